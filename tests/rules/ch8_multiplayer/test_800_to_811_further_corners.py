"""Further corners: what a leaver said, whose choice is whose, teams that skip, turns that pass. CR 800.4, 801-807."""

from __future__ import annotations

import pytest

from apnap.abilities.cards import card
from apnap.abilities.costs import SacrificeSome
from apnap.abilities.effects.choices import WithColorOfChoice
from apnap.abilities.effects.durations import Indefinitely, UntilEndOfYourNextTurn
from apnap.abilities.effects.life import GainLife, LoseLife
from apnap.abilities.effects.payment import UnlessPays
from apnap.abilities.events.combat_events import PlayerAttacks
from apnap.abilities.events.object_events import Enters
from apnap.abilities.events.triggers import At, Whenever
from apnap.abilities.filters import CREATURE, LAND
from apnap.abilities.players import EACH_OPPONENT, EACH_PLAYER, THAT_PLAYER, YOU
from apnap.abilities.statics.changes import Gets, YouControl
from apnap.abilities.statics.choosing import COLOR_OF_CHOICE
from apnap.abilities.targets import Target, TargetPlayer
from apnap.rules.core.constants import DRAW, END, MAIN1, MAIN2, UPKEEP
from apnap.rules.core.decisions import (
    D_ATTACK,
    D_MODE,
    D_ORDER,
    D_YES_NO,
    FOR_DRAWS,
    FOR_STACK,
    FOR_TARGET,
    O_LAND,
)
from apnap.testing import rule
from apnap.testing.plugin import Builder
from apnap.vocabulary import THIS, All, Always, AtNext, BeginningOf, Destroy, Draws, IsTurnOf
from tests.rules.ch7_additional.test_730_merged_permanents import ON_TOP, mutates
from tests.rules.ch8_multiplayer.test_800_4_while_paying import begins
from tests.rules.ch8_multiplayer.test_807_5_stacks import stack_of
from tests.rules.ch8_multiplayer.test_807_grand_melee import finish_turn, places

CAPTURE = card("Capture", "{U}", "Instant", Indefinitely(Target(CREATURE), YouControl()))
LONG = card("Long Blessing", "{W}", "Instant", UntilEndOfYourNextTurn(Target(CREATURE), Gets(1, 1)))
EVER = card("Lasting Blessing", "{W}", "Instant", Indefinitely(Target(CREATURE), Gets(1, 1)))
RANSOM = card(
    "Ransom", "{B}", "Sorcery", UnlessPays(TargetPlayer(), SacrificeSome(2, CREATURE), LoseLife(5, who=EACH_OPPONENT))
)
TRUMPET = card("Trumpet", "{1}", "Artifact", Whenever(PlayerAttacks(EACH_PLAYER), GainLife(1)))
AIMED = card("Aimed Trumpet", "{1}", "Artifact", Whenever(PlayerAttacks(EACH_PLAYER, whom=EACH_PLAYER), GainLife(1)))
SCHOLAR = card("Scholar", "{1}", "Artifact", Whenever(Draws(YOU), GainLife(1)))
PROUD = card("Proud One", "{W}", "Creature - Cat", "1/1", Always(THIS, Gets(3, 0), condition=IsTurnOf(YOU)))
LATER = card("Later", "{W}", "Instant", AtNext(END, GainLife(3)))
HUE = card("Hue", "{W}", "Instant", WithColorOfChoice(Destroy(All(CREATURE, COLOR_OF_CHOICE))))
GROVE = card("Grove", "{G}", "Enchantment", Whenever(Enters(LAND), GainLife(1)))


# what a leaver said --------------------------------------------------------------------------------------------------
@rule("800.4m", "611.2")
def test_what_lasts_through_a_leavers_next_turn_ends_as_it_would_begin(scenario: Builder) -> None:
    """Nothing else that they left behind ends then."""
    table = scenario(seats=3).knows(LONG, EVER)
    bear = table.seat(0).has("Grizzly Bears")
    for name in ("Long Blessing", "Lasting Blessing"):
        table.seat(1).casts(name, at=[bear]).resolves()
    table.seat(1).concedes()
    table.to_step(MAIN2)
    assert bear.power == 4
    table.to_turn(table.seat(2))
    assert bear.power == 3


