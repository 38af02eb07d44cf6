"""What teammates are asked at the same time goes on for the others where one leaves. CR 800.4a, 805.2, 805.10f."""

from __future__ import annotations

from apnap.abilities.cards import card
from apnap.rules.core.constants import MAIN2
from apnap.rules.core.decisions import D_PRIORITY, D_YES_NO
from apnap.rules.variants import ON, Wishes
from apnap.testing import rule
from apnap.testing.plugin import Builder
from apnap.vocabulary import EACH_PLAYER, THAT_PLAYER, Draw, May
from tests.helpers.read_cards import made

BRUTE = made(
    "You may have <this> assign <icd> as though it weren't blocked.", "Creature \u2014 Beast", name="Brute", size="5/5"
)
OFFER = card("Open Offer", "{U}", "Sorcery", May(Draw(1, who=THAT_PLAYER), who=EACH_PLAYER))


@rule("800.4a", "805.2")
def test_what_each_of_a_team_is_asked_goes_on_for_the_others_when_one_leaves(scenario: Builder) -> None:
    table = scenario(variant="team-vs-team", sizes=[3, 3], wishes=Wishes(shared_turns=ON)).knows(OFFER)
    seats = table.seats()
    table.seat(0).casts("Open Offer")
    table.asked(kind=D_YES_NO)
    before = [len(seat.hand) for seat in seats]
    assert sorted(d.seat for d in table.game.decisions()) == sorted(seats[i].number for i in range(3))
    table.seat(1).concedes()
    stand_ins = 0
    while table.game.decision().kind != D_PRIORITY:
        decision = table.game.decisions()[0]
        if decision.kind != D_YES_NO:  # who decides in place of the one who left
            stand_ins += 1
            table.answer([seats[5].ref])
            continue
        wants = decision.seat in (seats[0].number, seats[2].number, seats[4].number)
        table.game.answer([int(wants)], decision.seat)
    assert [len(seat.hand) - n for seat, n in zip(seats, before, strict=True) if seat.in_game] == [1, 1, 0, 1, 0]
    assert stand_ins == 1


@rule("510.1", "805.10f")
def test_damage_is_announced_again_when_somebody_leaves_while_that_is_asked(scenario: Builder) -> None:
    """A blocked creature may go through; as its controller is asked, another defender leaves."""
    table = scenario(seats=3).knows(BRUTE)
    me, foe, third = table.seat(0), table.seat(1), table.seat(2)
    brute, bear = me.have("Brute", "Grizzly Bears")
    giant = foe.has("Hill Giant")
    me.attacks({brute: foe, bear: third})
    foe.blocks({giant: brute})
    table.asked(me, kind=D_YES_NO)
    third.concedes()
    decision = table.asked(me, kind=D_YES_NO)
    assert decision.source == brute.id
    table.answer([1])
    table.to_step(MAIN2)
    assert foe.life == 15 and giant.stayed and not brute.died
