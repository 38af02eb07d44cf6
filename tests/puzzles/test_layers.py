"""Classic puzzles of continuous effects: what is this permanent, right now? CR 613."""

from __future__ import annotations

import pytest

from apnap.rules.ch2_cards.creature_types import CREATURE_TYPES
from apnap.rules.core.constants import FLYING, TRAMPLE, VIGILANCE
from apnap.testing import Permanent, rule
from apnap.testing.plugin import Builder


def size(permanent: Permanent) -> tuple[int, int]:
    return permanent.power, permanent.toughness


@rule("613.6", "613.7")
def test_humility_is_younger_than_opalescence(scenario: Builder) -> None:
    """Opalescence makes Humility a creature in layer 4; Humility takes its own ability away in layer 6, which it had
    begun to apply; in layer 7b both set sizes, and the younger one has the last word: everything is 1/1."""
    table = scenario()
    table.seat(0).has("Opalescence")
    humility = table.seat(0).has("Humility")
    anthem = table.seat(1).has("Ghostly Prison")
    angel = table.seat(1).has("Serra Angel")
    assert humility.is_a("Creature") and size(humility) == (1, 1)
    assert size(anthem) == (1, 1) and size(angel) == (1, 1)
    assert not angel.has(FLYING)


@rule("613.6", "613.7")
def test_humility_is_older_than_opalescence(scenario: Builder) -> None:
    """The other order: Opalescence sets sizes last, so Humility and other enchantments are as large as their mana
    values; creatures that are not enchantments are still 1/1 and without abilities."""
    table = scenario()
    humility = table.seat(0).has("Humility")
    opalescence = table.seat(0).has("Opalescence")
    prison = table.seat(1).has("Ghostly Prison")
    angel = table.seat(1).has("Serra Angel")
    assert size(humility) == (4, 4) and size(prison) == (3, 3)
    assert not opalescence.is_a("Creature")
    assert size(angel) == (1, 1) and not angel.has(FLYING)


@rule("613.6")
def test_two_opalescences_and_humility(scenario: Builder) -> None:
    """Each Opalescence makes the other a creature, so Humility takes the abilities of all three in layer 6; they had
    begun to apply in layer 4, so everything goes on as before. The last to set sizes is the youngest."""
    table = scenario()
    first = table.seat(0).has("Opalescence")
    second = table.seat(0).has("Opalescence")
    humility = table.seat(0).has("Humility")
    for enchantment in (first, second, humility):
        assert enchantment.is_a("Creature") and size(enchantment) == (1, 1)
    # a land that comes later brings everything to be looked at again
    table.seat(0).plays("Forest")
    assert size(humility) == (1, 1)
    table.seat(0).casts("Disenchant", at=[second]).resolves()
    assert first.is_a("Creature") is False and humility.is_a("Creature")


@rule("305.7", "613.8a", "613.8b")
@pytest.mark.parametrize("moon_first", [True, False])
def test_blood_moon_and_urborg(scenario: Builder, moon_first: bool) -> None:
    """Blood Moon makes Urborg a Mountain, and a land whose type is set has no text: whether Urborg's effect exists
    depends on Blood Moon, which is applied first whatever came first. Nothing is a Swamp."""
    table = scenario()
    if moon_first:
        table.seat(0).has("Blood Moon")
    table.seat(0).has("Urborg, Tomb of Yawgmoth")
    if not moon_first:
        table.seat(0).has("Blood Moon")
    urborg = table.seat(0).permanent("Urborg, Tomb of Yawgmoth")
    forest = table.seat(1).has("Forest")
    tower = table.seat(1).has("Coastal Tower")
    assert urborg.is_a("Mountain") and urborg.is_a("Legendary") and not urborg.is_a("Swamp")
    assert forest.is_a("Forest") and not forest.is_a("Swamp")
    assert tower.is_a("Mountain")
    table.seat(0).taps_for_mana(urborg)
    assert table.seat(0).pool == "R"


@rule("305.7")
def test_a_second_type_takes_nothing_away(scenario: Builder) -> None:
    """A land that gets a type in addition keeps its own types and text, and gains the mana ability."""
    table = scenario()
    table.seat(1).has("Urborg, Tomb of Yawgmoth")
    tower = table.seat(0).has("Coastal Tower")
    forest = table.seat(0).has("Forest")
    assert tower.is_a("Swamp") and forest.is_a("Swamp") and forest.is_a("Forest")
    table.seat(0).taps_for_mana(forest, index=1)
    assert table.seat(0).pool == "B"


