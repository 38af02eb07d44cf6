"""Phrases for the words of `apnap.abilities.zones.putting`."""

from __future__ import annotations

from typing import Final

from apnap.abilities.base import Number
from apnap.abilities.effects.flow import Both
from apnap.abilities.facts.this_way import ThisWay
from apnap.abilities.filters import Everything
from apnap.abilities.players import YOU, You
from apnap.abilities.selectors import This
from apnap.abilities.targets import Target as TargetPermanent
from apnap.abilities.targets import TargetCard, plain_target
from apnap.abilities.zones.chosen import AmongThose, HandAndGraveyard
from apnap.abilities.zones.putting import (
    ALL,
    ANY_NUMBER,
    AT_BOTTOM_AT_RANDOM,
    AT_RANDOM,
    BY_OPPONENT,
    DISCARDED,
    EXACTLY,
    FROM_ALL_GRAVEYARDS,
    FROM_GRAVEYARD,
    FROM_HAND,
    IN_EXILE,
    IN_GRAVEYARD,
    IN_HAND,
    IN_PLAY,
    ON_BOTTOM,
    ON_TOP,
    SHUFFLED,
    UP_TO,
    Among,
    CountAmong,
    ExiledWithThis,
    InZone,
    LeftBehind,
    PutCards,
    PutRest,
    PutThem,
    SomeAmong,
    Supply,
)
from apnap.english.amounts import ONE_BY_ONE, PER, counters, of_count
from apnap.english.nouns import Ref, Voice, noun, ref
from apnap.english.phrases.effects.player_actions import reads_done
from apnap.english.phrases.zones.together import noun_of, place_words, put_there, supply_words
from apnap.english.reading.said import Misread, Said, made_it
from apnap.english.reading.table import fragment, reads, reads_knowing
from apnap.english.sentences import CLAUSES, CONDITIONS, Clause, order
from apnap.rules.ch1_concepts.definitions import Amount, Filter, Selector
from apnap.rules.ch1_concepts.fields import replaced
from apnap.rules.core.constants import GRAVEYARD, ZONE_NAMES

OF_THESE: Final = ("them", "those cards")  # said of some of them, whatever they are


def picked_words(node: PutCards, whose: str, voice: Voice) -> str:
    """`a creature card from among them`, `two of them`, `any number of land cards from your hand`."""
    n = noun_of(node.filter, node.together)
    one = isinstance(node.amount, Number) and node.amount.number == 1
    supply = node.supply
    if isinstance(supply, Among) and not n.told() and supply.words in OF_THESE and node.how != AT_RANDOM:
        if node.how == ANY_NUMBER:
            return f"any number of {supply.words}"
        if node.how == ALL:
            return "them" if supply.words == "them" else supply.words
        front = "up to " if node.how == UP_TO else ""
        return f"{front}{of_count(node.amount, voice)} of {supply.words}"
    if node.how == ANY_NUMBER:
        what = f"any number of {n.many()}"
    elif node.how == ALL:
        what = f"all {n.many()}"
    elif node.how == UP_TO:
        what = f"up to {of_count(node.amount, voice)} {n.bare() if one else n.many()}"
    else:
        what = n.one() if one else f"{of_count(node.amount, voice)} {n.many()}"
    if node.how in (AT_RANDOM, BY_OPPONENT):
        what += f" {node.how}"
    if one and node.how != ALL and isinstance(supply, InZone) and supply.of_all:
        return f"{what} from a graveyard"
    return f"{what} {supply_words(supply, whose, voice, one)}"