@rule("800.4a", "700.2")
def test_modes_do_not_leave_with_a_player(scenario: Builder) -> None:
    """The first seat leaves while another chooses a mode: there are as many to choose from as before."""
    table = scenario(seats=3, starting=1)
    leaver = table.seat(2)
    assert leaver.number == 0
    table.seat(0).holds("Boros Charm")
    table.seat(0).have("Mountain", "Plains")
    begins(table, 2, "Boros Charm")
    asked = table.game.decision()
    assert asked is not None and asked.kind == D_MODE
    before = list(asked.candidates)
    leaver.concedes()
    asked = table.game.decision()
    assert asked is not None and asked.kind == D_MODE and list(asked.candidates) == before


@rule("800.4a", "733.1", "118.12a")
@pytest.mark.parametrize("own", [1, 2])
def test_what_cannot_be_sacrificed_any_more_while_a_spell_resolves(scenario: Builder, own: int) -> None:
    """Two creatures as a ransom; the owner of two leaves as they are chosen. With two others it is paid."""
    table = scenario(seats=4).knows(CAPTURE, RANSOM)
    for _ in range(2):
        table.seat(1).casts("Capture", at=[table.seat(2).has("Hill Giant")]).resolves()
    table.seat(1).have(*["Gray Ogre"] * own)
    table.seat(0).casts("Ransom", at=[table.seat(1)])
    table.run(lambda d: d.kind == D_YES_NO, "the offer")
    table.answer([1])
    asked = table.game.decision()
    assert asked is not None and table.of(asked.seat) == table.seat(1)
    table.seat(2).concedes()
    table.resolve_stack()
    assert [table.seat(s).life for s in (1, 3)] == ([20, 20] if own == 2 else [15, 15])
    assert len(table.seat(1).battlefield) == (0 if own == 2 else 1)
    assert table.seat(0).graveyard == ["Ransom"]


# ranges --------------------------------------------------------------------------------------------------------------
@rule("801.7", "508.3d")
def test_who_attacks_is_seen_alone_where_the_words_do_not_say_whom(scenario: Builder) -> None:
    """Seat 0 attacks seat 5. Seat 1 sees who attacks; seat 4 sees whom; seat 3 neither."""
    for name, gain in (("Trumpet", [1, 1, 0, 0]), ("Aimed Trumpet", [1, 0, 0, 0])):
        table = scenario(seats=6, range_of_influence=1).knows(TRUMPET, AIMED)
        for s in (0, 1, 3, 4):
            table.seat(s).has(name)
        bear = table.seat(0).has("Grizzly Bears")
        table.seat(0).attacks({bear: table.seat(5)})
        table.resolve_stack()
        assert [table.seat(s).life - 20 for s in (0, 1, 3, 4)] == gain


# shared turns --------------------------------------------------------------------------------------------------------
@rule("805.4d")
def test_once_for_a_team_unless_that_player_is_spoken_of(scenario: Builder) -> None:
    """At the beginning of each opponent's upkeep: a life for you once, and a loss for each of both heads."""
    bell = card("Bell", "{1}", "Artifact", At(BeginningOf(UPKEEP, whose=EACH_OPPONENT), GainLife(1)))
    toll = card("Toll", "{1}", "Artifact", At(BeginningOf(UPKEEP, whose=EACH_OPPONENT), LoseLife(1, who=THAT_PLAYER)))
    table = scenario(variant="two-headed-giant").knows(bell, toll)
    table.seat(0).has("Bell")
    table.seat(0).has("Toll")
    table.to_turn(table.seat(2))
    table.to_step(DRAW)
    assert (table.seat(0).life, table.seat(2).life) == (31, 28)


@rule("805.7", "603.3b")
def test_abilities_that_do_the_same_are_not_put_in_order(scenario: Builder) -> None:
    """One ability that triggered four times; two abilities are another matter."""
    table = scenario(variant="two-headed-giant").knows(SCHOLAR)
    for scholars, asked in ((1, False), (2, True)):
        table.seat(0).has("Scholar")
        table.seat(0).casts("Meditate")
        kinds: list[int] = []
        before = table.seat(0).life
        while table.seat(0).life < before + 4 * scholars:
            d = table.game.decision()
            kinds.append(int(d.kind))
            table.answer(table.default(d))
        assert (D_ORDER in kinds) == asked


