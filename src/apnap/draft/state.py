"""What a draft is at a moment: cards, packs, drafters, notes, and the random generator. CR 905, 903.13.

A physical card is its number, an index into `cards`. Packs exist from the beginning, unopened, so that everything is in
the state; a copy of it goes its own way.
"""

from __future__ import annotations

from typing import Final, final
from zlib import crc32

from apnap.rules.ch2_cards.printed import CardDef
from apnap.rules.core.generator import Generator

# stages
OPENING: Final = 0  # a round begins: everybody opens a pack
PICKING: Final = 1  # everybody with a pack drafts from it and passes it
AFTER: Final = 2  # what may be done after the draft
BUILDING: Final = 3  # decks are built
DONE: Final = 4

LEFT: Final = 1
RIGHT: Final = -1


@final
class Note:
    """What was noted for a card. It stays with that card, whoever has it. CR 905.2b."""

    def __init__(self, card: int, about: str, kind: int, number: int = 0, word: str = "") -> None:
        self.card = card
        self.about = about  # the name of that card
        self.kind = kind
        self.number = number
        self.word = word

    def key(self) -> tuple[int, str, int, int, str]:
        return (self.card, self.about, self.kind, self.number, self.word)


@final
class Pack:
    """A booster pack: what is left of it."""

    def __init__(self, cards: list[int], round: int) -> None:
        self.cards = cards
        self.round = round
        self.watchers: list[int] = []  # seats that may look at the next card drafted from it
        self.passer = -1  # who passed it last

    def copy(self) -> Pack:
        other = Pack(self.cards.copy(), self.round)
        other.watchers = self.watchers.copy()
        other.passer = self.passer
        return other


@final
class Drafter:
    """What belongs to a seat."""

    def __init__(self) -> None:
        self.queue: list[int] = []  # packs in front of them, the one they draft from first
        self.pile: list[int] = []  # what they have drafted
        self.face_up: list[int] = []  # of these, what lies face up (905.2c)
        self.removed: list[int] = []  # what they removed from the draft
        self.drafted = 0  # cards drafted this round
        self.barred = False  # drafts no more cards this round
        self.skips = 0  # packs to pass without drafting from them
        self.at_random: dict[int, int] = {}  # cards that make them draft at random, with how many are left
        self.watchers: list[int] = []  # seats that may look at the next card they draft
        self.seen: list[tuple[str, list[int]]] = []  # what they were shown, and which cards
        self.extras: list[int] = []  # cards that they may add as commanders (903.13e)
        self.leaders: list[int] = []  # how they build their deck: commanders,
        self.colors: list[int] = []  # the colours chosen for these,
        self.agendas: list[int] = []  # conspiracies to begin with,
        self.deck: list[int] = []  # cards,
        self.lands: list[int] = []  # and how many of each basic land
        self.kept = False  # content with it

    def copy(self) -> Drafter:
        other = Drafter()
        other.queue = self.queue.copy()
        other.pile = self.pile.copy()
        other.face_up = self.face_up.copy()
        other.removed = self.removed.copy()
        other.drafted = self.drafted
        other.barred = self.barred
        other.skips = self.skips
        other.at_random = self.at_random.copy()
        other.watchers = self.watchers.copy()
        other.seen = [(what, cards.copy()) for what, cards in self.seen]
        other.extras = self.extras.copy()
        other.leaders = self.leaders.copy()
        other.colors = self.colors.copy()
        other.agendas = self.agendas.copy()
        other.deck = self.deck.copy()
        other.lands = self.lands.copy()
        other.kept = self.kept
        return other


@final
class DraftState:
    """Everything that decides how a draft goes on."""

    def __init__(self, seats: int) -> None:
        self.chance = Generator()
        self.stage = OPENING
        self.round = 0  # from 1 on
        self.passes = 0  # in this round
        self.cards: list[CardDef] = []
        self.packs: list[Pack] = []
        self.drafters = [Drafter() for _ in range(seats)]
        self.notes: list[Note] = []
        self.revealed: list[int] = []  # cards that lie open for a moment (905.2b)
        self.undrafted: list[int] = []  # cards that nobody may draft any more

    def copy(self) -> DraftState:
        other = DraftState(0)
        mine, theirs = self.chance, other.chance
        theirs.r0, theirs.r1, theirs.r2, theirs.r3 = mine.r0, mine.r1, mine.r2, mine.r3
        other.stage = self.stage
        other.round = self.round
        other.passes = self.passes
        other.cards = self.cards.copy()
        other.packs = [pack.copy() for pack in self.packs]
        other.drafters = [drafter.copy() for drafter in self.drafters]
        other.notes = self.notes.copy()
        other.revealed = self.revealed.copy()
        other.undrafted = self.undrafted.copy()
        return other

    @property
    def direction(self) -> int:
        """Packs go to the left, in every second round to the right. CR 905.1b, 903.13c."""
        return LEFT if self.round % 2 else RIGHT

    def neighbour(self, seat: int, direction: int) -> int:
        """The seat to the left or to the right; seats are counted to the left."""
        return (seat + direction) % len(self.drafters)

    def holder(self, card: int) -> int:
        """Who has a card in their pile or removed it; -1 for nobody."""
        for seat, drafter in enumerate(self.drafters):
            if card in drafter.pile or card in drafter.removed:
                return seat
        return -1

    def name(self, card: int) -> str:
        return self.cards[card].name

    def digest(self) -> int:
        """Equal for equal drafts, on every platform."""
        chance = self.chance
        parts: list[object] = [int(chance.r0), int(chance.r1), int(chance.r2), int(chance.r3)]
        parts += [self.stage, self.round, self.passes, [card.name for card in self.cards]]
        parts += [[pack.cards, pack.round, pack.watchers, pack.passer] for pack in self.packs]
        for d in self.drafters:
            parts.append([d.queue, d.pile, d.face_up, d.removed, d.drafted, d.barred, d.skips])
            parts.append(sorted(d.at_random.items()))
            parts.append([d.watchers, d.seen, d.extras, d.leaders, d.colors, d.agendas, d.deck, d.lands])
        parts += [[note.key() for note in self.notes], self.revealed, self.undrafted]
        return crc32(repr(parts).encode())
