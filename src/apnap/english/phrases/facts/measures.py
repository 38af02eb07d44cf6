"""Phrases for the words of `apnap.abilities.facts.measures`."""

from __future__ import annotations

from typing import Final

from apnap.abilities.amounts import CardsIn, CountersOnThis, CountOf, ForEach, PowerOf, ToughnessOf
from apnap.abilities.facts.measures import (
    COLORS,
    CREATURE_TYPES,
    LAND_TYPES,
    NAMES,
    PARTY_SIZE,
    POWER,
    POWERS,
    TOUGHNESS,
    TYPES,
    VALUE,
    CardsOf,
    CountersOn,
    Devotion,
    Different,
    EachCard,
    GreaterOf,
    Greatest,
    GreatestOfBoth,
    HalfDown,
    Larger,
    Minus,
    OwnedCards,
    PartySize,
    PerBoth,
    PerEach,
    Plus,
)
from apnap.abilities.filters import INSTANT, OTHER, SORCERY, AnyOf
from apnap.abilities.players import EACH_OPPONENT, EACH_PLAYER, YOU, EachOpponent, EachPlayer, Themselves, You
from apnap.abilities.selectors import Each, Enchanted, Equipped, It, That, This
from apnap.abilities.targets import Target, TargetSlot
from apnap.english.amounts import AMOUNTS, PER, SINGLE, per
from apnap.english.grammar import listed, plural
from apnap.english.nouns import COLOR_WORDS, SELECTORS, Ref, Voice, noun, ref
from apnap.english.phrases.players import as_they
from apnap.english.reading.said import Misread, Said
from apnap.english.reading.table import fragment, reads, reads_knowing
from apnap.rules.ch1_concepts.definitions import Amount, Filter, Selector
from apnap.rules.core.constants import EXILE, GRAVEYARD, HAND, LIBRARY, ZONE_NAMES

ALL: Final = "all graveyards"


def place(zone: int, whose: Selector, voice: Voice) -> str:
    """`your graveyard`, `all graveyards`, `your opponents' graveyards`, `that player's hand`, `exile`."""
    name = ZONE_NAMES[zone]
    if zone == EXILE:
        return "exile"
    if isinstance(whose, EachOpponent):
        return f"your opponents' {plural(name)}"
    if type(whose) is EachPlayer:
        return f"all {plural(name)}" if zone == GRAVEYARD else f"all players' {plural(name)}"
    if isinstance(whose, You):
        return f"your {name}"
    if isinstance(whose, Themselves):
        return f"their {name}"
    said = ref(whose, voice).whose
    return f"{'their' if said == 'its' else said} {name}"


def among(what: Selector, voice: Voice) -> str:
    """`permanents you control`, `cards in your graveyard`, `creatures on the battlefield`."""
    if isinstance(what, Each):
        n = noun(what.filter)
        if not n.mine:
            n.mine = "on the battlefield"
        return n.many()
    return ref(what, voice).text


def _each_card(node: EachCard, voice: Voice) -> Ref:
    n = noun(node.filter, "card")
    return Ref(f"{n.many()} in {place(node.zone, node.whose, voice)}", many=True)


def _different(node: Different, voice: Voice) -> str:
    if node.of == NAMES and isinstance(node.what, Each):
        return f"the number of differently named {noun(node.what.filter).many()}"
    if node.of == COLORS and isinstance(node.what, That):
        return f"the number of colors {ref(node.what, voice).text} is"
    return f"the number of {'different ' if node.of == POWERS else ''}{node.of} among {among(node.what, voice)}"


def _different_one(node: Different, voice: Voice) -> str:
    if node.of == NAMES and isinstance(node.what, Each):
        return f"differently named {noun(node.what.filter).bare()}"
    if node.of == COLORS and isinstance(node.what, (It, That, TargetSlot, Enchanted, Equipped)):
        return f"of {ref(node.what, voice).whose} colors"
    different = "different " if node.of == POWERS else ""
    return f"{different}{node.of.removesuffix('s')} among {among(node.what, voice)}"


