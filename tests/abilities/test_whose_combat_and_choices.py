"""Who declares attackers and blockers, what players choose for themselves, and what triggers on many attackers."""

from __future__ import annotations

import pytest

from apnap.rules.ch2_cards.creature_types import CREATURE_TYPES
from apnap.rules.core.constants import END, MAIN2
from apnap.rules.core.decisions import FOR_DEFENDER, O_SPECIAL, ChooseDecision, IllegalAnswer
from apnap.testing import rule
from tests.helpers.read_cards import made, unread

WARLORD = made("<Ycw> attack this turn.\n<Ycw> block this turn <how>.", "Instant")


@rule("508.1a", "508.1b")
def test_one_player_chooses_the_attackers_and_their_controller_what_they_attack(scenario):
    table = scenario(3).knows(WARLORD)
    me, active, third = table.seat(1), table.seat(0), table.seat(2)
    bear, giant = active.has("Grizzly Bears"), active.has("Hill Giant")
    me.casts("Rite").resolves()
    me.attacks({giant: third})
    decision = table.asked(active, FOR_DEFENDER)
    assert decision.source == giant.id
    table.answer([me.ref])
    table.to_step(MAIN2)
    assert [seat.life for seat in table.seats()] == [20, 17, 20]
    assert not bear.tapped


@rule("508.1a")
def test_the_first_seat_of_all_chooses_attackers_as_any_other(scenario):
    table = scenario(3, starting=1).knows(WARLORD)
    me, active = table.seat(2), table.seat(0)
    assert me.number == 0
    giant = active.has("Hill Giant")
    me.casts("Rite").resolves()
    me.attacks({giant: table.seat(1)})
    assert table.asked(active, FOR_DEFENDER).source == giant.id


@rule("509.1a", "802.4")
def test_one_player_chooses_how_others_block(scenario):
    table = scenario(3).knows(WARLORD)
    me, second, third = table.seat(0), table.seat(1), table.seat(2)
    giant, lions = me.has("Hill Giant"), me.has("Savannah Lions")
    chump, bear = second.has("Llanowar Elves"), third.has("Grizzly Bears")
    me.casts("Rite").resolves()
    me.attacks({giant: second, lions: third})
    me.blocks({chump: giant})
    me.blocks({})
    table.to_step(MAIN2)
    assert chump.died and giant.stayed and bear.stayed
    assert [seat.life for seat in table.seats()] == [20, 20, 18]


@rule("508.1c", "509.1b")
def test_what_is_chosen_for_others_is_legal(scenario):
    table = scenario(3).knows(WARLORD)
    me, active = table.seat(1), table.seat(0)
    bull, flier = active.has("Juggernaut"), active.has("Serra Angel")
    bear = table.seat(2).has("Grizzly Bears")
    me.casts("Rite").resolves()
    with pytest.raises(IllegalAnswer):
        me.attacks({flier: table.seat(2)})
    me.attacks({bull: me, flier: table.seat(2)})
    table.says([me.ref], [table.seat(2).ref])
    with pytest.raises(IllegalAnswer):
        me.blocks({bear: flier})


@rule("508.1h", "508.1i")
def test_who_would_pay_for_an_attack_may_refuse(scenario):
    table = scenario(3).knows(WARLORD)
    me, active, third = table.seat(1), table.seat(0), table.seat(2)
    third.has("Propaganda")
    bear, giant = active.has("Grizzly Bears"), active.has("Hill Giant")
    active.have(*["Mountain"] * 4)
    me.casts("Rite").resolves()
    me.attacks({bear: third, giant: third})
    table.says([third.ref], [me.ref], [0])  # the bear at the third player, the giant at me; nothing is paid
    me.attacks({bear: third, giant: third})
    table.says([third.ref], [me.ref])
    table.to_step(MAIN2)
    assert [seat.life for seat in table.seats()] == [20, 17, 20]
    assert not bear.tapped


@rule("800.4a")
def test_nobody_chooses_for_others_after_leaving(scenario):
    table = scenario(3).knows(WARLORD)
    me, active, third = table.seat(1), table.seat(0), table.seat(2)
    bear = active.has("Grizzly Bears")
    me.casts("Rite").resolves()
    me.concedes()
    active.attacks({bear: third})
    table.to_step(MAIN2)
    assert third.life == 18


