"""Keyword abilities of creatures that attack.

Provoke, frenzy, exalted, annihilator, battle cry, dethrone, melee, mentor, boast, decayed, training, enlist,
firebending.
CR 702.39, 702.68, 702.83, 702.86, 702.91, 702.105, 702.121, 702.134, 702.142, 702.147, 702.149,
702.154, 702.189.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64, mypyc_attr

from apnap.abilities.activated import cost_of
from apnap.abilities.amounts import THAT_MUCH, PowerOf
from apnap.abilities.base import Quality, VocabularyError, amount
from apnap.abilities.binding import Start
from apnap.abilities.conditions import Is
from apnap.abilities.costs import TapSome
from apnap.abilities.effects.counters import AddCounters
from apnap.abilities.effects.delayed_triggers import AtNext
from apnap.abilities.effects.durations import UntilEndOfTurn, standing
from apnap.abilities.effects.flow import in_order
from apnap.abilities.effects.moves import SacrificeThat
from apnap.abilities.effects.player_actions import Sacrifice
from apnap.abilities.events.combat_events import Attacks, AttacksAlone, AttacksUnblocked
from apnap.abilities.events.patterns import ObjectPattern
from apnap.abilities.filters import ATTACKED_THIS_TURN, ATTACKING, CREATURE, OTHER, PERMANENT, THIS_ONE, ControlledBy
from apnap.abilities.mana import AddMana
from apnap.abilities.mana_spending import AddLastingMana
from apnap.abilities.players import DEFENDING_PLAYER
from apnap.abilities.selectors import IT, THIS, Each, That
from apnap.abilities.statics.changes import Gets
from apnap.abilities.statics.continuous import Always
from apnap.abilities.statics.restrictions import CantBlock
from apnap.abilities.targets import Target
from apnap.rules.ch1_concepts.definitions import (
    Ability,
    Activated,
    Amount,
    Context,
    CostPart,
    Effect,
    Selector,
    Static,
    Triggered,
)
from apnap.rules.ch4_zones.zones import add_standing
from apnap.rules.core.constants import (
    BATTLEFIELD,
    END_COMBAT,
    EV_ATTACK,
    EV_COUNTERS,
    EV_MECHANIC,
    HASTE,
    LASTS_THIS_COMBAT,
    LASTS_THIS_TURN,
    NONE,
    PLUS,
    S_ATTACK,
    S_BLOCK,
)
from apnap.rules.core.decisions import YesNoDecision
from apnap.rules.core.types import ObjectId, Ref, Seat
from apnap.rules.events import Attacks as AttackDeclared
from apnap.rules.events import Event, Happened, Tap

if TYPE_CHECKING:
    from apnap.rules.core.game import Game
    from apnap.rules.core.state import Standing, Watcher


@mypyc_attr(allow_interpreted_subclasses=True)
class Exalted(Triggered):
    """A creature of yours that attacks alone gets +1/+1. CR 702.83."""

    def __init__(self) -> None:
        super().__init__(AttacksAlone(), UntilEndOfTurn(IT, Gets(1, 1)))


@mypyc_attr(allow_interpreted_subclasses=True)
class Annihilator(Triggered):
    """The defending player sacrifices that many permanents. CR 702.86."""

    def __init__(self, number: i64) -> None:
        super().__init__(Attacks(THIS), Sacrifice(number, PERMANENT, who=DEFENDING_PLAYER))
        self.number: i64 = number


@mypyc_attr(allow_interpreted_subclasses=True)
class Frenzy(Triggered):
    """It gets +N/+0 when it attacks and isn't blocked: `Frenzy(1)`. CR 702.68."""

    def __init__(self, number: i64) -> None:
        super().__init__(AttacksUnblocked(THIS), UntilEndOfTurn(THIS, Gets(number, 0)))
        self.number: i64 = number


