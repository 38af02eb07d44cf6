"""Triggered abilities: when they trigger, whose they are, how they get onto the stack. CR 603."""

from __future__ import annotations

from apnap.abilities.activated import Activate
from apnap.abilities.cards import card, token
from apnap.abilities.effects.creating import CreateTokens
from apnap.abilities.effects.damage import DealDamage
from apnap.abilities.effects.durations import UntilEndOfTurn
from apnap.abilities.effects.flow import Choose, May
from apnap.abilities.effects.life import GainLife, LoseLife
from apnap.abilities.effects.moves import Destroy, Exile, ReturnToBattlefield
from apnap.abilities.effects.player_actions import Draw
from apnap.abilities.events.damage_events import DealsDamage
from apnap.abilities.events.object_events import BecomesTapped, Dies, Enters, Leaves
from apnap.abilities.events.patterns import EitherOf
from apnap.abilities.events.player_events import BeginningOf, GainsLife
from apnap.abilities.events.triggers import At, When, Whenever
from apnap.abilities.filters import ARTIFACT, CREATURE, OTHER_CREATURE, PERMANENT, PowerAtLeast
from apnap.abilities.players import EACH_OPPONENT, EACH_PLAYER, YOU
from apnap.abilities.selectors import THIS, THOSE, Each
from apnap.abilities.statics.changes import YouControl
from apnap.abilities.targets import Target, TargetCard
from apnap.rules.core.constants import DRAW, END, LASTS_THIS_TURN, MAIN2, UPKEEP
from apnap.rules.core.decisions import D_ORDER, D_YES_NO, FOR_TARGET, FOR_TRIGGERS
from apnap.testing import rule
from apnap.testing.plugin import Builder
from tests.helpers.words_without_cards import Later, Remember

WARDEN_TOKEN = token("Warden Token", "Creature - Cleric", "1/1", Whenever(Enters(OTHER_CREATURE), GainLife(1)))
TWO_WARDENS = card("Two Wardens", "{W}", "Sorcery", CreateTokens(2, WARDEN_TOKEN))
RAISE_ALL = card(
    "Raise Both", "{B}", "Sorcery", ReturnToBattlefield(TargetCard(CREATURE, whose=YOU, count=2, up_to=True))
)
RAISE_TAPPED = card("Raise Tapped", "{B}", "Sorcery", ReturnToBattlefield(TargetCard(PERMANENT), tapped=True))
OBLIVION = card("Oblivion", "{B}", "Sorcery", Destroy(Each(PERMANENT)))
LOAN = card("Loan", "{U}", "Instant", UntilEndOfTurn(Target(), YouControl()))
MOURNER = card("Mourner of the Strong", "{B}", "Artifact", Whenever(Dies(CREATURE, PowerAtLeast(3)), Draw(1)))
GREETER = card("Greeter of the Strong", "{B}", "Artifact", Whenever(Enters(CREATURE, PowerAtLeast(3)), GainLife(1)))
BITER = card("Biter", "{R}", "Creature - Rat", "2/2", Whenever(DealsDamage(THIS), Draw(1)))
ECHO = card("Echo of Life", "{W}", "Enchantment", Whenever(GainsLife(), LoseLife(1, who=EACH_OPPONENT)))
ONCE = card("Once a Turn", "{W}", "Enchantment", Whenever(Enters(CREATURE), GainLife(1), each_turn=1))
BRACKET = card("Bracket", "{W}", "Creature - Spirit", "1/1", When(EitherOf(Enters(THIS), Dies(THIS)), GainLife(2)))
PARTING = card("Parting", "{W}", "Creature - Spirit", "1/1", When(Leaves(THIS), GainLife(4)))
CHOOSER = card(
    "Chooser",
    "{W}",
    "Creature - Spirit",
    "1/1",
    When(Enters(THIS), Choose(1, Destroy(Target(ARTIFACT)), GainLife(3))),
)
SIPHON = card(
    "Siphon of the Evening", "{B}", "Instant", Later(BeginningOf(END), LoseLife(1, who=EACH_OPPONENT), GainLife(1))
)
VIGIL = card("Vigil", "{W}", "Instant", Later(Enters(CREATURE), GainLife(1), duration=LASTS_THIS_TURN))
NEXT_DEATH = card("Next Death", "{B}", "Instant", Later(Dies(CREATURE), Draw(1)))
BORROWED_TIME = card(
    "Borrowed Time", "{B}", "Instant", Remember(Target(CREATURE)), Later(BeginningOf(END), Exile(THOSE))
)
RATTLE = card("Rattle", "{B}", "Creature - Zombie", "1/1", When(Dies(THIS), DealDamage(2, to=Each(CREATURE))))


