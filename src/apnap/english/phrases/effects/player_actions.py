"""Phrases for the words of `apnap.abilities.effects.player_actions`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from apnap.abilities.amounts import CardsIn, HalfUp
from apnap.abilities.base import Number
from apnap.abilities.effects.flow import Both, Then
from apnap.abilities.effects.life import GainLife, LoseLife
from apnap.abilities.effects.moves import SacrificeIt
from apnap.abilities.effects.player_actions import (
    Discard,
    DiscardOrSacrifice,
    Does,
    Draw,
    Mill,
    PlayerAction,
    Sacrifice,
)
from apnap.abilities.facts.measures import HalfDown
from apnap.abilities.filters import OTHER
from apnap.abilities.keyword_actions.library import Scry, Surveil
from apnap.abilities.keyword_actions.proliferate_and_blight import Proliferate
from apnap.abilities.keyword_actions.revealing import Reveal
from apnap.abilities.keyword_actions.tokens import Investigate
from apnap.abilities.player_counters import GetCounters
from apnap.abilities.players import YOU, EachPlayer, Themselves, You, YouAnd
from apnap.abilities.selectors import IT, All
from apnap.abilities.targets import TargetSlot
from apnap.abilities.zones.putting import PutThem
from apnap.english.amounts import PER, is_halved, of_count, of_things
from apnap.english.common import CARD_TYPE
from apnap.english.grammar import listed
from apnap.english.nouns import Ref, Voice, noun, ref
from apnap.english.reading.said import GONE, Misread, Said
from apnap.english.reading.table import reads, reads_knowing
from apnap.english.sentences import CLAUSES, Clause
from apnap.rules.ch1_concepts.definitions import Amount, Effect, Filter, Selector
from apnap.rules.core.constants import LIBRARY


def _does(node: Does, voice: Voice) -> Clause:
    clauses = [CLAUSES.say(action, voice) for action in node.actions]
    who = ref(node.who, voice)
    said = [_listed(node, who, clauses), _listed(node, Ref(who.text, many=True), clauses)]
    third, _, rest = said[0].partition(" ")
    base, _, other = said[1].partition(" ")
    halves = any(isinstance(one, (GainLife, Draw)) and is_halved(one.amount) for one in node.actions)
    return Clause(who, third, base, rest, True, "round down each time" if halves else "", rest_of_base=other)


def _listed(node: Does, who: Ref, clauses: list[Clause]) -> str:
    """What they do, one after the other."""
    parts: list[str] = []
    for action, clause in zip(node.actions, clauses, strict=True):
        clause.subject = who
        said = clause.predicate()
        if not who.you:
            said = said.replace("your ", "their ").replace("you control", "they control")
            if isinstance(action, Sacrifice):
                said += " of their choice"
        parts.append(said)
    if node.once:
        return f"{', '.join(parts[:-1])}, then {parts[-1]}"
    return ", then ".join(parts) if node.then else listed(parts, "and")


def _draw(node: Draw, voice: Voice) -> Clause:
    card = "additional card" if node.additional else "card"
    most = "up to " if node.up_to else ""
    return Clause(ref(node.who, voice), "draws", "draw", most + of_things(node.amount, card, voice))


def _discard(node: Discard, voice: Voice) -> Clause:
    rest = of_things(node.amount, "card", voice) + (" at random" if node.at_random else "")
    if node.up_to:
        rest = f"up to {rest}"
        if isinstance(node.amount, Number) and node.amount.number < 0:
            rest = "any number of cards"
    return Clause(ref(node.who, voice), "discards", "discard", rest)


def _sacrifice(node: Sacrifice, voice: Voice) -> Clause:
    who = ref(node.who, voice)
    n = noun(node.filter)
    late = [words for words in n.after if words.startswith(SHARES) and not who.you]
    n.after = [words for words in n.after if words not in late]
    one = isinstance(node.amount, Number) and node.amount.number == 1
    per = "".join(f" {words}" for words in late)
    if type(node.amount) in PER.phrases:
        what = n.one()
        per += f" for each {PER.say(node.amount, voice)}"
    else:
        what = n.one() if one else f"{of_count(node.amount, voice)} {n.many()}"
    if node.is_open():
        what = f"any number of {n.many()}"
    if node.another:
        what = f"another {n.bare()}"
    return Clause(who, "sacrifices", "sacrifice", (what if who.you else f"{what} of their choice") + per)


SHARES: Final = f"that shares {CARD_TYPE}"  # stands after whose choice it is


CLAUSES.add(Does, _does)
CLAUSES.add(Draw, _draw)
CLAUSES.add(Discard, _discard)


def _mill(node: Mill, voice: Voice) -> Clause:
    number = node.amount
    if isinstance(number, (HalfUp, HalfDown)) and isinstance(number.what, CardsIn) and number.what.zone == LIBRARY:
        half = f"half {'your' if isinstance(node.who, You) else 'their'} library, rounded"
        return Clause(ref(node.who, voice), "mills", "mill", f"{half} {'up' if isinstance(number, HalfUp) else 'down'}")
    return Clause(ref(node.who, voice), "mills", "mill", of_things(number, "card", voice))


CLAUSES.add(Mill, _mill)
CLAUSES.add(Sacrifice, _sacrifice)
reads("effect", "draw <n cards>", Draw)
reads("effect", "draw an additional card", lambda: Draw(1, additional=True))
reads("effect", "<who> (draws|draw) <n cards>", lambda who, n: Draw(n, who=who))
reads("effect", "<who> (draws|draw) an additional card", lambda who: Draw(1, who=who, additional=True))
reads("effect", "draw an additional card", lambda: Draw(1, additional=True))
reads("effect", "draw <number word> additional cards", lambda n: Draw(n, additional=True))
reads(
    "effect",
    "<who> (draws|draw) <number word> additional cards",
    lambda who, n: Draw(n, who=who, additional=True),
)
reads("effect", "discard <n cards>", Discard)
reads("effect", "<who> (discards|discard) <n cards>", lambda who, n: Discard(n, who=who))
reads("effect", "<who> (discards|discard) <n cards> at random", lambda who, n: Discard(n, who=who, at_random=True))
reads("effect", "discard up to <number word> cards", lambda n: Discard(n, up_to=True))
reads("effect", "discard any number of cards", lambda: Discard(-1, up_to=True))
reads("effect", "<who> (draws|draw) up to <number word> cards", lambda who, n: Draw(n, who=who, up_to=True))
reads("effect", "discard <n cards> at random", lambda n: Discard(n, at_random=True))
reads_knowing("effect", "mill <n cards>", lambda said, n: milled(said, n))
reads_knowing("effect", "<who> (mills|mill) <n cards>", lambda said, who, n: milled(said, n, who))


for _rounded, _half in (("up", HalfUp), ("down", HalfDown)):
    reads_knowing(
        "effect",
        f"<who> mills half their library , rounded {_rounded}",
        lambda said, who, half=_half: milled(said, half(CardsIn(LIBRARY, one_library(who))), who),
    )


def one_library(who: Selector) -> Selector:
    """Of one player: several would have halves of their own."""
    if isinstance(who, (EachPlayer, Themselves)) or (isinstance(who, TargetSlot) and who.maximum > 1):
        raise Misread("each of them has a library of their own")
    return who


def milled(said: Said, number: int | Amount, who: Selector = YOU) -> Mill:
    """The milled cards are what is spoken of from now on."""
    said.took_up()
    return Mill(number, who=who)


reads("effect", "sacrifice all <permanents>", lambda f: SacrificeIt(All(*f)))
reads_knowing("effect", "sacrifice a <permanent>", lambda said, f: (said.mention(GONE, IT), Sacrifice(1, *f))[1])
reads_knowing(
    "effect", "sacrifice another <permanent>", lambda said, f: (said.mention(GONE, IT), Sacrifice(1, OTHER, *f))[1]
)
reads_knowing(
    "effect",
    "<who> (sacrifices|sacrifice) a <permanent> of their choice <sharing a card type>",
    lambda said, who, f, shares: (said.mention(GONE, IT), Sacrifice(1, *f, shares, who=who))[1],
)
reads("effect", "sacrifice <number word> <permanents>", lambda n, f: Sacrifice(n, *f))
reads_knowing(
    "effect",
    "<who> (sacrifices|sacrifice) a <permanent> of their choice",
    lambda said, who, f: (said.mention(GONE, IT), Sacrifice(1, *f, who=who))[1],
)
reads(
    "effect",
    "<who> (sacrifices|sacrifice) <number word> <permanents> of their choice",
    lambda who, n, f: Sacrifice(n, *f, who=who),
)


reads(
    "effect",
    "[you] gain life and draw cards equal to <amount>",
    lambda number: Both(GainLife(number), Draw(number)),
)


def reads_done(text: str, make: Callable[..., PlayerAction]) -> None:
    """Something that players do, said after who they are: `make` is told who by name."""
    reads("done", text, lambda *parts: Doing(make, parts))


class Doing:
    """What is done, before it is known who does it."""

    def __init__(self, make: Callable[..., PlayerAction], parts: tuple[object, ...]) -> None:
        self.make = make
        self.parts = parts

    def by(self, who: Selector = YOU) -> PlayerAction:
        return self.make(*self.parts, who=who)


def not_shown(one: Effect, other: Effect) -> Effect:
    """What is revealed and put somewhere is said of one instruction."""
    if isinstance(one, Reveal) and isinstance(other, PutThem):
        raise Misread("this is one instruction")
    return other


def several(who: Selector, *doings: Doing) -> Does:
    return Does(who, *(doing.by() for doing in doings))


reads_done("(draws|draw) <n cards>", Draw)
reads_done("(draws|draw) up to <number word> cards", lambda n, who: Draw(n, who=who, up_to=True))
reads_done("(discards|discard) up to <number word> cards", lambda n, who: Discard(n, who=who, up_to=True))
reads_done("(discards|discard) any number of cards", lambda who: Discard(-1, who=who, up_to=True))
reads_done("(gains|gain) <n life>", GainLife)
reads_done("(loses|lose) <n life>", LoseLife)
reads_done("(discards|discard) <n cards>", Discard)
reads_done("(mills|mill) <n cards>", Mill)
reads_done("(sacrifices|sacrifice) a <permanent> of their choice", lambda f, who: Sacrifice(1, *f, who=who))
reads_done(
    "(sacrifices|sacrifice) a <permanent> of their choice <sharing a card type>",
    lambda f, shares, who: Sacrifice(1, *f, shares, who=who),
)
reads_done("(creates|create) <tokens>", lambda tokens, who: tokens.create(who))
reads("sentence", "<who> <done> and <done>", several)
reads("sentence", "<who> <done> , <done> , and <done>", several)
reads("sentence", "<who> <done> , then <done>", lambda who, one, other: Does(who, one.by(), other.by(), then=True))
reads(
    "sentence",
    "<who> <done> , <done> , then <done>",
    lambda who, one, two, three: Does(who, one.by(), two.by(), three.by(), once=True),
)
reads("effect", "sacrifice <number word> other <permanents>", lambda n, f: Sacrifice(n, OTHER, *f))
reads(
    "effect",
    "<who> (sacrifices|sacrifice) a <permanent> [of their choice] for each <counted>",
    lambda who, f, per: Sacrifice(per, *f, who=who),
)
reads("effect", "<who> (sacrifices|sacrifice) a <permanent>", lambda who, f: Sacrifice(1, *f, who=who))
reads_done("(scries|scry) <number>", Scry)
reads_done("(surveils|surveil) <number>", Surveil)
reads_done("(gets|get) a <word> counter", lambda kind, who: GetCounters(1, kind, who=who))
reads_done("(gets|get) <number word> <word> counters", GetCounters)
reads_done("investigate", Investigate)
reads_done("proliferate", Proliferate)
reads_done("(discards|discard) <n cards> at random", lambda n, who: Discard(n, who=who, at_random=True))
reads_done(
    "(sacrifices|sacrifice) <number word> <permanents> of their choice", lambda n, f, who: Sacrifice(n, *f, who=who)
)
reads(
    "effect",
    "<who> (sacrifices|sacrifice) <number word> <permanents>",
    lambda who, n, f: Sacrifice(n, *f, who=who),
)
reads_knowing(
    "effect",
    "<who> (sacrifices|sacrifice) X <permanents> [of their choice]",
    lambda said, who, f: Sacrifice(said.amount_x(), *f, who=who),
)
reads(
    "sentence",
    "<who> <done> , then <done> , then <done>",
    lambda who, one, two, three: Does(who, one.by(), two.by(), three.by(), then=True),
)


def one_more(said: Said, who: Selector, filters: tuple[Filter, ...]) -> Sacrifice:
    """'Another creature' is one more: what says so is not a creature itself."""
    if not said.types & {"Scheme", "Plane", "Phenomenon", "Instant", "Sorcery"} or not isinstance(who, EachPlayer):
        raise Misread("others than this are meant")
    return Sacrifice(1, *filters, who=who, another=True)


reads_knowing("effect", "<who> (sacrifices|sacrifice) another <permanent> of their choice", one_more)
reads("effect", "sacrifice any number of <permanents>", lambda f: Sacrifice(-1, *f))
reads("effect", "sacrifice any number of other <permanents>", lambda f: Sacrifice(-1, OTHER, *f))
reads("effect", "draw a additional card", lambda: Draw(1, additional=True))
reads("effect", "draw <number word> additional cards", lambda n: Draw(n, additional=True))
reads("effect", "<who> (draws|draw) <number word> additional cards", lambda who, n: Draw(n, who=who, additional=True))
reads_knowing("halved", "(gains|gain) half X life", lambda said: Doing(GainLife, (half_x(said),)))
reads_knowing("halved", "(draws|draw) half X cards", lambda said: Doing(Draw, (half_x(said),)))
reads("sentence", "<who> <halved> and <halved> . round down each time", several)


def half_x(said: Said) -> HalfDown:
    """Half of X, where it is said afterwards how it is rounded."""
    return HalfDown(said.amount_x(), apart=True)


def then_done(first: Effect, then: Effect) -> Then:
    """One instruction after the other; where 'you and that player each' do the first, both do the other as well."""
    if isinstance(first, PlayerAction) and isinstance(first.who, YouAnd):
        if isinstance(then, PlayerAction) and isinstance(then.who, You) and not then.who.said:
            raise Misread("both players do it")
    return Then(first, then)


CLAUSES.add(
    DiscardOrSacrifice,
    lambda node, voice: Clause(
        ref(node.who, voice),
        f"discards a card or sacrifices {noun(node.filter).one()}",
        f"discard a card or sacrifice {noun(node.filter).one()}",
        "",
    ),
)
reads(
    "effect",
    "<who> (discards|discard) a card or (sacrifices|sacrifice) a <permanent>",
    lambda who, f: DiscardOrSacrifice(*f, who=who),
)
