"""Copies of permanents, spells and abilities. CR 707."""

from __future__ import annotations

import pytest

from apnap.abilities.cards import card, face
from apnap.abilities.effects.copies import CreateCopies
from apnap.abilities.effects.damage import DealDamage
from apnap.abilities.effects.life import GainLife
from apnap.abilities.events.object_events import Casts, PutIntoGraveyard
from apnap.abilities.events.triggers import Whenever
from apnap.abilities.filters import ARTIFACT, CREATURE, RED
from apnap.abilities.keyword_abilities.flags import HASTE as HAS_HASTE
from apnap.abilities.players import EACH_OPPONENT
from apnap.abilities.statics.changes import Has
from apnap.abilities.statics.copying import EntersAsCopy, IsSize
from apnap.abilities.statics.entering import EntersWith
from apnap.abilities.targets import Target
from apnap.rules.ch7_additional.copying import copy_on_stack
from apnap.rules.core.constants import FLYING, HASTE
from apnap.rules.core.decisions import FOR_COPY, FOR_TARGET
from apnap.testing import rule
from apnap.testing.scenario import Permanent
from tests.helpers.words_without_cards import SizeIsCreatures


def clones(table, name, at, by=0):
    """Cast a card that enters as a copy, and choose what of."""
    spell = table.seat(by).casts(name)
    table.asked(purpose=FOR_COPY)
    table.answer([at.now])
    table.resolve_stack()
    return Permanent(table, spell.now)


@rule("707.2", "707.5")
def test_a_clone_is_what_it_copies(scenario):
    table = scenario()
    angel = table.seat(1).has("Serra Angel")
    clone = clones(table, "Clone", angel)
    assert clone.name == "Serra Angel" and (clone.power, clone.toughness) == (4, 4)
    assert clone.has(FLYING) and clone.mana_value == 5 and clone.colors == "W"
    assert clone.owner == table.seat(0) and not clone.is_a("Shapeshifter")


@rule("707.2")
def test_counters_and_other_effects_are_not_copied(scenario):
    table = scenario()
    bear = table.seat(0).has("Grizzly Bears", counters={"+1/+1": 2}, tapped=True)
    table.seat(0).casts("Giant Growth", at=[bear]).resolves()
    clone = clones(table, "Clone", bear)
    assert (clone.power, clone.toughness) == (2, 2) and not clone.tapped


@rule("111.7", "707.2")
def test_a_token_is_the_copy_that_it_was_until_it_is_gone(scenario):
    """An artifact is put into a graveyard, though the card that was copied is none."""
    table = scenario().knows(
        card("Twin", "{U}", "Sorcery", CreateCopies(Target(CREATURE))),
        card("Scrapyard", "{1}", "Enchantment", Whenever(PutIntoGraveyard(ARTIFACT), GainLife(1))),
    )
    table.seat(0).has("Scrapyard")
    clone = clones(table, "Clone", table.seat(1).has("Memnite"))
    table.seat(0).casts("Twin", at=[clone]).resolves()
    twin = table.seat(0).permanent("Memnite")
    assert twin.id != clone.id
    table.seat(0).casts("Murder", at=[clone]).resolves()
    table.resolve_stack()
    assert table.seat(0).life == 20 and "Clone" in table.seat(0).graveyard
    table.seat(0).casts("Murder", at=[twin]).resolves()
    table.resolve_stack()
    assert table.seat(0).life == 21 and twin.zone == "gone"


@rule("707.2")
def test_a_clone_that_copies_nothing_dies(scenario):
    table = scenario()
    table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Clone").resolves()
    assert table.seat(0).graveyard == ["Clone"]


@rule("707.2", "400.7")
def test_a_clone_that_leaves_is_a_clone_again(scenario):
    table = scenario()
    clone = clones(table, "Clone", table.seat(1).has("Grizzly Bears"))
    table.seat(1).casts("Unsummon", at=[clone]).resolves()
    assert table.seat(0).hand == ["Clone"]


@rule("707.3")
def test_a_copy_of_a_copy_with_exceptions_has_them(scenario):
    table = scenario()
    bear = table.seat(1).has("Grizzly Bears")
    large = clones(table, "Quicksilver Gargantuan", bear)
    assert large.name == "Grizzly Bears" and (large.power, large.toughness) == (7, 7)
    clone = clones(table, "Clone", large)
    assert clone.name == "Grizzly Bears" and (clone.power, clone.toughness) == (7, 7)


