"""Planechase: planar decks, the planar die, planeswalking, phenomena. CR 901, 311, 312, 701.31.

Players who leave, teams and range of influence are in test_901_10_leaving_and_variants.py.
"""

from __future__ import annotations

from apnap import library
from apnap.abilities.activated import Activate
from apnap.abilities.cards import card
from apnap.abilities.casual.planes import (
    CHAOS_ENSUES,
    Encounters,
    PlaneswalksAway,
    PlaneswalksTo,
    RollsPlanarDie,
    UntilPlaneswalk,
)
from apnap.abilities.effects.coins_and_dice import RollsDice
from apnap.abilities.effects.life import GainLife, LoseLife
from apnap.abilities.effects.player_actions import Draw
from apnap.abilities.events.player_events import BeginningOf
from apnap.abilities.events.triggers import At, When, Whenever
from apnap.abilities.filters import CREATURE, YOU_CONTROL
from apnap.abilities.players import EACH_OPPONENT, YOU
from apnap.abilities.selectors import Each
from apnap.abilities.statics.changes import Gets
from apnap.abilities.statics.continuous import Always
from apnap.rules.ch2_cards.printed import CardDef
from apnap.rules.ch9_casual.planar_die import BLANK_FACE, CHAOS_FACE, PLANESWALKER_FACE
from apnap.rules.core.constants import END, MAIN2, PLANAR_DECK, UPKEEP
from apnap.rules.core.decisions import O_ACTIVATE
from apnap.rules.views.view import observe
from apnap.testing import rule
from apnap.testing.plugin import Builder
from apnap.testing.scenario import Scenario


def plane(name: str, *more: Whenever | When | At | Always | Activate) -> CardDef:
    """A plane on which chaos gives its controller a life."""
    return card(name, "", "Plane - Nowhere", *more, Whenever(CHAOS_ENSUES, GainLife(1)))


FIRST, SECOND, THIRD = plane("First"), plane("Second"), plane("Third")
ROOMY = plane("Roomy", Always(Each(CREATURE, YOU_CONTROL), Gets(1, 1)))
WELCOMING = plane("Welcoming", When(PlaneswalksTo(), GainLife(5)), When(PlaneswalksAway(), LoseLife(3)))
DAILY = plane("Daily", At(BeginningOf(UPKEEP, whose=YOU), GainLife(2)))
USEFUL = plane("Useful", Activate("{0}", GainLife(10)))
STRONG = card(
    "Strong",
    "",
    "Plane - Nowhere",
    Whenever(CHAOS_ENSUES, UntilPlaneswalk(Each(CREATURE, YOU_CONTROL), Gets(3, 3))),
)
GAMBLING = plane("Gambling", Whenever(RollsPlanarDie(), Draw(1)))
DRAIN = card("Drain", "", "Plane - Nowhere", Whenever(CHAOS_ENSUES, LoseLife(1, who=EACH_OPPONENT)))
OMEN = card("Omen", "", "Phenomenon", When(Encounters(), GainLife(7)))
DICE = card("Lucky Dice", "{1}", "Artifact", Whenever(RollsDice(), GainLife(1)))
THREE = (FIRST, SECOND, THIRD)


def planechase(scenario: Builder, *cards: CardDef, seats: int = 4, variant: str = "planechase") -> Scenario:
    """A table at which everybody has this planar deck, the top card first."""
    return scenario(seats=seats, variant=variant, planes=[cards])


# beginning ---------------------------------------------------------------------------------------------------------


@rule("901.5", "103.7", "901.4")
def test_the_starting_player_turns_up_a_plane(scenario: Builder) -> None:
    table = planechase(scenario, *THREE)
    assert table.planes == ["First"]
    assert table.planar_deck(table.seat(0)) == ["Second", "Third"]
    assert table.planar_deck(table.seat(1)) == ["First", "Second", "Third"]
    assert table.plane("First").zone == "command zone"


@rule("901.5", "103.7")
def test_phenomena_are_passed_over_and_nothing_triggers(scenario: Builder) -> None:
    table = planechase(scenario, OMEN, WELCOMING, FIRST)
    assert table.planes == ["Welcoming"]
    assert table.planar_deck(table.seat(0)) == ["First", "Omen"]
    assert table.stack == [] and table.seat(0).life == 20


@rule("901.5", "103.7")
def test_the_plane_is_turned_up_once_all_hands_are_kept(scenario: Builder) -> None:
    table = scenario(seats=4, variant="planechase", planes=[THREE], opening=True)
    while not table.game.state.turn().active:
        assert table.planes == []
        table.answer([0])
    assert len(table.planes) == 1
    assert table.planar_controller in table.active


