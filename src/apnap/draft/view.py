"""What a seat may know of a draft: its pack, its pile, what lies open, what was noted. CR 905.1c, 905.2b-c, 903.13d."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final, final

from apnap.draft.state import BUILDING, PICKING
from apnap.rules.ch2_cards.printed import CardDef

if TYPE_CHECKING:
    from apnap.draft.game import Draft, DraftSetup, Line


HIDDEN_SEED: Final = -1


@final
@dataclass(frozen=True)
class SeenCard:
    """A card that may be looked at. Its number is what an answer names it by."""

    number: int
    card: CardDef

    @property
    def name(self) -> str:
        return self.card.name


@final
@dataclass(frozen=True)
class SeenNote:
    """What was noted for a card, for all to see. CR 905.2b."""

    seat: int
    about: str
    kind: int
    number: int
    word: str


class DraftView:
    """A draft as one seat sees it. It holds for the question at hand; ask for a new one after each answer."""

    def __init__(self, draft: Draft, seat: int) -> None:
        self._draft = draft
        self.seat = seat
        self._setup = replace(draft.setup, seed=HIDDEN_SEED)

    @property
    def setup(self) -> DraftSetup:
        """What the draft is made of, without its seed, which would tell what is in every pack."""
        return self._setup

    @property
    def round(self) -> int:
        return self._draft.state.round

    @property
    def passes(self) -> int:
        """How many times packs have been passed in this round."""
        return self._draft.state.passes

    @property
    def direction(self) -> int:
        """1 where packs go to the left, -1 to the right."""
        return self._draft.state.direction

    @property
    def building(self) -> bool:
        return self._draft.state.stage == BUILDING

    def _cards(self, numbers: list[int]) -> list[SeenCard]:
        return [SeenCard(number, self._draft.state.cards[number]) for number in numbers]

    @property
    def pack(self) -> list[SeenCard]:
        """What this seat drafts from now; nothing while it may not look at packs."""
        state = self._draft.state
        me = state.drafters[self.seat]
        if state.stage != PICKING or not me.queue or me.at_random or self._draft.before_looking:
            return []
        return self._cards(state.packs[me.queue[0]].cards)

    @property
    def pile(self) -> list[SeenCard]:
        """What this seat has drafted, in the order drafted."""
        return self._cards(self._draft.state.drafters[self.seat].pile)

    @property
    def removed(self) -> list[SeenCard]:
        """What this seat removed from the draft."""
        return self._cards(self._draft.state.drafters[self.seat].removed)

    @property
    def extras(self) -> list[SeenCard]:
        """Cards that may be added to the pool as commanders. CR 903.13e."""
        return self._cards(self._draft.state.drafters[self.seat].extras)

    @property
    def leaders(self) -> list[SeenCard]:
        """The commanders that this seat chose while it builds its deck."""
        return self._cards(self._draft.state.drafters[self.seat].leaders)

    @property
    def colors(self) -> list[int]:
        """The colours that it chose for these."""
        return list(self._draft.state.drafters[self.seat].colors)

    @property
    def agendas(self) -> list[SeenCard]:
        """The conspiracies that it will begin the game with."""
        return self._cards(self._draft.state.drafters[self.seat].agendas)

    @property
    def deck(self) -> list[SeenCard]:
        """The cards of its pool that it chose for its deck."""
        return self._cards(self._draft.state.drafters[self.seat].deck)

    @property
    def lands(self) -> dict[str, int]:
        """The basic lands that it chose."""
        from apnap.draft.building import LANDS

        mine = self._draft.state.drafters[self.seat].lands
        return {name: count for name, count in zip(LANDS, mine, strict=False) if count}

    def face_up(self, seat: int) -> list[SeenCard]:
        """What lies face up in front of a seat. CR 905.2c."""
        return self._cards(self._draft.state.drafters[seat].face_up)

    @property
    def revealed(self) -> list[SeenCard]:
        """What is revealed at this moment. CR 905.2b."""
        return self._cards(self._draft.state.revealed)

    @property
    def shown(self) -> list[tuple[str, list[SeenCard]]]:
        """What cards have let this seat look at, with where it was."""
        return [(what, self._cards(cards)) for what, cards in self._draft.state.drafters[self.seat].seen]

    def drafted(self, seat: int) -> int:
        """How many cards a seat has in its pile; everybody can count."""
        return len(self._draft.state.drafters[seat].pile)

    def waiting(self, seat: int) -> list[int]:
        """How many cards each of the packs in front of a seat has."""
        state = self._draft.state
        return [len(state.packs[pack].cards) for pack in state.drafters[seat].queue]

    @property
    def notes(self) -> list[SeenNote]:
        """All that was noted, by whoever has the card. CR 905.2b."""
        state = self._draft.state
        return [
            SeenNote(seat, note.about, note.kind, note.number, note.word)
            for note in state.notes
            for seat in [state.holder(note.card)]
        ]

    @property
    def log(self) -> list[str]:
        return [self.line(line) for line in self._draft.log]

    def line(self, line: Line) -> str:
        return f"{line.seen_by(self.seat)} (CR {line.rule})"

    def seen(self) -> list[SeenCard]:
        """Every card that this seat may look at now."""
        seen = [*self.pack, *self.pile, *self.removed, *self.extras, *self.revealed]
        for seat in range(self.setup.seats):
            seen += self.face_up(seat)
        for _, cards in self.shown:
            seen += cards
        return seen

    def card(self, number: int) -> CardDef | None:
        """A card that this seat may look at, by its number."""
        return next((one.card for one in self.seen() if one.number == number), None)
