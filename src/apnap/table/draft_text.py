"""A draft's questions as a person reads them, and what can be looked at meanwhile."""

from __future__ import annotations

from typing import Final

from apnap import english
from apnap.draft import Draft, suggestion
from apnap.draft.acting import (
    FOR_BOOSTER,
    FOR_COLOR,
    FOR_DRAFTED,
    FOR_PACK,
    FOR_WATCH,
    pack_words,
)
from apnap.draft.building import (
    FOR_AGENDAS,
    FOR_DECK,
    FOR_KEEPING,
    FOR_LANDS,
    FOR_LEADER_COLOR,
    FOR_LEADERS,
    LANDS,
    least,
)
from apnap.draft.picking import FOR_ANY_TIME, FOR_DRAFT, FOR_LAST_CARD, FOR_ORDER, FOR_THIS_PICK
from apnap.draft.view import DraftView, SeenCard, SeenNote
from apnap.rules.ch2_cards.printed import CardDef
from apnap.rules.ch9_casual.noted import NOTED_COLORS, NOTED_NUMBER, NOTED_PLAYER, NOTED_REMOVED
from apnap.rules.core.constants import COLOR_LETTERS, CREATURE, bits
from apnap.rules.core.decisions import (
    AmountsDecision,
    Decision,
    ListDecision,
    ModeDecision,
    OrderDecision,
    PickDecision,
    YesNoDecision,
)
from apnap.table.questions import Choice, Question

TITLES: Final = {
    FOR_DRAFT: "Draft",
    FOR_ORDER: "Draft all of these, in which order",
    FOR_ANY_TIME: "Turn any of your cards face down now",
    FOR_THIS_PICK: "Use any of your face-up cards for this pick",
    FOR_DRAFTED: "Use any of your face-up cards on the card you drafted",
    FOR_LAST_CARD: "Pass the last card of this pack to",
    FOR_COLOR: "Choose a color",
    FOR_BOOSTER: "Add a booster pack to the draft",
    FOR_WATCH: "Look at the next card drafted by",
    FOR_PACK: "Look at which pack",
    FOR_LEADERS: "Your commander, or two that may lead together",
    FOR_LEADER_COLOR: "The color of your commander",
    FOR_AGENDAS: "Conspiracies to begin the game with",
    FOR_DECK: "The cards of your deck",
    FOR_LANDS: "Basic lands",
    FOR_KEEPING: "Keep this deck",
}


def card_line(card: CardDef, rarity: str = "") -> str:
    """`Grizzly Bears {1}{G} Creature - Bear 2/2, common`."""
    chars = card.base
    parts = [card.name]
    if chars.cost is not None:
        parts.append(str(chars.cost))
    parts.append(english.type_line(chars))
    if chars.types & CREATURE:
        parts.append(f"{chars.power}/{chars.toughness}")
    return " ".join(parts) + (f", {rarity}" if rarity else "")


def question(draft: Draft, decision: Decision, chosen: list[int] | None = None) -> Question:
    """What a person is asked. `chosen` is what they have put into their deck so far, which Enter accepts."""
    seat = int(decision.seat)
    view = draft.observe(seat)
    default = suggested(view, decision) if chosen is None else chosen
    words = ""
    if decision.purpose == FOR_DECK:
        count = len(default or [])
        needed = least(draft, draft.state.drafters[seat])
        words = f"these {count} cards, marked *; lands make it {needed} at least"
    elif default is not None:
        words = default_words(draft, view, decision, default)
    counted = decision if isinstance(decision, (PickDecision, AmountsDecision)) else None
    return Question(
        kind=int(decision.kind),
        seat=seat,
        title=title(draft, view, decision),
        rule=f"CR {decision.rule}" if decision.rule else "",
        choices=tuple(choices(draft, view, decision, default or [])),
        minimum=1 if counted is None else int(counted.minimum),
        maximum=1 if counted is None else int(counted.maximum),
        default=None if default is None else tuple(default),
        default_words=words,
    )


def suggested(view: DraftView, decision: Decision) -> list[int] | None:
    """What Enter answers: a pick is one's own to make, everything else has a suggestion."""
    if decision.purpose == FOR_DRAFT:
        return None
    if decision.purpose in (FOR_ANY_TIME, FOR_THIS_PICK, FOR_DRAFTED):
        return []
    return suggestion(view, decision)


def title(draft: Draft, view: DraftView, decision: Decision) -> str:
    """The first line: what is asked, and where in the draft."""
    said = TITLES.get(decision.purpose, decision.purpose)
    if decision.purpose == FOR_DRAFT and isinstance(decision, PickDecision):
        count = int(decision.minimum)
        way = "left" if view.direction > 0 else "right"
        cards = "a card" if count == 1 else f"{count} cards"
        where = f"round {view.round} of {draft.setup.set.packs}, pack of {len(view.pack)}, passed to the {way}"
        return f"Draft {cards}  ({where}; you have {len(view.pile)})"
    if decision.purpose == FOR_DRAFTED:
        card = view.card(int(decision.source))
        return f"{said}: {card.name}" if card is not None else said
    if isinstance(decision, AmountsDecision):
        return f"{said}: {decision.minimum} at least"
    return f"{said}?"


