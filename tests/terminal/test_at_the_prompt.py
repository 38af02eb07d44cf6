"""What a person types at a table, and what is said to them: reading, asking why, studying a position."""

from __future__ import annotations

import io
from collections.abc import Sequence

from rich.console import Console

from apnap.table import seating
from apnap.terminal.console import Terminal

MINE = """
table 3 seats
turn 5, seat 0, main1, priority 0
seat 0 Ann: life 20
  hand: Volcanic Hammer; Hill Giant; Mountain; Lightning Bolt
  battlefield: Mountain x3; Mountain (tapped); Goblin Piker; Gray Ogre (sick); Wall of Omens
  library: Mountain x9
  graveyard: Shock
seat 1 Bob: life 20
  battlefield: Plains x2; White Knight; Tel-Jilad Chosen; Serra Angel; Grizzly Bears (tapped)
  library: Plains x9
seat 2 Cy: life 20
  library: Plains x9
"""

COMBAT = MINE.replace("; Lightning Bolt", "")


def typed(position: str, lines: Sequence[str], width: int = 100) -> str:
    """All that is said when these lines are typed at a position, in plain mode."""
    left = list(lines)
    out = io.StringIO()

    def read(prompt: str) -> str:
        if not left:
            raise EOFError
        out.write(f"{prompt}{left[0]}\n")
        return left.pop(0)

    session = seating.laid_out(position)
    console = Console(file=out, width=width, color_system=None, force_terminal=False, highlight=False)
    Terminal(session, console, read, plain=True, keep=False).run()
    return out.getvalue()


def said(position: str, *lines: str) -> str:
    """What is said to the last of the lines."""
    text = typed(position, lines)
    return text[text.rindex(f"> {lines[-1]}\n") + len(lines[-1]) + 3 :]


# reading -------------------------------------------------------------------------------------------------------------
def test_a_player_is_shown_with_all_their_permanents() -> None:
    text = said(MINE, "look p2")
    assert "p2 Bob, 20 life" in text
    assert "Serra Angel, Creature - Angel, 4/4, flying, vigilance" in text
    assert "Grizzly Bears, Creature - Bear, 2/2, tapped" in text
    assert "2 Plains, Basic Land - Plains" in text
    assert "played this turn" not in text, "it is not their turn"
    assert "0 lands played this turn" in said(MINE, "look p1")


def test_the_battlefield_is_read_like_the_other_zones() -> None:
    text = said(MINE, "battlefield")
    assert "Your battlefield: 7" in text and "Bob's battlefield: 6" in text and "Cy" not in text
    assert "4 Mountain, Basic Land - Mountain, 1 of them tapped" in text
    assert "Bob" not in said(MINE, "battlefield p1")


def test_a_zone_is_looked_at_like_a_card() -> None:
    for zone in ("hand", "graveyard", "battlefield", "battlefield p2", "library"):
        assert said(MINE, f"look {zone}") == said(MINE, zone)
    assert "Shock" in said(MINE, "look Graveyard")


def test_a_creature_that_came_under_control_lately_is_called_summoning_sick() -> None:
    """It may have come a turn ago: what matters is that its controller's latest turn began before that. CR 302.6."""
    assert "summoning sick" in said(MINE, "look gray ogre")
    assert "this turn" not in said(MINE, "look gray ogre")


def test_rules_are_found_by_words() -> None:
    assert "702.2 " in said(MINE, "rule deathtouch")
    assert "no rule has 'xyzzy'" in said(MINE, "rule xyzzy")


# asking why ----------------------------------------------------------------------------------------------------------
def test_a_card_that_cannot_be_played_says_why_when_it_is_named() -> None:
    poor = MINE.replace("Mountain x3; Mountain (tapped)", "Mountain (tapped)")
    assert "Hill Giant: Ann cannot pay {3}{R} (CR 601.2h" in said(poor, "hill giant")
    assert "Hill Giant: Ann cannot pay {3}{R} (CR 601.2h" in said(poor, "cast hill")
    assert "not a choice here" in said(poor, "xyzzy")


