"""Phrases for life totals, libraries, shields, and what is counted for each."""

from __future__ import annotations

from typing import Final

from apnap.abilities.amounts import CardsIn, ForEach, HalfUp, ManaValueOf
from apnap.abilities.effects.damage_shields import PreventNext
from apnap.abilities.effects.delayed_triggers import AtNext
from apnap.abilities.effects.exile_and_return import ReturnExiled
from apnap.abilities.effects.flow import MayThen
from apnap.abilities.effects.life import LifeBecomes, LifeLost, LoseHalfLife, MostLife
from apnap.abilities.effects.moves import PutOnLibrary
from apnap.abilities.effects.outcomes import EachNonwinner, EachWinner, PlaySubgame
from apnap.abilities.filters import SharesCreatureType
from apnap.abilities.keyword_abilities.cycling import CyclesACard
from apnap.abilities.keyword_actions.exchange_and_double import DoubleLife
from apnap.abilities.keyword_actions.searching import ShuffleIntoLibrary, TakeFromLibrary
from apnap.abilities.players import EachOpponent, You
from apnap.abilities.statics.changes import GetsForEach
from apnap.abilities.statics.restrictions import LivesWithoutLife
from apnap.abilities.targets import TargetCard
from apnap.english.abilities import EVENTS, does
from apnap.english.common import ONTO_YOURS
from apnap.english.effects import AMOUNTS, CHANGES, CLAUSES, PER, SENTENCES, Changed, Clause, of_mass, order, sentences
from apnap.english.nouns import FILTERS, SELECTORS, Noun, Ref, Voice, all_of, noun, ref
from apnap.english.words import size_change
from apnap.rules.ch1_concepts.definitions import Filter
from apnap.rules.core.constants import STEP_NAMES, ZONE_NAMES


# what is counted ------------------------------------------------------------------------------------------------------
def counted(filter: Filter) -> str:
    """`creature you control`, `Elf on the battlefield`, `other creature on the battlefield that ...`."""
    n = noun(filter)
    if not n.mine:
        n.mine = "on the battlefield"
    return ("other " if n.other else "") + n.bare()


def _shares(node: SharesCreatureType, n: Noun) -> None:
    n.other = True
    n.types.append("creature")
    n.after.append(f"that shares {'at least one' if node.at_least_one else 'a'} creature type with it")


def holder(node: CardsIn, voice: Voice) -> str:
    """`your`, `that player's`: who was named before is that player."""
    whose = ref(node.who, voice).whose
    return "that player's" if whose == "its" else whose


FILTERS.add(SharesCreatureType, _shares)
PER.add(ForEach, lambda node, voice: counted(node.filter))
AMOUNTS.add(
    CardsIn, lambda node, voice: f"the number of cards in {holder(node, voice)} {ZONE_NAMES[node.zone]}"
)
AMOUNTS.add(ManaValueOf, lambda node, voice: f"{ref(node.what, voice).whose} mana value")
AMOUNTS.add(
    HalfUp,
    lambda node, voice: f"half {AMOUNTS.say(node.what, voice).replace('your life total', 'your life')}, rounded up",
)
WITH: Final = "using their libraries as their decks"
CLAUSES.add(
    PlaySubgame,
    lambda node, voice: Clause(Ref("players"), "play", "play", f"a Magic subgame, {WITH}", spoken=True),
)
SELECTORS.add(EachWinner, lambda node, voice: Ref("each player who won the subgame"))
SELECTORS.add(EachNonwinner, lambda node, voice: Ref("each player who doesn't win the subgame"))
CHANGES.add(
    GetsForEach,
    lambda node, voice: Changed(
        "gets", "get", f"{size_change(node.power, node.toughness)} for each {PER.say(node.each, voice)}"
    ),
)


