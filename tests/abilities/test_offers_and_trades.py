"""Searches that all make before all shuffle, things that change places, words that each player chooses.

Sentences of our own. CR 601.2c, 603.3d, 614.12a, 701.23.
"""

from __future__ import annotations

import pytest

from apnap.rules.core.constants import COMMAND, MAIN1
from apnap.rules.core.decisions import D_MODE, D_PRIORITY, FOR_SEARCH, FOR_TARGET, O_ACTIVATE
from apnap.testing import rule
from tests.helpers.read_cards import made

OFFER = (
    "Search your <land> the battlefield. <EO> may search their <land> the battlefield. For each opponent who <soltw>, "
    "search your <land> the battlefield. Then <who> <sltw> shuffles."
)
ASHES = (
    "Destroy all artifacts. For each artifact destroyed <way>, its controller may search their <land> the battlefield "
    "tapped. Then <who> searched their library <way> shuffles."
)
STRIFE = (
    "As <this> enters, each <plr> chooses war or peace.\nCreatures controlled by <pls> who chose war get +1/+0."
    "\nCreatures controlled by <pls> who chose peace have vigilance."
)
WELDER = (
    "{T}: Choose target enchantment a player controls and target enchantment card <tpg>. <legal>, that player "
    "simultaneously sacrifices the enchantment and returns the enchantment card <ttb>."
)


def searches(table, willing: int) -> int:
    """Everybody passes; who is asked searches if they are willing; how often a card was found."""
    found = 0
    while table.stack:
        d = table.open_decision()
        if d is not None and d.purpose == FOR_SEARCH:
            found += 1
            table.answer([d.candidates[0]])
        elif d is not None and d.kind != D_PRIORITY:
            table.answer([1 if d.seat == willing else 0])
        else:
            table.run(lambda d: d.kind != D_PRIORITY or not table.stack, "anything")
    return found


@rule("701.23", "701.24")
def test_each_opponent_who_searches_lets_you_search_once_more(scenario):
    table = scenario(seats=4).knows(made(OFFER, name="Offer"))
    for seat in table.seats():
        seat.library("Forest", "Plains", "Swamp", "Island", "Shock")
    yes = table.seat(2).number
    table.seat(0).casts("Offer")
    searches(table, yes)
    assert [len(seat.battlefield) for seat in table.seats()] == [2, 0, 1, 0]
    shuffled = [line for line in table.log if "shuffles" in line]
    assert len(shuffled) == 2


@rule("608.2f")
def test_who_lost_something_may_search_for_it(scenario):
    table = scenario(seats=3).knows(made(ASHES, name="Ashes"))
    table.seat(1).has("Sol Ring")
    table.seat(1).has("Sol Ring")
    table.seat(2).has("Sol Ring")
    for seat in table.seats():
        seat.library("Forest", "Plains", "Shock")
    table.seat(0).casts("Ashes")
    assert searches(table, table.seat(1).number) == 2
    assert len(table.seat(1).battlefield) == 2 and table.seat(1).permanent("Forest").tapped
    assert not table.seat(2).battlefield


@rule("614.12a", "101.4")
def test_each_player_chooses_a_word_for_their_own_creatures(scenario):
    table = scenario(seats=4).knows(made(STRIFE, "Creature", name="Strife"))
    bears = table.each_seat_has("Grizzly Bears")
    table.seat(0).casts("Strife")
    asked = []
    for answer in (1, 0, 0, 1):
        d = table.asked(kind=D_MODE)
        asked.append(d.seat)
        table.answer([answer])
    table.resolve_stack()
    assert asked == [table.seat(i).number for i in range(4)]
    assert [bears[i].power for i in range(4)] == [2, 3, 3, 2]
    table.seat(1).concedes()
    assert bears[2].power == 3


@rule("601.2c", "608.2b")
def test_two_of_one_player_change_places(scenario):
    table = scenario(seats=3).knows(made(WELDER, "Creature", name="Welder"))
    welder = table.seat(0).has("Welder")
    table.seat(1).has("Glorious Anthem")
    theirs = table.seat(2).has("Glorious Anthem")
    card = table.seat(2).buried("Oblivion Ring")[0]
    table.seat(0).buried("Howling Mine")
    table.seat(0).activates(welder, at=[theirs, card])
    table.resolve_stack()
    assert table.seat(2).battlefield == ["Oblivion Ring"]
    assert table.seat(2).graveyard == ["Glorious Anthem"]


@rule("601.2c")
def test_only_whoever_has_both_can_be_asked(scenario):
    table = scenario(seats=3).knows(made(WELDER, "Creature", name="Welder"))
    welder = table.seat(0).has("Welder")
    table.seat(1).has("Glorious Anthem")
    table.seat(2).buried("Oblivion Ring")
    table.refresh()
    assert not table.seat(0).can(O_ACTIVATE, welder)


@rule("603.3d", "508.3e")
def test_who_attacks_chooses_the_target_and_what_is_done_to_it(scenario):
    curse = "Enchant player\nWhenever a player attacks enchanted player, that attacking player may <toc>."
    table = scenario(seats=4).knows(made(curse, "Enchantment \u2014 Aura Curse", name="Lull"))
    table.seat(0).casts("Lull", at=[table.seat(1)]).resolves()
    table.to_step(MAIN1, table.seat(2))
    bears = table.seat(2).has("Grizzly Bears")
    giant = table.seat(1).has("Hill Giant")
    table.seat(2).attacks({bears: table.seat(1)})
    d = table.asked(purpose=FOR_TARGET)
    assert d.seat == table.seat(2).number
    table.answer([giant.now])
    d = table.run(lambda d: d.rule == "608.2d", "the choice")
    assert d.seat == table.seat(2).number
    table.answer([1])
    d = table.run(lambda d: d.rule == "608.2d", "which")
    assert d.seat == table.seat(2).number
    table.answer([0])
    assert giant.tapped


