"""Departures, range and shared turns that meet loans, merged permanents, others' spells, worlds. CR 800, 801, 805."""

from __future__ import annotations

from apnap.abilities.cards import card
from apnap.abilities.effects.durations import Indefinitely
from apnap.abilities.statics.changes import YouControl
from apnap.abilities.targets import TargetSpell
from apnap.rules.core.constants import BATTLEFIELD, MAIN1, MAIN2
from apnap.rules.core.decisions import D_MULLIGAN, D_PRIORITY, D_YES_NO, O_CAST
from apnap.testing import Scenario, rule
from apnap.testing.plugin import Builder
from apnap.testing.scenario import Permanent, Seat

ON_TOP, UNDERNEATH = [0], [1]
SEIZE = card("Seize", "{U}", "Instant", Indefinitely(TargetSpell(), YouControl()))


def mutates(seat: Seat, name: str, host: Permanent, where: list[int]) -> None:
    seat.casts(name, at=[host], part="mutate")
    seat.table.says(where)
    seat.table.resolve_stack()


def steals(table: Scenario, thief: Seat, what: Permanent, by: str) -> None:
    """In the thief's next turn."""
    table.to_turn(thief)
    table.to_step(MAIN1, thief)
    thief.casts(by, at=[what]).resolves()


# loans ---------------------------------------------------------------------------------------------------------------
@rule("800.4c", "800.4a")
def test_what_a_leaver_had_by_default_is_exiled_as_a_loan_of_it_ends(scenario: Builder) -> None:
    """Taken out of a library for good by one player, borrowed by a second: the first leaves, the loan ends."""
    table = scenario(seats=4)
    taker, borrower, _, owner = table.seats()
    owner.library("Serra Angel")
    spell = taker.casts("Bribery", at=[owner])
    decision = table.asked(taker)
    table.answer([next(id for id in decision.candidates if table.game.name(id) == "Serra Angel")])
    spell.resolves()
    angel = taker.permanent("Serra Angel")
    steals(table, borrower, angel, "Act of Treason")
    taker.concedes()
    assert angel.stayed and angel.controller == borrower
    table.next_turn()
    assert angel.zone == "exile" and owner.exile == ["Serra Angel"]


@rule("800.4a", "611.2b")
def test_a_loan_that_hangs_on_a_stolen_creature_ends_as_that_leaves_with_its_owner(scenario: Builder) -> None:
    table = scenario(seats=4)
    thief, victim, second, _ = table.seats()
    angel = victim.has("Serra Angel")
    thief.casts("Sower of Temptation").resolves()
    table.says([angel.id]).resolve_stack()
    sower = thief.permanent("Sower of Temptation")
    assert angel.controller == thief
    steals(table, second, sower, "Act of Treason")
    thief.concedes()
    assert angel.controller == victim and sower.zone != "battlefield"


@rule("800.4a")
def test_an_equipment_that_lends_its_bearer_takes_it_back_from_a_leaver(scenario: Builder) -> None:
    table = scenario(seats=3)
    owner, borrower, _ = table.seats()
    bears, suit = owner.have("Grizzly Bears", "Assault Suit")
    owner.gets_mana("CCC")
    owner.activates(suit, at=[bears]).resolves()
    table.to_turn(borrower)
    if table.run(lambda d: d.kind == D_YES_NO or not table.stack, "the offer").kind == D_YES_NO:
        table.answer([1])
    table.resolve_stack()
    assert bears.controller == borrower
    borrower.concedes()
    assert bears.stayed and bears.controller == owner


# spells of others ----------------------------------------------------------------------------------------------------
def borrowed_spell(table: Scenario) -> Permanent:
    """Seat 0 has cast a card of seat 1, which is on the stack."""
    caster, owner = table.seat(0), table.seat(1)
    angel = owner.has("Serra Angel")
    caster.casts("Hostage Taker").resolves()
    table.says([angel.id]).resolve_stack()
    caster.gets_mana("WWCCC")
    decision = table.to_priority(caster.number)
    table.answer([next(i for i, o in enumerate(decision.options) if o.kind == O_CAST and o.id == angel.now)])
    table.run(lambda d: d.kind == D_PRIORITY, "it to be cast")
    assert table.stack == ["Serra Angel"]
    return angel


