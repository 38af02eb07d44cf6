"""Leaving at awkward moments: amid one's own spell, or before what was said about one happens. CR 800.4."""

from __future__ import annotations

from apnap.abilities.amounts import CardsIn, LifeOf
from apnap.abilities.cards import card, token
from apnap.abilities.conditions import CastThisTurn
from apnap.abilities.effects.creating import CreateTokens, GetEmblem
from apnap.abilities.effects.durations import Indefinitely, UntilEndOfTurn
from apnap.abilities.effects.flow import If, May
from apnap.abilities.effects.life import GainLife
from apnap.abilities.effects.moves import ReturnToBattlefield
from apnap.abilities.effects.player_actions import Draw
from apnap.abilities.events.damage_events import DealsDamage
from apnap.abilities.events.object_events import Leaves
from apnap.abilities.events.triggers import Whenever
from apnap.abilities.filters import CREATURE, PERMANENT
from apnap.abilities.players import EACH_OPPONENT, EACH_OTHER_PLAYER, EACH_PLAYER, THAT_PLAYER
from apnap.abilities.selectors import THIS, Each
from apnap.abilities.statics.changes import Gets, YouControl
from apnap.abilities.statics.continuous import Always
from apnap.abilities.targets import Target, TargetCard
from apnap.record import Playback
from apnap.rules.core.constants import DAMAGE, END_COMBAT, HAND, MAIN1, MAIN2
from apnap.rules.core.decisions import D_ATTACK, D_YES_NO, FOR_MAY
from apnap.testing import rule
from apnap.testing.plugin import Builder

APE = token("Ape Token", "Creature - Ape", "3/3")
ASKING = May(GainLife(1), who=EACH_OTHER_PLAYER)
RAISE = card("Raise", "{B}", "Sorcery", ASKING, ReturnToBattlefield(TargetCard(CREATURE, whose=EACH_OPPONENT)))
CROWD = card("Crowd", "{W}", "Sorcery", ASKING, CreateTokens(1, APE, who=EACH_PLAYER))
ARMS = card("Arms", "{W}", "Sorcery", ASKING, GetEmblem(Always(Each(CREATURE), Gets(1, 1)), who=EACH_PLAYER))
BORROW = card("Borrow", "{U}", "Instant", UntilEndOfTurn(Target(PERMANENT), YouControl()))
THEFT = card("Theft", "{U}", "Sorcery", ASKING, Indefinitely(Target(CREATURE), YouControl()))
JUDGE = card(
    "Judge",
    "{W}",
    "Creature - Human",
    "1/1",
    Whenever(DealsDamage(THIS, combat=True, to_player=True), If(CastThisTurn(1, THAT_PLAYER), GainLife(5))),
)
TALLY = card("Tally", "{W}", "Sorcery", GainLife(LifeOf(EACH_OPPONENT)))
BELL = card("Parting Bell", "{1}", "Artifact", Whenever(Leaves(PERMANENT), GainLife(1)))
SPY = card(
    "Spy",
    "{U}",
    "Creature - Human",
    "1/1",
    Whenever(DealsDamage(THIS, combat=True, to_player=True), Draw(CardsIn(HAND, THAT_PLAYER))),
)


# what would have been theirs -----------------------------------------------------------------------------------------
@rule("800.4b")
def test_what_would_enter_under_a_leavers_control_stays_where_it_is(scenario: Builder) -> None:
    table = scenario(seats=4).knows(RAISE)
    giant = table.seat(1).buried("Hill Giant")[0]
    table.seat(0).casts("Raise", at=[giant])
    table.asked(table.seat(1), FOR_MAY)
    table.seat(0).concedes()
    table.to_step(MAIN2)
    assert table.seat(1).graveyard == ["Hill Giant"] and table.seat(0).battlefield == []


@rule("800.4b", "111.2")
def test_no_token_is_created_under_a_leavers_control(scenario: Builder) -> None:
    table = scenario(seats=4).knows(CROWD)
    table.seat(0).casts("Crowd")
    table.asked(table.seat(1), FOR_MAY)
    table.seat(0).concedes()
    table.asked(table.seat(2), FOR_MAY)
    table.seat(3).concedes()
    table.to_step(MAIN2)
    assert [s.battlefield for s in table.seats()] == [[], ["Ape Token"], ["Ape Token"], []]


@rule("800.4b", "613.1b")
def test_nothing_comes_under_the_control_of_one_who_left_meanwhile(scenario: Builder) -> None:
    table = scenario(seats=4).knows(THEFT)
    bears = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Theft", at=[bears])
    table.asked(table.seat(1), FOR_MAY)
    table.seat(0).concedes()
    table.to_step(MAIN2)
    assert bears.stayed and bears.controller == table.seat(1)