@rule("805.8", "614.10a", "500.11")
def test_a_team_skips_a_turn_for_each_effect_that_says_so(scenario: Builder) -> None:
    table = scenario(variant="two-headed-giant")
    for s in (0, 1):
        table.seat(s).casts("Meditate").resolves()
    seats = [table.next_turn() for _ in range(4)]
    assert [s in (table.seat(0), table.seat(1)) for s in seats] == [False, False, False, True]


@rule("805.8", "614.10")
def test_who_is_to_skip_a_draw_does_not_skip_combat(scenario: Builder) -> None:
    table = scenario(variant="two-headed-giant")
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Fatigue", at=[table.seat(1)]).resolves()
    number = table.turn.number
    table.seat(0).attacks({bear: table.seat(2)})
    table.to_step(MAIN2)
    assert table.seat(2).life == 28 and table.turn.number == number


@rule("805.6a", "614.11")
def test_the_order_of_draws_matters_where_draws_are_replaced(scenario: Builder) -> None:
    """Nothing triggers on draws, and one head's draws may be something else: their team is asked."""
    table = scenario(variant="two-headed-giant")
    table.seat(2).buried("Darkblast")
    decision = table.run(lambda d: d.purpose == FOR_DRAWS, "the order of draws")
    assert table.of(decision.seat) in (table.seat(2), table.seat(3))


@rule("805.6", "101.4")
def test_players_choose_in_the_order_that_the_turns_go(scenario: Builder) -> None:
    table = scenario(seats=4, starting=2)
    state = table.game.state
    assert [table.of(s) for s in state.apnap()] == [table.seat(s) for s in (0, 1, 2, 3)]
    engine = table.seat(0).has("Aeon Engine")
    table.game.state.edit(engine.id).tapped = False
    table.seat(0).activates(engine).resolves()
    assert [table.of(s) for s in table.game.state.apnap()] == [table.seat(s) for s in (0, 3, 2, 1)]


# several turns at once -----------------------------------------------------------------------------------------------
@rule("807.4g")
def test_a_marker_that_was_designated_twice_takes_the_next_one_along_at_once(scenario: Builder) -> None:
    """Seven are left of twelve. The marker to the right of the one that goes waits for its turn, and goes too."""
    table = scenario(seats=12, variant="grand-melee")
    table.seat(5).concedes()
    for s in (2, 3, 10):
        table.seat(s).concedes()
    table.seat(6).concedes()
    assert [int(t.removals) for t in table.game.state.turns] == [0, 2, 0]
    finish_turn(table, 0)
    assert places(table)[0] == 1 and table.game.state.turns[0].active == []
    table.on(1).run(lambda d: places(table)[1] == -1, "the removal of the marker")
    assert places(table)[0] == -1 and places(table)[2] != -1


@rule("807.5a", "807.5b")
def test_who_gets_priority_for_one_stack_is_not_asked_for_which(scenario: Builder) -> None:
    """Seat 4 plays a land in their turn: seats 0 and 8 have turns too, out of range. One marker is gone for good."""
    table = scenario(seats=12, variant="grand-melee").knows(GROVE)
    table.seat(9).concedes()
    table.on(2).run(lambda d: places(table)[2] == -1, "the removal of a marker")
    who = next(s for s in table.seats() if s.in_game and s in table.on(1).active)
    who.has("Grove")
    who.holds("Forest")
    table.on(1).to_step(MAIN1) if table.turn.step < MAIN1 else None
    decision = table.on(1).to_priority(who.number)
    land = next(i for i, o in enumerate(decision.options) if o.kind == O_LAND)
    table.game.answer([land], who.number, 1)
    asked = table.game.decision()
    assert asked is not None and asked.purpose != FOR_STACK
    assert stack_of(table, 1) == ["Grove's ability"]


