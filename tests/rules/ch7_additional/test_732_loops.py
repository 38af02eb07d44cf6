"""Loops: those that nobody can stop, those that somebody must, and what is not a loop. CR 732.3-6, 104.4b, 801.16."""

from __future__ import annotations

from apnap.abilities.activated import Activate
from apnap.abilities.amounts import LifeOf
from apnap.abilities.cards import card, token
from apnap.abilities.conditions import AtLeast, CastThisTurn
from apnap.abilities.costs import PayMana
from apnap.abilities.effects.creating import CreateTokens
from apnap.abilities.effects.durations import UntilEndOfTurn
from apnap.abilities.effects.flow import Choose, If, May
from apnap.abilities.effects.life import GainLife, LoseLife
from apnap.abilities.effects.outcomes import WinGame
from apnap.abilities.effects.payment import UnlessPays
from apnap.abilities.effects.permanents import Tap, Untap
from apnap.abilities.events.object_events import Enters
from apnap.abilities.events.player_events import GainsLife
from apnap.abilities.events.triggers import Whenever
from apnap.abilities.filters import CREATURE
from apnap.abilities.keyword_abilities.flags import FLYING
from apnap.abilities.players import YOU
from apnap.abilities.selectors import THIS
from apnap.abilities.statics.becoming import Loses
from apnap.abilities.statics.changes import Has
from apnap.abilities.targets import Target
from apnap.record import Playback
from apnap.rules.ch7_additional.loops.loops import LONGEST, sparing
from apnap.rules.ch7_additional.loops.repeated_actions import NOT_MADE
from apnap.rules.ch7_additional.loops.situation import situation
from apnap.rules.core.constants import BATTLEFIELD, GRAVEYARD
from apnap.rules.core.constants import FLYING as FLYING_BIT
from apnap.rules.core.decisions import D_ORDER, D_PRIORITY, D_YES_NO, O_ACTIVATE, O_CAST, O_PASS
from apnap.rules.core.digest import digest
from apnap.rules.events import Counters, ZoneChange
from apnap.rules.events import Tap as TapEvent
from apnap.testing import example, rule
from apnap.testing.plugin import Builder
from apnap.testing.scenario import Scenario

MYR = token("Myr Token", "Artifact Creature - Myr", "1/1")
SELF_ESTEEM = card("Self-Esteem", "{W}", "Enchantment", Whenever(GainsLife(), GainLife(1)))
FOUNTAIN = card("Fountain", "{W}", "Instant", GainLife(1))
MANY = card("Many Myr", "{1}", "Artifact", Whenever(Enters(CREATURE), CreateTokens(1, MYR)))
BAR_OF_FIFTY = card("Bar of Fifty", "{1}", "Artifact", Whenever(GainsLife(), WinGame(), provided=AtLeast(LifeOf(), 50)))
PERHAPS = card("Perhaps", "{W}", "Enchantment", Whenever(GainsLife(), May(GainLife(1))))
TOLL = card("Toll of Life", "{W}", "Enchantment", Whenever(GainsLife(), UnlessPays(YOU, PayMana("{1}"), GainLife(1))))
RISER = card("Riser", "{U}", "Creature - Bird", "1/1", Activate("{0}", UntilEndOfTurn(THIS, Has(FLYING))))
GROUNDER = card("Grounder", "{2}", "Artifact", Activate("{0}", UntilEndOfTurn(Target(CREATURE), Loses(FLYING))))
CROSSROADS = card("Crossroads", "{W}", "Enchantment", Whenever(GainsLife(), Choose(1, GainLife(1), LoseLife(1))))
PATIENT = card("Patient", "{U}", "Creature - Bird", "1/1", Activate("{0}", Untap(THIS), If(CastThisTurn(3), WinGame())))
TURNER = card("Turner", "{U}", "Creature - Bird", "1/1", Activate("{T}", Untap(THIS)))
STRETCH = card("Stretch", "{U}", "Creature - Bird", "1/1", Activate("{0}", Untap(THIS)))


def pass_on(table: Scenario, most: int = 3000) -> None:
    """Everybody passes, and says yes, until the stack is empty or the game is over."""
    for _ in range(most):
        d = table.game.decision()
        if d is None or (d.kind == 0 and not table.stack_ids()):
            return
        if d.kind == 0:
            table.game.answer([0], d.decider)
        elif d.kind == D_YES_NO:
            table.game.answer([0 if d.only_no else 1], d.decider)
        elif d.kind == D_ORDER:
            table.game.answer(d.candidates, d.decider)
        else:
            table.game.answer(d.candidates[: max(int(d.minimum), 1)], d.decider)
    raise AssertionError("it goes on and on")


