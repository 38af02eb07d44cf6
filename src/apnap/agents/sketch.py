"""`SketchAgent`: how a table is thought to go on, when a bot tries something out. Quick, and no worse than `keen`.

As `keen`, but it weighs fights (`fights.py`): it attacks where it loses no more than it takes, stays at home before a
deadly answer, and blocks with two where one is not enough. Abilities are used in main phases and fights only, no second
copy of a legend is cast, and hands without lands or with nothing else are not kept.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from apnap.agents import fights
from apnap.agents.first import Guards
from apnap.agents.keen import EVERY_LEVER, KeenAgent
from apnap.rules.ch1_concepts.definitions import Context, SpellAbility
from apnap.rules.ch5_turns.combat import advice
from apnap.rules.core.constants import BATTLEFIELD, BLOCKERS, CREATURE, END, HAND, LAND, LEGENDARY, MAIN1, MAIN2, NONE
from apnap.rules.core.decisions import (
    FOR_BOTTOM,
    O_ACTIVATE,
    O_CAST,
    O_MANA,
    AttackDecision,
    BlockDecision,
    ChooseDecision,
    Decision,
    ModeDecision,
    MulliganDecision,
    NumberDecision,
    Option,
    PaymentDecision,
    PriorityDecision,
    YesNoDecision,
)
from apnap.rules.core.game import Game
from apnap.rules.core.generator import Generator
from apnap.rules.core.state import State
from apnap.rules.core.types import ObjectId, Seat, Step

FEWEST_CARDS: Final = 5  # a hand that is kept whatever it is
FULL_HAND: Final = 6  # with more cards than this one of them may as well be spent
NEAR_DEFEAT: Final = 9  # life below which a card is well spent on some more
SMALL: Final = 3  # toughness that a harmful spell usually overcomes


@mypyc_attr(allow_interpreted_subclasses=True)
class SketchAgent(KeenAgent):
    """The same choice in the same position, except for a seat whose own choices are varied for once."""

    def __init__(self) -> None:
        super().__init__(EVERY_LEVER)
        self.watched: Seat = -1  # who tries something: how many choices there are within it
        self.asked: i64 = 0
        self.varied: bool = False  # and these choices are made at random
        self.dice: Generator = Generator()
        self.idle: Seat = -1  # who does nothing more
        self.idle_tick: i64 = -1  # in this turn
        self.later: Option | None = None  # but this, as the turn ends
        self.then: ObjectId = NONE  # what a seat casts next, if it can
        self.then_by: Seat = -1
        self.tick: i64 = -1
        self.done: list[i64] = []  # pairs: the objects and which of their abilities were activated in this turn

    def begin(self, watched: Seat) -> None:
        """A new thought: nothing has happened in it."""
        self.watched = watched
        self.asked = 0
        self.varied = False
        self.idle = -1
        self.later = None
        self.then = NONE
        self.tick = -1
        self.done = []

    def choose(self, game: Game, decision: Decision) -> list[i64]:
        if isinstance(decision, MulliganDecision):
            return [1 if wants_mulligan(game, decision.seat) else 0]
        if isinstance(decision, PaymentDecision):
            return paid(game, decision)
        if decision.seat == self.watched and is_open(decision):
            self.asked += 1
            if self.varied:
                answer = self.varied_answer(decision)
                if answer is not None:
                    return answer
        return super().choose(game, decision)

    def varied_answer(self, decision: Decision) -> list[i64] | None:
        """Something at random; None for the usual answer."""
        dice = self.dice
        if isinstance(decision, ChooseDecision):
            if decision.maximum == 1:
                return [decision.candidates[dice.below(len(decision.candidates))]]
        elif isinstance(decision, ModeDecision):
            if decision.minimum <= 1 <= decision.maximum:
                return [decision.candidates[dice.below(len(decision.candidates))]]
        elif isinstance(decision, NumberDecision):
            return [decision.minimum + dice.below(decision.maximum - decision.minimum + 1)]
        elif isinstance(decision, YesNoDecision):
            return [dice.below(2)]
        return None

    def some(self, game: Game, decision: ChooseDecision) -> list[i64]:
        if decision.purpose == FOR_BOTTOM:
            return worst_of_hand(game, decision.candidates, decision.minimum)
        return super().some(game, decision)

    def is_time(self, game: Game, seat: Seat, option: Option, step: Step) -> bool:
        if game.char(option.id).supertypes & LEGENDARY and has_copy(game, seat, option.id):
            return False
        spell = game.char(option.id).abilities.spell
        if spell is not None and spell.slots and spell.effect.benefit() < 0:
            return has_worthy_victim(game, seat, option.id, spell)
        return super().is_time(game, seat, option, step)

    def action(self, game: Game, decision: PriorityDecision) -> i64:
        if decision.seat == self.idle and game.state.ticks == self.idle_tick:
            return self.last_action(game, decision)
        if self.tick != game.state.ticks:
            self.tick = game.state.ticks
            self.done = []
        chosen = self.next_spell(decision)
        if chosen == 0:
            chosen = super().action(game, decision)
        option = decision.options[chosen]
        if option.kind == O_ACTIVATE:
            self.done.append(option.id)
            self.done.append(option.index)
        return chosen

    def next_spell(self, decision: PriorityDecision) -> i64:
        """What is to be cast next, once; 0 where there is nothing like it."""
        if self.then == NONE or decision.seat != self.then_by:
            return 0
        for i in range(len(decision.options)):
            if decision.options[i].kind == O_CAST and decision.options[i].id == self.then:
                self.then = NONE
                return i
        return 0

    def last_action(self, game: Game, decision: PriorityDecision) -> i64:
        """What was put off until the turn ends, once."""
        later = self.later
        turn = game.state.turns[decision.marker]
        if later is None or turn.step != END or turn.stack:
            return 0
        self.later = None
        for i in range(len(decision.options)):
            option = decision.options[i]
            if option.kind == later.kind and option.id == later.id and option.index == later.index:
                return i
        return 0

    def is_worth_activating(self, game: Game, seat: Seat, option: Option, step: Step) -> bool:
        if step != MAIN1 and step != MAIN2 and step != BLOCKERS:
            return False
        for i in range(0, len(self.done), 2):
            if self.done[i] == option.id and self.done[i + 1] == option.index:
                return False  # once a turn is enough for a thought
        return super().is_worth_activating(game, seat, option, step)

    # fights -----------------------------------------------------------------------------------------------------------
    def dares(self, game: Game, id: ObjectId, guards: Guards) -> bool:
        return game.char(id).power > 0 and fights.loss_of_attack(game, id, guards.ids) <= 0.0

    def hold_back(self, game: Game, decision: AttackDecision, wish: list[i64], opponents: list[Seat]) -> None:
        fights.stay_home(game, decision, wish, opponents)

    def wanted_blocks(self, game: Game, decision: BlockDecision) -> list[i64]:
        return advice.repaired_block(game, decision, fights.good_blocks(game, decision))

    def stopper(self, game: Game, free: list[ObjectId], attacker: ObjectId) -> i64:
        return fights.cheapest(game, free, attacker)


def is_open(decision: Decision) -> bool:
    """Is it a choice that what is tried may stand or fall with: targets, modes, a number, yes or no?"""
    if isinstance(decision, ChooseDecision):
        return decision.purpose != FOR_BOTTOM and len(decision.candidates) > 1
    if isinstance(decision, ModeDecision):
        return len(decision.candidates) > 1
    if isinstance(decision, NumberDecision):
        return decision.maximum > decision.minimum
    return isinstance(decision, YesNoDecision) and not decision.only_no


def paid(game: Game, decision: PaymentDecision) -> list[i64]:
    """As proposed, unless that would tap what the ability is about: a land that is to attack pays for nothing."""
    if decision.source not in decision.proposed:
        return []
    for i in range(len(decision.options)):
        option = decision.options[i]
        if option.kind == O_MANA and option.id != decision.source and option.id not in decision.proposed:
            return [i]
    return []


def has_worthy_victim(game: Game, seat: Seat, id: ObjectId, spell: SpellAbility) -> bool:
    """Does a harmful spell find anything of an opponent's but the life of one who has plenty?"""
    state = game.state
    slot = spell.slots[0]
    ctx = Context(seat, id)
    full = len(state.ids(seat, HAND)) > FULL_HAND
    at_players = False
    for other in range(state.seats):
        if state.in_game(other) and state.opponents(seat, other) and slot.legal(game, ctx, -1 - other):
            at_players = True
            if full or state.life(other) <= NEAR_DEFEAT:
                return True
    for other in range(state.seats):
        if state.in_game(other) and state.opponents(seat, other):
            for victim in state.ids(other, BATTLEFIELD):
                c = game.char(victim)
                if at_players and c.types & CREATURE and c.toughness - state.objs[victim].damage > SMALL:
                    continue  # where players may be hit as well, it is some damage, which a large creature survives
                if slot.legal(game, ctx, victim):
                    return True
    return not at_players and slot.finds_opponent(game, ctx)


