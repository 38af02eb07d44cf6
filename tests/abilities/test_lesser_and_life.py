"""Cards with lesser mana value, life that was gained, counters of two kinds, and damage to several players at once."""

from __future__ import annotations

from apnap.rules.core.constants import BEGIN_COMBAT, END, MAIN2
from apnap.rules.core.decisions import O_ACTIVATE
from apnap.rules.events import Counters
from apnap.testing import rule
from tests.helpers.read_cards import made


def enchantment(text: str, name: str = "Rule"):
    return made(text, "Enchantment", name=name)


@rule("115.1", "608.2h")
def test_a_card_of_lesser_mana_value_comes_back(scenario):
    text = "Whenever an artifact <yc> <bgy>, return target artifact card with lesser mana value <fyg> to your hand."
    table = scenario(3).knows(enchantment(text))
    me = table.seat(0)
    me.has("Rule")
    cheap, same = me.buried("Ornithopter", "Sol Ring")
    ring = me.has("Sol Ring")
    table.seat(1).casts("Shatter", at=[ring])
    table.resolve_stack()
    assert "Ornithopter" in me.hand and "Sol Ring" not in me.hand
    assert cheap is not same


@rule("115.1d")
def test_up_to_one_card_of_each_kind_comes_back(scenario):
    kinds = [f"up to one target {kind} card" for kind in ("artifact", "enchantment", "instant", "sorcery")]
    text = f"Return {', '.join(kinds)}, and up to one target land card <fyg> to your hand."
    table = scenario(3).knows(made(text))
    me = table.seat(0)
    cards = me.buried("Sol Ring", "Pacifism", "Lightning Bolt", "Divination", "Forest")
    me.casts("Rite", at=cards).resolves()
    assert sorted(me.hand) == ["Divination", "Forest", "Lightning Bolt", "Pacifism", "Sol Ring"]


@rule("601.2f", "119.9")
def test_spells_cost_less_for_life_that_was_gained(scenario):
    text = "Creature spells you cast cost {X} <less>, where X is <aol> you gained this turn."
    table = scenario(3).knows(enchantment(text), made("You gain 3 life.", name="Mend"))
    me = table.seat(0)
    me.has("Rule")
    me.holds("Hill Giant")
    me.gets_mana("R")
    assert "Hill Giant" not in me.castable
    me.casts("Mend").resolves()
    assert "Hill Giant" in me.castable


@rule("602.2b", "118.3")
def test_a_counter_of_one_of_two_kinds_is_removed(scenario):
    text = "Remove a +1/+1 counter or a charge counter <fap> <yc>: You gain 2 life."
    table = scenario(3).knows(
        enchantment(text),
        made("Put a charge counter on target artifact.", name="Load"),
        made("Put a -1/-1 counter on <tc>.", name="Wither"),
    )
    me = table.seat(0)
    storm, ring, giant = me.has("Rule"), me.has("Sol Ring"), me.has("Hill Giant")
    me.casts("Wither", at=[giant]).resolves()
    assert not me.can(O_ACTIVATE, storm)
    me.casts("Load", at=[ring]).resolves()
    me.activates(storm).resolves()
    assert (me.life, ring.counters("charge"), giant.counters("-1/-1")) == (22, 0, 1)


@rule("603.2c")
def test_damage_to_several_players_triggers_once(scenario):
    text = "Whenever <oom> creatures <yc> deal combat damage to <oom> players, you gain 1 life."
    table = scenario(3).knows(enchantment(text))
    me = table.seat(0)
    me.has("Rule")
    group = [me.has("Savannah Lions"), me.has("Savannah Lions")]
    me.attacks({group[0]: table.seat(1), group[1]: table.seat(2)})
    table.to_step(MAIN2)
    assert me.life == 21


