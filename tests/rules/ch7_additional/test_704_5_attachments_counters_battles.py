"""State-based actions on Auras, Equipment, counters and battles. CR 704.5m-z."""

from __future__ import annotations

import pytest

from apnap.abilities.cards import Enchant, card
from apnap.abilities.effects.counters import AddCounters
from apnap.abilities.effects.durations import UntilEndOfTurn
from apnap.abilities.filters import CREATURE, PERMANENT, YOU_CONTROL, Subtype
from apnap.abilities.selectors import Enchanted
from apnap.abilities.statics.changes import Becomes, Gets, YouControl
from apnap.abilities.statics.continuous import Always
from apnap.abilities.statics.counters_and_tokens import CounterLimit
from apnap.abilities.targets import Target
from apnap.rules.ch1_concepts.ending import concede
from apnap.rules.ch7_additional import state_based
from apnap.rules.core import constants
from apnap.rules.core.constants import BATTLE, BATTLEFIELD, DEFENSE, GRAVEYARD, LAND, MINUS, PLUS, STACK
from apnap.rules.core.decisions import FOR_PROTECTOR
from apnap.rules.core.game import Game
from apnap.testing import rule
from apnap.testing.plugin import Builder
from tests.helpers.hand_made_games import BEAR, Bare, Is, game_at, made, put, table_of, zone_of

LOAN = card("Loan", "{U}", "Instant", UntilEndOfTurn(Target(PERMANENT), YouControl()))
FREEZE = card("Turn to Stone", "{U}", "Instant", UntilEndOfTurn(Target(CREATURE), Becomes("Artifact", still=False)))
LIVELY = card("Come Alive", "{G}", "Instant", UntilEndOfTurn(Target(), Becomes("Creature", "1/1")))
BEAR_ARMOUR = card(
    "Bear Armour",
    "{G}",
    "Enchantment - Aura",
    Enchant(CREATURE, Subtype("Bear")),
    Always(Enchanted(CREATURE), Gets(2, 2)),
)
GROW = card("Grow", "{G}", "Instant", AddCounters(2, PLUS, on=Target(CREATURE)))
WITHER = card("Wither", "{B}", "Instant", AddCounters(1, MINUS, on=Target(CREATURE)))
AURA = made("Aura", constants.ENCHANTMENT, 0, 0, subtypes=["Aura"], enchants=Is(constants.CREATURE))
CURSE = made("Curse", constants.ENCHANTMENT, 0, 0, subtypes=["Aura"], enchants=Is(0))
SWORD = made("Sword", constants.ARTIFACT, 0, 0, subtypes=["Equipment"])
FORT = made("Fort", constants.ARTIFACT, 0, 0, subtypes=["Fortification"])
FIELD = made("Field", LAND, 0, 0)
SIEGE = made("Siege", BATTLE, 0, 0, subtypes=["Siege"])


def settle(game: Game) -> int:
    """Check until nothing happens; how many rounds did something."""
    rounds = 0
    while state_based.check(game):
        rounds += 1
        assert rounds < 20, "state-based actions do not come to an end"
    return rounds


def damage(game: Game, id: int, amount: int) -> None:
    game.state.edit(id).damage = amount
    game.state.touch()


# at the table ------------------------------------------------------------------------------------------------------


@rule("704.5m")
def test_an_aura_goes_when_its_creature_goes(scenario: Builder) -> None:
    table = scenario()
    bears = table.seat(1).has("Grizzly Bears")
    pacifism = table.seat(0).casts("Pacifism", at=[bears]).resolves()
    table.seat(0).casts("Shock", at=[bears]).resolves()
    assert bears.died
    assert pacifism.zone == "graveyard"
    assert sorted(table.seat(0).graveyard) == ["Pacifism", "Shock"]


@rule("704.5m", "303.4c")
def test_an_aura_goes_when_it_may_not_enchant_it_any_more(scenario: Builder) -> None:
    table = scenario().knows(FREEZE)
    bears = table.seat(1).has("Grizzly Bears")
    pacifism = table.seat(0).casts("Pacifism", at=[bears]).resolves()
    table.seat(1).casts("Turn to Stone", at=[bears]).resolves()
    assert bears.stayed
    assert pacifism.zone == "graveyard"


