"""Cards that act from an opening hand."""

from __future__ import annotations

from apnap.rules.core.constants import UPKEEP
from apnap.rules.core.decisions import D_CHOOSE, D_MULLIGAN, D_PRIORITY, FOR_CHOICE
from apnap.rules.views.view import observe
from apnap.testing import rule
from apnap.testing.plugin import Builder


@rule("103.6", "103.6b")
def test_a_card_revealed_from_an_opening_hand(scenario: Builder) -> None:
    """Everybody sees it, and at its owner's first upkeep, no earlier, the promise is kept."""
    table = scenario(3, opening=True, deck=["Sphinx of Foresight"] * 20)
    starter, second = table.seat(0), table.seat(1)
    table.run(lambda d: d.purpose == FOR_CHOICE and d.kind == D_CHOOSE, "the opening hands")
    table.answer([])
    decision = table.game.decision()
    assert decision is not None and decision.seat == second.number and decision.rule == "103.6"
    shown = int(decision.candidates[0])
    table.answer([shown])
    for seat in table.seats():
        if seat != second:
            assert [c.id for c in observe(table.game, seat.number).hand(second.number)] == [shown]
    assert any("103.6b" in line and "Sphinx of Foresight" in line for line in table.log)
    table.run(lambda d: d.kind not in (D_MULLIGAN,) and d.purpose == "look", "somebody to scry")
    assert table.active == [second] and table.game.state.turn().step == UPKEEP
    assert starter.in_game


@rule("103.6a")
def test_a_card_that_begins_on_the_battlefield(scenario: Builder) -> None:
    table = scenario(2, opening=True, deck=["Leyline of Lifeforce"] * 20)
    decision = table.run(lambda d: d.purpose == FOR_CHOICE and d.kind == D_CHOOSE, "the opening hands")
    table.answer([int(x) for x in decision.candidates[:2]])
    assert table.seat(0).battlefield == ["Leyline of Lifeforce"] * 2
    assert len(table.seat(0).hand) == 5


@rule("103.6a")
def test_the_game_may_begin_with_a_leyline_of_punishment(scenario):
    table = scenario(seats=2, opening=True, deck=("Leyline of Punishment",) * 20)
    decision = table.run(lambda d: d.purpose == FOR_CHOICE and d.kind == D_CHOOSE, "the opening hands")
    table.answer(list(decision.candidates[:1]))
    assert table.seat(0).battlefield == ["Leyline of Punishment"]


@rule("103.6")
def test_leyline_of_the_void_may_begin_on_the_battlefield(scenario: Builder) -> None:
    table = scenario(2, opening=True, deck=["Leyline of the Void"] * 10)
    decision = table.run(lambda d: d.rule.startswith("103.6") or d.kind == D_PRIORITY, "the opening hands")
    assert decision.rule.startswith("103.6")


@rule("103.6a")
def test_the_game_may_begin_with_a_leyline_of_the_void(scenario):
    table = scenario(seats=2, opening=True, deck=("Leyline of the Void",) * 20)
    decision = table.run(lambda d: d.purpose == FOR_CHOICE and d.kind == D_CHOOSE, "the opening hands")
    table.answer(list(decision.candidates[:1]))
    assert table.seat(0).battlefield == ["Leyline of the Void"]