@rule("508.1c", "604.1")
def test_they_cannot_attack_you_either(scenario):
    text = "Bears <yoc> can't block, and <tca> you or planeswalkers <yc>."
    table = scenario(3).knows(enchantment(text))
    me, foe = table.seat(1), table.seat(0)
    me.has("Rule")
    bear, giant = foe.has("Grizzly Bears"), foe.has("Hill Giant")
    foe.attacks({bear: table.seat(2), giant: me})
    table.to_step(MAIN2)
    assert [seat.life for seat in table.seats()] == [20, 17, 18]


@rule("118.12", "707.2")
def test_the_card_that_was_exiled_is_copied(scenario):
    text = "At <boc> on your turn, <ymx> a creature card <fyg>. If you do, create a token that's <copy> that card."
    table = scenario(3).knows(made(text, "Artifact", name="Gift"))
    me = table.seat(0)
    me.has("Gift")
    me.buried("Hill Giant")
    table.to_step(BEGIN_COMBAT)
    table.says([1])
    table.resolve_stack()
    assert "Hill Giant" in me.battlefield and me.exile == ["Hill Giant"]


@rule("120.3", "119.4")
def test_life_is_paid_for_each_opponent_who_was_hurt(scenario):
    text = "At the beginning <eys>, <ymp4> X life, <num> opponents that were dealt combat damage this turn. "
    table = scenario(4).knows(enchantment(text + "If you do, draw X cards."))
    me = table.seat(0)
    me.has("Rule")
    group = [me.has("Savannah Lions") for _ in range(3)]
    me.attacks({group[0]: table.seat(1), group[1]: table.seat(2), group[2]: table.seat(2)})
    table.to_step(END)
    table.says([1])
    table.resolve_stack()
    assert (me.life, len(me.hand)) == (18, 2)


@rule("122.1", "603.4")
def test_there_are_fewer_counters_than_that(scenario):
    text = "Whenever <yca> an instant spell, if <ta> has fewer than two <ccoi>, put a charge counter on <ta>."
    table = scenario(3).knows(made(text, "Artifact", name="Post"))
    me = table.seat(0)
    post = me.has("Post")
    for _ in range(3):
        me.casts("Lightning Bolt", at=[table.seat(1)])
        table.resolve_stack()
    assert post.counters("charge") == 2


@rule("508.5", "603.4")
def test_the_defending_player_controls_more(scenario):
    text = "Whenever <this> attacks, if defending player controls more <lty>, you gain 1 life."
    table = scenario(3).knows(made(text, "Creature", name="Surveyor"))
    me, foe, third = table.seats()
    rider = me.has("Surveyor")
    third.has("Forest")
    me.attacks({rider: foe})
    table.resolve_stack()
    assert me.life == 20
    table.next_turn()
    table.to_turn(me)
    me.attacks({rider: third})
    table.resolve_stack()
    assert me.life == 21


@rule("601.2i")
def test_the_first_spell_of_a_kind_of_each_opponent(scenario):
    text = "Whenever an opponent casts their first noncreature <sect>, <tp> loses 2 life."
    table = scenario(3).knows(enchantment(text))
    table.seat(0).has("Rule")
    foe = table.seat(1)
    for _ in range(2):
        foe.casts("Lightning Bolt", at=[table.seat(2)])
        table.resolve_stack()
    table.seat(0).casts("Lightning Bolt", at=[table.seat(2)])
    table.resolve_stack()
    assert foe.life == 18


VICTIM = made("When you sacrifice <this>, draw a card.\n{0}, Sacrifice <this>: Scry 1.", "Creature", name="Victim")


@rule("701.21", "603.10a")
def test_this_sees_that_it_is_sacrificed(scenario):
    table = scenario(3).knows(VICTIM)
    me = table.seat(0)
    me.activates(me.has("Victim"))
    table.resolve_stack()
    assert len(me.hand) == 1
    other = me.has("Victim")
    me.casts("Doom Blade", at=[other])
    table.resolve_stack()
    assert len(me.hand) == 1


