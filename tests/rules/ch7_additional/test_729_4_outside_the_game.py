"""Cards from outside the game, and the main game as what is outside a subgame. CR 400.11, 729.4, 729.5."""

from __future__ import annotations

import pytest

from apnap import library
from apnap.abilities.cards import card
from apnap.abilities.effects.durations import UntilEndOfTurn
from apnap.abilities.effects.life import GainLife
from apnap.abilities.events.object_events import Leaves
from apnap.abilities.events.triggers import Whenever
from apnap.abilities.filters import CREATURE, PERMANENT
from apnap.abilities.statics.changes import YouControl
from apnap.abilities.targets import Target
from apnap.agents import FirstAgent
from apnap.rules.ch1_concepts.setup import new_state
from apnap.rules.ch4_zones.outside import stays_outside
from apnap.rules.ch7_additional.components import component_of
from apnap.rules.ch8_multiplayer.table import TableRules
from apnap.rules.core.constants import BATTLEFIELD, EXILE, GONE, MAIN1, OUTSIDE, PHASED_OUT, STACK
from apnap.rules.core.decisions import D_MULLIGAN, FOR_COMMANDER, FOR_SEARCH
from apnap.rules.core.objects import NO_CARD
from apnap.rules.core.play import Play
from apnap.rules.views.view import observe
from apnap.testing import example, rule
from apnap.testing.plugin import Builder
from apnap.testing.scenario import Permanent, Scenario, Seat

LOAN = card("Loan", "{U}", "Instant", UntilEndOfTurn(Target(PERMANENT), YouControl()))
BELL = card("Parting Bell", "{1}", "Artifact", Whenever(Leaves(CREATURE), GainLife(1)))


def aside(seat: Seat, *names: str) -> list[int]:
    """Cards in the sideboard of a player."""
    table = seat.table
    return [table.place(seat.number, name, OUTSIDE) for name in names]


def outside(seat: Seat) -> list[str]:
    return seat.table.names(seat.number, OUTSIDE)


def tell(table: Scenario) -> None:
    """Seat 0 casts Shahrazad, and the subgame is at the first main phase of seat 0."""
    table.seat(0).casts("Shahrazad")
    table.run(lambda d: d.kind == D_MULLIGAN, "a subgame to begin")
    table.to_step(MAIN1, table.seat(0))


def come_home(table: Scenario) -> None:
    for seat in table.seats()[1:]:
        seat.concedes()
    assert table.game.state.frame is None


def chosen(table: Scenario, seat: Seat, wish: str, name: str) -> None:
    """A player casts a wish, and takes the card of that name."""
    seat.casts(wish)
    decision = table.asked(seat, FOR_SEARCH)
    pick = [id for id in decision.candidates if table.game.char(id).name == name]
    table.answer(pick[:1])
    table.resolve_stack()


# sideboards ----------------------------------------------------------------------------------------------------------
@rule("400.11", "400.11a", "400.11b")
def test_a_wish_takes_a_card_that_fits_from_the_sideboard(scenario: Builder) -> None:
    table = scenario()
    aside(table.seat(0), "Grizzly Bears", "Shock", "Wrath of God")
    aside(table.seat(1), "Damnation")
    table.seat(0).casts("Burning Wish")
    decision = table.asked(table.seat(0), FOR_SEARCH)
    assert [table.game.char(id).name for id in decision.candidates] == ["Wrath of God"]
    table.answer(list(decision.candidates))
    assert table.seat(0).hand == ["Wrath of God"] and outside(table.seat(0)) == ["Grizzly Bears", "Shock"]
    assert table.seat(0).exile == ["Burning Wish"]
    seen = observe(table.game, table.seat(1).number).hand(table.seat(0).number)
    assert [s.name for s in seen] == ["Wrath of God"]  # it was revealed


@rule("400.11b")
def test_nothing_has_to_be_taken(scenario: Builder) -> None:
    table = scenario()
    aside(table.seat(0), "Wrath of God")
    table.seat(0).casts("Burning Wish").resolves()
    assert table.seat(0).hand == [] and outside(table.seat(0)) == ["Wrath of God"]
    table.seat(1).casts("Cunning Wish").resolves()  # there is nothing
    assert table.seat(1).exile == ["Cunning Wish"]