@rule("603.12", "115.1")
@pytest.mark.parametrize("drawn", [0, 2])
def test_for_each_card_drawn_somebody_at_random_is_dealt_damage(scenario, drawn):
    text = "Draw a card, then each other <plr> may draw a card. <drawn>, this spell deals 2 damage to target opponent "
    table = scenario(seats=4).knows(made(f"{text}<random>.", name="Riches"))
    for seat in table.seats():
        seat.library("Forest", "Forest")
    table.seat(0).casts("Riches")
    table.says(*([1 if i < drawn else 0] for i in range(3)))
    table.resolve_stack()
    assert sum(20 - table.seat(i).life for i in (1, 2, 3)) == 2 * (1 + drawn)
    assert table.seat(0).life == 20


@rule("602.5", "114.4")
def test_an_emblem_has_an_ability_that_is_activated(scenario):
    walker = made(
        '[\u22121]: You get an emblem with "{0}, Sacrifice a <crt>: You gain 3 life."',
        "Planeswalker",
        name="Patron",
        size="3",
    )
    table = scenario(seats=3).knows(walker)
    patron = table.seat(0).has("Patron", counters={"loyalty": 3})
    table.seat(0).activates(patron).resolves()
    table.seat(0).has("Hill Giant")
    (emblem,) = table.game.state.ids(table.seat(0).number, COMMAND)
    number = table.seat(0).number
    table.to_priority(number)
    table.refresh()
    table.choose_option(number, O_ACTIVATE, emblem, (), None, (), ())
    table.resolve_stack()
    assert table.seat(0).life == 23 and table.seat(0).graveyard == ["Hill Giant"]
    assert table.seat(1).life == 20


@rule("701.3d", "701.23")
def test_what_is_unattached_finds_a_spell_and_casts_it(scenario):
    forge = (
        "{0}, Unattach <ths> Equipment: Search your library for a red <wanted> and cast that card <free>. Then shuffle."
    )
    table = scenario(seats=3).knows(made(forge, "Artifact \u2014 Equipment", name="Forge"))
    tool = table.seat(0).has("Forge")
    table.refresh()
    assert not table.seat(0).can(O_ACTIVATE, tool)
    bears = table.seat(0).has("Grizzly Bears")
    table.game.state.edit(tool.now).attached_to = bears.now
    cards = table.seat(0).library("Shock", "Forest", "Lightning Bolt")
    table.refresh()
    table.seat(0).activates(tool)
    d = table.asked(purpose=FOR_SEARCH)
    assert sorted(d.candidates) == sorted([cards[0].id, cards[2].id])
    table.answer([cards[2].id])
    d = table.asked(purpose=FOR_TARGET)
    table.answer([table.reference(table.seat(2))])
    table.resolve_stack()
    assert table.seat(2).life == 17
    assert tool.attached_to is None and sorted(table.seat(0).graveyard) == ["Lightning Bolt"]


@rule("601.3")
def test_after_the_one_card_no_other_spell_is_cast(scenario):
    text = (
        "{0}: Choose target creature <crd> in your graveyard. If you haven't <cst> a spell this turn, you may <cst> "
        "that card. If you do, you can't <cst> additional spells this turn."
    )
    table = scenario(seats=3).knows(made(text, "Artifact", name="Conduit"))
    conduit = table.seat(0).has("Conduit")
    lions = table.seat(0).buried("Savannah Lions")[0]
    table.seat(0).gets_mana("W")
    table.seat(0).activates(conduit, at=[lions])
    table.says([1])
    table.resolve_stack()
    assert "Savannah Lions" in table.seat(0).battlefield
    table.seat(0).holds("Shock")
    table.seat(0).gets_mana("R")
    table.refresh()
    assert "Shock" not in table.seat(0).castable


@rule("603.10a", "903.9b")
def test_as_many_counters_as_it_had(scenario):
    text = (
        "Whenever a creature you control dies or is <pt> into <cz>, if it had <oom> +1/+1 <ctr> on it, you may put "
        "that many +1/+1 <ctr> on target creature."
    )
    table = scenario(seats=3).knows(made(text, "Enchantment", name="Heirs"))
    table.seat(0).has("Heirs")
    bears = table.seat(0).has("Grizzly Bears", counters={"+1/+1": 3})
    giant = table.seat(1).has("Hill Giant")
    table.seat(0).casts("Murder", at=[bears])
    table.says([1])
    table.resolve_stack()
    assert giant.counters("+1/+1") == 3


@rule("603.2", "108.3")
def test_whose_graveyard_it_was_put_into_loses(scenario):
    text = "Whenever a <prm> is put into an opponent's <gv>, that player loses 2 life."
    grip = made("Enchant creature\nYou control enchanted creature.", "Enchantment \u2014 Aura", name="Grip")
    table = scenario(seats=4).knows(made(text, "Enchantment", name="Rats"), grip)
    table.seat(0).has("Rats")
    bears = table.seat(2).has("Grizzly Bears")
    table.seat(0).casts("Grip", at=[bears]).resolves()
    assert bears.controller == table.seat(0)
    table.seat(0).casts("Shock", at=[bears]).resolves()
    table.resolve_stack()
    assert table.seat(0).graveyard == ["Shock", "Grip"]
    assert [seat.life for seat in table.seats()] == [20, 20, 18, 20]
