"""Partner and its kin. CR 702.124."""

from __future__ import annotations

import pytest

from apnap import library
from apnap.abilities.cards import card
from apnap.abilities.keyword_abilities.pairs import (
    ChooseABackground,
    DoctorsCompanion,
    Partner,
    PartnerWith,
    may_lead_together,
)
from apnap.rules.core.decisions import FOR_MAY
from apnap.testing import rule

LEGEND = "Legendary Creature - Human"
CARDS = {
    "partner": card("Ann", "{W}", LEGEND, "1/1", Partner()),
    "another": card("Ben", "{U}", LEGEND, "1/1", Partner()),
    "friend": card("Cat", "{B}", LEGEND, "1/1", Partner("Friends forever")),
    "good friend": card("Dan", "{B}", LEGEND, "1/1", Partner("Friends forever")),
    "survivor": card("Eve", "{B}", LEGEND, "1/1", Partner("Survivors")),
    "left": card("Left", "{R}", LEGEND, "1/1", PartnerWith("Right")),
    "right": card("Right", "{R}", LEGEND, "1/1", PartnerWith("Left")),
    "deserted": card("Gus", "{R}", LEGEND, "1/1", PartnerWith("Ann")),
    "chooser": card("Hal", "{G}", LEGEND, "1/1", ChooseABackground()),
    "background": card("Fair Upbringing", "{G}", "Legendary Enchantment - Background"),
    "companion": card("Ida", "{W}", LEGEND, "1/1", DoctorsCompanion()),
    "doctor": card("The Doctor", "{U}", "Legendary Creature - Time Lord Doctor", "1/1"),
    "other doctor": card("A Doctor", "{U}", "Legendary Creature - Human Time Lord Doctor", "1/1"),
    "common": card("Jim", "{W}", "Creature - Human", "1/1", Partner()),
}


@rule("702.124")
@pytest.mark.parametrize(
    "one,other",
    [
        ("partner", "another"),
        ("friend", "good friend"),
        ("left", "right"),
        ("chooser", "background"),
        ("companion", "doctor"),
    ],
)
def test_these_two_commanders_may_lead_together(one, other):
    assert may_lead_together(CARDS[one], CARDS[other]) and may_lead_together(CARDS[other], CARDS[one])


@rule("702.124")
@pytest.mark.parametrize(
    "one,other",
    [
        ("partner", "friend"),  # different abilities do not combine
        ("friend", "survivor"),
        ("deserted", "partner"),
        ("partner", "left"),
        ("partner", "background"),
        ("chooser", "partner"),
        ("companion", "other doctor"),
        ("companion", "companion"),
        ("partner", "common"),  # both are legendary
        ("background", "background"),
    ],
)
def test_these_two_commanders_may_not_lead_together(one, other):
    assert not may_lead_together(CARDS[one], CARDS[other]) and not may_lead_together(CARDS[other], CARDS[one])


@rule("702.124")
def test_printed_partners_may_lead_together():
    assert may_lead_together(library.find("Akiri, Line-Slinger"), library.find("Rograkh, Son of Rohgahh"))
    assert not may_lead_together(library.find("Akiri, Line-Slinger"), library.find("Erinis, Gloom Stalker"))


@rule("702.124", "701.23")
def test_partner_with_finds_the_other_one(scenario):
    table = scenario(seats=2)
    lore = table.seat(1).library("Lore Weaver")[0]
    table.seat(0).casts("Ley Weaver").resolves()
    table.says([table.seat(1).ref])  # its target
    table.asked(table.seat(1), FOR_MAY)
    table.answer([1])
    assert table.asked(table.seat(1), "search").candidates == [lore.id]
    table.answer([lore.id])
    assert table.seat(1).hand == ["Lore Weaver"] and table.stack == []


@rule("702.124")
def test_a_player_may_decline_the_search_of_partner_with(scenario):
    table = scenario(seats=2)
    table.seat(0).library("Lore Weaver")
    table.seat(0).casts("Ley Weaver").resolves()
    table.says([table.seat(0).ref])
    table.asked(table.seat(0), FOR_MAY)
    table.answer([0])
    assert table.seat(0).hand == []
