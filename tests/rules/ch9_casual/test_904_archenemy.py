"""Archenemy, Supervillain Rumble, Archenemy Commander; schemes. CR 314, 701.32-33, 704.6e, 904."""

from __future__ import annotations

import pytest

import apnap
from apnap import decks, library
from apnap.abilities.activated import Activate
from apnap.abilities.cards import card
from apnap.abilities.casual.schemes import Abandon, NextSchemes, SetsInMotion
from apnap.abilities.effects.life import GainLife, LoseLife
from apnap.abilities.effects.player_actions import Draw
from apnap.abilities.events.player_events import BeginningOf
from apnap.abilities.events.triggers import At, When
from apnap.abilities.filters import CREATURE, YOU_CONTROL
from apnap.abilities.players import EACH_OPPONENT, YOU
from apnap.abilities.selectors import THIS, Each
from apnap.abilities.statics.changes import Gets
from apnap.abilities.statics.continuous import Always
from apnap.api import Game
from apnap.decks import Deck
from apnap.decks.supplements import check_scheme_deck
from apnap.errors import DeckError, TableError
from apnap.rules.ch8_multiplayer.table import ATTACK_MULTIPLE
from apnap.rules.ch9_casual.schemes import SetInMotion, abandon
from apnap.rules.core.constants import COMMAND, END, GONE, GRAVEYARD, HAND, MAIN1, MAIN2, SCHEME, SCHEME_DECK, UPKEEP
from apnap.rules.core.decisions import D_MULLIGAN, D_PRIORITY, FOR_REPLACEMENT
from apnap.rules.events import ZoneChange
from apnap.rules.views.view import observe
from apnap.tables import choice
from apnap.testing import rule
from apnap.testing.plugin import Builder
from apnap.testing.scenario import Permanent, Scenario

GLOAT = card("Gloat", "", "Scheme", When(SetsInMotion(THIS), GainLife(2)))
BOAST = card("Boast", "", "Scheme", When(SetsInMotion(THIS), LoseLife(1, who=EACH_OPPONENT)))
SULK = card("Sulk", "", "Scheme", Always(Each(CREATURE, YOU_CONTROL), Gets(1, 1)))
REIGN = card(
    "Reign", "", "Ongoing Scheme", Always(Each(CREATURE, YOU_CONTROL), Gets(2, 2)), Activate("{0}", GainLife(1))
)
WAIT = card("Wait", "", "Ongoing Scheme", At(BeginningOf(END, whose=YOU), Abandon(THIS)))
MORE = card("More", "", "Scheme", When(SetsInMotion(THIS), NextSchemes(3)))
CARDS = (GLOAT, BOAST, SULK, REIGN, WAIT, MORE)


def archenemy(scenario: Builder, seats: int = 4, variant: str = "archenemy") -> Scenario:
    return scenario(seats=seats, variant=variant).knows(*CARDS)


# the table -----------------------------------------------------------------------------------------------------------
@rule("904.2", "904.2a", "904.2b")
@pytest.mark.parametrize("others", [1, 3, 7])
def test_one_player_against_a_team_that_shares_its_turns(others: int) -> None:
    table = choice("archenemy", teams=[1, others]).table()
    assert table.teams == [[0], list(range(1, others + 1))]
    assert choice("archenemy", seats=1 + others).table().teams == table.teams  # unless somebody asks for others
    assert table.shared_turns and table.attack == ATTACK_MULTIPLE and table.range is None and not table.deploy
    assert table.archenemies == [0] and table.schemes
    with pytest.raises(TableError, match=r"904\.2a"):
        choice("archenemy", teams=[2, 2]).table()
    with pytest.raises(TableError, match=r"904\.2"):
        choice("archenemy", teams=[1, 2, 2]).table()
    for wish in ({"range": 1}, {"attack": "left"}, {"deploy": True}):
        with pytest.raises(TableError, match=r"904\.2"):
            choice("archenemy", seats=4, **wish).table()  # type: ignore[arg-type]


@rule("904.2b", "805.4a")
def test_the_others_take_their_turns_together(scenario: Builder) -> None:
    table = archenemy(scenario)
    table.next_turn()
    assert [seat.number for seat in table.active] == [table.seat(i).number for i in (1, 2, 3)]
    assert table.next_turn().number == table.seat(0).number


