"""Continuous effects: how long they last, what they apply to, and those about what is yet to come. CR 611, 511, 514."""

from __future__ import annotations

from apnap.abilities.amounts import X
from apnap.abilities.cards import card
from apnap.abilities.conditions import IsTurnOf
from apnap.abilities.effects.durations import Indefinitely, UntilEndOfTurn, UntilYourNextTurn
from apnap.abilities.effects.life import GainLife
from apnap.abilities.events.object_events import Enters
from apnap.abilities.events.triggers import Whenever
from apnap.abilities.filters import ATTACKED_THIS_TURN, ATTACKING, BLACK, CREATURE, YOU_CONTROL, Subtype
from apnap.abilities.keyword_abilities.flags import FLYING
from apnap.abilities.players import YOU
from apnap.abilities.selectors import Each
from apnap.abilities.statics.changes import Gets, Has, YouControl
from apnap.abilities.statics.continuous import Always
from apnap.abilities.statics.restrictions import CantBlock
from apnap.abilities.targets import Target
from apnap.rules.core import constants
from apnap.rules.core.constants import CLEANUP, DAMAGE, END, END_COMBAT, MAIN2, UPKEEP
from apnap.rules.core.decisions import D_ATTACK, D_BLOCK
from apnap.testing import rule
from apnap.testing.plugin import Builder
from tests.helpers.words_without_cards import until_end_of_combat

LOAN = card("Loan", "{U}", "Instant", UntilEndOfTurn(Target(CREATURE), YouControl()))
GIFT = card("Lasting Gift", "{G}", "Instant", Indefinitely(Target(CREATURE), Gets(2, 2)))
BLESSING = card("Blessing", "{W}", "Sorcery", UntilYourNextTurn(Target(CREATURE), Gets(1, 1)))
RALLY = card("Rally", "{R}", "Instant", until_end_of_combat(Target(CREATURE), Gets(2, 0)))
PANIC = card("Panic", "{R}", "Sorcery", UntilEndOfTurn(Each(CREATURE), CantBlock()))
SURGE = card("Surge", "{X}{G}", "Instant", UntilEndOfTurn(Target(CREATURE), Gets(X, X)))
DAYLIGHT = card(
    "Daylight", "{W}", "Enchantment", Always(Each(CREATURE, YOU_CONTROL), Has(FLYING), condition=IsTurnOf(YOU))
)
WATCH = card("Grave Watch", "{W}", "Enchantment", Whenever(Enters(Subtype("Zombie"), BLACK, CREATURE), GainLife(1)))


@rule("611.2a", "514.2")
def test_until_end_of_turn_ends_in_the_cleanup_step(scenario: Builder) -> None:
    table = scenario()
    bears = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Giant Growth", at=[bears]).resolves()
    table.to_step(END)
    assert bears.power == 5
    table.next_turn()
    assert bears.power == 2


@rule("611.2a", "514.2")
def test_an_effect_of_the_end_step_ends_with_the_same_turn(scenario: Builder) -> None:
    table = scenario()
    bears = table.seat(1).has("Grizzly Bears")
    table.to_step(END)
    table.seat(1).casts("Giant Growth", at=[bears]).resolves()
    assert bears.power == 5
    table.next_turn()
    assert bears.power == 2


@rule("514.2", "703.4p")
def test_damage_and_the_bonus_wear_off_together(scenario: Builder) -> None:
    """A grown bear with four damage on it survives the end of its bonus."""
    table = scenario()
    bears = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Giant Growth", at=[bears]).resolves()
    for name in ("Shock", "Shock"):
        table.seat(1).casts(name, at=[bears]).resolves()
    assert bears.damage == 4
    table.next_turn()
    assert bears.stayed and bears.damage == 0 and bears.toughness == 2


@rule("611.2a")
def test_without_a_duration_it_lasts(scenario: Builder) -> None:
    table = scenario().knows(GIFT)
    bears = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Lasting Gift", at=[bears]).resolves()
    table.next_turns(3)
    assert bears.power == 4


