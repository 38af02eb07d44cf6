"""What is known of all permanents while none of them changes (State.known), and what ends that."""

from __future__ import annotations

import itertools

import pytest

from apnap.abilities.cards import card
from apnap.abilities.filters import TAPPED
from apnap.rules.ch1_concepts import priority, resting
from apnap.rules.ch1_concepts.mana import profile
from apnap.rules.ch1_concepts.mana.purpose import FOR_ANYTHING
from apnap.rules.ch2_cards.characteristics import ManaCost
from apnap.rules.ch4_zones.able_permanents import able, with_mana_abilities
from apnap.rules.ch5_turns import turn_based
from apnap.rules.ch5_turns.combat import attack
from apnap.rules.ch7_additional import permanents_due, state_based
from apnap.rules.core import shadow
from apnap.rules.core.constants import (
    AMONG_ATTACKABLE,
    AMONG_DAMAGED,
    BATTLEFIELD,
    GRAVEYARD,
    K_ABLE,
    K_CALM,
    MINUS,
    PLUS,
)
from apnap.rules.core.shadow import StaleCache
from apnap.rules.core.state import MANY_SUSPECTS
from apnap.rules.events import Counters, Damage, Discard, Draw, LifeChange, Tap, Unattach, ZoneChange
from apnap.testing import rule
from apnap.testing.plugin import Builder
from apnap.vocabulary import CREATURE, Always, Enchant, Enchanted, Gets

SLEEPER = card(
    "Sleeping Strength",
    "{G}",
    "Enchantment - Aura",
    Enchant(CREATURE, TAPPED),
    Always(Enchanted(CREATURE), Gets(2, 2)),
)


@rule("704.3")
def test_a_calm_board_stays_calm_until_a_permanent_changes(scenario: Builder) -> None:
    table = scenario(seats=3)
    bears = table.seat(0).has("Grizzly Bears")
    game, state = table.game, table.game.state
    assert not state_based.check(game) and state.known & K_CALM and not state.attached
    game.emit(Tap(bears.id, False))
    game.emit(Draw(1))
    game.emit(LifeChange(0, -1))
    assert state.known & K_CALM and not state.suspects and not state_based.check(game)
    game.emit(Damage(bears.id, bears.id, 2, False))
    assert state.suspects == [bears.id]
    assert state_based.check(game) and bears.zone == "graveyard"
    assert not state_based.check(game) and not state.suspects


@rule("704.5f", "704.5q")
def test_what_counters_do_to_one_permanent_is_found_among_many(scenario: Builder) -> None:
    table = scenario(seats=3)
    bears, ox, lions = table.seat(0).have("Grizzly Bears", "Yoked Ox", "Savannah Lions")
    game, state = table.game, table.game.state
    assert not state_based.check(game)
    game.emit(Counters(ox.id, PLUS, 1))
    assert state.suspects == [ox.id] and not state_based.check(game) and not state.suspects
    game.emit(Counters(ox.id, MINUS, 1))
    assert state_based.check(game) and ox.counters(PLUS) == 0
    game.emit(Counters(lions.id, MINUS, 1))
    assert state_based.check(game) and lions.zone == "graveyard" and bears.zone == "battlefield"


@rule("704.5j")
def test_a_legend_that_arrives_finds_its_namesake(scenario: Builder) -> None:
    table = scenario(seats=2)
    old = table.seat(0).has("Isamaru, Hound of Konda")
    theirs = table.seat(1).has("Isamaru, Hound of Konda")
    game, state = table.game, table.game.state
    assert not state_based.check(game) and state.known & K_CALM
    new = table.seat(0).has("Isamaru, Hound of Konda")
    assert new.id in state.suspects or not state.known & K_CALM
    assert permanents_due.is_permanent_due(game)
    game.emit(ZoneChange(old.id, BATTLEFIELD, GRAVEYARD, old.owner.number))
    assert not state_based.check(game) and theirs.zone == "battlefield"