@rule("707.9b", "707.9a")
def test_exceptions_are_part_of_the_copy(scenario):
    table = scenario()
    table.knows(card("Quick", "{U}", "Creature - Ape", "0/0", EntersAsCopy(CREATURE, Has(HAS_HASTE))))
    bear = table.seat(1).has("Grizzly Bears")
    metal = clones(table, "Phyrexian Metamorph", bear)
    assert metal.is_a("Artifact") and metal.is_a("Bear") and not metal.is_a("Phyrexian")
    quick = clones(table, "Quick", metal)
    assert quick.has(HASTE) and quick.is_a("Artifact")


@rule("707.9d")
def test_a_size_that_is_given_is_not_defined_by_a_copied_ability(scenario):
    table = scenario()
    table.knows(
        card("Counted", "{G}", "Creature - Ape", "*/*", SizeIsCreatures()),
        card("Three", "{U}", "Creature - Ape", "1/1", EntersAsCopy(CREATURE, IsSize("3/3"))),
    )
    counted = table.seat(1).has("Counted")
    three = clones(table, "Three", counted)
    assert (counted.power, three.power) == (2, 3)


@rule("707.5")
def test_a_clone_enters_with_what_the_copied_card_enters_with(scenario):
    table = scenario()
    table.knows(card("Sprout", "{G}", "Creature - Ape", "0/0", EntersWith(3, "+1/+1")))
    sprout = table.seat(1).has("Sprout", counters={"+1/+1": 1})
    clone = clones(table, "Clone", sprout)
    assert clone.counters("+1/+1") == 3


@rule("707.5", "603.6a")
def test_a_clone_triggers_what_it_copied(scenario):
    table = scenario()
    visionary = table.seat(1).has("Wall of Omens")
    before = table.seat(0).library_size
    clones(table, "Clone", visionary)
    assert table.seat(0).library_size == before - 1


@rule("707.5")
def test_a_clone_of_a_bare_clone_chooses_again_but_not_the_same(scenario):
    table = scenario()
    table.seat(1).has("Glorious Anthem")
    bare = table.seat(1).has("Clone")
    bear = table.seat(1).has("Grizzly Bears")
    spell = table.seat(0).casts("Clone")
    table.asked(purpose=FOR_COPY)
    table.answer([bare.now])
    again = table.asked(purpose=FOR_COPY)
    assert again.candidates == [bear.now]
    table.answer([bear.now])
    table.resolve_stack()
    assert table.game.char(spell.now).name == "Grizzly Bears"


@rule("707.5", "303.4f")
def test_a_copied_aura_chooses_what_it_enchants_as_it_enters(scenario):
    table = scenario()
    bear = table.seat(1).has("Grizzly Bears")
    strength = table.seat(0).casts("Spirit Mantle", at=[bear])
    strength.resolves()
    copy = table.seat(0).casts("Copy Enchantment")
    table.asked(purpose=FOR_COPY)
    table.answer([strength.now])
    table.resolve_stack()
    assert table.game.char(copy.now).name == "Spirit Mantle"
    assert (bear.power, bear.toughness) == (4, 4)
    table.seat(1).casts("Unsummon", at=[bear]).resolves()
    assert sorted(table.seat(0).graveyard) == ["Copy Enchantment", "Spirit Mantle"]


@rule("707.2", "704.5j")
def test_a_legendary_copy_of_ones_own_legend_leaves_one(scenario):
    table = scenario()
    legend = table.seat(0).has("Isamaru, Hound of Konda")
    table.seat(0).casts("Clone")
    table.asked(purpose=FOR_COPY)
    table.answer([legend.id])
    table.resolve_stack()
    assert table.seat(0).battlefield.count("Isamaru, Hound of Konda") == 1
    assert len(table.seat(0).graveyard) == 1


# tokens --------------------------------------------------------------------------------------------------------------
@rule("707.2", "111.1")
def test_a_token_that_is_a_copy(scenario):
    table = scenario()
    angel = table.seat(0).has("Serra Angel", counters={"+1/+1": 1})
    table.seat(0).casts("Fated Infatuation", at=[angel]).resolves()
    table.resolve_stack()
    token = table.seat(0).permanent("Serra Angel")
    assert token != angel and table.game.state.objs[token.id].token
    assert (token.power, token.toughness) == (4, 4) and token.mana_value == 5


@rule("707.9b")
def test_a_token_copy_with_an_exception(scenario):
    table = scenario()
    bear = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Saheeli's Artistry", modes=[1], at=[bear]).resolves()
    token = table.seat(0).permanent("Grizzly Bears")
    assert token.is_a("Artifact") and token.is_a("Creature") and not bear.is_a("Artifact")


