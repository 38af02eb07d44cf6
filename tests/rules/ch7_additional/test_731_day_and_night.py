"""Day and night, and what is bound to them. CR 731, 702.145, 502.2."""

from __future__ import annotations

import pytest

from apnap.abilities.cards import card, face
from apnap.abilities.effects.copies import CreateCopies
from apnap.abilities.effects.durations import UntilEndOfTurn
from apnap.abilities.effects.life import GainLife
from apnap.abilities.effects.moves import ReturnToBattlefield
from apnap.abilities.effects.permanents import PhaseOut
from apnap.abilities.effects.player_actions import Draw
from apnap.abilities.events.object_events import Enters
from apnap.abilities.events.triggers import When, Whenever
from apnap.abilities.filters import CREATURE
from apnap.abilities.keyword_abilities.day_and_night import (
    DAY,
    DAYBOUND,
    NEITHER,
    NIGHT,
    NIGHTBOUND,
    DayNightTurns,
    ItBecomes,
    ItIs,
)
from apnap.abilities.keyword_actions.transform_and_meld import Transform, Transforms
from apnap.abilities.players import YOU
from apnap.abilities.selectors import THIS, Each
from apnap.abilities.statics.becoming import LosesAllAbilities
from apnap.abilities.statics.changes import Gets
from apnap.abilities.statics.continuous import Always
from apnap.abilities.statics.entering import AsThisEnters
from apnap.abilities.statics.restrictions import DoesntUntap
from apnap.abilities.targets import Target, TargetCard
from apnap.position import read, same_position, write
from apnap.rules.ch7_additional.faces import can_transform
from apnap.rules.core.constants import CLEANUP, END, UPKEEP
from apnap.rules.core.digest import digest
from apnap.rules.views.view import observe
from apnap.terminal.render import Screen
from apnap.testing import Scenario, rule
from apnap.testing.plugin import Builder

DUSK = card("Dusk", "{B}", "Instant", ItBecomes(NIGHT))
DAWN = card("Dawn", "{W}", "Instant", ItBecomes(DAY))
TURN = card("Turn Over", "{U}", "Instant", Transform(Target(CREATURE)))
MUTE = card("Mute", "{U}", "Instant", UntilEndOfTurn(Target(CREATURE), LosesAllAbilities()))
RAISE = card("Raise", "{B}", "Sorcery", ReturnToBattlefield(TargetCard(CREATURE, whose=YOU)))
MIRROR = card("Mirror", "{U}", "Sorcery", CreateCopies(Target(CREATURE)))
FADE = card("Fade", "{U}", "Instant", PhaseOut(Target(CREATURE)))
DIAL = card("Dial", "{1}", "Artifact", AsThisEnters(ItBecomes(DAY), provided=ItIs(NEITHER)))
BELL = card("Evening Bell", "{1}", "Artifact", Whenever(DayNightTurns(), GainLife(1)))
NUMB = card("Numbing Night", "{1}", "Enchantment", Always(Each(CREATURE), DoesntUntap(), condition=ItIs(NIGHT)))
LAMP = card("Lamp", "{1}", "Artifact", Always(Each(CREATURE), Gets(1, 0), condition=ItIs(NIGHT)))
MOTH = card("Moth", "{W}", "Creature - Insect", "1/1", When(Enters(THIS), GainLife(2), provided=ItIs(NIGHT)))
CRIER = card("Crier", "{1}", "Artifact", Whenever(Transforms(CREATURE), Draw(1)))
OLDWOLF = card(
    "Old Villager", "{G}", "Creature - Human", "1/1", back=face("Old Wolf", "", "Creature - Wolf", "3/3", colors="G")
)
# by day 2/2, by night 4/4
WOLF = card(
    "Villager",
    "{G}",
    "Creature - Human Werewolf",
    "2/2",
    DAYBOUND,
    back=face("Wolf", "", "Creature - Werewolf", "4/4", NIGHTBOUND, colors="G"),
)
ALL = (DUSK, DAWN, TURN, MUTE, RAISE, MIRROR, FADE, DIAL, BELL, NUMB, LAMP, MOTH, CRIER, OLDWOLF, WOLF)


def known(scenario: Builder, seats: int = 0, **settings: object) -> Scenario:
    return scenario(seats, **settings).knows(*ALL)


