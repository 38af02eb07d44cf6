"""The runner finds what it looks for: an exception, a doubled object, a fork that changes, a stale cache."""

from __future__ import annotations

import pytest

from apnap import library
from apnap.abilities.cards import card
from apnap.rules.ch1_concepts.definitions import Context, Effect
from apnap.rules.ch2_cards.printed import CardDef
from apnap.rules.core.constants import BATTLEFIELD, CREATURE
from apnap.rules.core.game import Game
from apnap.rules.core.play import Play
from apnap.rules.core.shadow import StaleCache
from apnap.rules.events import LifeChange
from apnap.testing.checks import check_invariants
from apnap.testing.handling import CONTROLLER, NOBODY, OWNER, Handling
from apnap.testing.midgame import midgame


class Raises(Effect):
    def happen(self, game: Game, ctx: Context) -> None:
        raise ZeroDivisionError


class Doubles(Effect):
    """Lists a permanent twice."""

    def happen(self, game: Game, ctx: Context) -> None:
        zone = game.state.edit_zone(ctx.controller, BATTLEFIELD)
        zone.append(zone[0])


class ChangesForks(Effect):
    """Changes a player in place, who may be shared with a fork."""

    def happen(self, game: Game, ctx: Context) -> None:
        game.state.players[ctx.controller].life += 1


class LeavesStale(Effect):
    """Gives a creature a counter, and does not say so."""

    def happen(self, game: Game, ctx: Context) -> None:
        for seat in range(game.state.seats):
            for id in game.state.ids(seat, BATTLEFIELD):
                if game.char(id).types & CREATURE:
                    game.state.edit(id).counters = {"+1/+1": 7}
        game.emit(LifeChange(ctx.controller, 1))


def handled(effect: Effect, shadow: bool = False) -> None:
    """Some games with a spell that does this, for nothing."""
    made: CardDef = card("Test", "{0}", "Instant", effect)
    for seed in range(16):
        Handling([made], "2", seed, NOBODY, decisions=120, shadow=shadow).run()


def test_an_exception_is_found() -> None:
    with pytest.raises(ZeroDivisionError):
        handled(Raises())


def test_a_doubled_object_is_found() -> None:
    with pytest.raises(AssertionError, match="twice"):
        handled(Doubles())


def test_a_changed_fork_is_found() -> None:
    with pytest.raises(AssertionError, match="changed a fork"):
        handled(ChangesForks())


def test_a_stale_cache_is_found() -> None:
    with pytest.raises(StaleCache):
        handled(LeavesStale(), shadow=True)


def test_a_creature_lives_through_all_of_it() -> None:
    seen: set[str] = set()
    for seed, leaver in enumerate((OWNER, CONTROLLER) * 5):
        seen |= {what for _, what in Handling([library.find("Soul Warden")], "4", seed, leaver).run().seen}
    assert {"cast", "triggered", "copied", "stolen", "blinked", "left by its owner", "left by its controller"} <= seen


@pytest.mark.parametrize("kind", ("2", "4", "2v2", "ranged 4"))
def test_positions_are_sound_and_differ(kind: str) -> None:
    seats = int(midgame(kind, 0).seats)
    for seed in range(2):
        check_invariants(Play(midgame(kind, seed).fork(), [None] * seats, []))
    assert midgame(kind, 0).clock != midgame(kind, 1).clock
