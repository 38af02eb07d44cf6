"""Lines of cards, in sentences of our own, and what they mean."""

# ruff: noqa: F403, F405

from __future__ import annotations

import pytest

from apnap.abilities.effects.flow import Sequence
from apnap.english.reading.faces import FaceText, Unread
from apnap.english.reading.gate import CardText, read_card
from apnap.vocabulary import *


def read(text: str, types: str = "Creature \u2014 Bear", cost: str = "{2}{G}") -> list[object]:
    """The abilities of a card with this text."""
    size = "2/2" if "Creature" in types else ""
    face_text = FaceText("Hillside Bear", cost, types, text, size)
    verdict = read_card(CardText("Hillside Bear", "normal", (face_text,)))
    assert verdict.card is not None, verdict.why
    return [a for a in verdict.card.base.abilities.every if not a.implied]


def refused(text: str, types: str = "Creature \u2014 Bear") -> Unread:
    size = "2/2" if "Creature" in types else ""
    face_text = FaceText("Hillside Bear", "{2}{G}", types, text, size)
    verdict = read_card(CardText("Hillside Bear", "normal", (face_text,)))
    assert verdict.card is None
    return verdict.unread[0]


LINES = {
    "Flying, trample": [FLYING, TRAMPLE],
    "When this creature enters, you draw two cards.": [When(Enters(THIS), Draw(2))],
    "When Hillside Bear dies, each opponent loses 3 life.": [When(Dies(THIS), LoseLife(3, who=EACH_OPPONENT))],
    "Whenever another Elf you control enters, scry 1.": [
        Whenever(Enters(OTHER, Subtype("Elf"), YOU_CONTROL), Scry(1)),
    ],
    "{3}{G}, {T}: Untap two target lands.": [Activate("{3}{G}", "{T}", Untap(Target(LAND, count=2)))],
    "Other Bears you control get +2/+0 and have menace.": [
        Always(Each(OTHER, Subtype("Bear"), YOU_CONTROL), Gets(2, 0), Has(MENACE)),
    ],
    "Whenever an opponent gains life, if you control no Swamps, you lose 4 life.": [
        Whenever(GainsLife(EACH_OPPONENT), LoseLife(4), provided=Controls(YOU, Subtype("Swamp"), none=True)),
    ],
    "Ward\u2014Pay 5 life.": [Ward(PayLife(5))],
    "This creature enters with three +1/+1 counters on it.": [EntersWith(3, "+1/+1")],
}


@pytest.mark.parametrize("text", LINES)
def test_a_line_has_its_meaning(text: str) -> None:
    assert read(text) == LINES[text]


def test_an_x_that_the_sentence_defines_is_the_same_before() -> None:
    text = "Whenever this creature attacks, scry X, then mill X cards, where X is its power."
    assert read(text) == [Whenever(Attacks(THIS), Then(Scry(PowerOf(IT)), Mill(PowerOf(IT))))]


def test_it_is_the_target_that_was_spoken_of() -> None:
    slot = Target(CREATURE)
    text = "Untap target creature. Put a luck counter on it."
    assert read(text, "Sorcery")[0].effect == Sequence(Untap(slot), AddCounters(1, "luck", on=slot))


def test_modes_have_targets_of_their_own() -> None:
    text = "Choose one \u2014\n\u2022 Destroy target artifact.\n\u2022 You gain 7 life."
    (spell,) = read(text, "Instant")
    assert spell.modes == [Destroy(Target(ARTIFACT)), GainLife(7)]


def test_if_straight_after_the_event_is_a_condition_of_the_trigger() -> None:
    (trigger,) = read("Whenever this creature attacks, if you control a Forest, draw a card.")
    assert trigger == Whenever(Attacks(THIS), Draw(1), provided=Controls(YOU, Subtype("Forest")))


def test_a_refusal_points_at_the_word_and_says_what_was_expected() -> None:
    unread = refused("When this creature enters, draw a sheep.")
    assert unread.line[unread.at :].startswith("sheep")
    assert "card" in unread.expected
    assert unread.shown().splitlines()[1].index("^") == unread.at


@pytest.mark.parametrize(
    "text",
    [
        "When this creature enters, draw a card quickly.",
        "Bravely \u2014 When this creature enters, draw a card.",
        "Flying, sparkling",
        "Destroy all Grumblings.",
        "When this creature enters, draw a card, if only.",
    ],
)
def test_no_word_is_skipped(text: str) -> None:
    refused(text)


def test_a_name_that_is_a_verb_is_still_the_verb_where_a_sentence_begins() -> None:
    face_text = FaceText("Exile", "{2}{W}", "Instant", "Exile target nonwhite attacking creature.")
    verdict = read_card(CardText("Exile", "normal", (face_text,)))
    assert verdict.card is not None
    spell = verdict.card.base.abilities.spell
    assert spell is not None and spell.effect == Exile(Target(Not(WHITE), ATTACKING, CREATURE))


@pytest.mark.parametrize("cost", ["[+1]", "+1", "[\u22122]", "\u22122", "0", "\u2212X"])
def test_loyalty_costs_are_read_with_and_without_brackets(cost: str) -> None:
    types = "Legendary Planeswalker \u2014 Ann"
    face = FaceText("Ann, Hill Walker", "{2}{G}", types, f"{cost}: You draw two cards.", "4")
    verdict = read_card(CardText(face.name, "normal", (face,)))
    assert verdict.card is not None, verdict.why
    assert verdict.exact
    (ability,) = [one for one in verdict.card.base.abilities.every if not one.implied]
    sign = 1 if "+" in cost else -1
    change = 0 if "X" in cost else sign * int("".join(filter(str.isdigit, cost)))
    assert ability == Loyalty(change, Draw(2), minus_x="X" in cost)


@pytest.mark.parametrize(
    "text",
    [
        "Whenever a Vampire you control attacks, untap that artifact.",
        "When this creature enters, tap target Vampire. Put a luck counter on that artifact.",
        "When this creature enters, Vampires gain haste until end of turn. Tap those artifacts.",
    ],
)
def test_what_was_never_spoken_of_has_no_name(text: str) -> None:
    refused(text)
    for kind in ("artifact", "artifacts"):
        text = text.replace(kind, kind.replace("artifact", "creature"))
    assert read(text)


def test_a_vehicle_may_be_a_creature_by_the_time_it_attacks() -> None:
    assert read("Whenever a Vehicle you control attacks, untap that creature.")
    assert read("Target Swamp becomes a 3/3 Bear creature. Untap that creature.", "Sorcery")


def test_a_permanent_that_was_a_target_is_not_the_card_that_may_be_played() -> None:
    text = "Tap target Bear. <exile> of your library. Untap target Bear. <may>"
    text = text.replace("<exile>", "Exile the top card")
    refused(text.replace("<may>", "You may play it this turn."), "Sorcery")


def test_at_is_said_of_steps() -> None:
    refused("When this creature enters and at you cast a Bear spell, scry 1.")
    refused("Whenever you cast a Bear spell or at this creature attacks, scry 1.")
