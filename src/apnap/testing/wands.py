"""Spells that do to chosen cards whatever can be done to a card, targets or not, so that nothing hides from them."""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import i64

from apnap.abilities.activated import Activate
from apnap.abilities.base import Subject
from apnap.abilities.cards import card
from apnap.abilities.costs import TAP_THIS
from apnap.abilities.effects.coins_and_dice import FlipCoin, RollDie
from apnap.abilities.effects.copies import CopyOnStack, CreateCopies
from apnap.abilities.effects.counters import AddCounters
from apnap.abilities.effects.damage import DealDamage
from apnap.abilities.effects.durations import Indefinitely, UntilEndOfTurn
from apnap.abilities.effects.exile_and_return import ReturnExiled
from apnap.abilities.effects.life import GainLife, LoseLife
from apnap.abilities.effects.moves import Destroy, Exile, ReturnToHand, SacrificeThat
from apnap.abilities.effects.permanents import PhaseOut, Tap, Untap
from apnap.abilities.effects.player_actions import Discard, Draw
from apnap.abilities.mana import AddOneColor
from apnap.abilities.players import EACH_PLAYER
from apnap.abilities.statics.changes import YouControl
from apnap.rules.ch1_concepts.definitions import Context, Effect
from apnap.rules.ch2_cards.printed import CardDef
from apnap.rules.core.constants import BATTLEFIELD, STACK
from apnap.rules.core.game import Game

GENTLE = ("steal", "borrow", "blink", "copy", "echo", "grow", "tap", "everything", "chance")
"""What leaves a permanent there, or brings it back at once."""

PLENTY = card("Plenty", "", "Land", Activate(TAP_THIS, AddOneColor()))
"""Mana for anything."""


class OneOfThem(Subject):
    """One of the permanents, or of the spells, that are these cards: another one as time goes by."""

    def __init__(self, cards: Sequence[CardDef], zone: int = BATTLEFIELD) -> None:
        self.cards = list(cards)
        self.zone = zone

    def pick(self, game: Game, ctx: Context) -> list[i64]:
        found = [o.id for o in game.state.objs if self.includes(game, ctx, o.id)]
        return [found[game.state.clock % len(found)]] if found else []

    def includes(self, game: Game, ctx: Context, ref: i64) -> bool:
        if ref < 0:
            return False
        o = game.state.objs[ref]
        if o.zone != self.zone or o.ability is not None or not game.state.in_reach(ctx.controller, o.controller):
            return False
        return any(o.card is one for one in self.cards)


class Wand:
    """A spell for nothing, at any time, and what it would be about."""

    def __init__(self, name: str, subject: OneOfThem | None, *effects: Effect) -> None:
        self.name = name
        self.subject = subject
        self.gentle = name in GENTLE
        self.card = card(f"Wand: {name}", "{0}", "Instant", *effects)

    def has_something(self, game: Game, seat: int) -> bool:
        return self.subject is None or bool(self.subject.pick(game, Context(seat, 0)))


def wands(cards: Sequence[CardDef]) -> list[Wand]:
    """One for each thing that can happen to these cards, and some that make other abilities trigger."""
    it = OneOfThem(cards)
    spell = OneOfThem(cards, STACK)
    return [
        Wand("steal", it, Indefinitely(it, YouControl())),
        Wand("borrow", it, UntilEndOfTurn(it, YouControl()), Untap(it)),
        Wand("blink", it, Exile(it), ReturnExiled()),
        Wand("copy", it, CreateCopies(it)),
        Wand("echo", spell, CopyOnStack(spell)),
        Wand("destroy", it, Destroy(it)),
        Wand("sacrifice", it, SacrificeThat(it)),
        Wand("return", it, ReturnToHand(it)),
        Wand("hurt", it, DealDamage(1, to=it)),
        Wand("grow", it, AddCounters(1, "+1/+1", it)),
        Wand("tap", it, Tap(it)),
        Wand("phase out", it, PhaseOut(it)),
        Wand("everything", None, GainLife(2, who=EACH_PLAYER), Draw(1, who=EACH_PLAYER), LoseLife(1, who=EACH_PLAYER)),
        Wand("chance", None, FlipCoin(), FlipCoin(), RollDie(20)),
        Wand("discard", None, Discard(1, who=EACH_PLAYER)),
    ]
