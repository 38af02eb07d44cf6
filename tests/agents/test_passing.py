"""Who is certain to pass is not asked and nothing is listed for them: they would pass, whatever they may do."""

from __future__ import annotations

import pytest

from apnap.agents.first import FirstAgent
from apnap.agents.keen import KeenAgent
from apnap.rules.core.constants import UPKEEP
from apnap.rules.core.decisions import Agent, Decision, PriorityDecision
from apnap.rules.core.game import Game
from apnap.rules.core.play import Play
from apnap.testing import rule
from apnap.testing.plugin import Builder
from tests.properties.games import DECKS, TABLES, Deal, at_tables, some


class Asked(Agent):
    """Decides as another agent does, and is asked each time: does it pass where that is said to be certain?"""

    def __init__(self, model: FirstAgent) -> None:
        self.model: FirstAgent = model
        self.certain: int = 0

    def choose(self, game: Game, decision: Decision) -> list[int]:
        answer = self.model.choose(game, decision)
        if isinstance(decision, PriorityDecision) and self.model.passes_anyway(game, decision.seat):
            assert answer == [0], decision.options[answer[0]].kind
            self.certain += 1
        return answer


class Active(FirstAgent):
    """Takes the last of its options where there is more than one."""

    def choose(self, game: Game, decision: Decision) -> list[int]:
        if isinstance(decision, PriorityDecision):
            return [len(decision.options) - 1]
        return super().choose(game, decision)


def play_both(deal: Deal, make: type[FirstAgent]) -> int:
    """The same game by agents that are asked and by others; how often somebody was certain to pass."""
    asked = [Asked(make()) for _ in range(deal.start().state.seats)]
    games: list[Play] = []
    for agents in (list[Agent](asked), [make() for _ in asked]):
        play = deal.start()
        play.record_off()
        play.offers_mana = False
        play.agents = [*agents]
        play.limit = 3000
        play.run()
        games.append(play)
    assert games[0].digest() == games[1].digest()
    assert games[0].decisions_asked == games[1].decisions_asked
    return sum(agent.certain for agent in asked)


@at_tables(1, 3)
def test_they_pass_at_every_table(kind: str, seed: int) -> None:
    play_both(Deal(kind, seed), FirstAgent)
    play_both(Deal(kind, seed), KeenAgent)


@pytest.mark.parametrize("make", [FirstAgent, KeenAgent])
def test_somebody_is_certain_to_pass_now_and_then(make: type[FirstAgent]) -> None:
    assert sum(play_both(Deal("4", seed), make) for seed in range(3)) > 0


@pytest.mark.parametrize("seed", some(1, 4))
@pytest.mark.parametrize("deck", DECKS)
def test_they_pass_with_every_deck(deck: str, seed: int) -> None:
    kind = sorted(TABLES)[(DECKS.index(deck) + seed) % len(TABLES)]
    play_both(Deal(kind, seed, (deck,)), FirstAgent)


@rule("117.3d")
def test_an_opponents_spell_is_answered_only_with_what_can_point_at_it(scenario: Builder) -> None:
    for held, certain in (("Lightning Bolt", True), ("Counterspell", False)):
        table = scenario(seats=3)
        me, other = table.seat(1), table.seat(0)
        me.have("Island", "Island", "Mountain")
        me.holds(held)
        other.casts("Grizzly Bears")
        assert FirstAgent().passes_anyway(table.game, me.number) == certain
        assert FirstAgent().passes_anyway(table.game, other.number)


@rule("117.1a")
def test_spells_for_fights_wait_outside_main_phases(scenario: Builder) -> None:
    for held, certain in (("Giant Growth", True), ("Ambush Viper", False)):
        table = scenario(seats=2)
        me = table.seat(0)
        me.have("Forest", "Forest")
        me.holds(held)
        table.to_step(UPKEEP, me)
        assert FirstAgent().passes_anyway(table.game, me.number) == certain


def test_an_agent_made_from_first_is_asked() -> None:
    play = Deal("2", 1).start()
    play.agents = [Active(), Active()]
    for seat in range(2):
        assert not Active().passes_anyway(play, seat)
