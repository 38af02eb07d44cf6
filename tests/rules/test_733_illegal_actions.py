"""Illegal actions are reversed, and a player may give up an action before it is complete. CR 733."""

from __future__ import annotations

import pytest

from apnap.abilities.cards import AdditionalCost, card
from apnap.abilities.costs import DiscardSome, SacrificeSome
from apnap.abilities.effects.damage import DealDamage
from apnap.abilities.effects.player_actions import Draw, GainLife
from apnap.abilities.filters import CREATURE
from apnap.abilities.players import EACH_PLAYER
from apnap.abilities.targets import AnyTarget
from apnap.abilities.triggers import Casts, Dies, Whenever
from apnap.rules.decisions import D_ATTACK, D_BLOCK, D_PAY, O_CAST, O_MANA, IllegalAnswer
from apnap.rules.words import NONE
from apnap.testing import Scenario, rule
from apnap.testing.plugin import Builder

RITES = card("Rites", "{B}", "Instant", AdditionalCost(SacrificeSome(1, CREATURE)), DealDamage(3, to=AnyTarget()))
PURGE = card("Purge", "{B}", "Sorcery", AdditionalCost(DiscardSome(1)), Draw(2))
LISTENER = card("Listener", "{1}", "Artifact", Whenever(Casts(who=EACH_PLAYER), GainLife(1)))
TOLL = card("Toll", "{1}", "Artifact", Whenever(Dies(CREATURE), GainLife(1)))


def begins(table: Scenario, name: str) -> None:
    """The one with priority begins to cast a card."""
    decision = table.game.decision()
    assert decision is not None
    for i, o in enumerate(decision.options):
        if o.kind == O_CAST and table.game.name(o.id) == name:
            table.answer([i])
            return
    raise AssertionError(f"{name} is not offered")


@rule("733.1", "733.2")
def test_a_player_gives_up_casting_while_choosing_targets(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).holds("Shock")
    table.seat(0).gets_mana("R")
    before = table.game.digest()
    begins(table, "Shock")
    assert table.stack == ["Shock"]
    table.game.cancel(table.seat(0).number)
    assert table.game.digest() == before
    assert table.stack == [] and table.seat(0).hand == ["Shock"] and table.seat(0).pool == "R"
    assert table.holder == table.seat(0)


@rule("733.1")
def test_what_was_paid_comes_back(scenario: Builder) -> None:
    """The land that was tapped on the way is untapped, and the city's ability has not triggered."""
    table = scenario()
    city, mountain = table.seat(0).have("City of Brass", "Mountain")
    table.seat(0).holds("Volcanic Hammer", "Shock")
    begins(table, "Shock")
    table.answer([table.seat(1).ref])
    payment = table.game.decision()
    assert payment is not None and payment.kind == D_PAY
    use = next(i for i, o in enumerate(payment.options) if o.kind == O_MANA and o.id == city.id)
    table.answer([use])
    assert city.tapped
    table.game.cancel(table.seat(0).number)
    assert not city.tapped and not mountain.tapped
    assert table.stack == [] and table.seat(0).life == 20
    table.seat(0).casts("Shock", at=[table.seat(1)], free=False)
    assert table.stack == ["Shock"]


@rule("733.1")
def test_nothing_triggers_on_what_is_reversed(scenario: Builder) -> None:
    table = scenario().knows(RITES, LISTENER, TOLL)
    table.seat(1).have("Listener", "Toll")
    first, second = table.seat(0).have("Grizzly Bears", "Hill Giant")
    table.seat(0).holds("Rites")
    table.seat(0).gets_mana("B")
    begins(table, "Rites")
    table.answer([table.seat(1).ref])
    question = table.game.decision()
    assert question is not None and question.purpose == "sacrifice"
    table.game.cancel(table.seat(0).number)
    assert first.stayed and second.stayed
    table.resolve_stack()
    assert table.seat(1).life == 20


@rule("733.1", "733.2")
def test_the_player_may_do_it_again_in_a_legal_way(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).holds("Shock")
    table.seat(0).gets_mana("R")
    begins(table, "Shock")
    table.game.cancel(table.seat(0).number)
    table.seat(0).casts("Shock", at=[table.seat(1)], free=False).resolves()
    assert table.seat(1).life == 18


@rule("733.1")
def test_there_is_nothing_to_give_up_without_an_action(scenario: Builder) -> None:
    table = scenario()
    with pytest.raises(IllegalAnswer):
        table.game.cancel(table.seat(0).number)
    table.seat(0).casts("Diabolic Edict", at=[table.seat(1)])
    table.seat(1).have("Grizzly Bears", "Hill Giant")
    table.asked(table.seat(1))
    with pytest.raises(IllegalAnswer):
        table.game.cancel(table.seat(1).number)  # what a resolving spell asks is no action of theirs


