"""Triggered abilities as cards write them: when, whenever, at. CR 603.1, 603.4, 603.8."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from apnap.abilities.base import VocabularyError, asks_for_resolutions
from apnap.abilities.binding import Start
from apnap.abilities.effects.flow import in_order
from apnap.abilities.events.object_events import AbilityAddsMana, TappedForMana
from apnap.abilities.events.patterns import refers_back
from apnap.abilities.events.player_events import BeginningOf
from apnap.rules.ch1_concepts.definitions import Condition, Context, Effect, Pattern, Triggered
from apnap.rules.ch1_concepts.fields import replaced
from apnap.rules.ch1_concepts.mana.sources import ManaEffect, could_make, mana_effects
from apnap.rules.core.constants import EV_STATE
from apnap.rules.events import Event

if TYPE_CHECKING:
    from apnap.rules.core.game import Game
    from apnap.rules.core.state import Watcher


@mypyc_attr(allow_interpreted_subclasses=True)
class Waiting(Triggered):
    """A triggered ability with its event, an intervening 'if', and instructions. CR 603.1, 603.4.

    `zone` is where it functions, if that is not where its event says: `At(..., zone=GRAVEYARD)`. CR 113.6k.
    """

    def __init__(
        self, pattern: Pattern, effects: list[Effect], condition: Condition | None, each_turn: i64, zone: i64 = -1
    ) -> None:
        if not isinstance(pattern, Pattern):
            raise VocabularyError(f"an event such as Enters(THIS) is needed, not {pattern!r}")
        if not effects:
            raise VocabularyError("a triggered ability needs an instruction")
        start = Start().triggered(pattern)
        effect = start.bound(in_order(effects))
        if condition is not None:
            condition = start.bound_condition(condition)
        if isinstance(pattern, BeginningOf) and (
            refers_back(effect) or (condition is not None and refers_back(condition))
        ):
            pattern = replaced(pattern, for_each=True)
        zones = pattern.zones if zone < 0 else 1 << zone
        super().__init__(pattern, effect, zones if condition is None else zones | condition.functions_in())
        self.condition = condition
        self.each_turn = each_turn
        # it could add mana as a mana ability is activated, and has no target (605.1b)
        on_mana = isinstance(pattern, (TappedForMana, AbilityAddsMana))
        self.is_mana = on_mana and not self.slots and could_make(self.effect) != 0
        self.after_mana = self.is_mana and adds_echo(self.effect)
        self.is_counted = asks_for_resolutions(self.effect)
        self.zone: i64 = zone


def adds_echo(effect: Effect) -> bool:
    """Does it add mana of a type that was just produced?"""
    found: list[ManaEffect] = []
    mana_effects(effect, found)
    for e in found:
        if e.echoes():
            return True
    return False


@mypyc_attr(allow_interpreted_subclasses=True)
class When(Waiting):
    """`When(Enters(THIS), Draw(1))`."""

    def __init__(self, pattern: Pattern, *effects: Effect, provided: Condition | None = None, zone: i64 = -1) -> None:
        super().__init__(pattern, list(effects), provided, 0, zone)


@mypyc_attr(allow_interpreted_subclasses=True)
class Whenever(Waiting):
    """`Whenever(Enters(OTHER_CREATURE), GainLife(1))`."""

    def __init__(
        self,
        pattern: Pattern,
        *effects: Effect,
        provided: Condition | None = None,
        each_turn: i64 = 0,
        zone: i64 = -1,
    ) -> None:
        super().__init__(pattern, list(effects), provided, each_turn, zone)


@mypyc_attr(allow_interpreted_subclasses=True)
class At(Waiting):
    """`At(BeginningOf(UPKEEP, whose=YOU), Draw(1))`."""

    def __init__(self, pattern: Pattern, *effects: Effect, provided: Condition | None = None, zone: i64 = -1) -> None:
        super().__init__(pattern, list(effects), provided, 0, zone)


class StateIs(Pattern):
    """The game is in a state: `When(StateIs(Controls(YOU, ARTIFACT, none=True)), SacrificeIt(THIS))`. CR 603.8."""

    def __init__(self, condition: Condition) -> None:
        super().__init__()
        self.kinds = [EV_STATE]
        self.condition: Condition = condition

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        return self.condition.holds(game, Context(watcher.controller, watcher.source))

    def loop_inputs(self) -> i64:
        return 0
