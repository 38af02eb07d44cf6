"""Classic puzzles of costs, copies, legends, skipped steps, and faces. CR 118, 202, 502, 601, 704, 707, 708."""

from __future__ import annotations

import pytest

from apnap.rules.core.constants import FLYING, MAIN1
from apnap.rules.core.decisions import FOR_COPY, FOR_LEGEND, O_CAST
from apnap.testing import rule
from apnap.testing.plugin import Builder


# costs ---------------------------------------------------------------------------------------------------------------
@rule("601.2f", "118.7a")
@pytest.mark.parametrize("mana,castable", [("UU", False), ("UUC", True)])
def test_increases_come_before_reductions(scenario: Builder, mana: str, castable: bool) -> None:
    """Counterspell costs {U}{U}. Thalia adds {1}, an Electromancer takes {1}, a second one finds nothing generic left:
    still {U}{U}; with two Thalias and one Electromancer, {1}{U}{U}."""
    table = scenario()
    table.seat(1).has("Thalia, Guardian of Thraben")
    table.seat(1).has("Thorn of Amethyst")
    table.seat(0).has("Goblin Electromancer")
    table.seat(0).casts("Grizzly Bears")
    counter = table.seat(0).holds("Counterspell")[0]
    table.seat(0).gets_mana(mana)
    assert table.seat(0).can(O_CAST, counter) is castable


@rule("601.2f", "118.7a")
def test_a_reduction_takes_no_colored_mana(scenario: Builder) -> None:
    """Two Electromancers and a Helm have three to give, but Divination has only {2} that is generic."""
    table = scenario()
    table.seat(0).have("Goblin Electromancer", "Goblin Electromancer")
    table.seat(1).has("Helm of Awakening")
    spell = table.seat(0).holds("Divination")[0]
    table.seat(0).gets_mana("C")
    assert not table.seat(0).can(O_CAST, spell)
    table.seat(0).gets_mana("U")
    table.seat(0).casts("Divination", free=False).resolves()
    assert table.seat(0).pool == "C"


@rule("601.2f")
@pytest.mark.parametrize("mana,castable", [("RC", False), ("RCC", True)])
def test_trinisphere_looks_at_the_cost_in_the_end(scenario: Builder, mana: str, castable: bool) -> None:
    """Whatever increases and reductions make of it, a spell costs three mana at least, as long as it is untapped."""
    table = scenario()
    sphere = table.seat(1).has("Trinisphere")
    table.seat(0).has("Goblin Electromancer")
    bolt = table.seat(0).holds("Lightning Bolt")[0]
    table.seat(0).gets_mana(mana)
    assert table.seat(0).can(O_CAST, bolt) is castable
    assert not sphere.tapped


@rule("601.2f", "107.3a")
def test_trinisphere_counts_x(scenario: Builder) -> None:
    """With X announced as 4, Blaze costs five anyway: nothing is added. With X 0 it costs three."""
    table = scenario()
    table.seat(1).has("Trinisphere")
    table.seat(0).gets_mana("RCCCC")
    table.seat(0).casts("Blaze", at=[table.seat(1)], x=4, free=False).resolves()
    assert table.seat(1).life == 16 and table.seat(0).pool == ""
    table.seat(0).gets_mana("RCCC")
    table.seat(0).casts("Blaze", at=[table.seat(1)], x=0, free=False).resolves()
    assert table.seat(1).life == 16 and table.seat(0).pool == "C"


@rule("601.2f")
def test_a_tapped_trinisphere_says_nothing(scenario: Builder) -> None:
    table = scenario()
    table.seat(1).has("Trinisphere", tapped=True)
    bolt = table.seat(0).holds("Lightning Bolt")[0]
    table.seat(0).gets_mana("R")
    assert table.seat(0).can(O_CAST, bolt)


@rule("601.2f", "118.9")
def test_affinity_and_thalia(scenario: Builder) -> None:
    """What a spell's own ability takes off is a reduction like others: it takes what Thalia added, too."""
    table = scenario()
    table.seat(1).has("Sphere of Resistance")
    table.seat(0).have("Sol Ring", "Sol Ring", "Sol Ring", "Sol Ring", "Memnite", tapped=True)
    frog = table.seat(0).holds("Frogmite")[0]
    assert table.seat(0).can(O_CAST, frog)


