"""Tokens that are put into combat, attackers that turn to somebody else, fights of many. CR 508.4, 508.7, 509.4."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from apnap.abilities.base import Subject, VocabularyError
from apnap.abilities.effects.creating import CreateTokens
from apnap.abilities.effects.damage import deal
from apnap.abilities.filters import every
from apnap.abilities.players import EACH_OPPONENT, seats_of
from apnap.abilities.selectors import Each
from apnap.rules.ch1_concepts.definitions import (
    OF_MADE,
    OF_OBJECT,
    OF_THOSE,
    Context,
    Effect,
    Filter,
    Selector,
)
from apnap.rules.ch5_turns.combat.arrivals import becomes_attacking, becomes_blocking, reselect
from apnap.rules.ch5_turns.combat.attack import targets_of
from apnap.rules.ch7_additional.copying import copiable_values, token_copy
from apnap.rules.ch8_multiplayer.range import in_sight
from apnap.rules.ch8_multiplayer.rerouting import ask_one
from apnap.rules.core.constants import BATTLEFIELD, CREATURE, LIBRARY, NONE
from apnap.rules.core.decisions import FOR_DEFENDER, ChooseDecision
from apnap.rules.core.types import ObjectId, Ref, Seat
from apnap.rules.events import CreateToken, Damage, Event, Happened, Shuffle, ZoneChange

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


class TokensBlocking(Effect):
    """Create tokens that are blocking an attacker: `TokensBlocking(IT, CreateTokens(1, CAT))`. CR 509.4."""

    def __init__(self, attacker: Selector, create: CreateTokens) -> None:
        self.attacker: Selector = attacker
        self.create: CreateTokens = create

    def happen(self, game: Game, ctx: Context) -> None:
        attackers = self.attacker.pick(game, ctx)
        self.create.perform(game, ctx)
        made = ctx.those
        for id in made:
            for attacker in attackers:
                if attacker >= 0 and game.state.objs[id].zone == BATTLEFIELD:
                    becomes_blocking(game, id, attacker)
        ctx.those = made
        ctx.it = made[0] if made else NONE

    def leaves(self) -> i64:
        return OF_OBJECT | OF_THOSE | OF_MADE

    def benefit(self) -> i64:
        return 1


class CopiesBlockingEach(Effect):
    """For each attacker that fits, create a token that is a copy of it and that is blocking it. CR 509.4, 707.2.

    `CopiesBlockingEach(CREATURE, IsAttackingWhom(YOU))`
    """

    def __init__(self, *filters: Filter) -> None:
        self.filter: Filter = every(filters)

    def happen(self, game: Game, ctx: Context) -> None:
        made: list[i64] = []
        for attacker in Each(self.filter).pick(game, ctx):
            event = token_copy(game, ctx.controller, attacker, copiable_values(game, attacker))
            event.cause = ctx.source
            game.emit(event)
            for token in event.made:
                made.append(token)
                if game.state.objs[token].zone == BATTLEFIELD and game.char(token).types & CREATURE:
                    becomes_blocking(game, token, attacker)
        ctx.those = made
        ctx.it = made[0] if made else NONE

    def leaves(self) -> i64:
        return OF_OBJECT | OF_THOSE | OF_MADE

    def benefit(self) -> i64:
        return 1


class TokensAttackEach(Effect):
    """For each of several players, create tokens that are attacking that player, or a planeswalker of theirs. CR 508.4.

    `TokensAttackEach(CreateTokens(1, HUMAN, tapped=True))`; with `players` only the players themselves.
    """

    def __init__(self, create: CreateTokens, who: Subject = EACH_OPPONENT, players: bool = False) -> None:
        if create.attacking:
            raise VocabularyError("whom they attack is said once")
        self.create: CreateTokens = create
        self.who: Subject = who
        self.players: bool = players

    def happen(self, game: Game, ctx: Context) -> None:
        all_made: list[i64] = []
        for seat in seats_of(game, self.who.pick(game, ctx)):
            if not game.state.in_game(seat):
                continue
            self.create.perform(game, ctx)
            for id in ctx.those:
                all_made.append(id)
                becomes_attacking(game, id, self.chosen(game, ctx, id, seat))
        ctx.those = all_made
        ctx.it = all_made[0] if all_made else NONE

    def chosen(self, game: Game, ctx: Context, id: ObjectId, seat: Seat) -> Ref:
        """That player, or which of their planeswalkers, as the controller of the token likes."""
        open_to: list[Ref] = []
        for target in targets_of(game, game.state.objs[id].controller):
            if target == -1 - seat or (not self.players and target >= 0 and game.state.objs[target].controller == seat):
                open_to.append(target)
        if not open_to:
            return NONE
        if len(open_to) == 1:
            return open_to[0]
        who = game.state.objs[id].controller
        return ask_one(game, ChooseDecision(who, "508.4", open_to, purpose=FOR_DEFENDER, ctx=ctx, benefit=-1))

    def leaves(self) -> i64:
        return OF_OBJECT | OF_THOSE | OF_MADE

    def benefit(self) -> i64:
        return 1


class Reselect(Effect):
    """You may reselect which player or permanent attackers are attacking: `Reselect(Target(ATTACKING))`. CR 508.7.

    `each` is a choice of words: 'for each attacking creature'.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("each",)

    def __init__(self, what: Selector, each: bool = False) -> None:
        self.what: Selector = what
        self.each: bool = each

    def happen(self, game: Game, ctx: Context) -> None:
        refs = self.what.pick(game, ctx)
        for id in refs:
            if id < 0 or id not in game.state.turn().attackers or not game.state.in_game(ctx.controller):
                continue
            open_to: list[Ref] = []
            for target in targets_of(game, game.state.objs[id].controller):
                if in_sight(game, ctx, target):
                    open_to.append(target)
            if not open_to:
                continue
            decision = ChooseDecision(ctx.controller, "508.7", open_to, 0, 1, purpose=FOR_DEFENDER, source=id)
            for target in game.ask(decision):
                reselect(game, id, target)
        ctx.those = refs
        ctx.it = refs[0] if refs else NONE

    def leaves(self) -> i64:
        return self.what.kinds()

    def deals_with(self) -> Selector | None:
        return self.what


