"""What a Commander or Brawl deck may hold. CR 903.3-903.5, 903.12, 702.124."""

from __future__ import annotations

from typing import Final

from apnap.decks.construction import DeckRules, Limit, check
from apnap.decks.deck import COMMANDER, MAIN, Deck, Section
from apnap.decks.facts import LIBRARY, PARTNER, CardFacts, Facts, identity_letters, may_lead_together
from apnap.decks.interchangeable import original_name
from apnap.errors import DeckError, Problem


def commander_rules(brawl: bool = False, facts: Facts = LIBRARY) -> DeckRules:
    """Sizes and copies; what no number can say is in `check_commander`."""
    size = Limit(60, "903.12d") if brawl else Limit(100, "903.5a")
    name = "brawl" if brawl else "commander"
    return DeckRules(
        name,
        size,
        size,
        copies=Limit(1, "903.5b"),
        sections=(MAIN,),
        exempt=lambda card: is_basic(card, facts),
        allows=lambda card: allowed_copies(card, facts),
        counts_as=original_name,
        no_sideboard="903.5e",
    )


def is_basic(name: str, facts: Facts) -> bool:
    """Is it a basic land, of which any number may be? CR 100.2a, 903.5b."""
    card = facts.about(name)
    return card is not None and card.basic


def allowed_copies(name: str, facts: Facts) -> int:
    """How many of it the card itself allows; 0 where it says nothing."""
    card = facts.about(name)
    return 0 if card is None else card.by_text.copies


def check_commander(deck: Deck, brawl: bool = False, facts: Facts = LIBRARY) -> tuple[Problem, ...]:
    """Every reason why the deck may not be played with the commanders it names; none when it may."""
    problems = list(check(together(deck), commander_rules(brawl, facts)))
    problems += check_leaders(deck, facts, brawl)
    problems += check_colors(deck, facts, brawl)
    return tuple(problems)


def together(deck: Deck) -> Deck:
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


def identity_of(deck: Deck, facts: Facts = LIBRARY) -> int:
    """Mask of the colours of its commanders together. CR 903.4, 702.124c."""
    mask = 0
    for card in leaders_of(deck, facts):
        mask |= card.identity
    return mask


def chosen_colors(deck: Deck, facts: Facts = LIBRARY) -> list[tuple[int, int]]:
    """Which commanders get a colour before the game begins, by their place, and which: one that the deck needs and the
    commanders lack, or any other. CR 903.4b.
    """
    had = needed = identity_of(deck, facts)
    for title in (COMMANDER, MAIN):
        for entry in deck.section(title):
            card = facts.about(entry.name)
            needed |= 0 if card is None else card.identity | card.land_colors
    out = []
    for place, leader in enumerate(leaders_of(deck, facts)):
        if leader.by_text.chooses:
            lacking = [color for color in range(5) if needed & ~had & 1 << color]
            color = (lacking or [color for color in range(5) if not had & 1 << color] or [0])[0]
            had |= 1 << color
            out.append((place, color))
    return out


def leaders_of(deck: Deck, facts: Facts) -> list[CardFacts]:
    """Its commanders, as far as they are known."""
    return [card for card in map(facts.about, deck.commanders) if card is not None]


TODAY: Final = "today's edition"
SPECIFIED: Final = "the edition of 2025-06-06"


def may_lead(card: CardFacts, brawl: bool = False) -> bool:
    """May it be a commander by itself, by one edition at least? CR 903.3, 903.3a, 903.12c.

    Of a legendary card that is played by hand nobody here knows what it says: its player does.
    """
    return leads_as_specified(card, brawl) or leads_today(card) or (card.legendary and card.by_text.unread)


def leads_as_specified(card: CardFacts, brawl: bool = False) -> bool:
    """A legendary creature card, also one that is a creature before the game by its own ability. CR 903.3, 113.6c."""
    kind = card.is_a("Creature") or card.by_text.creature_elsewhere or (brawl and card.is_a("Planeswalker"))
    return card.by_text.leads or (card.legendary and kind)