# copies --------------------------------------------------------------------------------------------------------------
@rule("707.10", "107.3j", "202.3e")
def test_a_copied_spell_has_the_same_x(scenario: Builder) -> None:
    """X was announced for the original and is copied; nobody pays for the copy."""
    table = scenario()
    spell = table.seat(0).casts("Blaze", at=[table.seat(1)], x=3)
    table.seat(0).casts("Twincast", at=[spell]).resolves()
    assert len(table.stack) == 2
    assert table.game.mana_value(table.stack_ids()[1]) == 4
    table.resolve_stack()
    assert table.seat(1).life == 14


@rule("107.3m", "707.5", "704.5f")
def test_a_clone_of_a_creature_with_x_has_no_x(scenario: Builder) -> None:
    """Walking Ballista's counters come from the X of its own casting: a Clone enters with none, and dies."""
    table = scenario()
    ballista = table.seat(1).has("Walking Ballista", counters={"+1/+1": 3})
    table.seat(0).casts("Clone")
    table.asked(purpose=FOR_COPY)
    table.answer([ballista.id])
    table.resolve_stack()
    assert table.seat(0).battlefield == [] and table.seat(0).graveyard == ["Clone"]


@rule("707.2", "708.2", "708.10")
def test_a_clone_of_a_manifested_creature(scenario: Builder) -> None:
    """What is copied of a face-down permanent is what all can see: a 2/2 without a name. The Clone is face up itself,
    so turning the original over does not change it."""
    table = scenario()
    table.seat(1).library("Serra Angel", "Serra Angel")
    table.seat(1).casts("Ethereal Ambush").resolves()
    hidden = table.game.state.ids(table.seat(1).number, 5)[0]
    table.seat(0).casts("Clone")
    table.asked(purpose=FOR_COPY)
    table.answer([hidden])
    table.resolve_stack()
    (clone,) = table.game.state.ids(table.seat(0).number, 5)
    chars = table.game.char(clone)
    assert (chars.name, chars.power, chars.toughness, chars.colors) == ("", 2, 2, 0)
    assert not table.game.state.objs[clone].face_down


@rule("707.3", "707.9b")
def test_a_copy_of_a_copy_keeps_the_exceptions(scenario: Builder) -> None:
    """A Metamorph that copied a creature is an artifact too, and so is whatever copies the Metamorph."""
    table = scenario()
    angel = table.seat(1).has("Serra Angel")
    table.seat(0).casts("Phyrexian Metamorph")
    table.asked(purpose=FOR_COPY)
    table.answer([angel.id])
    table.resolve_stack()
    first = table.seat(0).permanent("Serra Angel")
    assert first.is_a("Artifact")
    table.seat(0).casts("Quicksilver Gargantuan")
    table.asked(purpose=FOR_COPY)
    table.answer([first.id])
    table.resolve_stack()
    second = table.seat(0).permanent("Serra Angel")
    assert (second.power, second.toughness) == (7, 7) and second.is_a("Artifact") and second.has(FLYING)
    table.seat(0).casts("Clone")
    table.asked(purpose=FOR_COPY)
    table.answer([second.id])
    table.resolve_stack()
    third = table.seat(0).permanent("Serra Angel")
    assert third != second and (third.power, third.toughness) == (7, 7) and third.is_a("Artifact")


# legends -------------------------------------------------------------------------------------------------------------
@rule("704.5j", "707.2")
@pytest.mark.parametrize("gallery", [True, False])
def test_tokens_that_copy_a_legend(scenario: Builder, gallery: bool) -> None:
    """A token copy of a legend is legendary and has its name: one is kept, unless the rule doesn't apply."""
    table = scenario()
    if gallery:
        table.seat(1).has("Mirror Gallery")
    dog = table.seat(0).has("Isamaru, Hound of Konda")
    table.seat(0).casts("Fated Infatuation", at=[dog])
    if gallery:
        table.resolve_stack()
        assert table.seat(0).battlefield.count("Isamaru, Hound of Konda") == 2
        return
    decision = table.asked(purpose=FOR_LEGEND)
    token = next(id for id in decision.candidates if id != dog.id)
    table.answer([token])
    table.resolve_stack()
    assert table.seat(0).battlefield == ["Isamaru, Hound of Konda"] and dog.died


