"""Spells and abilities on the stack, and abilities that wait, when a player leaves. CR 800.4a, 800.4d, 603."""

from __future__ import annotations

from apnap.abilities.activated import Activate
from apnap.abilities.cards import card
from apnap.abilities.effects.damage import DealDamage
from apnap.abilities.effects.durations import UntilEndOfTurn
from apnap.abilities.effects.life import GainLife
from apnap.abilities.effects.moves import Exile, ReturnToBattlefield
from apnap.abilities.events.object_events import Dies, Enters, Leaves
from apnap.abilities.events.player_events import BeginningOf
from apnap.abilities.events.triggers import Whenever
from apnap.abilities.filters import CREATURE, PERMANENT
from apnap.abilities.selectors import THIS, THOSE
from apnap.abilities.statics.changes import Gets, YouControl
from apnap.abilities.targets import AnyTarget, Target, TargetPlayer
from apnap.rules.ch1_concepts import ending
from apnap.rules.ch1_concepts.definitions import Context
from apnap.rules.ch6_spells.triggers import watch
from apnap.rules.ch8_multiplayer.table import TableRules
from apnap.rules.core import constants
from apnap.rules.core.constants import END, EV_ZONE, EXILE, GONE, GRAVEYARD, NONE, STACK
from apnap.rules.core.state import Trigger, Watcher
from apnap.testing import rule
from apnap.testing.plugin import Builder
from tests.helpers.hand_made_games import BEAR, Bare, game_at, made, put, watches_leaving, zone_of
from tests.helpers.words_without_cards import Later

LOAN = card("Loan", "{U}", "Instant", UntilEndOfTurn(Target(PERMANENT), YouControl()))
BELL = card("Parting Bell", "{1}", "Artifact", Whenever(Leaves(PERMANENT), GainLife(1)))
TOLL = card("Death Toll", "{1}", "Artifact", Whenever(Dies(CREATURE), GainLife(1)))
SLIDE = card(
    "Slide",
    "{W}",
    "Instant",
    Exile(Target(CREATURE)),
    Later(BeginningOf(END), ReturnToBattlefield(THOSE)),
)
PAIR = card("Pair of Bolts", "{R}", "Instant", DealDamage(2, to=TargetPlayer()), DealDamage(3, to=TargetPlayer()))
PUMPER = card("Pumper", "{G}", "Artifact", Activate("{0}", UntilEndOfTurn(Target(CREATURE), Gets(1, 1))))
GHOUL = made("Ghoul", constants.CREATURE, 2, 2, watches_leaving())
RELIC = made("Relic", constants.ARTIFACT, 0, 0, watches_leaving(own=True))


def on_stack(game: Bare, seat: int, owner: int, *, ability: bool = False, copy: bool = False) -> int:
    """A spell of a card, a copy of one, or an ability, on the stack under a seat's control."""
    id = put(game, seat, BEAR, STACK, owner=owner)
    o = game.state.edit(id)
    if ability:
        o.ability = watches_leaving()
    if ability or copy:
        o.number = -1
    return id


# at the table ------------------------------------------------------------------------------------------------------


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


# on boards made by hand --------------------------------------------------------------------------------------------


@rule("800.4a")
def test_what_leaves_the_stack_with_a_player_and_what_stays() -> None:
    """CR 800.4a: own spells leave, abilities and copies cease, others' cards under the leaver's control are exiled."""
    game = game_at(3)
    kept_spell = on_stack(game, 1, 1)
    own_spell = on_stack(game, 0, 0)
    taken_spell = on_stack(game, 1, 0)
    ability = on_stack(game, 0, 0, ability=True)
    copy = on_stack(game, 0, 0, copy=True)
    borrowed = on_stack(game, 0, 1)
    kept_ability = on_stack(game, 2, 2, ability=True)
    ending.concede(game, 0)
    assert game.state.turn().stack == [kept_spell, kept_ability]
    for id in (own_spell, taken_spell, ability, copy):
        assert game.state.objs[id].zone == GONE
    assert zone_of(game, borrowed) == EXILE
    assert len(game.state.ids(1, EXILE)) == 1


@rule("800.4a", "807.5")
def test_every_stack_is_cleared() -> None:
    """CR 800.4a, 807.5: a leaver may have spells on several stacks."""
    table = TableRules(8)
    table.markers = 2
    game = game_at(table.seal())
    first = on_stack(game, 0, 0)
    game.state.here = 1
    second = on_stack(game, 0, 0)
    other = on_stack(game, 5, 5)
    ending.concede(game, 0)
    assert game.state.turns[0].stack == []
    assert game.state.turns[1].stack == [other]
    assert [game.state.objs[id].zone for id in (first, second)] == [GONE, GONE]


@rule("603.6c", "800.4a")
def test_permanents_leaving_with_their_owner_are_noticed() -> None:
    """CR 603.6c, 800.4a."""
    game = game_at(3)
    put(game, 2, GHOUL)
    relic = put(game, 2, RELIC, owner=1)
    put(game, 1)
    put(game, 1, BEAR, GRAVEYARD)
    ending.concede(game, 1)
    assert [(t.controller, t.it) for t in game.state.pending] == [(2, NONE)] * 3
    assert sum(t.source == relic for t in game.state.pending) == 1


@rule("800.4d")
def test_a_leavers_own_abilities_do_not_trigger() -> None:
    """CR 800.4d."""
    game = game_at(3)
    put(game, 1, GHOUL)
    put(game, 1, RELIC)
    ending.concede(game, 1)
    assert not game.state.pending


@rule("800.4d")
def test_waiting_triggers_of_a_leaver_are_dropped() -> None:
    """CR 800.4d: those of the others stay, also from a source that has left."""
    game = game_at(3)
    relic = put(game, 1, RELIC)
    theirs = Trigger(watches_leaving(), relic, 1, None)
    ours = Trigger(watches_leaving(), relic, 2, None)
    game.state.pending = [theirs, ours]
    ending.concede(game, 1)
    assert [t.controller for t in game.state.pending] == [2]


@rule("800.4d")
def test_delayed_triggers_of_a_leaver_never_trigger() -> None:
    """CR 800.4d: what should have come back does not."""
    game = game_at(3)
    for seat in (1, 2):
        watcher = Watcher(-1, seat, watches_leaving())
        watcher.delayed = True
        watcher.context = Context(seat, -1)
        watch(game, watcher)
    ending.concede(game, 1)
    assert [w.controller for w in game.state.watchers[EV_ZONE]] == [2]
    bear = put(game, 0)
    game.move(bear, GRAVEYARD)
    assert [t.controller for t in game.state.pending] == [2]