# triggering ----------------------------------------------------------------------------------------------------------
@rule("603.2c")
def test_once_for_each_occurrence_in_one_event(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).has("Soul Warden")
    table.seat(1).casts("Raise the Alarm")
    table.run(lambda d: len(table.stack) == 2 and "Raise the Alarm" not in table.stack, "both triggers")
    table.resolve_stack()
    assert table.seat(0).life == 22


@rule("603.2e")
def test_entering_tapped_is_not_becoming_tapped(scenario: Builder) -> None:
    table = scenario().knows(RAISE_TAPPED)
    city = table.seat(0).buried("City of Brass")[0]
    table.seat(0).casts("Raise Tapped", at=[city]).resolves()
    assert table.game.state.objs[city.now].tapped
    assert table.stack == []
    assert table.seat(0).life == 20


@rule("603.2e", "603.2")
def test_becoming_tapped_by_an_effect_counts(scenario: Builder) -> None:
    table = scenario()
    city = table.seat(1).has("City of Brass")
    icy = table.seat(0).has("Icy Manipulator")
    table.seat(0).gets_mana("C")
    table.seat(0).activates(icy, at=[city])
    table.resolve_stack()
    assert table.seat(1).life == 19
    table.seat(0).gets_mana("C")
    again = table.seat(0).has("Icy Manipulator")
    table.seat(0).activates(again, at=[city])
    table.resolve_stack()
    assert table.seat(1).life == 19  # it was tapped already


@rule("603.2g", "615.6")
def test_prevented_damage_triggers_nothing(scenario: Builder) -> None:
    table = scenario().knows(BITER)
    biter = table.seat(0).has("Biter")
    table.seat(0).attacks({biter: table.seat(1)})
    table.seat(1).casts("Fog").resolves()
    table.to_step(MAIN2)
    assert table.seat(0).hand == []
    assert table.seat(1).life == 20


@rule("603.2g", "120.3")
def test_damage_that_is_dealt_does(scenario: Builder) -> None:
    table = scenario().knows(BITER)
    biter = table.seat(0).has("Biter")
    table.seat(0).attacks({biter: table.seat(1)})
    table.to_step(MAIN2)
    assert len(table.seat(0).hand) == 1


@rule("603.2b", "603.3")
def test_at_the_beginning_of_the_upkeep(scenario: Builder) -> None:
    table = scenario()
    table.seat(1).has("Phyrexian Arena")
    table.to_turn(table.seat(1))
    assert table.stack == ["Phyrexian Arena's ability"]
    assert table.holder == table.seat(1)
    table.resolve_stack()
    assert table.seat(1).life == 19
    assert len(table.seat(1).hand) == 1


@rule("603.2b")
def test_an_ability_of_each_upkeep_triggers_in_every_players_upkeep(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).has("Verdant Force")
    for seat in table.seats()[1:]:
        table.to_turn(seat)
        table.resolve_stack()
    assert table.seat(0).battlefield.count("Saproling Token") == table.count - 1


