"""What planes and phenomena say to 'you' in Two-Headed Giant: each head does it by themselves. CR 901.12c."""

from __future__ import annotations

import pytest

from apnap.rules.ch2_cards.printed import CardDef
from apnap.rules.ch9_casual.planar_die import CHAOS_FACE
from apnap.rules.core.decisions import D_PRIORITY
from apnap.testing import Scenario, from_text, rule
from apnap.testing.plugin import Builder

TOP, BOTTOM, WANTED = "cards from the top of your library", "the bottom of your library", "a creature card"
FOUND, REST = "Put that card into your hand", f"the rest on {BOTTOM} in a random order"
UNTIL = f"Reveal {TOP} until you reveal {WANTED}"
IF_SO = "If you do,"
CHAOS = "Whenever chaos ensues,"


def plane(text: str) -> CardDef:
    return from_text("Nowhere Yet", "", "Plane - Nowhere", f"{CHAOS} {text[0].lower()}{text[1:]}")


def giants(scenario: Builder, text: str) -> Scenario:
    """A table with a plane whose chaos does that."""
    return scenario(variant="two-headed-giant+planechase", planes=[[plane(text)]])


@rule("901.12c", "608.2c")
@pytest.mark.parametrize("roller", [0, 1])
def test_each_head_goes_on_with_what_they_revealed(scenario: Builder, roller: int) -> None:
    table = giants(scenario, f"{UNTIL}. {FOUND} and {REST}.")
    table.seat(0).library("Forest", "Grizzly Bears", "Hill Giant")
    table.seat(1).library("Serra Angel", "Forest")
    table.rolls(table.seat(roller), CHAOS_FACE)
    table.resolve_stack()
    assert [seat.hand for seat in table.seats()] == [["Grizzly Bears"], ["Serra Angel"], [], []]
    assert [seat.library_size for seat in table.seats()] == [22, 21, 20, 20]


@rule("901.12c", "608.2c")
def test_a_head_who_reveals_no_such_card_gets_none(scenario: Builder) -> None:
    table = giants(scenario, f"{UNTIL}. {FOUND} and {REST}.")
    table.seat(1).library("Forest", "Grizzly Bears")
    table.rolls(table.seat(0), CHAOS_FACE)
    table.resolve_stack()
    assert [seat.hand for seat in table.seats()] == [[], ["Grizzly Bears"], [], []]


@rule("901.12c", "608.2d")
@pytest.mark.parametrize(("answers", "left"), [((1, 1), (1, 1)), ((1, 0), (1, 2)), ((0, 1), (2, 1)), ((0, 0), (2, 2))])
def test_each_head_sacrifices_once_and_is_rewarded_for_it(
    scenario: Builder, answers: tuple[int, int], left: tuple[int, int]
) -> None:
    table = giants(scenario, f"You may sacrifice a creature. {IF_SO} draw two cards.")
    for seat in table.seats():
        seat.have("Grizzly Bears", "Grizzly Bears")
    table.rolls(table.seat(0), CHAOS_FACE)
    for seat, answer in zip((0, 1), answers, strict=True):
        table.asked(table.seat(seat))
        table.answer([answer])
        if answer:
            asked = table.asked(table.seat(seat))
            table.game.answer(table.default(asked))
    table.resolve_stack()
    assert [len(seat.battlefield) for seat in table.seats()] == [*left, 2, 2]
    assert [len(seat.hand) for seat in table.seats()] == [2 * answers[0], 2 * answers[1], 0, 0]


@rule("901.12c", "118.12")
def test_each_head_pays_for_themselves(scenario: Builder) -> None:
    table = giants(scenario, f"You may pay {{1}}. {IF_SO} draw a card.")
    table.seat(0).gets_mana("C")
    table.seat(1).gets_mana("C")
    table.rolls(table.seat(0), CHAOS_FACE)
    for seat, answer in ((0, 0), (1, 1)):
        table.asked(table.seat(seat))
        table.answer([answer])
    table.resolve_stack()
    assert [len(seat.hand) for seat in table.seats()] == [0, 1, 0, 0]
    assert [seat.pool for seat in (table.seat(0), table.seat(1))] == ["C", ""]


@rule("901.12c")
def test_what_speaks_to_nobody_happens_once(scenario: Builder) -> None:
    table = giants(scenario, "Each player draws a card. Each opponent loses 1 life.")
    table.rolls(table.seat(1), CHAOS_FACE)
    table.resolve_stack()
    assert [len(seat.hand) for seat in table.seats()] == [1, 1, 1, 1]
    assert [seat.life for seat in table.seats()] == [30, 30, 28, 28]


@rule("701.20a", "608.2c")
@pytest.mark.parametrize("where", ["hand", "battlefield"])
def test_where_no_such_card_is_revealed_none_is_taken(scenario: Builder, where: str) -> None:
    there = FOUND if where == "hand" else "Put that card onto the battlefield"
    table = scenario().knows(from_text("Vain Search", "{G}", "Sorcery", f"{UNTIL}. {there} and {REST}."))
    seat = table.seat(0)
    seat.casts("Vain Search").resolves()
    assert (seat.hand, seat.battlefield, seat.library_size) == ([], [], 20)
    seat.library("Forest", "Grizzly Bears")
    seat.casts("Vain Search").resolves()
    assert (seat.hand if where == "hand" else seat.battlefield) == ["Grizzly Bears"]
    assert table.run(lambda d: d.kind == D_PRIORITY).seat == seat.number
