"""A bare board for combat: creatures put where they are wanted, and seats that answer from a script."""

from __future__ import annotations

from collections.abc import Callable

from apnap.rules.ch1_concepts.definitions import Ability, Keywords, ability_set
from apnap.rules.ch1_concepts.empty_state import empty_state
from apnap.rules.ch2_cards.characteristics import Chars
from apnap.rules.ch2_cards.printed import CardDef, Face
from apnap.rules.ch4_zones.zones import add_standing, cease, new_object, put_in
from apnap.rules.ch5_turns.combat import step_by_step
from apnap.rules.ch5_turns.combat.attack import declare_attackers
from apnap.rules.ch5_turns.combat.begin import begin_combat
from apnap.rules.ch5_turns.combat.block import declare_blockers
from apnap.rules.ch5_turns.combat.damage import combat_damage, default_assignment, has_first_strike
from apnap.rules.ch5_turns.combat.end import end_combat
from apnap.rules.ch5_turns.combat.removal import remove_from_combat
from apnap.rules.ch8_multiplayer.table import TableRules
from apnap.rules.core.constants import BATTLE, BATTLEFIELD, CREATURE, DEFENSE, LOYALTY, NONE, PLANESWALKER
from apnap.rules.core.decisions import CONCEDE, D_ASSIGN, D_ATTACK, D_BLOCK, D_CHOOSE, D_ORDER, Agent, Decision
from apnap.rules.core.game import Game
from apnap.rules.core.state import Standing

Answer = list[int] | Callable[[Game, Decision], list[int]]
NAMES = "ABCDEFGHIJ"


class Script(Agent):
    """Answers from lists by kind of decision, and does the plain thing when a list is used up."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: dict[int, list[Answer]] = {}
        self.heard: list[Decision] = []

    def choose(self, game: Game, decision: Decision) -> list[int]:
        self.heard.append(decision)
        waiting = self.lines.get(decision.kind)
        if waiting:
            answer = waiting.pop(0)
            return answer(game, decision) if callable(answer) else answer
        if decision.kind == D_ATTACK:
            return [NONE] * len(decision.attackers)
        if decision.kind == D_BLOCK:
            return []
        if decision.kind == D_ASSIGN:
            return default_assignment(game, decision)
        if decision.kind == D_ORDER:
            return decision.candidates.copy()
        return decision.candidates[: decision.minimum]


class BareGame(Game):
    """A game of combat only: leaving takes a player's permanents along, and no more."""

    def leaves(self, seat: int) -> None:
        state = self.state
        state.alive &= ~(1 << seat)
        state.edit_player(seat).in_game = False
        for id in state.ids(seat, BATTLEFIELD).copy():
            remove_from_combat(state, id)
            cease(self, id)
        turn = state.edit_turn()
        turn.active = [s for s in turn.active if s != seat]