@rule("800.4a")
def test_a_card_that_a_leaver_cast_for_its_owner_is_exiled_from_the_stack(scenario: Builder) -> None:
    table = scenario(seats=3)
    borrowed_spell(table)
    table.seat(0).concedes()
    assert table.stack == [] and table.seat(1).exile == ["Serra Angel"]


@rule("800.4c", "112.2")
def test_so_it_is_when_the_last_who_took_the_spell_leaves_after_who_cast_it(scenario: Builder) -> None:
    """The caster leaves while another has the spell: it stays. Then that one leaves, and nobody is left to have it."""
    table = scenario(seats=4).knows(SEIZE)
    angel = borrowed_spell(table)
    taker = table.seat(2)
    taker.casts("Seize", at=[angel.now]).resolves()
    table.seat(0).concedes()
    assert table.stack == ["Serra Angel"] and angel.controller == taker
    taker.concedes()
    assert table.stack == [] and table.seat(1).exile == ["Serra Angel"]


# merged permanents ---------------------------------------------------------------------------------------------------
@rule("730.3", "800.4a")
def test_a_merged_permanent_goes_back_to_its_owner_whole_when_a_thief_leaves(scenario: Builder) -> None:
    table = scenario(seats=3)
    owner, thief, other = table.seats()
    bears = owner.has("Grizzly Bears")
    mutates(owner, "Majestic Auricorn", bears, UNDERNEATH)
    steals(table, thief, bears, "Act of Treason")
    thief.concedes()
    assert owner.battlefield == ["Grizzly Bears"]
    other.casts("Unsummon", at=[bears]).resolves()
    assert {"Grizzly Bears", "Majestic Auricorn"} <= set(owner.hand)


@rule("730.2c", "702.26d")
def test_a_merged_permanent_phases_in_merged(scenario: Builder) -> None:
    table = scenario(seats=2)
    owner = table.seat(0)
    bears = owner.has("Grizzly Bears")
    mutates(owner, "Majestic Auricorn", bears, ON_TOP)
    owner.casts("Reality Ripple", at=[bears]).resolves()
    assert owner.battlefield == []
    table.to_turn(owner)
    assert owner.battlefield == ["Majestic Auricorn"] and (bears.power, bears.toughness) == (4, 4)


@rule("903.3c", "903.10a", "708.2")
def test_a_merged_commander_that_is_turned_face_down_deals_damage_as_a_commander(scenario: Builder) -> None:
    table = scenario(seats=2, commander=True)
    one, other = table.seats()
    hound = one.leads("Isamaru, Hound of Konda", zone=BATTLEFIELD)
    table.game.state.edit(hound.id).controlled_since = -1
    table.game.state.edit(hound.id).counters = {"+1/+1": 19}
    mutates(one, "Majestic Auricorn", hound, ON_TOP)
    one.casts("Ixidron").resolves()
    assert (hound.power, hound.name) == (21, "")
    other.at(100)
    one.attacks({hound: other})
    table.to_step(MAIN2)
    assert other.outcome == "lost"


# combat --------------------------------------------------------------------------------------------------------------
@rule("800.4a", "506.4", "510.1c")
def test_blockers_that_leave_with_their_owner_leave_attackers_blocked(scenario: Builder) -> None:
    """The one who blocked with them stays: what tramples deals all of its damage, the other creature none."""
    table = scenario(seats=4)
    attacker, blocker, owner, _ = table.seats()
    giant, rhino = attacker.have("Hill Giant", "Stampeding Rhino")
    bears = owner.have("Grizzly Bears", "Runeclaw Bear")
    table.to_turn(blocker)
    table.to_step(MAIN1, blocker)
    for bear in bears:
        blocker.casts("Control Magic", at=[bear]).resolves()
    table.to_turn(attacker)
    attacker.attacks({giant: blocker, rhino: blocker})
    blocker.blocks({bears[0]: giant, bears[1]: rhino})
    owner.concedes()
    table.to_step(MAIN2)
    assert blocker.life == 16


