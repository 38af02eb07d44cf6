"""Keyword abilities and layouts in sentences of our own: what they mean, and that they print as they were read."""

# ruff: noqa: F403, F405

from __future__ import annotations

import pytest

from apnap.abilities.events.card_events import TakesAction
from apnap.abilities.keyword_actions.strengthening import IsCalled
from apnap.english.printer import rules_text
from apnap.english.reading.faces import FaceText
from apnap.english.reading.gate import CardText, read_card
from apnap.rules.ch1_concepts.definitions import SpellAbility
from apnap.rules.core.designations import PREPARED
from apnap.vocabulary import *

CREATURE_TYPES = "Creature \u2014 Bear"
READ = [
    (CREATURE_TYPES, "Hillside Bear enters prepared.", [EntersPrepared()]),
    (
        CREATURE_TYPES,
        "When Hillside Bear dies, target Elf becomes prepared.",
        [When(Dies(THIS), BecomePrepared(Target(Subtype("Elf"))))],
    ),
    (
        CREATURE_TYPES,
        "Each prepared creature you control has reach.",
        [Always(Each(IsCalled(PREPARED), CREATURE, YOU_CONTROL), Has(REACH))],
    ),
    ("Instant", "Gift a tapped Fish\nDraw a card.", [Gift("a tapped Fish"), Draw(1)]),
    (
        CREATURE_TYPES,
        "Gift an Octopus\nWhen Hillside Bear enters, if the gift was promised, scry 3.",
        [Gift("an Octopus"), When(Enters(THIS), Scry(3), provided=PROMISED)],
    ),
    (CREATURE_TYPES, "Whenever you give a gift, scry 2.", [Whenever(TakesAction("gift"), Scry(2))]),
]


@pytest.mark.parametrize(("types", "text", "meaning"), READ, ids=[text for _, text, _ in READ])
def test_it_is_read_and_printed(types: str, text: str, meaning: list[object]) -> None:
    size = "2/2" if "Creature" in types else ""
    verdict = read_card(CardText("Hillside Bear", "normal", (FaceText("Hillside Bear", "{2}{G}", types, text, size),)))
    assert verdict.card is not None, verdict.why
    parts = [a for a in verdict.card.base.abilities.every if not a.implied]
    assert [a.effect if isinstance(a, SpellAbility) else a for a in parts] == meaning
    assert verdict.exact, rules_text(verdict.card)


def test_a_preparation_card_is_read_with_its_spell() -> None:
    front = FaceText("Hillside Bear", "{2}{G}", CREATURE_TYPES, "Hillside Bear enters prepared.", "2/2")
    back = FaceText("Growl", "{G}", "Instant", "Target Bear gets +3/+0 until end of turn.")
    verdict = read_card(CardText("Hillside Bear // Growl", "prepare", (front, back)))
    assert verdict.card is not None and verdict.exact, verdict.why
    assert verdict.card.base.prepare is verdict.card
    assert verdict.card.faces[1].chars.name == "Growl"
