"""What is written is read back as the same position, in games of every kind, and goes on in the same way."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from apnap import decks, library
from apnap.agents.uniform import RandomAgent
from apnap.position import differences, read, same_position, write
from apnap.position.same import Told
from apnap.rules.ch1_concepts.setup import new_state
from apnap.rules.ch8_multiplayer.table import TableRules, share
from apnap.rules.core.decisions import O_CAST, Decision, PriorityDecision
from apnap.rules.core.play import Play

BUILT_IN = ("red", "green", "white", "blue", "black", "ramp", "control", "artifacts")


def table_of(seats: int, teams: list[list[int]] | None, shared: bool) -> TableRules:
    table = TableRules(seats)
    if teams is not None:
        table.teams = teams
    if shared:
        table.shared_turns = True
        table.life_of = share(table.teams, seats)
        table.poison_of = share(table.teams, seats)
        table.loss_of = share(table.teams, seats)
    return table.seal()


TABLES = [(2, None, False), (3, None, False), (4, [[0, 1], [2, 3]], True), (4, [[0, 2], [1, 3]], False)]


def random_game(kind: int, seed: int) -> tuple[Play, list[RandomAgent]]:
    seats, teams, shared = TABLES[kind]
    chosen = [decks.load(BUILT_IN[(seed * 3 + s) % len(BUILT_IN)]).cards() for s in range(seats)]
    state = new_state(table_of(seats, teams, shared), [[library.find(n) for n in deck] for deck in chosen], seed)
    game = Play(state, [None] * seats, [f"Player {s}" for s in range(seats)])
    game.advance()
    return game, [RandomAgent(seed * 64 + s) for s in range(seats)]


def answer(game: Play, agents: list[RandomAgent]) -> None:
    decision = game.decision()
    assert decision is not None
    game.answer([int(x) for x in agents[decision.decider].choose(game, decision)], int(decision.decider))


@pytest.mark.interpreted
@pytest.mark.parametrize("kind", range(len(TABLES)), ids=["duel", "three", "shared turns", "two teams"])
@pytest.mark.parametrize("seed", [3, 8])
def test_positions_of_random_games_round_trip(kind: int, seed: int) -> None:
    game, agents = random_game(kind, seed)
    written = 0
    for n in range(300):
        if game.decision() is None:
            break
        if game.open and n % 20 == 0:
            text = write(game)
            again = read(text)
            assert differences(game, again) == []
            again.advance()
            assert differences(game, again) == []
            assert write(again) == text
            written += 1
        answer(game, agents)
    assert written > 5


def answers_to(decision: Decision) -> int:
    """How many things an answer may begin with; which, they call by other numbers."""
    return int(decision.next_parts([]).count())


@pytest.mark.interpreted
@pytest.mark.parametrize("kind", range(len(TABLES)), ids=["duel", "three", "shared turns", "two teams"])
def test_a_game_laid_out_from_text_goes_on_as_the_first_one_does(kind: int) -> None:
    """The same dice for the same bots in both: after fifty decisions the positions are still the same."""
    game, agents = random_game(kind, 5)
    for _ in range(150):
        answer(game, agents)
    while not game.open:
        answer(game, agents)
    again = read(write(game))
    again.advance()
    for n in range(50):
        one, other = game.decision(), again.decision()
        if one is None or other is None:
            assert one is other
            break
        assert (one.kind, one.seat, answers_to(one)) == (other.kind, other.seat, answers_to(other))
        answer(game, [RandomAgent(n)] * 4)
        answer(again, [RandomAgent(n)] * 4)
        assert differences(game, again) == []
    assert same_position(game, again)


def test_every_rule_of_a_table_is_compared_or_left_out_on_purpose() -> None:
    """A new attribute of the table finds its place in same.py, or here with a reason; those of the state have theirs
    in tests/rules/core/fields.py."""
    source = Path(str(Told.__init__.__code__.co_filename)).read_text("utf-8")
    derived = {"units", "unit_of", "team_of", "friends", "allied"}
    table = TableRules(2).seal()
    names = {n for n in dir(table) if not n.startswith("_") and not callable(getattr(table, n))}
    missing = {n for n in names - derived if f".{n}" not in source}
    assert not missing, sorted(missing)


def test_only_what_is_compared_is_read() -> None:
    """Whoever reads more of a turn's past, or of how a permanent was cast, teaches position text to say it."""
    package = Path(str(Told.__init__.__code__.co_filename)).parents[1]
    kinds = set()
    for path in sorted([*package.glob("rules/**/*.py"), *package.glob("abilities/**/*.py")]):
        text = path.read_text("utf-8")
        kinds |= {(path.name, kind) for kind in re.findall(r"\.events\[(EV_\w+)\]", text)}
        # what is done as a permanent enters asks the event that is being replaced, within one transition; whom somebody
        # chose as they were tempted is asked of the event again as the ability resolves, which position text cannot say
        if path.is_relative_to(package / "abilities") and path.name not in ("entering.py", "the_ring.py"):
            assert not re.search(r"\bctx\.event\b|\.came_from\b", text), path.name
    known = {
        ("activating.py", "EV_ACTIVATE"),
        ("actions.py", "EV_ACTIVATE"),  # the loyalty abilities among them, which activating.py asks about
        ("sources.py", "EV_ACTIVATE"),
        ("triggers.py", "EV_TRIGGER"),
        ("filters.py", "EV_ATTACK"),
        ("permissions.py", "EV_ATTACK"),
        ("faces.py", "EV_FACE"),
        ("casting.py", "EV_ZONE"),  # takes back a move that was reversed, within one transition
        ("conditions.py", "EV_LIFE"),
        ("conditions.py", "EV_ATTACK"),
        ("life.py", "EV_LIFE"),  # what the same instruction has just changed
        ("draws_and_discards.py", "EV_DRAW"),
        ("horizon.py", "EV_LIFE"),  # since a loop began
        ("repeated_actions.py", "EV_ACTIVATE"),  # whether a loop may begin
        ("doing_events.py", "EV_DRAW"),
        ("doing_events.py", "EV_CAST"),
        ("alternative_costs.py", "EV_CAST"),
        ("entering.py", "EV_DAMAGE"),
        ("damage_events.py", "EV_DAMAGE"),  # within one resolution
        ("damage.py", "EV_DAMAGE"),  # at the same time, and what the same instruction has just dealt
        ("conditions.py", "EV_DAMAGE"),
        ("conditions.py", "EV_CAST"),
        ("day_and_night.py", "EV_CAST"),
        ("alternative_costs.py", "EV_DAMAGE"),  # refused where it matters
        ("loops.py", "EV_ACTIVATE"),  # whether to look for a loop
        ("turn.py", "EV_DAMAGE"),  # facts of the turn, as conditions.py asks them
        ("turn.py", "EV_ZONE"),
        ("card_events.py", "EV_CAST"),
        ("player_events.py", "EV_CAST"),  # how much mana was spent on them is known of spells that are still there
        ("activated.py", "EV_ZONE"),
        ("costs.py", "EV_CAST"),
        ("forbidding.py", "EV_CAST"),  # how many spells were cast this turn
        ("player_actions.py", "EV_DRAW"),
        ("turn.py", "EV_STEP"),
        ("turn.py", "EV_TRIGGER"),
        ("graveyard_casting.py", "EV_DISCARD"),
        ("cost_reduction.py", "EV_TAP"),  # which creatures convoked the spell
        ("mana_of_others.py", "EV_MANA"),  # what the ability that was just activated has added
        ("this_way.py", "EV_ATTACK"),
        ("delayed_triggers.py", "EV_DRAW"),  # what the same instruction has just drawn
        ("combat.py", "EV_MECHANIC"),  # what was exerted this turn
        ("counters_and_tokens.py", "EV_TOKEN"),  # the first tokens of a turn
        ("turn.py", "EV_ACTIVATE"),  # how often an ability was activated
        ("turn.py", "EV_ATTACK"),  # how often something has attacked
        ("turn.py", "EV_TAP"),  # whether it is tapped for the first time
        ("turns.py", "EV_STEP"),  # how many combats have begun
        ("drawing.py", "EV_DRAW"),  # the first card of a draw step
        ("this_way.py", "EV_DAMAGE"),  # what the same instruction has just dealt
    }
    assert kinds <= known, f"{sorted(kinds - known)}: events that position text does not say"


GRAVEYARDS = """
table 2 seats
turn 5, seat 0, main1, priority 0
seat 0: life 20
  battlefield: Island x3
  graveyard: {mine}
  library: Forest x9
seat 1: life 20
  graveyard: {theirs}
  library: Forest x9
"""


@pytest.mark.parametrize(("mine", "theirs", "offered"), [("Think Twice", "Opt", 1), ("Opt", "Think Twice", 0)])
def test_a_card_that_is_laid_into_a_graveyard_may_be_cast_from_there(mine: str, theirs: str, offered: int) -> None:
    game = read(GRAVEYARDS.format(mine=mine, theirs=theirs))
    game.advance()
    decision = game.decision()
    assert isinstance(decision, PriorityDecision)
    assert sum(option.kind == O_CAST for option in decision.options) == offered
