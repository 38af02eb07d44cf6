"""Permanents that enter tapped unless something is paid. CR 614.1c-d."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import mypyc_attr

from apnap.abilities.base import EntersDifferently, VocabularyError
from apnap.abilities.effects.payment import offers
from apnap.rules.ch1_concepts.definitions import Context, CostPart
from apnap.rules.ch6_spells.entering import entry_of
from apnap.rules.events import Event, ZoneChange

if TYPE_CHECKING:
    from apnap.rules.core.game import Game
    from apnap.rules.core.state import Standing


@mypyc_attr(allow_interpreted_subclasses=True)
class EntersTappedUnlessPaid(EntersDifferently):
    """As this enters, its controller may pay; otherwise it enters tapped: `EntersTappedUnlessPaid(PayLife(2))`.

    CR 614.1c-d, 614.12a. `name_again` is a choice of words: 'this land enters tapped', not 'it'.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("name_again",)

    def __init__(self, cost: CostPart, name_again: bool = False) -> None:
        super().__init__()
        if cost.mana() is not None:
            raise VocabularyError("mana is not paid as a permanent enters; life or a card shown is")
        self.cost: CostPart = cost
        self.name_again: bool = name_again

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        if isinstance(event, ZoneChange) and not offers(game, Context(event.seat, event.id), event.seat, self.cost, 1):
            entry_of(game, event).tapped = True
        return event