class ShuffledWithBlocked(Effect):
    """This and each creature that it is blocking are shuffled into their owners' libraries. CR 701.24."""

    def moves_library(self) -> bool:
        return True

    def happen(self, game: Game, ctx: Context) -> None:
        state = game.state
        o = state.objs[ctx.source]
        if o.zone != BATTLEFIELD:
            return
        moving: list[i64] = [o.id]
        moving.extend(o.blocking)
        events: list[Event] = []
        owners: list[i64] = []
        for id in moving:
            one = state.objs[id]
            if one.zone == BATTLEFIELD:
                event = ZoneChange(id, BATTLEFIELD, LIBRARY, one.owner)
                event.cause = ctx.source
                events.append(event)
                if one.owner not in owners:
                    owners.append(one.owner)
        game.emit_all(events)
        for seat in game.state.apnap():
            if seat in owners:
                game.emit(Shuffle(seat))


class EachFightsAnother(Effect):
    """For each permanent that fits, create a token; each token fights a different one of them. CR 701.14, 608.2d.

    `EachFightsAnother(CreateTokens(1, BEAST), CREATURE, OPPONENTS_CONTROL)`. All fights are one.
    """

    def __init__(self, create: CreateTokens, *filters: Filter) -> None:
        self.create: CreateTokens = create
        self.filter: Filter = every(filters)

    def happen(self, game: Game, ctx: Context) -> None:
        foes = Each(self.filter).pick(game, ctx)
        made: list[i64] = []
        if foes:
            event = CreateToken(ctx.controller, self.create.token)
            event.count = len(foes)
            event.cause = ctx.source
            game.emit(event)
            made = event.made
        events: list[Event] = []
        fighters: list[i64] = []
        for token in made:
            left: list[i64] = []
            for foe in foes:
                if foe not in fighters and can_fight(game, foe):
                    left.append(foe)
            if not left or not can_fight(game, token):
                continue
            foe = left[0]
            if len(left) > 1:
                foe = ask_one(game, ChooseDecision(ctx.controller, "608.2d", left, source=token, benefit=-1))
                if foe == NONE:
                    continue
            fighters.append(token)
            fighters.append(foe)
            for source, target in ((token, foe), (foe, token)):
                power = game.char(source).power
                if power > 0:
                    events.append(Damage(source, target, power, False))
        ctx.amount = deal(game, events)
        for id in fighters:
            fought = Happened("fight", game.state.objs[id].controller, id)
            fought.cause = ctx.source
            game.emit(fought)
        ctx.those = made
        ctx.it = made[0] if made else NONE

    def leaves(self) -> i64:
        return OF_OBJECT | OF_THOSE | OF_MADE

    def benefit(self) -> i64:
        return 1


def can_fight(game: Game, id: ObjectId) -> bool:
    """Is it a creature on the battlefield? CR 701.14b."""
    return game.state.objs[id].zone == BATTLEFIELD and game.char(id).types & CREATURE != 0