@rule("122.6", "603.4")
def test_a_counter_was_put_on_it_this_turn(scenario):
    text = "At the beginning <oees>, if a <cwp> <this> this turn, you gain 1 life."
    growth = made("Put a +1/+1 counter on <tc>.", "Instant", name="Growth")
    table = scenario(3).knows(made(text, "Creature", name="Guardian"), growth)
    me = table.seat(0)
    guardian = me.has("Guardian")
    table.to_step(END)
    table.resolve_stack()
    assert me.life == 20
    table.next_turn()
    table.seat(1).casts("Growth", at=[guardian])
    table.resolve_stack()
    table.to_step(END)
    table.resolve_stack()
    assert me.life == 21


@rule("105.2", "608.2h")
def test_as_much_damage_as_that_spell_has_colors(scenario):
    text = "Whenever <yca> a noncreature spell, Rule <dx> to each opponent, where X is <no.> colors that spell is."
    table = scenario(3).knows(enchantment(text.replace("Rule ", "this enchantment ")))
    me = table.seat(0)
    me.has("Rule")
    target = table.seat(1).has("Grizzly Bears")
    me.casts("Vindicate", at=[target])
    table.resolve_stack()
    assert [seat.life for seat in table.seats()] == [20, 18, 18]


@rule("701.9", "608.2d")
def test_any_number_of_cards_are_discarded(scenario):
    text = "<etb>, <ymd> any number of land cards. Put <tmny> +1/+1 counters on <this> and draw <tmc>."
    table = scenario(3).knows(made(text, "Creature", name="Cultivator"))
    me = table.seat(0)
    lands = me.holds("Forest", "Forest", "Lightning Bolt")
    me.casts("Cultivator").resolves()
    table.says([1], [lands[0].id, lands[1].id])
    table.resolve_stack()
    assert me.permanent("Cultivator").counters("+1/+1") == 2
    assert len(me.hand) == 3 and me.graveyard == ["Forest", "Forest"]


@rule("702.14", "508.1c")
def test_only_those_that_fly_or_walk_on_islands_attack(scenario):
    table = scenario(3).knows(
        enchantment("Creatures without flying or islandwalk can't attack."),
        made("Islandwalk", "Creature", name="Merrow"),
    )
    me, foe = table.seat(0), table.seat(1)
    foe.has("Rule")
    bear, angel, merrow = me.has("Grizzly Bears"), me.has("Serra Angel"), me.has("Merrow")
    me.attacks({bear: foe, angel: foe, merrow: table.seat(2)})
    table.to_step(MAIN2)
    assert [seat.life for seat in table.seats()] == [20, 16, 18]


@rule("120.3", "608.2h")
def test_damage_to_opponents_is_counted(scenario):
    text = "Create X 1/1 black Rat <crt2>, where X is <ddt> your opponents this turn."
    table = scenario(3).knows(made(text))
    me = table.seat(0)
    me.casts("Lightning Bolt", at=[table.seat(1)]).resolves()
    me.casts("Lightning Bolt", at=[me]).resolves()
    me.casts("Rite").resolves()
    assert me.battlefield == ["Rat Token"] * 3


@rule("613.4c", "604.2")
def test_what_counts_its_own_counters_follows_them(scenario):
    """Also where the counters are on what is attached, and the creature is what grows."""
    text = "Equipped creature gets +1/+1 for each charge counter on ~.\nEquip {0}"
    table = scenario(seats=2).knows(made(text, "Artifact \u2014 Equipment", name="Banner"))
    me = table.seat(0)
    bears, banner = me.has("Grizzly Bears"), me.has("Banner")
    me.activates(banner, at=[bears]).resolves()
    for n in range(1, 4):
        table.game.emit(Counters(banner.id, "charge", 1))
        assert (bears.power, bears.toughness) == (2 + n, 2 + n)
    table.game.emit(Counters(banner.id, "charge", -2))
    assert (bears.power, bears.toughness) == (3, 3)
