"""Searches as people type them."""

from __future__ import annotations

import pytest
from click.testing import CliRunner

from apnap.cli import main
from apnap.errors import InputError
from apnap.library.searching import terms_of


@pytest.mark.parametrize(
    ("typed", "values"),
    [
        ("nature's t:enchantment", ["nature's", "enchantment"]),
        ("sister's call", ["sister's", "call"]),
        ('o:"draw a card" c:u', ["draw a card", "u"]),
        ("back\\slash", None),
        ("", []),
    ],
)
def test_an_apostrophe_is_a_letter_and_double_quotes_hold_words_together(typed: str, values: list[str] | None) -> None:
    found = [term.value for term in terms_of(typed)]
    assert values is None or found == values


def test_a_quotation_without_an_end_is_said() -> None:
    with pytest.raises(InputError, match="cannot be read"):
        terms_of('o:"draw')


def test_a_name_with_an_apostrophe_is_found() -> None:
    done = CliRunner().invoke(main, ["cards", "search", "Enchantress's", "Presence"])
    assert done.exit_code == 0 and "Enchantress's Presence" in done.output
