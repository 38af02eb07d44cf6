"""What is tried and cannot be done is explained, with its rule, when one tries it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from apnap.table.seating import laid_out
from apnap.web.hall import Hall
from apnap.web.journal import Journal
from apnap.web.protocol import Answer

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


def told(me: Any) -> str:
    me.page.wait_for_selector(".told")
    return str(me.text(".told"))


def passes(who: Any) -> None:
    """The main button, once, and until it has been heard."""
    before = who.ask
    who.types("Space")
    who.waits("before => document.querySelector('.bar').dataset.ask !== before", before)


def test_modes_that_are_barred_stand_among_the_others_with_their_reason(serving: Any, person: Sit) -> None:
    me = at(serving, person)
    me.clicks(".hand .card.can[data-name='Izzet Charm']")
    me.page.wait_for_selector(".mode")
    assert me.page.locator("button.mode").count() == 2
    barred = me.text(".mode.barred")
    assert "Counter target noncreature spell" in barred and "nothing that it could target" in barred
    me.clicks(".mode.barred .rule")
    assert "700.2a" in told(me)
    me.clicks(".told header button")
    me.types("1")
    me.waits("() => document.querySelector('.bar').dataset.purpose === 'target'")


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
    assert "neither a player, a planeswalker nor a battle" in told(me) and "508.1b" in told(me)
    me.clicks(".told header button")
    me.clicks(".plate.own .p-name")
    assert "Ann is no opponent of Ann" in told(me)
    me.clicks("[data-seat='2'] .p-name")
    me.page.wait_for_selector(".chip.on")
    assert "Goblin Piker → Cid" in me.text(".chip.on")


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
    bob.types("Space")
    ann = person(serving.address + made["links"][0])
    for _ in range(200):
        if ann.kind == "block":
            break
        for who in (bob, ann):
            if who.kind == "priority":
                passes(who)
        ann.page.wait_for_timeout(100)
    ann.clicks(".mine .tile[data-name='Hill Giant']")  # it could block either of those on the ground
    ann.clicks("[data-seat='1'] .tile[data-name='Wind Drake']")
    assert "Wind Drake has flying" in told(ann) and "702.9b" in told(ann)
    ann.clicks("[data-seat='1'] .tile[data-name='Gray Ogre']")
    ann.page.wait_for_selector("svg.arrows .block")


def test_a_player_who_is_no_target(serving: Any, person: Sit) -> None:
    me = at(serving, person)
    me.clicks(".hand .card.can[data-name='Murder']")
    me.waits("() => document.querySelector('.bar').dataset.purpose === 'target'")
    me.clicks("[data-seat='1'] .p-name")
    assert "a player is not what Murder asks for" in told(me) and "115.1" in told(me)
