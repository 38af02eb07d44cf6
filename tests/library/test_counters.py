"""Cards that put counters on things, move them, or live on them."""

from __future__ import annotations

import pytest

from apnap.abilities.cards import card
from apnap.rules.core.constants import FIRST_STRIKE, FLYING, MAIN1, MAIN2, MINUS, PLUS, REACH, UPKEEP
from apnap.rules.core.decisions import D_YES_NO, FOR_MAY, O_ACTIVATE
from apnap.testing import rule
from apnap.testing.plugin import Builder

RELIC = card("Quiet Relic", "{1}", "Artifact")


@rule("702.63", "603.2")
def test_soultether_golem_lives_on_company(scenario):
    table = scenario(seats=2)
    table.seat(0).casts("Soultether Golem").resolves()
    golem = table.seat(0).permanent("Soultether Golem")
    assert golem.counters("time") == 1
    table.seat(0).casts("Grizzly Bears").resolves()
    table.resolve_stack()
    assert golem.counters("time") == 2
    for left in (True, False):
        table.to_step(UPKEEP, table.seat(0))
        table.resolve_stack()
        assert golem.stayed == left


@pytest.mark.parametrize("name", ("Cytoplast Manipulator", "Aquastrand Spider"))
@rule("702.58")
def test_it_enters_with_counters_and_hands_them_on(scenario, name):
    table = scenario()
    table.seat(0).casts(name).resolves()
    mutant = table.seat(0).permanent(name)
    assert mutant.counters(PLUS) == 2
    table.seat(0).casts("Grizzly Bears").resolves()
    table.asked(table.seat(0), FOR_MAY)
    table.answer([1])
    table.resolve_stack()
    assert mutant.counters(PLUS) == 1 and table.seat(0).permanent("Grizzly Bears").counters(PLUS) == 1


@rule("611.2b")
def test_cytoplast_manipulator_controls_what_has_grown(scenario):
    table = scenario()
    wizard = table.seat(0).has("Cytoplast Manipulator", counters={PLUS: 2})
    giant, bear = table.seat(1).has("Hill Giant", counters={PLUS: 1}), table.seat(1).has("Grizzly Bears")
    table.seat(0).gets_mana("U")
    table.seat(0).activates(wizard, at=[giant]).resolves()
    assert giant.controller == table.seat(0) and bear.controller == table.seat(1)
    table.seat(1).casts("Murder", at=[wizard]).resolves()
    assert giant.controller == table.seat(1)


@rule("602.1")
def test_aquastrand_spider_lends_its_reach(scenario):
    table = scenario()
    spider = table.seat(0).has("Aquastrand Spider", counters={PLUS: 2})
    table.seat(0).gets_mana("G")
    table.seat(0).activates(spider).resolves()
    assert spider.has(REACH)


def test_dream_seizer_blights_and_opponents_discard(scenario: Builder) -> None:
    table = scenario(3)
    bears = table.seat(0).has("Grizzly Bears")
    for seat in (1, 2):
        table.seat(seat).holds("Shock")
    table.seat(0).casts("Dream Seizer").resolves()
    table.asked(kind=D_YES_NO)
    table.answer([1])
    table.answer([bears.id])
    table.resolve_stack()
    assert bears.power == 1 and table.seat(0).permanent("Dream Seizer").has(FLYING)
    assert not table.seat(1).hand and not table.seat(2).hand


@pytest.mark.parametrize("answer", [[1], [0]])
def test_a_seizer_of_dreams_may_blight(scenario: Builder, answer: list[int]) -> None:
    table = scenario(2)
    one, two = table.seat(0), table.seat(1)
    two.holds("Shock")
    one.casts("Dream Seizer")
    table.asked(one, FOR_MAY)
    table.answer(answer)
    table.resolve_stack()
    seizer = one.permanent("Dream Seizer")
    assert seizer.has(FLYING) and seizer.counters("-1/-1") == answer[0]
    assert two.graveyard == (["Shock"] if answer == [1] else [])


@rule("122.1b", "613.4b")
def test_heightened_reflexes_stay_as_a_counter(scenario):
    table = scenario()
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Heightened Reflexes", at=[bear]).resolves()
    assert bear.power == 3 and bear.has(FIRST_STRIKE)
    table.next_turn()
    assert bear.power == 2 and bear.has(FIRST_STRIKE)


