"""Activating abilities that use the stack. CR 602, 606."""

from __future__ import annotations

import pytest

from apnap.abilities.costs import SACRIFICE_THIS, TAP_THIS, LoyaltyCost
from apnap.rules.ch1_concepts import ending
from apnap.rules.ch1_concepts.definitions import Activated, CostPart, Effect
from apnap.rules.ch2_cards.printed import CardDef
from apnap.rules.ch6_spells import activating, resolving
from apnap.rules.ch6_spells.announcing import Modal
from apnap.rules.core.constants import (
    ARTIFACT,
    BATTLEFIELD,
    CREATURE,
    EV_ACTIVATE,
    F_ACTIVATE,
    GONE,
    GRAVEYARD,
    HAND,
    LOYALTY,
    PLANESWALKER,
    STACK,
)
from apnap.rules.core.decisions import CONCEDE, D_MODE, FOR_X, Decision, Option
from apnap.rules.core.game import Departed, Game
from apnap.rules.events import AbilityActivated
from apnap.rules.views.knowledge import EVERYBODY
from tests.boards import BEAR
from tests.rules.nodes import (
    MOUNTAIN,
    Creatures,
    GainLife,
    Hand,
    Hit,
    Is,
    LoseLife,
    Mana,
    Nothing,
    Opponents,
    Players,
    Rule,
    made,
    stand,
)


def ability(costs: list[CostPart], effect: Effect | None = None, zones: int = 1 << BATTLEFIELD) -> Activated:
    return Activated(costs, effect or GainLife(1), zones)


def thing(*abilities: Activated, types: int = ARTIFACT, loyalty: int = -1) -> CardDef:
    return made("Thing", "{R}", types, *abilities, size=(1, 1), loyalty=loyalty)


def options(hand: Hand, id: int, seat: int = 0, sorcery: bool = True) -> list[int]:
    out: list[Option] = []
    activating.ability_options(hand.game, seat, id, sorcery, out)
    assert all(o.id == id for o in out)
    return [o.index for o in out]


# who and when --------------------------------------------------------------------------------------------------------
def test_only_the_controller_activates_an_ability_unless_it_says_otherwise() -> None:
    """CR 602.2."""
    hand = Hand(3)
    anyone = ability([])
    anyone.anyone = True
    id = hand.put(1, BATTLEFIELD, thing(ability([]), anyone))
    assert [options(hand, id, seat) for seat in range(3)] == [[1], [0, 1], [1]]


def test_an_ability_for_anyone_is_within_range() -> None:
    """CR 801.5a."""
    hand = Hand(4)
    anyone = ability([])
    anyone.anyone = True
    id = hand.put(1, BATTLEFIELD, thing(anyone))
    hand.state.reach = [0b0011, 0b0111, 0b1110, 0b1100]
    assert [options(hand, id, seat) for seat in range(4)] == [[0], [0], [0], []]


def test_mana_abilities_are_not_offered_here() -> None:
    """CR 605.3: they do not use the stack."""
    hand = Hand(2)
    assert options(hand, hand.put(0, BATTLEFIELD, MOUNTAIN)) == []


def test_an_ability_works_in_its_zone() -> None:
    """CR 113.6."""
    hand = Hand(2)
    card = thing(ability([]), ability([], zones=1 << HAND), ability([], zones=1 << GRAVEYARD))
    zones = (BATTLEFIELD, HAND, GRAVEYARD)
    assert [options(hand, hand.put(0, zone, card)) for zone in zones] == [[0], [1], [2]]


def test_a_card_is_revealed_when_its_ability_is_activated_in_a_hand() -> None:
    """CR 602.2a."""
    hand = Hand(2)
    id = hand.put(0, HAND, thing(ability([], zones=1 << HAND)))
    activating.activate(hand.game, 0, id, 0)
    assert hand.state.objs[id].known_to == EVERYBODY


def test_only_as_a_sorcery() -> None:
    """CR 602.5d."""
    hand = Hand(2)
    slow = ability([])
    slow.sorcery = True
    id = hand.put(0, BATTLEFIELD, thing(slow, ability([])))
    assert options(hand, id) == [0, 1] and options(hand, id, sorcery=False) == [1]