@rule("704.5m", "702.5a")
def test_an_aura_for_bears_falls_off_a_creature_that_is_not_a_bear_any_more(scenario: Builder) -> None:
    table = scenario().knows(
        BEAR_ARMOUR,
        card("Be a Bird", "{U}", "Instant", UntilEndOfTurn(Target(CREATURE), Becomes("Creature - Bird", still=False))),
    )
    bears = table.seat(0).has("Grizzly Bears")
    armour = table.seat(0).casts("Bear Armour", at=[bears]).resolves()
    assert bears.power == 4
    table.seat(1).casts("Be a Bird", at=[bears]).resolves()
    assert armour.zone == "graveyard"
    assert bears.power == 2


@rule("704.5m", "303.4c")
def test_an_aura_for_ones_own_creatures_falls_off_a_stolen_one(scenario: Builder) -> None:
    table = scenario().knows(
        LOAN,
        card(
            "Ours",
            "{W}",
            "Enchantment - Aura",
            Enchant(CREATURE, YOU_CONTROL),
            Always(Enchanted(CREATURE), Gets(1, 1)),
        ),
    )
    bears = table.seat(0).has("Grizzly Bears")
    ours = table.seat(0).casts("Ours", at=[bears]).resolves()
    assert bears.power == 3
    table.seat(1).casts("Loan", at=[bears]).resolves()
    assert ours.zone == "graveyard" and bears.power == 2


@rule("704.5n")
def test_equipment_stays_on_the_battlefield(scenario: Builder) -> None:
    table = scenario()
    bears = table.seat(0).has("Grizzly Bears")
    axe = table.seat(0).has("Bonesplitter")
    table.seat(0).gets_mana("C")
    table.seat(0).activates(axe, at=[bears]).resolves()
    assert axe.attached_to == bears
    table.seat(1).casts("Shock", at=[bears]).resolves()
    assert axe.stayed and axe.attached_to is None


@rule("704.5n", "301.5")
def test_equipment_falls_off_what_is_not_a_creature_any_more(scenario: Builder) -> None:
    table = scenario().knows(FREEZE)
    bears = table.seat(0).has("Grizzly Bears")
    axe = table.seat(0).has("Bonesplitter")
    table.seat(0).gets_mana("C")
    table.seat(0).activates(axe, at=[bears]).resolves()
    table.seat(1).casts("Turn to Stone", at=[bears]).resolves()
    assert axe.stayed and axe.attached_to is None and bears.stayed


@rule("704.5n", "301.5")
def test_equipment_stays_on_a_creature_that_changes_hands(scenario: Builder) -> None:
    table = scenario().knows(LOAN)
    bears = table.seat(0).has("Grizzly Bears")
    axe = table.seat(0).has("Bonesplitter")
    table.seat(0).gets_mana("C")
    table.seat(0).activates(axe, at=[bears]).resolves()
    table.seat(1).casts("Loan", at=[bears]).resolves()
    assert axe.attached_to == bears
    assert axe.controller == table.seat(0) and bears.controller == table.seat(1)
    assert bears.power == 4


@rule("704.5p", "301.5c")
def test_equipment_that_becomes_a_creature_falls_off(scenario: Builder) -> None:
    table = scenario().knows(LIVELY)
    bears = table.seat(0).has("Grizzly Bears")
    axe = table.seat(0).has("Bonesplitter")
    table.seat(0).gets_mana("C")
    table.seat(0).activates(axe, at=[bears]).resolves()
    table.seat(0).casts("Come Alive", at=[axe]).resolves()
    assert axe.stayed and axe.attached_to is None


@rule("704.5p", "704.5m")
def test_an_aura_that_becomes_a_creature_goes_to_the_graveyard(scenario: Builder) -> None:
    table = scenario().knows(LIVELY)
    bears = table.seat(1).has("Grizzly Bears")
    pacifism = table.seat(0).casts("Pacifism", at=[bears]).resolves()
    aura = table.seat(0).permanent("Pacifism")
    table.seat(0).casts("Come Alive", at=[aura]).resolves()
    assert pacifism.zone == "graveyard"


@rule("704.5q")
def test_opposite_counters_cancel(scenario: Builder) -> None:
    table = scenario().knows(GROW, WITHER)
    bears = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Grow", at=[bears]).resolves()
    table.seat(0).casts("Wither", at=[bears]).resolves()
    assert (bears.counters(PLUS), bears.counters(MINUS)) == (1, 0)
    assert bears.power == 3