@rule("732.4", "104.4b")
def test_three_rings_that_exile_each_other_are_a_draw(scenario: Builder) -> None:
    table = scenario()
    a, b = table.seat(0), table.seat(1)
    b.has("Oblivion Ring")
    a.casts("Oblivion Ring").resolves()
    pass_on(table)
    assert b.exile == ["Oblivion Ring"]
    a.casts("Oblivion Ring").resolves()
    pass_on(table)
    assert all(s.outcome == "drew" for s in table.seats())


@rule("732.4", "732.5", "104.4b")
def test_a_ring_that_may_exile_something_else_is_not_a_draw(scenario: Builder) -> None:
    """What an object in the loop calls for can be demanded: another target, in the end."""
    table = scenario()
    a, b = table.seat(0), table.seat(1)
    b.has("Oblivion Ring")
    a.casts("Oblivion Ring").resolves()
    pass_on(table)
    bears = b.has("Grizzly Bears")
    table.refresh()
    a.casts("Oblivion Ring").resolves()
    for _ in range(2000):
        d = table.game.decision()
        assert d is not None
        if d.kind == D_PRIORITY:
            if not table.stack_ids():
                break
            table.game.answer([0], d.decider)
        else:
            others = [id for id in d.candidates if id != bears.id]
            table.game.answer([(others or [bears.id])[0]], d.decider)
    assert bears.zone != "battlefield"
    assert all(s.outcome == "playing" for s in table.seats())


@rule("732.4", "104.4b")
def test_a_loop_of_mandatory_actions_that_lets_life_grow_is_a_draw(scenario: Builder) -> None:
    table = scenario().knows(SELF_ESTEEM, FOUNTAIN)
    table.seat(0).has("Self-Esteem")
    table.seat(0).casts("Fountain")
    pass_on(table)
    assert all(s.outcome == "drew" for s in table.seats())
    assert any("732.4" in line for line in table.log)


@rule("732.4", "104.4b")
def test_a_loop_that_lets_the_number_of_tokens_grow_is_a_draw(scenario: Builder) -> None:
    table = scenario().knows(MANY)
    table.seat(1).has("Many Myr")
    table.seat(0).casts("Grizzly Bears")
    pass_on(table)
    assert all(s.outcome == "drew" for s in table.seats())


@rule("732.4", "801.16", "104.4f")
def test_with_limited_range_a_loop_is_a_draw_for_those_concerned(scenario: Builder) -> None:
    table = scenario(seats=6, range_of_influence=1).knows(SELF_ESTEEM, FOUNTAIN)
    table.seat(0).has("Self-Esteem")
    table.seat(0).casts("Fountain")
    pass_on(table)
    assert [s.outcome for s in table.seats()] == ["drew", "drew", "playing", "playing", "playing", "drew"]
    assert not table.game.state.over


@rule("732.4")
def test_a_growing_number_that_matters_makes_it_not_a_loop(scenario: Builder) -> None:
    """Somebody watches a life total: the game goes on until it says something else."""
    table = scenario().knows(SELF_ESTEEM, FOUNTAIN, BAR_OF_FIFTY)
    table.seat(0).has("Self-Esteem")
    table.seat(0).has("Bar of Fifty")
    table.seat(0).casts("Fountain")
    pass_on(table)
    assert table.seat(0).outcome == "won" and table.seat(0).life == 50


@rule("732.5")
@example("732.5", 1)
def test_nobody_is_forced_to_end_a_loop_by_something_outside_of_it(scenario: Builder) -> None:
    """A seal that could destroy the artifact stays where it is, and the game is a draw."""
    table = scenario().knows(MANY)
    table.seat(0).has("Many Myr")
    seal = table.seat(1).has("Seal of Cleansing")
    table.seat(0).casts("Grizzly Bears")
    pass_on(table)
    assert all(s.outcome == "drew" for s in table.seats())
    assert seal.stayed


@rule("732.6")
def test_what_could_be_paid_to_stop_a_loop_need_not_be(scenario: Builder) -> None:
    table = scenario().knows(TOLL, FOUNTAIN)
    table.seat(0).has("Toll of Life")
    table.seat(0).have("Plains", "Plains", "Plains")
    table.seat(0).casts("Fountain")
    for _ in range(3000):
        d = table.game.decision()
        if d is None:
            break
        table.game.answer([0], d.decider)
    assert all(s.outcome == "drew" for s in table.seats())