@rule("800.4b", "723.1")
def test_nobody_is_controlled_by_one_who_has_left(scenario: Builder) -> None:
    table = scenario(seats=4)
    slaver = table.seat(0).has("Mindslaver")
    table.seat(0).gets_mana("CCCC")
    table.seat(0).activates(slaver, at=[table.seat(1)])
    table.resolve_stack()
    assert table.game.state.players[table.seat(1).number].next_master == table.seat(0).number
    table.seat(0).concedes()
    table.to_step(MAIN1, table.seat(1))
    decision = table.to_priority(table.seat(1).number)
    assert decision.decider == table.seat(1).number


@rule("800.4a", "723.1")
def test_a_turn_to_come_stays_promised_while_its_master_is_in_the_game(scenario: Builder) -> None:
    """Somebody else leaves: that ends no effect of the one who will decide."""
    table = scenario(seats=4)
    slaver = table.seat(0).has("Mindslaver")
    table.seat(0).gets_mana("CCCC")
    table.seat(0).activates(slaver, at=[table.seat(1)])
    table.resolve_stack()
    table.seat(2).concedes()
    table.to_step(MAIN1, table.seat(1))
    assert table.to_priority(table.seat(1).number).decider == table.seat(0).number


@rule("800.4a", "114.1")
def test_an_emblem_goes_with_its_owner(scenario: Builder) -> None:
    table = scenario(seats=3).knows(ARMS)
    bears = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Arms").resolves()
    assert bears.power == 5
    table.seat(0).concedes()
    assert bears.power == 4 and table.seat(0).command == []
    table.seat(2).concedes()
    assert table.game.state.over


@rule("800.4d", "114.2")
def test_nothing_is_made_that_a_leaver_would_own(scenario: Builder) -> None:
    table = scenario(seats=3).knows(ARMS)
    bears = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Arms")
    table.asked(table.seat(1), FOR_MAY)
    table.seat(0).concedes()
    table.to_step(MAIN2)
    assert bears.power == 4  # two emblems, not three


# what is known of them -----------------------------------------------------------------------------------------------
@rule("800.4i")
def test_the_hand_of_a_leaver_is_remembered(scenario: Builder) -> None:
    table = scenario(seats=4).knows(SPY)
    spy = table.seat(0).has("Spy")
    table.seat(1).holds("Shock", "Shock", "Shock")
    held = len(table.seat(1).hand)
    before = len(table.seat(0).hand)
    table.seat(0).attacks({spy: table.seat(1)})
    table.run(lambda d: len(table.stack) == 1, "the ability")
    table.seat(1).concedes()
    assert table.seat(1).hand == []
    table.resolve_stack()
    assert len(table.seat(0).hand) == before + held == before + 3


@rule("800.4i", "702.40")
def test_what_a_leaver_did_this_turn_still_counts(scenario: Builder) -> None:
    """Storm counts the spell of one who has left."""
    table = scenario(seats=4)
    table.seat(3).casts("Shock", at=[table.seat(3)]).resolves()
    table.seat(3).concedes()
    table.seat(0).casts("Grapeshot", at=[table.seat(1)])
    table.resolve_stack()
    assert table.seat(1).life == 18


@rule("800.4i", "608.2h")
def test_what_that_player_did_is_known_when_they_have_left(scenario: Builder) -> None:
    """The judge asks whether the player who was dealt damage has cast a spell this turn."""
    for caster, gained in ((1, 5), (2, 0)):
        table = scenario(seats=4).knows(JUDGE)
        judge = table.seat(0).has("Judge")
        table.seat(caster).casts("Shock", at=[table.seat(3)]).resolves()
        table.seat(0).attacks({judge: table.seat(1)})
        table.to_step(DAMAGE)
        assert table.stack == ["Judge's ability"]
        table.seat(1).concedes()
        table.resolve_stack()
        assert table.seat(0).life == 20 + gained


@rule("800.4i", "102.3")
def test_one_who_has_left_is_no_opponent_any_more(scenario: Builder) -> None:
    """The life of each opponent is added up: that of those who are still here."""
    table = scenario(seats=4).knows(TALLY)
    for seat, life in ((1, 3), (2, 5), (3, 7)):
        table.seat(seat).at(life)
    table.seat(2).concedes()
    table.seat(0).casts("Tally").resolves()
    assert table.seat(0).life == 20 + 3 + 7


@rule("800.4a", "117.5")
def test_a_teammate_has_priority_only_after_what_a_departure_triggered(scenario: Builder) -> None:
    """One of those who share a turn leaves in the middle of casting; the bell rings before the others may act."""
    table = scenario(seats=4, variant="archenemy").knows(BELL)
    table.seat(0).has("Parting Bell")
    leaver = table.seat(1)
    leaver.has("Grizzly Bears")
    table.to_step(MAIN1, leaver)
    leaver.holds("Shock")
    leaver.gets_mana("R")
    decision = table.to_priority(leaver.number)
    pick = next(i for i, o in enumerate(decision.options) if table.game.name(o.id) == "Shock")
    table.game.answer([pick], leaver.number)
    assert table.stack == ["Shock"]
    leaver.concedes()
    assert table.stack == ["Parting Bell's ability"]
    assert table.holder in (table.seat(2), table.seat(3))


