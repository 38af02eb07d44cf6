"""Shortcuts: proposing, accepting, shortening, and taking what was agreed to. CR 732.1-2."""

from __future__ import annotations

import time

import pytest

from apnap.agents import make_agent
from apnap.record import Playback
from apnap.rules.ch7_additional.loops.repeating import last_cycle, repeat
from apnap.rules.ch7_additional.loops.shortcuts import FOR_SHORTCUT, Choice, Loop, Part, Passing, propose
from apnap.rules.core.constants import BATTLEFIELD, END, MAIN1, UPKEEP
from apnap.rules.core.decisions import (
    D_MODE,
    D_PRIORITY,
    O_ACTIVATE,
    O_CAST,
    O_PASS,
    PASS,
    IllegalAnswer,
    PriorityDecision,
)
from apnap.testing import example, rule
from apnap.testing.handles import Permanent, Seat
from apnap.testing.plugin import Builder
from apnap.testing.scenario import Scenario

MILLION = 1_000_000


def does(table: Scenario, seat: Seat, kind: int, card: Permanent) -> Choice:
    """What a seat could do now, as a part of a proposal."""
    d = next(d for d in table.game.decisions() if d.seat == seat.number)
    n = next(i for i, o in enumerate(d.options) if o.kind == kind and o.id == card.id)
    return Choice(table.game, d, [n])


def elves(table: Scenario) -> tuple[Permanent, list[Part]]:
    """A creature that makes tokens, an enchantment of another player that untaps it, and a round of that."""
    a, b = table.seat(0), table.seat(1)
    bears = a.has("Grizzly Bears")
    a.casts("Presence of Gond", at=[bears]).resolves()
    b.has("Intruder Alarm")
    table.refresh()
    return bears, [does(table, a, O_ACTIVATE, bears), Passing()]


def tokens(table: Scenario, seat: Seat) -> int:
    state = table.game.state
    return sum(int(state.objs[id].token_count) for id in state.ids(seat.number, BATTLEFIELD) if state.objs[id].token)


@rule("732.1b", "732.2", "732.2a")
@example("732.2a", 1)
def test_the_example_of_a_million_tokens(scenario: Builder) -> None:
    """It ends just after the last ability has resolved, with the other player's ability on the stack."""
    table = scenario(seats=2)
    a, b = table.seat(0), table.seat(1)
    bears, again = elves(table)
    last: list[Part] = [again[0]]
    for seat in (a, b):
        last.append(Choice(table.game, PriorityDecision(seat.number, 0, [PASS]), [0]))
    propose(table.game, a.number, [Loop(MILLION - 1, again), *last])
    assert tokens(table, a) == MILLION
    assert bears.tapped and table.stack == ["Intruder Alarm's ability"] and table.holder == a


@rule("732.2a", "732.1b", "732.1")
def test_a_million_tokens(scenario: Builder) -> None:
    table = scenario()
    a = table.seat(0)
    bears, again = elves(table)
    began = time.process_time()
    propose(table.game, a.number, [Loop(MILLION, again)])
    assert time.process_time() - began < 2
    assert tokens(table, a) == MILLION
    assert table.holder == a and not table.stack_ids() and not bears.tapped
    assert len(table.game.state.ids(a.number, BATTLEFIELD)) < 20


@rule("732.2a")
def test_loops_within_loops_end_where_a_player_has_priority(scenario: Builder) -> None:
    table = scenario()
    a = table.seat(0)
    _, again = elves(table)
    propose(table.game, a.number, [Loop(3, [Loop(5, again)]), *again])
    assert tokens(table, a) == 16
    assert table.holder == a


@rule("732.2a")
def test_a_shortcut_may_cross_turns(scenario: Builder) -> None:
    table = scenario(seats=3)
    propose(table.game, table.seat(0).number, [Passing(UPKEEP, turn=2), Passing(MAIN1, turn=3)])
    while (d := table.game.decision()) is not None and d.purpose == FOR_SHORTCUT:
        table.game.answer([0])
    assert table.active == [table.seat(2)]
    assert table.step == "precombat main phase"


@rule("732.2a")
def test_what_cannot_be_done_cannot_be_proposed(scenario: Builder) -> None:
    """Without anything to untap it, a creature is tapped once."""
    table = scenario()
    a = table.seat(0)
    bears = a.has("Grizzly Bears")
    a.casts("Presence of Gond", at=[bears]).resolves()
    again: list[Part] = [does(table, a, O_ACTIVATE, bears), Passing()]
    before = table.game.digest()
    with pytest.raises(IllegalAnswer, match=r"732\.2a"):
        propose(table.game, a.number, [Loop(2, again)])
    assert table.game.digest() == before
    with pytest.raises(IllegalAnswer, match="with priority"):
        propose(table.game, table.seat(1).number, again)
    propose(table.game, a.number, again)
    assert tokens(table, a) == 1


