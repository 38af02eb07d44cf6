"""Cards by which something else happens instead: more life, more tokens, tapped entries, other zones."""

from __future__ import annotations

import pytest

from apnap.abilities.cards import card
from apnap.rules.core.constants import LIFELINK, MAIN2, PLUS, UPKEEP
from apnap.rules.core.decisions import D_PRIORITY, O_CAST
from apnap.rules.events import Counters
from apnap.testing import Permanent, rule
from apnap.testing.plugin import Builder

RELIC = card("Quiet Relic", "{1}", "Artifact")


def size(permanent: Permanent) -> tuple[int, int]:
    return permanent.power, permanent.toughness


@rule("614.12")
def test_authority_of_the_consuls(scenario: Builder) -> None:
    table = scenario()
    table.seat(1).has("Authority of the Consuls")
    table.seat(0).casts("Grizzly Bears").resolves()
    table.resolve_stack()
    assert table.seat(0).permanent("Grizzly Bears").tapped and table.seat(1).life == 21


@rule("614.12")
def test_kismet_and_orb_of_dreams(scenario: Builder) -> None:
    table = scenario()
    kismet = table.seat(1).has("Kismet")
    assert table.seat(0).plays("Forest").tapped
    table.seat(0).casts("Glorious Anthem").resolves()
    assert not table.seat(0).permanent("Glorious Anthem").tapped
    table.seat(0).casts("Disenchant", at=[kismet]).resolves()
    table.seat(1).has("Orb of Dreams")
    table.seat(0).casts("Glorious Anthem").resolves()
    assert table.seat(0).permanent("Glorious Anthem").tapped


@rule("614.13", "614.12a")
def test_overlaid_terrain_takes_the_lands_before_it_is_there(scenario: Builder) -> None:
    """They are sacrificed as it enters, so it gives them nothing; a land that comes later makes two mana."""
    table = scenario()
    old = table.seat(0).has("Forest")
    theirs = table.seat(1).has("Island")
    table.seat(0).casts("Overlaid Terrain").resolves()
    assert old.died and theirs.stayed
    forest = table.seat(0).plays("Forest")
    table.seat(0).taps_for_mana(forest, 1)
    assert len(table.seat(0).pool) == 2


@pytest.mark.parametrize("name,gained", [("Rhox Faithmender", 6), ("Heron of Hope", 4), ("Knight of Dawn's Light", 4)])
@rule("614.1a")
def test_more_life(scenario: Builder, name: str, gained: int) -> None:
    table = scenario()
    table.seat(0).has(name)
    table.seat(0).casts("Healing Salve", at=[table.seat(0)], modes=[0]).resolves()
    assert table.seat(0).life == 20 + gained


@rule("602.2")
def test_what_a_heron_and_a_knight_do_for_mana(scenario: Builder) -> None:
    table = scenario()
    heron = table.seat(0).has("Heron of Hope")
    knight = table.seat(0).has("Knight of Dawn's Light")
    table.seat(0).gets_mana("CWCW")
    table.seat(0).activates(heron).resolves()
    table.seat(0).activates(knight).resolves()
    assert heron.has(LIFELINK) and size(knight) == (3, 3)


@rule("614.1a", "603.2b")
def test_sulfuric_vortex(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).has("Sulfuric Vortex")
    table.seat(0).casts("Healing Salve", at=[table.seat(0)], modes=[0]).resolves()
    assert table.seat(0).life == 20
    table.to_step(UPKEEP, table.seat(1))
    table.resolve_stack()
    assert table.seat(1).life == 18


@rule("614.11")
def test_words_of_waste(scenario: Builder) -> None:
    table = scenario()
    words = table.seat(0).has("Words of Waste")
    table.seat(1).holds("Shock")
    table.seat(0).gets_mana("C")
    table.seat(0).activates(words).resolves()
    table.seat(0).casts("Think Twice").resolves()
    assert table.seat(1).hand == [] and table.seat(0).hand == []


@rule("614.16")
def test_anointed_procession(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).has("Anointed Procession")
    table.seat(0).casts("Raise the Alarm").resolves()
    assert table.seat(0).battlefield.count("Soldier Token") == 4


@rule("614.16")
def test_primal_vigor_helps_everybody(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).has("Primal Vigor")
    table.seat(1).casts("Raise the Alarm").resolves()
    assert table.seat(1).battlefield.count("Soldier Token") == 4
    bears = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Courage in Crisis", at=[bears]).resolves()
    assert bears.counters("+1/+1") == 2


@rule("702.16j", "614.1a")
def test_progenitus(scenario: Builder) -> None:
    table = scenario()
    hydra = table.seat(1).has("Progenitus")
    card = table.seat(0).holds("Murder")[0]
    table.seat(0).gets_mana("CBB")
    assert not table.seat(0).can(O_CAST, card)
    before = table.seat(1).library_size
    table.seat(0).casts("Day of Judgment").resolves()
    assert hydra.zone == "library" and table.seat(1).library_size == before + 1


