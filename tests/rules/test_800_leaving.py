"""Leaving a game that goes on, at any moment. CR 800.4, 800.6, 800.7."""

from __future__ import annotations

from apnap.abilities.activated import Activate
from apnap.abilities.amounts import LifeOf
from apnap.abilities.cards import Enchant, card, token
from apnap.abilities.costs import PayMana
from apnap.abilities.effects.creating import CreateTokens
from apnap.abilities.effects.damage import DealDamage
from apnap.abilities.effects.durations import UntilEndOfTurn, UntilYourNextTurn
from apnap.abilities.effects.flow import May
from apnap.abilities.effects.life import GainLife, LoseLife
from apnap.abilities.effects.moves import Exile, ReturnToBattlefield
from apnap.abilities.effects.payment import UnlessPays
from apnap.abilities.effects.player_actions import Discard, Draw, Sacrifice
from apnap.abilities.events.damage_events import DealsDamage
from apnap.abilities.events.object_events import Dies, Enters, Leaves
from apnap.abilities.events.player_events import BeginningOf
from apnap.abilities.events.triggers import Whenever
from apnap.abilities.filters import CREATURE, PERMANENT
from apnap.abilities.keyword_actions.library import Scry
from apnap.abilities.players import EACH_OPPONENT, EACH_PLAYER, THAT_PLAYER, ControllerOf
from apnap.abilities.selectors import IT, THIS, THOSE, Enchanted
from apnap.abilities.statics.changes import Gets, YouControl
from apnap.abilities.statics.continuous import Always
from apnap.abilities.targets import AnyTarget, Target, TargetCard, TargetPlayer
from apnap.rules.ch1_concepts.definitions import Context, Effect
from apnap.rules.core.constants import DRAW, END, END_COMBAT, MAIN1, MAIN2, UPKEEP, ZONES_PER_SEAT
from apnap.rules.core.decisions import (
    D_BLOCK,
    D_MULLIGAN,
    D_YES_NO,
    FOR_BOTTOM,
    FOR_COLOR,
    FOR_COST,
    FOR_DISCARD,
    FOR_LOOK,
    FOR_PLAYER,
    FOR_REPLACEMENT,
    FOR_SACRIFICE,
    Decision,
)
from apnap.rules.core.game import Game
from apnap.rules.events import LifeChange
from apnap.testing import rule
from apnap.testing.plugin import Builder
from tests.rules.extra_words import DamageDoubled, Later, Remember

LOAN = card("Loan", "{U}", "Instant", UntilEndOfTurn(Target(PERMANENT), YouControl()))
GRAVE_THEFT = card("Grave Theft", "{B}", "Instant", ReturnToBattlefield(TargetCard(CREATURE, whose=EACH_OPPONENT)))
MYR = token("Myr Token", "Artifact Creature - Myr", "1/1")
CHAMBER = card(
    "Chamber", "{2}", "Artifact", Whenever(Enters(CREATURE), CreateTokens(1, MYR, who=ControllerOf(IT)), each_turn=2)
)
BELL = card("Parting Bell", "{1}", "Artifact", Whenever(Leaves(PERMANENT), GainLife(1)))
TOLL = card("Death Toll", "{1}", "Artifact", Whenever(Dies(CREATURE), GainLife(1)))
SLIDE = card(
    "Slide",
    "{W}",
    "Instant",
    Exile(Target(CREATURE)),
    Later(BeginningOf(END), ReturnToBattlefield(THOSE)),
)
WAKE = card("Wake", "{B}", "Instant", Remember(TargetPlayer()), Later(BeginningOf(END), LoseLife(1, who=EACH_PLAYER)))
PAIR = card("Pair of Bolts", "{R}", "Instant", DealDamage(2, to=TargetPlayer()), DealDamage(3, to=TargetPlayer()))
BLESSING = card("Blessing", "{W}", "Sorcery", UntilYourNextTurn(Target(CREATURE), Gets(1, 1)))
TITHE = card("Tithe", "{B}", "Sorcery", Sacrifice(1, CREATURE, who=EACH_PLAYER))
BRIBE = card("Bribe", "{B}", "Sorcery", UnlessPays(TargetPlayer(), PayMana("{1}"), GainLife(5)))
QUESTION = card("Question", "{U}", "Sorcery", May(Draw(1), who=TargetPlayer()))
ENVOY = card(
    "Envoy",
    "{R}",
    "Creature - Human",
    "2/2",
    Whenever(DealsDamage(THIS, combat=True, to_player=True), GainLife(LifeOf(THAT_PLAYER))),
)
CURSE = card("Curse of Wind", "{U}", "Enchantment - Aura", Enchant(CREATURE), Always(Enchanted(CREATURE), Gets(-1, 0)))
PUMPER = card("Pumper", "{G}", "Artifact", Activate("{0}", UntilEndOfTurn(Target(CREATURE), Gets(1, 1))))