def _counters(node: CountersOn, voice: Voice) -> str:
    kind = f"{node.counter} counters" if node.counter else "counters"
    if isinstance(node.what, Each):
        return f"the number of {kind} among {noun(node.what.filter).many()}"
    if node.had:
        return f"the number of {kind} {ref(node.what, voice).text} had on it"
    return f"the number of {kind} on {ref(node.what, voice).text}"


def _counter(node: CountersOn, voice: Voice) -> str:
    kind = f"{node.counter} counter" if node.counter else "counter"
    if isinstance(node.what, Each):
        return f"{kind} among {noun(node.what.filter).many()}"
    return f"{kind} on {ref(node.what, voice).text}"


SELECTORS.add(EachCard, _each_card)
AMOUNTS.add(Greatest, lambda node, voice: f"the greatest {node.of} among {among(node.what, voice)}")
AMOUNTS.add(Different, _different)
SINGLE.add(Different, _different_one)
AMOUNTS.add(
    CardsOf,
    lambda node, voice: f"the number of {noun(node.filter, 'card').many()} in {place(node.zone, node.whose, voice)}",
)


def _card(node: CardsOf, voice: Voice) -> str:
    n = noun(node.filter, "card")
    late = [words for words in n.after if words.startswith("that was put there")]
    n.after = [words for words in n.after if words not in late]
    return " ".join([n.bare(), "in", place(node.zone, node.whose, voice), *late])


SINGLE.add(CardsOf, _card)
AMOUNTS.add(CountersOn, _counters)
SINGLE.add(CountersOn, _counter)
AMOUNTS.add(Devotion, lambda node, voice: f"your devotion to {listed([COLOR_WORDS[c] for c in node.colors], 'and')}")
AMOUNTS.add(PartySize, lambda node, voice: "the number of creatures in your party")
SINGLE.add(PartySize, lambda node, voice: "creature in your party")
AMOUNTS.add(Plus, lambda node, voice: f"{AMOUNTS.say(node.one, voice)} plus {AMOUNTS.say(node.other, voice)}")
AMOUNTS.add(Minus, lambda node, voice: f"{AMOUNTS.say(node.one, voice)} minus {AMOUNTS.say(node.other, voice)}")
AMOUNTS.add(
    HalfDown,
    lambda node, voice: f"half {AMOUNTS.say(node.what, voice)}{'' if node.apart else ', rounded down'}",
)
PER.add(PerEach, lambda node, voice: SINGLE.say(node.what, voice))
AMOUNTS.add(PerEach, lambda node, voice: AMOUNTS.say(node.what, voice))

AMOUNTS.add(
    Larger,
    lambda node, voice: f"{AMOUNTS.say(node.one, voice)} or {AMOUNTS.say(node.other, voice)}, whichever is greater",
)
reads("amount", "<sum part> plus <sum part>", Plus)
reads("amount", "<sum part> or <sum part> , whichever is greater", Larger)
reads("sum part", "the number of <permanents>", lambda f: CountOf(Each(*f)))
reads("sum part", "the number of <those cards in>", lambda found: counted_cards(found))
reads("amount", "<sum part> minus <plain number>", Minus)
reads(
    "counted",
    "<permanent> and each <card> in your graveyard",
    lambda f, g: PerBoth(ForEach(*f), CardsOf(GRAVEYARD, *g)),
)
reads(
    "counted",
    "other <permanent> and each <card> in your graveyard",
    lambda f, g: PerBoth(ForEach(OTHER, *f), CardsOf(GRAVEYARD, *g)),
)
PER.add(PerBoth, lambda node, voice: f"{per(node.one, voice)} and each {per(node.other, voice)}")
AMOUNTS.add(PerBoth, lambda node, voice: f"{AMOUNTS.say(node.one, voice)} plus {AMOUNTS.say(node.other, voice)}")
reads("whose zone", "your <zone>", lambda zone: (zone, YOU))
reads("whose zone", "all graveyards", lambda: (GRAVEYARD, EACH_PLAYER))
reads("whose zone", "all players ' hands", lambda: (HAND, EACH_PLAYER))
reads("whose zone", "your opponents ' graveyards", lambda: (GRAVEYARD, EACH_OPPONENT))
reads("whose zone", "your opponents ' hands", lambda: (HAND, EACH_OPPONENT))
reads_knowing("whose zone", "that player 's <zone>", lambda said, zone: (zone, said.that_player()))
reads_knowing("whose zone", "their <zone>", lambda said, zone: (zone, as_they(said.they())))
reads("whose zone", "<whose> <zone>", lambda who, zone: (zone, who))
reads("zone", "graveyard", GRAVEYARD)
reads("zone", "hand", HAND)
reads("zone", "library", LIBRARY)
reads("whose", "<who> 's", lambda who: who)
reads("those cards in", "other <cards> in <whose zone>", lambda f, zone: (zone[0], zone[1], (OTHER, *f)))
reads("those cards in", "<cards> in <whose zone>", lambda f, zone: (zone[0], zone[1], f))


