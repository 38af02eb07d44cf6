"""Choices, costs and spells in the middle of which somebody leaves. CR 800.4a, 800.4f-h, 104.3a."""

from __future__ import annotations

import pytest

from apnap.abilities.among_players.what_is_kept import CountersOnOwn, KeepSome
from apnap.abilities.cards import card, token
from apnap.abilities.costs import PayMana
from apnap.abilities.effects.copies import CopyWithOpponents
from apnap.abilities.effects.creating import CreateTokens
from apnap.abilities.effects.durations import Indefinitely
from apnap.abilities.effects.flow import May
from apnap.abilities.effects.life import GainLife, LoseLife
from apnap.abilities.effects.payment import UnlessPays
from apnap.abilities.effects.player_actions import Discard, DiscardOrSacrifice, Draw, Sacrifice
from apnap.abilities.effects.whole_zones import ReturnOwn
from apnap.abilities.filters import CREATURE
from apnap.abilities.keyword_actions.library import Scry
from apnap.abilities.keyword_actions.proliferate_and_blight import Proliferate
from apnap.abilities.keyword_actions.tokens import Populate
from apnap.abilities.players import EACH_OTHER_PLAYER, EACH_PLAYER
from apnap.abilities.statics.changes import YouControl
from apnap.abilities.targets import Target, TargetPlayer, TargetSpell
from apnap.record import Playback
from apnap.rules.ch1_concepts.definitions import Context, Effect
from apnap.rules.core.constants import MAIN2, UPKEEP
from apnap.rules.core.decisions import (
    D_DIVIDE,
    D_PRIORITY,
    D_YES_NO,
    FOR_DISCARD,
    FOR_LOOK,
    FOR_MAY,
    FOR_PLAYER,
    FOR_REPLACEMENT,
    FOR_SACRIFICE,
    FOR_TARGET,
    O_ACTIVATE,
    O_CAST,
    YesNoDecision,
)
from apnap.rules.core.game import Game
from apnap.rules.events import LifeChange
from apnap.testing import rule
from apnap.testing.plugin import Builder
from apnap.testing.scenario import Scenario, Seat
from tests.helpers.words_without_cards import DamageDoubled

TITHE = card("Tithe", "{B}", "Sorcery", Sacrifice(1, CREATURE, who=EACH_PLAYER))
BRIBE = card("Bribe", "{B}", "Sorcery", UnlessPays(TargetPlayer(), PayMana("{1}"), GainLife(5)))
QUESTION = card("Question", "{U}", "Sorcery", May(Draw(1), who=TargetPlayer()))


class AnOpponentDecides(Effect):
    """An opponent says whether you gain 1 life."""

    def happen(self, game: Game, ctx: Context) -> None:
        seats = [s for s in game.state.apnap() if game.state.opponents(ctx.controller, s)]
        decision = YesNoDecision(seats[0], "608.2d", ctx=ctx)
        if game.ask(decision)[0]:
            game.emit(LifeChange(ctx.controller, 1))


APE = token("Ape Token", "Creature - Ape", "3/3")
ASKING = May(GainLife(1), who=EACH_OTHER_PLAYER)
CROWD = card("Crowd", "{W}", "Sorcery", ASKING, CreateTokens(1, APE, who=EACH_PLAYER))
SPREAD = card("Spread", "{G}", "Sorcery", Proliferate())
ALL_POPULATE = card("All Populate", "{W}", "Sorcery", Populate(who=EACH_PLAYER))


def begins(table: Scenario, seat: Seat, name: str) -> None:
    """Begin to cast a card, up to the first question."""
    id = table.place(seat.number, name, 1)
    table.mana_for(seat.number, id, 0)
    table.refresh()
    decision = table.to_priority(seat.number)
    table.answer([next(i for i, o in enumerate(decision.options) if o.kind == O_CAST and o.id == id)])


# choices that others make now --------------------------------------------------------------------------------------


@rule("800.4f")
def test_a_cost_that_a_leaver_should_pay_is_not_paid(scenario: Builder) -> None:
    table = scenario(seats=4).knows(BRIBE)
    table.seat(2).has("Forest")
    table.seat(0).casts("Bribe", at=[table.seat(2)])
    decision = table.asked(table.seat(2))
    assert decision.cost
    table.seat(2).concedes()
    asked = table.game.decision()
    assert asked is not None and asked.kind == D_PRIORITY  # nobody else is asked
    table.resolve_stack()
    assert table.seat(0).life == 25


