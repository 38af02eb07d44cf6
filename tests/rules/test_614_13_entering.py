"""Effects that modify how a permanent enters and move other objects. CR 614.13a-b."""

from __future__ import annotations

from apnap.abilities.cards import card
from apnap.abilities.effects.moves import ReturnToBattlefield
from apnap.abilities.filters import CREATURE
from apnap.abilities.players import YOU
from apnap.abilities.targets import TargetCard
from apnap.rules.core.decisions import FOR_SACRIFICE
from apnap.testing import rule
from apnap.testing.plugin import Builder

RAISE = card("Raise Two", "{B}", "Sorcery", ReturnToBattlefield(TargetCard(CREATURE, count=2), under=YOU))


@rule("614.13a", "614.13b")
def test_what_enters_at_the_same_time_cannot_be_taken_nor_anything_twice(scenario: Builder) -> None:
    """Two creatures with devour enter together: neither eats the other, and the first one's meal is gone."""
    table = scenario(3).knows(RAISE)
    seat = table.seat(0)
    bears, lions = seat.have("Grizzly Bears", "Savannah Lions")
    wurm, elder = seat.buried("Gorger Wurm", "Thunder-Thrash Elder")
    table.seat(0).casts("Raise Two", at=[wurm, elder])
    first = table.asked(seat, FOR_SACRIFICE)
    assert sorted(first.candidates) == sorted([bears.id, lions.id])
    table.answer([bears.id])
    second = table.game.decision()
    assert second is not None and [int(x) for x in second.candidates] == [lions.id]
    table.answer([])
    table.resolve_stack()
    assert sorted([wurm.counters("+1/+1"), elder.counters("+1/+1")]) in ([0, 1], [0, 3])
    assert bears.died and lions.stayed
