"""Keyword abilities of creatures that attack or bring others: saddle, mobilize, provoke, exhaust, backup, champion.

CR 702.39, 702.72, 702.163, 702.165, 702.171, 702.177, 702.181.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from apnap.abilities.activated import cost_of
from apnap.abilities.base import VocabularyError
from apnap.abilities.cards import token
from apnap.abilities.effects.delayed import AtNext
from apnap.abilities.effects.exiling import ReturnExiledCards
from apnap.abilities.effects.flow import in_order
from apnap.abilities.effects.lasting import UntilEndOfTurn, standing
from apnap.abilities.effects.moves import SacrificeThat
from apnap.abilities.filters import CREATURE, THIS_ONE, ControlledBy, every
from apnap.abilities.mechanics.attacking import DEFENDING_PLAYER
from apnap.abilities.mechanics.crew import TapPower
from apnap.abilities.selectors import IT, THIS, THOSE
from apnap.abilities.statics.changes import Has
from apnap.abilities.targets import Target
from apnap.abilities.triggers import Attacks, Enters, Leaves, ObjectPattern
from apnap.rules.combat.arrivals import becomes_attacking, choose_attacked
from apnap.rules.decisions import D_CHOOSE, D_YES_NO, FOR_CHOICE, FOR_MAY, Decision
from apnap.rules.definitions import Ability, Activated, Context, CostPart, Effect, Filter, Node, Static, Triggered
from apnap.rules.events import Attach, Counters, CreateToken, Entry, Event, Tap, ZoneChange
from apnap.rules.events import Attacks as AttackDeclared
from apnap.rules.printed import Face
from apnap.rules.words import BATTLEFIELD, D_COMBAT, END, EV_ATTACK, EXILE, NONE, PLUS, S_BLOCK
from apnap.rules.zones import add_standing

if TYPE_CHECKING:
    from apnap.rules.game import Game
    from apnap.rules.state import Standing, Watcher

SADDLED: Final = "saddled"  # in Obj.chosen: the number of the turn for which it is
EXHAUSTED: Final = "exhausted"
WARRIOR: Final = token("Warrior Token", "Creature - Warrior", "1/1", colors="R")
REBEL: Final = token("Rebel Token", "Creature - Rebel", "2/2", colors="R")


def note(game: Game, id: i64, key: str, value: i64) -> None:
    """Write something down about a permanent."""
    o = game.state.edit(id)
    chosen = {} if o.chosen is None else o.chosen.copy()
    chosen[key] = value
    o.chosen = chosen
    game.state.touch()


# saddle --------------------------------------------------------------------------------------------------------------
class BecomeSaddled(Effect):
    """This becomes saddled until end of turn. CR 702.171a-b."""

    def happen(self, game: Game, ctx: Context) -> None:
        if game.state.objs[ctx.source].zone == BATTLEFIELD:
            note(game, ctx.source, SADDLED, game.state.turn().number)


def is_saddled(game: Game, id: i64) -> bool:
    chosen = game.state.objs[id].chosen
    return chosen is not None and chosen.get(SADDLED, -1) == game.state.turn().number


class Saddle(Activated):
    """Tap other creatures of so much power, only as a sorcery: this is saddled for the turn. CR 702.171."""

    def __init__(self, number: i64) -> None:
        cost: CostPart = TapPower(number)
        super().__init__([cost], BecomeSaddled())
        self.number: i64 = number
        self.sorcery = True


class AttacksWhileSaddled(ObjectPattern):
    """This creature attacks while saddled. CR 702.171b."""

    def __init__(self) -> None:
        super().__init__(EV_ATTACK, THIS_ONE)

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        return isinstance(event, AttackDeclared) and event.id == watcher.source and is_saddled(game, event.id)

    def subject(self, event: Event) -> i64:
        return event.id if isinstance(event, AttackDeclared) else NONE


# mobilize ------------------------------------------------------------------------------------------------------------
class WarriorsAttack(Effect):
    """Create Warriors that are tapped and attacking, until the next end step. CR 702.181a."""

    def __init__(self, number: i64) -> None:
        self.number: i64 = number
        self.then: Effect = AtNext(END, SacrificeThat(THOSE))

    def children(self) -> list[Node]:
        return [self.then]

    def happen(self, game: Game, ctx: Context) -> None:
        made: list[i64] = []
        for _i in range(self.number):
            event = CreateToken(ctx.controller, WARRIOR)
            event.cause = ctx.source
            event.entry = Entry()
            event.entry.tapped = True
            game.emit(event)
            for id in event.made:
                made.append(id)
                becomes_attacking(game, id, choose_attacked(game, ctx.controller, id))
        if made:
            ctx.those = made
            self.then.happen(game, ctx)


class Mobilize(Triggered):
    """`Mobilize(2)`: as it attacks, Warriors attack with it. CR 702.181."""

    def __init__(self, number: i64) -> None:
        super().__init__(Attacks(THIS), WarriorsAttack(number))
        self.number: i64 = number


# provoke -------------------------------------------------------------------------------------------------------------
class MustBlockIt(Static):
    """These creatures block a certain attacker this combat if able. CR 509.1c."""

    def __init__(self) -> None:
        super().__init__([S_BLOCK])

    def must_block(self, game: Game, effect: Standing, blocker: i64, attacker: i64) -> bool:
        ids = effect.ids
        return ids is not None and blocker in ids and attacker == effect.a


class ProvokeIt(Effect):
    """You may have it block this creature if able; if you do, untap it. CR 702.39a."""

    def __init__(self) -> None:
        self.what: Target = Target(CREATURE, ControlledBy(DEFENDING_PLAYER))
        self.static: Static = MustBlockIt()

    def children(self) -> list[Node]:
        return [self.what, self.static]

    def happen(self, game: Game, ctx: Context) -> None:
        for ref in self.what.pick(game, ctx):
            decision = Decision(D_YES_NO, ctx.controller)
            decision.origin = ctx.object
            decision.purpose = FOR_MAY
            decision.rule = "702.39a"
            decision.own = True
            decision.source = ctx.source
            decision.tone = 1
            if not game.ask(decision)[0] or game.state.objs[ref].zone != BATTLEFIELD:
                continue
            effect = standing(game, ctx, self.static, D_COMBAT, game.state.tick())
            effect.ids = [ref]
            effect.a = ctx.source
            add_standing(game.state, effect)
            game.state.touch()
            if game.state.objs[ref].tapped:
                game.emit(Tap(ref, True))

    def tone(self) -> i64:
        return -1


class Provoke(Triggered):
    """As it attacks, a creature may be made to block it. CR 702.39."""

    def __init__(self) -> None:
        super().__init__(Attacks(THIS), ProvokeIt())


# exhaust -------------------------------------------------------------------------------------------------------------
class OnlyOnce(CostPart):
    """It can be activated once only: no cost, but noted as one is paid. CR 702.177a."""

    def __init__(self) -> None:
        self.key: str = EXHAUSTED

    def can_pay(self, game: Game, ctx: Context) -> bool:
        chosen = game.state.objs[ctx.source].chosen
        return chosen is None or self.key not in chosen

    def pay(self, game: Game, ctx: Context) -> None:
        note(game, ctx.source, self.key, 1)


class Exhaust(Activated):
    """An ability that can be activated once only: `Exhaust("{6}", Draw(1))`. CR 702.177."""

    def __init__(self, *parts: str | CostPart | Effect) -> None:
        self.paid: list[CostPart] = []  # as printed
        effects: list[Effect] = []
        for part in parts:
            if isinstance(part, str):
                self.paid.append(cost_of(part))
            elif isinstance(part, CostPart):
                self.paid.append(part)
            else:
                effects.append(part)
        if not self.paid or not effects:
            raise VocabularyError("an exhaust ability has a cost and an instruction")
        self.once: OnlyOnce = OnlyOnce()
        super().__init__([*self.paid, self.once], in_order(effects))

    def printed_on(self, face: Face) -> None:
        """Each exhaust ability of a card is noted by itself."""
        n: i64 = 0
        for ability in face.chars.abilities.activated:
            if ability is self:
                self.once.key = f"{EXHAUSTED} {n}"
            n += 1


# backup --------------------------------------------------------------------------------------------------------------
class BackUp(Effect):
    """Put counters on target creature; another one gains the abilities printed below. CR 702.165a."""

    def __init__(self, number: i64) -> None:
        self.number: i64 = number
        self.what: Target = Target(CREATURE)
        self.gains: Effect | None = None

    def children(self) -> list[Node]:
        return [self.what]

    def happen(self, game: Game, ctx: Context) -> None:
        gains = self.gains
        for ref in self.what.pick(game, ctx):
            event = Counters(ref, PLUS, self.number)
            event.cause = ctx.source
            game.emit(event)
            if ref != ctx.source and gains is not None:
                ctx.it = ref
                gains.happen(game, ctx)

    def tone(self) -> i64:
        return 1


class Backup(Triggered):
    """As it enters, counters and its abilities for another creature, or counters for itself. CR 702.165."""

    def __init__(self, number: i64) -> None:
        self.help: BackUp = BackUp(number)
        super().__init__(Enters(THIS), self.help)
        self.number: i64 = number

    def printed_on(self, face: Face) -> None:
        """The abilities printed below this one are those that it gives. CR 702.165a."""
        below: list[Ability] = []
        found = False
        for ability in face.chars.abilities.every:
            if found and not ability.implied:
                below.append(ability)
            if ability is self:
                found = True
        if not below:
            raise VocabularyError("a creature with backup has an ability below it to give")
        self.help.gains = UntilEndOfTurn(IT, Has(*below))


# champion ------------------------------------------------------------------------------------------------------------
class ExileOrSacrifice(Effect):
    """Sacrifice this unless you exile another permanent that fits. CR 702.72a."""

    def __init__(self, filter: Filter) -> None:
        self.filter: Filter = filter

    def children(self) -> list[Node]:
        return [self.filter]

    def happen(self, game: Game, ctx: Context) -> None:
        candidates: list[i64] = []
        for id in game.state.ids(ctx.controller, BATTLEFIELD):
            if id != ctx.source and self.filter.test(game, ctx, id):
                candidates.append(id)
        chosen: list[i64] = []
        if candidates:
            decision = Decision(D_CHOOSE, ctx.controller)
            decision.origin = ctx.object
            decision.purpose = FOR_CHOICE
            decision.rule = "702.72a"
            decision.own = True
            decision.source = ctx.source
            decision.candidates = candidates
            decision.minimum = 0
            decision.maximum = 1
            chosen = game.ask(decision)
        if not chosen:
            SacrificeThat(THIS).happen(game, ctx)
            return
        event = ZoneChange(chosen[0], BATTLEFIELD, EXILE, game.state.objs[chosen[0]].owner)
        event.cause = ctx.source
        game.emit(event)
        if event.new_id >= 0 and game.state.objs[event.new_id].zone == EXILE:
            o = game.state.edit(ctx.source)
            o.linked = [*o.linked, event.new_id]


class Champion(Triggered):
    """It takes the place of another permanent while it stays: `Champion(Subtype("Elemental"))`. CR 702.72."""

    def __init__(self, *filters: Filter) -> None:
        self.filter: Filter = every(filters)
        super().__init__(Enters(THIS), ExileOrSacrifice(self.filter))
        self.returns: Triggered = Triggered(Leaves(THIS), ReturnExiledCards())

    def also(self) -> list[Ability]:
        return [self.returns]


# For Mirrodin! -------------------------------------------------------------------------------------------------------
class CreateRebel(Effect):
    """Create a Rebel, then attach this to it. CR 702.163a."""

    def happen(self, game: Game, ctx: Context) -> None:
        event = CreateToken(ctx.controller, REBEL)
        event.cause = ctx.source
        game.emit(event)
        if event.made and game.state.objs[ctx.source].zone == BATTLEFIELD:
            game.emit(Attach(ctx.source, event.made[0]))


class ForMirrodin(Triggered):
    """When this Equipment enters, a Rebel comes to carry it. CR 702.163."""

    def __init__(self) -> None:
        super().__init__(Enters(THIS), CreateRebel())
