"""From a card pool to a deck: questions that a drafter answers, and what may be answered. CR 905.1d, 903.13e-f, 100.2b.

In a Conspiracy Draft one chooses the conspiracies to begin the game with (905.4), then cards, then basic lands. In a
Commander Draft it is the commanders first, and cards and lands within their colours.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from apnap.abilities.keyword_abilities.pairs import PartnerAbility, may_lead_together
from apnap.decks import commander
from apnap.decks.facts import color_identity as color_identity
from apnap.decks.facts import facts_of_card
from apnap.decks.facts import land_identity as land_identity
from apnap.draft.state import DONE, Drafter
from apnap.errors import DeckError
from apnap.rules.ch2_cards.printed import CardDef
from apnap.rules.core.constants import CONSPIRACY
from apnap.rules.core.decisions import (
    D_ASSIGN,
    AmountsDecision,
    ChooseDecision,
    Decision,
    IllegalAnswer,
    ModeDecision,
    YesNoDecision,
)

if TYPE_CHECKING:
    from apnap.draft.game import Draft

LANDS: Final = ("Plains", "Island", "Swamp", "Mountain", "Forest", "Wastes")
COLORS: Final = ("white", "blue", "black", "red", "green")
LEAST: Final = 40  # cards in a limited deck (100.2b)
LEAST_COMMANDER: Final = 60  # cards with the commanders (903.13f)
MOST_LANDS: Final = 200

FOR_LEADERS: Final = "commanders"
STAND_IN: Final = "The Prismatic Piper"
FOR_LEADER_COLOR: Final = "commander color"
FOR_AGENDAS: Final = "conspiracies"
FOR_DECK: Final = "deck"
FOR_LANDS: Final = "lands"
FOR_KEEPING: Final = "keep deck"


def build(draft: Draft) -> None:
    """Everybody builds a deck, at the same time, until they are content with it."""
    state = draft.state
    if draft.setup.commander:
        _add_extras(draft)
    building = list(range(draft.setup.seats))
    while building:
        steps = [_leaders, _leader_colors] if draft.setup.commander else [_agendas]
        for step in (*steps, _cards, _lands, _keep):
            asked = [decision for seat in building for decision in step(draft, seat)]
            for decision, answer in zip(asked, draft.ask_each(asked), strict=True):
                _take(state.drafters[int(decision.seat)], decision, answer)
        building = [seat for seat in building if not state.drafters[seat].kept]
    state.stage = DONE


def _take(drafter: Drafter, decision: Decision, answer: list[int]) -> None:
    if decision.purpose == FOR_LEADERS:
        drafter.leaders = answer
        drafter.colors = []
    elif decision.purpose == FOR_LEADER_COLOR:
        drafter.colors = answer
    elif decision.purpose == FOR_AGENDAS:
        drafter.agendas = answer
    elif decision.purpose == FOR_DECK:
        drafter.deck = answer
    elif isinstance(decision, AmountsDecision):
        drafter.lands = [0] * len(LANDS)
        for land, count in zip(decision.among, answer, strict=True):
            drafter.lands[int(land)] = count
    elif decision.purpose == FOR_KEEPING:
        drafter.kept = bool(answer[0])


# the questions -------------------------------------------------------------------------------------------------------
def _agendas(draft: Draft, seat: int) -> list[Decision]:
    """Which conspiracies of the pool to begin the game with. CR 905.4, 315.2."""
    cards = [card for card in draft.state.drafters[seat].pile if is_conspiracy(draft.state.cards[card])]
    return [_choose(seat, FOR_AGENDAS, "905.4", cards, 0, len(cards))] if cards else []


def _leaders(draft: Draft, seat: int) -> list[Decision]:
    """Which card or cards of the pool lead the deck. CR 903.13e-g, 903.3."""
    drafter = draft.state.drafters[seat]
    extras = list(drafter.extras)
    able = [card for card in drafter.pile if may_lead(draft.state.cards[card]) or _by_another(draft, drafter, card)]
    return [_choose(seat, FOR_LEADERS, "903.3", [*able, *extras], 1, 2)]


def _by_another(draft: Draft, drafter: Drafter, card: int) -> bool:
    """May it lead beside another card, though not alone? CR 702.124k."""
    cards = draft.state.cards
    mine = cards[card]
    if (
        not any(isinstance(a, PartnerAbility) for a in mine.base.abilities.every)
        and "Background" not in mine.base.subtypes
    ):
        return False
    return any(may_lead_together(mine, cards[other]) for other in (*drafter.pile, *drafter.extras) if other != card)


def _leader_colors(draft: Draft, seat: int) -> list[Decision]:
    """A colour for a commander that gets one before the game begins."""
    drafter = draft.state.drafters[seat]
    count = sum(1 for card in drafter.leaders if chooses_color(draft.state.cards[card]))
    if not count:
        return []
    decision = ModeDecision(seat, "903.4", list(range(len(COLORS))), list(COLORS), 1, count, purpose=FOR_LEADER_COLOR)
    return [decision]


def _cards(draft: Draft, seat: int) -> list[Decision]:
    """Which cards of the pool are in the deck. CR 905.1d, 903.13f, 903.5c-d."""
    drafter = draft.state.drafters[seat]
    rule = "903.13f" if draft.setup.commander else "905.1d"
    cards = [card for card in drafter.pile if card not in drafter.leaders and _may_play(draft, drafter, card)]
    return [_choose(seat, FOR_DECK, rule, cards, 0, len(cards))]


def _lands(draft: Draft, seat: int) -> list[Decision]:
    """How many basic lands of each kind: any number, and enough for the least size. CR 905.1d, 100.2b, 903.13f."""
    drafter = draft.state.drafters[seat]
    allowed = identity(draft, drafter)
    rule = "903.13f" if draft.setup.commander else "100.2b"
    lands = [i for i in range(len(LANDS)) if not draft.setup.commander or i == 5 or allowed >> i & 1]
    known = [i for i in lands if LANDS[i] in known_lands()]
    fewest = max(0, least(draft, drafter) - len(drafter.deck) - len(drafter.leaders))
    labels = [LANDS[i] for i in known]
    return [AmountsDecision(D_ASSIGN, seat, rule, list(known), 0, fewest, max(MOST_LANDS, fewest), labels, FOR_LANDS)]


def _keep(draft: Draft, seat: int) -> list[Decision]:
    decision = YesNoDecision(seat, "903.13f" if draft.setup.commander else "905.1d", purpose=FOR_KEEPING)
    return [decision]


def _choose(seat: int, purpose: str, rule: str, candidates: list[int], fewest: int, most: int) -> Decision:
    decision = ChooseDecision(seat, rule, list(candidates), fewest, most, purpose=purpose)
    return decision


def check(draft: Draft, decision: Decision, answer: list[int]) -> None:
    """Refuse what numbers alone do not tell: two commanders that may not lead together."""
    if decision.purpose != FOR_LEADERS:
        return
    cards = [draft.state.cards[card] for card in answer]
    if len(cards) == 1 and not may_lead(cards[0]) and answer[0] not in draft.state.drafters[int(decision.seat)].extras:
        raise IllegalAnswer("903.3", f"{cards[0].name} cannot lead a deck alone")
    if len(cards) == 2 and not lead_together(cards[0], cards[1], draft.setup.set.partners):
        raise IllegalAnswer("702.124a", f"{cards[0].name} and {cards[1].name} may not lead a deck together")


# what cards are ------------------------------------------------------------------------------------------------------
def is_conspiracy(card: CardDef) -> bool:
    return card.base.types & CONSPIRACY != 0


def may_lead(card: CardDef) -> bool:
    """Can it be a commander by itself? CR 903.3, 903.3a."""
    return commander.may_lead(facts_of_card(card))


def lead_together(one: CardDef, other: CardDef, everybody: bool) -> bool:
    """May these two be commanders together? `everybody`: those of one colour at most count as partners. CR 903.13f."""
    if may_lead_together(one, other):
        return True
    return everybody and all(_few_colors(card) or _is_partner(card) for card in (one, other))


def _few_colors(card: CardDef) -> bool:
    return may_lead(card) and bin(color_identity(card)).count("1") <= 1


def _is_partner(card: CardDef) -> bool:
    from apnap.abilities.keyword_abilities.pairs import Partner

    return any(isinstance(a, Partner) and not a.kind for a in card.base.abilities.every)


def chooses_color(card: CardDef) -> bool:
    """Does its player choose a colour for it before the game begins?"""
    from apnap.abilities.casual.commanders import ChosenBeforeTheGame

    return any(isinstance(a, ChosenBeforeTheGame) for a in card.base.abilities.every)


def identity(draft: Draft, drafter: Drafter) -> int:
    """Mask of the colours of the commanders together, those chosen for them included. CR 903.4, 702.124c."""
    mask = 0
    for card in drafter.leaders:
        mask |= color_identity(draft.state.cards[card])
    for color in drafter.colors:
        mask |= 1 << color
    return mask


def _may_play(draft: Draft, drafter: Drafter, card: int) -> bool:
    """May it be in this deck at all? CR 315.3, 903.5c-d."""
    made = draft.state.cards[card]
    if is_conspiracy(made):
        return False
    if not draft.setup.commander:
        return True
    return not (color_identity(made) | land_identity(made)) & ~identity(draft, drafter)


def least(draft: Draft, drafter: Drafter) -> int:
    """How many cards the deck must have. CR 100.2b, 903.13f."""
    if draft.setup.commander:
        return LEAST_COMMANDER
    from apnap.abilities.casual.conspiracies import SmallerDeck

    size = LEAST
    for card in drafter.agendas:
        for ability in draft.state.cards[card].base.abilities.every:
            if isinstance(ability, SmallerDeck):
                size -= int(ability.number)
    return max(size, 0)


def known_lands() -> frozenset[str]:
    """The basic lands that there are."""
    from apnap import library

    return frozenset(name for name in LANDS if library.is_known(name))


def check_leaders(draft: Draft) -> None:
    """Refuse a Commander draft in which not everybody could have a commander. CR 903.13e-f, 903.5a."""
    if not draft.setup.commander or draft.setup.set.always:
        return
    able = sum(1 for card in draft.state.cards if may_lead(card))
    seats = draft.setup.seats
    if able >= seats:
        return
    found = "no card" if not able else "1 card" if able == 1 else f"{able} cards"
    raise DeckError(
        f"the packs of '{draft.setup.set.name}' hold {found} that can be a commander, and {seats} drafters need one",
        rule="903.3",
        hint=LEADERLESS,
    )


LEADERLESS: Final = (
    "draft a set with more legendary creatures, such as --set commander, or name some in its file that everybody"
    ' may add, under "always"; --variant conspiracy-draft needs no commanders'
)


def _add_extras(draft: Draft) -> None:
    """Two of each card that every drafter may add as a commander. CR 903.13e.

    Whoever drafted nobody who can lead gets the card that the default boosters allow everybody.
    """
    from apnap import library

    state = draft.state
    for drafter in state.drafters:
        if not drafter.extras:
            leaderless = not any(may_lead(state.cards[card]) for card in drafter.pile)
            for name in draft.setup.set.always or ([STAND_IN] if leaderless else []):
                for _ in range(2):
                    drafter.extras.append(len(state.cards))
                    state.cards.append(library.find(name))
