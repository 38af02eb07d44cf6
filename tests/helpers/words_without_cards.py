"""Words that no card of the library needs yet: delayed abilities, replacements, losing abilities, switching sizes.

The mechanisms behind them are the engine's; only the words are made here.
"""

from __future__ import annotations

from apnap.abilities.base import context_of
from apnap.abilities.effects.durations import Lasting, kept, standing
from apnap.abilities.effects.flow import in_order
from apnap.abilities.statics.changes import Change
from apnap.rules.ch1_concepts.definitions import Context, Effect, Filter, Node, Pattern, Selector, Static, Triggered
from apnap.rules.ch2_cards.characteristics import NO_ABILITIES, Chars
from apnap.rules.ch4_zones.zones import add_standing, drop_standing, replace_standing
from apnap.rules.ch5_turns.combat.removal import remove_from_combat
from apnap.rules.ch6_spells import triggers
from apnap.rules.ch6_spells.entering import entry_of
from apnap.rules.core.constants import (
    BATTLEFIELD,
    CREATURE,
    EV_DAMAGE,
    EV_DESTROY,
    EV_DRAW,
    EV_LIFE,
    EV_ZONE,
    EXILE,
    GRAVEYARD,
    L_ABILITY,
    L_PT_DEFINE,
    L_PT_SET,
    L_PT_SWITCH,
    LASTS_THIS_COMBAT,
    LASTS_THIS_TURN,
    LASTS_WHILE_SOURCE,
    S_LAYER,
    S_REPLACE,
)
from apnap.rules.core.game import Game
from apnap.rules.core.state import Standing, Watcher
from apnap.rules.events import Damage, Destroy, Draw, Event, LifeChange, Tap, ZoneChange


# delayed triggered abilities -----------------------------------------------------------------------------------------
class Later(Effect):
    """A delayed triggered ability: once, or (with a duration) each time. CR 603.7."""

    def __init__(self, pattern: Pattern, *effects: Effect, duration: int = LASTS_WHILE_SOURCE) -> None:
        self.ability = Triggered(pattern, in_order(list(effects)))
        self.duration = duration

    def children(self) -> list[Node]:
        return []

    def happen(self, game: Game, ctx: Context) -> None:
        w = Watcher(ctx.source, ctx.controller, self.ability)
        w.delayed = True
        w.duration = self.duration
        w.turn = game.state.turn().number
        w.context = kept(ctx)
        triggers.watch(game, w)


class Remember(Effect):
    """'Those' are these, for what comes later."""

    def __init__(self, what: Selector) -> None:
        self.what = what

    def children(self) -> list[Node]:
        return [self.what]

    def happen(self, game: Game, ctx: Context) -> None:
        ctx.those = self.what.pick(game, ctx)


def until_end_of_combat(subject: Selector, *changes: Change) -> Effect:
    """A continuous effect until end of combat. CR 511.2."""
    return Lasting(LASTS_THIS_COMBAT, subject, list(changes))


# changes of characteristics ------------------------------------------------------------------------------------------
class LosesAbilities(Change):
    """Loses all abilities. CR 613.1f."""

    def layers(self) -> list[int]:
        return [L_ABILITY]

    def apply(self, game: Game, effect: Standing, ref: int, chars: Chars, layer: int) -> None:
        chars.abilities = NO_ABILITIES
        chars.keywords = 0


class Loses(Change):
    """Loses a keyword ability."""

    def __init__(self, keyword: int) -> None:
        self.keyword = keyword

    def layers(self) -> list[int]:
        return [L_ABILITY]

    def apply(self, game: Game, effect: Standing, ref: int, chars: Chars, layer: int) -> None:
        chars.keywords &= ~self.keyword


class BaseSize(Change):
    """Has base power and toughness. CR 613.4b."""

    def __init__(self, power: int, toughness: int) -> None:
        self.power = power
        self.toughness = toughness

    def layers(self) -> list[int]:
        return [L_PT_SET]

    def apply(self, game: Game, effect: Standing, ref: int, chars: Chars, layer: int) -> None:
        chars.power = self.power
        chars.toughness = self.toughness


