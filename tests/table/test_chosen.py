"""What was chosen for a permanent is said wherever it is looked at."""

from __future__ import annotations

from apnap import position
from apnap.rules.ch2_cards.creature_types import CREATURE_TYPES
from apnap.rules.views.view import View
from apnap.table.chosen import chosen_words
from apnap.testing import rule

ELF = CREATURE_TYPES.index("Elf")
LAID = """table 2 seats
turn 5, seat 0, main1, priority 0
seat 0 Ann: life 20
  battlefield: Coldsteel Heart (chosen color=3); Coat of Arms; Nessian Asp (chosen monstrous=1); {more}
  library: Forest x9
seat 1 Bob: life 20
  library: Forest x9
"""


def said(more: str) -> dict[str, list[str]]:
    play = position.read(LAID.format(more=more))
    view = View(play, 1)  # everybody may know it
    return {seen.name: chosen_words(play, view, seen) for seen in view.battlefield(0)}


@rule("607.2d")
def test_what_was_chosen_is_said_in_words() -> None:
    words = said(f"Door of Destinies (chosen creature type={ELF}); Frontier Siege (chosen anchor word=1)")
    assert words["Coldsteel Heart"] == ["red was chosen"]
    assert words["Coat of Arms"] == []
    assert words["Nessian Asp"] == ["monstrous"]
    assert words["Door of Destinies"] == ["Elf was chosen"]
    assert words["Frontier Siege"] == ["Dragons was chosen"]


def test_a_player_is_named_and_what_only_the_rules_count_is_not() -> None:
    words = said("Grizzly Bears (chosen player=-2, chosen mana spent=3)")
    assert words["Grizzly Bears"] == ["Bob was chosen"]