class Board:
    """A table in the middle of a turn of unit 0, with everybody's creatures ready to attack."""

    def __init__(self, seats: int = 2, table: TableRules | None = None) -> None:
        rules = (table or TableRules(seats)).seal()
        self.state = empty_state(rules, 1)
        self.script = [Script() for _ in range(rules.seats)]
        self.game = BareGame(self.state, list(self.script), list(NAMES[: rules.seats]))
        self.state.ticks = 10
        turn = self.state.edit_turn()
        turn.active = list(rules.units[0])
        for seat in range(rules.seats):
            self.state.edit_player(seat).turn_began = 10

    # things -------------------------------------------------------------------------------------------------------
    def put(self, seat: int, name: str, types: int, power: int, toughness: int, words: int = 0, **more: object) -> int:
        abilities: list[Ability] = list(more.pop("abilities", []))  # type: ignore[call-overload]
        colors = more.pop("colors", 0)
        assert isinstance(colors, int)
        if words:
            abilities.append(Keywords(words))
        chars = Chars(name, None, colors, 0, types, [], words, ability_set(abilities), power, toughness)
        card = CardDef(name, "normal", [Face(chars)], [])
        o = new_object(self.state, card, seat, seat, BATTLEFIELD, chars)
        put_in(self.game, o, -1)
        o.controlled_since = 12 if more.pop("sick", False) else 3
        o.tapped = bool(more.pop("tapped", False))
        assert not more
        return o.id

    def creature(self, seat: int, power: int, toughness: int, words: int = 0, **more: object) -> int:
        name = str(more.pop("name", f"creature {len(self.state.objs)}"))
        types = more.pop("types", CREATURE)
        assert isinstance(types, int)
        return self.put(seat, name, types, power, toughness, words, **more)

    def planeswalker(self, seat: int, loyalty: int) -> int:
        id = self.put(seat, f"planeswalker {len(self.state.objs)}", PLANESWALKER, 0, 0)
        self.state.edit(id).counters = {LOYALTY: loyalty}
        return id

    def battle(self, seat: int, protector: int, defense: int) -> int:
        id = self.put(seat, f"battle {len(self.state.objs)}", BATTLE, 0, 0)
        self.state.edit(id).counters = {DEFENSE: defense}
        self.state.edit(id).protector = protector
        return id

    def effect(self, static: object, source: int = 0) -> None:
        """An effect that stands whatever happens to its source."""
        self.state.serial += 1
        controller = self.state.objs[source].controller if self.state.objs else 0
        effect = Standing(self.state.serial, source, static, self.state.tick(), controller)  # type: ignore[arg-type]
        effect.duration = 4
        add_standing(self.state, effect)

    # answers ------------------------------------------------------------------------------------------------------
    def says(self, seat: int, kind: int, answer: Answer) -> None:
        self.script[seat].lines.setdefault(kind, []).append(answer)

    def attacks(self, seat: int, plan: dict[int, int]) -> None:
        """The seat will declare this: attacker -> what it attacks."""
        self.says(seat, D_ATTACK, lambda game, d: [plan.get(c, NONE) for c in d.attackers])

    def blocks(self, seat: int, *pairs: tuple[int, int]) -> None:
        self.says(seat, D_BLOCK, [x for pair in pairs for x in pair])

    def orders(self, seat: int, *ids: int) -> None:
        self.says(seat, D_ORDER, list(ids))

    def assigns(self, seat: int, plan: dict[int, int]) -> None:
        self.says(seat, D_ASSIGN, lambda game, d: [plan.get(c, 0) for c in d.among])

    def chooses(self, seat: int, ref: int) -> None:
        self.says(seat, D_CHOOSE, [ref])

    def concedes(self, seat: int, kind: int) -> None:
        """The seat will concede when it is asked this."""
        self.says(seat, kind, lambda game, d: CONCEDE)

    def heard(self, seat: int, kind: int) -> list[Decision]:
        return [d for d in self.script[seat].heard if d.kind == kind]

    # steps --------------------------------------------------------------------------------------------------------
    def to_attackers(self) -> None:
        begin_combat(self.game)
        declare_attackers(self.game)

    def to_blockers(self) -> None:
        self.to_attackers()
        if self.state.turn().attackers:
            declare_blockers(self.game)

    def damage(self) -> None:
        """The damage steps, with nothing but lethal damage in between."""
        if has_first_strike(self.game):
            combat_damage(self.game, True)
            self.bury()
        combat_damage(self.game, False)
        self.bury()

    def fight(self) -> None:
        """A whole combat."""
        self.to_blockers()
        if self.state.turn().attackers:
            self.damage()
        end_combat(self.game)

    def bury(self) -> None:
        """Creatures with lethal damage die."""
        for seat in range(self.state.seats):
            for id in self.state.ids(seat, BATTLEFIELD).copy():
                chars = self.game.char(id)
                o = self.state.objs[id]
                if chars.types & CREATURE and (o.damage >= chars.toughness or o.deathtouched):
                    self.game.move(id, 2)

    # questions ----------------------------------------------------------------------------------------------------
    def obj(self, id: int) -> object:
        return self.state.objs[id]

    def life(self, seat: int) -> int:
        return self.state.life(seat)

    def is_there(self, id: int) -> bool:
        return self.state.objs[id].zone == BATTLEFIELD

    def attackers(self) -> list[int]:
        return list(self.state.turn().attackers)


def player(seat: int) -> int:
    """The reference to a player."""
    return -1 - seat


def declared_by_parts(game: Game, decision: Decision) -> list[list[int]]:
    """Every answer that can be given part by part, taking only what is offered; each beginning leads to one."""
    out: list[list[int]] = []

    def go_on(prefix: list[int]) -> None:
        parts = step_by_step.next_parts(game, decision, prefix)
        assert decision.is_complete(prefix) or parts.count() > 0, prefix
        if decision.is_complete(prefix):
            out.append(decision.answer_of(list(prefix)))
        for i in range(parts.count()):
            go_on([*prefix, parts.at(i)])

    go_on([])
    assert step_by_step.answers(game, decision, len(out)) == out
    assert step_by_step.answers(game, decision, len(out) - 1) is None
    return out
