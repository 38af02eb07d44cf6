"""Values chosen as a permanent enters, and what refers to them. CR 607.2d, 614.12a.

A choice is kept on the permanent under the name of its kind, so that only abilities of the same object find it. One
that was never made is undefined, and nothing fits it (607.5a).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from apnap.abilities.base import Circumstance, EntersDifferently, Quality, Subject, VocabularyError, seen
from apnap.abilities.filters import every
from apnap.abilities.players import still_here
from apnap.rules.ch1_concepts.definitions import NO_IDS, Context, Filter, Static
from apnap.rules.ch1_concepts.nodes import Kept
from apnap.rules.ch2_cards.creature_types import CREATURE_TYPES
from apnap.rules.ch6_spells.entering import entry_of
from apnap.rules.ch8_multiplayer.rerouting import ask_one
from apnap.rules.core.constants import EV_ATTACH, NONE, S_REPLACE, TYPE_NAMES
from apnap.rules.core.decisions import FOR_COLOR, FOR_PLAYER, ChooseDecision, ModeDecision
from apnap.rules.core.designations import (
    A_CARD_TYPE,
    A_WORD,
    AN_ANCHOR,
    ANOTHER_PLAYER,
    is_noted,
    note,
    noted,
    with_note,
)
from apnap.rules.core.designations import A_COLOR as A_COLOR
from apnap.rules.core.designations import A_CREATURE_TYPE as A_CREATURE_TYPE
from apnap.rules.core.designations import A_PLAYER as A_PLAYER
from apnap.rules.core.types import ObjectId, Ref, Seat
from apnap.rules.events import Attach, Event, ZoneChange

if TYPE_CHECKING:
    from apnap.rules.core.game import Game
    from apnap.rules.core.state import Standing

AN_OPPONENT: Final = "opponent"
FOR_TYPE: Final = "creature type"
FOR_ANCHOR: Final = "anchor word"
COLORS: Final = ["white", "blue", "black", "red", "green"]


@mypyc_attr(allow_interpreted_subclasses=True)
class ChooseAsEnters(EntersDifferently):
    """As this permanent enters, choose a value: `ChooseAsEnters(A_COLOR)`. CR 614.12a.

    `but` is a colour that is not chosen, as a letter. `joined` is a choice of words: in one line with what comes first.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("joined",)

    def __init__(self, kind: str, but: str = "", joined: bool = False) -> None:
        super().__init__()
        if kind not in (A_COLOR, A_CREATURE_TYPE, A_PLAYER, AN_OPPONENT):
            raise VocabularyError(f"a color, creature type, player or opponent can be chosen, not {kind!r}")
        if but and (kind != A_COLOR or but not in "WUBRG"):
            raise VocabularyError(f"a color other than {but!r} cannot be chosen")
        self.kind: str = kind
        self.but: str = but
        self.joined: bool = joined

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        if isinstance(event, ZoneChange) and game.state.in_game(event.seat):
            value = chosen_value(game, self.kind, event.seat, event.id, "WUBRG".find(self.but) if self.but else -1)
            entry = entry_of(game, event)
            name = A_PLAYER if self.kind == AN_OPPONENT else self.kind
            entry.chosen = with_note(entry.chosen, name, value)
        return event


@mypyc_attr(allow_interpreted_subclasses=True)
class ChooseAsAttached(Static):
    """As this becomes attached to a permanent that fits, choose a value each time. CR 701.3, 607.2d.

    `ChooseAsAttached(A_COLOR, CREATURE)`.
    """

    def __init__(self, kind: str, *filters: Filter) -> None:
        super().__init__([S_REPLACE + EV_ATTACH])
        if kind not in (A_COLOR, A_CREATURE_TYPE):
            raise VocabularyError(f"a color or a creature type is chosen, not {kind!r}")
        self.kind: str = kind
        self.filter: Filter = every(filters)

    def replaces(self, game: Game, effect: Standing, event: Event) -> bool:
        if not isinstance(event, Attach) or event.id != effect.source or event.to < 0:
            return False
        if game.state.objs[event.id].attached_to == event.to:
            return False
        return self.filter.test(game, Context(effect.controller, effect.source), event.to)

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        value = chosen_value(game, self.kind, effect.controller, effect.source)
        if value != NONE:
            note(game.state, effect.source, self.kind, value)
        return event

    def loop_inputs(self) -> i64:
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class ChooseTwoPlayers(EntersDifferently):
    """As this permanent enters, choose two players. CR 614.12a."""

    def __init__(self) -> None:
        super().__init__()

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        if isinstance(event, ZoneChange) and game.state.in_game(event.seat):
            one = chosen_value(game, A_PLAYER, event.seat, event.id)
            other = chosen_value(game, A_PLAYER, event.seat, event.id, -1, one)
            entry = entry_of(game, event)
            entry.chosen = with_note(with_note(entry.chosen, A_PLAYER, one), ANOTHER_PLAYER, other)
        return event


