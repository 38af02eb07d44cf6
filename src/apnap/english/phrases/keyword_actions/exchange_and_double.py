"""Phrases for the words of `apnap.abilities.keyword_actions.exchange_and_double`."""

from __future__ import annotations

from typing import Final

from apnap.abilities.keyword_actions.exchange_and_double import (
    DoubleLife,
    DoublePower,
    ExchangeControl,
    ExchangeLife,
    ExchangePower,
    PassRound,
    TradeControl,
    TriplePower,
)
from apnap.abilities.selectors import THIS, THOSE, This
from apnap.abilities.targets import Target
from apnap.english.grammar import listed
from apnap.english.nouns import Ref, Voice, each_one, noun, ref
from apnap.english.reading.said import COUNTED, MADE, Misread, Said
from apnap.english.reading.table import fragment, reads, reads_knowing
from apnap.english.sentences import CLAUSES, SENTENCES, Clause, order
from apnap.rules.ch1_concepts.definitions import Filter


def traded(said: Said, filters: tuple[Filter, ...]) -> TradeControl:
    """Afterwards, those are all that changed hands."""
    other = said.that_player()
    said.mentions = [one for one in said.mentions if one[0] != COUNTED]
    said.mention(MADE, THOSE)
    return TradeControl(other, *filters)


def _exchange(node: ExchangeLife, voice: Voice) -> Clause:
    if node.other is None:
        return Clause(ref(node.who, voice), "exchanges", "exchange", "life totals")
    return Clause(ref(node.who, voice), "exchanges", "exchange", f"life totals with {ref(node.other, voice).text}")


CLAUSES.add(
    DoublePower,
    lambda node, voice: order("double", f"{doubled(node, voice)} until end of turn"),
)
CLAUSES.add(TriplePower, lambda node, voice: order("triple", f"{doubled(node, voice)} until end of turn"))


def doubled(node: DoublePower, voice: Voice) -> str:
    """`its power`, `the power and toughness of all of them`."""
    what = f"power{' and toughness' if node.toughness else ''}"
    whose = each_one(node.what, voice).text
    if isinstance(node.what, This) and whose != "it":
        return f"{ref(node.what, voice).whose} {what}"
    return f"its {what}" if whose == "it" else f"the {what} of {whose}"


CLAUSES.add(
    ExchangeControl,
    lambda node, voice: order("exchange", f"control of {listed([ref(w, voice).text for w in node.what], 'and')}"),
)
CLAUSES.add(DoubleLife, lambda node, voice: order("double", f"{ref(node.who, voice).whose} life total"))
CLAUSES.add(ExchangeLife, _exchange)
reads("effect", "double the power of <object> until end of turn", DoublePower)
reads("effect", "triple the power of <object> until end of turn", TriplePower)
for _verb, _made in (("double", DoublePower), ("triple", TriplePower)):
    reads("effect", f"{_verb} <target> 's power until end of turn", _made)
    reads(
        "effect",
        f"{_verb} <target> 's power and toughness until end of turn",
        lambda what, made=_made: made(what, toughness=True),
    )
reads(
    "effect",
    "triple the power and toughness of <object> until end of turn",
    lambda what: TriplePower(what, toughness=True),
)
reads(
    "effect",
    "double the power and toughness of <object> until end of turn",
    lambda what: DoublePower(what, toughness=True),
)
fragment("this long", "until end of turn")
reads_knowing("effect", "double ~ 's power <this long>", lambda said: DoublePower(said.this()))
reads_knowing("effect", "double its power <this long>", lambda said: DoublePower(said.it()))
reads_knowing("effect", "double its power and toughness <this long>", lambda said: DoublePower(said.it(), True))
reads("effect", "exchange control of <object> and <object>", ExchangeControl)
CLAUSES.add(
    ExchangePower,
    lambda node, voice: order("exchange", f"its power and the power of {ref(node.other, voice).text} {LASTING}"),
)
LASTING: Final = "until end of combat"
fragment("until combat ends", LASTING)
reads_knowing(
    "effect",
    "exchange its power and the power of <target> <until combat ends>",
    lambda said, other: ExchangePower(THIS, other),
)
reads("effect", "exchange control of <two targets>", ExchangeControl)
reads_knowing("two targets", "two target <permanents>", lambda said, f: said.chose(Target(*f, count=2)))
CLAUSES.add(
    TradeControl,
    lambda node, voice: Clause(
        Ref(f"{BOTH} each", many=True),
        "gains",
        "gain",
        f"control of all {noun(node.filter).many()} {THE_OTHER} until end of turn",
    ),
)
THE_OTHER = "the other controls"
BOTH = "you and that opponent"
fragment("the other", THE_OTHER)
fragment("both of you", BOTH)
reads_knowing(
    "effect",
    "<both of you> each gain control of all <permanents> <the other> <until end of turn>",
    traded,
)
reads("effect", "double your life total", DoubleLife)
reads("effect", "<who> (exchanges|exchange) life totals with <who>", ExchangeLife)


NEXT_PLAYER = "the next player in"
CHOSEN_WAY = "in the chosen direction"
GOING_ROUND = f"starting with you and proceeding {CHOSEN_WAY}"
WHICH_THEY_CHOSE = "they chose"


def _round(node: PassRound, voice: Voice) -> list[str]:
    first = "choose left or right"
    if node.every:
        what = f"all {noun(node.filter).many()} controlled by {NEXT_PLAYER} the chosen direction"
        return [first, f"each player gains control of {what}"]
    kind = noun(node.filter)
    one = f"{kind.one()} controlled by {NEXT_PLAYER} that direction"
    return [
        first,
        f"{GOING_ROUND}, each player chooses {one}",
        f"each player gains control of the {kind.bare()} {WHICH_THEY_CHOSE}",
    ]


SENTENCES.add(PassRound, _round)
fragment("the next player in", NEXT_PLAYER)
fragment("going round", GOING_ROUND)
fragment("which they chose", WHICH_THEY_CHOSE)
fragment("left or right first", "choose left or right")
reads(
    "sentence",
    "<left or right first> . <going round> , each player chooses a <permanent> controlled by <the next player in> that "
    "direction . each player gains control of the <permanent> <which they chose>",
    lambda f, g: passed(f, g),
)


def passed(filters: tuple[Filter, ...], again: tuple[Filter, ...]) -> PassRound:
    """What they chose is called the same again."""
    if filters != again:
        raise Misread("something else was chosen")
    return PassRound(*filters)


reads(
    "sentence",
    "<left or right first> . each player gains control of all <permanents> controlled by <the next player in> the "
    "chosen direction",
    lambda f: PassRound(*f, every=True),
)