@rule("400.11c")
def test_nothing_else_reaches_a_card_outside_the_game(scenario: Builder) -> None:
    table = scenario()
    (id,) = aside(table.seat(0), "Grizzly Bears")
    table.seat(0).casts("Wrath of God").resolves()
    assert table.game.state.objs[id].zone == OUTSIDE
    assert observe(table.game, table.seat(1).number).outside(table.seat(0).number) == []
    assert [s.id for s in observe(table.game, table.seat(0).number).outside(table.seat(0).number)] == [id]


@rule("108.5")
def test_no_plane_is_wished_for(scenario: Builder) -> None:
    table = scenario().knows(card("Somewhere", "", "Plane - Nowhere"))
    aside(table.seat(0), "Somewhere")
    table.seat(0).casts("Death Wish").resolves()
    assert table.seat(0).hand == [] and outside(table.seat(0)) == ["Somewhere"]


@rule("903.11")
def test_no_wish_reaches_outside_a_commander_game_where_the_table_forbids_it(scenario: Builder) -> None:
    table = scenario(2, commander=True)
    table.game.state.table.outside_cards = False
    aside(table.seat(0), "Wrath of God")
    table.seat(0).casts("Burning Wish").resolves()
    assert table.seat(0).hand == [] and outside(table.seat(0)) == ["Wrath of God"]


# the main game is outside --------------------------------------------------------------------------------------------
@rule("729.4")
def test_all_that_the_main_game_holds_is_outside_the_subgame(scenario: Builder) -> None:
    table = scenario(2)
    one = table.seat(0)
    aside(one, "Wrath of God")
    one.has("Grizzly Bears")
    one.holds("Shock")
    one.buried("Hill Giant")
    table.seat(1).has("Savannah Lions")
    tell(table)
    assert sorted(outside(one)) == ["Grizzly Bears", "Hill Giant", "Shahrazad", "Shock", "Wrath of God"]
    assert outside(table.seat(1)) == ["Savannah Lions"]
    assert one.battlefield == [] and one.graveyard == []


@rule("729.4")
def test_players_who_are_not_in_the_subgame_are_outside_of_it(scenario: Builder) -> None:
    table = scenario(3)
    table.seat(2).has("Hill Giant")
    table.seat(2).concedes()
    tell(table)
    assert not table.seat(2).in_game and outside(table.seat(2)) == []


@rule("729.4", "729.4a", "729.5")
@example("729.5", 1)
def test_a_card_of_the_main_game_is_brought_in_and_goes_home_to_the_library(scenario: Builder) -> None:
    table = scenario(2).knows(BELL)
    one = table.seat(0)
    bears = one.has("Grizzly Bears")
    table.seat(1).has("Parting Bell")
    life = table.seat(1).life
    tell(table)
    size = one.library_size + len(one.hand)
    chosen(table, one, "Living Wish", "Grizzly Bears")
    assert "Grizzly Bears" in one.hand and outside(one) == ["Shahrazad"]
    one.casts("Grizzly Bears").resolves()
    assert one.battlefield == ["Grizzly Bears"] and table.seat(1).life == 20  # nothing triggers in this game
    table.seat(1).concedes()
    assert table.game.state.frame is None
    assert one.battlefield == [] and bears.zone == "gone"
    assert one.library_size == size + 2  # the bears, and the wish that was not of the deck
    library = table.names(one.number, 0)
    assert "Grizzly Bears" in library
    # only now it triggers: Shahrazad has resolved, and the ability is on the stack
    assert one.graveyard == ["Shahrazad"] and len(table.stack) == 1
    half = (life + 1) // 2
    assert table.seat(1).life == life - half
    table.resolve_stack()
    assert table.seat(1).life == life - half + 1