@rule("901.3")
def test_planar_decks_are_shuffled_and_hidden(scenario: Builder) -> None:
    table = planechase(scenario, *THREE)
    seen = observe(table.game, 1).to_dict()
    text = str(seen)
    assert "First" in text and "Second" not in text


# the planar controller ---------------------------------------------------------------------------------------------


@rule("901.6", "311.5", "109.4d")
def test_the_active_player_controls_the_plane(scenario: Builder) -> None:
    table = planechase(scenario, ROOMY, SECOND)
    bears = [seat.has("Grizzly Bears") for seat in table.seats()]
    for i in (0, 1, 2):
        assert table.planar_controller == table.seat(i)
        assert table.plane("Roomy").controller == table.seat(i)
        assert table.plane("Roomy").owner == table.seat(0)
        assert [b.power for b in bears] == [3 if s == i else 2 for s in range(4)]
        table.next_turn()


@rule("901.7", "311.4", "113.6p")
def test_abilities_of_a_plane_work_in_the_command_zone(scenario: Builder) -> None:
    table = planechase(scenario, USEFUL, SECOND)
    table.seat(0).activates(table.plane("Useful"))
    table.resolve_stack()
    assert table.seat(0).life == 30
    table.to_turn(table.seat(1)).to_step(MAIN2)
    assert table.seat(1).can(O_ACTIVATE, table.plane("Useful"))


@rule("901.7", "311.4")
def test_triggered_abilities_of_a_plane_are_those_of_the_active_player(scenario: Builder) -> None:
    table = planechase(scenario, DAILY, SECOND)
    table.to_turn(table.seat(1)).to_step(MAIN2)
    assert [seat.life for seat in table.seats()] == [20, 22, 20, 20]


# the planar die ----------------------------------------------------------------------------------------------------


@rule("901.9", "116.2i")
def test_the_die_is_rolled_in_a_main_phase_with_an_empty_stack(scenario: Builder) -> None:
    table = planechase(scenario, *THREE)
    assert table.may_roll(table.seat(0))
    table.seat(0).casts("Shock", at=[table.seat(1)])
    assert not table.may_roll(table.seat(0))
    assert not table.may_roll(table.seat(1))
    table.resolve_stack()
    table.to_step(END)
    assert not table.may_roll(table.seat(0))


def tapped(table: Scenario) -> int:
    state = table.game.state
    return sum(state.objs[id].tapped for id in state.ids(table.seat(0).number, 5))


@rule("901.9", "116.2i")
def test_rolling_costs_more_each_time_and_nothing_in_the_next_turn(scenario: Builder) -> None:
    table = planechase(scenario, *THREE)
    me = table.seat(0)
    me.have("Forest", "Forest", "Forest")
    table.rolls(me, BLANK_FACE)
    assert me.permanent("Forest") and sum(p.tapped for p in me.have("Forest", "Forest")) == 0
    table.rolls(me, BLANK_FACE)
    assert tapped(table) == 1
    table.rolls(me, BLANK_FACE)
    assert tapped(table) == 3
    table.to_turn(table.seat(1)).to_turn(me).to_step(MAIN2)
    table.rolls(me, BLANK_FACE)
    assert tapped(table) == 0


@rule("901.9")
def test_without_mana_there_is_no_second_roll(scenario: Builder) -> None:
    table = planechase(scenario, *THREE)
    table.rolls(table.seat(0), BLANK_FACE)
    assert not table.may_roll(table.seat(0))


@rule("901.9", "116.2i")
def test_a_roll_by_an_effect_does_not_raise_the_cost_of_rolling(scenario: Builder) -> None:
    from apnap.rules.ch9_casual.planar_die import roll_planar_die

    table = planechase(scenario, *THREE)
    table.load_die(BLANK_FACE)
    roll_planar_die(table.game, table.seat(0).number, -1)
    table.refresh()
    assert table.may_roll(table.seat(0))
    table.rolls(table.seat(0), BLANK_FACE)
    assert not table.may_roll(table.seat(0))


@rule("901.9a", "901.3a")
def test_nothing_happens_on_a_blank(scenario: Builder) -> None:
    table = planechase(scenario, *THREE)
    table.rolls(table.seat(0), BLANK_FACE)
    assert table.stack == [] and table.holder == table.seat(0) and table.planes == ["First"]


@rule("901.9b", "311.7")
def test_chaos_ensues(scenario: Builder) -> None:
    table = planechase(scenario, *THREE)
    table.rolls(table.seat(0), CHAOS_FACE)
    assert table.stack == ["First's ability"] and table.holder == table.seat(0)
    table.resolve_stack()
    assert table.seat(0).life == 21 and table.planes == ["First"]


