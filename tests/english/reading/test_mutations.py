"""A changed word changes the meaning, or the text is refused; trees of nodes print and read back; hostile texts end.

Texts are printed from the nodes of cards that come with apnap, so that none stands here.
"""

from __future__ import annotations

import random
import re
import time

import pytest

from apnap.english import rules_text, type_line
from apnap.english.reading.faces import FaceText
from apnap.english.reading.gate import CardText, read_card
from apnap.library.pool import POOL
from apnap.rules.ch1_concepts.fields import field, field_names, is_node, same, wording_of
from apnap.rules.ch2_cards.printed import CardDef
from apnap.rules.core.constants import CREATURE
from apnap.testing.night import NIGHT, NIGHTLY
from tests.helpers.random_cards import random_card

CHANGES = {
    "creature": "artifact",
    "artifact": "land",
    "land": "creature",
    "two": "five",
    "three": "four",
    "a card": "six cards",
    "gain": "lose",
    "draw": "mill",
    "destroy": "exile",
    "Destroy": "Tap",
    "Tap": "Untap",
    "each opponent": "each player",
    "you control": "an opponent controls",
    "an opponent controls": "you control",
    "target": "another target",
    "you may": "",
    "until end of turn": "until your next turn",
    "enters": "dies",
    "dies": "attacks",
    "attacks": "blocks",
    "flying": "reach",
    "+1/+1": "-1/-1",
    "upkeep": "end step",
    "whenever": "at",
    "your graveyard": "a graveyard",
    "untapped": "tapped",
    "white": "blue",
    "red": "green",
    "black": "red",
    "combat damage": "damage",
    "each": "target",
    "sacrifice": "tap",
    "and": "or",
    "or": "and",
    "first": "second",
    "nonland": "land",
    "less": "greater",
    "more": "less",
    "can't": "can",
    "doesn't": "does",
    "if": "unless",
    "unless": "if",
}


OWN_KIND = re.compile(r"[Tt]his \w+")
HIDDEN = "\x01"
JOINS = ("join", "joined")
JOINED = re.compile(r"\bor\b")
REMINDER = re.compile(r"(\([^()]*\))")


def text_of(card: CardDef) -> CardText:
    """A card of one face as a file would have it, in our own words."""
    chars = card.base
    size = f"{chars.power}/{chars.toughness}" if chars.types & CREATURE else ""
    cost = "" if chars.cost is None else str(chars.cost)
    face = FaceText(card.name, cost, type_line(chars), rules_text(card), size)
    return CardText(card.name, "normal", (face,))


def changed(text: CardText, rng: random.Random) -> CardText | None:
    """With one number, word or target changed; not in reminder text, which says nothing (207.2)."""
    parts = REMINDER.split(text.faces[0].text)
    words = HIDDEN.join(parts[::2])
    choices = [old for old in CHANGES if OWN_KIND.sub("", words).count(old)]  # 'this creature' may be 'this artifact'
    digits = [i for i, letter in enumerate(words) if letter.isdigit()]
    if digits and (not choices or rng.random() < 0.3):
        at = rng.choice(digits)
        new = words[:at] + str((int(words[at]) + 1) % 10) + words[at + 1 :]
    elif choices:
        old = rng.choice(sorted(choices))
        new = re.sub(rf"(?<![Tt]his ){re.escape(old)}", CHANGES[old], words, count=1)
    else:
        return None
    for reminder in parts[1::2]:
        new = new.replace(HIDDEN, reminder, 1)
    face = text.faces[0]
    return CardText(text.name, text.layout, (FaceText(face.name, face.cost, face.types, new, face.size),))


def joining(value: object, out: list[str], above: tuple[object, ...] = ()) -> list[str]:
    """The words that join what stands in unions, such as 'and' in `AnyOf`: a choice of words, which nodes keep."""
    if isinstance(value, (list, tuple)):
        for one in value:
            joining(one, out, above)
    elif is_node(value) and not any(one is value for one in above):
        for name in field_names(value):
            if name in JOINS and name in wording_of(type(value)):
                out.append(f"{type(value).__name__} {field(value, name)}")
            else:
                joining(field(value, name), out, (*above, value))
    return out


def is_joined_otherwise(one: CardDef, other: CardDef) -> bool:
    """Do these differ in a word that joins the parts of a union?

    Artifacts and lands are what is an artifact or a land: either word may be said of such a union. That is so only
    where the node has kept which of them was read, so no word was skipped.
    """
    before, after = (joining(list(card.base.abilities.every), []) for card in (one, other))
    return before != after and [JOINED.sub("and", word) for word in before] == [
        JOINED.sub("and", word) for word in after
    ]


