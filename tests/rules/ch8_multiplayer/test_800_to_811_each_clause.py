"""Clauses of the multiplayer rules that need a position of their own to make a difference. CR 800-811."""

from __future__ import annotations

import pytest

from apnap.abilities.cards import card
from apnap.abilities.effects.damage import DealDamage
from apnap.abilities.effects.durations import Indefinitely, UntilEndOfTurn
from apnap.abilities.effects.life import GainLife
from apnap.abilities.effects.moves import Destroy, ReturnToBattlefield
from apnap.abilities.effects.permanents import PhaseOut
from apnap.abilities.effects.player_actions import Draw
from apnap.abilities.effects.turns import ControlNextTurn, ReverseTurnOrder
from apnap.abilities.events.combat_events import PlayerAttacks
from apnap.abilities.events.damage_events import DealsDamage
from apnap.abilities.events.player_events import Draws
from apnap.abilities.events.triggers import Whenever
from apnap.abilities.filters import CREATURE, PERMANENT
from apnap.abilities.keyword_abilities.flags import SHADOW
from apnap.abilities.players import EACH_OPPONENT, EACH_PLAYER, YOU
from apnap.abilities.statics.changes import Becomes, YouControl
from apnap.abilities.statics.replacements import DrawsInstead
from apnap.abilities.targets import AnyTarget, Target, TargetCard, TargetPlayer
from apnap.errors import TableError
from apnap.rules.ch1_concepts.definitions import Context, Effect
from apnap.rules.ch8_multiplayer.presets.base import ON, Wishes
from apnap.rules.ch8_multiplayer.table import (
    ATTACK_LEFT,
    ATTACK_MULTIPLE,
    ATTACK_ONE,
    ATTACK_RIGHT,
    UNLIMITED,
)
from apnap.rules.ch8_multiplayer.table import TableError as RawTableError
from apnap.rules.core.constants import END_COMBAT, GRAVEYARD
from apnap.rules.core.decisions import D_ATTACK, D_BLOCK, D_PRIORITY, FOR_DRAWS
from apnap.rules.core.game import Game
from apnap.rules.events import Event, LifeChange
from apnap.rules.variants import VARIANTS
from apnap.tables import choice
from apnap.testing import rule
from apnap.testing.plugin import Builder

SWAY = card("Sway", "{U}", "Sorcery", ControlNextTurn(TargetPlayer()))
FADE = card("Fade", "{U}", "Instant", PhaseOut(Target(PERMANENT)))
RAISE = card("Raise", "{B}", "Sorcery", ReturnToBattlefield(TargetCard(CREATURE, whose=EACH_PLAYER)))
TAKE = card("Take", "{U}", "Instant", Indefinitely(Target(PERMANENT), YouControl()))
LOAN = card("Loan", "{U}", "Instant", UntilEndOfTurn(Target(PERMANENT), YouControl()))
SCAR = card("Scar", "{R}", "Enchantment", Whenever(DealsDamage(CREATURE, to=EACH_OPPONENT), GainLife(1)))
DRUM = card("Drum", "{R}", "Enchantment", Whenever(PlayerAttacks(EACH_PLAYER), GainLife(1)))
SPRING = card("Spring", "{U}", "Enchantment", DrawsInstead(2))
SIP = card("Sip", "{U}", "Sorcery", Draw(1))
HEAR = card("Hear", "{U}", "Enchantment", Whenever(Draws(YOU), GainLife(1)))
PING = card("Ping", "{R}", "Instant", DealDamage(1, to=AnyTarget()))


# leaving -------------------------------------------------------------------------------------------------------------
@rule("800.4a", "725.4")
def test_designations_move_only_with_their_holder(scenario: Builder) -> None:
    table = scenario(seats=4, starting=0)
    table.seat(0).becomes_monarch()
    table.seat(1).takes_initiative()
    table.seat(2).concedes()
    assert table.monarch == table.seat(0) and table.initiative == table.seat(1)
    table.seat(0).concedes()
    assert table.monarch == table.seat(1) and table.initiative == table.seat(1)


@rule("800.4a", "726.4")
def test_the_first_seat_of_all_gives_the_initiative_away_too(scenario: Builder) -> None:
    table = scenario(seats=4, starting=0)
    table.seat(0).takes_initiative()
    table.run(lambda d: d.kind == D_PRIORITY and not table.stack, "the dungeon")
    table.seat(0).concedes()
    assert table.initiative == table.seat(1)


