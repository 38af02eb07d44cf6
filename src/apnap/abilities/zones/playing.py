"""Playing cards from elsewhere: those that an effect names, for a time; or at once, as it resolves.

CR 118.9, 305.1, 406.3a, 601.3, 608.2g, 609.4b.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from apnap.abilities.base import VocabularyError, amount, context_of
from apnap.abilities.effects.durations import kept, standing
from apnap.abilities.effects.free_casting import choose_way, free_ways
from apnap.abilities.filters import every
from apnap.abilities.players import YOU, seats_of
from apnap.abilities.zones.putting import ANY_NUMBER, EXACTLY, HOW_MANY, Supply
from apnap.abilities.zones.together import Together, apart
from apnap.rules.ch1_concepts import special_actions
from apnap.rules.ch1_concepts.definitions import (
    OF_OBJECT,
    OF_THOSE,
    Activated,
    Amount,
    Condition,
    Context,
    Effect,
    Filter,
    Selector,
    Static,
)
from apnap.rules.ch4_zones.following import found
from apnap.rules.ch4_zones.knowledge import learn
from apnap.rules.ch4_zones.zones import add_standing
from apnap.rules.ch6_spells.casting import can_be_cast, cast_while_resolving
from apnap.rules.core.constants import (
    BATTLEFIELD,
    END,
    EV_STEP,
    EV_ZONE,
    EXILE,
    F_PLAY_LAND,
    GONE,
    GRAVEYARD,
    HAND,
    LAND,
    LASTS_THE_GAME,
    LASTS_THIS_TURN,
    LASTS_TO_END_OF_PLAYERS_TURN,
    LASTS_TO_PLAYERS_TURN,
    LASTS_WHILE_TRUE,
    N_LANDS,
    NONE,
    P_ANY_COLOR,
    P_ANY_TYPE,
    P_CAST,
    P_LOOK,
    P_PLAY_LAND,
    S_COST,
    S_PERMIT,
    S_REPLACE,
    STACK,
)
from apnap.rules.core.decisions import FOR_MAY, ChooseDecision
from apnap.rules.core.types import ObjectId, Ref, Seat
from apnap.rules.events import Event, ZoneChange

if TYPE_CHECKING:
    from apnap.rules.ch2_cards.printed import CastMethod
    from apnap.rules.core.game import Game
    from apnap.rules.core.state import Standing

THIS_TURN: Final = "this turn"
NEXT_TURN: Final = "your next turn"  # until it begins
END_OF_NEXT_TURN: Final = "the end of your next turn"
NEXT_END: Final = "your next end step"  # until it begins
WHILE_THERE: Final = "as long as it stays there"
WHILE_THIS: Final = "as long as this stays"  # on the battlefield
UNTIL: Final[dict[str, i64]] = {
    THIS_TURN: LASTS_THIS_TURN,
    NEXT_TURN: LASTS_TO_PLAYERS_TURN,
    END_OF_NEXT_TURN: LASTS_TO_END_OF_PLAYERS_TURN,
    WHILE_THERE: LASTS_THE_GAME,
    WHILE_THIS: LASTS_WHILE_TRUE,
    NEXT_END: LASTS_WHILE_TRUE,
}
# what mana may be spent as though it were
ANY_COLOR: Final = "color"
ANY_TYPE: Final = "type"


NO_PERMISSION: Final = Static([])


@mypyc_attr(allow_interpreted_subclasses=True)
class Playable(Static):
    """Certain cards may be played from where they are: those that the effect names. CR 601.3."""

    def __init__(
        self,
        cast_only: bool,
        free: bool,
        mana: str,
        filter: Filter,
        provided: Condition | None = None,
        adventure: bool = False,
    ) -> None:
        super().__init__([S_PERMIT])
        self.adventure: bool = adventure
        self.condition: Condition | None = provided
        self.cast_only: bool = cast_only
        self.free: bool = free
        self.mana: str = mana
        self.filter: Filter = filter

    def permits(self, game: Game, effect: Standing, action: i64, seat: Seat, ref: Ref) -> bool:
        ids = effect.ids
        if seat != effect.controller or ids is None or ref < 0:
            return False
        o = game.state.objs[ref]
        if action == P_ANY_COLOR or action == P_ANY_TYPE:
            if self.mana != ANY_TYPE and (self.mana != ANY_COLOR or action == P_ANY_TYPE):
                return False
            return ref in ids or (o.zone == STACK and o.prev_id in ids)
        if ref not in ids or o.zone == GONE:
            return False
        if action == P_LOOK:
            return True
        condition = self.condition
        if condition is not None and not condition.holds(game, context_of(effect)):
            return False
        if action == P_PLAY_LAND:
            return not self.cast_only
        return action == P_CAST and self.filter.test(game, context_of(effect), ref)

    def lasts(self, game: Game, effect: Standing) -> bool:
        """Of a permission that goes with the permanent that gave it. CR 611.2b."""
        return game.state.objs[effect.source].zone == BATTLEFIELD

    def permits_way(self, game: Game, effect: Standing, seat: Seat, ref: Ref, method: CastMethod) -> bool:
        if self.free:
            return method.free
        if self.adventure and method.face == 0:
            return False
        return method.zones >> HAND & 1 != 0


@mypyc_attr(allow_interpreted_subclasses=True)
class PlayableToEnd(Playable):
    """The same, until the next end step of the player begins. CR 513, 611.2b."""

    def __init__(
        self, cast_only: bool, free: bool, mana: str, filter: Filter, condition: Condition | None = None
    ) -> None:
        super().__init__(cast_only, free, mana, filter, condition)
        self.standing_slots = [S_PERMIT, S_REPLACE + EV_STEP]  # so that steps are announced while it stands

    def lasts(self, game: Game, effect: Standing) -> bool:
        turn = game.state.turn()
        if turn.step < END or effect.controller not in turn.active:
            return True
        return turn.number == effect.turn and effect.a == END  # it was made in an end step, which is not the next one


@mypyc_attr(allow_interpreted_subclasses=True)
class CostLessSo(Static):
    """Spells that a player casts by a permission cost less generic mana, once for several permissions. CR 601.2f."""

    def __init__(self, number: i64) -> None:
        super().__init__([S_COST])
        self.less: i64 = number

    def is_about(self, game: Game, effect: Standing, seat: Seat, ref: Ref) -> bool:
        ids = effect.ids
        return ids is not None and seat == effect.controller and (ref in ids or game.state.objs[ref].prev_id in ids)

    def cost_change(self, game: Game, effect: Standing, seat: Seat, ref: Ref, ability: Activated | None) -> i64:
        if ability is not None or ref < 0 or not self.is_about(game, effect, seat, ref):
            return 0
        for other in game.state.standing[S_COST]:
            if other is effect:
                break
            static = other.static
            if isinstance(static, CostLessSo) and static.is_about(game, other, seat, ref):
                return 0
        return -self.less

    def loop_inputs(self) -> i64:
        return 0


class MayPlay(Effect):
    """A player may play cards spoken of before, for a time: `MayPlay(THOSE, END_OF_NEXT_TURN)`. CR 601.3, 611.2.

    With `cast` only as spells, with filters only such ones; with `free` without paying their mana costs; `mana`
    says that mana of any colour or type may be spent; with `provided` only while something is so; with `less` these
    spells cost that much less; with `adventure` it is cast as an Adventure. `first`, `words`, `look` and
    `free_last` are choices of words: who may play a card that lies face down may look at it.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("first", "words", "look", "free_last")
    DERIVED: ClassVar[tuple[str, ...]] = ("static", "cheaper")

    def __init__(
        self,
        what: Selector,
        until: str,
        *filters: Filter,
        cast: bool = False,
        free: bool = False,
        mana: str = "",
        who: Selector = YOU,
        first: bool = False,
        words: str = "",
        look: bool = False,
        provided: Condition | None = None,
        less: i64 = 0,
        free_last: bool = False,
        adventure: bool = False,
    ) -> None:
        self.free_last: bool = free_last
        self.adventure: bool = adventure
        if until not in UNTIL:
            raise VocabularyError(f"cards may be played {', '.join(UNTIL)}, not {until!r}")
        if mana not in ("", ANY_COLOR, ANY_TYPE):
            raise VocabularyError(f"mana is spent as though it were of any color or type, not {mana!r}")
        self.who: Selector = who
        self.what: Selector = what
        self.filter: Filter = every(filters)
        self.until: str = until
        self.cast: bool = cast
        self.free: bool = free
        self.mana: str = mana
        self.first: bool = first
        self.words: str = words
        self.look: bool = look
        self.condition: Condition | None = provided
        self.less: i64 = less
        self.static: Static = NO_PERMISSION
        self.cheaper: Static = NO_PERMISSION
        self.derive()

    def derive(self) -> None:
        self.cheaper = CostLessSo(self.less)
        if self.until == NEXT_END:
            self.static = PlayableToEnd(self.cast, self.free, self.mana, self.filter, self.condition)
        else:
            self.static = Playable(self.cast, self.free, self.mana, self.filter, self.condition, self.adventure)

    def leaves(self) -> i64:
        return OF_OBJECT | OF_THOSE

    def deals_with(self) -> Selector | None:
        return self.what

    def happen(self, game: Game, ctx: Context) -> None:
        refs = self.what.pick(game, ctx)
        ctx.those = refs
        ctx.it = refs[0] if refs else NONE
        ids = still_there(game, ctx, refs)
        if not ids:
            return
        if self.until == WHILE_THIS:
            if game.state.objs[ctx.source].zone != BATTLEFIELD:
                return
            game.state.has_conditional_effects = True
        if self.until == NEXT_END:
            game.state.has_conditional_effects = True
        for seat in seats_of(game, self.who.pick(game, ctx)):
            effect = standing(game, ctx, self.static, UNTIL[self.until], game.state.tick())
            effect.controller = seat
            effect.seat = ctx.controller
            effect.ids = ids
            effect.a = min(game.state.turn().step, END)
            effect.context = kept(ctx)
            for id in ids:
                if game.state.objs[id].face_down:
                    learn(game.state, id, 1 << seat)
            add_standing(game.state, effect)
            if self.less:
                cheaper = standing(game, ctx, self.cheaper, UNTIL[self.until], game.state.tick())
                cheaper.controller = seat
                cheaper.seat = ctx.controller
                cheaper.ids = ids
                add_standing(game.state, cheaper)
        game.state.touch()

    def benefit(self) -> i64:
        return 1