@rule("707.8a")
def test_a_token_copy_of_a_double_faced_permanent_has_both_faces(scenario):
    table = scenario()
    two = card("Sun", "{W}", "Creature - Ape", "1/1", back=face("Moon", "", "Creature - Wolf", "3/3", colors="B"))
    table.knows(two)
    moon = table.seat(0).has("Sun")
    table.game.state.edit(moon.id).face = 1
    table.game.drop_all_chars()
    table.game.settle()
    table.seat(0).casts("Fated Infatuation", at=[moon]).resolves()
    tokens = [id for id in table.game.state.ids(table.seat(0).number, 5) if table.game.state.objs[id].token]
    assert [table.game.char(id).name for id in tokens] == ["Moon"]
    assert table.game.state.objs[tokens[0]].face == 1
    assert table.game.mana_value(tokens[0]) == 1  # a double-faced token with its back face up (202.3b)


# becoming a copy -----------------------------------------------------------------------------------------------------
@rule("707.4", "613.2a")
def test_becoming_a_copy_until_end_of_turn(scenario):
    table = scenario()
    mirror = table.seat(0).has("Mirage Mirror")
    angel = table.seat(1).has("Serra Angel")
    table.seat(0).gets_mana("CC")
    table.seat(0).activates(mirror, at=[angel]).resolves()
    assert mirror.name == "Serra Angel" and mirror.has(FLYING) and not mirror.is_a("Artifact")
    table.next_turn()
    assert mirror.name == "Mirage Mirror" and mirror.is_a("Artifact") and not mirror.is_a("Creature")


@rule("707.4")
def test_effects_that_are_not_copy_effects_stay(scenario):
    table = scenario()
    mirror = table.seat(0).has("Mirage Mirror")
    bear, angel = table.seat(1).have("Grizzly Bears", "Serra Angel")
    table.seat(0).gets_mana("CCCC")
    table.seat(0).activates(mirror, at=[bear]).resolves()
    table.seat(0).casts("Giant Growth", at=[mirror]).resolves()
    table.seat(0).gets_mana("CC")
    assert mirror.power == 5
    mirrored = table.seat(0).permanent("Grizzly Bears")
    assert mirrored == mirror


@rule("707.2", "707.4")
def test_a_copy_for_a_time_is_copied_as_it_is(scenario):
    table = scenario()
    mirror = table.seat(0).has("Mirage Mirror")
    angel = table.seat(1).has("Serra Angel")
    table.seat(0).gets_mana("CC")
    table.seat(0).activates(mirror, at=[angel]).resolves()
    clone = clones(table, "Clone", mirror)
    assert clone.name == "Serra Angel"
    table.next_turn()
    assert clone.name == "Serra Angel" and mirror.name == "Mirage Mirror"


@rule("707.2b")
def test_every_other_creature_becomes_a_copy_and_anthems_still_count(scenario):
    table = scenario()
    table.seat(0).has("Glorious Anthem")
    bear = table.seat(0).has("Grizzly Bears", counters={"+1/+1": 1})
    angel = table.seat(1).has("Serra Angel")
    table.seat(0).casts("Mirrorweave", at=[angel]).resolves()
    assert bear.name == "Serra Angel" and (bear.power, bear.toughness) == (6, 6)
    table.next_turn()
    assert bear.name == "Grizzly Bears" and (bear.power, bear.toughness) == (4, 4)


@rule("707.9a")
def test_a_land_that_keeps_this_ability(scenario):
    table = scenario()
    stage = table.seat(0).has("Thespian's Stage")
    forest, island = table.seat(0).have("Forest", "Island")
    table.seat(0).gets_mana("CC")
    table.seat(0).activates(stage, 1, at=[forest]).resolves()
    assert stage.name == "Forest"
    table.next_turn()
    assert stage.name == "Forest"
    table.to_turn(table.seat(0))
    table.seat(0).gets_mana("CC")
    table.seat(0).activates(stage, 1, at=[island]).resolves()
    assert stage.name == "Island"
    assert len(table.game.char(stage.id).abilities.activated) == 2


