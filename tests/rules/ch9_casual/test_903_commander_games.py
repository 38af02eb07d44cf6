"""Commander games as a whole: how they begin, how commander damage counts, teams, leavers, subgames, Brawl. CR 903."""

from __future__ import annotations

import pytest

import apnap
from apnap import library
from apnap.abilities.cards import card, token
from apnap.abilities.effects.creating import CreateTokens
from apnap.abilities.effects.flow import Then
from apnap.abilities.effects.moves import Destroy
from apnap.abilities.filters import CREATURE as A_CREATURE
from apnap.abilities.targets import Target
from apnap.decks.facts import color_identity
from apnap.rules.ch8_multiplayer.table import ATTACK_MULTIPLE
from apnap.rules.ch9_casual import commanders
from apnap.rules.core.constants import (
    BATTLEFIELD,
    COMMAND,
    CREATURE,
    END_COMBAT,
    EXILE,
    GONE,
    LEGENDARY,
    LIBRARY,
    UPKEEP,
    ZONE_NAMES,
)
from apnap.rules.core.decisions import D_MULLIGAN, FOR_BOTTOM, FOR_COMMANDER, O_CAST
from apnap.tables import choice
from apnap.testing import rule
from apnap.testing.plugin import Builder
from apnap.testing.scenario import Permanent, Scenario, Seat

HOUND = "Isamaru, Hound of Konda"
KOZILEK = "Kozilek, Butcher of Truth"
ULAMOG = "Ulamog, the Infinite Gyre"
YES, NO = [1], [0]


def dealt(table: Scenario, seat: Seat) -> list[int]:
    """The combat damage that each commander has dealt a player, in the order in which they first did."""
    return [int(n) for n in table.game.state.players[seat.number].commander_damage[1::2]]


# beginning -----------------------------------------------------------------------------------------------------------
@rule("903.2")
def test_for_two_or_for_many() -> None:
    """By default a free-for-all in which everybody may be attacked, with unlimited range."""
    for seats in (2, 4, 7):
        table = choice("commander", seats=seats).table()
        assert table.seats == seats and len(table.teams) == seats
        assert table.attack == ATTACK_MULTIPLE and table.range is None


@rule("903.1")
def test_each_deck_is_led_by_a_legend_and_the_rest_is_as_ever() -> None:
    game = apnap.new_game(variant="commander", seats=3, seed=4, agents=["first"])
    for seat, deck in enumerate(game.setup.decks):
        assert deck.commanders
        for seen in game.observe(seat).command(seat):
            assert seen.supertypes & LEGENDARY and seen.types & CREATURE
    result = game.run()
    assert result.over and set(result.reasons) <= {"704.5a", "704.5b", "704.5c", "704.6c", "104.2a"}


@rule("903.10", "704.5a", "704.5c")
def test_all_other_ways_to_lose_apply_too(scenario: Builder) -> None:
    table = scenario(4, commander=True, life=40)
    table.seat(2).at(0)
    table.game.state.edit_player(table.seat(3).number).poison = 10
    table.refresh()
    reasons = [table.game.state.players[table.seat(i).number].reason for i in range(4)]
    assert reasons == ["", "", "704.5a", "704.5c"]


@rule("903.6", "103.2c")
def test_commanders_begin_in_the_command_zone() -> None:
    game = apnap.new_game(["elves", "partners"], variant="commander", seed=5)
    state = game.play.state
    for seat, deck in enumerate(game.setup.decks):
        lying = [state.objs[id] for id in state.ids(seat, COMMAND)]
        assert [o.card.name for o in lying] == deck.commanders and not any(o.face_down for o in lying)
        assert len(state.ids(seat, LIBRARY)) + len(game.observe(seat).hand(seat)) == 100 - len(deck.commanders)
        others = {o.card.name for o in state.objs if o.owner == seat and o.zone != COMMAND}
        assert not others & set(deck.commanders)


@rule("903.7", "103.4c")
def test_forty_life_and_seven_cards() -> None:
    game = apnap.new_game(["elves", "partners", "skies"], variant="commander", seed=5)
    for seat in range(3):
        player = game.observe(seat).player(seat)
        assert player.life == 40 and player.hand_size == 7


@rule("702.124")
def test_two_commanders_begin_there_and_their_colours_count_together() -> None:
    game = apnap.new_game(["partners", "elves"], variant="commander", seed=5)
    player = game.observe(0).player(0)
    first, second = (color_identity(library.find(name)) for name in game.setup.decks[0].commanders)
    assert len(player.commanders) == 2
    assert player.identity == first | second and player.identity not in (first, second)


