"""Events of attackers and blockers among others: alone, beside others, so many; what is dealt damage. CR 508, 509."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from apnap.abilities.base import Subject, seen
from apnap.abilities.events.patterns import ObjectPattern, PlayerPattern, Watched, watched
from apnap.abilities.filters import CREATURE, THIS_ONE, every
from apnap.abilities.players import YOU, You, still_here
from apnap.abilities.references import Antecedent, one_of
from apnap.rules.ch1_concepts.definitions import NO_IDS, OF_OBJECT, OF_PLAYER, Context, Filter
from apnap.rules.ch7_additional.loops.token_groups import count
from apnap.rules.core.constants import EV_ATTACK, EV_BLOCK, EV_BLOCKED, EV_DAMAGE, NONE
from apnap.rules.core.types import ObjectId, Ref
from apnap.rules.events import Attacks as AttackDeclared
from apnap.rules.events import BecomesBlocked, Blocks, Damage, Event

if TYPE_CHECKING:
    from apnap.rules.core.game import Game
    from apnap.rules.core.state import Watcher


def fellow_attackers(game: Game, id: ObjectId) -> list[i64]:
    """Those that its controller attacks with, itself among them."""
    state = game.state
    out: list[i64] = []
    for other in state.turn().attackers:
        if state.objs[other].controller == state.objs[id].controller:
            out.append(other)
    return out


class AttacksByItself(ObjectPattern):
    """A creature that fits attacks alone: it is the only one declared as an attacker. CR 506.5."""

    def __init__(self, *what: Watched) -> None:
        super().__init__(EV_ATTACK, watched(what))

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        if not isinstance(event, AttackDeclared) or count(game, game.state.turn().attackers) != 1:
            return False
        return self.fits(game, watcher, event.id)

    def subject(self, event: Event) -> i64:
        return event.id if isinstance(event, AttackDeclared) else NONE


class AttacksBeside(ObjectPattern):
    """This, or (`what`) another, and that many other creatures that fit, or more, attack together. CR 508.3c.

    `AttacksBeside(2)`, `AttacksBeside(1, what=Equipped(CREATURE))`
    """

    def __init__(self, number: i64, *filters: Filter, what: Watched = THIS_ONE) -> None:
        super().__init__(EV_ATTACK, watched((what,)))
        self.number: i64 = number
        self.beside: Filter = every(filters) if filters else CREATURE

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        if not isinstance(event, AttackDeclared) or not self.fits(game, watcher, event.id):
            return False
        ctx = Context(watcher.controller, watcher.source)
        others: list[i64] = []
        for id in fellow_attackers(game, event.id):
            if id != event.id and self.beside.test(game, ctx, id):
                others.append(id)
        return count(game, others) >= self.number

    def subject(self, event: Event) -> i64:
        return event.id if isinstance(event, AttackDeclared) else NONE


class AttacksWithMany(PlayerPattern):
    """A player attacks with so many creatures that fit, or more; 'those' are these creatures. CR 508.3d.

    With `whom`, so many of them attack one of these players themselves, once for each that is attacked (508.3e).
    `turned` is a choice of words: the creatures are said first.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("turned",)

    def __init__(
        self,
        number: i64,
        *filters: Filter,
        who: Subject = YOU,
        whom: Subject | None = None,
        turned: bool = False,
    ) -> None:
        super().__init__(EV_ATTACK, who)
        self.number: i64 = number
        self.filter: Filter = every(filters)
        self.whom: Subject | None = whom
        self.turned: bool = turned
        self.one_or_more = True

    def fitting(self, game: Game, ctx: Context, event: AttackDeclared) -> list[i64]:
        """Those of the attackers of one player that fit, and attack whom this one attacks where that is asked."""
        out: list[i64] = []
        for other in fellow_attackers(game, event.id):
            if self.whom is not None and game.state.objs[other].attacking != event.defender:
                continue
            if self.filter.test(game, ctx, other):
                out.append(other)
        return out

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        if not isinstance(event, AttackDeclared):
            return False
        if not self.means(game, watcher, game.state.objs[event.id].controller):
            return False
        ctx = Context(watcher.controller, watcher.source)
        whom = self.whom
        if whom is not None and (event.defender >= 0 or not whom.includes(game, ctx, event.defender)):
            return False
        return count(game, self.fitting(game, ctx, event)) >= self.number

    def group(self, game: Game, event: Event) -> i64:
        if not isinstance(event, AttackDeclared):
            return 0
        attacker = game.state.objs[event.id].controller
        return attacker if self.whom is None else attacker * 64 - event.defender

    def others(self, game: Game, event: Event) -> list[i64]:
        if not isinstance(event, AttackDeclared):
            return NO_IDS
        return self.fitting(game, Context(game.state.objs[event.id].controller, event.id), event)

    def amount_of(self, game: Game, event: Event) -> i64:
        return count(game, self.others(game, event))

    def roles(self, game: Game, watcher: Watcher, event: Event) -> list[i64]:
        if not isinstance(event, AttackDeclared):
            return []
        who = -1 - game.state.objs[event.id].controller
        return [who] if self.whom is None else [who, event.defender]

    def subject(self, event: Event) -> i64:
        """The first of the creatures, whose controller attacks; whom you attack, where that is asked."""
        if not isinstance(event, AttackDeclared):
            return NONE
        return event.defender if self.whom is not None and isinstance(self.who, You) else event.id