def test_a_creature_that_cannot_attack_says_why_when_it_is_named() -> None:
    assert "Gray Ogre has come under Ann's control" in said(COMBAT, "pass", "gray ogre > bob")
    assert "CR 302.6" in said(COMBAT, "pass", "why not ogre")
    assert "defender (CR 702.3b" in said(COMBAT, "pass", "why not wall")
    assert "nothing forbids it" in said(COMBAT, "pass", "why not piker")
    assert "CR 302.6" in said(MINE, "why not attack ogre")
    assert "nothing forbids it" in said(MINE, "why not attack piker")


def test_a_creature_that_cannot_block_says_why_when_it_is_named() -> None:
    attack = ["pass", "goblin piker > bob", "pass"]
    assert "is tapped (CR 509.1a" in said(COMBAT, *attack, "bears > piker")
    assert "CR 509.1a" in said(COMBAT, *attack, "why not bears")


def test_what_cannot_be_targeted_says_why_when_it_is_named() -> None:
    doom = """
table 2 seats
turn 5, seat 0, main1, priority 0
seat 0 Ann: life 20
  hand: Doom Blade
  battlefield: Swamp x3
  library: Swamp x9
seat 1 Bob: life 20
  battlefield: Black Knight; White Knight; Grizzly Bears; Storm Crow
  library: Swamp x9
"""
    assert "White Knight" in said(doom, "doom blade", "white knight"), "protection from black"
    assert "CR 115" in said(doom, "doom blade", "black knight")
    assert "CR 115" in said(doom, "doom blade", "why not bob")
    assert "nothing forbids it" in said(doom, "doom blade", "why not bears")


# combat --------------------------------------------------------------------------------------------------------------
def test_combat_shows_the_keywords_that_matter() -> None:
    text = typed(COMBAT, ["pass", "piker > bob", "pass"])
    assert "b1 White Knight 2/2, first strike" in text
    assert "b3 Serra Angel 4/4, flying, vigilance" in text


# studying a position -------------------------------------------------------------------------------------------------
PYROCLASM = """
table 2 seats
turn 5, seat 0, main1, priority 0
seat 0 Ann: life 20
  hand: Pyroclasm
  battlefield: Mountain x2
seat 1 Bob: life 20
  hand: Disenchant
  battlefield: Plains x2; Glorious Anthem; Grizzly Bears
"""


def test_a_position_is_asked_about_where_it_is_even_if_nothing_can_be_done() -> None:
    text = typed("table 2 seats\nturn 5, seat 0, main1, priority 0\nseat 0 Ann:\nseat 1 Bob:\n", ["board"])
    assert "Enter: pass" in text
    assert "The game is over" not in text and "Turn 6" not in text


def test_whoever_studies_a_position_may_act_wherever_somebody_has_priority() -> None:
    """With two damage on it, the Bears die as the Anthem goes: Bob disenchants after Pyroclasm. CR 704.5g."""
    text = typed(PYROCLASM, ["pyroclasm", "pass", "pass", "disenchant", "anthem", "board"])
    assert "Grizzly Bears has been dealt lethal damage (CR 704.5g)" in text
    assert "Turn 6" not in text, "whose turn it is, is asked again when the stack is empty"


def test_at_a_table_to_study_one_is_asked_after_whatever_happens() -> None:
    wrath = PYROCLASM.replace("Pyroclasm", "Wrath of God").replace("Mountain x2", "Plains x4").replace("Disenchant", "")
    text = typed(wrath, ["wrath"])
    assert "Grizzly Bears dies" in text
    assert text.rstrip().endswith("Enter: pass"), text


def test_what_was_given_up_cannot_be_taken_back_too() -> None:
    text = said(MINE, "mountain", "lightning bolt", "cancel", "undo")
    assert "Play Mountain" in text, "the land is taken back, not the announcement that was given up"


def test_how_many_are_alike_is_said_once() -> None:
    position = """table 2 seats
turn 5, seat 0, main1, priority 0
seat 0 Ann: life 20
  hand: Shock
  battlefield: Mountain
  library: Forest x9
seat 1 Bob: life 20
  battlefield: Grizzly Bears x3
  library: Forest x9
"""
    text = said(position, "shock")
    assert "Grizzly Bears 2/2 (Bob's) (3 of them)\n" in text and "(of 3)" not in text