@rule("904.5", "904.6", "904.1")
def test_the_archenemy_has_forty_life_and_goes_first() -> None:
    for seed in range(6):
        game = apnap.new_game(variant="archenemy", seed=seed, start=False)
        assert [p.life for p in game.play.state.players] == [40, 20, 20, 20]
        assert game.play.state.table.units[game.play.state.starter] == [0]
        other = apnap.new_game(variant="archenemy", teams=[3, 1], seed=seed, start=False)
        assert [p.life for p in other.play.state.players] == [20, 20, 20, 40]
        assert other.play.state.table.units[other.play.state.starter] == [3]


@rule("904.3", "314.1")
def test_only_the_archenemy_has_a_scheme_deck_and_it_is_shuffled() -> None:
    orders = []
    for seed in range(3):
        game = apnap.new_game(variant="archenemy", seed=seed, start=False)
        state = game.play.state
        assert [len(state.ids(s, SCHEME_DECK)) for s in range(4)] == [20, 0, 0, 0]
        orders.append([state.objs[id].card.name for id in state.ids(0, SCHEME_DECK)])
    assert orders[0] != orders[1] != orders[2]
    assert sorted(orders[0]) == sorted(orders[1])


def scheme_deck(lines: str) -> Deck:
    return decks.parse("Deck\n60 Forest\n\nSchemes\n" + lines, name="villain")


@rule("904.3")
def test_a_scheme_deck_has_twenty_schemes_and_two_of_each_at_most() -> None:
    names = [n for n in scheme_names() if n]
    twice = scheme_deck("".join(f"2 {n}\n" for n in names[:10]))
    assert check_scheme_deck(twice) == []
    few = scheme_deck("".join(f"2 {n}\n" for n in names[:9]))
    assert [p.rule for p in check_scheme_deck(few)] == ["904.3"]
    thrice = scheme_deck("".join(f"3 {n}\n" for n in names[:7]))
    assert [p.rule for p in check_scheme_deck(thrice)] == ["904.3"] * 7
    stray = scheme_deck("".join(f"2 {n}\n" for n in names[:10]) + "1 Forest\n")
    assert [p.rule for p in check_scheme_deck(stray)] == ["904.3"]
    with pytest.raises(DeckError, match="Schemes"):
        apnap.new_game([few, "red"], variant="archenemy")


def scheme_names() -> list[str]:
    return [c.name for c in library.cards() if c.base.types & SCHEME]


# setting in motion ---------------------------------------------------------------------------------------------------
@rule("904.9", "703.4e", "505.3")
def test_a_scheme_is_set_in_motion_as_the_precombat_main_phase_begins(scenario: Builder) -> None:
    table = archenemy(scenario)
    table.place(table.seat(0).number, "Boast", SCHEME_DECK)
    table.place(table.seat(0).number, "Gloat", SCHEME_DECK)
    table.to_step(MAIN2)
    assert table.schemes(table.seat(0)) == [], "not in the other main phase"
    table.to_step(MAIN1, table.seat(1))
    assert table.schemes(table.seat(0)) == [], "nor in a turn of the team"
    table.to_step(UPKEEP, table.seat(0))
    assert table.scheme_deck(table.seat(0)) == ["Gloat", "Boast"]
    table.to_step(MAIN1, table.seat(0))
    # the ability is on the stack by the time that somebody has priority; setting in motion itself used no stack
    assert table.schemes(table.seat(0)) == ["Gloat"] and len(table.stack) == 1
    before = table.seat(0).life
    table.resolve_stack()
    assert table.seat(0).life == before + 2
    assert any("sets Gloat in motion" in line for line in table.log)


@rule("701.32b", "904.9")
def test_the_top_card_of_the_deck_is_set_in_motion(scenario: Builder) -> None:
    table = archenemy(scenario).sets_in_motion("Reign", "Gloat")
    assert table.schemes(table.seat(0)) == ["Reign"]
    assert table.scheme_deck(table.seat(0)) == ["Gloat"]
    table.sets_in_motion()
    assert table.schemes(table.seat(0)) == ["Reign", "Gloat"]
    table.resolve_stack().sets_in_motion()
    assert table.scheme_deck(table.seat(0)) == [], "Gloat, which is the only one, is set in motion again"


