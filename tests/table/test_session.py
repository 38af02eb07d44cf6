"""A game with a person at it: what is asked, taken back, saved, and what survives a failure of the engine."""

from __future__ import annotations

from pathlib import Path

import pytest

from apnap import by_hand, position, record
from apnap.agents import FirstAgent, make_agent
from apnap.api import Game as TableGame
from apnap.api import Setup, new_game
from apnap.errors import ApnapError, InputError, PositionError, TableError
from apnap.rules.core.constants import HAND, MAIN1, MAIN2, NONE, UPKEEP
from apnap.rules.core.decisions import D_ATTACK, D_MULLIGAN, D_PRIORITY, O_CAST, O_LAND, Agent, Decision, IllegalAnswer
from apnap.rules.core.game import Game
from apnap.table import saves, seating
from apnap.table.harm import is_about_to_die
from apnap.table.session import MOST_LATER, MOST_TIMES, EngineFailed, Session
from apnap.table.stops import Until, could_act
from apnap.testing import Scenario, rule
from apnap.testing.plugin import Builder

BOT = make_agent("first", 1)
MY_TURN = Until(seat=0, turn=True, firm=True)


def table(seed: int = 3, deck: str = "red", **wishes: object) -> Session:
    session = seating.new_session(seed=seed, decks=[deck, "green", "red", "green"], **wishes)  # type: ignore[arg-type]
    session.start()
    return session


def play_on(session: Session, questions: int) -> None:
    """Answer as the bot would."""
    for _ in range(questions):
        waiting = session.waiting()
        if not waiting:
            return
        session.answer(BOT.choose(session.play, waiting[0]), int(waiting[0].decider))


def asked(session: Session) -> Decision:
    return session.waiting()[0]


def option(session: Session, kind: int) -> int:
    return next(i for i, o in enumerate(asked(session).options) if o.kind == kind)


def test_the_first_question_is_the_opening_hand_and_then_the_main_phase() -> None:
    session = table()
    assert asked(session).kind == D_MULLIGAN
    session.answer([0], 0)
    assert asked(session).kind == D_PRIORITY
    turn = session.view(0).turns()[0]
    assert turn.active == [0] and turn.step == MAIN1


def test_nobody_is_asked_where_only_passing_is_possible() -> None:
    session = table()
    questions = 0
    while session.decision(0) is not None and questions < 150:
        decision = asked(session)
        if decision.kind == D_PRIORITY:
            assert could_act(decision) or is_about_to_die(session.view(0), session.play.state.table, 0)
            turn = session.view(0).turns()[0]
            stack = session.view(0).stack()
            responding = bool(stack) and stack[-1].controller != 0
            fighting = any(p.attacking != -1000 for p in session.view(0).permanents())
            assert responding or fighting or (turn.active == [0] and turn.step in (MAIN1, MAIN2))
        session.answer(BOT.choose(session.play, decision), 0)
        questions += 1
    assert session.over
    assert questions < 150


def test_pass_until_my_turn_asks_nothing_before_it_but_what_is_not_priority() -> None:
    session = table()
    session.answer([0], 0)
    number = session.view(0).turns()[0].number
    session.pass_until(MY_TURN, 0)
    turn = session.view(0).turns()[0]
    if asked(session).kind == D_PRIORITY:
        assert turn.active == [0] and turn.number > number


def test_an_illegal_answer_changes_nothing() -> None:
    session = table()
    session.answer([0], 0)
    before = session.play.digest()
    with pytest.raises(IllegalAnswer, match="117.1"):
        session.answer([99], 0)
    assert session.play.digest() == before
    assert asked(session).kind == D_PRIORITY


def test_undo_takes_back_what_the_person_chose_and_not_what_was_passed_for_them() -> None:
    session = table()
    session.answer([0], 0)
    before = session.play.digest()
    hand = len(session.view(0).hand(0))
    session.answer([option(session, O_LAND)], 0)
    assert len(session.view(0).hand(0)) == hand - 1
    session.undo(0)
    assert session.play.digest() == before
    assert len(session.view(0).hand(0)) == hand