class AnOpponentDecides(Effect):
    """An opponent says whether you gain 1 life."""

    def happen(self, game: Game, ctx: Context) -> None:
        seats = [s for s in game.state.apnap() if game.state.opponents(ctx.controller, s)]
        decision = Decision(D_YES_NO, seats[0])
        decision.origin = ctx.object
        decision.opponent = True
        if game.ask(decision)[0]:
            game.emit(LifeChange(ctx.controller, 1))


DRAIN_TWO = card("Drain Two", "{B}", "Sorcery", DealDamage(20, to=TargetPlayer()), DealDamage(20, to=TargetPlayer()))


# what they own, and what they only control ---------------------------------------------------------------------------
@rule("800.4a")
def test_everything_a_leaver_owns_goes_along(scenario: Builder) -> None:
    table = scenario(seats=4)
    leaver = table.seat(2)
    leaver.have("Forest", "Grizzly Bears")
    leaver.holds("Shock")
    leaver.buried("Hill Giant")
    leaver.concedes()
    assert leaver.battlefield == leaver.hand == leaver.graveyard == leaver.exile == []
    assert leaver.library_size == 0
    assert leaver.outcome == "lost"
    assert not table.game.state.over


@rule("800.4a")
def test_the_thief_with_the_aura_leaves(scenario: Builder) -> None:
    """Mind Control goes with its owner, and the creature goes home."""
    table = scenario(seats=4)
    bears = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Mind Control", at=[bears]).resolves()
    assert bears.controller == table.seat(0)
    table.seat(0).concedes()
    assert bears.stayed and bears.controller == table.seat(1)


@rule("800.4a", "704.5m")
def test_the_owner_of_the_stolen_creature_leaves(scenario: Builder) -> None:
    table = scenario(seats=4)
    bears = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Mind Control", at=[bears]).resolves()
    table.seat(1).concedes()
    assert bears.zone == "gone"
    assert table.seat(0).battlefield == []
    assert table.seat(0).graveyard == ["Mind Control"]


@rule("800.4a")
def test_the_borrower_leaves(scenario: Builder) -> None:
    table = scenario(seats=4).knows(LOAN)
    bears = table.seat(1).has("Grizzly Bears")
    table.seat(2).casts("Loan", at=[bears]).resolves()
    assert bears.controller == table.seat(2)
    table.seat(2).concedes()
    assert bears.stayed and bears.controller == table.seat(1)


@rule("800.4a")
def test_what_only_the_leaver_ever_controlled_is_exiled(scenario: Builder) -> None:
    table = scenario(seats=4).knows(GRAVE_THEFT)
    giant = table.seat(1).buried("Hill Giant")[0]
    table.seat(2).casts("Grave Theft", at=[giant]).resolves()
    assert table.seat(2).battlefield == ["Hill Giant"]
    table.seat(2).concedes()
    assert table.seat(1).exile == ["Hill Giant"]


@rule("800.4a")
def test_the_owner_of_a_stolen_corpse_leaves(scenario: Builder) -> None:
    table = scenario(seats=4).knows(GRAVE_THEFT)
    giant = table.seat(1).buried("Hill Giant")[0]
    table.seat(2).casts("Grave Theft", at=[giant]).resolves()
    table.seat(1).concedes()
    assert table.seat(2).battlefield == []
    assert giant.zone == "gone"


@rule("800.4a", "111.2")
def test_tokens_belong_to_whoever_created_them(scenario: Builder) -> None:
    """The chamber's owner leaves: the tokens that others created stay."""
    table = scenario(seats=4).knows(CHAMBER)
    table.seat(0).has("Chamber")
    table.seat(0).casts("Memnite")
    table.resolve_stack()
    assert "Myr Token" in table.seat(0).battlefield
    table.to_step(MAIN1, table.seat(1))
    table.seat(1).casts("Memnite")
    table.resolve_stack()
    tokens = table.seat(1).battlefield.count("Myr Token")
    assert tokens >= 1
    table.seat(0).concedes()
    assert table.seat(0).battlefield == []
    assert table.seat(1).battlefield.count("Myr Token") == tokens


@rule("800.4a", "613.1b")
def test_a_borrowed_token_goes_with_its_owner(scenario: Builder) -> None:
    table = scenario(seats=4).knows(LOAN)
    table.seat(1).casts("Raise the Alarm").resolves()
    soldier = table.seat(1).permanent("Soldier Token")
    table.seat(2).casts("Loan", at=[soldier]).resolves()
    assert soldier.controller == table.seat(2)
    table.seat(1).concedes()
    assert table.seat(2).battlefield == []


@rule("800.4a")
def test_a_leavers_equipment_leaves_my_creature(scenario: Builder) -> None:
    table = scenario(seats=4).knows(LOAN)
    axe = table.seat(1).has("Bonesplitter")
    bears = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Loan", at=[axe]).resolves()
    table.seat(0).gets_mana("C")
    table.seat(0).activates(axe, at=[bears])
    table.resolve_stack()
    assert bears.power == 4
    table.seat(1).concedes()
    assert bears.power == 2 and table.seat(0).battlefield == ["Grizzly Bears"]