@mypyc_attr(allow_interpreted_subclasses=True)
class Firebending(Triggered):
    """It adds N red mana when it attacks, which stays until combat ends: `Firebending(2)`. CR 702.189a."""

    def __init__(self, number: int | Amount) -> None:
        n = amount(number)
        super().__init__(Attacks(THIS), AddLastingMana(AddMana("{R}", n), combat=True))
        self.number: Amount = n


@mypyc_attr(allow_interpreted_subclasses=True)
class BattleCry(Triggered):
    """Each other attacking creature gets +1/+0. CR 702.91."""

    def __init__(self) -> None:
        super().__init__(Attacks(THIS), UntilEndOfTurn(Each(OTHER, ATTACKING, CREATURE), Gets(1, 0)))


class AttacksRichest(ObjectPattern):
    """This creature attacks a player with the most life, or tied for it. CR 702.105a."""

    def __init__(self) -> None:
        super().__init__(EV_ATTACK, THIS_ONE)

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        if not isinstance(event, AttackDeclared) or event.id != watcher.source or event.defender >= 0:
            return False
        state = game.state
        life = state.life(-1 - event.defender)
        for seat in range(state.seats):
            if state.in_game(seat) and state.in_reach(watcher.controller, seat) and state.life(seat) > life:
                return False
        return True

    def subject(self, event: Event) -> i64:
        return event.id if isinstance(event, AttackDeclared) else NONE


@mypyc_attr(allow_interpreted_subclasses=True)
class Dethrone(Triggered):
    """It grows when it attacks whoever leads in life. CR 702.105."""

    def __init__(self) -> None:
        super().__init__(AttacksRichest(), AddCounters(1, PLUS, on=THIS))


class AttacksWithYou(ObjectPattern):
    """This creature attacks; 'that much' is the number of opponents you attacked with creatures. CR 702.121a."""

    def __init__(self) -> None:
        super().__init__(EV_ATTACK, THIS_ONE)

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        return isinstance(event, AttackDeclared) and event.id == watcher.source

    def subject(self, event: Event) -> i64:
        return event.id if isinstance(event, AttackDeclared) else NONE

    def amount_of(self, game: Game, event: Event) -> i64:
        state = game.state
        if not isinstance(event, AttackDeclared):
            return 0
        you = state.objs[event.id].controller
        attacked: list[i64] = []
        for id in state.turn().attackers:
            o = state.objs[id]
            if o.controller == you and o.attacking < 0 and o.attacking not in attacked:
                if state.opponents(you, -1 - o.attacking):
                    attacked.append(o.attacking)
        return len(attacked)


@mypyc_attr(allow_interpreted_subclasses=True)
class Melee(Triggered):
    """It gets +1/+1 for every opponent that creatures of yours attack in this combat. CR 702.121."""

    def __init__(self) -> None:
        super().__init__(AttacksWithYou(), UntilEndOfTurn(THIS, Gets(THAT_MUCH, THAT_MUCH)))


class LesserPower(Quality):
    """Has less power than this creature. CR 702.134a."""

    def test(self, game: Game, ctx: Context, ref: Ref) -> bool:
        return ref >= 0 and game.char(ref).power < game.char(ctx.source).power

    def reads(self) -> i64:
        return 1 << EV_COUNTERS


@mypyc_attr(allow_interpreted_subclasses=True)
class Mentor(Triggered):
    """Target attacking creature with less power gets a +1/+1 counter. CR 702.134."""

    def __init__(self) -> None:
        super().__init__(Attacks(THIS), AddCounters(1, PLUS, on=Target(ATTACKING, CREATURE, LesserPower())))


class AttacksBesideGreater(ObjectPattern):
    """This creature and another one with greater power attack together. CR 702.149a."""

    def __init__(self) -> None:
        super().__init__(EV_ATTACK, THIS_ONE)

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        if not isinstance(event, AttackDeclared) or event.id != watcher.source:
            return False
        power = game.char(event.id).power
        for id in game.state.turn().attackers:
            if id != event.id and game.char(id).power > power:
                return True
        return False

    def subject(self, event: Event) -> i64:
        return event.id if isinstance(event, AttackDeclared) else NONE