@rule("613.8a", "613.7")
@pytest.mark.parametrize("first", ["Urborg, Tomb of Yawgmoth", "Yavimaya, Cradle of Growth"])
def test_urborg_and_yavimaya_do_not_depend_on_each_other(scenario: Builder, first: str) -> None:
    """Both speak of lands and both only add types: in any order every land is a Swamp and a Forest."""
    table = scenario()
    names = ["Urborg, Tomb of Yawgmoth", "Yavimaya, Cradle of Growth"]
    table.seat(0).has(first)
    names.remove(first)
    table.seat(0).has(names[0])
    island = table.seat(1).has("Island")
    assert island.is_a("Swamp") and island.is_a("Forest") and island.is_a("Island")


@rule("305.7", "613.7")
@pytest.mark.parametrize("seas_first", [True, False])
def test_spreading_seas_and_blood_moon(scenario: Builder, seas_first: bool) -> None:
    """Both set the type of the same land and neither depends on the other: the younger one counts."""
    table = scenario()
    tower = table.seat(1).has("Coastal Tower")
    if not seas_first:
        table.seat(0).has("Blood Moon")
    table.seat(0).casts("Spreading Seas", at=[tower]).resolves()
    table.resolve_stack()
    if seas_first:
        table.seat(0).has("Blood Moon")
    assert tower.is_a("Mountain") is seas_first
    assert tower.is_a("Island") is not seas_first


@rule("305.7", "205.1a")
def test_blood_moon_and_dryad_arbor(scenario: Builder) -> None:
    """Setting a land type replaces land types only: Dryad Arbor is a Mountain, still a creature, a Dryad, and green."""
    table = scenario()
    arbor = table.seat(0).has("Dryad Arbor")
    table.seat(0).has("Blood Moon")
    assert arbor.is_a("Mountain") and arbor.is_a("Creature") and arbor.is_a("Dryad") and not arbor.is_a("Forest")
    assert size(arbor) == (1, 1) and arbor.colors == "G"
    table.seat(0).taps_for_mana(arbor)
    assert table.seat(0).pool == "R"


@rule("613.8a", "613.6", "613.4a")
@pytest.mark.parametrize("moon_first", [True, False])
def test_blood_moon_and_ashaya(scenario: Builder, moon_first: bool) -> None:
    """Blood Moon applies to more things once Ashaya has made creatures lands, so it waits for Ashaya: creatures that
    are lands become Mountains and lose their text, Ashaya too; its effect has begun by then, and what defines its size
    has not: it is as large as its counters."""
    table = scenario()
    if moon_first:
        table.seat(0).has("Blood Moon")
    ashaya = table.seat(0).has("Ashaya, Soul of the Wild", counters={"+1/+1": 3})
    if not moon_first:
        table.seat(0).has("Blood Moon")
    birds = table.seat(0).has("Birds of Paradise")
    for creature in (birds, ashaya):
        assert creature.is_a("Mountain") and creature.is_a("Land") and creature.is_a("Creature")
        assert not creature.is_a("Forest")
    assert not birds.has(FLYING)
    assert size(ashaya) == (3, 3)


@rule("613.6")
def test_a_frog_is_still_a_magus_in_layer_four(scenario: Builder) -> None:
    """Magus of the Moon loses its ability in layer 6; its effect has applied in layer 4 by then, and goes on."""
    table = scenario()
    magus = table.seat(0).has("Magus of the Moon")
    tower = table.seat(1).has("Coastal Tower")
    table.seat(0).casts("Turn to Frog", at=[magus]).resolves()
    assert magus.is_a("Frog") and magus.colors == "U" and size(magus) == (1, 1)
    assert tower.is_a("Mountain")
    other = table.seat(1).has("Tundra")
    assert other.is_a("Mountain") and not other.is_a("Island")
    table.next_turn()
    assert magus.is_a("Human") and tower.is_a("Mountain")
    table.seat(1).has("Forest")
    assert other.is_a("Mountain")


