"""Activated abilities of cards elsewhere: had by a permanent, or gained as one is cast. CR 601.3, 603.7c, 613.1f."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from apnap.abilities.base import Subject, known_of
from apnap.abilities.effects.durations import UntilEndOfTurn, taken_along
from apnap.abilities.events.patterns import ObjectPattern
from apnap.abilities.filters import Everything
from apnap.abilities.selectors import THIS
from apnap.abilities.statics.changes import ABILITY, Change, Extension, Has
from apnap.abilities.zones.playing import THIS_TURN, MayPlay
from apnap.rules.ch1_concepts.definitions import Ability, Context, Effect, Selector, Triggered
from apnap.rules.ch2_cards.characteristics import Chars
from apnap.rules.ch6_spells import triggers
from apnap.rules.core.constants import EV_CAST, LASTS_THIS_TURN, NONE
from apnap.rules.core.state import Standing, Watcher
from apnap.rules.core.types import Layer, Ref
from apnap.rules.events import Event, SpellCast

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


class CastsRemembered(ObjectPattern):
    """You cast the card that a delayed ability remembers. CR 603.7c."""

    def __init__(self) -> None:
        super().__init__(EV_CAST, Everything())
        self.once = True

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        memory = watcher.context
        if not isinstance(event, SpellCast) or memory is None or event.seat != watcher.controller:
            return False
        return game.state.objs[event.id].prev_id == memory.it

    def subject(self, event: Event) -> i64:
        return event.id if isinstance(event, SpellCast) else NONE

    def loop_inputs(self) -> i64:
        return 0


class GainsItsAbilities(Effect):
    """This gains all activated abilities of the card that was cast, until end of turn. CR 611.2c, 613.1f."""

    def happen(self, game: Game, ctx: Context) -> None:
        given: list[Ability] = []
        if ctx.it >= 0:
            for ability in game.char(ctx.it).abilities.activated:
                given.append(ability)
        if given:
            UntilEndOfTurn(THIS, Has(*given)).perform(game, ctx)

    def benefit(self) -> i64:
        return 1


class CastToBorrow(Effect):
    """You may cast a card this turn; when you do, this gains its activated abilities: `CastToBorrow(TargetCard())`."""

    DERIVED: ClassVar[tuple[str, ...]] = ("may", "ability")

    def __init__(self, what: Selector) -> None:
        self.what: Selector = what
        self.may: MayPlay = MayPlay(what, THIS_TURN, cast=True)
        self.ability: Triggered = Triggered(CastsRemembered(), GainsItsAbilities())

    def derive(self) -> None:
        self.may = MayPlay(self.what, THIS_TURN, cast=True)

    def happen(self, game: Game, ctx: Context) -> None:
        refs = self.what.pick(game, ctx)
        self.may.perform(game, ctx)
        for ref in refs:
            w = Watcher(ctx.source, ctx.controller, self.ability)
            w.delayed = True
            w.turn = game.state.turn().number
            w.duration = LASTS_THIS_TURN
            memory = taken_along(ctx, None)
            memory.it = ref
            w.context = memory
            triggers.watch(game, w)
        ctx.those = refs
        ctx.it = refs[0] if refs else NONE

    def leaves(self) -> i64:
        return self.what.kinds()

    def deals_with(self) -> Selector | None:
        return self.what

    def benefit(self) -> i64:
        return 1


class HasAbilitiesOfCards(Change):
    """Has what can be activated of cards outside the battlefield, while they are there. CR 113.10, 613.1f.

    `HasAbilitiesOfCards(EachCard(GRAVEYARD, ARTIFACT))`.
    """

    DERIVED: ClassVar[tuple[str, ...]] = ("known",)

    def __init__(self, of: Subject) -> None:
        self.of: Subject = of
        self.known: list[Extension] = []

    def layers(self) -> list[i64]:
        return ABILITY

    def takes_abilities(self, layer: Layer) -> bool:
        return False

    def reads_board(self) -> bool:
        return True

    def apply(self, game: Game, effect: Standing, ref: Ref, chars: Chars, layer: Layer) -> None:
        given: list[Ability] = []
        for id in self.of.pick(game, known_of(effect)):
            for ability in game.char(id).abilities.activated:
                if ability not in given:
                    given.append(ability)
        if given:
            chars.abilities = self.extension(given).of(chars.abilities)

    def extension(self, given: list[Ability]) -> Extension:
        """What adds just these, made once: so that an object keeps its set while nothing changes."""
        for one in self.known:
            if len(one.others) == len(given) and all(one.others[i] is given[i] for i in range(len(given))):
                return one
        if len(self.known) > MANY_SETS:
            self.known = []
        made = Extension(given)
        self.known.append(made)
        return made

    def benefit(self) -> i64:
        return 1


MANY_SETS: Final = 50
