"""A card that its words do not allow is refused as it is built."""

from __future__ import annotations

import inspect

import pytest

from apnap import vocabulary
from apnap.abilities.activated import Activate, Loyalty
from apnap.abilities.base import VocabularyError, amount
from apnap.abilities.cards import Enchant, card, face, token
from apnap.abilities.effects.counters import AddCounters
from apnap.abilities.effects.damage import DealDamage
from apnap.abilities.effects.durations import UntilEndOfTurn
from apnap.abilities.effects.flow import Sequence
from apnap.abilities.effects.life import GainLife
from apnap.abilities.effects.player_actions import Does, Draw
from apnap.abilities.events.object_events import Enters
from apnap.abilities.events.player_events import BeginningOf
from apnap.abilities.events.triggers import When
from apnap.abilities.filters import CREATURE, AnyOf, Subtype
from apnap.abilities.keyword_abilities.flags import FLYING
from apnap.abilities.keyword_actions.searching import SearchLibrary
from apnap.abilities.mana import AddMana
from apnap.abilities.selectors import THIS, Each
from apnap.abilities.statics.changes import Becomes, Gets
from apnap.abilities.statics.continuous import Always
from apnap.abilities.targets import AnyTarget, Target, TargetPlayer
from apnap.abilities.typeline import parse_type_line, type_words
from apnap.rules.core.constants import ARTIFACT, BASIC, GRAVEYARD, KINDRED, LEGENDARY, LIBRARY, SNOW
from apnap.rules.core.constants import CREATURE as CREATURE_TYPE

BOLT = DealDamage(3, to=AnyTarget())


# compiled, a wrong type is refused before the word can look at it
REFUSALS = (VocabularyError, TypeError, ValueError)


@pytest.mark.parametrize(
    "build",
    [
        lambda: card("", "{R}", "Instant", BOLT),
        lambda: card("A", "{R", "Instant", BOLT),
        lambda: card("A", "{Y}", "Instant", BOLT),
        lambda: card("A", "{R}", "Instant"),
        lambda: card("A", "{R}", "Instand", BOLT),
        lambda: card("A", "{R}", "Legendary", BOLT),
        lambda: card("A", "{R}", "Creature - goblin", "1/1"),
        lambda: card("A", "{R}", "Creature - Goblin"),
        lambda: card("A", "{R}", "Creature - Goblin", "1"),
        lambda: card("A", "{R}", "Creature - Goblin", "one/one"),
        lambda: card("A", "{R}", "Creature - Goblin", "1/1", BOLT),
        lambda: card("A", "{R}", "Artifact", "1/1"),
        lambda: card("A", "{R}", "Legendary Planeswalker - Jace"),
        lambda: card("A", "{R}", "Legendary Planeswalker - Jace", "1/1"),
        lambda: card("A", "{R}", "Battle - Siege", "x"),
        lambda: card("A", "{R}", "Enchantment - Aura"),
        lambda: card("A", "{R}", "Enchantment", Enchant(CREATURE)),
        lambda: card("A", "{R}", "Artifact", Loyalty(1, Draw(1))),
        lambda: card("A", "{R}", "Instant Creature", "1/1", BOLT),
        lambda: card("A", "{R}", "Instant", BOLT, colors="X"),
        lambda: card("A", "{R}", "Creature - Goblin", "1/1", "2/2"),
        lambda: token("A", "Creature - Goblin"),
        lambda: face("A", "", "Creature - Angel", FLYING),
    ],
)
def test_an_impossible_card_is_refused(build):
    with pytest.raises(REFUSALS):
        build()