def _put(node: PutCards, voice: Voice) -> Clause:
    there = put_there(node)
    if there is not None:
        return there
    who = ref(node.who, voice)
    whose = "your" if who.you else "their"
    both = isinstance(node.supply, HandAndGraveyard) and node.to == SHUFFLED
    what = "" if both else picked_words(node, whose, voice)
    one = (
        isinstance(node.amount, Number)
        and node.amount.number == 1
        and node.how in (EXACTLY, UP_TO, AT_RANDOM, BY_OPPONENT)
    )
    if node.to == IN_EXILE:
        if node.supply == FROM_HAND and node.how == ALL and isinstance(node.filter, Everything):
            what = f"{whose} hand"
        if node.by_you:
            return order("exile", f"all {noun(node.filter, 'card').many()} from {who.whose} graveyard")
        return Clause(who, "exiles", "exile", what + (" face down" if node.face_down else ""))
    if node.to == DISCARDED:
        return Clause(who, "discards", "discard", what.removesuffix(f" from {whose} hand"))
    whole = node.how == ALL and isinstance(node.supply, InZone) and isinstance(node.filter, Everything)
    if both:
        return Clause(who, "shuffles", "shuffle", f"{whose} hand and graveyard into {whose} library")
    if node.to == SHUFFLED:
        zone = f"{whose} {ZONE_NAMES[node.supply.zone]}" if whole and isinstance(node.supply, InZone) else what
        return Clause(who, "shuffles", "shuffle", f"{zone} into {whose} library")
    back = isinstance(node.supply, InZone) and node.supply.zone == GRAVEYARD and node.to in (IN_HAND, IN_PLAY)
    if isinstance(node.supply, InZone) and node.supply.of_all or isinstance(node.supply, ExiledWithThis):
        back = node.owners or (node.to == IN_HAND and isinstance(node.supply, InZone))
        whose = "its owner's" if one else "their owners'"
    where = place_words(node.to, whose, not one, node.tapped, back)
    if node.to == IN_PLAY:
        if isinstance(node.supply, Among) and node.supply.words == "it":
            where += " under your control"
        if isinstance(node.supply, InZone) and node.supply.of_all or isinstance(node.supply, ExiledWithThis):
            where += (" under its owner's control" if one else " under their owners' control") if node.owners else ""
            where += "" if node.owners else " under your control"
        if node.counter:
            where += f" with {counters(node.counters, node.counter)} on {'it' if one else 'them'}"
    if node.shown:
        them = "the revealed cards" if node.as_revealed else "it" if one else "them"
        return Clause(who, "reveals", "reveal", f"{what} and put {them} {where}")
    return Clause(who, "returns" if back else "puts", "return" if back else "put", f"{what} {where}")


def _rest(node: PutRest, voice: Voice) -> Clause:
    if node.to == SHUFFLED:
        return order("shuffle", f"{node.words} into your library")
    if node.to == IN_EXILE:
        return order("exile", node.words)
    if node.words == "them back":
        return order("put", "them back in any order")
    they = node.whose == THAT_ONE
    where = place_words(node.to, "their" if they else node.whose, node.words != "the other", node.tapped)
    if they:
        return Clause(Ref(THAT_ONE), "puts", "put", f"{node.words} {where}")
    return order("put", f"{node.words} {where}")


CLAUSES.add(PutCards, _put)
CLAUSES.add(PutRest, _rest)
PER.add(CountAmong, lambda node, voice: f"{noun(node.filter, 'card').bare()} {node.words}")
CONDITIONS.add(SomeAmong, lambda node, voice: f"{noun(node.filter, 'card').one()} {node.words}")

CONDITIONS.add(LeftBehind, lambda node, voice: node.words)


