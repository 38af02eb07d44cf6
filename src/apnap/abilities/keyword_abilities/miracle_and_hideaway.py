"""Miracle: a card that may be cast as it is drawn. CR 702.94. Hideaway: a card for later. CR 702.75."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from apnap.abilities.effects.free_casting import offer_free
from apnap.abilities.events.object_events import Enters
from apnap.abilities.keyword_abilities.exile_and_cast import way_called
from apnap.abilities.selectors import THIS
from apnap.abilities.zones.libraries import seen_by, top_cards
from apnap.abilities.zones.playing import has_land_play
from apnap.rules.ch1_concepts import special_actions
from apnap.rules.ch1_concepts.definitions import Ability, Condition, Context, Effect, Pattern, Triggered
from apnap.rules.ch2_cards.characteristics import parse_mana_cost
from apnap.rules.ch2_cards.printed import CastMethod
from apnap.rules.ch4_zones.knowledge import EVERYBODY, learn
from apnap.rules.ch4_zones.zones import relinked
from apnap.rules.ch6_spells.casting import can_be_cast, cast_while_resolving
from apnap.rules.ch6_spells.layers.copiable_values import BLANK_FACE_DOWN
from apnap.rules.ch6_spells.triggers import add_trigger
from apnap.rules.core.constants import EXILE, HAND, LAND, LIBRARY
from apnap.rules.core.decisions import FOR_LOOK, ChooseDecision, YesNoDecision
from apnap.rules.core.state import Trigger
from apnap.rules.core.types import ObjectId, Seat
from apnap.rules.events import Entry, ZoneChange
from apnap.rules.events.draws_and_discards import is_first_draw

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


# miracle -------------------------------------------------------------------------------------------------------------
class CastMiracle(Effect):
    """You may cast it for its miracle cost. CR 702.94a."""

    def happen(self, game: Game, ctx: Context) -> None:
        id = ctx.source
        if game.state.objs[id].zone != HAND:
            return
        index = way_called(game, id, "miracle")
        if index < 0 or not can_be_cast(game, ctx.controller, id, index):
            return
        decision = YesNoDecision(ctx.controller, "702.94a", ctx=ctx, source=id, benefit=1, own=True)
        if game.ask(decision)[0] and can_be_cast(game, ctx.controller, id, index):
            cast_while_resolving(game, ctx.controller, id, index)


class Miracle(Ability):
    """`Miracle("{R}")`: revealed as the first card drawn in a turn, it may be cast for that. CR 702.94."""

    def __init__(self, cost: str) -> None:
        super().__init__(0)
        self.when_drawn = True
        self.cost: str = cost
        self.method: CastMethod = CastMethod("miracle", 0, parse_mana_cost(cost), [], 0)
        self.trigger: Triggered = Triggered(Pattern(), CastMiracle(), 0)

    def ways(self) -> list[CastMethod]:
        return [self.method]

    def drawn(self, game: Game, seat: Seat, id: ObjectId) -> None:
        """Its player may reveal it, if it is the first card they draw this turn."""
        if not is_first_draw(game, seat):
            return
        decision = YesNoDecision(seat, "702.94a", source=id, benefit=1, own=True)
        if not game.ask(decision)[0] or game.state.objs[id].zone != HAND:
            return
        learn(game.state, id, EVERYBODY)
        if game.logging:
            game.say("702.94a", f"{game.name_of_seat(seat)} reveals {game.name(id)}")
        trigger = Trigger(self.trigger, id, seat, None)
        trigger.marker = game.state.here
        add_trigger(game, trigger)


# hideaway ------------------------------------------------------------------------------------------------------------
class HideOne(Effect):
    """Of the top cards, one is hidden in exile; the others go to the bottom at random. CR 702.75a."""

    def __init__(self, number: i64) -> None:
        self.number: i64 = number

    def happen(self, game: Game, ctx: Context) -> None:
        top = top_cards(game, ctx.controller, self.number)
        for id in top:
            seen_by(game, id, ctx.controller)
        if not top:
            return
        chosen = top[0]
        if len(top) > 1:
            decision = ChooseDecision(ctx.controller, "702.75a", top, purpose=FOR_LOOK, ctx=ctx, benefit=1, own=True)
            answer = game.ask(decision)
            if not answer:
                return
            chosen = answer[0]
        if game.state.objs[chosen].zone == LIBRARY:
            move = ZoneChange(chosen, LIBRARY, EXILE, ctx.controller)
            move.cause = ctx.source
            move.entry = Entry()
            move.entry.face_down = True
            move.entry.face_down_values = BLANK_FACE_DOWN
            game.emit(move)
            if move.new_id >= 0 and game.state.objs[move.new_id].zone == EXILE:
                learn(game.state, move.new_id, 1 << ctx.controller)
                o = game.state.edit(ctx.source)
                o.linked = [*o.linked, move.new_id]
                relinked(game)
        self.bury(game, ctx.controller, top)

    def bury(self, game: Game, seat: Seat, top: list[i64]) -> None:
        rest: list[i64] = []
        for id in top:
            if game.state.objs[id].zone == LIBRARY:
                rest.append(id)
        game.state.shuffle(rest)
        library = game.state.edit_zone(seat, LIBRARY)
        for id in rest:
            library.remove(id)
            library.insert(0, id)
            game.state.edit(id).known_to = 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Hideaway(Triggered):
    """As it enters, one of the top cards is exiled face down for it. CR 702.75."""

    def __init__(self, number: i64) -> None:
        super().__init__(Enters(THIS), HideOne(number))
        self.number: i64 = number


class PlayTheExiledCard(Effect):
    """What it exiled may be played for free, if something is so. CR 607.2a."""

    def __init__(self, condition: Condition | None = None) -> None:
        self.condition: Condition | None = condition

    def happen(self, game: Game, ctx: Context) -> None:
        c = self.condition
        if c is not None and not c.holds(game, ctx):
            return
        for id in game.state.objs[ctx.source].linked:
            if game.state.objs[id].zone != EXILE:
                continue
            if game.state.objs[id].card.base.types & LAND:
                self.offer_land(game, ctx, id)
            else:
                offer_free(game, ctx, ctx.controller, id, "702.75a")

    def offer_land(self, game: Game, ctx: Context, id: ObjectId) -> None:
        """A land can be played as this resolves, if a land play is left in one's own turn. CR 305.2b, 305.3."""
        seat = ctx.controller
        if not has_land_play(game, seat):
            return
        decision = YesNoDecision(seat, "305.2", ctx=ctx, source=id, benefit=1, own=True)
        if game.ask(decision)[0] and game.state.objs[id].zone == EXILE:
            special_actions.play_land(game, seat, id)


class TakeTheExiledCard(Effect):
    """Put the exiled card into its owner's hand. CR 607.2a."""

    def happen(self, game: Game, ctx: Context) -> None:
        for id in game.state.objs[ctx.source].linked:
            if game.state.objs[id].zone == EXILE:
                game.emit(ZoneChange(id, EXILE, HAND, game.state.objs[id].owner))
