"""Decks of drafted cards: from a pool and basic lands alone, in any number of copies. CR 100.2b, 903.13, 905.1d."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from apnap.decks.commander import check_colors, check_leaders, counts_as_partner, is_basic, leaders_of, together
from apnap.decks.construction import DeckRules, Limit, check
from apnap.decks.deck import COMMANDER, CONSPIRACY, MAIN, SIDEBOARD, Deck
from apnap.decks.facts import Facts
from apnap.errors import Problem

ADDED: Final = ("The Prismatic Piper", "Faceless One")
"""Cards that drafters may add to their pool, two of them at most, as commanders only. CR 903.13e."""
MOST_ADDED: Final = 2
BY_SET: Final = "name one commander, or say with --set that Commander Masters was drafted"

_CONSPIRACY_DRAFT: Final = DeckRules("conspiracy-draft", Limit(40, "100.2b"), sections=(MAIN, SIDEBOARD, CONSPIRACY))
_COMMANDER_DRAFT: Final = DeckRules("commander-draft", Limit(60, "903.13f"), sections=(MAIN, SIDEBOARD))


def check_conspiracy_draft(deck: Deck, facts: Facts, pool: Deck | None = None) -> list[Problem]:
    """Forty cards or more from the pool, fewer with conspiracies that say so. CR 905.1d, 100.2b, 315.5a."""
    known = [facts.about(name) for name in deck.cards(CONSPIRACY)]
    least = 40 - sum(about.by_text.smaller for about in known if about is not None)
    rules = replace(_CONSPIRACY_DRAFT, minimum=Limit(least, "100.2b"))
    return [*check(deck, rules), *check_pool(deck, facts, pool, "905.1d")]


def check_commander_draft(
    deck: Deck, facts: Facts, pool: Deck | None = None, monocolored: bool = False
) -> list[Problem]:
    """Sixty cards or more from the pool, in the colours of a commander. CR 903.13e-f, 903.5c-d."""
    problems = [*check(together(deck), _COMMANDER_DRAFT)]
    for problem in check_leaders(deck, facts, monocolored=monocolored):
        by_set = problem.rule == "702.124a" and all(map(counts_as_partner, leaders_of(deck, facts)))
        problems.append(replace(problem, hint=BY_SET) if by_set else problem)
    problems += check_colors(deck, facts)
    return problems + check_pool(deck, facts, pool, "903.13f")


def check_pool(deck: Deck, facts: Facts, pool: Deck | None, rule: str) -> list[Problem]:
    """No more of a card than were drafted, basic lands aside; without a pool, nothing is known of that."""
    if pool is None:
        return []
    drafted = _counted(pool)
    problems: list[Problem] = []
    for name, count in _counted(deck).items():
        have = drafted.get(name, 0)
        if name in ADDED:
            added = count - have
            leading = deck.commanders.count(name)
            if added > min(leading, MOST_ADDED):
                most = f"{MOST_ADDED} may be added as commanders"
                problems.append(Problem(f"{count} copies of '{name}', of which {have} were drafted; {most}", "903.13e"))
        elif count > have and not is_basic(name, facts):
            were = "1 was" if have == 1 else f"{have} were"
            problems.append(Problem(f"{count} copies of '{name}', of which {were} drafted", rule))
    return problems


def _counted(deck: Deck) -> dict[str, int]:
    counts: dict[str, int] = {}
    for title in (COMMANDER, MAIN, CONSPIRACY, SIDEBOARD):
        for copies, name in deck.section(title):
            counts[name] = counts.get(name, 0) + copies
    return counts