@rule("901.9c", "901.8", "701.31b")
def test_the_planeswalker_symbol_lets_its_roller_planeswalk(scenario: Builder) -> None:
    table = planechase(scenario, *THREE)
    table.rolls(table.seat(0), PLANESWALKER_FACE)
    assert len(table.stack) == 1 and table.planes == ["First"]
    ability = table.game.state.objs[table.stack_ids()[0]]
    assert ability.controller == table.seat(0).number
    table.resolve_stack()
    assert table.planes == ["Second"]
    assert table.planar_deck(table.seat(0)) == ["Third", "First"]


@rule("901.3a")
def test_the_die_has_six_faces_of_which_four_are_blank(scenario: Builder) -> None:
    from apnap.rules.ch9_casual.planar_die import PlanarRolled, roll_planar_die

    table = planechase(scenario, *THREE)
    game = table.game
    counts = [0, 0, 0]
    for _ in range(600):
        roll_planar_die(game, 0, -1)
    event = game.state.turn().events[37]
    while event is not None:
        if isinstance(event, PlanarRolled):
            counts[event.face] += 1
        event = event.prev
    game.state.pending = []
    assert sum(counts) == 600
    assert 60 < counts[PLANESWALKER_FACE] < 145 and 60 < counts[CHAOS_FACE] < 145


@rule("901.9d", "706.7")
def test_rolling_the_planar_die_is_rolling_a_die(scenario: Builder) -> None:
    table = planechase(scenario, GAMBLING, SECOND).knows(DICE)
    me = table.seat(0)
    me.has("Lucky Dice")
    hand = len(me.hand)
    table.rolls(me, BLANK_FACE)
    table.resolve_stack()
    assert me.life == 21 and len(me.hand) == hand + 1


# planeswalking -----------------------------------------------------------------------------------------------------


@rule("901.11", "901.11b")
def test_abilities_trigger_on_arriving_and_on_leaving(scenario: Builder) -> None:
    table = planechase(scenario, FIRST, WELCOMING, THIRD)
    me = table.seat(0)
    me.have("Forest")
    table.rolls(me, PLANESWALKER_FACE)
    table.resolve_stack()
    assert table.planes == ["Welcoming"] and me.life == 25
    table.rolls(me, PLANESWALKER_FACE)
    table.resolve_stack()
    assert table.planes == ["Third"] and me.life == 22


@rule("701.31b")
def test_a_plane_goes_under_its_owners_deck_and_the_next_comes_from_the_walkers(scenario: Builder) -> None:
    table = planechase(scenario, *THREE)
    table.to_turn(table.seat(1)).to_step(MAIN2)
    table.rolls(table.seat(1), PLANESWALKER_FACE)
    table.resolve_stack()
    assert table.planar_deck(table.seat(0)) == ["Second", "Third", "First"]
    assert table.planar_deck(table.seat(1)) == ["Second", "Third"]
    assert table.plane("First").owner == table.seat(1)


@rule("901.11")
def test_effects_last_until_a_player_planeswalks(scenario: Builder) -> None:
    table = planechase(scenario, STRONG, SECOND)
    bears = table.seat(0).has("Grizzly Bears")
    table.seat(0).has("Forest")
    table.rolls(table.seat(0), CHAOS_FACE)
    table.resolve_stack()
    assert bears.power == 5
    table.to_turn(table.seat(1)).to_step(MAIN2)
    assert bears.power == 5
    table.rolls(table.seat(1), PLANESWALKER_FACE)
    table.resolve_stack()
    assert bears.power == 2


@rule("901.7a", "311.6", "613.7h")
def test_a_plane_that_is_turned_down_is_a_new_object(scenario: Builder) -> None:
    table = planechase(scenario, FIRST, SECOND)
    me = table.seat(0)
    me.have("Forest", "Forest", "Forest")
    first = table.plane("First")
    table.rolls(me, PLANESWALKER_FACE)
    table.resolve_stack()
    table.rolls(me, PLANESWALKER_FACE)
    table.resolve_stack()
    again = table.plane("First")
    assert again.id != first.id
    state = table.game.state
    assert state.objs[again.id].timestamp > state.objs[first.id].timestamp
    assert state.objs[again.id].number == state.objs[first.id].number


@rule("701.31a")
def test_only_the_planar_controller_planeswalks(scenario: Builder) -> None:
    from apnap.rules.ch9_casual.planes import planeswalk

    table = planechase(scenario, *THREE)
    first = table.plane("First")
    planeswalk(table.game, table.seat(1).number, -1)
    assert table.planes == ["First"] and table.plane("First") == first  # not that of seat 1
    planeswalk(table.game, table.seat(0).number, -1)
    assert table.planes == ["Second"]