@rule("732.3")
def test_the_player_who_keeps_a_loop_going_must_choose_something_else(scenario: Builder) -> None:
    """A life gained each time is a choice each time: after a hundred rounds it is time to stop."""
    table = scenario().knows(PERHAPS, FOUNTAIN)
    table.seat(0).has("Perhaps")
    table.seat(0).casts("Fountain")
    pass_on(table)
    assert table.seat(0).outcome == "playing"
    assert 100 < table.seat(0).life < 140


@rule("732.3")
@example("732.3", 1)
def test_the_active_player_must_end_a_fragmented_loop(scenario: Builder) -> None:
    """The example: one gives flying, the other takes it away, and the creature is left without."""
    table = scenario(seats=2).knows(RISER, GROUNDER)
    a, b = table.seat(0), table.seat(1)
    bird = a.has("Riser")
    grounder = b.has("Grounder")
    a.activates(bird)
    pass_on(table)
    assert bird.has(FLYING_BIT)
    a.passes()
    b.activates(grounder, at=[bird])
    pass_on(table)
    assert table.holder == a
    assert not bird.has(FLYING_BIT)
    assert not a.can(O_ACTIVATE, bird)
    assert any(o.kind == O_PASS for o in table.game.decision().options)


@rule("732.3")
def test_the_first_in_turn_order_who_is_involved_ends_it_if_the_active_player_is_not(scenario: Builder) -> None:
    table = scenario(seats=3).knows(RISER, GROUNDER)
    b, c = table.seat(1), table.seat(2)
    bird = c.has("Riser")
    grounder = b.has("Grounder")
    table.seat(0).passes()
    b.passes()
    c.activates(bird)
    pass_on(table)
    table.seat(0).passes()
    b.activates(grounder, at=[bird])
    pass_on(table)
    # the bird's player may do it again: it is for the other one to stop
    table.seat(0).passes()
    b.passes()
    assert c.can(O_ACTIVATE, bird)
    c.activates(bird)
    pass_on(table)
    table.seat(0).passes()
    assert table.holder == b
    assert not b.can(O_ACTIVATE, grounder)


@rule("732.3")
def test_what_changes_nothing_is_done_once(scenario: Builder) -> None:
    table = scenario().knows(STRETCH)
    bird = table.seat(0).has("Stretch")
    table.seat(0).activates(bird)
    pass_on(table)
    assert not table.seat(0).can(O_ACTIVATE, bird)
    # something else has happened, and it may be done again
    table.seat(0).casts("Grizzly Bears").resolves()
    assert table.seat(0).can(O_ACTIVATE, bird)


@rule("732.3")
def test_what_taps_and_untaps_itself_is_found_to_go_round(scenario: Builder) -> None:
    table = scenario().knows(TURNER)
    bird = table.seat(0).has("Turner")
    table.game.state.edit(bird.id).controlled_since = -1
    for _ in range(2):  # once activated again, it is kept in mind
        assert table.seat(0).can(O_ACTIVATE, bird)
        table.seat(0).activates(bird)
        pass_on(table)
    assert not bird.tapped
    assert not table.seat(0).can(O_ACTIVATE, bird)


@rule("732.3")
def test_while_more_and_more_is_tapped_no_moment_is_described(scenario: Builder) -> None:
    table = scenario()
    seat = table.seat(0)
    student = seat.has("Student of Warfare")
    seat.have(*["Plains"] * 5)
    for _ in range(4):
        seat.activates(student)
        pass_on(table)
    assert seat.can(O_ACTIVATE, student)
    deeds = table.game.state.turn().repeated_actions
    assert len(deeds) == 3
    assert all(f.outline == NOT_MADE and f.described is None for f in deeds)
    assert all(f.then is not None and not f.then.objs for f in deeds), "what nobody asks about is not copied"


@rule("732.3")
def test_a_moment_is_found_again_from_what_has_changed_since(scenario: Builder) -> None:
    """Its objects were not copied: they are those of now, taken back to what they were, in a fork as well."""
    table = scenario(seats=3)
    seat = table.seat(0)
    anthem, bears, ox = seat.have("Glorious Anthem", "Grizzly Bears", "Yoked Ox")
    game, state = table.game, table.game.state
    seen = situation(game)
    moment, later = sparing(state), sparing(state)
    whole = state.fork()
    game.emit(TapEvent(bears.id, False))
    game.emit(Counters(ox.id, "charge", 2))
    game.emit(ZoneChange(anthem.id, BATTLEFIELD, GRAVEYARD, seat.number))
    between = sparing(state)
    game.emit(Counters(ox.id, "charge", 1))
    seat.has("Savannah Lions")
    for now in (state.fork(), state):
        then = moment.state(now)
        assert then is not None and digest(then) == digest(whole)
        assert len(then.objs) == len(whole.objs)
    assert moment.situation(game).same(seen) and later.situation(game).same(seen)
    assert not between.situation(game).same(seen)
    assert state.objs[ox.id].counter("charge") == 3


