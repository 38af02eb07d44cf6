"""Cards that hold something for as long as they are there, and cards that come back."""

from __future__ import annotations

import pytest

from apnap.abilities.cards import card
from apnap.rules.ch2_cards.dungeons import FOR_DUNGEON, dungeon_of
from apnap.rules.core.constants import (
    BEGIN_COMBAT,
    END,
    FIRST_STRIKE,
    FLYING,
    HASTE,
    LIFELINK,
    MAIN1,
    MAIN2,
    MENACE,
    VIGILANCE,
)
from apnap.rules.core.decisions import D_BLOCK, D_CHOOSE, FOR_MAY, O_ACTIVATE, O_CAST, IllegalAnswer
from apnap.testing import Permanent, rule
from apnap.testing.plugin import Builder

RELIC = card("Quiet Relic", "{1}", "Artifact")


@pytest.mark.parametrize(
    "name,refused",
    (("Banishing Light", "Forest"), ("Citizen's Arrest", "Quiet Relic"), ("Fairgrounds Warden", "Quiet Relic")),
)
@rule("610.3", "400.7")
def test_what_it_exiles_returns_as_it_leaves(scenario, name, refused):
    table = scenario().knows(RELIC)
    giant, other = table.seat(1).have("Hill Giant", refused)
    spell = table.seat(0).casts(name)
    spell.resolves()
    table.resolve_stack()  # there is only one target for it
    assert giant.zone == "exile" and other.stayed
    table.game.move(spell.now, 2)
    table.refresh()
    assert table.seat(1).battlefield.count("Hill Giant") == 1


@rule("607.2a", "603.6e")
def test_journey_to_nowhere_and_back(scenario):
    table = scenario()
    giant = table.seat(1).has("Hill Giant")
    spell = table.seat(0).casts("Journey to Nowhere")
    spell.resolves()
    table.resolve_stack()
    assert giant.zone == "exile"
    table.game.move(spell.now, 2)
    table.refresh()
    table.resolve_stack()
    assert table.seat(1).battlefield == ["Hill Giant"]


@rule("607.2a", "603.6e")
def test_fiend_hunter_lets_go_as_it_dies(scenario):
    table = scenario()
    giant = table.seat(1).has("Hill Giant")
    spell = table.seat(0).casts("Fiend Hunter")
    spell.resolves()
    table.asked(table.seat(0), FOR_MAY)
    table.answer([1])
    table.resolve_stack()
    assert giant.zone == "exile"
    table.seat(1).casts("Murder", at=[Permanent(table, spell.now)]).resolves()
    table.resolve_stack()
    assert table.seat(1).battlefield == ["Hill Giant"]


@rule("611.2b")
def test_aladdin_keeps_an_artifact(scenario):
    table = scenario().knows(RELIC)
    aladdin, relic = table.seat(0).has("Aladdin"), table.seat(1).has("Quiet Relic")
    table.seat(0).gets_mana("CRR")
    table.seat(0).activates(aladdin, at=[relic]).resolves()
    assert relic.controller == table.seat(0)
    table.seat(1).casts("Murder", at=[aladdin]).resolves()
    assert relic.controller == table.seat(1)


@rule("611.2b", "303.4a")
def test_a_giants_grasp(scenario):
    table = scenario()
    giant, theirs = table.seat(0).has("Hill Giant"), table.seat(1).has("Craw Wurm")
    table.seat(0).casts("Giant's Grasp", at=[giant]).resolves()
    table.asked(table.seat(0), "target")
    table.answer([theirs.id])
    table.resolve_stack()
    assert theirs.controller == table.seat(0)
    table.seat(1).casts("Murder", at=[giant]).resolves()
    assert theirs.controller == table.seat(1)


@rule("613.4c")
def test_demonic_vigor_strengthens(scenario):
    table = scenario()
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Demonic Vigor", at=[bear]).resolves()
    assert (bear.power, bear.toughness) == (3, 3)


# dungeons ------------------------------------------------------------------------------------------------------------
@rule("701.49")
def test_ways_into_the_dungeon(scenario):
    table = scenario()
    table.seat(0).casts("Cloister Gargoyle").resolves()
    table.resolve_stack()
    assert dungeon_of(table.game.state, table.seat(0).number) >= 0
    bones = table.seat(1).has("Clattering Skeletons")
    table.seat(0).casts("Murder", at=[bones]).resolves()
    table.resolve_stack()
    assert dungeon_of(table.game.state, table.seat(1).number) >= 0


@rule("701.49", "309.2")
def test_nobody_just_ventures_into_the_undercity(scenario):
    table = scenario()
    table.seat(0).casts("Cloister Gargoyle").resolves()
    decision = table.run(lambda d: d.purpose == FOR_DUNGEON or not table.stack)
    assert decision.purpose != FOR_DUNGEON  # there is only one that can be chosen
    table.resolve_stack()
    here = dungeon_of(table.game.state, table.seat(0).number)
    assert table.game.name(here) == "Lost Mine of Phandelver"


@rule("701.49", "602.5d")
def test_a_dungeon_map(scenario):
    table = scenario()
    map = table.seat(0).has("Dungeon Map")
    theirs = table.seat(1).has("Dungeon Map")
    table.seat(0).taps_for_mana(map)
    assert table.seat(0).pool == "C"
    table.to_step(MAIN1, table.seat(0))
    table.seat(0).gets_mana("CCC")
    table.seat(0).activates(map, 1).resolves()
    table.resolve_stack()
    assert dungeon_of(table.game.state, table.seat(0).number) >= 0
    table.seat(1).gets_mana("CCC")
    assert not table.seat(1).can(O_ACTIVATE, theirs)


