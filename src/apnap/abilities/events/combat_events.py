"""Events of combat: who attacks whom, who is attacked, what blocks, is blocked, or is not. CR 508.3, 509.3."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from apnap.abilities.base import Subject
from apnap.abilities.events.patterns import ObjectPattern, PlayerPattern, Watched, watched
from apnap.abilities.filters import CREATURE, THIS_ONE, YOU_CONTROL, every
from apnap.abilities.players import YOU
from apnap.rules.ch1_concepts.definitions import NO_IDS, Context, Filter
from apnap.rules.ch7_additional.loops.token_groups import count
from apnap.rules.ch8_multiplayer.range import within
from apnap.rules.core.constants import EV_ATTACK, EV_BLOCK, EV_BLOCKED, NONE, PLANESWALKER
from apnap.rules.events import Attacks as AttackDeclared
from apnap.rules.events import BecomesBlocked, Blocks, Event, StaysUnblocked

if TYPE_CHECKING:
    from apnap.rules.core.game import Game
    from apnap.rules.core.state import Watcher


class PlayerAttacks(PlayerPattern):
    """A player attacks: with one or more creatures (that fit), once for each attack. CR 508.3d.

    `Whenever(PlayerAttacks(YOU), ...)`; with `whom`, only those that attack one of these players themselves (508.3e).
    """

    WORDING: ClassVar[tuple[str, ...]] = ("said", "some")

    def __init__(
        self,
        who: Subject = YOU,
        *filters: Filter,
        whom: Subject | None = None,
        said: bool = False,
        some: bool = False,
    ) -> None:
        super().__init__(EV_ATTACK, who)
        self.said: bool = said  # a choice of words: 'with creatures'
        self.some: bool = some  # another one: of planeswalkers, 'one or more' are attacked
        self.one_or_more = True
        self.adds_up = True
        self.filter: Filter = every(filters)
        self.whom: Subject | None = whom

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        if not isinstance(event, AttackDeclared) or not self.means(game, watcher, game.state.objs[event.id].controller):
            return False
        ctx = Context(watcher.controller, watcher.source)
        whom = self.whom
        if whom is not None and not whom.includes(game, ctx, event.defender):
            return False
        return self.filter.test(game, ctx, event.id)

    def group(self, game: Game, event: Event) -> i64:
        if not isinstance(event, AttackDeclared):
            return 0
        attacker = game.state.objs[event.id].controller
        return attacker if self.whom is None else attacker * 64 - event.defender

    def roles(self, game: Game, watcher: Watcher, event: Event) -> list[i64]:
        """Who attacks, and whom where the words say so. CR 801.7."""
        if not isinstance(event, AttackDeclared):
            return []
        who = -1 - game.state.objs[event.id].controller
        return [who] if self.whom is None else [who, event.defender]

    def subject(self, event: Event) -> i64:
        """Whom they attack, where that is asked for; else the first of the creatures, whose controller attacks."""
        if not isinstance(event, AttackDeclared):
            return NONE
        return event.id if self.whom is None else event.defender

    def others(self, game: Game, event: Event) -> list[i64]:
        """Those creatures."""
        return [event.id] if isinstance(event, AttackDeclared) else NO_IDS

    def amount_of(self, game: Game, event: Event) -> i64:
        """How many they are."""
        return game.state.objs[event.id].token_count if isinstance(event, AttackDeclared) else 0


class IsAttacked(PlayerPattern):
    """A player is attacked by one or more creatures, once for each player and attack. CR 508.3b."""

    def __init__(self, who: Subject = YOU) -> None:
        super().__init__(EV_ATTACK, who)
        self.one_or_more = True

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        if not isinstance(event, AttackDeclared) or event.defender >= 0:
            return False
        return self.means(game, watcher, -1 - event.defender)

    def group(self, game: Game, event: Event) -> i64:
        return event.defender if isinstance(event, AttackDeclared) else 0

    def roles(self, game: Game, watcher: Watcher, event: Event) -> list[i64]:
        return [event.defender] if isinstance(event, AttackDeclared) else []

    def subject(self, event: Event) -> i64:
        """The first of the attackers."""
        return event.id if isinstance(event, AttackDeclared) else NONE


class PermanentAttacked(ObjectPattern):
    """A planeswalker or battle that fits is attacked by one or more creatures. CR 508.3b."""

    def __init__(self, *what: Watched) -> None:
        super().__init__(EV_ATTACK, watched(what))
        self.one_or_more = True

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        return isinstance(event, AttackDeclared) and event.defender >= 0 and self.fits(game, watcher, event.defender)

    def group(self, game: Game, event: Event) -> i64:
        return event.defender if isinstance(event, AttackDeclared) else 0

    def subject(self, event: Event) -> i64:
        return event.id if isinstance(event, AttackDeclared) else NONE


class AttacksUnblocked(ObjectPattern):
    """A creature attacks and isn't blocked: known once blockers are declared. CR 508.3f, 509.3g."""

    def __init__(self, *what: Watched) -> None:
        super().__init__(EV_BLOCKED, watched(what))

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        return isinstance(event, StaysUnblocked) and self.fits(game, watcher, event.id)

    def subject(self, event: Event) -> i64:
        return event.id if isinstance(event, StaysUnblocked) else NONE


