"""What is cast first in somebody's turn, permissions that exile, tokens that come to you, and choices that fail."""

from __future__ import annotations

import pytest

from apnap.rules.core.constants import END, MAIN2
from apnap.rules.core.decisions import IllegalAnswer
from apnap.testing import rule
from tests.helpers.read_cards import made

EACH = "during each opponent's turn"
BURIED = "would be put into your graveyard"
HAND = "from your hand"
EVER = "for the rest of the game"
FIRST = f"Whenever you cast your first spell {EACH}, you gain 2 life."


@rule("603.2", "601.2i")
def test_only_the_first_spell_in_a_turn_of_an_opponent_counts(scenario):
    table = scenario(seats=3, teams=[[0, 1], [2]]).knows(made(FIRST, "Enchantment", name="Trick"))
    you, mate, foe = table.seats()
    you.has("Trick")
    you.casts("Fog").resolves()
    assert you.life == 20
    table.to_turn(mate)
    you.casts("Fog").resolves()
    assert you.life == 20
    table.to_turn(foe)
    you.casts("Fog").resolves()
    you.casts("Fog").resolves()
    table.resolve_stack()
    assert you.life == 22


@rule("614.1a", "601.3")
def test_a_spell_cast_by_the_permission_is_exiled_and_another_is_not(scenario):
    text = "Once during each of your turns, <ymc> an instant spell from your graveyard. "
    text += f"If a spell cast <way> {BURIED}, exile it instead."
    table = scenario(seats=2).knows(made(text, "Enchantment", name="Mage"))
    you = table.seat(0)
    you.has("Mage")
    you.buried("Fog", "Shock")
    you.gets_mana("RG")
    assert sorted(you.castable) == ["Fog", "Shock"]
    options = [o for o in table.to_priority(you.number).options if o.id >= 0 and table.game.name(o.id) == "Fog"]
    table.choose_option(you.number, options[0].kind, options[0].id, (), None, (), ())
    table.resolve_stack()
    assert you.exile == ["Fog"] and you.castable == []
    you.casts("Shock", at=[table.seat(1)]).resolves()
    assert you.graveyard.count("Shock") == 2


@rule("614.1a", "616.1b")
def test_tokens_of_opponents_come_to_you_this_turn(scenario):
    text = "When this creature enters, each token that <cr8> under an opponent's control this turn <yours>."
    text = text.replace("<cr8>", "would be created").replace("<yours>", "is created under your control instead")
    food = made("Create a Food token.", "Instant", name="Snack")
    table = scenario(seats=3, teams=[[0, 1], [2]]).knows(made(text, "Creature - Human", name="Thief"), food)
    you, mate, foe = table.seats()
    you.casts("Thief").resolves()
    table.resolve_stack()
    for seat in (mate, foe):
        seat.casts("Snack").resolves()
    assert (you.battlefield.count("Food Token"), mate.battlefield.count("Food Token")) == (1, 1)
    table.to_turn(mate)
    foe.casts("Snack").resolves()
    assert foe.battlefield.count("Food Token") == 1


@rule("608.2d")
@pytest.mark.parametrize("land,drawn", [(True, 0), (False, 2)])
def test_who_has_no_land_to_put_there_did_not_put_one(scenario, land, drawn):
    table = scenario(seats=2).knows(
        made(f"<ymp> a land card {HAND} onto the battlefield. If you don't, draw two cards.")
    )
    you = table.seat(0)
    you.empty_library()
    you.library("Shock", "Shock")
    if land:
        you.holds("Forest")
    you.casts("Rite")
    table.asked(you)
    table.answer([1])
    table.resolve_stack()
    assert you.hand == ["Shock"] * drawn
    assert you.battlefield == ["Forest"] * land


@rule("725.2")
def test_the_end_step_of_the_monarch(scenario):
    text = "At the beginning of the monarch's end step, <tp> gains 3 life."
    table = scenario(seats=3).knows(made(text, "Enchantment", name="Archive"))
    table.seat(0).has("Archive")
    table.seat(1).becomes_monarch()
    table.to_step(END)
    table.resolve_stack()
    table.to_turn(table.seat(1))
    table.to_step(END)
    table.resolve_stack()
    assert [seat.life for seat in table.seats()] == [20, 23, 20]


