"""Events of damage: dealt by something, dealt to something, in excess, prevented. CR 120, 615.13."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from apnap.abilities.base import Quantity, Subject
from apnap.abilities.events.patterns import ObjectPattern, PlayerPattern, Watched, watched
from apnap.abilities.players import YOU
from apnap.abilities.references import Antecedent, amount_of, several_of
from apnap.rules.ch1_concepts.definitions import NO_IDS, Context, Pattern
from apnap.rules.ch1_concepts.nodes import OF_DAMAGED
from apnap.rules.ch6_spells.prevention import Prevented
from apnap.rules.ch7_additional.loops.loop_inputs import H_AMOUNT
from apnap.rules.core.constants import EV_DAMAGE, EV_MECHANIC, NONE
from apnap.rules.events import Damage, Event

if TYPE_CHECKING:
    from apnap.rules.core.game import Game
    from apnap.rules.core.state import Watcher


class IsDealtDamage(ObjectPattern):
    """An object is dealt damage, by one or more sources at once; 'that much' is how much. CR 120.3, 603.2c."""

    def __init__(self, *what: Watched, combat: bool = False) -> None:
        super().__init__(EV_DAMAGE, watched(what))
        self.combat: bool = combat  # combat damage only
        self.one_or_more = True
        self.adds_up = True

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        if not isinstance(event, Damage) or event.target < 0 or (self.combat and not event.combat):
            return False
        return self.fits(game, watcher, event.target)

    def group(self, game: Game, event: Event) -> i64:
        return event.target if isinstance(event, Damage) else 0

    def subject(self, event: Event) -> i64:
        return event.target if isinstance(event, Damage) else NONE

    def amount_of(self, game: Game, event: Event) -> i64:
        return event.amount if isinstance(event, Damage) else 0

    def loop_inputs(self) -> i64:
        return 0


class IsDealtExcessDamage(IsDealtDamage):
    """An object is dealt more damage than is lethal; 'that much' is how much more. CR 120.10."""

    def __init__(self, *what: Watched, combat: bool = False, noncombat: bool = False) -> None:
        super().__init__(*what, combat=combat)
        self.noncombat: bool = noncombat

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        if not isinstance(event, Damage) or event.excess <= 0 or (self.noncombat and event.combat):
            return False
        return super().matches(game, watcher, event)

    def amount_of(self, game: Game, event: Event) -> i64:
        return event.excess if isinstance(event, Damage) else 0


class PlayerIsDealtDamage(PlayerPattern):
    """A player is dealt damage, by one or more sources at once; 'that much' is how much. CR 120.3, 603.2c.

    `PlayerIsDealtDamage()` is 'you're dealt damage'; with `combat` or `noncombat`, of that kind only.
    """

    def __init__(self, who: Subject = YOU, combat: bool = False, noncombat: bool = False) -> None:
        super().__init__(EV_DAMAGE, who)
        self.combat: bool = combat
        self.noncombat: bool = noncombat
        self.one_or_more = True
        self.adds_up = True

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        if not isinstance(event, Damage) or event.target >= 0:
            return False
        if (self.combat and not event.combat) or (self.noncombat and event.combat):
            return False
        return self.means(game, watcher, -1 - event.target)

    def group(self, game: Game, event: Event) -> i64:
        return event.target if isinstance(event, Damage) else 0

    def subject(self, event: Event) -> i64:
        return event.target if isinstance(event, Damage) else NONE

    def others(self, game: Game, event: Event) -> list[i64]:
        return [event.source] if isinstance(event, Damage) else NO_IDS

    def amount_of(self, game: Game, event: Event) -> i64:
        return event.amount if isinstance(event, Damage) else 0

    def loop_inputs(self) -> i64:
        return 0


class ExcessDealt(Quantity):
    """The excess damage dealt this way: by the instruction before, to what it was for. CR 120.10.

    `said` is a choice of words: what it is called, 'that excess damage'.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("said",)
    _of: Antecedent | None = None

    def __init__(self, said: str = "") -> None:
        self.said: str = said

    def refers_to(self) -> i64:
        return OF_DAMAGED

    def value(self, game: Game, ctx: Context) -> i64:
        those = several_of(self._of, ctx)
        left = amount_of(self._of, ctx)
        total: i64 = 0
        e = game.state.turn().events[EV_DAMAGE]  # the last ones are what the instruction came to
        while e is not None and left > 0:
            if isinstance(e, Damage):
                left -= e.amount
                if e.target in those:
                    total += e.excess
            e = e.prev
        return total

    def loop_inputs(self) -> i64:
        return 0