@rule("603.2h")
def test_an_ability_that_triggers_once_each_turn(scenario: Builder) -> None:
    table = scenario().knows(ONCE)
    table.seat(0).has("Once a Turn")
    for name in ("Grizzly Bears", "Hill Giant"):
        table.seat(0).casts(name)
        table.resolve_stack()
    assert table.seat(0).life == 21
    table.to_step(MAIN2, table.seat(1))
    table.seat(1).casts("Hill Giant")
    table.resolve_stack()
    assert table.seat(0).life == 22


@rule("603.2", "603.3")
def test_an_ability_that_triggers_on_what_a_trigger_does(scenario: Builder) -> None:
    table = scenario().knows(ECHO)
    table.seat(0).has("Soul Warden")
    table.seat(0).has("Echo of Life")
    table.seat(1).casts("Raise the Alarm")
    table.resolve_stack()
    assert table.seat(0).life == 22
    assert all(seat.life == 18 for seat in table.seats()[1:])


@rule("603.2c")
def test_one_or_more_is_once_for_all_of_them(scenario: Builder) -> None:
    """Three creatures die at once, and one later: two triggers."""
    pattern = Dies(CREATURE)
    pattern.one_or_more = True
    table = scenario().knows(card("Undertaker", "{1}", "Artifact", Whenever(pattern, Draw(1))))
    table.seat(0).has("Undertaker")
    table.seat(1).have("Grizzly Bears", "Grizzly Bears", "Llanowar Elves")
    table.seat(0).casts("Pyroclasm")
    table.resolve_stack()
    assert len(table.seat(0).hand) == 1
    table.seat(0).casts("Shock", at=[table.seat(1).has("Grizzly Bears")])
    table.resolve_stack()
    assert len(table.seat(0).hand) == 2


@rule("603.3", "602.2b")
def test_what_triggered_while_a_cost_was_paid_goes_above_the_ability(scenario: Builder) -> None:
    table = scenario()
    vampire = table.seat(0).has("Bloodthrone Vampire")
    table.seat(0).has("Blood Artist")
    bears = table.seat(0).has("Grizzly Bears")
    table.seat(0).activates(vampire, says=[[bears.id], [table.seat(1).ref]])
    assert table.stack == ["Bloodthrone Vampire's ability", "Blood Artist's ability"]
    table.run(lambda d: len(table.stack) == 1, "the trigger to resolve")
    assert table.seat(1).life == 19 and vampire.power == 1


# whose, and in which order ------------------------------------------------------------------------------------------
@rule("603.3a")
def test_whoever_controlled_the_source_controls_the_ability(scenario: Builder) -> None:
    table = scenario().knows(LOAN)
    warden = table.seat(0).has("Soul Warden")
    table.seat(0).casts("Grizzly Bears").resolves()
    assert table.stack == ["Soul Warden's ability"]
    loan = table.seat(1).casts("Loan", at=[warden])
    table.run(lambda d: loan.id not in table.stack_ids(), "the loan to resolve")
    assert warden.controller == table.seat(1)
    table.resolve_stack()
    assert table.seat(0).life == 21
    assert table.seat(1).life == 20


@rule("603.3a", "603.2")
def test_a_stolen_warden_gains_life_for_the_thief(scenario: Builder) -> None:
    table = scenario().knows(LOAN)
    warden = table.seat(0).has("Soul Warden")
    table.seat(1).casts("Loan", at=[warden]).resolves()
    table.seat(0).casts("Grizzly Bears").resolves()
    table.resolve_stack()
    assert table.seat(0).life == 20
    assert table.seat(1).life == 21


@rule("603.3b", "101.4")
def test_abilities_go_onto_the_stack_in_apnap_order(scenario: Builder) -> None:
    """The active player's goes lowest and so resolves last."""
    table = scenario()
    for seat in reversed(table.seats()):
        seat.has("Soul Warden")
    table.seat(0).casts("Grizzly Bears").resolves()
    controllers = [table.of(table.game.state.objs[id].controller) for id in table.stack_ids()]
    assert controllers == table.seats()
    table.run(lambda d: len(table.stack) == table.count - 1, "one to resolve")
    assert [seat.life for seat in table.seats()] == [20] * (table.count - 1) + [21]