@rule("800.4g")
def test_the_controller_chooses_somebody_else_to_choose(scenario: Builder) -> None:
    table = scenario(seats=4).knows(QUESTION)
    table.seat(0).casts("Question", at=[table.seat(2)])
    table.asked(table.seat(2), kind=D_YES_NO)
    table.seat(2).concedes()
    decision = table.asked(table.seat(0), FOR_PLAYER)
    assert table.seat(2).ref not in decision.candidates
    table.answer([table.seat(3).ref])
    table.asked(table.seat(3), kind=D_YES_NO)
    table.answer([1])
    assert len(table.seat(0).hand) == 1


@rule("800.4g", "701.9a")
def test_nobody_chooses_from_the_hand_of_a_leaver(scenario: Builder) -> None:
    """There is nothing left to discard, so there is nothing to choose, and nobody gets to see those cards."""
    table = scenario(seats=4)
    table.seat(2).holds("Shock", "Forest", "Mountain")
    table.seat(0).casts("Mind Rot", at=[table.seat(2)])
    table.asked(table.seat(2), FOR_DISCARD)
    table.seat(2).concedes()
    assert table.holder == table.seat(0)
    assert table.stack == []


@rule("800.4g", "701.22a")
def test_nobody_looks_at_the_library_of_a_leaver(scenario: Builder) -> None:
    table = scenario(seats=4).knows(card("Peek", "{U}", "Sorcery", Scry(2, who=TargetPlayer())))
    table.seat(0).casts("Peek", at=[table.seat(2)])
    table.asked(table.seat(2), FOR_LOOK)
    table.seat(2).concedes()
    assert table.holder == table.seat(0) and table.stack == []


@rule("800.4g")
def test_an_opponents_choice_goes_to_another_opponent(scenario: Builder) -> None:
    """Seats 0 and 2 are a team: the choice does not go to the teammate."""
    table = scenario(seats=4, teams=[[0, 2], [1, 3]]).knows(card("Duel", "{U}", "Sorcery", AnOpponentDecides()))
    table.seat(0).casts("Duel")
    decision = table.asked(kind=D_YES_NO)
    first = table.of(decision.seat)
    other = table.seat(3) if first == table.seat(1) else table.seat(1)
    first.concedes()
    decision = table.asked(kind=D_YES_NO)
    assert table.of(decision.seat) == other
    table.answer([1])
    assert table.seat(0).life == 21


@rule("800.4h", "616.1")
def test_a_choice_that_a_rule_asks_for_goes_to_the_next_player(scenario: Builder) -> None:
    table = scenario(seats=4).knows(card("Doubler", "{R}", "Enchantment", DamageDoubled()))
    table.seat(0).have("Doubler", "Doubler")
    table.seat(0).casts("Shock", at=[table.seat(1)])
    table.asked(table.seat(1), FOR_REPLACEMENT)
    table.seat(1).concedes()
    decision = table.game.decision()
    assert decision is not None and table.of(decision.seat) == table.seat(2)
    table.answer([decision.candidates[0]])
    table.resolve_stack()
    assert [s.life for s in table.seats() if s.in_game] == [20, 20, 20]


@rule("800.4a", "608.2e")
def test_one_of_several_who_sacrifice_leaves_instead(scenario: Builder) -> None:
    table = scenario(seats=4).knows(TITHE)
    pairs = [seat.have("Grizzly Bears", "Hill Giant") for seat in table.seats()]
    table.seat(0).casts("Tithe")
    table.asked(table.seat(0), FOR_SACRIFICE)
    table.answer([pairs[0][0].id])
    table.asked(table.seat(1), FOR_SACRIFICE)
    table.seat(1).concedes()
    for i in (2, 3):
        decision = table.asked(purpose=FOR_SACRIFICE)
        assert table.of(decision.seat) == table.seat(i)
        table.answer([pairs[i][1].id])
    assert [s.battlefield for s in table.seats()] == [["Hill Giant"], [], ["Grizzly Bears"], ["Grizzly Bears"]]


