"""Activating abilities, loyalty abilities among them. CR 602, 606."""

from __future__ import annotations

import pytest

from apnap.abilities.activated import Activate
from apnap.abilities.cards import card
from apnap.abilities.conditions import IsTurnOf, Unless
from apnap.abilities.costs import SACRIFICE_THIS, TAP_THIS, LoyaltyCost, PayLife
from apnap.abilities.effects.durations import UntilEndOfTurn
from apnap.abilities.effects.life import GainLife
from apnap.abilities.effects.player_actions import Draw
from apnap.abilities.filters import CREATURE
from apnap.abilities.keyword_abilities.flags import HASTE
from apnap.abilities.players import YOU
from apnap.abilities.statics.changes import Has, YouControl
from apnap.abilities.targets import Target
from apnap.rules.ch1_concepts import ending
from apnap.rules.ch1_concepts.definitions import Activated, CostPart, Effect
from apnap.rules.ch2_cards.printed import CardDef
from apnap.rules.ch4_zones.knowledge import EVERYBODY
from apnap.rules.ch6_spells import activating, resolving
from apnap.rules.ch6_spells.announcing import Modal
from apnap.rules.core import constants
from apnap.rules.core.constants import (
    BATTLEFIELD,
    BEGIN_COMBAT,
    EV_ACTIVATE,
    F_ACTIVATE,
    GONE,
    GRAVEYARD,
    HAND,
    LOYALTY,
    MAIN1,
    PLANESWALKER,
    STACK,
)
from apnap.rules.core.decisions import CONCEDE, D_MODE, FOR_X, O_ACTIVATE, Decision, IllegalAnswer, Option
from apnap.rules.core.game import Game
from apnap.rules.core.interrupts import Departed
from apnap.rules.events import AbilityActivated
from apnap.testing import Permanent, Seat, rule
from apnap.testing.plugin import Builder
from tests.helpers.hand_made_words import (
    MOUNTAIN,
    Creatures,
    Hand,
    Hit,
    Is,
    LifeCost,
    LifeGain,
    Mana,
    Nothing,
    Opponents,
    Players,
    Rule,
    made,
    stand,
)
from tests.helpers.plain_boards import BEAR

WELL = card("Once-a-Turn Well", "{1}", "Artifact", Activate("{0}", GainLife(1), each_turn=1))
LOAN = card("Loan", "{U}", "Instant", UntilEndOfTurn(Target(), YouControl()))
HURRY = card("Hurry", "{R}", "Instant", UntilEndOfTurn(Target(CREATURE), Has(HASTE)))
ALMS = card("Alms", "{1}", "Artifact", Activate(PayLife(2), GainLife(3)))
WATCH = card("Night Watch", "{1}", "Artifact", Activate("{0}", Draw(1), provided=Unless(IsTurnOf(YOU))))


def ability(costs: list[CostPart], effect: Effect | None = None, zones: int = 1 << BATTLEFIELD) -> Activated:
    return Activated(costs, effect or LifeGain(1), zones)


def thing(*abilities: Activated, types: int = constants.ARTIFACT, loyalty: int = -1) -> CardDef:
    return made("Thing", "{R}", types, *abilities, size=(1, 1), loyalty=loyalty)


def options(hand: Hand, id: int, seat: int = 0, sorcery: bool = True) -> list[int]:
    out: list[Option] = []
    activating.ability_options(hand.game, seat, id, sorcery, out)
    assert all(o.id == id for o in out)
    return [o.index for o in out]


# at the table ------------------------------------------------------------------------------------------------------


@rule("602.2", "602.1a")
def test_only_its_controller_activates_an_ability(scenario: Builder) -> None:
    table = scenario()
    dragon = table.seat(0).has("Shivan Dragon")
    table.seat(0).gets_mana("R")
    table.seat(1).gets_mana("R")
    assert table.seat(0).can(O_ACTIVATE, dragon)
    assert not table.seat(1).can(O_ACTIVATE, dragon)


@rule("602.2a", "113.7a")
def test_an_ability_does_not_need_its_source_any_more(scenario: Builder) -> None:
    table = scenario()
    wizard = table.seat(0).has("Prodigal Sorcerer")
    ping = table.seat(0).activates(wizard, at=[table.seat(1)])
    assert table.stack == ["Prodigal Sorcerer's ability"]
    table.seat(1).casts("Shock", at=[wizard]).resolves()
    assert wizard.died
    ping.resolves()
    assert table.seat(1).life == 19


@rule("602.2b", "601.2h")
def test_costs_are_paid_before_anybody_can_respond(scenario: Builder) -> None:
    table = scenario()
    stone = table.seat(0).has("Mind Stone")
    table.seat(0).gets_mana("C")
    ability = table.seat(0).activates(stone, index=1)
    assert stone.died
    assert table.seat(0).hand == []
    ability.resolves()
    assert len(table.seat(0).hand) == 1


