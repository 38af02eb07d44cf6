"""What a combat threatens: what is said before it happens."""

from __future__ import annotations

from apnap.table.harm import Harm, harms, is_about_to_die
from apnap.table.seating import laid_out
from apnap.table.session import Session
from apnap.testing import rule

HEAD = """table 4 seats{rules}
turn 5, seat 0, {step}, priority 0, attackers {attackers}
seat 0 Ann: life 20
  battlefield: {ours}
  library: Island x9
seat 1 Bob: life {life}{more}
  battlefield: {theirs}
  library: Forest x9
seat 2 Cid: life {life}
  library: Forest x9
seat 3 Dee: life 20
  library: Forest x9
"""


def table(ours: str, step: str = "blockers", **fields: str) -> Session:
    attackers = " ".join(f"@{n}" for n in range(1, 9) if f"@{n} " in ours)
    given = {"rules": "", "life": "5", "more": "", "theirs": "Forest", "attackers": attackers, **fields}
    return laid_out(HEAD.format(ours=ours, step=step, **given), "a fight")


def expected(session: Session) -> dict[int, Harm]:
    return harms(session.view(0), session.play.state.table)


def dies(session: Session, seat: int) -> bool:
    return is_about_to_die(session.view(seat), session.play.state.table, seat)


@rule("510.1")
def test_what_nothing_has_blocked_counts_against_whom_it_attacks() -> None:
    two = "Hill Giant @1 (tapped, attacking seat 1); Goblin Piker @2 (tapped, attacking seat 2)"
    session = table(two)
    assert expected(session) == {1: Harm(3, 0, ""), 2: Harm(2, 0, "")}
    assert not dies(session, 1)
    assert expected(table(two, life="3")) == {1: Harm(3, 0, "life"), 2: Harm(2, 0, "")}
    blocked = two.replace("attacking seat 1", "attacking seat 1, blocked by @9")
    assert expected(table(blocked, theirs="Grizzly Bears @9 (blocking @1)")) == {2: Harm(2, 0, "")}
    assert expected(table(two, step="damage")) == {}, "it has happened"


@rule("704.5a", "810.9a")
def test_attackers_of_a_whole_team_count_where_it_shares_its_life() -> None:
    two = "Hill Giant @1 (tapped, attacking seat 1); Goblin Piker @2 (tapped, attacking seat 2)"
    shared = ", teams 0 3 / 1 2, life pools 0 1 1 0, poison pools 0 1 1 0, loss groups 0 1 1 0"
    session = table(two, rules=shared)
    assert expected(session) == {1: Harm(3, 0, "life"), 2: Harm(2, 0, "life")}
    assert dies(session, 1) and dies(session, 2) and not dies(session, 0)


@rule("702.4b", "702.19b", "702.2c")
def test_two_strikes_and_what_tramples_on() -> None:
    assert expected(table("Fencing Ace @1 (tapped, attacking seat 1)")) == {1: Harm(2, 0, "")}
    assert expected(table("Fencing Ace @1 (tapped, attacking seat 1)", step="first damage")) == {1: Harm(1, 0, "")}
    trampling = "Branchsnap Lorian @1 (tapped, attacking seat 1, blocked by @9)"
    assert expected(table(trampling, theirs="Grizzly Bears @9 (blocking @1)")) == {1: Harm(2, 0, "")}


@rule("704.5c", "702.90")
def test_poison_is_counted_with_what_was_there() -> None:
    infecting = "Cystbearer @1 (tapped, attacking seat 1)"
    assert expected(table(infecting)) == {1: Harm(0, 2, "")}
    assert expected(table(infecting, more=", poison 9")) == {1: Harm(0, 2, "poison")}


@rule("903.10a")
def test_damage_by_a_commander_is_counted_over_the_game() -> None:
    rules = ", decks commander, commanders, commander damage 21"
    leader = "Kangee, Sky Warden @1 (tapped, attacking seat 1, commander, cast 1, struck seat 1 for {})"
    assert expected(table(leader.format(17), rules=rules, life="40")) == {1: Harm(3, 0, "")}
    session = table(leader.format(18), rules=rules, life="40")
    assert expected(session) == {1: Harm(3, 0, "commander")}
    assert dies(session, 1)


@rule("903.10a")
def test_only_damage_by_that_very_commander_counts() -> None:
    """Not that of a creature that leads nobody, of another commander, or of somebody else's of the same name."""
    rules = ", decks commander, commanders, commander damage {}"
    giant = "Hill Giant @1 (tapped, attacking seat 1)"
    assert expected(table(giant, rules=rules.format(3), life="40")) == {1: Harm(3, 0, "")}
    leader = "Kangee, Sky Warden @1 (tapped, attacking seat 1, commander)"
    assert expected(table(leader, rules=rules.format(3), life="40")) == {1: Harm(3, 0, "commander")}
    assert expected(table(leader, rules=rules.format(4), life="40")) == {1: Harm(3, 0, "")}
    assert expected(table(leader, rules=", decks commander, commanders", life="40")) == {1: Harm(3, 0, "")}
    partner = "; Isamaru, Hound of Konda @2 (commander, struck seat 1 for 19)"
    assert expected(table(leader + partner, rules=rules.format(21), life="40", attackers="@1")) == {1: Harm(3, 0, "")}
    namesake = "Kangee, Sky Warden @9 (commander, struck seat 1 for 19)"
    assert expected(table(leader, theirs=namesake, rules=rules.format(21), life="40")) == {1: Harm(3, 0, "")}


@rule("506.2", "903.10a")
def test_what_attacks_a_planeswalker_threatens_no_player() -> None:
    walker = "Hill Giant @1 (tapped, attacking @9)"
    assert expected(table(walker, theirs="Elspeth, Knight-Errant @9 (4 loyalty)")) == {}


@rule("510.1", "903.10a")
def test_the_first_seat_is_threatened_like_any_other() -> None:
    text = HEAD.replace("turn 5, seat 0, {step}, priority 0", "turn 5, seat 1, {step}, priority 1")
    given = {"rules": "", "more": "", "ours": "Forest", "step": "blockers", "attackers": "@1", "life": "5"}
    session = laid_out(text.format(theirs="Hill Giant @1 (tapped, attacking seat 0)", **given), "a fight")
    assert expected(session) == {0: Harm(3, 0, "")}