# damage --------------------------------------------------------------------------------------------------------------
@rule("903.10a", "704.6c")
def test_twenty_one_commander_damage_loses_and_twenty_does_not(scenario: Builder) -> None:
    table = scenario(2, commander=True, life=60)
    queen = table.seat(0).leads(ULAMOG, zone=BATTLEFIELD)
    other = table.seat(1)
    for _ in range(2):
        table.seat(0).attacks({queen: other})
        table.to_turn(other)
        table.to_turn(table.seat(0))
    assert dealt(table, other) == [20] and other.in_game
    table.seat(0).attacks({queen: other})
    table.run(lambda d: not other.in_game, "the loss")
    assert table.game.state.players[other.number].reason == "704.6c"


@rule("903.10a")
def test_other_damage_does_not_count(scenario: Builder) -> None:
    """Damage that is not combat damage, and combat damage by what is not a commander."""
    table = scenario(2, commander=True, life=100)
    table.seat(0).leads(KOZILEK, zone=BATTLEFIELD)
    bosh = table.seat(0).leads("Bosh, Iron Golem", zone=BATTLEFIELD)
    bears = table.seat(0).has("Grizzly Bears")
    table.seat(0).has("Thorn of Amethyst")
    table.seat(0).gets_mana("RCCC")
    ring = table.seat(0).permanent("Thorn of Amethyst")
    table.seat(0).activates(bosh, at=[table.seat(1)], says=[[ring.id]])
    table.resolve_stack()
    assert table.seat(1).life == 98
    table.seat(0).attacks({bears: table.seat(1)})
    table.to_step(END_COMBAT)
    assert table.seat(1).life == 96 and dealt(table, table.seat(1)) == []


@rule("903.10a")
def test_commander_damage_counts_by_card_across_zones_and_controllers(scenario: Builder) -> None:
    table = scenario(3, commander=True, life=60)
    one, two = table.seat(1), table.seat(2)
    kozilek = one.leads(KOZILEK, zone=BATTLEFIELD)
    table.seat(0).casts("Act of Treason", at=[kozilek]).resolves()
    table.seat(0).attacks({kozilek: two})
    table.to_step(END_COMBAT)
    assert dealt(table, two) == [12]
    table.seat(0).casts("Unsummon", at=[kozilek])
    table.says(YES)
    table.resolve_stack()
    table.to_turn(one)
    table.to_step(3)
    one.casts(KOZILEK).resolves()
    table.resolve_stack()
    table.game.state.edit(kozilek.now).controlled_since = -1
    table.refresh()
    one.attacks({Permanent(table, kozilek.now): two})
    table.run(lambda d: not two.in_game, "the loss")
    assert table.game.state.players[two.number].reason == "704.6c"


@rule("903.10a", "702.124")
def test_each_partner_counts_by_itself(scenario: Builder) -> None:
    table = scenario(2, commander=True, life=60)
    kozilek = table.seat(0).leads(KOZILEK, zone=BATTLEFIELD)
    ulamog = table.seat(0).leads(ULAMOG, zone=BATTLEFIELD)
    table.seat(0).attacks({kozilek: table.seat(1), ulamog: table.seat(1)})
    table.to_turn(table.seat(1))
    assert sorted(dealt(table, table.seat(1))) == [10, 12] and table.seat(1).in_game


@rule("903.10a", "903.3c")
def test_a_merged_permanent_deals_it_as_the_commander(scenario: Builder) -> None:
    table = scenario(2, commander=True)
    hound = table.seat(0).leads(HOUND, zone=BATTLEFIELD)
    table.seat(0).casts("Majestic Auricorn", at=[hound], part="mutate")
    table.says([0])
    table.resolve_stack()
    table.seat(0).attacks({hound: table.seat(1)})
    table.to_step(END_COMBAT)
    assert dealt(table, table.seat(1)) == [4]


@rule("903.10a", "810.8")
def test_a_head_of_a_giant_falls_with_its_team(scenario: Builder) -> None:
    """Damage counts for the player who was dealt it; that player's loss is the team's."""
    table = scenario(variant="two-headed-giant", commander=True, starting=0)
    table.seat(2).at(99)
    ulamog = table.seat(0).leads(ULAMOG, zone=BATTLEFIELD)
    for k in range(3):
        target = table.seat(2) if k != 1 else table.seat(3)
        table.seat(0).attacks({ulamog: target})
        table.run(lambda d: d.purpose != "damage order" and table.turn.step == END_COMBAT, "the end of combat")
        if k < 2:
            table.next_turn()
            table.next_turn()
            table.to_step(3)
    assert dealt(table, table.seat(2)) == [20] and dealt(table, table.seat(3)) == [10]
    state = table.game.state
    number = state.objs[ulamog.now].number
    commanders.note_damage(state, ulamog.now, table.seat(3).number, 11)
    assert commanders.damage_by(state, table.seat(3).number, number) == 21
    table.refresh()
    assert [table.seat(i).outcome for i in range(4)] == ["won", "won", "lost", "lost"]