def _them(node: PutThem, voice: Voice) -> Clause:
    what = ref(node.what, voice)
    who = ref(node.who, voice)
    whose = "your" if who.you else "their"
    if node.whose != "your":
        whose = "their owners'" if what.many else "its owner's"
    if node.whose == "each":
        return order("puts", f"{what.text} {place_words(node.to, 'their', what.many, node.tapped)}")
    if isinstance(node.what, ThisWay) and node.to == IN_PLAY:
        return order("return", f"each {ONE_BY_ONE.say(node.what, voice)} to the battlefield under your control")
    if node.to == SHUFFLED:
        return Clause(who, "shuffles", "shuffle", f"{what.text} into {whose} library")
    if node.to == IN_EXILE:
        return Clause(who, "exiles", "exile", f"{what.text}{' face down' if node.face_down else ''}")
    if node.to == DISCARDED:
        return Clause(who, "discards", "discard", what.text)
    if node.shown:
        return Clause(who, "reveals", "reveal", f"{what.text} and put it into your hand")
    slot = plain_target(node.what)
    buried = (
        isinstance(slot, TargetCard) and slot.where == GRAVEYARD and what.text not in ("it", "that card", "those cards")
    )
    back = buried and isinstance(slot, TargetCard) and (isinstance(slot.whose, You) or node.owners)
    where = place_words(node.to, whose, what.many, node.tapped, back)
    if node.to == IN_PLAY and node.owners:
        where += " under their owners' control" if what.many else " under its owner's control"
    elif node.to == IN_PLAY and (node.whose != "your" or (buried and not back)):
        where += " under your control"
    if node.counter:
        where += f" with {counters(node.counters, node.counter)} on {'them' if what.many else 'it'}"
    return Clause(who, "returns" if back else "puts", "return" if back else "put", f"{what.text} {where}")


CLAUSES.add(PutThem, _them)

# which cards: how many, of what kind
Some = tuple[int | Amount, str, tuple[Filter, ...]]
reads("some cards", "a <card>", lambda f: (1, EXACTLY, f))
reads("some cards", "<number word> <cards>", lambda n, f: (n, EXACTLY, f))
reads_knowing("some cards", "X <cards>", lambda said, f: (said.amount_x(), EXACTLY, f))
reads("some cards", "up to one <card>", lambda f: (1, UP_TO, f))
reads("some cards", "up to <number word> <cards>", lambda n, f: (n, UP_TO, f))
reads_knowing("some cards", "up to X <cards>", lambda said, f: (said.amount_x(), UP_TO, f))
reads("some cards", "any number of <cards>", lambda f: (0, ANY_NUMBER, f))
reads("some cards", "up to <number word> <cards together>", lambda n, f: (n, UP_TO, f))
reads("some cards", "any number of <cards together>", lambda f: (0, ANY_NUMBER, f))
reads("some cards", "all <cards>", lambda f: (0, ALL, f))
reads("some cards", "each <card>", lambda f: (0, ALL, f))
reads("some of", "one", (1, EXACTLY))
reads("some of", "<number word>", lambda n: (n, EXACTLY))
reads_knowing("some of", "X", lambda said: (said.amount_x(), EXACTLY))
reads("some of", "up to one", (1, UP_TO))
reads("some of", "up to <number word>", lambda n: (n, UP_TO))
reads("some of", "any number", (0, ANY_NUMBER))
for _words in (
    "them",
    "those cards",
    "the revealed cards",
    "the exiled cards",
    "the milled cards",
    "the cards revealed this way",
    "the cards exiled this way",
    "the cards milled this way",
):
    reads_knowing("from among", f"from among {_words}", lambda said, words=_words: among(said, words))
for _words in ("revealed this way", "exiled this way", "milled this way"):
    reads_knowing("from among", _words, lambda said, words=_words: among(said, words))
for _words in OF_THESE:
    reads_knowing("of these", f"of {_words}", lambda said, words=_words: among(said, words))
reads("own zone", "from your hand", FROM_HAND)
reads("own zone", "from your graveyard", FROM_GRAVEYARD)
reads("their zone", "from their hand", FROM_HAND)
reads("their zone", "from their graveyard", FROM_GRAVEYARD)


def among(said: Said, words: str) -> Among:
    """Those taken up together, if there are any."""
    if not said.has_taken_up():
        if said.is_about_several() and len(said.mentions) == 1:
            return AmongThose(words)
        raise Misread("no cards were taken up together")
    return Among(words)


