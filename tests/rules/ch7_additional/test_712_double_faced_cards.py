"""Double-faced cards, transforming and modal; flip cards. CR 701.27, 710, 712."""

from __future__ import annotations

from apnap.abilities.activated import Activate
from apnap.abilities.cards import card, face
from apnap.abilities.effects.life import GainLife
from apnap.abilities.events.triggers import Whenever
from apnap.abilities.filters import CREATURE
from apnap.abilities.keyword_actions.transform_and_meld import Transform, Transforms
from apnap.abilities.selectors import THIS, Each
from apnap.abilities.statics.changes import Gets
from apnap.abilities.statics.continuous import Always
from apnap.rules.core.constants import END, FLYING, PLUS
from apnap.rules.core.decisions import FOR_COPY, FOR_MAY, O_CAST, O_LAND
from apnap.testing import rule
from apnap.testing.scenario import Permanent


def transforms(table, thing, mana="CCCCCC"):
    table.seat(0).gets_mana(mana)
    return table.seat(0).activates(thing)


@rule("701.27a", "712.8d", "712.8e")
def test_a_transformed_permanent_has_the_characteristics_of_its_back(scenario):
    table = scenario()
    gargoyle = table.seat(0).has("Thraben Gargoyle", counters={PLUS: 1})
    transforms(table, gargoyle).resolves()
    assert gargoyle.name == "Stonewing Antagonizer" and (gargoyle.power, gargoyle.toughness) == (5, 3)
    assert gargoyle.has(FLYING) and gargoyle.stayed
    assert gargoyle.mana_value == 1  # that of the front
    assert not table.game.char(gargoyle.id).abilities.activated


@rule("701.27f")
def test_an_ability_transforms_its_source_once_only(scenario):
    table = scenario()
    table.knows(
        card(
            "Sun",
            "{W}",
            "Creature - Ape",
            "1/1",
            Activate("{1}", Transform(THIS)),
            back=face("Moon", "", "Creature - Wolf", "3/3", Activate("{1}", Transform(THIS)), colors="B"),
        )
    )
    sun = table.seat(0).has("Sun")
    transforms(table, sun, "C")
    transforms(table, sun, "C")
    table.resolve_stack()
    assert sun.name == "Moon"
    transforms(table, sun, "C").resolves()
    assert sun.name == "Sun"


@rule("701.27e", "712.18")
def test_abilities_change_with_the_face_and_see_it_transform(scenario):
    table = scenario()
    moon = face(
        "Moon",
        "",
        "Creature - Wolf",
        "3/3",
        Whenever(Transforms(THIS), GainLife(2)),
        Always(Each(CREATURE), Gets(1, 0)),
        colors="B",
    )
    table.knows(card("Sun", "{W}", "Creature - Ape", "1/1", Activate("{1}", Transform(THIS)), back=moon))
    sun, bear = table.seat(0).have("Sun", "Grizzly Bears")
    transforms(table, sun, "C")
    table.resolve_stack()
    assert table.seat(0).life == 22 and (sun.power, bear.power) == (4, 3)


@rule("701.27c", "712.9")
def test_what_has_one_face_does_not_transform(scenario):
    table = scenario()
    table.knows(card("Plain", "{W}", "Creature - Ape", "1/1", Activate("{1}", Transform(THIS))))
    plain = table.seat(0).has("Plain")
    transforms(table, plain, "C").resolves()
    assert plain.name == "Plain"


@rule("712.8a")
def test_elsewhere_only_the_front_counts(scenario):
    table = scenario()
    gargoyle = table.seat(0).has("Thraben Gargoyle")
    transforms(table, gargoyle).resolves()
    table.seat(1).casts("Unsummon", at=[gargoyle]).resolves()
    assert table.seat(0).hand == ["Thraben Gargoyle"]


@rule("707.8", "712.8e")
def test_a_clone_of_a_back_face_is_that_face_and_has_mana_value_0(scenario):
    table = scenario()
    gargoyle = table.seat(0).has("Thraben Gargoyle")
    transforms(table, gargoyle).resolves()
    spell = table.seat(0).casts("Clone")
    table.asked(purpose=FOR_COPY)
    table.answer([gargoyle.id])
    table.resolve_stack()
    clone = Permanent(table, spell.now)
    assert clone.name == "Stonewing Antagonizer" and clone.mana_value == 0


@rule("701.27a", "603.2")
def test_a_trigger_may_transform(scenario):
    table = scenario()
    youth = table.seat(0).has("Cloistered Youth")
    table.asked(table.seat(0), FOR_MAY)
    table.answer([1])
    table.to_step(END)
    assert youth.name == "Unholy Fiend"
    table.resolve_stack()
    assert table.seat(0).life == 19


