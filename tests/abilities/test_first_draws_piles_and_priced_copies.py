"""First cards drawn that are revealed, piles shuffled onto a library, copies with a price, Adventures out of graves."""

from __future__ import annotations

import pytest

from apnap.english.reading.faces import FaceText
from apnap.english.reading.gate import CardText, read_card
from apnap.rules.core.constants import LIBRARY
from apnap.rules.core.decisions import D_YES_NO
from apnap.testing import from_text, rule
from apnap.testing.plugin import Builder

BEAST = "Creature - Beast"
FRONT = "the first card you draw each turn"
SEES = from_text(
    "Far Seer",
    "{U}",
    BEAST,
    f"You may reveal {FRONT} as you draw it. Whenever you reveal a land card this way, you gain 4 life.",
    "1/1",
)
SHOWS = from_text(
    "Open Book", "{U}", BEAST, f"Reveal {FRONT}. Whenever you reveal a land card this way, you gain 4 life.", "1/1"
)


@rule("701.20a", "121.1")
@pytest.mark.parametrize("shows,card,life", [(1, "Forest", 24), (0, "Forest", 20), (1, "Hill Giant", 20)])
def test_the_first_card_may_be_revealed_as_it_is_drawn(scenario: Builder, shows: int, card: str, life: int) -> None:
    table = scenario(seats=3).knows(SEES)
    me = table.seat(0)
    me.has("Far Seer")
    me.library(card, "Forest", "Forest")
    me.casts("Divination")
    table.says([shows])
    table.resolve_stack()
    table.scripted.clear()
    assert me.life == life and len(me.hand) == 2


STUDY = from_text("Quick Study", "{U}", "Instant", "Draw two cards.")


@rule("701.20a")
def test_it_is_asked_once_a_turn_and_of_its_controller_only(scenario: Builder) -> None:
    table = scenario(seats=3).knows(SEES, SHOWS, STUDY)
    table.seat(0).has("Far Seer")
    table.seat(1).has("Open Book")
    for seat in table.seats():
        seat.library("Forest", "Forest", "Forest", "Forest")
    table.seat(1).casts("Quick Study").resolves()
    table.resolve_stack()
    assert table.seat(1).life == 24
    table.seat(1).casts("Quick Study").resolves()
    table.resolve_stack()
    assert table.seat(1).life == 24
    table.seat(2).casts("Quick Study").resolves()
    table.resolve_stack()
    assert [seat.life for seat in table.seats()] == [20, 24, 20]
    table.seat(0).casts("Quick Study")
    table.asked(table.seat(0), kind=D_YES_NO)


SUCH = "that"
OF_MINE = "of your library"
PILE = "in a face-down pile"
SAINT = from_text(
    "Deathless Knight",
    "{W}",
    BEAST,
    f"When this creature dies, exile it and the top two cards of your library {PILE}. If you do, shuffle {SUCH} pile "
    f"and put it back on top {OF_MINE}.",
    "1/1",
)


@rule("701.24", "406.3")
def test_a_pile_is_shuffled_onto_the_library(scenario: Builder) -> None:
    table = scenario(seats=3).knows(SAINT)
    me = table.seat(0)
    knight = me.has("Deathless Knight")
    me.library("Swamp", "Forest", "Island")
    before = me.library_size
    table.seat(1).casts("Murder", at=[knight]).resolves()
    table.resolve_stack()
    top = [table.game.name(id) for id in table.game.state.ids(me.number, LIBRARY)]
    assert me.library_size == before + 1 and me.graveyard == [] and me.exile == []
    assert sorted(top[-3:]) == ["Deathless Knight", "Forest", "Swamp"] and top[-4] == "Island"


@rule("400.7")
def test_a_card_that_is_gone_makes_no_pile(scenario: Builder) -> None:
    table = scenario(seats=3).knows(SAINT)
    me = table.seat(0)
    knight = me.has("Deathless Knight")
    me.library("Island", "Forest")
    before = me.library_size
    table.seat(1).casts("Murder", at=[knight]).resolves()
    table.seat(1).casts("Cremate", at=[knight]).resolves()
    table.resolve_stack()
    assert me.library_size == before and me.exile == ["Deathless Knight"]


DOUBLE = "the copy"
PAYING = "rather than paying its mana cost"
ECHO = from_text(
    "Grave Echo",
    "{U}",
    "Sorcery",
    f"Exile target sorcery card from a graveyard. Copy it. You may cast {DOUBLE} by paying {{3}} {PAYING}.",
)


@rule("707.12", "118.9")
@pytest.mark.parametrize("mana,drawn", [("RRR", 2), ("RR", 0)])
def test_a_copy_is_cast_for_its_price(scenario: Builder, mana: str, drawn: int) -> None:
    table = scenario().knows(ECHO)
    me = table.seat(0)
    card = table.seat(1).buried("Divination")[0]
    me.casts("Grave Echo", at=[card])
    me.gets_mana(mana)
    table.says([1])
    table.resolve_stack()
    table.scripted.clear()
    assert len(me.hand) == drawn and me.pool == ("" if drawn else me.pool)
    assert table.seat(1).exile == ["Divination"]


LONG = "until the end of your next turn"
THERE = "from your graveyard"
LEAVES = f"When Late Guest dies, you may cast it {THERE} as an Adventure {LONG}."
GUEST = read_card(
    CardText(
        "Late Guest",
        "adventure",
        (
            FaceText("Late Guest", "{1}{W}", "Creature — Human", LEAVES, "2/2"),
            FaceText("Quick Rise", "{2}{B}", "Instant — Adventure", "You gain 3 life."),
        ),
    )
).card


@rule("715.3", "601.3")
def test_an_adventure_is_cast_out_of_the_graveyard(scenario: Builder) -> None:
    assert GUEST is not None
    table = scenario(seats=3).knows(GUEST)
    me = table.seat(0)
    guest = me.has("Late Guest")
    table.seat(1).casts("Murder", at=[guest]).resolves()
    table.resolve_stack()
    me.gets_mana("WWWW")
    assert table.game.permits_way(me.number, guest.now, GUEST.methods[1])
    assert not table.game.permits_way(me.number, guest.now, GUEST.methods[0])
    me.casts(guest, part="Quick Rise").resolves()
    assert me.life == 23 and me.exile == ["Late Guest"]
    me.casts(guest).resolves()
    assert "Late Guest" in me.battlefield