# melding -------------------------------------------------------------------------------------------------------------
@rule("603.6a", "115.1")
def test_midnight_scavengers_bring_back_the_small(scenario):
    table = scenario()
    table.seat(0).buried("Savannah Lions", "Craw Wurm")
    table.seat(0).casts("Midnight Scavengers").resolves()
    table.asked(table.seat(0), FOR_MAY)
    table.answer([1])
    table.resolve_stack()
    assert table.seat(0).hand == ["Savannah Lions"]


@rule("701.42")
def test_a_chittering_host_is_hasty_and_menacing_and_rouses_the_rest(scenario):
    table = scenario()
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).have("Graf Rats", "Midnight Scavengers")
    wall, _ = table.seat(1).have("Hill Giant", "Hill Giant")
    table.to_step(BEGIN_COMBAT)
    table.resolve_stack()
    host = table.seat(0).permanent("Chittering Host")
    assert bear.power == 3 and bear.has(MENACE) and host.has(HASTE)
    table.seat(0).attacks({host: table.seat(1)})
    assert table.run(lambda d: d.kind == D_BLOCK).kind == D_BLOCK
    with pytest.raises(IllegalAnswer):
        table.answer([wall.id, host.id])


@rule("603.6a")
def test_bruna_raises_an_angel_as_she_is_cast(scenario):
    table = scenario()
    table.seat(0).buried("Serra Angel", "Craw Wurm")
    table.seat(0).casts("Bruna, the Fading Light")
    table.asked(table.seat(0), FOR_MAY)
    table.answer([1])
    table.resolve_stack()
    assert "Serra Angel" in table.seat(0).battlefield and table.seat(0).graveyard == ["Craw Wurm"]


@rule("701.42")
def test_brisela_has_it_all(scenario):
    table = scenario(seats=2)
    table.seat(0).have("Gisela, the Broken Blade", "Bruna, the Fading Light")
    table.to_step(END)
    table.resolve_stack()
    brisela = table.seat(0).permanent("Brisela, Voice of Nightmares")
    for keyword in (FLYING, FIRST_STRIKE, VIGILANCE, LIFELINK):
        assert brisela.has(keyword)
    table.to_step(MAIN1, table.seat(0))
    table.seat(0).attacks({brisela: table.seat(1)})
    assert not brisela.tapped
    table.to_step(MAIN2)
    assert (table.seat(0).life, table.seat(1).life) == (29, 11)


# bands ---------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("name", ("Pikemen", "War Elephant"))
@rule("702.22", "508.1e")
def test_a_creature_with_banding_attacks_in_a_band(scenario, name):
    table = scenario(seats=2)
    bander, giant = table.seat(0).have(name, "Hill Giant")
    table.seat(0).attacks({bander: table.seat(1), giant: table.seat(1)})
    assert table.game.decision().purpose == "band" and giant.id in table.game.decision().candidates


@rule("702.22")
def test_the_cathedral_of_serra_lets_white_legends_band(scenario):
    table = scenario(seats=2)
    legends = table.seat(0).have("Isamaru, Hound of Konda", "Isshin, Two Heavens as One")
    table.seat(0).has("Cathedral of Serra")
    table.seat(0).attacks({legend: table.seat(1) for legend in legends})
    assert table.game.decision().purpose == "band"


def test_giants_grasp_comes_back_to_a_giant(scenario):
    table = scenario()
    giant = table.seat(0).has("Hill Giant")
    table.seat(0).casts("Giant's Grasp", at=[giant]).resolves()
    table.resolve_stack()
    grasp = table.seat(0).permanent("Giant's Grasp")
    table.seat(0).casts("Flickerwisp").resolves()
    table.answer([grasp.id])
    table.resolve_stack()
    assert grasp.zone == "exile"
    table.to_step(END)
    table.resolve_stack()
    assert table.seat(0).permanent("Giant's Grasp").attached_to == giant


@pytest.mark.parametrize("name", ["Banishing Light", "Citizen's Arrest", "Fairgrounds Warden"])
@rule("610.3")
def test_exiled_until_it_leaves(scenario: Builder, name: str) -> None:
    table = scenario()
    bears = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts(name).resolves()
    table.resolve_stack()
    assert bears.zone == "exile"
    table.seat(0).casts("Vindicate", at=[table.seat(0).permanent(name)]).resolves()
    assert table.seat(1).battlefield == ["Grizzly Bears"]


@pytest.mark.parametrize("name", ["Journey to Nowhere", "Fiend Hunter"])
@rule("607.2a")
def test_exiled_and_returned(scenario: Builder, name: str) -> None:
    table = scenario()
    bears = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts(name)
    table.says([1])
    table.resolve_stack()
    assert bears.zone == "exile"
    table.seat(0).casts("Vindicate", at=[table.seat(0).permanent(name)]).resolves()
    table.resolve_stack()
    assert table.seat(1).battlefield == ["Grizzly Bears"]


@rule("611.2b", "702.5")
def test_giants_grasp(scenario: Builder) -> None:
    table = scenario()
    ring = table.seat(1).has("Sol Ring")
    table.seat(1).has("Hill Giant")
    card = table.seat(0).holds("Giant's Grasp")[0]
    table.seat(0).gets_mana("UUUU")
    assert not table.seat(0).can(O_CAST, card)  # a Giant of one's own
    giant = table.seat(0).has("Hill Giant")
    table.seat(0).casts("Giant's Grasp", at=[giant], free=False)
    table.run(lambda d: d.kind == D_CHOOSE, "a target")
    table.answer([ring.id])
    table.resolve_stack()
    assert ring.controller == table.seat(0)
    table.seat(0).casts("Unsummon", at=[giant]).resolves()
    assert ring.controller == table.seat(1)
