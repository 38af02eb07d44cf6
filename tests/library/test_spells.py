"""What is particular about the spells that draw, counter, return, search, discard and add mana."""

from __future__ import annotations

import pytest

from apnap.rules.core.constants import DOUBLE_STRIKE, INDESTRUCTIBLE, LIBRARY, LIFELINK, UPKEEP
from apnap.rules.core.decisions import O_CAST
from apnap.testing import rule

DRAWS = [  # name, X, at whom, cards in hand of 0 and of 1, life of 0
    ("Concentrate", None, None, (3, 0), 20),
    ("Inspiration", None, 1, (0, 2), 20),
    ("Ancestral Recall", None, 1, (0, 3), 20),
    ("Night's Whisper", None, None, (2, 0), 18),
    ("Ambition's Cost", None, None, (3, 0), 17),
    ("Careful Study", None, None, (0, 0), 20),
    ("Pull from Tomorrow", 3, None, (2, 0), 20),
    ("Prosperity", 2, None, (2, 2), 20),
    ("Blue Sun's Zenith", 4, 1, (0, 4), 20),
    ("Read the Bones", None, None, (2, 0), 18),
    ("Mental Note", None, None, (1, 0), 20),
    ("Collective Unconscious", None, None, (2, 0), 20),
]


@rule("121.1", "107.3")
@pytest.mark.parametrize("name,x,whom,cards,life", DRAWS, ids=[row[0] for row in DRAWS])
def test_spells_that_draw(scenario, name, x, whom, cards, life):
    table = scenario(seats=2)
    table.seat(0).have("Grizzly Bears", "Hill Giant")
    table.seat(1).has("Gray Ogre")
    before = len(table.seat(0).graveyard)
    table.seat(0).casts(name, x=x, at=[] if whom is None else [table.seat(whom)]).resolves()
    assert (len(table.seat(0).hand), len(table.seat(1).hand)) == cards
    assert table.seat(0).life == life
    buried = {"Careful Study": 3, "Pull from Tomorrow": 2, "Mental Note": 3, "Blue Sun's Zenith": 0}
    assert len(table.seat(0).graveyard) == before + buried.get(name, 1)


@rule("601.2h")
def test_draws_with_a_price(scenario):
    table = scenario(seats=2)
    [land] = table.seat(0).holds("Forest")
    table.seat(0).casts("Thrill of Possibility", says=[[land.id]]).resolves()
    assert "Forest" in table.seat(0).graveyard and len(table.seat(0).hand) == 2
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Village Rites").resolves()
    assert bear.died and len(table.seat(0).hand) == 4


@rule("608.2h")
def test_greater_good_draws_for_power_then_discards_three(scenario):
    table = scenario(seats=2)
    good, wurm = table.seat(0).have("Greater Good", "Craw Wurm")
    table.seat(0).activates(good).resolves()
    assert wurm.died and len(table.seat(0).hand) == 3


COUNTERS = [  # name, what it may counter, what it may not
    ("Cancel", "Grizzly Bears", None),
    ("Negate", "Shock", "Grizzly Bears"),
    ("Annul", "Sol Ring", "Grizzly Bears"),
    ("Dispel", "Shock", "Lava Spike"),
    ("Dissolve", "Grizzly Bears", None),
    ("Dismiss", "Grizzly Bears", None),
    ("Exclude", "Grizzly Bears", "Shock"),
    ("Undermine", "Grizzly Bears", None),
    ("Swan Song", "Lava Spike", "Grizzly Bears"),
    ("An Offer You Can't Refuse", "Shock", "Grizzly Bears"),
    ("Force Spike", "Grizzly Bears", None),
    ("Spell Pierce", "Shock", "Grizzly Bears"),
]


