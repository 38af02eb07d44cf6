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

BACK = "return it to the battlefield"
ITS_OWNER = "under its owner's control"
BURIED = "from your graveyard"
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
    (
        "Instant",
        "Hillside Bear deals 1 damage to target Elf. If you control a Goblin, it also deals 5 damage to you.",
        [
            Sequence(
                DealDamage(1, to=Target(Subtype("Elf")), said="~"),
                If(Controls(YOU, Subtype("Goblin")), DealDamage(5, to=YOU, said="it", also=True)),
            )
        ],
    ),
    (CREATURE_TYPES, "Absorb 2", [Absorb(2)]),
    ("Artifact", "Elves you control have absorb 1.", [Always(Each(Subtype("Elf"), YOU_CONTROL), Has(Absorb(1)))]),
    ("Instant", "Gift a tapped Fish\nDraw a card.", [Gift("a tapped Fish"), Draw(1)]),
    (
        CREATURE_TYPES,
        "Gift an Octopus\nWhen Hillside Bear enters, if the gift was promised, scry 3.",
        [Gift("an Octopus"), When(Enters(THIS), Scry(3), provided=PROMISED)],
    ),
    (
        "Enchantment",
        "To solve \u2014 You control three or more Elves.\nSolved \u2014 Creatures you control have reach.",
        [ToSolve(ControlsMany(3, Subtype("Elf"))), Solved(Always(Each(CREATURE, YOU_CONTROL), Has(REACH)))],
    ),
    (
        "Enchantment",
        "Solved \u2014 Whenever you scry, draw two cards.",
        [Solved(Whenever(TakesAction("scry"), Draw(2)))],
    ),
    ("Enchantment", "Solved \u2014 {3}: You gain 4 life.", [Solved(Activate("{3}", GainLife(4)))]),
    (CREATURE_TYPES, "Whenever you solve a Case, scry 3.", [Whenever(TakesAction("solve"), Scry(3))]),
    (
        "Instant",
        "Cleave {4}{U}\nUntap target [tapped] Elf. [You lose 2 life.]",
        [
            Cleave("{4}{U}", Untap(Target(Subtype("Elf")))),
            Sequence(Untap(Target(TAPPED, Subtype("Elf"))), LoseLife(2, who=YOU)),
        ],
    ),
    (CREATURE_TYPES, "Menace\nEnlist", [MENACE, Enlist()]),
    (
        CREATURE_TYPES,
        "Sneak {2}{B}\nWhen Hillside Bear enters, if its sneak cost was paid, scry 2.",
        [Sneak("{2}{B}"), When(Enters(THIS), Scry(2), provided=WasCast("sneak"))],
    ),
    (CREATURE_TYPES, "Reach\nIncrement", [REACH, Increment()]),
    (
        "Sorcery",
        "Teamwork 3\nDraw a card. If this spell was cast using teamwork, scry 2.",
        [Teamwork(3), Sequence(Draw(1), If(USING_TEAMWORK, Scry(2)))],
    ),
    (
        CREATURE_TYPES,
        "Storied\nAs long as you have an enduring story, other Elves have reach.",
        [Storied(), Always(Each(OTHER, Subtype("Elf")), Has(REACH), condition=ENDURING_STORY)],
    ),
    ("Sorcery", "Draw a card.\nHarmonize {5}{G}", [Draw(1), Harmonize("{5}{G}")]),
    (
        "Artifact",
        "Craft with one or more Elves {2}{G}",
        [Craft("{2}{G}", Materials(1, Subtype("Elf"), more=True))],
    ),
    ("Artifact", "Craft with two creatures {3}", [Craft("{3}", Materials(2, CREATURE))]),
    (
        CREATURE_TYPES,
        f"When Hillside Bear dies, {BACK} tapped and transformed {ITS_OWNER}.",
        [When(Dies(THIS), ReturnTransformed(THIS, under=OwnerOf(THIS), tapped=True))],
    ),
    (
        CREATURE_TYPES,
        f"{{4}}: Exile Hillside Bear, then {BACK} transformed under your control.",
        [Activate("{4}", Then(Exile(THIS), ReturnExiledTransformed(under=YOU)))],
    ),
    (
        CREATURE_TYPES,
        f"{{5}}: Return this card {BURIED} to the battlefield transformed.",
        [Activate("{5}", ReturnTransformed(THIS), zone=GRAVEYARD)],
    ),
    (
        CREATURE_TYPES,
        "Each transformed permanent you control has hexproof.",
        [Always(Each(IsTransformed(), PERMANENT, YOU_CONTROL), Has(HEXPROOF))],
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
