"""Words that planes, schemes and vanguards brought: who sits to the left, combat that is left, what all may do."""

from __future__ import annotations

import pytest

from apnap.abilities.cards import card
from apnap.abilities.effects.coins_and_dice import FlipCoin
from apnap.abilities.effects.life import GainLife, LoseLife
from apnap.abilities.effects.permanents import RemoveFromCombat, Untap
from apnap.abilities.effects.whole_zones import ExileOwn
from apnap.abilities.events.object_events import Casts
from apnap.abilities.events.triggers import Whenever
from apnap.abilities.filters import ATTACKING, CREATURE, PERMANENT, ControlledBy
from apnap.abilities.players import EACH_OPPONENT, EACH_PLAYER, THAT_PLAYER, TO_YOUR_LEFT
from apnap.abilities.selectors import All
from apnap.abilities.statics.allowances import ANY_NUMBER_OF_LANDS, MoreLands, UntapsWithOthers
from apnap.abilities.targets import Again, Target
from apnap.english.reading.faces import FaceText
from apnap.english.reading.gate import CardText, Verdict, read_card
from apnap.rules.ch1_concepts.definitions import Ability, Effect
from apnap.rules.ch2_cards.printed import CardDef
from apnap.rules.ch7_additional.chance import FOR_CALL
from apnap.rules.core.constants import ATTACKERS
from apnap.testing import rule


def rite(*parts: Ability | Effect, kind: str = "Instant", name: str = "Rite") -> CardDef:
    return card(name, "{0}", kind, *parts)


# at the table --------------------------------------------------------------------------------------------------------
@rule("803.1a", "800.4a")
def test_the_player_to_your_left_is_the_next_who_is_still_in_the_game(scenario):
    table = scenario(seats=4).knows(rite(LoseLife(2, who=TO_YOUR_LEFT)))
    table.seat(0).casts("Rite").resolves()
    table.seat(1).concedes()
    table.seat(0).casts("Rite").resolves()
    assert [table.seat(i).life for i in (0, 2, 3)] == [20, 18, 20]


@rule("803.1a")
def test_the_player_to_the_left_of_the_last_seat_is_the_first(scenario):
    table = scenario(seats=4).knows(rite(LoseLife(2, who=TO_YOUR_LEFT)))
    table.seat(3).casts("Rite").resolves()
    assert [s.life for s in table.seats()] == [18, 20, 20, 20]


@rule("803.1a", "801.10")
def test_only_what_the_player_to_the_left_controls_is_a_target(scenario):
    table = scenario(seats=3).knows(rite(Untap(Target(CREATURE, ControlledBy(TO_YOUR_LEFT)))))
    bears = table.each_seat_has("Grizzly Bears")
    spell = table.seat(0).casts("Rite", at=[bears[1]])
    spell.resolves()
    with pytest.raises(AssertionError):
        table.seat(0).casts("Rite", at=[bears[2]])


@rule("506.4")
def test_a_creature_that_is_removed_from_combat_deals_no_combat_damage(scenario):
    table = scenario(seats=3).knows(rite(RemoveFromCombat(Target(ATTACKING, CREATURE))))
    bear, giant = table.seat(0).has("Grizzly Bears"), table.seat(0).has("Hill Giant")
    table.seat(0).attacks({bear: table.seat(1), giant: table.seat(2)})
    table.seat(1).casts("Rite", at=[bear]).resolves()
    assert not bear.attacking and giant.attacking
    table.to_step(ATTACKERS + 4)
    assert [s.life for s in table.seats()] == [20, 20, 17]
    assert not bear.died


@rule("705.2")
def test_another_player_flips_the_coin_and_calls_it(scenario):
    flips = FlipCoin(GainLife(5, who=THAT_PLAYER), LoseLife(3, who=THAT_PLAYER), THAT_PLAYER)
    table = scenario(seats=3).knows(rite(Whenever(Casts(who=EACH_PLAYER), flips), kind="Enchantment"))
    table.seat(0).has("Rite")
    table.seat(2).casts("Shock", at=[table.seat(0)])
    decision = table.asked(purpose=FOR_CALL)
    assert decision.seat == table.seat(2).number
    side = table.game.state.fork().below(2)
    table.answer([1 - side])
    assert table.seat(2).life == 17


@rule("305.2")
def test_any_number_of_lands_may_be_played(scenario):
    table = scenario(seats=2).knows(rite(MoreLands(ANY_NUMBER_OF_LANDS), kind="Enchantment"))
    table.seat(0).has("Rite")
    for _ in range(4):
        table.seat(0).plays("Forest")
    assert table.seat(0).battlefield.count("Forest") == 4


@rule("502.3")
def test_everything_untaps_in_everybodys_untap_step(scenario):
    table = scenario(seats=3).knows(rite(UntapsWithOthers(All(PERMANENT), EACH_PLAYER), kind="Enchantment"))
    table.seat(0).has("Rite")
    forests = [table.seat(i).has("Forest", tapped=True) for i in range(3)]
    table.to_turn(table.seat(1))
    assert [forest.tapped for forest in forests] == [False, False, False]