def test_a_giant_with_commanders_has_sixty_life() -> None:
    """Our ruling: as much more than 40 as a giant has above 20."""
    assert list(choice("two-headed-giant+commander").table().starting_life) == [60] * 4
    assert list(choice("two-headed-giant+commander", seats=6).table().starting_life) == [90] * 6
    assert list(choice("two-headed-giant+brawl").table().starting_life) == [45] * 4
    assert list(choice("emperor+commander").table().starting_life) == [40] * 6


# range of influence, leaving players ---------------------------------------------------------------------------------
@rule("903.9a", "801.2")
def test_range_does_not_limit_the_way_home(scenario: Builder) -> None:
    table = scenario(6, commander=True, range_of_influence=1)
    hound = table.seat(3).leads(HOUND, zone=BATTLEFIELD)
    table.seat(2).casts("Murder", at=[hound])
    table.says(YES)
    table.resolve_stack()
    assert table.seat(3).command == [HOUND]


@rule("800.4a", "903.3")
def test_commanders_leave_with_their_owner(scenario: Builder) -> None:
    table = scenario(3, commander=True)
    table.seat(1).leads(HOUND)
    kozilek = table.seat(1).leads(KOZILEK, zone=BATTLEFIELD)
    table.seat(0).casts("Act of Treason", at=[kozilek]).resolves()
    table.seat(1).concedes()
    assert table.seat(1).command == [] and table.seat(0).battlefield == []
    assert table.game.decision() is not None


@rule("800.4a", "903.9b")
def test_nobody_is_asked_for_an_owner_who_left(scenario: Builder) -> None:
    table = scenario(3, commander=True)
    hound = table.seat(1).leads(HOUND, zone=BATTLEFIELD)
    table.seat(0).casts("Unsummon", at=[hound])
    table.asked(table.seat(1), FOR_COMMANDER)
    table.seat(1).concedes()
    asked = table.game.decision()
    assert asked is not None and asked.purpose != FOR_COMMANDER
    assert table.seat(1).command == [] and table.seat(1).hand == [] and table.seat(1).battlefield == []
    assert hound.zone == ZONE_NAMES[GONE] and table.stack == []


# restarted games, games within the game -----------------------------------------------------------------------------
def restart(table: Scenario) -> None:
    karn = table.seat(0).has("Karn Liberated", counters={"loyalty": 14})
    table.seat(0).activates(karn, 2)
    table.run(lambda d: d.kind == D_MULLIGAN, "opening hands")


@rule("727.1", "903.6", "903.8")
def test_a_restart_puts_commanders_back_without_tax(scenario: Builder) -> None:
    table = scenario(2, commander=True)
    table.seat(0).leads(HOUND)
    table.seat(1).leads(KOZILEK, zone=BATTLEFIELD)
    table.seat(0).casts(HOUND).resolves()
    table.game.state.edit_player(table.seat(0).number).commander_damage = [
        table.game.state.players[table.seat(1).number].commanders[0],
        12,
    ]
    restart(table)
    state = table.game.state
    assert table.seat(0).command == [HOUND] and table.seat(1).command == [KOZILEK]
    assert [list(p.commander_casts) for p in state.players] == [[0], [0]]
    assert dealt(table, table.seat(0)) == []


@rule("727.5a")
def test_an_exempted_commander_stays_in_exile_and_stays_one(scenario: Builder) -> None:
    table = scenario(2, commander=True)
    karn = table.seat(0).has("Karn Liberated", counters={"loyalty": 17})
    hound = table.seat(1).leads(HOUND, zone=BATTLEFIELD)
    table.seat(0).activates(karn, 1, at=[hound])
    table.says(NO)
    table.resolve_stack()
    assert hound.zone == "exile"
    table.to_turn(table.seat(1))
    table.to_turn(table.seat(0))
    table.to_step(3)
    table.seat(0).activates(karn, 2)
    table.run(lambda d: d.kind == D_MULLIGAN, "opening hands")
    state = table.game.state
    lying = state.ids(table.seat(1).number, EXILE)
    assert table.seat(1).command == [] and len(lying) == 1
    assert commanders.is_commander(state, state.objs[lying[0]])


