"""Day and night where untap steps are skipped, games begin again, and members of a team leave. CR 731."""

from __future__ import annotations

from apnap.abilities.cards import card
from apnap.abilities.effects.turns import EndTurn, ExtraPhase
from apnap.rules.core.constants import MAIN1, UNTAP, UPKEEP
from apnap.rules.core.decisions import D_MULLIGAN
from apnap.testing import rule
from apnap.testing.plugin import Builder


@rule("731.2", "614.10")
def test_without_an_untap_step_nothing_is_checked(scenario: Builder) -> None:
    """The check is the second part of that step; the turn after looks at the turn before it, not further back."""
    table = scenario(seats=2)
    one, two = table.seats()
    table.becomes("night")
    one.casts("Savor the Moment").resolves()
    one.casts("Shock", at=[two]).resolves()
    table.to_turn(one)
    assert table.daytime == "night"
    table.to_turn(two)
    assert table.daytime == "night"


@rule("731.2", "614.10")
def test_while_players_skip_their_untap_steps_it_stays_day(scenario: Builder) -> None:
    table = scenario(seats=2)
    one, two = table.seats()
    table.becomes("day")
    one.have("Stasis", "Island")
    table.to_turn(two)
    assert table.daytime == "day"


@rule("731.1", "727.1")
def test_a_game_that_begins_again_is_neither(scenario: Builder) -> None:
    table = scenario(seats=3, deck=("Forest",) * 40)
    one = table.seat(0)
    table.becomes("day")
    one.activates(one.has("Karn Liberated", counters={"loyalty": 14}), 2)
    table.run(lambda d: d.kind == D_MULLIGAN, "opening hands")
    table.to_step(MAIN1)
    assert table.daytime == ""


@rule("731.2b", "800.4i", "805.4")
def test_two_spells_of_a_hero_who_left_end_the_night(scenario: Builder) -> None:
    table = scenario(variant="archenemy", sizes=(1, 3))
    archenemy, one, _, other = table.seats()
    table.becomes("night")
    table.to_turn(one)
    assert table.daytime == "night"
    table.to_step(MAIN1)
    for _ in range(2):
        other.casts("Grizzly Bears").resolves()
    other.concedes()
    table.to_turn(archenemy)
    assert table.daytime == "day"


@rule("731.2", "500.8", "502.2")
def test_each_untap_step_of_a_turn_looks_at_the_turn_before(scenario: Builder) -> None:
    """A second beginning phase in a turn; it was made day meanwhile, and the player before had cast nothing."""
    again = card("Second Sunrise", "{W}", "Sorcery", ExtraPhase(UNTAP))
    table = scenario(seats=3).knows(again)
    one = table.seat(0)
    table.becomes("day")
    for seat in (*table.seats()[1:], one):
        table.to_turn(seat)
    assert table.daytime == "night"
    table.to_step(MAIN1)
    table.becomes("day")
    one.casts("Second Sunrise").resolves()
    table.to_step(UPKEEP)
    assert table.active == [one] and table.daytime == "night"


@rule("731.2a", "723.5")
def test_what_a_player_casts_whose_turn_is_controlled_keeps_the_day(scenario: Builder) -> None:
    table = scenario(seats=3)
    one, two, three = table.seats()
    table.becomes("day")
    one.gets_mana("CCCC")
    one.activates(one.has("Mindslaver"), at=[two])
    table.resolve_stack()
    one.casts("Shock", at=[three]).resolves()
    table.to_turn(two)
    table.to_step(MAIN1)
    two.casts("Shock", at=[three]).resolves()
    table.to_turn(three)
    assert table.daytime == "day"


@rule("731.2a", "724.1")
def test_a_spell_that_is_exiled_as_the_turn_ends_was_cast(scenario: Builder) -> None:
    for spell, after in (("Shock", "day"), ("", "night")):
        table = scenario(seats=3).knows(card("Curtain", "{U}", "Instant", EndTurn()))
        table.becomes("day")
        if spell:
            table.seat(0).casts(spell, at=[table.seat(2)])
        table.seat(1).casts("Curtain").resolves()
        assert table.active == [table.seat(1)] and table.daytime == after