class Switch(Change):
    """Power and toughness are switched. CR 613.4d."""

    def layers(self) -> list[int]:
        return [L_PT_SWITCH]

    def apply(self, game: Game, effect: Standing, ref: int, chars: Chars, layer: int) -> None:
        chars.power, chars.toughness = chars.toughness, chars.power


class SizeIsCreatures(Static):
    """Power and toughness are each the number of creatures on the battlefield. CR 604.3, 613.4a."""

    def __init__(self) -> None:
        super().__init__([S_LAYER])
        self.defining = True
        self.reads = 1 << EV_ZONE

    def layers(self) -> list[int]:
        return [L_PT_DEFINE]

    def apply(self, game: Game, effect: Standing, ref: int, chars: Chars, layer: int) -> None:
        state = game.state
        n = 0
        for seat in range(state.seats):
            for id in state.ids(seat, BATTLEFIELD):
                if state.objs[id].card.base.types & CREATURE:
                    n += 1
        chars.power = chars.toughness = n


# replacement and prevention ------------------------------------------------------------------------------------------
def changed(event: Damage, target: int, amount: int) -> Damage:
    """The damage event, with another target or amount."""
    other = Damage(event.source, target, amount, event.combat)
    other.cause = event.cause
    return other


class DamageDoubled(Static):
    """If a source would deal damage, it deals twice that much instead."""

    def __init__(self) -> None:
        super().__init__([S_REPLACE + EV_DAMAGE])

    def replaces(self, game: Game, effect: Standing, event: Event) -> bool:
        return isinstance(event, Damage) and event.amount > 0

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        assert isinstance(event, Damage)
        return changed(event, event.target, 2 * event.amount)


class DamageLess(Static):
    """If a source would deal damage to something, that much of it is prevented, each time. CR 615.10."""

    def __init__(self, amount: int, *, players: bool = True, only: Filter | None = None) -> None:
        super().__init__([S_REPLACE + EV_DAMAGE])
        self.amount = amount
        self.players = players
        self.only = only

    def replaces(self, game: Game, effect: Standing, event: Event) -> bool:
        if not isinstance(event, Damage) or event.amount <= 0:
            return False
        if event.target < 0:
            return self.players and event.target == -1 - effect.controller
        only = self.only
        return only is not None and only.test(game, context_of(effect), event.target)

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        assert isinstance(event, Damage)
        left = event.amount - self.amount
        return changed(event, event.target, left) if left > 0 else None


class ShieldStands(Static):
    """That much of the next damage to what is shielded is prevented. CR 615.7."""

    def __init__(self) -> None:
        super().__init__([S_REPLACE + EV_DAMAGE])

    def replaces(self, game: Game, effect: Standing, event: Event) -> bool:
        ids = effect.ids
        return isinstance(event, Damage) and event.amount > 0 and ids is not None and event.target in ids

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        assert isinstance(event, Damage)
        stopped = min(effect.uses, event.amount)
        rest = effect.copy()
        rest.uses -= stopped
        if rest.uses > 0:
            replace_standing(game.state, rest)
        else:
            drop_standing(game.state, [effect])
        return changed(event, event.target, event.amount - stopped) if event.amount > stopped else None


class Shield(Effect):
    """It is shielded from that much damage this turn. CR 615.7."""

    def __init__(self, amount: int, what: Selector) -> None:
        self.amount = amount
        self.what = what
        self.static = ShieldStands()

    def children(self) -> list[Node]:
        return [self.what]

    def happen(self, game: Game, ctx: Context) -> None:
        effect = standing(game, ctx, self.static, LASTS_THIS_TURN, game.state.tick())
        effect.ids = self.what.pick(game, ctx)
        effect.uses = self.amount
        add_standing(game.state, effect)
        game.state.touch()


