"""Phrases for the words of `apnap.abilities.zones.chosen`."""

from __future__ import annotations

from typing import Final

from apnap.abilities.amounts import ManaValueOf, PowerOf, ToughnessOf
from apnap.abilities.base import Number
from apnap.abilities.effects.flow import Both
from apnap.abilities.effects.moves import ReturnToBattlefield
from apnap.abilities.facts.comparing import GreatestBuried
from apnap.abilities.facts.qualities import SharesName
from apnap.abilities.facts.turn import PutThereThisTurn
from apnap.abilities.filters import YOU_OWN
from apnap.abilities.players import YOU, EachPlayer, OwnerOf, You, YouAnd
from apnap.abilities.selectors import AllOfThese, ExiledForIt, RevealedForIt
from apnap.abilities.zones.chosen import ChooseCards, CommandersAtHome, HandAndGraveyard, OpponentsChoose
from apnap.abilities.zones.exiled_with import CardsExiledHere
from apnap.abilities.zones.playing import CastSome
from apnap.abilities.zones.putting import (
    ALL,
    AT_RANDOM,
    BY_OPPONENT,
    EXACTLY,
    FROM_ALL_GRAVEYARDS,
    FROM_GRAVEYARD,
    IN_EXILE,
    IN_HAND,
    IN_PLAY,
    SHUFFLED,
    Among,
    InZone,
    PutCards,
    Supply,
)
from apnap.english.amounts import of_count
from apnap.english.grammar import article
from apnap.english.nouns import Ref, Voice, noun, ref
from apnap.english.phrases.effects.moves import exiled
from apnap.english.phrases.effects.player_actions import reads_done
from apnap.english.phrases.zones.exiled_with import linked
from apnap.english.phrases.zones.putting import EXILED, OF_THESE, Place, Some, at_random, putting, theirs
from apnap.english.phrases.zones.together import supply_words
from apnap.english.reading.said import Misread, Said, made_it
from apnap.english.reading.table import fragment, reads, reads_knowing
from apnap.english.sentences import CLAUSES, SENTENCES, Clause, one, order
from apnap.rules.ch1_concepts.definitions import Filter, Selector
from apnap.rules.core.constants import BATTLEFIELD, EXILE


def _choose(node: ChooseCards, voice: Voice) -> Clause:
    n = noun(node.filter, "card")
    if node.how == BY_OPPONENT and isinstance(node.supply, Among):
        return Clause(Ref("an opponent"), "chooses", "choose", f"{of_count(node.amount, voice)} of {node.supply.words}")
    one = isinstance(node.amount, Number) and node.amount.number == 1
    if isinstance(node.supply, Among) and not n.told() and node.supply.words in OF_THESE:
        return order("choose", f"{of_count(node.amount, voice)} of {node.supply.words}")
    what = n.one() if one else f"{of_count(node.amount, voice)} {n.many()}"
    if node.how == AT_RANDOM:
        what += " at random"
    if isinstance(node.supply, InZone) and node.supply.zone == EXILE:
        return order("choose", article(f"exiled {noun(node.filter, 'card').bare()}"))
    where = supply_words(node.supply, "your", voice)
    if node.by is not None:
        return Clause(ref(node.by, voice), "chooses", "choose", f"{what} {where.replace('from', 'in', 1)}")
    return order("choose", f"{what} {where.replace('from', 'in', 1) if node.within else where}")


CLAUSES.add(ChooseCards, _choose)
reads_knowing(
    "effect",
    "choose a exiled <card>",
    lambda said, f: choosing(said, (1, EXACTLY, f), InZone(EXILE, of_all=True)),
)


def choosing(said: Said, some: Some, supply: Supply, how: str = EXACTLY, within: bool = False) -> ChooseCards:
    """Cards are chosen, which 'it' and 'that card' mean from now on."""
    number, exactly, filters = some
    if exactly != EXACTLY:
        raise Misread("so many are chosen")
    made_it(said)
    return ChooseCards(supply, number, *filters, how=how, within=within)


