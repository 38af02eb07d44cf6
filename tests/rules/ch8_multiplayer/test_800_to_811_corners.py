"""Corners of leaving, of ranges, of shared turns and of several turns at once. CR 800.4, 801, 805, 807."""

from __future__ import annotations

import pytest

from apnap.abilities.among_players.enchanted_players import AttacksPlayer
from apnap.abilities.cards import AdditionalCost, card
from apnap.abilities.costs import SacrificeSome
from apnap.abilities.effects.damage_shields import PreventAll
from apnap.abilities.effects.durations import Indefinitely
from apnap.abilities.effects.life import GainLife, LoseLife
from apnap.abilities.effects.moves import Counter
from apnap.abilities.events.object_events import Enters
from apnap.abilities.filters import CREATURE, LAND
from apnap.abilities.players import EACH_PLAYER
from apnap.abilities.statics.changes import YouControl
from apnap.abilities.targets import Target, TargetSpell
from apnap.rules.core.constants import MAIN2
from apnap.rules.core.decisions import (
    D_ATTACK,
    D_PRIORITY,
    FOR_DRAWS,
    FOR_STACK,
    FOR_TARGET,
    O_CAST,
    O_LAND,
    Decision,
    IllegalAnswer,
)
from apnap.rules.variants import ON, Wishes
from apnap.testing import Scenario, Seat, rule
from apnap.testing.plugin import Builder
from apnap.vocabulary import (
    DealsDamage,
    Sacrifice,
    Surge,
    TargetPlayer,
    Whenever,
)
from tests.rules.ch8_multiplayer.test_800_4_while_paying import begins
from tests.rules.ch8_multiplayer.test_807_5_stacks import stack_of
from tests.rules.ch8_multiplayer.test_807_grand_melee import finish_turn, places

CAPTURE = card("Capture", "{U}", "Instant", Indefinitely(Target(CREATURE), YouControl()))
OFFERING = card("Offering", "{0}", "Sorcery", AdditionalCost(SacrificeSome(2, CREATURE)), GainLife(9))
MOB_RULE = card("Mob", "{R}", "Instant", LoseLife(1, who=TargetPlayer()), Surge("{0}"))
CALM = card("Calm", "{W}", "Instant", PreventAll(Target(CREATURE), by=True))
EDICT = card("Two For One", "{B}", "Sorcery", Sacrifice(2, CREATURE, who=TargetPlayer()))
HERALD = card("Herald", "{1}", "Artifact", Whenever(AttacksPlayer(EACH_PLAYER, EACH_PLAYER), GainLife(1)))
SNARE = card("Snare", "{1}", "Artifact", Whenever(Enters(LAND), Counter(TargetSpell())))
WITNESS = card("Witness", "{1}", "Artifact", Whenever(DealsDamage(CREATURE, to=EACH_PLAYER), GainLife(1)))


# leaving while somebody chooses --------------------------------------------------------------------------------------
@rule("800.4a", "601.2h")
@pytest.mark.parametrize("own", [2, 3])
def test_what_is_left_to_sacrifice_is_enough(scenario: Builder, own: int) -> None:
    """Two are to be sacrificed, of three or four; the owner of one of them leaves as they are chosen."""
    table = scenario(seats=4).knows(CAPTURE, OFFERING)
    table.seat(0).casts("Capture", at=[table.seat(2).has("Hill Giant")]).resolves()
    table.seat(0).have(*["Gray Ogre"] * own)
    table.seat(0).holds("Offering")
    begins(table, O_CAST, "Offering")
    table.seat(2).concedes()
    asked = table.game.decision()
    assert asked is not None and table.of(asked.seat) == table.seat(0)
    assert asked.kind == D_PRIORITY or len(asked.candidates) == own  # all that is left is taken without asking
    if asked.kind != D_PRIORITY:
        table.answer(list(asked.candidates)[:2])
    table.resolve_stack()
    assert table.seat(0).life == 29 and len(table.seat(0).battlefield) == own - 2