@rule("800.4a", "704.5n")
def test_my_equipment_stays_when_its_creature_leaves_with_its_owner(scenario: Builder) -> None:
    table = scenario(seats=4).knows(LOAN)
    axe = table.seat(0).has("Bonesplitter")
    bears = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Loan", at=[bears]).resolves()
    table.seat(0).gets_mana("C")
    table.seat(0).activates(axe, at=[bears])
    table.resolve_stack()
    table.seat(1).concedes()
    assert axe.stayed and axe.attached_to is None


@rule("800.4a", "611.2a")
def test_what_a_leavers_spell_did_to_others_lasts(scenario: Builder) -> None:
    table = scenario(seats=4)
    bears = table.seat(0).has("Grizzly Bears")
    table.seat(2).casts("Giant Growth", at=[bears]).resolves()
    table.seat(2).concedes()
    assert bears.power == 5
    table.next_turn()
    assert bears.power == 2


@rule("800.4a", "611.3b")
def test_what_a_leavers_permanents_did_ends(scenario: Builder) -> None:
    table = scenario(seats=4).knows(CURSE)
    bears = table.seat(0).has("Grizzly Bears")
    table.to_step(MAIN1, table.seat(1))
    table.seat(1).casts("Curse of Wind", at=[bears]).resolves()
    assert bears.power == 1
    table.seat(1).concedes()
    assert bears.power == 2


# the stack -----------------------------------------------------------------------------------------------------------
@rule("800.4a")
def test_spells_and_abilities_of_a_leaver_are_gone(scenario: Builder) -> None:
    table = scenario(seats=4)
    wizard = table.seat(1).has("Prodigal Sorcerer")
    table.seat(0).casts("Shock", at=[table.seat(3)])
    table.seat(1).casts("Lightning Bolt", at=[table.seat(0)])
    table.seat(1).activates(wizard, at=[table.seat(0)])
    table.seat(2).casts("Shock", at=[table.seat(0)])
    table.seat(1).concedes()
    assert table.stack == ["Shock", "Shock"]
    table.resolve_stack()
    assert table.seat(0).life == 18 and table.seat(3).life == 18


@rule("800.4a", "113.7a")
def test_an_ability_outlives_a_source_that_left_with_its_owner(scenario: Builder) -> None:
    """Its controller stays, so the ability does."""
    table = scenario(seats=4).knows(LOAN, PUMPER)
    pumper = table.seat(1).has("Pumper")
    bears = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Loan", at=[pumper]).resolves()
    table.seat(0).activates(pumper, at=[bears])
    table.seat(1).concedes()
    assert table.stack == ["Pumper's ability"]
    table.resolve_stack()
    assert bears.power == 3


@rule("800.4a", "608.2b")
def test_a_spell_aimed_at_a_leaver_does_not_resolve(scenario: Builder) -> None:
    table = scenario(seats=4)
    bolt = table.seat(0).casts("Lightning Bolt", at=[table.seat(2)])
    table.seat(2).concedes()
    bolt.resolves()
    assert table.seat(0).graveyard == ["Lightning Bolt"]


@rule("800.4a", "608.2b")
def test_a_spell_aimed_at_a_leaver_and_another(scenario: Builder) -> None:
    table = scenario(seats=4).knows(PAIR)
    bolts = table.seat(0).casts("Pair of Bolts", at=[table.seat(2), table.seat(3)])
    table.seat(2).concedes()
    bolts.resolves()
    assert table.seat(3).life == 17


@rule("800.4a", "800.4d")
def test_waiting_abilities_of_a_leaver_do_not_go_onto_the_stack(scenario: Builder) -> None:
    """Two wardens saw a creature enter; while the first is asked something, the owner of the second leaves."""
    table = scenario(seats=4)
    table.seat(0).have("Soul Warden", "Wall of Omens")
    table.seat(2).has("Soul Warden")
    table.seat(0).casts("Wall of Omens")
    table.asked(table.seat(0), "triggers")
    table.seat(2).concedes()
    table.answer(list(table.asked(table.seat(0), "triggers").candidates))
    assert len(table.stack) == 2
    assert {table.game.state.objs[id].controller for id in table.stack_ids()} == {table.seat(0).number}


@rule("603.6c", "800.4a")
def test_others_see_the_permanents_leave(scenario: Builder) -> None:
    table = scenario(seats=4).knows(BELL, TOLL)
    table.seat(0).have("Parting Bell", "Death Toll")
    table.seat(2).have("Grizzly Bears", "Forest")
    table.seat(2).holds("Shock")
    table.seat(2).concedes()
    table.run(lambda d: len(table.stack) == 2, "two triggers")
    table.resolve_stack()
    assert table.seat(0).life == 22  # they left; none of them died


