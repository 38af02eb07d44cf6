"""As many targets as an event or an instruction before was about. Sentences of our own. CR 115.1, 601.2c, 603.12."""

from __future__ import annotations

from apnap.rules.core.decisions import D_CHOOSE, D_YES_NO, FOR_TARGET
from apnap.testing import rule
from tests.abilities.facts.read import exact, read

CAT = "Creature \u2014 Cat"
DAMAGE = "combat damage to a player"
HIT = f"Whenever this creature deals {DAMAGE}, tap up to that many target creatures that player controls."
HOME = "from your graveyard to your hand"
MANY = f"return up to that many target creature cards {HOME}."
LANDS = "one or more land cards"
THROW = f"When this creature enters, you may discard {LANDS}. When you do, {MANY}"
BEARS = "one or more Bears"
EAT = f"When this creature enters, you may sacrifice {BEARS}. When you do, tap up to that many target creatures."


@rule("601.2c", "603.2")
def test_as_many_targets_as_damage_was_dealt(scenario):
    assert exact(HIT, types=CAT)
    table = scenario(seats=3).knows(read(HIT, types=CAT, name="Cat", size="2/2"))
    me, second, third = (table.seat(i) for i in range(3))
    cat = me.has("Cat")
    mine = second.have("Grizzly Bears", "Grizzly Bears", "Hill Giant")
    third.has("Craw Wurm")
    me.attacks({cat: second})
    asked = table.asked(me, purpose=FOR_TARGET)
    assert sorted(asked.candidates) == sorted(one.id for one in mine) and asked.maximum == 2
    table.answer([mine[0].id, mine[2].id])
    table.resolve_stack()
    assert [one.tapped for one in mine] == [True, False, True]


@rule("603.12", "601.2c")
def test_as_many_cards_as_lands_were_discarded(scenario):
    assert exact(THROW, types=CAT)
    table = scenario(seats=3).knows(read(THROW, types=CAT, name="Cat"))
    me = table.seat(0)
    forest, island, _ = me.holds("Forest", "Island", "Shock")
    bears, wurm, giant = me.buried("Grizzly Bears", "Craw Wurm", "Hill Giant")
    me.casts("Cat")
    table.asked(me, kind=D_YES_NO)
    table.answer([1])
    asked = table.asked(me, kind=D_CHOOSE)
    assert {forest.id, island.id} <= set(asked.candidates)
    table.answer([forest.id, island.id])
    asked = table.asked(me, purpose=FOR_TARGET)
    assert asked.maximum == 2 and sorted(asked.candidates) == sorted([bears.id, wurm.id, giant.id])
    table.answer([bears.id, giant.id])
    table.resolve_stack()
    assert "Grizzly Bears" in me.hand and "Hill Giant" in me.hand and "Craw Wurm" in me.graveyard


@rule("603.12")
def test_who_discards_none_has_not_done_it(scenario):
    table = scenario(seats=3).knows(read(THROW, types=CAT, name="Cat"))
    me = table.seat(0)
    me.holds("Forest")
    me.buried("Grizzly Bears")
    me.casts("Cat")
    table.asked(me, kind=D_YES_NO)
    table.answer([1])
    table.asked(me, kind=D_CHOOSE)
    table.answer([])
    table.resolve_stack()
    assert "Forest" in me.hand and me.graveyard == ["Grizzly Bears"]


@rule("603.12", "701.21")
def test_as_many_as_were_sacrificed(scenario):
    assert exact(EAT, types=CAT)
    table = scenario(seats=4).knows(read(EAT, types=CAT, name="Cat"))
    me, second = table.seat(0), table.seat(1)
    bears = me.have("Grizzly Bears", "Grizzly Bears", "Grizzly Bears")
    theirs = second.have("Hill Giant", "Craw Wurm")
    me.casts("Cat")
    table.asked(me, kind=D_YES_NO)
    table.answer([1])
    table.asked(me, kind=D_CHOOSE)
    table.answer([bears[0].id, bears[1].id])
    asked = table.asked(me, purpose=FOR_TARGET)
    assert asked.maximum == 2
    table.answer([one.id for one in theirs])
    table.resolve_stack()
    assert all(one.tapped for one in theirs) and me.battlefield.count("Grizzly Bears") == 1
