"""Modes that cost something each, costs of one graveyard, words that players pick, and what is chosen together."""

from __future__ import annotations

import pytest

from apnap.rules.core.constants import FLYING, HASTE, MAIN1, MAIN2
from apnap.rules.core.decisions import O_ACTIVATE, O_CAST, IllegalAnswer
from apnap.testing import rule
from tests.abilities.facts.read import exact, read
from tests.abilities.test_cast_from_graveyards import casts_buried

SHRINE = "Enchantment"
BEAST = "Creature \u2014 Beast"
EQUIPMENT = "Artifact \u2014 Equipment"
FEE = "Spree\n+ {1} \u2014 Draw a card.\n+ {2} \u2014 You gain 4 life.\n+ {1} \u2014 Destroy target artifact."
TIERS = "Tiered\n\u2022 {0} \u2014 You gain 1 life.\n\u2022 {3} \u2014 You gain 7 life."
IMPRINT = "exile an artifact card"
OF_IT = "of the exiled card"
THEIRS = "that player's graveyard"
RAINBOW = "mana of any color"
HURT = "damage to a player"
SPENDING = "you may spend mana as"
POOR = "from a single graveyard"
BAG = f"{{0}}, Exile two creature cards {POOR}: You gain 3 life."
POLL = "Each opponent chooses fame or fortune. For each player who chose fame, you gain 1 life. For each player who"
TAKES = "Gain control of an Elf that player controls until end of turn."
KINDS = "Put two +1/+1 counters, a flying counter, and a haste counter on target creature."
CREATURES = "creatures with different powers"
ATTACHED = "becomes attached to a creature"
PAINT = f"As this Equipment {ATTACHED}, choose a color.\n"
DUES = "Target enchantment deals 3 damage to its controller unless that player sacrifices it."
THEY_RUN = "Those creatures gain haste until end of turn."
DIFFER = f"Choose any number of {CREATURES}. {THEY_RUN}"


@rule("702.172", "601.2f")
def test_each_mode_of_spree_is_paid_for(scenario):
    assert exact(FEE)
    table = scenario(seats=2).knows(read(FEE, name="Fee", cost="{0}"))
    me = table.seat(0)
    (fee,) = me.holds("Fee")
    assert not me.can(O_CAST, fee)  # a mode at least has to be paid
    me.gets_mana("C")
    drawn = len(me.hand)
    me.casts("Fee", free=False).resolves()  # no artifact is there, and two more mana are missing
    assert len(me.hand) == drawn and me.life == 20 and me.pool == ""
    me.gets_mana("CCC")
    me.holds("Fee")
    me.casts("Fee", free=False, says=[[0], [1]]).resolves()
    assert me.life == 24 and me.pool == ""


@rule("702.172", "601.2b")
def test_only_modes_that_can_be_paid_together_are_offered(scenario):
    table = scenario(seats=2).knows(read(FEE, name="Fee", cost="{0}"))
    me = table.seat(0)
    stone = table.seat(1).has("Ornithopter")
    me.holds("Fee")
    me.gets_mana("CC")
    me.casts("Fee", free=False, at=[stone], says=[[2], [0]]).resolves()
    assert stone.died and me.life == 20 and me.pool == ""


@rule("702.183")
def test_one_tier_is_chosen_and_paid(scenario):
    assert exact(TIERS)
    table = scenario(seats=2).knows(read(TIERS, name="Tier", cost="{0}"))
    me = table.seat(0)
    me.holds("Tier", "Tier")
    me.casts("Tier", free=False).resolves()
    assert me.life == 21
    me.gets_mana("CCC")
    me.casts("Tier", free=False, says=[[1]]).resolves()
    assert me.life == 28 and me.pool == ""


@rule("118.3", "601.2h")
def test_a_cost_takes_all_its_cards_from_one_graveyard(scenario):
    assert exact(BAG, types=SHRINE)
    table = scenario(seats=3).knows(read(BAG, types=SHRINE, name="Bag"))
    me, other = table.seat(0), table.seat(1)
    bag = me.has("Bag")
    me.buried("Grizzly Bears", "Lightning Bolt")
    other.buried("Grizzly Bears")
    assert not me.can(O_ACTIVATE, bag)
    other.buried("Llanowar Elves")
    me.activates(bag).resolves()
    assert me.life == 23 and other.graveyard == [] and me.graveyard.count("Grizzly Bears") == 1
    assert len(other.exile) == 2


@rule("702.24", "118.3")
def test_an_age_needs_that_many_graveyards_with_enough_cards(scenario):
    text = f"Cumulative upkeep\u2014Put two cards {POOR} on the bottom of their owner's library."
    table = scenario(seats=2).knows(read(text, types=BEAST, name="Grunt"))
    me, other = table.seat(0), table.seat(1)
    grunt = me.has("Grunt")
    me.buried("Forest", "Forest", "Forest")
    other.buried("Island", "Island")
    table.to_turn(other)
    table.says([1])
    table.to_turn(me)
    table.to_step(MAIN1)
    assert grunt.stayed and len(me.graveyard) + len(other.graveyard) == 3
    table.to_turn(other)
    table.to_turn(me)
    table.to_step(MAIN1)
    assert grunt.died  # three cards are left, and four would be needed


