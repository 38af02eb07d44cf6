"""Face-down spells and permanents: morph, megamorph, disguise, manifest. CR 708, 702.37, 702.168, 701.40."""

from __future__ import annotations

import pytest

from apnap.abilities.cards import card
from apnap.abilities.effects.life import GainLife
from apnap.abilities.events.object_events import Enters
from apnap.abilities.events.triggers import When
from apnap.abilities.filters import COLORLESS, CREATURE
from apnap.abilities.keyword_abilities.morph_and_disguise import Morph
from apnap.abilities.keyword_actions.manifest_and_cloak import Cloak, TurnFaceDown
from apnap.abilities.players import YOU
from apnap.abilities.selectors import THIS
from apnap.abilities.statics.costs import SpellsCost
from apnap.abilities.statics.entering import EntersWith
from apnap.abilities.targets import Target
from apnap.errors import PositionError
from apnap.position import read, write
from apnap.rules.ch7_additional.face_down import BY_MANA_COST, TurnedUp
from apnap.rules.core.constants import FLYING, MAIN1, PLUS, TRAMPLE
from apnap.rules.core.decisions import FOR_COPY, O_CAST, O_SPECIAL
from apnap.rules.core.digest import digest
from apnap.rules.views.view import observe
from apnap.testing import rule
from apnap.testing.scenario import Permanent


def morphs(table, name, way="morph"):
    """Cast a card face down and let it resolve."""
    spell = table.seat(0).casts(name, part=way)
    spell.resolves()
    return Permanent(table, spell.now)


def turns_up(table, thing, mana, index=-1, at=()):
    table.seat(0).gets_mana(mana)
    table.to_priority(table.seat(0).number)
    table.choose_option(table.seat(0).number, O_SPECIAL, thing.now, at, None, (), (), index)


def is_blank(thing):
    """Is it a nameless, colourless 2/2 creature without anything else?"""
    c = thing.table.game.char(thing.now)
    return (c.name, c.cost, c.colors, c.subtypes, c.power, c.toughness, c.keywords) == ("", None, 0, [], 2, 2, 0)


@rule("708.4", "702.37c")
def test_a_card_is_cast_face_down_for_three(scenario):
    table = scenario()
    spell = table.seat(0).casts("Woolly Loxodon", part="morph")
    assert is_blank(spell) and spell.is_a("Creature") and spell.mana_value == 0
    assert table.seat(0).pool == "" and table.stack == ["a face-down card"]
    spell.resolves()
    loxodon = Permanent(table, spell.now)
    assert is_blank(loxodon) and not table.game.char(loxodon.id).abilities.every


@rule("702.37e", "116.2b", "708.8")
def test_a_face_down_permanent_is_turned_face_up_for_its_morph_cost(scenario):
    table = scenario()
    beast = morphs(table, "Branchsnap Lorian")
    turns_up(table, beast, "G")
    assert beast.name == "Branchsnap Lorian" and beast.power == 4 and beast.has(TRAMPLE)
    assert table.stack == [] and beast.stayed and table.seat(0).pool == ""


@rule("116.2b")
def test_a_face_down_permanent_is_turned_face_up_whenever_its_controller_has_priority(scenario):
    table = scenario()
    beast = morphs(table, "Branchsnap Lorian")
    table.to_step(MAIN1, table.seat(1))
    table.seat(1).casts("Shock", at=[beast])
    assert not table.seat(1).can(O_SPECIAL, beast)
    turns_up(table, beast, "G")
    table.resolve_stack()
    assert beast.died and table.seat(0).graveyard == ["Branchsnap Lorian"]


@rule("708.8")
def test_turning_face_up_is_an_event_of_its_own_and_not_entering(scenario):
    table = scenario()
    table.knows(
        card(
            "Shy", "{4}{W}", "Creature - Ape", "1/1", When(Enters(THIS), GainLife(9)), EntersWith(1, PLUS), Morph("{W}")
        )
    )
    shy = morphs(table, "Shy")
    assert table.seat(0).life == 20 and shy.counters(PLUS) == 0
    turns_up(table, shy, "W")
    table.resolve_stack()
    assert shy.name == "Shy" and table.seat(0).life == 20 and shy.counters(PLUS) == 0


@rule("708.8", "603.2")
def test_an_ability_sees_it_being_turned_face_up(scenario):
    table = scenario()
    bear = table.seat(1).has("Grizzly Bears")
    tracer = morphs(table, "Echo Tracer")
    turns_up(table, tracer, "CCU", at=[bear])
    table.resolve_stack()
    assert table.seat(1).hand == ["Grizzly Bears"]


@rule("708.8")
def test_effects_stay_on_a_permanent_that_is_turned_face_up(scenario):
    table = scenario()
    beast = morphs(table, "Branchsnap Lorian")
    table.seat(0).casts("Giant Growth", at=[beast]).resolves()
    assert (beast.power, beast.toughness) == (5, 5)
    turns_up(table, beast, "G")
    assert (beast.power, beast.toughness) == (7, 4)