@rule("603.3b")
def test_a_player_orders_their_own_abilities(scenario: Builder) -> None:
    table = scenario().knows(ECHO)
    table.seat(0).have("Soul Warden", "Attended Knight")
    table.seat(0).casts("Wall of Omens")
    decision = table.asked(table.seat(0), FOR_TRIGGERS)
    assert decision.kind == D_ORDER
    assert sorted(decision.labels) == ["Soul Warden", "Wall of Omens"]
    warden = decision.labels.index("Soul Warden")
    table.answer([warden, 1 - warden])  # the first goes lowest
    assert table.stack == ["Soul Warden's ability", "Wall of Omens's ability"]


@rule("603.3", "117.5")
def test_an_ability_waits_until_a_player_would_get_priority(scenario: Builder) -> None:
    """The death in the middle of the sorcery is seen, but the sorcery is done first."""
    table = scenario().knows(RATTLE)
    rattle = table.seat(1).has("Rattle")
    giant = table.seat(0).has("Hill Giant")
    table.seat(0).casts("Pyroclasm").resolves()
    assert rattle.died
    assert giant.damage == 2
    assert table.stack == ["Rattle's ability"]
    table.resolve_stack()
    assert giant.died


@rule("603.3d")
def test_without_a_legal_target_it_is_taken_off_the_stack(scenario: Builder) -> None:
    table = scenario()
    veteran = table.seat(0).has("Tenth District Veteran")
    table.seat(0).attacks({veteran: table.seat(1)})
    assert table.stack == []


@rule("603.3d", "601.2c")
def test_targets_are_chosen_as_it_goes_onto_the_stack(scenario: Builder) -> None:
    table = scenario()
    bears = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Flametongue Kavu")
    decision = table.asked(table.seat(0), FOR_TARGET)
    assert bears.id in decision.candidates and len(decision.candidates) == 2  # the kavu itself is the other
    table.answer([bears.id])
    giant = table.seat(1).has("Hill Giant")
    table.resolve_stack()
    assert bears.died and giant.stayed


@rule("603.3d")
def test_a_lonely_kavu_must_hit_itself(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).casts("Flametongue Kavu")
    table.resolve_stack()
    assert table.seat(0).graveyard == ["Flametongue Kavu"]


@rule("603.3c", "700.2b")
def test_modes_of_a_triggered_ability(scenario: Builder) -> None:
    table = scenario().knows(CHOOSER)
    table.seat(0).casts("Chooser")
    table.resolve_stack()
    assert table.seat(0).life == 23  # no artifact, no choice
    ring = table.seat(1).has("Sol Ring")
    table.says([0])
    table.seat(0).casts("Chooser")
    table.resolve_stack()
    assert ring.died
    assert table.seat(0).life == 23


# conditions and choices ----------------------------------------------------------------------------------------------
@rule("603.4")
def test_an_intervening_if_is_looked_at_when_it_would_trigger(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).has("Howling Mine", tapped=True)
    table.to_step(DRAW, table.seat(1))
    assert table.stack == []
    assert len(table.seat(1).hand) == 1


@rule("603.4", "608.2a")
def test_an_intervening_if_is_looked_at_again_as_it_resolves(scenario: Builder) -> None:
    table = scenario()
    mine = table.seat(0).has("Howling Mine")
    icy = table.seat(0).has("Icy Manipulator")
    table.to_step(DRAW, table.seat(1))
    assert table.stack == ["Howling Mine's ability"]
    table.seat(0).gets_mana("C")
    table.seat(0).activates(icy, at=[mine])
    table.resolve_stack()
    assert mine.tapped
    assert len(table.seat(1).hand) == 1