@pytest.mark.parametrize(
    "build",
    [
        lambda: amount("3"),  # type: ignore[arg-type]
        lambda: amount(True),
        lambda: DealDamage(None, to=AnyTarget()),  # type: ignore[arg-type]
        lambda: Draw(1, who=CREATURE),  # type: ignore[arg-type]
        lambda: Does(TargetPlayer(), Draw(1)),
        lambda: Does(TargetPlayer(), Draw(1), GainLife(1, who=TargetPlayer())),
        lambda: Sequence(BOLT),
        lambda: AnyOf(CREATURE),
        lambda: Subtype("wall"),
        lambda: Target(THIS),  # type: ignore[arg-type]
        lambda: Target(CREATURE, count=0),
        lambda: Activate("{T}"),
        lambda: Activate(BOLT),
        lambda: Activate(BOLT, "{T}"),
        lambda: Activate("{T}", 3),  # type: ignore[arg-type]
        lambda: Loyalty(1),
        lambda: When(Enters(), Draw(1)),
        lambda: When(Enters(THIS)),
        lambda: When(THIS, Draw(1)),  # type: ignore[arg-type]
        lambda: BeginningOf(99),
        lambda: Always(Target(CREATURE), Gets(1, 1)),  # type: ignore[arg-type]
        lambda: Always(Each(CREATURE)),
        lambda: Always(Each(CREATURE), FLYING),  # type: ignore[arg-type]
        lambda: UntilEndOfTurn(CREATURE, Gets(1, 1)),  # type: ignore[arg-type]
        lambda: Becomes("Creature", "big"),
        lambda: AddCounters(1, "", on=THIS),
        lambda: SearchLibrary(CREATURE, to=LIBRARY),
        lambda: SearchLibrary(CREATURE, to=GRAVEYARD, tapped=True),
    ],
)
def test_a_word_used_wrongly_is_refused(build):
    with pytest.raises(REFUSALS):
        build()


def test_the_error_says_which_card():
    with pytest.raises(VocabularyError, match="^Zap: .*Instand"):
        card("Zap", "{R}", "Instand", BOLT)


def test_the_targets_of_a_card_are_found_in_reading_order():
    first, second = Target(CREATURE), AnyTarget()
    made = card("A", "{R}", "Instant", DealDamage(1, to=second, source=first), DealDamage(2, to=first))
    spell = made.base.abilities.spell
    assert spell is not None and spell.slots == [first, second]


def test_mana_abilities_are_known_as_such():
    plain = Activate("{T}", AddMana("{G}"))
    dear = Activate("{1}", "{T}", AddMana("{G}"))
    aimed = Activate("{T}", AddMana("{G}"), DealDamage(1, to=AnyTarget()))
    assert plain.makes == 16 and plain.simple_mana == 16
    assert dear.makes == 16 and dear.simple_mana == 0
    assert aimed.makes == 0  # 605.1a: it has a target


@pytest.mark.parametrize(
    "text,supertypes,types,subtypes",
    [
        ("Basic Snow Land - Forest", BASIC | SNOW, 16, ["Forest"]),
        ("Legendary Creature \u2014 Dog", LEGENDARY, CREATURE_TYPE, ["Dog"]),
        ("Artifact Creature - Assembly-Worker", 0, ARTIFACT | CREATURE_TYPE, ["Assembly-Worker"]),
        ("Kindred Instant - Goblin", 0, KINDRED | 8, ["Goblin"]),
    ],
)
def test_type_lines_are_read_and_written(text, supertypes, types, subtypes):
    line = parse_type_line(text)
    assert (line.supertypes, line.types, line.subtypes) == (supertypes, types, subtypes)
    assert type_words(supertypes, types, subtypes) == text.replace(" - ", " \u2014 ")


def test_colours_come_from_the_cost_or_the_indicator():
    assert card("A", "{W/U}{B/P}", "Artifact").base.colors == 1 | 2 | 4
    assert card("A", "{2/R}", "Artifact").base.colors == 8
    assert card("A", "", "Creature - Dryad", "1/1", colors="G").base.colors == 16


def test_a_card_without_a_mana_cost_cannot_be_cast_the_usual_way():
    assert card("A", "", "Creature - Dryad", "1/1").methods == []
    assert card("A", "{0}", "Artifact").methods != []
    assert card("A", "", "Land - Forest").methods == []


@pytest.mark.interpreted
def test_every_word_says_what_it_is_and_takes() -> None:
    """Compiled as well: `help(DealDamage)` is how a card writer looks a word up."""
    for name in vocabulary.__all__:
        word = getattr(vocabulary, name)
        if inspect.isclass(word):
            assert word.__doc__, name
            inspect.signature(word)
    assert list(inspect.signature(vocabulary.DealDamage).parameters)[:2] == ["number", "to"]
    assert "deals damage" in (vocabulary.DealDamage.__doc__ or "")