def has_copy(game: Game, seat: Seat, id: ObjectId) -> bool:
    """Does the player control a permanent of this card's name? CR 704.5j."""
    name = game.char(id).name
    for other in game.state.ids(seat, BATTLEFIELD):
        if game.char(other).name == name:
            return True
    return False


# opening hands -------------------------------------------------------------------------------------------------------
def wants_mulligan(game: Game, seat: Seat) -> bool:
    """Too few lands, too many, or nothing that could be cast early. CR 103.5."""
    state: State = game.state
    hand = state.ids(seat, HAND)
    counted = state.players[seat].mulligans - state.table.free_mulligans
    size: i64 = len(hand) - max(counted, 0)  # as many as it will keep
    if size <= FEWEST_CARDS:
        return False
    lands: i64 = 0
    early: i64 = 0
    for id in hand:
        c = game.char(id)
        if c.types & LAND:
            lands += 1
        elif c.mana_value() <= 3:
            early += 1
    if lands < 2 or lands > len(hand) - 2:
        return True
    if lands == 2 and early == 0:
        return True
    return lands > len(hand) - 3 and early == 0


def worst_of_hand(game: Game, candidates: list[ObjectId], count: i64) -> list[i64]:
    """What goes to the bottom: lands beyond four, then the dearest cards, and lands last."""
    left = candidates.copy()
    out: list[i64] = []
    while len(out) < count and left:
        lands: i64 = 0
        for id in left:
            if game.char(id).types & LAND:
                lands += 1
        pick = left[0]
        most: i64 = -1000
        for id in left:
            c = game.char(id)
            if c.types & LAND:
                value: i64 = 50 if lands > 4 else (0 if lands > 3 else -100)
            else:
                value = c.mana_value() * 3
            if value > most:
                most = value
                pick = id
        left.remove(pick)
        out.append(pick)
    return out