@rule("729.2c", "729.5c")
def test_commanders_go_to_the_subgame_and_come_home(scenario: Builder) -> None:
    table = scenario(2, commander=True)
    table.seat(0).leads(HOUND)
    table.seat(1).leads(KOZILEK, zone=BATTLEFIELD)
    one = table.seat(0)
    table.game.state.edit_player(one.number).commander_casts = [2]
    one.casts("Shahrazad")
    table.run(lambda d: d.kind == D_MULLIGAN, "a subgame to begin")
    state = table.game.state
    assert one.command == [HOUND] and state.frame is not None
    assert list(state.players[one.number].commander_casts) == [0]  # that game, not this one
    assert table.seat(1).command == []  # that one is on the battlefield of the main game
    assert state.frame.main.ids(one.number, COMMAND) == []
    table.seat(1).concedes()
    state = table.game.state
    assert state.frame is None and one.command == [HOUND]
    assert list(state.players[one.number].commander_casts) == [2]
    table.resolve_stack()
    one.gets_mana("WCCC")
    assert not one.can(O_CAST, Permanent(table, table.in_command(one.number, HOUND)))


@rule("729.5", "903.9b")
@pytest.mark.parametrize("answer", [YES, NO])
def test_what_would_come_home_to_a_library_may_go_there(scenario: Builder, answer: list[int]) -> None:
    table = scenario(2, commander=True)
    one = table.seat(0)
    one.leads(HOUND)
    one.casts("Shahrazad")
    table.run(lambda d: d.kind == D_MULLIGAN, "a subgame to begin")
    while table.game.decision().kind == D_MULLIGAN:
        table.answer([0])
    table.to_step(3, one)
    one.casts(HOUND).resolves()
    table.seat(1).concedes()
    table.asked(one, FOR_COMMANDER)
    before = one.library_size
    table.answer(answer)
    assert one.command == ([HOUND] if answer == YES else []) and table.game.state.frame is None
    assert one.library_size == before - (1 if answer == YES else 0)


# Brawl ---------------------------------------------------------------------------------------------------------------
@rule("903.12", "903.12a")
def test_brawl_has_commanders_with_tax() -> None:
    table = choice("brawl", seats=2).table()
    assert table.commander and table.deck_kind == "brawl"
    game = apnap.new_game(variant="brawl", seats=2, seed=3)
    for seat in range(2):
        assert [seen.name for seen in game.observe(seat).command(seat)] == game.setup.decks[seat].commanders


@rule("903.12f", "103.4d")
def test_life_in_brawl() -> None:
    assert list(choice("brawl", seats=2).table().starting_life) == [25, 25]
    for seats in (3, 4, 6):
        assert list(choice("brawl", seats=seats).table().starting_life) == [30] * seats


@rule("903.12g", "103.5c")
def test_the_first_mulligan_of_any_brawl_game_is_free() -> None:
    for variant, put in (("brawl", False), ("commander", True)):
        game = apnap.new_game(variant=variant, seats=2, seed=3)
        first = game.decision
        assert first is not None and first.kind == D_MULLIGAN
        game.answer(1)
        game.answer(0)
        asked = game.decision
        assert asked is not None and (asked.purpose == FOR_BOTTOM) == put


@rule("903.12h")
def test_no_loss_by_a_commanders_damage_in_brawl(scenario: Builder) -> None:
    table = scenario(2, commander=True, life=99)
    table.game.state.table.commander_damage = 0
    assert choice("brawl").table().commander_damage == 0
    kozilek = table.seat(0).leads(KOZILEK, zone=BATTLEFIELD)
    for _ in range(2):
        table.seat(0).attacks({kozilek: table.seat(1)})
        table.to_turn(table.seat(1))
        table.to_turn(table.seat(0))
    assert table.seat(1).life == 99 - 24 and table.seat(1).in_game
    assert table.turn.step == UPKEEP


HERALD = token("Herald", "Legendary Creature - Human", "1/1")
CROWNING = card("Crowning", "{1}", "Sorcery", Then(Destroy(Target(A_CREATURE)), CreateTokens(2, HERALD)))


@rule("903.9a", "704.5j", "800.4a")
@pytest.mark.parametrize("leaves", [True, False])
def test_a_commander_that_died_is_not_forgotten_when_who_chooses_a_legend_leaves(
    scenario: Builder, leaves: bool
) -> None:
    """One check has both: seat 0 keeps one of two legends, and seat 1 says where their commander goes."""
    table = scenario(seats=3, commander=True).knows(CROWNING)
    bosh = table.seat(1).leads("Bosh, Iron Golem", zone=BATTLEFIELD)
    table.seat(0).casts("Crowning", at=[bosh])
    table.run(lambda d: d.rule == "704.5j", "a legend to be chosen")
    if leaves:
        table.seat(0).concedes()
    else:
        table.answer(table.default(table.game.decision()))
    asked = table.game.decision()
    assert asked.rule == "903.9a" and asked.seat == table.seat(1).number
    table.answer([1])
    assert table.seat(1).command == ["Bosh, Iron Golem"] and not table.seat(1).graveyard
    table.run(lambda d: table.turn.number > 1, "the next turn")
