"""Phrases for mechanisms of their own: phasing, the monarch, chance, emblems."""

from __future__ import annotations

from apnap.abilities.base import Number
from apnap.abilities.conditions import Controls, HasCounters
from apnap.abilities.effects.coins_and_dice import FlipCoin, RollDie, RollsDice, WinsFlip
from apnap.abilities.effects.counters import TakeCounters
from apnap.abilities.effects.creating import GetEmblem
from apnap.abilities.effects.designations import BecomeMonarch, IsMonarch, Monarch
from apnap.abilities.effects.flow import Nothing
from apnap.abilities.effects.moves import SacrificeIt
from apnap.abilities.effects.outcomes import DrawGame, LoseGame, WinGame
from apnap.abilities.effects.permanents import PhaseOut
from apnap.abilities.events.object_events import LastCounterRemoved, PhasesIn, PhasesOut
from apnap.abilities.players import You
from apnap.abilities.statics.limits import AttackLimit, BlockLimit, BlocksMore
from apnap.abilities.statics.restrictions import CantAttackUnless, DefendingPlayer
from apnap.english.abilities import EVENTS, counters, does, watched
from apnap.english.common import TOSS, after_flip
from apnap.english.effects import (
    ABILITIES,
    AMOUNTS,
    CHANGES,
    CLAUSES,
    CONDITIONS,
    SENTENCES,
    Changed,
    Clause,
    order,
    sentences,
)
from apnap.english.nouns import CONTROL_WORDS, SELECTORS, Ref, Voice, all_of, noun, ref
from apnap.english.words import number_word, sentence
from apnap.rules.ch1_concepts.definitions import Amount
from apnap.rules.ch8_multiplayer.deploy import GiveThis, TargetTeammate

# phasing
CLAUSES.add(PhaseOut, lambda node, voice: Clause(ref(node.what, voice), "phases", "phase", "out"))
EVENTS.add(PhasesOut, lambda node, voice: f"{watched(node.filter, voice)} phases out")
EVENTS.add(PhasesIn, lambda node, voice: f"{watched(node.filter, voice)} phases in")

# deploying creatures
SELECTORS.add(TargetTeammate, lambda node, voice: Ref("target teammate"))
CLAUSES.add(
    GiveThis,
    lambda node, voice: Clause(ref(node.to, voice), "gains", "gain", f"control of {voice.this()}"),
)


# limits of attacks and blocks
def _attack_limit(node: AttackLimit, voice: Voice) -> str:
    whom = "" if node.whom is None else f" {ref(node.whom, voice).text}"
    return sentence(f"no more than {creatures(node.most)} can attack{whom} each combat")


def creatures(n: int) -> str:
    """`one creature`, `two creatures`."""
    return f"{number_word(n)} creature{'s' if n != 1 else ''}"


def _blocks_more(node: BlocksMore, voice: Voice) -> str:
    if node.more == 0:
        return sentence(f"{voice.this()} can block any number of creatures")
    more = "an additional creature" if node.more == 1 else f"an additional {creatures(node.more)}"
    return sentence(f"{voice.this()} can block {more} each combat")


ABILITIES.add(BlocksMore, _blocks_more)
ABILITIES.add(AttackLimit, _attack_limit)
ABILITIES.add(
    BlockLimit,
    lambda node, voice: sentence(f"no more than {creatures(node.most)} can block each combat"),
)

# the monarch, winning and losing
CLAUSES.add(
    BecomeMonarch,
    lambda node, voice: Clause(ref(node.who, voice), "becomes", "become", "the monarch", spoken=True),
)
SELECTORS.add(Monarch, lambda node, voice: Ref("the monarch"))
CONTROL_WORDS[Monarch] = "the monarch controls"
CLAUSES.add(WinGame, lambda node, voice: Clause(ref(node.who, voice), "wins", "win", "the game", spoken=True))
CLAUSES.add(
    LoseGame, lambda node, voice: Clause(ref(node.who, voice), "loses", "lose", "the game", spoken=True)
)
CLAUSES.add(DrawGame, lambda node, voice: Clause(Ref("the game"), "is", "are", "a draw"))
CLAUSES.add(
    TakeCounters,
    lambda node, voice: order(
        "remove", f"{some_counters(node.amount, node.counter, voice)} from {ref(node.what, voice).text}"
    ),
)
EVENTS.add(
    LastCounterRemoved,
    lambda node, voice: f"you remove the last {node.counter} counter from {voice.this()}",
)


def some_counters(amount: Amount, counter: str, voice: Voice) -> str:
    """`a luck counter`, `two luck counters`, `X luck counters`."""
    if isinstance(amount, Number):
        return counters(amount.number, counter)
    return f"{AMOUNTS.say(amount, voice)} {counter} counters"


def _is_monarch(node: IsMonarch, voice: Voice) -> str:
    return "you're the monarch" if isinstance(node.who, You) else f"{ref(node.who, voice).text} is the monarch"


def _controls(node: Controls, voice: Voice) -> str:
    n = noun(node.filter)
    who = ref(node.who, voice)
    return f"{who.text} {who.verb('controls', 'control')} {f'no {n.many()}' if node.none else n.one()}"


CONDITIONS.add(IsMonarch, _is_monarch)
CONDITIONS.add(Controls, _controls)
CONDITIONS.add(
    HasCounters,
    lambda node, voice: (
        f"{ref(node.what, voice).text} has {number_word(node.number)} or more {node.counter} counters on it"
    ),
)

CLAUSES.add(SacrificeIt, lambda node, voice: order("sacrifice", all_of(node.what, voice).text))

# attacking on a condition
SELECTORS.add(DefendingPlayer, lambda node, voice: Ref("defending player"))
CHANGES.add(
    CantAttackUnless,
    lambda node, voice: Changed("can't", "can't", f"attack unless {CONDITIONS.say(node.condition, voice)}"),
)


# coins and dice
def _flip(node: FlipCoin, voice: Voice) -> list[str]:
    said = [TOSS]
    for outcome, effect in (("win", node.win), ("lose", node.lose)):
        if not isinstance(effect, Nothing):
            voice.said_this = False
            inner = sentences(effect, voice)
            said += [f"if {after_flip(outcome)}, {inner[0]}", *inner[1:]]
    return said


def _roll(node: RollDie, voice: Voice) -> list[str]:
    lines = [f"roll a d{node.sides}."]
    for row in node.rows:
        results = (
            str(row.first) if row.first == row.last else f"{row.first}\u2014{row.last}" if row.last else f"{row.first}+"
        )
        lines.append(f"{results} | " + " ".join(sentence(s) for s in sentences(row.effect, voice)))
    return ["\n".join(lines) if node.rows else f"roll a d{node.sides}"]


SENTENCES.add(FlipCoin, _flip)
SENTENCES.add(RollDie, _roll)
EVENTS.add(WinsFlip, lambda node, voice: f"{does(node.who, voice, 'wins', 'win')} a coin flip")
EVENTS.add(RollsDice, lambda node, voice: f"{does(node.who, voice, 'rolls', 'roll')} one or more dice")


# emblems
def _emblem(node: GetEmblem, voice: Voice) -> Clause:
    inner = Voice("", "this emblem", 0)
    said = " and ".join(f'"{ABILITIES.say(ability, inner)}"' for ability in node.abilities)
    return Clause(ref(node.who, voice), "gets", "get", f"an emblem with {said}", spoken=True)


CLAUSES.add(GetEmblem, _emblem)