class MayLook(Effect):
    """You may look at cards that lie face down in exile, for as long as they stay there. CR 406.3."""

    def __init__(self, what: Selector) -> None:
        self.what: Selector = what

    def leaves(self) -> i64:
        return OF_OBJECT | OF_THOSE

    def deals_with(self) -> Selector | None:
        return self.what

    def happen(self, game: Game, ctx: Context) -> None:
        refs = self.what.pick(game, ctx)
        ctx.those = refs
        ctx.it = refs[0] if refs else NONE
        for id in still_there(game, ctx, refs):
            if game.state.objs[id].zone == EXILE:
                learn(game.state, id, 1 << ctx.controller)

    def benefit(self) -> i64:
        return 1


def still_there(game: Game, ctx: Context, refs: list[Ref]) -> list[i64]:
    """What these cards are now, as far as the effect at hand can find them."""
    out: list[i64] = []
    for ref in refs:
        for now in found(game, ctx, ref):
            if now >= 0 and game.state.objs[now].zone != GONE:
                out.append(now)
    return out


# at once -------------------------------------------------------------------------------------------------------------
def usual_ways(game: Game, seat: Seat, id: ObjectId) -> list[i64]:
    """The ways to cast a card for what it costs that this player could complete."""
    methods = game.state.objs[id].card.methods
    out: list[i64] = []
    for i in range(len(methods)):
        if methods[i].zones >> HAND & 1 and can_be_cast(game, seat, id, i):
            out.append(i)
    return out