@rule("104.3a", "800.4a")
def test_a_player_leaves_while_another_decides(scenario: Builder) -> None:
    table = scenario(seats=4).knows(TITHE)
    pairs = [seat.have("Grizzly Bears", "Hill Giant") for seat in table.seats()]
    table.seat(0).casts("Tithe")
    table.asked(table.seat(0), FOR_SACRIFICE)
    table.seat(3).concedes()
    for i in (0, 1, 2):
        decision = table.asked(purpose=FOR_SACRIFICE)
        assert table.of(decision.seat) == table.seat(i)
        table.answer([pairs[i][0].id])
    assert [s.battlefield for s in table.seats()] == [["Hill Giant"]] * 3 + [[]]


@rule("800.4a", "608.2m")
def test_a_controller_leaves_in_the_middle_of_a_resolution(scenario: Builder) -> None:
    """The spell has begun to resolve: what it says to the others still happens."""
    table = scenario(seats=4).knows(
        card("Double Deal", "{B}", "Sorcery", Discard(1), LoseLife(3, who=EACH_PLAYER), GainLife(2))
    )
    table.seat(0).holds("Shock", "Forest")
    table.seat(0).casts("Double Deal")
    table.asked(table.seat(0), FOR_DISCARD)
    table.seat(0).concedes()
    assert [s.life for s in table.seats()[1:]] == [17, 17, 17]
    assert table.stack == []
    assert table.holder == table.seat(1)


@rule("800.4a", "601.2")
def test_a_caster_leaves_in_the_middle_of_casting(scenario: Builder) -> None:
    table = scenario(seats=4)
    table.seat(0).holds("Shock")
    table.seat(0).gets_mana("R")
    decision = table.to_priority(table.seat(0).number)
    pick = next(i for i, o in enumerate(decision.options) if table.game.name(o.id) == "Shock")
    table.answer([pick])
    assert table.stack == ["Shock"]
    table.seat(0).concedes()
    assert table.stack == [] and table.holder == table.seat(1)


@rule("800.4a", "514.1")
def test_leaving_instead_of_discarding(scenario: Builder) -> None:
    table = scenario(seats=4)
    table.seat(0).holds(*["Forest"] * 9)
    table.asked(table.seat(0), FOR_DISCARD)
    table.seat(0).concedes()
    assert table.active == [table.seat(1)]
    assert table.game.state.turn().step == UPKEEP


@rule("800.4a", "601.2")
def test_what_a_leaver_had_begun_is_in_the_record(scenario: Builder) -> None:
    """The game is played again from its answers, and is the same."""
    table = scenario(seats=3)
    table.seat(0).holds("Shock")
    table.seat(0).gets_mana("R")
    begun, past = table.game.state.fork(), len(table.game.history)
    decision = table.to_priority(table.seat(0).number)
    table.answer([next(i for i, o in enumerate(decision.options) if table.game.name(o.id) == "Shock")])
    table.seat(0).concedes()
    table.seat(1).passes()
    replay = Playback(begun, table.game.names)
    replay.feed(table.game.history[past:])
    assert replay.digest() == table.game.digest()


@rule("800.4a", "608.2e")
def test_several_leave_one_after_the_other_while_a_spell_asks_them(scenario: Builder) -> None:
    table = scenario(seats=5).knows(CROWD)
    table.seat(0).casts("Crowd")
    for seat in (1, 2, 3):
        decision = table.asked(table.seat(seat), FOR_MAY)
        assert decision.kind == D_YES_NO
        table.seat(seat).concedes()
    table.to_step(MAIN2)
    assert [s.battlefield for s in table.seats()] == [["Ape Token"], [], [], [], ["Ape Token"]]


# what is gone is not offered any longer ----------------------------------------------------------------------------


@rule("800.4a")
def test_a_source_that_has_left_can_not_be_chosen(scenario: Builder) -> None:
    table = scenario(3)
    seat = table.seat(0)
    circle = seat.has("Circle of Protection: Red")
    seat.gets_mana("C")
    first = table.seat(1).has("Hill Giant")
    second = table.seat(2).has("Hill Giant")
    decision = table.to_priority(seat.number)
    table.answer([next(i for i, o in enumerate(decision.options) if o.kind == O_ACTIVATE and o.id == circle.id)])
    table.asked(seat)
    table.seat(1).concedes()
    asked = table.game.decision()
    assert asked is not None and asked.rule == "609.7a"
    assert [int(x) for x in asked.candidates] == [second.id]
    assert first.id not in asked.candidates