@rule("729.5")
@example("729.5", 1)
def test_a_card_from_outside_the_main_game_goes_home_to_the_library_too(scenario: Builder) -> None:
    """The example of the rule: from the main game, or from outside of it."""
    table = scenario(2)
    one = table.seat(0)
    aside(one, "Wrath of God", "Damnation")
    tell(table)
    chosen(table, one, "Burning Wish", "Wrath of God")
    come_home(table)
    assert "Wrath of God" in table.names(one.number, 0)
    assert outside(one) == ["Damnation"]


@rule("729.5")
def test_the_spell_that_created_the_subgame_may_be_brought_into_it(scenario: Builder) -> None:
    """It finishes resolving all the same, though its card is no longer on the stack."""
    table = scenario(2)
    one, two = table.seat(0), table.seat(1)
    tell(table)
    chosen(table, one, "Burning Wish", "Shahrazad")
    assert "Shahrazad" in one.hand
    come_home(table)
    assert two.life == 10 and one.life == 20
    assert one.graveyard == [] and table.stack == []
    assert table.names(one.number, 0).count("Shahrazad") == 1


@rule("729.4a", "729.5")
def test_a_card_from_a_hand_a_graveyard_and_exile(scenario: Builder) -> None:
    table = scenario(2)
    one = table.seat(0)
    one.holds("Shock")
    one.buried("Opt")
    table.place(one.number, "Fog", EXILE)
    tell(table)
    for name in ("Shock", "Opt", "Fog"):
        chosen(table, one, "Cunning Wish", name)
        assert name in one.hand
    come_home(table)
    library = table.names(one.number, 0)
    assert all(library.count(name) == 1 for name in ("Shock", "Opt", "Fog"))
    assert one.hand == [] and one.exile == [] and "Opt" not in one.graveyard


@rule("729.4")
def test_a_face_down_card_that_its_owner_may_not_look_at_stays(scenario: Builder) -> None:
    table = scenario(2)
    one = table.seat(0)
    id = table.place(one.number, "Shock", EXILE)
    table.game.state.edit(id).face_down = True
    tell(table)
    assert outside(one) == ["Shahrazad"]


@rule("729.4")
def test_a_face_down_creature_is_outside_for_an_owner_who_controls_it(scenario: Builder) -> None:
    """Who controls it may look at it. Another controls the second one, and its owner may not."""
    table = scenario(2).knows(LOAN)
    one = table.seat(0)
    for name in ("Battering Craghorn", "Monastery Flock"):
        one.casts(name, part="morph").resolves()
    down = [Permanent(table, id) for id in table.game.state.ids(one.number, BATTLEFIELD)]
    table.seat(1).casts("Loan", at=[down[1]]).resolves()
    assert down[0].controller == one and down[1].controller == table.seat(1)
    tell(table)
    assert sorted(outside(one)) == ["Battering Craghorn", "Shahrazad"]


@rule("729.4")
def test_which_objects_of_the_main_game_are_outside(scenario: Builder) -> None:
    """Cards that their owner may look at, each by itself: no tokens, no part of a merged permanent."""
    table = scenario(seats=2)
    you = table.seat(0)
    bear, merged, token, stack, hidden, known, phased, lent = you.have(*["Grizzly Bears"] * 8)
    state = table.game.state.fork()
    state.edit(merged.id).components = [component_of(state.objs[merged.id])]
    state.edit(token.id).number = NO_CARD
    for p, zone in ((stack, STACK), (hidden, EXILE), (known, EXILE), (phased, PHASED_OUT), (lent, PHASED_OUT)):
        state.edit(p.id).zone = zone
        state.edit(p.id).face_down = True
    state.edit(known.id).known_to = 1 << you.number
    state.edit(lent.id).controller = table.seat(1).number
    judged = [stays_outside(state.objs[p.id]) for p in (bear, merged, token, stack, hidden, known, phased, lent)]
    assert judged == [True, False, False, True, False, True, True, False]


@rule("729.5")
@pytest.mark.parametrize("limit", [1, 7])
def test_a_game_that_is_bounded_stops_at_its_bound(limit: int) -> None:
    deck = [library.find("Forest")] * 20
    play = Play(new_state(TableRules(2).seal(), [deck, deck], 1), [FirstAgent(), FirstAgent()], ["Ann", "Bob"])
    for asked in range(limit):
        play.decisions_asked = asked
        assert play.goes_on(limit)
    play.decisions_asked = limit
    assert not play.goes_on(limit) and not play.state.over


