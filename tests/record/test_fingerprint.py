"""A card's fingerprint: the same as long as the card is, whatever has been played with it."""

from __future__ import annotations

import os
import subprocess
import sys

import apnap
from apnap import library
from apnap.abilities.cards import card
from apnap.abilities.effects.damage import DealDamage
from apnap.abilities.targets import AnyTarget
from apnap.record import fingerprint
from tools.project import here


def test_every_card_has_its_own() -> None:
    prints = {made.name: fingerprint(made) for made in library.cards()}
    assert len(set(prints.values())) == len(prints)


def test_playing_changes_nothing() -> None:
    before = {made.name: fingerprint(made) for made in library.cards()}
    apnap.new_game(seats=8, seed=1, agents=["random"]).run()
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


def test_compiled_and_interpreted_say_the_same() -> None:
    """Whatever runs this test, the interpreted engine has the same fingerprints."""
    program = "from apnap import library, record; print(*map(record.fingerprint, library.cards()))"
    environment = {**os.environ, "PYTHONPATH": str(here().src)}
    answer = subprocess.run(
        [sys.executable, "-P", "-c", program], env=environment, capture_output=True, text=True, check=True
    )
    assert answer.stdout.split() == [fingerprint(made) for made in library.cards()]