def sky(table: Scenario) -> str:
    return observe(table.game, 0).day_or_night()


def make(table: Scenario, which: str) -> None:
    """It becomes so, by a spell of the seat with priority."""
    seat = table.holder
    assert seat is not None
    seat.casts("Dusk" if which == "night" else "Dawn").resolves()
    assert sky(table) == which


# the designation -----------------------------------------------------------------------------------------------------
@rule("731.1")
def test_a_game_begins_as_neither_and_is_never_neither_again(scenario: Builder) -> None:
    table = known(scenario)
    assert sky(table) == "neither"
    wolf = table.seat(0).has("Villager")
    assert sky(table) == "day"
    make(table, "night")
    table.seat(0).casts("Murder", at=[wolf]).resolves()
    assert wolf.died and sky(table) == "night"


@rule("731.1")
def test_an_effect_brings_day_or_night_without_a_permanent(scenario: Builder) -> None:
    table = known(scenario)
    make(table, "night")
    make(table, "day")


@rule("731.1")
def test_what_it_is_already_it_does_not_become(scenario: Builder) -> None:
    table = known(scenario)
    table.seat(0).has("Evening Bell")
    make(table, "day")
    make(table, "night")
    table.resolve_stack()
    life = table.seat(0).life
    make(table, "night")
    table.resolve_stack()
    assert table.seat(0).life == life


@rule("731.1a")
def test_from_neither_to_day_is_not_a_change_of_day_and_night(scenario: Builder) -> None:
    table = known(scenario)
    table.seat(0).has("Evening Bell")
    life = table.seat(0).life
    make(table, "day")
    assert table.stack == [] and table.seat(0).life == life
    make(table, "night")
    table.resolve_stack()
    assert table.seat(0).life == life + 1
    make(table, "day")
    table.resolve_stack()
    assert table.seat(0).life == life + 2


@rule("731.1")
def test_what_depends_on_night_follows_it(scenario: Builder) -> None:
    table = known(scenario)
    bears = table.seat(0).has("Grizzly Bears", "Lamp")
    bears = table.seat(0).permanent("Grizzly Bears")
    assert bears.power == 2
    make(table, "night")
    assert bears.power == 3
    make(table, "day")
    assert bears.power == 2


@rule("731.1", "603.4")
def test_an_ability_asks_whether_it_is_night(scenario: Builder) -> None:
    table = known(scenario)
    life = table.seat(0).life
    table.seat(0).casts("Moth").resolves()
    assert table.stack == [] and table.seat(0).life == life
    make(table, "night")
    table.seat(0).casts("Moth").resolves()
    table.resolve_stack()
    assert table.seat(0).life == life + 2


@rule("731.1", "614.1c")
def test_a_permanent_brings_the_day_as_it_enters_if_it_is_neither(scenario: Builder) -> None:
    table = known(scenario)
    table.seat(0).casts("Dial").resolves()
    assert sky(table) == "day"
    make(table, "night")
    table.seat(0).casts("Dial").resolves()
    assert sky(table) == "night"


@rule("731.1", "729.1b")
def test_a_subgame_begins_as_neither(scenario: Builder) -> None:
    table = known(scenario)
    make(table, "night")
    assert observe(table.game, 0).day_or_night() == "night"
    table.seat(0).casts("Shahrazad")
    table.run(lambda d: table.game.state.frame is not None, "the subgame")
    assert sky(table) == "neither"


# the check of the untap step -----------------------------------------------------------------------------------------
@rule("731.2", "731.2a", "502.2")
def test_a_day_without_a_spell_ends_in_night(scenario: Builder) -> None:
    table = known(scenario)
    wolf = table.seat(0).has("Villager")
    table.seat(0).casts("Dial").resolves()
    table.to_step(UPKEEP, table.seat(1))
    assert sky(table) == "day"
    table.to_step(UPKEEP, table.seats()[2 % table.count])
    assert sky(table) == "night" and wolf.power == 4


@rule("731.2a")
def test_what_others_cast_does_not_keep_the_day(scenario: Builder) -> None:
    table = known(scenario)
    table.seat(0).has("Villager")
    table.seat(1).casts("Opt").resolves()
    table.seat(1).casts("Opt").resolves()
    table.to_step(UPKEEP, table.seat(1))
    assert sky(table) == "night"