@rule("800.4d", "603.7")
def test_a_delayed_ability_of_a_leaver_never_returns_the_creature(scenario: Builder) -> None:
    table = scenario(seats=4).knows(SLIDE)
    bears = table.seat(0).has("Grizzly Bears")
    table.seat(1).casts("Slide", at=[bears]).resolves()
    assert table.seat(0).exile == ["Grizzly Bears"]
    table.seat(1).concedes()
    table.to_step(END)
    assert table.stack == []
    assert table.seat(0).exile == ["Grizzly Bears"]


@rule("800.4a", "117.4")
def test_those_who_passed_may_respond_to_what_a_departure_triggered(scenario: Builder) -> None:
    """A new ability on the stack does not resolve before everybody has seen it."""
    table = scenario(seats=4).knows(BELL)
    table.seat(1).has("Parting Bell")
    table.seat(3).has("Grizzly Bears")
    table.seat(0).passes()
    assert table.holder == table.seat(1)
    table.seat(3).concedes()
    assert table.stack == ["Parting Bell's ability"]
    seen = []
    while table.stack:
        assert table.holder is not None
        seen.append(table.holder)
        table.answer([0])
    assert table.seat(0) in seen


# control that ends ---------------------------------------------------------------------------------------------------
@rule("800.4c")
def test_when_the_loan_ends_and_nobody_is_left_to_have_it_back(scenario: Builder) -> None:
    """A borrows what B took from C's graveyard; B leaves; as the loan ends the creature is exiled."""
    table = scenario(seats=4).knows(LOAN, GRAVE_THEFT)
    giant = table.seat(2).buried("Hill Giant")[0]
    table.seat(1).casts("Grave Theft", at=[giant]).resolves()
    stolen = table.seat(1).permanent("Hill Giant")
    table.seat(0).casts("Loan", at=[stolen]).resolves()
    table.seat(1).concedes()
    assert stolen.stayed and stolen.controller == table.seat(0)
    table.next_turn()
    assert table.seat(2).exile == ["Hill Giant"]


@rule("800.4c", "613.1b")
def test_an_older_effect_takes_over(scenario: Builder) -> None:
    table = scenario(seats=4).knows(LOAN)
    bears = table.seat(3).has("Grizzly Bears")
    table.seat(0).casts("Mind Control", at=[bears]).resolves()
    table.seat(1).casts("Loan", at=[bears]).resolves()
    assert bears.controller == table.seat(1)
    table.seat(1).concedes()
    assert bears.controller == table.seat(0)


@rule("800.4a", "613.1b")
def test_a_borrower_of_the_aura_leaves(scenario: Builder) -> None:
    """The aura goes back to its owner, and the creature with it."""
    table = scenario(seats=4).knows(LOAN)
    bears = table.seat(3).has("Grizzly Bears")
    control = table.seat(0).casts("Mind Control", at=[bears]).resolves()
    table.seat(1).casts("Loan", at=[control]).resolves()
    assert bears.controller == table.seat(1)
    table.seat(1).concedes()
    assert control.controller == table.seat(0) and bears.controller == table.seat(0)


@rule("800.4b", "613.1b")
def test_nothing_goes_to_somebody_who_left(scenario: Builder) -> None:
    """The aura's owner leaves while somebody else borrows the creature: it goes home, not to the leaver."""
    table = scenario(seats=4).knows(LOAN)
    bears = table.seat(3).has("Grizzly Bears")
    table.seat(0).casts("Mind Control", at=[bears]).resolves()
    table.seat(1).casts("Loan", at=[bears]).resolves()
    table.seat(0).concedes()
    assert bears.controller == table.seat(1)
    table.next_turn()
    assert bears.controller == table.seat(3)


# combat --------------------------------------------------------------------------------------------------------------
@rule("800.4e")
def test_damage_is_not_assigned_to_a_leaver(scenario: Builder) -> None:
    table = scenario(seats=4)
    bears, giant = table.seat(0).have("Grizzly Bears", "Hill Giant")
    table.seat(0).attacks({bears: table.seat(1), giant: table.seat(2)})
    table.seat(1).concedes()
    assert bears.attacking and giant.attacking
    table.to_step(MAIN2)
    assert table.seat(2).life == 17
    assert bears.tapped


@rule("800.4a", "506.4")
def test_blockers_leave_and_the_attacker_stays_blocked(scenario: Builder) -> None:
    table = scenario(seats=4)
    rhino = table.seat(0).has("Stampeding Rhino")
    bears = table.seat(1).has("Grizzly Bears")
    table.seat(0).attacks({rhino: table.seat(1)})
    table.seat(1).blocks({bears: rhino})
    table.seat(1).concedes()
    assert rhino.attacking
    table.to_step(MAIN2)
    assert rhino.stayed and rhino.damage == 0


