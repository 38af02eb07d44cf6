"""The objects whose mana abilities a player can use now, those that are alike together. CR 106, 605."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.rules.ch1_concepts.costs.cost_parts import Part, can_tap
from apnap.rules.ch1_concepts.definitions import NO_IDS
from apnap.rules.ch1_concepts.mana.announced_x import planned_values
from apnap.rules.ch1_concepts.mana.purpose import FOR_ANYTHING, Payment
from apnap.rules.ch1_concepts.mana.sources import (
    MANA_ZONES,
    Maker,
    ManaEffect,
    by_kinds,
    is_steady_ability,
    is_used_up,
    is_watched,
    maker_of,
    mana_context,
)
from apnap.rules.ch2_cards.characteristics import Chars
from apnap.rules.ch4_zones.able_permanents import with_mana_abilities
from apnap.rules.core.constants import BATTLEFIELD, COLORLESS, CREATURE, F_ACTIVATE, MANA_KINDS, S_FORBID
from apnap.rules.core.objects import Obj
from apnap.rules.core.types import ObjectId, Seat

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


class Source:
    """Objects whose mana abilities are alike, so that it does not matter which of them is used."""

    def __init__(self, id: ObjectId, makers: list[Maker], chars: Chars) -> None:
        self.ids: list[ObjectId] = [id]
        self.makers: list[Maker] = makers
        self.chars: Chars = chars
        self.mask: i64 = 0  # the kinds of the one mana it makes, when that is all it does
        self.units: list[i64] = NO_IDS  # mask, amount, ...: what it makes for sure and for nothing but itself
        self.sure: bool = False
        self.weight: i64 = 0
        self.restricted: bool = False  # its mana may not be spent on everything
        self.eligible: i64 = 0  # mask of the parts of costs that could take it (see plan.py)
        self.reserved: i64 = 0  # of these, the ones that could not when its mana is made
        # where it is kept (Game.surveyed): the player it was surveyed for, and the identity that they had
        self.seat: Seat = -1
        self.identity: i64 = 0

    def is_good(self, game: Game, o: Obj, chars: Chars) -> bool:
        """May it be used again, where the object is untapped and nothing is watched?"""
        seat = self.seat
        return (
            self.chars is chars
            and o.zone == BATTLEFIELD
            and o.controller == seat
            and self.identity == game.state.players[seat].identity
        )

    def again(self) -> Source:
        """The same of the same object, for somebody who adds others to it."""
        s = Source(self.ids[0], self.makers, self.chars)
        s.mask = self.mask
        s.units = self.units
        s.sure = self.sure
        s.weight = self.weight
        s.restricted = self.restricted
        return s

    def classify(self) -> None:
        """Find out whether it is sure: its mana can be counted without asking what else happens."""
        makers = self.makers
        self.sure = False
        self.restricted = makers[0].restricted
        for m in makers:
            if m.restricted != self.restricted:
                return  # what is made decides what it can pay
        if len(makers) == 1:
            m = makers[0]
            if m.is_sure():
                self.sure = True
                self.units = m.groups if not m.bonus else m.groups + m.bonus
                if len(self.units) == 2 and self.units[1] == 1:
                    self.mask = self.units[0]
        else:
            mask: i64 = 0
            for m in makers:
                # only abilities that tap it exclude each other
                if not m.is_sure() or not m.taps or m.amount() != 1 or len(m.groups) != 2:
                    return
                mask |= m.groups[0]
            self.sure = True
            self.mask = mask
            self.units = [mask, 1]


def survey(game: Game, seat: Seat, id: ObjectId, payment: Payment) -> Source | None:
    """An object with the mana abilities of it that the player can use now, or None."""
    state = game.state
    chars = game.char(id)
    abilities = chars.abilities
    if not abilities.mana:
        return None
    o = state.objs[id]
    plain = o.controller == seat and not o.tapped and state.frame is None and not is_watched(state)
    if plain:
        kept = game.surveyed.get(id)
        if kept is not None and kept.is_good(game, o, chars):
            return kept.again()
    s = survey_anew(game, seat, id, chars, payment)
    if s is not None and plain and is_lasting(o, chars):
        s.seat = seat
        s.identity = state.players[seat].identity
        game.surveyed[id] = s
        return s.again()
    return s


def survey_anew(game: Game, seat: Seat, id: ObjectId, chars: Chars, payment: Payment) -> Source | None:
    """The same, whatever was found before."""
    state = game.state
    abilities = chars.abilities
    if state.standing[S_FORBID] and game.is_forbidden(F_ACTIVATE, seat, id):
        return None
    makers: list[Maker] = []
    for i in range(len(abilities.activated)):
        ability = abilities.activated[i]
        for x in planned_values(game, mana_context(seat, id), ability) if ability.makes else NO_IDS:
            m = maker_of(game, seat, id, i, ability, chars, payment, x=x)
            if m is not None and m.by_kind:
                makers.extend(by_kinds(game, seat, m))
            elif m is not None:
                makers.append(m)
    if not makers:
        return None
    s = Source(id, makers, chars)
    s.classify()
    s.weight = dearness(s)
    return s


def is_stale(game: Game) -> bool:
    """Does a survey that is kept say something else than a new one (for shadow mode)?"""
    state = game.state
    if state.frame is not None or is_watched(state):
        return False
    for id, kept in game.surveyed.items():
        if id < len(state.objs):
            o = state.objs[id]
            if o.zone == BATTLEFIELD and not o.tapped and kept.is_good(game, o, game.char(id)):
                s = survey_anew(game, kept.seat, id, kept.chars, FOR_ANYTHING)
                if s is None or s.units != kept.units or s.weight != kept.weight or len(s.makers) != len(kept.makers):
                    return True
                for i in range(len(s.makers)):
                    if not s.makers[i].same_as(kept.makers[i]):
                        return True
    return False


def is_lasting(o: Obj, chars: Chars) -> bool:
    """Is a survey of it good for as long as it is untapped with these characteristics, where nothing is watched?"""
    if o.zone != BATTLEFIELD or o.token_count > 1 or chars.types & CREATURE:
        return False
    for a in chars.abilities.activated:
        if a.makes:
            effect = a.effect
            if not is_steady_ability(a) or not isinstance(effect, ManaEffect) or not effect.is_plain():
                return False
            if effect.restriction() is not None:
                return False
            for part in a.costs:
                if part.mana() is None and not (isinstance(part, Part) and part.taps_this()):
                    return False
    return True


def dearness(s: Source) -> i64:
    """How much a player would rather keep it than others: what is more flexible, attacks, or does more."""
    weight: i64 = 0
    least: i64 = -1
    for m in s.makers:
        if least < 0 or m.weight < least:
            least = m.weight
    weight += least
    for i in range(0, len(s.units), 2):
        weight += flexibility(s.units[i]) * s.units[i + 1]
    if s.chars.types & CREATURE:
        weight += 1
    if len(s.chars.abilities.every) > len(s.makers):
        weight += 1
    return weight


def flexibility(mask: i64) -> i64:
    """Three for each colour that one mana could be, one for colourless."""
    n: i64 = 0
    for i in range(MANA_KINDS):
        if mask >> i & 1:
            n += 1 if i == COLORLESS else 3
    return n


def gather(game: Game, seat: Seat, payment: Payment) -> list[Source]:
    """All that the player could activate for mana, in the order of the zones; equal plain ones are found together."""
    out: list[Source] = []
    state = game.state
    quick = not is_watched(state)
    twin: Source | None = None
    for zone in MANA_ZONES:
        for id in with_mana_abilities(game, seat) if zone == BATTLEFIELD else state.ids(seat, zone):
            chars = state.chars[id]
            if chars is None:
                chars = game.char(id)
            abilities = chars.abilities
            if not abilities.mana or not abilities.activated_zones >> zone & 1 or state.objs[id].token_count > 1:
                continue  # of a token group, those beside it are tapped
            o = state.objs[id]
            if o.tapped and is_used_up(o, abilities):
                continue
            if quick and zone == BATTLEFIELD and abilities.simple_mask:
                if chars.types & CREATURE and not can_tap(game, seat, id):
                    continue
                if twin is None or twin.chars is not chars:
                    twin = twin_of(out, chars)
                if twin is not None:
                    twin.ids.append(id)
                    continue
            s = survey(game, seat, id, payment)
            if s is not None:
                out.append(s)
    return out


def twin_of(sources: list[Source], chars: Chars) -> Source | None:
    """A plain source with the very same characteristics."""
    for s in sources:
        if s.chars is chars:
            return s
    return None