@rule("602.2b", "601.2c")
def test_an_ability_without_a_legal_target_is_not_offered(scenario: Builder) -> None:
    table = scenario()
    bonesplitter = table.seat(0).has("Bonesplitter")
    table.seat(0).gets_mana("C")
    table.seat(1).has("Grizzly Bears")
    assert not table.seat(0).can(O_ACTIVATE, bonesplitter)  # only a creature of one's own
    table.seat(0).has("Grizzly Bears")
    assert table.seat(0).can(O_ACTIVATE, bonesplitter)


@rule("602.5a", "302.6")
def test_a_new_creature_cannot_use_the_tap_symbol(scenario: Builder) -> None:
    table = scenario()
    new = table.seat(0).has("Prodigal Sorcerer", sick=True)
    old = table.seat(0).has("Prodigal Sorcerer")
    assert not table.seat(0).can(O_ACTIVATE, new)
    assert table.seat(0).can(O_ACTIVATE, old)


@rule("602.5a", "702.10c")
def test_a_new_creature_with_haste_uses_the_tap_symbol(scenario: Builder) -> None:
    table = scenario().knows(HURRY)
    new = table.seat(0).has("Prodigal Sorcerer", sick=True)
    table.seat(0).casts("Hurry", at=[new]).resolves()
    assert table.seat(0).can(O_ACTIVATE, new)


@rule("602.5a")
def test_abilities_without_the_tap_symbol_do_not_wait(scenario: Builder) -> None:
    table = scenario()
    new = table.seat(0).has("Walking Ballista", sick=True, counters={"+1/+1": 1})
    table.seat(0).activates(new, index=1, at=[table.seat(1)])
    table.resolve_stack()
    assert table.seat(1).life == 19
    assert new.died


@rule("602.5a", "302.6")
def test_an_artifact_that_is_not_a_creature_does_not_wait(scenario: Builder) -> None:
    """Only creatures are held back."""
    table = scenario()
    tome = table.seat(0).has("Jayemdae Tome", sick=True)
    table.seat(0).gets_mana("CCCC")
    assert table.seat(0).can(O_ACTIVATE, tome)


def offers(seat: Seat, permanent: Permanent, index: int) -> bool:
    """Is the ability with this index offered?"""
    decision = seat.table.to_priority(seat.number)
    return any(o.kind == O_ACTIVATE and o.id == permanent.id and o.index == index for o in decision.options)


@rule("602.5a", "302.6")
def test_a_land_that_becomes_a_creature_waits(scenario: Builder) -> None:
    table = scenario()
    factory = table.seat(0).has("Mishra's Factory", sick=True)
    other = table.seat(0).has("Mishra's Factory")
    table.seat(0).gets_mana("CC")
    table.seat(0).activates(factory, index=1)
    table.resolve_stack()
    assert factory.power == 2
    assert not offers(table.seat(0), factory, 2)
    assert offers(table.seat(0), other, 2)


@rule("602.5b")
def test_once_each_turn_holds_for_whoever_controls_it(scenario: Builder) -> None:
    table = scenario().knows(WELL, LOAN)
    well = table.seat(0).has("Once-a-Turn Well")
    table.seat(0).activates(well)
    table.resolve_stack()
    assert table.seat(0).life == 21
    assert not table.seat(0).can(O_ACTIVATE, well)
    table.seat(1).casts("Loan", at=[well]).resolves()
    assert well.controller == table.seat(1)
    assert not table.seat(1).can(O_ACTIVATE, well)
    table.to_step(MAIN1, table.seat(1))
    assert well.controller == table.seat(0)
    assert table.seat(0).can(O_ACTIVATE, well)


@rule("602.5d", "702.6")
def test_only_as_a_sorcery(scenario: Builder) -> None:
    table = scenario()
    bonesplitter = table.seat(0).has("Bonesplitter")
    table.seat(0).has("Grizzly Bears")
    table.seat(0).gets_mana("CR")
    assert table.seat(0).can(O_ACTIVATE, bonesplitter)
    table.seat(0).casts("Shock", at=[table.seat(1)], free=False)
    assert not table.seat(0).can(O_ACTIVATE, bonesplitter)
    table.to_step(BEGIN_COMBAT)
    table.seat(0).gets_mana("C")
    assert not table.seat(0).can(O_ACTIVATE, bonesplitter)


@rule("602.1b")
def test_an_ability_with_a_condition_is_activated_only_while_it_holds(scenario: Builder) -> None:
    table = scenario().knows(WATCH)
    mine = table.seat(0).has("Night Watch")
    theirs = table.seat(1).has("Night Watch")
    assert not table.seat(0).can(O_ACTIVATE, mine)
    assert table.seat(1).can(O_ACTIVATE, theirs)


@rule("602.2b", "118.3b")
def test_life_is_paid_only_as_far_as_there_is_some(scenario: Builder) -> None:
    table = scenario().knows(ALMS)
    alms = table.seat(0).has("Alms")
    table.seat(0).at(1)
    assert not table.seat(0).can(O_ACTIVATE, alms)
    table.seat(0).at(3)
    table.seat(0).activates(alms)
    assert table.seat(0).life == 1
    table.resolve_stack()
    assert table.seat(0).life == 4


