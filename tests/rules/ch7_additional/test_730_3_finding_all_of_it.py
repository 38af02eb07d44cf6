"""What exiles or loses a merged or melded permanent and gets it back gets every card of it. CR 730.3c, 712.21c."""

from __future__ import annotations

import pytest

from apnap.abilities.cards import card
from apnap.abilities.effects.delayed_triggers import AtNext
from apnap.abilities.effects.exile_and_return import ReturnExiled
from apnap.abilities.effects.moves import Exile, ReturnToBattlefield
from apnap.abilities.events.object_events import Dies
from apnap.abilities.events.triggers import When, Whenever
from apnap.abilities.filters import CREATURE
from apnap.abilities.players import OwnerOf
from apnap.abilities.selectors import IT, THIS
from apnap.abilities.targets import Target
from apnap.rules.core.constants import BEGIN_COMBAT, COMMAND, END, MAIN1, MAIN2
from apnap.rules.core.decisions import FOR_COMMANDER
from apnap.testing import rule
from apnap.testing.plugin import Builder
from apnap.testing.scenario import Permanent, Scenario, Seat
from tests.rules.ch7_additional.test_727_restarting import keep_all, restart
from tests.rules.ch7_additional.test_730_merged_permanents import ON_TOP, UNDERNEATH, mutates

PHOENIX = card("Ash Bird", "{R}", "Creature - Phoenix", "1/1", When(Dies(THIS), ReturnToBattlefield(IT)))
DETOUR = card("Detour", "{W}", "Instant", Exile(Target(CREATURE)), AtNext(END, ReturnExiled()))
WAKE = card(
    "Wake", "{W}", "Enchantment", Whenever(Dies(CREATURE), AtNext(END, ReturnToBattlefield(IT, under=OwnerOf(IT))))
)
BOTH = ["Grizzly Bears", "Vulpikeet"]


def merged(table: Scenario, seat: Seat, where: list[int] = ON_TOP) -> Permanent:
    """Vulpikeet and Grizzly Bears as one permanent."""
    bears = seat.has("Grizzly Bears")
    mutates(seat, "Vulpikeet", bears, where)
    return bears


def creatures(seat: Seat) -> list[str]:
    return sorted(name for name in seat.battlefield if name in [*BOTH, "Ash Bird", "Graf Rats", "Midnight Scavengers"])


@rule("730.3c", "607.2a")
@pytest.mark.parametrize("name", ["Oblivion Ring", "Journey to Nowhere", "Banisher Priest"])
@pytest.mark.parametrize("where", [ON_TOP, UNDERNEATH])
def test_both_cards_come_back_as_the_jailer_leaves(scenario: Builder, name: str, where: list[int]) -> None:
    table = scenario(seats=3)
    one, two = table.seat(0), table.seat(1)
    bears = merged(table, one, where)
    table.to_step(MAIN1, two)
    two.casts(name).resolves()
    if table.stack == []:
        table.run(lambda d: len(table.stack) == 1, "the trigger")
    table.resolve_stack()
    assert not bears.stayed and sorted(one.exile) == BOTH
    jailer = two.permanent(name)
    two.casts("Murder" if name == "Banisher Priest" else "Disenchant", at=[jailer]).resolves()
    table.resolve_stack()
    assert creatures(one) == BOTH and one.exile == []


@rule("712.21", "610.3")
def test_both_halves_of_a_melded_permanent_come_back(scenario: Builder) -> None:
    table = scenario(seats=2)
    one, two = table.seat(0), table.seat(1)
    one.have("Graf Rats", "Midnight Scavengers")
    table.to_step(BEGIN_COMBAT)
    table.resolve_stack()
    table.to_step(MAIN1, two)
    two.casts("Banisher Priest").resolves()
    table.resolve_stack()
    assert sorted(one.exile) == ["Graf Rats", "Midnight Scavengers"]
    two.casts("Murder", at=[two.permanent("Banisher Priest")]).resolves()
    table.resolve_stack()
    assert creatures(one) == ["Graf Rats", "Midnight Scavengers"]


@rule("730.3c", "702.72")
def test_a_champion_gives_back_all_that_it_replaced(scenario: Builder) -> None:
    table = scenario(seats=3)
    one = table.seat(0)
    bears = merged(table, one)
    titan = one.casts("Changeling Titan").resolves()
    table.says([bears.id])
    table.resolve_stack()
    assert sorted(one.exile) == BOTH
    one.casts("Murder", at=[one.permanent("Changeling Titan")]).resolves()
    table.resolve_stack()
    assert creatures(one) == BOTH and titan is not None