@rule("701.32a")
def test_only_an_archenemy_sets_schemes_in_motion(scenario: Builder) -> None:
    table = archenemy(scenario)
    table.place(table.seat(1).number, "Gloat", SCHEME_DECK)
    table.game.emit(SetInMotion(table.seat(1).number))
    assert table.scheme_deck(table.seat(1)) == ["Gloat"]
    plain = scenario(seats=2).knows(*CARDS)
    plain.place(plain.seat(0).number, "Gloat", SCHEME_DECK)
    plain.game.emit(SetInMotion(plain.seat(0).number))
    assert plain.schemes(plain.seat(0)) == [], "in no other game"


@rule("701.32c", "614.1a")
def test_several_schemes_are_set_in_motion_one_at_a_time(scenario: Builder) -> None:
    table = archenemy(scenario).sets_in_motion("More")
    table.resolve_stack().sets_in_motion("Gloat", "Reign", "Boast", "Sulk")
    lines = [line for line in table.log if " sets " in line and "in motion" in line][1:]
    assert [name in line for name, line in zip(("Gloat", "Reign", "Boast"), lines, strict=True)] == [True] * 3
    assert table.schemes(table.seat(0)) == ["Gloat", "Reign", "Boast"]
    table.to_priority(table.seat(0).number)
    assert len(table.stack) == 2, "Reign has no such ability"
    table.resolve_stack().sets_in_motion()
    assert "Reign" in table.schemes(table.seat(0)) and table.scheme_deck(table.seat(0))[:1] == ["More"]


@rule("701.32c", "614.5")
def test_two_such_effects_apply_one_after_the_other(scenario: Builder) -> None:
    table = archenemy(scenario).knows(
        card("Much More", "", "Scheme", When(SetsInMotion(THIS), NextSchemes(2), NextSchemes(4)))
    )
    table.sets_in_motion("Much More").resolve_stack()
    table.sets_in_motion(*["Gloat"] * 9)
    asked = table.asked(purpose=FOR_REPLACEMENT)
    assert asked.seat == table.seat(0).number, "who sets schemes in motion chooses which comes first (CR 616.1)"
    table.answer(asked.candidates[:1])
    assert len(table.schemes(table.seat(0))) == 5, "instead of the first of two, four; or the other way round"


# when they are over --------------------------------------------------------------------------------------------------
@rule("904.10", "314.6", "704.6e")
def test_a_scheme_goes_to_the_bottom_once_no_ability_of_a_scheme_waits(scenario: Builder) -> None:
    table = archenemy(scenario).sets_in_motion("Gloat", "Boast", "Sulk")
    assert table.schemes(table.seat(0)) == ["Gloat"], "its ability is on the stack"
    gone = table.game.state.ids(table.seat(0).number, COMMAND)[-1]
    table.resolve_stack()
    assert table.schemes(table.seat(0)) == []
    assert table.scheme_deck(table.seat(0)) == ["Boast", "Sulk", "Gloat"], "face down, at the bottom"
    assert table.game.state.objs[gone].zone == GONE, "a new object (CR 400.9)"
    assert any("Gloat goes to the bottom" in line and "704.6e" in line for line in table.log)


@rule("904.10", "704.6e")
def test_a_scheme_waits_for_abilities_of_any_scheme(scenario: Builder) -> None:
    table = archenemy(scenario).sets_in_motion("Gloat")
    table.sets_in_motion("Sulk")
    assert table.schemes(table.seat(0)) == ["Gloat", "Sulk"], "Sulk has no ability that triggers, and waits for Gloat's"
    table.resolve_stack()
    assert table.schemes(table.seat(0)) == []


@rule("704.6e")
def test_one_without_such_an_ability_is_gone_before_anybody_has_priority(scenario: Builder) -> None:
    table = archenemy(scenario).sets_in_motion("Sulk")
    assert table.schemes(table.seat(0)) == [] and table.scheme_deck(table.seat(0)) == ["Sulk"]


