"""Statements about triggered abilities: how often they trigger. CR 603.2d."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from apnap.abilities.base import context_of
from apnap.abilities.filters import PERMANENT, YOU_CONTROL, every
from apnap.rules.ch1_concepts.definitions import Filter, Pattern, Static
from apnap.rules.ch8_multiplayer.range import covers, is_in_range
from apnap.rules.core.constants import BATTLEFIELD, S_TRIGGERS
from apnap.rules.core.state import Watcher

if TYPE_CHECKING:
    from apnap.rules.core.game import Game
    from apnap.rules.core.state import Standing
    from apnap.rules.events import Event


@mypyc_attr(allow_interpreted_subclasses=True)
class TriggersAgain(Static):
    """Abilities of permanents that fit trigger an additional time, on any event or on those of one kind.

    `TriggersAgain(because=Enters(ARTIFACT))` is about permanents you control, `TriggersAgain(WIZARD)` about Wizards.
    Delayed and reflexive abilities are not a permanent's. CR 603.2d.
    """

    def __init__(self, *of: Filter, because: Pattern | None = None) -> None:
        super().__init__([S_TRIGGERS])
        self.of: Filter = every((*of, YOU_CONTROL) if of else (PERMANENT, YOU_CONTROL))
        self.because: Pattern | None = because

    def extra_triggers(self, game: Game, effect: Standing, watcher: Watcher, event: Event) -> i64:
        source = game.state.objs[watcher.source]
        if source.zone != BATTLEFIELD and not watcher.ability.zones >> BATTLEFIELD & 1:
            return 0
        if not self.of.test(game, context_of(effect), source.id) or not covers(game, effect, source.id):
            return 0
        because = self.because
        if because is not None:
            if event.kind not in because.kinds:
                return 0
            mine = Watcher(effect.source, effect.controller, watcher.ability)
            if not because.matches(game, mine, event) or not is_in_range(game, mine, because, event):
                return 0
        return 1

    def loop_inputs(self) -> i64:
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class CausesNoTriggers(Static):
    """Events of a kind don't cause abilities to trigger: `CausesNoTriggers(Enters(CREATURE))`. CR 603.2."""

    def __init__(self, because: Pattern) -> None:
        super().__init__([S_TRIGGERS])
        self.because: Pattern = because

    def silences(self, game: Game, effect: Standing, watcher: Watcher, event: Event) -> bool:
        because = self.because
        if event.kind not in because.kinds:
            return False
        if not covers(game, effect, watcher.source):
            return False  # whose ability it is may be out of range as well (801.10)
        mine = Watcher(effect.source, effect.controller, watcher.ability)
        return because.matches(game, mine, event) and is_in_range(game, mine, because, event)

    def loop_inputs(self) -> i64:
        return 0
