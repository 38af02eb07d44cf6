"""A card's fingerprint: the same as long as the card is, whatever has been played with it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import apnap
from apnap import library
from apnap.abilities.cards import card
from apnap.abilities.effects.damage import DealDamage
from apnap.abilities.targets import AnyTarget
from apnap.record import fingerprint


def test_every_card_has_its_own() -> None:
    prints = {made.name: fingerprint(made) for made in library.cards()}
    assert len(set(prints.values())) == len(prints)


def test_playing_changes_nothing() -> None:
    before = {made.name: fingerprint(made) for made in library.cards()}
    apnap.new_game(seats=8, seed=1, agents=["random"]).run()
    fingerprint.cache_clear()
    assert {made.name: fingerprint(made) for made in library.cards()} == before


def test_two_of_the_same_words_are_the_same() -> None:
    def shock(amount: int, cost: str = "{R}") -> str:
        return fingerprint(card("Shock", cost, "Instant", DealDamage(amount, to=AnyTarget())))

    assert shock(2) == shock(2)
    assert shock(2) != shock(3)
    assert shock(2) != shock(2, "{1}{R}")


def test_a_printed_number_counts() -> None:
    assert fingerprint(card("Bear", "{1}{G}", "Creature - Bear", "2/2")) != fingerprint(
        card("Bear", "{1}{G}", "Creature - Bear", "2/3")
    )


def test_compiled_and_interpreted_say_the_same(tmp_path: Path) -> None:
    """Whatever runs this test, the same sources without compiled modules give the same fingerprints."""
    package = Path(apnap.__file__).parent
    shutil.copytree(package, tmp_path / "apnap", ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"))
    program = "from apnap import library, record; print(*map(record.fingerprint, library.cards()))"
    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
    answer = subprocess.run(
        [sys.executable, "-P", "-c", program], env=environment, capture_output=True, text=True, check=True
    )
    assert answer.stdout.split() == [fingerprint(made) for made in library.cards()]
