"""Whether something else was cast, counters shared out on resolution, copies of embalmed tokens, blocks by all."""

from __future__ import annotations

import pytest

from apnap.rules.core.constants import BATTLEFIELD, BLOCKERS
from apnap.rules.core.decisions import D_CHOOSE, IllegalAnswer
from apnap.testing import from_text, rule
from apnap.testing.handles import Permanent
from apnap.testing.plugin import Builder

BEAST = "Creature - Beast"
THIS = "this creature"
ON_IT = "on it"
ARRIVES = "Whenever another creature you control enters"


@rule("601.2i")
@pytest.mark.parametrize("words,life", [("it was cast", 21), ("it wasn't cast", 20), ("you cast it", 21)])
def test_what_enters_is_asked_not_what_watches(scenario: Builder, words: str, life: int) -> None:
    """The watcher was put there by nobody's spell; the bear was a spell."""
    watch = from_text("Gate Watch", "{W}", BEAST, f"{ARRIVES}, if {words}, you gain 1 life.", "1/1")
    table = scenario().knows(watch)
    table.seat(0).has("Gate Watch")
    table.seat(0).casts("Grizzly Bears").resolves()
    table.resolve_stack()
    assert table.seat(0).life == life


@rule("601.2i", "111.1")
@pytest.mark.parametrize("words,life", [("it was cast", 20), ("it wasn't cast", 22), ("you cast it", 20)])
def test_tokens_were_not_cast(scenario: Builder, words: str, life: int) -> None:
    watch = from_text("Gate Watch", "{W}", BEAST, f"{ARRIVES}, if {words}, you gain 1 life.", "1/1")
    table = scenario().knows(watch)
    table.seat(0).casts("Gate Watch").resolves()
    table.seat(0).casts("Raise the Alarm").resolves()
    table.resolve_stack()
    assert table.seat(0).life == life


SPREADS = from_text(
    "Bounty Herald",
    "{2}{G}",
    BEAST,
    "When this creature enters, distribute three +1/+1 counters among it and any number" + " of commanders.",
    "1/1",
)


@rule("903.3", "122.6")
def test_counters_are_shared_with_commanders_of_anybody(scenario: Builder) -> None:
    table = scenario(seats=3, variant="commander").knows(SPREADS)
    theirs = table.seat(1).leads("Isamaru, Hound of Konda", zone=BATTLEFIELD)
    table.seat(2).leads("Serra Angel")
    herald = table.seat(0).casts("Bounty Herald").resolves()
    table.says([theirs], [1, 2])
    table.resolve_stack()
    table.scripted.clear()
    assert (herald.counters("+1/+1"), theirs.counters("+1/+1")) == (1, 2)


@rule("122.6")
def test_without_commanders_all_counters_stay(scenario: Builder) -> None:
    table = scenario().knows(SPREADS)
    herald = table.seat(0).casts("Bounty Herald").resolves()
    table.resolve_stack()
    assert herald.counters("+1/+1") == 3


DEFENDS = "defending player"
WHALE = f"This creature can't be blocked unless all creatures {DEFENDS} controls block it."


@rule("509.1b")
def test_all_or_none_block(scenario: Builder) -> None:
    text = WHALE
    table = scenario(seats=3).knows(from_text("Great Whale", "{U}", BEAST, text, "8/8"))
    whale = table.seat(0).has("Great Whale")
    bears = table.seat(1).has("Grizzly Bears")
    tapped = table.seat(1).has("Hill Giant", tapped=True)
    table.seat(0).attacks({whale: table.seat(1)})
    table.to_step(BLOCKERS)
    assert bears.zone == "battlefield" and tapped.tapped
    assert table.seat(1).life == 20 and not whale.damage


@rule("509.1b")
def test_all_of_them_block_together(scenario: Builder) -> None:
    text = WHALE
    table = scenario(seats=2).knows(from_text("Great Whale", "{U}", BEAST, text, "8/8"))
    whale = table.seat(0).has("Great Whale")
    bears = table.seat(1).has("Grizzly Bears")
    giant = table.seat(1).has("Hill Giant")
    table.seat(0).attacks({whale: table.seat(1)})
    with pytest.raises(IllegalAnswer):
        table.seat(1).blocks({bears: whale})
    table.seat(1).blocks({bears: whale, giant: whale})
    table.next_turn()
    assert table.seat(1).life == 20 and bears.died and giant.died


NO_COST = "no mana cost"
THERE = "on the battlefield"
BESIDES = "in addition to its other types"
COPY = (
    f"You may have {THIS} enter as a copy of any creature {THERE}, except if {THIS} was embalmed, the token "
    f"has {NO_COST}, it's white, and it's a Zombie {BESIDES}."
)