@rule("800.4a", "701.21a")
def test_less_than_was_to_be_sacrificed_is_sacrificed_all_the_same(scenario: Builder) -> None:
    """Two of three creatures; the owner of two of them leaves while their controller chooses."""
    table = scenario(seats=4).knows(CAPTURE, EDICT)
    for name in ("Hill Giant", "Grizzly Bears"):
        table.seat(1).casts("Capture", at=[table.seat(2).has(name)]).resolves()
    ogre = table.seat(1).has("Gray Ogre")
    table.seat(0).casts("Two For One", at=[table.seat(1)])
    table.run(lambda d: table.of(d.seat) == table.seat(1) and d.kind != D_PRIORITY, "what to sacrifice")
    table.seat(2).concedes()
    table.resolve_stack()
    assert ogre.died and table.seat(1).battlefield == []


@rule("800.4a", "601.2c")
def test_one_target_left_is_enough_for_one(scenario: Builder) -> None:
    table = scenario(seats=4)
    bear, giant = table.seat(1).has("Grizzly Bears"), table.seat(2).has("Hill Giant")
    table.seat(0).has("Swamp")
    table.seat(0).has("Swamp")
    table.seat(0).holds("Doom Blade")
    begins(table, O_CAST, "Doom Blade")
    asked = table.game.decision()
    assert asked.purpose == FOR_TARGET and sorted(asked.candidates) == sorted([bear.id, giant.id])
    table.seat(2).concedes()
    asked = table.game.decision()
    if asked.purpose == FOR_TARGET:
        assert list(asked.candidates) == [bear.id]
        table.answer([bear.id])
    table.resolve_stack()
    assert bear.died and table.seat(0).graveyard == ["Doom Blade"]


# ranges --------------------------------------------------------------------------------------------------------------
@rule("801.7", "508.3e")
def test_who_attacks_and_who_is_attacked_are_both_seen_or_nothing_is(scenario: Builder) -> None:
    """Seat 0 attacks both neighbours: seat 1 sees itself attacked, and not what happens to seat 5."""
    table = scenario(seats=6, range_of_influence=1).knows(HERALD)
    for s in (1, 2, 3):
        table.seat(s).has("Herald")
    bear, giant = table.seat(0).has("Grizzly Bears"), table.seat(0).has("Hill Giant")
    table.seat(0).attacks({bear: table.seat(1), giant: table.seat(5)})
    table.resolve_stack()
    assert [table.seat(s).life for s in (1, 2, 3)] == [21, 20, 20]


@rule("801.7", "603.2")
def test_damage_to_a_player_is_seen_with_its_source_and_the_player(scenario: Builder) -> None:
    """A creature of seat 0 hurts seat 5. Seat 1 sees the creature only; seat 4 the player only; seat 0 both."""
    table = scenario(seats=6, range_of_influence=1).knows(WITNESS)
    for s in (0, 1, 4):
        table.seat(s).has("Witness")
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).attacks({bear: table.seat(5)})
    table.to_step(MAIN2)
    assert [table.seat(s).life for s in (0, 1, 4, 5)] == [21, 20, 20, 18]


@rule("801.13b", "615.3")
def test_a_shield_keeps_its_creature_from_hurting_those_whom_its_controller_cannot_reach(scenario: Builder) -> None:
    """Seat 5's creature attacks seat 4; the shield is seat 0's, who reaches the creature and not the player."""
    table = scenario(seats=6, range_of_influence=1, starting=0).knows(CALM)
    table.to_turn(table.seat(5))
    giant = table.seat(5).has("Hill Giant")
    table.seat(5).attacks({giant: table.seat(4)})
    table.seat(0).casts("Calm", at=[giant]).resolves()
    table.to_step(MAIN2)
    assert table.seat(4).life == 20


