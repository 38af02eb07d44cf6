"""Keyword abilities about blocking, and about combat damage to players.

Landwalk, banding, rampage, flanking, bushido, poisonous, ingest, afflict, toxic. CR 702.14, 702.22-23, 702.25,
702.45, 702.70, 702.115, 702.130, 702.164.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from apnap.abilities.amounts import THAT_MUCH, Times
from apnap.abilities.base import Quality, VocabularyError, amount, context_of
from apnap.abilities.effects.durations import UntilEndOfTurn
from apnap.abilities.effects.exile_and_return import ExileTop
from apnap.abilities.effects.life import LoseLife
from apnap.abilities.events.combat_events import BlocksOrBecomesBlocked, IsBlocked
from apnap.abilities.events.damage_events import DealsDamage
from apnap.abilities.events.patterns import ObjectPattern
from apnap.abilities.filters import THIS_ONE, Subtype, every
from apnap.abilities.player_counters import GetCounters
from apnap.abilities.players import DEFENDING_PLAYER, THAT_PLAYER
from apnap.abilities.selectors import IT, THIS
from apnap.abilities.statics.changes import Gets
from apnap.abilities.statics.restrictions import BLOCK_SLOTS
from apnap.rules.ch1_concepts.definitions import Amount, Context, Filter, Static, Triggered
from apnap.rules.core.constants import BATTLEFIELD, EV_BLOCK, NONE, POISON, S_ATTACK
from apnap.rules.core.types import ObjectId, Ref
from apnap.rules.events import Blocks, Event

if TYPE_CHECKING:
    from apnap.rules.core.game import Game
    from apnap.rules.core.state import Standing, Watcher


class BlockedWithoutFlanking(ObjectPattern):
    """This becomes blocked by a creature without flanking. CR 509.3d, 702.25a."""

    def __init__(self) -> None:
        super().__init__(EV_BLOCK, THIS_ONE)

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        if not isinstance(event, Blocks) or event.attacker != watcher.source:
            return False
        for ability in game.char(event.id).abilities.triggered:
            if isinstance(ability, Flanking):
                return False
        return True

    def subject(self, event: Event) -> i64:
        return event.id if isinstance(event, Blocks) else NONE


@mypyc_attr(allow_interpreted_subclasses=True)
class Flanking(Triggered):
    """The blocking creature gets -1/-1. CR 702.25."""

    def __init__(self) -> None:
        super().__init__(BlockedWithoutFlanking(), UntilEndOfTurn(IT, Gets(-1, -1)))


@mypyc_attr(allow_interpreted_subclasses=True)
class Bushido(Triggered):
    """It gets +N/+N when it blocks or becomes blocked. CR 702.45."""

    def __init__(self, number: int | Amount) -> None:
        super().__init__(BlocksOrBecomesBlocked(), UntilEndOfTurn(THIS, Gets(number, number)))
        self.number: Amount = amount(number)


@mypyc_attr(allow_interpreted_subclasses=True)
class BandsWithOther(Static):
    """`BandsWithOther(LEGENDARY, CREATURE)`: it bands with creatures of that quality, being one. CR 702.22b-c."""

    def __init__(self, *quality: Filter) -> None:
        super().__init__([S_ATTACK])
        self.quality: Filter = every(quality)

    def demands_attacks(self) -> bool:
        return False

    def bands_with(self) -> Filter | None:
        return self.quality

    def loop_inputs(self) -> i64:
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Rampage(Triggered):
    """It gets +N/+N for each creature blocking it beyond the first. CR 702.23."""

    def __init__(self, number: i64) -> None:
        more = Times(number, THAT_MUCH)
        super().__init__(IsBlocked(), UntilEndOfTurn(THIS, Gets(more, more)))
        self.number: i64 = number


@mypyc_attr(allow_interpreted_subclasses=True)
class Afflict(Triggered):
    """The defending player loses life when it becomes blocked. CR 702.130."""

    def __init__(self, number: i64) -> None:
        super().__init__(IsBlocked(), LoseLife(number, who=DEFENDING_PLAYER))
        self.number: i64 = number


@mypyc_attr(allow_interpreted_subclasses=True)
class Ingest(Triggered):
    """The player it dealt combat damage to exiles the top card of their library. CR 702.115."""

    def __init__(self) -> None:
        super().__init__(DealsDamage(THIS, combat=True, to_player=True), ExileTop(THAT_PLAYER))


@mypyc_attr(allow_interpreted_subclasses=True)
class Poisonous(Triggered):
    """The player it dealt combat damage to gets that many poison counters: `Poisonous(2)`. CR 702.70."""

    def __init__(self, number: i64) -> None:
        super().__init__(DealsDamage(THIS, combat=True, to_player=True), GetCounters(number, POISON, who=THAT_PLAYER))
        self.number: i64 = number


@mypyc_attr(allow_interpreted_subclasses=True)
class Landwalk(Static):
    """Nobody with a land of this kind can block it as the defending player. CR 702.14."""

    def __init__(self, *land: Filter) -> None:
        super().__init__(BLOCK_SLOTS)
        self.land: Filter = every(land)

    def cant_block(self, game: Game, effect: Standing, blocker: ObjectId, attacker: ObjectId) -> bool:
        if attacker != effect.source:
            return False
        state = game.state
        defender = state.objs[attacker].defender
        if defender < 0:
            return False
        ctx = context_of(effect)
        for id in state.ids(defender, BATTLEFIELD):
            if self.land.test(game, ctx, id):
                return True
        return False

    def loop_inputs(self) -> i64:
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Toxic(Static):
    """Players dealt combat damage by it also get that many poison counters. CR 702.164."""

    def __init__(self, number: i64) -> None:
        if number < 1:
            raise VocabularyError("toxic has a number of 1 or more")
        super().__init__([], 0)
        self.value: i64 = number

    def toxic(self) -> i64:
        return self.value

    def loop_inputs(self) -> i64:
        return 0


class HasLandwalk(Quality):
    """Has landwalk for lands of this type: `HasLandwalk("Island")`. CR 702.14."""

    def __init__(self, land: str) -> None:
        self.land: str = land

    def test(self, game: Game, ctx: Context, ref: Ref) -> bool:
        if ref < 0:
            return False
        for ability in game.char(ref).abilities.every:
            if isinstance(ability, Landwalk) and isinstance(ability.land, Subtype) and ability.land.name == self.land:
                return True
        return False

    def loop_inputs(self) -> i64:
        return 0