class AttackUnblocked(PlayerPattern):
    """Creatures of a player attack one of these players and aren't blocked, once for each attacker. CR 508.3f, 509.3g.

    'That player' is who attacks: the controller of the first of the creatures.
    """

    def __init__(self, whom: Subject, *filters: Filter) -> None:
        super().__init__(EV_BLOCKED, whom)
        self.one_or_more = True
        self.filter: Filter = every(filters)

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        if not isinstance(event, StaysUnblocked):
            return False
        attacking = game.state.objs[event.id].attacking
        if attacking >= 0 or attacking == NONE or not self.means(game, watcher, -1 - attacking):
            return False
        return self.filter.test(game, Context(watcher.controller, watcher.source), event.id)

    def group(self, game: Game, event: Event) -> i64:
        return game.state.objs[event.id].controller if isinstance(event, StaysUnblocked) else 0

    def subject(self, event: Event) -> i64:
        return event.id if isinstance(event, StaysUnblocked) else NONE


class Attacks(ObjectPattern):
    """A creature is declared as an attacker. CR 508.3a."""

    def __init__(self, *what: Watched) -> None:
        super().__init__(EV_ATTACK, watched(what))

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        return isinstance(event, AttackDeclared) and self.fits(game, watcher, event.id)

    def subject(self, event: Event) -> i64:
        return event.id if isinstance(event, AttackDeclared) else NONE

    def loop_inputs(self) -> i64:
        return 0


class AttacksWhom(ObjectPattern):
    """A creature is declared as an attacker attacking one of these players: `AttacksWhom(CREATURE, whom=YOU)`.

    With `permanents`, attacking a planeswalker that one of them controls counts as well; with `all_players` several
    are attacked at once, where otherwise each player is spoken of by themselves. CR 508.3a, 603.2c.
    """

    def __init__(self, *what: Watched, whom: Subject, permanents: bool = False, all_players: bool = False) -> None:
        super().__init__(EV_ATTACK, watched(what))
        self.all_players: bool = all_players
        self.whom: Subject = whom
        self.permanents: bool = permanents

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        if not isinstance(event, AttackDeclared):
            return False
        if event.defender >= 0 and not (self.permanents and game.char(event.defender).types & PLANESWALKER):
            return False
        ctx = Context(watcher.controller, watcher.source)
        return self.whom.includes(game, ctx, -1 - event.seat) and self.fits(game, watcher, event.id)

    def subject(self, event: Event) -> i64:
        """The player attacked; 'it' is the creature."""
        return -1 - event.seat if isinstance(event, AttackDeclared) else NONE

    def others(self, game: Game, event: Event) -> list[i64]:
        return [event.id] if isinstance(event, AttackDeclared) else NO_IDS

    def group(self, game: Game, event: Event) -> i64:
        return -1 - event.seat if isinstance(event, AttackDeclared) and not self.all_players else 0

    def roles(self, game: Game, watcher: Watcher, event: Event) -> list[i64]:
        return [event.id, event.defender] if isinstance(event, AttackDeclared) else []

    def loop_inputs(self) -> i64:
        return 0