@rule("731.2a")
def test_one_spell_keeps_the_day(scenario: Builder) -> None:
    table = known(scenario)
    table.seat(0).has("Villager")
    table.seat(0).casts("Opt").resolves()
    table.to_step(UPKEEP, table.seat(1))
    assert sky(table) == "day"


@rule("731.2a", "701.5")
def test_a_countered_spell_was_cast(scenario: Builder) -> None:
    table = known(scenario)
    table.seat(0).has("Villager")
    spell = table.seat(0).casts("Opt")
    table.seat(1).casts("Counterspell", at=[spell]).resolves()
    table.to_step(UPKEEP, table.seat(1))
    assert sky(table) == "day"


@pytest.mark.parametrize("spells,then", [(0, "night"), (1, "night"), (2, "day"), (3, "day")])
@rule("731.2b", "502.2")
def test_two_spells_end_the_night(scenario: Builder, spells: int, then: str) -> None:
    table = known(scenario)
    make(table, "night")
    for _ in range(max(0, spells - 1)):  # Dusk was one
        table.seat(0).casts("Opt").resolves()
    if spells == 0:
        table.to_step(UPKEEP, table.seat(1))
        assert sky(table) == "night"
        table.to_step(UPKEEP, table.seats()[2 % table.count])
    else:
        table.to_step(UPKEEP, table.seat(1))
    assert sky(table) == then


@rule("731.2b")
def test_two_spells_of_two_players_do_not_end_the_night(scenario: Builder) -> None:
    table = known(scenario)
    make(table, "night")
    table.seat(1).casts("Opt").resolves()
    table.seat(1).casts("Opt").resolves()
    table.to_step(UPKEEP, table.seat(1))
    assert sky(table) == "night"


@rule("731.2c")
def test_neither_stays_neither_whatever_was_cast(scenario: Builder) -> None:
    table = known(scenario)
    table.next_turn()
    assert sky(table) == "neither"
    holder = table.active[0]
    for _ in range(3):
        holder.casts("Opt").resolves()
    table.next_turn()
    assert sky(table) == "neither"


@rule("731.2", "502.1", "502.2")
def test_the_check_comes_after_phasing(scenario: Builder) -> None:
    """The wolf comes back into the day, and turns with the night that the same untap step brings."""
    table = known(scenario, 3)
    wolf = table.seat(1).has("Villager")
    table.seat(2).casts("Fade", at=[wolf]).resolves()
    table.seat(1).casts("Dawn").resolves()
    table.next_turn()
    assert sky(table) == "night" and wolf.name == "Wolf"
    turned = [e for e in table.game.log if e.rule == "702.145c"]
    fallen = [e for e in table.game.log if e.text == "It becomes night"]
    log = list(table.game.log)
    assert log.index(turned[-1]) == log.index(fallen[-1]) + 1  # with the night, not before it or later


@rule("731.2", "502.2", "502.3")
def test_the_check_comes_before_untapping(scenario: Builder) -> None:
    """What does not untap by night stays tapped in the very untap step that brought the night."""
    table = known(scenario)
    table.seat(1).has("Villager")
    bears = table.seat(1).has("Grizzly Bears", tapped=True)
    table.seat(0).has("Numbing Night")
    table.to_step(UPKEEP, table.seat(1))
    assert sky(table) == "night" and bears.tapped


@rule("731.2")
def test_a_turn_that_is_skipped_was_not_a_turn(scenario: Builder) -> None:
    """Seat 1 skips its turn: seat 0's turn is the one before the next, and a spell was cast in it."""
    from apnap.rules.ch5_turns.turn_control import SKIP_TURN

    table = known(scenario, 3)
    table.seat(0).has("Villager")
    table.seat(0).casts("Opt").resolves()
    table.seat(1).skips(SKIP_TURN)
    table.to_step(UPKEEP, table.seat(2))
    assert sky(table) == "day"
    table.next_turn()
    assert sky(table) == "night"


@rule("731.2", "800.4j")
def test_a_player_who_left_during_their_turn_was_its_active_player(scenario: Builder) -> None:
    table = known(scenario, 4)
    table.seat(1).has("Villager")
    table.seat(0).casts("Opt").resolves()
    table.seat(0).concedes()
    table.to_step(UPKEEP, table.seat(1))
    assert sky(table) == "day"
    table.seat(1).casts("Opt").resolves()
    table.to_step(UPKEEP, table.seat(2))
    table.seat(2).concedes()
    table.to_step(UPKEEP, table.seat(3))
    assert sky(table) == "night"