@rule("613.6", "613.7")
def test_a_frogs_lord_gives_nothing(scenario: Builder) -> None:
    """A lord's bonus of layer 7c comes after layer 6, in which its ability was lost: there the ability is gone."""
    table = scenario()
    king = table.seat(0).has("Goblin King")
    goblin = table.seat(0).has("Raging Goblin")
    assert size(goblin) == (2, 2)
    table.seat(0).casts("Turn to Frog", at=[king]).resolves()
    assert size(goblin) == (1, 1)


@rule("613.8a")
@pytest.mark.parametrize("first", ["Mycosynth Lattice", "March of the Machines"])
def test_mycosynth_lattice_and_march_of_the_machines(scenario: Builder, first: str) -> None:
    """March applies to artifacts, and Lattice makes everything one: March waits for it. Lands are creatures as large as
    their mana value, which is 0, and go to the graveyard."""
    table = scenario()
    second = ({"Mycosynth Lattice", "March of the Machines"} - {first}).pop()
    forest = table.seat(1).has("Forest")
    prison = table.seat(1).has("Ghostly Prison")
    table.seat(0).has(first)
    table.seat(0).casts(second).resolves()
    assert forest.died
    assert prison.is_a("Creature") and prison.is_a("Artifact") and size(prison) == (3, 3)
    lattice = table.seat(0).permanent("Mycosynth Lattice")
    march = table.seat(0).permanent("March of the Machines")
    assert size(lattice) == (6, 6) and size(march) == (4, 4) and march.colors == ""


@rule("613.7c", "122.1b")
@pytest.mark.parametrize("counter_first", [True, False])
def test_a_trample_counter_and_the_loss_of_abilities(scenario: Builder, counter_first: bool) -> None:
    """A keyword counter has a timestamp of its own: put on later than Dress Down came, it still gives trample."""
    table = scenario()
    bears = table.seat(0).has("Grizzly Bears")
    if not counter_first:
        table.seat(1).has("Dress Down")
    table.seat(0).casts("Fully Grown", at=[bears]).resolves()
    if counter_first:
        table.seat(1).has("Dress Down")
    assert bears.has(TRAMPLE) is not counter_first


@rule("613.4c", "613.1f")
def test_size_counters_stay_when_abilities_go(scenario: Builder) -> None:
    """Counters are not abilities: a creature made 1/1 by Humility still counts its +1/+1 counters, in layer 7c."""
    table = scenario()
    ballista = table.seat(0).has("Walking Ballista", counters={"+1/+1": 3})
    table.seat(1).has("Humility")
    assert size(ballista) == (4, 4)
    angel = table.seat(0).has("Serra Angel", counters={"-1/-1": 1})
    assert angel.died


@rule("613.1d", "613.6", "702.73")
def test_a_changeling_without_abilities_is_still_everything(scenario: Builder) -> None:
    """Changeling defines types in layer 4 and is lost in layer 6: too late to matter for its types."""
    table = scenario()
    shifter = table.seat(0).has("Avian Changeling")
    elf = table.seat(0).has("Llanowar Elves")
    table.seat(1).has("Dress Down")
    assert not shifter.has(FLYING)
    table.seat(0).has("Coat of Arms")
    assert size(shifter) == (3, 3) and size(elf) == (2, 2)


@rule("205.1a", "613.7", "702.73")
@pytest.mark.parametrize("lignify_first", [True, False])
def test_lignify_and_nameless_inversion_on_a_changeling(scenario: Builder, lignify_first: bool) -> None:
    """Both change creature types in layer 4 by timestamp. After Lignify, Inversion takes Treefolk away too; before it,
    the creature ends up a Treefolk. In neither case is it every type any longer; 0/4 with +3/-3 and counters is 6/4."""
    table = scenario()
    automaton = table.seat(1).has("Universal Automaton", counters={"+1/+1": 3})
    if lignify_first:
        table.seat(0).casts("Lignify", at=[automaton]).resolves()
        table.seat(0).casts("Nameless Inversion", at=[automaton]).resolves()
    else:
        table.seat(0).casts("Nameless Inversion", at=[automaton]).resolves()
        table.seat(0).casts("Lignify", at=[automaton]).resolves()
    assert size(automaton) == (6, 4)
    assert automaton.is_a("Treefolk") is not lignify_first
    table.seat(1).has("Goblin King")
    assert size(automaton) == (6, 4)