@rule("800.4a")
def test_where_all_that_could_be_chosen_has_left_nobody_is_asked(scenario: Builder) -> None:
    table = scenario(3).knows(SPREAD)
    table.seat(1).has("Grizzly Bears", counters={"+1/+1": 1})
    table.seat(0).casts("Spread")
    table.asked(table.seat(0))
    table.seat(1).concedes()
    asked = table.game.decision()
    assert asked is not None and asked.kind == D_PRIORITY


@rule("800.4a", "101.4")
def test_nobody_else_chooses_among_the_permanents_of_a_leaver(scenario: Builder) -> None:
    """The second player leaves instead of choosing a token to copy; the third is asked next."""
    table = scenario(3).knows(ALL_POPULATE)
    for seat in table.seats():
        seat.casts("Raise the Alarm").resolves()
    table.seat(0).casts("All Populate")
    table.asked(table.seat(0))
    table.answer([int(table.game.decision().candidates[0])])  # type: ignore[union-attr]
    asked = table.game.decision()
    assert asked is not None and asked.seat == table.seat(1).number
    table.seat(1).concedes()
    asked = table.game.decision()
    assert asked is not None and asked.seat == table.seat(2).number and asked.rule == "701.36a"


@rule("601.2d", "800.4a")
def test_what_is_divided_goes_to_those_who_are_left(scenario: Builder) -> None:
    table = scenario(4)
    seat = table.seat(0)
    begins(table, seat, "Arc Lightning")
    table.answer([s.ref for s in table.seats()[1:3]])
    asked = table.game.decision()
    assert asked is not None and asked.kind == D_DIVIDE
    table.seat(1).concedes()
    table.resolve_stack()
    assert table.seat(2).life == 17


@rule("601.2c", "733.1")
def test_without_its_only_target_a_spell_is_taken_back(scenario: Builder) -> None:
    table = scenario(3)
    seat = table.seat(0)
    first, second = table.seat(1).have("Grizzly Bears", "Grizzly Bears")
    begins(table, seat, "Doom Blade")
    asked = table.game.decision()
    assert asked is not None and sorted(asked.candidates) == sorted([first.id, second.id])
    table.seat(1).concedes()
    asked = table.game.decision()
    assert asked is not None and asked.kind == D_PRIORITY
    assert "Doom Blade" in seat.hand
    assert seat.pool == "BC"


@rule("800.4a", "702.122")
def test_a_player_who_leaves_while_paying_a_cost(scenario: Builder) -> None:
    """The activation ends with its player, whose creatures are gone too."""
    table = scenario(3)
    seat = table.seat(0)
    vehicle = seat.has("Cultivator's Caravan")
    seat.have("Hill Giant", "Hill Giant", "Hill Giant")
    decision = table.to_priority(seat.number)
    table.answer([next(i for i, o in enumerate(decision.options) if o.kind == O_ACTIVATE and o.id == vehicle.id)])
    asked = table.game.decision()
    assert asked is not None and asked.rule == "702.122a"
    seat.concedes()
    asked = table.game.decision()
    assert asked is not None and asked.kind == D_PRIORITY and table.stack == []


@rule("800.4a", "608.2g")
def test_a_player_leaves_while_casting_what_an_effect_lets_them_cast(scenario: Builder) -> None:
    """Cascade has found Shock, and its caster leaves instead of choosing a target."""
    table = scenario(3)
    table.seat(0).library("Shock")
    table.seat(0).casts("Enlisted Wurm")
    table.asked(table.seat(0), FOR_MAY)
    table.answer([1])
    table.asked(table.seat(0), FOR_TARGET)
    table.seat(0).concedes()
    assert table.stack == [] and table.seat(1).life == table.seat(2).life == 20
    table.next_turn()
    assert table.active == [table.seat(1)]


@rule("800.4a", "608.2g")
def test_what_an_effect_lets_a_player_cast_goes_onto_the_stack(scenario: Builder) -> None:
    table = scenario(3)
    table.seat(0).library("Shock")
    table.seat(0).casts("Enlisted Wurm")
    table.asked(table.seat(0), FOR_MAY)
    table.answer([1])
    table.asked(table.seat(0), FOR_TARGET)
    table.seat(2).concedes()  # and those who have left are not targets
    decision = table.asked(table.seat(0), FOR_TARGET)
    assert table.seat(2).ref not in decision.candidates
    table.answer([table.seat(1).ref])
    table.resolve_stack()
    assert table.seat(1).life == 18 and table.seat(0).graveyard == ["Shock"]