@rule("704.5m")
def test_an_aura_that_falls_off_a_calm_board_is_found(scenario: Builder) -> None:
    table = scenario(seats=2)
    bears = table.seat(0).has("Grizzly Bears")
    aura = table.seat(0).casts("Holy Strength", at=[bears]).resolves()
    game, state = table.game, table.game.state
    assert not state_based.check(game) and len(state.attached) == 1
    game.emit(Unattach(state.attached[0]))
    assert state_based.check(game) and aura.zone == "graveyard"


@rule("704.5m")
def test_an_aura_whose_creature_leaves_a_calm_board_is_found(scenario: Builder) -> None:
    table = scenario(seats=2)
    bears = table.seat(0).has("Grizzly Bears")
    aura = table.seat(0).casts("Pacifism", at=[bears]).resolves()
    game, state = table.game, table.game.state
    assert not state_based.check(game) and state.known & K_CALM
    game.emit(ZoneChange(bears.id, BATTLEFIELD, GRAVEYARD, 0))
    assert state.known & K_CALM
    assert state_based.check(game) and aura.zone == "graveyard"


@rule("711.2a", "711.2b", "122.1")
def test_counters_that_make_no_difference_derive_nothing(scenario: Builder) -> None:
    table = scenario(seats=2)
    student, bears, _anthem = table.seat(0).have("Student of Warfare", "Grizzly Bears", "Sliver Legion")
    game = table.game
    assert (student.power, student.toughness) == (1, 1)
    for _ in range(9):
        game.emit(Counters(student.id, "level", 1))
        shadow.check(game)
    assert (student.power, student.toughness) == (4, 4)
    chars = game.char(student.id)
    game.emit(Counters(student.id, "level", 1))
    game.emit(Counters(bears.id, "charge", 1))
    assert game.state.chars[student.id] is chars, "the tenth level is like the ninth"
    game.emit(Counters(student.id, "level", -5))
    assert (student.power, student.toughness) == (3, 3)
    game.emit(Counters(student.id, PLUS, 1))
    assert (student.power, student.toughness) == (4, 4)


@rule("704.3")
def test_a_fork_has_its_own_suspects(scenario: Builder) -> None:
    table = scenario(seats=2)
    bears = table.seat(0).has("Grizzly Bears")
    game, state = table.game, table.game.state
    assert not state_based.check(game)
    other = state.fork()
    game.emit(Damage(bears.id, bears.id, 2, False))
    assert state.suspects and not other.suspects


@rule("704.5f")
def test_with_very_many_changes_the_whole_board_is_looked_at(scenario: Builder) -> None:
    table = scenario(seats=2)
    crowd = [table.seat(0).has("Grizzly Bears") for _ in range(MANY_SUSPECTS + 5)]
    game, state = table.game, table.game.state
    assert not state_based.check(game) and state.known & K_CALM
    for bears in crowd[:-1]:
        game.emit(Counters(bears.id, PLUS, 1))
    game.emit(Counters(crowd[-1].id, MINUS, 2))
    assert not state.known & K_CALM
    assert state_based.check(game) and crowd[-1].zone == "graveyard" and crowd[0].zone == "battlefield"


@rule("704.5m", "303.4c")
def test_an_aura_is_judged_on_a_calm_board_as_its_creature_untaps(scenario: Builder) -> None:
    table = scenario(seats=2).knows(SLEEPER)
    bears = table.seat(0).has("Grizzly Bears")
    table.game.emit(Tap(bears.id, False))
    aura = table.seat(0).casts("Sleeping Strength", at=[bears]).resolves()
    assert bears.power == 4
    assert not state_based.check(table.game) and len(table.game.state.attached) == 1
    table.game.emit(Tap(bears.id, True))
    assert state_based.check(table.game)
    assert aura.zone == "graveyard" and bears.power == 2


@rule("602.2")
def test_a_new_permanent_with_an_ability_is_not_overlooked(scenario: Builder) -> None:
    table = scenario(seats=2)
    seat = table.seat(0).number
    table.seat(0).has("Grizzly Bears")
    assert len(priority.list_options(table.game, seat, False, False, [priority.PASS])) == 1
    assert table.game.state.known >> K_ABLE + seat & 1
    table.seat(0).has("Prodigal Sorcerer")
    state = table.game.state
    for id in state.ids(seat, BATTLEFIELD):
        state.edit(id).controlled_since = -1
    assert len(priority.list_options(table.game, seat, False, False, [priority.PASS])) == 2
    assert len(state.able[seat]) == 1


