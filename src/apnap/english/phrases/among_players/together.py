"""Phrases for the words of `apnap.abilities.among_players.together`."""

from __future__ import annotations

from typing import Final

from apnap.abilities.among_players.together import (
    PAID_TOGETHER,
    BehindTarget,
    ChooseAcross,
    ChooseCards,
    PaidTogether,
    PayTogether,
    ReturnOneOf,
    SomeThisWay,
)
from apnap.abilities.conditions import Unless
from apnap.abilities.effects.delayed_triggers import WhenThisWay
from apnap.abilities.facts.this_way import (
    BURIED,
    DISCARDED,
    EXILED,
    MILLED,
    REGAINED,
    RETURNED,
    REVEALED,
    TAKEN,
    ThisWay,
)
from apnap.abilities.filters import ControlledBy
from apnap.abilities.players import You
from apnap.abilities.targets import AnyTarget, TargetPlayerOr, TargetSlot
from apnap.abilities.zones.putting import IN_PLAY as IN_PLAY_TOO
from apnap.abilities.zones.putting import PutThem
from apnap.english.amounts import AMOUNTS
from apnap.english.common import IN_PLAY
from apnap.english.nouns import CONTROL_WORDS, SELECTORS, Ref, Voice, noun, ref
from apnap.english.phrases.effects.delayed_triggers import intervening
from apnap.english.reading.said import SLOT, WAY, Misread, Said, made_it
from apnap.english.reading.table import fragment, reads, reads_knowing
from apnap.english.sentences import CLAUSES, CONDITIONS, SENTENCES, Clause, order
from apnap.rules.ch1_concepts.definitions import Effect, Filter, Selector
from apnap.rules.ch1_concepts.fields import replaced

FIRST: Final = "starting with you"
ANY_AMOUNT: Final = "may pay any amount of mana"


def _pay(node: PayTogether, voice: Voice) -> list[str]:
    return [f"{FIRST}, each player {ANY_AMOUNT}" if node.first else f"each player {FIRST} {ANY_AMOUNT}"]


def _choose(node: ChooseCards, voice: Voice) -> Clause:
    who = ref(node.who, voice)
    what = noun(node.filter, "card").one()
    if node.at_random:
        return order("choose", f"{what} at random from {who.whose} graveyard")
    if node.yours:
        return order("choose", f"{what} in {who.whose} graveyard")
    return Clause(who, "chooses", "choose", f"{what} in {'your' if who.you else 'their'} graveyard")


def _across(node: ChooseAcross, voice: Voice) -> list[str]:
    what = noun(node.filter, "card").one()
    return [f"choose {what} in an opponent's graveyard{THEN_THEY} {what} in your graveyard"]


THEN_THEY: Final = ", then that player chooses"


def _some(node: SomeThisWay, voice: Voice) -> str:
    n = noun(node.way.filter, "card")
    if node.way.verb == RETURNED:
        return f"returned {n.one()} to your hand this way"
    if node.way.verb == TAKEN:
        return f"you put {n.one()} into your hand this way"
    if node.way.verb == REGAINED:
        return f"you return {n.one()} to your hand this way"
    what = f"at least one {n.bare()}" if node.least else n.one()
    if node.by:
        return f"{node.by} {what} this way"
    return f"{what} {'is' if node.now else 'was'} {node.way.verb} this way"


def _behind(node: BehindTarget, voice: Voice) -> Ref:
    controller = f"that {node.what}'s controller"
    return Ref(f"{controller} or that player" if node.player_last else f"that player or {controller}")


SENTENCES.add(PayTogether, _pay)
AMOUNTS.add(PaidTogether, lambda node, voice: "the total amount of mana paid this way")
CLAUSES.add(ChooseCards, _choose)
SENTENCES.add(ChooseAcross, _across)
CLAUSES.add(
    ReturnOneOf,
    lambda node, voice: order(
        "return",
        f"{noun(node.way.filter, 'card').one()} put into a graveyard this way to {IN_PLAY.removeprefix('on ')} "
        "under your control",
    ),
)
CONDITIONS.add(SomeThisWay, _some)
CONTROL_WORDS[BehindTarget] = "that player or that planeswalker's controller controls"
SELECTORS.add(BehindTarget, _behind)
fragment("starting with you", FIRST)
fragment("any amount of mana", ANY_AMOUNT)
reads("sentence", "<starting with you> , each player <any amount of mana>", PayTogether)
reads("sentence", "each player <starting with you> <any amount of mana>", lambda: PayTogether(first=False))
reads("amount", "the total amount of mana paid <this way>", PAID_TOGETHER)


def chosen(said: Said, effect: Effect) -> Effect:
    """Cards are spoken of from now on."""
    said.took_up()
    return effect


def of_others(who: Selector) -> Selector:
    if isinstance(who, You):
        raise Misread("your own are said otherwise")
    return who


reads_knowing(
    "effect",
    "<who> (chooses|choose) a <card> in their graveyard",
    lambda said, who, f: chosen(said, ChooseCards(*f, who=of_others(who))),
)
reads_knowing(
    "effect",
    "choose a <card> in <who> 's graveyard",
    lambda said, f, who: chosen(said, ChooseCards(*f, who=of_others(who), yours=True)),
)
fragment("then they choose", THEN_THEY)
reads_knowing(
    "sentence",
    "choose a <card> in a opponent 's graveyard <then they choose> a <card> in your graveyard",
    lambda said, f, g: chosen(said, across(f, g)),
)


