"""Paying as a person: what is tapped, what it leaves, what is owed, and what things cost now."""

from __future__ import annotations

from apnap import record
from apnap.api import Game, Setup
from apnap.rules.core.decisions import D_ATTACK, D_PAY, PaymentDecision
from apnap.table.session import Session
from apnap.testing import Scenario, rule
from apnap.testing.plugin import Builder


def mine(table: Scenario) -> int:
    return int(table.seat(0).number)


def session_of(table: Scenario) -> Session:
    seats = int(table.game.state.seats)
    names = tuple(table.game.names)
    return Session(Game(table.game, Setup(table.game.state.table, (), 0, names, ("",) * seats)))


def asked_to_pay(scenario: Builder, lands: list[str], hand: list[str], cast: str) -> tuple[Scenario, Session]:
    table = scenario(2)
    table.seat(0).have(*lands)
    table.seat(0).holds(*hand, cast)
    table.refresh()
    session = session_of(table)
    question = session.question(mine(table))
    assert question is not None
    (cast_it,) = [choice for choice in question.choices if choice.text.startswith(f"Cast {cast}")]
    session.answer([cast_it.value], mine(table))
    return table, session


def tapped(table: Scenario) -> list[str]:
    return sorted(table.game.name(o.id) for o in table.game.state.objs if o.tapped)


def test_generic_mana_is_paid_so_that_the_rest_of_the_hand_can_be_cast(scenario: Builder) -> None:
    """Three generic mana with red and black cards in hand: neither all Mountains nor all Swamps are tapped."""
    lands = ["Mountain", "Mountain", "Swamp", "Swamp", "Swamp"]
    table, session = asked_to_pay(scenario, lands, ["Shock"], "Hill Giant")
    plan = session.payment(mine(table))
    if plan is not None:
        assert plan.owed == "{3}{R}"
        question = session.question(mine(table))
        assert question is not None and question.title.startswith("Pay {3}{R} for Hill Giant")
        assert question.default_words.startswith("tap ")
        session.answer([], mine(table))
    assert tapped(table) == ["Mountain", "Swamp", "Swamp", "Swamp"]


def test_four_mountains_are_never_tapped_while_swamps_could_pay(scenario: Builder) -> None:
    lands = ["Mountain"] * 4 + ["Swamp"] * 4
    table, session = asked_to_pay(scenario, lands, ["Shock", "Lightning Bolt", "Volcanic Hammer"], "Icy Manipulator")
    session.answer([], mine(table))
    assert tapped(table) == ["Swamp"] * 4


def test_of_two_colours_that_are_wanted_as_much_one_land_of_each_is_left(scenario: Builder) -> None:
    """Neither all Mountains nor all Swamps: either card of the hand can be cast afterwards."""
    table, session = asked_to_pay(scenario, ["Mountain"] * 4 + ["Swamp"] * 2, ["Doom Blade", "Shock"], "Hill Giant")
    session.answer([], mine(table))
    assert tapped(table) == ["Mountain", "Mountain", "Mountain", "Swamp"]


def test_a_person_may_still_choose_and_take_back_the_whole_payment(scenario: Builder) -> None:
    lands = ["Mountain", "Mountain", "Swamp", "Swamp", "Swamp"]
    table, session = asked_to_pay(scenario, lands, ["Shock"], "Hill Giant")
    decision = session.decision(mine(table))
    assert isinstance(decision, PaymentDecision)
    session.answer([], mine(table))
    assert tapped(table)
    session.undo(mine(table))
    assert isinstance(session.decision(mine(table)), PaymentDecision) and not tapped(table)


def test_the_record_of_such_a_payment_is_made_of_ordinary_answers() -> None:
    from apnap.table import seating

    session = seating.new_session(seed=5, decks=["artifacts", "red"], seats=2)
    session.start()
    from apnap.agents import FirstAgent

    bot = FirstAgent()
    for _ in range(120):
        waiting = session.waiting()
        if not waiting:
            break
        decision = waiting[0]
        answer = [] if decision.kind == D_PAY else list(bot.choose(session.play, decision))
        session.answer(answer, int(decision.decider))
    assert record.record_of(session.game).play().digest == session.game.digest


@rule("601.2f")
def test_a_spell_is_offered_at_what_it_costs_now(scenario: Builder) -> None:
    table = scenario(2)
    table.seat(0).have(*["Plains"] * 6)
    table.seat(1).has("Thalia, Guardian of Thraben")
    table.seat(0).holds("Divination", "Day of Judgment")
    table.refresh()
    question = session_of(table).question(mine(table))
    assert question is not None
    assert "Cast Day of Judgment {3}{W}{W}" in [choice.text for choice in question.choices]


@rule("508.1h")
def test_an_attack_tax_is_named_with_its_amount_and_its_source(scenario: Builder) -> None:
    table = scenario(2)
    table.seat(0).has("Grizzly Bears")
    table.seat(0).have("Forest", "Forest")
    table.seat(1).has("Ghostly Prison")
    table.refresh()
    table.run(lambda d: d.kind == D_ATTACK, "attackers to be declared")
    question = session_of(table).question(mine(table))
    assert question is not None
    (defender,) = question.others
    assert defender.text.endswith("; attacking costs {2} (Ghostly Prison) for each")
