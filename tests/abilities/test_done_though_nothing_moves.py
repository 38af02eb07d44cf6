"""'If you do' after looking, revealing and choosing: something was done, though no rule sees an event."""

from __future__ import annotations

import pytest

from apnap.rules.core.decisions import D_PRIORITY, D_YES_NO
from apnap.rules.core.decisions.base import IllegalAnswer
from apnap.testing import from_text, rule
from apnap.testing.plugin import Builder


@rule("608.2d", "701.20a")
@pytest.mark.parametrize("done", [1, 0])
def test_severance_priest_chooses_first_and_exiles_if_it_did(scenario: Builder, done: int) -> None:
    table = scenario()
    giant = table.seat(1).holds("Hill Giant")[0]
    table.seat(0).casts("Severance Priest").resolves()
    table.says([table.seat(1)])
    table.run(lambda d: d.kind == D_PRIORITY and len(table.stack) == 1, "the ability")
    table.scripted.clear()
    table.says([done])
    table.resolve_stack()
    table.scripted.clear()
    assert (table.seat(1).exile == ["Hill Giant"]) == bool(done) and (giant.zone == "hand") != bool(done)


@rule("608.2d", "702.16")
@pytest.mark.parametrize("done", [1, 0])
def test_kabira_evangel_protects_if_a_color_was_chosen(scenario: Builder, done: int) -> None:
    table = scenario()
    evangel = table.seat(0).casts("Kabira Evangel").resolves()
    table.says([done], [3])
    table.resolve_stack()
    table.scripted.clear()
    if done:
        with pytest.raises(IllegalAnswer):  # a red spell cannot target it
            table.seat(1).casts("Shock", at=[evangel])
    else:
        table.seat(1).casts("Shock", at=[evangel]).resolves()
        assert evangel.damage == 2 or evangel.died


def text_of(first: str) -> str:
    return f"When this enchantment enters, you may {first}. If you do, you gain 3 life."


WAYS = [
    "look at target opponent's hand",
    "choose a color",
    "choose a creature type",
    "choose a player",
]


@rule("608.2c", "118.12")
@pytest.mark.parametrize("words", WAYS)
@pytest.mark.parametrize("done", [1, 0])
def test_what_moves_nothing_is_done_all_the_same(scenario: Builder, words: str, done: int) -> None:
    card = from_text("Quiet Watch", "{W}", "Enchantment", text_of(words))
    table = scenario(seats=3).knows(card)
    table.seat(0).casts("Quiet Watch").resolves()
    if "target" in words:
        table.answer([table.seat(1)])
    table.asked(table.seat(0), kind=D_YES_NO)
    table.answer([done])
    table.resolve_stack()
    assert table.seat(0).life == 20 + 3 * done