# teams that share turns ----------------------------------------------------------------------------------------------
@rule("731.2a", "502.2a", "805.4")
def test_a_spell_of_any_player_of_the_team_keeps_the_day(scenario: Builder) -> None:
    table = known(scenario, 4, teams=[[0, 1], [2, 3]], shared_turns=True)
    table.seat(0).has("Villager")
    table.seat(1).casts("Opt").resolves()
    table.to_step(UPKEEP, table.seat(2))
    assert sky(table) == "day"
    table.seat(0).casts("Opt").resolves()  # of the team whose turn it is not
    table.to_step(UPKEEP, table.seat(0))
    assert sky(table) == "night"


@rule("731.2b", "502.2a", "805.4")
def test_one_player_of_the_team_has_to_cast_two_spells(scenario: Builder) -> None:
    table = known(scenario, 4, teams=[[0, 1], [2, 3]], shared_turns=True)
    make(table, "night")
    table.to_step(UPKEEP, table.seat(2))
    table.seat(2).casts("Opt").resolves()
    table.seat(3).casts("Opt").resolves()
    table.to_step(UPKEEP, table.seat(0))
    assert sky(table) == "night"
    table.seat(1).casts("Opt").resolves()
    table.seat(1).casts("Opt").resolves()
    table.to_step(UPKEEP, table.seat(2))
    assert sky(table) == "day"


