"""Colours, numbers and symbols. CR 105, 107."""

from __future__ import annotations

import pytest

from apnap.abilities.cards import card
from apnap.abilities.effects.durations import UntilEndOfTurn
from apnap.abilities.effects.moves import Counter
from apnap.abilities.filters import CREATURE, ManaValueAtMost
from apnap.abilities.statics.changes import Becomes
from apnap.abilities.targets import Target, TargetSpell
from apnap.rules.core.constants import PLUS
from apnap.rules.core.decisions import D_CHOOSE, D_NUMBER, FOR_COLOR, O_ACTIVATE, O_CAST, IllegalAnswer
from apnap.testing import Permanent, Scenario, rule
from apnap.testing.plugin import Builder

DUSK = card("Dusk", "{B}", "Instant", UntilEndOfTurn(Target(CREATURE), Becomes("Creature", color="B")))
SPURN = card("Spurn", "{U}", "Instant", Counter(TargetSpell(ManaValueAtMost(2))))


def weakened(table: Scenario) -> Permanent:
    """A creature with power -1 and toughness 1."""
    thopter = table.seat(0).has("Ornithopter")
    goblin = table.seat(0).has("Festering Goblin")
    table.says([thopter.id])
    table.seat(0).casts("Shock", at=[goblin]).resolves()
    table.resolve_stack()
    assert (thopter.power, thopter.toughness) == (-1, 1)
    return thopter


# colours --------------------------------------------------------------------------------------------------------------
@rule("105.2", "202.2")
@pytest.mark.parametrize(
    ("name", "colors"),
    [
        ("Grizzly Bears", "G"),
        ("Watchwolf", "WG"),
        ("Tattermunge Maniac", "RG"),
        ("Dismember", "B"),
        ("Sol Ring", ""),
        ("Forest", ""),
        ("Dryad Arbor", "G"),
        ("Icehide Golem", ""),
        ("Flame Javelin", "R"),
    ],
)
def test_an_object_has_the_colours_of_its_cost_or_its_indicator(scenario: Builder, name: str, colors: str) -> None:
    (card,) = scenario().seat(0).holds(name)
    assert card.colors == colors


@rule("105.4", "106.1a")
def test_a_colour_that_is_chosen_is_one_of_five(scenario: Builder) -> None:
    table = scenario()
    birds = table.seat(0).has("Birds of Paradise")
    decision = table.to_priority(table.seat(0).number)
    pick = [i for i, o in enumerate(decision.options) if o.id == birds.id]
    table.game.answer(pick)
    asked = table.game.decision()
    assert asked is not None and (asked.kind, asked.purpose) == (D_CHOOSE, FOR_COLOR)
    assert list(asked.candidates) == [0, 1, 2, 3, 4]
    with pytest.raises(IllegalAnswer):
        table.answer([5])
    table.answer([3])
    assert table.seat(0).pool == "R"


@rule("105.3", "613.1e")
def test_a_new_colour_replaces_the_old_ones(scenario: Builder) -> None:
    """A wolf that is black is neither green nor white: Doom Blade has no hold on it."""
    table = scenario().knows(DUSK)
    wolf = table.seat(1).has("Watchwolf")
    table.seat(1).casts("Dusk", at=[wolf]).resolves()
    assert wolf.colors == "B"
    (blade,) = table.seat(0).holds("Doom Blade")
    table.seat(0).gets_mana("BB")
    assert not table.seat(0).can(O_CAST, blade)
    table.next_turn()
    assert wolf.colors == "WG"


# numbers --------------------------------------------------------------------------------------------------------------
@rule("107.1b", "119.3")
def test_nobody_gains_a_negative_amount_of_life(scenario: Builder) -> None:
    table = scenario()
    thopter = weakened(table)
    table.seat(0).casts("Swords to Plowshares", at=[thopter]).resolves()
    assert table.seat(0).exile == ["Ornithopter"]
    assert table.seat(0).life == 20


@rule("107.1b", "120.8")
def test_nobody_deals_a_negative_amount_of_damage(scenario: Builder) -> None:
    table = scenario()
    thopter = weakened(table)
    bear = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Rabid Bite", at=[thopter, bear]).resolves()
    assert bear.damage == 0


@rule("107.1b")
def test_a_negative_power_is_counted_with(scenario: Builder) -> None:
    table = scenario()
    thopter = weakened(table)
    table.seat(0).casts("Giant Growth", at=[thopter]).resolves()
    assert (thopter.power, thopter.toughness) == (2, 4)