@rule("611.2a", "400.7")
def test_an_effect_does_not_follow_into_another_zone(scenario: Builder) -> None:
    table = scenario().knows(GIFT)
    bears = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Lasting Gift", at=[bears]).resolves()
    table.seat(0).casts("Unsummon", at=[bears]).resolves()
    table.seat(0).casts("Grizzly Bears").resolves()
    assert table.seat(0).permanent("Grizzly Bears").power == 2


@rule("511.2", "611.2a")
def test_until_end_of_combat(scenario: Builder) -> None:
    table = scenario().knows(RALLY)
    bears = table.seat(0).has("Grizzly Bears")
    table.seat(0).attacks({bears: table.seat(1)})
    table.seat(0).casts("Rally", at=[bears]).resolves()
    table.to_step(END_COMBAT)
    assert bears.power == 4
    table.to_step(MAIN2)
    assert bears.power == 2
    assert table.seat(1).life == 16


@rule("611.2a")
def test_until_your_next_turn(scenario: Builder) -> None:
    table = scenario().knows(BLESSING)
    bears = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Blessing", at=[bears]).resolves()
    for _ in range(table.count - 1):
        table.next_turn()
        assert bears.power == 3
    assert table.next_turn() == table.seat(0)
    assert table.game.state.turn().step == UPKEEP
    assert bears.power == 2


@rule("611.2c")
def test_the_set_of_objects_is_fixed_as_it_begins(scenario: Builder) -> None:
    table = scenario()
    bears = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Overrun").resolves()
    assert (bears.power, bears.has(constants.TRAMPLE)) == (5, True)
    table.seat(0).casts("Hill Giant").resolves()
    giant = table.seat(0).permanent("Hill Giant")
    assert (giant.power, giant.has(constants.TRAMPLE)) == (3, False)


@rule("611.2c")
def test_an_effect_stays_with_a_creature_that_changes_control(scenario: Builder) -> None:
    table = scenario().knows(LOAN)
    bears = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Overrun").resolves()
    table.seat(1).casts("Loan", at=[bears]).resolves()
    assert bears.controller == table.seat(1)
    assert bears.power == 5


@rule("611.2c")
def test_a_change_of_the_rules_reaches_those_who_come_later(scenario: Builder) -> None:
    """'Creatures can't block this turn' holds for the drake that arrives after it."""
    table = scenario().knows(PANIC)
    bears = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Panic").resolves()
    table.seat(1).casts("Spire Monitor").resolves()
    table.seat(0).attacks({bears: table.seat(1)})
    asked: list[int] = []

    def blocks(d: object) -> bool:
        asked.append(table.game.decision().kind)  # type: ignore[union-attr]
        return table.game.state.turn().step == DAMAGE

    table.run(blocks, "damage")
    assert D_BLOCK not in asked
    assert table.seat(1).life == 18


@rule("611.2d", "107.3")
def test_x_is_fixed_as_it_resolves(scenario: Builder) -> None:
    table = scenario().knows(SURGE)
    bears = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Surge", at=[bears], x=4).resolves()
    assert (bears.power, bears.toughness) == (6, 6)


@rule("611.3a", "611.3b")
def test_a_static_ability_applies_to_whatever_fits(scenario: Builder) -> None:
    table = scenario().knows(LOAN)
    anthem = table.seat(0).has("Glorious Anthem")
    mine, theirs = table.seat(0).has("Grizzly Bears"), table.seat(1).has("Grizzly Bears")
    assert (mine.power, theirs.power) == (3, 2)
    table.seat(0).casts("Loan", at=[theirs]).resolves()
    assert theirs.power == 3
    table.seat(1).casts("Disenchant", at=[anthem]).resolves()
    assert (mine.power, theirs.power) == (2, 2)


@rule("611.3a")
def test_a_static_ability_looks_at_its_condition_all_the_time(scenario: Builder) -> None:
    table = scenario().knows(DAYLIGHT)
    table.seat(0).has("Daylight")
    bears = table.seat(0).has("Grizzly Bears")
    assert bears.has(constants.FLYING)
    table.next_turn()
    assert not bears.has(constants.FLYING)
    table.to_turn(table.seat(0))
    assert bears.has(constants.FLYING)