def test_a_changed_word_changes_the_meaning_or_is_refused() -> None:
    rng = random.Random(20261118 + NIGHT)
    assert POOL.stored is not None
    names = [name for name in POOL.stored.names() if "//" not in name]
    left = 10_000 if NIGHTLY else 250
    while left:
        card = POOL.get(rng.choice(names))
        if card is None or len(card.faces) > 1 or card.layout != "normal":
            continue
        text = text_of(card)
        again = read_card(text).card
        mutated = changed(text, rng)
        if again is None or mutated is None or mutated == text:
            continue
        left -= 1
        other = read_card(mutated).card
        if other is not None:
            before, after = list(again.base.abilities.every), list(other.base.abilities.every)
            if same(before, after):
                assert is_joined_otherwise(again, other), f"{text.faces[0].text!r} and {mutated.faces[0].text!r}"


def test_random_trees_print_and_read_back() -> None:
    rng = random.Random(7 + NIGHT)
    for _ in range(10_000 if NIGHTLY else 250):
        card = random_card(rng)
        text = text_of(card)
        verdict = read_card(text)
        assert verdict.card is not None, f"{text.faces[0].text!r}: {verdict.why}"
        written, read = list(card.base.abilities.every), list(verdict.card.base.abilities.every)
        assert same(written, read), f"{text.faces[0].text!r}: {written!r} and {read!r}"


HOSTILE = {
    "long": "Draw a card. " * 20_000,
    "a long line": "Draw a card and " * 250 + "draw a card.",
    "many commas": "Destroy target creature, " * 150 + "land.",
    "deep": "This creature has " + '"this creature has ' * 200 + "flying" + '"' * 200 + ".",
    "many symbols": "{R}" * 5_000 + ": Draw a card.",
    "many lines": "Flying\n" * 3_000,
    "many ors": "Tap target " + "creature or " * 200 + "land.",
    "many adjectives": "Destroy target " + "nonwhite, " * 200 + "creature.",
    "signs": "\u0000\u2022\u2014|~{}[]()<>" * 300,
    "a slot": "<effect> <object>.",
    "every if": "If you control a creature, " * 150 + "draw a card.",
}


@pytest.mark.parametrize("kind", HOSTILE)
def test_a_hostile_text_is_refused_in_bounded_time(kind: str) -> None:
    face = FaceText("Hillside Bear", "{G}", "Creature \u2014 Bear", HOSTILE[kind], "2/2")
    start = time.process_time()
    assert read_card(CardText("Hillside Bear", "normal", (face,))).card is None
    assert time.process_time() - start < 5


@pytest.mark.parametrize(
    "face",
    [
        FaceText("", "", "", ""),
        FaceText("Bear", "{nonsense}", "Creature \u2014 Bear", "", "2/2"),
        FaceText("Bear", "{G}", "Nonsense", "", "2/2"),
        FaceText("Bear", "{G}", "Creature \u2014 Bear", "", "many/few"),
        FaceText("Bear", "{G}", "Creature \u2014 Bear", "", "*/*"),
        FaceText("Bear", "{G}", "Instant", "", ""),
    ],
)
def test_what_is_not_a_card_is_refused(face: FaceText) -> None:
    verdict = read_card(CardText(face.name, "normal", (face,)))
    assert verdict.card is None and verdict.why


@pytest.mark.parametrize("text", ["Flying", "Flying quickly"])
@pytest.mark.parametrize("count", [0, 3, 300])
def test_a_card_with_too_many_faces_or_none_is_refused(count: int, text: str) -> None:
    face = FaceText("Hillside Bear", "{G}", "Creature \u2014 Bear", text, "2/2")
    verdict = read_card(CardText(face.name, "transform", (face,) * count))
    assert verdict.card is None and verdict.why


@pytest.mark.parametrize("field", ["cost", "types", "size"])
def test_a_huge_field_of_a_card_ends_in_bounded_time(field: str) -> None:
    words = {"cost": "{" * 20_000, "types": "Creature \u2014 " + "Bear " * 50_000, "size": "9" * 5_000 + "/1"}
    usual = {"cost": "{G}", "types": "Creature \u2014 Bear", "size": "2/2"} | {field: words[field]}
    start = time.process_time()
    read_card(CardText("Hillside Bear", "normal", (FaceText("Hillside Bear", text="Flying", **usual),)))
    assert time.process_time() - start < 5
