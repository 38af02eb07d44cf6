"""What cards say in a game about what was noted in the draft before it. CR 905.2b."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.abilities.base import Quality
from apnap.abilities.mana import ANY_COLOR, add_groups
from apnap.rules import noted
from apnap.rules.definitions import NO_IDS, Amount, Context
from apnap.rules.mana_sources import ManaEffect
from apnap.rules.noted import NOTED_COLORS, NOTED_NAME, NOTED_REMOVED, NOTED_TYPES

if TYPE_CHECKING:
    from apnap.rules.game import Game


class HighestNoted(Amount):
    """The highest number that you noted for cards of a name: `HighestNoted("...")`."""

    def __init__(self, about: str) -> None:
        self.about: str = about

    def value(self, game: Game, ctx: Context) -> i64:
        return noted.highest(game.state.players[ctx.controller], self.about)


class RemovedFromDraft(Amount):
    """The number of cards that you removed from the draft with cards of a name."""

    def __init__(self, about: str) -> None:
        self.about: str = about

    def value(self, game: Game, ctx: Context) -> i64:
        return noted.how_many(game.state.players[ctx.controller], self.about, NOTED_REMOVED)


class PowerAtMostNoted(Quality):
    """Its power is at most the highest number that you noted for cards of a name."""

    def __init__(self, about: str) -> None:
        self.about: str = about

    def test(self, game: Game, ctx: Context, ref: i64) -> bool:
        most = noted.highest(game.state.players[ctx.controller], self.about)
        return ref >= 0 and game.char(ref).power <= most


class OfNoted(Quality):
    """Has a colour, name or creature type that you noted for cards of a name: `OfNoted(NOTED_NAME, "...")`."""

    def __init__(self, kind: i64, about: str) -> None:
        self.kind: i64 = kind
        self.about: str = about

    def test(self, game: Game, ctx: Context, ref: i64) -> bool:
        if ref < 0:
            return False
        player = game.state.players[ctx.controller]
        chars = game.char(ref)
        if self.kind == NOTED_COLORS:
            return noted.colors(player, self.about) & chars.colors != 0
        known = noted.words(player, self.about, self.kind)
        if self.kind == NOTED_NAME:
            return chars.name in known
        if self.kind == NOTED_TYPES and chars.every_type:
            return len(known) > 0
        for word in known:
            if word in chars.subtypes:
                return True
        return False


class AddNotedColor(ManaEffect):
    """Add one mana of any colour chosen as you drafted cards of a name. CR 905.2b."""

    def __init__(self, about: str) -> None:
        super().__init__()
        self.about: str = about

    def is_fixed(self) -> bool:
        return True  # what was noted never changes

    def makes(self) -> i64:
        return ANY_COLOR

    def groups(self, game: Game, ctx: Context) -> list[i64]:
        mask = noted.colors(game.state.players[ctx.controller], self.about)
        return [mask, 1] if mask else NO_IDS

    def happen(self, game: Game, ctx: Context) -> None:
        add_groups(game, ctx, ctx.controller, self.groups(game, ctx))