def test_only_so_often_each_turn() -> None:
    """CR 602.5b: also after its controller changes; another object has its own count."""
    hand = Hand(2)
    twice = ability([])
    twice.each_turn = 2
    id, other = (hand.put(0, BATTLEFIELD, thing(twice)) for _ in range(2))
    for _ in range(2):
        assert options(hand, id) == [0]
        activating.activate(hand.game, 0, id, 0)
    assert options(hand, id) == [] and options(hand, other) == [0]
    hand.game.hand_over(id, 1)
    assert options(hand, id, 1) == []


def test_only_if() -> None:
    """CR 602.5."""
    hand = Hand(2)
    rich = ability([])
    rich.condition = Is(lambda game: game.state.life(0) > 20)
    id = hand.put(0, BATTLEFIELD, thing(rich))
    assert options(hand, id) == []
    hand.state.players[0].life = 21
    assert options(hand, id) == [0]


def test_effects_forbid_activating() -> None:
    """CR 602.5, 101.2."""
    hand = Hand(2)
    id, other = (hand.put(0, BATTLEFIELD, thing(ability([]))) for _ in range(2))
    stand(hand.game, Rule(forbids=lambda action, seat, ref: action == F_ACTIVATE and ref == id))
    assert options(hand, id) == [] and options(hand, other) == [0]


# costs and targets ---------------------------------------------------------------------------------------------------
def test_the_cost_must_be_payable() -> None:
    """CR 602.2b, 601.2h."""
    hand = Hand(2, 1)
    id = hand.put(0, BATTLEFIELD, thing(ability([Mana("{1}")]), ability([Mana("{2}")]), ability([LoseLife(20)])))
    assert options(hand, id) == [0, 2]
    hand.state.players[0].life = 19
    assert options(hand, id) == [0]


def test_a_new_creature_cannot_use_the_tap_symbol() -> None:
    """CR 602.5a, 302.6."""
    hand = Hand(2)
    id = hand.put(0, BATTLEFIELD, thing(ability([TAP_THIS]), types=CREATURE))
    assert options(hand, id) == [0]
    hand.state.edit(id).since = hand.state.ticks
    assert options(hand, id) == []
    relic = hand.put(0, BATTLEFIELD, thing(ability([TAP_THIS])))
    hand.state.edit(relic).since = hand.state.ticks
    assert options(hand, relic) == [0]
    activating.activate(hand.game, 0, relic, 0)
    assert hand.state.objs[relic].tapped and options(hand, relic) == []


def test_the_target_must_exist() -> None:
    """CR 602.2b, 601.2c: it may be the source itself."""
    hand = Hand(2)
    relic = hand.put(0, BATTLEFIELD, thing(ability([], Hit(Creatures()))))
    assert options(hand, relic) == []
    beast = hand.put(0, BATTLEFIELD, thing(ability([], Hit(Creatures())), types=CREATURE))
    assert options(hand, relic) == [0] and options(hand, beast) == [0]
    activating.activate(hand.game, 0, beast, 0)
    announced = hand.state.objs[hand.stack()[-1]].announced
    assert announced is not None and announced.targets == [[beast]]


def test_the_target_may_be_sacrificed_for_the_cost() -> None:
    """CR 601.2c, 601.2h: targets come before costs, and then it does not resolve."""
    hand = Hand(2)
    id = hand.put(0, BATTLEFIELD, thing(ability([SACRIFICE_THIS], Hit(Creatures())), types=CREATURE))
    assert options(hand, id) == [0]
    activating.activate(hand.game, 0, id, 0)
    assert hand.zone(id) == GRAVEYARD
    resolving.resolve_top(hand.game)
    assert hand.lines("608.2b")


# the steps -----------------------------------------------------------------------------------------------------------
def test_the_steps_of_activating() -> None:
    """CR 602.2a-b: the ability is on the stack first, costs are paid after the targets, then it is activated."""
    hand = Hand(3, 1)
    id = hand.put(0, BATTLEFIELD, thing(ability([Mana("{1}"), TAP_THIS], Hit(Opponents(), 2))))
    seen: list[tuple[int, int]] = []

    def look(game: Game, decision: Decision) -> list[int]:
        seen.append((decision.source, hand.untapped()))
        return [-3]

    hand.script(0, look)
    activating.activate(hand.game, 0, id, 0)
    (top,) = hand.stack()
    o = hand.state.objs[top]
    assert seen == [(top, 2)] and hand.untapped() == 0
    assert (o.zone, o.controller, o.source, o.number) == (STACK, 0, id, -1)
    event = hand.state.turn().events[EV_ACTIVATE]
    assert isinstance(event, AbilityActivated) and (event.source, event.object) == (id, top)
    resolving.resolve_top(hand.game)
    assert hand.state.life(2) == 18 and hand.state.objs[top].zone == GONE


