"""`repeat` and `shortcut` at the prompt, and what is asked of the others. CR 732.2."""

from __future__ import annotations

from apnap.testing import rule
from tests.terminal.test_at_the_prompt import said, typed

ELVES = """
table 2 seats
turn 5, seat 0, main1, priority 0
seat 0 Ann: life 20
  battlefield: Grizzly Bears @1; Presence of Gond -> @1; Soul Warden
  library: Forest x9
seat 1 Bob: life 20
  battlefield: Intruder Alarm
  library: Forest x9
"""
ARMED = ELVES.replace("Intruder Alarm", "Intruder Alarm; Mountain").replace(
    "seat 1 Bob: life 20\n", "seat 1 Bob: life 20\n  hand: Lightning Bolt\n"
)


@rule("732.2", "732.2a")
def test_the_last_cycle_is_repeated() -> None:
    text = said(ELVES, "create", "repeat 1000000", "look p1")
    assert "1000021 life" in text or "1,000,021 life" in text
    assert "proposed: the same 5 times more" in said(ELVES, "create", "repeat 5")


@rule("732.2", "732.2a")
def test_a_choice_is_proposed_many_times() -> None:
    text = said(ELVES, "shortcut 2000 1", "look p1")
    assert "2020 life" in text
    assert "proposed: 1, 2000 times" in said(ELVES, "shortcut 2000 1")


@rule("732.2", "732.2b")
def test_others_are_asked_and_may_shorten() -> None:
    text = typed(ARMED, ("shortcut 2000 1", "1"))
    assert "A shortcut is proposed: accept it, or say where you will do something else" in text
    text = said(ARMED, "shortcut 2000 1", "2", "1", "0")
    assert "at which time you do something else" in typed(ARMED, ("shortcut 2000 1", "2"))
    assert "there is no choice 0" in text
    assert "you said that you would do something else" in said(ARMED, "shortcut 2000 1", "2", "1700", "pass")
    assert "Choose a target for Lightning Bolt" in said(ARMED, "shortcut 2000 1", "2", "1700", "1")


@rule("732.2", "732.2a")
def test_everybody_passes_until_a_step() -> None:
    """One of this turn if it is still to come, else of the next."""
    text = said(ELVES, "shortcut until p2 upkeep", "look p2")
    assert "Bob" in text
    text = said(ELVES, "shortcut until end")
    assert "proposed: everybody passes until end" in text
    assert "Your end step" in text and "Turn 6" not in text
    text = said(ELVES, "shortcut until upkeep")
    assert "Turn 6: Bob" in text and "Your upkeep" in text


@rule("732.2", "732.2a")
def test_what_cannot_be_repeated_is_said() -> None:
    assert "there is no action of yours to repeat" in said(ELVES, "repeat 5")
    assert "say how often" in said(ELVES, "repeat 0")
    assert "say how often" in said(ELVES, "shortcut 0 1")
    assert "too many" in said(ELVES.replace("Soul Warden", "Angelic Chorus; Coat of Arms"), "create", "repeat 1000000")


@rule("732.2b")
def test_places_to_shorten_at_are_shown_whole_and_can_be_told_apart() -> None:
    text = typed(ARMED, ("shortcut 2000 1",))
    places = [line.strip() for line in text.splitlines() if "do something else" in line and line.strip()[0].isdigit()]
    ability = "do something else{} with Grizzly Bears's ability on the stack, in the precombat main phase of turn 5"
    assert places[0] == f"2 {ability.format('')} (2000 times)"
    assert len(places) == len({place.partition(" ")[2] for place in places}) > 1
    assert "..." not in text