# spells and abilities ------------------------------------------------------------------------------------------------
@rule("707.10", "707.10c")
def test_a_copied_spell_resolves_first_with_the_targets_its_controller_chooses(scenario):
    table = scenario()
    table.seat(0).casts("Lightning Bolt", at=[table.seat(1)])
    bolt = table.stack_ids()[-1]
    table.seat(1).casts("Twincast", at=[bolt])
    question = table.asked(table.seat(1), FOR_TARGET)
    assert question.candidates[0] == table.seat(1).ref and table.seat(0).ref in question.candidates
    table.answer([table.seat(0).ref])
    assert table.stack == ["Lightning Bolt", "Lightning Bolt"]
    table.resolve_stack()
    assert (table.seat(0).life, table.seat(1).life) == (17, 17)
    assert table.seat(0).graveyard == ["Lightning Bolt"] and table.seat(1).graveyard == ["Twincast"]


@rule("707.10a", "704.5e")
def test_a_copy_of_a_spell_goes_nowhere(scenario):
    table = scenario()
    table.seat(0).casts("Lightning Bolt", at=[table.seat(1)])
    table.seat(0).casts("Twincast", at=[table.stack_ids()[-1]]).resolves()
    copy = table.stack_ids()[-1]
    table.seat(1).casts("Counterspell", at=[copy]).resolves()
    assert len(table.stack_ids()) == 1 and table.seat(0).graveyard == ["Twincast"]
    table.check_invariants()


@rule("707.10")
def test_modes_and_x_are_copied(scenario):
    table = scenario()
    table.seat(0).casts("Blaze", at=[table.seat(1)], x=4)
    table.seat(0).casts("Reverberate", at=[table.stack_ids()[-1]]).resolves()
    table.resolve_stack()
    assert table.seat(1).life == 12


@rule("707.9b", "707.10")
def test_the_copy_that_fork_makes_is_red(scenario):
    table = scenario()
    table.seat(0).casts("Divination")
    table.seat(0).casts("Fork", at=[table.stack_ids()[-1]]).resolves()
    assert [table.game.char(id).colors for id in table.stack_ids()] == [2, 8]


@rule("707.10")
def test_a_copy_is_not_cast(scenario):
    table = scenario()
    table.knows(card("Snipe", "{R}", "Creature - Ape", "1/1", Whenever(Casts(RED), DealDamage(2, to=EACH_OPPONENT))))
    table.seat(0).has("Snipe")
    table.seat(0).casts("Lightning Bolt", at=[table.seat(1)])
    table.seat(0).casts("Twincast", at=[table.stack_ids()[0]])
    table.resolve_stack()
    assert table.seat(1).life == 20 - 2 - 3 - 3


@rule("707.10", "707.10b")
def test_a_triggered_ability_is_copied_with_its_source(scenario):
    table = scenario()
    resonator = table.seat(0).has("Strionic Resonator")
    table.seat(0).casts("Wall of Omens").resolves()
    table.seat(0).gets_mana("CC")
    before = table.seat(0).library_size
    ability = table.stack_ids()[-1]
    table.seat(0).activates(resonator, at=[ability]).resolves()
    assert len(table.stack_ids()) == 2
    table.resolve_stack()
    assert table.seat(0).library_size == before - 2


@rule("707.10f", "608.3f")
def test_a_copied_creature_spell_becomes_a_token(scenario):
    table = scenario()
    table.seat(0).casts("Grizzly Bears")
    copy = copy_on_stack(table.game, table.seat(1).number, table.stack_ids()[-1], -1, None, False)
    table.refresh()
    table.resolve_stack()
    made = table.seat(1).permanent("Grizzly Bears")
    assert table.game.state.objs[made.id].token and table.game.state.objs[copy].next_id == made.id
    assert table.seat(0).battlefield.count("Grizzly Bears") == 1


@rule("707.10", "800.4a")
@pytest.mark.parametrize("who", [0, 1])
def test_a_copy_leaves_with_its_controller(scenario, who):
    table = scenario(seats=4)
    table.seat(0).casts("Lightning Bolt", at=[table.seat(2)])
    table.seat(1).casts("Twincast", at=[table.stack_ids()[-1]])
    table.asked(table.seat(1), FOR_TARGET)
    table.seat(who).concedes()
    table.resolve_stack()
    table.check_invariants()
    assert table.seat(2).life == 17


@rule("707.10c")
def test_the_targets_may_be_left_though_they_became_illegal(scenario):
    table = scenario()
    bear = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Shock", at=[bear])
    shock = table.stack_ids()[-1]
    table.seat(0).casts("Twincast", at=[shock])
    table.seat(1).casts("Unsummon", at=[bear]).resolves()
    table.resolve_stack()
    assert table.seat(1).life == 20 and table.seat(1).hand == ["Grizzly Bears"]