def counted_cards(found: tuple[int, Selector, tuple[Filter, ...]]) -> Amount:
    """Cards of a kind, or all of them."""
    zone, whose, filters = found
    if not filters:
        return CardsIn(zone, whose)
    return CardsOf(zone, *filters, whose=whose)


reads("amount", "the [total] number of <those cards in>", counted_cards)
reads(
    "single",
    "<card> in <whose zone>",
    lambda f, zone: counted_cards((zone[0], zone[1], f)),
)
reads(
    "single",
    "<card> in <whose zone> <put there>",
    lambda f, zone, late: counted_cards((zone[0], zone[1], (*f, late))),
)
reads("amount", "the number of different powers among <among>", lambda what: Different(POWERS, what))
reads("measure", "power", POWER)
reads("measure", "toughness", TOUGHNESS)
reads("measure", "mana value", VALUE)
reads("variety", "colors", COLORS)
reads("variety", "basic land types", LAND_TYPES)
reads("variety", "card types", TYPES)
reads("variety", "creature types", CREATURE_TYPES)
reads("one variety", "color", COLORS)
reads("one variety", "basic land type", LAND_TYPES)
reads("one variety", "card type", TYPES)
reads("among", "<permanents> [on the battlefield]", lambda f: Each(*f))
reads("among", "other <permanents> [on the battlefield]", lambda f: Each(OTHER, *f))
reads("among", "<those cards in>", lambda found: EachCard(found[0], *found[2], whose=found[1]))
reads("amount", "the greatest <measure> among <among>", Greatest)
reads("amount", "the number of [different] <variety> among <among>", Different)
reads("single", "[different] <one variety> among <among>", Different)
reads("amount", "the number of differently named <permanents>", lambda f: Different(NAMES, Each(*f)))
reads("single", "differently named <permanent>", lambda f: Different(NAMES, Each(*f)))


def on_what(kind: str, what: Selector) -> Amount:
    return CountersOnThis(kind, what.said) if isinstance(what, This) else CountersOn(what, kind)


