"""Official rulings, retold: how things enter, what they are, what is taken and given back."""

from __future__ import annotations

import pytest

from apnap.rules.ch2_cards.creature_types import CREATURE_TYPES
from apnap.rules.core.constants import DOUBLE_STRIKE, END, HASTE, HEXPROOF, INDESTRUCTIBLE
from apnap.rules.core.decisions import D_ATTACK, D_CHOOSE, D_PRIORITY, FOR_COPY
from apnap.rules.events import Attach
from apnap.testing import Permanent, Scenario, rule
from apnap.testing.plugin import Builder


def size(permanent: Permanent) -> tuple[int, int]:
    return permanent.power, permanent.toughness


def choose_target(table: Scenario, target: Permanent) -> None:
    """The ability that has triggered gets this target."""
    table.run(lambda d: d.kind == D_CHOOSE, "a target")
    table.answer([target.id])


# Blood Moon, Ashaya, Culling Drone -----------------------------------------------------------------------------------
@rule("305.7", "603.6a")
def test_blood_moon_a_land_loses_its_trigger_before_it_enters(scenario: Builder) -> None:
    table = scenario()
    table.seat(1).has("Blood Moon")
    table.seat(0).plays("Aether Hub")
    assert not table.stack and not table.game.state.players[table.seat(0).number].counters


@rule("305.7", "205.4b")
def test_blood_moon_changes_no_name_and_no_supertype(scenario: Builder) -> None:
    table = scenario()
    table.seat(1).has("Blood Moon")
    urborg = table.seat(0).has("Urborg, Tomb of Yawgmoth")
    assert urborg.name == "Urborg, Tomb of Yawgmoth" and urborg.is_a("Legendary") and not urborg.is_a("Basic")


@rule("604.3", "613.1d")
def test_ashaya_counts_itself_and_no_tokens_and_in_every_zone(scenario: Builder) -> None:
    table = scenario()
    hidden = table.seat(0).holds("Ashaya, Soul of the Wild")[0]
    table.seat(0).have("Forest", "Forest")
    assert table.game.char(hidden.id).power == 2
    table.seat(0).casts("Raise the Alarm").resolves()
    ashaya = table.seat(0).has("Ashaya, Soul of the Wild")
    assert size(ashaya) == (3, 3) and ashaya.is_a("Forest")
    assert not table.seat(0).permanent("Soldier Token").is_a("Land")


@rule("702.114", "613.1e", "613.1f")
def test_culling_drone_without_devoid_is_still_colorless(scenario: Builder) -> None:
    table = scenario()
    drone = table.seat(0).has("Culling Drone")
    table.seat(1).has("Dress Down")
    assert drone.colors == ""


@rule("205.1a", "613.1d")
def test_battle_sliver_that_is_not_a_sliver_gives_to_slivers_only(scenario: Builder) -> None:
    table = scenario()
    table.says([CREATURE_TYPES.index("Goblin")])
    sliver = table.seat(0).has("Battle Sliver")
    assert size(sliver) == (5, 3)
    table.seat(0).casts("Conspiracy").resolves()
    assert size(sliver) == (3, 3) and sliver.is_a("Goblin")


# counters ------------------------------------------------------------------------------------------------------------
@rule("614.16", "614.5")
def test_corpsejack_menace_twice_is_four_times(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).have("Corpsejack Menace", "Corpsejack Menace")
    table.seat(0).casts("Arcbound Worker").resolves()
    assert table.seat(0).permanent("Arcbound Worker").counters("+1/+1") == 4


@rule("702.92", "614.16", "704.5f")
def test_flayer_husk_with_two_germs_is_carried_by_one(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).has("Parallel Lives")
    table.seat(0).casts("Flayer Husk").resolves()
    table.resolve_stack()
    assert table.seat(0).battlefield.count("Phyrexian Germ Token") == 1
    husk = table.seat(0).permanent("Flayer Husk")
    assert husk.attached_to == table.seat(0).permanent("Phyrexian Germ Token")


@rule("702.100", "122.6a", "608.2h")
def test_adaptive_snapjaw_looks_at_counters_and_at_what_was(scenario: Builder) -> None:
    """A 0/0 with three counters is larger in toughness; killed in response, its last size is compared."""
    table = scenario()
    snapjaw = table.seat(0).has("Adaptive Snapjaw")
    table.seat(0).casts("Walking Ballista", x=3).resolves()
    assert len(table.stack) == 1
    ballista = table.seat(0).permanent("Walking Ballista")
    table.seat(1).casts("Murder", at=[ballista]).resolves()
    table.resolve_stack()
    assert snapjaw.counters("+1/+1") == 1


