"""Phrases for the words of `apnap.abilities.effects.whole_zones`."""

from __future__ import annotations

from apnap.abilities.effects.whole_zones import DiscardHand, ExileGraveyard, ExileOwn, ReturnOwn
from apnap.abilities.filters import OTHER, YOU_CONTROL, ControlledBy
from apnap.abilities.players import EACH_OPPONENT, EACH_PLAYER, THAT_PLAYER, THEMSELVES, YOU, EachOpponent, EachPlayer
from apnap.english.grammar import number_word
from apnap.english.nouns import Voice, noun, ref
from apnap.english.phrases.effects.player_actions import reads_done
from apnap.english.reading.said import Misread, Said, made_it
from apnap.english.reading.table import reads, reads_knowing
from apnap.english.sentences import CLAUSES, Clause, order
from apnap.rules.ch1_concepts.definitions import Filter, Selector


def _hand(node: DiscardHand, voice: Voice) -> Clause:
    who = ref(node.who, voice)
    all_cards = "all the cards in " if node.cards else ""
    return Clause(who, "discards", "discard", f"{all_cards}{'your' if who.you else 'their'} hand")


def _graveyard(node: ExileGraveyard, voice: Voice) -> Clause:
    if type(node.who) is EachPlayer:
        return order("exile", "all graveyards")
    if isinstance(node.who, EachOpponent):
        return order("exile", "all opponents' graveyards")
    return order("exile", f"{ref(node.who, voice).whose} graveyard")


def _own(node: ReturnOwn, voice: Voice) -> Clause:
    who = ref(node.who, voice)
    n = noun(node.filter)
    n.mine = "you control" if who.you else "they control"
    what = n.one() if node.number == 1 else f"{number_word(node.number)} {n.many()}"
    return Clause(who, "returns", "return", f"{what} to {'its' if node.number == 1 else 'their'} owner's hand")


def own(filters: tuple[Filter, ...]) -> list[Filter]:
    """What you control, which the word itself says."""
    if YOU_CONTROL not in filters:
        raise Misread("only one's own permanents are returned so")
    return [one for one in filters if one != YOU_CONTROL]


def theirs(filters: tuple[Filter, ...]) -> list[Filter]:
    """What they control, said of those who return it."""
    rest = [one for one in filters if not (isinstance(one, ControlledBy) and one.player in (THAT_PLAYER, THEMSELVES))]
    if len(rest) == len(filters):
        raise Misread("only one's own permanents are returned so")
    return rest


def _exile_own(node: ExileOwn, voice: Voice) -> Clause:
    clause = _own(node, voice)
    return Clause(clause.subject, "exiles", "exile", clause.rest.partition(" to it")[0].partition(" to their")[0])


CLAUSES.add(ExileOwn, _exile_own)
CLAUSES.add(DiscardHand, _hand)
CLAUSES.add(ExileGraveyard, _graveyard)
CLAUSES.add(ReturnOwn, _own)
reads("effect", "discard your hand", DiscardHand)
reads("effect", "discard all (the cards|cards) in your hand", lambda: DiscardHand(cards=True))
reads("effect", "<who> (discards|discard) their hand", DiscardHand)
reads_done("(discards|discard) (their|your) hand", DiscardHand)
reads_done("(discards|discard) all the cards in their hand", lambda who: DiscardHand(who, cards=True))


def exiled(said: Said, who: Selector) -> ExileGraveyard:
    """The exiled cards are what is spoken of from now on."""
    said.took_up()
    return ExileGraveyard(who)


reads_knowing("effect", "exile <who> 's graveyard", exiled)
reads_knowing("effect", "exile your graveyard", lambda said: exiled(said, YOU))
reads_knowing("effect", "exile all graveyards", lambda said: exiled(said, EACH_PLAYER))
reads_knowing("effect", "exile all cards from <who> 's graveyard", exiled)
reads_knowing("effect", "exile (all opponents '|each opponent 's) graveyards", lambda said: exiled(said, EACH_OPPONENT))
reads("effect", "return a <permanent> to its owner 's hand", lambda f: ReturnOwn(1, *own(f)))
reads("effect", "return another <permanent> to its owner 's hand", lambda f: ReturnOwn(1, OTHER, *own(f)))
reads("effect", "return <number word> <permanents> to their owner 's hand", lambda n, f: ReturnOwn(n, *own(f)))
reads(
    "effect",
    "<who> returns a <permanent> to its owner 's hand",
    lambda who, f: ReturnOwn(1, *theirs(f), who=who),
)


def exiles(said: Said, number: int, *filters: Filter) -> ExileOwn:
    """What another ability of the card speaks of as the exiled card is another word. CR 607.2a."""
    if said.linked:
        raise Misread("another ability speaks of the exiled card")
    made_it(said)
    return ExileOwn(number, *own(filters))


reads_knowing("effect", "exile a <permanent>", lambda said, f: exiles(said, 1, *f))
reads_knowing("effect", "exile another <permanent>", lambda said, f: exiles(said, 1, OTHER, *f))
reads_knowing("effect", "exile <number word> <permanents>", lambda said, n, f: exiles(said, n, *f))