@rule("729.6", "729.4")
def test_a_card_through_two_games(scenario: Builder) -> None:
    """In a subgame of a subgame both games around it are outside; the card goes home one game at a time."""
    table = scenario(2)
    one = table.seat(0)
    bears = one.has("Grizzly Bears")
    tell(table)
    one.casts("Shahrazad")
    table.run(lambda d: d.kind == D_MULLIGAN, "another subgame to begin")
    table.to_step(MAIN1, one)
    there = [name for name in outside(one) if name != "Forest"]  # those are in the hand of the first subgame
    assert sorted(there) == ["Grizzly Bears", "Shahrazad", "Shahrazad"]
    chosen(table, one, "Living Wish", "Grizzly Bears")
    table.seat(1).concedes()
    frame = table.game.state.frame
    assert frame is not None and frame.depth == 1
    assert "Grizzly Bears" in table.names(one.number, 0) and "Grizzly Bears" not in outside(one)
    table.seat(1).concedes()
    assert table.game.state.frame is None
    assert "Grizzly Bears" in table.names(one.number, 0) and bears.zone == "gone" and one.battlefield == []


@rule("729.5", "800.4a")
def test_a_player_who_leaves_the_subgame_keeps_what_was_never_in_it(scenario: Builder) -> None:
    table = scenario(3)
    one = table.seat(0)
    bears = one.has("Grizzly Bears")
    aside(one, "Wrath of God")
    size = one.library_size
    one.casts("Shahrazad")
    table.run(lambda d: d.kind == D_MULLIGAN, "a subgame to begin")
    one.concedes()
    table.seat(1).concedes()
    assert table.game.state.frame is None
    assert one.battlefield == ["Grizzly Bears"] and bears.stayed and outside(one) == ["Wrath of God"]
    assert one.library_size == size


@rule("729.4a")
def test_forks_and_wishes_in_a_subgame(scenario: Builder) -> None:
    table = scenario(2)
    one = table.seat(0)
    bears = one.has("Grizzly Bears")
    tell(table)
    before = table.game.fork()
    chosen(table, one, "Living Wish", "Grizzly Bears")
    come_home(table)
    assert bears.zone == "gone"
    before.concede(table.seat(1).number)
    state = before.state
    assert state.frame is None and state.objs[bears.id].zone != GONE  # that game went another way


@rule("729.4a", "729.5", "801.10")
def test_what_was_brought_in_is_gone_from_the_main_game_however_far_its_owner_sits(scenario: Builder) -> None:
    """Seat 0 tells the tale and does not reach seat 2, who wishes for something of theirs in it."""
    table = scenario(5, range_of_influence=1).knows(BELL)
    three = table.seat(2)
    bears = three.has("Grizzly Bears")
    table.seat(3).has("Parting Bell")
    tell(table)
    table.to_step(MAIN1, three)
    chosen(table, three, "Living Wish", "Grizzly Bears")
    come_home(table)
    assert bears.zone == "gone" and three.battlefield == []
    assert table.names(three.number, 0).count("Grizzly Bears") == 1
    table.resolve_stack()
    assert table.seat(3).life == 21  # it saw them leave, as they sit side by side


@rule("729.5c", "903.9b", "801.10")
def test_a_commander_comes_home_however_far_its_owner_sits(scenario: Builder) -> None:
    table = scenario(5, range_of_influence=1, commander=True)
    three = table.seat(2)
    three.leads("Isamaru, Hound of Konda")
    tell(table)
    table.to_step(MAIN1, three)
    three.casts("Isamaru, Hound of Konda").resolves()
    for seat in (table.seat(0), table.seat(1), table.seat(3), table.seat(4)):
        seat.concedes()
    table.asked(three, FOR_COMMANDER)
    table.answer([1])
    assert three.command == ["Isamaru, Hound of Konda"] and table.game.state.frame is None