# Containment Priest --------------------------------------------------------------------------------------------------
@rule("614.12")
def test_containment_priest_sees_an_artifact_that_will_be_a_creature(scenario: Builder) -> None:
    table = scenario()
    table.seat(1).has("Containment Priest")
    ring = table.seat(0).buried("Sol Ring")[0]
    table.seat(0).casts("Argivian Restoration", at=[ring]).resolves()
    assert table.seat(0).battlefield == ["Sol Ring"]
    table.seat(1).has("March of the Machines")
    mare = table.seat(0).buried("Millstone")[0]
    table.seat(0).casts("Argivian Restoration", at=[mare]).resolves()
    assert mare.zone == "exile"


@rule("614.12")
def test_containment_priest_does_not_exile_itself(scenario: Builder) -> None:
    table = scenario()
    priest = table.seat(0).buried("Containment Priest")[0]
    table.seat(0).casts("Zombify", at=[priest]).resolves()
    assert table.seat(0).battlefield == ["Containment Priest"]


# copies --------------------------------------------------------------------------------------------------------------
@rule("707.5", "614.12")
def test_body_double_enters_with_what_the_chosen_card_enters_with(scenario: Builder) -> None:
    table = scenario()
    worker = table.seat(0).buried("Arcbound Worker")[0]
    table.seat(0).casts("Body Double")
    table.asked(purpose=FOR_COPY)
    table.answer([worker.id])
    table.resolve_stack()
    assert table.seat(0).permanent("Arcbound Worker").counters("+1/+1") == 1


@rule("707.5", "303.4g")
def test_copy_enchantment_of_an_aura_targets_nothing(scenario: Builder) -> None:
    """What the copy enchants is chosen as it enters, not targeted."""
    table = scenario()
    bears = table.seat(1).has("Grizzly Bears")
    table.seat(1).has("Aven Fleetwing")
    table.seat(0).casts("Holy Strength", at=[bears]).resolves()
    aura = table.seat(0).permanent("Holy Strength")
    table.seat(0).casts("Copy Enchantment")
    table.asked(purpose=FOR_COPY)
    table.answer([aura.id])
    decision = table.run(lambda d: d.kind == D_CHOOSE, "what it enchants")
    fleetwing = table.seat(1).permanent("Aven Fleetwing")
    assert fleetwing.has(HEXPROOF) and fleetwing.id in decision.candidates
    table.answer([fleetwing.id])
    table.resolve_stack()
    assert size(fleetwing) == (3, 4)


@rule("707.2", "105.2")
def test_copy_artifact_is_both_types_and_not_blue(scenario: Builder) -> None:
    table = scenario()
    table.seat(1).has("Sol Ring")
    table.seat(0).casts("Copy Artifact")
    table.asked(purpose=FOR_COPY)
    table.answer([table.seat(1).permanent("Sol Ring").id])
    table.resolve_stack()
    copy = table.seat(0).permanent("Sol Ring")
    assert copy.is_a("Artifact") and copy.is_a("Enchantment") and copy.colors == ""


@rule("613.2a", "613.4c", "707.4")
def test_cytoshape_keeps_what_has_been_applied(scenario: Builder) -> None:
    table = scenario()
    angel = table.seat(1).has("Serra Angel")
    bears = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Giant Growth", at=[angel]).resolves()
    table.seat(0).casts("Cytoshape", at=[angel])
    table.run(lambda d: d.kind == D_CHOOSE, "a creature to copy")
    table.answer([bears.id])
    table.resolve_stack()
    assert angel.name == "Grizzly Bears" and size(angel) == (5, 5)


@rule("707.2", "613.2a")
def test_cytoshape_of_an_animated_land_ends_being_a_creature(scenario: Builder) -> None:
    table = scenario()
    factory = table.seat(0).has("Mishra's Factory")
    bears = table.seat(0).has("Grizzly Bears")
    table.seat(0).gets_mana("C")
    table.seat(0).activates(factory, 1).resolves()
    assert factory.is_a("Creature")
    table.seat(0).casts("Cytoshape", at=[bears])
    table.run(lambda d: d.kind == D_CHOOSE, "a creature to copy")
    table.answer([factory.id])
    table.resolve_stack()
    assert bears.name == "Mishra's Factory" and not bears.is_a("Creature") and bears.is_a("Land")