@rule("800.4a", "608.2e")
def test_a_card_chosen_by_a_leaver_is_not_discarded(scenario: Builder) -> None:
    """They leave while the next player chooses: what they chose left with them, and is not counted."""
    table = scenario(seats=4)
    one, leaver, other, _ = table.seats()
    for seat in table.seats()[1:]:
        seat.holds("Shock", "Fog")
    one.casts("Syphon Mind")
    for seat in (leaver, other):
        asked = table.asked(seat)
        if seat == leaver:
            table.answer([asked.candidates[0]])
    leaver.concedes()
    table.resolve_stack()
    assert len(one.hand) == 2


@rule("800.4a", "608.2e")
def test_a_creature_chosen_by_a_leaver_is_not_sacrificed(scenario: Builder) -> None:
    table = scenario(seats=4)
    one, leaver, other, _ = table.seats()
    for seat in table.seats()[1:]:
        seat.have("Grizzly Bears", "Hill Giant")
    one.casts("Syphon Flesh")
    for seat in (leaver, other):
        asked = table.asked(seat)
        if seat == leaver:
            table.answer([asked.candidates[0]])
    leaver.concedes()
    table.resolve_stack()
    assert one.battlefield == ["Zombie Token", "Zombie Token"]


@rule("800.4a", "608.2e")
@pytest.mark.parametrize("teams", [None, [[0, 1], [2, 3], [4, 5]]])
def test_nobody_decides_for_a_player_who_left_before_they_were_asked(
    scenario: Builder, teams: list[list[int]] | None
) -> None:
    """Each other player may let seat 0 gain 1 life; the last of them leaves while an earlier one is asked."""
    table = scenario(seats=6, teams=teams, shared_turns=teams is not None).knows(CROWD)
    table.seat(0).casts("Crowd")
    first = table.seat(1)
    table.asked(first, FOR_MAY)
    table.seat(5).concedes()
    asked = []
    while (decision := table.game.decision()) is not None and decision.kind != D_PRIORITY:
        assert decision.purpose == FOR_MAY, "nobody is chosen to choose instead"
        asked.append(decision.seat)
        table.answer([1])
    expected = [seat for seat in table.seats()[1:] if seat.in_game]
    assert sorted(asked) == sorted(seat.number for seat in expected)
    assert table.seat(0).life == 20 + len(expected)


@rule("800.4a", "707.10")
def test_who_leaves_when_they_may_copy_a_spell_copies_nothing(scenario: Builder) -> None:
    copies = card("Common Copies", "{U}", "Instant", CopyWithOpponents(TargetSpell()))
    table = scenario(seats=4).knows(copies)
    shock = table.seat(0).casts("Shock", at=[table.seat(1)])
    table.seat(0).casts("Common Copies", at=[shock])
    table.asked(table.seat(2), FOR_MAY)
    table.seat(2).concedes()
    table.resolve_stack()
    assert table.seat(1).life == 16 and not any("asked (player" in line for line in table.defaults)


@rule("701.21a", "800.4a", "608.2e")
@pytest.mark.parametrize("alone", [False, True])
@pytest.mark.parametrize("deed", ["sacrifice", "discard or sacrifice", "return", "counter"])
def test_what_a_leaver_chose_and_another_has_back_is_let_alone(scenario: Builder, deed: str, alone: bool) -> None:
    """Seat 2 had it from seat 1; it was chosen, or all there was to choose from, before seat 2 left."""
    deeds: dict[str, Effect] = {
        "sacrifice": Sacrifice(1, CREATURE, who=EACH_PLAYER),
        "discard or sacrifice": DiscardOrSacrifice(CREATURE, who=EACH_PLAYER),
        "return": ReturnOwn(1, CREATURE, who=EACH_PLAYER),
        "counter": CountersOnOwn(1, "+1/+1", CREATURE, who=EACH_PLAYER),
    }
    capture = card("Capture", "{U}", "Instant", Indefinitely(Target(CREATURE), YouControl()))
    table = scenario(seats=4).knows(capture, card("Deed", "{B}", "Sorcery", deeds[deed]))
    giant = table.seat(1).has("Hill Giant")
    table.seat(2).casts("Capture", at=[giant]).resolves()
    elves = [table.seat(s).has("Llanowar Elves") for s in (0, 1, 3)]
    for s in (0, 1, 3) if alone else (0, 1, 2, 3):
        table.seat(s).has("Grizzly Bears")
    table.seat(0).casts("Deed")
    for s in (0, 1) if alone else (0, 1, 2):
        table.asked(table.seat(s))
        table.answer([giant if s == 2 else elves[s]])
    table.asked(table.seat(3))
    table.seat(2).concedes()
    table.answer([elves[2]])
    table.resolve_stack()
    assert giant.stayed and giant.controller == table.seat(1) and giant.power == 3
    if deed == "counter":
        assert [elf.power for elf in elves] == [2, 2, 2]
    else:
        assert not any(elf.stayed for elf in elves)