# modal ---------------------------------------------------------------------------------------------------------------
@rule("712.12")
def test_a_land_is_played_with_either_face_up(scenario):
    table = scenario()
    (held,) = table.seat(0).holds("Riverglide Pathway")
    decision = table.to_priority(table.seat(0).number)
    assert [o.index for o in decision.options if o.kind == O_LAND and o.id == held.now] == [0, 1]
    land = table.seat(0).plays("Riverglide Pathway", face=1)
    assert land.name == "Lavaglide Pathway"
    table.seat(0).taps_for_mana(land)
    assert table.seat(0).pool == "R"


@rule("712.11b", "712.12")
def test_a_card_is_cast_as_its_front_or_played_as_the_land_behind(scenario):
    table = scenario()
    table.seat(0).casts("Skyclave Cleric").resolves()
    table.resolve_stack()
    assert table.seat(0).life == 22
    land = table.seat(0).plays("Skyclave Cleric", face=1)
    assert land.name == "Skyclave Basilica" and land.tapped and land.mana_value == 0
    assert not land.is_a("Creature")


@rule("712.12", "305.2")
def test_the_land_behind_takes_the_land_play(scenario):
    table = scenario()
    table.seat(0).plays("Forest")
    (held,) = table.seat(0).holds("Skyclave Cleric")
    table.seat(0).gets_mana("CW")
    assert table.seat(0).can(O_CAST, held) and not table.seat(0).can(O_LAND, held)


@rule("712.14b")
def test_a_card_whose_front_is_not_a_permanent_stays_where_it_is(scenario):
    table = scenario()
    (buried,) = table.seat(0).buried("Khalni Ambush")
    table.game.move(buried.id, 5)
    assert table.seat(0).graveyard == ["Khalni Ambush"]


# flip cards ----------------------------------------------------------------------------------------------------------
def eggwatcher(table):
    egg = table.seat(0).has("Orochi Eggwatcher")
    table.seat(0).have(*["Grizzly Bears"] * 8)
    table.seat(0).gets_mana("CCG")
    table.seat(0).activates(egg).resolves()
    return egg


@rule("710.2", "710.1c")
def test_a_flipped_permanent_has_its_other_half(scenario):
    table = scenario()
    egg = eggwatcher(table)
    assert egg.name == "Shidako, Broodmistress" and egg.power == 3 and egg.is_a("Legendary")
    assert egg.mana_value == 3 and egg.colors == "G"


@rule("710.2")
def test_a_flip_card_does_not_flip_before_its_condition_holds(scenario):
    table = scenario()
    egg = table.seat(0).has("Orochi Eggwatcher")
    table.seat(0).gets_mana("CCG")
    table.seat(0).activates(egg).resolves()
    assert egg.name == "Orochi Eggwatcher" and table.seat(0).battlefield.count("Snake Token") == 1


@rule("710.4", "707.3")
def test_a_copy_of_a_flipped_permanent_is_not_flipped_but_can_flip(scenario):
    table = scenario()
    egg = eggwatcher(table)
    spell = table.seat(0).casts("Clone")
    table.asked(purpose=FOR_COPY)
    table.answer([egg.id])
    table.resolve_stack()
    clone = Permanent(table, spell.now)
    assert clone.name == "Orochi Eggwatcher"
    table.game.state.edit(clone.id).controlled_since = -1
    table.seat(0).gets_mana("CCG")
    table.seat(0).activates(clone).resolves()
    assert clone.name != "Orochi Eggwatcher" or clone.died  # two legends of a name (704.5j)


@rule("710.4")
def test_a_flipped_permanent_that_leaves_forgets_it(scenario):
    table = scenario()
    egg = eggwatcher(table)
    table.seat(1).casts("Unsummon", at=[egg]).resolves()
    assert table.seat(0).hand == ["Orochi Eggwatcher"]


@rule("710.2", "603.8")
def test_a_student_that_flies_flips(scenario):
    table = scenario()
    student = table.seat(0).has("Student of Elements")
    table.seat(0).casts("Faerie Guidemother", part="Gift of the Fae", at=[student]).resolves()
    table.resolve_stack()
    assert student.name == "Tobita, Master of Winds" and (student.power, student.toughness) == (5, 4)
    bear = table.seat(0).has("Grizzly Bears")
    assert bear.has(FLYING) and not table.seat(1).has("Grizzly Bears").has(FLYING)


@rule("710.2", "710.1")
def test_a_creature_can_flip_into_an_enchantment(scenario):
    table = scenario()
    fox, bear = table.seat(0).have("Rune-Tail, Kitsune Ascendant", "Grizzly Bears")
    table.seat(0).at(30)
    table.resolve_stack()
    assert fox.name == "Rune-Tail's Essence" and fox.is_a("Enchantment") and not fox.is_a("Creature")
    table.seat(1).casts("Shock", at=[bear]).resolves()
    assert bear.stayed and bear.damage == 0