@rule("800.4a", "509.1g")
def test_attackers_leave_and_the_blockers_are_unharmed(scenario: Builder) -> None:
    table = scenario(seats=4)
    wurm = table.seat(0).has("Craw Wurm")
    bears = table.seat(1).has("Grizzly Bears")
    table.seat(0).attacks({wurm: table.seat(1)})
    table.seat(1).blocks({bears: wurm})
    table.seat(0).concedes()
    assert wurm.zone == "gone"
    assert table.active == []
    table.to_step(MAIN2)
    assert bears.stayed and bears.damage == 0 and table.seat(1).life == 20


@rule("800.4a", "802.4")
def test_a_defender_leaves_while_another_blocks(scenario: Builder) -> None:
    table = scenario(seats=4)
    bears, giant = table.seat(0).have("Grizzly Bears", "Hill Giant")
    elves = table.seat(1).has("Llanowar Elves")
    table.seat(2).has("Llanowar Elves")
    table.seat(0).attacks({bears: table.seat(1), giant: table.seat(2)})
    table.asked(table.seat(1), kind=D_BLOCK)
    table.seat(2).concedes()
    decision = table.asked(table.seat(1), kind=D_BLOCK)
    table.answer([elves.id, bears.id])
    assert decision.candidates == [elves.id]
    table.to_step(MAIN2)
    assert elves.died and table.seat(1).life == 20 and giant.stayed


@rule("800.4a", "506.4c")
def test_a_planeswalker_that_is_attacked_leaves(scenario: Builder) -> None:
    table = scenario(seats=4)
    bears = table.seat(0).has("Grizzly Bears")
    jace = table.seat(1).has("Jace Beleren")
    table.seat(0).attacks({bears: jace})
    table.seat(1).concedes()
    assert bears.attacking
    table.to_step(END_COMBAT)
    assert [s.life for s in table.seats() if s.in_game] == [20, 20, 20]


@rule("800.4a", "506.4")
def test_a_borrowed_attacker_leaves_with_its_owner(scenario: Builder) -> None:
    table = scenario(seats=4).knows(LOAN)
    goblin = table.seat(1).has("Raging Goblin")
    table.seat(0).casts("Loan", at=[goblin]).resolves()
    table.seat(0).attacks({goblin: table.seat(2)})
    table.seat(1).concedes()
    table.to_step(MAIN2)
    assert table.seat(2).life == 20


# turns and priority --------------------------------------------------------------------------------------------------
@rule("800.4a")
def test_priority_passes_to_the_next_player(scenario: Builder) -> None:
    table = scenario(seats=4)
    table.seat(0).passes()
    table.seat(1).passes()
    assert table.holder == table.seat(2)
    table.seat(2).concedes()
    assert table.holder == table.seat(3)


@rule("800.4a", "117.3d")
def test_priority_stays_where_it_is_when_another_leaves(scenario: Builder) -> None:
    table = scenario(seats=4)
    table.seat(0).casts("Shock", at=[table.seat(3)])
    table.seat(0).passes()
    assert table.holder == table.seat(1)
    table.seat(2).concedes()
    assert table.holder == table.seat(1)
    assert table.stack == ["Shock"]


@rule("800.4j")
def test_a_turn_goes_on_without_its_player(scenario: Builder) -> None:
    table = scenario(seats=4)
    table.seat(1).has("Grizzly Bears")
    table.seat(0).concedes()
    assert table.active == []
    assert table.holder == table.seat(1)
    table.to_step(END)
    assert table.holder == table.seat(1)
    assert table.next_turn() == table.seat(1)


@rule("800.4j", "608.1")
def test_the_stack_resolves_on_a_turn_without_an_active_player(scenario: Builder) -> None:
    table = scenario(seats=4)
    table.seat(0).concedes()
    table.seat(2).casts("Shock", at=[table.seat(3)])
    table.seat(1).casts("Shock", at=[table.seat(3)])
    table.resolve_stack()
    assert table.seat(3).life == 16
    assert table.holder == table.seat(1)


@rule("800.4j", "514.2")
def test_effects_end_with_a_turn_that_has_no_player(scenario: Builder) -> None:
    table = scenario(seats=4).knows(LOAN)
    bears = table.seat(1).has("Grizzly Bears")
    giant = table.seat(2).has("Hill Giant")
    table.seat(1).casts("Giant Growth", at=[bears]).resolves()
    table.seat(3).casts("Loan", at=[giant]).resolves()
    table.seat(0).concedes()
    assert bears.power == 5 and giant.controller == table.seat(3)
    table.next_turn()
    assert bears.power == 2 and giant.controller == table.seat(2)


@rule("800.4k")
def test_the_turn_of_a_leaver_does_not_begin(scenario: Builder) -> None:
    table = scenario(seats=4)
    table.seat(1).concedes()
    table.seat(2).concedes()
    assert table.next_turns(3) == [table.seat(3), table.seat(0), table.seat(3)]


@rule("800.4k", "500.7")
def test_an_extra_turn_of_a_leaver_does_not_begin(scenario: Builder) -> None:
    table = scenario(seats=4)
    table.seat(0).casts("Time Warp", at=[table.seat(2)]).resolves()
    table.seat(2).concedes()
    assert table.next_turns(3) == [table.seat(1), table.seat(3), table.seat(0)]