@rule("107.3a", "601.2b")
def test_x_is_announced_up_to_what_can_be_paid(scenario: Builder) -> None:
    table = scenario()
    (blaze,) = table.seat(0).holds("Blaze")
    table.seat(0).gets_mana("RRRR")
    pick = [i for i, o in enumerate(table.to_priority(table.seat(0).number).options) if o.id == blaze.id]
    table.game.answer(pick)
    decision = table.run(lambda d: d.kind == D_NUMBER)
    assert (decision.minimum, decision.maximum) == (0, 3)
    table.answer([2])
    table.run(lambda d: d.kind == D_CHOOSE)
    table.answer([table.seat(1).ref])
    assert table.seat(0).pool == "R"
    table.resolve_stack()
    assert table.seat(1).life == 18


@rule("107.3g", "202.3e")
def test_x_counts_on_the_stack_and_nowhere_else(scenario: Builder) -> None:
    table = scenario()
    (blaze,) = table.seat(0).holds("Blaze")
    assert blaze.mana_value == 1
    spell = table.seat(0).casts("Blaze", at=[table.seat(1)], x=4)
    assert spell.mana_value == 5
    spell.resolves()
    assert blaze.mana_value == 1


@rule("107.3a", "202.3e")
def test_a_spell_with_a_large_x_is_not_a_target_for_what_counters_cheap_spells(scenario: Builder) -> None:
    table = scenario().knows(SPURN)
    (spurn,) = table.seat(1).holds("Spurn")
    table.seat(0).casts("Blaze", at=[table.seat(1)], x=2)
    table.seat(1).gets_mana("U")
    assert not table.seat(1).can(O_CAST, spurn)
    table.resolve_stack()
    table.seat(0).casts("Blaze", at=[table.seat(1)], x=1)
    table.seat(1).gets_mana("U")
    assert table.seat(1).can(O_CAST, spurn)


@rule("107.3m", "107.3g")
def test_x_is_zero_for_a_permanent_that_was_not_cast(scenario: Builder) -> None:
    table = scenario()
    (ballista,) = table.seat(0).buried("Walking Ballista")
    table.seat(0).casts("Zombify", at=[ballista]).resolves()
    assert ballista.zone == "graveyard"  # it came as a 0/0
    assert ballista.now != ballista.id


@rule("107.3k", "107.3i")
def test_both_symbols_of_a_double_x_have_one_value(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).gets_mana("CCCCCC")
    table.seat(0).holds("Walking Ballista")
    table.seat(0).casts("Walking Ballista", x=3, free=False).resolves()
    ballista = table.seat(0).permanent("Walking Ballista")
    assert (ballista.counters(PLUS), table.seat(0).pool, ballista.mana_value) == (3, "", 0)


# symbols --------------------------------------------------------------------------------------------------------------
@rule("107.4a", "107.4b")
def test_coloured_mana_pays_its_own_colour_and_anything_pays_generic(scenario: Builder) -> None:
    table = scenario()
    bear, ring = table.seat(0).holds("Grizzly Bears", "Sol Ring")
    table.seat(0).gets_mana("RC")
    assert not table.seat(0).can(O_CAST, bear)
    assert table.seat(0).can(O_CAST, ring)
    table.seat(0).gets_mana("G")
    assert table.seat(0).can(O_CAST, bear)


@rule("107.4d", "118.5a")
def test_a_spell_for_nothing_still_has_to_be_cast(scenario: Builder) -> None:
    table = scenario()
    (memnite,) = table.seat(0).holds("Memnite")
    assert memnite.zone == "hand" and table.seat(0).can(O_CAST, memnite)
    table.seat(0).casts("Memnite")
    assert table.stack == ["Memnite"]
    table.seat(1).casts("Counterspell", at=[table.stack_ids()[-1]]).resolves()
    assert memnite.zone == "graveyard"


@rule("107.5", "302.6")
def test_the_tap_symbol_needs_an_untapped_permanent_that_has_been_there(scenario: Builder) -> None:
    table = scenario()
    old, tapped = table.seat(0).have("Prodigal Sorcerer"), table.seat(0).have("Prodigal Sorcerer", tapped=True)
    new = table.seat(0).has("Prodigal Sorcerer", sick=True)
    icy = table.seat(0).has("Icy Manipulator", sick=True)  # no creature: it need not wait
    table.seat(0).gets_mana("C")
    offered = [table.seat(0).can(O_ACTIVATE, p) for p in (*old, *tapped, new, icy)]
    assert offered == [True, False, False, True]


@rule("107.7", "606.4")
def test_loyalty_symbols_add_and_remove_counters_as_a_cost(scenario: Builder) -> None:
    table = scenario()
    jace, garruk = table.seat(0).have("Jace Beleren", "Garruk Wildspeaker")
    table.seat(0).activates(jace, 0)
    assert jace.counters("loyalty") == 5
    table.resolve_stack()
    table.seat(0).activates(garruk, 1)
    assert garruk.counters("loyalty") == 2
    assert table.stack == ["Garruk Wildspeaker's ability"]
