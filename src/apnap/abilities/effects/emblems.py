"""Emblems: objects of the command zone that have abilities and nothing else. CR 114."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.abilities.base import VocabularyError
from apnap.abilities.effects.player_actions import PlayerAction
from apnap.abilities.players import YOU
from apnap.rules.characteristics import NO_SUBTYPES, Chars
from apnap.rules.definitions import Ability, Context, Node, Selector, Static, Triggered, ability_set
from apnap.rules.printed import CardDef, Face
from apnap.rules.words import COMMAND
from apnap.rules.zones import new_object, put_in

if TYPE_CHECKING:
    from apnap.rules.game import Game


class GetEmblem(PlayerAction):
    """A player gets an emblem with abilities, which function in the command zone. CR 114.2-4."""

    def __init__(self, *abilities: Ability, who: Selector = YOU) -> None:
        super().__init__(who)
        if not abilities:
            raise VocabularyError("an emblem needs an ability")
        for a in abilities:
            if not isinstance(a, (Static, Triggered)):
                raise VocabularyError(f"an emblem has static or triggered abilities, not {a!r}")
            a.zones = 1 << COMMAND
        self.abilities: list[Ability] = list(abilities)
        chars = Chars("", None, 0, 0, 0, NO_SUBTYPES, 0, ability_set(self.abilities), 0, 0)
        self.emblem: CardDef = CardDef("an emblem", "emblem", [Face(chars)], [])

    def children(self) -> list[Node]:
        out: list[Node] = [self.who]
        for a in self.abilities:
            out.append(a)
        return out

    def act(self, game: Game, ctx: Context, seats: list[i64]) -> None:
        for seat in seats:
            o = new_object(game.state, self.emblem, seat, seat, COMMAND, self.emblem.base)
            o.timestamp = game.state.tick()
            put_in(game, o, -1)
            game.settle()
            game.state.touch()
            if game.logging:
                game.say("114.2", f"{game.name_of_seat(seat)} gets an emblem")

    def tone(self) -> i64:
        return 1