def chosen_value(game: Game, kind: str, seat: Seat, source: ObjectId, but: i64 = -1, met: Ref = NONE) -> i64:
    """Ask a player for a colour, a creature type, or a player (as a reference), other than one."""
    if kind == A_COLOR or kind == A_CREATURE_TYPE:
        labels = COLORS if kind == A_COLOR else CREATURE_TYPES
        purpose = FOR_COLOR if kind == A_COLOR else FOR_TYPE
        every: list[i64] = [i for i in range(len(labels)) if i != but]
        return ask_one(game, ModeDecision(seat, "614.12a", every, labels, purpose=purpose, source=source))
    candidates: list[Ref] = []
    for s in range(game.state.seats):
        if game.state.in_game(s) and game.state.in_reach(seat, s):
            if -1 - s != met and (kind == A_PLAYER or game.state.opponents(seat, s)):
                candidates.append(-1 - s)
    if len(candidates) < 2:
        return candidates[0] if candidates else NONE
    return ask_one(game, ChooseDecision(seat, "614.12a", candidates, purpose=FOR_PLAYER, source=source))


# under which number a choice stands among the results of instructions
CHOSEN_NOW: Final[dict[str, i64]] = {A_COLOR: -1000001, A_CREATURE_TYPE: -1000002}


def note_choice(ctx: Context, kind: str, value: i64) -> None:
    """Remember what was chosen as this resolves. CR 608.2d."""
    ctx.note(Kept(CHOSEN_NOW[kind], NONE, NO_IDS, value))


def choice_of(game: Game, ctx: Context, kind: str) -> i64:
    """What was chosen as this resolves, or for the object whose ability this is; NONE when nothing was. CR 607.5a."""
    number = CHOSEN_NOW.get(kind, 0)
    for k in ctx.results:
        if k.number == number:
            return k.amount
    return noted(game.state.objs[ctx.source], kind, NONE)