@rule("707.3", "107.3m")
def test_fated_infatuation_of_a_clone_copies_what_it_copied(scenario: Builder) -> None:
    table = scenario()
    angel = table.seat(1).has("Serra Angel")
    table.seat(0).casts("Clone")
    table.asked(purpose=FOR_COPY)
    table.answer([angel.id])
    table.resolve_stack()
    table.seat(0).casts("Fated Infatuation", at=[table.seat(0).permanent("Serra Angel")]).resolves()
    assert table.seat(0).battlefield == ["Serra Angel", "Serra Angel"]


@rule("701.36", "707.2")
def test_eyes_in_the_skies_copies_the_token_as_it_was_made(scenario: Builder) -> None:
    """Counters on the original are not copied."""
    table = scenario()
    table.seat(0).casts("Eyes in the Skies").resolves()
    birds = list(table.game.state.ids(table.seat(0).number, 5))
    assert len(birds) == 2
    first = Permanent(table, birds[0])
    table.seat(0).casts("Courage in Crisis", at=[first]).resolves()
    table.seat(0).casts("Eyes in the Skies")
    table.run(lambda d: d.kind == D_CHOOSE, "a token to copy")
    table.answer([first.id])
    table.resolve_stack()
    powers = sorted(table.game.char(id).power for id in table.game.state.ids(table.seat(0).number, 5))
    assert powers == [1, 1, 1, 2]


# creatures that were none --------------------------------------------------------------------------------------------
@rule("301.5c", "704.5n")
def test_ensoul_artifact_on_an_equipment_takes_it_off(scenario: Builder) -> None:
    table = scenario()
    bears = table.seat(0).has("Grizzly Bears")
    boots = table.seat(0).has("Swiftfoot Boots")
    table.seat(0).gets_mana("C")
    table.seat(0).activates(boots, at=[bears]).resolves()
    assert bears.has(HASTE)
    table.seat(0).casts("Ensoul Artifact", at=[boots]).resolves()
    assert boots.attached_to is None and not bears.has(HASTE) and size(boots) == (5, 5)


@rule("302.6")
@pytest.mark.parametrize("new", [True, False])
def test_ensoul_artifact_it_matters_how_long_it_has_been_there(scenario: Builder, new: bool) -> None:
    table = scenario()
    ring = table.seat(0).has("Sol Ring", sick=new)
    table.seat(0).casts("Ensoul Artifact", at=[ring]).resolves()
    decision = table.run(lambda d: d.kind == D_ATTACK or table.step == "postcombat main phase", "attackers")
    assert (decision.kind == D_ATTACK and ring.id in decision.attackers) is not new


# taken for a time ----------------------------------------------------------------------------------------------------
@rule("610.3", "400.7", "303.4c")
def test_banisher_priest_auras_go_equipment_stays(scenario: Builder) -> None:
    table = scenario()
    bears = table.seat(1).has("Grizzly Bears", counters={"+1/+1": 1})
    table.seat(0).casts("Holy Strength", at=[bears]).resolves()
    table.seat(0).casts("Banisher Priest").resolves()
    table.resolve_stack()
    assert table.seat(0).graveyard == ["Holy Strength"]
    table.seat(1).casts("Shock", at=[table.seat(0).permanent("Banisher Priest")]).resolves()
    again = table.seat(1).permanent("Grizzly Bears")
    assert size(again) == (2, 2)


@rule("610.3", "707.5")
def test_banisher_priest_has_left_before_a_clone_returns(scenario: Builder) -> None:
    """The two are never on the battlefield together: a Clone that returns cannot copy the Priest."""
    table = scenario()
    clone = table.seat(1).has("Stunt Double", counters={"+1/+1": 1})
    table.seat(0).casts("Banisher Priest").resolves()
    table.resolve_stack()
    assert clone.zone == "exile"
    table.seat(1).casts("Shock", at=[table.seat(0).permanent("Banisher Priest")]).resolves()
    assert table.seat(1).battlefield == [] and "Stunt Double" in table.seat(1).graveyard


@rule("603.3a", "800.4d", "607.2a")
def test_fiend_hunter_leaves_with_a_player_and_the_card_stays_in_exile(scenario: Builder) -> None:
    """The ability that would return it belongs to a player who has left: it never goes onto the stack."""
    table = scenario(3)
    bears = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Fiend Hunter")
    table.says([1])
    table.resolve_stack()
    assert bears.zone == "exile"
    table.seat(0).concedes()
    assert bears.zone == "exile" and table.seat(1).battlefield == []