@rule("800.4a", "723.1")
@pytest.mark.parametrize("leaver", [0, 2])
@pytest.mark.parametrize("running", [False, True])
def test_only_the_one_who_decides_for_another_ends_that_by_leaving(
    scenario: Builder, leaver: int, running: bool
) -> None:
    table = scenario(seats=4, starting=0).knows(SWAY)
    table.seat(0).casts("Sway", at=[table.seat(1)]).resolves()
    if running:
        table.next_turn()
    table.seat(leaver).concedes()
    if not running:
        table.next_turn()
    assert table.active == [table.seat(1)]
    decision = table.run(lambda d: d.seat == table.seat(1).number, "a question to seat 1")
    assert decision.decider == (table.seat(1) if leaver == 0 else table.seat(0)).number


@rule("800.4a", "702.26n")
def test_what_phased_out_under_a_leaver_who_had_borrowed_it_comes_back(scenario: Builder) -> None:
    table = scenario(seats=4).knows(FADE, TAKE)
    bears, giant = table.seat(1).has("Grizzly Bears"), table.seat(2).has("Hill Giant")
    table.seat(0).casts("Take", at=[bears]).resolves()
    table.seat(0).casts("Fade", at=[bears]).resolves()
    table.seat(2).casts("Fade", at=[giant]).resolves()
    table.seat(0).concedes()
    assert bears.zone == giant.zone == "phased out"
    table.next_turns(4)  # the turn of seat 0 would have begun before the last of them
    assert bears.zone == "battlefield" and bears.controller == table.seat(1)
    assert giant.zone == "battlefield" and giant.controller == table.seat(2)


@rule("800.4a", "800.4c", "702.26n")
@pytest.mark.parametrize("together", [False, True])
def test_what_nobody_is_left_to_phase_in_for_is_exiled(scenario: Builder, together: bool) -> None:
    """Seat 0 raised a creature of seat 2; it phases out under seat 1, who took it, or under seat 0."""
    table = scenario(seats=5).knows(FADE, TAKE, RAISE)
    table.seat(2).buried("Grizzly Bears")
    table.seat(0).casts("Raise", at=[table.game.state.ids(table.seat(2).number, GRAVEYARD)[0]]).resolves()
    bears = table.seat(0).permanent("Grizzly Bears")
    if not together:
        table.seat(1).casts("Take", at=[bears]).resolves()
        table.seat(1).casts("Fade", at=[bears]).resolves()
        table.seat(0).concedes()
        assert bears.zone == "phased out"
        table.seat(1).concedes()
    else:
        table.seat(0).casts("Fade", at=[bears]).resolves()
        table.seat(0).concedes()
    assert bears.zone == "exile" and table.seat(2).exile == ["Grizzly Bears"]


# range ---------------------------------------------------------------------------------------------------------------
class Afar(Effect):
    """Something happens to players whom the controller may not reach, one by one or at once."""

    def __init__(self, together: bool) -> None:
        self.together = together

    def happen(self, game: Game, ctx: Context) -> None:
        events: list[Event] = [LifeChange(s, 1) for s in range(game.state.seats)]
        if self.together:
            game.emit_all(events)
        else:
            for event in events:
                game.emit(event)


@rule("801.10")
@pytest.mark.parametrize("together", [False, True])
def test_nothing_that_an_effect_says_happens_out_of_range(scenario: Builder, together: bool) -> None:
    """The effect does not look whom it reaches: the game does, whoever is the first seat of all."""
    table = scenario(seats=6, range_of_influence=1, starting=0).knows(card("Afar", "{W}", "Sorcery", Afar(together)))
    table.seat(0).casts("Afar").resolves()
    assert [seat.life for seat in table.seats()] == [21, 21, 20, 20, 20, 21]


@rule("801.7")
def test_damage_to_an_opponent_counts_where_source_and_opponent_are_in_range(scenario: Builder) -> None:
    table = scenario(seats=6, range_of_influence=1).knows(SCAR)
    for seat in (1, 5):
        table.seat(seat).has("Scar")
    bears = table.seat(0).has("Grizzly Bears")
    table.seat(0).attacks({bears: table.seat(1)})
    table.to_step(END_COMBAT)
    table.resolve_stack()
    assert table.seat(5).life == 20 and table.seat(1).life == 18  # out of range of one, no opponent of the other


