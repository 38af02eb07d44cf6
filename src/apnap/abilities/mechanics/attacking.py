"""Keyword abilities that trigger as creatures attack. CR 702.83, 702.86, 702.91, 702.105, 702.121, 702.134, 702.149."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from apnap.abilities.amounts import THAT_MUCH
from apnap.abilities.base import Quality, Subject, seen
from apnap.abilities.effects.lasting import UntilEndOfTurn
from apnap.abilities.effects.permanents import AddCounters
from apnap.abilities.effects.player_actions import Sacrifice
from apnap.abilities.filters import ATTACKING, CREATURE, OTHER, PERMANENT, THIS_ONE, YOU_CONTROL, every
from apnap.abilities.selectors import IT, THIS, Each
from apnap.abilities.statics.changes import Gets
from apnap.abilities.targets import Target
from apnap.abilities.triggers import Attacks, ObjectPattern
from apnap.rules.decisions import D_CHOOSE, FOR_DEFENDER, Decision
from apnap.rules.definitions import Context, Triggered
from apnap.rules.events import Attacks as AttackDeclared
from apnap.rules.events import Event
from apnap.rules.piles import count
from apnap.rules.words import BEGIN_COMBAT, END_COMBAT, EV_ATTACK, EV_COUNTERS, NONE, PLUS

if TYPE_CHECKING:
    from apnap.rules.game import Game
    from apnap.rules.state import Watcher


class DefendingPlayer(Subject):
    """Who defends against this creature, or against the one it speaks of, or last did. CR 508.5, 802.2a, 805.10e.

    Where no creature tells which of several it is, the controller chooses one.
    """

    def pick(self, game: Game, ctx: Context) -> list[i64]:
        found = self.possible(game, ctx)
        if len(found) < 2:
            return found
        if ctx.it in found:
            return [ctx.it]  # chosen before
        decision = Decision(D_CHOOSE, ctx.controller)
        decision.origin = ctx.object
        decision.purpose = FOR_DEFENDER
        decision.rule = "802.2a"
        decision.source = ctx.source
        decision.candidates = found
        ctx.it = game.ask(decision)[0]
        return [ctx.it] if game.state.in_game(-1 - ctx.it) else []

    def possible(self, game: Game, ctx: Context) -> list[i64]:
        """The one who defends against the creature; without one, all who defend in this combat."""
        state = game.state
        seat = state.objs[ctx.source].defender
        if seat < 0 and ctx.it >= 0:
            seat = state.objs[ctx.it].defender
        if seat >= 0:
            return seen(game, ctx, [-1 - seat]) if state.in_game(seat) else []
        out: list[i64] = []
        turn = state.turn()
        if BEGIN_COMBAT <= turn.step <= END_COMBAT:
            for s in range(state.seats):
                if turn.defenders >> s & 1 and state.in_game(s):
                    out.append(-1 - s)
        return seen(game, ctx, out)

    def includes(self, game: Game, ctx: Context, ref: i64) -> bool:
        return ref in self.possible(game, ctx)


DEFENDING_PLAYER: Final = DefendingPlayer()


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


class Exalted(Triggered):
    """A creature of yours that attacks alone gets +1/+1. CR 702.83."""

    def __init__(self) -> None:
        super().__init__(AttacksAlone(), UntilEndOfTurn(IT, Gets(1, 1)))


class Annihilator(Triggered):
    """The defending player sacrifices so many permanents. CR 702.86."""

    def __init__(self, number: i64) -> None:
        self.number: i64 = number
        super().__init__(Attacks(THIS), Sacrifice(number, PERMANENT, who=DEFENDING_PLAYER))


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

    def much(self, game: Game, event: Event) -> i64:
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


class Melee(Triggered):
    """It gets +1/+1 for every opponent that creatures of yours attack in this combat. CR 702.121."""

    def __init__(self) -> None:
        super().__init__(AttacksWithYou(), UntilEndOfTurn(THIS, Gets(THAT_MUCH, THAT_MUCH)))


class LesserPower(Quality):
    """Has less power than this creature. CR 702.134a."""

    def test(self, game: Game, ctx: Context, ref: i64) -> bool:
        return ref >= 0 and game.char(ref).power < game.char(ctx.source).power

    def reads(self) -> i64:
        return 1 << EV_COUNTERS


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


class Training(Triggered):
    """It grows when it attacks beside a creature with greater power. CR 702.149."""

    def __init__(self) -> None:
        super().__init__(AttacksBesideGreater(), AddCounters(1, PLUS, on=THIS))
