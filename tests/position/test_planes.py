"""Planes in position text, in views and at the table."""

from __future__ import annotations

import pytest

from apnap import position
from apnap.errors import PositionError
from apnap.rules.ch9_casual.planar_die import BLANK_FACE, CHAOS_FACE, PLANESWALKER_FACE
from apnap.rules.core.digest import digest
from apnap.rules.views.view import observe
from apnap.table.question_text import option_words
from apnap.terminal.render import Screen
from apnap.testing.plugin import Builder


def test_planes_are_written_and_read(scenario: Builder) -> None:
    table = scenario(seats=3, variant="planechase", planes=[("Naar Isle", "Krosa", "Time Distortion")])
    table.to_turn(table.seat(1))
    table.to_step(10)
    table.seat(1).has("Grizzly Bears")
    table.rolls(table.seat(1), BLANK_FACE)
    text = position.write(table.game)
    assert "planar controller" in text and "rolls 1" in text and "planar deck: Krosa; Time Distortion" in text
    game = position.read(text)
    state = game.state
    plane = state.objs[state.planes[0]]
    assert plane.card.name == "Naar Isle" and plane.counter("flame") == 1
    assert plane.controller == state.turns[0].planar_controller == table.seat(1).number
    game.advance()
    assert position.write(game) == text


def test_what_lasts_until_a_player_planeswalks_is_written(scenario: Builder) -> None:
    table = scenario(seats=3, variant="planechase", planes=[("Agyrem", "Krosa")])
    table.seat(1).has("Grizzly Bears")
    table.rolls(table.seat(0), CHAOS_FACE)
    table.resolve_stack()
    assert "until a player planeswalks" in position.write(table.game)


def test_several_turns_with_planes_are_refused(scenario: Builder) -> None:
    table = scenario(seats=10, variant="grand-melee+planechase", planes=[("Krosa", "Gavony")])
    with pytest.raises(PositionError, match="plane"):
        position.write(table.game)


def test_a_view_shows_what_is_face_up_and_nothing_of_the_planar_decks(scenario: Builder) -> None:
    table = scenario(seats=3, variant="planechase", planes=[("Krosa", "Gavony", "Shiv")])
    for seat in (-1, 0, 2):
        seen = observe(table.game, seat).to_dict()
        turn = seen["turns"][0]  # type: ignore[index]
        assert turn["planar_controller"] == table.seat(0).number
        assert turn["planes"] == [table.plane("Krosa").id]
        assert "Krosa" in str(seen) and "Gavony" not in str(seen) and "Shiv" not in str(seen)


def test_rolling_is_offered_in_words_with_its_cost(scenario: Builder) -> None:
    table = scenario(seats=2, variant="planechase", planes=[("Krosa", "Gavony")])
    me = table.seat(0)
    me.has("Forest")

    def offered() -> list[str]:
        decision = table.to_priority(me.number)
        view = observe(table.game, me.number)
        return [option_words(table.game, view, o) for o in decision.options[1:]]

    assert "Roll the planar die" in offered()
    table.rolls(me, BLANK_FACE)
    assert "Roll the planar die {1}" in offered()


def test_the_screen_says_where_the_game_is(scenario: Builder) -> None:
    table = scenario(seats=2, variant="planechase", planes=[("Krosa", "Gavony")])
    screen = Screen(120, 40)
    view = observe(table.game, 0)
    assert "on Krosa" in screen.header(view).plain
    assert "plane Krosa" in screen.seat_facts(view, table.seat(0).number, 120).plain


def test_the_digest_knows_the_plane_its_controller_and_the_rolls(scenario: Builder) -> None:
    table = scenario(seats=2, variant="planechase", planes=[("Krosa", "Gavony")])
    seen = {digest(table.game.state)}
    for face in (BLANK_FACE, PLANESWALKER_FACE):
        table.seat(0).gets_mana("R")
        table.rolls(table.seat(0), face)
        table.resolve_stack()
        seen.add(digest(table.game.state))
    state = table.game.state.fork()
    state.edit_turn().planar_controller = 1 - state.turn().planar_controller
    seen.add(digest(state))
    assert len(seen) == 4