@rule("801.7")
def test_a_player_who_attacks_out_of_range_is_not_noticed(scenario: Builder) -> None:
    table = scenario(seats=6, range_of_influence=1).knows(DRUM)
    for seat in (0, 1, 3):
        table.seat(seat).has("Drum")
    bears = table.seat(0).has("Grizzly Bears")
    table.seat(0).attacks({bears: table.seat(1)})
    table.resolve_stack()
    assert [table.seat(s).life for s in (0, 1, 3)] == [21, 21, 20]


@rule("807.4c", "807.5a")
def test_somebody_without_limit_reaches_the_place_of_a_leaver(scenario: Builder) -> None:
    table = scenario(seats=9, markers=2, range_of_influence=[1, 1, 1, UNLIMITED, 1, 1, 1, 1, 1])
    table.seat(0).concedes()
    waiting: list[int] = []
    while any(d.marker == 0 for d in table.game.decisions()) and len(waiting) < 4:
        decision = next(d for d in table.game.decisions() if d.marker == 0)
        waiting.append((int(decision.seat) - table.offset) % table.count)
        table.game.answer([0], decision.seat, 0)
    assert waiting[:3] == [1, 3, 8]


# shared turns --------------------------------------------------------------------------------------------------------
@rule("805.6a")
def test_who_draws_first_is_asked_where_draws_are_replaced(scenario: Builder) -> None:
    table = scenario(variant="two-headed-giant").knows(SPRING)
    table.seat(2).has("Spring")
    table.asked(purpose=FOR_DRAWS)
    assert table.active == [table.seat(2), table.seat(3)]


@rule("805.6a")
def test_nobody_is_asked_who_draws_first_where_one_of_a_team_draws(scenario: Builder) -> None:
    table = scenario(variant="two-headed-giant", strict=True).knows(SIP, HEAR)
    table.seat(0).has("Hear")
    table.seat(0).casts("Sip").resolves()
    table.resolve_stack()
    assert len(table.seat(0).hand) == 1 and table.seat(0).life == 31


@rule("805.2")
def test_a_member_may_think_better_of_what_they_proposed(scenario: Builder) -> None:
    table = scenario(variant="two-headed-giant")
    bears = table.seat(1).has("Grizzly Bears")
    table.asked(kind=D_ATTACK)
    table.game.suggest([table.seat(3).ref], table.seat(1).number)
    table.game.answer([table.seat(2).ref], table.seat(1).number)
    assert table.game.state.objs[bears.id].attacking == table.seat(2).ref


@rule("805.2", "800.4a")
def test_what_a_leaver_proposed_is_no_objection(scenario: Builder) -> None:
    table = scenario(seats=4, teams=[[0], [1, 2, 3]], shared_turns=True).knows(HEAR)
    table.game.state.table.loss_of = list(range(4))
    table.seat(1).has("Hear")
    table.asked(purpose=FOR_DRAWS)
    one, two, three = (table.seat(s) for s in (1, 2, 3))
    table.game.suggest([three.ref, two.ref, one.ref], three.number)
    three.concedes()
    table.asked(purpose=FOR_DRAWS)
    table.game.answer([two.ref, one.ref], two.number)
    table.resolve_stack()
    assert len(one.hand) == len(two.hand) == 1


# the options of variants ---------------------------------------------------------------------------------------------
@rule("806.2b", "811.2b")
@pytest.mark.parametrize("attack", [ATTACK_ONE, 4, 99])
@pytest.mark.parametrize("name", ["free-for-all", "alternating-teams"])
def test_one_of_the_three_attack_options_is_used(name: str, attack: int) -> None:
    variant = VARIANTS[name]
    with pytest.raises(RawTableError, match="is not one of left, right and multiple"):
        variant.table(list(variant.usual), Wishes(attack=attack))
    for fine in (ATTACK_LEFT, ATTACK_RIGHT, ATTACK_MULTIPLE):
        assert variant.table(list(variant.usual), Wishes(attack=fine)).attack == fine


@rule("807.2b", "810.7", "904.2")
@pytest.mark.parametrize(
    ("name", "wishes"),
    [
        ("grand-melee", Wishes(attack=ATTACK_LEFT)),
        ("two-headed-giant", Wishes(attack=ATTACK_MULTIPLE)),
        ("archenemy", Wishes(attack=ATTACK_MULTIPLE, reach=UNLIMITED)),
        ("supervillain-rumble", Wishes(attack=ATTACK_MULTIPLE, reach=UNLIMITED)),
    ],
)
def test_what_a_variant_has_anyway_may_be_asked_for(name: str, wishes: Wishes) -> None:
    variant = VARIANTS[name]
    table = variant.table(list(variant.usual), wishes)
    assert table.attack == wishes.attack and (wishes.reach != UNLIMITED or table.range is None)


