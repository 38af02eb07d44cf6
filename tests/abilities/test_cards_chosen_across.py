"""A card is chosen in an opponent's graveyard, and by that player one in yours: sentences of our own."""

# ruff: noqa: F403, F405

from __future__ import annotations

from apnap.english.reading.faces import FaceText
from apnap.english.reading.gate import CardText, read_card
from apnap.testing import rule
from apnap.vocabulary import *
from tests.helpers.read_cards import spelled_out

TEXT = "Choose an artifact card in an opponent's graveyard, then <tp> chooses an artifact card in your "
TEXT += "graveyard. You may return those cards <ttb> under their owners' control."


def swap():
    verdict = read_card(CardText("Swap", "normal", (FaceText("Swap", "{0}", "Sorcery", spelled_out(TEXT), ""),)))
    assert verdict.card is not None, verdict.why
    return verdict.card


def test_it_is_read():
    effects = swap().base.abilities.spell.effect.effects
    assert effects[0] == ChooseAcross(ARTIFACT)
    assert isinstance(effects[1], May)


@rule("608.2d", "110.2a")
def test_you_choose_theirs_and_they_choose_yours(scenario):
    table = scenario(seats=4).knows(swap())
    first, third = table.seat(0), table.seat(2)
    ring, idol = first.buried("Sol Ring", "Mind Stone")
    table.seat(1).buried("Ornithopter")
    theirs = third.buried("Ornithopter")[0]
    third.buried("Grizzly Bears")
    first.casts("Swap")
    table.says([theirs.id], [idol.id], [1])
    table.resolve_stack()
    assert first.battlefield == ["Mind Stone"]
    assert third.battlefield == ["Ornithopter"]
    assert table.seat(1).graveyard == ["Ornithopter"]
    assert ring.zone == "graveyard"


@rule("608.2d")
def test_you_may_let_both_lie(scenario):
    table = scenario(seats=2).knows(swap())
    table.seat(0).buried("Sol Ring")
    table.seat(1).buried("Ornithopter")
    table.seat(0).casts("Swap")
    table.says([0])
    table.resolve_stack()
    assert table.seat(0).battlefield == table.seat(1).battlefield == []


@rule("608.2d")
def test_where_no_opponent_has_one_you_choose_who_chooses_yours(scenario):
    table = scenario(seats=3).knows(swap())
    ring, idol = table.seat(0).buried("Sol Ring", "Mind Stone")
    table.seat(0).casts("Swap")
    table.says([table.seat(2).ref], [ring.id], [1])
    table.resolve_stack()
    assert table.seat(0).battlefield == ["Sol Ring"]
    assert "Mind Stone" in table.seat(0).graveyard


@rule("608.2d", "800.4a")
def test_whoever_leaves_takes_the_card_along(scenario):
    table = scenario(seats=3).knows(swap())
    table.seat(0).buried("Sol Ring", "Mind Stone")
    theirs = table.seat(1).buried("Ornithopter")[0]
    table.seat(2).buried("Ornithopter")
    table.seat(0).casts("Swap")
    table.says([theirs.id])
    table.asked(table.seat(1))
    table.seat(1).concedes()
    table.resolve_stack()
    assert not table.seat(1).in_game
    assert table.seat(2).battlefield == []