reads_knowing("effect", "choose <some of> <of these>", lambda said, s, among: choosing(said, (*s, ()), among))
reads_knowing(
    "effect",
    "an opponent chooses <some of> <of these>",
    lambda said, s, among: choosing(said, (*s, ()), among, BY_OPPONENT),
)
for _words, _within in (("from your graveyard", False), ("in your graveyard", True)):
    reads_knowing(
        "effect",
        f"choose <some cards> at random {_words}",
        lambda said, some, within=_within: choosing(said, some, FROM_GRAVEYARD, AT_RANDOM, within),
    )


reads_knowing(
    "effect",
    "<who> (chooses|choose) a <card> in your graveyard",
    lambda said, who, f: chosen_by(said, who, f),
)


def chosen_by(said: Said, who: Selector, filters: tuple[Filter, ...]) -> ChooseCards:
    """One other player chooses a card of yours."""
    if isinstance(who, (You, YouAnd, EachPlayer)):
        raise Misread("another player chooses")
    made_it(said)
    return ChooseCards(FROM_GRAVEYARD, 1, *filters, within=True, by=who)


# the card that another ability exiled
def exiled_card(said: Said, late: bool = False) -> Selector:
    """What 'the exiled card' means: what this ability exiled, or else what another one did. CR 607.2a."""
    if said.exiles or said.is_spell():
        return ExiledForIt(late)
    linked(said)
    return CardsExiledHere(the=True, late=late)


reads_knowing("who", "the exiled card 's owner", lambda said: OwnerOf(exiled_card(said)))
for _kind, _of in (("power", PowerOf), ("toughness", ToughnessOf), ("mana value", ManaValueOf)):
    reads_knowing(
        "amount",
        f"the exiled card 's {_kind}",
        lambda said, of=_of: of(exiled_card(said)),
    )
    reads_knowing(
        "amount",
        f"the {_kind} of the exiled card",
        lambda said, of=_of: of(exiled_card(said, late=True)),
    )
reads_knowing(
    "after",
    "with the same name as the exiled card",
    lambda said: SharesName(exiled_card(said)),
)

# your commander
reads(
    "effect",
    "cast your commander <from the command zone> <for nothing>",
    lambda free: CastSome(CommandersAtHome(), 1),
)


# what was put there this turn
def back(said: Said, filters: tuple[Filter, ...], there: Filter, place: Place) -> PutCards:
    made_it(said)
    return PutCards(InZone(FROM_GRAVEYARD.zone), 0, *filters, there, to=place[0], how=ALL, tapped=place[1])


reads_knowing(
    "put",
    "return to your hand all <cards> in your graveyard <put there>",
    lambda said, f, there: back(said, f, there, (IN_HAND, False)),
)
fragment("out of play this turn", "from the battlefield this turn")
reads_knowing(
    "put",
    "return to your hand all <cards> that were put into your graveyard <out of play this turn>",
    lambda said, f: back(said, f, PutThereThisTurn(BATTLEFIELD), (IN_HAND, False)),
)


reads("some cards", "all the cards", lambda: (0, ALL, ()))
for _tapped, _words in ((False, ""), (True, " tapped")):
    reads_knowing(
        "put",
        f"return to the battlefield{_words} all <cards> in your graveyard <put there>",
        lambda said, f, there, tapped=_tapped: back(said, f, there, (IN_PLAY, tapped)),
    )


def best_one(said: Said, filters: tuple[Filter, ...], of: str, again: str) -> PutCards:
    """The card with the greatest number, or one of those that are tied for it."""
    if of != again:
        raise Misread("two measures are compared")
    made_it(said)
    return PutCards(InZone(FROM_GRAVEYARD.zone), 1, *filters, GreatestBuried(of, *filters), to=IN_HAND)


fragment("two or more", "two or more cards")
reads_knowing(
    "put",
    "return to your hand the <card> in your graveyard with the greatest <measure> . "
    "if <two or more> are tied for greatest <measure> , you choose one of them",
    best_one,
)