@rule("800.4m", "611.2a")
def test_until_the_next_turn_of_a_leaver(scenario: Builder) -> None:
    """The effect lasts until that turn would have begun."""
    table = scenario(seats=4).knows(BLESSING)
    bears = table.seat(2).has("Grizzly Bears")
    table.seat(0).casts("Blessing", at=[bears]).resolves()
    table.seat(0).concedes()
    for seat in (1, 2, 3):
        assert table.next_turn() == table.seat(seat)
        assert bears.power == 3
    assert table.next_turn() == table.seat(1)
    assert bears.power == 2


# choices -------------------------------------------------------------------------------------------------------------
@rule("800.4f")
def test_a_cost_that_a_leaver_should_pay_is_not_paid(scenario: Builder) -> None:
    table = scenario(seats=4).knows(BRIBE)
    table.seat(2).has("Forest")
    table.seat(0).casts("Bribe", at=[table.seat(2)])
    decision = table.asked(table.seat(2))
    assert decision.cost
    table.seat(2).concedes()
    table.resolve_stack()
    assert table.seat(0).life == 25


@rule("800.4g")
def test_the_controller_chooses_somebody_else_to_choose(scenario: Builder) -> None:
    table = scenario(seats=4).knows(QUESTION)
    table.seat(0).casts("Question", at=[table.seat(2)])
    table.asked(table.seat(2), kind=D_YES_NO)
    table.seat(2).concedes()
    decision = table.asked(table.seat(0), FOR_PLAYER)
    assert table.seat(2).ref not in decision.candidates
    table.answer([table.seat(3).ref])
    table.asked(table.seat(3), kind=D_YES_NO)
    table.answer([1])
    assert len(table.seat(0).hand) == 1


@rule("800.4g", "701.9a")
def test_nobody_chooses_from_the_hand_of_a_leaver(scenario: Builder) -> None:
    """There is nothing left to discard, so there is nothing to choose, and nobody gets to see those cards."""
    table = scenario(seats=4)
    table.seat(2).holds("Shock", "Forest", "Mountain")
    table.seat(0).casts("Mind Rot", at=[table.seat(2)])
    table.asked(table.seat(2), FOR_DISCARD)
    table.seat(2).concedes()
    assert table.holder == table.seat(0)
    assert table.stack == []


@rule("800.4g", "701.22a")
def test_nobody_looks_at_the_library_of_a_leaver(scenario: Builder) -> None:
    table = scenario(seats=4).knows(card("Peek", "{U}", "Sorcery", Scry(2, who=TargetPlayer())))
    table.seat(0).casts("Peek", at=[table.seat(2)])
    table.asked(table.seat(2), FOR_LOOK)
    table.seat(2).concedes()
    assert table.holder == table.seat(0) and table.stack == []


@rule("800.4g")
def test_an_opponents_choice_goes_to_another_opponent(scenario: Builder) -> None:
    """Seats 0 and 2 are a team: the choice does not go to the teammate."""
    table = scenario(seats=4, teams=[[0, 2], [1, 3]]).knows(card("Duel", "{U}", "Sorcery", AnOpponentDecides()))
    table.seat(0).casts("Duel")
    decision = table.asked(kind=D_YES_NO)
    first = table.of(decision.seat)
    other = table.seat(3) if first == table.seat(1) else table.seat(1)
    first.concedes()
    decision = table.asked(kind=D_YES_NO)
    assert table.of(decision.seat) == other
    table.answer([1])
    assert table.seat(0).life == 21


@rule("800.4h", "616.1")
def test_a_choice_that_a_rule_asks_for_goes_to_the_next_player(scenario: Builder) -> None:
    table = scenario(seats=4).knows(card("Doubler", "{R}", "Enchantment", DamageDoubled()))
    table.seat(0).have("Doubler", "Doubler")
    table.seat(0).casts("Shock", at=[table.seat(1)])
    table.asked(table.seat(1), FOR_REPLACEMENT)
    table.seat(1).concedes()
    decision = table.game.decision()
    assert decision is not None and table.of(decision.seat) == table.seat(2)
    table.answer([decision.candidates[0]])
    table.resolve_stack()
    assert [s.life for s in table.seats() if s.in_game] == [20, 20, 20]


@rule("800.4a", "608.2e")
def test_one_of_several_who_sacrifice_leaves_instead(scenario: Builder) -> None:
    table = scenario(seats=4).knows(TITHE)
    pairs = [seat.have("Grizzly Bears", "Hill Giant") for seat in table.seats()]
    table.seat(0).casts("Tithe")
    table.asked(table.seat(0), FOR_SACRIFICE)
    table.answer([pairs[0][0].id])
    table.asked(table.seat(1), FOR_SACRIFICE)
    table.seat(1).concedes()
    for i in (2, 3):
        decision = table.asked(purpose=FOR_SACRIFICE)
        assert table.of(decision.seat) == table.seat(i)
        table.answer([pairs[i][1].id])
    assert [s.battlefield for s in table.seats()] == [["Hill Giant"], [], ["Grizzly Bears"], ["Grizzly Bears"]]