@mypyc_attr(allow_interpreted_subclasses=True)
class Training(Triggered):
    """It grows when it attacks beside a creature with greater power. CR 702.149."""

    def __init__(self) -> None:
        super().__init__(AttacksBesideGreater(), AddCounters(1, PLUS, on=THIS))


# provoke -------------------------------------------------------------------------------------------------------------
@mypyc_attr(allow_interpreted_subclasses=True)
class MustBlockIt(Static):
    """These creatures block a certain attacker this combat if able. CR 509.1c."""

    def __init__(self) -> None:
        super().__init__([S_BLOCK])

    def must_block(self, game: Game, effect: Standing, blocker: ObjectId, attacker: ObjectId) -> bool:
        ids = effect.ids
        return ids is not None and blocker in ids and attacker == effect.a


class BlockIt(Effect):
    """Creatures block a certain attacker this turn if able: `BlockIt(Target(CREATURE), THIS)`. CR 509.1c."""

    DERIVED: ClassVar[tuple[str, ...]] = ("static",)

    def __init__(self, what: Selector, attacker: Selector) -> None:
        self.attacker: Selector = attacker  # before the creature that blocks: 'it' is what was spoken of already
        self.what: Selector = what
        self.static: Static = MustBlockIt()

    def happen(self, game: Game, ctx: Context) -> None:
        attackers = self.attacker.pick(game, ctx)
        refs = self.what.pick(game, ctx)
        if not attackers or not refs:
            return
        effect = standing(game, ctx, self.static, LASTS_THIS_TURN, game.state.tick())
        effect.ids = refs
        effect.a = attackers[0]
        add_standing(game.state, effect)
        game.state.touch()

    def benefit(self) -> i64:
        return -1


class ProvokeIt(Effect):
    """You may have it block this creature if able; if you do, untap it. CR 702.39a."""

    def __init__(self) -> None:
        self.what: Target = Target(CREATURE, ControlledBy(DEFENDING_PLAYER))
        self.static: Static = MustBlockIt()

    def happen(self, game: Game, ctx: Context) -> None:
        for ref in self.what.pick(game, ctx):
            decision = YesNoDecision(ctx.controller, "702.39a", ctx=ctx, benefit=1, own=True)
            if not game.ask(decision)[0] or game.state.objs[ref].zone != BATTLEFIELD:
                continue
            effect = standing(game, ctx, self.static, LASTS_THIS_COMBAT, game.state.tick())
            effect.ids = [ref]
            effect.a = ctx.source
            add_standing(game.state, effect)
            game.state.touch()
            if game.state.objs[ref].tapped:
                game.emit(Tap(ref, True))

    def benefit(self) -> i64:
        return -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Provoke(Triggered):
    """As it attacks, a creature may be made to block it. CR 702.39."""

    def __init__(self) -> None:
        super().__init__(Attacks(THIS), ProvokeIt())


# decayed -------------------------------------------------------------------------------------------------------------
@mypyc_attr(allow_interpreted_subclasses=True)
class Decayed(Triggered):
    """It can't block, and is sacrificed at end of combat when it attacks: `Decayed()`. CR 702.147."""

    def __init__(self) -> None:
        super().__init__(Attacks(THIS), AtNext(END_COMBAT, SacrificeThat(THIS)))

    def also(self) -> list[Ability]:
        return [Always(THIS, CantBlock())]


class HasDecayed(Quality):
    """Has decayed. CR 702.147."""

    def test(self, game: Game, ctx: Context, ref: Ref) -> bool:
        if ref < 0:
            return False
        for ability in game.char(ref).abilities.every:
            if isinstance(ability, Decayed):
                return True
        return False

    def is_about_one(self) -> bool:
        return True

    def loop_inputs(self) -> i64:
        return 0


