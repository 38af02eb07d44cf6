"""What players keep of their own while the rest goes, counters on their own, cards exiled and put back."""

from __future__ import annotations

from apnap.testing import rule
from tests.helpers.read_cards import made


@rule("101.4", "701.21")
def test_all_but_one_of_each_description_is_sacrificed(scenario):
    text = "<EP> chooses an artifact, a creature, and a land <from> they control, <last>."
    text = text.replace("<from>", "from among the permanents").replace("<last>", "then <rest>")
    table = scenario(seats=3).knows(made(text))
    things = table.seat(1).have("Sol Ring", "Grizzly Bears", "Hill Giant", "Forest", "Island")
    alone = table.seat(2).has("Grizzly Bears")
    table.seat(0).casts("Rite")
    table.says([things[2].id], [things[3].id])
    table.resolve_stack()
    assert [thing.died for thing in things] == [False, True, False, False, True]
    assert alone.stayed


@rule("101.4", "608.2d")
def test_some_of_one_kind_are_kept(scenario):
    text = "Target opponent chooses up to two creatures <tc.>, then <rest>."
    table = scenario(seats=3).knows(made(text))
    bears = table.seat(1).have("Grizzly Bears", "Grizzly Bears", "Hill Giant")
    table.seat(0).casts("Rite", at=[table.seat(1)])
    table.says([bears[0].id])
    table.resolve_stack()
    assert [bear.died for bear in bears] == [False, True, True]


@rule("701.8")
def test_the_rest_may_be_destroyed(scenario):
    table = scenario(seats=2).knows(made("Each opponent chooses an artifact they control. Destroy the rest."))
    ring, other = table.seat(1).have("Sol Ring", "Ornithopter")
    citadel = table.seat(1).has("Darksteel Citadel")
    table.seat(0).casts("Rite")
    table.says([ring.id])
    table.resolve_stack()
    assert (ring.died, other.died, citadel.died) == (False, True, False)


@rule("608.2d")
def test_you_may_choose_what_others_keep(scenario):
    text = (
        "<your> from among the permanents <tp> controls an artifact, a creature, and a land. "
        "Then each player sacrifices all other nonland permanents <tc.>."
    )
    table = scenario(seats=2).knows(made(text))
    citadel = table.seat(1).has("Darksteel Citadel")
    ring, bear, forest = table.seat(1).have("Sol Ring", "Grizzly Bears", "Forest")
    table.seat(0).casts("Rite")
    table.says([citadel.id], [forest.id])
    table.resolve_stack()
    assert (ring.died, bear.died, forest.died, citadel.died) == (True, False, False, False)


@rule("122.6", "701.15a")
def test_those_who_put_counters_on_their_own_are_bound_by_it(scenario):
    text = (
        "<EP> may put two +1/+1 counters on a creature <tc.>. "
        "If a player does, <cs> <tp> controls can't attack you <until>."
    )
    table = scenario(seats=3).knows(made(text.replace("<until>", "until your next turn")))
    bears = table.each_seat_has("Grizzly Bears")
    table.seat(0).casts("Rite")
    table.says([0], [1], [0])
    table.resolve_stack()
    assert [bears[i].counters("+1/+1") for i in range(3)] == [0, 2, 0]
    table.to_turn(table.seat(1))
    table.seat(1).attacks({bears[1]: table.seat(2)})
    table.to_turn(table.seat(2))
    table.seat(2).attacks({bears[2]: table.seat(0)})
    assert bears[2].attacking


@rule("701.15a", "122.6")
def test_each_creature_that_had_counters_put_on_it_is_goaded(scenario):
    text = "<EP> may put a +1/+1 counter on a <cr> they control. Goad each <cr> that had counters <put> <way>."
    table = scenario(seats=3).knows(made(text.replace("<put>", "put on it")))
    bears = table.each_seat_has("Grizzly Bears")
    table.seat(0).casts("Rite")
    table.says([0], [1], [0])
    table.resolve_stack()
    table.to_turn(table.seat(1))
    table.seat(1).attacks({bears[1]: table.seat(2)})
    assert bears[1].attacking


@rule("400.7", "101.4")
def test_cards_exiled_this_way_come_back_after_a_sacrifice(scenario):
    text = "<EP> exiles all artifact cards from their graveyard, <sac>, then puts all cards they exiled <on>."
    text = text.replace("<sac>", "then sacrifices all artifacts they control").replace(
        "<on>", "<way> onto the battlefield"
    )
    table = scenario(seats=3).knows(made(text))
    table.seat(1).buried("Sol Ring")
    table.seat(1).has("Ornithopter")
    table.seat(2).has("Ornithopter")
    table.seat(0).casts("Rite").resolves()
    assert table.seat(1).battlefield == ["Sol Ring"]
    assert table.seat(1).graveyard == ["Ornithopter"]
    assert table.seat(2).battlefield == []


@rule("509.3g")
def test_unblocked_attackers_take_something_with_them(scenario):
    text = "Whenever one or more <cs> an opponent controls attack you and aren't blocked, <tp> gains control of <ta>."
    table = scenario(seats=3).knows(made(text, "Artifact", name="Idol"))
    idol = table.seat(0).has("Idol")
    bears = table.seat(1).have("Grizzly Bears", "Hill Giant")
    table.to_turn(table.seat(1))
    table.seat(1).attacks({bears[0]: table.seat(0), bears[1]: table.seat(0)})
    table.to_turn(table.seat(2))
    assert idol.controller == table.seat(1)


@rule("101.2", "701.21")
def test_what_cannot_be_sacrificed_stays(scenario):
    table = scenario(seats=2).knows(
        made("<c> can't be sacrificed.", "Creature \u2014 Bear", name="Oak"),
        made("Target opponent sacrifices a creature of their choice."),
    )
    oak = table.seat(1).has("Oak")
    bear = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Rite", at=[table.seat(1)]).resolves()
    assert (oak.died, bear.died) == (False, True)