@rule("801.11", "702.117")
def test_a_spell_of_an_opponent_is_nobodys_surge(scenario: Builder) -> None:
    """Teams of two: what a teammate in range cast before counts, what an opponent cast does not."""
    for caster, may in ((2, False), (3, False), (0, True)):
        table = scenario(seats=4, teams=[[0, 1], [2, 3]], range_of_influence=1).knows(MOB_RULE)
        (mob,) = table.seat(1).holds("Mob")
        table.seat(caster).casts("Lightning Bolt", at=[table.seat(caster)]).resolves()
        decision = table.to_priority(table.seat(1).number)
        assert any(o.kind == O_CAST and o.id == mob.id for o in decision.options) == may


@rule("801.2d", "310.8")
def test_a_battle_is_where_its_protector_is_whichever_seat_that_is(scenario: Builder) -> None:
    """The first seat of all protects a battle of a player who sits too far away for seat 1."""
    table = scenario(seats=7, range_of_influence=1, starting=0)
    siege = table.seat(3).has("Invasion of Dominaria", counters={"defense": 5})
    state = table.game.state
    state.edit(siege.id).protector = table.seat(0).number
    table.refresh()
    assert [s for s in range(7) if table.game.state.reaches(table.seat(s).number, siege.id)] == [0, 1, 2, 3, 4, 6]


# shared turns --------------------------------------------------------------------------------------------------------
@rule("805.10b", "801.8")
def test_each_creature_of_a_team_attacks_whom_its_own_controller_reaches(scenario: Builder) -> None:
    """Two teams of three round the table, range 1: the ends of the row have an enemy each, the middle none."""
    table = scenario(variant="team-vs-team", sizes=[3, 3], wishes=Wishes(reach=1, shared_turns=ON))
    bear, ogre, giant = (table.seat(s).has(n) for s, n in enumerate(("Grizzly Bears", "Gray Ogre", "Hill Giant")))
    asked = table.asked(kind=D_ATTACK)
    assert ogre.id not in asked.attackers and sorted(asked.attackers) == sorted([bear.id, giant.id])
    order = [int(a) for a in asked.attackers]
    plan = {bear.id: table.seat(3).ref, giant.id: table.seat(5).ref}
    with pytest.raises(IllegalAnswer):
        table.answer([plan[a] for a in order])
    plan = {bear.id: table.seat(5).ref, giant.id: table.seat(3).ref}
    table.answer([plan[a] for a in order])
    table.to_step(MAIN2)
    assert [table.seat(s).life for s in (3, 4, 5)] == [17, 20, 18]


@rule("805.6a", "800.4a")
def test_who_is_left_alone_of_a_team_is_not_asked_in_which_order_they_draw(scenario: Builder) -> None:
    table = scenario(variant="team-vs-team", sizes=[2, 2], wishes=Wishes(shared_turns=ON))
    table.seat(2).has("Underworld Dreams")
    table.seat(1).concedes()
    asked: list[Seat] = []
    number = table.turn.number

    def until(d: Decision) -> bool:
        if d.purpose == FOR_DRAWS:
            asked.append(table.of(d.seat))
        return table.turn.number >= number + 3

    table.run(until, "three turns")
    assert asked and table.seat(0) not in asked


@rule("805.6a", "800.4a", "104.3a")
def test_the_last_of_a_team_leaves_while_the_team_is_asked(scenario: Builder) -> None:
    """Nobody of the team is left to say in which order its abilities go onto the stack: the game goes on."""
    table = scenario(variant="team-vs-team", sizes=[2, 2, 2], wishes=Wishes(shared_turns=ON))
    table.seat(1).concedes()
    table.seat(0).has("Soul Warden")
    table.seat(0).has("Essence Warden")
    table.seat(2).casts("Shock", at=[table.seat(4)])
    table.seat(0).concedes()
    assert not table.seat(0).in_game and table.seat(2).in_game
    table.next_turn()
    assert table.active[0] in (table.seat(2), table.seat(3))