@rule("701.6", "118.12a")
@pytest.mark.parametrize("name,spell,other", COUNTERS, ids=[row[0] for row in COUNTERS])
def test_what_a_counterspell_counters(scenario, name, spell, other):
    table = scenario(seats=2)
    [held] = table.seat(1).holds(name)
    table.seat(1).gets_mana("UUUUBC")
    if other is not None:
        wrong = table.seat(0).casts(other, at=[table.seat(1)] if other in ("Shock", "Lava Spike") else [])
        assert not table.seat(1).can(O_CAST, held)
        wrong.resolves()
    table.seat(1).gets_mana("UUUUBC")
    victim = table.seat(0).casts(spell, at=[table.seat(1)] if spell in ("Shock", "Lava Spike") else [])
    life = table.seat(1).life
    table.seat(1).casts(name, at=[victim]).resolves()
    assert victim.zone == "graveyard" and table.stack == [] and table.seat(1).life == life
    assert table.seat(0).life == (17 if name == "Undermine" else 20)
    assert len(table.seat(1).hand) == (1 if name in ("Dismiss", "Exclude") else 0)
    made = {"Swan Song": ["Bird Token"], "An Offer You Can't Refuse": ["Treasure Token"] * 2}.get(name, [])
    assert [name for name in table.seat(0).battlefield if "Token" in name] == made


@rule("118.12a")
@pytest.mark.parametrize("name,price", [("Force Spike", "C"), ("Spell Pierce", "CC")])
def test_a_soft_counterspell_can_be_paid_off(scenario, name, price):
    table = scenario(seats=2)
    spell = table.seat(0).casts("Lava Spike", at=[table.seat(1)])
    counter = table.seat(1).casts(name, at=[spell])
    table.seat(0).gets_mana(price)
    table.says([1])
    counter.resolves()
    assert len(table.stack_ids()) == 1 and table.seat(0).pool == ""


@rule("701.22")
def test_dissolve_scries(scenario):
    table = scenario(seats=2)
    [top] = table.seat(1).library("Shock")
    spell = table.seat(0).casts("Grizzly Bears")
    table.says([top.id])
    table.seat(1).casts("Dissolve", at=[spell]).resolves()
    library = table.game.state.ids(table.seat(1).number, LIBRARY)
    assert table.game.char(library[0]).name == "Shock"


@rule("700.2")
def test_izzet_charm(scenario):
    table = scenario(seats=2)
    bear = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Izzet Charm", modes=[1], at=[bear]).resolves()
    assert bear.died
    table.seat(0).casts("Izzet Charm", modes=[2]).resolves()
    assert table.seat(0).hand == [] and table.seat(0).graveyard.count("Forest") == 2
    spell = table.seat(0).casts("Lava Spike", at=[table.seat(1)])
    table.seat(1).casts("Izzet Charm", modes=[0], at=[spell]).resolves()
    assert spell.zone == "graveyard" and table.seat(1).life == 20


@rule("700.2", "611.2c")
def test_boros_and_azorius_charms(scenario):
    table = scenario(seats=2)
    bear, land = table.seat(0).have("Grizzly Bears", "Forest")
    table.seat(0).casts("Boros Charm", modes=[0], at=[table.seat(1)]).resolves()
    assert table.seat(1).life == 16
    table.seat(0).casts("Boros Charm", modes=[1]).resolves()
    assert bear.has(INDESTRUCTIBLE) and land.has(INDESTRUCTIBLE)
    table.seat(0).casts("Boros Charm", modes=[2], at=[bear]).resolves()
    assert bear.has(DOUBLE_STRIKE)
    table.seat(0).casts("Azorius Charm", modes=[0]).resolves()
    assert bear.has(LIFELINK)
    table.seat(0).casts("Azorius Charm", modes=[1]).resolves()
    assert table.seat(0).hand == ["Forest"]