@rule("800.4a", "608.2e")
def test_what_a_leaver_kept_is_not_what_its_owner_kept(scenario: Builder) -> None:
    """Everybody keeps one creature; seat 2 keeps one of seat 1 and leaves, so it is among the rest of seat 1."""
    capture = card("Capture", "{U}", "Instant", Indefinitely(Target(CREATURE), YouControl()))
    table = scenario(seats=4).knows(
        capture, card("Few", "{B}", "Sorcery", KeepSome([CREATURE], CREATURE, who=EACH_PLAYER))
    )
    giant = table.seat(1).has("Hill Giant")
    table.seat(2).casts("Capture", at=[giant]).resolves()
    bears = table.each_seat_has("Grizzly Bears")
    elves = table.each_seat_has("Llanowar Elves")
    table.seat(0).casts("Few")
    for s in (0, 1, 2):
        table.asked(table.seat(s))
        table.answer([giant if s == 2 else elves[s]])
    table.asked(table.seat(3))
    table.seat(2).concedes()
    table.answer([elves[3]])
    table.resolve_stack()
    assert giant.died
    bears.died(0, 1, 3)
    elves.stayed(0, 1, 3)


@rule("800.4a", "608.2d")
def test_where_less_is_left_than_was_to_be_chosen_all_of_it_is(scenario: Builder) -> None:
    """Two of three are to be sacrificed, and two of them leave with their owner: the third one is."""
    capture = card("Capture", "{U}", "Instant", Indefinitely(Target(CREATURE), YouControl()))
    table = scenario(seats=4).knows(capture)
    for _ in range(2):
        table.seat(1).casts("Capture", at=[table.seat(2).has("Hill Giant")]).resolves()
    bear = table.seat(1).has("Grizzly Bears")
    elves = table.seat(0).have("Llanowar Elves", "Llanowar Elves", "Llanowar Elves")
    table.seat(0).casts("Barter in Blood")
    table.asked(table.seat(0), FOR_SACRIFICE)
    table.answer(elves[1:])
    table.asked(table.seat(1), FOR_SACRIFICE)
    table.seat(2).concedes()
    asked = table.open_decision()
    assert asked is not None and table.of(asked.seat) == table.seat(1) and asked.objects() == [bear.id]
    table.answer([bear])
    asked = table.open_decision()
    assert asked is not None and asked.kind == D_PRIORITY, "nobody is asked again"
    assert bear.died and [elf.stayed for elf in elves] == [True, False, False]


@rule("800.4a", "723.1")
@pytest.mark.parametrize("starting", [0, 1])
def test_the_next_turn_is_nobody_elses_when_whoever_would_control_it_has_left(scenario: Builder, starting: int) -> None:
    table = scenario(seats=4, starting=starting)
    slaver = table.seat(0).has("Mindslaver")
    table.seat(0).gets_mana("CCCC")
    table.seat(0).activates(slaver, at=[table.seat(2)]).resolves()
    master = table.game.state.players[table.seat(2).number].next_controlled_by
    assert master == table.seat(0).number
    table.seat(0).concedes()
    assert table.game.state.players[table.seat(2).number].next_controlled_by < 0
    table.to_turn(table.seat(2))
    decision = table.run(lambda d: d.seat == table.seat(2).number, "seat 2 to act")
    assert decision.decider == decision.seat
