"""Two kickers, things done X times, the next main phase, cards kept for life, and piles.

Sentences of our own. CR 603.7, 700.3, 702.33, 701.36.
"""

from __future__ import annotations

import pytest

from apnap.rules.core.constants import MAIN2
from apnap.rules.core.decisions import FOR_LOOK
from apnap.testing import rule
from tests.helpers.read_cards import made


@rule("702.33")
@pytest.mark.parametrize("paid,life,cards", [((0, 0), 20, 0), ((1, 0), 23, 0), ((0, 1), 20, 1), ((1, 1), 23, 1)])
def test_each_kicker_counts_by_itself(scenario, paid, life, cards):
    text = (
        "Kicker {W} and/or {2}{B}\n<etb>, if it was kicked with its {W} kicker, you <gn> 3 life.\n<etb>, if it was "
        "kicked with its {2}{B} kicker, draw a card."
    )
    table = scenario(seats=3).knows(made(text, "Creature", cost="{U}", name="Mage"))
    table.seat(0).gets_mana("WBBBU")
    table.seat(0).casts("Mage", says=[[paid[0]], [paid[1]]])
    table.resolve_stack()
    assert table.seat(0).life == life and len(table.seat(0).hand) == cards


@rule("701.36")
def test_tokens_are_copied_x_times(scenario):
    table = scenario(seats=3).knows(
        made("Populate X times.", cost="{X}", name="Flowers"),
        made("Create a 1/1 white Cat creature token.", name="Cats"),
    )
    table.seat(0).casts("Cats").resolves()
    table.seat(0).casts("Flowers", x=3)
    table.resolve_stack()
    assert table.seat(0).battlefield.count("Cat Token") == 4


@rule("603.7b")
def test_something_happens_in_the_next_main_phase_of_the_turn(scenario):
    text = "At the beginning of the <nx1> this turn, draw a card for each <plr> who was dealt combat damage this turn."
    table = scenario(seats=4).knows(made(text.replace("<nx1>", "next main phase"), name="Stampede"))
    bears, giant = table.seat(0).has("Grizzly Bears"), table.seat(0).has("Hill Giant")
    table.seat(0).casts("Stampede").resolves()
    table.seat(0).attacks({bears: table.seat(1), giant: table.seat(2)})
    table.to_step(MAIN2)
    table.resolve_stack()
    assert len(table.seat(0).hand) == 2
    table.to_turn(table.seat(1))
    table.resolve_stack()
    assert len(table.seat(0).hand) == 2


@rule("608.2d", "119.4")
def test_cards_are_kept_for_life(scenario):
    text = "Look at the top three <cds> of your library. For each <crd>, put that card into your <gv> unless you pay 2 "
    table = scenario(seats=3).knows(made(text + "life. Then put the rest into your hand.", "Instant", name="Bargain"))
    cards = table.seat(0).library("Shock", "Forest", "Sol Ring")
    table.seat(0).casts("Bargain")
    d = table.asked(purpose=FOR_LOOK)
    assert sorted(d.candidates) == sorted(card.id for card in cards)
    table.answer([cards[0].id, cards[2].id])
    table.resolve_stack()
    assert table.seat(0).life == 16 and sorted(table.seat(0).hand) == ["Shock", "Sol Ring"]
    assert table.seat(0).graveyard == ["Forest", "Bargain"]


@rule("119.4")
def test_nobody_pays_life_that_they_lack(scenario):
    text = "Look at the top three <cds> of your library. For each <crd>, put that card into your <gv> unless you pay 2 "
    table = scenario(seats=3).knows(made(text + "life. Then put the rest into your hand.", "Instant", name="Bargain"))
    table.seat(0).at(3)
    table.seat(0).casts("Bargain")
    assert table.asked(purpose=FOR_LOOK).maximum == 1


@rule("700.3")
def test_chance_takes_one_of_the_piles_of_each(scenario):
    text = "Starting with you, each <plr> separates all permanents <tc.> into three piles. Then each <plr> chooses "
    table = scenario(seats=3).knows(
        made(text + "one of their piles at <rnd> and sacrifices those <prm>s.", name="Whims")
    )
    mine = [table.seat(0).has("Grizzly Bears") for _ in range(3)]
    table.seat(1).has("Hill Giant")
    table.seat(0).casts("Whims")
    asked = []
    for answer in ([mine[0].now], [mine[1].now], []):
        d = table.asked(purpose=FOR_LOOK)
        asked.append(d.seat)
        table.answer(answer)
    table.resolve_stack()
    assert asked == [table.seat(0).number, table.seat(0).number, table.seat(1).number]
    assert sum(bears.died for bears in mine) == 1
