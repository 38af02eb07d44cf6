"""Creating tokens, and getting emblems. CR 111, 114, 701.7."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from apnap.abilities.base import VocabularyError, amount
from apnap.abilities.effects.player_actions import PlayerAction
from apnap.abilities.players import YOU
from apnap.rules.ch1_concepts.definitions import (
    OF_AMOUNT,
    OF_MADE,
    OF_OBJECT,
    OF_THOSE,
    Ability,
    Activated,
    Amount,
    Context,
    Selector,
    Static,
    Triggered,
    ability_set,
)
from apnap.rules.ch1_concepts.fields import replaced
from apnap.rules.ch2_cards.characteristics import NO_SUBTYPES, Chars
from apnap.rules.ch2_cards.printed import CardDef, Face
from apnap.rules.ch4_zones.zones import new_object, put_in
from apnap.rules.ch5_turns.combat.arrivals import becomes_attacking, choose_attacked
from apnap.rules.ch7_additional.copying import copiable_values, token_copy
from apnap.rules.core.constants import COMMAND, NONE
from apnap.rules.core.types import ObjectId, Seat
from apnap.rules.events import CreateToken, Entry, Event

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


class CreateTokens(PlayerAction):
    """Create tokens. CR 111.1, 701.7.

    With `size` both numbers of the token are that amount, fixed as it is created (X/X). With `attacking` they enter
    attacking what their controller chooses (508.4). With `attached_to`, so many for each of these enter attached to it
    (303.4h); where nothing is left of them, there are none.

    `has`, `called_first` and `each_first` are choices of words: what it has is a sentence of its own; its name is said
    before what it is, and for each of what there is one before all.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("has", "called_first", "each_first")

    def __init__(
        self,
        number: int | Amount,
        token: CardDef,
        who: Selector = YOU,
        tapped: bool = False,
        size: Amount | None = None,
        attacking: bool = False,
        has: bool = False,
        called_first: bool = False,
        each_first: bool = False,
        attached_to: Selector | None = None,
    ) -> None:
        super().__init__(who)
        if not isinstance(token, CardDef):
            raise VocabularyError(f"what a token is comes from token(...), not {token!r}")
        self.amount: Amount = amount(number)
        self.token: CardDef = token
        self.attached_to: Selector | None = attached_to
        self.tapped: bool = tapped
        self.size: Amount | None = size
        self.attacking: bool = attacking
        self.has: bool = has
        self.called_first: bool = called_first
        self.each_first: bool = each_first

    def act(self, game: Game, ctx: Context, seats: list[Seat]) -> None:
        n = self.amount.value(game, ctx)
        events: list[Event] = []
        ctx.those = []
        if n <= 0:
            return
        hosts: list[i64] = [NONE]
        host = self.attached_to
        if host is not None:
            hosts = [ref for ref in host.pick(game, ctx) if game.state.is_here(ref)]
        for seat in seats:
            for ref in hosts:
                event = CreateToken(seat, self.token)
                event.count = n
                event.cause = ctx.source
                if self.tapped or self.size is not None or ref != NONE:
                    entry = Entry()
                    entry.tapped = self.tapped
                    entry.copied = self.values(game, ctx)
                    entry.attached_to = ref
                    event.entry = entry
                events.append(event)
        if len(events) == 1:
            game.emit(events[0])
        elif events:
            game.emit_all(events)
        ctx.amount = n
        made: list[i64] = []
        for done in events:
            if isinstance(done, CreateToken):
                made.extend(done.made)
        if self.attacking:
            for id in made:
                seat = game.state.objs[id].controller
                becomes_attacking(game, id, choose_attacked(game, seat, id))
        ctx.those = made
        if made:
            ctx.it = made[0]

    def values(self, game: Game, ctx: Context) -> Chars | None:
        """What a token of variable size is; None for one of fixed size. CR 111.3."""
        size = self.size
        if size is None:
            return None
        chars = self.token.base.copy()
        chars.power = size.value(game, ctx)
        chars.toughness = chars.power
        return chars

    def leaves(self) -> i64:
        return super().leaves() | OF_OBJECT | OF_THOSE | OF_MADE | OF_AMOUNT

    def result_types(self) -> i64:
        return self.token.base.types

    def benefit(self) -> i64:
        return 1

    def loop_inputs(self) -> i64:
        return 0


def in_command_zone(abilities: list[Ability]) -> list[Ability]:
    """Abilities as an emblem has them: they function in the command zone. CR 114.4."""
    return [replaced(a, zones=1 << COMMAND) for a in abilities]


def emblem_card(name: str, abilities: list[Ability]) -> CardDef:
    """What an emblem is: its abilities, and hardly ever a name. CR 114.3."""
    chars = Chars(name, None, 0, 0, 0, NO_SUBTYPES, 0, ability_set(abilities), 0, 0)
    return CardDef(name or "an emblem", "emblem", [Face(chars)], [])


def gets_emblem(game: Game, seat: Seat, emblem: CardDef) -> None:
    """An emblem is put into the command zone, owned and controlled by this player. CR 114.2."""
    state = game.state
    o = new_object(state, emblem, seat, seat, COMMAND, emblem.base)
    o.timestamp = state.tick()
    put_in(game, o, -1)
    game.settle()
    state.touch()
    if game.logging:
        called = f"the emblem {emblem.name}" if emblem.base.name else emblem.name
        game.say("114.2", f"{game.name_of_seat(seat)} gets {called}")


class GetEmblem(PlayerAction):
    """A player gets an emblem with abilities, which function in the command zone. CR 114.2-4."""

    def __init__(self, *abilities: Ability, who: Selector = YOU) -> None:
        super().__init__(who)
        if not abilities:
            raise VocabularyError("an emblem needs an ability")
        for a in abilities:
            usual = not isinstance(a, Activated) or not (a.loyalty or a.makes)
            if not usual or not isinstance(a, (Static, Triggered, Activated)):
                raise VocabularyError(f"an emblem has static, triggered or activated abilities, not {a!r}")
        self.abilities: list[Ability] = in_command_zone(list(abilities))
        self.emblem: CardDef = emblem_card("", self.abilities)

    def act(self, game: Game, ctx: Context, seats: list[Seat]) -> None:
        for seat in seats:
            gets_emblem(game, seat, self.emblem)

    def benefit(self) -> i64:
        return 1

    def loop_inputs(self) -> i64:
        return 0


def copy_as_token(game: Game, seat: Seat, id: ObjectId, cause: i64, tapped: bool = False) -> i64:
    """Make a token with the copiable values of an object, as it is or last was; its id, or -1. CR 707.2, 608.2h."""
    event = token_copy(game, seat, id, copiable_values(game, id))
    event.cause = cause
    entry = event.entry
    if entry is not None:
        entry.tapped = tapped
    game.emit(event)
    return event.new_id