@rule("606.3")
def test_one_loyalty_ability_a_turn_at_the_time_of_a_sorcery(scenario: Builder) -> None:
    table = scenario()
    jace = table.seat(0).has("Jace Beleren")
    other = table.seat(1).has("Jace Beleren")
    table.seat(0).activates(jace, index=0)
    assert jace.counters("loyalty") == 5
    table.resolve_stack()
    assert not table.seat(0).can(O_ACTIVATE, jace)
    assert not table.seat(1).can(O_ACTIVATE, other)
    table.to_step(MAIN1, table.seat(1))
    assert table.seat(1).can(O_ACTIVATE, other)


@rule("606.4", "606.6")
def test_loyalty_is_paid_as_a_cost(scenario: Builder) -> None:
    """With two counters the ability for four is out of reach; the one for one leaves a counter."""
    table = scenario()
    garruk = table.seat(0).has("Garruk Wildspeaker", counters={"loyalty": 2})
    assert offers(table.seat(0), garruk, 1)
    assert not offers(table.seat(0), garruk, 2)
    table.seat(0).activates(garruk, index=1)
    assert garruk.counters("loyalty") == 1
    assert "Beast Token" not in table.seat(0).battlefield
    table.resolve_stack()
    assert "Beast Token" in table.seat(0).battlefield


@rule("606.4", "704.5i")
def test_a_planeswalker_may_be_used_up(scenario: Builder) -> None:
    table = scenario()
    jace = table.seat(0).has("Jace Beleren", counters={"loyalty": 1})
    ability = table.seat(0).activates(jace, index=1, at=[table.seat(0)])
    assert jace.died
    ability.resolves()
    assert len(table.seat(0).hand) == 1


@rule("602.2", "733.1")
def test_an_answer_that_is_not_an_option_changes_nothing(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).has("Prodigal Sorcerer")
    before = table.game.digest()
    with pytest.raises(IllegalAnswer):
        table.answer([99])
    assert table.game.digest() == before
    assert table.holder == table.seat(0)


# who and when ------------------------------------------------------------------------------------------------------


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


def test_some_abilities_only_as_a_sorcery() -> None:
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


def test_an_ability_is_offered_only_while_its_condition_holds() -> None:
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


# costs and targets -------------------------------------------------------------------------------------------------


def test_the_cost_must_be_payable() -> None:
    """CR 602.2b, 601.2h."""
    hand = Hand(2, 1)
    id = hand.put(0, BATTLEFIELD, thing(ability([Mana("{1}")]), ability([Mana("{2}")]), ability([LifeCost(20)])))
    assert options(hand, id) == [0, 2]
    hand.state.players[0].life = 19
    assert options(hand, id) == [0]


def test_the_tap_symbol_of_a_new_creature_and_of_a_new_artifact() -> None:
    """CR 602.5a, 302.6."""
    hand = Hand(2)
    id = hand.put(0, BATTLEFIELD, thing(ability([TAP_THIS]), types=constants.CREATURE))
    assert options(hand, id) == [0]
    hand.state.edit(id).controlled_since = hand.state.ticks
    assert options(hand, id) == []
    relic = hand.put(0, BATTLEFIELD, thing(ability([TAP_THIS])))
    hand.state.edit(relic).controlled_since = hand.state.ticks
    assert options(hand, relic) == [0]
    activating.activate(hand.game, 0, relic, 0)
    assert hand.state.objs[relic].tapped and options(hand, relic) == []


def test_the_target_must_exist() -> None:
    """CR 602.2b, 601.2c: it may be the source itself."""
    hand = Hand(2)
    relic = hand.put(0, BATTLEFIELD, thing(ability([], Hit(Creatures()))))
    assert options(hand, relic) == []
    beast = hand.put(0, BATTLEFIELD, thing(ability([], Hit(Creatures())), types=constants.CREATURE))
    assert options(hand, relic) == [0] and options(hand, beast) == [0]
    activating.activate(hand.game, 0, beast, 0)
    announced = hand.state.objs[hand.stack()[-1]].announced
    assert announced is not None and announced.targets == [[beast]]


def test_the_target_may_be_sacrificed_for_the_cost() -> None:
    """CR 601.2c, 601.2h: targets come before costs, and then it does not resolve."""
    hand = Hand(2)
    id = hand.put(0, BATTLEFIELD, thing(ability([SACRIFICE_THIS], Hit(Creatures())), types=constants.CREATURE))
    assert options(hand, id) == [0]
    activating.activate(hand.game, 0, id, 0)
    assert hand.zone(id) == GRAVEYARD
    resolving.resolve_top(hand.game)
    assert hand.lines("608.2b")


# the steps ---------------------------------------------------------------------------------------------------------


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
    modal = Modal([Hit(Creatures()), LifeGain(4), Hit(Opponents(), 3)])
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


# loyalty -----------------------------------------------------------------------------------------------------------


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


# somebody leaves meanwhile -----------------------------------------------------------------------------------------


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