@rule("101.4", "608.2c")
def test_players_pick_words_and_something_happens_for_each_of_them(scenario):
    text = f"{POLL} chose fortune, you draw a card."
    assert exact(text)
    table = scenario(seats=4).knows(read(text, name="Poll"))
    me = table.seat(0)
    cards = len(me.hand)
    spell = me.casts("Poll")
    table.says([0], [1], [0])
    spell.resolves()
    assert me.life == 22 and len(me.hand) == cards + 1


@rule("611.2", "608.2c")
def test_one_of_each_such_player_is_taken_for_the_turn(scenario):
    text = f"Each opponent chooses fame or fortune. For each player who chose fame, {TAKES[0].lower()}{TAKES[1:]}"
    table = scenario(seats=3).knows(read(text, name="Poll"))
    me, one, two = table.seat(0), table.seat(1), table.seat(2)
    elf, other = one.has("Llanowar Elves"), two.has("Llanowar Elves")
    spell = me.casts("Poll")
    table.says([0], [1])
    spell.resolves()
    taken = [e for e in (elf, other) if e.controller == me]
    assert len(taken) == 1
    table.next_turn()
    assert elf.controller == one and other.controller == two


@rule("122.6")
def test_counters_of_several_kinds_are_put_together(scenario):
    assert exact(KINDS)
    table = scenario(seats=2).knows(read(KINDS, name="Gift"))
    bear = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Gift", at=[bear]).resolves()
    assert bear.power == 4 and bear.has(FLYING) and bear.has(HASTE)


@rule("701.3", "607.2d")
def test_a_color_is_chosen_anew_each_time_it_is_attached(scenario):
    text = f"{PAINT}Equipped creature has protection from the last chosen color.\nEquip {{0}}"
    assert exact(text, types=EQUIPMENT)
    table = scenario(seats=2).knows(read(text, types=EQUIPMENT, name="Blade"))
    me, other = table.seat(0), table.seat(1)
    blade = me.has("Blade")
    bear, elf = me.has("Grizzly Bears"), me.has("Llanowar Elves")
    spell = me.activates(blade, at=[bear])
    table.says([3])
    spell.resolves()
    with pytest.raises(IllegalAnswer):
        other.casts("Lightning Bolt", at=[bear])
    table.answer([table.reference(me)])
    table.resolve_stack()
    spell = me.activates(blade, at=[elf])
    table.says([0])
    spell.resolves()
    other.casts("Lightning Bolt", at=[bear]).resolves()
    assert bear.died
    other.casts("Lightning Bolt", at=[elf]).resolves()
    assert elf.died


@rule("118.12a", "701.21")
@pytest.mark.parametrize("pays", [0, 1])
def test_its_controller_may_sacrifice_it_rather_than_be_hurt(scenario, pays):
    assert exact(DUES)
    table = scenario(seats=3).knows(read(DUES, name="Dues"))
    me, other = table.seat(0), table.seat(1)
    thing = other.has("Glorious Anthem")
    spell = me.casts("Dues", at=[thing])
    table.says([pays])
    spell.resolves()
    assert thing.died == (pays == 1) and other.life == (20 if pays else 17) and me.life == 20


@rule("107.3c", "601.2b")
def test_x_is_what_the_text_says_it_is(scenario):
    text = f"When this artifact enters, you may {IMPRINT} from your hand.\n"
    text += f"{{X}}, {{T}}: Create a token that's a copy {OF_IT}. X is the mana value of that card."
    assert exact(text, types="Artifact")
    table = scenario(seats=2).knows(read(text, types="Artifact", name="Press"))
    me = table.seat(0)
    (stone,) = me.holds("Mind Stone")
    spell = me.casts("Press")
    table.says([1])
    spell.resolves()
    table.resolve_stack()
    press = me.permanent("Press")
    assert stone.zone == "exile" or me.exile == ["Mind Stone"]
    me.gets_mana("C")
    assert not me.can(O_ACTIVATE, press)
    me.gets_mana("CC")
    me.activates(press).resolves()
    assert me.battlefield.count("Mind Stone") == 1 and me.pool == "C"


@rule("608.2d")
def test_no_two_of_those_chosen_have_the_same_power(scenario):
    assert exact(DIFFER)
    table = scenario(seats=2).knows(read(DIFFER, name="Rally"))
    me, other = table.seat(0), table.seat(1)
    bear, elf, twin = me.has("Grizzly Bears"), me.has("Llanowar Elves"), other.has("Grizzly Bears")
    spell = me.casts("Rally")
    table.says([bear.id], [elf.id])
    spell.resolves()
    assert bear.has(HASTE) and elf.has(HASTE) and not twin.has(HASTE)


@rule("601.3", "609.4b")
def test_one_spell_of_a_graveyard_may_be_cast_with_any_mana(scenario):
    text = f"Whenever this creature deals combat {HURT}, you may cast a creature spell from {THEIRS} this turn, and"
    text += f" {SPENDING} though it were {RAINBOW} to cast that spell."
    assert exact(text, types=BEAST)
    table = scenario(seats=2).knows(read(text, types=BEAST, name="Thief"))
    me, other = table.seat(0), table.seat(1)
    thief = me.has("Thief")
    bear, elf = other.buried("Grizzly Bears", "Llanowar Elves")
    (mine,) = me.buried("Grizzly Bears")
    me.attacks({thief: other})
    table.resolve_stack()
    table.to_step(MAIN2)
    me.gets_mana("CCC")
    assert me.can(O_CAST, bear) and not me.can(O_CAST, mine)
    casts_buried(table, me, bear)
    table.resolve_stack()
    assert "Grizzly Bears" in me.battlefield
    assert not me.can(O_CAST, elf)
