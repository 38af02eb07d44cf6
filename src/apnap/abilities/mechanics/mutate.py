"""Mutate, and what triggers on it. CR 702.140, 730."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.abilities.base import Quality, VocabularyError
from apnap.abilities.filters import CREATURE, THIS_ONE, Not, Subtype
from apnap.abilities.mechanics.ways import Way
from apnap.abilities.targets import Target
from apnap.abilities.triggers import ObjectPattern
from apnap.rules.definitions import Context, Effect, Filter, Node, SpellAbility
from apnap.rules.events import Event, Happened
from apnap.rules.merging import MUTATES
from apnap.rules.printed import Face, Guise
from apnap.rules.words import CREATURE as CREATURE_TYPE
from apnap.rules.words import EV_MECHANIC, NONE

if TYPE_CHECKING:
    from apnap.rules.game import Game
    from apnap.rules.state import Watcher


class SameOwner(Quality):
    """Has the same owner as this."""

    def test(self, game: Game, ctx: Context, ref: i64) -> bool:
        objs = game.state.objs
        return ref >= 0 and objs[ref].owner == objs[ctx.object].owner


class MergeWith(Effect):
    """Where a mutating creature spell goes: the engine merges it with its target as it resolves. CR 702.140c."""

    def __init__(self) -> None:
        self.target: Target = Target(Not(Subtype("Human")), CREATURE, SameOwner())

    def children(self) -> list[Node]:
        return [self.target]

    def happen(self, game: Game, ctx: Context) -> None:
        raise NotImplementedError("a mutating creature spell merges, see rules/merging.py")

    def tone(self) -> i64:
        return 1


class Mutate(Way):
    """`Mutate("{3}{U}")`: cast for that, it merges with a creature you own that is no Human. CR 702.140."""

    def __init__(self, cost: str) -> None:
        super().__init__("mutate", cost, [])
        self.method.spell = SpellAbility(MergeWith(), [], 0, 0)

    def printed_on(self, face: Face) -> None:
        if not face.chars.types & CREATURE_TYPE:
            raise VocabularyError("mutate is an ability of creatures")
        guise = Guise(face, True)
        guise.merges = True
        self.method.guise = guise


class Mutates(ObjectPattern):
    """A spell merges with a creature: `Whenever(Mutates(), Draw(1))`. CR 702.140d."""

    def __init__(self, filter: Filter = THIS_ONE) -> None:
        super().__init__(EV_MECHANIC, filter)

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        return isinstance(event, Happened) and event.action == MUTATES and self.fits(game, watcher, event.ref)

    def subject(self, event: Event) -> i64:
        return event.ref if isinstance(event, Happened) else NONE