@rule("602.2", "605.1a")
def test_permanents_with_abilities_are_listed_once_and_again_when_they_come_go_or_change_sides(
    scenario: Builder,
) -> None:
    table = scenario(seats=3)
    forest, sorcerer = table.seat(0).have("Forest", "Prodigal Sorcerer")
    table.seat(0).has("Grizzly Bears")
    game = table.game
    me, other, third = (table.seat(i).number for i in range(3))
    listed = able(game, me)
    assert listed == [sorcerer.id] and with_mana_abilities(game, me) == [forest.id]
    game.emit(Tap(sorcerer.id, False))
    game.emit(LifeChange(me, -1))
    assert able(game, me) is listed, "nothing that matters has changed"
    game.state.able = [[] for _seat in range(3)]
    with pytest.raises(StaleCache, match="abilities to activate"):
        shadow.check(game)
    game.state.known = 0
    elves = table.seat(0).has("Llanowar Elves")
    assert with_mana_abilities(game, me) == [forest.id, elves.id]
    game.emit(ZoneChange(forest.id, BATTLEFIELD, GRAVEYARD, me))
    assert with_mana_abilities(game, me) == [elves.id]
    theirs = table.seat(1).has("Prodigal Sorcerer")
    assert able(game, other) == [theirs.id] and not able(game, third)
    table.seat(0).casts("Mind Control", at=[theirs]).resolves()
    assert able(game, me) == [sorcerer.id, theirs.id] and not able(game, other)


@rule("117.1a", "305.1", "307.1")
@pytest.mark.parametrize(
    ("held", "waits"),
    [
        ("Grizzly Bears", True),
        ("Mountain", True),
        ("Lava Spike", True),
        ("Lightning Bolt", False),
        ("Ambush Viper", False),
    ],
)
def test_a_hand_that_waits_for_a_main_phase_is_looked_at_once(scenario: Builder, held: str, waits: bool) -> None:
    table = scenario(seats=2)
    table.seat(0).have(*["Mountain", "Forest"] * 3)
    table.seat(0).holds("Grizzly Bears")
    game, state, seat = table.game, table.game.state, table.seat(0).number
    assert resting.is_slow(game, seat) and state.seen_hands >> seat & 1
    game.emit(Draw(1))
    assert state.seen_hands >> seat & 1 and not state.seen_hands >> 1 & 1, "of another hand"
    table.seat(0).holds(held)
    assert not state.seen_hands >> seat & 1
    assert len(priority.list_options(game, seat, False, False, [priority.PASS])) == (1 if waits else 2)
    assert resting.is_slow(game, seat) == waits
    assert len(priority.list_options(game, seat, True, False, [priority.PASS])) == 3
    game.emit(Discard(seat, table.in_hand(seat, held)))
    assert resting.is_slow(game, seat) and len(priority.list_options(game, seat, False, False, [priority.PASS])) == 1


def test_shadow_mode_notices_a_hand_that_was_wrongly_known(scenario: Builder) -> None:
    table = scenario(seats=2)
    table.seat(1).has("Mountain")
    table.seat(1).holds("Lightning Bolt")
    game, state, seat = table.game, table.game.state, table.seat(1).number
    state.seen_hands = state.slow_hands = 1 << seat
    options = priority.options_for(game, game.cache, seat, False)
    with pytest.raises(StaleCache):
        priority.check_cache(game, seat, options, False)


def test_shadow_mode_notices_what_is_wrongly_known(scenario: Builder) -> None:
    table = scenario(seats=2)
    bears = table.seat(0).has("Grizzly Bears")
    game, state = table.game, table.game.state
    assert not state_based.check(game)
    state.edit(bears.id).damage = 2  # behind everybody's back
    assert not state_based.check(game)
    game.shadow = True
    with pytest.raises(StaleCache):
        state_based.check(game)


