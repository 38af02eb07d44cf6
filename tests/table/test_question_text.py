"""What a person reads at the table is in words: modes, costs, special actions, abilities, choices."""

from __future__ import annotations

from apnap.rules.core.constants import HAND, LIBRARY
from apnap.rules.core.decisions import D_MODE, D_ORDER, D_PRIORITY, D_YES_NO, FOR_LOOK, FOR_TARGET, O_CAST, O_SPECIAL
from apnap.rules.views.view import observe
from apnap.table.question_text import question
from apnap.table.questions import Question
from apnap.testing import rule
from apnap.testing.plugin import Builder
from apnap.testing.scenario import Scenario, Seat


def asked(table: Scenario) -> Question:
    """What the one who decides now reads."""
    decision = table.game.decision()
    assert decision is not None
    return question(table.game, observe(table.game, decision.decider), decision)


def begins(table: Scenario, seat: Seat, name: str, mana: str) -> None:
    id = table.place(seat.number, name, HAND)
    seat.gets_mana(mana)
    decision = table.to_priority(seat.number)
    table.answer([next(i for i, o in enumerate(decision.options) if o.kind == O_CAST and o.id == id)])


@rule("116.2f")
def test_a_special_action_is_named(scenario: Builder) -> None:
    table = scenario()
    card = table.seat(0).holds("Rift Bolt")[0]
    table.seat(0).gets_mana("R")
    decision = table.to_priority(table.seat(0).number)
    index = next(i for i, o in enumerate(decision.options) if o.kind == O_SPECIAL and o.id == card.id)
    texts = [c.text for c in asked(table).choices if c.value == index]
    assert len(texts) == 1 and texts[0].startswith("Rift Bolt: suspend 1") and "{R}" in texts[0]


@rule("700.2")
def test_modes_say_what_they_do(scenario: Builder) -> None:
    table = scenario(3)
    begins(table, table.seat(0), "Healing Salve", "W")
    reads = asked(table)
    assert reads.kind == D_MODE and reads.title == "Choose one mode of Healing Salve"
    assert reads.choices[0].text == "Target player gains 3 life."


@rule("601.2c", "700.2c")
def test_targets_of_a_mode_are_asked_for_with_what_happens_to_them(scenario: Builder) -> None:
    table = scenario(3)
    table.seat(1).have("Grizzly Bears", "Wind Drake")
    begins(table, table.seat(0), "Cryptic Command", "UUUU")
    table.answer([1, 3])
    reads = asked(table)
    assert reads.title == "Choose a target for Cryptic Command: return target permanent to its owner's hand"


@rule("601.2c")
def test_each_of_several_targets_is_asked_for_with_what_happens_to_it(scenario: Builder) -> None:
    table = scenario(3)
    table.seat(1).have("Grizzly Bears", "Sol Ring", "Mind Stone", "Wind Drake")
    begins(table, table.seat(0), "Hull Breach", "RG")
    assert asked(table).title == "Choose a target for Hull Breach: destroy target artifact"


@rule("601.2c", "700.2c")
def test_a_name_keeps_its_capital_in_what_happens_to_a_target(scenario: Builder) -> None:
    table = scenario(3)
    table.seat(1).have("Grizzly Bears", "Wind Drake")
    begins(table, table.seat(0), "Clan Defiance", "RG")
    table.answer([1, 2])
    table.run(lambda d: d.purpose == FOR_TARGET, "the targets")
    assert asked(table).title.startswith("Choose a target for Clan Defiance: Clan Defiance deals X damage")


@rule("601.2c")
def test_a_spell_with_one_target_says_no_more_than_its_name(scenario: Builder) -> None:
    table = scenario(3)
    begins(table, table.seat(0), "Lightning Bolt", "R")
    assert asked(table).title == "Choose a target for Lightning Bolt"


@rule("700.3")
def test_who_makes_the_piles_is_asked_before_which_of_them_is_kept(scenario: Builder) -> None:
    table = scenario(3)
    table.seat(0).library("Forest", "Island", "Swamp", "Forest", "Plains", "Plains")
    begins(table, table.seat(0), "Fact or Fiction", "UUUU")
    while asked(table).kind == D_PRIORITY:
        table.answer([0])
    assert asked(table).title == "Choose the opponent who makes the piles for Fact or Fiction"
    table.answer([-1 - table.seat(2).number])
    assert asked(table).title.startswith("Make two piles for Fact or Fiction")
    table.answer([])
    assert asked(table).title == "Choose the pile that you put into your hand"


