"""A transition may ask at whatever it does: with seats decided from outside, none is caught without a checkpoint.

Two effects that leave every event as it is make every event a question (616.1): who is affected chooses between them.
"""

from __future__ import annotations

import random

import pytest

from apnap.abilities.cards import card
from apnap.rules.ch1_concepts.definitions import Static
from apnap.rules.ch4_zones import zones
from apnap.rules.core.constants import COMMAND, EV_KINDS, EV_STATE, LIBRARY, S_REPLACE
from apnap.rules.core.decisions import D_YES_NO, FOR_REPLACEMENT
from apnap.rules.core.game import Game
from apnap.rules.core.play import Play
from apnap.rules.core.state import Standing
from apnap.rules.events import Event
from apnap.testing import rule
from apnap.testing.night import tonight
from apnap.testing.plugin import Builder
from tests.properties.games import AT_SIZES, BY_DAY, NIGHTLY, Deal, answer_with

KINDS = [k for k in range(EV_KINDS) if k != EV_STATE]


class Meddles(Static):
    """Every event of these kinds is replaced by itself."""

    def __init__(self, kinds: list[int]) -> None:
        super().__init__([S_REPLACE + k for k in kinds], COMMAND)

    def replaces(self, game: Game, effect: Standing, event: Event) -> bool:
        return True

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        return event


def meddled(play: Play, kinds: list[int]) -> Play:
    """A game with two such effects of a player, from the command zone."""
    for name in ("This", "That"):
        meddler = card(name, "", "Vanguard", "+0/+0", Meddles(kinds))
        zones.put_in(play, zones.new_object(play.state, meddler, 0, 0, COMMAND, meddler.base), -1)
    return play


def tables() -> list[str]:
    smallest: dict[str, str] = {}
    for kind in AT_SIZES:
        smallest.setdefault(kind.rsplit(" ", 1)[0], kind)
    return [*BY_DAY, *(AT_SIZES if NIGHTLY else smallest.values())]


@rule("616.1")
@pytest.mark.parametrize("kind", tables())
def test_every_event_may_ask(kind: str) -> None:
    for seed in tonight(2, 8 if NIGHTLY else 2):
        deal = Deal(kind, seed, agents=("random",))
        kinds = KINDS if seed == 0 else random.Random(f"{kind} {seed}").sample(KINDS, 6)

        def make(*parts: object, kinds: list[int] = kinds) -> Play:
            return meddled(Play(*parts), kinds)  # type: ignore[arg-type]

        play = deal.start(outside=True, make=make)
        asked = 0
        brains = deal.brains()
        for n in range(3000):
            d = play.decision()
            if d is None or (n > 250 and (seed or asked > 3)):
                break  # at a large table it may be long before anything happens within range of who meddles
            asked += d.purpose == FOR_REPLACEMENT
            answer_with(play, brains, 1)
        assert seed or asked > 3


@rule("903.9b", "504.1")
@pytest.mark.parametrize("variant", ["commander", "brawl", "two-headed-giant+commander"])
def test_a_commander_may_be_drawn_in_the_draw_step(scenario: Builder, variant: str) -> None:
    table = scenario(variant=variant)
    for seat in table.seats():
        seat.leads("Bosh, Iron Golem", zone=LIBRARY)
    table.run(lambda d: d.kind == D_YES_NO and d.rule == "903.9b", "somebody to be asked about their commander")
    seat = table.of(table.game.decision().seat)
    table.answer([1])
    assert seat.command == ["Bosh, Iron Golem"]
