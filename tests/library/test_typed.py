"""What a user writes is refused for its types whether the words are compiled or not."""

from __future__ import annotations

from pathlib import Path

import pytest

from apnap import library
from apnap.library.brought import CardError, load_cards
from apnap.library.typed import require_types

WRONG = [
    "ReturnToBattlefield(TargetCard(CREATURE), under=Target(CREATURE))",
    'ReturnToBattlefield(TargetCard(CREATURE), tapped="yes")',
    'May(Draw(1), who="nobody")',
    "Destroy(Target(CREATURE), regenerate=THIS)",
    'If("it rains", Draw(1))',
]


@pytest.mark.parametrize("word", WRONG)
def test_an_argument_of_another_kind_is_refused(tmp_path: Path, word: str) -> None:
    file = tmp_path / "mine.py"
    file.write_text(f'from apnap.vocabulary import *\n\ncard("Oddity", "{{1}}", "Sorcery", ({word}))\n', "utf-8")
    with pytest.raises(CardError) as refused:
        load_cards(file)
    assert "Oddity" in str(refused.value) and "mine.py, line 3" in str(refused.value)
    assert library.known("Oddity") is None


@pytest.mark.interpreted
def test_every_card_of_the_library_has_the_types_that_its_words_declare() -> None:
    for card in library.cards():
        require_types(card)
