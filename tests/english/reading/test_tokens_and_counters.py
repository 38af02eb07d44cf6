"""Lines about tokens, copies, counters, control and creature types, in sentences of our own."""

# ruff: noqa: F403, F405

from __future__ import annotations

import pytest

from apnap.abilities.casual.commanders import SharesTypeWithCommander
from apnap.abilities.effects.attaching import AttachTo
from apnap.abilities.effects.choices import OneOf
from apnap.abilities.effects.flow import And, Both, DoThen, EitherWay, Instead, OnceEachTurn
from apnap.abilities.events.card_events import TakesAction
from apnap.abilities.events.copy_events import CopiesSpell
from apnap.abilities.events.triggers import StateIs
from apnap.abilities.facts.qualities import WITH_COUNTER
from apnap.abilities.facts.sharing import SharesTypeWith
from apnap.abilities.predefined_tokens import CLUE, FOOD
from apnap.abilities.statics.replacements import TheyEnterWithMore
from apnap.english.reading.faces import FaceText
from apnap.english.reading.gate import CardText, read_card
from apnap.rules.ch1_concepts.definitions import Node, Triggered
from apnap.vocabulary import *

TOKEN_OF_GULL = token("Bird Token", "Creature - Bird", "1/2", FLYING, DEATHTOUCH, colors="U")
OX = token("Ox Token", "Creature - Ox", "3/3", colors="R")
HOUND = token("Old Barker", "Legendary Creature - Dog", "3/1", colors="R")


def read(text: str, types: str = "Artifact", name: str = "Hillside Bear") -> list[object]:
    """The abilities of a card with this text, which the gate lets pass."""
    size = "2/2" if "Creature" in types else ""
    verdict = read_card(CardText(name, "normal", (FaceText(name, "{2}{G}", types, text, size),)))
    assert verdict.card is not None, verdict.why
    return [a for a in verdict.card.base.abilities.every if not a.implied]