def leads_today(card: CardFacts) -> bool:
    """Today's edition allows legendary Vehicles, and Spacecraft with a box for power and toughness. CR 903.3."""
    return card.legendary and (card.is_a("Vehicle") or (card.is_a("Spacecraft") and card.has_box))


def edition_notes(deck: Deck, facts: Facts = LIBRARY, brawl: bool = False) -> list[str]:
    """What one edition of the rules allows and the other does not, in words. CR 903.3, 903.12c."""
    rule = "903.12c" if brawl else "903.3"
    return [
        f"'{leader.name}' may lead by {TODAY}, and not by {SPECIFIED} (CR {rule})"
        for leader in leaders_of(deck, facts)
        if leads_today(leader) and not leads_as_specified(leader, brawl)
    ]


def check_leaders(deck: Deck, facts: Facts, brawl: bool = False, monocolored: bool = False) -> list[Problem]:
    """One commander, or two that go together. CR 903.3, 903.12c, 702.124.

    In some drafts, commanders of one colour or none have partner (`monocolored`, CR 903.13f).
    """
    if not deck.commanders:
        return [Problem("the deck names no commander", "903.3", "put it under a heading 'Commander'")]
    leaders = leaders_of(deck, facts)
    problems: list[Problem] = []
    two = len(leaders) == 2 and len(deck.commanders) == 2
    paired = two and (
        may_lead_together(leaders[0], leaders[1])
        or (monocolored and all(counts_as_partner(card) for card in leaders))
        or any(card.by_text.unread for card in leaders)
    )
    for leader in leaders:
        fitting = may_lead(leader, brawl) or (paired and leader.is_a("Background"))  # 702.124k
        if not fitting:
            problems.append(Problem(f"'{leader.name}' cannot be a commander", "903.12c" if brawl else "903.3"))
    if len(deck.commanders) > 2:
        problems.append(Problem(f"{len(deck.commanders)} commanders, and two may be at most", "702.124g"))
    elif two and not paired:
        both = f"'{leaders[0].name}' and '{leaders[1].name}'"
        problems.append(Problem(f"{both} may not lead a deck together", "702.124a", "name one commander"))
    return problems


def counts_as_partner(card: CardFacts) -> bool:
    """Has it partner, by its text or as a commander of one colour at most, where those have it? CR 903.13f."""
    return PARTNER in card.by_text.partners or (may_lead(card) and card.identity.bit_count() <= 1)


def check_colors(deck: Deck, facts: Facts, brawl: bool = False) -> list[Problem]:
    """Each card within the colour identity of the commanders. CR 903.5c-d, 903.12e.

    A commander that gets a colour before the game begins has whichever one is missing. CR 903.4b.
    """
    leaders = leaders_of(deck, facts)
    if not leaders:
        return []
    cards = [facts.about(entry.name) for title in (COMMANDER, MAIN) for entry in deck.section(title)]
    known = list(dict.fromkeys(card for card in cards if card is not None))
    allowed = identity_of(deck, facts)
    needed = 0
    for card in known:
        needed |= card.identity | card.land_colors
    if (needed & ~allowed).bit_count() <= sum(leader.by_text.chooses for leader in leaders):
        return []
    problems: list[Problem] = []
    free = 0  # the basic land type of which a colourless Brawl deck may have any number, by its colour (903.12e)
    for card in known:
        if brawl and not allowed and card.basic and free in (0, card.land_colors):
            free = card.land_colors
        elif card.identity & ~allowed:
            said = f"'{card.name}' has {identity_letters(card.identity)} in its colour identity"
            problems.append(Problem(f"{said}, the commander {identity_letters(allowed)}", "903.5c"))
        elif card.land_colors & ~allowed:
            said = f"'{card.name}' makes mana of {identity_letters(card.land_colors)}"
            problems.append(Problem(f"{said}, and the commander has {identity_letters(allowed)}", "903.5d"))
    return problems