@rule("807.4g", "901.14b")
def test_the_plane_of_a_marker_that_goes_with_its_turn(scenario: Builder) -> None:
    """Somebody without a marker leaves, and the marker to their right is removed as its turn ends."""
    from tests.rules.ch9_casual.test_901_10_leaving_and_variants import THREE

    table = scenario(seats=12, variant="grand-melee+planechase", planes=[THREE])
    table.seat(5).concedes()
    assert len(table.planes) == 3
    table.on(1).run(lambda d: places(table)[1] == -1, "the removal of the marker")
    assert len(table.planes) == 2
    assert [t.planar_controller >= 0 for t in table.game.state.turns] == [True, False, True]


@rule("807.4c", "604.1")
def test_nobody_has_a_turn_between_two_turns_of_a_marker(scenario: Builder) -> None:
    """What is larger in its controller's turn is so no longer, though the other turns still go on."""
    table = scenario(seats=14, variant="grand-melee").knows(PROUD)
    proud = table.seat(8).has("Proud One")
    assert proud.power == 4
    finish_turn(table, 2)
    assert places(table)[2] == 9 and table.game.state.turns[2].active == []
    assert proud.power == 1


@rule("801.7", "603.7")
def test_the_next_end_step_is_one_within_range_whoever_sits_first(scenario: Builder) -> None:
    """The turn of the first seat is too far away for seat 3, whose ability waits for another."""
    table = scenario(seats=6, range_of_influence=1, starting=0).knows(LATER)
    table.seat(3).casts("Later").resolves()
    table.to_turn(table.seat(1))
    assert table.seat(3).life == 20
    table.to_turn(table.seat(2)).to_turn(table.seat(3))
    assert table.seat(3).life == 23


@rule("800.4a", "608.2d")
def test_colours_do_not_leave_with_a_player(scenario: Builder) -> None:
    """The first seat leaves while another chooses a colour as a spell resolves: all five are there still."""
    table = scenario(seats=3, starting=1).knows(HUE)
    table.seat(0).casts("Hue")
    decision = table.run(lambda d: d.kind == D_MODE, "the colour")
    before = list(decision.candidates)
    assert len(before) == 5 and table.seat(2).number == 0
    table.seat(2).concedes()
    asked = table.game.decision()
    assert asked is not None and asked.kind == D_MODE and list(asked.candidates) == before


# together with other rules -------------------------------------------------------------------------------------------
@rule("800.4a", "610.3")
def test_what_a_leaver_kept_in_exile_until_something_left_comes_back_at_once(scenario: Builder) -> None:
    """Banisher Priest's exile ends with it; what Oblivion Ring took waits for an ability that nobody controls."""
    table = scenario(seats=4)
    bear, giant = table.seat(1).has("Grizzly Bears"), table.seat(1).has("Hill Giant")
    table.seat(0).casts("Banisher Priest", says=[]).resolves()
    table.run(lambda d: d.purpose == FOR_TARGET, "the target")
    table.answer([bear.id])
    table.resolve_stack()
    table.seat(0).casts("Oblivion Ring").resolves()
    if table.game.decision().purpose != FOR_TARGET:
        table.run(lambda d: d.purpose == FOR_TARGET, "the target")
    table.answer([giant.id])
    table.resolve_stack()
    assert sorted(table.seat(1).exile) == ["Grizzly Bears", "Hill Giant"]
    table.seat(0).concedes()
    assert table.seat(1).battlefield == ["Grizzly Bears"] and table.seat(1).exile == ["Hill Giant"]


@rule("800.4b", "111.2")
def test_nothing_is_made_for_a_player_who_has_left(scenario: Builder) -> None:
    """Beast Within on the stack; the controller of its target leaves with something that another player owns."""
    table = scenario(seats=4).knows(CAPTURE)
    bear = table.seat(2).has("Grizzly Bears")
    table.seat(1).casts("Capture", at=[bear]).resolves()
    table.seat(0).casts("Beast Within", at=[bear])
    table.seat(1).concedes()
    assert bear.controller == table.seat(2)
    table.resolve_stack()
    assert bear.died and table.seat(2).battlefield == ["Beast Token"]  # who controls it now gets the Beast
    assert table.seat(1).battlefield == []