@rule("603.4", "603.2b")
def test_an_intervening_if_that_holds_throughout(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).has("Howling Mine")
    table.to_step(DRAW, table.seat(1))
    table.resolve_stack()
    assert len(table.seat(1).hand) == 2


@rule("603.5", "608.2d")
def test_a_may_is_decided_as_it_resolves(scenario: Builder) -> None:
    table = scenario()
    golem = table.seat(0).has("Solemn Simulacrum")
    table.seat(1).casts("Shock", at=[golem]).resolves()
    assert table.stack == ["Solemn Simulacrum's ability"]
    decision = table.asked(table.seat(0))
    assert decision.kind == D_YES_NO
    assert table.stack == ["Solemn Simulacrum's ability"]
    table.answer([1])
    assert len(table.seat(0).hand) == 1


# zone changes --------------------------------------------------------------------------------------------------------
@rule("603.6a")
def test_what_enters_together_sees_each_other_enter(scenario: Builder) -> None:
    table = scenario().knows(RAISE_ALL)
    both = table.seat(0).buried("Soul Warden", "Soul Warden")
    table.seat(0).casts("Raise Both", at=both)
    table.resolve_stack()
    assert table.seat(0).life == 22


@rule("603.6a", "111.1")
def test_tokens_that_are_created_together_see_each_other_enter(scenario: Builder) -> None:
    table = scenario().knows(TWO_WARDENS)
    table.seat(0).casts("Two Wardens")
    table.resolve_stack()
    assert table.seat(0).life == 22


@rule("603.6b", "611.3c")
def test_a_creature_enters_with_its_bonus(scenario: Builder) -> None:
    """A 2/2 under the anthem is a 3/3 as it enters, not a moment later."""
    table = scenario().knows(GREETER)
    table.seat(0).have("Glorious Anthem", "Greeter of the Strong")
    table.seat(0).casts("Grizzly Bears")
    table.resolve_stack()
    assert table.seat(0).life == 21
    table.seat(1).casts("Raise the Alarm")
    table.resolve_stack()
    assert table.seat(0).life == 21


@rule("603.6c")
def test_leaving_the_battlefield_for_anywhere(scenario: Builder) -> None:
    table = scenario().knows(PARTING)
    first, second, third = table.seat(0).have("Parting", "Parting", "Parting")
    table.seat(1).casts("Unsummon", at=[first])
    table.resolve_stack()
    table.seat(1).casts("Swords to Plowshares", at=[second])
    table.resolve_stack()
    table.seat(1).casts("Shock", at=[third])
    table.resolve_stack()
    assert table.seat(0).life == 20 + 3 * 4 + 1  # and one for the power that was exiled


@rule("603.6d", "614.1d")
def test_entering_tapped_is_not_a_triggered_ability(scenario: Builder) -> None:
    table = scenario()
    land = table.seat(0).plays("Shivan Oasis")
    assert table.stack == []
    assert land.tapped


@rule("603.10a")
def test_creatures_that_die_together_see_each_other_die(scenario: Builder) -> None:
    """Two artists and a bear: three deaths, seen by each of the two."""
    table = scenario()
    table.seat(0).have("Blood Artist", "Blood Artist")
    table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Day of Judgment").resolves()
    table.run(lambda d: len(table.stack) == 6, "six triggers")
    table.resolve_stack()
    assert table.seat(0).graveyard.count("Blood Artist") == 2


@rule("603.10a", "700.4")
def test_players_gain_and_lose_for_each_death(scenario: Builder) -> None:
    table = scenario()
    artist = table.seat(0).has("Blood Artist")
    for target in (table.seat(1), table.seat(1)):
        bears = table.seat(1).has("Grizzly Bears")
        table.seat(0).casts("Shock", at=[bears]).resolves()
        decision = table.asked(table.seat(0), FOR_TARGET)
        assert target.ref in decision.candidates
        table.answer([target.ref])
        table.resolve_stack()
    assert artist.stayed
    assert table.seat(0).life == 22
    assert table.seat(1).life == 18