def across(theirs: tuple[Filter, ...], yours: tuple[Filter, ...]) -> ChooseAcross:
    if theirs != yours:
        raise Misread("both choose a card of the same kind")
    return ChooseAcross(*theirs)


reads_knowing(
    "effect",
    "return those cards to the battlefield under <its owner's> control",
    lambda said: PutThem(taken_up(said).those("those cards"), IN_PLAY_TOO, owners=True),
)


def taken_up(said: Said) -> Said:
    """Cards were chosen, and lie where they lay."""
    if not said.has_taken_up():
        raise Misread("no cards were chosen")
    return said


reads_knowing(
    "effect",
    "choose a <card> at random from <who> 's graveyard",
    lambda said, f, who: chosen(said, ChooseCards(*f, who=of_others(who), at_random=True)),
)
reads_knowing(
    "effect",
    "return a <card> put into a graveyard this way <to the battlefield> <under your control>",
    lambda said, f: made_it(said, ReturnOneOf(ThisWay(BURIED, *f, card=True))),
)


def some(verb: str, filters: tuple[Filter, ...], now: bool, least: bool = False) -> SomeThisWay:
    if not filters:
        raise Misread("a card of a kind")
    return SomeThisWay(ThisWay(verb, *filters, card=True), now, least)


for verb in (EXILED, MILLED, REVEALED):
    reads("condition", f"a <card> is {verb} <this way>", lambda f, verb=verb: some(verb, f, True))
    reads("condition", f"a <card> was {verb} <this way>", lambda f, verb=verb: some(verb, f, False))
    reads("condition", f"no <cards> are {verb} <this way>", lambda f, verb=verb: Unless(some(verb, f, True)))
    reads("condition", f"no <cards> were {verb} <this way>", lambda f, verb=verb: Unless(some(verb, f, False)))
    reads("condition", f"at least one <card> is {verb} <this way>", lambda f, verb=verb: some(verb, f, True, True))
    reads("condition", f"at least one <card> was {verb} <this way>", lambda f, verb=verb: some(verb, f, False, True))


for _by in ("the player mills", "that player mills", "they mill", "you mill"):
    reads(
        "condition",
        f"{_by} at least one <card> <this way>",
        lambda f, by=_by: replaced(some(MILLED, f, True, True), by=by),
    )
DID = (
    (EXILED, "exile", "exiles", "exiled"),
    (DISCARDED, "discard", "discards", "discard"),
    (MILLED, "mill", "mills", "milled"),
    (REVEALED, "reveal", "reveals", "revealed"),
)
for verb, _do, _does, _did in DID:
    for _by in (f"you {_do}", f"you {_did}", f"they {_do}", f"that player {_does}", f"the player {_does}"):
        reads(
            "condition",
            f"{_by} a <card> <this way>",
            lambda f, verb=verb, by=_by: SomeThisWay(ThisWay(verb, *f, card=True), by=by),
        )
    reads_knowing(
        "done this way",
        f"you {_do} a <card> <this way>",
        lambda said, f, verb=verb, by=f"you {_do}": spoken_of(said, SomeThisWay(ThisWay(verb, *f, card=True), by=by)),
    )


def spoken_of(said: Said, way: SomeThisWay) -> SomeThisWay:
    """What it came to is 'that card' from now on."""
    said.mention(WAY, way.way)
    return way


def when_this_way(way: SomeThisWay, then: Effect) -> WhenThisWay:
    then, asked = intervening(then)
    return WhenThisWay(way, then, provided=asked)


reads("sentence", "when <done this way> , <sentence>", when_this_way)


for _not, _apart in (("didn't", False), ("don't", True)):
    reads(
        "condition",
        f"you {_not} put a <card> into your hand <this way>",
        lambda f, apart=_apart: Unless(SomeThisWay(ThisWay(TAKEN, *f, card=True)), apart=apart),
    )
reads("condition", "you put a <card> into your hand <this way>", lambda f: some(TAKEN, f, False))
reads("condition", "you return a <card> to your hand <this way>", lambda f: some(REGAINED, f, False))
reads(
    "condition",
    "returned a <card> to your hand <this way>",
    lambda f: some(RETURNED, f, False),
)


def behind(said: Said, what: str, player_last: bool = False) -> BehindTarget:
    """The target that may be a player."""
    for kind, node in reversed(said.mentions):
        if kind == SLOT and isinstance(node, (AnyTarget, TargetPlayerOr)):
            assert isinstance(node, TargetSlot)
            return BehindTarget(node, what, player_last)
    raise Misread("no target may be a player")


for what in ("planeswalker", "permanent"):
    reads_knowing("who", f"that player or that {what} 's controller", lambda said, what=what: behind(said, what))
    reads_knowing("who", f"that {what} 's controller or that player", lambda said, what=what: behind(said, what, True))
reads_knowing(
    "after",
    "that player or that planeswalker 's controller controls",
    lambda said: ControlledBy(behind(said, "planeswalker")),
)