class OfChosenColor(Quality):
    """Is of the chosen colour; `now` for the colour of your choice, which is chosen as an effect begins.

    `that` is a choice of words: 'of that color'; and so is `last`: 'the last chosen color'.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("that", "last")

    def __init__(self, now: bool = False, that: bool = False, last: bool = False) -> None:
        self.last: bool = last
        self.now: bool = now
        self.that: bool = that

    def test(self, game: Game, ctx: Context, ref: Ref) -> bool:
        color = choice_of(game, ctx, A_COLOR)
        return ref >= 0 and color >= 0 and game.char(ref).colors >> color & 1 != 0

    def loop_inputs(self) -> i64:
        return 0


class OfChosenType(Quality):
    """Is of the chosen creature type, or of the card type that was chosen for this. `that` is a choice of words."""

    WORDING: ClassVar[tuple[str, ...]] = ("that",)

    def __init__(self, that: bool = False) -> None:
        self.that: bool = that

    def test(self, game: Game, ctx: Context, ref: Ref) -> bool:
        kind = choice_of(game, ctx, A_CREATURE_TYPE)
        if ref < 0:
            return False
        if kind < 0:
            types = choice_of(game, ctx, A_CARD_TYPE)
            return types >= 0 and game.char(ref).types & types != 0
        c = game.char(ref)
        return CREATURE_TYPES[kind] in c.subtypes or c.every_type

    def loop_inputs(self) -> i64:
        return 0


class ChosenPlayer(Subject):
    """The chosen player."""

    def pick(self, game: Game, ctx: Context) -> list[i64]:
        return still_here(game, self.remembered(game, ctx))

    def remembered(self, game: Game, ctx: Context) -> list[i64]:
        ref = choice_of(game, ctx, A_PLAYER)
        return seen(game, ctx, [ref]) if ref != NONE else []

    def includes(self, game: Game, ctx: Context, ref: Ref) -> bool:
        return ref != NONE and ref == choice_of(game, ctx, A_PLAYER)


CHOSEN_COLOR: Final = OfChosenColor()
COLOR_OF_CHOICE: Final = OfChosenColor(now=True)
CHOSEN_TYPE: Final = OfChosenType()
CHOSEN_PLAYER: Final = ChosenPlayer()


@mypyc_attr(allow_interpreted_subclasses=True)
class ChooseAnchor(EntersDifferently):
    """As this permanent enters, choose one of several words: `ChooseAnchor("Khans", "Dragons")`. CR 614.12b.

    An ability with an anchor word is there as long as that was chosen: `Always(THIS, Has(...), condition=AnchorIs(0))`.
    """

    def __init__(self, *words: str) -> None:
        super().__init__()
        if len(words) < 2:
            raise VocabularyError("an anchor word is one of two or more")
        self.words: list[str] = list(words)

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        if isinstance(event, ZoneChange) and game.state.in_game(event.seat):
            every: list[i64] = list(range(len(self.words)))
            decision = ModeDecision(event.seat, "614.12a", every, self.words, purpose=FOR_ANCHOR, source=event.id)
            value = ask_one(game, decision)
            entry = entry_of(game, event)
            entry.chosen = with_note(entry.chosen, AN_ANCHOR, value)
        return event


class AnchorIs(Circumstance):
    """The word of this number was chosen as this permanent entered. CR 607.2d, 614.12b."""

    def __init__(self, number: i64, word: str = "") -> None:
        self.number: i64 = number
        self.word: str = word

    def holds(self, game: Game, ctx: Context) -> bool:
        return noted(game.state.objs[ctx.source], AN_ANCHOR, -1) == self.number

    def loop_inputs(self) -> i64:
        return 0


class EachChoosesWord(EntersDifferently):
    """As this permanent enters, each player chooses one of several words: `EachChoosesWord("war", "peace")`.

    They choose in turn order, each knowing what was chosen before. CR 614.12a, 101.4.
    """

    def __init__(self, *words: str) -> None:
        super().__init__()
        if len(words) < 2:
            raise VocabularyError("a word is one of two or more")
        self.words: list[str] = list(words)

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        if not isinstance(event, ZoneChange) or not game.state.in_game(event.seat):
            return event
        every: list[i64] = list(range(len(self.words)))
        for seat in game.state.apnap():
            if not game.state.in_game(seat) or not game.state.in_reach(event.seat, seat):
                continue
            decision = ModeDecision(seat, "614.12a", every, self.words, purpose=FOR_ANCHOR, source=event.id)
            value = ask_one(game, decision)
            if value >= 0 and game.state.in_game(seat):
                entry = entry_of(game, event)
                entry.chosen = with_note(entry.chosen, f"{A_WORD} {seat} {self.words[value]}", 1)
        return event


class WhoChose(Subject):
    """The players who chose this word as the permanent entered: `ControlledBy(WhoChose("war"))`. CR 607.2d."""

    def __init__(self, word: str) -> None:
        self.word: str = word

    def pick(self, game: Game, ctx: Context) -> list[i64]:
        o = game.state.objs[ctx.source]
        out: list[i64] = []
        for seat in range(game.state.seats):
            if game.state.in_game(seat) and is_noted(o, f"{A_WORD} {seat} {self.word}"):
                out.append(-1 - seat)
        return seen(game, ctx, out)

    def includes(self, game: Game, ctx: Context, ref: Ref) -> bool:
        return ref < 0 and is_noted(game.state.objs[ctx.source], f"{A_WORD} {-1 - ref} {self.word}")


class ChooseCardType(EntersDifferently):
    """As this permanent enters, choose one of several card types: `ChooseCardType("artifact", "creature")`.

    `CHOSEN_TYPE` is about it. CR 614.12a.
    """

    def __init__(self, *words: str) -> None:
        super().__init__()
        for word in words:
            if word.capitalize() not in TYPE_NAMES:
                raise VocabularyError(f"{word!r} is not a card type")
        if len(words) < 2:
            raise VocabularyError("a card type is one of two or more")
        self.words: list[str] = list(words)

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        if isinstance(event, ZoneChange) and game.state.in_game(event.seat):
            every: list[i64] = list(range(len(self.words)))
            decision = ModeDecision(event.seat, "614.12a", every, self.words, purpose=FOR_ANCHOR, source=event.id)
            value = ask_one(game, decision)
            if value >= 0:
                entry = entry_of(game, event)
                entry.chosen = with_note(
                    entry.chosen, A_CARD_TYPE, 1 << TYPE_NAMES.index(self.words[value].capitalize())
                )
        return event