@rule("800.4a", "601.2")
def test_what_a_leaver_had_begun_is_in_the_record(scenario: Builder) -> None:
    """The game is played again from its answers, and is the same."""
    table = scenario(seats=3)
    table.seat(0).holds("Shock")
    table.seat(0).gets_mana("R")
    begun, past = table.game.state.fork(), len(table.game.history)
    decision = table.to_priority(table.seat(0).number)
    table.answer([next(i for i, o in enumerate(decision.options) if table.game.name(o.id) == "Shock")])
    table.seat(0).concedes()
    table.seat(1).passes()
    replay = Playback(begun, table.game.names)
    replay.feed(table.game.history[past:])
    assert replay.digest() == table.game.digest()


# combat --------------------------------------------------------------------------------------------------------------
@rule("800.4e", "510.1c")
def test_trample_over_the_creature_of_nobody(scenario: Builder) -> None:
    """The attacked player leaves before damage: nothing is assigned to them, and all of it to a blocker that stays."""
    table = scenario(seats=4)
    rhino = table.seat(0).has("Stampeding Rhino")
    table.seat(0).attacks({rhino: table.seat(1)})
    table.seat(1).concedes()
    table.to_step(END_COMBAT)
    assert [s.life for s in table.seats() if s.in_game] == [20, 20, 20]
    assert rhino.stayed


@rule("800.4j", "508.1")
def test_the_attacking_player_leaves_while_attackers_are_declared(scenario: Builder) -> None:
    table = scenario(seats=4)
    table.seat(0).has("Grizzly Bears")
    table.run(lambda d: d.kind == D_ATTACK, "attackers")
    table.seat(0).concedes()
    assert table.next_turn() == table.seat(1)


@rule("800.4a", "608.2e")
def test_several_leave_one_after_the_other_while_a_spell_asks_them(scenario: Builder) -> None:
    table = scenario(seats=5).knows(CROWD)
    table.seat(0).casts("Crowd")
    for seat in (1, 2, 3):
        decision = table.asked(table.seat(seat), FOR_MAY)
        assert decision.kind == D_YES_NO
        table.seat(seat).concedes()
    table.to_step(MAIN2)
    assert [s.battlefield for s in table.seats()] == [["Ape Token"], [], [], [], ["Ape Token"]]


@rule("800.4i", "702.54")
def test_damage_that_a_leaver_was_dealt_is_remembered(scenario: Builder) -> None:
    table = scenario(seats=4)
    table.seat(0).casts("Shock", at=[table.seat(2)]).resolves()
    table.seat(2).concedes()
    table.seat(0).casts("Bloodscale Prowler").resolves()
    assert table.seat(0).permanent("Bloodscale Prowler").counters("+1/+1") == 1


@rule("801.11", "702.54")
def test_damage_that_was_dealt_far_away_is_not_seen(scenario: Builder) -> None:
    table = scenario(seats=6, range_of_influence=1)
    table.seat(2).casts("Shock", at=[table.seat(3)]).resolves()
    table.seat(0).casts("Bloodscale Prowler").resolves()
    assert table.seat(0).permanent("Bloodscale Prowler").counters("+1/+1") == 0


@rule("800.4a", "723.1")
def test_a_player_is_their_own_master_again_when_who_controls_their_turn_leaves(scenario: Builder) -> None:
    table = scenario(seats=4)
    slaver = table.seat(0).has("Mindslaver")
    table.seat(0).gets_mana("CCCC")
    table.seat(0).activates(slaver, at=[table.seat(1)])
    table.resolve_stack()
    table.to_step(MAIN1, table.seat(1))
    assert table.to_priority(table.seat(1).number).decider == table.seat(0).number
    table.seat(0).concedes()
    assert table.to_priority(table.seat(1).number).decider == table.seat(1).number


@rule("800.4e", "506.4c")
def test_what_is_attacked_is_dealt_damage_unless_it_changed_sides(scenario: Builder) -> None:
    """A planeswalker, a battle and a player; then the same with a planeswalker that somebody else has taken."""
    for taken in (False, True):
        table = scenario(seats=4).knows(BORROW)
        bears, giant, wurm = table.seat(0).have("Grizzly Bears", "Hill Giant", "Craw Wurm")
        sorin = table.seat(1).has("Sorin Markov")
        siege = table.seat(0).has("Invasion of Dominaria")
        table.game.state.edit(siege.id).protector = table.seat(2).number
        defense = siege.counters("defense")
        table.seat(0).attacks({bears: sorin, giant: siege, wurm: table.seat(3)})
        if taken:
            table.seat(2).casts("Borrow", at=[sorin]).resolves()
        table.to_step(MAIN2)
        assert sorin.counters("loyalty") == (4 if taken else 2)
        assert siege.counters("defense") == defense - 3
        assert table.seat(3).life == 14 and table.seat(1).life == table.seat(2).life == 20