@rule("106.1", "711.2a")
@pytest.mark.parametrize("beside", ["Grizzly Bears", "Glorious Anthem", "Sliver Legion"])
def test_a_counter_changes_what_can_be_paid_only_where_mana_is_made(scenario: Builder, beside: str) -> None:
    table = scenario(seats=2)
    bears, elves = table.seat(0).have("Grizzly Bears", "Llanowar Elves")
    table.seat(0).have(beside, "Forest")
    game, seat = table.game, table.seat(0).number
    for id in game.state.ids(seat, BATTLEFIELD):
        game.state.edit(id).controlled_since = -1
    game.settle()
    assert profile.current(game, seat).mana_total == 2
    game.emit(Counters(bears.id, PLUS, 1))
    assert not game.state.players[seat].mana_dirty and not profile.is_stale(game, seat)
    game.emit(Counters(elves.id, PLUS, 1))
    assert game.state.players[seat].mana_dirty
    assert profile.current(game, seat).mana_total == 2
    speaker = table.seat(0).has("Joraga Treespeaker")
    game.state.edit(speaker.id).controlled_since = -1
    assert profile.current(game, seat).mana_total == 2
    game.emit(Counters(speaker.id, "level", 1))
    assert profile.current(game, seat).mana_total == 4


@rule("508.1b")
def test_it_is_known_that_there_is_nothing_but_players_to_attack_until_something_comes(scenario: Builder) -> None:
    table = scenario(seats=2)
    table.seat(0).has("Grizzly Bears")
    game, state = table.game, table.game.state
    assert not state_based.check(game) and state.lacks(AMONG_ATTACKABLE)
    walker = table.seat(1).has("Elspeth, Knight-Errant")
    assert not state.lacks(AMONG_ATTACKABLE)
    assert not state_based.check(game) and not state.lacks(AMONG_ATTACKABLE)
    game.state.edit_turn().defenders = 2
    assert attack.targets_of(game, 0) == [-2, walker.id]


@rule("514.2")
def test_damage_is_looked_for_only_where_some_was_dealt(scenario: Builder) -> None:
    table = scenario(seats=2)
    ox = table.seat(0).has("Yoked Ox")
    game, state = table.game, table.game.state
    assert not state_based.check(game) and state.lacks(AMONG_DAMAGED)
    game.emit(Damage(ox.id, ox.id, 2, False))
    assert not state.lacks(AMONG_DAMAGED)
    assert not state_based.check(game) and not state.lacks(AMONG_DAMAGED)
    turn_based.remove_damage(state)
    assert state.objs[ox.id].damage == 0 and state.lacks(AMONG_DAMAGED)


def test_shadow_mode_notices_what_was_not_noticed_among_permanents(scenario: Builder) -> None:
    table = scenario(seats=2)
    table.seat(1).has("Elspeth, Knight-Errant")
    game, state = table.game, table.game.state
    assert not state_based.check(game)
    state.among = 0
    game.shadow = True
    with pytest.raises(StaleCache):
        state_based.check(game)


@rule("118.3", "601.2g")
@pytest.mark.parametrize("lands", ["", "Mountain", "Mountain Forest", "Mountain Mountain Island", "Taiga Taiga Swamp"])
def test_what_a_plain_cost_asks_for_is_seen_at_a_glance(scenario: Builder, lands: str) -> None:
    table = scenario(seats=2)
    table.seat(0).have(*lands.split())
    game, seat = table.game, table.seat(0).number
    for generic, red, green in itertools.product(range(3), range(3), range(3)):
        cost = ManaCost(generic, [0, 0, 0, red, green, 0], 0, [])
        assert profile.pays_plainly(game, seat, cost) == profile.can_pay(game, seat, cost, 0, FOR_ANYTHING)
    assert profile.pays_plainly(game, seat, ManaCost(0, [0] * 6, 1, [])) == -1
    table.seat(0).has("Chromatic Lantern")
    assert profile.pays_plainly(game, seat, ManaCost(1, [0] * 6, 0, [])) in (-1, 1)
