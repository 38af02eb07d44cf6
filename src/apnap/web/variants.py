"""The variants, as the lobby shows them, and who sits where at their tables."""

from __future__ import annotations

from apnap.draft import FEWEST, KINDS, MOST
from apnap.draft.game import RULE_OF
from apnap.rules.ch8_multiplayer.table import UNLIMITED, TableRules
from apnap.rules.variants import ADDITIONS, VARIANTS
from apnap.tables import seat_words, table_words

DRAFT_LINES = {
    "conspiracy-draft": "draft three packs, some of whose cards act at once; then everybody for themselves",
    "commander-draft": "draft two cards at a time, build a deck of sixty around a commander, and play",
}


def listed_variants() -> list[dict[str, object]]:
    """By name: a line on what it is, its rule, and how many usually play."""
    listed = [(v.name, v.line, v.rule, v.usual) for v in VARIANTS.values()]
    listed += [(a.name, a.line, a.rule, VARIANTS[a.base].usual) for a in ADDITIONS.values()]
    return [
        {"name": name, "line": line, "rule": rule, "teams": [int(n) for n in usual], "adds": name in ADDITIONS}
        for name, line, rule, usual in listed
    ]


def listed_drafts() -> list[dict[str, object]]:
    """The games that begin with a draft."""
    return [
        {"name": kind, "line": DRAFT_LINES[kind], "rule": RULE_OF[kind], "fewest": FEWEST, "most": MOST}
        for kind in KINDS
    ]


def seated(table: TableRules) -> dict[str, object]:
    """Teams, ranks and reach at a table, seat by seat."""
    seats = int(table.seats)
    ranks = [seat_words(table, seat) for seat in range(seats)]
    for seat in table.archenemies:
        ranks[seat] = "archenemy"
    reach = None if table.range is None else [None if r == UNLIMITED else int(r) for r in table.range]
    return {
        "teams": [int(t) for t in table.team_of] if table.allied else [],
        "ranks": ranks,
        "reach": reach,
        "words": table_words(table),
        "life": [int(n) for n in table.starting_life],
        "kind": table.deck_kind,
    }