@rule("732.2a")
def test_what_happens_in_each_round_of_a_shortcut_happens_as_often(scenario: Builder) -> None:
    table = scenario()
    a = table.seat(0)
    a.has("Ajani's Pridemate", "Soul Warden")
    _, again = elves(table)
    propose(table.game, a.number, [Loop(1000, again)])
    assert tokens(table, a) == 1000
    assert a.life == 1020
    assert a.permanent("Ajani's Pridemate").counters("+1/+1") == 1000


@rule("732.2b", "732.2c")
def test_another_player_accepts(scenario: Builder) -> None:
    table = scenario(seats=3)
    a, b = table.seat(0), table.seat(1)
    b.holds("Lightning Bolt")
    b.has("Mountain")
    _, again = elves(table)
    propose(table.game, a.number, [Loop(MILLION, again)])
    d = table.game.decision()
    assert d is not None and d.kind == D_MODE and d.purpose == FOR_SHORTCUT and d.seat == b.number
    assert tokens(table, a) == 0
    # a fork is asked the same
    other = table.game.fork()
    other.answer([0])
    assert sum(int(o.token_count) for o in other.state.objs if o.token) == MILLION
    table.game.answer([0])
    assert tokens(table, a) == MILLION


@rule("732.2b", "732.2c")
def test_another_player_shortens_and_must_do_something_else(scenario: Builder) -> None:
    """With the fourth ability on the stack they will act; then they may not pass."""
    table = scenario(seats=2)
    a, b = table.seat(0), table.seat(1)
    bolt = b.holds("Lightning Bolt")[0]
    b.has("Mountain")
    bears, again = elves(table)
    propose(table.game, a.number, [Loop(MILLION, again)])
    d = table.game.decision()
    assert d is not None
    table.game.answer([d.candidates[1]])
    d = table.game.decision()
    assert d is not None and d.seat == b.number and (d.minimum, d.maximum) == (1, MILLION)
    table.game.answer([4])
    d = table.game.decision()
    assert d is not None and d.seat == b.number and d.kind == D_PRIORITY
    assert all(o.kind != O_PASS for o in d.options)
    assert 0 < tokens(table, a) < 5
    b.casts("Lightning Bolt", at=[bears])
    assert table.holder == b
    assert any(o.kind == O_PASS for o in table.game.decision().options)
    assert bolt.zone != "hand"


@rule("732.2", "732.2b")
@example("732.2b", 1)
def test_the_example_of_a_turn_that_is_ended_in_one_word(scenario: Builder) -> None:
    """'Go': all pass until the turn is over; the other player wants to act as combat begins."""
    table = scenario(seats=2)
    a, b = table.seat(0), table.seat(1)
    b.holds("Into the Fray")
    b.has("Mountain")
    a.has("Grizzly Bears")
    propose(table.game, a.number, [Passing(END, turn=1, seat=a.number)])
    d = table.game.decision()
    assert d is not None
    combat = next(i for i, words in enumerate(d.labels) if "beginning of combat" in words)
    table.game.answer([combat])
    assert table.step == "beginning of combat"
    assert table.holder == b
    d = table.game.decision()
    assert d is not None and all(o.kind != O_PASS for o in d.options)
    assert any(o.kind == O_CAST for o in d.options)


@rule("732.1a", "732.2b")
@pytest.mark.parametrize("name", ["first", "random"])
def test_bots_accept_what_they_would_let_happen(scenario: Builder, name: str) -> None:
    """What is not spoken of is understood: everybody passes."""
    table = scenario(seats=3)
    a = table.seat(0)
    _, again = elves(table)
    for s in (1, 2):
        table.game.agents[table.seat(s).number] = make_agent(name, s)
    propose(table.game, a.number, [Loop(50, again)])
    assert tokens(table, a) == 50


@rule("732.2b")
def test_a_bot_shortens_where_it_would_act(scenario: Builder) -> None:
    table = scenario(seats=2)
    a, b = table.seat(0), table.seat(1)
    b.holds("Counterspell")
    b.have("Island", "Island")
    a.holds("Grizzly Bears")
    a.have("Forest", "Forest")
    table.refresh()
    cast = does(table, a, O_CAST, Permanent(table, table.in_hand(a.number, "Grizzly Bears")))
    table.game.agents[b.number] = make_agent("first", 1)
    propose(table.game, a.number, [cast, Passing()])
    assert table.stack == ["Grizzly Bears", "Counterspell"]


