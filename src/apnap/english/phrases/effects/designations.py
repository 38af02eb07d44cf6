"""Phrases for the words of `apnap.abilities.effects.designations`."""

from __future__ import annotations

from apnap.abilities.conditions import Unless
from apnap.abilities.effects.designations import (
    BLESSED,
    ENDURING_STORY,
    INITIATIVE_HOLDER,
    MONARCH,
    START_YOUR_ENGINES,
    Ascend,
    BecomeMonarch,
    BecomesMonarch,
    ChangeSpeed,
    HasBlessing,
    HasMaxSpeed,
    HasStory,
    InitiativeHolder,
    IsMonarch,
    Monarch,
    SpeedOf,
    StartYourEngines,
    Storied,
    TakeTheInitiative,
)
from apnap.abilities.events.combat_events import PlayerAttacks
from apnap.abilities.events.player_events import BeginningOf
from apnap.abilities.filters import ControlledBy
from apnap.abilities.players import EACH_OPPONENT, EACH_PLAYER, THAT_PLAYER, YOU, EachOpponent, You
from apnap.abilities.statics.restrictions import DefendingPlayer
from apnap.english.abilities import keyword
from apnap.english.amounts import AMOUNTS
from apnap.english.events import EVENTS, does
from apnap.english.nouns import CONTROL_WORDS, SELECTORS, Ref, Voice, ref
from apnap.english.reading.table import reads
from apnap.english.sentences import CLAUSES, CONDITIONS, Clause, order


def _is_monarch(node: IsMonarch, voice: Voice) -> str:
    if isinstance(node.who, EachOpponent):
        return "an opponent is the monarch"
    return "you're the monarch" if isinstance(node.who, You) else f"{ref(node.who, voice).text} is the monarch"


CLAUSES.add(
    BecomeMonarch,
    lambda node, voice: Clause(ref(node.who, voice), "becomes", "become", "the monarch", spoken=True),
)
SELECTORS.add(Monarch, lambda node, voice: Ref("the monarch"))
SELECTORS.add(InitiativeHolder, lambda node, voice: Ref("the player who has the initiative"))
EVENTS.add(BecomesMonarch, lambda node, voice: f"{does(node.who, voice, 'becomes', 'become')} the monarch")
CONTROL_WORDS[Monarch] = "the monarch controls"
CONDITIONS.add(IsMonarch, _is_monarch)
CLAUSES.add(
    TakeTheInitiative,
    lambda node, voice: Clause(ref(node.who, voice), "takes", "take", "the initiative", spoken=True),
)
keyword(Ascend, lambda node, voice: "ascend")
CONDITIONS.add(HasBlessing, lambda node, voice: "you have the city's blessing")
reads("effect", "you become the monarch", BecomeMonarch)
reads("effect", "<who> becomes the monarch", BecomeMonarch)
reads("effect", "you take the initiative", TakeTheInitiative)
reads("condition", "you're the monarch", IsMonarch)
reads("keyword", "ascend", Ascend)
reads("condition", "you have the city 's blessing", BLESSED)
reads("condition", "an opponent is the monarch", lambda: IsMonarch(EACH_OPPONENT))
reads("condition", ("there is no monarch", "there 's no monarch"), lambda: Unless(IsMonarch(EACH_PLAYER)))
reads("condition", "that player is the monarch", lambda: IsMonarch(THAT_PLAYER))
reads("attacked player", "the monarch", MONARCH)
reads("attacked player", "the player who has the initiative", INITIATIVE_HOLDER)
reads("after", "the monarch controls", lambda: ControlledBy(MONARCH))
reads("event", "the beginning of the monarch 's <step>", lambda step: BeginningOf(step, whose=MONARCH))
reads("event", "you become the monarch", BecomesMonarch)
reads("event", "an opponent becomes the monarch", lambda: BecomesMonarch(EACH_OPPONENT))
reads("event", "a player becomes the monarch", lambda: BecomesMonarch(EACH_PLAYER))
reads("of defender", "defending player is the monarch", lambda: IsMonarch(DefendingPlayer()))
reads("event", "you attack the player who has the initiative", lambda: PlayerAttacks(YOU, whom=INITIATIVE_HOLDER))
reads("event", "you attack the monarch", lambda: PlayerAttacks(YOU, whom=MONARCH))


def _change(node: ChangeSpeed, voice: Voice) -> Clause:
    whose = ref(node.who, voice).whose
    return order("reduce" if node.less else "increase", f"{whose} speed by {AMOUNTS.say(node.amount, voice)}")


def _max_speed(node: HasMaxSpeed, voice: Voice) -> str:
    if node.lacks:
        lacks = does(node.who, voice, "doesn't", "don't")
        return f"{lacks} have max speed"
    return f"{does(node.who, voice, 'has', 'have')} max speed"


keyword(StartYourEngines, lambda node, voice: "start your engines!")
AMOUNTS.add(SpeedOf, lambda node, voice: f"{ref(node.who, voice).whose} speed")
CONDITIONS.add(HasMaxSpeed, _max_speed)
CLAUSES.add(ChangeSpeed, _change)
reads("keyword", "start your engines !", START_YOUR_ENGINES)
reads("amount", "your speed", SpeedOf)
reads("effect", "increase your speed by <number>", ChangeSpeed)
reads("condition", "you have max speed", HasMaxSpeed)
reads("condition", "you don't have max speed", lambda: HasMaxSpeed(lacks=True))
reads("so of a player", "has max speed", lambda: HasMaxSpeed)
reads("so of a player", "doesn't have max speed", lambda: lambda who: HasMaxSpeed(who, lacks=True))
keyword(Storied, lambda node, voice: "storied")
CONDITIONS.add(HasStory, lambda node, voice: "you have an enduring story")
reads("keyword", "storied", Storied)
reads("condition", "you have a enduring story", ENDURING_STORY)
