"""What players pay together, cards they choose, whoever is behind a target, and overload: sentences of our own."""

from __future__ import annotations

from apnap.english.reading.faces import FaceText
from apnap.english.reading.gate import CardText, read_card
from apnap.testing import rule
from tests.helpers.read_cards import made, spelled_out, unread

YOURS = "the battlefield under your control"


@rule("107.3f", "101.4")
def test_all_players_pay_together(scenario):
    text = "Starting with you, each player may <pay>. Each player gains X life, where X is <total> <way>."
    text = text.replace("<pay>", "pay any amount of mana").replace("<total>", "the total amount of mana paid")
    table = scenario(seats=3).knows(made(text))
    table.seat(1).have("Forest", "Forest", "Forest")
    table.seat(2).have("Forest")
    table.seat(0).casts("Rite")
    table.says([2], [1])
    table.resolve_stack()
    assert [seat.life for seat in table.seats()] == [23, 23, 23]


@rule("608.2d", "101.4")
def test_each_opponent_chooses_a_card_that_you_get(scenario):
    text = "<EO> chooses an artifact card in their graveyard. Put them onto the battlefield <under>."
    table = scenario(seats=3).knows(made(text.replace("<under>", "under your control")))
    table.seat(1).buried("Sol Ring", "Grizzly Bears")
    ring, other = table.seat(2).buried("Sol Ring", "Ornithopter")
    table.seat(0).casts("Rite")
    table.says([other.id])
    table.resolve_stack()
    assert sorted(table.seat(0).battlefield) == ["Ornithopter", "Sol Ring"]
    assert table.seat(2).graveyard == ["Sol Ring"]


@rule("608.2d")
def test_a_card_is_chosen_at_random_from_a_graveyard(scenario):
    text = "Choose an artifact card at random from <top> graveyard. Put that card onto <it>."
    table = scenario(seats=3).knows(made(text.replace("<top>", "target opponent's").replace("<it>", YOURS)))
    table.seat(1).buried("Sol Ring", "Grizzly Bears")
    table.seat(0).casts("Rite", at=[table.seat(1)]).resolves()
    assert table.seat(0).battlefield == ["Sol Ring"]


@rule("608.2h")
def test_a_card_put_into_a_graveyard_this_way_is_returned(scenario):
    text = "Destroy all artifacts. Return an artifact card put into a graveyard <way> to <it>."
    table = scenario(seats=2).knows(made(text.replace("<it>", YOURS)))
    table.seat(1).have("Sol Ring", "Ornithopter")
    table.seat(0).casts("Rite")
    decision = table.asked(table.seat(0))
    table.says([decision.candidates[1]])
    table.resolve_stack()
    assert len(table.seat(0).battlefield) == 1
    assert len(table.seat(1).graveyard) == 1


@rule("608.2c")
def test_what_was_exiled_this_way_decides(scenario):
    text = "Exile target card from a graveyard. If a land card is exiled <way>, you gain 4 life."
    table = scenario(seats=2).knows(made(text))
    forest, shock = table.seat(1).buried("Forest", "Shock")
    table.seat(0).casts("Rite", at=[shock]).resolves()
    assert table.seat(0).life == 20
    table.seat(0).casts("Rite", at=[forest]).resolves()
    assert table.seat(0).life == 24


@rule("115.4")
def test_whoever_is_behind_a_target(scenario):
    text = "Rite deals 1 damage to any target. That <perm> or <tp> draws two cards."
    table = scenario(seats=3).knows(made(text.replace("<perm>", "permanent's controller")))
    giant = table.seat(1).has("Hill Giant")
    table.seat(0).casts("Rite", at=[giant]).resolves()
    table.seat(0).casts("Rite", at=[table.seat(2)]).resolves()
    assert [len(seat.hand) for seat in table.seats()] == [0, 2, 2]


@rule("702.96")
def test_an_overloaded_spell_says_each_for_target(scenario):
    table = scenario(seats=3).knows(made("Tap target artifact.\nOverload {3}{U}", cost="{U}"))
    relics = [table.seat(i).has("Ornithopter") for i in (1, 2)]
    table.seat(0).casts("Rite", part="overload").resolves()
    assert all(relic.tapped for relic in relics)


def test_overload_needs_a_target_to_replace():
    assert "target" in unread("Draw two cards.\nOverload {3}{U}")


@rule("608.2c")
def test_unless_something_is_so(scenario):
    table = scenario(seats=3).knows(made("Target opponent loses 4 life unless you control an artifact."))
    table.seat(0).casts("Rite", at=[table.seat(1)]).resolves()
    table.seat(0).has("Sol Ring")
    table.seat(0).casts("Rite", at=[table.seat(2)]).resolves()
    assert [seat.life for seat in table.seats()] == [20, 16, 20]


@rule("608.2d", "122.6")
def test_each_may_put_counters_on_all_of_their_own(scenario):
    text = "<EO> may put a luck counter on each artifact <tc.>. For each opponent who does, you gain 1 life."
    table = scenario(seats=3).knows(made(text))
    rings = [table.seat(i).has("Sol Ring") for i in (0, 1, 2)]
    table.seat(0).casts("Rite")
    table.says([0], [1])
    table.resolve_stack()
    assert [ring.counters("luck") for ring in rings] == [0, 0, 1]
    assert table.seat(0).life == 21


@rule("202.3", "608.2h")
def test_the_mana_value_of_what_was_exiled_this_way(scenario):
    text = "Exile target creature. You gain X life, <wx> mana value of the creatures exiled <way>."
    table = scenario(seats=2).knows(made(text))
    giant = table.seat(1).has("Hill Giant")
    table.seat(0).casts("Rite", at=[giant]).resolves()
    assert table.seat(0).life == 24


@rule("701.9")
def test_what_you_discarded_among_others(scenario):
    text = "<EP> discards a card. If you discarded a land card <way>, you gain 3 life."
    verdict = read_card(CardText("Rite", "normal", (FaceText("Rite", "{0}", "Sorcery", spelled_out(text)),)))
    assert verdict.card is not None
    table = scenario(seats=2).knows(verdict.card)
    table.seat(1).holds("Forest")
    table.seat(0).casts("Rite").resolves()
    assert table.seat(0).life == 20
    table.seat(0).holds("Forest")
    table.seat(0).casts("Rite").resolves()
    assert table.seat(0).life == 23