@rule("732.2a")
def test_rounds_that_differ_are_made_one_by_one_and_not_too_many(scenario: Builder) -> None:
    """Each creature gains more life than the one before, so no round is like another."""
    table = scenario(seats=2)
    a = table.seat(0)
    a.have("Coat of Arms", "Angelic Chorus")
    _, again = elves(table)
    with pytest.raises(IllegalAnswer, match="one by one"):
        propose(table.game, a.number, [Loop(MILLION, again)])
    assert tokens(table, a) == 0
    propose(table.game, a.number, [Loop(20, again)])
    assert tokens(table, a) == 20


@rule("732.2a")
def test_sizes_follow_from_how_many_tokens_there_are(scenario: Builder) -> None:
    table = scenario(seats=2)
    a = table.seat(0)
    a.has("Coat of Arms")
    _, again = elves(table)
    propose(table.game, a.number, [Loop(MILLION, again)])
    assert tokens(table, a) == MILLION
    state = table.game.state
    made = [id for id in state.ids(a.number, BATTLEFIELD) if state.objs[id].token]
    assert {table.game.char(id).power for id in made} == {MILLION}  # one, and one more for each of the others


@rule("732.2a", "732.2c")
@pytest.mark.parametrize("answers", [(0,), (1, 3), (2, 4), (1, 700_000)])
def test_a_shortcut_is_in_the_record(scenario: Builder, answers: tuple[int, ...]) -> None:
    """A game with a million tokens is played again from its answers, and so is what somebody is held to."""
    table = scenario(seats=2)
    b = table.seat(1)
    b.holds("Lightning Bolt")
    b.has("Mountain")
    _, again = elves(table)
    begun, past = table.game.state.fork(), len(table.game.history)
    propose(table.game, table.seat(0).number, [Loop(MILLION, again)])
    for answer in answers:
        table.game.answer([answer])
    replay = Playback(begun, table.game.names)
    replay.feed(table.game.history[past:])
    assert replay.digest() == table.game.digest()
    assert [str(d) for d in replay.decisions()] == [str(d) for d in table.game.decisions()]


@rule("732.2c")
def test_a_shortcut_is_taken_back_like_a_choice(scenario: Builder) -> None:
    table = scenario(seats=2)
    table.game.remember = True
    a = table.seat(0)
    _, again = elves(table)
    before = table.game.digest()
    propose(table.game, a.number, [Loop(MILLION, again)])
    table.game.undo(a.number)
    assert table.game.digest() == before
    assert tokens(table, a) == 0


@rule("732.2a")
def test_the_last_cycle_is_found_by_itself(scenario: Builder) -> None:
    table = scenario(seats=2)
    table.game.remember = True
    a = table.seat(0)
    bears, _ = elves(table)
    for _ in range(2):
        a.activates(bears)
        table.resolve_stack()
    assert len(last_cycle(table.game, a.number)) > 1
    repeat(table.game, a.number, MILLION)
    assert tokens(table, a) == MILLION + 2


@rule("732.2a", "800.4a")
def test_a_player_may_leave_in_the_last_round_that_is_repeated(scenario: Builder) -> None:
    """What the one who has lost by then would have chosen, passing, is not waited for."""
    for times, there in ((97, True), (98, False)):
        table = scenario(seats=3).remembers()
        one, two = table.seat(0), table.seat(1)
        ballista = one.has("Walking Ballista", counters={"+1/+1": 2})
        one.gets_mana("CW")
        one.activates(one.has("Heliod, Sun-Crowned"), at=[ballista])
        table.resolve_stack()
        two.at(99)
        one.activates(ballista, 1, at=[two])
        table.says([ballista]).resolve_stack()
        one.repeats(times).all_accept()
        assert two.in_game == there and one.life == 21 + times
        assert table.holder == one and not table.stack and table.step == "precombat main phase"


@rule("732.2a", "601.2c")
def test_the_only_target_of_the_first_round_is_meant_in_the_others(scenario: Builder) -> None:
    """Kiki-Jiki has one creature to copy at first; then there are its copies as well."""
    table = scenario(seats=3).remembers()
    one = table.seat(0)
    kiki, conscripts = one.have("Kiki-Jiki, Mirror Breaker", "Zealous Conscripts")
    one.activates(kiki, at=[conscripts])
    table.says([kiki]).resolve_stack()
    one.repeats(5).all_accept()
    assert tokens(table, one) == 6 and not kiki.tapped
