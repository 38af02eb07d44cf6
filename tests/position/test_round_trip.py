"""What is written is read back as the same position, in games of every kind, and goes on in the same way."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from apnap import decks, library
from apnap.abilities.effects.player_actions import Draw
from apnap.abilities.events.object_events import Dies
from apnap.abilities.events.triggers import When
from apnap.abilities.selectors import THIS
from apnap.agents.uniform import RandomAgent
from apnap.position import differences, read, same_position, write
from apnap.position.same import Told
from apnap.rules.ch1_concepts.definitions import Context, Static
from apnap.rules.ch1_concepts.setup import new_state
from apnap.rules.ch8_multiplayer.table import TableRules, share
from apnap.rules.core.decisions import Decision
from apnap.rules.core.objects import Obj
from apnap.rules.core.play import Play
from apnap.rules.core.players import Player
from apnap.rules.core.state import Standing, State, Watcher, empty_state
from apnap.rules.core.turn_marker import Turn

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


def test_every_attribute_is_compared_or_left_out_on_purpose() -> None:
    """A new attribute of the state finds its place in same.py, or here with a reason."""
    source = Path(str(Told.__init__.__code__.co_filename)).read_text("utf-8")
    left_out = {
        Obj: {"stamp", "id", "prev_id", "also", "since", "world_since", "registered"},  # since: only whether it is new
        Player: {
            "stamp", "seat", "began", "kept", "opening", "pool_total", "shown_library", "shown_hand",  # see `turns`
            "commander_casts", "notes",  # told with the commanders, and refused
            "mana_dirty", "mana_plain", "mana_total", "mana_by", "mana_version", "mana_kinds", "mana_most",  # caches
        },
        State: {
            "stamp", "objs", "chars", "players", "zones", "turns", "layer_reads", "dynamic", "local", "layers_dirty",
            "control_dirty", "batch", "timed", "frame", "resume", "quitting", "nests", "hidden", "beyond", "clock",
            "serial", "version", "checked", "options_version", "swept",
            "anyone", "elsewhere", "masked", "pairs",  # where options are looked for, derived from what is there
            "agendas", "day_bound", "piles",  # whether to look for something that is there
        },
        Turn: {
            "stamp", "marker", "wounds",  # of several turns at once: refused
            "deeds", "doubted", "obliged", "obliged_since", "resolved", "said", "trail",  # a loop is found again
        },
        TableRules: {"units", "unit_of", "team_of", "friends", "allied"},  # derived
        Standing: {"serial"},
        Watcher: set(),
        # no ability looks at its event again, see test_only_what_is_compared_is_read; `began` is for a resolution
        Context: {"object", "event", "began", "alone"},
    }  # fmt: skip
    state = empty_state(TableRules(2).seal(), 1)
    draw = When(Dies(THIS), Draw(1))
    things = [Obj(0, library.find("Forest"), 0, 0, 0, 0), state.players[0], state, state.turns[0], state.table]
    things += [Standing(0, 0, Static([]), 0, 0), Watcher(0, 0, draw), Context(0, 0)]
    for thing in things:
        names = {n for n in dir(thing) if not n.startswith("_") and not callable(getattr(thing, n))}
        missing = {n for n in names - left_out[type(thing)] if f".{n}" not in source}
        assert not missing, f"{type(thing).__name__}: {sorted(missing)}"


def test_only_what_is_compared_is_read() -> None:
    """Whoever reads more of a turn's past, or of how a permanent was cast, teaches position text to say it."""
    package = Path(str(Told.__init__.__code__.co_filename)).parents[1]
    kinds = set()
    for path in sorted([*package.glob("rules/**/*.py"), *package.glob("abilities/**/*.py")]):
        text = path.read_text("utf-8")
        kinds |= {(path.name, kind) for kind in re.findall(r"\.events\[(EV_\w+)\]", text)}
        if path.is_relative_to(package / "abilities"):
            assert not re.search(r"\bctx\.event\b|\.came_from\b", text), path.name
    known = {
        ("activating.py", "EV_ACTIVATE"),
        ("sources.py", "EV_ACTIVATE"),
        ("triggers.py", "EV_TRIGGER"),
        ("filters.py", "EV_ATTACK"),
        ("permissions.py", "EV_ATTACK"),
        ("faces.py", "EV_FACE"),
        ("casting.py", "EV_ZONE"),  # takes back a move that was reversed, within one transition
        ("conditions.py", "EV_LIFE"),
        ("miracle_and_hideaway.py", "EV_DRAW"),
        ("alternative_costs.py", "EV_CAST"),
        ("entering.py", "EV_DAMAGE"),
        ("damage_events.py", "EV_DAMAGE"),  # within one resolution
        ("damage.py", "EV_DAMAGE"),  # at the same time, and what the same instruction has just dealt
        ("conditions.py", "EV_DAMAGE"),
        ("conditions.py", "EV_CAST"),
        ("day_and_night.py", "EV_CAST"),
        ("alternative_costs.py", "EV_DAMAGE"),  # refused where it matters
        ("loops.py", "EV_ACTIVATE"),  # whether to look for a loop
    }
    assert kinds <= known, f"{sorted(kinds - known)}: events that position text does not say"