# several turns at once -----------------------------------------------------------------------------------------------
@rule("731.2", "807.4")
def test_with_turn_markers_each_turn_looks_at_the_one_that_its_marker_ran_before(scenario: Builder) -> None:
    table = known(scenario, 12, markers=3)
    table.seat(0).has("Villager")
    assert sky(table) == "day"
    for seat in (0, 4):
        table.on(seat // 4).seat(seat).casts("Opt").resolves()
    number = [int(t.number) for t in table.game.state.turns]
    # seat 8 casts nothing; as the next turn of that marker begins, night falls over the whole game
    table.run(lambda d: table.game.state.turns[0].number != number[0] and table.game.state.turns[1].number != number[1])
    if table.game.state.turns[2].number == number[2]:
        assert sky(table) == "day"
    table.on(2).run(lambda d: table.game.state.turns[2].number != number[2], "the third marker's next turn")
    assert sky(table) == "night"


@rule("731.2", "807.4")
def test_with_turn_markers_the_designation_is_one_for_all(scenario: Builder) -> None:
    table = known(scenario, 12, variant="grand-melee")
    wolf, far = table.seat(0).has("Villager"), table.seat(6).has("Villager")
    table.on(0).seat(0).casts("Dusk").resolves()
    assert wolf.power == 4 and far.power == 4


# limited range -------------------------------------------------------------------------------------------------------
@rule("731.1", "801.10")
def test_night_falls_beyond_anybodys_range(scenario: Builder) -> None:
    table = known(scenario, 6, range_of_influence=1)
    near, far = table.seat(1).has("Villager"), table.seat(3).has("Villager")
    table.seat(3).has("Evening Bell")
    life = table.seat(3).life
    make(table, "night")
    table.resolve_stack()
    assert near.power == 4 and far.power == 4
    assert table.seat(3).life == life + 1


# daybound and nightbound ---------------------------------------------------------------------------------------------
@rule("702.145a", "702.145b", "702.145e")
def test_a_werewolf_turns_with_day_and_night(scenario: Builder) -> None:
    table = known(scenario)
    wolf = table.seat(0).has("Villager")
    make(table, "night")
    assert (wolf.name, wolf.power, wolf.zone) == ("Wolf", 4, "battlefield")
    make(table, "day")
    assert (wolf.name, wolf.power) == ("Villager", 2)


@rule("702.145b")
def test_turning_over_with_the_night_does_not_use_the_stack(scenario: Builder) -> None:
    table = known(scenario)
    table.seat(0).has("Villager")
    table.seat(1).has("Villager")
    table.seat(0).has("Crier")
    before = len(table.seat(0).hand)
    make(table, "night")
    assert table.seat(0).battlefield[0] == "Wolf" == table.seat(1).battlefield[0]
    table.resolve_stack()
    assert len(table.seat(0).hand) == before + 2  # one for each that transformed


@rule("702.145b", "712.13")
def test_by_night_it_enters_transformed(scenario: Builder) -> None:
    table = known(scenario)
    table.seat(0).has("Crier")
    make(table, "night")
    spell = table.seat(0).casts("Villager")
    assert spell.name == "Villager"  # front face up on the stack
    spell.resolves()
    assert table.seat(0).permanent("Wolf").power == 4
    assert table.stack == []  # it did not transform


@rule("702.145b", "712.14")
def test_by_night_a_card_from_a_graveyard_enters_transformed(scenario: Builder) -> None:
    table = known(scenario)
    table.seat(0).has("Crier")
    (dead,) = table.seat(0).buried("Villager")
    make(table, "night")
    table.seat(0).casts("Raise", at=[dead]).resolves()
    assert table.seat(0).permanent("Wolf").power == 4 and table.stack == []


@rule("702.145b", "702.145e", "701.27a")
def test_nothing_else_transforms_a_permanent_with_daybound(scenario: Builder) -> None:
    table = known(scenario)
    wolf = table.seat(0).has("Villager")
    other = table.seat(0).has("Old Villager")
    table.seat(0).casts("Turn Over", at=[wolf]).resolves()
    table.seat(0).casts("Turn Over", at=[other]).resolves()
    assert wolf.name == "Villager" and other.name == "Old Wolf"
    make(table, "night")
    table.seat(0).casts("Turn Over", at=[wolf]).resolves()
    assert wolf.name == "Wolf"
    assert can_transform(table.game.state.objs[wolf.now])


@rule("702.145c")
def test_whoever_controls_a_villager_by_night_turns_it_at_once(scenario: Builder) -> None:
    """It had no abilities as night fell; as they come back it transforms, before anybody gets priority."""
    table = known(scenario)
    wolf = table.seat(0).has("Villager")
    table.seat(1).casts("Mute", at=[wolf]).resolves()
    table.seat(1).casts("Dusk").resolves()
    assert wolf.name == "Villager"
    table.seat(1).casts("Turn Over", at=[wolf]).resolves()  # without daybound it can
    assert wolf.name == "Wolf"
    table.seat(1).casts("Turn Over", at=[wolf]).resolves()
    assert wolf.name == "Villager"
    table.to_step(END)
    assert wolf.name == "Villager"
    table.next_turn()
    assert wolf.name == "Wolf"


@rule("702.145c")
def test_a_permanent_with_daybound_turns_over_in_the_middle_of_a_cleanup_step(scenario: Builder) -> None:
    table = known(scenario)
    wolf = table.seat(0).has("Villager")
    table.seat(0).has("Crier")
    table.seat(0).casts("Mute", at=[wolf]).resolves()
    make(table, "night")
    table.to_step(CLEANUP)  # nobody would get priority, but something has triggered (514.3a)
    assert wolf.name == "Wolf" and len(table.stack) == 1


@rule("702.145c", "707.2")
def test_a_copy_that_is_not_double_faced_stays_as_it_is(scenario: Builder) -> None:
    table = known(scenario)
    wolf = table.seat(0).has("Villager")
    table.says([wolf.id])
    table.seat(0).casts("Clone").resolves()
    assert table.seat(0).battlefield == ["Villager", "Villager"]
    make(table, "night")
    assert sorted(table.seat(0).battlefield) == ["Villager", "Wolf"]


@rule("702.145c", "707.8a")
def test_a_token_copy_of_it_is_double_faced_and_turns(scenario: Builder) -> None:
    table = known(scenario)
    wolf = table.seat(0).has("Villager")
    table.seat(0).casts("Mirror", at=[wolf]).resolves()
    assert table.seat(0).battlefield == ["Villager", "Villager"]
    make(table, "night")
    assert table.seat(0).battlefield == ["Wolf", "Wolf"]
    table.seat(0).casts("Mirror", at=[wolf]).resolves()
    assert table.seat(0).battlefield == ["Wolf", "Wolf", "Wolf"]


@rule("702.145d")
def test_a_permanent_with_daybound_brings_the_day(scenario: Builder) -> None:
    table = known(scenario)
    table.seat(1).has("Evening Bell")
    table.seat(0).casts("Villager").resolves()
    assert sky(table) == "day"
    assert table.stack == []


@rule("702.145f")
def test_whoever_controls_a_wolf_by_day_turns_it_at_once(scenario: Builder) -> None:
    table = known(scenario)
    wolf = table.seat(0).has("Villager")
    make(table, "night")
    table.seat(0).casts("Mute", at=[wolf]).resolves()
    make(table, "day")
    assert wolf.name == "Wolf"
    table.next_turn()
    assert wolf.name == "Villager"


@rule("702.145f", "702.26")
def test_a_wolf_that_was_away_turns_as_it_comes_back(scenario: Builder) -> None:
    table = known(scenario)
    wolf = table.seat(0).has("Villager")
    make(table, "night")
    table.seat(0).casts("Fade", at=[wolf]).resolves()
    make(table, "day")
    while sky(table) == "day" and table.active[0] != table.seat(0) or wolf.zone != "battlefield":
        table.active[0].casts("Opt").resolves()
        table.next_turn()
    assert wolf.name == "Villager"


@rule("702.145g")
def test_a_permanent_with_nightbound_alone_brings_the_night(scenario: Builder) -> None:
    table = known(scenario)
    front = card("Sleeper", "{G}", "Creature - Human", "1/1", back=face("Waker", "", "Creature", "2/2", NIGHTBOUND))
    table.knows(front)
    sleeper = table.seat(0).has("Sleeper")
    assert sky(table) == "neither"
    table.seat(0).casts("Turn Over", at=[sleeper]).resolves()
    assert sky(table) == "night" and sleeper.name == "Waker"


@rule("702.145g", "702.145d")
def test_where_both_are_there_it_becomes_day(scenario: Builder) -> None:
    table = known(scenario)
    front = card("Sleeper", "{G}", "Creature - Human", "1/1", back=face("Waker", "", "Creature", "2/2", NIGHTBOUND))
    table.knows(front)
    sleeper = table.seat(0).has("Sleeper")
    wolf = table.seat(0).has("Villager")
    table.game.state.day = NEITHER  # as though both had come at once
    table.seat(0).casts("Turn Over", at=[sleeper]).resolves()
    assert sky(table) == "day" and wolf.name == "Villager" and sleeper.name == "Sleeper"


@rule("702.145b", "730.2i")
def test_a_merged_permanent_turns_over_the_card_that_is_bound(scenario: Builder) -> None:
    table = known(scenario)
    wolf = table.seat(0).has("Villager")
    make(table, "night")
    table.seat(0).casts("Cubwarden", at=[wolf], part="mutate").resolves()
    table.resolve_stack()
    assert wolf.name == "Cubwarden"
    make(table, "day")
    components = table.game.state.objs[wolf.now].components
    assert [c.face for c in components] == [0, 0]
    make(table, "night")
    assert [c.face for c in table.game.state.objs[wolf.now].components] == [0, 1]


# data ----------------------------------------------------------------------------------------------------------------
@rule("731.1")
def test_day_and_night_are_part_of_the_state(scenario: Builder) -> None:
    table = known(scenario)
    before = digest(table.game.state)
    table.game.state.day = NIGHT
    assert digest(table.game.state) != before
    assert table.game.state.fork().day == NIGHT
    assert observe(table.game, 0).to_dict()["day_or_night"] == "night"


@rule("731.1")
def test_a_position_says_that_it_is_day(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).has("Tavern Ruffian")
    table.seat(0).casts("Opt").resolves()
    text = write(table.game)
    assert "day" in text.splitlines()[2]
    other = read(text)
    other.advance()
    assert same_position(table.game, other)
    # and the turn at hand counts for the next check
    for game in (table.game, other):
        while game.state.turn().number == 1:
            d = game.decisions()[0]
            game.answer(table.default(d), d.seat)
        assert game.state.day == DAY


@rule("731.1")
def test_the_screen_shows_that_it_is_night(scenario: Builder) -> None:
    table = known(scenario)
    screen = Screen(100, 40)
    assert "night" not in screen.header(observe(table.game, 0)).plain
    make(table, "night")
    assert "night" in screen.header(observe(table.game, 0)).plain
    assert any("It becomes night" in line for line in table.log)
