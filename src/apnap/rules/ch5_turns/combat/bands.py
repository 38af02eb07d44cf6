"""Banding: creatures that attack as one, and who divides the damage of what fights them. CR 702.22."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from apnap.rules.ch1_concepts.definitions import Context, Filter
from apnap.rules.ch5_turns.combat.asking import consult
from apnap.rules.core.constants import BANDING, S_ATTACK
from apnap.rules.core.decisions import BandDecision
from apnap.rules.core.game import Game
from apnap.rules.core.types import ObjectId, Ref

NO_BANDS: Final[list[list[i64]]] = []


# declaring bands -----------------------------------------------------------------------------------------------------
def may_band(game: Game, attackers: list[ObjectId]) -> bool:
    """Has one of these creatures banding, or 'bands with other'? CR 508.1e."""
    for id in attackers:
        if game.char(id).keywords & BANDING:
            return True
    for e in game.state.standing[S_ATTACK]:
        if e.source in attackers and e.static.bands_with() is not None:
            return True
    return False


def declare_bands(game: Game, attackers: list[ObjectId], targets: list[Ref]) -> list[list[i64]] | None:
    """The bands of an attack; None when somebody left instead of saying. CR 508.1e, 702.22c."""
    bands: list[list[i64]] = []
    free = attackers.copy()
    while True:
        band = declare_band(game, free, attackers, targets)
        if band is None:
            return None
        if len(band) < 2:
            return bands
        bands.append(band)
        for id in band:
            free.remove(id)


def declare_band(game: Game, free: list[i64], attackers: list[ObjectId], targets: list[Ref]) -> list[i64] | None:
    """One band, creature by creature; with fewer than two it is not a band."""
    band: list[i64] = []
    while True:
        candidates: list[Ref] = []
        for id in free:
            if id not in band and can_join(game, band, id, free, attackers, targets):
                candidates.append(id)
        if not candidates:
            return band
        decision = BandDecision(game.state.objs[candidates[0]].controller, candidates, band.copy())
        answer = consult(game, decision)
        if answer is None:
            return None
        if not answer:
            return band
        band.append(answer[0])


def can_join(
    game: Game, band: list[i64], id: ObjectId, free: list[i64], attackers: list[ObjectId], targets: list[Ref]
) -> bool:
    """May this creature begin a band that somebody could join, or join this one? CR 702.22c-d."""
    target = targets[attackers.index(id)]
    if not band:
        for other in free:
            if other != id and targets[attackers.index(other)] == target and is_band(game, [id, other]):
                return True
        return False
    return targets[attackers.index(band[0])] == target and is_band(game, [*band, id])


def is_band(game: Game, ids: list[ObjectId]) -> bool:
    """May these be a band: all but one with banding, or all of a quality that one bands with? CR 702.22c."""
    without: i64 = 0
    for id in ids:
        if not game.char(id).keywords & BANDING:
            without += 1
    return (without < 2 and without < len(ids)) or has_quality_in_common(game, ids, len(ids))


def has_quality_in_common(game: Game, ids: list[ObjectId], least: i64) -> bool:
    """Does one of them band with others of a quality that it and that many of them in all have? CR 702.22c, 702.22j."""
    for id in ids:
        for static in game.char(id).abilities.statics:
            quality = static.bands_with()
            if quality is not None and has(game, id, quality, id):
                n: i64 = 0
                for other in ids:
                    if has(game, id, quality, other):
                        n += 1
                if n >= least:
                    return True
    return False


def has(game: Game, source: ObjectId, quality: Filter, id: ObjectId) -> bool:
    return quality.test(game, Context(game.state.objs[source].controller, source), id)


def form_bands(game: Game, bands: list[list[i64]]) -> None:
    """They are banded for the rest of combat. CR 702.22e."""
    for band in bands:
        names: list[str] = []
        for id in band:
            game.state.edit(id).band = band[0]
            names.append(game.name(id))
        if game.logging:
            game.say("702.22c", f"{', '.join(names)} attack as a band")


# being in a band -----------------------------------------------------------------------------------------------------
def banded_with(game: Game, id: ObjectId) -> list[i64]:
    """The other creatures in its band. CR 702.22f."""
    state = game.state
    band = state.objs[id].band
    out: list[i64] = []
    if band >= 0:
        for turn in state.turns:
            if id in turn.attackers:
                for other in turn.attackers:
                    if other != id and state.objs[other].band == band:
                        out.append(other)
    return out


# damage --------------------------------------------------------------------------------------------------------------
def divides_for(game: Game, against: list[i64]) -> i64:
    """The controller of a creature among these that has banding, or bands with another of them; -1. CR 702.22j-k."""
    for id in against:
        if game.char(id).keywords & BANDING:
            return game.state.objs[id].controller
    if len(against) > 1 and has_quality_in_common(game, against, 2):
        return game.state.objs[against[0]].controller
    return -1
