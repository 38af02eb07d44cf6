"""Dungeons that are completed, other spells that are cast, a counter for each life gained, mana for a kind."""

from __future__ import annotations

from apnap.rules.ch2_cards.dungeons import FOR_ROOM, dungeon_of
from apnap.rules.core.decisions import O_ACTIVATE
from apnap.testing import rule
from tests.helpers.read_cards import made


@rule("309.7")
def test_whoever_completes_a_dungeon_is_heard_by_their_own_watchers_only(scenario):
    table = scenario(seats=3).knows(
        made("Whenever you complete a dungeon, you gain 3 life.", "Enchantment", name="Map Room")
    )
    you, other = table.seat(0), table.seat(1)
    for seat in (you, other):
        seat.has("Map Room")
    for name in ("", "Goblin Lair", "Dark Pool", ""):
        you.casts("Veteran Dungeoneer").resolves()
        if name:
            decision = table.asked(you, FOR_ROOM)
            table.answer([decision.candidates[decision.labels.index(name)]])
        table.resolve_stack()
    assert dungeon_of(table.game.state, you.number) < 0
    assert (you.life, other.life) == (24, 19)  # one life changed hands in a room


@rule("603.2", "109.5")
def test_another_spell_is_another_than_this_one(scenario):
    text = "Whenever you cast another Goblin spell, you gain 2 life."
    table = scenario(seats=3).knows(made(text, "Creature - Goblin", "{0}", "Goblin Herald"))
    you = table.seat(0)
    table.seat(1).has("Goblin Herald")
    you.casts("Goblin Herald").resolves()
    assert you.life == 20
    you.casts("Goblin Piker").resolves()
    table.resolve_stack()
    assert you.life == 22 and table.seat(1).life == 20


@rule("119.3", "122.1")
def test_counters_for_each_life_that_was_gained(scenario):
    text = "Whenever you gain life, put a +1/+1 counter on <tc> for <ech> 1 life you gained."
    table = scenario(seats=3).knows(
        made(text, "Enchantment", name="Well"), made("You gain 4 life.", "Instant", name="Sip")
    )
    you = table.seat(0)
    you.has("Well")
    bear = table.seat(1).has("Grizzly Bears")
    you.casts("Sip").resolves()
    table.resolve_stack()
    assert bear.counters("+1/+1") == 4


@rule("106.6")
def test_mana_for_abilities_of_a_kind_pays_for_no_others(scenario):
    text = "{T}: Add {G}. Spend this mana only to <cst> an Elf spell or activate an ability of an Elf."
    table = scenario(seats=2).knows(
        made(text, "Land", "", "Glade"),
        made("{G}: This creature gets +1/+1 until end of turn.", "Creature - Elf", name="Elf Friend"),
        made("{G}: This creature gets +1/+1 until end of turn.", "Creature - Bear", name="Bear Friend"),
    )
    you = table.seat(0)
    you.has("Glade")
    elf, bear = you.has("Elf Friend"), you.has("Bear Friend")
    assert you.can(O_ACTIVATE, elf) and not you.can(O_ACTIVATE, bear)