@rule("611.3a", "511.3")
def test_a_bonus_for_attackers_ends_with_the_attack(scenario: Builder) -> None:
    table = scenario().knows(card("Charge", "{R}", "Enchantment", Always(Each(CREATURE, ATTACKING), Gets(2, 0))))
    table.game.logging = False
    table.seat(0).has("Charge")
    bears = table.seat(0).has("Grizzly Bears")
    table.seat(0).attacks({bears: table.seat(1)})
    assert bears.power == 4
    table.to_step(MAIN2)
    assert table.seat(1).life == 16
    assert bears.power == 2


@rule("611.3a")
def test_a_bonus_for_what_has_attacked_lasts_for_the_turn(scenario: Builder) -> None:
    table = scenario().knows(
        card("Pride", "{R}", "Enchantment", Always(Each(CREATURE, ATTACKED_THIS_TURN), Gets(0, 2)))
    )
    table.seat(0).has("Pride")
    bears = table.seat(0).has("Grizzly Bears")
    table.seat(0).attacks({bears: table.seat(1)})
    table.to_step(END)
    assert bears.toughness == 4
    table.next_turn()
    assert bears.toughness == 2


@rule("611.3c", "704.5f")
def test_a_creature_never_enters_without_the_bonus(scenario: Builder) -> None:
    """A 0/0 under the anthem lives."""
    table = scenario()
    table.seat(0).has("Glorious Anthem")
    table.seat(0).casts("Walking Ballista", x=0).resolves()
    ballista = table.seat(0).permanent("Walking Ballista")
    assert (ballista.power, ballista.toughness) == (1, 1)


@rule("611.3b", "704.5f")
def test_a_creature_that_lives_by_a_bonus_dies_without_it(scenario: Builder) -> None:
    table = scenario()
    anthem = table.seat(0).has("Glorious Anthem")
    table.seat(0).casts("Walking Ballista", x=0).resolves()
    ballista = table.seat(0).permanent("Walking Ballista")
    table.seat(1).casts("Disenchant", at=[anthem]).resolves()
    assert ballista.died


@rule("611.2a", "613.1b")
def test_borrowed_until_end_of_turn(scenario: Builder) -> None:
    table = scenario().knows(LOAN)
    bears = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Loan", at=[bears]).resolves()
    assert bears.controller == table.seat(0)
    table.next_turn()
    assert bears.controller == table.seat(1)


@rule("302.6", "613.1b")
def test_what_is_borrowed_has_to_wait(scenario: Builder) -> None:
    """A new controller cannot attack with it; back home before its owner's turn it can."""
    table = scenario().knows(LOAN)
    bears = table.seat(1).has("Grizzly Bears")
    giant = table.seat(0).has("Hill Giant")
    table.seat(0).casts("Loan", at=[bears]).resolves()
    decision = table.asked(table.seat(0))
    assert decision.attackers == [giant.id]
    table.run(lambda d: d.kind == D_ATTACK and d.seat == table.seat(1).number, "seat 1 to attack")
    assert bears.id in table.asked(table.seat(1)).attackers


@rule("604.4", "613.7e")
def test_an_equipment_changes_what_it_is_attached_to(scenario: Builder) -> None:
    table = scenario()
    first, second = table.seat(0).have("Grizzly Bears", "Hill Giant")
    axe = table.seat(0).has("Bonesplitter")
    table.seat(0).gets_mana("CC")
    table.seat(0).activates(axe, at=[first])
    table.resolve_stack()
    assert (first.power, second.power) == (4, 3)
    table.seat(0).activates(axe, at=[second])
    table.resolve_stack()
    assert (first.power, second.power) == (2, 5)


