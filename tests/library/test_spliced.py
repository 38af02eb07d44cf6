"""Splice, conspire, and cards that copy what others are."""

from __future__ import annotations

import pytest

from apnap.rules.core.constants import END, FLYING, NONE
from apnap.rules.core.decisions import D_ATTACK, FOR_CHOICE, FOR_COPY, IllegalAnswer
from apnap.testing import rule
from apnap.testing.plugin import Builder


# splice --------------------------------------------------------------------------------------------------------------
@rule("702.47", "601.2b")
def test_a_spliced_card_adds_its_text_and_stays_in_hand(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).holds("Glacial Ray")
    table.seat(0).gets_mana("RR")
    spell = table.seat(0).casts("Spiritual Visit", at=[table.seat(1)], says=[[1]])
    assert table.seat(0).hand == ["Glacial Ray"] and len(table.stack) == 1
    spell.resolves()
    assert table.seat(1).life == 18 and table.seat(0).battlefield == ["Spirit Token"]
    assert table.seat(0).graveyard == ["Spiritual Visit"] and table.seat(0).pool == ""


@rule("702.47")
def test_the_same_text_twice_has_targets_of_its_own(scenario: Builder) -> None:
    """One Glacial Ray spliced onto another: each part hits what was chosen for it, the spell's own first."""
    table = scenario()
    table.seat(0).holds("Glacial Ray")
    bears = table.seat(1).has("Grizzly Bears")
    first = table.seat(0).holds("Glacial Ray")[0]
    assert first.zone == "hand"
    table.seat(0).gets_mana("RRRR")
    table.seat(0).casts("Glacial Ray", at=[bears, table.seat(1)], says=[[1]], free=False).resolves()
    assert bears.died and table.seat(1).life == 18


@rule("702.47")
def test_what_cannot_be_paid_or_aimed_is_not_spliced(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).holds("Consuming Vortex")
    table.seat(0).gets_mana("UUUU")
    table.seat(0).casts("Spiritual Visit").resolves()  # no creature to aim at as it is cast
    assert table.seat(0).pool == "UUUU"
    table.seat(0).holds("Kodama's Might")
    table.seat(0).casts("Shock", at=[table.seat(1)])  # not Arcane
    assert table.game.decision() is not None and table.seat(0).pool == "UUUU"


@rule("702.47", "608.2b")
def test_a_spell_with_one_target_left_still_resolves(scenario: Builder) -> None:
    """Of two targets one has become illegal: the rest of the text is followed."""
    table = scenario()
    bears = table.seat(1).has("Grizzly Bears")
    table.seat(0).holds("Dampen Thought")
    table.seat(0).gets_mana("UU")
    table.seat(0).casts("Kodama's Might", at=[bears, table.seat(1)], says=[[1]])
    table.seat(1).casts("Unsummon", at=[bears]).resolves()
    table.resolve_stack()
    assert len(table.seat(1).graveyard) == 5  # four milled, and Unsummon


@rule("702.47", "707.10")
def test_a_copy_has_what_was_spliced(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).holds("Glacial Ray")
    table.seat(0).gets_mana("RR")
    spell = table.seat(0).casts("Vital Surge", at=[table.seat(1)], says=[[1]])
    table.seat(0).casts("Twincast", at=[spell]).resolves()
    table.resolve_stack()
    assert table.seat(0).life == 26 and table.seat(1).life == 16


@rule("508.1d", "702.47")
def test_into_the_fray_forces_an_attack(scenario: Builder) -> None:
    table = scenario()
    bears = table.seat(0).has("Grizzly Bears")
    other = table.seat(0).has("Hill Giant")
    table.seat(1).casts("Into the Fray", at=[bears]).resolves()
    decision = table.run(lambda d: d.kind == D_ATTACK, "attackers")
    assert bears.id in decision.attackers and other.id in decision.attackers
    with pytest.raises(IllegalAnswer, match="must attack"):
        table.answer([NONE] * len(decision.attackers))


# conspire ------------------------------------------------------------------------------------------------------------
@rule("702.78")
def test_two_creatures_conspire_for_a_copy(scenario: Builder) -> None:
    table = scenario()
    goblins = table.seat(0).have("Raging Goblin", "Raging Goblin")
    green = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Burn Trail", at=[table.seat(1)], says=[[1]])
    assert all(g.tapped for g in goblins) and not green.tapped
    table.resolve_stack()
    assert table.seat(1).life == 14


