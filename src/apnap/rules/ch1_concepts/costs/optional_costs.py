"""What casting may cost besides, and what may help to pay: optional costs, and aid. CR 118.8, 702.33, 702.51."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from apnap.rules.ch1_concepts.definitions import NO_IDS, Ability, Context, CostPart, Static
from apnap.rules.ch8_multiplayer.range import standing_on
from apnap.rules.core.constants import HAND, S_COST
from apnap.rules.core.types import ObjectId, Seat

if TYPE_CHECKING:
    from apnap.rules.ch2_cards.printed import Face
    from apnap.rules.core.game import Game
    from apnap.rules.core.state import Standing
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

    def deed(self, number: i64) -> str:
        """What so many that help take: `tap 2 permanents`."""
        return f"tap {number} permanent{'' if number == 1 else 's'}"

    def event(self, game: Game, ctx: Context, id: ObjectId) -> Event:
        """What happens to one that helps."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class TwoAids(Aid):
    """A spell with two such abilities, of which each lets something be tapped."""

    def __init__(self, one: Aid, other: Aid) -> None:
        super().__init__(0)
        self.one: Aid = one
        self.other: Aid = other

    def helpers(self, game: Game, ctx: Context) -> list[i64]:
        out = self.one.helpers(game, ctx).copy()
        for id in self.other.helpers(game, ctx):
            if id not in out:
                out.append(id)
        return out

    def colors(self, game: Game, id: ObjectId) -> i64:
        return self.one.colors(game, id) | self.other.colors(game, id)

    def event(self, game: Game, ctx: Context, id: ObjectId) -> Event:
        return self.one.event(game, ctx, id)


@mypyc_attr(allow_interpreted_subclasses=True)
class AidGiven(Static):
    """A statement that gives spells such an ability before they are cast. CR 601.3d."""

    def __init__(self, aid: Aid) -> None:
        super().__init__([S_COST])
        self.aid: Aid = aid

    def helps(self, game: Game, effect: Standing, seat: Seat, id: ObjectId) -> bool:
        """Does this player's spell, or the card that would become it, have the ability?"""
        raise NotImplementedError


def aid_for(game: Game, seat: Seat, id: ObjectId, own: Aid | None) -> Aid | None:
    """What may help to pay for a spell: its own ability, and one that it is given."""
    aid = own
    for e in standing_on(game, S_COST, -1 - seat):
        static = e.static
        if isinstance(static, AidGiven) and static.helps(game, e, seat, id):
            if aid is None:
                aid = static.aid
            elif aid.taps() and static.aid.taps() and type(aid) is not type(static.aid):
                aid = TwoAids(aid, static.aid)
    return aid


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
