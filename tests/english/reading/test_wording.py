"""Words for the same thing: a text is printed as it was read, and what it is called makes no difference."""

from __future__ import annotations

import pytest

from apnap.english.reading.faces import FaceText
from apnap.english.reading.gate import CardText, Verdict, read_card


def verdict(text: str, types: str) -> Verdict:
    size = "2/2" if "Creature" in types else ""
    face = FaceText("Hillside Bear", "{2}{G}", types, text, size)
    return read_card(CardText("Hillside Bear", "normal", (face,)))


CREATURE = "Creature \u2014 Bear"
THERE = "onto the battlefield tapped"
AS_READ = {
    # this, by its name or as 'it'
    "When this creature dies, create a Food token for each luck counter on this creature.": CREATURE,
    "When this creature dies, create a Food token for each luck counter on it.": CREATURE,
    # 'you' is said, or not
    "Whenever a Goblin dies, you create a Clue token.": CREATURE,
    "Whenever a Goblin dies, create a Clue token.": CREATURE,
    "For each Elf you control, create a Map token.": "Sorcery",
    "For each Elf you control, you create two Map tokens.": "Sorcery",
    "Create a Map token for each Elf you control.": "Sorcery",
    "When this creature enters, mill four cards and you gain 3 life.": CREATURE,
    # 'also', 'instead' before or after, what is said of it
    "Target Goblin gets +2/+0 until end of turn. If it's red, it also gains reach until end of turn.": "Instant",
    "Draw a card. If you control a Goblin, also scry 2.": "Sorcery",
    "Draw a card. If you control a Goblin, instead draw three cards.": "Sorcery",
    "Draw a card. If you control a Goblin, draw three cards instead.": "Sorcery",
    "Turn target Goblin face down. It's a 2/2 Bear artifact creature.": "Sorcery",
    "Kicker {R} and/or {W}": CREATURE,
    "Remove two luck counters from this creature and sacrifice it: Draw a card.": CREATURE,
    "You gain 2 life for each opponent you have.": "Sorcery",
    "You gain 2 life for each opponent.": "Sorcery",
    # 'they', or that player
    "Target player mills a card for each Goblin they control.": "Sorcery",
    "Target player mills a card for each Goblin that player controls.": "Sorcery",
    "Whenever an opponent casts a red spell, they lose 3 life.": CREATURE,
    "Whenever an opponent casts a red spell, that player loses 3 life.": CREATURE,
    # a target, called by what it is
    "Tap three target Goblins. Those creatures can't block this turn.": "Instant",
    "Counter target artifact spell. You gain life equal to that spell's mana value.": "Instant",
    "Counter target artifact spell. You gain life equal to its mana value.": "Instant",
    # what is found, and what is done with it
    f"Search your library for a Bear card, put that card {THERE}, then shuffle.": "Sorcery",
    f"Search your library for a Bear card, put it {THERE}, then shuffle.": "Sorcery",
    "Shuffle your library.": "Sorcery",
    # past and present, one or more
    "Destroy target artifact. If that artifact was a Clue, draw a card.": "Sorcery",
    "Whenever another creature dies, if it had counters on it, draw a card.": CREATURE,
    "Whenever another creature dies, if it has counters on it, draw a card.": CREATURE,
    "This creature has reach as long as there is a Bear card in your graveyard.": CREATURE,
    "This creature has reach as long as there are one or more Bear cards in your graveyard.": CREATURE,
    "When this creature enters, if you don't control a Bear, scry 1.": CREATURE,
    "When this creature enters, if you control no Bears, scry 1.": CREATURE,
    "When this creature enters, if you control at least three Bears, scry 1.": CREATURE,
    # events
    "When this creature enters and whenever you cast a Bear spell, scry 1.": CREATURE,
    "When this creature enters or you cast a Bear spell, scry 1.": CREATURE,
    "Whenever Hillside Bear blocks or becomes blocked by a Goblin, scry 1.": CREATURE,
    # how it enters
    "This creature enters tapped with two luck counters on it.": CREATURE,
    "This creature enters tapped.\nThis creature enters with two luck counters on it.": CREATURE,
    "This creature enters with a number of luck counters on it equal to the number of Bears you control.": CREATURE,
    # where
    "Hillside Bear deals damage equal to the number of Bears you control to target Goblin.": "Instant",
    "Hillside Bear deals damage to target Goblin equal to the number of Bears you control.": "Instant",
    "Hillside Bear deals 1 damage to target creature for each Bear you control.": "Instant",
    "Hillside Bear deals 4 damage to target creature and 1 damage to any other target.": "Instant",
    "Discard all the cards in your hand.": "Sorcery",
}


@pytest.mark.parametrize("text", AS_READ)
def test_a_text_is_printed_as_it_was_read(text: str) -> None:
    read = verdict(text, AS_READ[text])
    assert read.card is not None, read.why
    assert read.exact


SAME = [
    ("Whenever a Goblin dies, you create a Clue token.", "Whenever a Goblin dies, create a Clue token."),
    (
        "Whenever an opponent casts a red spell, they draw a card.",
        "Whenever an opponent casts a red spell, that player draws a card.",
    ),
    (
        "{T}: Counter target spell. Scry 1. You gain life equal to that spell's mana value.",
        "{T}: Counter target spell. Scry 1. You gain life equal to its mana value.",
    ),
]


@pytest.mark.parametrize("one, other", SAME)
def test_what_it_is_called_makes_no_difference(one: str, other: str) -> None:
    first, last = verdict(one, CREATURE).card, verdict(other, CREATURE).card
    assert first is not None and last is not None
    assert first.base.abilities.every == last.base.abilities.every
