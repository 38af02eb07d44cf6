"""Airbend: exiled, to be cast again for two by its owner. CR 701.65."""

from __future__ import annotations

from apnap.rules.core.constants import MAIN1
from apnap.testing import rule
from tests.abilities.facts.read import exact, read

GUST = read("Airbend target creature.", types="Instant", name="Gust")
BREEZE = read("Airbend up to two target creatures.", types="Instant", name="Breeze")
WATCH = read("Whenever you airbend, you gain 2 life.", types="Enchantment", name="Watch")


@rule("701.65a")
def test_its_owner_may_cast_it_for_two(scenario):
    assert exact("Airbend target creature.")
    table = scenario(seats=3).knows(GUST)
    me, owner, other = table.seats()
    giant = owner.has("Shivan Dragon")
    me.casts("Gust", at=[giant]).resolves()
    assert owner.exile == ["Shivan Dragon"] and "Shivan Dragon" not in me.castable
    table.to_step(MAIN1, owner)
    owner.gets_mana("G")
    assert "Shivan Dragon" not in owner.castable
    owner.gets_mana("G")
    assert "Shivan Dragon" in owner.castable
    owner.casts(giant, free=False).resolves()
    assert owner.battlefield == ["Shivan Dragon"] and owner.pool == ""


@rule("701.65a")
def test_it_lasts_as_long_as_the_card_remains_exiled(scenario):
    table = scenario(seats=2).knows(GUST)
    me, owner = table.seats()
    giant = owner.has("Hill Giant")
    me.casts("Gust", at=[giant]).resolves()
    for _ in range(4):
        table.next_turn()
    table.to_step(MAIN1, owner)
    owner.gets_mana("RR")
    assert "Hill Giant" in owner.castable
    owner.casts(giant, free=False).resolves()
    again = owner.permanent("Hill Giant")
    owner.casts("Murder", at=[again]).resolves()
    owner.gets_mana("RR")
    assert "Hill Giant" not in owner.castable


@rule("701.65a")
def test_a_stolen_creature_is_cast_by_its_owner(scenario):
    table = scenario(seats=2).knows(GUST, read("Gain control of target creature.", name="Steal"))
    me, owner = table.seats()
    giant = owner.has("Hill Giant")
    me.casts("Steal", at=[giant]).resolves()
    me.casts("Gust", at=[giant]).resolves()
    me.gets_mana("RR")
    assert "Hill Giant" not in me.castable and owner.exile == ["Hill Giant"]


@rule("701.65a", "111.7")
def test_of_a_token_nothing_is_left_to_cast(scenario):
    table = scenario(seats=2).knows(GUST, read("Create a 1/1 white Soldier creature token.", name="Levy"))
    me = table.seat(0)
    me.casts("Levy").resolves()
    me.casts("Gust", at=[me.permanent("Soldier Token")]).resolves()
    assert not me.exile and not me.battlefield


@rule("701.65b")
def test_it_triggers_once_however_many_are_exiled(scenario):
    table = scenario(seats=2).knows(GUST, BREEZE, WATCH)
    me, foe = table.seats()
    me.has("Watch")
    foe.has("Watch")
    giant, bear = foe.have("Hill Giant", "Grizzly Bears")
    me.casts("Breeze", at=[giant, bear]).resolves()
    table.resolve_stack()
    assert (me.life, foe.life) == (22, 20)
    me.casts("Breeze").resolves()
    table.resolve_stack()
    assert me.life == 22


@rule("701.65a")
def test_a_land_that_was_airbent_is_not_played(scenario):
    table = scenario(seats=2).knows(read("Airbend target land.", types="Instant", name="Storm"))
    me = table.seat(0)
    forest = me.has("Forest")
    me.casts("Storm", at=[forest]).resolves()
    me.gets_mana("GG")
    assert me.exile == ["Forest"] and "Forest" not in me.castable


@rule("701.65a", "800.4a")
def test_what_a_leaver_airbent_stays_castable(scenario):
    table = scenario(seats=3).knows(GUST)
    me, owner, _ = table.seats()
    giant = owner.has("Hill Giant")
    me.casts("Gust", at=[giant]).resolves()
    me.concedes()
    table.to_step(MAIN1, owner)
    owner.gets_mana("RR")
    assert "Hill Giant" in owner.castable
