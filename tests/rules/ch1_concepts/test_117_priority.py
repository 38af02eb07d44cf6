"""Special actions, timing and priority. CR 116, 117."""

from __future__ import annotations

from apnap.rules.core.constants import MAIN1, STEP_NAMES, UPKEEP
from apnap.rules.core.decisions import D_CHOOSE, D_PRIORITY, O_ACTIVATE, O_CAST, O_LAND
from apnap.testing import rule
from apnap.testing.plugin import Builder


# special actions ------------------------------------------------------------------------------------------------------
@rule("116.3", "116.2a")
def test_who_plays_a_land_gets_priority_again(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).plays("Forest")
    assert (table.holder, table.stack, table.step) == (table.seat(0), [], STEP_NAMES[MAIN1])


@rule("116.2a", "305.3")
def test_nobody_plays_a_land_in_another_players_turn(scenario: Builder) -> None:
    table = scenario()
    cards = [s.holds("Forest")[0] for s in table.seats()]
    assert [s.can(O_LAND, c) for s, c in zip(table.seats(), cards, strict=True)] == [True] + [False] * (table.count - 1)


@rule("116.2a", "305.1")
def test_a_land_waits_for_an_empty_stack(scenario: Builder) -> None:
    table = scenario()
    (forest,) = table.seat(0).holds("Forest")
    table.seat(0).casts("Shock", at=[table.seat(1)])
    assert not table.seat(0).can(O_LAND, forest)
    table.resolve_stack()
    assert table.seat(0).can(O_LAND, forest)


# who may act ----------------------------------------------------------------------------------------------------------
@rule("117.1a", "117.1b")
def test_instants_and_abilities_may_be_used_whenever_a_player_has_priority(scenario: Builder) -> None:
    table = scenario()
    last = table.seats()[-1]
    tim = last.has("Prodigal Sorcerer")
    (shock,) = last.holds("Shock")
    for step in (UPKEEP, MAIN1):
        table.to_step(step, table.seat(1))
        last.gets_mana("R")
        assert last.can(O_CAST, shock) and last.can(O_ACTIVATE, tim)


@rule("117.1d", "118.12a")
def test_mana_abilities_may_be_activated_while_something_resolves(scenario: Builder) -> None:
    table = scenario()
    lands = table.seat(0).have("Forest", "Forest", "Forest")
    bear = table.seat(0).casts("Grizzly Bears")
    table.says([1])  # yes, pay
    table.seat(1).casts("Mana Leak", at=[bear]).resolves()
    assert all(land.tapped for land in lands)
    table.resolve_stack()
    assert "Grizzly Bears" in table.seat(0).battlefield


@rule("117.2e")
def test_nobody_has_priority_while_something_resolves(scenario: Builder) -> None:
    """The choice of what to discard is not a chance to cast an instant."""
    table = scenario()
    table.seat(1).holds("Shock", "Shock", "Shock")
    table.seat(1).gets_mana("RRR")
    table.seat(0).casts("Mind Rot", at=[table.seat(1)])
    decision = table.run(lambda d: d.kind != D_PRIORITY)
    assert decision.kind == D_CHOOSE
    assert table.holder is None


@rule("117.3b")
def test_the_active_player_gets_priority_after_a_resolution_whoever_cast_the_spell(scenario: Builder) -> None:
    table = scenario()
    last = table.seats()[-1]
    last.casts("Shock", at=[table.seat(0)]).resolves()
    assert (table.seat(0).life, table.holder) == (18, table.seat(0))


@rule("117.3c", "117.7")
def test_who_casts_a_spell_gets_priority_again_and_may_respond_to_it(scenario: Builder) -> None:
    table = scenario()
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Shock", at=[bear])
    assert table.holder == table.seat(0)
    table.seat(0).casts("Giant Growth", at=[bear])
    assert (table.stack, table.holder) == (["Shock", "Giant Growth"], table.seat(0))
    table.resolve_stack()
    assert bear.stayed and (bear.damage, bear.toughness) == (2, 5)


