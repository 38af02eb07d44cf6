"""Permanents that are put onto the battlefield face down, or turned: manifest, cloak, manifest dread.

CR 701.40, 701.58, 701.62, 708.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from apnap.abilities.base import Quality, Subject, VocabularyError, amount
from apnap.abilities.effects.moves import ObjectAction, ReturnToBattlefield
from apnap.abilities.effects.player_actions import PlayerAction
from apnap.abilities.events.patterns import ObjectPattern, Watched, watched
from apnap.abilities.keyword_abilities.protection import Ward
from apnap.abilities.players import YOU
from apnap.abilities.statics.becoming import IsNow
from apnap.abilities.zones.libraries import seen_by, top_cards
from apnap.rules.ch1_concepts.definitions import OF_OBJECT, OF_THOSE, Amount, Context, Effect, Selector, ability_set
from apnap.rules.ch2_cards.characteristics import NO_ABILITIES, Chars
from apnap.rules.ch2_cards.printed import FaceDownValues
from apnap.rules.ch6_spells.layers.copiable_values import FACE_DOWN, PLAIN_FACE_DOWN
from apnap.rules.ch7_additional.face_down import AsTurnedUp, TurnedDown, TurnedUp
from apnap.rules.ch8_multiplayer.rerouting import ask_one
from apnap.rules.core.constants import BATTLEFIELD, CREATURE, EV_FACE, GRAVEYARD, LAND, LIBRARY, NONE
from apnap.rules.core.decisions import FOR_LOOK, ChooseDecision, ModeDecision
from apnap.rules.core.types import ObjectId, Ref, Seat
from apnap.rules.events import Counters, Entry, Event, Happened, ZoneChange

if TYPE_CHECKING:
    from apnap.rules.core.game import Game
    from apnap.rules.core.state import Watcher

# a 2/2 with ward {2}: what disguise and cloak make of a card (702.168a, 701.58a)
WARDED: Final = Chars("", None, 0, 0, CREATURE, [], 0, ability_set([Ward("{2}")]), 2, 2)
MANIFESTED: Final = FaceDownValues(FACE_DOWN, True)
CLOAKED: Final = FaceDownValues(WARDED, True)


class Manifest(PlayerAction):
    """Manifest the top cards of your library, one after the other. CR 701.40."""

    def __init__(self, number: int | Amount = 1, who: Selector = YOU) -> None:
        super().__init__(who)
        self.amount: Amount = amount(number)

    def face_down_values(self) -> FaceDownValues:
        return MANIFESTED

    def leaves(self) -> i64:
        return super().leaves() | OF_OBJECT | OF_THOSE

    def act(self, game: Game, ctx: Context, seats: list[Seat]) -> None:
        n = self.amount.value(game, ctx)
        made: list[i64] = []
        for seat in seats:
            for _ in range(n):
                library = game.state.ids(seat, LIBRARY)
                if not library:
                    break
                event = ZoneChange(library[-1], LIBRARY, BATTLEFIELD, seat)
                event.cause = ctx.source
                entry = Entry()
                entry.face_down = True
                entry.face_down_values = self.face_down_values()
                event.entry = entry
                game.emit(event)
                if event.new_id >= 0:
                    made.append(event.new_id)
        ctx.those = made
        ctx.it = made[0] if made else NONE

    def benefit(self) -> i64:
        return 1


class Cloak(Manifest):
    """Cloak the top cards of your library. CR 701.58."""

    def face_down_values(self) -> FaceDownValues:
        return CLOAKED


class TurnFaceUp(ObjectAction):
    """Turn face-down permanents face up. CR 708.7."""

    def event(self, game: Game, ctx: Context, id: ObjectId) -> Event | None:
        return TurnedUp(id) if game.state.objs[id].face_down else None

    def benefit(self) -> i64:
        return 1

    def loop_inputs(self) -> i64:
        return 0


class TurnFaceDown(ObjectAction):
    """Turn permanents face down: each is a 2/2 creature then. CR 708.2a-b."""

    def event(self, game: Game, ctx: Context, id: ObjectId) -> Event | None:
        return TurnedDown(id, PLAIN_FACE_DOWN) if not game.state.objs[id].face_down else None

    def loop_inputs(self) -> i64:
        return 0


class ReturnFaceDown(ReturnToBattlefield):
    """Put cards onto the battlefield face down: 2/2 creatures, or what `being` says, nothing else. CR 708.2a, 708.3.

    `ReturnFaceDown(card, IsNow("Forest Land"), under=OwnerOf(card))`.
    """

    DERIVED: ClassVar[tuple[str, ...]] = ("values",)

    def __init__(self, what: Selector, being: IsNow | None = None, under: Subject = YOU, tapped: bool = False) -> None:
        super().__init__(what, under, tapped)
        if being is not None and (being.also or being.kept or not being.types):
            raise VocabularyError("what is face down is what is said of it, and nothing in addition")
        size = None if being is None else being.size
        if size is not None and (size.by_mana_value or size.number is not None):
            raise VocabularyError("what is face down has numbers, or none")
        self.being: IsNow | None = being
        self.values: FaceDownValues = PLAIN_FACE_DOWN
        self.derive()

    def derive(self) -> None:
        being = self.being
        if being is None:
            return
        size = being.size
        power = 0 if size is None else size.power
        toughness = 0 if size is None else size.toughness
        abilities = ability_set(being.basics) if being.types & LAND else NO_ABILITIES
        colors = max(being.colors, 0)
        chars = Chars("", None, colors, being.supertypes, being.types, being.subtypes, 0, abilities, power, toughness)
        self.values = FaceDownValues(chars, False)

    def event(self, game: Game, ctx: Context, id: ObjectId) -> Event | None:
        event = super().event(game, ctx, id)
        if isinstance(event, ZoneChange):
            entry = event.entry
            if entry is None:
                entry = Entry()
                event.entry = entry
            entry.face_down = True
            entry.face_down_values = self.values
        return event


class ReturnFaceUpOrDown(Effect):
    """Put a card onto the battlefield face up or face down, as you choose. CR 110.5b, 608.2d, 708.3."""

    DERIVED: ClassVar[tuple[str, ...]] = ("up", "down")

    def __init__(self, what: Selector) -> None:
        self.what: Selector = what
        self.up: ReturnToBattlefield = ReturnToBattlefield(what)
        self.down: ReturnFaceDown = ReturnFaceDown(what)

    def derive(self) -> None:
        self.up = ReturnToBattlefield(self.what)
        self.down = ReturnFaceDown(self.what)

    def happen(self, game: Game, ctx: Context) -> None:
        if not self.what.pick(game, ctx):
            return
        labels = ["face up", "face down"]
        if ask_one(game, ModeDecision(ctx.controller, "608.2d", [0, 1], labels, source=ctx.source)):
            self.down.perform(game, ctx)
        else:
            self.up.perform(game, ctx)

    def benefit(self) -> i64:
        return 1

    def loop_inputs(self) -> i64:
        return 0


class CountersAsTurnedUp(AsTurnedUp):
    """As this is turned face up, counters are put on it: `CountersAsTurnedUp(5, "+1/+1")`. CR 614.1e, 122.6."""

    def __init__(self, number: int | Amount, counter: str) -> None:
        super().__init__()
        self.amount: Amount = amount(number)
        self.counter: str = counter

    def also_happens(self, game: Game, seat: Seat, id: ObjectId, x: i64) -> list[Event]:
        ctx = Context(seat, id)
        ctx.x = x
        n = self.amount.value(game, ctx)
        return [Counters(id, self.counter, n)] if n > 0 else []


class IsFaceDown(Quality):
    """Is face down. CR 110.5."""

    def test(self, game: Game, ctx: Context, ref: Ref) -> bool:
        return ref >= 0 and game.state.objs[ref].face_down

    def reads(self) -> i64:
        return 1 << EV_FACE

    def layer_inputs(self) -> i64:
        return 0

    def is_about_one(self) -> bool:
        return True

    def loop_inputs(self) -> i64:
        return 0


class IsTurnedFaceUp(ObjectPattern):
    """A permanent is turned face up. CR 708.8."""

    def __init__(self, *what: Watched) -> None:
        super().__init__(EV_FACE, watched(what))

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        return isinstance(event, TurnedUp) and self.fits(game, watcher, event.id)

    def subject(self, event: Event) -> i64:
        return event.id if isinstance(event, TurnedUp) else NONE


FACE_DOWN_ONE: Final = IsFaceDown()


# manifest dread ------------------------------------------------------------------------------------------------------
class ManifestDread(PlayerAction):
    """Look at the top two cards, manifest one, and put the other into your graveyard. CR 701.62."""

    def __init__(self, who: Selector = YOU) -> None:
        super().__init__(who)

    def moves_library(self) -> bool:
        return True

    def leaves(self) -> i64:
        return super().leaves() | OF_OBJECT | OF_THOSE

    def act(self, game: Game, ctx: Context, seats: list[Seat]) -> None:
        for seat in seats:
            top = top_cards(game, seat, 2)
            for id in top:
                seen_by(game, id, seat)
            if top:
                chosen = self.choose(game, ctx, seat, top)
                if chosen >= 0:
                    self.manifest(game, ctx, seat, chosen)
                for id in top:
                    if id != chosen and game.state.objs[id].zone == LIBRARY:
                        game.emit(ZoneChange(id, LIBRARY, GRAVEYARD, seat))
            game.emit(Happened("manifest dread", seat))

    def choose(self, game: Game, ctx: Context, seat: Seat, top: list[i64]) -> i64:
        if len(top) == 1:
            return top[0]
        decision = ChooseDecision(seat, "701.62a", top, purpose=FOR_LOOK, ctx=ctx, benefit=1, own=True)
        answer = game.ask(decision)
        return answer[0] if answer else -1

    def manifest(self, game: Game, ctx: Context, seat: Seat, id: ObjectId) -> None:
        event = ZoneChange(id, LIBRARY, BATTLEFIELD, seat)
        event.cause = ctx.source
        entry = Entry()
        entry.face_down = True
        entry.face_down_values = MANIFESTED
        event.entry = entry
        game.emit(event)
        if event.new_id >= 0:
            ctx.it = event.new_id
            ctx.those = [event.new_id]

    def benefit(self) -> i64:
        return 1
