"""What happens instead if something is so, players protected for a while, sizes doubled: sentences of our own."""

from __future__ import annotations

import pytest

from apnap.english.reading.faces import FaceText
from apnap.english.reading.gate import CardText, read_card
from apnap.rules.core.constants import BATTLEFIELD, MAIN2, UNTAP
from apnap.rules.core.decisions import ChooseDecision
from apnap.testing import rule
from tests.helpers.read_cards import made, spelled_out

ARTIFACTS = "if <yc> two or more artifacts"


@rule("608.2c")
@pytest.mark.parametrize(("artifacts", "life"), [(1, 18), (2, 15)])
@pytest.mark.parametrize(
    "text",
    [
        f"Rite deals 2 damage to any target.\nRite deals 5 damage instead {ARTIFACTS}.",
        f"Rite deals 2 damage to any target. It deals 5 damage instead {ARTIFACTS}.",
        f"Rite deals 2 damage to any target. I{ARTIFACTS[1:]}, it deals 5 damage instead.",
    ],
)
def test_the_same_damage_is_more_if_something_is_so(scenario, artifacts, life, text):
    table = scenario().knows(made(text))
    table.seat(0).have(*["Sol Ring"] * artifacts)
    table.seat(0).casts("Rite", at=[table.seat(1)]).resolves()
    assert table.seat(1).life == life


@rule("608.2c")
@pytest.mark.parametrize(("artifacts", "size"), [(0, (3, 3)), (2, (6, 6))])
def test_a_line_happens_instead_of_the_line_before(scenario, artifacts, size):
    text = f"<tc> gets +1/+1 <eot>.\nThat <cr> gets +4/+4 <eot> instead {ARTIFACTS}."
    table = scenario().knows(made(text.replace("<tc>", "Target creature")))
    table.seat(0).have(*["Sol Ring"] * artifacts)
    bear = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Rite", at=[bear]).resolves()
    assert (bear.power, bear.toughness) == size


@rule("702.16k", "119.7")
def test_nothing_changes_the_life_of_a_protected_player_until_their_turn(scenario):
    text = "Until your next turn, your <lt> can't change and you gain <pfe>."
    table = scenario(2).knows(made(text, "Instant"))
    table.seat(1).casts("Rite").resolves()
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).attacks({bear: table.seat(1)})
    table.to_turn(table.seat(1))
    assert table.seat(1).life == 20
    table.seat(0).casts("Lightning Bolt", at=[table.seat(1)]).resolves()
    assert table.seat(1).life == 17


@rule("702.16k", "702.16f")
@pytest.mark.parametrize("attacked", [1, 2])
def test_protection_from_a_chosen_player(scenario, attacked):
    text = "As <this> enters, choose a player.\n<c> has protection from the chosen player."
    table = scenario(3).knows(made(text, "Creature", name="Loner"))
    table.says([table.reference(table.seat(1))])
    table.seat(0).casts("Loner").resolves()
    loner = table.seat(0).permanent("Loner")
    table.each_seat_has("Grizzly Bears")
    table.to_turn(table.seat(1))
    table.to_turn(table.seat(0))
    table.seat(0).attacks({loner: table.seat(attacked)})
    blocker = table.seat(attacked).permanent("Grizzly Bears")
    if attacked == 1:
        with pytest.raises(AssertionError):  # nobody is asked: nothing of theirs can block it
            table.seat(1).blocks({blocker: loner})
    else:
        table.seat(2).blocks({blocker: loner})
        table.to_step(MAIN2)
        assert loner.died


@rule("701.10")
def test_power_and_toughness_are_doubled(scenario):
    table = scenario().knows(made("Double the power and toughness of each creature <yc> <eot>."))
    giant = table.seat(0).has("Hill Giant")
    other = table.seat(1).has("Hill Giant")
    table.seat(0).casts("Rite").resolves()
    assert (giant.power, giant.toughness, other.power) == (6, 6, 3)


@rule("502.3")
def test_creatures_stay_tapped_through_the_next_untap_step_of_a_player(scenario):
    text = "Tap all creatures target player controls. Those <cs> don't untap during <tp>'s next untap step."
    table = scenario(2).knows(made(text))
    bear = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Rite", at=[table.seat(1)]).resolves()
    table.to_turn(table.seat(1))
    assert bear.tapped
    table.to_turn(table.seat(0))
    table.to_turn(table.seat(1))
    assert not bear.tapped
    assert table.step != UNTAP


@rule("707.4")
def test_each_other_token_becomes_a_copy_of_the_chosen_one(scenario):
    text = (
        "Create two 1/1 white Soldier creature tokens and a 3/3 green Beast creature token. You may choose a token "
        "<yc>. If you do, each other token <yc> becomes a copy of that token."
    )
    verdict = read_card(CardText("Rite", "normal", (FaceText("Rite", "{0}", "Sorcery", spelled_out(text)),)))
    assert verdict.card is not None, verdict.why
    table = scenario(2).knows(verdict.card)
    table.seat(0).casts("Rite")
    table.says([1])
    decision = table.run(lambda d: isinstance(d, ChooseDecision))
    beast = next(id for id in decision.candidates if table.game.char(id).power == 3)
    table.answer([beast])
    table.resolve_stack()
    powers = [table.game.char(id).power for id in table.game.state.ids(table.seat(0).number, BATTLEFIELD)]
    assert powers == [3, 3, 3]


@rule("613.1b", "611.2c")
def test_two_players_trade_what_they_control_for_a_turn(scenario):
    text = "Untap all <cs> target opponent controls. <yato> each gain control of all <cs> the other controls <eot>."
    table = scenario(3).knows(made(text))
    mine, theirs = table.seat(0).has("Grizzly Bears"), table.seat(1).has("Hill Giant")
    other = table.seat(2).has("Grizzly Bears")
    table.seat(0).casts("Rite", at=[table.seat(1)]).resolves()
    assert [one.controller for one in (mine, theirs, other)] == [table.seat(1), table.seat(0), table.seat(2)]
    table.next_turn()
    assert [one.controller for one in (mine, theirs)] == [table.seat(0), table.seat(1)]