@rule("514.2", "514.3a")
def test_an_effect_that_ends_in_the_cleanup_step_may_kill(scenario: Builder) -> None:
    """Without the growth its counters are too many, and there is a moment to act after its death."""
    table = scenario()
    giant = table.seat(0).has("Hill Giant")
    table.seat(0).casts("Giant Growth", at=[giant]).resolves()
    table.game.state.edit(giant.id).counters = {"-1/-1": 4}
    table.game.drop_chars(giant.id)
    table.refresh()
    assert giant.toughness == 2
    table.run(lambda d: giant.died, "its death")
    assert table.game.state.turn().step == CLEANUP
    assert table.holder == table.seat(0)


# effects about what is yet to come ---------------------------------------------------------------------------------


@rule("611.2f", "101.2")
def test_the_next_spell_cannot_be_countered_and_the_one_after_can(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).casts("Overmaster").resolves()
    assert len(table.seat(0).hand) == 1
    bolt = table.seat(0).casts("Lightning Bolt", at=[table.seat(1)])
    table.seat(1).casts("Counterspell", at=[bolt]).resolves()
    table.resolve_stack()
    assert table.seat(1).life == 17
    bolt = table.seat(0).casts("Lightning Bolt", at=[table.seat(1)])
    table.seat(1).casts("Counterspell", at=[bolt]).resolves()
    assert table.seat(1).life == 17 and not table.stack


@rule("611.2f")
def test_an_effect_on_the_next_spell_waits_for_a_spell_of_its_kind(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).casts("Insist").resolves()
    assert len(table.seat(0).hand) == 1
    shock = table.seat(0).casts("Shock", at=[table.seat(1)])
    table.seat(1).casts("Counterspell", at=[shock]).resolves()
    assert table.seat(1).life == 20
    bears = table.seat(0).casts("Grizzly Bears")
    table.seat(1).casts("Counterspell", at=[bears]).resolves()
    table.resolve_stack()
    assert table.seat(0).battlefield == ["Grizzly Bears"]


@rule("611.2f", "601.2a", "702.40")
def test_the_next_spell_has_storm_as_it_is_cast(scenario: Builder) -> None:
    """The spell gets the ability as it is put onto the stack, in time for what triggers on casting it."""
    table = scenario()
    table.seat(0).casts("Crackling Spellslinger").resolves()
    table.resolve_stack()
    table.seat(0).casts("Grizzly Bears").resolves()
    table.seat(0).casts("Shock", at=[table.seat(1)])
    table.resolve_stack()
    assert table.seat(1).life == 14  # two spells were cast before it
    table.seat(0).casts("Shock", at=[table.seat(1)]).resolves()
    assert table.seat(1).life == 12 and not table.stack


@rule("611.2f", "603.4")
def test_a_spellslinger_that_was_not_cast_gives_the_next_spell_nothing(scenario: Builder) -> None:
    table = scenario()
    slinger = table.seat(0).buried("Crackling Spellslinger")[0]
    table.seat(0).casts("Zombify", at=[slinger]).resolves()
    assert not table.stack


@rule("611.2f", "702.8")
def test_a_spellslinger_has_flash(scenario: Builder) -> None:
    table = scenario()
    table.seat(1).casts("Crackling Spellslinger").resolves()
    assert "Crackling Spellslinger" in table.seat(1).battlefield


@rule("611.2e", "603.6a")
def test_what_an_effect_says_it_is_it_is_as_it_enters(scenario: Builder) -> None:
    """An ability that waits for black Zombies sees the Angel enter as one; counters and effects come on top of it."""
    table = scenario().knows(WATCH)
    table.seat(0).has("Grave Watch")
    angel = table.seat(1).buried("Serra Angel")[0]
    table.seat(0).casts("Rise from the Grave", at=[angel]).resolves()
    table.resolve_stack()
    risen = table.seat(0).permanent("Serra Angel")
    assert risen.is_a("Zombie") and risen.is_a("Angel") and risen.colors == "WB"
    assert table.seat(0).life == 21
    table.seat(0).casts("Turn to Frog", at=[risen]).resolves()
    assert risen.is_a("Frog") and not risen.is_a("Zombie")
    table.next_turn()
    assert risen.is_a("Zombie")
