"""What cards say about a draft, and in a game about what was noted in the draft before it. CR 905.2."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from apnap.abilities.base import Quality, VocabularyError
from apnap.abilities.mana import ANY_COLOR, add_groups
from apnap.rules.ch1_concepts.definitions import NO_IDS, Ability, Amount, Context, Node
from apnap.rules.ch1_concepts.mana.sources import ManaEffect
from apnap.rules.ch9_casual import noted
from apnap.rules.ch9_casual.noted import NOTED_COLORS, NOTED_NAME, NOTED_REMOVED, NOTED_TYPES
from apnap.rules.core.types import Ref

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


class DraftStep(Node):
    """One thing that is done in a draft."""

    def __init__(self, what: i64) -> None:
        self.what: i64 = what


# as a card is drafted
NOTE_COUNT: Final = DraftStep(0)  # note how many cards its player has drafted this round
NOTE_PASSER: Final = DraftStep(1)  # note the player who passed it
CHOOSE_THREE_COLORS: Final = DraftStep(2)  # the player to the right, its player, then the one to the left
LOOK_AT_NEXT_FROM_PACK: Final = DraftStep(3)  # look at the next card drafted from this pack
MAY_ADD_BOOSTER: Final = DraftStep(4)  # add a booster pack to the draft
# as another card is drafted
NOTE_NAME: Final = DraftStep(5)  # reveal it and note its name
NOTE_TYPES: Final = DraftStep(6)  # reveal it and note its creature types
REMOVE_FACE_DOWN: Final = DraftStep(7)  # remove it from the draft face down
REMOVE_FACE_UP: Final = DraftStep(8)
DRAFT_ANOTHER: Final = DraftStep(9)  # draft an additional card from that pack
# what becomes of the card that allows it
TURN_FACE_DOWN: Final = DraftStep(10)
PUT_INTO_PACK: Final = DraftStep(11)
SKIP_NEXT_PACK: Final = DraftStep(12)  # pass the next pack without drafting a card from it
# at any time
LOOK_AT_NEXT_OF_PLAYER: Final = DraftStep(13)  # look at the next card that a player drafts
LOOK_AT_PACK: Final = DraftStep(14)  # look at a pack that nobody is looking at
# while it is face up
MAY_DRAFT_WHOLE_PACK: Final = DraftStep(
    15
)  # instead of a card, each card of a pack, and none for the rest of the round
DRAFT_AT_RANDOM: Final = DraftStep(16)  # three cards, without looking at packs
GET_LAST_CARDS: Final = DraftStep(17)  # the last card of each pack is passed to whoever drafted this


@mypyc_attr(allow_interpreted_subclasses=True)
class DraftAbility(Ability):
    """An ability that functions during a draft, and in no zone of a game. CR 905.2."""

    def __init__(self, steps: list[DraftStep]) -> None:
        super().__init__(0)
        self.steps: list[DraftStep] = steps

    def has(self, step: DraftStep) -> bool:
        """Is this one of the things that it does?"""
        for one in self.steps:
            if one.what == step.what:
                return True
        return False


class RevealAsDrafted(DraftAbility):
    """Reveal this card as you draft it, and do something. CR 905.2b."""

    def __init__(self, *steps: DraftStep) -> None:
        if len(steps) != 1:
            raise VocabularyError("a card that is revealed as it is drafted does one thing")
        super().__init__(list(steps))


class DraftFaceUp(DraftAbility):
    """Draft this card face up. CR 905.2c."""

    def __init__(self) -> None:
        super().__init__([])


class AsYouDraft(DraftAbility):
    """While it is face up, its player may do something as they draft a card. CR 905.2c."""

    def __init__(self, *steps: DraftStep, creature: bool = False) -> None:
        super().__init__(list(steps))
        self.creature: bool = creature  # only as they draft a creature card


class DuringTheDraft(DraftAbility):
    """At any time, its player may turn it face down to look at something. CR 905.2a, 905.2c."""

    def __init__(self, *steps: DraftStep) -> None:
        super().__init__(list(steps))


class WhileFaceUp(DraftAbility):
    """What holds for its player, or the table, while it is face up. CR 905.2c."""

    def __init__(self, *steps: DraftStep) -> None:
        super().__init__(list(steps))


class HighestNoted(Amount):
    """The highest number that you noted for cards of a name: `HighestNoted("...")`."""

    def __init__(self, about: str) -> None:
        self.about: str = about

    def value(self, game: Game, ctx: Context) -> i64:
        return noted.highest(game.state.players[ctx.controller], self.about)


class RemovedFromDraft(Amount):
    """The number of cards that you removed from the draft with cards of a name."""

    def __init__(self, about: str) -> None:
        self.about: str = about

    def value(self, game: Game, ctx: Context) -> i64:
        return noted.how_many(game.state.players[ctx.controller], self.about, NOTED_REMOVED)


class PowerAtMostNoted(Quality):
    """Its power is at most the highest number that you noted for cards of a name."""

    def __init__(self, about: str) -> None:
        self.about: str = about

    def test(self, game: Game, ctx: Context, ref: Ref) -> bool:
        most = noted.highest(game.state.players[ctx.controller], self.about)
        return ref >= 0 and game.char(ref).power <= most


class OfNoted(Quality):
    """Has a colour, name or creature type that you noted for cards of a name: `OfNoted(NOTED_NAME, "...")`."""

    def __init__(self, kind: i64, about: str) -> None:
        self.kind: i64 = kind
        self.about: str = about

    def test(self, game: Game, ctx: Context, ref: Ref) -> bool:
        if ref < 0:
            return False
        player = game.state.players[ctx.controller]
        chars = game.char(ref)
        if self.kind == NOTED_COLORS:
            return noted.colors(player, self.about) & chars.colors != 0
        known = noted.words(player, self.about, self.kind)
        if self.kind == NOTED_NAME:
            return chars.name in known
        if self.kind == NOTED_TYPES and chars.every_type:
            return len(known) > 0
        for word in known:
            if word in chars.subtypes:
                return True
        return False

    def loop_inputs(self) -> i64:
        return 0


class AddNotedColor(ManaEffect):
    """Add one mana of any colour chosen as you drafted cards of a name. CR 905.2b."""

    def __init__(self, about: str) -> None:
        super().__init__()
        self.about: str = about

    def is_fixed(self) -> bool:
        return True  # what was noted never changes

    def makes(self) -> i64:
        return ANY_COLOR

    def groups(self, game: Game, ctx: Context) -> list[i64]:
        mask = noted.colors(game.state.players[ctx.controller], self.about)
        return [mask, 1] if mask else NO_IDS

    def happen(self, game: Game, ctx: Context) -> None:
        add_groups(game, ctx, ctx.controller, self.groups(game, ctx))