@rule("704.5v", "310.12b")
def test_a_siege_that_is_defeated(scenario: Builder) -> None:
    """Its own ability exiles it and offers the other face; until that has happened it stays."""
    table = scenario()
    siege = table.seat(0).has("Invasion of Dominaria", counters={"defense": 3})
    table.seat(0).casts("Lightning Bolt", at=[siege]).resolves()
    assert siege.stayed
    assert table.stack == ["Invasion of Dominaria's ability"]
    table.says([1])
    table.resolve_stack()
    assert table.seat(0).battlefield == ["Serra Faithkeeper"]


@rule("704.5x", "310.12a")
def test_a_siege_whose_protector_left_gets_another(scenario: Builder) -> None:
    table = scenario(seats=4)
    siege = table.seat(0).has("Invasion of Dominaria")
    assert siege.protector == table.seat(1)
    table.seat(1).concedes()
    decision = table.asked(table.seat(0), FOR_PROTECTOR)
    assert sorted(decision.candidates) == sorted([table.seat(2).ref, table.seat(3).ref])
    table.answer([table.seat(3).ref])
    assert siege.protector == table.seat(3)


@rule("704.5y", "310.12a")
def test_a_stolen_siege_needs_an_opponent_as_its_protector(scenario: Builder) -> None:
    table = scenario(seats=2).knows(LOAN)
    siege = table.seat(0).has("Invasion of Dominaria")
    assert siege.protector == table.seat(1)
    table.seat(1).casts("Loan", at=[siege]).resolves()
    assert siege.controller == table.seat(1)
    assert siege.protector == table.seat(0)


DREAMER = card("Short Dreamer", "{W}", "Creature - Human", "4/1", CounterLimit(3, "dream"))
DREAM = card("Dream On", "{W}", "Instant", AddCounters(5, "dream", on=Target(CREATURE)))


@rule("704.5r", "122.4")
def test_counters_above_a_limit_are_removed(scenario: Builder) -> None:
    table = scenario().knows(DREAMER, DREAM)
    dreamer = table.seat(1).has("Short Dreamer")
    bears = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Dream On", at=[dreamer]).resolves()
    assert dreamer.counters("dream") == 3
    assert any("704.5r" in line for line in table.log)
    table.seat(0).casts("Dream On", at=[bears]).resolves()
    assert bears.counters("dream") == 5


# on boards made by hand --------------------------------------------------------------------------------------------


def test_an_aura_on_nothing_goes_to_the_graveyard() -> None:
    """CR 704.5m."""
    game = game_at(2)
    aura = put(game, 0, AURA)
    settle(game)
    assert zone_of(game, aura) == GRAVEYARD


def test_an_aura_follows_what_it_enchants() -> None:
    """CR 704.5m, 303.4c: also into the graveyard of its own owner."""
    game = game_at(2)
    bear = put(game, 1)
    aura = put(game, 0, AURA, to=bear)
    damage(game, bear, 2)
    assert settle(game) == 2
    assert zone_of(game, aura) == GRAVEYARD
    assert len(game.state.ids(0, GRAVEYARD)) == 1


def test_an_aura_on_what_it_cannot_enchant() -> None:
    """CR 303.4c: a land is not a creature, and nothing enchants itself."""
    game = game_at(2)
    aura = put(game, 0, AURA, to=put(game, 1, FIELD))
    settle(game)
    assert zone_of(game, aura) == GRAVEYARD


def test_a_curse_goes_with_the_player_it_is_on() -> None:
    """CR 303.4c."""
    game = game_at(3)
    curse = put(game, 0, CURSE, to=-1 - 2)
    assert not state_based.check(game)
    concede(game, 2)
    settle(game)
    assert zone_of(game, curse) == GRAVEYARD


def test_an_aura_that_becomes_a_creature_falls_off_first() -> None:
    """CR 303.4d, 704.5p, then 704.5m."""
    game = game_at(2)
    types = constants.ENCHANTMENT | constants.CREATURE
    both = made("Spirit", types, 1, 1, subtypes=["Aura"], enchants=Is(constants.CREATURE))
    aura = put(game, 0, both, to=put(game, 0))
    assert state_based.check(game)
    assert game.state.objs[aura].attached_to == -1000
    assert zone_of(game, aura) == BATTLEFIELD
    assert settle(game) == 1
    assert zone_of(game, aura) == GRAVEYARD


def test_equipment_stays_when_its_creature_leaves() -> None:
    """CR 704.5n, 301.5c: it becomes unattached and remains."""
    game = game_at(2)
    bear = put(game, 0)
    sword = put(game, 0, SWORD, to=bear)
    assert not state_based.check(game)
    damage(game, bear, 2)
    settle(game)
    assert zone_of(game, sword) == BATTLEFIELD
    assert game.state.objs[sword].attached_to == -1000