def test_modes_of_an_ability() -> None:
    """CR 602.2b, 700.2a."""
    hand = Hand(3)
    modal = Modal([Hit(Creatures()), GainLife(4), Hit(Opponents(), 3)])
    id = hand.put(0, BATTLEFIELD, thing(ability([], modal), ability([], Modal([Hit(Creatures())]))))
    assert options(hand, id) == [0]
    script = hand.script(0, [2], [-2])
    activating.activate(hand.game, 0, id, 0)
    assert (script.asked[0].kind, script.asked[0].candidates) == (D_MODE, [1, 2])
    resolving.resolve_top(hand.game)
    assert (hand.state.life(0), hand.state.life(1)) == (20, 17)


def test_x_of_an_ability() -> None:
    """CR 107.3a, 107.3k."""
    hand = Hand(2, 3)
    id = hand.put(0, BATTLEFIELD, thing(ability([Mana("{X}{R}")], Nothing(Players()))))
    script = hand.script(0, [1], [-2])
    activating.activate(hand.game, 0, id, 0)
    assert (script.asked[0].purpose, script.asked[0].maximum) == (FOR_X, 2)
    assert hand.untapped() == 2  # the source, and one of three lands


# loyalty -------------------------------------------------------------------------------------------------------------
def loyalty_ability(change: int, effect: Effect | None = None, minus_x: bool = False) -> Activated:
    made = ability([LoyaltyCost(change, minus_x)], effect)
    made.loyalty = True
    return made


def walker(hand: Hand, seat: int = 0) -> int:
    card = thing(loyalty_ability(1), loyalty_ability(-3), loyalty_ability(-5), types=PLANESWALKER, loyalty=4)
    id = hand.put(seat, GRAVEYARD, card)
    return hand.game.move(id, BATTLEFIELD)


def test_one_loyalty_ability_each_turn_at_the_time_of_a_sorcery() -> None:
    """CR 606.3, 606.6: and only as much loyalty as there is."""
    hand = Hand(2)
    one, two = walker(hand), walker(hand)
    assert options(hand, one) == [0, 1] and options(hand, one, sorcery=False) == []
    assert options(hand, one, seat=1) == []
    activating.activate(hand.game, 0, one, 1)
    assert hand.state.objs[one].counter(LOYALTY) == 1
    assert options(hand, one) == [] and options(hand, two) == [0, 1]
    hand.state.edit_turn().events[EV_ACTIVATE] = None
    assert options(hand, one) == [0]


def test_a_planeswalker_that_changes_hands_has_been_used_this_turn() -> None:
    """CR 606.3: no player may have activated one."""
    hand = Hand(2)
    one = walker(hand)
    activating.activate(hand.game, 0, one, 0)
    hand.game.hand_over(one, 1)
    assert options(hand, one, seat=1) == []


# somebody leaves meanwhile -------------------------------------------------------------------------------------------
def test_an_activation_is_taken_back_when_it_cannot_be_completed_any_more() -> None:
    """CR 602.2, 733.1."""
    hand = Hand(3, 3)
    id = hand.put(0, BATTLEFIELD, thing(ability([Mana("{X}"), TAP_THIS], Hit(Creatures()))))
    hand.put(1, BATTLEFIELD, BEAR)

    def late(game: Game, decision: Decision) -> list[int]:
        ending.concede(game, 1)
        return [2]

    hand.script(0, late)
    activating.activate(hand.game, 0, id, 0)
    assert hand.stack() == [] and hand.untapped() == 4 and hand.state.turn().events[EV_ACTIVATE] is None
    assert hand.lines("733.1")


def test_an_activator_who_concedes_takes_the_ability_along() -> None:
    """CR 800.4a."""
    hand = Hand(3)
    id = hand.put(0, BATTLEFIELD, thing(ability([], Hit(Players()))))
    hand.script(0, CONCEDE)
    with pytest.raises(Departed):
        activating.activate(hand.game, 0, id, 0)
    assert hand.stack() == []