@rule("801.8", "801.9", "704.5m")
@pytest.mark.parametrize("name", ["Pacifism", "Short Sword"])
def test_what_is_attached_lets_go_of_what_is_carried_out_of_range(scenario: Builder, name: str) -> None:
    """Seat 2 takes the creature of seat 1: too far away for seat 0."""
    table = scenario(seats=6, range_of_influence=1).knows(CAPTURE)
    bear = table.seat(1).has("Grizzly Bears") if name == "Pacifism" else table.seat(0).has("Grizzly Bears")
    if name == "Pacifism":
        table.seat(0).casts("Pacifism", at=[bear]).resolves()
        table.seat(2).casts("Capture", at=[bear]).resolves()
        assert table.seat(0).graveyard == ["Pacifism"] and bear.stayed
        return
    sword = table.seat(0).has("Short Sword")
    table.seat(0).gets_mana("C")
    table.seat(0).activates(sword, at=[bear]).resolves()
    table.seat(1).casts("Capture", at=[bear]).resolves()
    assert sword.attached_to == bear  # within range still
    table.seat(2).casts("Capture", at=[bear]).resolves()
    assert sword.attached_to is None and sword.stayed and bear.power == 2


@rule("805.4", "725.2")
def test_a_monarch_who_is_the_second_head_draws_one_card(scenario: Builder) -> None:
    table = scenario(variant="two-headed-giant")
    table.seat(1).becomes_monarch()
    held = [len(table.seat(s).hand) for s in range(4)]
    table.to_step(END)
    table.resolve_stack()
    assert [len(table.seat(s).hand) - held[s] for s in range(4)] == [0, 1, 0, 0]


@rule("805.10b", "506.5")
@pytest.mark.parametrize("both", [False, True])
def test_a_creature_attacks_alone_if_the_whole_team_attacks_with_nothing_else(scenario: Builder, both: bool) -> None:
    table = scenario(variant="two-headed-giant")
    mine, other = table.seat(0).has("Aven Squire"), table.seat(1).has("Hill Giant")
    plan = {mine: table.seat(2), other: table.seat(3)} if both else {mine: table.seat(2)}
    table.seat(0).attacks(plan)
    table.to_step(MAIN2)
    assert table.seat(2).life == 30 - (1 + 3 if both else 2)


@rule("805.5a", "117.3d")
def test_a_head_who_passed_may_act_when_the_other_did_something(scenario: Builder) -> None:
    """Both have priority; the second passes, the first casts something, and the second may answer it."""
    table = scenario(variant="two-headed-giant")
    table.seat(1).holds("Shock")
    table.seat(1).gets_mana("R")
    table.game.answer([0], table.seat(1).number)
    table.seat(0).casts("Giant Growth", at=[table.seat(0).has("Grizzly Bears")])
    decision = table.to_priority(table.seat(1).number)
    assert any(table.game.name(o.id) == "Shock" for o in decision.options if o.id >= 0)
    assert table.stack == ["Giant Growth"]


@rule("800.4a", "730.3a")
def test_the_order_of_cards_is_asked_for_though_somebody_leaves(scenario: Builder) -> None:
    """A merged permanent dies; while its owner puts its cards in order, the first seat of all leaves."""
    table = scenario(seats=3, starting=1)
    bear = table.seat(0).has("Grizzly Bears")
    mutates(table.seat(0), "Vulpikeet", bear, ON_TOP)
    table.seat(1).casts("Murder", at=[bear])
    table.asked(table.seat(0), kind=D_ORDER)
    assert table.seat(2).number == 0
    table.seat(2).concedes()
    asked = table.game.decision()
    assert asked is not None and asked.kind == D_ORDER and len(asked.candidates) == 2
    table.answer([1, 0])
    assert table.seat(0).graveyard == ["Grizzly Bears", "Vulpikeet"]


@rule("500.11", "614.10", "805.8")
def test_the_combat_phases_of_the_next_turn_are_skipped_and_no_others(scenario: Builder) -> None:
    table = scenario(seats=2)
    bear = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("False Peace", at=[table.seat(1)]).resolves()
    asked: list[int] = []
    table.run(lambda d: asked.append(int(d.kind)) or table.turn.number == 3, "the third turn")
    assert D_ATTACK not in asked
    table.to_turn(table.seat(1))
    table.seat(1).attacks({bear: table.seat(0)})
    assert bear.attacking