@rule("904.11", "205.4h", "314.6")
def test_an_ongoing_scheme_stays_until_it_is_abandoned(scenario: Builder) -> None:
    table = archenemy(scenario).sets_in_motion("Wait", "Gloat")
    table.to_step(END)
    assert table.schemes(table.seat(0)) == ["Wait"]
    table.resolve_stack()
    assert table.schemes(table.seat(0)) == []
    assert table.scheme_deck(table.seat(0)) == ["Gloat", "Wait"]
    assert any("abandons Wait" in line and "701.33" in line for line in table.log)


@rule("701.33a", "701.33b")
def test_only_an_ongoing_scheme_that_is_face_up_is_abandoned(scenario: Builder) -> None:
    table = archenemy(scenario).sets_in_motion("Gloat", "Reign")
    face_up = table.game.state.ids(table.seat(0).number, COMMAND)[-1]
    face_down = table.game.state.ids(table.seat(0).number, SCHEME_DECK)[-1]
    assert not abandon(table.game, face_up, -1), "no ongoing one"
    assert not abandon(table.game, face_down, -1), "face down"
    table.resolve_stack().sets_in_motion()
    reign = table.game.state.ids(table.seat(0).number, COMMAND)[-1]
    assert abandon(table.game, reign, -1)
    assert table.scheme_deck(table.seat(0)) == ["Gloat", "Reign"]


# what a scheme is ----------------------------------------------------------------------------------------------------
@rule("904.8", "314.4", "113.6p")
def test_abilities_of_face_up_schemes_function_in_the_command_zone(scenario: Builder) -> None:
    table = archenemy(scenario)
    bears = table.seat(0).has("Grizzly Bears")
    theirs = table.seat(1).has("Grizzly Bears")
    table.place(table.seat(0).number, "Reign", SCHEME_DECK)
    assert (bears.power, bears.toughness) == (2, 2), "face down it does nothing"
    table.sets_in_motion()
    assert (bears.power, bears.toughness) == (4, 4) and (theirs.power, theirs.toughness) == (2, 2)
    before = table.seat(0).life
    reign = Permanent(table, table.game.state.ids(table.seat(0).number, COMMAND)[-1])
    table.seat(0).activates(reign).resolves()
    assert table.seat(0).life == before + 1
    abandon(table.game, reign.id, -1)
    assert (bears.power, bears.toughness) == (2, 2)


@rule("904.7", "314.5", "109.4f")
def test_owner_and_controller_of_a_scheme(scenario: Builder) -> None:
    table = archenemy(scenario, variant="supervillain-rumble").sets_in_motion("Reign")
    o = table.game.state.objs[table.game.state.ids(table.seat(0).number, COMMAND)[-1]]
    assert o.owner == o.controller == table.seat(0).number
    bears = table.seat(1).has("Grizzly Bears")
    assert (bears.power, bears.toughness) == (2, 2)


@rule("904.4", "314.2", "400.4b")
def test_schemes_stay_in_the_command_zone(scenario: Builder) -> None:
    table = archenemy(scenario).sets_in_motion("Reign", "Gloat")
    seat = table.seat(0).number
    reign = table.game.state.ids(seat, COMMAND)[-1]
    deck = table.game.state.ids(seat, SCHEME_DECK)[-1]
    for zone in (HAND, GRAVEYARD):
        table.game.emit(ZoneChange(reign, COMMAND, zone, seat))
        table.game.emit(ZoneChange(deck, SCHEME_DECK, zone, seat))
    assert table.schemes(table.seat(0)) == ["Reign"] and table.scheme_deck(table.seat(0)) == ["Gloat"]
    assert "Reign" not in [o.id for o in table.to_priority(seat).options], "nor is it cast"


@rule("314.3", "205.3r")
def test_schemes_have_no_subtypes() -> None:
    with pytest.raises(Exception, match="subtypes"):
        card("Odd", "", "Scheme - Plot", When(SetsInMotion(THIS), Draw(1)))