@rule("732.3")
def test_what_reads_the_past_is_not_the_same_again(scenario: Builder) -> None:
    """The ability looks at what has happened this turn, so nobody can say that nothing has changed."""
    table = scenario().knows(PATIENT)
    bird = table.seat(0).has("Patient")
    table.seat(0).activates(bird)
    pass_on(table)
    assert table.seat(0).can(O_ACTIVATE, bird)


@rule("732.3", "732.5")
def test_another_mode_can_be_demanded(scenario: Builder) -> None:
    table = scenario().knows(CROSSROADS, FOUNTAIN)
    table.seat(0).has("Crossroads")
    table.seat(0).casts("Fountain")
    pass_on(table)
    assert table.seat(0).outcome == "playing"
    assert 100 < table.seat(0).life < 140
    assert any("loses 1 life" in line for line in table.log)


@rule("732.3")
def test_an_obliged_choice_is_in_the_record(scenario: Builder) -> None:
    """Who must say no is asked, and the game is played again from its answers."""
    table = scenario(seats=2).knows(PERHAPS, FOUNTAIN)
    table.seat(0).has("Perhaps")
    table.seat(0).holds("Fountain")
    table.seat(0).gets_mana("W")
    begun, past = table.game.state.fork(), len(table.game.history)
    d = table.game.decision()
    assert d is not None
    table.game.answer([next(i for i, o in enumerate(d.options) if o.kind == O_CAST)])
    pass_on(table)
    replay = Playback(begun, table.game.names)
    replay.feed(table.game.history[past:])
    assert replay.digest() == table.game.digest()


UNTAPPER = card("Untapper", "{1}", "Artifact", Activate("{0}", Untap(Target(CREATURE))))
TAPPER = card("Tapper", "{1}", "Artifact", Activate("{0}", Tap(Target(CREATURE))))


@rule("732.3")
def test_another_target_is_a_different_choice(scenario: Builder) -> None:
    """A untaps, B taps: A may not untap the same creature again, and may untap another one."""
    table = scenario(seats=2).knows(UNTAPPER, TAPPER)
    a, b = table.seat(0), table.seat(1)
    bears, giant = a.have("Grizzly Bears", "Hill Giant", tapped=True)
    untapper, tapper = a.has("Untapper"), b.has("Tapper")
    a.activates(untapper, at=[bears])
    pass_on(table)
    a.passes()
    b.activates(tapper, at=[bears])
    pass_on(table)
    assert table.holder == a and bears.tapped
    assert a.can(O_ACTIVATE, untapper)
    a.activates(untapper)
    assert table.game.state.objs[table.stack_ids()[-1]].announced.targets == [[giant.id]]
    pass_on(table)
    assert not giant.tapped and bears.tapped
    a.passes()
    b.activates(tapper, at=[giant])
    pass_on(table)
    assert table.holder == a
    assert not a.can(O_ACTIVATE, untapper), "every target has been tried in this situation"


@rule("732.1b")
def test_moments_that_are_kept_do_not_hold_those_before_them(scenario: Builder) -> None:
    """Many resolutions in a row leave a trail of bounded length, and nothing behind it."""
    host = card("Host", "{W}", "Creature - Cleric", "1/1", Whenever(Enters(CREATURE), GainLife(1)))
    table = scenario(seats=2).knows(host)
    for _ in range(60):
        table.place(table.seat(0).number, "Host", BATTLEFIELD)
    table.refresh()
    table.seat(0).casts("Grizzly Bears").resolves()
    table.run(lambda d: d.kind == D_PRIORITY and len(table.stack) == 10, "most of it to resolve")
    trail = table.turn.resolution_trail
    assert 20 < len(trail) <= LONGEST
    for footprint in trail:
        if footprint.then is not None:
            assert all(not turn.resolution_trail and not turn.repeated_actions for turn in footprint.then.turns)
    table.resolve_stack()
    assert table.seat(0).life == 80