@rule("205.1a", "305.7")
def test_song_of_the_dryads_on_a_creature(scenario: Builder) -> None:
    """The creature is only a colourless Forest: no creature types, no abilities but the one for green mana; its
    counters stay and do nothing."""
    table = scenario()
    angel = table.seat(1).has("Serra Angel", counters={"+1/+1": 1})
    table.seat(0).casts("Song of the Dryads", at=[angel]).resolves()
    assert angel.is_a("Forest") and angel.is_a("Land")
    assert not angel.is_a("Creature") and not angel.is_a("Angel") and not angel.has(FLYING)
    assert angel.colors == "" and angel.counters("+1/+1") == 1
    table.seat(1).taps_for_mana(angel)
    assert table.seat(1).pool == "G"


@rule("205.1a", "109.2")
def test_conspiracy_reaches_cards_everywhere(scenario: Builder) -> None:
    """Creatures become the chosen type, and so do creature spells and creature cards in every zone of yours."""
    table = scenario()
    wall = table.seat(0).holds("Wall of Omens")[0]
    dead = table.seat(0).buried("Grizzly Bears")[0]
    theirs = table.seat(1).holds("Raging Goblin")[0]
    elf = table.seat(0).has("Llanowar Elves")
    table.says([CREATURE_TYPES.index("Goblin")])
    table.seat(0).casts("Conspiracy").resolves()
    assert elf.is_a("Goblin") and not elf.is_a("Elf") and not elf.is_a("Druid")
    assert wall.is_a("Goblin") and not wall.is_a("Wall") and dead.is_a("Goblin") and not dead.is_a("Bear")
    assert theirs.is_a("Goblin") and not theirs.is_a("Elf")
    table.seat(0).has("Goblin King")
    assert size(elf) == (2, 2)
    table.seat(0).casts("Disenchant", at=[table.seat(0).permanent("Conspiracy")]).resolves()
    assert wall.is_a("Wall") and dead.is_a("Bear") and elf.is_a("Elf")


@rule("105.3", "613.1e")
def test_painters_servant_colors_cards_in_every_zone(scenario: Builder) -> None:
    """Every card, spell and permanent is blue too: a spell that could not touch it now can."""
    table = scenario()
    table.says([1])
    table.seat(0).casts("Painter's Servant").resolves()
    hidden = table.seat(1).holds("Grizzly Bears")[0]
    dead = table.seat(1).buried("Shock")[0]
    land = table.seat(1).has("Forest")
    assert hidden.colors == "UG" and dead.colors == "UR" and land.colors == "U"


@rule("613.4b", "613.4c")
def test_an_ensouled_artifact_with_a_bonus(scenario: Builder) -> None:
    """A size that is set comes before what is added, whatever came first."""
    table = scenario()
    ring = table.seat(0).has("Sol Ring", counters={"+1/+1": 2})
    table.seat(0).has("Glorious Anthem")
    table.seat(0).casts("Ensoul Artifact", at=[ring]).resolves()
    assert size(ring) == (8, 8) and ring.is_a("Artifact")


@rule("613.8a", "305.7")
def test_kormus_bell_and_urborg(scenario: Builder) -> None:
    """The Bell speaks of Swamps, Urborg makes all lands Swamps: the Bell waits, and all lands are black creatures."""
    table = scenario()
    table.seat(0).has("Kormus Bell")
    table.seat(0).has("Urborg, Tomb of Yawgmoth")
    island = table.seat(1).has("Island")
    assert island.is_a("Creature") and island.is_a("Land") and island.colors == "B" and size(island) == (1, 1)
    table.seat(0).casts("Blood Moon").resolves()
    assert not island.is_a("Creature") and not island.is_a("Swamp")


@rule("613.7", "613.1f")
@pytest.mark.parametrize("late", [True, False])
def test_gaining_an_ability_after_losing_all(scenario: Builder, late: bool) -> None:
    """Losing all abilities and gaining one are in the same layer: the later one has the last word."""
    table = scenario()
    bears = table.seat(0).has("Grizzly Bears")
    if late:
        table.seat(0).casts("Turn to Frog", at=[bears]).resolves()
    table.seat(0).casts("Overrun").resolves()
    if not late:
        table.seat(0).casts("Turn to Frog", at=[bears]).resolves()
    assert bears.has(TRAMPLE) is late
    assert size(bears) == (4, 4)
    assert not bears.has(VIGILANCE)