@rule("511.2")
def test_who_chooses_blocks_for_a_combat_does_so_once(scenario):
    text = "Whenever <this> and at least one other creature attack, <ycw> block this combat <how>."
    table = scenario(3).knows(made(text, "Creature", name="Tactician"))
    me, foe = table.seat(0), table.seat(1)
    leader, bear, guard = me.has("Tactician"), me.has("Grizzly Bears"), foe.has("Hill Giant")
    me.attacks({leader: foe, bear: foe})
    table.resolve_stack()
    me.blocks({})
    table.to_step(MAIN2)
    assert foe.life == 16
    table.to_turn(me)
    me.attacks({bear: foe})
    foe.blocks({guard: bear})
    table.to_step(MAIN2)
    assert bear.died


@rule("101.4", "608.2d")
def test_each_player_takes_back_cards_of_a_type_of_their_own(scenario):
    text = "Each player chooses a <ct> and returns any number of cards <ott> from <tgth>."
    table = scenario(3).knows(made(text))
    first, second, third = table.seats()
    bears = first.buried("Grizzly Bears", "Grizzly Bears", "Llanowar Elves")
    elves = second.buried("Llanowar Elves", "Grizzly Bears")
    third.buried("Hill Giant")
    first.casts("Rite")
    bear, elf = CREATURE_TYPES.index("Bear"), CREATURE_TYPES.index("Elf")
    table.says([bear], [bears[0].id], [elf], [elves[0].id], [bear])
    table.resolve_stack()
    assert (first.hand, second.hand, third.hand) == (["Grizzly Bears"], ["Llanowar Elves"], [])
    assert sorted(first.graveyard) == ["Grizzly Bears", "Llanowar Elves", "Rite"]


@rule("608.2d")
def test_creatures_of_no_chosen_type_are_destroyed(scenario):
    text = "Each player chooses a <ct>. Destroy all <cs> that aren't of a type chosen <way>."
    table = scenario(3).knows(made(text))
    group = [table.seat(1).has(name) for name in ("Grizzly Bears", "Llanowar Elves", "Hill Giant")]
    table.seat(0).casts("Rite")
    table.says(*([CREATURE_TYPES.index(kind)] for kind in ("Bear", "Druid", "Bear")))
    table.resolve_stack()
    assert [one.stayed for one in group] == [True, True, False]


GREATEST = "Each opponent discards a card. <Epw> with <gmv> <way> loses life <etmv>."


@rule("701.9", "202.3")
def test_whoever_discards_the_greatest_loses_as_much(scenario):
    table = scenario(4).knows(made(GREATEST))
    table.seat(1).holds("Hill Giant")
    table.seat(2).holds("Grizzly Bears")
    table.seat(3).holds("Hill Giant")
    table.seat(0).casts("Rite").resolves()
    assert [seat.life for seat in table.seats()] == [20, 16, 20, 16]


@rule("508.3d")
def test_a_player_is_attacked_with_so_many(scenario):
    watcher = made("Whenever an opponent attacks you with two <om> <cs>, draw a card.", "Enchantment", name="Watcher")
    table = scenario(3).knows(watcher)
    me, active, third = table.seat(1), table.seat(0), table.seat(2)
    me.has("Watcher")
    group = [active.has("Grizzly Bears") for _ in range(3)]
    active.attacks({group[0]: me, group[1]: third, group[2]: third})
    table.to_step(MAIN2)
    assert me.hand == []
    table.next_turn()
    table.to_turn(active)
    size = len(me.hand)
    active.attacks({group[0]: me, group[1]: me, group[2]: third})
    table.resolve_stack()
    assert len(me.hand) == size + 1


@rule("508.3e")
def test_many_attack_each_of_two_players(scenario):
    banner = made("Whenever two or more <cs> <yc> <aap>, you gain 1 life.", "Enchantment", name="Banner")
    table = scenario(3).knows(banner)
    me, second, third = table.seats()
    me.has("Banner")
    group = [me.has("Savannah Lions") for _ in range(5)]
    me.attacks({group[0]: second, group[1]: second, group[2]: third, group[3]: third})
    table.resolve_stack()
    assert me.life == 22
    assert "has no such thing" in unread("Whenever two or more <cs> <aap>, you gain 1 life.", "Enchantment")