def ways(game: Game, seat: Seat, id: ObjectId, free: bool) -> list[i64]:
    return free_ways(game, seat, id) if free else usual_ways(game, seat, id)


def cast_now(game: Game, ctx: Context, seat: Seat, id: ObjectId, free: bool) -> bool:
    """A player casts this card as the effect resolves; did they? CR 608.2g."""
    able = ways(game, seat, id, free)
    if not able:
        return False
    way = able[0]
    if len(able) > 1:
        way = choose_way(game, ctx, seat, id, able)
        if way not in ways(game, seat, id, free):
            return False
    return cast_while_resolving(game, seat, id, way) >= 0


def has_land_play(game: Game, seat: Seat) -> bool:
    """May they play a land while something resolves: in their own turn, with a land play left? CR 305.2b, 305.3."""
    played = game.state.players[seat].lands_played
    return seat in game.state.turn().active and played < 1 + game.total_number(N_LANDS, seat)


def can_play_now(game: Game, seat: Seat, id: ObjectId, free: bool) -> bool:
    if game.char(id).types & LAND:
        return has_land_play(game, seat) and not game.is_forbidden(F_PLAY_LAND, seat, id)
    return len(ways(game, seat, id, free)) > 0


def play_now(game: Game, ctx: Context, seat: Seat, id: ObjectId, free: bool) -> bool:
    """A player plays this card as the effect resolves: as a land, or as a spell; did they? CR 608.2g, 305.2b."""
    if not game.char(id).types & LAND:
        return cast_now(game, ctx, seat, id, free)
    if not can_play_now(game, seat, id, free):
        return False
    special_actions.play_land(game, seat, id)
    return True


