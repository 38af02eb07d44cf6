"""What cards allow from an opening hand. CR 103.6."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.abilities.base import VocabularyError
from apnap.abilities.effects.flow import in_order
from apnap.rules.ch1_concepts.definitions import Context, Effect, OpeningAction
from apnap.rules.ch4_zones import knowledge
from apnap.rules.core.constants import BATTLEFIELD, HAND
from apnap.rules.core.types import ObjectId, Seat

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


class MayBeginWithThis(OpeningAction):
    """From an opening hand this card may start out on the battlefield. CR 103.6a."""

    def __init__(self) -> None:
        super().__init__(1 << HAND)

    def take(self, game: Game, seat: Seat, id: ObjectId) -> None:
        game.move(id, BATTLEFIELD)


class MayRevealThis(OpeningAction):
    """Shown from an opening hand, this card will make something happen. CR 103.6b."""

    def __init__(self, *effects: Effect) -> None:
        super().__init__(1 << HAND)
        if not effects:
            raise VocabularyError("a card that may be revealed from an opening hand says what happens then")
        self.effect: Effect = in_order(list(effects))

    def take(self, game: Game, seat: Seat, id: ObjectId) -> None:
        knowledge.learn(game.state, id, knowledge.EVERYBODY)
        if game.logging:
            game.say("103.6b", f"{game.name_of_seat(seat)} reveals {game.name(id)} from their opening hand")
        self.effect.perform(game, Context(seat, id))