ON_A_BEAR = "to cast a Bear spell"
A_COPY = "create a token that's a copy"
ANY_COLOR = "Choose a color. Add"
SHARING = "that shares a creature type with"
LINES = {
    "{3}: Create three 1/2 blue Bird creature tokens with flying and deathtouch.": [
        Activate("{3}", CreateTokens(3, TOKEN_OF_GULL)),
    ],
    "{3}: Create Old Barker, a legendary 3/1 red Dog creature token.": [Activate("{3}", CreateTokens(1, HOUND))],
    "{3}: Create a legendary 3/1 red Dog creature token named Old Barker.": [Activate("{3}", CreateTokens(1, HOUND))],
    "Whenever this creature attacks, create two 3/3 red Ox creature tokens that are attacking.": [
        Whenever(Attacks(THIS), CreateTokens(2, OX, attacking=True)),
    ],
    "{1}: Destroy each creature with no counters on it.": [Activate("{1}", Destroy(Each(CREATURE, Not(WITH_COUNTER))))],
    "{1}: Tap all Elves without a luck counter on them.": [
        Activate("{1}", Tap(Each(Subtype("Elf"), Not(WithCounter("luck"))))),
    ],
    "Whenever an opponent gains life, you may put two luck counters on each Elf. Do this only once each turn.": [
        Whenever(GainsLife(EACH_OPPONENT), OnceEachTurn(May(AddCounters(2, "luck", on=Each(Subtype("Elf")))))),
    ],
    "{2}: Sacrifice an Elf. If you do, draw two cards.": [
        Activate("{2}", DoThen(Sacrifice(1, Subtype("Elf")), Draw(2))),
    ],
    "When this artifact has five or more luck counters on it, draw three cards.": [
        When(StateIs(HasCounters(THIS, 5, "luck")), Draw(3)),
    ],
    f"{{T}}: Add {{G}}. When that mana is spent {ON_A_BEAR} {SHARING} your commander, you gain 2 life.": [
        Activate(
            "{T}",
            AddManaWith(AddMana("{G}"), AllOf([Subtype("Bear"), SharesTypeWithCommander()]), GainLife(2)),
        ),
    ],
    "Whenever you scry, put a luck counter on this artifact and you draw a card.": [
        Whenever(TakesAction("scry"), And(AddCounters(1, "luck", on=THIS), Draw(1))),
    ],
    "{5}: Put a luck counter on each Elf and two +1/+1 counters on each Goblin.": [
        Activate(
            "{5}",
            Both(AddCounters(1, "luck", on=Each(Subtype("Elf"))), AddCounters(2, "+1/+1", on=Each(Subtype("Goblin")))),
        ),
    ],
    "{1}: Attach up to one target Equipment to target Elf.": [
        Activate("{1}", AttachTo(Target(Subtype("Equipment"), up_to=True), to=Target(Subtype("Elf")))),
    ],
    f"{{4}}: For each Elf token you control, {A_COPY} of that permanent.": [
        Activate("{4}", CreateCopies(Each(Subtype("Elf"), TOKEN, YOU_CONTROL))),
    ],
    "{4}: Create two 3/3 red Ox creature tokens. If you control a Goblin, create five of those tokens instead.": [
        Activate("{4}", Instead(CreateTokens(2, OX), Controls(YOU, Subtype("Goblin")), CreateTokens(5, OX))),
    ],
    "{4}: Put three luck counters on another artifact you control.": [
        Activate("{4}", AddCounters(3, "luck", on=OneOf(OTHER, ARTIFACT, YOU_CONTROL))),
    ],
    "Each other Elf you control enters with two additional luck counters on it.": [
        TheyEnterWithMore(OTHER, Subtype("Elf"), YOU_CONTROL, number=2, counter="luck"),
    ],
    f"{{T}}: {ANY_COLOR} one mana of that color for each Elf you control.": [
        Activate("{T}", AddOneColor(counted=ForEach(Subtype("Elf"), YOU_CONTROL))),
    ],
    "{2}: Create a Food token or a Clue token.": [
        Activate("{2}", EitherWay(CreateTokens(1, FOOD), CreateTokens(1, CLUE)))
    ],
    "Whenever you cast or copy a red spell, scry 2.": [Whenever(EitherOf(Casts(RED), CopiesSpell(RED)), Scry(2))],
    "{6}: Destroy all permanents except for lands and Elves.": [
        Activate("{6}", Destroy(Each(PERMANENT, Not(AnyOf(LAND, Subtype("Elf"))))))
    ],
    "If one or more luck counters would be put on an Elf you control, that many plus two luck counters are put on it "
    "instead.": [MoreCounters("luck", Subtype("Elf"), YOU_CONTROL, plus=2)],
}


def kind_of(text: str) -> str:
    if "this Equipment" in text:
        return "Artifact \u2014 Equipment"
    return "Creature \u2014 Bear" if "this creature" in text else "Artifact"


@pytest.mark.parametrize("text", LINES)
def test_a_line_has_its_meaning(text: str) -> None:
    assert read(text, kind_of(text)) == LINES[text]


def test_the_name_of_a_token_may_have_the_name_of_its_card_in_it() -> None:
    made = token("Cub of Hillside Bear", "Creature - Bear", "1/1", colors="G")
    text = "{4}: Create a 1/1 green Bear creature token named Cub of Hillside Bear."
    assert read(text) == [Activate("{4}", CreateTokens(1, made))]


def test_others_that_share_a_type_are_others_than_the_one_that_attacks() -> None:
    (ability,) = read(f"Whenever an Elf attacks, untap each other Goblin {SHARING} it.")
    assert isinstance(ability, Triggered)
    shares = [n for n in walk(ability) if isinstance(n, SharesTypeWith)]
    assert [one.other for one in shares] == [True]
    assert not [n for n in walk(ability) if n is OTHER]


def walk(node: Node) -> list[Node]:
    return [node, *(inner for child in node.children() for inner in walk(child))]