@rule("603.7", "603.2")
def test_flickerwisp_gone_or_not_the_card_returns_and_misses_the_end_step(scenario: Builder) -> None:
    """It returns though Flickerwisp has died; what it says about the end step does not trigger in that one."""
    table = scenario()
    warden = table.seat(0).has("Throne Warden")
    table.seat(0).casts("Azure Fleet Admiral").resolves()
    table.resolve_stack()
    table.seat(0).casts("Flickerwisp")
    choose_target(table, warden)
    table.resolve_stack()
    assert warden.zone == "exile"
    table.seat(1).casts("Murder", at=[table.seat(0).permanent("Flickerwisp")]).resolves()
    table.to_step(END)
    table.resolve_stack()
    assert table.seat(0).permanent("Throne Warden").counters("+1/+1") == 0


@rule("603.2", "725.2")
def test_without_the_blink_the_warden_grows(scenario: Builder) -> None:
    table = scenario()
    warden = table.seat(0).has("Throne Warden")
    table.seat(0).casts("Azure Fleet Admiral").resolves()
    table.to_step(END)
    table.resolve_stack()
    assert warden.counters("+1/+1") == 1


@rule("603.7b", "513.2")
def test_astral_slide_in_an_end_step_returns_in_the_next(scenario: Builder) -> None:
    """A delayed ability made in an end step waits for the beginning of the next one."""
    table = scenario()
    table.seat(0).has("Astral Slide")
    bears = table.seat(1).has("Grizzly Bears")
    table.to_step(END)
    card = table.seat(0).holds("Windcaller Aven")[0]
    table.seat(0).gets_mana("U")
    table.says([bears.id], [bears.id], [1])
    table.seat(0).activates(card, 0)
    for _ in range(6):
        decision = table.run(lambda d: d.kind != D_PRIORITY or not table.stack, "the stack to empty")
        if decision.kind == D_PRIORITY:
            break
        table.answer([bears.id] if decision.kind == D_CHOOSE else [1])
    assert bears.zone == "exile" and table.step == "end step"
    table.next_turn()
    assert bears.zone == "exile"
    table.to_step(END)
    table.resolve_stack()
    assert table.seat(1).battlefield == ["Grizzly Bears"]


@rule("611.2b", "702.12b")
def test_aegis_angel_is_destroyed_and_what_she_guards_is_not(scenario: Builder) -> None:
    """Destroyed at the same time, the other one still had indestructible."""
    table = scenario()
    bears = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Aegis Angel").resolves()
    table.resolve_stack()
    assert bears.has(INDESTRUCTIBLE)
    table.seat(0).casts("Day of Judgment").resolves()
    assert table.seat(0).battlefield == ["Grizzly Bears"] and not bears.has(INDESTRUCTIBLE)


@rule("115.4", "611.2b")
def test_aladdin_keeps_what_is_not_an_artifact_any_longer(scenario: Builder) -> None:
    """Whether it is an artifact is asked of the target only, not while the effect lasts."""
    table = scenario()
    ring = table.seat(1).has("Sol Ring")
    aladdin = table.seat(0).has("Aladdin")
    table.seat(0).gets_mana("CRR")
    table.seat(0).activates(aladdin, at=[ring]).resolves()
    table.seat(0).casts("Song of the Dryads", at=[ring]).resolves()
    assert not ring.is_a("Artifact") and ring.controller == table.seat(0)


@rule("613.1b", "301.5d")
def test_act_of_treason_takes_the_creature_and_not_its_equipment(scenario: Builder) -> None:
    table = scenario()
    bears = table.seat(1).has("Grizzly Bears")
    boots = table.seat(1).has("Bonesplitter")
    table.game.emit(Attach(boots.id, bears.id))
    table.refresh()
    table.seat(0).casts("Act of Treason", at=[bears]).resolves()
    assert bears.controller == table.seat(0) and boots.controller == table.seat(1)
    assert boots.attached_to == bears and bears.power == 4


@rule("702.4", "510.4")
def test_bonescythe_sliver_leaves_between_the_two_damage_steps(scenario: Builder) -> None:
    """Other Slivers have struck first and lose double strike: they deal no damage again."""
    table = scenario()
    bone = table.seat(0).has("Bonescythe Sliver")
    battle = table.seat(0).has("Battle Sliver")
    assert battle.has(DOUBLE_STRIKE)
    table.seat(0).attacks({battle: table.seat(1)})
    table.run(lambda d: table.seat(1).life == 15, "first-strike damage")
    table.seat(1).casts("Murder", at=[bone]).resolves()
    table.to_step(END)
    assert table.seat(1).life == 15