@rule("122.1d", "702.90")
def test_melira_keeps_minus_counters_and_infect_away(scenario):
    table = scenario()
    table.seat(0).has("Melira, Sylvok Outcast")
    bear = table.seat(0).has("Grizzly Bears")
    ram = table.seat(1).has("Boggart Ram-Gang")
    infected = table.seat(1).has("Blightwidow")
    table.to_step(MAIN1, table.seat(1))
    table.seat(1).attacks({ram: table.seat(0), infected: table.seat(0)})
    table.seat(0).blocks({bear: ram})
    table.to_step(MAIN2)
    assert bear.counters(MINUS) == 0 and bear.stayed
    assert (table.seat(0).poison, table.seat(0).life) == (0, 18)


@pytest.mark.parametrize("name,each", (("Gorger Wurm", 1), ("Predator Dragon", 2)))
@rule("702.82")
def test_devour_by_its_own_number(scenario, name, each):
    table = scenario()
    bears = table.seat(0).have("Grizzly Bears", "Grizzly Bears")
    table.seat(0).casts(name)
    table.run(lambda d: d.kind not in (0,) and bears[0].id in d.candidates)
    table.answer([b.id for b in bears])
    table.resolve_stack()
    assert table.seat(0).permanent(name).counters(PLUS) == 2 * each and all(b.died for b in bears)


@rule("702.38")
def test_zombie_brute_is_amplified(scenario):
    table = scenario()
    shown = table.seat(0).holds("Zombie Brute", "Dead Reveler")
    table.seat(0).casts("Zombie Brute")
    decision = table.run(lambda d: d.kind != 0 and shown[1].id in d.candidates)
    table.answer(list(decision.candidates)[:1])
    table.resolve_stack()
    assert table.seat(0).permanent("Zombie Brute").counters(PLUS) == 1


@pytest.mark.parametrize("paid", (True, False))
@rule("702.104")
def test_nessian_demolok_wants_tribute(scenario, paid):
    table = scenario(seats=2).knows(RELIC)
    relic = table.seat(1).has("Quiet Relic")
    table.seat(0).casts("Nessian Demolok")
    table.asked(table.seat(1))
    table.answer([int(paid)])
    table.resolve_stack()
    assert table.seat(0).permanent("Nessian Demolok").counters(PLUS) == (3 if paid else 0)
    assert relic.died != paid


@rule("702.24")
def test_illusionary_forces_cost_more_and_more(scenario):
    table = scenario(seats=2)
    forces = table.seat(0).has("Illusionary Forces")
    table.to_step(UPKEEP, table.seat(0))
    table.seat(0).gets_mana("U")
    table.asked(table.seat(0))
    table.answer([1])
    table.resolve_stack()
    assert forces.stayed and forces.counters("age") == 1
    table.to_step(UPKEEP, table.seat(0))
    table.seat(0).gets_mana("U")
    table.resolve_stack()
    assert forces.died


@rule("702.177")
def test_hazard_of_the_dunes_exhausts_itself(scenario):
    table = scenario()
    wurm = table.seat(0).has("Hazard of the Dunes")
    table.seat(0).gets_mana("CCCCCCG")
    table.seat(0).activates(wurm).resolves()
    assert wurm.counters(PLUS) == 3
    table.seat(0).gets_mana("CCCCCCG")
    assert not table.seat(0).can(O_ACTIVATE, wurm)


@rule("701.63")
def test_dusyut_earthcarver_endures_three(scenario):
    table = scenario()
    table.seat(0).casts("Dusyut Earthcarver").resolves()
    table.asked(table.seat(0), FOR_MAY)
    table.answer([1])
    table.resolve_stack()
    assert table.seat(0).permanent("Dusyut Earthcarver").counters(PLUS) == 3


def test_chainbreaker_takes_counters_off_creatures(scenario: Builder) -> None:
    table = scenario()
    breaker = table.seat(0).casts("Chainbreaker").resolves()
    made = table.seat(0).permanent("Chainbreaker")
    assert breaker.zone == "battlefield" and made.counters(MINUS) == 2 and made.power == 1
    ready = table.seat(0).has("Chainbreaker")
    table.seat(0).gets_mana("CCC")
    table.seat(0).activates(ready, at=[made]).resolves()
    assert made.counters(MINUS) == 1
