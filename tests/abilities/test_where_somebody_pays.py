"""What happens where somebody pays all the same; several kinds of cards that come back; counters on him and her.

Sentences of our own. CR 118.12a, 115.3, 400.7.
"""

from __future__ import annotations

import pytest

from apnap.english.reading.faces import FaceText
from apnap.english.reading.gate import CardText, read_card
from apnap.rules.core.decisions import D_YES_NO
from apnap.testing import rule
from tests.abilities.facts.read import exact, read

PAYS = "unless its controller pays {2}"
LEAK = f"Counter target spell {PAYS}. If they do, you gain 3 life."
HOME = "from your graveyard to your hand"
LAND = "up to one target land card"
BACK = f"Return up to one target creature card and {LAND} {HOME}."
FIELD = "from your graveyard to the battlefield"
THREE = f"Return target artifact card, target creature card, and {LAND} {FIELD}."


@rule("118.12a")
@pytest.mark.parametrize("paid", [0, 1])
def test_what_happens_where_the_controller_pays(scenario, paid):
    assert exact(LEAK, types="Instant")
    table = scenario(seats=3).knows(read(LEAK, types="Instant"))
    me, other = table.seat(0), table.seat(1)
    shock = other.casts("Shock", at=[table.seat(2)])
    other.gets_mana("CC")
    me.casts("Rite", at=[shock])
    table.asked(other, kind=D_YES_NO)
    table.answer([paid])
    table.resolve_stack()
    assert table.seat(2).life == (18 if paid else 20) and me.life == (23 if paid else 20)


@rule("115.3")
def test_cards_of_several_kinds_are_chosen_by_themselves(scenario):
    assert exact(BACK) and exact(THREE)
    table = scenario(seats=2).knows(read(BACK), read(THREE, name="Song"))
    me = table.seat(0)
    bears, forest = me.buried("Grizzly Bears", "Forest")
    me.casts("Rite", at=[bears, forest]).resolves()
    assert sorted(me.hand) == ["Forest", "Grizzly Bears"]
    ring, giant, island = me.buried("Sol Ring", "Hill Giant", "Island")
    me.casts("Song", at=[ring, giant, island]).resolves()
    assert sorted(me.battlefield) == ["Hill Giant", "Island", "Sol Ring"]


@rule("201.5")
def test_counters_on_him_are_counters_on_it() -> None:
    text = "Ann enters with two +1/+1 counters on her."
    verdict = read_card(CardText("Ann", "normal", (FaceText("Ann", "{1}", "Legendary Creature", text, "0/0"),)))
    assert verdict.card is not None and verdict.exact
