"""What stands on a card for a line that nobody has read: the line by its number, and no word of it.

A card read in part has its understood lines as nodes, and one of these in the place of each other line. What a line of
an ability does is unread where when it does it is not: then `CarryOut` is the effect of an ordinary ability. As it
resolves, its controller is asked, and carries the line out with hand actions before they answer. CR 608.2c.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from apnap.abilities.base import EntersDifferently
from apnap.rules.ch1_concepts.definitions import Ability, Activated, Context, Effect, Node, Static, Target
from apnap.rules.ch2_cards.characteristics import Chars
from apnap.rules.ch2_cards.printed import CardDef
from apnap.rules.ch6_spells.entering import entry_of
from apnap.rules.ch8_multiplayer.rerouting import ask_one
from apnap.rules.core.constants import GONE, L_PT_DEFINE, S_LAYER
from apnap.rules.core.decisions import FOR_HAND, ModeDecision, NumberDecision
from apnap.rules.core.designations import POWER_BY_HAND, TOUGHNESS_BY_HAND, noted, with_note
from apnap.rules.core.types import Layer, ObjectId, Ref
from apnap.rules.events import Event, ZoneChange

if TYPE_CHECKING:
    from apnap.rules.core.game import Game
    from apnap.rules.core.state import Standing

DONE: Final = ["it is carried out"]
LARGEST: Final = 9999
DEFINED: Final[list[i64]] = [L_PT_DEFINE]


class CarryOut(Effect):
    """What an unread line does: its controller does it by hand, and says when they have. CR 608.2c.

    Line 0 is all of a card, or something about it that is no line. `symbols` are the coloured ones in it, which count
    for colour identities (CR 903.4).
    """

    def __init__(self, line: int, of: int, symbols: str = "") -> None:
        self.line: i64 = line
        self.of: i64 = of
        self.symbols: str = symbols

    def happen(self, game: Game, ctx: Context) -> None:
        if game.logging:
            line = f"line {self.line} of " if self.of > 1 else ""
            who = game.name_of_seat(ctx.controller)
            game.say("608.2c", f"{who} carries out {line}{game.name(ctx.source)} by hand")
        game.ask(ModeDecision(ctx.controller, "608.2c", [0], DONE, purpose=FOR_HAND, ctx=ctx, own=True))


@mypyc_attr(allow_interpreted_subclasses=True)
class ByHand(Static):
    """A line that is not read: it does nothing by itself, and its controller carries it out by hand."""

    DERIVED: ClassVar[tuple[str, ...]] = ("on_stack",)

    def __init__(self, line: int, of: int, symbols: str = "") -> None:
        super().__init__([])
        self.line: i64 = line
        self.of: i64 = of
        self.symbols: str = symbols
        self.on_stack: Activated = Activated([], CarryOut(line, of, symbols))

    def derive(self) -> None:
        self.on_stack = Activated([], CarryOut(int(self.line), int(self.of), self.symbols))


class Meant(Target):
    """What a player has named as they put an ability onto a stack by hand: a target while it is where it was."""

    def __init__(self, refs: list[i64]) -> None:
        super().__init__()
        self.refs: list[i64] = refs
        self.minimum = self.maximum = len(refs)

    def legal(self, game: Game, ctx: Context, ref: Ref) -> bool:
        if ref < 0:
            return game.state.in_game(-1 - ref)
        return game.state.objs[ref].zone != GONE and not game.state.objs[ref].phased_out

    def candidates(self, game: Game, ctx: Context) -> list[i64]:
        return self.refs

    def exists(self, game: Game, ctx: Context) -> bool:
        return len(self.refs) > 0


@mypyc_attr(allow_interpreted_subclasses=True)
class EntersWithByHand(EntersDifferently):
    """This enters with as many counters as its controller says: an unread line knows how many. CR 614.1c."""

    def __init__(self, counter: str) -> None:
        super().__init__()
        self.counter: str = counter

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        if isinstance(event, ZoneChange) and game.state.in_game(event.seat):
            n = asked_number(game, event, f"{self.counter} counters it enters with")
            if n > 0:
                entry = entry_of(game, event)
                entry.counters = entry.counters + [(self.counter, n)]
        return event


@mypyc_attr(allow_interpreted_subclasses=True)
class AsksSize(EntersDifferently):
    """As this enters, its controller says how large it is. CR 614.12a."""

    def __init__(self, power: bool, toughness: bool) -> None:
        super().__init__()
        self.power: bool = power
        self.toughness: bool = toughness

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        if isinstance(event, ZoneChange) and game.state.in_game(event.seat):
            if self.power:
                self.note(game, event, POWER_BY_HAND, asked_number(game, event, "its power"))
            if self.toughness:
                self.note(game, event, TOUGHNESS_BY_HAND, asked_number(game, event, "its toughness"))
        return event

    def note(self, game: Game, event: ZoneChange, name: str, value: i64) -> None:
        entry = entry_of(game, event)
        entry.chosen = with_note(entry.chosen, name, value)


@mypyc_attr(allow_interpreted_subclasses=True)
class SizeByHand(Static):
    """Its power or toughness is what its controller last said: an unread line defines it. CR 208.2, 604.3."""

    def __init__(self, power: bool = True, toughness: bool = True) -> None:
        super().__init__([S_LAYER])
        self.defining = True
        self.power: bool = power
        self.toughness: bool = toughness
        self.subject_reads = 0
        self.stepwise = True

    def also(self) -> list[Ability]:
        return [AsksSize(self.power, self.toughness)]

    def layers(self) -> list[i64]:
        return DEFINED

    def may_apply_to(self, game: Game, effect: Standing) -> list[ObjectId] | None:
        return [effect.source]

    def apply(self, game: Game, effect: Standing, ref: Ref, chars: Chars, layer: Layer) -> None:
        o = game.state.objs[ref]
        if self.power:
            chars.power = noted(o, POWER_BY_HAND, 0)
        if self.toughness:
            chars.toughness = noted(o, TOUGHNESS_BY_HAND, 0)


def asked_number(game: Game, event: ZoneChange, words: str) -> i64:
    """How many, as the player says who will control the permanent."""
    decision = NumberDecision(event.seat, "614.12a", 0, LARGEST, purpose=FOR_HAND, labels=[words], source=event.id)
    return max(0, ask_one(game, decision))  # nobody is there to say it any more


UNREAD: Final = (ByHand, CarryOut, EntersWithByHand, SizeByHand)


def has_unread(node: Node) -> bool:
    """Is there something in it that nobody has read?"""
    if isinstance(node, UNREAD):
        return True
    for child in node.children():
        if has_unread(child):
            return True
    return False


def is_by_hand(card: CardDef) -> bool:
    """Is a part of this card carried out by hand?"""
    for face in card.faces:
        for ability in face.chars.abilities.every:
            if has_unread(ability):
                return True
    return False