@rule("702.37b")
def test_megamorph_adds_a_counter(scenario):
    table = scenario()
    krotiq = morphs(table, "Segmented Krotiq", "megamorph")
    turns_up(table, krotiq, "CCCCCCG")
    assert krotiq.counters(PLUS) == 1 and (krotiq.power, krotiq.toughness) == (7, 6)


@rule("708.4", "601.2f")
def test_costs_and_timing_are_those_of_the_face_down_spell(scenario):
    table = scenario()
    table.knows(card("Grey", "{1}", "Artifact", SpellsCost(-1, COLORLESS, CREATURE, cast_by=YOU)))
    table.seat(0).has("Grey")
    (held,) = table.seat(0).holds("Branchsnap Lorian")
    table.seat(0).gets_mana("CC")
    decision = table.to_priority(table.seat(0).number)
    assert [o.index for o in decision.options if o.kind == O_CAST and o.id == held.now] == [1]
    table.seat(0).casts("Branchsnap Lorian", part="morph", free=False).resolves()
    assert table.seat(0).pool == ""


@rule("708.9")
def test_a_face_down_permanent_is_revealed_as_it_leaves(scenario):
    table = scenario()
    demon = morphs(table, "Grinning Demon")
    table.seat(1).casts("Shock", at=[demon]).resolves()
    assert table.seat(0).graveyard == ["Grinning Demon"]
    assert any("Grinning Demon dies" in line for line in table.log)


@rule("708.5")
def test_only_its_controller_may_look(scenario):
    table = scenario()
    demon = morphs(table, "Grinning Demon")
    mine = observe(table.game, table.seat(0).number).find(demon.id)
    theirs = observe(table.game, table.seat(1).number).find(demon.id)
    assert mine.under == "Grinning Demon" and theirs.under == ""
    assert (theirs.name, theirs.power, theirs.toughness) == ("", 2, 2)
    assert not any("Grinning Demon" in line for line in observe(table.game, table.seat(1).number).log())


@rule("708.2", "707.2")
def test_copying_a_face_down_creature_gives_a_face_up_nameless_two_two(scenario):
    table = scenario()
    demon = morphs(table, "Grinning Demon")
    spell = table.seat(0).casts("Clone")
    table.asked(purpose=FOR_COPY)
    table.answer([demon.id])
    table.resolve_stack()
    clone = Permanent(table, spell.now)
    assert is_blank(clone) and not table.game.state.objs[clone.id].face_down
    table.seat(0).gets_mana("CCBB")
    assert not table.seat(0).can(O_SPECIAL, clone)


@rule("708.10")
def test_a_face_down_permanent_that_becomes_a_copy_shows_it_once_it_is_face_up(scenario):
    table = scenario()
    demon = morphs(table, "Grinning Demon")
    angel = table.seat(1).has("Serra Angel")
    table.seat(0).casts("Mirrorweave", at=[angel]).resolves()
    assert is_blank(demon)
    turns_up(table, demon, "CCBB")
    assert demon.name == "Serra Angel" and demon.has(FLYING)
    table.next_turn()
    assert demon.name == "Grinning Demon"


@rule("708.2a", "708.2b")
def test_a_permanent_is_turned_face_down_and_up_again(scenario):
    table = scenario()
    wall = table.seat(0).has("Wall of Deceit", counters={PLUS: 1})
    table.seat(0).gets_mana("CCC")
    table.seat(0).activates(wall).resolves()
    assert (wall.power, wall.toughness) == (3, 3) and wall.name == ""
    turns_up(table, wall, "U")
    assert wall.name == "Wall of Deceit" and wall.toughness == 6


@rule("712.16")
def test_a_double_faced_permanent_is_not_turned_face_down(scenario):
    table = scenario()
    table.knows(card("Hide", "{U}", "Instant", TurnFaceDown(Target(CREATURE))))
    gargoyle = table.seat(0).has("Thraben Gargoyle")
    table.seat(0).casts("Hide", at=[gargoyle]).resolves()
    assert gargoyle.name == "Thraben Gargoyle"
    bear = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Hide", at=[bear]).resolves()
    assert is_blank(bear) and not table.seat(1).can(O_SPECIAL, bear)


# disguise ------------------------------------------------------------------------------------------------------------
@rule("702.168a", "702.168d", "702.21")
def test_a_disguised_creature_has_ward(scenario):
    table = scenario()
    phantom = morphs(table, "Defenestrated Phantom", "disguise")
    assert phantom.power == 2 and phantom.name == ""
    table.seat(1).casts("Shock", at=[phantom])
    table.resolve_stack()
    assert phantom.stayed and phantom.damage == 0  # nobody paid {2}
    turns_up(table, phantom, "CCCCW")
    assert phantom.has(FLYING) and phantom.name == "Defenestrated Phantom"
    table.seat(1).casts("Shock", at=[phantom]).resolves()
    assert phantom.damage == 2