# boast ---------------------------------------------------------------------------------------------------------------
class Boast(Activated):
    """An ability that only a creature that attacked this turn has, once each turn: `Boast("{1}{R}", Draw(1))`."""

    def __init__(self, *parts: str | CostPart | Effect) -> None:
        costs: list[CostPart] = []
        effects: list[Effect] = []
        for part in parts:
            if isinstance(part, str):
                costs.append(cost_of(part))
            elif isinstance(part, CostPart):
                costs.append(part)
            else:
                effects.append(part)
        if not costs or not effects:
            raise VocabularyError("boasting has a cost and an instruction")
        super().__init__(costs, Start().paid(costs).bound(in_order(effects)))
        self.each_turn = 1
        self.condition = Is(THIS, ATTACKED_THIS_TURN)


# enlist --------------------------------------------------------------------------------------------------------------
class Enlisted(Happened):
    """A creature enlists another one, by one of its enlist abilities. CR 702.154c-d."""

    def __init__(self, seat: Seat, attacker: ObjectId, by: CostPart, creature: ObjectId) -> None:
        super().__init__("enlist", seat, attacker)
        self.by: CostPart = by
        self.creature: ObjectId = creature


class EnlistOne(TapSome):
    """Tap a creature that does not attack, and that haste or time would let attack. CR 702.154a."""

    def __init__(self, mark: CostPart, attacker: ObjectId, attackers: list[ObjectId]) -> None:
        super().__init__(1, CREATURE)
        self.mark: CostPart = mark
        self.attacker: ObjectId = attacker
        self.attackers: list[ObjectId] = attackers

    def may_take(self, game: Game, ctx: Context, id: ObjectId) -> bool:
        o = game.state.objs[id]
        if o.tapped or id in self.attackers:
            return False
        turn_began = game.state.players[ctx.controller].turn_began
        return o.controlled_since < turn_began or game.char(id).keywords & HASTE != 0

    def pay_from(self, game: Game, ctx: Context, candidates: list[Ref]) -> None:
        super().pay_from(game, ctx, candidates)
        for id in ctx.those:
            game.emit(Enlisted(ctx.controller, self.attacker, self.mark, id))


class EnlistCost(CostPart):
    """Which enlist ability it was: each has one of its own. CR 702.154d, 607.2h."""

    def loop_inputs(self) -> i64:
        return 0


class EnlistsSo(ObjectPattern):
    """This enlists a creature by that ability. CR 702.154b."""

    def __init__(self, by: CostPart) -> None:
        super().__init__(EV_MECHANIC, THIS_ONE)
        self.by: CostPart = by

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        return isinstance(event, Enlisted) and event.ref == watcher.source and event.by is self.by

    def subject(self, event: Event) -> i64:
        return event.creature if isinstance(event, Enlisted) else NONE

    def loop_inputs(self) -> i64:
        return 0


class Enlist(Static):
    """As this attacks, another creature may be tapped, and adds its power to that of this: `Enlist()`. CR 702.154."""

    DERIVED: ClassVar[tuple[str, ...]] = ("cost", "trigger")

    def __init__(self) -> None:
        super().__init__([S_ATTACK])
        self.cost: CostPart = EnlistCost()
        pattern = EnlistsSo(self.cost)
        grows = UntilEndOfTurn(THIS, Gets(PowerOf(That()), 0))
        self.trigger: Triggered = Triggered(pattern, Start().triggered(pattern).bound(grows))

    def also(self) -> list[Ability]:
        return [self.trigger]

    def option_among(
        self, game: Game, effect: Standing, attacker: ObjectId, attackers: list[ObjectId]
    ) -> CostPart | None:
        return EnlistOne(self.cost, attacker, attackers) if attacker == effect.source else None

    def loop_inputs(self) -> i64:
        return 0