# where to
for _whose, _name in (("your", "own"), ("their", "their")):
    reads(f"{_name} place", f"into {_whose} hand", (IN_HAND, False))
    reads(f"{_name} place", f"into {_whose} graveyard", (IN_GRAVEYARD, False))
    reads(f"{_name} place", f"on (top|the top) of {_whose} library", (ON_TOP, False))
    reads(f"{_name} place", f"on (top|the top) of {_whose} library in any order", (ON_TOP, False))
    reads(f"{_name} place", f"on the bottom of {_whose} library", (ON_BOTTOM, False))
    reads(f"{_name} place", f"on the bottom of {_whose} library in any order", (ON_BOTTOM, False))
    reads(f"{_name} place", f"on the bottom of {_whose} library in a random order", (AT_BOTTOM_AT_RANDOM, False))
    reads(f"{_name} place", "onto the battlefield", (IN_PLAY, False))
    reads(f"{_name} place", "onto the battlefield tapped", (IN_PLAY, True))
    reads(f"{_name} return", f"to {_whose} hand", (IN_HAND, False))
    reads(f"{_name} return", "to the battlefield", (IN_PLAY, False))
    reads(f"{_name} return", "to the battlefield tapped", (IN_PLAY, True))
reads("own place", "on the bottom in any order", (ON_BOTTOM, False))
reads("own place", "on the bottom in a random order", (AT_BOTTOM_AT_RANDOM, False))
for _whose, _name in (("the", "own"), ("that", "that")):
    reads(f"{_name} place", f"on the bottom of {_whose} library in any order", (ON_BOTTOM, False))
    reads(f"{_name} place", f"on the bottom of {_whose} library in a random order", (AT_BOTTOM_AT_RANDOM, False))
reads("own place", "back on top of your library <any order>", (ON_TOP, False))
reads("own place", "back on top in any order", (ON_TOP, False))

Place = tuple[str, bool]


def putting(said: Said, some: Some, supply: Supply, place: Place, who: Selector = YOU, shown: bool = False) -> PutCards:
    """Cards go somewhere; 'it' and 'them' are these from now on."""
    made_it(said)
    said.exiles = said.exiles or place[0] == IN_EXILE
    number, how, filters = some
    return PutCards(supply, number, *filters, to=place[0], how=how, tapped=place[1], who=who, shown=shown)


def at_random(some: Some) -> Some:
    if some[1] != EXACTLY:
        raise Misread("chance takes as many as it is told to")
    return (some[0], AT_RANDOM, some[2])


def by_opponent(some: Some) -> Some:
    if some[1] != EXACTLY:
        raise Misread("an opponent chooses as many as they are told to")
    return (some[0], BY_OPPONENT, some[2])


EXILED: Final = (IN_EXILE, False)
reads_knowing(
    "put",
    "return <some cards> of an opponent 's choice <own zone> <own return>",
    lambda said, s, z, p: putting(said, by_opponent(s), z, p),
)
reads_knowing("put", "put <some cards> <from among> <own place>", putting)
reads_knowing("put", "put <some of> <of these> <own place>", lambda said, s, a, p: putting(said, (*s, ()), a, p))
reads_knowing("put", "put <some cards> <own zone> <own place>", putting)
reads_knowing("put", "return <some cards> <own zone> <own return>", putting)
reads_knowing(
    "put",
    "return <some cards> at random <own zone> <own return>",
    lambda said, s, z, p: putting(said, at_random(s), z, p),
)
reads_knowing("put", "exile <some cards> <from among>", lambda said, some, supply: putting(said, some, supply, EXILED))
reads_knowing("put", "exile <some of> <of these>", lambda said, s, a: putting(said, (*s, ()), a, EXILED))
reads_knowing("put", "exile <some cards> <own zone>", lambda said, some, supply: putting(said, some, supply, EXILED))
reads_knowing(
    "put",
    "reveal <some cards> <from among> and put (it|them|that card|those cards) into your hand",
    lambda said, some, supply: shown(said, some, supply),
)
reads_knowing(
    "put",
    "reveal <some cards> <from among> and put the revealed cards into your hand",
    lambda said, some, supply: replaced(shown(said, some, supply), as_revealed=True),
)
reads("effect", "<put>", lambda effect: effect)
reads_knowing(
    "put",
    "return each <one this way> to the battlefield under your control",
    lambda said, way: (made_it(said), PutThem(way, IN_PLAY))[1],
)


