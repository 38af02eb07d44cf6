"""Offered if and only if it can be completed: small positions against trying everything. CR 601.2, 602.2."""

from __future__ import annotations

import itertools
import random

import pytest

from apnap.abilities.cards import card
from apnap.abilities.costs import DiscardSome, SacrificeSome
from apnap.rules.ch1_concepts.definitions import Activated, Effect, Target
from apnap.rules.ch2_cards.printed import CardDef
from apnap.rules.ch6_spells import activating, casting
from apnap.rules.ch6_spells.announcing import Modal
from apnap.rules.core.constants import (
    ARTIFACT,
    BATTLEFIELD,
    CREATURE,
    ENCHANTMENT,
    EV_ACTIVATE,
    EV_CAST,
    GRAVEYARD,
    HAND,
    HEXPROOF,
    INSTANT,
)
from apnap.rules.core.decisions import (
    D_CHOOSE,
    D_DIVIDE,
    D_MODE,
    D_NUMBER,
    D_PAY,
    D_YES_NO,
    Agent,
    Decision,
    IllegalAnswer,
    Option,
)
from apnap.rules.core.faults import AgentFault
from apnap.rules.core.game import Game
from apnap.rules.core.play import Play
from apnap.rules.core.state import State
from tests.helpers.hand_made_words import (
    MOUNTAIN,
    AnnouncedX,
    Creatures,
    Graves,
    Hand,
    Hit,
    IsCreature,
    LifeCost,
    LifeGain,
    Mana,
    Nothing,
    Opponents,
    instant,
    made,
    spell,
)
from tests.helpers.plain_boards import BEAR, OGRE, with_keywords

FOREST = card("Forest", "", "Basic Land - Forest")
ELF = with_keywords("Elf", HEXPROOF)


class Branch(BaseException):
    """The end of the answers given: what could be answered next."""

    def __init__(self, decision: Decision) -> None:
        self.decision = decision


class Prefix(Agent):
    """Gives the answers of a list, then stops the game."""

    def __init__(self, answers: list[list[int]]) -> None:
        super().__init__()
        self.answers = list(answers)

    def choose(self, game: Game, decision: Decision) -> list[int]:
        if not self.answers:
            raise Branch(decision)
        return self.answers.pop(0)


def divisions(total: int, among: int) -> list[list[int]]:
    if among == 1:
        return [[total]] if total > 0 else []
    return [[n, *rest] for n in range(1, total) for rest in divisions(total - n, among - 1)]


def every_answer(decision: Decision) -> list[list[int]]:
    kind = decision.kind
    if kind == D_YES_NO:
        return [[0], [1]]
    if kind == D_NUMBER:
        return [[n] for n in range(decision.minimum, decision.maximum + 1)]
    if kind == D_DIVIDE:
        return divisions(decision.minimum, len(decision.among))
    if kind == D_PAY:
        return [[]]
    assert kind in (D_CHOOSE, D_MODE), kind
    return [
        list(combo)
        for n in range(decision.minimum, decision.maximum + 1)
        for combo in itertools.combinations(decision.candidates, n)
    ]


def completes(state: State, id: int, index: int, ability: bool, answers: list[list[int]]) -> bool:
    """Does casting or activating with these answers end as it should? Raises Branch where one more is needed."""
    agents: list[Agent | None] = [Prefix(answers), None, None]
    game = Play(state.fork(), agents[: state.seats], [])
    try:
        if ability:
            activating.activate(game, 0, id, index)
        else:
            casting.cast(game, 0, id, index)
    except (IllegalAnswer, AgentFault):
        return False
    return game.state.turn().events[EV_ACTIVATE if ability else EV_CAST] is not None


def outcomes(state: State, id: int, index: int, ability: bool, rng: random.Random, limit: int = 60) -> list[bool]:
    """How it ends for every series of answers (for a sample, where there are very many)."""
    out: list[bool] = []
    todo: list[list[list[int]]] = [[]]
    while todo and len(out) < limit:
        prefix = todo.pop(rng.randrange(len(todo)))
        try:
            out.append(completes(state, id, index, ability, prefix))
        except Branch as branch:
            todo.extend([*prefix, answer] for answer in every_answer(branch.decision))
    return out