@rule("601.2b", "118.8")
def test_an_optional_cost_says_what_is_paid(scenario: Builder) -> None:
    table = scenario(3)
    begins(table, table.seat(0), "Citanul Woodreaders", "GGGGGGG")
    reads = asked(table)
    assert reads.kind == D_YES_NO and reads.title == "Citanul Woodreaders: pay the additional cost kicker {2}{G}?"


@rule("702.66")
def test_help_with_a_cost_says_what_is_done_for_it(scenario: Builder) -> None:
    table = scenario(3)
    table.seat(0).buried("Shock", "Opt")
    begins(table, table.seat(0), "Dig Through Time", "UUUUUUUU")
    assert [choice.text for choice in asked(table).choices] == [
        "pay {6}{U}{U}",
        "exile 1 card from your graveyard, pay {5}{U}{U}",
        "exile 2 cards from your graveyard, pay {4}{U}{U}",
    ]


@rule("702.51")
def test_creatures_that_help_with_a_cost_are_tapped(scenario: Builder) -> None:
    table = scenario(3)
    table.seat(0).has("Savannah Lions")
    begins(table, table.seat(0), "Stoke the Flames", "RRRR")
    table.answer([-2])
    texts = [choice.text for choice in asked(table).choices]
    assert texts[0] == "pay {2}{R}{R}" and "tap 1 creature, pay {1}{R}{R}" in texts


@rule("118.12a")
def test_a_cost_that_may_be_paid_is_named(scenario: Builder) -> None:
    table = scenario(3)
    bears = table.seat(0).casts("Grizzly Bears")
    table.seat(0).gets_mana("CCC")
    table.seat(1).casts("Mana Leak", at=[bears])
    table.run(lambda d: d.kind == D_YES_NO, "the choice to pay")
    assert asked(table).title == "Mana Leak: pay {3}?"


@rule("601.2h")
def test_what_is_done_with_what_one_chooses_for_a_cost_is_said(scenario: Builder) -> None:
    table = scenario(3)
    table.seat(0).have("Viscera Seer", "Grizzly Bears")
    decision = table.to_priority(table.seat(0).number)
    texts = [c for c in asked(table).choices if c.text.startswith("Viscera Seer")]
    table.answer([texts[0].value])
    assert decision.seat == table.seat(0).number and asked(table).title == "Viscera Seer: sacrifice a creature"


@rule("401.4")
def test_an_order_says_which_end_is_on_top_and_that_is_so(scenario: Builder) -> None:
    table = scenario(3)
    begins(table, table.seat(0), "Brainstorm", "U")
    held = table.seat(0).holds("Shock", "Hill Giant")
    table.asked(purpose=FOR_LOOK)
    table.answer([card.id for card in held])
    reads = asked(table)
    assert reads.kind == D_ORDER and reads.title.endswith("the first named ends highest")
    table.answer([held[1].id, held[0].id])
    library = table.game.state.ids(table.seat(0).number, LIBRARY)
    assert [table.game.state.objs[id].card.name for id in library[-2:]] == ["Shock", "Hill Giant"]


@rule("603.3b")
def test_triggered_abilities_are_told_apart_by_what_they_say(scenario: Builder) -> None:
    table = scenario(3)
    table.seat(0).have("Soul Warden", "Essence Warden")
    table.seat(0).casts("Wall of Omens")
    table.run(lambda d: d.kind == D_ORDER, "the order of triggers")
    texts = [c.text for c in asked(table).choices]
    assert any(text.startswith("Wall of Omens: When this creature enters") and "draw a card" in text for text in texts)
    assert any(text.startswith("Soul Warden: Whenever") and "gain 1 life" in text for text in texts)


@rule("608.2d")
def test_what_one_may_do_is_said(scenario: Builder) -> None:
    table = scenario(3)
    table.seat(0).casts("Farhaven Elf").resolves()
    table.run(lambda d: d.kind == D_YES_NO, "the choice")
    assert asked(table).title.startswith("Farhaven Elf: Search your library for a basic ")


@rule("601.3c")
def test_a_way_to_cast_says_what_it_costs_more(scenario: Builder) -> None:
    table = scenario(3)
    table.seat(1).holds("Rout")
    table.seat(1).gets_mana("WWWWWWW")
    table.to_priority(table.seat(1).number)
    assert any(c.text == "Cast Rout {3}{W}{W} and {2} (as though it had flash)" for c in asked(table).choices)


def test_no_label_shows_how_the_engine_calls_things(scenario: Builder) -> None:
    """Labels are the same on every machine and in every run."""
    table = scenario(3)
    begins(table, table.seat(0), "Healing Salve", "W")
    decision = table.game.decision()
    assert decision is not None and decision.kind != D_PRIORITY
    assert decision.labels == ["mode 1", "mode 2"]