def shown(said: Said, some: Some, supply: Supply) -> PutCards:
    return putting(said, some, supply, (IN_HAND, False), shown=True)


reads_knowing(
    "effect",
    "<who> (puts|put) <some cards> <their zone> <their place>",
    lambda said, who, some, supply, place: putting(said, some, supply, place, theirs(who)),
)
reads_knowing(
    "effect",
    "<who> (returns|return) <some cards> <their zone> <their return>",
    lambda said, who, some, supply, place: putting(said, some, supply, place, theirs(who)),
)
reads_knowing(
    "effect",
    "<who> (exiles|exile) <some cards> from their graveyard",
    lambda said, who, some: putting(said, some, FROM_GRAVEYARD, EXILED, theirs(who)),
)
reads_done(
    "(puts|put) <some cards> <their zone> <their place>",
    lambda some, supply, place, who: done(some, supply, place, who),
)
reads_done(
    "(returns|return) <some cards> <their zone> <their return>",
    lambda some, supply, place, who: done(some, supply, place, who),
)


def theirs(who: Selector) -> Selector:
    if isinstance(who, You):
        raise Misread("your own are said otherwise")
    return who


def done(some: Some, supply: Supply, place: Place, who: Selector) -> PutCards:
    number, how, filters = some
    return PutCards(supply, number, *filters, to=place[0], how=how, tapped=place[1], who=theirs(who))


# the rest
ALL_REVEALED: Final = "all cards revealed this way"
for _words in (
    "the rest",
    "the other",
    "the others",
    "the remaining cards",
    "the rest of those cards",
    "the rest of the revealed cards",
    "the rest of the cards revealed this way",
    "all other cards revealed this way",
    "all other cards exiled this way",
    "all other cards milled this way",
    "the other cards",
    f"{ALL_REVEALED} that weren't cast",
    "all cards exiled this way that weren't cast",
    f"{ALL_REVEALED} that weren't put {place_words(IN_PLAY, '', True)}",
    "the exiled cards that weren't cast this way",
):
    reads("the rest", _words, _words)


def rest(said: Said, words: str, place: Place, whose: str = "your") -> PutRest:
    if not said.has_taken_up():
        raise Misread("no cards were taken up together")
    return PutRest(place[0], words=words, tapped=place[1], whose=whose)


for _whose, _name in (("your", "own"), ("their", "their"), ("that", "that")):
    reads_knowing(
        "put rest",
        f"<the rest> <{_name} place>",
        lambda said, words, place, whose=_whose: rest(said, words, place, whose),
    )
THAT_ONE: Final = "that player"
reads_knowing(
    "effect",
    f"{THAT_ONE} puts <the rest> <their place>",
    lambda said, words, place: rest(said, words, place, THAT_ONE),
)
reads_knowing("effect", "put <put rest>", lambda said, effect: effect)
for _back in ("them back", "them back on top", "them back on top of your library"):
    reads_knowing("effect", f"put {_back} <any order>", lambda said: rest(said, "them back", (ON_TOP, False)))
reads_knowing("effect", "exile the rest", lambda said: rest(said, "the rest", EXILED))
reads_knowing(
    "effect",
    "shuffle all other <seen this way> into your library",
    lambda said: rest(said, "all other cards revealed this way", (SHUFFLED, False)),
)
fragment("seen this way", "cards revealed this way")
for _words in ("the rest", "the rest of the revealed cards"):
    reads_knowing(
        "effect",
        f"shuffle {_words} into your library",
        lambda said, words=_words: rest(said, words, (SHUFFLED, False)),
    )
reads_knowing("effect", "<put> and <put rest>", lambda said, effect, other: Both(effect, other))
for _done in ("revealed this way", "exiled this way", "milled this way"):
    reads_knowing("counted", f"<card> {_done}", lambda said, f, words=_done: count_among(said, f, words))