@pytest.mark.parametrize(("card", "host"), [(SWORD, FIELD), (FORT, BEAR), (FIELD, BEAR)])
def test_equipment_and_fortifications_fall_off_what_they_cannot_be_attached_to(card: object, host: object) -> None:
    """CR 301.5-6, 704.5n, 704.5p: Equipment on creatures, Fortifications on lands, anything else on nothing."""
    game = game_at(2)
    thing = put(game, 0, card, to=put(game, 0, host))  # type: ignore[arg-type]
    settle(game)
    assert game.state.objs[thing].attached_to == -1000
    assert zone_of(game, thing) == BATTLEFIELD


def test_only_the_newest_role_of_a_player_stays() -> None:
    """CR 704.5z: one for each controller."""
    game = game_at(2)
    role = made("Role", constants.ENCHANTMENT, 0, 0, subtypes=["Aura", "Role"], enchants=Is(constants.CREATURE))
    bear = put(game, 0)
    old = put(game, 0, role, to=bear)
    theirs = put(game, 1, role, to=bear)
    new = put(game, 0, role, to=bear)
    assert settle(game) == 1
    assert [zone_of(game, id) for id in (old, theirs, new)] == [GRAVEYARD, BATTLEFIELD, BATTLEFIELD]


def test_as_many_opposite_counters_cancel_as_there_are_pairs() -> None:
    """CR 704.5q."""
    game = game_at(2)
    bear = put(game, 0, BEAR, counters={PLUS: 3, MINUS: 1})
    assert settle(game) == 1
    assert game.state.objs[bear].counter(PLUS) == 2
    assert game.state.objs[bear].counter(MINUS) == 0
    assert game.char(bear).toughness == 4


def siege(game: Bare, seat: int, protector: int, defense: int = 4) -> int:
    id = put(game, seat, SIEGE, counters={DEFENSE: defense} if defense else None)
    game.state.edit(id).protector = protector
    return id


def test_a_battle_without_defense_goes() -> None:
    """CR 704.5v-w."""
    game = game_at(3)
    fallen = siege(game, 0, 1, 0)
    standing = siege(game, 0, 1, 1)
    settle(game)
    assert [zone_of(game, id) for id in (fallen, standing)] == [GRAVEYARD, BATTLEFIELD]


def test_a_siege_waits_for_its_ability() -> None:
    """CR 704.5v: while an ability of it is on the stack it stays."""
    game = game_at(3)
    fallen = siege(game, 0, 1, 0)
    ability = put(game, 0, BEAR, STACK)
    game.state.edit(ability).source = fallen
    assert not state_based.check(game)
    game.state.edit(ability).source = -1
    settle(game)
    assert zone_of(game, fallen) == GRAVEYARD


def test_a_siege_gets_a_new_protector_among_the_opponents() -> None:
    """CR 704.5x, 310.12a."""
    game = game_at(table_of(4, [[0, 1], [2], [3]]))
    battle = siege(game, 0, 3)
    game.state.edit_player(3).life = 0
    settle(game)
    assert game.state.objs[battle].protector == 2
    assert not game.script[0].heard


def test_the_controller_chooses_the_protector() -> None:
    """CR 310.11, 310.12a."""
    game = game_at(4)
    battle = siege(game, 0, -1)
    game.script[0].answers = [[-1 - 2]]
    settle(game)
    assert game.script[0].heard[0].purpose == FOR_PROTECTOR
    assert game.script[0].heard[0].candidates == [-2, -3, -4]
    assert game.state.objs[battle].protector == 2


def test_a_siege_under_attack_waits_for_a_protector() -> None:
    """CR 704.5x."""
    game = game_at(3)
    battle = siege(game, 0, -1)
    bear = put(game, 0)
    game.state.edit(bear).attacking = battle
    game.state.edit_turn().attackers = [bear]
    assert not state_based.check(game)


def test_a_battle_of_no_type_is_protected_by_its_controller() -> None:
    """CR 310.9a, 704.5y."""
    game = game_at(3)
    battle = put(game, 1, made("Battle", BATTLE, 0, 0), counters={DEFENSE: 3})
    game.state.edit(battle).protector = 0
    settle(game)
    assert game.state.objs[battle].protector == 1
