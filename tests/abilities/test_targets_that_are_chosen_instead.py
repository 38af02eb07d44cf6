"""What is done instead where a spell was kicked, or a gift promised, has the only targets then. CR 601.2c, 702.33."""

from __future__ import annotations

import pytest

from apnap.english.reading.faces import FaceText
from apnap.english.reading.gate import CardText, read_card
from apnap.testing import rule
from tests.abilities.facts.read import exact, read

KICKED = "If this spell was kicked"
BLAST = f"Kicker {{1}}\nDestroy target artifact. {KICKED}, instead destroy two target creatures."
PROMISED = "If the gift was promised"
PULL = f"Gift a card\nCounter target creature spell. {PROMISED}, instead counter target spell."
SPREAD = f"Kicker {{1}}\nThis spell deals 1 damage to each creature. {KICKED}, "
SPREAD += "instead this spell deals 3 damage to any target."
EOT = "until end of turn"
SAME = f"Kicker {{1}}\nTarget creature gets +1/+1 {EOT}. {KICKED}, that creature gets +4/+4 {EOT} instead."
ELSE = f"Kicker {{1}}\n{KICKED}, tap target creature. Otherwise, untap target land."


NO, YES = [0], [1]


@rule("702.33", "601.2c")
def test_only_the_usual_targets_without_the_kicker(scenario):
    assert exact(BLAST)
    table = scenario(seats=3).knows(read(BLAST))
    me, second, third = (table.seat(i) for i in range(3))
    bears, ring = second.has("Grizzly Bears"), third.has("Sol Ring")
    me.casts("Rite", at=[ring], says=[NO]).resolves()
    assert ring.zone == "graveyard" and bears.stayed


@rule("702.33", "601.2c")
def test_only_the_other_targets_with_the_kicker(scenario):
    table = scenario(seats=3).knows(read(BLAST))
    me, second, third = (table.seat(i) for i in range(3))
    bears, giant = second.has("Grizzly Bears"), third.has("Hill Giant")
    ring = third.has("Sol Ring")
    me.gets_mana("C")
    me.casts("Rite", at=[bears, giant], says=[YES]).resolves()
    assert bears.died and giant.died and ring.stayed


@rule("702.174", "601.2c")
def test_a_promise_lets_the_spell_have_another_target(scenario):
    assert exact(PULL, types="Instant")
    table = scenario(seats=3).knows(read(PULL, types="Instant"))
    me, second, third = (table.seat(i) for i in range(3))
    bears = me.casts("Grizzly Bears")
    table.seat(0).casts("Rite", at=[bears], says=[NO]).resolves()
    assert "Grizzly Bears" in me.graveyard and second.hand == []
    me.casts("Grizzly Bears")
    shock = me.casts("Shock", at=[third])
    me.casts("Rite", at=[shock], says=[YES, [second]]).resolves()
    assert "Shock" in me.graveyard and third.life == 20 and len(second.hand) == 1
    table.resolve_stack()
    assert me.battlefield == ["Grizzly Bears"]


@rule("702.33")
def test_nothing_has_targets_that_is_not_done_to_any(scenario):
    assert exact(SPREAD)
    table = scenario(seats=2).knows(read(SPREAD))
    me, other = table.seat(0), table.seat(1)
    me.casts("Rite", says=[NO]).resolves()
    assert other.life == 20
    me.gets_mana("C")
    me.casts("Rite", at=[other], says=[YES]).resolves()
    assert other.life == 17


@rule("702.33")
@pytest.mark.parametrize("kicked", [0, 1])
def test_the_same_target_is_chosen_once(scenario, kicked):
    assert exact(SAME)
    table = scenario(seats=2).knows(read(SAME))
    me = table.seat(0)
    bears = me.has("Grizzly Bears")
    me.gets_mana("C")
    me.casts("Rite", at=[bears], says=[[kicked]]).resolves()
    assert bears.power == (6 if kicked else 3)


@rule("702.33", "608.2c")
@pytest.mark.parametrize("kicked", [0, 1])
def test_what_is_done_otherwise_has_targets_only_then(scenario, kicked):
    assert exact(ELSE)
    table = scenario(seats=2).knows(read(ELSE))
    me, other = table.seat(0), table.seat(1)
    bears, forest = other.has("Grizzly Bears"), me.has("Forest")
    me.taps_for_mana(forest)
    me.casts("Rite", at=[bears if kicked else forest], says=[[kicked]]).resolves()
    assert (bears.tapped, forest.tapped) == (bool(kicked), bool(kicked))


def is_read(text: str, types: str = "Sorcery") -> bool:
    return read_card(CardText("Rite", "normal", (FaceText("Rite", "{0}", types, text, ""),))).card is not None


def test_one_of_two_targets_is_not_spoken_of_afterwards() -> None:
    choose = f"Kicker {{2}}\nChoose target creature you control. {KICKED}, instead choose target creature."
    assert is_read(choose)
    assert not is_read(f"{choose} Destroy the chosen creature.")


@rule("603.7c")
def test_a_card_that_is_chosen_later_is_not_the_target() -> None:
    later = "When that creature dies this turn, draw a card"
    shot = f"This spell deals 2 damage to target creature. {later}."
    assert is_read(shot)
    assert not is_read(f"{shot} You may play that card this turn.")


@rule("205.3m")
def test_an_elf_or_goblin_creature_is_a_creature_in_either_case(scenario):
    slay = "Destroy target Elf or Treefolk creature with flying."
    assert exact(slay)
    charm = read("", types="Kindred Enchantment \u2014 Elf", name="Charm")
    felling = read("Destroy target Elf or Treefolk creature.", name="Felling")
    table = scenario(seats=2).knows(felling, charm)
    me, other = table.seat(0), table.seat(1)
    other.has("Charm")
    me.holds("Felling")
    assert me.castable == []
    elves = other.has("Llanowar Elves")
    me.casts("Felling", at=[elves]).resolves()
    assert elves.died
