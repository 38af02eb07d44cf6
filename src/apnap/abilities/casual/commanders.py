"""What cards say of commanders: which object is one, how often it was cast, its mana value and colours. CR 903."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from apnap.abilities.base import Circumstance, Quality, Quantity, VocabularyError
from apnap.abilities.costs import UNDEFINED
from apnap.abilities.filters import share_creature_type
from apnap.abilities.players import YOU, seats_of
from apnap.rules.ch1_concepts.definitions import Context, Effect, Selector, Static
from apnap.rules.ch2_cards.characteristics import Chars
from apnap.rules.ch7_additional.loops.loop_inputs import H_NUMBER
from apnap.rules.ch9_casual import commanders
from apnap.rules.ch9_casual.noted import COMMANDER_NOTE, NOTED_COLORS
from apnap.rules.core.constants import BATTLEFIELD, COMMAND, EV_CAST, EV_ZONE, HAND, L_COLOR, S_LAYER
from apnap.rules.core.decisions import ChooseDecision
from apnap.rules.core.players import NO_COMMANDER
from apnap.rules.core.types import Layer, Ref
from apnap.rules.events import ZoneChange

if TYPE_CHECKING:
    from apnap.rules.core.game import Game
    from apnap.rules.core.state import Standing


# which object is one -------------------------------------------------------------------------------------------------
class IsCommander(Quality):
    """Is a commander, whoever's. Put it before a card type: `Each(COMMANDER, CREATURE, YOU_CONTROL)`. CR 903.3."""

    def test(self, game: Game, ctx: Context, ref: Ref) -> bool:
        return ref >= 0 and commanders.is_commander(game.state, game.state.objs[ref])

    def layer_inputs(self) -> i64:
        return 0

    def is_about_one(self) -> bool:
        return True

    def loop_inputs(self) -> i64:
        return 0


class IsYourCommander(Quality):
    """Is your commander, of two either one. CR 903.3d, 702.124e."""

    def test(self, game: Game, ctx: Context, ref: Ref) -> bool:
        return ref >= 0 and commanders.is_yours(game.state, game.state.objs[ref], ctx.controller)

    def loop_inputs(self) -> i64:
        return 0


class SharesTypeWithCommander(Quality):
    """Shares a creature type with your commander, of two with either one, wherever it is. CR 903.3e, 205.3m."""

    def test(self, game: Game, ctx: Context, ref: Ref) -> bool:
        if ref < 0:
            return False
        for id in commanders.yours(game.state, ctx.controller):
            if share_creature_type(game.char(ref), game.char(id)):
                return True
        return False


COMMANDER: Final = IsCommander()
YOUR_COMMANDER: Final = IsYourCommander()


class Lieutenant(Circumstance):
    """You control your commander. CR 207.2c, 903.3d."""

    def holds(self, game: Game, ctx: Context) -> bool:
        state = game.state
        for id in state.ids(ctx.controller, BATTLEFIELD):
            if commanders.is_yours(state, state.objs[id], ctx.controller):
                return True
        return False


LIEUTENANT: Final = Lieutenant()


# how often, how much -------------------------------------------------------------------------------------------------
TIMES_CAST: Final = 0
GREATEST_VALUE: Final = 1
COLORS: Final = 2