@rule("502.3", "102.3")
def test_what_untaps_with_opponents_does_not_with_a_teammate(scenario):
    table = scenario(seats=4, teams=[[0, 1], [2, 3]]).knows(
        rite(UntapsWithOthers(All(PERMANENT), EACH_OPPONENT), kind="Enchantment")
    )
    table.seat(0).has("Rite")
    forest = table.seat(0).has("Forest", tapped=True)
    table.to_turn(table.seat(1))
    assert forest.tapped
    table.to_turn(table.seat(2))
    assert not forest.tapped


@rule("608.2d", "101.4")
def test_each_player_exiles_one_of_their_own(scenario):
    table = scenario(seats=3).knows(rite(ExileOwn(1, CREATURE, who=EACH_PLAYER)))
    table.each_seat_has("Grizzly Bears")
    giant = table.seat(2).has("Hill Giant")
    table.seat(0).casts("Rite")
    table.says([giant.id])
    table.resolve_stack()
    assert [len(s.exile) for s in table.seats()] == [1, 1, 1]
    assert table.seat(2).battlefield == ["Grizzly Bears"]


@rule("115.1", "608.2b")
def test_a_target_by_another_name_is_the_same_target(scenario):
    slot = Target(CREATURE)
    made = rite(Untap(slot), RemoveFromCombat(Again(slot, "that creature")))
    plain = rite(Untap(slot), RemoveFromCombat(slot))
    assert made.base.abilities.every == plain.base.abilities.every
    table = scenario(seats=3).knows(made)
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).attacks({bear: table.seat(2)})
    table.seat(2).casts("Rite", at=[bear]).resolves()
    assert not bear.tapped and not bear.attacking


# as they are read ----------------------------------------------------------------------------------------------------
def verdict(text: str, types: str) -> Verdict:
    size = {"Vanguard": "+1/+1", "Creature \u2014 Bear": "2/2"}.get(types, "")
    face = FaceText("Hillside Bear", "", types, text, size)
    return read_card(CardText("Hillside Bear", "normal", (face,)))


PLANE = "Plane \u2014 Dominaria"
ENSUES = "Whenever chaos ensues"
MOTION = "When you set this scheme in motion"
COIN = "a coin. If the player loses the flip, scry 1"
SIZE = "maximum hand size"
READ = {
    f"{ENSUES}, scry 1.\nWhenever a player taps a Swamp for mana, scry 1.": PLANE,
    f"{ENSUES}, creatures you control gain hexproof until a player planeswalks.": PLANE,
    f"{ENSUES}, put a luck counter on target Bear controlled by the player to your left.": PLANE,
    f"{ENSUES}, two target players each gain 3 life.": PLANE,
    f"{ENSUES}, you may tap target creature if its power is 3 or less.": PLANE,
    f"{ENSUES}, destroy target green, white, or blue Bear.": PLANE,
    f"{ENSUES}, exile two Bears you control.": PLANE,
    f"Whenever a player casts a Bear spell, that player flips {COIN}.": PLANE,
    "All Bears untap during each player's untap step.": PLANE,
    "Any player may cast Bear spells as though they had flash.": PLANE,
    f"{MOTION}, scry 1. Take an extra turn after this one.": "Scheme",
    f"{MOTION}, redistribute any number of life totals.": "Scheme",
    f"{MOTION}, draw a card. You have no {SIZE} until your next turn.": "Scheme",
    "Your commander has menace.": "Ongoing Scheme",
    "Whenever a Bear dies, draw an additional card.": "Vanguard",
    "If a Bear you control would deal damage, it deals triple that damage instead.": "Vanguard",
    "{3}: Remove target attacking Bear from combat.": "Vanguard",
}


@pytest.mark.parametrize("text", READ)
def test_a_plane_a_scheme_or_a_vanguard_is_read_as_it_is_printed(text):
    read = verdict(text, READ[text])
    assert read.card is not None, read.why
    assert read.exact


def test_several_targets_each_count_for_themselves_so_that_their_number_is_not_one():
    text = "Two target players each lose 2 life for each Bear they control."
    assert verdict(text, "Sorcery").card is None


def test_what_is_exiled_by_a_choice_is_not_the_exiled_card_of_another_ability():
    text = "When Hillside Bear enters, exile a Goblin you control."
    assert verdict(text, "Creature \u2014 Bear").card is not None
    again = "\nWhen Hillside Bear dies, return the exiled card to the battlefield."
    assert verdict(text + again, "Creature \u2014 Bear").card is None


def test_one_more_creature_is_another_only_where_no_creature_speaks():
    text = f"{MOTION}, each opponent sacrifices another Bear of their choice."
    assert verdict(text, "Scheme").card is not None
    assert verdict(text.replace(MOTION, "When Hillside Bear enters"), "Creature \u2014 Bear").card is None