@rule("603.10a", "608.2h")
def test_the_dead_are_judged_as_they_last_were(scenario: Builder) -> None:
    """Anthem, bear and mourner go together: the bear was a 3/3, and the mourner was there to see it."""
    table = scenario().knows(MOURNER, OBLIVION)
    table.seat(0).have("Glorious Anthem", "Grizzly Bears", "Mourner of the Strong")
    table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Oblivion")
    table.resolve_stack()
    assert len(table.seat(0).hand) == 1


@rule("603.10a", "700.4")
def test_a_token_dies_too(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).has("Blood Artist")
    table.seat(1).casts("Raise the Alarm").resolves()
    token_ = table.seat(1).permanent("Soldier Token")
    table.seat(0).casts("Shock", at=[token_]).resolves()
    assert token_.died
    table.asked(table.seat(0), FOR_TARGET)
    table.answer([table.seat(1).ref])
    table.resolve_stack()
    assert (table.seat(0).life, table.seat(1).life) == (21, 19)
    assert table.seat(1).graveyard == ["Raise the Alarm"]


@rule("603.10", "603.10a")
def test_one_ability_may_wait_for_arrival_and_for_death(scenario: Builder) -> None:
    table = scenario().knows(BRACKET)
    table.seat(0).casts("Bracket")
    table.resolve_stack()
    assert table.seat(0).life == 22
    table.seat(1).casts("Shock", at=[table.seat(0).permanent("Bracket")])
    table.resolve_stack()
    assert table.seat(0).life == 24


@rule("603.10a")
def test_a_creature_that_arrived_after_a_death_did_not_see_it(scenario: Builder) -> None:
    table = scenario()
    bears = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Shock", at=[bears]).resolves()
    table.seat(0).casts("Blood Artist")
    table.resolve_stack()
    assert table.seat(0).life == 20


# delayed abilities ---------------------------------------------------------------------------------------------------
@rule("603.7", "603.7b")
def test_a_delayed_ability_triggers_once(scenario: Builder) -> None:
    table = scenario().knows(SIPHON)
    table.seat(0).casts("Siphon of the Evening").resolves()
    assert table.seat(0).life == 20
    table.to_step(END)
    table.resolve_stack()
    assert table.seat(0).life == 21
    table.to_step(END, table.seat(1))
    assert table.stack == []
    assert table.seat(0).life == 21


@rule("603.7a")
def test_a_delayed_ability_made_in_the_end_step_waits_for_the_next_one(scenario: Builder) -> None:
    table = scenario().knows(SIPHON)
    table.to_step(END)
    table.seat(0).casts("Siphon of the Evening").resolves()
    assert table.stack == []
    assert table.seat(0).life == 20
    table.to_step(END, table.seat(1))
    table.resolve_stack()
    assert table.seat(0).life == 21


@rule("603.7b")
def test_with_a_duration_it_triggers_each_time(scenario: Builder) -> None:
    table = scenario().knows(VIGIL)
    table.seat(0).casts("Vigil").resolves()
    table.seat(0).casts("Grizzly Bears")
    table.resolve_stack()
    table.seat(0).casts("Hill Giant")
    table.resolve_stack()
    assert table.seat(0).life == 22
    table.to_step(MAIN2, table.seat(1))
    table.seat(1).casts("Hill Giant")
    table.resolve_stack()
    assert table.seat(0).life == 22


@rule("603.7b", "603.10a")
def test_two_deaths_at_once_trigger_it_once(scenario: Builder) -> None:
    table = scenario().knows(NEXT_DEATH)
    table.seat(1).have("Grizzly Bears", "Grizzly Bears")
    table.seat(0).casts("Next Death").resolves()
    table.seat(0).casts("Pyroclasm").resolves()
    table.resolve_stack()
    assert len(table.seat(0).hand) == 1