# life totals ----------------------------------------------------------------------------------------------------------
def _becomes(node: LifeBecomes, voice: Voice) -> Clause:
    whose = ref(node.who, voice).whose
    return Clause(Ref(f"{whose} life total"), "becomes", "become", AMOUNTS.say(node.amount, voice))


def _most_life(node: MostLife, voice: Voice) -> str:
    among = "your opponents" if isinstance(node.who, EachOpponent) else "all players"
    return f"the {'lowest' if node.least else 'highest'} life total among {among}"


AMOUNTS.add(MostLife, _most_life)
CLAUSES.add(LifeBecomes, _becomes)
CLAUSES.add(
    LoseHalfLife,
    lambda node, voice: Clause(
        ref(node.who, voice),
        "loses",
        "lose",
        f"half {'your' if ref(node.who, voice).you else 'their'} life, rounded up",
        spoken=True,
    ),
)
CLAUSES.add(DoubleLife, lambda node, voice: order("double", f"{ref(node.who, voice).whose} life total"))


PER.add(LifeLost, lambda node, voice: "1 life you lost")
NONE_LEFT: Final = "0 or less life"
CHANGES.add(LivesWithoutLife, lambda node, voice: Changed("doesn't", "don't", f"lose the game for having {NONE_LEFT}"))


# libraries ------------------------------------------------------------------------------------------------------------
def _put(node: PutOnLibrary, voice: Voice) -> Clause:
    what = all_of(node.what, voice)
    place = "on the bottom of" if node.bottom else "on top of"
    whose = "their owners' libraries" if what.many else "its owner's library"
    if isinstance(node.what, TargetCard) and isinstance(node.what.whose, You):
        whose = "your library"
    return order("put", f"{what.text} {place} {whose}")


def _shuffle(node: ShuffleIntoLibrary, voice: Voice) -> Clause:
    what = all_of(node.what, voice)
    if what.text == "it":
        what = Ref(voice.self_noun)  # the card says its name again
    return order("shuffle", f"{what.text} into {'their owners' if what.many else 'its owner'}'s library")


def _take(node: TakeFromLibrary, voice: Voice) -> list[str]:
    whose = ref(node.whose, voice).whose
    what = noun(node.filter, "card").one()
    return [
        f"search {whose} library for {what} and put that card {ONTO_YOURS}",
        "then that player shuffles",
    ]


CLAUSES.add(PutOnLibrary, _put)
CLAUSES.add(ShuffleIntoLibrary, _shuffle)
SENTENCES.add(TakeFromLibrary, _take)


# blinking -------------------------------------------------------------------------------------------------------------
def _return(node: ReturnExiled, voice: Voice) -> Clause:
    whose = "its owner's" if node.under is None else ref(node.under, voice).whose
    return order("return", f"{'it' if node.pronoun else 'that card'} to the battlefield under {whose} control")


def _at_next(node: AtNext, voice: Voice) -> list[str]:
    said = sentences(node.ability.effect, voice)
    which = "first" if node.first else "next"
    whose = "the" if node.whose is None else ref(node.whose, voice).whose
    return [*said[:-1], f"{said[-1]} at the beginning of {whose} {which} {STEP_NAMES[node.step]}"]


def _may_then(node: MayThen, voice: Voice) -> list[str]:
    then = sentences(node.then, voice)
    return [f"you may {sentences(node.effect, voice)[0]}", f"if you do, {then[0]}", *then[1:]]


CLAUSES.add(ReturnExiled, _return)
SENTENCES.add(AtNext, _at_next)
SENTENCES.add(MayThen, _may_then)
EVENTS.add(CyclesACard, lambda node, voice: f"{does(node.who, voice, 'cycles', 'cycle')} a card")


# shields --------------------------------------------------------------------------------------------------------------
def _prevent(node: PreventNext, voice: Voice) -> Clause:
    much = of_mass(node.amount, "damage", voice)
    return order("prevent", f"the next {much} that would be dealt to {ref(node.to, voice).text} this turn")


CLAUSES.add(PreventNext, _prevent)