@rule("702.37f", "107.3")
def test_the_x_of_a_morph_cost_is_that_of_what_triggers_on_it(scenario):
    hidden = made("Morph {X}{B}\nWhen <this> is turned face up, you gain X life.", "Creature", name="Hidden")
    table = scenario(3).knows(hidden)
    me = table.seat(0)
    me.casts("Hidden", part="morph").resolves()
    me.have(*["Swamp"] * 4)
    thing = next(p for p in (me.permanent(name) for name in me.battlefield) if not p.is_a("Land"))
    table.choose_option(me.number, O_SPECIAL, thing.now, (), 3, (), ())
    table.resolve_stack()
    assert me.life == 23


@rule("602.2b", "603.7")
def test_an_ability_that_was_activated_too_often(scenario):
    text = "{0}: <c> gets +1/+0 <eot>. If this ability has been <used> two <omt>, sacrifice <this> <nes>."
    whelp = made(text, "Creature", name="Whelp")
    table = scenario().knows(whelp)
    one, other = table.seat(0).has("Whelp"), table.seat(0).has("Whelp")
    for creature in (one, other, other):
        table.seat(0).activates(creature).resolves()
    assert (one.power, other.power) == (3, 4)
    table.to_step(END)
    table.resolve_stack()
    assert one.stayed and not other.stayed


@rule("615.5", "615.8")
def test_damage_that_is_prevented_is_dealt_back(scenario):
    text = "The next time a source <oyc> would <ddty> this turn, <ptd>. If damage is <ptw>, Rite <dtm> <tsc>."
    table = scenario(3).knows(made(text, "Instant"))
    me, foe = table.seat(1), table.seat(0)
    bear, giant = foe.has("Grizzly Bears"), foe.has("Hill Giant")
    foe.attacks({bear: me, giant: me})
    me.casts("Rite")
    table.says([giant.id])
    table.resolve_stack()
    table.to_step(MAIN2)
    assert [seat.life for seat in table.seats()] == [17, 18, 20]


@rule("603.4", "121.2")
def test_what_is_missing_in_a_hand_is_drawn(scenario):
    text = "<boyu>, if you have fewer than seven <hand>, draw cards equal to the difference."
    table = scenario(3).knows(made(text, "Enchantment", name="Sage"))
    me = table.seat(1)
    me.has("Sage")
    me.holds("Plains", "Plains")
    table.to_turn(me)
    table.resolve_stack()
    assert len(me.hand) == 7


@rule("608.2c")
def test_a_graveyard_that_was_emptied(scenario):
    text = "{0}: Exile target card from an opponent's graveyard. If <ncg>, you gain 1 life."
    table = scenario(3).knows(made(text, "Artifact", name="Robber"))
    me, foe = table.seat(0), table.seat(1)
    robber = me.has("Robber")
    cards = foe.buried("Plains", "Island")
    table.seat(2).buried("Forest")
    me.activates(robber, at=[cards[0]])
    table.resolve_stack()
    assert me.life == 20
    me.activates(robber, at=[cards[1]])
    table.resolve_stack()
    assert (me.life, foe.graveyard) == (21, [])


@rule("601.2f", "115.9b")
def test_spells_that_target_this_cost_more(scenario):
    text = "Spells your opponents cast that target <this> cost {2} <more>."
    table = scenario(3).knows(made(text, "Creature", name="Guarded"))
    me, foe = table.seat(1), table.seat(0)
    guarded, bear = me.has("Guarded"), me.has("Grizzly Bears")
    foe.holds("Lightning Bolt")
    foe.have(*["Mountain"] * 2)
    foe.casts("Lightning Bolt", at=[bear], free=False)
    table.resolve_stack()
    assert bear.died
    foe.holds("Lightning Bolt")
    foe.have(*["Mountain"] * 1)
    with pytest.raises(IllegalAnswer):
        foe.casts("Lightning Bolt", at=[guarded], free=False)


@rule("611.2b")
def test_control_for_as_long_as_this_is_yours_and_tapped(scenario):
    text = "{T}: Gain control of target creature <flal> you control <this> and <this> remains tapped."
    table = scenario(3).knows(made(text, "Creature", name="Singer"), made("Untap target creature.", name="Wake"))
    me, foe = table.seat(0), table.seat(1)
    singer, bear, giant = me.has("Singer"), foe.has("Grizzly Bears"), foe.has("Hill Giant")
    me.activates(singer, at=[bear])
    table.resolve_stack()
    assert bear.controller == me
    me.casts("Wake", at=[singer]).resolves()
    assert not singer.tapped and bear.controller == foe and giant.controller == foe


