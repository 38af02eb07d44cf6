"""Several targets leave for a while and come back, each with a counter by what it is."""

from __future__ import annotations

from apnap.rules.core.constants import END
from apnap.testing import from_text, rule
from apnap.testing.plugin import Builder

AWAY = "At the beginning of the next end step"
BACK = "to the battlefield under its owner's control"
MORE = "an additional"
HOLIDAY = from_text(
    "Short Holiday",
    "{W}",
    "Instant",
    f"Exile any number of target creatures you control. {AWAY}, return each of them {BACK}. Each of them enters with "
    f"{MORE} +1/+1 counter on it if it's a creature and {MORE} charge counter on it if it's an artifact.",
)


@rule("603.7c", "614.1c")
def test_each_comes_back_with_its_counter(scenario: Builder) -> None:
    table = scenario(seats=3).knows(HOLIDAY)
    me = table.seat(0)
    bears = me.has("Grizzly Bears")
    golem = me.has("Stone Golem")
    other = me.has("Hill Giant")
    me.casts("Short Holiday", at=[bears, golem]).resolves()
    assert sorted(me.exile) == ["Grizzly Bears", "Stone Golem"]
    table.to_step(END)
    table.resolve_stack()
    back = me.permanent("Grizzly Bears")
    made = me.permanent("Stone Golem")
    assert (back.counters("+1/+1"), back.counters("charge")) == (1, 0)
    assert (made.counters("+1/+1"), made.counters("charge")) == (1, 1)
    assert other.counters("+1/+1") == 0


@rule("614.1c", "108.3")
def test_what_was_stolen_comes_back_under_its_owner(scenario: Builder) -> None:
    table = scenario(seats=3).knows(HOLIDAY)
    bears = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Act of Treason", at=[bears]).resolves()
    table.seat(0).casts("Short Holiday", at=[bears]).resolves()
    table.to_step(END)
    table.resolve_stack()
    assert table.seat(1).permanent("Grizzly Bears").counters("+1/+1") == 1
