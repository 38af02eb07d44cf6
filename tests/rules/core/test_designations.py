"""What is noted about objects is noted under a known name, wherever in the library it comes from."""

from __future__ import annotations

from apnap.rules.core import designations
from apnap.rules.core.designations import EXHAUSTED, is_noted, note, noted, with_note
from apnap.testing import rule
from tests.properties.games import Deal

NAMES = {value for name, value in vars(designations).items() if name.isupper() and isinstance(value, str)}


def test_a_note_is_replaced_and_never_changed_in_place() -> None:
    before = {"room": 1}
    after = with_note(before, "room", 2)
    assert before == {"room": 1} and after == {"room": 2} and with_note(None, "level", 3) == {"level": 3}


@rule("400.7")
def test_a_fork_does_not_see_what_is_noted_later() -> None:
    state = Deal("2", 1, ("red", "green"), ("first",)).start().state
    other = state.fork()
    note(state, 3, designations.MONSTROUS, 1)
    assert is_noted(state.objs[3], designations.MONSTROUS) and noted(state.objs[3], designations.MONSTROUS, 0) == 1
    assert not is_noted(other.objs[3], designations.MONSTROUS) and noted(other.objs[3], "level", 7) == 7


def test_games_use_no_name_that_is_not_listed() -> None:
    used: set[str] = set()
    for seed in range(4):
        play = Deal("2", seed, (f"pile {seed}", f"pile {seed + 9}"), ("first",)).start()
        play.limit = 1500
        play.run()
        for o in play.state.objs:
            used |= set(o.chosen or {})
    assert all(name in NAMES or name.startswith(EXHAUSTED) for name in used), used