@rule("700.2a", "700.2d")
def test_cryptic_command_does_two_of_four(scenario):
    table = scenario(seats=2)
    land, bear = table.seat(0).have("Forest", "Grizzly Bears")
    spell = table.seat(0).casts("Lava Spike", at=[table.seat(1)])
    table.seat(1).casts("Cryptic Command", modes=[0, 1], at=[spell, land]).resolves()
    assert spell.zone == "graveyard" and land.zone == "hand"
    table.seat(1).casts("Cryptic Command", modes=[2, 3]).resolves()
    assert bear.tapped and table.seat(1).hand == ["Forest"]


@rule("115.1", "400.7")
@pytest.mark.parametrize(
    "name,victim",
    [("Boomerang", "Forest"), ("Disperse", "Sol Ring"), ("Repulse", "Hill Giant"), ("Vapor Snag", "Hill Giant")],
)
def test_bounce(scenario, name, victim):
    table = scenario(seats=2)
    target = table.seat(1).has(victim)
    table.seat(0).casts(name, at=[target]).resolves()
    assert target.zone == "hand"
    assert len(table.seat(0).hand) == (1 if name == "Repulse" else 0)
    assert table.seat(1).life == (19 if name == "Vapor Snag" else 20)


@rule("115.1")
def test_rescue_returns_only_what_is_yours(scenario):
    table = scenario(seats=2)
    [card] = table.seat(0).holds("Rescue")
    table.seat(0).gets_mana("U")
    table.seat(1).has("Grizzly Bears")
    assert not table.seat(0).can(O_CAST, card)
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Rescue", at=[bear]).resolves()
    assert table.seat(0).hand == ["Grizzly Bears"]


@rule("115.1", "701.9")
@pytest.mark.parametrize(
    "name,card,zone",
    [
        ("Raise Dead", "Grizzly Bears", "hand"),
        ("Regrowth", "Sol Ring", "hand"),
        ("Breath of Life", "Grizzly Bears", "battlefield"),
        ("Argivian Restoration", "Sol Ring", "battlefield"),
    ],
)
def test_returning_your_own_cards(scenario, name, card, zone):
    table = scenario(seats=2)
    [mine] = table.seat(0).buried(card)
    table.seat(1).buried(card)
    table.seat(0).casts(name, at=[mine]).resolves()
    assert mine.zone == zone


@rule("115.1")
def test_macabre_waltz_returns_two_and_discards_one(scenario):
    table = scenario(seats=2)
    cards = table.seat(0).buried("Grizzly Bears", "Hill Giant", "Gray Ogre")
    spell = table.seat(0).casts("Macabre Waltz", at=cards[:2])
    spell.resolves()
    assert len(table.seat(0).hand) == 1 and len(table.seat(0).graveyard) == 3


@rule("202.3", "110.2a")
@pytest.mark.parametrize("name,life", [("Reanimate", 14), ("Beacon of Unrest", 20)])
def test_reanimating_from_any_graveyard(scenario, name, life):
    table = scenario(seats=2)
    [wurm] = table.seat(1).buried("Craw Wurm")
    table.seat(0).casts(name, at=[wurm]).resolves()
    assert table.seat(0).battlefield == ["Craw Wurm"] and table.seat(0).life == life
    assert table.seat(0).graveyard == (["Reanimate"] if name == "Reanimate" else [])


@rule("701.9", "101.4")
@pytest.mark.parametrize(
    "name,left",
    [("Hymn to Tourach", (3, 1, 3)), ("Unnerve", (3, 1, 1)), ("Delirium Skeins", (0, 0, 0))],
)
def test_discard_spells(scenario, name, left):
    table = scenario(seats=3)
    for seat in table.seats():
        seat.holds("Forest", "Forest", "Forest")
    table.seat(0).casts(name, at=[table.seat(1)] if name == "Hymn to Tourach" else []).resolves()
    assert tuple(len(seat.hand) for seat in table.seats()) == left


