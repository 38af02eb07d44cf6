"""Bots that draft and build decks; what the drafting one answers is also what a person is offered as a suggestion."""

from __future__ import annotations

from typing import Final, final

from apnap.draft.acting import FOR_COLOR, FOR_DRAFTED
from apnap.draft.building import (
    FOR_DECK,
    FOR_KEEPING,
    FOR_LEADER_COLOR,
    FOR_LEADERS,
    chooses_color,
    color_identity,
    land_identity,
    lead_together,
    may_lead,
)
from apnap.draft.game import DraftBot
from apnap.draft.picking import FOR_ANY_TIME, FOR_DRAFT, FOR_THIS_PICK
from apnap.draft.rating import (
    SPELLS,
    SPELLS_COMMANDER,
    best_colors,
    colors_of,
    leader_identity,
    mana_value,
    pips,
    worth,
)
from apnap.draft.view import DraftView, SeenCard
from apnap.errors import InputError
from apnap.rules.ch2_cards.printed import CardDef
from apnap.rules.core.decisions import AmountsDecision, Decision, OrderDecision, PickDecision, YesNoDecision
from apnap.rules.core.generator import Generator

BOT_NAMES: Final = ("first", "keen", "random")
LEGEND_BONUS: Final = 0.8  # of a commander, while there is none


def make_bot(name: str, seed: int) -> DraftBot:
    """A bot by its name: `first` and `keen` draft by rating and colours, `random` does anything that is allowed."""
    if name in ("first", "keen"):
        return Drafting()
    if name == "random":
        return Rolling(seed)
    raise InputError(f"there is no bot called '{name}'", hint=f"bots are {', '.join(BOT_NAMES)}")


@final
class Rolling(DraftBot):
    """Any legal answer."""

    def __init__(self, seed: int) -> None:
        self.dice = Generator()
        self.dice.seed(seed)

    def choose(self, view: DraftView, decision: Decision) -> list[int]:
        if decision.purpose == FOR_LEADERS:
            return suggestion(view, decision)
        if decision.purpose == FOR_KEEPING:
            return [1]
        if isinstance(decision, PickDecision):
            order = [int(c) for c in decision.candidates]
            self.dice.shuffle(order)
            span = int(decision.maximum) - int(decision.minimum) + 1
            return order[: int(decision.minimum) + int(self.dice.below(span))]
        if isinstance(decision, OrderDecision):
            order = [int(c) for c in decision.candidates]
            self.dice.shuffle(order)
            return order
        if isinstance(decision, YesNoDecision):
            return [int(self.dice.below(2))]
        assert isinstance(decision, AmountsDecision), decision
        out = [0] * len(decision.among)
        for _ in range(max(int(decision.minimum), 10)):
            out[int(self.dice.below(len(out)))] += 1
        return out


@final
class Drafting(DraftBot):
    """Good cards first, then good cards in two colours; uses what its cards allow."""

    def choose(self, view: DraftView, decision: Decision) -> list[int]:
        return suggestion(view, decision)


def suggestion(view: DraftView, decision: Decision) -> list[int]:
    """What a reasonable drafter answers."""
    if isinstance(decision, PickDecision):
        return picks(view, decision)
    if isinstance(decision, OrderDecision):
        return [int(c) for c in decision.candidates]
    if isinstance(decision, AmountsDecision):
        return even_lands(view, decision)
    return [1]


def picks(view: DraftView, decision: PickDecision) -> list[int]:
    """The same, of a list."""
    purpose = decision.purpose
    if purpose == FOR_DRAFT:
        return best_picks(view, decision)
    if purpose == FOR_LEADERS:
        return best_leaders(view, decision)
    if purpose == FOR_LEADER_COLOR:
        return best_leader_colors(view, decision)
    if purpose == FOR_DECK:
        return best_deck(view, decision)
    if purpose == FOR_THIS_PICK:
        return [] if view.passes > 2 or not _rich(view) else [int(decision.candidates[0])]
    if purpose == FOR_ANY_TIME:
        return [int(c) for c in decision.candidates]
    if purpose == FOR_DRAFTED:
        return useful_on(view, decision)
    if purpose == FOR_COLOR:
        wanted = wanted_colors(view)
        return [max((int(c) for c in decision.candidates), key=lambda color: (wanted[color], -color))]
    if int(decision.minimum) == 0:
        return [int(c) for c in decision.candidates[: int(decision.maximum)]]
    return [int(c) for c in decision.candidates[: int(decision.minimum)]]


# drafting ------------------------------------------------------------------------------------------------------------
def value_of(view: DraftView, card: CardDef) -> float:
    return worth(card, view.setup.set.rarities.get(card.name, "common"))


def wanted_colors(view: DraftView) -> list[float]:
    """How much this seat has drafted in each colour."""
    out = [0.0] * 5
    for seen in view.pile:
        colors = colors_of(seen.card)
        for color in range(5):
            if colors >> color & 1:
                out[color] += value_of(view, seen.card) / bin(colors).count("1")
    return out


def best_picks(view: DraftView, decision: PickDecision) -> list[int]:
    """The cards of the pack that this seat wants most."""
    wanted = wanted_colors(view)
    top = sorted(range(5), key=lambda color: -wanted[color])[:2]
    mask = sum(1 << color for color in top if wanted[color] > 0)
    settled = min(len(view.pile) / 20, 1.0)
    led = any(may_lead(seen.card) for seen in view.pile)

    def score(seen: SeenCard) -> float:
        value = value_of(view, seen.card)
        if mask and colors_of(seen.card) & ~mask:
            value -= 2.5 * settled
        if view.setup.commander and may_lead(seen.card):
            value += LEGEND_BONUS if not led else 0.2
        return value

    ranked = sorted(view.pack, key=lambda seen: (-score(seen), seen.number))
    return [seen.number for seen in ranked[: int(decision.maximum)]]