EXCESS_DEALT: Final = ExcessDealt()


class DamageIsPrevented(Pattern):
    """Damage that would be dealt to some player is prevented; 'that many' is how much, for each effect. CR 615.13."""

    def __init__(self, to: Subject) -> None:
        super().__init__()
        self.kinds = [EV_MECHANIC]
        self.to: Subject = to
        self.one_or_more = True
        self.adds_up = True

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        if not isinstance(event, Prevented):
            return False
        return self.to.includes(game, Context(watcher.controller, watcher.source), event.ref)

    def group(self, game: Game, event: Event) -> i64:
        return event.effect if isinstance(event, Prevented) else 0

    def subject(self, event: Event) -> i64:
        return event.ref if isinstance(event, Prevented) else NONE

    def amount_of(self, game: Game, event: Event) -> i64:
        return event.amount if isinstance(event, Prevented) else 0

    def loop_inputs(self) -> i64:
        return 0


class DealsDamage(ObjectPattern):
    """A source deals damage: any, or only combat damage; to anything, or only to players. CR 120.

    `to` says to which players: `DealsDamage(THIS, to=EACH_OPPONENT)`. With `of_each`, it happens for each player who
    controls such sources, and 'that player' is the one who does; with `all_players` once for all who are dealt it.
    With `least` only that much damage or more from one source counts.
    """

    def __init__(
        self,
        *what: Watched,
        combat: bool = False,
        to_player: bool = False,
        to: Subject | None = None,
        of_each: bool = False,
        all_players: bool = False,
        least: i64 = 0,
    ) -> None:
        super().__init__(EV_DAMAGE, watched(what))
        self.least: i64 = least
        self.combat: bool = combat
        self.to_player: bool = to_player
        self.to: Subject | None = to
        self.of_each: bool = of_each
        self.all_players: bool = all_players

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        if not isinstance(event, Damage) or (self.combat and not event.combat) or event.amount < self.least:
            return False
        if self.to_player and event.target >= 0:
            return False
        to = self.to
        if to is not None and not to.includes(game, Context(watcher.controller, watcher.source), event.target):
            return False
        return self.fits(game, watcher, event.source)

    def group(self, game: Game, event: Event) -> i64:
        """Where players are spoken of: for each of them."""
        if self.all_players:
            return 0
        if self.of_each and isinstance(event, Damage):
            return game.state.objs[event.source].controller
        return event.target if isinstance(event, Damage) and (self.to_player or self.to is not None) else 0

    def subject(self, event: Event) -> i64:
        """Whom the damage was dealt to, or what dealt it."""
        if not isinstance(event, Damage):
            return NONE
        return event.source if self.of_each else event.target

    def others(self, game: Game, event: Event) -> list[i64]:
        """What deals it: 'it', where the damage is dealt to a player."""
        return [event.source] if isinstance(event, Damage) and event.target < 0 else NO_IDS

    def roles(self, game: Game, watcher: Watcher, event: Event) -> list[i64]:
        """What deals the damage, and to whom where the words say so. CR 801.7."""
        if not isinstance(event, Damage):
            return []
        return [event.source, event.target] if self.to_player or self.to is not None else [event.source]

    def amount_of(self, game: Game, event: Event) -> i64:
        return event.amount if isinstance(event, Damage) else 0

    def loop_inputs(self) -> i64:
        return H_AMOUNT if self.least > 1 else 0