@rule("707.9b", "702.128")
@pytest.mark.parametrize("embalmed", [False, True])
def test_what_was_embalmed_copies_with_exceptions(scenario: Builder, embalmed: bool) -> None:
    many = from_text("Borrowed Face", "{2}{U}", "Creature - Shapeshifter", f"{COPY}\nEmbalm {{3}}{{U}}", "0/1")
    table = scenario().knows(many)
    angel = table.seat(0).has("Serra Angel")
    table.says([angel])
    if embalmed:
        table.seat(0).gets_mana("UUUU")
        table.seat(0).activates(table.seat(0).buried("Borrowed Face")[0])
        table.resolve_stack()
        angels = [Permanent(table, id) for id in table.game.state.ids(table.seat(0).number, BATTLEFIELD)]
        (copy,) = [one for one in angels if one != angel]
        assert (copy.name, copy.colors, copy.mana_value) == ("Serra Angel", "W", 0)
        assert copy.is_a("Zombie") and copy.is_a("Angel")
    else:
        copied = table.seat(0).casts("Borrowed Face").resolves()
        assert (copied.name, copied.mana_value) == ("Serra Angel", 5) and not copied.is_a("Zombie")


NOW = "this turn"


@rule("406.6", "614.1a")
def test_an_opponents_card_is_exiled_with_a_counter_and_played(scenario: Builder) -> None:
    anywhere, void, theirs = "from anywhere", "a void counter", "an opponent's"
    first = f"If a card would be put into {theirs} graveyard {anywhere}, instead exile it with {void}"
    then = f"Choose an exiled card an opponent owns with {void} on it. You may play it {NOW}"
    text = f"{first} on it.\n{{T}}: {then} without paying its mana cost."
    table = scenario(seats=3).knows(from_text("Void Guest", "{B}", BEAST, text, "1/1"))
    guest = table.seat(0).has("Void Guest")
    bears = table.seat(1).has("Grizzly Bears")
    mine = table.seat(0).has("Hill Giant")
    for target in (bears, mine):
        table.seat(2).casts("Murder", at=[target]).resolves()
    assert (table.seat(1).exile, table.seat(0).graveyard) == (["Grizzly Bears"], ["Hill Giant"])
    assert table.seat(2).graveyard == [] and sorted(table.seat(2).exile) == ["Murder", "Murder"]
    table.says([bears])
    table.seat(0).activates(guest)
    table.resolve_stack()
    table.scripted.clear()
    assert "Grizzly Bears" in table.seat(0).castable


CARDS = "creature cards"
YOURS = "your"
MILLED = f"Whenever one or more {CARDS} are put into {YOURS} graveyard from your library"


@rule("608.2d", "603.2c")
def test_one_of_those_put_there_comes_back(scenario: Builder) -> None:
    table = scenario(seats=3).knows(
        from_text("Grave Drake", "{B}", BEAST, f"{MILLED}, put one of them onto the battlefield.", "1/1"),
        from_text("Grinder", "{B}", "Sorcery", "Each player mills three cards."),
    )
    table.seat(0).has("Grave Drake")
    for seat in table.seats():
        seat.library("Grizzly Bears", "Forest", "Hill Giant")
    table.seat(0).casts("Grinder").resolves()
    asked = table.asked(table.seat(0), kind=D_CHOOSE)
    assert len(asked.objects()) == 2
    table.resolve_stack()
    assert len(table.seat(0).graveyard) == 3 and len(table.seat(0).battlefield) == 2


KIND = "nonland permanent"


@rule("101.4", "122.6")
def test_each_player_marks_one_of_anybodys(scenario: Builder) -> None:
    text = f"When this artifact enters, each player chooses a {KIND} and puts a doom counter {ON_IT}."
    table = scenario(seats=3).knows(from_text("Doom Eye", "{1}", "Artifact", text))
    bears = table.seat(1).has("Grizzly Bears")
    giant = table.seat(2).has("Hill Giant")
    table.seat(0).casts("Doom Eye").resolves()
    table.says([giant], [giant], [bears])
    table.resolve_stack()
    table.scripted.clear()
    assert (giant.counters("doom"), bears.counters("doom")) == (2, 1)


LASTS = "until end of turn"


@rule("511.2", "603.7c")
def test_this_combat_ends_with_the_combat(scenario: Builder) -> None:
    text = f"Whenever you attack, target creature gets +1/+0 {LASTS}. Whenever that creature deals combat damage"
    lead = from_text("War Drum", "{R}", "Enchantment", f"{text} to a player this combat, you gain 5 life.")
    table = scenario(seats=3).knows(lead)
    table.seat(0).has("War Drum")
    bears = table.seat(0).has("Grizzly Bears")
    table.says([bears])
    table.seat(0).attacks({bears: table.seat(1)})
    table.next_turn()
    assert (table.seat(0).life, table.seat(1).life) == (25, 17)