@rule("704.5j", "704.3")
def test_the_gallery_goes_and_the_rule_applies(scenario: Builder) -> None:
    table = scenario()
    gallery = table.seat(1).has("Mirror Gallery")
    table.seat(0).have("Isamaru, Hound of Konda", "Isamaru, Hound of Konda")
    table.seat(1).has("Isamaru, Hound of Konda")
    table.seat(0).casts("Shatter", at=[gallery]).resolves()
    table.resolve_stack()
    assert table.seat(0).battlefield == ["Isamaru, Hound of Konda"]
    assert table.seat(1).battlefield == ["Isamaru, Hound of Konda"]


# skipped steps and turns ---------------------------------------------------------------------------------------------
@rule("614.10", "502.3", "702.26a")
def test_stasis_stops_phasing_too(scenario: Builder) -> None:
    """Without an untap step nothing untaps, and what is phased out does not come back."""
    table = scenario()
    bears = table.seat(0).has("Grizzly Bears", tapped=True)
    giant = table.seat(0).has("Hill Giant")
    table.seat(0).has("Stasis")
    table.seat(1).casts("Reality Ripple", at=[giant]).resolves()
    table.to_turn(table.seat(0))
    assert table.step == "upkeep"
    assert bears.tapped and table.seat(0).battlefield == ["Grizzly Bears", "Stasis"]


@rule("603.2", "117.3a", "113.7a")
def test_a_stifled_trigger_is_gone(scenario: Builder) -> None:
    """An ability on the stack is countered like a spell, and ceases to exist; its source is untouched."""
    table = scenario()
    table.seat(0).casts("Elvish Visionary").resolves()
    ability = table.stack_ids()[0]
    table.seat(1).casts("Stifle", at=[ability]).resolves()
    assert not table.stack and table.seat(0).hand == []
    assert table.seat(0).battlefield == ["Elvish Visionary"]


# faces ---------------------------------------------------------------------------------------------------------------
@rule("709.4b", "202.3d", "709.3a")
def test_the_mana_value_of_a_split_card(scenario: Builder) -> None:
    """In a hand it has the mana value of both halves together; on the stack that of the half that was cast."""
    table = scenario()
    card = table.seat(0).holds("Assault // Battery")[0]
    assert card.mana_value == 5 and card.colors == "RG"
    spell = table.seat(0).casts("Assault // Battery", at=[table.seat(1)], part="Assault")
    assert spell.mana_value == 1 and spell.colors == "R"
    spell.resolves()
    assert card.mana_value == 5


@rule("712.8e", "202.3b", "707.8")
def test_the_mana_value_of_a_back_face(scenario: Builder) -> None:
    """A back face has the mana value of the front; a copy of it has none of its own and none of the front's."""
    table = scenario()
    scholar = table.seat(0).has("Civilized Scholar")
    table.seat(0).library("Grizzly Bears")
    table.seat(0).activates(scholar).resolves()
    assert scholar.name == "Homicidal Brute" and scholar.mana_value == 3
    table.seat(0).casts("Clone")
    table.asked(purpose=FOR_COPY)
    table.answer([scholar.id])
    table.resolve_stack()
    clone = next(
        p for p in table.game.state.ids(table.seat(0).number, 5) if p != scholar.id and table.game.char(p).power == 5
    )
    assert table.game.mana_value(clone) == 0


@rule("105.2", "604.3", "305.9")
def test_dryad_arbor_is_a_land_and_a_creature(scenario: Builder) -> None:
    """It is played as a land, never cast; it is a green creature that must wait before it is tapped."""
    table = scenario()
    arbor = table.seat(0).plays("Dryad Arbor")
    assert not table.stack and arbor.colors == "G" and arbor.is_a("Creature")
    with pytest.raises(AssertionError):
        table.seat(0).taps_for_mana(arbor)
    table.to_step(MAIN1, table.seat(0))
    table.seat(0).taps_for_mana(arbor)
    assert table.seat(0).pool == "G"
