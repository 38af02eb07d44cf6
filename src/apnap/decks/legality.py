"""Whether a deck may be played in a variant, or in several put together: `commander`, `brawl+planechase`.

::

    check_for(deck, "commander")                       every reason why not; none when it may be played
    check_for(deck, "commander+planechase", facts)     with facts from elsewhere than the library
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from apnap.decks import companions, pools, supplements
from apnap.decks.commander import allowed_copies, check_commander, is_basic
from apnap.decks.construction import DeckRules, Limit, check
from apnap.decks.deck import COMMANDER, CONSPIRACY, MAIN, PLANES, SCHEMES, SIDEBOARD, VANGUARD, Deck
from apnap.decks.facts import LIBRARY, Facts
from apnap.decks.interchangeable import original_name
from apnap.errors import DeckError, InputError, Problem, did_you_mean

if TYPE_CHECKING:
    from apnap.rules.ch8_multiplayer.table import TableRules

CONSTRUCTED: Final = "constructed"
KINDS: Final = (CONSTRUCTED, "commander", "brawl", "commander-draft", "conspiracy-draft")
"""How the deck itself is made; at most one of them goes into a combination."""
BESIDE: Final = {
    "planechase": PLANES,
    "communal-planechase": PLANES,
    "vanguard": VANGUARD,
    "archenemy": SCHEMES,
    "supervillain-rumble": SCHEMES,
}
"""Variants that add a section, whatever the deck is."""
ALIASES: Final = {"archenemy-commander": "archenemy+commander"}
PLAYERS: Final = 4
BRAWL_SIZE: Final = 60
LEAST: Final = {CONSTRUCTED: 60, "commander": 100, "brawl": BRAWL_SIZE, "commander-draft": 60, "conspiracy-draft": 40}
"""The least number of cards in a deck. CR 100.2a-b, 903.5a, 903.12d, 903.13f."""
_SECTIONS: Final = {
    CONSTRUCTED: (MAIN, SIDEBOARD),
    "commander": (MAIN, COMMANDER),
    "brawl": (MAIN, COMMANDER),
    "commander-draft": (MAIN, COMMANDER, SIDEBOARD),
    "conspiracy-draft": (MAIN, SIDEBOARD, CONSPIRACY),
}


def variant_names() -> list[str]:
    """Every name that can be checked for, or be part of a combination."""
    from apnap.rules.variants import VARIANTS

    return list(dict.fromkeys([*KINDS, *BESIDE, *ALIASES, *VARIANTS]))


def check_for(
    deck: Deck,
    variant: str = CONSTRUCTED,
    facts: Facts = LIBRARY,
    *,
    players: int = PLAYERS,
    pool: Deck | None = None,
    partners: bool = False,
) -> tuple[Problem, ...]:
    """Every reason why the deck may not be played so; none when it may. `pool` is what its player drafted, `partners`
    whether commanders of one colour at most had partner in that draft (CR 903.13f).
    """
    parts = parts_of(variant)
    kind = _kind(parts)
    beside = [part for part in parts if part in BESIDE]
    taken = {BESIDE[part] for part in beside} - set(_SECTIONS[kind])
    own = Deck(deck.name, tuple(section for section in deck.sections if section.title not in taken))
    own = companions.without(own) if deck.commanders else companions.with_sideboard(own)
    problems = [Problem(f"no card is called '{name}'") for name in deck.names() if facts.about(name) is None]
    problems += _check_kind(own, kind, facts, pool, partners)
    problems += companions.check_companion(deck, facts, LEAST[kind])
    problems += supplements.check_traditional(deck, facts, limited=kind.endswith("draft"))
    for part in beside:
        problems += _check_beside(deck, part, kind, facts, players)
    return tuple(problems)


def require_for(deck: Deck, variant: str = CONSTRUCTED, facts: Facts = LIBRARY, *, players: int = PLAYERS) -> Deck:
    """The deck itself when it may be played; otherwise a DeckError with every reason."""
    problems = check_for(deck, variant, facts, players=players)
    if problems:
        raise DeckError(f"the deck '{deck.name}' may not be played in a {variant} game", problems)
    return deck


def variant_at(table: TableRules, deck: Deck) -> str:
    """What a deck has to be legal for at a table. What it does not bring, the table lends it (`decks.completed`).

    Where nothing is said about commanders, a deck that is led by one may be played as it is for its own game.
    """
    names = [table.deck_kind]
    if deck.commanders and table.deck_kind == CONSTRUCTED:
        names = ["brawl" if deck.size() + deck.size(COMMANDER) == BRAWL_SIZE else "commander"]
    if table.planes and deck.section(PLANES):
        # a list that is long enough is everybody's planar deck; others are put together (901.15a)
        whole = table.communal_planes and deck.size(PLANES) >= supplements.communal_size(int(table.seats))
        names.append("communal-planechase" if whole else "planechase")
    if table.vanguards and deck.section(VANGUARD):
        names.append("vanguard")
    if table.schemes and deck.section(SCHEMES):
        names.append("archenemy" if len(table.archenemies) == 1 else "supervillain-rumble")
    return "+".join(names[1:] if names[0] == CONSTRUCTED and len(names) > 1 else names)


def usual_variant(deck: Deck) -> str:
    """What a deck is for, by the sections that it has."""
    names = ["commander"] if deck.commanders else ["conspiracy-draft"] if deck.section(CONSPIRACY) else []
    beside = {PLANES: "planechase", VANGUARD: "vanguard", SCHEMES: "archenemy"}
    names += [name for title, name in beside.items() if deck.section(title)]
    return "+".join(names) or CONSTRUCTED


def parts_of(variant: str) -> list[str]:
    """The names that a combination is put together from."""
    name = variant.strip().lower().replace("_", "-").replace(" ", "-")
    parts = [part.strip("-") for part in ALIASES.get(name, name).split("+")]
    parts = [deeper for part in parts for deeper in ALIASES.get(part, part).split("+")]
    names = variant_names()
    for part in parts:
        if part not in names:
            import difflib  # only where something was misspelt

            near = did_you_mean(difflib.get_close_matches(part, names, 1))
            raise InputError(f"there is no variant called '{part}'", hint=near or f"variants are {', '.join(names)}")
    return list(dict.fromkeys(parts))


def _kind(parts: list[str]) -> str:
    kinds = [part for part in parts if part in KINDS and part != CONSTRUCTED]
    if len(kinds) > 1:
        raise InputError(f"{' and '.join(kinds)} cannot be one game", hint="name one of them")
    return kinds[0] if kinds else CONSTRUCTED


def _check_kind(deck: Deck, kind: str, facts: Facts, pool: Deck | None, partners: bool) -> list[Problem]:
    if kind == "commander-draft":
        return pools.check_commander_draft(deck, facts, pool, partners)
    if kind == "conspiracy-draft":
        return [*pools.check_conspiracy_draft(deck, facts, pool), *supplements.check_conspiracies(deck, facts)]
    if kind == CONSTRUCTED:
        return list(check(deck, constructed_rules(facts)))
    return list(check_commander(deck, kind == "brawl", facts))


def _check_beside(deck: Deck, part: str, kind: str, facts: Facts, players: int) -> list[Problem]:
    if part == "planechase":
        return supplements.check_planar_deck(deck, facts)
    if part == "communal-planechase":
        return supplements.check_communal_planar_deck(deck, facts, players)
    if part == "vanguard":
        return supplements.check_vanguard(deck, facts)
    if part == "supervillain-rumble":
        return supplements.check_scheme_deck(deck, facts, required=True)
    return supplements.check_scheme_deck(deck, facts, commander=COMMANDER in _SECTIONS[kind])


def constructed_rules(facts: Facts = LIBRARY) -> DeckRules:
    """Sixty cards, four of each, and what cards say about themselves. CR 100.2a, 100.4a."""
    return DeckRules(
        CONSTRUCTED,
        Limit(60, "100.2a"),
        copies=Limit(4, "100.2a"),
        sideboard=Limit(15, "100.4a"),
        exempt=lambda name: is_basic(name, facts),
        allows=lambda name: allowed_copies(name, facts),
        counts_as=original_name,
    )
