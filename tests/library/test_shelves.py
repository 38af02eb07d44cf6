"""Where a card is written follows from the card."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from apnap import library
from apnap.abilities.cards import card
from apnap.library.shelves import shelf_of, sorting_key

CARDS = Path(library.__file__).parent / "cards"
SHARED = {"common", "melded", "tokens"}  # what cards of several shelves use
FILES = sorted(path for path in CARDS.rglob("*.py") if path.stem not in SHARED | {"__init__"})


def shelf(path: Path) -> str:
    return ".".join(path.relative_to(CARDS).with_suffix("").parts)


def names_in(path: Path) -> list[str]:
    """The cards that a file writes, in its order; each by one call of `card` that is a statement."""
    found = []
    for statement in ast.parse(path.read_text("utf-8")).body:
        call = statement.value if isinstance(statement, ast.Expr) else None
        if isinstance(call, ast.Call):
            assert isinstance(call.func, ast.Name) and call.func.id == "card", f"{path}:{call.lineno}"
            assert isinstance(call.args[0], ast.Constant) and isinstance(call.args[0].value, str)
            found.append(library.find(call.args[0].value).name)
    return found


@pytest.mark.parametrize("path", FILES, ids=shelf)
def test_every_card_stands_where_the_rule_says(path: Path) -> None:
    names = names_in(path)
    assert names, "a shelf without cards"
    assert {name: shelf_of(library.find(name)) for name in names} == dict.fromkeys(names, shelf(path))


@pytest.mark.parametrize("path", FILES, ids=shelf)
def test_cards_on_a_shelf_are_sorted_by_name(path: Path) -> None:
    names = names_in(path)
    assert names == sorted(names, key=sorting_key)


def test_every_card_of_the_library_stands_on_one_shelf() -> None:
    written = [name for path in FILES for name in names_in(path)]
    assert sorted(written) == library.names()


@pytest.mark.parametrize("name", sorted(SHARED))
def test_what_shelves_share_is_not_a_card(name: str) -> None:
    assert names_in(CARDS / f"{name}.py") == []


@pytest.mark.parametrize(
    "name,place",
    [
        ("Grizzly Bears", "green.creatures_a_i"),
        ("Ornithopter", "colorless.creatures"),  # a creature before an artifact
        ("Lightning Bolt", "red.spells"),
        ("Glorious Anthem", "white.permanents"),
        ("Baleful Strix", "gold.creatures"),
        ("Forest", "lands"),
        ("Undercity", "casual.dungeons"),
    ],
)
def test_the_rule_for_some_cards(name: str, place: str) -> None:
    assert shelf_of(library.find(name)) == place


def test_a_large_shelf_is_two_files() -> None:
    assert shelf_of(card("Iron Bear", "{1}{G}", "Creature - Bear", "2/2")) == "green.creatures_a_i"
    assert shelf_of(card("Jolly Bear", "{1}{G}", "Creature - Bear", "2/2")) == "green.creatures_j_z"


def test_a_card_with_devoid_stands_by_its_mana_cost_and_one_with_an_indicator_by_that() -> None:
    devoid = [made for made in library.cards() if not made.base.colors and made.base.cost and made.base.cost.colors]
    assert devoid and not any(shelf_of(made).startswith("colorless") for made in devoid)
    assert shelf_of(card("Blue Idea", "", "Creature - Elemental", "1/1", colors="U")) == "blue.creatures_a_i"