@rule("702.78")
def test_conspiring_is_a_choice(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).have("Raging Goblin", "Raging Goblin")
    table.seat(0).casts("Burn Trail", at=[table.seat(1)]).resolves()
    assert table.seat(1).life == 17 and not table.stack


@rule("702.78", "113.10")
def test_wort_gives_conspire_to_red_and_green_spells(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).has("Wort, the Raidmother")
    table.seat(0).have("Raging Goblin", "Raging Goblin")
    spell = table.seat(0).casts("Lightning Bolt", at=[table.seat(1)], says=[[1]])
    assert len(table.stack) == 2
    # the ability has triggered: what becomes of Wort does not matter any more
    table.seat(1).casts("Murder", at=[table.seat(0).permanent("Wort, the Raidmother")]).resolves()
    spell.resolves()
    table.resolve_stack()
    assert table.seat(1).life == 14


@rule("702.78", "113.10")
def test_wort_says_nothing_about_other_spells(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).has("Wort, the Raidmother")
    table.seat(0).have("Wind Drake", "Wind Drake")
    table.seat(0).casts("Divination").resolves()
    assert len(table.seat(0).hand) == 2 and not table.stack
    table.seat(1).have("Raging Goblin", "Raging Goblin")
    table.seat(1).casts("Lightning Bolt", at=[table.seat(0)]).resolves()
    assert table.seat(0).life == 17


@rule("603.6a")
def test_wort_brings_two_warriors(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).casts("Wort, the Raidmother").resolves()
    table.resolve_stack()
    token = table.seat(0).permanent("Goblin Warrior Token")
    assert table.seat(0).battlefield.count("Goblin Warrior Token") == 2 and token.colors == "RG"


# what others are -----------------------------------------------------------------------------------------------------
@rule("707.5")
def test_body_double_is_a_creature_card_of_any_graveyard(scenario: Builder) -> None:
    table = scenario()
    angel = table.seat(1).buried("Serra Angel")[0]
    table.seat(0).buried("Shock")
    table.seat(1).has("Hill Giant")
    table.seat(0).casts("Body Double")
    decision = table.asked(purpose=FOR_COPY)
    assert decision.candidates == [angel.id]
    table.answer([angel.id])
    table.resolve_stack()
    double = table.seat(0).permanent("Serra Angel")
    assert double.has(FLYING) and angel.zone == "graveyard"


@rule("608.2d", "707.4")
def test_cytoshape_chooses_as_it_resolves(scenario: Builder) -> None:
    table = scenario()
    bears = table.seat(0).has("Grizzly Bears")
    angel = table.seat(1).has("Serra Angel")
    legend = table.seat(1).has("Isamaru, Hound of Konda")
    table.seat(0).casts("Cytoshape", at=[bears])
    decision = table.asked(purpose=FOR_CHOICE)
    assert set(decision.candidates) == {bears.id, angel.id} and legend.stayed
    table.answer([angel.id])
    table.resolve_stack()
    assert bears.name == "Serra Angel" and bears.has(FLYING)
    table.next_turn()
    assert bears.name == "Grizzly Bears"


@rule("708.2a", "614.12a", "604.3")
def test_ixidron_turns_the_others_face_down(scenario: Builder) -> None:
    table = scenario()
    angel = table.seat(1).has("Serra Angel")
    bears = table.seat(0).has("Grizzly Bears")
    table.seat(1).casts("Raise the Alarm").resolves()
    table.seat(0).casts("Ixidron").resolves()
    ixidron = table.seat(0).permanent("Ixidron")
    assert (ixidron.power, ixidron.toughness) == (2, 2)
    assert (angel.power, angel.toughness, angel.name) == (2, 2, "") and not angel.has(FLYING)
    assert bears.name == ""
    assert table.seat(1).permanent("Soldier Token").power == 1
    table.seat(0).casts("Shock", at=[angel]).resolves()
    assert (ixidron.power, ixidron.toughness) == (1, 1)
    again = table.seat(0).holds("Ixidron")[0]
    assert again.is_a("Creature") and table.game.char(again.id).power == 1


