"""Second cards for words that had one: what is particular to each."""

from __future__ import annotations

import pytest

from apnap.rules.ch6_spells.layers.copiable_values import PLAIN_MASK
from apnap.rules.ch7_additional.face_down import TurnedDown, TurnedUp
from apnap.rules.core.constants import BEGIN_COMBAT, EXILE, FLYING, LIBRARY
from apnap.rules.core.decisions import FOR_MAY, O_ACTIVATE
from apnap.testing import rule
from apnap.testing.plugin import Builder


@rule("702.176")
def test_an_overlord_draws_two_and_discards_one(scenario: Builder) -> None:
    table = scenario(2)
    one = table.seat(0)
    one.casts("Overlord of the Floodpits", part="impending").resolves()
    table.resolve_stack()
    lord = one.permanent("Overlord of the Floodpits")
    assert not lord.is_a("Creature") and lord.counters("time") == 4 and lord.has(FLYING)
    assert len(one.hand) == 1 and len(one.graveyard) == 1


@rule("701.57")
@pytest.mark.parametrize("name,letter", [("Hidden Nursery", "G"), ("Hidden Volcano", "R")])
def test_a_cave_makes_mana_or_discovers(scenario: Builder, name: str, letter: str) -> None:
    table = scenario(2)
    one = table.seat(0)
    played = one.plays(name)
    assert played.tapped
    cave = one.has(name)
    one.taps_for_mana(cave)
    assert one.pool == letter
    cave = one.has(name)
    one.gets_mana("CCCC")
    one.library("Forest", "Progenitus", "Grizzly Bears")
    one.activates(cave, 1)
    table.asked(one, FOR_MAY)
    table.answer([0])
    table.resolve_stack()
    assert one.hand == ["Grizzly Bears"] and one.graveyard == [name]
    another = one.has(name)
    table.to_step(BEGIN_COMBAT)
    one.gets_mana("CCCC" + letter)
    assert not one.can(O_ACTIVATE, another)  # only as a sorcery


def test_a_sphinx_reveals_five_cards_for_an_opponent_to_part(scenario: Builder) -> None:
    table = scenario(2)
    one = table.seat(0)
    cards = one.library("Forest", "Shock", "Grizzly Bears", "Island", "Murder")
    one.casts("Sphinx of Uthuun")
    table.says([cards[0].id, cards[1].id], [0])
    table.resolve_stack()
    assert one.permanent("Sphinx of Uthuun").has(FLYING)
    assert sorted(one.hand + one.graveyard) == ["Forest", "Grizzly Bears", "Island", "Murder", "Shock"]
    assert len(one.hand) in (2, 3)


@rule("701.29")
def test_every_sliver_may_fateseal(scenario: Builder) -> None:
    table = scenario(2)
    one, two = table.seat(0), table.seat(1)
    one.has("Mesmeric Sliver")
    top = two.library("Shock")[0]
    one.casts("Muscle Sliver")
    asked = table.asked(one, FOR_MAY)
    assert asked.seat == one.number
    table.answer([1])
    table.says([top.id])
    table.resolve_stack()
    library = table.game.state.ids(two.number, LIBRARY)
    assert library[-1] == top.id or library[0] == top.id
    one.casts("Grizzly Bears").resolves()
    assert table.stack == []


@rule("708.2")
def test_secret_plans_are_about_what_is_face_down(scenario: Builder) -> None:
    table = scenario(2)
    one = table.seat(0)
    one.has("Secret Plans")
    bears, theirs = one.has("Grizzly Bears"), table.seat(1).has("Grizzly Bears")
    table.game.emit(TurnedDown(bears.id, PLAIN_MASK))
    table.game.emit(TurnedDown(theirs.id, PLAIN_MASK))
    table.refresh()
    assert (bears.power, bears.toughness) == (2, 3) and theirs.toughness == 2
    table.game.emit(TurnedUp(theirs.id))
    table.game.emit(TurnedUp(bears.id))
    table.refresh()
    table.resolve_stack()
    assert bears.toughness == 2 and len(one.hand) == 1


@pytest.mark.parametrize("answer", [[1], [0]])
def test_a_seizer_of_dreams_may_blight(scenario: Builder, answer: list[int]) -> None:
    table = scenario(2)
    one, two = table.seat(0), table.seat(1)
    two.holds("Shock")
    one.casts("Dream Seizer")
    table.asked(one, FOR_MAY)
    table.answer(answer)
    table.resolve_stack()
    seizer = one.permanent("Dream Seizer")
    assert seizer.has(FLYING) and seizer.counters("-1/-1") == answer[0]
    assert two.graveyard == (["Shock"] if answer == [1] else [])


@rule("702.75")
def test_what_is_hidden_away_is_played_for_four_legends(scenario: Builder) -> None:
    table = scenario(2)
    one = table.seat(0)
    cards = one.library("Serra Angel", "Forest", "Forest", "Forest")
    hideaway = one.plays("Clive's Hideaway")
    table.says([cards[0].id])
    table.resolve_stack()
    assert len(table.game.state.ids(one.number, EXILE)) == 1
    one.taps_for_mana(hideaway)
    assert one.pool == "C"
    table.game.state.edit(hideaway.id).tapped = False
    for legend in ("Isamaru, Hound of Konda", "Kaysa", "Melira, Sylvok Outcast"):
        one.has(legend)
    one.gets_mana("C")
    one.activates(hideaway, 1).resolves()
    assert "Serra Angel" not in one.battlefield
    table.game.state.edit(hideaway.id).tapped = False
    one.has("Morinfen")
    one.gets_mana("CC")
    one.activates(hideaway, 1)
    table.says([1])
    table.resolve_stack()
    assert "Serra Angel" in one.battlefield


@rule("702.75")
def test_a_fight_is_rigged(scenario: Builder) -> None:
    table = scenario(2)
    one = table.seat(0)
    cards = one.library("Serra Angel", "Forest", "Forest", "Forest", "Forest")
    one.casts("Fight Rigging")
    table.says([cards[0].id])
    table.resolve_stack()
    bears = one.has("Grizzly Bears")
    table.to_step(BEGIN_COMBAT)
    table.resolve_stack()
    assert bears.counters("+1/+1") == 1 and "Serra Angel" not in one.battlefield
    table.to_turn(table.seat(1))
    table.to_turn(one)
    table.game.state.edit(bears.id).counters = {"+1/+1": 4}
    table.game.drop_chars(bears.id)
    table.to_step(BEGIN_COMBAT)
    table.says([1])
    table.resolve_stack()
    assert bears.power == 7 and "Serra Angel" in one.battlefield