class Redirected(Static):
    """This permanent takes your damage. CR 614.9."""

    def __init__(self) -> None:
        super().__init__([S_REPLACE + EV_DAMAGE])

    def replaces(self, game: Game, effect: Standing, event: Event) -> bool:
        return isinstance(event, Damage) and event.amount > 0 and event.target == -1 - effect.controller

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        assert isinstance(event, Damage)
        return changed(event, effect.source, event.amount)


class GoesElsewhere(Static):
    """A permanent that would go to a graveyard from the battlefield goes to another zone instead."""

    def __init__(self, zone: int = EXILE, bottom: bool = False) -> None:
        super().__init__([S_REPLACE + EV_ZONE])
        self.zone = zone
        self.bottom = bottom

    def replaces(self, game: Game, effect: Standing, event: Event) -> bool:
        return isinstance(event, ZoneChange) and event.origin == BATTLEFIELD and event.to == GRAVEYARD

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        assert isinstance(event, ZoneChange)
        other = ZoneChange(event.id, BATTLEFIELD, self.zone, event.seat)
        other.position = 0 if self.bottom else -1
        return other


class OthersEnterTapped(Static):
    """Permanents that players other than you control enter tapped. CR 614.1d, 614.12."""

    def __init__(self) -> None:
        super().__init__([S_REPLACE + EV_ZONE])

    def replaces(self, game: Game, effect: Standing, event: Event) -> bool:
        return isinstance(event, ZoneChange) and event.to == BATTLEFIELD and event.seat != effect.controller

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        assert isinstance(event, ZoneChange)
        entry_of(game, event).tapped = True
        return event


class DrawsBecomeLife(Static):
    """If you would draw a card, you gain 2 life instead. CR 614.11."""

    def __init__(self) -> None:
        super().__init__([S_REPLACE + EV_DRAW])

    def replaces(self, game: Game, effect: Standing, event: Event) -> bool:
        return isinstance(event, Draw) and event.seat == effect.controller

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        return LifeChange(effect.controller, 2)


class LifeBecomesCards(Static):
    """If you would gain life, you draw a card instead."""

    def __init__(self) -> None:
        super().__init__([S_REPLACE + EV_LIFE])

    def replaces(self, game: Game, effect: Standing, event: Event) -> bool:
        return isinstance(event, LifeChange) and event.amount > 0 and event.seat == effect.controller

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        return Draw(effect.controller)


class LifeGainedTwice(Static):
    """What you gain of life is doubled."""

    def __init__(self) -> None:
        super().__init__([S_REPLACE + EV_LIFE])

    def replaces(self, game: Game, effect: Standing, event: Event) -> bool:
        return isinstance(event, LifeChange) and event.amount > 0 and event.seat == effect.controller

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        assert isinstance(event, LifeChange)
        return LifeChange(event.seat, 2 * event.amount)


class LifeGainedPlusOne(LifeGainedTwice):
    """Whenever you gain life, it is 1 more."""

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        assert isinstance(event, LifeChange)
        return LifeChange(event.seat, event.amount + 1)


class RegenerationStands(Static):
    """A regeneration shield. CR 614.8, 701.19."""

    def __init__(self) -> None:
        super().__init__([S_REPLACE + EV_DESTROY])

    def replaces(self, game: Game, effect: Standing, event: Event) -> bool:
        ids = effect.ids
        return isinstance(event, Destroy) and ids is not None and event.id in ids

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        assert isinstance(event, Destroy)
        drop_standing(game.state, [effect])
        o = game.state.edit(event.id)
        o.damage = 0
        o.deathtouched = False
        remove_from_combat(game.state, event.id)
        return Tap(event.id, False)


class Regenerate(Effect):
    """Regenerate it. CR 701.19a."""

    def __init__(self, what: Selector) -> None:
        self.what = what
        self.static = RegenerationStands()

    def children(self) -> list[Node]:
        return [self.what]

    def happen(self, game: Game, ctx: Context) -> None:
        effect = standing(game, ctx, self.static, LASTS_THIS_TURN, game.state.tick())
        effect.ids = self.what.pick(game, ctx)
        add_standing(game.state, effect)
        game.state.touch()
