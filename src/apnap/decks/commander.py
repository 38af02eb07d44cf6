"""What a Commander or Brawl deck may hold. CR 903.3-903.5, 903.12, 702.124.

Colour identities come from the cards of the library, so every name must be one of its.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.decks.construction import DeckRules, Limit, check, is_basic_land
from apnap.decks.deck import COMMANDER, MAIN, Deck, Section
from apnap.errors import DeckError, Problem
from apnap.rules.words import CREATURE, LEGENDARY, PLANESWALKER

if TYPE_CHECKING:
    from apnap.rules.printed import CardDef


def commander_rules(brawl: bool = False) -> DeckRules:
    """Sizes and copies; what no number can say is in `check_commander`."""
    size = Limit(60, "903.12d") if brawl else Limit(100, "903.5a")
    name = "brawl" if brawl else "commander"
    return DeckRules(name, size, size, copies=Limit(1, "903.5b"), sections=(MAIN,))


def check_commander(deck: Deck, brawl: bool = False) -> tuple[Problem, ...]:
    """Every reason why the deck may not be played with the commanders it names; none when it may."""
    from apnap.library import find

    leaders = [find(name) for name in deck.commanders]
    problems = list(check(_together(deck), commander_rules(brawl)))
    problems += _leaders(leaders, brawl)
    if leaders:
        problems += _colors(deck, brawl)
    return tuple(problems)


def _together(deck: Deck) -> Deck:
    """The deck with its commanders among the other cards, as the rules count them. CR 903.5a-b."""
    cards = deck.section(COMMANDER) + deck.main
    others = tuple(section for section in deck.sections if section.title not in (COMMANDER, MAIN))
    return Deck(deck.name, (Section(MAIN, cards), *others) if cards else others)


def require_commander(deck: Deck, brawl: bool = False) -> Deck:
    """The deck itself when it may be played; otherwise a DeckError with every reason."""
    problems = check_commander(deck, brawl)
    if problems:
        raise DeckError(f"the deck '{deck.name}' may not be played in a {commander_rules(brawl).name} game", problems)
    return deck


def identity_of(deck: Deck) -> int:
    """Mask of the colours of its commanders together. CR 903.4, 702.124c."""
    from apnap.english.identity import color_identity
    from apnap.library import find

    mask = 0
    for name in deck.commanders:
        mask |= color_identity(find(name))
    return mask


def _leaders(leaders: list[CardDef], brawl: bool) -> list[Problem]:
    """A legendary creature or Vehicle, in Brawl also a planeswalker; or two partners. CR 903.3, 903.12c, 702.124a."""
    from apnap.abilities.mechanics.partners import may_lead_together

    if not leaders:
        return [Problem("the deck names no commander", "903.3", "put it under a heading 'Commander'")]
    problems: list[Problem] = []
    rule = "903.12c" if brawl else "903.3"
    kinds = CREATURE | PLANESWALKER if brawl else CREATURE
    for leader in leaders:
        chars = leader.base
        fitting = chars.types & kinds or "Vehicle" in chars.subtypes or "Spacecraft" in chars.subtypes
        if len(leaders) == 2 and may_lead_together(leaders[0], leaders[1]):
            fitting = fitting or "Background" in chars.subtypes  # 702.124k
        if not chars.supertypes & LEGENDARY or not fitting:
            problems.append(Problem(f"'{leader.name}' cannot be a commander", rule))
    if len(leaders) > 2:
        problems.append(Problem(f"{len(leaders)} commanders, and two may be at most", "702.124g"))
    elif len(leaders) == 2 and not may_lead_together(leaders[0], leaders[1]):
        both = f"'{leaders[0].name}' and '{leaders[1].name}'"
        problems.append(Problem(f"{both} may not lead a deck together", "702.124a", "name one commander"))
    return problems


def _colors(deck: Deck, brawl: bool) -> list[Problem]:
    """Each card within the colour identity of the commanders. CR 903.5c-d, 903.12e."""
    from apnap.english.identity import color_identity, identity_letters, land_identity
    from apnap.library import find

    allowed = identity_of(deck)
    problems: list[Problem] = []
    free = ""  # the basic land of which a colourless Brawl deck may have any number (903.12e)
    for name in deck.names():
        card = find(name)
        identity, made = color_identity(card), land_identity(card)
        if brawl and not allowed and is_basic_land(name) and free in ("", name):
            free = name if made else free
        elif identity & ~allowed:
            said = f"'{name}' has {identity_letters(identity)} in its colour identity"
            problems.append(Problem(f"{said}, the commander {identity_letters(allowed)}", "903.5c"))
        elif made & ~allowed:
            said = f"'{name}' makes mana of {identity_letters(made)}"
            problems.append(Problem(f"{said}, and the commander has {identity_letters(allowed)}", "903.5d"))
    return problems