def choices(draft: Draft, view: DraftView, decision: Decision, marked: list[int]) -> list[Choice]:
    """A line for each thing that can be chosen."""
    if isinstance(decision, AmountsDecision):
        listed = decision.among
    elif isinstance(decision, ListDecision):
        listed = decision.candidates
    else:
        return []
    out: list[Choice] = []
    for key, candidate in enumerate(listed, start=1):
        value = int(candidate)
        if isinstance(decision, (ModeDecision, AmountsDecision)):
            label = str(decision.labels[value if isinstance(decision, ModeDecision) else key - 1])
            out.append(Choice(str(key), label, value, names=(label,)))
        elif decision.purpose == FOR_PACK:
            out.append(Choice(str(key), pack_words(draft, value), value))
        elif value < 0:
            name = draft.setup.names[-1 - value]
            out.append(Choice(str(key), name, value, names=(name,)))
        else:
            card = view.card(value)
            assert card is not None
            rarity = draft.setup.set.rarities.get(card.name, "")
            mark = "* " if decision.purpose == FOR_DECK and value in marked else ""
            out.append(Choice(str(key), mark + card_line(card, rarity), value, names=(card.name,)))
    return out


def default_words(draft: Draft, view: DraftView, decision: Decision, default: list[int]) -> str:
    """What Enter does."""
    if isinstance(decision, YesNoDecision):
        return "yes" if default[0] else "no"
    if isinstance(decision, OrderDecision):
        return "as listed"
    if isinstance(decision, AmountsDecision):
        said = [f"{n} {LANDS[int(i)]}" for i, n in zip(decision.among, default, strict=True) if n]
        return ", ".join(said) or "none"
    if isinstance(decision, ModeDecision):
        return ", ".join(str(decision.labels[value]) for value in default)
    if not default:
        return "none"
    shown = {choice.value: choice for choice in choices(draft, view, decision, [])}
    return ", ".join(shown[value].names[0] if shown[value].names else shown[value].text for value in default)


# looking -------------------------------------------------------------------------------------------------------------
def by_cost(cards: list[SeenCard]) -> list[str]:
    """Cards as lines, cheap ones first, lands last."""
    ranked = sorted(cards, key=lambda seen: (seen.card.base.cost is None, seen.card.base.mana_value(), seen.name))
    return [card_line(seen.card) for seen in ranked]


def pile_lines(view: DraftView) -> list[str]:
    """What one has drafted, and been shown."""
    out = by_cost(view.pile) or ["you have drafted nothing yet"]
    if view.removed:
        out.append(f"removed from the draft: {', '.join(seen.name for seen in view.removed)}")
    for what, cards in view.shown:
        out.append(f"seen, {what}: {', '.join(seen.name for seen in cards)}")
    return out


def deck_lines(view: DraftView) -> list[str]:
    """The deck as it stands while it is built."""
    out = [f"commander: {seen.name}" for seen in view.leaders]
    out += [f"conspiracy: {seen.name}" for seen in view.agendas]
    out += by_cost(view.deck)
    out += [f"{count} {name}" for name, count in view.lands.items()]
    total = len(view.leaders) + len(view.deck) + sum(view.lands.values())
    return [*out, f"{total} cards; the other {len(view.pile) - len(view.deck)} of the pool are not in it"]


def table_lines(view: DraftView) -> list[str]:
    """Everybody's place: how many cards, which packs, what lies face up, what was noted."""
    names = view.setup.names
    out = []
    for seat, name in enumerate(names):
        packs = ", ".join(str(n) for n in view.waiting(seat))
        line = f"{name}: {view.drafted(seat)} cards" + (f", a pack of {packs}" if packs else "")
        shown = view.face_up(seat)
        out.append(line + (f", face up {', '.join(seen.name for seen in shown)}" if shown else ""))
    return out + [note_line(note, names) for note in view.notes]


def note_line(note: SeenNote, names: tuple[str, ...]) -> str:
    """`Ada noted 4 for Garbage Fire`."""
    if note.kind == NOTED_NUMBER:
        what = str(note.number)
    elif note.kind == NOTED_COLORS:
        what = "".join(COLOR_LETTERS[i] for i in bits(note.number))
    elif note.kind == NOTED_PLAYER:
        what = names[note.number]
    elif note.kind == NOTED_REMOVED:
        what = note.word or "a card removed"
    else:
        what = note.word or "nothing"
    who = names[note.seat] if note.seat >= 0 else "somebody"
    return f"{who} noted {what} for {note.about}"
