"""What each chapter and each level of a card says."""

from __future__ import annotations

import pytest

from apnap.rules.core.constants import FLYING, INDESTRUCTIBLE, LIFELINK, LORE, MAIN2, PLUS, TRAMPLE
from apnap.rules.core.decisions import O_ACTIVATE
from apnap.rules.events import Counters
from apnap.testing import rule


def read_on(table, saga):
    """The next chapter of a Saga."""
    table.game.emit(Counters(saga.id, LORE, 1))
    table.refresh()


@rule("714.2b")
def test_the_birth_of_meletis(scenario):
    table = scenario()
    plains = table.seat(0).library("Plains")[0]
    table.seat(0).casts("The Birth of Meletis").resolves()
    decision = table.asked(table.seat(0), "search")
    assert decision.candidates == [plains.id]
    table.answer([plains.id])
    table.resolve_stack()
    assert table.seat(0).hand == ["Plains"]
    saga = table.seat(0).permanent("The Birth of Meletis")
    read_on(table, saga)
    table.resolve_stack()
    wall = table.seat(0).permanent("Wall Token")
    assert (wall.power, wall.toughness, wall.colors) == (0, 4, "") and wall.is_a("Artifact")
    read_on(table, saga)
    table.resolve_stack()
    assert table.seat(0).life == 22 and saga.died


@rule("714.2b", "102.3")
def test_the_eldest_reborn(scenario):
    table = scenario(seats=3)
    bears = table.each_seat_has("Grizzly Bears")
    for seat in table.seats():
        seat.holds("Hill Giant")
    table.seat(0).casts("The Eldest Reborn").resolves()
    table.resolve_stack()
    table.expect(bears).died(1, 2).stayed(0)
    saga = table.seat(0).permanent("The Eldest Reborn")
    read_on(table, saga)
    table.resolve_stack()
    assert [seat.hand for seat in table.seats()] == [["Hill Giant"], [], []]
    giant = table.seat(1).graveyard.index("Hill Giant")
    read_on(table, saga)
    table.asked(table.seat(0), "target")
    table.answer([table.game.state.ids(table.seat(1).number, 2)[giant]])
    table.resolve_stack()
    assert table.seat(0).permanent("Hill Giant").owner == table.seat(1) and saga.died


@pytest.mark.parametrize("strong", (True, False))
@rule("714.2b")
def test_the_first_iroan_games(scenario, strong):
    table = scenario()
    table.seat(0).casts("The First Iroan Games").resolves()
    table.resolve_stack()
    soldier = table.seat(0).permanent("Human Soldier Token")
    assert (soldier.power, soldier.colors) == (1, "W")
    saga = table.seat(0).permanent("The First Iroan Games")
    read_on(table, saga)
    table.resolve_stack()
    assert soldier.counters(PLUS) == 3
    if not strong:
        table.seat(1).casts("Murder", at=[soldier]).resolves()
    read_on(table, saga)
    table.resolve_stack()
    assert len(table.seat(0).hand) == (2 if strong else 0)
    read_on(table, saga)
    table.resolve_stack()
    assert table.seat(0).battlefield.count("Gold Token") == 1 and saga.died


# levels --------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("levels,size,damage", ((0, (2, 2), 0), (1, (2, 3), 1), (2, (2, 3), 1), (3, (2, 4), 3)))
@rule("711.2a", "711.2b")
def test_brimstone_mage(scenario, levels, size, damage):
    table = scenario()
    mage = table.seat(0).has("Brimstone Mage", counters={"level": levels} if levels else None)
    assert (mage.power, mage.toughness) == size
    table.seat(0).gets_mana("CCCR")
    if damage:
        table.seat(0).activates(mage, 1, at=[table.seat(1)]).resolves()
    assert table.seat(1).life == 20 - damage
    table.seat(0).activates(mage).resolves()
    assert mage.counters("level") == levels + 1


@pytest.mark.parametrize("levels,size,keywords", ((5, (3, 3), 0), (6, (6, 6), 1), (12, (9, 9), 2)))
@rule("711.2a", "711.2b")
def test_transcendent_master(scenario, levels, size, keywords):
    table = scenario()
    master = table.seat(0).has("Transcendent Master", counters={"level": levels})
    assert (master.power, master.toughness) == size
    assert master.has(LIFELINK) == (keywords > 0) and master.has(INDESTRUCTIBLE) == (keywords > 1)
    table.seat(0).gets_mana("C")
    table.seat(0).activates(master).resolves()
    assert master.counters("level") == levels + 1


@pytest.mark.parametrize("levels,size", ((3, (2, 2)), (4, (4, 4)), (7, (4, 4)), (8, (8, 8))))
@rule("711.2a", "711.2b")
def test_kargan_dragonlord(scenario, levels, size):
    table = scenario()
    lord = table.seat(0).has("Kargan Dragonlord", counters={"level": levels})
    assert (lord.power, lord.toughness) == size
    assert lord.has(FLYING) == (levels >= 4) and lord.has(TRAMPLE) == (levels >= 8)
    table.to_step(MAIN2)
    table.seat(0).gets_mana("R")
    if levels >= 8:
        table.seat(0).activates(lord, 1).resolves()
        assert lord.power == 9
    else:
        assert table.seat(0).can(O_ACTIVATE, lord)  # to level up


@rule("716.2")
def test_cleric_class_level_by_level(scenario):
    table = scenario()
    cleric, bear = table.seat(0).have("Cleric Class", "Grizzly Bears")
    angel = table.seat(0).buried("Serra Angel")[0]
    table.seat(0).casts("Reaping the Rewards").resolves()
    assert table.seat(0).life == 23 and bear.counters(PLUS) == 0
    table.seat(0).gets_mana("CCCW")
    table.seat(0).activates(cleric).resolves()
    table.seat(0).casts("Reaping the Rewards").resolves()
    table.resolve_stack()
    assert table.seat(0).life == 26 and bear.counters(PLUS) == 1
    table.seat(0).gets_mana("CCCCW")
    table.seat(0).activates(cleric, 1).resolves()
    table.resolve_stack()
    assert angel.zone == "battlefield" and table.seat(0).life == 31