@rule("701.27", "701.9")
def test_a_scholar_turns_brutal_over_a_creature_card(scenario: Builder) -> None:
    table = scenario()
    scholar = table.seat(0).has("Civilized Scholar")
    table.seat(0).library("Shock")
    table.seat(0).holds("Grizzly Bears")
    table.seat(0).activates(scholar)
    table.says([table.in_hand(table.seat(0).number, "Grizzly Bears")]).resolve_stack()
    assert scholar.name == "Homicidal Brute" and not scholar.tapped and scholar.colors == "R"
    table.to_step(END, table.seat(0))
    table.resolve_stack()
    assert scholar.name == "Civilized Scholar" and scholar.tapped


@rule("701.27", "603.4")
def test_a_brute_that_attacked_stays_one(scenario: Builder) -> None:
    table = scenario()
    scholar = table.seat(0).has("Civilized Scholar")
    table.seat(0).library("Grizzly Bears")
    table.seat(0).activates(scholar).resolves()
    assert scholar.name == "Homicidal Brute"
    table.seat(0).attacks({scholar: table.seat(1)})
    table.to_step(END, table.seat(0))
    assert not table.stack and scholar.name == "Homicidal Brute"


@rule("701.9")
def test_a_scholar_that_discards_no_creature_stays_calm(scenario: Builder) -> None:
    table = scenario()
    scholar = table.seat(0).has("Civilized Scholar")
    table.seat(0).library("Shock")
    table.seat(0).activates(scholar).resolves()
    assert scholar.name == "Civilized Scholar" and scholar.tapped
    assert table.seat(0).graveyard == ["Shock"]


@pytest.mark.parametrize(
    "name,mana",
    [
        ("Into the Fray", "R"),
        ("Consuming Vortex", "CCCU"),
        ("Kodama's Might", "G"),
        ("Lifted by Clouds", "CU"),
        ("Spiritual Visit", "W"),
        ("Vital Surge", "CG"),
        ("Wear Away", "CCCG"),
    ],
)
@rule("702.47")
def test_each_of_them_can_be_spliced(scenario: Builder, name: str, mana: str) -> None:
    table = scenario()
    table.seat(1).have("Grizzly Bears", "Sol Ring")
    table.seat(0).holds(name)
    table.seat(0).gets_mana(mana)
    table.seat(0).casts("Glacial Ray", at=[table.seat(1)], says=[[1]])
    assert table.seat(0).pool == ""


@rule("702.47")
def test_what_they_do(scenario: Builder) -> None:
    table = scenario()
    bears = table.seat(1).has("Grizzly Bears")
    ring = table.seat(1).has("Sol Ring")
    table.seat(0).casts("Lifted by Clouds", at=[bears]).resolves()
    assert bears.has(FLYING)
    table.seat(0).casts("Kodama's Might", at=[bears]).resolves()
    assert bears.power == 4
    table.seat(0).casts("Consuming Vortex", at=[bears]).resolves()
    assert table.seat(1).hand == ["Grizzly Bears"]
    table.seat(0).casts("Wear Away", at=[ring]).resolves()
    assert ring.died


@pytest.mark.parametrize("name", ["Memory Sluice", "Ghastly Discovery", "Gleeful Sabotage"])
@rule("702.78")
def test_each_of_them_can_be_conspired_for(scenario: Builder, name: str) -> None:
    table = scenario()
    table.seat(1).has("Sol Ring")
    color = {"Memory Sluice": "Wind Drake", "Ghastly Discovery": "Wind Drake", "Gleeful Sabotage": "Grizzly Bears"}
    table.seat(0).have(color[name], color[name])
    table.seat(0).casts(name, at=[table.seat(1)] if name == "Memory Sluice" else (), says=[[1]])
    assert len(table.stack) == 2


@rule("702.78")
def test_what_the_conspirators_do(scenario: Builder) -> None:
    table = scenario()
    ring = table.seat(1).has("Sol Ring")
    table.seat(0).casts("Gleeful Sabotage", at=[ring]).resolves()
    assert ring.died
    table.seat(0).casts("Ghastly Discovery").resolves()
    assert len(table.seat(0).hand) == 1
    table.seat(0).casts("Memory Sluice", at=[table.seat(1)]).resolves()
    assert len(table.seat(1).graveyard) == 5