@rule("730.3c", "603.6c")
def test_an_aura_returns_every_card_of_what_it_enchanted(scenario: Builder) -> None:
    """Under the control of whoever had the Aura."""
    table = scenario(seats=2)
    one, two = table.seat(0), table.seat(1)
    bears = merged(table, one)
    table.to_step(MAIN1, two)
    two.casts("Fool's Demise", at=[bears]).resolves()
    two.casts("Murder", at=[bears]).resolves()
    table.resolve_stack()
    assert creatures(two) == BOTH and "Fool's Demise" in two.hand


@rule("730.3c", "400.7")
def test_what_returns_itself_when_it_dies_returns_all_of_it(scenario: Builder) -> None:
    table = scenario(seats=2).knows(PHOENIX)
    one = table.seat(0)
    bird = one.has("Ash Bird")
    mutates(one, "Vulpikeet", bird, ON_TOP)
    one.casts("Murder", at=[bird]).resolves()
    table.resolve_stack()
    assert creatures(one) == ["Ash Bird", "Vulpikeet"]


@rule("730.3c", "603.7c")
@pytest.mark.parametrize("how", ["exiled", "died"])
def test_a_delayed_ability_returns_all_of_it(scenario: Builder, how: str) -> None:
    table = scenario(seats=2).knows(DETOUR, WAKE)
    one = table.seat(0)
    bears = merged(table, one)
    if how == "exiled":
        one.casts("Detour", at=[bears]).resolves()
        assert sorted(one.exile) == BOTH
    else:
        one.has("Wake")
        one.casts("Murder", at=[bears]).resolves()
    table.resolve_stack()
    table.to_step(END)
    table.resolve_stack()
    assert creatures(one) == BOTH


@rule("727.5", "730.3c")
def test_a_restart_keeps_every_card_that_karn_exiled(scenario: Builder) -> None:
    table = scenario(seats=2)
    one, two = table.seat(0), table.seat(1)
    table.to_step(MAIN1, two)
    bears = merged(table, two)
    table.to_step(MAIN1, one)
    karn = one.has("Karn Liberated", counters={"loyalty": 20})
    one.activates(karn, 1, at=[bears])
    table.resolve_stack()
    assert sorted(two.exile) == BOTH
    table.to_step(MAIN1, two)
    table.to_step(MAIN1, one)
    restart(table)
    keep_all(table)
    assert creatures(one) == BOTH
    assert one.permanent("Vulpikeet").owner == two


@rule("903.9a", "730.3c")
@pytest.mark.parametrize("leader", ["Vulpikeet", "Grizzly Bears"])
@pytest.mark.parametrize("goes_home", [True, False])
def test_the_others_come_back_without_the_commander(scenario: Builder, leader: str, goes_home: bool) -> None:
    table = scenario(seats=3, variant="commander")
    one, two = table.seat(0), table.seat(1)
    lead = one.leads(leader)
    assert lead.zone == "command zone"
    if leader == "Vulpikeet":
        bears = one.has("Grizzly Bears")
        one.casts("Vulpikeet", at=[bears], part="mutate")
    else:
        one.casts("Grizzly Bears").resolves()
        bears = one.permanent("Grizzly Bears")
        one.casts("Vulpikeet", at=[bears], part="mutate")
    table.says(ON_TOP)
    table.resolve_stack()
    table.to_step(MAIN1, two)
    two.casts("Banisher Priest").resolves()
    table.asked(one, FOR_COMMANDER)
    table.answer([1 if goes_home else 0])
    table.resolve_stack()
    kept = [name for name in BOTH if name != leader] if goes_home else BOTH
    assert sorted(one.exile) == kept and (leader in table.names(one.number, COMMAND)) == goes_home
    two.casts("Murder", at=[two.permanent("Banisher Priest")]).resolves()
    table.resolve_stack()
    assert creatures(one) == kept


@rule("730.3c", "800.4a")
def test_both_cards_come_back_as_the_jailer_leaves_with_its_owner(scenario: Builder) -> None:
    table = scenario(seats=3)
    one, two = table.seat(0), table.seat(1)
    merged(table, one)
    table.to_step(MAIN1, two)
    two.casts("Banisher Priest").resolves()
    table.resolve_stack()
    assert sorted(one.exile) == BOTH
    two.concedes()
    assert creatures(one) == BOTH


@rule("701.42", "730.3c")
def test_a_half_that_was_merged_with_more_melds_all_the_same(scenario: Builder) -> None:
    """The other card that was part of it stays in exile."""
    table = scenario(seats=2)
    one = table.seat(0)
    rats = one.has("Graf Rats")
    mutates(one, "Vulpikeet", rats, UNDERNEATH)
    one.has("Midnight Scavengers")
    table.to_step(BEGIN_COMBAT)
    table.resolve_stack()
    assert one.battlefield == ["Chittering Host"] and one.exile == ["Vulpikeet"]
    table.to_step(MAIN2)
