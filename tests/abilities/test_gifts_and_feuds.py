"""Cards that opponents choose for you, two chosen players, and searches for each land that was sacrificed."""

from __future__ import annotations

from apnap.rules.core.decisions import FOR_LOOK, FOR_PLAYER
from apnap.testing import rule
from tests.helpers.read_cards import made

TURN = "in turn order"
CHOSEN = "the chosen cards into your hand"
GIFTS = f"Reveal the top four cards of <yl>. Starting with the next opponent {TURN}, each opponent chooses a "
GIFTS += f"different nonland card from among them. Put {CHOSEN} and <rob> in a random order."
FEUD = "As this enchantment enters, choose two players.\nIf <source> by <one> would deal damage to <other> or "
FEUD += "<theirs>, that source deals double that damage <back> instead."
FEUD = FEUD.replace("<source>", "a source controlled")
FEUD = FEUD.replace("<one>", "one of the chosen players").replace("<other>", "the other chosen player")
FEUD = FEUD.replace("<theirs>", "a permanent that player controls").replace("<back>", "to that player or permanent")


@rule("608.2d", "101.4")
def test_opponents_choose_different_cards_from_the_next_one_on(scenario):
    table = scenario(seats=4, teams=[[0], [1], [2], [3]]).knows(made(GIFTS))
    you = table.seat(0)
    you.library("Forest", "Shock", "Fog", "Grizzly Bears")
    you.casts("Rite")
    asked = []
    for _ in range(2):
        decision = table.asked(purpose=FOR_LOOK)
        asked.append(decision.seat)
        table.answer([decision.candidates[0]])
    table.resolve_stack()
    assert asked == [1, 2]
    assert sorted(you.hand) == ["Fog", "Grizzly Bears", "Shock"] and you.library_size >= 1


@rule("614.1a", "607.2d")
def test_damage_between_two_chosen_players_is_doubled(scenario):
    table = scenario(seats=3).knows(made(FEUD, "Enchantment", name="Feud"))
    you, left, right = table.seats()
    you.casts("Feud")
    for seat in (left, right):
        table.asked(you, purpose=FOR_PLAYER)
        table.answer([seat.ref])
    table.resolve_stack()
    left.casts("Shock", at=[right]).resolves()
    left.casts("Shock", at=[you]).resolves()
    you.casts("Shock", at=[left]).resolves()
    giant = left.has("Hill Giant")
    right.casts("Shock", at=[giant]).resolves()
    assert [seat.life for seat in table.seats()] == [18, 18, 16]
    assert giant.died


@rule("701.23", "608.2f")
def test_each_land_lets_its_controller_search_and_then_all_shuffle(scenario):
    text = "Each player sacrifices all artifacts and nonbasic lands they control. For each land sacrificed <way>, "
    text += "its controller may search <tl> for a basic land card and put it <obt>. "
    text = text.replace("<tl>", "their library")
    text += "Then each player who searched their library <way> shuffles."
    table = scenario(seats=3).knows(made(text))
    you, other, third = table.seats()
    for seat in (you, other):
        seat.have("Mishra's Factory", "Mishra's Factory", "Forest")
        seat.library("Island", "Swamp")
    third.has("Ornithopter")
    third.library("Island")
    you.casts("Rite")
    for _ in range(4):
        table.asked()
        table.answer([1])
        decision = table.asked()
        table.answer([decision.candidates[0]])
    table.resolve_stack()
    assert [len(seat.battlefield) for seat in (you, other)] == [3, 3]
    assert "Mishra's Factory" not in you.battlefield + other.battlefield
    assert third.battlefield == []
