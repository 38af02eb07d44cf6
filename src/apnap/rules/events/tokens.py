"""Events of tokens that are created. CR 111, 701.7."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.rules.ch1_concepts.definitions import NO_IDS
from apnap.rules.ch2_cards.printed import CardDef
from apnap.rules.ch4_zones.zones import new_object, put_in
from apnap.rules.ch6_spells import entering
from apnap.rules.ch6_spells.layers.copiable_values import copiable
from apnap.rules.core.constants import BATTLEFIELD, COUNTED_TYPES, EV_TOKEN, GONE
from apnap.rules.core.numbers import check_tokens, product, total
from apnap.rules.core.types import ObjectId, Seat
from apnap.rules.events.base import Entry, Event
from apnap.rules.events.zone_changes import ZoneChange, enter_as

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


class CreateToken(Event):
    """Tokens of one kind come to be on the battlefield, under one player's control. CR 111.1."""

    def __init__(self, seat: Seat, card: CardDef) -> None:
        super().__init__(EV_TOKEN)
        self.seat: Seat = seat
        self.card: CardDef = card
        self.count: i64 = 1
        self.also: list[CardDef] = []  # further kinds, of which there are that many as well
        self.besides: list[CardDef] = []  # tokens that an effect adds, of other kinds (614.16)
        self.entry: Entry | None = None
        self.new_id: ObjectId = -1  # the first of them
        self.made: list[i64] = NO_IDS

    def number(self) -> i64:
        """How many tokens there will be, of all kinds."""
        return total(product(self.count, 1 + len(self.also)), len(self.besides))

    def multiply(self, times: i64) -> None:
        """That many times as many are created of each kind. CR 614.16."""
        self.count = product(self.count, times)
        if self.besides:
            self.besides = self.besides * int(times)

    def become(self, card: CardDef) -> None:
        """All of them are of this kind instead. CR 614.1a."""
        self.count = self.number()
        self.card = card
        self.also = []
        self.besides = []

    def parts(self, game: Game) -> list[Event] | None:
        """They enter, together with whatever enters at the same time. CR 111.1, 603.6a."""
        state = game.state
        if not state.in_game(self.seat):
            return None  # 800.4b
        check_tokens(self.number())
        made: list[i64] = []
        out: list[Event] = []
        kinds = [self.card, *self.also]
        known: i64 = self.count * len(kinds)
        for i in range(self.number()):
            kind = kinds[i // self.count] if i < known else self.besides[i - known]
            o = new_object(state, kind, self.seat, self.seat, GONE, kind.base)
            o.token = True
            made.append(o.id)
            arrival = TokenEnters(o.id, self.seat)
            entry = self.entry
            if entry is not None:
                arrival.entry = entry.copy()  # replacement effects change each by itself
                if i >= known:
                    arrival.entry.copied = None
                    arrival.entry.face = 0
            arrival.cause = self.cause
            out.append(arrival)
        self.made = made
        if made:
            self.new_id = made[0]
        return out

    def is_quiet(self) -> bool:
        return True

    def apply(self, game: Game) -> bool:
        return self.count > 0 and game.state.in_game(self.seat)

    def affected(self, game: Game) -> i64:
        return self.seat

    def rule(self) -> str:
        return "701.7"

    def line(self, game: Game) -> str:
        entry = self.entry
        name = self.card.name
        if entry is not None:
            copied = entry.copied
            name = self.card.faces[entry.face].chars.name if copied is None else copied.name
        name = name.removesuffix(" Token") or "nameless"  # 111.4
        article = "an" if name[0] in "AEIOU" else "a"
        tokens = f"{article} {name} token" if self.count == 1 else f"{self.count} {name} tokens"
        for kind in self.also:
            tokens += f", {self.count} {kind.name.removesuffix(' Token')}"
        if self.besides:
            tokens += f", and besides {len(self.besides)} {self.besides[0].name.removesuffix(' Token')}"
        return f"{game.name_of_seat(self.seat)} creates {tokens}"


class TokenEnters(ZoneChange):
    """A token enters the battlefield, from no zone at all. CR 111.1."""

    def __init__(self, id: ObjectId, seat: Seat) -> None:
        super().__init__(id, GONE, BATTLEFIELD, seat)

    def apply(self, game: Game) -> bool:
        state = game.state
        if not state.in_game(self.seat) or self.barred:
            return False
        o = state.edit(self.id)
        o.zone = BATTLEFIELD
        self.new_id = self.id
        entry = self.entry
        if entry is not None:
            if entry.face:
                o.face = entry.face
                state.chars[o.id] = None
            enter_as(game, o, entry)
        if copiable(o).types & COUNTED_TYPES and (entry is None or not entry.counted):
            entering.give_counters(o)
        put_in(game, o, -1)
        game.arrived(o)
        return True
