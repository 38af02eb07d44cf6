"""What mana was spent to cast something: how much, of which kinds, of how many colours."""

from __future__ import annotations

import pytest

from apnap.testing import rule
from tests.abilities.facts.read import exact, read

SPENT = "mana spent to cast"
BIRD = "Creature \u2014 Bird"
BURIED = "from your graveyard"
IT_ENTERS = "This creature enters with a +1/+1 counter on it"
MUCH = "you gain life equal to"
GREEN = "unless {G} was spent to cast it"
RED = "at least three red mana was"
NUMBER = "the number of"
X_IS = "where X is"


@rule("601.2h", "105.1")
@pytest.mark.parametrize(("mana", "cards"), [("GGG", 1), ("WUG", 3), ("GCC", 1)])
def test_colors_of_mana_are_counted(scenario, mana, cards):
    text = f"Draw X cards, {X_IS} the number of colors of {SPENT} this spell."
    assert exact(text)
    table = scenario().knows(read(text, cost="{2}{G}"))
    me = table.seat(0)
    me.holds("Rite")
    hand = len(me.hand)
    me.gets_mana(mana)
    me.casts("Rite", free=False).resolves()
    assert len(me.hand) == hand - 1 + cards


@rule("601.2h", "614.1c")
def test_a_permanent_enters_with_counters_for_the_mana(scenario):
    text = f"{IT_ENTERS} for each color of {SPENT} it."
    assert exact(text, types=BIRD)
    table = scenario().knows(read(text, types=BIRD, name="Heron", cost="{X}{1}"))
    me = table.seat(0)
    me.gets_mana("WUBC")
    me.casts("Heron", x=3, free=False).resolves()
    assert me.permanent("Heron").counters("+1/+1") == 3


@rule("601.2h", "707.10")
def test_what_was_not_cast_had_no_mana_spent_on_it(scenario):
    table = scenario().knows(
        read(f"When this creature enters, {MUCH} the amount of {SPENT} it.", types=BIRD, name="Heron"),
        read(f"Return target creature card {BURIED} to the battlefield.", name="Rise"),
    )
    me = table.seat(0)
    (heron,) = me.buried("Heron")
    me.casts("Rise", at=[heron]).resolves()
    table.resolve_stack()
    assert "Heron" in me.battlefield and me.life == 20


@rule("601.2h", "603.3")
def test_the_amount_counts_all_mana_and_stays_with_the_permanent(scenario):
    text = f"When this creature enters, {MUCH} the amount of {SPENT} it."
    table = scenario().knows(read(text, types=BIRD, name="Heron", cost="{X}{G}"))
    me = table.seat(0)
    me.gets_mana("GGGRR")
    me.casts("Heron", x=4, free=False).resolves()
    table.resolve_stack()
    assert me.life == 25


@rule("707.5", "601.2h")
def test_a_permanent_that_enters_as_a_copy_counts_its_own_mana(scenario):
    text = f"This creature enters with X luck counters on it, {X_IS} the amount of {SPENT} it."
    table = scenario().knows(read(text, types=BIRD, name="Heron", cost="{G}"))
    me = table.seat(0)
    me.gets_mana("G")
    me.casts("Heron", free=False).resolves()
    heron = me.permanent("Heron")
    assert heron.counters("luck") == 1
    me.gets_mana("UUUU")
    table.says([heron.id])
    me.casts("Clone", free=False).resolves()
    assert sorted(p.counters("luck") for p in (heron, me.permanent("Heron"))) == [1, 4]


@rule("601.2h", "608.2c")
@pytest.mark.parametrize(("mana", "stays"), [("GC", True), ("RC", False)])
def test_it_is_sacrificed_unless_that_mana_was_spent(scenario, mana, stays):
    text = f"When this creature enters, sacrifice it {GREEN}."
    table = scenario().knows(read(text, types=BIRD, name="Heron", cost="{2}"))
    me = table.seat(0)
    me.gets_mana(mana)
    me.casts("Heron", free=False).resolves()
    table.resolve_stack()
    assert ("Heron" in me.battlefield) == stays


@rule("601.2h", "601.2g")
def test_a_player_says_which_kinds_are_spent(scenario):
    """With lands that could make either kind, the player is asked although every way leaves the same mana."""
    text = f"You gain X life, {X_IS} {NUMBER} colors of {SPENT} this spell."
    table = scenario().knows(read(text, cost="{2}"))
    me = table.seat(0)
    first, second = me.have("Taiga", "Taiga")
    me.taps_for_mana(first, 0)
    me.taps_for_mana(second, 1)
    me.casts("Rite", free=False).resolves()
    assert me.life == 22


@rule("601.2h", "207.2c")
@pytest.mark.parametrize(("mana", "life"), [("RRR", 24), ("RRC", 20)])
def test_at_least_so_much_of_one_color(scenario, mana, life):
    text = f"If {RED} spent to cast this spell, you gain 4 life."
    assert exact(text)
    table = scenario().knows(read(text, cost="{3}"))
    me = table.seat(0)
    me.gets_mana(mana)
    me.casts("Rite", free=False).resolves()
    assert me.life == life