class CastIt(Effect):
    """You cast a card spoken of, or a target: `May(CastIt(That(card=True)))`. CR 608.2g.

    With `free` without paying its mana cost. 'It' goes on meaning that card.
    """

    def __init__(self, what: Selector, free: bool = True) -> None:
        self.what: Selector = what
        self.free: bool = free

    def leaves(self) -> i64:
        return OF_OBJECT | OF_THOSE

    def deals_with(self) -> Selector | None:
        return self.what

    def happen(self, game: Game, ctx: Context) -> None:
        refs = self.what.pick(game, ctx)
        ctx.those = refs
        ctx.it = refs[0] if refs else NONE
        for id in still_there(game, ctx, refs):
            cast_now(game, ctx, ctx.controller, id, self.free)

    def benefit(self) -> i64:
        return 1


class PlayIt(CastIt):
    """You play a card spoken of, or a target: `May(PlayIt(TargetCard(Subtype("Elemental"))))`. CR 608.2g, 305.2b."""

    def happen(self, game: Game, ctx: Context) -> None:
        refs = self.what.pick(game, ctx)
        ctx.those = refs
        ctx.it = refs[0] if refs else NONE
        for id in still_there(game, ctx, refs):
            play_now(game, ctx, ctx.controller, id, self.free)


class CastFromYours(CastIt):
    """You cast a card that is in your graveyard, and nothing that is anywhere else by then. CR 608.2c, 608.2g.

    `card` is a choice of words: 'this card', where others say what it would be.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, what: Selector, free: bool = True, card: bool = False) -> None:
        super().__init__(what, free)
        self.card: bool = card

    def happen(self, game: Game, ctx: Context) -> None:
        refs = self.what.pick(game, ctx)
        ctx.those = refs
        ctx.it = refs[0] if refs else NONE
        for id in still_there(game, ctx, refs):
            o = game.state.objs[id]
            if o.zone == GRAVEYARD and o.owner == ctx.controller:
                cast_now(game, ctx, ctx.controller, id, self.free)


class CastSome(Effect):
    """You cast some of several cards, one after the other: `May(CastSome(Among(), 0, INSTANT, how=ANY_NUMBER))`.

    CR 608.2g. With `free` without paying their mana costs.
    """

    def __init__(
        self,
        supply: Supply,
        number: int | Amount,
        *filters: Filter,
        how: str = EXACTLY,
        free: bool = True,
        together: Together | None = None,
    ) -> None:
        if how not in HOW_MANY:
            raise VocabularyError(f"as many as {', '.join(HOW_MANY)}, not {how!r}")
        self.supply: Supply = supply
        self.amount: Amount = amount(number)
        own, together = apart(filters, together)
        self.filter: Filter = own
        self.together: Together | None = together
        self.how: str = how
        self.free: bool = free

    def leaves(self) -> i64:
        return OF_OBJECT | OF_THOSE

    def happen(self, game: Game, ctx: Context) -> None:
        seat = ctx.controller
        n = self.amount.value(game, ctx)
        together = self.together
        cast: list[i64] = []
        refused: list[i64] = []
        while game.state.in_game(seat) and (self.how == ANY_NUMBER or len(cast) < n):
            able: list[i64] = []
            for id in self.supply.cards(game, ctx, seat):
                if id in refused or not self.filter.test(game, ctx, id) or not self.may_take(game, seat, id):
                    continue
                if together is None or together.allows(game, ctx, cast, id):
                    able.append(id)
            if not able:
                break
            decision = ChooseDecision(seat, "608.2g", able, 0, 1, purpose=FOR_MAY, ctx=ctx, benefit=1, own=True)
            answer = game.ask(decision)
            if not answer:
                break
            if self.takes(game, ctx, seat, answer[0]):
                cast.append(answer[0])
            else:
                refused.append(answer[0])
        self.supply.take(ctx, cast)
        ctx.those = cast
        ctx.it = cast[0] if cast else NONE
        ctx.amount = len(cast)

    def may_take(self, game: Game, seat: Seat, id: ObjectId) -> bool:
        return len(ways(game, seat, id, self.free)) > 0

    def takes(self, game: Game, ctx: Context, seat: Seat, id: ObjectId) -> bool:
        return cast_now(game, ctx, seat, id, self.free)

    def benefit(self) -> i64:
        return 1


class PlaySome(CastSome):
    """You play lands and cast spells from among several cards, one after the other: `May(PlaySome(Among(), 0, ...))`.

    A land only where a land play is left. CR 608.2g, 305.2b.
    """

    def may_take(self, game: Game, seat: Seat, id: ObjectId) -> bool:
        return can_play_now(game, seat, id, self.free)

    def takes(self, game: Game, ctx: Context, seat: Seat, id: ObjectId) -> bool:
        return play_now(game, ctx, seat, id, self.free)


@mypyc_attr(allow_interpreted_subclasses=True)
class SpellExiled(Static):
    """Spells that were these cards are exiled instead of being put into a graveyard. CR 614.1a."""

    def __init__(self) -> None:
        super().__init__([S_REPLACE + EV_ZONE])

    def replaces(self, game: Game, effect: Standing, event: Event) -> bool:
        ids = effect.ids
        if ids is None or not isinstance(event, ZoneChange) or event.to != GRAVEYARD or event.origin != STACK:
            return False
        return game.state.objs[event.id].prev_id in ids

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        if isinstance(event, ZoneChange):
            event.to = EXILE
        return event


class ExiledAfterCast(Effect):
    """If a spell that was one of these cards would be put into a graveyard, it is exiled instead. CR 614.1a.

    `words` is a choice of words.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("words", "whose")
    DERIVED: ClassVar[tuple[str, ...]] = ("static",)

    def __init__(self, what: Selector, words: str = "that spell", whose: str = "a") -> None:
        self.what: Selector = what
        self.words: str = words
        self.whose: str = whose
        self.static: Static = SpellExiled()

    def derive(self) -> None:
        self.static = SpellExiled()

    def happen(self, game: Game, ctx: Context) -> None:
        ids: list[i64] = []
        for ref in self.what.pick(game, ctx):
            if ref >= 0:
                ids.append(ref)
                for now in found(game, ctx, ref):
                    before = game.state.objs[now].prev_id
                    for id in (now, before):
                        if id >= 0 and id not in ids:
                            ids.append(id)
        if not ids:
            return
        effect = standing(game, ctx, self.static, LASTS_THE_GAME, game.state.tick())
        effect.ids = ids
        add_standing(game.state, effect)
        game.state.touch()

    def loop_inputs(self) -> i64:
        return 0