@rule("733.1")
def test_a_spell_half_announced_can_be_given_up() -> None:
    session = table()
    session.answer([0], 0)
    session.answer([option(session, O_LAND)], 0)
    before = session.play.digest()
    session.answer([option(session, O_CAST)], 0)
    assert asked(session).kind != D_PRIORITY
    session.cancel(0)
    assert session.play.digest() == before
    assert asked(session).kind == D_PRIORITY


@rule("733.1")
def test_something_hidden_seen_since_cannot_be_taken_back() -> None:
    session = table()
    session.answer([0], 0)
    session.answer([option(session, O_LAND)], 0)
    session.pass_until(MY_TURN, 0)
    with pytest.raises(IllegalAnswer, match="hidden"):
        session.undo(0)


def test_after_a_concession_the_others_play_to_the_end() -> None:
    session = table()
    session.answer([0], 0)
    session.concede(0)
    assert session.over
    result = session.game.result
    assert result.outcomes[0] == "lost" and result.reasons[0] == "104.3a"
    assert len(result.winners) == 1


def test_own_spells_resolve_unless_priority_is_held() -> None:
    for hold in (False, True):
        session = table()
        session.answer([0], 0)
        session.answer([option(session, O_LAND)], 0)
        session.stops[0].hold = hold
        casts = [i for i, o in enumerate(asked(session).options) if o.kind == O_CAST]
        raging = [i for i in casts if session.play.name(asked(session).options[i].id) == "Raging Goblin"]
        session.answer([raging[0]], 0)
        held = bool(session.view(0).stack()) and session.view(0).stack()[-1].controller == 0
        assert held == (hold and could_act(asked(session)) and asked(session).kind == D_PRIORITY)


def test_a_save_is_taken_up_where_it_was(tmp_path: Path) -> None:
    session = table()
    play_on(session, 12)
    session.stops[0].change(UPKEEP, mine=True, theirs=False, stop=True)
    path = tmp_path / "game.replay"
    saves.save(session, path)
    again = seating.taken_up(path)
    again.start()
    assert again.play.digest() == session.play.digest()
    assert again.stops[0].mine == session.stops[0].mine
    first, second = session.question(0), again.question(0)
    assert first == second
    for table_ in (session, again):
        play_on(table_, 6)
    assert again.play.digest() == session.play.digest(), "both go on in the same way"


def test_a_save_is_a_replay(tmp_path: Path) -> None:
    session = table()
    play_on(session, 5)
    path = tmp_path / "game.replay"
    saves.save(session, path)
    assert record.load(path).play().digest == session.play.digest()


