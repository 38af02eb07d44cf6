"""The golden rules, and who is whose opponent. CR 101, 102."""

from __future__ import annotations

from apnap.abilities.cards import card
from apnap.abilities.effects.life import GainLife, LoseLife
from apnap.abilities.effects.player_actions import Sacrifice
from apnap.abilities.filters import CREATURE
from apnap.abilities.players import EACH_OPPONENT, EACH_PLAYER
from apnap.abilities.statics.continuous import Always
from apnap.abilities.statics.restrictions import CantGainLife
from apnap.rules.core.constants import BATTLEFIELD, MAIN2
from apnap.rules.core.decisions import D_CHOOSE, FOR_LEGEND, FOR_SACRIFICE
from apnap.testing import rule
from apnap.testing.plugin import Builder

PYRE = card("Great Pyre", "{B}", "Sorcery", Sacrifice(1, CREATURE, who=EACH_PLAYER))


@rule("101.2")
def test_an_effect_that_forbids_beats_one_that_allows(scenario: Builder) -> None:
    """Nobody gains life where an effect says so, however often an effect tells them to."""
    blight = card("Blight", "{1}", "Artifact", Always(EACH_PLAYER, CantGainLife()))
    table = scenario().knows(blight)
    table.seats()[-1].has("Blight")
    table.seat(0).has("Soul Warden")
    table.seat(0).casts("Raise the Alarm").resolves()
    table.resolve_stack()
    assert table.seat(0).life == 20


@rule("101.2", "119.7")
def test_cannot_gain_life_does_not_keep_from_losing_it(scenario: Builder) -> None:
    blight = card("Blight", "{1}", "Artifact", Always(EACH_PLAYER, CantGainLife()))
    table = scenario().knows(blight)
    table.seat(0).has("Blight")
    cat = table.seat(0).has("Ajani's Sunstriker")
    table.seat(0).attacks({cat: table.seat(1)})
    table.to_step(MAIN2)
    assert (table.seat(0).life, table.seat(1).life) == (20, 18)


@rule("101.3")
def test_what_is_impossible_in_an_instruction_is_left_out(scenario: Builder) -> None:
    """A player with one card discards that one; a player without creatures sacrifices nothing."""
    table = scenario()
    table.seat(1).holds("Forest")
    table.seat(0).casts("Mind Rot", at=[table.seat(1)]).resolves()
    assert (table.seat(1).hand, table.seat(1).graveyard) == ([], ["Forest"])
    table.seat(1).has("Forest")
    table.seat(0).casts("Diabolic Edict", at=[table.seat(1)]).resolves()
    assert table.seat(1).battlefield == ["Forest"]


@rule("101.4")
def test_players_choose_in_apnap_order_and_then_act_at_once(scenario: Builder) -> None:
    table = scenario().knows(PYRE)
    bears, giants = table.each_seat_has("Grizzly Bears"), table.each_seat_has("Hill Giant")
    table.seat(0).casts("Great Pyre")
    for i in range(table.count):
        decision = table.run(lambda d: d.kind == D_CHOOSE and d.purpose == FOR_SACRIFICE)
        assert decision.seat == table.seat(i).number
        assert all(bears[j].stayed and giants[j].stayed for j in range(table.count))
        table.answer([giants[i].id])
    assert all(giants[i].died and bears[i].stayed for i in range(table.count))


@rule("101.4", "102.1")
def test_apnap_order_begins_with_whose_turn_it_is(scenario: Builder) -> None:
    """The caster is the last to choose: it is the active player's choice first."""
    spark = card("Sudden Pyre", "{B}", "Instant", Sacrifice(1, CREATURE, who=EACH_PLAYER))
    table = scenario().knows(spark)
    giants, bears = table.each_seat_has("Hill Giant"), table.each_seat_has("Grizzly Bears")
    table.seats()[-1].casts("Sudden Pyre")
    order = []
    for _ in range(table.count):
        decision = table.run(lambda d: d.kind == D_CHOOSE and d.purpose == FOR_SACRIFICE)
        order.append(decision.seat)
        table.answer([decision.candidates[0]])
    assert order == [s.number for s in table.seats()]
    assert all(giants[i].died and bears[i].stayed for i in range(table.count))


@rule("101.4", "704.5j")
def test_every_player_chooses_a_legend_to_keep_before_any_goes(scenario: Builder) -> None:
    table = scenario()
    dogs = {s: [table.place(s.number, "Isamaru, Hound of Konda", BATTLEFIELD) for _ in (0, 1)] for s in table.seats()}
    table.refresh()
    for seat in table.seats():
        decision = table.run(lambda d: d.kind == D_CHOOSE and d.purpose == FOR_LEGEND)
        assert decision.seat == seat.number
        assert sorted(decision.candidates) == sorted(dogs[seat])
        assert all(len(s.battlefield) == 2 for s in table.seats())
        table.answer([dogs[seat][1]])
    assert all(s.battlefield == s.graveyard == ["Isamaru, Hound of Konda"] for s in table.seats())


@rule("102.2", "102.3")
def test_every_other_player_is_an_opponent_in_a_free_for_all(scenario: Builder) -> None:
    drain = card("Drain", "{B}", "Sorcery", LoseLife(1, who=EACH_OPPONENT), GainLife(1))
    table = scenario().knows(drain)
    table.seat(0).casts("Drain").resolves()
    assert [s.life for s in table.seats()] == [21] + [19] * (table.count - 1)


@rule("102.3", "115.1")
def test_an_opponent_is_never_a_teammate_but_another_player_may_be(scenario: Builder) -> None:
    table = scenario(seats=4, teams=[[0, 1], [2, 3]])
    for seat in table.seats():
        seat.holds("Forest")
    table.seat(0).casts("Syphon Soul").resolves()
    assert [s.life for s in table.seats()] == [26, 18, 18, 18]
    table.seat(0).casts("Ravenous Rats").resolves()
    decision = table.run(lambda d: d.kind == D_CHOOSE)
    assert sorted(decision.candidates) == sorted([table.seat(2).ref, table.seat(3).ref])
