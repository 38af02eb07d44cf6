"""What a scheme deck may hold, and which vanguard a player has. CR 902.3, 904.3, 904.13d."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from apnap.decks.deck import SCHEMES, VANGUARD, Deck
from apnap.errors import DeckError, Problem

if TYPE_CHECKING:
    from apnap.rules.table import TableRules

LEAST: Final = 20
MOST_OF_A_NAME: Final = 2
LEAST_WITH_COMMANDERS: Final = 10


def check_schemes(deck: Deck, commander: bool = False) -> tuple[Problem, ...]:
    """Every reason why the scheme deck may not be played; with commanders all its names differ."""
    rule = "904.13d" if commander else "904.3"
    least = LEAST_WITH_COMMANDERS if commander else LEAST
    most = 1 if commander else MOST_OF_A_NAME
    problems = []
    size = deck.size(SCHEMES)
    if size < least:
        problems.append(Problem(f"{size} in the scheme deck, and at least {least} are needed", rule, "add schemes"))
    counts: dict[str, int] = {}
    for name in deck.cards(SCHEMES):
        counts[name] = counts.get(name, 0) + 1
    for name, count in counts.items():
        if not _is_a("Scheme", name):
            problems.append(Problem(f"'{name}' is no scheme", rule, "take it out of the scheme deck"))
        elif count > most:
            message = f"{count} of the scheme '{name}', and at most {most} may be"
            problems.append(Problem(message, rule, f"take out {count - most}"))
    return tuple(problems)


def check_vanguard(deck: Deck) -> tuple[Problem, ...]:
    """A player has exactly one vanguard. CR 902.3."""
    names = deck.cards(VANGUARD)
    problems = [Problem(f"'{name}' is no vanguard", "902.3") for name in names if not _is_a("Vanguard", name)]
    if len(names) != 1:
        problems.append(Problem(f"{len(names)} vanguards, and each player has one", "902.3", "name one"))
    return tuple(problems)


def require_supplements(deck: Deck, table: TableRules) -> None:
    """Refuse a scheme deck or vanguards that may not be played at this table; one without gets a built-in one."""
    problems: tuple[Problem, ...] = ()
    if table.schemes and deck.section(SCHEMES):
        problems += check_schemes(deck, commander=table.commander and len(table.archenemies) == 1)
    if table.vanguards and deck.section(VANGUARD):
        problems += check_vanguard(deck)
    if problems:
        raise DeckError(f"what comes with the deck '{deck.name}' may not be played", problems)


def _is_a(kind: str, name: str) -> bool:
    from apnap import library
    from apnap.english import type_line

    return kind in type_line(library.find(name).base).split()