@rule("602.5b")
def test_an_ability_needs_the_time_and_the_fact(scenario):
    text = "{0}: Draw a card. Activate only if <yc> no creatures and only during your turn."
    table = scenario(seats=2).knows(made(text, "Artifact", name="Horn"))
    you = table.seat(0)
    horn = you.has("Horn")
    you.activates(horn).resolves()
    bear = you.has("Grizzly Bears")
    table.refresh()
    with pytest.raises(AssertionError):
        you.activates(horn)
    you.casts("Murder", at=[bear]).resolves()
    you.activates(horn).resolves()
    table.to_turn(table.seat(1))
    table.to_step(MAIN2)
    with pytest.raises(AssertionError):
        you.activates(horn)


@rule("608.2h", "115.1")
def test_that_player_is_whose_graveyard_it_was(scenario):
    text = "{X}: Put target creature card with <mv> from an opponent's graveyard <obt> under your control. "
    text = text.replace("<mv>", "mana value X") + "Then that player mills X cards."
    table = scenario(seats=3).knows(made(text, "Artifact", name="Vault"))
    you, foe = table.seat(0), table.seat(2)
    vault = you.has("Vault")
    bear = foe.buried("Grizzly Bears")[0]
    you.gets_mana("BB")
    before = [seat.library_size for seat in table.seats()]
    you.activates(vault, at=[bear.now], x=2)
    table.resolve_stack()
    assert "Grizzly Bears" in you.battlefield
    assert [b - seat.library_size for b, seat in zip(before, table.seats(), strict=True)] == [0, 0, 2]


@rule("702.126", "601.2h")
def test_artifacts_help_to_cast_spells_that_are_given_improvise(scenario):
    table = scenario(seats=2).knows(made("Nonartifact spells you cast have improvise.", "Artifact", name="Statue"))
    you = table.seat(0)
    statue = you.has("Statue")
    you.has("Ornithopter")
    you.holds("Divination", "Hill Giant")
    you.gets_mana("U")
    assert you.castable == ["Divination"]
    you.casts("Divination", free=False).resolves()
    assert statue.tapped and len(you.hand) == 3
    other = table.seat(1)
    other.has("Ornithopter"), other.has("Ornithopter")
    assert not other.castable


@rule("701.15b", "701.15a")
def test_what_is_goaded_for_the_rest_of_the_game_stays_so(scenario):
    text = f"Each opponent creates a 1/1 red Goblin creature token. The tokens are goaded {EVER}."
    table = scenario(seats=3).knows(made(text))
    you, left, right = table.seats()
    you.casts("Rite").resolves()
    goblin, other = left.permanent("Goblin Token"), right.permanent("Goblin Token")
    table.to_turn(left)
    left.attacks({goblin: right})
    table.to_turn(right)
    right.attacks({other: left})
    table.to_turn(you)
    table.to_turn(left)
    with pytest.raises(IllegalAnswer):
        left.attacks({})
    with pytest.raises(IllegalAnswer):
        left.attacks({goblin: you})
    left.attacks({goblin: right})


@rule("701.36", "508.4")
def test_a_populated_token_enters_tapped_and_attacking(scenario):
    text = "Whenever this creature attacks, populate. The token enters tapped and attacking."
    table = scenario(seats=2).knows(
        made(text, "Creature - Human", name="Exile"), made("Create a 3/3 green Elephant creature token.", name="Herd")
    )
    you, other = table.seats()
    exile = you.has("Exile")
    you.casts("Herd").resolves()
    you.attacks({exile: other})
    table.resolve_stack()
    table.to_step(END)
    assert other.life == 20 - 2 - 3 and you.battlefield.count("Elephant Token") == 2


@rule("208.1", "608.2h")
@pytest.mark.parametrize("name,drawn", [("Hill Giant", 1), ("Grizzly Bears", 0)])
def test_the_controller_draws_for_what_is_greater_than_all_others(scenario, name, drawn):
    text = "Whenever another creature enters, <ic> may draw a card if its <power> is greater than <others>."
    text = (
        text.replace("<others>", "each other creature's power")
        .replace("<ic>", "its controller")
        .replace("<power>", "power")
    )
    table = scenario(seats=2).knows(made(text, "Creature - Elf", name="Heart"))
    table.seat(1).has("Heart")
    you = table.seat(0)
    you.casts(name)
    table.asked(you)
    table.answer([1])
    table.resolve_stack()
    assert len(you.hand) == drawn