@rule("104.3a", "800.4a")
def test_a_player_leaves_while_another_decides(scenario: Builder) -> None:
    table = scenario(seats=4).knows(TITHE)
    pairs = [seat.have("Grizzly Bears", "Hill Giant") for seat in table.seats()]
    table.seat(0).casts("Tithe")
    table.asked(table.seat(0), FOR_SACRIFICE)
    table.seat(3).concedes()
    for i in (0, 1, 2):
        decision = table.asked(purpose=FOR_SACRIFICE)
        assert table.of(decision.seat) == table.seat(i)
        table.answer([pairs[i][0].id])
    assert [s.battlefield for s in table.seats()] == [["Hill Giant"]] * 3 + [[]]


@rule("800.4a", "608.2m")
def test_a_controller_leaves_in_the_middle_of_a_resolution(scenario: Builder) -> None:
    """The spell has begun to resolve: what it says to the others still happens."""
    table = scenario(seats=4).knows(
        card("Double Deal", "{B}", "Sorcery", Discard(1), LoseLife(3, who=EACH_PLAYER), GainLife(2))
    )
    table.seat(0).holds("Shock", "Forest")
    table.seat(0).casts("Double Deal")
    table.asked(table.seat(0), FOR_DISCARD)
    table.seat(0).concedes()
    assert [s.life for s in table.seats()[1:]] == [17, 17, 17]
    assert table.stack == []
    assert table.holder == table.seat(1)


@rule("104.2a", "800.4a")
def test_the_last_opponent_leaves_in_the_middle_of_something(scenario: Builder) -> None:
    table = scenario(seats=3)
    table.seat(2).concedes()
    table.seat(1).holds("Shock", "Forest", "Mountain")
    table.seat(0).casts("Mind Rot", at=[table.seat(1)])
    table.asked(table.seat(1), FOR_DISCARD)
    table.seat(1).concedes()
    assert table.game.state.over
    assert [s.outcome for s in table.seats()] == ["won", "lost", "lost"]


@rule("104.5", "800.4a")
def test_two_players_lose_at_once(scenario: Builder) -> None:
    """What one of them took from the other goes with both."""
    table = scenario(seats=4).knows(DRAIN_TWO)
    bears = table.seat(2).has("Grizzly Bears")
    mine = table.seat(3).has("Hill Giant")
    table.to_step(MAIN1, table.seat(1))
    table.seat(1).casts("Mind Control", at=[bears]).resolves()
    table.to_step(MAIN1, table.seat(3))
    table.seat(3).casts("Drain Two", at=[table.seat(1), table.seat(2)]).resolves()
    assert table.seat(1).outcome == table.seat(2).outcome == "lost"
    assert table.seat(1).battlefield == table.seat(2).battlefield == []
    assert mine.stayed and not table.game.state.over


@rule("800.4i")
def test_the_life_of_a_leaver_is_remembered(scenario: Builder) -> None:
    table = scenario(seats=4).knows(ENVOY)
    envoy = table.seat(0).has("Envoy")
    table.seat(2).at(9)
    table.seat(0).attacks({envoy: table.seat(2)})
    table.run(lambda d: table.stack == ["Envoy's ability"], "the trigger")
    table.seat(2).concedes()
    table.resolve_stack()
    assert table.seat(0).life == 20 + 7


@rule("800.4a", "601.2")
def test_a_caster_leaves_in_the_middle_of_casting(scenario: Builder) -> None:
    table = scenario(seats=4)
    table.seat(0).holds("Shock")
    table.seat(0).gets_mana("R")
    decision = table.to_priority(table.seat(0).number)
    pick = next(i for i, o in enumerate(decision.options) if table.game.name(o.id) == "Shock")
    table.answer([pick])
    assert table.stack == ["Shock"]
    table.seat(0).concedes()
    assert table.stack == [] and table.holder == table.seat(1)


@rule("800.4a", "514.1")
def test_leaving_instead_of_discarding(scenario: Builder) -> None:
    table = scenario(seats=4)
    table.seat(0).holds(*["Forest"] * 9)
    table.asked(table.seat(0), FOR_DISCARD)
    table.seat(0).concedes()
    assert table.active == [table.seat(1)]
    assert table.game.state.turn().step == UPKEEP


@rule("800.4a", "104.2c")
def test_a_teammate_plays_on(scenario: Builder) -> None:
    table = scenario(seats=4, teams=[[0, 2], [1, 3]])
    table.seat(2).concedes()
    assert not table.game.state.over
    table.seat(1).concedes()
    table.seat(3).concedes()
    assert [s.outcome for s in table.seats()] == ["won", "lost", "won", "lost"]


