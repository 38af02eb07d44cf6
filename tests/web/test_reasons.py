"""What is tried and cannot be done is explained, with its rule, when one tries it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from apnap.table.seating import laid_out
from apnap.web.hall import Hall
from apnap.web.journal import Journal
from apnap.web.protocol import Answer
from tests.web.browser import passes_on

Sit = Callable[..., Any]

POSITION = """table 3 seats
turn 5, seat 0, main1, priority 0
seat 0 Ann: life 20
  hand: Izzet Charm; Murder
  battlefield: Island x3; Mountain x3; Swamp x3; Goblin Piker
  library: Island x9
seat 1 Bob: life 20
  battlefield: Forest x2; Grizzly Bears; Wind Drake
  library: Forest x9
seat 2 Cid: life 20
  battlefield: Hill Giant
  library: Forest x9
"""


def at(serving: Any, person: Sit, seat: int = 0) -> Any:
    """A seat of that position; the others wait."""
    made = serving.post("/api/position", {"text": POSITION})
    me = person(serving.address + made["links"][seat])
    me.until_asked()
    return me


def test_modes_that_are_barred_stand_among_the_others_with_their_reason(serving: Any, person: Sit) -> None:
    me = at(serving, person)
    me.clicks(".hand .card.can[data-name='Izzet Charm']")
    me.shows("button.mode", 2)
    me.says(".mode.barred", "Counter target noncreature spell", "nothing that it could target")
    me.clicks(".mode.barred .rule")
    me.says(".told", "700.2a")
    me.clicks(".told header button")
    me.types("1")
    me.shows(".bar[data-purpose='target']")


def test_a_mode_that_was_chosen_before_is_barred_for_that(tmp_path: Path) -> None:
    """Demonic Pact names each mode once. CR 700.2."""
    text = """table 2 seats
turn 5, seat 0, upkeep, priority 0
seat 0 Ann: life 20
  battlefield: Demonic Pact
  library: Island x9
seat 1 Bob: life 20
  hand: Forest x4
  library: Forest x9
"""
    hall = Hall(Journal(f"sqlite:///{tmp_path / 'tables.sqlite'}"))
    room = hall.seat_session(laid_out(text, "the position"))
    found: list[Any] = []
    for _ in range(60):
        waiting = [ask for seat in (0, 1) for ask in room.frame_of(seat)["view"]["asks"]]  # type: ignore[index]
        assert waiting
        ask = waiting[0]
        found = ask.get("barred", [])
        if found:
            break
        wanted = [] if ask["kind"] in ("attack", "block") else [c["value"] for c in ask["choices"]][: ask["minimum"]]
        assert room.act(ask["seat"], Answer(ask["id"], [0] if ask["kind"] == "priority" else wanted)) is None
    assert [(b["why"], b["rule"]) for b in found] == [("it was chosen before", "700.2")]


def test_whom_a_creature_cannot_attack(serving: Any, person: Sit) -> None:
    me = at(serving, person)
    me.goes_on_to("attack")
    me.clicks(".mine .tile[data-name='Goblin Piker']")
    me.clicks("[data-seat='1'] .tile[data-name='Grizzly Bears']")
    me.says(".told", "neither a player, a planeswalker nor a battle", "508.1b")
    me.clicks(".told header button")
    me.clicks(".plate.own .p-name")
    me.says(".told", "Ann is no opponent of Ann")
    me.clicks("[data-seat='2'] .p-name")
    me.says(".chip.on", "Goblin Piker → Cid")


def test_what_a_blocker_cannot_block(serving: Any, person: Sit) -> None:
    text = POSITION.replace("3 seats", "2 seats").partition("seat 2")[0]
    text = text.replace("seat 0, main1, priority 0", "seat 1, main1, priority 1")
    text = (
        text.replace("  hand: Izzet Charm; Murder\n", "")
        .replace("Goblin Piker", "Hill Giant")
        .replace("Grizzly Bears;", "Grizzly Bears; Gray Ogre;")
    )
    made = serving.post("/api/position", {"text": text})
    bob = person(serving.address + made["links"][1])
    bob.until_asked()
    bob.goes_on_to("attack")
    bob.types("a")
    bob.says(".bar .primary", "Attack with 3")
    before = bob.ask
    bob.types("Space")
    bob.until_heard(before)
    ann = person(serving.address + made["links"][0])
    assert passes_on([bob, ann], "block") is ann
    ann.clicks(".mine .tile[data-name='Hill Giant']")  # it could block either of those on the ground
    ann.clicks("[data-seat='1'] .tile[data-name='Wind Drake']")
    ann.says(".told", "Wind Drake has flying", "702.9b")
    ann.clicks("[data-seat='1'] .tile[data-name='Gray Ogre']")
    ann.shows("svg.arrows .block")


def test_a_player_who_is_no_target(serving: Any, person: Sit) -> None:
    me = at(serving, person)
    me.clicks(".hand .card.can[data-name='Murder']")
    me.shows(".bar[data-purpose='target']")
    me.clicks("[data-seat='1'] .p-name")
    me.says(".told", "a player is not what Murder asks for", "115.1")
