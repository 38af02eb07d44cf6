"""What casting may cost besides, and what may help to pay: optional costs, and aid. CR 118.8, 702.33, 702.51."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from apnap.rules.ch1_concepts.definitions import NO_IDS, Ability, Context, CostPart
from apnap.rules.core.constants import HAND
from apnap.rules.core.types import ObjectId

if TYPE_CHECKING:
    from apnap.rules.ch2_cards.printed import Face
    from apnap.rules.core.game import Game
    from apnap.rules.events import Event


@mypyc_attr(allow_interpreted_subclasses=True)
class Aid(Ability):
    """Objects may pay for some of the mana of its card's cost, each for one. CR 702.51, 702.66, 702.126."""

    def helpers(self, game: Game, ctx: Context) -> list[i64]:
        """What could help, in a fixed order."""
        return NO_IDS

    def colors(self, game: Game, id: ObjectId) -> i64:
        """The colours of mana that this one can pay for, besides generic mana."""
        return 0

    def taps(self) -> bool:
        """Does it become tapped? It leaves its zone otherwise."""
        return True

    def event(self, game: Game, ctx: Context, id: ObjectId) -> Event:
        """What happens to one that helps."""
        raise NotImplementedError


class OptionalCost:
    """A cost that may be paid in addition: once, or (`many`) any number of times. CR 118.8a-b, 702.33."""

    def __init__(self, name: str, part: CostPart, many: bool = False) -> None:
        self.name: str = name
        self.part: CostPart = part
        self.many: bool = many


def optional_costs(game: Game, id: ObjectId, face: Face) -> list[OptionalCost]:
    """The optional costs of a spell: those printed on it, then those of abilities that it was given. CR 118.8a."""
    out = face.optional
    if game.state.off_battlefield_effects:
        for a in game.char(id).abilities.every:
            cost = a.optional_cost()
            if cost is not None and cost not in out:
                out = out + [cost]
    return out


# splicing ------------------------------------------------------------------------------------------------------------
@mypyc_attr(allow_interpreted_subclasses=True)
class Splices(Ability):
    """A card with this may be spliced onto spells of a subtype, for a cost in addition to theirs. CR 702.47a."""

    def __init__(self, onto: str, cost: CostPart) -> None:
        super().__init__(1 << HAND)
        self.onto: str = onto
        self.cost: CostPart = cost


def splice_of(game: Game, card: i64) -> Splices | None:
    for a in game.char(card).abilities.every:
        if isinstance(a, Splices):
            return a
    return None


def splice_costs(game: Game, ctx: Context) -> list[CostPart]:
    """What splicing adds to the cost of a spell. CR 702.47a, 601.2f."""
    out: list[CostPart] = []
    for card in ctx.spliced:
        ability = splice_of(game, card)
        if ability is not None:
            out.append(ability.cost)
    return out
