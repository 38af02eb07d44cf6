"""Instants, sorceries and kindred cards. CR 304, 307, 308."""

from __future__ import annotations

from apnap.rules.core.constants import BEGIN_COMBAT, MAIN1, UPKEEP
from apnap.rules.core.decisions import O_CAST
from apnap.testing import rule
from apnap.testing.plugin import Builder


@rule("304.1", "307.1")
def test_an_instant_is_cast_whenever_its_player_has_priority_a_sorcery_is_not(scenario: Builder) -> None:
    table = scenario()
    shock, hammer = table.seat(1).holds("Shock", "Volcanic Hammer")
    for step, may in ((BEGIN_COMBAT, False), (UPKEEP, False), (MAIN1, True)):
        table.to_step(step, table.seat(0) if step == BEGIN_COMBAT else table.seat(1))
        table.seat(1).gets_mana("RRR")
        assert table.seat(1).can(O_CAST, shock)
        assert table.seat(1).can(O_CAST, hammer) == may


@rule("304.2", "608.2n")
def test_an_instant_does_what_it_says_and_goes_to_its_owners_graveyard(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).casts("Shock", at=[table.seat(1)])
    assert table.seat(0).graveyard == []
    table.resolve_stack()
    assert (table.seat(0).graveyard, table.seat(1).life) == (["Shock"], 18)


@rule("307.2", "608.2n")
def test_a_sorcery_does_what_it_says_and_goes_to_its_owners_graveyard(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).casts("Divination").resolves()
    assert (table.seat(0).graveyard, len(table.seat(0).hand)) == (["Divination"], 2)


@rule("307.3", "205.3k")
def test_a_spell_may_have_a_spell_type(scenario: Builder) -> None:
    (spike,) = scenario().seat(0).holds("Lava Spike")
    assert spike.is_a("Sorcery") and spike.is_a("Arcane")


@rule("308.1", "300.2b")
def test_a_kindred_instant_is_cast_as_an_instant(scenario: Builder) -> None:
    table = scenario()
    (tarfire,) = table.seat(1).holds("Tarfire")
    assert tarfire.is_a("Kindred") and tarfire.is_a("Goblin") and tarfire.is_a("Instant")
    table.seat(1).casts("Tarfire", at=[table.seat(0)]).resolves()
    assert (table.seat(0).life, table.seat(1).graveyard) == (18, ["Tarfire"])


@rule("308.2", "109.2")
def test_a_goblin_card_is_not_always_a_goblin_creature(scenario: Builder) -> None:
    """A kindred card has creature types but is not a creature card: nothing that returns creatures finds it."""
    table = scenario()
    table.seat(0).buried("Tarfire")
    (zombify,) = table.seat(0).holds("Zombify")
    table.seat(0).gets_mana("BBBB")
    assert not table.seat(0).can(O_CAST, zombify)