@rule("314.7", "109.2d")
def test_this_scheme_means_the_scheme_with_the_ability(scenario: Builder) -> None:
    table = archenemy(scenario).knows(card("Wait 2", "", "Ongoing Scheme", At(BeginningOf(END), Abandon(THIS))))
    table.sets_in_motion("Wait 2").sets_in_motion("Reign").to_step(END).resolve_stack()
    assert table.schemes(table.seat(0)) == ["Reign"]


@rule("314.6", "400.2")
def test_a_scheme_deck_is_seen_by_nobody(scenario: Builder) -> None:
    table = archenemy(scenario).sets_in_motion("Reign", "Gloat")
    deck = table.game.state.ids(table.seat(0).number, SCHEME_DECK)[-1]
    for seat in table.seats():
        view = observe(table.game, seat.number)
        assert view.find(deck) is None
        assert [o.name for o in view.command(table.seat(0).number)] == ["Reign"]


@rule("800.4a", "904.7")
def test_schemes_leave_the_game_with_their_owner(scenario: Builder) -> None:
    table = archenemy(scenario, variant="supervillain-rumble").sets_in_motion("Reign", "Gloat")
    table.seat(0).concedes()
    assert table.schemes(table.seat(0)) == [] and table.scheme_deck(table.seat(0)) == []


# Supervillain Rumble -------------------------------------------------------------------------------------------------
@rule("904.12", "904.12a", "904.12b")
def test_in_a_rumble_everybody_is_an_archenemy() -> None:
    table = choice("supervillain-rumble", seats=5).table()
    assert table.archenemies == [0, 1, 2, 3, 4] and len(table.teams) == 5
    assert not table.shared_turns and table.attack == ATTACK_MULTIPLE
    for wish in ({"range": 1}, {"attack": "right"}, {"deploy": True}):
        with pytest.raises(TableError, match=r"904\.12a"):
            choice("supervillain-rumble", seats=4, **wish).table()  # type: ignore[arg-type]


@rule("904.12c", "904.5")
def test_a_rumble_begins_with_a_random_player_and_forty_life_each() -> None:
    starters = set()
    for seed in range(20):
        state = apnap.new_game(variant="supervillain-rumble", seed=seed, start=False).play.state
        starters.add(int(state.starter))
        assert [p.life for p in state.players] == [40] * 4
        assert [len(state.ids(s, SCHEME_DECK)) for s in range(4)] == [20] * 4
    assert len(starters) == 4


@rule("904.12c", "904.9")
def test_in_a_rumble_each_sets_their_own_schemes_in_motion(scenario: Builder) -> None:
    table = archenemy(scenario, variant="supervillain-rumble")
    for i, name in enumerate(("Gloat", "Boast", "Reign", "Wait")):
        table.place(table.seat(i).number, name, SCHEME_DECK)
    table.to_step(MAIN1, table.seat(1))
    assert table.schemes(table.seat(1)) == ["Boast"] and table.schemes(table.seat(0)) == []
    table.to_step(MAIN1, table.seat(2))
    assert table.schemes(table.seat(2)) == ["Reign"]


# Archenemy Commander -------------------------------------------------------------------------------------------------
def commander_table(scenario: Builder) -> Scenario:
    return scenario(seats=4, variant="archenemy+commander").knows(*CARDS)


@rule("904.13", "904.13a", "904.13b")
def test_archenemy_commander_is_commander_with_sixty_life_each_side() -> None:
    game: Game = apnap.new_game(variant="archenemy-commander", start=False)
    state = game.play.state
    assert state.table.commander and state.table.commander_damage == 21 and state.table.archenemies == [0]
    assert [state.life(s) for s in range(4)] == [60, 60, 60, 60]
    assert all(len(p.commanders) >= 1 for p in state.players)
    assert state.table.life_of == [0, 1, 1, 1]


@rule("904.13b", "810.9", "810.8a")
def test_the_team_loses_life_and_the_game_together(scenario: Builder) -> None:
    table = commander_table(scenario)
    table.seat(0).casts("Lightning Bolt", at=[table.seat(2)]).resolves()
    assert [table.seat(i).life for i in range(4)] == [60, 57, 57, 57]
    table.seat(3).at(life=3)
    table.seat(0).casts("Lightning Bolt", at=[table.seat(2)]).resolves()
    assert table.game.state.over and table.game.winners() == [table.seat(0).number]