@rule("805.10", "808.3a")
def test_teams_that_share_turns_attack_as_a_group_and_others_as_they_wish() -> None:
    assert choice("team-vs-team", teams="2,2", attack="left").table().attack == ATTACK_LEFT
    with pytest.raises(TableError, match="as a group"):
        choice("team-vs-team", teams="2,2", attack="left", shared_turns=True).table()
    variant = VARIANTS["team-vs-team"]
    assert variant.table([2, 2], Wishes(shared_turns=ON)).shared_turns


@rule("806.3", "807.3")
def test_seats_are_random_where_players_play_as_individuals() -> None:
    for name, seats in (("free-for-all", 8), ("grand-melee", 12)):
        orders = {tuple(choice(name, seats=seats).order(seats, seed)) for seed in range(6)}
        assert len(orders) > 1 and all(sorted(order) == list(range(seats)) for order in orders)
    fixed = {tuple(choice("team-vs-team", teams="4,4").order(8, seed)) for seed in range(6)}
    assert fixed == {tuple(range(8))}
    assert choice(seats=5).order(5, 3) == [0, 1, 2, 3, 4]


# combat --------------------------------------------------------------------------------------------------------------
BACK = card("Turn Back", "{U}", "Sorcery", ReverseTurnOrder())
RAZE = card("Raze", "{B}", "Instant", Destroy(Target(PERMANENT)))
STONE = card("Stone", "{B}", "Instant", UntilEndOfTurn(Target(PERMANENT), Becomes("Artifact", still=False)))
GHOST = card("Ghost", "{B}", "Creature - Spirit", "1/1", SHADOW)


@rule("802.4", "101.4")
def test_in_reversed_order_every_defender_declares_blocks(scenario: Builder) -> None:
    """The engine's first seat is the next in that order, whoever attacks."""
    table = scenario(seats=4, starting=1).knows(BACK)
    table.seat(0).casts("Turn Back").resolves()
    attackers = [table.seat(0).has("Grizzly Bears") for _ in range(3)]
    blockers = {s: table.seat(s).has("Hill Giant") for s in (1, 2, 3)}
    table.seat(0).attacks({attacker: table.seat(s) for attacker, s in zip(attackers, (1, 2, 3), strict=True)})
    asked: list[int] = []
    while len(asked) < 3:
        decision = table.run(lambda d: d.kind == D_BLOCK, "blocks")
        asked.append((int(decision.seat) - table.offset) % table.count)
        table.seat(asked[-1]).blocks({blockers[asked[-1]]: attackers[asked[-1] - 1]})
    assert asked == [3, 2, 1]
    table.to_step(END_COMBAT)
    assert all(attacker.died for attacker in attackers)


@rule("802.4a", "702.28")
def test_a_creature_with_shadow_does_not_block_what_has_none(scenario: Builder) -> None:
    table = scenario(seats=3).knows(GHOST)
    bears = table.seat(0).has("Grizzly Bears")
    table.seat(1).has("Ghost")
    giant = table.seat(1).has("Hill Giant")
    table.seat(0).attacks({bears: table.seat(1)})
    decision = table.run(lambda d: d.kind == D_BLOCK, "blocks")
    assert list(decision.blockers) == [giant.id]


@rule("800.4e", "506.4c", "802.2a")
@pytest.mark.parametrize("spell", ["Raze", "Fade", "Take", "Stone"])
def test_a_planeswalker_that_is_no_longer_there_takes_no_damage(scenario: Builder, spell: str) -> None:
    """Destroyed, phased out, under another player, or no planeswalker any more; and nobody else is dealt it."""
    table = scenario(seats=3).knows(RAZE, FADE, TAKE, STONE)
    bears, karn = table.seat(0).has("Grizzly Bears"), table.seat(1).has("Karn Liberated")
    table.seat(0).attacks({bears: karn})
    table.seat(2).casts(spell, at=[karn]).resolves()
    assert bears.attacking
    table.to_step(END_COMBAT)
    assert [seat.life for seat in table.seats()] == [20, 20, 20]
    assert spell in ("Raze", "Stone") or karn.counters("loyalty") == 6