@rule("733.1")
def test_nobody_gives_up_for_another(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).holds("Shock")
    table.seat(0).gets_mana("R")
    begins(table, "Shock")
    with pytest.raises(IllegalAnswer):
        table.game.cancel(table.seat(1).number)
    assert table.stack == ["Shock"]


@rule("733.1")
def test_a_bad_answer_leaves_the_question(scenario: Builder) -> None:
    table = scenario().knows(PURGE)
    cards = table.seat(0).holds("Purge", "Forest", "Mountain")
    table.seat(0).gets_mana("B")
    begins(table, "Purge")
    before = table.game.decision()
    assert before is not None
    for wrong in ([], [cards[1].id, cards[2].id], [cards[1].id, cards[1].id], [12345]):
        with pytest.raises(IllegalAnswer):
            table.answer(wrong)
        after = table.game.decision()
        assert after is not None and after.candidates == before.candidates
    table.answer([cards[2].id])
    table.resolve_stack()
    assert sorted(table.seat(0).graveyard) == ["Mountain", "Purge"]


@rule("733.1", "508.1d")
def test_an_illegal_attack_is_taken_back(scenario: Builder) -> None:
    table = scenario()
    juggernaut = table.seat(0).has("Juggernaut")
    bears = table.seat(0).has("Grizzly Bears")
    decision = table.asked(table.seat(0), kind=D_ATTACK)
    nobody = [NONE] * len(decision.candidates)
    before = table.game.digest()
    with pytest.raises(IllegalAnswer):
        table.answer(nobody)
    assert table.game.digest() == before
    assert not juggernaut.tapped
    answer = [table.seat(1).ref if c == juggernaut.id else NONE for c in decision.candidates]
    table.answer(answer)
    assert juggernaut.attacking and not bears.attacking


@rule("733.1", "509.1b")
def test_an_illegal_block_is_taken_back(scenario: Builder) -> None:
    table = scenario()
    brute = table.seat(0).has("Boggart Brute")
    first, second = table.seat(1).have("Grizzly Bears", "Hill Giant")
    table.seat(0).attacks({brute: table.seat(1)})
    table.asked(table.seat(1), kind=D_BLOCK)
    before = table.game.digest()
    with pytest.raises(IllegalAnswer):
        table.answer([first.id, brute.id])
    assert table.game.digest() == before
    table.answer([first.id, brute.id, second.id, brute.id])
    assert brute.attacking


@rule("733.1", "605.3b")
def test_mana_made_before_the_action_stays(scenario: Builder) -> None:
    """Only what was activated while casting is reversed."""
    table = scenario()
    mountain = table.seat(0).has("Mountain")
    table.seat(0).holds("Shock")
    table.seat(0).taps_for_mana(mountain)
    begins(table, "Shock")
    table.game.cancel(table.seat(0).number)
    assert mountain.tapped and table.seat(0).pool == "R"


@rule("733.1", "104.3a")
def test_a_concession_of_another_is_not_reversed(scenario: Builder) -> None:
    """Once somebody has left meanwhile there is no way back; the spell can still be completed."""
    table = scenario(seats=3)
    table.seat(0).holds("Shock")
    table.seat(0).gets_mana("R")
    begins(table, "Shock")
    table.seat(2).concedes()
    with pytest.raises(IllegalAnswer):
        table.game.cancel(table.seat(0).number)
    decision = table.game.decision()
    assert decision is not None and table.seat(2).ref not in decision.candidates
    table.answer([table.seat(1).ref])
    table.resolve_stack()
    assert table.seat(1).life == 18


@rule("733.1", "601.2e")
def test_a_spell_that_lost_its_only_target_on_the_way_goes_back(scenario: Builder) -> None:
    """While targets were chosen the only legal ones left the game."""
    table = scenario(seats=3)
    mine = table.seat(0)
    mine.holds("Rabid Bite")
    mine.gets_mana("GG")
    biters = mine.have("Grizzly Bears", "Hill Giant")
    table.seat(1).has("Llanowar Elves")
    begins(table, "Rabid Bite")
    decision = table.game.decision()
    assert decision is not None and decision.candidates == [b.id for b in biters]
    table.seat(1).concedes()
    table.resolve_stack()
    assert table.stack == [] and table.seat(0).hand == ["Rabid Bite"]
    assert table.seat(0).pool == "GG"
    assert table.holder == table.seat(0)