@rule("708.3", "702.168d")
def test_a_disguised_creature_triggers_nothing_as_it_enters_or_is_turned_up(scenario):
    table = scenario()
    moroii = morphs(table, "Nightdrinker Moroii", "disguise")
    turns_up(table, moroii, "BB")
    table.resolve_stack()
    assert table.seat(0).life == 20 and moroii.power == 4


# manifest ------------------------------------------------------------------------------------------------------------
def manifests(table, *cards):
    """The top cards of the library, manifested two at a time."""
    table.seat(0).library(*cards)
    table.seat(0).casts("Ethereal Ambush").resolves()
    ids = table.game.state.ids(table.seat(0).number, 5)
    return [Permanent(table, id) for id in ids if table.game.state.objs[id].face_down]


@rule("701.40a", "701.40b")
def test_a_manifested_creature_card_is_turned_up_for_its_mana_cost(scenario):
    table = scenario()
    bear, shock = manifests(table, "Grizzly Bears", "Shock")
    assert is_blank(bear) and is_blank(shock)
    table.seat(0).gets_mana("GGR")
    assert table.seat(0).can(O_SPECIAL, bear) and not table.seat(0).can(O_SPECIAL, shock)
    turns_up(table, bear, "")
    assert bear.name == "Grizzly Bears" and len(table.seat(0).pool) == 1


@rule("701.40b")
def test_a_manifested_card_with_morph_has_two_ways(scenario):
    table = scenario()
    beast, forest = manifests(table, "Branchsnap Lorian", "Forest")
    table.seat(0).gets_mana("GGG")
    decision = table.to_priority(table.seat(0).number)
    ways = [o.index for o in decision.options if o.kind == O_SPECIAL and o.id == beast.id]
    assert len(ways) == 2 and ways[-1] == BY_MANA_COST
    turns_up(table, beast, "", BY_MANA_COST)
    assert beast.name == "Branchsnap Lorian" and table.seat(0).pool == ""
    assert not table.seat(0).can(O_SPECIAL, forest)


@rule("701.40g")
def test_a_manifested_sorcery_stays_face_down(scenario):
    table = scenario()
    shock, _ = manifests(table, "Shock", "Forest")
    table.game.emit(TurnedUp(shock.id))
    assert table.game.state.objs[shock.id].face_down and is_blank(shock)
    assert observe(table.game, table.seat(1).number).find(shock.id).under == "Shock"


@rule("701.40a", "122.6")
def test_counters_go_onto_the_manifested_card(scenario):
    table = scenario()
    table.seat(0).library("Grizzly Bears")
    table.seat(0).casts("Fierce Invocation").resolves()
    (bear,) = [i for i in table.game.state.ids(table.seat(0).number, 5) if table.game.state.objs[i].face_down]
    assert Permanent(table, bear).power == 4


@rule("701.40a")
def test_a_land_is_manifested_from_the_library_when_its_maker_dies(scenario):
    table = scenario()
    emissary = table.seat(0).has("Sultai Emissary")
    table.seat(1).casts("Shock", at=[emissary]).resolves()
    table.resolve_stack()
    (id,) = [i for i in table.game.state.ids(table.seat(0).number, 5) if table.game.state.objs[i].face_down]
    assert is_blank(Permanent(table, id))
    table.check_invariants()


@rule("701.58")
def test_a_cloaked_card_has_ward(scenario):
    table = scenario()
    table.knows(card("Cover", "{U}", "Sorcery", Cloak()))
    table.seat(0).library("Grizzly Bears")
    table.seat(0).casts("Cover").resolves()
    (id,) = [i for i in table.game.state.ids(table.seat(0).number, 5) if table.game.state.objs[i].face_down]
    table.seat(1).casts("Shock", at=[id])
    table.resolve_stack()
    assert table.game.state.objs[id].damage == 0


# the engine's own records --------------------------------------------------------------------------------------------
def test_a_fork_and_a_digest_know_what_is_face_down(scenario):
    table = scenario()
    beast = morphs(table, "Branchsnap Lorian")
    before = digest(table.game.state)
    fork = table.game.state.fork()
    assert digest(fork) == before
    turns_up(table, beast, "G")
    assert fork.objs[beast.id].face_down and digest(table.game.state) != before


def test_position_text_says_a_morph_and_refuses_a_manifested_card(scenario):
    table = scenario()
    morphs(table, "Branchsnap Lorian")
    again = read(write(table.game))
    assert again.state.has_face_down
    manifests(table, "Grizzly Bears", "Shock")
    with pytest.raises(PositionError, match="face down"):
        write(table.game)