def _opponents_choose(node: OpponentsChoose, voice: Voice) -> list[str]:
    what = noun(node.filter, "card").bare()
    rest = one(node.rest, voice).removeprefix("put ")
    first = f"{IN_TURN}, each opponent chooses a different {what} from among them"
    return [first, f"put the chosen cards into your hand and {rest}"]


IN_TURN: Final = "starting with the next opponent in turn order"
SENTENCES.add(OpponentsChoose, _opponents_choose)
fragment("in turn from you", IN_TURN)
reads_knowing(
    "sentence",
    "<in turn from you> , each opponent chooses a different <card> <from among> . "
    "put the chosen cards into your hand and <put rest>",
    lambda said, f, supply, last: OpponentsChoose(supply, last, *f),
)
reads_knowing(
    "put",
    "put onto the battlefield <under your control> all <cards> in all graveyards <put there>",
    lambda said, f, there: (made_it(said), PutCards(FROM_ALL_GRAVEYARDS, 0, *f, there, to=IN_PLAY, how=ALL))[1],
)
reads("put", "return to the battlefield <my card>", ReturnToBattlefield)


# both at once
def both_zones(who: Selector = YOU) -> PutCards:
    return PutCards(HandAndGraveyard(), 0, to=SHUFFLED, how=ALL, who=who)


reads("own zone", "from your hand (or|and/or) graveyard", HandAndGraveyard)
reads("effect", "shuffle your hand and graveyard into your library", both_zones)
reads(
    "effect",
    "<who> (shuffles|shuffle) their hand and graveyard into their library",
    lambda who: both_zones(theirs(who)),
)
reads_done("(shuffles|shuffle) their hand and graveyard into their library", both_zones)
reads_knowing(
    "put",
    "exile all <cards> from <who> 's graveyard",
    lambda said, f, who: (
        made_it(said),
        PutCards(FROM_GRAVEYARD, 0, *f, to=IN_EXILE, how=ALL, who=theirs(who), by_you=True),
    )[1],
)

# what was revealed or exiled for it
for _kind, _of in (("power", PowerOf), ("toughness", ToughnessOf), ("mana value", ManaValueOf)):
    reads("amount", f"the revealed card 's {_kind}", lambda of=_of: of(RevealedForIt()))


def copied_exiled(said: Said) -> Selector:
    """What is copied, and 'that card' afterwards."""
    card = exiled_card(said)
    if isinstance(card, CardsExiledHere):
        said.mention(COPIED, card)
    return card


def that_copied(said: Said) -> CardsExiledHere:
    """'That card', where one that another ability exiled was copied."""
    if not any(kind == COPIED for kind, _ in said.mentions):
        raise Misread("no exiled card was copied")
    return CardsExiledHere(the=True, late=True, that=True)


COPIED: Final = "copied"
reads_knowing("copied", "the exiled card", copied_exiled)
reads_knowing("amount", "the mana value of that card", lambda said: ManaValueOf(that_copied(said)))
reads_knowing(
    "put",
    "exile <some cards> at random <own zone>",
    lambda said, some, zone: putting(said, at_random(some), zone, EXILED),
)
reads_knowing("effect", "exile <my card> and <any card>", lambda said, one, other: exiled(said, AllOfThese(one, other)))
reads_knowing(
    "played",
    "play cards you own exiled with ~",
    lambda said: (linked(said), (CardsExiledHere(YOU_OWN), (), False, ""))[1],
)


def in_two_places(said: Said, some: Some, here: Supply, to: Place, more: Some, there: Supply, then: Place) -> Both:
    """Cards from among the same go to two places; the verb is said once."""
    if here != there:
        raise Misread("they are taken from among the same cards")
    return Both(putting(said, some, here, to), putting(said, more, there, then))


reads_knowing(
    "effect",
    "put <some cards> <from among> <own place> and <some cards> <from among> <own place>",
    in_two_places,
)