class BlockedBy(ObjectPattern):
    """This becomes blocked by a creature that fits, once for each of them; or an `attacker` that fits. CR 509.3d."""

    def __init__(self, *filters: Filter, attacker: Filter | None = None) -> None:
        super().__init__(EV_BLOCK, every(filters))
        self.attacker: Filter | None = attacker

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        if not isinstance(event, Blocks) or not self.fits(game, watcher, event.id):
            return False
        attacker = self.attacker
        if attacker is None:
            return event.attacker == watcher.source
        return attacker.test(game, Context(watcher.controller, watcher.source), event.attacker)

    def subject(self, event: Event) -> i64:
        return event.id if isinstance(event, Blocks) else NONE


class AttacksAlone(ObjectPattern):
    """A creature you control is the only one declared as an attacker. CR 506.5."""

    def __init__(self) -> None:
        super().__init__(EV_ATTACK, every((CREATURE, YOU_CONTROL)))

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        return (
            isinstance(event, AttackDeclared)
            and count(game, game.state.turn().attackers) == 1
            and self.fits(game, watcher, event.id)
        )

    def subject(self, event: Event) -> i64:
        return event.id if isinstance(event, AttackDeclared) else NONE

    def loop_inputs(self) -> i64:
        return 0


class BlocksOrBecomesBlocked(ObjectPattern):
    """This blocks, whatever number of attackers, or becomes blocked. CR 509.3a, 509.3c."""

    def __init__(self) -> None:
        super().__init__(EV_BLOCK, THIS_ONE)
        self.kinds = [EV_BLOCK, EV_BLOCKED]

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        if isinstance(event, Blocks):
            # once, however many it blocks: at the first of them
            blocking = game.state.objs[event.id].blocking
            return event.id == watcher.source and len(blocking) > 0 and blocking[0] == event.attacker
        return isinstance(event, BecomesBlocked) and event.id == watcher.source

    def subject(self, event: Event) -> i64:
        if isinstance(event, Blocks):
            return event.id
        return event.id if isinstance(event, BecomesBlocked) else NONE


class BlocksAnything(ObjectPattern):
    """A creature blocks, once however many attackers it blocks. CR 509.3a."""

    def __init__(self, *what: Watched) -> None:
        super().__init__(EV_BLOCK, watched(what))

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        if not isinstance(event, Blocks):
            return False
        blocking = game.state.objs[event.id].blocking
        return len(blocking) > 0 and blocking[0] == event.attacker and self.fits(game, watcher, event.id)

    def subject(self, event: Event) -> i64:
        return event.id if isinstance(event, Blocks) else NONE


class IsBlocked(ObjectPattern):
    """This becomes blocked; 'that many' are the blockers beyond the first. CR 509.3c, 702.23a."""

    def __init__(self) -> None:
        super().__init__(EV_BLOCKED, THIS_ONE)

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        return isinstance(event, BecomesBlocked) and event.id == watcher.source

    def subject(self, event: Event) -> i64:
        return event.id if isinstance(event, BecomesBlocked) else NONE

    def amount_of(self, game: Game, event: Event) -> i64:
        if not isinstance(event, BecomesBlocked):
            return 0
        o = game.state.objs[event.id]
        n: i64 = len(within(game.state, o.controller, o.blockers)) - 1
        return n if n > 0 else 0