reads("amount", "the number of <counter> counters on <object>", on_what)
reads("amount", "the number of counters on <object>", CountersOn)
reads_knowing("amount", "the number of counters it had on it", lambda said: CountersOn(said.it(), had=True))
reads_knowing(
    "amount",
    "the number of <counter> counters it had on it",
    lambda said, kind: CountersOn(said.it(), kind, had=True),
)
reads("single", "<counter> counter on <object>", on_what)
reads("single", "counter on <object>", CountersOn)
reads("single", "<counter> counter among <permanents>", lambda kind, f: CountersOn(Each(*f, how="plain"), kind))
reads(
    "single",
    "<counter> counter among other <permanents>",
    lambda kind, f: CountersOn(Each(OTHER, *f, how="plain"), kind),
)
reads("amount", "the number of counters among <permanents>", lambda f: CountersOn(Each(*f)))
reads("amount", "the number of <counter> counters among <permanents>", lambda kind, f: CountersOn(Each(*f), kind))
reads("amount", "the number of <counter> counters on <permanents>", lambda kind, f: CountersOn(Each(*f), kind))
reads("amount", "your devotion to <color letter>", Devotion)
reads("amount", "your devotion to <color letter> and <color letter>", lambda one, other: Devotion(one + other))
reads("amount", "the number of creatures in your party", PARTY_SIZE)
reads("single", "creature in your party", PARTY_SIZE)
reads("amount", "the number of opponents you have", lambda: CountOf(EACH_OPPONENT))
reads("amount", "the number of (players|players in the game)", lambda: CountOf(EACH_PLAYER))
reads("single", "opponent", lambda: CountOf(EACH_OPPONENT))
reads("single", "opponent you have", lambda: CountOf(EACH_OPPONENT, yours=True))
reads("single", "player", lambda: CountOf(EACH_PLAYER))
reads("counted", "<single>", PerEach)
reads("amount", "<plain number> plus <amount>", Plus)
reads("amount", "<amount> plus <plain number>", Plus)
reads("amount", "<amount> minus <plain number>", Minus)
reads("plain number", "<digits>", lambda n: n)
reads("plain number", "one", 1)
reads("plain number", "<number word>", lambda n: n)
reads("amount", "half <amount> , rounded down", HalfDown)
AMOUNTS.add(
    GreaterOf,
    lambda node, voice: f"{AMOUNTS.say(node.one, voice)} or {AMOUNTS.say(node.other, voice)}, whichever is greater",
)
reads("amount", "<amount of life> or <amount> , whichever is greater", GreaterOf)
reads_knowing("amount", "its power plus its toughness", lambda said: Plus(PowerOf(said.it()), ToughnessOf(said.it())))
reads_knowing("amount", "the power of target <permanent>", lambda said, f: PowerOf(said.chose(Target(*f))))
reads_knowing("amount", "the toughness of target <permanent>", lambda said, f: ToughnessOf(said.chose(Target(*f))))
reads(
    "single",
    "instant and sorcery card in <whose zone>",
    lambda zone: CardsOf(zone[0], AnyOf(INSTANT, SORCERY, join="and"), whose=zone[1]),
)
reads("single", "different power among <among>", lambda what: Different(POWERS, what))
reads_knowing("single", "of its colors", lambda said: Different(COLORS, one_thing(said)))
reads("single", "of <that thing> 's colors", lambda what: Different(COLORS, what))


def one_thing(said: Said) -> Selector:
    """What 'its' means, if that is one thing that was spoken of: not each of several, nor this."""
    what = said.it()
    if isinstance(what, This):
        raise Misread("each of them has colors of its own")
    return what


reads_knowing("amount", "the number of colors that spell is", lambda said: Different(COLORS, said.that_spell()))
OWN = "you own in exile and in your graveyard"
AMOUNTS.add(
    OwnedCards,
    lambda node, voice: f"the {'total ' if node.total else ''}number of {noun(node.filter, 'card').many()} {OWN}",
)
SINGLE.add(OwnedCards, lambda node, voice: f"{noun(node.filter, 'card').bare()} {OWN}")
fragment("exile and graveyard", "in exile and in your graveyard")
reads("amount", "the number of <cards> you own <exile and graveyard>", lambda f: OwnedCards(*f))
reads("amount", "the total number of <cards> you own <exile and graveyard>", lambda f: OwnedCards(*f, total=True))
reads("single", "<card> you own <exile and graveyard>", lambda f: OwnedCards(*f))
AMOUNTS.add(
    GreatestOfBoth,
    lambda node, voice: f"{AMOUNTS.say(node.one, voice)} and {among(node.other.what, voice)}",
)
reads(
    "amount",
    "the greatest <measure> among <permanents> and <those cards in>",
    lambda of, f, found: GreatestOfBoth(
        Greatest(of, Each(*f)), Greatest(of, EachCard(found[0], *found[2], whose=found[1]))
    ),
)
