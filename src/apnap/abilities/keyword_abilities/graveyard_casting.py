"""Casting cards from a graveyard: flashback, retrace, jump-start, escape, disturb, harmonize, mayhem.

CR 702.34, 702.81, 702.133, 702.138, 702.146, 702.180, 702.187.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64, mypyc_attr

from apnap.abilities.base import Circumstance
from apnap.abilities.costs import DiscardSome, ExileSome, TapSome
from apnap.abilities.effects.durations import standing
from apnap.abilities.filters import CREATURE, LAND
from apnap.abilities.keyword_abilities.alternative_costs import Way
from apnap.rules.ch1_concepts.definitions import Context, CostPart, Effect, Selector, Static
from apnap.rules.ch2_cards.printed import CastMethod
from apnap.rules.ch4_zones.zones import add_standing
from apnap.rules.ch7_additional.components import successors
from apnap.rules.core.constants import EV_DISCARD, GRAVEYARD, LASTS_THIS_TURN, P_CAST, S_PERMIT
from apnap.rules.core.types import Ref, Seat
from apnap.rules.events import Discard

if TYPE_CHECKING:
    from apnap.rules.core.game import Game
    from apnap.rules.core.state import Standing


class Flashback(Way):
    """Cast it from the graveyard, then exile it: `Flashback("{2}{U}")`. CR 702.34."""

    def __init__(self, cost: str, *parts: CostPart) -> None:
        super().__init__("flashback", cost, list(parts), GRAVEYARD)
        self.method.exiles = True


class Harmonize(Way):
    """Cast it from the graveyard, for less by a tapped creature's power, then exile it: `Harmonize("{4}{U}")`.

    CR 702.180.
    """

    def __init__(self, cost: str) -> None:
        super().__init__("harmonize", cost, [], GRAVEYARD)
        self.method.exiles = True
        self.method.offers = TapSome(1, CREATURE)
        self.method.offers_power = True


class JumpStart(Way):
    """Cast it from the graveyard by discarding a card besides its costs, then exile it. CR 702.133."""

    def __init__(self) -> None:
        super().__init__("jump-start", "", [DiscardSome(1)], GRAVEYARD)
        self.method.exiles = True


class Retrace(Way):
    """Cast it from the graveyard by discarding a land card besides its costs. CR 702.81."""

    def __init__(self) -> None:
        super().__init__("retrace", "", [DiscardSome(1, LAND)], GRAVEYARD)


class Escape(Way):
    """Cast it from the graveyard for another cost, exiling other cards there. CR 702.138."""

    def __init__(self, cost: str, others: i64) -> None:
        super().__init__("escape", cost, [ExileSome(others, GRAVEYARD)], GRAVEYARD)
        self.others: i64 = others


# mayhem --------------------------------------------------------------------------------------------------------------
class WasDiscarded(Circumstance):
    """You discarded this card this turn, and it is where that put it. CR 702.187b."""

    def holds(self, game: Game, ctx: Context) -> bool:
        e = game.state.turn().events[EV_DISCARD]
        while e is not None:
            if isinstance(e, Discard) and e.seat == ctx.controller and ctx.source in successors(game, e.id):
                return True
            e = e.prev
        return False

    def reads(self) -> i64:
        return 1 << EV_DISCARD


class Mayhem(Way):
    """`Mayhem("{1}{R}")`: cast it from the graveyard for that, if you discarded it this turn. CR 702.187."""

    def __init__(self, cost: str) -> None:
        super().__init__("mayhem", cost, [], GRAVEYARD)
        self.method.condition = WasDiscarded()


# disturb -------------------------------------------------------------------------------------------------------------
class Disturb(Way):
    """Cast it from the graveyard, transformed: `Disturb("{1}{U}")`. CR 702.146."""

    def __init__(self, cost: str) -> None:
        super().__init__("disturb", cost, [], GRAVEYARD)
        self.method.back = True


@mypyc_attr(allow_interpreted_subclasses=True)
class HasFlashback(Static):
    """These cards may be cast from their owner's graveyard for their mana costs, and are exiled then. CR 702.34a."""

    def __init__(self) -> None:
        super().__init__([S_PERMIT])

    def permits(self, game: Game, effect: Standing, action: i64, seat: Seat, ref: Ref) -> bool:
        ids = effect.ids
        if action != P_CAST or ids is None or ref not in ids:
            return False
        o = game.state.objs[ref]
        return o.zone == GRAVEYARD and o.owner == seat

    def permits_way(self, game: Game, effect: Standing, seat: Seat, ref: Ref, method: CastMethod) -> bool:
        return method.granted


class GainFlashback(Effect):
    """Cards in a graveyard gain flashback until end of turn, for their mana costs. CR 702.34a, 611.2c."""

    DERIVED: ClassVar[tuple[str, ...]] = ("static",)

    def __init__(self, what: Selector) -> None:
        self.what: Selector = what
        self.static: Static = HasFlashback()

    def happen(self, game: Game, ctx: Context) -> None:
        refs = self.what.pick(game, ctx)
        if not refs:
            return
        effect = standing(game, ctx, self.static, LASTS_THIS_TURN, game.state.tick())
        effect.ids = refs
        add_standing(game.state, effect)
        game.state.touch()

    def benefit(self) -> i64:
        return 1