def slot(rng: random.Random) -> Target:
    made_slot = rng.choice([Creatures, Creatures, Opponents, Graves])(rng.randint(0, 2), rng.randint(2, 3))
    made_slot.other = rng.random() < 0.4
    if rng.random() < 0.3:
        made_slot.divided = AnnouncedX()
    return made_slot


def effect(rng: random.Random) -> Effect:
    return Nothing(*[slot(rng) for _ in range(rng.randint(0, 2))])


def random_cost(rng: random.Random) -> str:
    return rng.choice(["{R}", "{1}{R}", "{X}{R}", "{X}{G}", "{X}{X}", "{R}{G}", "{2}", "{G}{G}"])


def random_card(rng: random.Random) -> CardDef:
    cost = random_cost(rng)
    optional = [Mana(rng.choice(["{1}", "{G}", "{X}"]))] if rng.random() < 0.25 else []
    costs = []
    if rng.random() < 0.35:
        costs.append(rng.choice([LifeCost(4), LifeCost(), SacrificeSome(1, IsCreature()), DiscardSome(1), Mana("{1}")]))
    kind = rng.randrange(4)
    if kind == 0:
        modes: list[Effect] = [effect(rng) for _ in range(rng.randint(2, 3))]
        minimum = rng.randint(1, 2)
        charm = spell(Nothing(), modes, minimum, rng.randint(minimum, 2))
        return made("Charm", cost, INSTANT, charm, costs=costs, optional=optional)
    if kind == 1:
        return made("Web", cost, ENCHANTMENT, subtypes=("Aura",), enchants=IsCreature(), costs=costs)
    if kind == 2:
        return made("Beast", cost, CREATURE, size=(2, 2), costs=costs, optional=optional)
    return instant("Zap", cost, effect(rng), costs=costs, optional=optional)


def random_device(rng: random.Random) -> CardDef:
    words: Effect = effect(rng)
    if rng.random() < 0.3:
        words = Modal([effect(rng), Hit(Creatures())], 1, rng.randint(1, 2))
    costs = [Mana(random_cost(rng))] if rng.random() < 0.7 else []
    if rng.random() < 0.4:
        costs.append(rng.choice([LifeCost(3), LifeCost(), SacrificeSome(1, IsCreature())]))  # type: ignore[arg-type]
    return made("Device", "{1}", ARTIFACT, Activated(list(costs), words), Activated([], LifeGain(1)))


def random_position(rng: random.Random) -> Hand:
    hand = Hand(rng.choice([2, 3]))
    for what, most in ((MOUNTAIN, 2), (FOREST, 2), (BEAR, 1), (ELF, 1)):
        for _ in range(rng.randint(0, most)):
            hand.put(0, BATTLEFIELD, what)
    for _ in range(rng.randint(0, 2)):
        hand.put(1, BATTLEFIELD, rng.choice([BEAR, ELF]))
    for _ in range(rng.randint(0, 2)):
        hand.put(rng.randint(0, 1), GRAVEYARD, OGRE)
    hand.state.players[0].life = rng.randint(1, 5)
    for _ in range(2):
        hand.put(0, HAND, random_card(rng))
    hand.put(0, BATTLEFIELD, random_device(rng))
    return hand


@pytest.mark.parametrize("seed", range(150))
def test_offered_if_and_only_if_it_can_be_completed(seed: int) -> None:
    """CR 601.2, 602.2, 733.1: and what is offered is completed whatever the player answers on the way."""
    rng = random.Random(seed)
    hand = random_position(rng)
    state = hand.state
    tries: list[tuple[int, bool]] = [(id, False) for id in state.ids(0, HAND)]
    tries += [(id, True) for id in state.ids(0, BATTLEFIELD) if hand.game.char(id).name == "Device"]
    for id, ability in tries:
        offers: list[Option] = []
        if ability:
            activating.ability_options(hand.game, 0, id, True, offers)
        else:
            casting.cast_options(hand.game, 0, id, True, offers)
        offered = {o.index for o in offers}
        for index in range(2 if ability else 1):
            ends = outcomes(state, id, index, ability, rng)
            assert ends
            if index in offered:
                assert all(ends), f"offered, but {ends.count(False)} of {len(ends)} ways do not end well"
            else:
                assert not any(ends), f"not offered, but {ends.count(True)} of {len(ends)} ways end well"