@rule("500.7", "614.1a")
def test_nexus_of_fate(scenario: Builder) -> None:
    table = scenario()
    before = table.seat(0).library_size
    table.seat(0).casts("Nexus of Fate").resolves()
    assert table.seat(0).library_size == before + 1 and table.seat(0).graveyard == []
    assert table.next_turn() == table.seat(0)


@rule("702.45")
def test_samurai_of_the_pale_curtain_is_stronger_when_blocked(scenario: Builder) -> None:
    table = scenario()
    samurai = table.seat(0).has("Samurai of the Pale Curtain")
    bears = table.seat(1).has("Grizzly Bears")
    table.seat(0).attacks({samurai: table.seat(1)})
    table.seat(1).blocks({bears: samurai})
    table.run(lambda d: d.kind == D_PRIORITY and not table.stack, "bushido")
    assert size(samurai) == (3, 3)


@pytest.mark.parametrize(
    "name,counters", [("Phantom Nomad", 2), ("Phantom Tiger", 2), ("Phantom Wurm", 4), ("Phantom Flock", 3)]
)
@rule("614.1c", "615.5")
def test_phantoms(scenario: Builder, name: str, counters: int) -> None:
    table = scenario()
    table.seat(0).casts(name).resolves()
    phantom = table.seat(0).permanent(name)
    assert phantom.counters("+1/+1") == counters
    table.seat(1).casts("Lightning Bolt", at=[phantom]).resolves()
    assert phantom.counters("+1/+1") == counters - 1 and phantom.damage == 0


@rule("614.12", "514.2")
def test_hallowed_moonlight(scenario: Builder) -> None:
    table = scenario()
    bears = table.seat(0).buried("Grizzly Bears")[0]
    table.seat(1).casts("Hallowed Moonlight").resolves()
    assert len(table.seat(1).hand) == 1
    table.seat(0).casts("Zombify", at=[bears]).resolves()
    assert bears.zone == "exile"


@pytest.mark.parametrize(
    "name,gained",
    (("Angel of Vitality", 3), ("Heron of Hope", 3), ("Knight of Dawn's Light", 3), ("Rhox Faithmender", 4)),
)
@rule("614.1a", "119.9")
def test_life_comes_in_larger_portions(scenario, name, gained):
    table = scenario()
    table.seat(0).has(name)
    table.seat(0).casts("Reaping the Rewards").resolves()
    table.seat(1).casts("Reaping the Rewards").resolves()
    assert (table.seat(0).life, table.seat(1).life) == (20 + gained, 22)


@rule("611.3a")
def test_angel_of_vitality_grows_with_its_controllers_life(scenario):
    table = scenario()
    table.seat(0).at(22)
    angel = table.seat(0).has("Angel of Vitality")
    assert angel.power == 2
    table.seat(0).casts("Reaping the Rewards").resolves()
    assert (angel.power, angel.toughness) == (4, 4)


@rule("602.1")
def test_what_the_heron_and_the_knight_do_for_mana(scenario):
    table = scenario()
    heron, knight = table.seat(0).have("Heron of Hope", "Knight of Dawn's Light")
    table.seat(0).gets_mana("CWCW")
    table.seat(0).activates(heron).resolves()
    table.seat(0).activates(knight).resolves()
    assert heron.has(LIFELINK) and (knight.power, knight.toughness) == (3, 3)


@rule("702.15b", "614.1a")
def test_rhox_faithmender_gains_twice_what_it_deals(scenario):
    table = scenario()
    rhox = table.seat(0).has("Rhox Faithmender")
    table.seat(0).attacks({rhox: table.seat(1)})
    table.to_step(MAIN2)
    assert (table.seat(0).life, table.seat(1).life) == (22, 19)


@pytest.mark.parametrize("name,theirs", (("Anointed Procession", 2), ("Primal Vigor", 4)))
@rule("614.1a", "111.1")
def test_tokens_come_twice(scenario, name, theirs):
    table = scenario()
    table.seat(0).has(name)
    for seat in (table.seat(0), table.seat(1)):
        seat.casts("Raise the Alarm").resolves()
    assert table.seat(0).battlefield.count("Soldier Token") == 4
    assert table.seat(1).battlefield.count("Soldier Token") == theirs


@pytest.mark.parametrize("name,theirs", (("Corpsejack Menace", 1), ("Primal Vigor", 2)))
@rule("614.1a", "122.6")
def test_counters_come_twice(scenario, name, theirs):
    table = scenario()
    table.seat(0).has(name)
    mine, other = table.seat(0).has("Grizzly Bears"), table.seat(1).has("Grizzly Bears")
    for bear in (mine, other):
        table.game.emit(Counters(bear.id, PLUS, 1))
    assert (mine.counters(PLUS), other.counters(PLUS)) == (2, theirs)