class OfCommanders(Quantity):
    """A number about your commanders, undefined without one where it is about their colours. CR 903.3e, 903.4f, 903.8.

    `OfCommanders(TIMES_CAST)` is how often you cast them from the command zone this game, `GREATEST_VALUE` the greatest
    mana value among them, wherever they are, `COLORS` how many colours their identity has.
    """

    def __init__(self, what: i64, who: Selector = YOU) -> None:
        if what < TIMES_CAST or what > COLORS or (what != TIMES_CAST and who is not YOU):
            raise VocabularyError(f"there is no number {what} about commanders")
        self.what: i64 = what
        self.who: Selector = who

    def value(self, game: Game, ctx: Context) -> i64:
        state = game.state
        p = state.players[ctx.controller]
        n: i64 = 0
        if self.what == TIMES_CAST and self.who is not YOU:
            for seat in seats_of(game, self.who.pick(game, ctx)):
                for casts in state.players[seat].commander_casts:
                    n += casts
        elif self.what == TIMES_CAST:
            for casts in p.commander_casts:
                n += casts
        elif self.what == GREATEST_VALUE:
            for id in commanders.yours(state, ctx.controller):
                n = max(n, game.mana_value(id))
        elif p.identity == NO_COMMANDER:
            return UNDEFINED
        else:
            for color in range(5):
                if p.identity >> color & 1:
                    n += 1
        return n

    def reads(self) -> i64:
        return 1 << EV_CAST | 1 << EV_ZONE

    def loop_inputs(self) -> i64:
        return 0


class GreatestCommander(Quantity):
    """The greatest mana value of a commander that a player owns on the battlefield or in the command zone. CR 903.3.

    Whoever controls it; 0 without one there. `who` is one player, and of several each for themselves.
    """

    def __init__(self, who: Selector = YOU) -> None:
        self.who: Selector = who

    def value(self, game: Game, ctx: Context) -> i64:
        state = game.state
        n: i64 = 0
        for seat in seats_of(game, self.who.pick(game, ctx)):
            for id in commanders.yours(state, seat):
                if state.objs[id].zone in (BATTLEFIELD, COMMAND):
                    n = max(n, game.mana_value(id))
        return n

    def reads(self) -> i64:
        return 1 << EV_ZONE

    def loop_inputs(self) -> i64:
        return H_NUMBER


class TimesItWasCast(Quantity):
    """How often you cast it from the command zone this game: that one, whatever other commanders you have. CR 903.8."""

    def value(self, game: Game, ctx: Context) -> i64:
        state = game.state
        if ctx.it < 0:
            return 0
        return commanders.times_cast(state, ctx.controller, state.objs[ctx.it].number)

    def reads(self) -> i64:
        return 1 << EV_CAST


# what is done --------------------------------------------------------------------------------------------------------
class CommanderToHand(Effect):
    """Your commander goes from the command zone to your hand; of two, the one you choose. CR 702.124e."""

    def happen(self, game: Game, ctx: Context) -> None:
        state = game.state
        found: list[i64] = []
        for id in state.ids(ctx.controller, COMMAND):
            if commanders.is_yours(state, state.objs[id], ctx.controller):
                found.append(id)
        if len(found) > 1:
            decision = ChooseDecision(
                ctx.controller, "702.124e", found, origin=ctx.source, source=ctx.source, benefit=1
            )
            found = game.ask(decision)
        for id in found:
            if game.state.objs[id].zone == COMMAND:
                event = ZoneChange(id, COMMAND, HAND, ctx.controller)
                event.cause = ctx.source
                game.emit(event)

    def benefit(self) -> i64:
        return 1


LAYERS: Final[list[i64]] = [L_COLOR]


@mypyc_attr(allow_interpreted_subclasses=True)
class ChosenBeforeTheGame(Static):
    """If this is your commander, choose a colour before the game begins; it is that colour."""

    def __init__(self) -> None:
        super().__init__([S_LAYER])
        self.defining = True

    def layers(self) -> list[i64]:
        return LAYERS

    def apply(self, game: Game, effect: Standing, ref: Ref, chars: Chars, layer: Layer) -> None:
        o = game.state.objs[ref]
        owner = game.state.players[o.owner]
        index = 0  # among the commanders that get a colour
        for number in owner.commanders:
            if number == o.number:
                break
            index += 1
        else:
            return
        for note in owner.notes:
            if note.kind == NOTED_COLORS and note.about == COMMANDER_NOTE and note.word == str(index):
                chars.colors = note.number

    def loop_inputs(self) -> i64:
        return 0