@rule("800.4a", "603.3d")
def test_the_target_of_an_ability_leaves(scenario: Builder) -> None:
    table = scenario(seats=4)
    bears = table.seat(2).has("Grizzly Bears")
    table.seat(0).casts("Flametongue Kavu")
    table.asked(table.seat(0), "target")
    table.answer([bears.id])
    table.seat(2).concedes()
    table.resolve_stack()
    assert table.seat(0).permanent("Flametongue Kavu").damage == 0


@rule("800.4a", "603.3d")
def test_the_only_choice_leaves_while_a_target_is_chosen(scenario: Builder) -> None:
    """What is left is asked for again."""
    table = scenario(seats=4).knows(
        card("Pinger", "{R}", "Creature - Imp", "1/1", Whenever(Enters(THIS), DealDamage(1, to=AnyTarget())))
    )
    table.seat(0).casts("Pinger")
    decision = table.asked(table.seat(0), "target")
    assert table.seat(2).ref in decision.candidates
    table.seat(2).concedes()
    decision = table.asked(table.seat(0), "target")
    assert table.seat(2).ref not in decision.candidates
    table.answer([table.seat(3).ref])
    table.resolve_stack()
    assert table.seat(3).life == 19


# beginning a game of several -----------------------------------------------------------------------------------------
@rule("800.6", "103.5")
def test_the_first_mulligan_is_free(scenario: Builder) -> None:
    table = scenario(seats=3, opening=True)
    mulligans = 0
    while (d := table.game.decision()) is not None and d.kind == D_MULLIGAN:
        again = d.seat == table.seat(1).number and mulligans == 0
        mulligans += again
        table.answer([1 if again else 0])
    assert table.game.decision().purpose != FOR_BOTTOM  # type: ignore[union-attr]
    assert len(table.seat(1).hand) == 7


@rule("800.6", "103.5")
def test_the_second_one_costs_a_card(scenario: Builder) -> None:
    table = scenario(seats=3, opening=True)
    taken = 0
    while (d := table.game.decision()) is not None and (d.kind == D_MULLIGAN or d.purpose == FOR_BOTTOM):
        if d.kind == D_MULLIGAN:
            again = d.seat == table.seat(1).number and taken < 2
            taken += again
            table.answer([1 if again else 0])
        else:
            assert d.minimum == 1
            table.answer([d.candidates[0]])
    assert len(table.seat(1).hand) == 6


@rule("800.7", "103.8c")
def test_the_starting_player_draws_with_three_or_more(scenario: Builder) -> None:
    for seats, cards in ((2, 7), (3, 8)):
        table = scenario(seats=seats, opening=True)
        while (d := table.game.decision()) is not None and d.kind == D_MULLIGAN:
            table.answer([0])
        first = table.active[0]
        assert first == table.seat(0)
        table.run(lambda d: table.game.state.turn().step >= MAIN1, "the main phase")  # noqa: B023
        assert len(first.hand) == cards


@rule("800.4a", "504.1")
def test_a_leaver_of_the_draw_step(scenario: Builder) -> None:
    """Somebody who loses by drawing leaves before anybody gets priority."""
    table = scenario(seats=4)
    table.seat(1).empty_library()
    table.run(lambda d: not table.seat(1).in_game, "the draw")
    assert table.game.state.turn().step == DRAW
    assert table.active == []
    assert table.holder == table.seat(2)
    assert table.next_turn() == table.seat(2)


@rule("800.4a")
def test_who_leaves_while_asked_about_an_attack_has_no_attackers(scenario: Builder) -> None:
    table = scenario(seats=3)
    brawler = table.seat(0).has("Hooded Brawler")
    table.seat(0).attacks({brawler: table.seat(1)})
    table.asked(table.seat(0), FOR_COST)
    table.seat(0).concedes()
    assert not table.game.state.turn().attackers
    table.check_invariants()


@rule("800.4a")
def test_what_comes_back_as_a_player_leaves_asks_when_they_are_gone(scenario: Builder) -> None:
    """The Banisher Priest of the leaver goes, so Painter's Servant returns and asks for a colour."""
    table = scenario(seats=3)
    servant = table.seat(1).has("Painter's Servant")
    table.seat(0).casts("Banisher Priest").resolves()
    table.resolve_stack()
    assert servant.zone == "exile"
    table.seat(0).concedes()
    decision = table.asked(purpose=FOR_COLOR)
    assert decision.seat == table.seat(1).number
    state = table.game.state
    assert not any(state.ids(table.seat(0).number, zone) for zone in range(ZONES_PER_SEAT))
    assert all(state.in_game(seat) for seat in state.turn().active)
    table.answer([0])
    assert table.seat(1).permanent("Painter's Servant")


def test_the_last_of_forty_leaves_like_any_other(scenario: Builder) -> None:
    table = scenario(seats=40, variant="grand-melee")
    for seat in (39, 32, 31):
        table.seat(seat).concedes()
        assert not table.game.state.in_game(table.seat(seat).number)
    assert sum(table.game.state.in_game(seat) for seat in range(40)) == 37