def count_among(said: Said, filters: tuple[Filter, ...], words: str) -> CountAmong:
    among(said, words)
    return CountAmong(*filters, words=words)


# cards spoken of before
reads_knowing("card spoken of", "it", lambda said: said.it())
reads_knowing("card spoken of", ("that card", "the revealed card", "the card"), lambda said: said.taken_card())
reads_knowing("card ref", "it", lambda said: card_ref(said.it()))
reads_knowing("card ref", ("that card", "the revealed card", "the exiled card"), lambda said: said.taken_card())
reads_knowing("card ref", "them", lambda said: said.those())
reads_knowing("card ref", "those cards", lambda said: said.those("those cards"))


def card_ref(what: Selector) -> Selector:
    if isinstance(what, This):
        raise Misread("a card is put there by its name")
    return what


def put_them(said: Said, what: Selector, place: Place, who: Selector = YOU, whose: str = "your") -> PutThem:
    if isinstance(plain_target(what), TargetPermanent):
        raise Misread("a permanent is on the battlefield already")
    made_it(said)
    return PutThem(what, place[0], tapped=place[1], who=who, whose=whose)


def owned(said: Said, what: Selector, place: str, tapped: bool = False) -> PutThem:
    made_it(said)
    if place == IN_PLAY:
        return PutThem(what, IN_PLAY, tapped=tapped, owners=True)
    return PutThem(what, place, whose="owner")


reads_knowing("put", "put <card ref> <own place>", put_them)
reads_knowing(
    "put",
    "put <card ref> onto the battlefield under your control",
    lambda said, what: put_them(said, what, (IN_PLAY, False), whose="owner"),
)
reads_knowing(
    "put",
    "put <card ref> onto the battlefield tapped under your control",
    lambda said, what: put_them(said, what, (IN_PLAY, True), whose="owner"),
)
reads_knowing(
    "put",
    "put <card ref> onto the battlefield under (its owner 's|their owners ') control",
    lambda said, what: owned(said, what, IN_PLAY),
)
reads_knowing(
    "put",
    "put <card ref> onto the battlefield tapped under (its owner 's|their owners ') control",
    lambda said, what: owned(said, what, IN_PLAY, True),
)
fragment("its owner's", "its owner 's")
fragment("its owner's", "their owner 's")
fragment("its owner's", "their owners '")
reads_knowing("put", "put <card ref> into <its owner's> hand", lambda said, what: owned(said, what, IN_HAND))
reads_knowing("put", "put <card ref> into <its owner's> graveyard", lambda said, what: owned(said, what, IN_GRAVEYARD))
reads_knowing(
    "effect",
    "<who> (puts|put) <card ref> <their place>",
    lambda said, who, what, place: put_them(said, what, place, theirs(who)),
)
for _where in ("into your hand", "onto the battlefield", "into your graveyard"):
    reads(
        "condition",
        f"you don't put (it|the card|that card) {_where}",
        lambda where=_where: LeftBehind(f"you don't put the card {where}"),
    )


# with counters
reads("entering counters", "with a <counter> counter on (it|them)", lambda kind: (1, kind))
reads("entering counters", "with <number word> <counter> counters on (it|them)", lambda n, kind: (n, kind))


def with_counters(said: Said, what: Selector, tapped: bool, more: tuple[int, str], owners: bool = False) -> PutThem:
    made_it(said)
    return PutThem(what, IN_PLAY, tapped=tapped, owners=owners, counter=more[1], counters=more[0])


def some_with_counters(said: Said, some: Some, supply: Supply, tapped: bool, more: tuple[int, str]) -> PutCards:
    made_it(said)
    number, how, filters = some
    return PutCards(supply, number, *filters, to=IN_PLAY, how=how, tapped=tapped, counter=more[1], counters=more[0])