@pytest.mark.parametrize(
    "name,tapped",
    (
        ("Authority of the Consuls", {"Grizzly Bears"}),
        ("Kismet", {"Grizzly Bears", "Quiet Relic", "Forest"}),
        ("Orb of Dreams", {"Grizzly Bears", "Quiet Relic", "Forest", "Glorious Anthem"}),
    ),
)
@rule("614.1d")
def test_what_enters_tapped(scenario, name, tapped):
    table = scenario().knows(RELIC)
    table.seat(1).has(name)
    table.seat(0).plays("Forest")
    for spell in ("Grizzly Bears", "Quiet Relic", "Glorious Anthem"):
        table.seat(0).casts(spell).resolves()
        table.resolve_stack()
    found = {n for n in table.seat(0).battlefield if table.seat(0).permanent(n).tapped}
    assert found == tapped
    assert table.seat(1).life == (21 if name.startswith("Authority") else 20)


@pytest.mark.parametrize("name,mine", (("Authority of the Consuls", False), ("Kismet", False), ("Orb of Dreams", True)))
@rule("614.1d")
def test_whether_ones_own_creatures_enter_tapped(scenario, name, mine):
    table = scenario()
    table.seat(0).has(name)
    table.seat(0).casts("Grizzly Bears").resolves()
    assert table.seat(0).permanent("Grizzly Bears").tapped == mine and table.seat(0).life == 20


@pytest.mark.parametrize(
    "name,counters", (("Phantom Flock", 3), ("Phantom Nomad", 2), ("Phantom Tiger", 2), ("Phantom Wurm", 4))
)
@rule("615.1", "614.12")
def test_a_phantom_loses_a_counter_instead_of_life(scenario, name, counters):
    table = scenario()
    table.seat(0).casts(name).resolves()
    phantom = table.seat(0).permanent(name)
    assert phantom.counters(PLUS) == counters
    table.seat(1).casts("Lightning Bolt", at=[phantom]).resolves()
    assert phantom.counters(PLUS) == counters - 1 and phantom.damage == 0 and phantom.stayed


@rule("509.1b")
def test_phantom_flock_flies(scenario):
    table = scenario()
    flock = table.seat(1).has("Phantom Flock", counters={PLUS: 3})
    dragon = table.seat(0).has("Shivan Dragon")
    table.seat(0).attacks({dragon: table.seat(1)})
    table.seat(1).blocks({flock: dragon})
    assert table.game.state.objs[dragon.id].blocked


@rule("614.1a", "701.24")
def test_some_cards_are_shuffled_away(scenario):
    table = scenario()
    for name in ("Nexus of Fate", "Progenitus"):
        table.seat(0).holds(name)
    before = table.seat(0).library_size
    for name in ("Nexus of Fate", "Progenitus"):
        table.game.move(table.in_hand(table.seat(0).number, name), 2)
    assert table.seat(0).graveyard == [] and table.seat(0).library_size == before + 2


@rule("500.7")
def test_nexus_of_fate_is_another_turn(scenario):
    table = scenario(seats=3)
    table.seat(0).casts("Nexus of Fate").resolves()
    assert table.next_turn() == table.seat(0)


@rule("702.16", "702.12")
def test_nothing_touches_progenitus(scenario):
    table = scenario()
    hydra = table.seat(0).has("Progenitus")
    held = table.seat(0).holds("Murder")[0]
    table.seat(0).gets_mana("CBB")
    assert not table.seat(0).can(O_CAST, held) and hydra.stayed


@rule("702.12")
def test_darksteel_colossus_is_not_destroyed(scenario):
    table = scenario()
    colossus = table.seat(0).has("Darksteel Colossus")
    table.seat(1).casts("Murder", at=[colossus]).resolves()
    assert colossus.stayed


@rule("702.45")
def test_samurai_of_the_pale_curtain_has_bushido(scenario):
    table = scenario()
    samurai, bear = table.seat(0).has("Samurai of the Pale Curtain"), table.seat(1).has("Grizzly Bears")
    table.seat(0).attacks({samurai: table.seat(1)})
    table.seat(1).blocks({bear: samurai})
    table.resolve_stack()
    assert (samurai.power, samurai.toughness) == (3, 3)


@rule("503.1", "614.1a")
def test_sulfuric_vortex_burns_everybody_and_lets_nobody_heal(scenario):
    table = scenario(seats=2)
    table.seat(0).has("Sulfuric Vortex")
    table.seat(1).casts("Reaping the Rewards").resolves()
    assert table.seat(1).life == 20
    for seat in (table.seat(1), table.seat(0)):
        table.to_step(UPKEEP, seat)
        table.resolve_stack()
        assert seat.life == 18


@rule("614.1a", "121.6")
def test_words_of_waste_turn_a_draw_into_discards(scenario):
    table = scenario(seats=3)
    words = table.seat(0).has("Words of Waste")
    for seat in table.seats():
        seat.holds("Island")
    table.seat(0).gets_mana("C")
    table.seat(0).activates(words).resolves()
    table.seat(0).casts("Obsessive Search").resolves()
    assert [s.hand for s in table.seats()] == [["Island"], [], []]