@rule("901.11c")
def test_who_planeswalks_leaves_all_planes(scenario: Builder) -> None:
    from apnap.rules.ch9_casual.planes import Planeswalks

    table = planechase(scenario, WELCOMING, SECOND, THIRD)
    me = table.seat(0)
    more = Planeswalks(me.number, [])
    more.stays = True
    table.game.emit(more)
    table.refresh()
    assert table.planes == ["Welcoming", "Second"]
    table.rolls(me, CHAOS_FACE)
    table.resolve_stack()
    assert me.life == 22
    me.has("Forest")
    table.rolls(me, PLANESWALKER_FACE)
    table.resolve_stack()
    assert table.planes == ["Third"] and me.life == 19
    assert sorted(table.planar_deck(me)) == ["Second", "Welcoming"]


# phenomena ---------------------------------------------------------------------------------------------------------


@rule("312.5", "312.7", "704.6f")
def test_a_phenomenon_is_encountered_and_left(scenario: Builder) -> None:
    table = planechase(scenario, FIRST, OMEN, THIRD)
    me = table.seat(0)
    table.rolls(me, PLANESWALKER_FACE)
    table.says()
    while table.planes == ["First"]:
        table.answer([0])
    assert table.planes == ["Omen"] and table.stack == ["Omen's ability"]
    assert table.plane("Omen").controller == me
    table.resolve_stack()
    assert me.life == 27 and table.planes == ["Third"]
    assert table.planar_deck(me) == ["First", "Omen"]


@rule("312.2", "311.2", "400.4b")
def test_planes_and_phenomena_stay_in_the_command_zone(scenario: Builder) -> None:
    """Nothing can move them to another zone."""
    from apnap.rules.core.constants import COMMAND, EXILE
    from apnap.rules.events import ZoneChange

    table = planechase(scenario, *THREE)
    id = table.plane("First").id
    table.game.emit(ZoneChange(id, COMMAND, EXILE, table.seat(0).number))
    assert table.plane("First").zone == "command zone"


@rule("312.6")
def test_a_phenomenon_that_is_turned_down_is_a_new_object(scenario: Builder) -> None:
    table = planechase(scenario, FIRST, OMEN)
    me = table.seat(0)
    me.have("Forest", "Forest", "Forest")
    met = []
    for _ in range(2):
        table.rolls(me, PLANESWALKER_FACE)
        while table.planes == ["First"]:
            table.answer([0])
        met.append(table.plane("Omen").id)
        table.resolve_stack()
        assert table.planes == ["First"]
    assert met[0] != met[1] and me.life == 34


# one planar deck ---------------------------------------------------------------------------------------------------


@rule("901.15", "901.15b", "901.15c")
def test_all_share_one_planar_deck(scenario: Builder) -> None:
    table = planechase(scenario, *THREE, variant="communal-planechase")
    assert table.plane("First").owner == table.seat(0)
    table.to_turn(table.seat(1)).to_step(MAIN2)
    assert table.plane("First").owner == table.seat(1) == table.plane("First").controller
    table.rolls(table.seat(1), PLANESWALKER_FACE)
    table.resolve_stack()
    assert table.planes == ["Second"] and table.plane("Second").owner == table.seat(1)
    deck = table.game.state.ids(0, PLANAR_DECK)
    assert [table.game.state.objs[id].card.name for id in deck] == ["First", "Third"]


@rule("901.15c", "901.3")
def test_the_next_plane_is_from_ones_own_planar_deck_or_from_everybodys(scenario: Builder) -> None:
    for variant, left in (
        ("planechase", [["Second", "Third", "First"], ["Second", "Third"]]),
        ("communal-planechase", []),
    ):
        table = planechase(scenario, *THREE, variant=variant)
        one, other = table.seat(0), table.seat(1)
        table.to_turn(other).to_step(MAIN2)
        table.rolls(other, PLANESWALKER_FACE)
        table.resolve_stack()
        if left:
            assert table.planes == ["First"] and [table.planar_deck(one), table.planar_deck(other)] == left
        else:
            assert table.planes == ["Second"] and table.names(0, PLANAR_DECK)[::-1] == ["Third", "First"]


