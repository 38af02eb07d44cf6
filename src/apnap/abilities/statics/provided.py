"""Statements that are true only while something else is so. CR 604.1, 611.3a."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from apnap.abilities.base import Circumstance, VocabularyError, context_of
from apnap.rules.ch1_concepts.costs.cost_changes import Reduction
from apnap.rules.ch1_concepts.definitions import Activated, Condition, CostPart, Static
from apnap.rules.ch2_cards.characteristics import ManaCost
from apnap.rules.core.constants import S_LAYER
from apnap.rules.core.types import ObjectId, Ref, Seat, Step
from apnap.rules.events import Event

if TYPE_CHECKING:
    from apnap.rules.core.game import Game
    from apnap.rules.core.state import Standing


@mypyc_attr(allow_interpreted_subclasses=True)
class Provided(Static):
    """As long as something is so, another statement is true: `Provided(Is(THIS, UNTAPPED), DamageLessened(1, YOU))`.

    What it says of characteristics, as `Always` does, has a condition of its own there.
    """

    def __init__(self, condition: Condition, static: Static) -> None:
        super().__init__(list(static.standing_slots))
        if S_LAYER in static.standing_slots:
            raise VocabularyError("a statement about characteristics has a condition of its own")
        self.condition: Condition = condition
        self.static: Static = static
        self.zones = static.zones
        zone = condition.zone_of_this() if isinstance(condition, Circumstance) else -1
        if zone >= 0:
            self.zones = 1 << zone

    def is_so(self, game: Game, effect: Standing) -> bool:
        return self.condition.holds(game, context_of(effect))

    def benefit(self) -> i64:
        return self.static.benefit()

    def replaces(self, game: Game, effect: Standing, event: Event) -> bool:
        return self.static.replaces(game, effect, event) and self.is_so(game, effect)

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        return self.static.replace(game, effect, event)

    def reaches_event(self, game: Game, effect: Standing, event: Event) -> bool:
        return self.static.reaches_event(game, effect, event)

    def rank(self) -> i64:
        return self.static.rank()

    def forbids(self, game: Game, effect: Standing, action: i64, seat: Seat, ref: Ref) -> bool:
        return self.static.forbids(game, effect, action, seat, ref) and self.is_so(game, effect)

    def permits(self, game: Game, effect: Standing, action: i64, seat: Seat, ref: Ref) -> bool:
        return self.static.permits(game, effect, action, seat, ref) and self.is_so(game, effect)

    def number(self, game: Game, effect: Standing, action: i64, seat: Seat) -> i64:
        return self.static.number(game, effect, action, seat) if self.is_so(game, effect) else 0

    def skips(self, game: Game, effect: Standing, step: Step, seat: Seat) -> bool:
        return self.static.skips(game, effect, step, seat) and self.is_so(game, effect)

    def cant_attack(self, game: Game, effect: Standing, attacker: ObjectId, defender: Ref) -> bool:
        return self.static.cant_attack(game, effect, attacker, defender) and self.is_so(game, effect)

    def attack_limit(self, game: Game, effect: Standing, defender: Ref) -> i64:
        return self.static.attack_limit(game, effect, defender) if self.is_so(game, effect) else -1

    def attack_cost(self, game: Game, effect: Standing, attacker: ObjectId, defender: Ref) -> list[CostPart]:
        return self.static.attack_cost(game, effect, attacker, defender) if self.is_so(game, effect) else []

    def cant_block(self, game: Game, effect: Standing, blocker: ObjectId, attacker: ObjectId) -> bool:
        return self.static.cant_block(game, effect, blocker, attacker) and self.is_so(game, effect)

    def block_limit(self, game: Game, effect: Standing, attacker: ObjectId) -> i64:
        return self.static.block_limit(game, effect, attacker) if self.is_so(game, effect) else -1

    def block_cost(self, game: Game, effect: Standing, blocker: ObjectId, attacker: ObjectId) -> list[CostPart]:
        return self.static.block_cost(game, effect, blocker, attacker) if self.is_so(game, effect) else []

    def cost_change(self, game: Game, effect: Standing, seat: Seat, ref: Ref, ability: Activated | None) -> i64:
        return self.static.cost_change(game, effect, seat, ref, ability) if self.is_so(game, effect) else 0

    def cost_more(
        self, game: Game, effect: Standing, seat: Seat, ref: Ref, ability: Activated | None
    ) -> ManaCost | None:
        return self.static.cost_more(game, effect, seat, ref, ability) if self.is_so(game, effect) else None

    def cost_less(
        self, game: Game, effect: Standing, seat: Seat, ref: Ref, ability: Activated | None
    ) -> Reduction | None:
        return self.static.cost_less(game, effect, seat, ref, ability) if self.is_so(game, effect) else None

    def loop_inputs(self) -> i64:
        return 0
