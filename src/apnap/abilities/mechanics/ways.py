"""Other ways to cast a card: flashback, jump-start, retrace, escape, evoke, dash, blitz, overload.

CR 702.34, 702.74, 702.81, 702.96, 702.109, 702.133, 702.138, 702.152.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from apnap.abilities.base import Circumstance, VocabularyError
from apnap.abilities.costs import DiscardSome, ExileSome
from apnap.abilities.effects.delayed import AtNext
from apnap.abilities.effects.flow import Sequence, in_order
from apnap.abilities.effects.lasting import Indefinitely
from apnap.abilities.effects.moves import ReturnToHand, SacrificeThat
from apnap.abilities.effects.player_actions import Draw
from apnap.abilities.filters import LAND
from apnap.abilities.keywords import HASTE
from apnap.abilities.selectors import IT, THIS
from apnap.abilities.statics.changes import Has
from apnap.abilities.triggers import Dies, Enters, When
from apnap.rules.characteristics import ManaCost, parse_mana_cost
from apnap.rules.definitions import Ability, Context, CostPart, Effect, Node, SpellAbility, Triggered
from apnap.rules.printed import CastMethod
from apnap.rules.words import END, GRAVEYARD, HAND

if TYPE_CHECKING:
    from apnap.rules.game import Game


class WasCast(Circumstance):
    """This was cast in the way of that name: its evoke cost was paid, it escaped. CR 607.2, 118.9."""

    def __init__(self, name: str) -> None:
        self.name: str = name

    def holds(self, game: Game, ctx: Context) -> bool:
        return was_cast(game, ctx.source, self.name)


def was_cast(game: Game, id: i64, name: str) -> bool:
    """Was this spell, or what became this permanent, cast in the way of that name?"""
    o = game.state.objs[id]
    methods = o.card.methods
    return len(methods) > 0 and methods[o.method & 255].name == name


@mypyc_attr(allow_interpreted_subclasses=True)
class Way(Ability):
    """An alternative cost, from some zone: mana, and other things besides. CR 118.9."""

    def __init__(self, name: str, cost: str, parts: list[CostPart], zone: i64 = HAND) -> None:
        super().__init__(0)
        mana: ManaCost | None = parse_mana_cost(cost) if cost else None  # without one: the card's own mana cost
        self.name: str = name
        self.cost: str = cost
        self.parts: list[CostPart] = parts
        self.method: CastMethod = CastMethod(name, 1 << zone, mana, parts, 0)

    def children(self) -> list[Node]:
        return list(self.parts)

    def ways(self) -> list[CastMethod]:
        return [self.method]


class Flashback(Way):
    """Cast it from the graveyard, then exile it: `Flashback("{2}{U}")`. CR 702.34."""

    def __init__(self, cost: str, *parts: CostPart) -> None:
        super().__init__("flashback", cost, list(parts), GRAVEYARD)
        self.method.exiles = True


class JumpStart(Way):
    """Cast it from the graveyard by discarding a card besides its costs, then exile it. CR 702.133."""

    def __init__(self) -> None:
        super().__init__("jump-start", "", [DiscardSome(1)], GRAVEYARD)
        self.method.exiles = True


class Retrace(Way):
    """Cast it from the graveyard by discarding a land card besides its costs. CR 702.81."""

    def __init__(self) -> None:
        super().__init__("retrace", "", [DiscardSome(1, LAND)], GRAVEYARD)


class Escape(Way):
    """Cast it from the graveyard for another cost, exiling other cards there. CR 702.138."""

    def __init__(self, cost: str, others: i64) -> None:
        super().__init__("escape", cost, [ExileSome(others, GRAVEYARD)], GRAVEYARD)
        self.others: i64 = others


class Evoke(Way):
    """Cast it for less, and sacrifice it when it enters. CR 702.74."""

    def __init__(self, cost: str, *parts: CostPart) -> None:
        super().__init__("evoke", cost, list(parts))
        self.trigger: Triggered = When(Enters(THIS), SacrificeThat(THIS), provided=WasCast("evoke"))

    def also(self) -> list[Ability]:
        return [self.trigger]


@mypyc_attr(allow_interpreted_subclasses=True)
class EntersChanged(Way):
    """A way by which the permanent enters with something about it that is no trigger."""

    def __init__(self, name: str, cost: str, effect: Effect) -> None:
        super().__init__(name, cost, [])
        self.effect: Effect = effect  # IT is the permanent

    def children(self) -> list[Node]:
        return [self.effect]

    def entered(self, game: Game, ctx: Context, id: i64) -> None:
        if was_cast(game, id, self.name):
            ctx.it = id
            self.effect.happen(game, ctx)


class Dash(EntersChanged):
    """It gains haste and returns to its owner's hand at the next end step. CR 702.109."""

    def __init__(self, cost: str) -> None:
        super().__init__("dash", cost, Sequence(Indefinitely(IT, Has(HASTE)), AtNext(END, ReturnToHand(IT))))


class Blitz(EntersChanged):
    """It gains haste and a card for its death, and is sacrificed at the next end step. CR 702.152."""

    def __init__(self, cost: str) -> None:
        gains = Indefinitely(IT, Has(HASTE, When(Dies(THIS), Draw(1))))
        super().__init__("blitz", cost, Sequence(gains, AtNext(END, SacrificeThat(IT))))


class Overload(Way):
    """Cast for its overload cost, it says 'each' for 'target': what it does then is written out. CR 702.96."""

    def __init__(self, cost: str, *effects: Effect) -> None:
        super().__init__("overload", cost, [])
        spell = SpellAbility(in_order(list(effects)), [], 0, 0)
        if spell.slots:
            raise VocabularyError("an overloaded spell has no targets")
        self.method.spell = spell
        self.effect: Effect = spell.effect

    def children(self) -> list[Node]:
        return [self.effect]