for _tapped, _words in ((False, ""), (True, " tapped")):
    reads_knowing(
        "put",
        f"return <my card> to the battlefield{_words} <entering counters>",
        lambda said, what, more, tapped=_tapped: with_counters(said, what, tapped, more),
    )
    reads_knowing(
        "put",
        f"put <any card> onto the battlefield{_words} under your control <entering counters>",
        lambda said, what, more, tapped=_tapped: with_counters(said, what, tapped, more),
    )
    reads_knowing(
        "put",
        f"put <card ref> onto the battlefield{_words} <entering counters>",
        lambda said, what, more, tapped=_tapped: with_counters(said, what, tapped, more),
    )
    reads_knowing(
        "put",
        f"put <some cards> (<from among>|<own zone>) onto the battlefield{_words} <entering counters>",
        lambda said, some, supply, more, tapped=_tapped: some_with_counters(said, some, supply, tapped, more),
    )
    reads_knowing(
        "put",
        f"return <some cards> <own zone> to the battlefield{_words} <entering counters>",
        lambda said, some, supply, more, tapped=_tapped: some_with_counters(said, some, supply, tapped, more),
    )
reads_knowing(
    "put",
    "return <any card> to the battlefield under (its owner 's|their owners ') control",
    lambda said, what: owned(said, what, IN_PLAY),
)
reads_knowing("put", "put <any card> into <its owner's> hand", lambda said, what: owned(said, what, IN_HAND))
reads_knowing("put", "return <any card> to their owners ' hands", lambda said, what: owned(said, what, IN_HAND))

# from all graveyards
reads("all graveyards", "from all graveyards", FROM_ALL_GRAVEYARDS)
reads("all graveyards", "from a graveyard", FROM_ALL_GRAVEYARDS)


def from_all(said: Said, some: Some, place: str, tapped: bool = False, owners: bool = False) -> PutCards:
    made_it(said)
    number, how, filters = some
    return PutCards(FROM_ALL_GRAVEYARDS, number, *filters, to=place, how=how, tapped=tapped, owners=owners)


for _tapped, _words in ((False, ""), (True, " tapped")):
    reads_knowing(
        "put",
        f"(put|return) <some cards> <all graveyards> (onto|to) the battlefield{_words} under your control",
        lambda said, some, zone, tapped=_tapped: from_all(said, some, IN_PLAY, tapped),
    )
    reads_knowing(
        "put",
        f"return <some cards> <all graveyards> to the battlefield{_words} under (its owner 's|their owners ') control",
        lambda said, some, zone, tapped=_tapped: from_all(said, some, IN_PLAY, tapped, owners=True),
    )
reads_knowing(
    "effect",
    "you put <some cards> <all graveyards> <onto the battlefield> under your control",
    lambda said, some, zone: from_all(said, some, IN_PLAY),
)
reads_knowing(
    "put",
    "return <some cards> <all graveyards> to (its owner 's hand|their owners ' hands)",
    lambda said, some, zone: from_all(said, some, IN_HAND),
)
reads_knowing("put", "exile <some cards> <all graveyards>", lambda said, some, zone: from_all(said, some, IN_EXILE))

reads_knowing(
    "put",
    "reveal <card ref> and put (it|that card|them|those cards) into your hand",
    lambda said, what: revealed(said, what),
)


def revealed(said: Said, what: Selector) -> PutThem:
    made_it(said)
    return PutThem(what, IN_HAND, shown=True)


for _tapped, _words in ((False, ""), (True, " tapped")):
    reads_knowing(
        "put",
        f"put <some cards> <from among> onto the battlefield{_words} under your control",
        lambda said, some, supply, tapped=_tapped: putting(said, some, supply, (IN_PLAY, tapped)),
    )
reads_done("(exiles|exile) <some cards> from their graveyard", lambda some, who: buried_exiled(some, who))


def buried_exiled(some: Some, who: Selector) -> PutCards:
    number, how, filters = some
    return PutCards(FROM_GRAVEYARD, number, *filters, to=IN_EXILE, how=how, who=who)
