"""Phrases for the words of `apnap.abilities.zones.chosen`."""

from __future__ import annotations

from apnap.abilities.amounts import ManaValueOf, PowerOf, ToughnessOf
from apnap.abilities.base import Number
from apnap.abilities.effects.flow import Both
from apnap.abilities.facts.qualities import SharesName
from apnap.abilities.filters import YOU_OWN
from apnap.abilities.players import YOU, OwnerOf
from apnap.abilities.selectors import AllOfThese, ExiledForIt, RevealedForIt
from apnap.abilities.zones.chosen import ChooseCards, CommandersAtHome, HandAndGraveyard
from apnap.abilities.zones.exiled_with import CardsExiledHere
from apnap.abilities.zones.playing import CastSome
from apnap.abilities.zones.putting import (
    ALL,
    AT_RANDOM,
    EXACTLY,
    FROM_GRAVEYARD,
    IN_EXILE,
    IN_HAND,
    SHUFFLED,
    Among,
    InZone,
    PutCards,
    Supply,
)
from apnap.english.amounts import of_count
from apnap.english.nouns import Voice, noun
from apnap.english.phrases.effects.moves import exiled
from apnap.english.phrases.effects.player_actions import reads_done
from apnap.english.phrases.zones.exiled_with import linked
from apnap.english.phrases.zones.putting import EXILED, OF_THESE, Place, Some, at_random, putting, supply_words, theirs
from apnap.english.reading.said import Misread, Said, made_it
from apnap.english.reading.table import reads, reads_knowing
from apnap.english.sentences import CLAUSES, Clause, order
from apnap.rules.ch1_concepts.definitions import Filter, Selector


def _choose(node: ChooseCards, voice: Voice) -> Clause:
    n = noun(node.filter, "card")
    one = isinstance(node.amount, Number) and node.amount.number == 1
    if isinstance(node.supply, Among) and not n.told() and node.supply.words in OF_THESE:
        return order("choose", f"{of_count(node.amount, voice)} of {node.supply.words}")
    what = n.one() if one else f"{of_count(node.amount, voice)} {n.many()}"
    if node.how == AT_RANDOM:
        what += " at random"
    where = supply_words(node.supply, "your", voice)
    return order("choose", f"{what} {where.replace('from', 'in', 1) if node.within else where}")


CLAUSES.add(ChooseCards, _choose)


def choosing(said: Said, some: Some, supply: Supply, how: str = EXACTLY, within: bool = False) -> ChooseCards:
    """Cards are chosen, which 'it' and 'that card' mean from now on."""
    number, exactly, filters = some
    if exactly != EXACTLY:
        raise Misread("so many are chosen")
    made_it(said)
    return ChooseCards(supply, number, *filters, how=how, within=within)


reads_knowing("effect", "choose <some of> <of these>", lambda said, s, among: choosing(said, (*s, ()), among))
for _words, _within in (("from your graveyard", False), ("in your graveyard", True)):
    reads_knowing(
        "effect",
        f"choose <some cards> at random {_words}",
        lambda said, some, within=_within: choosing(said, some, FROM_GRAVEYARD, AT_RANDOM, within),
    )


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
    return PutCards(InZone(FROM_GRAVEYARD.zone), 0, *filters, there, to=place[0], how=ALL)


reads_knowing(
    "put",
    "return to your hand all <cards> in your graveyard <put there>",
    lambda said, f, there: back(said, f, there, (IN_HAND, False)),
)


# both at once
def both_zones(who: Selector = YOU) -> PutCards:
    return PutCards(HandAndGraveyard(), 0, to=SHUFFLED, how=ALL, who=who)


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
reads("copied", "the exiled card", ExiledForIt)
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