@rule("904.13c", "704.5c")
def test_poison_is_not_shared(scenario: Builder) -> None:
    table = commander_table(scenario)
    table.game.state.edit_player(table.seat(1).number).poison = 9
    table.game.state.edit_player(table.seat(2).number).poison = 10
    table.refresh()
    assert [table.seat(i).in_game for i in range(4)] == [True, True, False, True]
    table.game.state.edit_player(table.seat(0).number).poison = 10
    table.refresh()
    assert table.game.state.over and table.seat(1).number in table.game.winners()


@rule("904.13d")
def test_with_commanders_a_scheme_deck_has_ten_different_schemes() -> None:
    names = scheme_names()
    assert check_scheme_deck(scheme_deck("".join(f"1 {n}\n" for n in names[:10])), commander=True) == []
    few = scheme_deck("".join(f"1 {n}\n" for n in names[:9]))
    assert [p.rule for p in check_scheme_deck(few, commander=True)] == ["904.13d"]
    twice = scheme_deck("".join(f"2 {n}\n" for n in names[:10]))
    assert [p.rule for p in check_scheme_deck(twice, commander=True)] == ["904.13d"] * 10


@rule("904.9", "701.32b")
def test_an_empty_scheme_deck_does_nothing(scenario: Builder) -> None:
    table = archenemy(scenario).sets_in_motion("Reign")
    table.to_step(MAIN2).to_step(MAIN1, table.seat(0))
    assert table.schemes(table.seat(0)) == ["Reign"] and table.scheme_deck(table.seat(0)) == []
    assert sum(" sets " in line for line in table.log) == 1


@rule("904.12c", "904.13a")
def test_a_supervillain_rumble_with_commanders() -> None:
    state = apnap.new_game(variant="supervillain-rumble+commander", start=False).play.state
    assert [state.life(s) for s in range(4)] == [40] * 4
    assert [len(state.ids(s, SCHEME_DECK)) for s in range(4)] == [20] * 4
    assert state.table.life_of == [0, 1, 2, 3]
    names = scheme_names()
    ten = decks.load("elves")
    ten = Deck(ten.name, (*ten.sections, *scheme_deck("".join(f"1 {n}\n" for n in names[:10])).sections[1:]))
    apnap.new_game([ten], variant="archenemy-commander", start=False)
    with pytest.raises(DeckError, match=r"904\.3"):
        apnap.new_game([ten], variant="supervillain-rumble+commander", start=False)


@rule("727.2", "904.4")
def test_a_restarted_game_has_its_schemes_and_vanguards(scenario: Builder) -> None:
    table = scenario(seats=4, variant="archenemy+vanguard", vanguards=["Urza", "Serra"]).knows(*CARDS)
    for name in ("Gloat", "Boast", "Sulk"):
        table.place(table.seat(0).number, name, SCHEME_DECK)
    table.sets_in_motion("Reign")
    karn = table.seat(0).has("Karn Liberated", counters={"loyalty": 20})
    table.seat(0).activates(karn, 2)
    table.run(lambda d: d.kind == D_MULLIGAN, "opening hands")
    assert sorted(table.scheme_deck(table.seat(0))) == ["Boast", "Gloat", "Reign", "Sulk"]
    assert table.seat(0).command == ["Urza"] and table.seat(1).command == ["Serra"]
    assert [table.seat(i).life for i in range(4)] == [50, 21, 30, 21]
    assert len(table.seat(0).hand) == 6 and table.seat(0).library_size == 20 + 1 - 6


@rule("904.6", "729.2")
@pytest.mark.parametrize("seed", range(6))
def test_the_archenemy_takes_the_first_turn_of_a_subgame_too(scenario: Builder, seed: int) -> None:
    table = archenemy(scenario)
    table.next_turn()
    hero = table.active[0]
    table.to_step(MAIN1, hero)
    table.game.state.seed(seed)
    hero.casts("Shahrazad")
    table.run(lambda d: d.kind == D_MULLIGAN, "a subgame to begin")
    table.run(lambda d: d.kind == D_PRIORITY, "its first turn")
    assert list(table.turn.active) == list(table.game.state.table.archenemies) and hero not in table.active