@rule("603.2b")
def test_bottomless_pit_eats_a_card_in_each_upkeep(scenario):
    table = scenario(seats=2)
    table.seat(0).has("Bottomless Pit")
    table.seat(1).holds("Shock", "Shock")
    table.to_step(UPKEEP, table.seat(1))
    table.resolve_stack()
    assert len(table.seat(1).hand) == 1
    table.seat(0).holds("Shock")
    table.to_step(UPKEEP, table.seat(0))
    table.resolve_stack()
    assert table.seat(0).graveyard == ["Shock"]


@rule("701.21a")
@pytest.mark.parametrize(
    "name,left",
    [
        ("Cruel Edict", (2, 1, 2)),
        ("Geth's Verdict", (2, 1, 2)),
        ("Innocent Blood", (1, 1, 1)),
        ("Barter in Blood", (0, 0, 0)),
    ],
)
def test_edicts(scenario, name, left):
    table = scenario(seats=3)
    for seat in table.seats():
        seat.have("Grizzly Bears", "Hill Giant")
    at = [table.seat(1)] if name in ("Cruel Edict", "Geth's Verdict") else []
    table.seat(0).casts(name, at=at).resolves()
    assert tuple(len(seat.battlefield) for seat in table.seats()) == left
    assert table.seat(1).life == (19 if name == "Geth's Verdict" else 20)


TUTORS = [  # name, what it finds, where that goes, tapped
    ("Demonic Tutor", ["Shock"], "hand", False),
    ("Entomb", ["Shock"], "graveyard", False),
    ("Buried Alive", ["Grizzly Bears", "Hill Giant", "Craw Wurm"], "graveyard", False),
    ("Idyllic Tutor", ["Pacifism"], "hand", False),
    ("Fabricate", ["Sol Ring"], "hand", False),
    ("Sylvan Scrying", ["Evolving Wilds"], "hand", False),
    ("Explosive Vegetation", ["Plains", "Island"], "battlefield", True),
    ("Nature's Lore", ["Taiga"], "battlefield", False),
    ("Farseek", ["Tundra"], "battlefield", True),
    ("Harrow", ["Plains", "Island"], "battlefield", False),
    ("Crop Rotation", ["Evolving Wilds"], "battlefield", False),
]


@rule("701.23")
@pytest.mark.parametrize("name,names,zone,tapped", TUTORS, ids=[row[0] for row in TUTORS])
def test_tutors(scenario, name, names, zone, tapped):
    table = scenario(seats=2, deck=["Memnite"] if name != "Fabricate" else ["Forest"])
    found = table.seat(0).library(*names)
    if name in ("Harrow", "Crop Rotation"):
        table.seat(0).has("Mountain")
    spell = table.seat(0).casts(name)
    decision = table.asked(table.seat(0), purpose="search")
    assert {card.id for card in found} <= set(decision.candidates) and decision.maximum == len(names)
    if name not in ("Demonic Tutor", "Entomb", "Buried Alive"):
        assert {card.id for card in found} == set(decision.candidates)
    table.answer([card.id for card in found])
    spell.resolves()
    assert {card.zone for card in found} == {zone}
    assert "Mountain" not in table.seat(0).battlefield
    assert all(table.game.state.objs[card.now].tapped == tapped for card in found)


@rule("605.3", "106.4")
@pytest.mark.parametrize("name,mana", [("Dark Ritual", "BBB"), ("Seething Song", "RRRRR")])
def test_rituals(scenario, name, mana):
    table = scenario()
    table.seat(0).casts(name).resolves()
    assert table.seat(0).pool == mana


@rule("111.3")
def test_beacon_of_creation_makes_an_insect_for_each_forest(scenario):
    table = scenario(seats=2)
    table.seat(0).have("Forest", "Taiga", "Island")
    table.seat(1).has("Forest")
    table.seat(0).casts("Beacon of Creation").resolves()
    assert table.seat(0).battlefield.count("Insect Token") == 2 and table.seat(0).graveyard == []
    insect = table.seat(0).permanent("Insect Token")
    assert (insect.power, insect.toughness, insect.colors) == (1, 1, "G")
