"""What is exiled with its Auras, damage that becomes something else, and choices between two things to do.

Sentences of our own. CR 303.4f, 614.1a, 702.80.
"""

from __future__ import annotations

import pytest

from apnap.rules.core.constants import END
from apnap.testing import rule
from tests.helpers.read_cards import made

FLICKER = (
    "Enchant creature\n{0}: Exile enchanted <crt> and all Auras attached to it. At the <beg> of the next end step, "
    "return that <crd> <uio>. If you do, return the other cards exiled <way> <ttb> under their owners' control "
    "attached to that creature."
)


@rule("303.4f", "603.7b")
def test_a_creature_comes_back_with_its_auras(scenario):
    table = scenario(seats=3).knows(made(FLICKER, "Enchantment \u2014 Aura", name="Veil"))
    bears = table.seat(1).has("Grizzly Bears", counters={"+1/+1": 2})
    table.seat(0).casts("Veil", at=[bears]).resolves()
    table.seat(0).casts("Holy Strength", at=[bears]).resolves()
    table.seat(0).activates(table.seat(0).permanent("Veil")).resolves()
    assert table.seat(1).exile == ["Grizzly Bears"] and sorted(table.seat(0).exile) == ["Holy Strength", "Veil"]
    table.to_step(END)
    table.resolve_stack()
    back = table.seat(1).permanent("Grizzly Bears")
    assert (back.power, back.toughness) == (3, 4)
    assert table.seat(0).permanent("Veil").attached_to == back


@rule("111.7")
def test_the_auras_of_a_token_stay_in_exile(scenario):
    table = scenario(seats=3).knows(
        made(FLICKER, "Enchantment \u2014 Aura", name="Veil"),
        made("Create a 1/1 white Cat creature token.", name="Cats"),
    )
    table.seat(0).casts("Cats").resolves()
    cat = table.seat(0).permanent("Cat Token")
    table.seat(0).casts("Veil", at=[cat]).resolves()
    table.seat(0).activates(table.seat(0).permanent("Veil")).resolves()
    table.to_step(END)
    table.resolve_stack()
    assert table.seat(0).exile == ["Veil"] and not table.seat(0).battlefield


@rule("614.1a", "701.17")
def test_combat_damage_mills_instead(scenario):
    text = (
        "If <this> would deal combat damage to a player, instead put that <my1> and that <plr> mills that many cards."
    )
    text = text.replace("<my1>", "many +1/+1 <ctr> on <this>")
    table = scenario(seats=3).knows(made(text, "Creature", name="Keeper"))
    keeper = table.seat(0).has("Keeper")
    size = table.seat(2).library_size
    table.seat(0).attacks({keeper: table.seat(2)})
    table.to_step(END)
    assert table.seat(2).life == 20 and table.seat(2).library_size == size - 2
    assert keeper.counters("+1/+1") == 2 and len(table.seat(2).graveyard) == 2
    assert table.seat(1).library_size == size


@rule("702.80")
def test_all_damage_withers(scenario):
    table = scenario(seats=3).knows(
        made("All damage is dealt as though its <src> had wither.", "Enchantment", name="Rot")
    )
    table.seat(0).has("Rot")
    giant = table.seat(1).has("Hill Giant")
    table.seat(0).casts("Shock", at=[giant])
    table.resolve_stack()
    assert giant.counters("-1/-1") == 2 and giant.damage == 0
    table.seat(0).casts("Shock", at=[table.seat(1)]).resolves()
    assert table.seat(1).life == 18


@rule("608.2d")
@pytest.mark.parametrize(
    "land,says,where", [("Plains", [[1]], "bf"), ("Plains", [[0], [1]], "hand"), ("Forest", [[1]], "hand")]
)
def test_it_may_go_to_a_better_place(scenario, land, says, where):
    text = (
        "Whenever a land you control enters, you <my> return target artifact <crd> from your graveyard to your hand. "
        "If that land is a Plains, you may return that artifact <crd> <ttb> instead."
    )
    table = scenario(seats=3).knows(made(text, "Enchantment", name="Shepherd"))
    table.seat(0).has("Shepherd")
    table.seat(0).buried("Sol Ring")
    table.seat(0).plays(land)
    table.says(*says)
    table.resolve_stack()
    assert ("Sol Ring" in table.seat(0).battlefield) == (where == "bf")
    assert ("Sol Ring" in table.seat(0).hand) == (where == "hand")


@rule("608.2c")
@pytest.mark.parametrize("artifacts,entered", [(1, "Forest"), (3, "Grizzly Bears")])
def test_with_enough_of_them_something_else_may_be_done(scenario, artifacts, entered):
    text = (
        "You may put a land <crd> from your <hnd> onto the battlefield. If you control three or more artifacts, "
        "instead you may put a creature <crd> from your hand onto the battlefield."
    )
    table = scenario(seats=3).knows(made(text, name="Score"))
    for _ in range(artifacts):
        table.seat(0).has("Sol Ring")
    table.seat(0).holds("Forest", "Grizzly Bears")
    table.seat(0).casts("Score")
    table.says([1])
    table.resolve_stack()
    assert [name for name in table.seat(0).battlefield if name != "Sol Ring"] == [entered]