@rule("117.3d", "117.4")
def test_priority_passes_round_the_table_in_turn_order(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).casts("Shock", at=[table.seat(1)])
    for seat in table.seats():
        assert (table.holder, table.stack) == (seat, ["Shock"])
        seat.passes()
    assert (table.stack, table.holder) == ([], table.seat(0))


@rule("117.4", "117.3c")
def test_an_action_starts_a_new_round_of_passing(scenario: Builder) -> None:
    """Seat 0 passed before seat 2 acted: it has to pass again before anything resolves."""
    table = scenario(seats=4)
    table.seat(0).casts("Volcanic Hammer", at=[table.seat(1)])
    table.seat(0).passes()
    table.seat(1).passes()
    table.seat(2).casts("Shock", at=[table.seat(0)])
    for i in (2, 3, 0, 1):
        assert table.stack == ["Volcanic Hammer", "Shock"]
        table.seat(i).passes()
    assert (table.stack, table.seat(0).life, table.holder) == (["Volcanic Hammer"], 18, table.seat(0))


@rule("117.4", "405.5")
def test_one_object_resolves_for_each_round_of_passing(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).casts("Shock", at=[table.seat(1)])
    table.seat(0).casts("Lightning Bolt", at=[table.seat(1)])
    for seat in table.seats():
        seat.passes()
    assert (table.stack, table.seat(1).life) == (["Shock"], 17)


@rule("117.7", "608.2b")
def test_what_is_cast_in_response_resolves_first(scenario: Builder) -> None:
    table = scenario()
    bear = table.seat(0).has("Grizzly Bears")
    growth = table.seat(0).casts("Giant Growth", at=[bear])
    table.seat(1).casts("Shock", at=[bear]).resolves()
    assert bear.died and growth.id in table.stack_ids()
    table.resolve_stack()
    assert table.seat(0).graveyard == ["Grizzly Bears", "Giant Growth"]


@rule("117.5", "704.3")
def test_state_based_actions_come_before_triggers_go_onto_the_stack(scenario: Builder) -> None:
    """Both goblins are dead when the targets of their abilities are chosen: neither can be one."""
    table = scenario()
    goblins = table.seat(0).have("Festering Goblin", "Festering Goblin")
    giant = table.seat(1).has("Hill Giant")
    table.seat(0).casts("Pyroclasm").resolves()
    assert all(g.died for g in goblins)
    table.run(lambda d: d.kind == D_PRIORITY)
    assert table.stack == ["Festering Goblin's ability"] * 2
    targets = [table.game.state.objs[id].announced.targets for id in table.stack_ids()]  # type: ignore[union-attr]
    assert targets == [[[giant.id]], [[giant.id]]]


@rule("117.5", "603.3")
def test_checks_and_triggers_repeat_until_nothing_is_left(scenario: Builder) -> None:
    """A goblin's ability kills another goblin, whose ability waits for nobody's priority in between."""
    table = scenario()
    one, two = table.seat(0).have("Festering Goblin", "Festering Goblin")
    table.says([two.id])
    table.seat(0).casts("Shock", at=[one]).resolves()
    assert table.stack == ["Festering Goblin's ability"]
    bear = table.seat(1).has("Grizzly Bears")
    table.resolve_stack()
    assert two.died
    assert (bear.power, bear.toughness) == (1, 1)


@rule("117.6", "805.5")
def test_a_team_that_shares_turns_has_priority_as_a_team(scenario: Builder) -> None:
    table = scenario(seats=4, teams=[[0, 1], [2, 3]], shared_turns=True)
    assert sorted(d.seat for d in table.game.decisions()) == [0, 1]
    table.game.answer([0], 1)
    assert [d.seat for d in table.game.decisions()] == [0]
    table.game.answer([0], 0)
    assert sorted(d.seat for d in table.game.decisions()) == [2, 3]
