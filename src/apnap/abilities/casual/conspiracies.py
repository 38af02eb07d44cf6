"""What conspiracies say besides what other cards say: agendas, chosen names. CR 315, 702.106."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from apnap.abilities.base import Quality
from apnap.rules.ch1_concepts.definitions import Ability, Context
from apnap.rules.ch9_casual.conspiracies import Agenda, Begins
from apnap.rules.core.constants import COMMAND
from apnap.rules.core.types import Ref

if TYPE_CHECKING:
    from apnap.rules.core.game import Game

HIDDEN_AGENDA: Final = Agenda(1)
DOUBLE_AGENDA: Final = Agenda(2)
YOU_START: Final = Begins()


class SmallerDeck(Ability):
    """Your minimum deck size is reduced. CR 315.5a; decks are made with it in mind."""

    def __init__(self, number: i64) -> None:
        super().__init__(1 << COMMAND)
        self.number: i64 = number


class OfChosenName(Quality):
    """Has the name chosen for this conspiracy, one of two, or of two the other one. CR 702.106d, 607.2d."""

    def __init__(self, two: bool = False, other: bool = False) -> None:
        self.two: bool = two
        self.other: bool = other

    def test(self, game: Game, ctx: Context, ref: Ref) -> bool:
        if ref < 0:
            return False
        names = game.state.objs[ctx.source].names
        found = False
        for name in game.char(ref).name.split(" // "):  # a split card has the names of both halves (709.4a)
            if name and name in names and not (self.other and ctx.it >= 0 and game.char(ctx.it).name == name):
                found = True
        return found

    def layer_inputs(self) -> i64:
        return 0

    def is_about_one(self) -> bool:
        return True


CHOSEN_NAME: Final = OfChosenName()
ONE_OF_THE_NAMES: Final = OfChosenName(two=True)
THE_OTHER_NAME: Final = OfChosenName(two=True, other=True)
