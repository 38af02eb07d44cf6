"""Keyword abilities that hurt or reward: afflict, rampage, ingest, afterlife. CR 702.23, 702.115, 702.130, 702.135."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from apnap.abilities.amounts import THAT_MUCH, Times
from apnap.abilities.cards import token
from apnap.abilities.effects.lasting import UntilEndOfTurn
from apnap.abilities.effects.looking import top_cards
from apnap.abilities.effects.permanents import CreateTokens
from apnap.abilities.effects.player_actions import LoseLife, PlayerAction
from apnap.abilities.filters import THIS_ONE
from apnap.abilities.keywords import FLYING
from apnap.abilities.mechanics.attacking import DEFENDING_PLAYER
from apnap.abilities.players import THAT_PLAYER
from apnap.abilities.selectors import THIS
from apnap.abilities.statics.changes import Gets
from apnap.abilities.triggers import DealsDamage, Dies, ObjectPattern
from apnap.rules.definitions import Context, Triggered
from apnap.rules.events import BecomesBlocked, Event, ZoneChange
from apnap.rules.options.range import within
from apnap.rules.words import EV_BLOCKED, EXILE, LIBRARY, NONE

if TYPE_CHECKING:
    from apnap.rules.game import Game
    from apnap.rules.state import Watcher

SPIRIT: Final = token("Spirit Token", "Creature - Spirit", "1/1", FLYING, colors="WB")


class IsBlocked(ObjectPattern):
    """This becomes blocked; 'that many' are the blockers beyond the first. CR 509.3c, 702.23a."""

    def __init__(self) -> None:
        super().__init__(EV_BLOCKED, THIS_ONE)

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        return isinstance(event, BecomesBlocked) and event.id == watcher.source

    def subject(self, event: Event) -> i64:
        return event.id if isinstance(event, BecomesBlocked) else NONE

    def much(self, game: Game, event: Event) -> i64:
        if not isinstance(event, BecomesBlocked):
            return 0
        o = game.state.objs[event.id]
        n: i64 = len(within(game.state, o.controller, o.blockers)) - 1
        return n if n > 0 else 0


class Rampage(Triggered):
    """It gets +N/+N for each creature blocking it beyond the first. CR 702.23."""

    def __init__(self, number: i64) -> None:
        more = Times(number, THAT_MUCH)
        super().__init__(IsBlocked(), UntilEndOfTurn(THIS, Gets(more, more)))
        self.number: i64 = number


class Afflict(Triggered):
    """The defending player loses life when it becomes blocked. CR 702.130."""

    def __init__(self, number: i64) -> None:
        super().__init__(IsBlocked(), LoseLife(number, who=DEFENDING_PLAYER))
        self.number: i64 = number


class ExileTop(PlayerAction):
    """Players exile the top cards of their libraries."""

    def act(self, game: Game, ctx: Context, seats: list[i64]) -> None:
        for seat in seats:
            for id in top_cards(game, seat, 1):
                event = ZoneChange(id, LIBRARY, EXILE, seat)
                event.cause = ctx.source
                game.emit(event)


class Ingest(Triggered):
    """The player it dealt combat damage to exiles the top card of their library. CR 702.115."""

    def __init__(self) -> None:
        super().__init__(DealsDamage(THIS, combat=True, to_player=True), ExileTop(THAT_PLAYER))


class Afterlife(Triggered):
    """When it dies, Spirits come. CR 702.135."""

    def __init__(self, number: i64) -> None:
        super().__init__(Dies(THIS), CreateTokens(number, SPIRIT))
        self.number: i64 = number