@rule("901.15a")
def test_what_all_bring_is_one_planar_deck_without_a_name_twice(scenario: Builder) -> None:
    from apnap.rules.ch1_concepts.setup import new_state
    from apnap.rules.ch1_concepts.supplements import Supplements

    forests = [library.find("Forest")] * 20
    rules = planechase(scenario, *THREE, seats=3, variant="communal-planechase").game.state.table
    brought = [Supplements() for _ in range(3)]
    for mine, planes in zip(brought, ([FIRST, SECOND], [SECOND, THIRD, OMEN], [FIRST, DRAIN]), strict=True):
        mine.planes = planes
    state = new_state(rules, [forests] * 3, 1, brought)
    decks = [sorted(state.objs[id].card.name for id in state.ids(s, PLANAR_DECK)) for s in range(3)]
    assert decks == [["Drain", "First", "Omen", "Second", "Third"], [], []]


@rule("901.15b", "108.3a")
def test_nobody_takes_the_common_planes_along(scenario: Builder) -> None:
    table = planechase(scenario, *THREE, variant="communal-planechase")
    for leaver in (0, 1):
        table.seat(leaver).concedes()
        assert table.planes == ["First"] and table.plane("First").owner == table.seat(leaver + 1)
    table.to_turn(table.seat(2)).to_step(MAIN2)
    table.rolls(table.seat(2), PLANESWALKER_FACE)
    table.resolve_stack()
    assert table.planes == ["Second"]


@rule("901.2")
def test_planechase_is_played_by_two_or_more_and_each_may_be_attacked(scenario: Builder) -> None:
    for seats in (2, 5):
        table = planechase(scenario, *THREE, seats=seats)
        rules = table.game.state.table
        assert rules.planes and rules.range is None and rules.attack == 0
        assert len(rules.teams) == seats


@rule("311.7")
def test_the_chaos_ability_is_the_planar_controllers(scenario: Builder) -> None:
    """Whoever has chaos ensue."""
    from apnap.rules.ch9_casual.planar_die import ensue

    table = planechase(scenario, *THREE)
    ensue(table.game, table.seat(2).number, -1)
    table.refresh()
    table.resolve_stack()
    assert [seat.life for seat in table.seats()] == [21, 20, 20, 20]


# cards -------------------------------------------------------------------------------------------------------------


@rule("311.1", "312.1")
def test_planes_without_planechase_are_nowhere(scenario: Builder) -> None:
    table = scenario(seats=3)
    assert table.planes == [] and not table.may_roll(table.seat(0))


@rule("311.3", "312.3")
def test_all_words_after_the_dash_are_one_planar_type(scenario: Builder) -> None:
    assert library.find("Spectrox Mines").base.subtypes == ["Androzani Minor"]
    assert library.find("The Cheetah Planet").base.subtypes == ["Outside Mutter's Spiral"]
    assert library.find("Time Distortion").base.subtypes == []
    assert scenario is not None


@rule("901.1")
def test_everything_else_is_an_ordinary_game(scenario: Builder) -> None:
    table = planechase(scenario, *THREE, seats=2)
    bears = table.seat(0).has("Grizzly Bears")
    table.seat(1).at(2)
    table.seat(0).attacks({bears: table.seat(1)})
    table.run(lambda d: table.game.state.over, "the end") if not table.game.state.over else None
    assert table.seat(1).outcome == "lost" and table.seat(0).outcome == "won"


@rule("311.7")
def test_chaos_ensues_on_a_plane_that_is_only_revealed(scenario: Builder) -> None:
    from apnap.rules.ch9_casual.planar_die import ensue_on

    table = planechase(scenario, DRAIN, SECOND, THIRD)
    top = table.game.state.ids(table.seat(0).number, PLANAR_DECK)[-1]
    ensue_on(table.game, table.seat(0).number, top, -1)
    table.refresh()
    assert table.stack == ["Second's ability"]
    table.resolve_stack()
    assert table.seat(0).life == 21 and table.seat(1).life == 20 and table.planes == ["Drain"]


@rule("727.2")
def test_a_restarted_game_has_all_its_planes(scenario: Builder) -> None:
    from apnap.abilities.effects.flow import Nothing
    from apnap.rules.ch7_additional.restarting import Restart, restarted

    for variant in ("planechase", "communal-planechase"):
        table = planechase(scenario, *THREE, variant=variant)
        table.seat(0).concedes()
        table.to_turn(table.seat(1))
        old = table.game.state
        new = restarted(old, Restart(table.seat(1).number, [], Nothing()))
        decks = [sorted(new.objs[id].card.name for id in new.ids(s, PLANAR_DECK)) for s in range(4)]
        there = sorted(card.name for card in THREE)
        if variant == "planechase":
            assert decks == [there if old.in_game(s) else [] for s in range(4)]
        else:
            assert decks == [there, [], [], []]
        assert new.planes == []