def _rich(view: DraftView) -> bool:
    """Are there several cards in the pack that one would want?"""
    values = sorted((value_of(view, seen.card) for seen in view.pack), reverse=True)
    return len(values) > 1 and values[1] > 2.8


def useful_on(view: DraftView, decision: PickDecision) -> list[int]:
    """Face-up cards to use on the card just drafted: note a good one, remove a bad one."""
    from apnap.abilities.casual.drafting import REMOVE_FACE_DOWN, REMOVE_FACE_UP, AsYouDraft

    drafted = view.card(int(decision.source))
    good = drafted is not None and value_of(view, drafted) > 2.6
    out: list[int] = []
    for number in decision.candidates:
        card = view.card(int(number))
        for ability in card.base.abilities.every if card is not None else []:
            if isinstance(ability, AsYouDraft):
                removes = ability.has(REMOVE_FACE_DOWN) or ability.has(REMOVE_FACE_UP)
                if removes != good:
                    out.append(int(number))
    return out[:1]


# building ------------------------------------------------------------------------------------------------------------
def best_leaders(view: DraftView, decision: PickDecision) -> list[int]:
    """The commander, or the two of them, whose colours have the best cards of the pool."""
    pool = [(seen.card, value_of(view, seen.card)) for seen in view.pile]
    able = [seen for seen in (*view.pile, *view.extras) if seen.number in decision.candidates]
    options: list[tuple[SeenCard, ...]] = [(seen,) for seen in able if may_lead(seen.card)]
    partners = view.setup.set.partners
    for i, one in enumerate(able):
        options += [(one, other) for other in able[i + 1 :] if lead_together(one.card, other.card, partners)]
    best: list[int] = []
    most = -1.0
    for option in options:
        mask = 0
        for seen in option:
            mask |= leader_identity(seen.card)
        free = sum(1 for seen in option if chooses_color(seen.card))
        for _ in range(free):
            mask |= 1 << _best_color(pool, mask)
        usable = sorted((r for c, r in pool if not (color_identity(c) | land_identity(c)) & ~mask), reverse=True)
        total = sum(usable[:SPELLS_COMMANDER]) + sum(value_of(view, seen.card) for seen in option) - free
        total -= 3.0 * max(bin(mask).count("1") - 3, 0)
        if total > most:
            best, most = [seen.number for seen in option], total
    return best or [int(decision.candidates[0])]


def _best_color(pool: list[tuple[CardDef, float]], mask: int) -> int:
    """The colour that adds most to these."""
    gains = []
    for color in range(5):
        both = mask | 1 << color
        gains.append(sum(r for c, r in pool if not color_identity(c) & ~both))
    return max(range(5), key=lambda color: gains[color])


def best_leader_colors(view: DraftView, decision: PickDecision) -> list[int]:
    pool = [(seen.card, value_of(view, seen.card)) for seen in view.pile]
    mask = 0
    for seen in view.leaders:
        mask |= leader_identity(seen.card)
    out: list[int] = []
    for _ in range(int(decision.maximum)):
        color = _best_color([(c, r) for c, r in pool if not out or color_identity(c)], mask)
        if color in out:
            color = next(c for c in range(5) if c not in out)
        out.append(color)
        mask |= 1 << color
    return out


def best_deck(view: DraftView, decision: PickDecision) -> list[int]:
    """The best cards of two colours, cheap and dear ones mixed; of a commander's colours, the best."""
    able = [seen for seen in view.pile if seen.number in decision.candidates]
    rated = [value_of(view, seen.card) for seen in able]
    spells = SPELLS_COMMANDER - len(view.leaders) if view.setup.commander else SPELLS
    mask = 31 if view.setup.commander else best_colors([seen.card for seen in able], rated, spells)
    order = sorted(range(len(able)), key=lambda i: (-_in_deck(able[i].card, rated[i], mask), able[i].number))
    chosen: list[int] = []
    dear = 0
    for i in order:
        card = able[i].card
        if len(chosen) == spells or (colors_of(card) & ~mask and len(chosen) >= spells - 2):
            break
        if mana_value(card) >= 6:
            if dear == spells // 6:
                continue
            dear += 1
        if not colors_of(card) & ~mask:
            chosen.append(able[i].number)
    return chosen


def _in_deck(card: CardDef, rated: float, mask: int) -> float:
    return rated - (5.0 if colors_of(card) & ~mask else 0.0)


def even_lands(view: DraftView, decision: AmountsDecision) -> list[int]:
    """Basic lands in proportion to the coloured symbols of the deck."""
    weights = pips([seen.card for seen in (*view.deck, *view.leaders)])
    wanted = [weights[int(land)] if int(land) < 5 else 0 for land in decision.among]
    total = sum(wanted)
    count = int(decision.minimum)
    if count == 0 or not wanted:
        return [0] * len(wanted)
    if not total:
        wanted = [1] * len(wanted)
        total = len(wanted)
    out = [count * w // total for w in wanted]
    by_need = sorted(range(len(wanted)), key=lambda i: (-(count * wanted[i] % total), i))
    for i in range(count - sum(out)):
        out[by_need[i % len(by_need)]] += 1
    return out