@rule("603.7c", "400.7")
def test_a_delayed_ability_does_not_find_what_left_and_came_back(scenario: Builder) -> None:
    table = scenario().knows(BORROWED_TIME, RAISE_ALL)
    bears, giant = table.seat(0).have("Grizzly Bears", "Hill Giant")
    table.seat(0).casts("Borrowed Time", at=[bears]).resolves()
    table.seat(0).casts("Borrowed Time", at=[giant]).resolves()
    table.seat(1).casts("Shock", at=[bears]).resolves()
    table.seat(0).casts("Raise Both", at=[bears]).resolves()
    table.to_step(END)
    table.resolve_stack()
    assert table.seat(0).battlefield == ["Grizzly Bears"]
    assert table.seat(0).exile == ["Hill Giant"]


@rule("603.7d", "603.7e")
def test_the_spells_controller_controls_what_it_left_behind(scenario: Builder) -> None:
    table = scenario().knows(SIPHON)
    table.seat(1).casts("Siphon of the Evening").resolves()
    table.to_step(END)
    assert [table.game.state.objs[id].controller for id in table.stack_ids()] == [table.seat(1).number]
    table.resolve_stack()
    assert table.seat(1).life == 21


@rule("603.7e", "113.7a")
def test_an_ability_left_behind_needs_no_source(scenario: Builder) -> None:
    table = scenario().knows(
        card("Slow Tome", "{1}", "Artifact", Activate("{0}", Later(BeginningOf(END), Draw(1)))), OBLIVION
    )
    tome = table.seat(0).has("Slow Tome")
    table.seat(0).activates(tome)
    table.resolve_stack()
    table.seat(0).casts("Oblivion").resolves()
    assert tome.died
    table.to_step(END)
    table.resolve_stack()
    assert len(table.seat(0).hand) == 1


@rule("603.5")
def test_a_may_that_is_declined(scenario: Builder) -> None:
    table = scenario().knows(card("Perhaps", "{W}", "Enchantment", At(BeginningOf(UPKEEP, whose=YOU), May(Draw(1)))))
    table.seat(1).has("Perhaps")
    table.to_turn(table.seat(1))
    assert table.stack == ["Perhaps's ability"]
    table.says([0]).resolve_stack()
    assert table.seat(1).hand == []


@rule("603.2", "102.2")
def test_each_opponent_and_each_player(scenario: Builder) -> None:
    table = scenario().knows(
        card("All Bells", "{1}", "Artifact", Whenever(GainsLife(who=EACH_PLAYER), LoseLife(1))),
        card("Their Bells", "{1}", "Artifact", Whenever(GainsLife(who=EACH_OPPONENT), GainLife(1))),
        card("Gift", "{W}", "Instant", GainLife(3)),
    )
    table.seat(0).have("All Bells")
    table.seat(1).casts("Gift")
    table.resolve_stack()
    assert (table.seat(0).life, table.seat(1).life) == (19, 23)
    table.seat(0).casts("Gift")
    table.resolve_stack()
    assert table.seat(0).life == 21
    table.seat(1).has("Their Bells")
    table.seat(1).casts("Gift")  # no opponent of theirs gains any
    table.resolve_stack()
    assert table.seat(1).life == 26


@rule("603.2", "603.3d")
def test_a_trigger_that_watches_what_becomes_tapped(scenario: Builder) -> None:
    table = scenario().knows(
        card("Sentry", "{1}", "Artifact", Whenever(BecomesTapped(CREATURE), DealDamage(1, to=Target(CREATURE))))
    )
    table.seat(1).has("Sentry")
    elves = table.seat(0).has("Llanowar Elves")
    table.seat(0).attacks({elves: table.seat(1)})
    table.resolve_stack()
    assert elves.died
    assert table.seat(1).life == 20