@rule("603.8")
def test_a_state_of_what_you_control(scenario):
    table = scenario(3).knows(
        made("When you control three or more Bears, sacrifice this creature.", "Creature", name="Breeder")
    )
    me = table.seat(0)
    breeder = me.has("Breeder")
    me.have(*["Grizzly Bears"] * 2)
    table.seat(1).has("Grizzly Bears")
    table.resolve_stack()
    assert breeder.stayed
    me.casts("Grizzly Bears").resolves()
    table.resolve_stack()
    assert not breeder.stayed


@rule("611.2")
def test_a_card_that_may_be_played_in_turns_in_which_you_attacked(scenario):
    text = "<etb>, exile the top card of <yl>. During any turn you attacked with a Bear, <ymptc>."
    table = scenario(3).knows(made(text, "Creature", name="Vanguard"))
    me = table.seat(0)
    me.library("Savannah Lions")
    bear = me.has("Grizzly Bears")
    me.casts("Vanguard").resolves()
    table.resolve_stack()
    me.gets_mana("W")
    assert me.exile == ["Savannah Lions"]
    assert "Savannah Lions" not in me.castable
    me.attacks({bear: table.seat(1)})
    table.to_step(MAIN2)
    me.gets_mana("W")
    assert "Savannah Lions" in me.castable


@rule("701.23", "107.1")
def test_lands_for_each_player_who_has_at_least_two_more(scenario):
    text = "Search <yl> for up to X basic land cards, <num> <pwc> at least two more <lty>. <ptcob>, then shuffle."
    table = scenario(4).knows(made(text))
    me = table.seat(0)
    plains = me.library("Plains", "Island", "Forest")
    table.seat(1).have(*["Swamp"] * 1)
    table.seat(2).have(*["Swamp"] * 2)
    table.seat(3).have(*["Swamp"] * 3)
    me.casts("Rite")
    table.says([plains[0].id, plains[2].id])
    table.resolve_stack()
    assert sorted(me.battlefield) == ["Forest", "Plains"]


@rule("608.2c")
def test_a_card_comes_to_the_battlefield_instead(scenario):
    text = "Return target creature card <fyg> to your hand.\nReturn that card <fyg> <ttb> instead if <ta3>."
    table = scenario(3).knows(made(text))
    me = table.seat(0)
    bear = me.buried("Grizzly Bears")[0]
    me.casts("Rite", at=[bear]).resolves()
    assert "Grizzly Bears" in me.hand
    lions = me.buried("Savannah Lions", "Plains")[0]
    me.casts("Rite", at=[lions]).resolves()
    assert "Savannah Lions" in me.battlefield


OATH = (
    "At the beginning of each player's upkeep, <tp> chooses target player who controls more <cs> than <tdo>. "
    "The first player may reveal <ctop> their library until they reveal a creature card. <iffp>, "
    "<tp> puts <tcob> and all other cards revealed <way> into their graveyard."
)


@rule("603.3d", "701.20")
def test_whoever_is_outnumbered_reveals_a_creature(scenario):
    table = scenario(4).knows(made(OATH, "Enchantment", name="Oath"))
    me, second, third, fourth = table.seats()
    me.has("Oath")
    third.have("Grizzly Bears", "Grizzly Bears")
    fourth.has("Grizzly Bears")
    second.library("Forest", "Hill Giant")
    table.to_turn(second)
    decision = table.asked(second)
    assert isinstance(decision, ChooseDecision) and sorted(decision.candidates) == sorted([third.ref, fourth.ref])
    table.answer([fourth.ref])
    table.says([1])
    table.resolve_stack()
    assert second.battlefield == ["Hill Giant"] and second.graveyard == ["Forest"]
    table.to_turn(third)  # nobody controls more than they do
    table.resolve_stack()
    assert table.stack == []


@rule("608.2b")
def test_nothing_is_revealed_when_nobody_controls_more_any_longer(scenario):
    table = scenario(3).knows(made(OATH, "Enchantment", name="Oath"))
    me, second, third = table.seats()
    me.has("Oath")
    bear = third.has("Grizzly Bears")
    second.library("Hill Giant")
    table.to_turn(second)
    me.casts("Lightning Bolt", at=[bear])
    table.resolve_stack()
    assert second.battlefield == []
