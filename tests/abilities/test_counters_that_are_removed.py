"""Counters that are all removed, that something lasts for, that a spell escapes with: sentences of our own. CR 122."""

from __future__ import annotations

import pytest

from apnap.rules.core.constants import FLYING
from apnap.rules.core.decisions import O_CAST, IllegalAnswer
from apnap.testing import rule
from tests.helpers.read_cards import made


def counted(*texts: str) -> list:
    """Cards with these texts, and one that puts counters on permanents."""
    return [
        *(made(text, "Artifact", name=f"Tool {i}") for i, text in enumerate(texts)),
        made("{0}: Put a moss counter on target permanent.", "Artifact", name="Can"),
        made("{0}: Put a rust counter on target permanent.", "Artifact", name="Salt"),
    ]


def marks(table, kind: str, *permanents) -> None:
    can = table.seat(0).permanent("Can" if kind == "moss" else "Salt")
    for one in permanents:
        table.seat(0).activates(can, at=[one])
        table.resolve_stack()


@rule("122.1")
def test_all_counters_of_a_kind_go_and_others_stay(scenario):
    table = scenario().knows(*counted("{0}: Remove all moss counters from all creatures."))
    tool, _, _ = table.seat(0).have("Tool 0", "Can", "Salt")
    bear, giant, ring = table.seat(1).have("Grizzly Bears", "Hill Giant", "Sol Ring")
    marks(table, "moss", bear, bear, giant, ring)
    marks(table, "rust", bear)
    table.seat(0).activates(tool)
    table.resolve_stack()
    assert [one.counters("moss") for one in (bear, giant, ring)] == [0, 0, 1]
    assert bear.counters("rust") == 1


@rule("122.1")
def test_all_counters_of_every_kind_go(scenario):
    table = scenario().knows(*counted("{0}: Remove all counters from target permanent."))
    tool, _, _ = table.seat(0).have("Tool 0", "Can", "Salt")
    bear = table.seat(1).has("Grizzly Bears")
    marks(table, "moss", bear, bear)
    marks(table, "rust", bear)
    table.seat(0).activates(tool, at=[bear])
    table.resolve_stack()
    assert bear.counters("moss") == bear.counters("rust") == 0


@rule("608.2c")
@pytest.mark.parametrize("text", ["it has two or more", "there are two or more"])
def test_the_counters_that_were_spoken_of_are_removed(scenario, text):
    where = "on it" if text.startswith("it") else "on this artifact"
    said = f"{{0}}: Put a moss counter on this artifact. Then if {text} moss counters {where}, "
    said += "remove those counters and draw a card."
    table = scenario().knows(made(said, "Artifact", name="Bog"))
    bog = table.seat(0).has("Bog")
    table.seat(0).activates(bog)
    table.resolve_stack()
    assert bog.counters("moss") == 1 and len(table.seat(0).hand) == 0
    table.seat(0).activates(bog)
    table.resolve_stack()
    assert bog.counters("moss") == 0 and len(table.seat(0).hand) == 1


@rule("611.2b")
def test_an_effect_lasts_for_as_long_as_the_counter_is_there(scenario):
    text = "{0}: Put a moss counter on target creature. It has flying <flal> it has a moss counter on it."
    table = scenario().knows(*counted(text, "{0}: Remove all counters from target permanent."))
    wings, wipe = table.seat(0).have("Tool 0", "Tool 1")
    bear = table.seat(1).has("Grizzly Bears")
    table.seat(0).activates(wings, at=[bear])
    table.resolve_stack()
    table.next_turn()
    assert bear.has(FLYING)
    table.to_turn(table.seat(0))
    table.seat(0).activates(wipe, at=[bear])
    table.resolve_stack()
    assert not bear.has(FLYING)


@rule("611.2b")
def test_an_effect_that_ended_does_not_begin_again_with_a_new_counter(scenario):
    text = "{0}: Put a moss counter on target creature. It has flying <flal> it has a moss counter on it."
    table = scenario().knows(*counted(text, "{0}: Remove all counters from target permanent."))
    wings, wipe, _ = table.seat(0).have("Tool 0", "Tool 1", "Can")
    bear = table.seat(1).has("Grizzly Bears")
    table.seat(0).activates(wings, at=[bear])
    table.resolve_stack()
    table.seat(0).activates(wipe, at=[bear])
    table.resolve_stack()
    marks(table, "moss", bear)
    assert bear.counters("moss") == 1 and not bear.has(FLYING)


@rule("611.2b", "508.1c")
def test_each_of_several_keeps_its_promise_while_its_own_counter_is_there(scenario):
    text = "<EP> puts a moss counter on a creature <tc.> and <rest>. Each of those <cs> can't attack you for as long "
    text += "as it has a moss counter on it."
    table = scenario(seats=3).knows(made(text), *counted("{0}: Remove all counters from target permanent."))
    wipe = table.seat(0).has("Tool 0")
    bear, giant = table.seat(1).has("Grizzly Bears"), table.seat(2).has("Hill Giant")
    table.seat(0).casts("Rite").resolves()
    table.seat(0).activates(wipe, at=[giant])
    table.resolve_stack()
    assert bear.counters("moss") == 1 and giant.counters("moss") == 0
    table.to_turn(table.seat(1))
    with pytest.raises(IllegalAnswer):
        table.seat(1).attacks({bear: table.seat(0)})
    table.seat(1).attacks({bear: table.seat(2)})
    table.to_turn(table.seat(2))
    table.seat(2).attacks({giant: table.seat(0)})


@rule("702.138", "614.1c")
@pytest.mark.parametrize("escaped", [True, False])
def test_what_escapes_has_counters(scenario, escaped):
    text = (
        "Escape\u2014{B}, Exile two other cards from your graveyard.\nThis creature escapes with three moss counters "
    )
    text += "on it."
    table = scenario().knows(made(text, "Creature \u2014 Zombie", "{1}{B}", name="Crawler"))
    if escaped:
        card = table.seat(0).buried("Crawler", "Forest", "Forest")[0]
        table.seat(0).gets_mana("B")
        table.to_priority(table.seat(0).number)
        table.refresh()
        table.choose_option(table.seat(0).number, O_CAST, card.now, (), None, (), ())
        table.resolve_stack()
    else:
        table.seat(0).casts("Crawler").resolves()
    assert table.seat(0).permanent("Crawler").counters("moss") == (3 if escaped else 0)