def test_a_full_disk_leaves_the_old_save(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    session = table()
    path = tmp_path / "game.replay"
    saves.save(session, path)
    old = path.read_bytes()
    play_on(session, 3)

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(ApnapError, match="no space left on device.*unchanged"):
        saves.save(session, path)
    assert path.read_bytes() == old
    assert [p.name for p in tmp_path.iterdir()] == ["game.replay"]


class Failing(Agent):
    """Fails when it is asked."""

    def choose(self, game: Game, decision: Decision) -> list[int]:
        raise ZeroDivisionError("somebody divided by zero")


def let_fail(session: Session, *seats: int) -> None:
    """Let bots fail, and whoever stands in for them: as bad as a failure of the engine."""
    session.play.stand_in = Failing()
    for seat in seats:
        session.play.agents[seat] = session.play.stand_in


def test_when_the_engine_fails_the_table_is_as_it_was() -> None:
    session = table()
    play_on(session, 8)
    good = session.play.agents[1]
    let_fail(session, 1)
    with pytest.raises(EngineFailed, match="divided by zero") as failure:
        play_on(session, 50)
    assert session.decision(0) is not None
    assert len(failure.value.answers) >= len(session.play.history)
    session.play.agents[1] = good
    play_on(session, 200)
    assert session.over


def test_a_failure_leaves_what_is_needed_to_see_it_again(tmp_path: Path) -> None:
    session = table()
    session.answer([0], 0)
    before, question = session.play.digest(), session.question(0)
    let_fail(session, 1)
    with pytest.raises(EngineFailed) as failure:
        session.pass_until(MY_TURN, 0)
    assert session.play.digest() == before, "nothing is lost"
    assert session.question(0) == question
    path = tmp_path / "crash.replay"
    saves.save_crash(session, path, (), failure.value.answers, {"error": "x", "traceback": "y"})
    replay = record.load(path)
    assert saves.beside(replay).crash["traceback"] == "y"
    assert replay.answers == failure.value.answers
    assert len(replay.answers) > len(session.play.history), "with what was passed before the failure"
    replay.play(verify=False)


class Interrupted(Agent):
    """Is thinking when somebody presses Ctrl-C."""

    def choose(self, game: Game, decision: Decision) -> list[int]:
        raise KeyboardInterrupt


def test_crashes_in_the_same_second_have_files_of_their_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("APNAP_HOME", str(tmp_path))
    monkeypatch.setattr(saves.time, "strftime", lambda pattern: "now")
    names = []
    for _ in range(3):
        path = saves.crash_file()
        path.write_text("")
        names.append(path.name)
    assert names == ["crash-now.replay", "crash-now-2.replay", "crash-now-3.replay"]


def test_interrupting_the_bots_goes_back_to_the_last_question(tmp_path: Path) -> None:
    session = table()
    session.answer([0], 0)
    before, question = session.play.digest(), session.question(0)
    session.play.agents[1] = Interrupted()
    with pytest.raises(KeyboardInterrupt):
        session.pass_until(MY_TURN, 0)
    assert session.play.digest() == before and session.question(0) == question
    saves.save(session, tmp_path / "game.replay")


def test_an_engine_that_fails_before_the_first_question_is_reported() -> None:
    session = seating.new_session(seed=3)
    let_fail(session, 1, 2, 3)
    with pytest.raises(EngineFailed, match="divided by zero"):
        session.start()
    assert session.decision(0) is None


@pytest.mark.parametrize(
    ("wishes", "error", "words"),
    [
        ({"seats": 1}, TableError, "2 to 60 seats, not 1"),
        ({"seats": 61}, TableError, "100.1"),
        ({"bots": ["frist"]}, InputError, "did you mean 'first'"),
        ({"names": ["Ann", "Ann"]}, TableError, "must differ"),
        ({"names": ["A", "B", "C", "D", "E"]}, TableError, "5 names for 4 seats"),
        ({"decks": ["rde"]}, InputError, "did you mean 'red'"),
    ],
)
def test_impossible_tables_are_refused(wishes: dict[str, object], error: type[Exception], words: str) -> None:
    with pytest.raises(error) as refusal:
        seating.new_session(**wishes)  # type: ignore[arg-type]
    assert words in str(refusal.value)


def test_names_and_decks_are_found_for_everybody() -> None:
    session = seating.new_session(seats=6, names=["Zoe", "Ben"], seed=1)
    setup = session.game.setup
    assert setup.names[:2] == ("Zoe", "Ben") and len(set(setup.names)) == 6
    assert len({deck.name for deck in setup.decks}) == 6
    assert setup.agents == ("", "first", "first", "first", "first", "first")


def test_a_laid_out_table_is_all_in_one_hand() -> None:
    session = seating.laid_out(
        "table 2 seats\nturn 5, seat 0, main1, priority 0\n"
        "seat 0 Ann: life 20\n  hand: Shock\n  library: Mountain x9\n  battlefield: Mountain\n"
        "seat 1 Bob: life 2\n  library: Forest x9\n"
    )
    session.start()
    assert session.people == {0, 1}
    session.answer([option(session, O_CAST)], 0)
    session.answer([-2], 0)
    assert session.over and session.game.result.winners == (0,)


SUBGAME = """table 2 seats
turn 5, seat 0, main1, priority 0
seat 0 Ann: life 20
  hand: Shahrazad; Shock
  library: Mountain x20
  battlefield: Plains x4
seat 1 Bob: life 2
  library: Forest x20
"""


def test_a_laid_out_game_is_saved_where_no_position_says_it(tmp_path: Path) -> None:
    session = seating.laid_out(SUBGAME)
    session.start()
    session.answer([option(session, O_CAST)], 0)
    while session.play.state.frame is None or asked(session).kind != D_PRIORITY:
        play_on(session, 1)
    with pytest.raises(PositionError, match="cannot say a subgame") as told:
        position.write(session.play)
    assert "save the game" in told.value.hint
    saves.save(session, tmp_path / "laid.replay")
    again = seating.taken_up(tmp_path / "laid.replay")
    assert again.play.state.frame is not None and again.play.digest() == session.play.digest()
    assert again.people == {0, 1} and all(stops.watching for stops in again.stops.values())
    assert record.load(tmp_path / "laid.replay").setup.position == SUBGAME
    session.concede(1)
    saves.save(session, tmp_path / "laid.replay")
    again = seating.taken_up(tmp_path / "laid.replay")
    assert again.play.digest() == session.play.digest()


@rule("805.5a", "805.2")
def test_each_person_has_questions_of_their_own(scenario: Builder) -> None:
    laid = scenario(variant="two-headed-giant")
    laid.seat(0).has("Grizzly Bears")
    laid.asked(kind=D_ATTACK)
    session = all_people(laid)
    told: list[str] = []
    session.listeners += [lambda: told.append("a screen"), lambda: told.append("another")]
    first, second = (int(decision.decider) for decision in session.waiting())
    others = [seat for seat in range(4) if seat not in (first, second)]
    assert [d.decider for d in session.waiting(first)] == [first]
    assert asked_of(session, first) is session.waiting()[0]
    assert asked_of(session, second) is session.waiting()[1]
    assert session.decision(others[0]) is None and session.question(others[0]) is None
    with pytest.raises(IllegalAnswer, match="for others to answer"):
        session.answer([NONE], others[0])
    attack = [-1 - others[0] for _ in asked_of(session, second).attackers]
    session.answer(attack, second)
    assert session.play.history[-1].seat == second or session.play.answers[-1].seat == second
    assert told == ["a screen", "another"]


def all_people(laid: Scenario) -> Session:
    """A table with a person in each seat."""
    seats = int(laid.game.state.seats)
    names = tuple(str(seat) for seat in range(seats))
    return Session(TableGame(laid.game, Setup(laid.game.state.table, (), 0, names, ("",) * seats)))


def two_stacks(scenario: Builder) -> tuple[Session, int]:
    """Somebody has priority for two stacks: a table with a person in each seat, and that person's."""
    laid = scenario(seats=12, markers=3, range_of_influence=2)
    between = laid.seat(2).number  # two seats from one turn marker, two from the next
    session = all_people(laid)
    for stops in session.stops.values():
        stops.always = True
    while len(session.waiting(between)) < 2:
        session.answer([0], next(int(d.decider) for d in session.waiting() if d.decider != between))
    return session, between


def asked_of(session: Session, seat: int) -> Decision:
    decision = session.decision(seat)
    assert decision is not None
    return decision


@rule("807.5b", "807.4")
def test_of_two_stacks_a_person_looks_at_one_and_others_look_where_they_like(scenario: Builder) -> None:
    session, seat = two_stacks(scenario)
    first, second = session.waiting(seat)
    elsewhere = {s: session.decision(s) for s in session.people if s != seat}
    assert session.decision(seat) is first
    session.turn_to(second)
    assert session.decision(seat) is second
    assert {s: session.decision(s) for s in session.people if s != seat} == elsewhere
    session.answer([0], seat)
    assert seat not in session.turned, "the next question is looked at first again"


def test_a_bot_that_fails_is_replaced_and_the_people_are_told() -> None:
    """At a table with people a bot's mistake is nobody else's: another bot goes on, and the record is whole."""

    class Broken(FirstAgent):
        def choose(self, game: Game, decision: Decision) -> list[int]:
            raise KeyError("its own notes")

    game = new_game(["red", "green"], seed=4, agents=[None, Broken()], names=["Ada", "Ben"], start=False)
    session = Session(game, [0])
    session.start()
    session.answer([0], 0)
    assert [str(fault) for fault in session.faults] == [
        "the bot of Ben failed when it was asked 'mulligan': KeyError: 'its own notes'"
    ]
    assert record.record_of(game).play().digest == game.digest


def test_bots_stop_in_the_middle_of_things_so_that_others_may_look() -> None:
    """A table at which nobody is asked any more is played on piece by piece, and comes to the same end."""
    ends = []
    for most in (0, 100):
        session = seating.new_session(seats=3, seed=5, bots=["first"])
        session.most_in_one_go = most
        session.start()
        session.concede(0)
        pieces = 0
        while session.pauses:
            session.go_on()
            pieces += 1
        assert session.over
        assert bool(pieces) == bool(most)
        ends.append(session.game.digest)
    assert ends[0] == ends[1]


LOOP = """table 2 seats
turn 5, seat 0, main1, priority 0
seat 0 Ann: life 20
  battlefield: Grizzly Bears @1; Presence of Gond -> @1; Soul Warden
  library: Forest x9
seat 1 Bob: life 20
  hand: Lightning Bolt
  battlefield: Intruder Alarm; Mountain
  library: Forest x9
"""


@rule("732.2b", "732.2c")
def test_a_pause_does_not_end_what_was_agreed_on() -> None:
    """A table that lets others look now and then: a loop of a loop is taken to the place at which it is shortened."""
    session = seating.laid_out(LOOP, "the position")
    session.most_in_one_go = 100
    session.start()
    session.answer([1], 0)
    while session.decision(1) is not None:
        session.answer([0], 1)
    for times, answers in ((5, [0]), (2000, [1, 1700])):
        session.repeat(times, 0)
        for answer in answers:
            session.answer([answer], 1)
        while session.pauses:
            session.go_on()
    assert session.play.state.players[0].life == 26 + 1699


BY_HAND = """table 2 seats
turn 5, seat 0, main1, priority 0
seat 0 Ann: life 20
  hand: Shock x2
  battlefield: Mountain; Mountain
  library: Forest x9
seat 1 Bob: life 20
  library: Forest x9
"""


def at_hand() -> Session:
    session = seating.laid_out(BY_HAND, "the position")
    session.play.state.table.by_hand = True
    session.start()
    return session


def lives(session: Session) -> list[int]:
    return [int(p.life) for p in session.play.state.players]


@rule("733.1")
def test_what_is_done_by_hand_is_done_and_taken_back_when_somebody_objects() -> None:
    session = at_hand()
    session.by_hand(by_hand.life([0], 3), 0)
    assert lives(session) == [23, 20]
    session.object(1)
    assert lives(session) == [20, 20]
    with pytest.raises(IllegalAnswer):
        session.object(1)


@rule("733.1")
@pytest.mark.parametrize("gives_up", [False, True])
def test_what_is_done_by_hand_waits_for_what_is_half_done(gives_up: bool) -> None:
    """A spell is announced and has no target yet: so many things wait, and are done once it has one or is given up."""
    session = at_hand()
    session.answer([option(session, O_CAST)], 0)
    assert session.is_half_done
    for _ in range(MOST_LATER):
        session.by_hand_later(by_hand.life([0], 1), 0)
    with pytest.raises(IllegalAnswer, match="first what is half done"):
        session.by_hand_later(by_hand.life([0], 1), 0)
    assert lives(session) == [20, 20] and len(session.later) == MOST_LATER
    if gives_up:
        session.cancel(0)
        assert lives(session) == [20 + MOST_LATER, 20] and session.play.state.turn().stack == []
        return
    session.answer([-2], 0)
    while session.is_half_done:
        session.answer(BOT.choose(session.play, asked(session)), 0)
    assert lives(session)[0] == 20 + MOST_LATER and not session.later


@rule("733.1")
def test_a_spell_that_is_given_up_leaves_the_next_one_half_done_alone() -> None:
    """Nothing waits: giving up does nothing else."""
    session = at_hand()
    session.answer([option(session, O_CAST)], 0)
    session.cancel(0)
    assert lives(session) == [20, 20] and not session.is_half_done
    assert len(session.play.state.ids(0, HAND)) == 2


@rule("732.2")
def test_a_loop_is_repeated_once_at_least_and_not_without_end() -> None:
    session = seating.laid_out(LOOP, "the position")
    session.start()
    session.answer([1], 0)
    while session.decision(1) is not None:
        session.answer([0], 1)
    for times in (0, -1, MOST_TIMES + 1):
        with pytest.raises(IllegalAnswer, match="a loop is repeated 1 to"):
            session.repeat(times, 0)
    session.repeat(MOST_TIMES, 0)
    assert session.decision(1) is not None