# several turns at once -----------------------------------------------------------------------------------------------
def turns_of(table: Scenario, marker: int, count: int) -> list[tuple[Seat, bool]]:
    """Who takes the turns of a marker, and whether they are extra ones, beginning with the one that is going on."""
    out = [(table.active[0], bool(table.turn.extra))]
    while len(out) < count:
        finish_turn(table, marker)
        table.run(lambda d: table.turn.active != [], "the next turn of the marker")
        out.append((table.active[0], bool(table.turn.extra)))
    return out


@rule("807.4i", "807.4j")
def test_two_extra_turns_come_before_the_next_one_whoever_is_close(scenario: Builder) -> None:
    """Seat 1 is owed two turns. A marker waits close on its right meanwhile: its own turn is still to come."""
    table = scenario(seats=12, variant="grand-melee")
    one = table.seat(1)
    for _ in range(2):
        table.on(0).seat(0).casts("Time Warp", at=[one]).resolves()
    finish_turn(table, 0)
    table.run(lambda d: table.turn.active != [], "the extra turn")
    finish_turn(table, 2)
    assert places(table)[2] == 10
    assert turns_of(table.on(0), 0, 4) == [(one, True), (one, True), (one, False), (table.seat(2), False)]


@rule("807.4j", "800.4j", "807.4c")
def test_who_leaves_in_an_extra_turn_has_no_next_one(scenario: Builder) -> None:
    table = scenario(seats=14, variant="grand-melee")
    table.on(0).seat(0).casts("Time Warp", at=[table.seat(1)]).resolves()
    finish_turn(table, 0)
    table.run(lambda d: table.turn.active != [], "the extra turn")
    assert table.active == [table.seat(1)] and table.turn.extra
    table.seat(1).concedes()
    finish_turn(table, 0)
    assert places(table)[0] == 2


@rule("807.4c", "800.4k")
def test_a_marker_goes_on_at_once_from_who_leaves_before_their_turn_begins(scenario: Builder) -> None:
    """The turn of seat 8 is over, seat 9 has its marker, and the other turns still go on: seat 9 leaves."""
    table = scenario(seats=14, variant="grand-melee")
    finish_turn(table, 2)
    assert places(table)[2] == 9 and table.game.state.turns[2].active == []
    table.seat(9).concedes()
    assert places(table)[2] == 10
    table.on(2).run(lambda d: table.turn.active != [], "the next turn of that marker")
    assert table.active == [table.seat(10)]


@rule("807.4e", "807.4g")
def test_a_designated_marker_whose_turn_has_not_begun_is_removed_at_once(scenario: Builder) -> None:
    """Twelve seats, three markers; seat 9 has one and does not take a turn yet as seat 10 leaves."""
    table = scenario(seats=12, variant="grand-melee")
    finish_turn(table, 2)
    assert places(table) == [0, 4, 9]
    table.seat(10).concedes()
    assert places(table) == [0, 4, -1]


@rule("807.5b", "603.3d")
@pytest.mark.parametrize("spells", [(), (1,), (0, 1), (0, 1, 2)])
def test_an_ability_is_put_where_its_targets_are_else_on_any_stack(scenario: Builder, spells: tuple[int, ...]) -> None:
    """Four stacks, all within everybody's reach, on some of which is something to counter; a land is played."""
    table = scenario(seats=16, markers=4, range_of_influence=8).knows(SNARE)
    table.seat(2).has("Snare")
    for marker in spells:
        table.on(marker).seat(4 * marker).casts("Grizzly Bears")
    table.seat(12).holds("Forest")
    decision = table.on(3).to_priority(table.seat(12).number)
    land = next(i for i, o in enumerate(decision.options) if o.kind == O_LAND)
    table.game.answer([land], table.seat(12).number, 3)
    asked = table.game.decision()
    assert asked is not None
    if len(spells) == 1:
        assert stack_of(table, spells[0]) == ["Grizzly Bears", "Snare's ability"]
        return
    assert asked.purpose == FOR_STACK and sorted(asked.candidates) == list(spells or range(4))
    table.answer([asked.candidates[-1]])
    after = [stack_of(table, m)[1:] for m in range(4)]
    assert sum(map(len, after)) == (1 if spells else 0)