class BecomesBlockedOne(ObjectPattern):
    """A creature that fits becomes blocked. CR 509.3c."""

    def __init__(self, *what: Watched) -> None:
        super().__init__(EV_BLOCKED, watched(what))

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        return isinstance(event, BecomesBlocked) and self.fits(game, watcher, event.id)

    def subject(self, event: Event) -> i64:
        return event.id if isinstance(event, BecomesBlocked) else NONE


class BlocksWhich(ObjectPattern):
    """This blocks a creature that fits, once for each of them; 'that creature' is the one it blocks. CR 509.3b."""

    def __init__(self, *filters: Filter) -> None:
        super().__init__(EV_BLOCK, every(filters))

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        return isinstance(event, Blocks) and event.id == watcher.source and self.fits(game, watcher, event.attacker)

    def subject(self, event: Event) -> i64:
        return event.attacker if isinstance(event, Blocks) else NONE


class DamagesWhat(ObjectPattern):
    """A source that fits deals damage to a permanent that fits, or to one of some players. CR 120.

    `DamagesWhat(THIS, combat=True, to=CREATURE)`; `DamagesWhat(THIS, to=PLANESWALKER, players=EACH_PLAYER)`. With
    `exactly` only just so much.
    """

    def __init__(
        self,
        *what: Watched,
        to: Filter | None = None,
        players: Subject | None = None,
        combat: bool = False,
        noncombat: bool = False,
        exactly: i64 = 0,
    ) -> None:
        super().__init__(EV_DAMAGE, watched(what))
        self.exactly: i64 = exactly
        self.to: Filter | None = to
        self.players: Subject | None = players
        self.combat: bool = combat
        self.noncombat: bool = noncombat

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        if not isinstance(event, Damage) or (self.combat and not event.combat) or (self.noncombat and event.combat):
            return False
        if self.exactly and event.amount != self.exactly:
            return False
        ctx = Context(watcher.controller, watcher.source)
        if event.target < 0:
            players = self.players
            if players is None or not players.includes(game, ctx, event.target):
                return False
        else:
            to = self.to
            if to is None or not to.test(game, ctx, event.target):
                return False
        return self.fits(game, watcher, event.source)

    def group(self, game: Game, event: Event) -> i64:
        return event.target if isinstance(event, Damage) else 0

    def subject(self, event: Event) -> i64:
        """Whom or what the damage was dealt to; what deals it to you, whose controller is 'that player'."""
        if not isinstance(event, Damage):
            return NONE
        return event.source if event.target < 0 and isinstance(self.players, You) else event.target

    def others(self, game: Game, event: Event) -> list[i64]:
        return [event.source] if isinstance(event, Damage) and event.target < 0 else NO_IDS

    def roles(self, game: Game, watcher: Watcher, event: Event) -> list[i64]:
        return [event.source, event.target] if isinstance(event, Damage) else []

    def amount_of(self, game: Game, event: Event) -> i64:
        return event.amount if isinstance(event, Damage) else 0


class DamagedOne(Subject):
    """The permanent or player that the damage was dealt to: 'that permanent or player'. CR 120.3, 800.4."""

    _of: Antecedent | None = None

    def refers_to(self) -> i64:
        return OF_PLAYER

    def kinds(self) -> i64:
        return OF_OBJECT | OF_PLAYER

    def pick(self, game: Game, ctx: Context) -> list[i64]:
        ref = one_of(self._of, ctx)
        if ref == NONE:
            return []
        return seen(game, ctx, [ref] if ref >= 0 else still_here(game, [ref]))

    def includes(self, game: Game, ctx: Context, ref: Ref) -> bool:
        return ref in self.pick(game, ctx)

    def loop_inputs(self) -> i64:
        return 0