# range ---------------------------------------------------------------------------------------------------------------
@rule("801.8", "804.2")
def test_an_aura_goes_as_what_it_enchants_is_deployed_out_of_range(scenario: Builder) -> None:
    table = scenario(seats=5, teams=[[0], [1, 2], [3], [4]], range_of_influence=1, deploy=True)
    enchanter, near, far = table.seat(0), table.seat(1), table.seat(2)
    bears = near.has("Grizzly Bears")
    enchanter.casts("Pacifism", at=[bears]).resolves()
    table.to_turn(near)
    table.to_step(MAIN1, near)
    near.activates(bears, at=[far]).resolves()
    assert bears.controller == far and enchanter.graveyard == ["Pacifism"]


@rule("801.9", "804.2", "613.7")
def test_an_equipment_comes_off_what_was_stolen_and_deployed_out_of_range(scenario: Builder) -> None:
    """The theft ends with the turn; that the teammate was given the creature later than that goes on."""
    table = scenario(seats=5, teams=[[0], [1, 2], [3], [4]], range_of_influence=1, deploy=True)
    owner, thief, far = table.seat(0), table.seat(1), table.seat(2)
    bears, axe = owner.have("Grizzly Bears", "Bonesplitter")
    owner.gets_mana("C")
    owner.activates(axe, at=[bears]).resolves()
    steals(table, thief, bears, "Act of Treason")
    assert bears.power == 4
    thief.activates(bears, at=[far]).resolves()
    assert bears.power == 2 and owner.battlefield == ["Bonesplitter"]
    table.to_turn(far)
    assert bears.controller == far


@rule("801.12", "801.2c")
def test_the_world_rule_waits_for_the_turn_in_which_worlds_come_into_range(scenario: Builder) -> None:
    table = scenario(seats=5, range_of_influence=1)
    old = table.seat(0).has("Concordant Crossroads")
    table.to_turn(table.seat(2))
    table.to_step(MAIN1, table.seat(2))
    table.seat(2).casts("Concordant Crossroads").resolves()
    table.seat(1).concedes()
    assert old.stayed
    table.next_turn()
    assert old.died and table.seat(2).battlefield == ["Concordant Crossroads"]


# games within games --------------------------------------------------------------------------------------------------
@rule("727.6", "729.1b")
def test_a_subgame_that_is_restarted_decides_who_lost_it(scenario: Builder) -> None:
    """The main game does not notice: what the spell says holds for the loser of the new subgame."""
    table = scenario(seats=2)
    table.seat(0).casts("Shahrazad")
    table.run(lambda d: d.kind == D_MULLIGAN, "a subgame to begin")
    table.run(lambda d: d.kind == D_PRIORITY and table.turn.step == MAIN1, "its first main phase")
    active = table.active[0]
    karn = active.has("Karn Liberated", counters={"loyalty": 14})
    active.activates(karn, 2)
    table.run(lambda d: d.kind == D_MULLIGAN, "a new subgame to begin")
    assert table.game.state.frame is not None
    table.seat(1).concedes()
    assert table.game.state.frame is None
    assert [seat.life for seat in table.seats()] == [20, 10]


@rule("728.1", "805.4d", "810.9")
def test_each_head_is_irradiated_by_their_own_counters(scenario: Builder) -> None:
    table = scenario(variant="two-headed-giant")
    heads = [table.seat(2), table.seat(3)]
    for head in heads:
        table.game.state.edit_player(head.number).counters = {"rad": 2}
        head.library("Forest", "Grizzly Bears", "Forest")  # the first is drawn
    table.to_step(MAIN1, heads[0])
    table.resolve_stack()
    assert heads[0].life == 28
    assert [head.graveyard.count("Grizzly Bears") for head in heads] == [1, 1]
    assert [table.game.state.players[head.number].counters for head in heads] == [{"rad": 1}, {"rad": 1}]
