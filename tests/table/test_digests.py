"""What a person is told and asked between turns: digests, sole targets, the order and the grouping of targets."""

from __future__ import annotations

import pytest

from apnap.api import Game, Setup
from apnap.rules.core.constants import BLOCKERS
from apnap.rules.core.decisions import D_BLOCK, FOR_TARGET
from apnap.rules.views.view import observe
from apnap.table.session import Session
from apnap.table.stops import Stops, Until, Wait
from apnap.testing import Scenario
from apnap.testing.plugin import Builder


def session_of(table: Scenario, people: list[int] | None = None) -> Session:
    seats = int(table.game.state.seats)
    setup = Setup(table.game.state.table, (), 0, tuple(table.game.names), ("",) * seats)
    return Session(Game(table.game, setup), people)


def choose(session: Session, seat: int, words: str) -> None:
    question = session.question(seat)
    assert question is not None
    (choice,) = [choice for choice in question.choices if words in choice.text]
    session.answer([choice.value], seat)


def test_between_two_questions_is_told_what_each_player_did(scenario: Builder) -> None:
    """Casts, what died, and how life changed, by player."""
    table = scenario(3)
    me, other, third = (table.seat(i) for i in range(3))
    bear = other.has("Grizzly Bears")
    me.have("Mountain", "Mountain")
    me.holds("Shock", "Lightning Bolt")
    table.refresh()
    session = session_of(table)
    mine = int(me.number)
    choose(session, mine, "Cast Shock")
    session.answer([bear.id], mine)
    while session.waiting() and session.play.state.turn().stack:
        decision = session.waiting()[0]
        session.answer([0], int(decision.decider))
    digest = {d.seat: d for d in session.happened(int(third.number))} or {d.seat: d for d in session.happened(mine)}
    assert bear.zone == "graveyard"
    told = [d for d in digest.values() if "Grizzly Bears" in d.died]
    assert told and told[0].seat == int(other.number)
    assert "lost Grizzly Bears" in told[0].words(session.view(mine))


def test_attackers_of_a_turn_are_told_together(scenario: Builder) -> None:
    table = scenario(2)
    me, other = table.seat(0), table.seat(1)
    giants = me.have("Hill Giant", "Hill Giant")
    table.refresh()
    session = session_of(table)
    before = session.view(int(other.number))
    from apnap.table import digests

    mark = digests.mark(before, table.game.log)
    me.attacks(dict.fromkeys(giants, other))
    while table.game.state.life(int(other.number)) == 20:
        decision = table.game.decision()
        assert decision is not None
        table.game.answer([] if decision.kind == D_BLOCK else [0], decision.decider)
    told = digests.since(mark, session.view(int(other.number)), table.game.log)
    by_seat = {digest.seat: digest for digest in told}
    assert any("with 2 Hill Giant" in line for line in by_seat[int(me.number)].did)
    assert (by_seat[int(other.number)].life_before, by_seat[int(other.number)].life_now) == (20, 14)


def test_ones_own_things_come_last_among_the_targets_of_harm_and_equal_ones_are_one_line(scenario: Builder) -> None:
    table = scenario(2)
    me, other = table.seat(0), table.seat(1)
    me.have("Mountain", "Serra Angel")
    other.have("Grizzly Bears", "Grizzly Bears", "Hill Giant")
    me.holds("Shock")
    table.refresh()
    session = session_of(table)
    mine = int(me.number)
    choose(session, mine, "Cast Shock")
    decision = session.decision(mine)
    assert decision is not None and decision.purpose == FOR_TARGET
    question = session.question(mine)
    assert question is not None
    texts = [choice.text for choice in question.choices]
    own = [i for i, text in enumerate(texts) if "Serra Angel" in text or question.choices[i].value == -1 - mine]
    assert own == list(range(len(texts) - len(own), len(texts)))
    assert sum("Grizzly Bears" in text for text in texts) == 1
    assert any("(2 of them)" in text for text in texts)


def test_a_sole_target_is_known_before_the_spell_is_cast(scenario: Builder) -> None:
    table = scenario(2)
    me = table.seat(0)
    me.have("Swamp", "Swamp", "Swamp")
    angel = me.has("Serra Angel")
    me.holds("Murder")
    table.refresh()
    session = session_of(table)
    mine = int(me.number)
    question = session.question(mine)
    assert question is not None
    (cast,) = [choice for choice in question.choices if "Cast Murder" in choice.text]
    before = session.game.digest
    assert session.sole_targets([cast.value], mine) == [angel.id]
    assert session.sole_targets([0], mine) == []
    assert session.game.digest == before


@pytest.mark.parametrize(("life", "asked"), [(3, True), (2, True), (4, False)])
def test_nobody_dies_in_combat_without_being_asked(scenario: Builder, life: int, asked: bool) -> None:
    """Also when they pass until their own turn, whatever comes, and could do nothing."""
    table = scenario(2)
    me, other = table.seat(0), table.seat(1)
    giant = me.has("Hill Giant")
    table.game.state.edit_player(other.number).life = life
    table.refresh()
    me.attacks({giant: other})
    decision = table.game.decision()
    while decision is not None and not (table.game.state.turn().step == BLOCKERS and decision.seat == other.number):
        table.game.answer([0], decision.decider)
        decision = table.game.decision()
    assert decision is not None
    stops = Stops()
    stops.remove_all()
    stops.wait = Wait(Until(seat=int(other.number), turn=True, firm=True), 1, 1, 0)
    assert stops.asks(observe(table.game, int(other.number)), table.game.state.table, decision) == asked


def test_enter_passes_and_means_none_wherever_that_is_legal(scenario: Builder) -> None:
    from apnap.terminal.prompt import answer

    table = scenario(2)
    table.seat(0).has("Grizzly Bears")
    table.refresh()
    session = session_of(table)
    mine = int(table.seat(0).number)
    question = session.question(mine)
    assert question is not None
    assert answer("", question) == answer("0", question) == answer("pass", question) == [0]
