"""What happens instead of a draw or a loss, encoded spells, life paid for X, and what is said again of creatures."""

from __future__ import annotations

from apnap.rules.core.constants import DAMAGE, END, MAIN1, MAIN2, VIGILANCE
from apnap.rules.core.decisions import FOR_COST, O_ACTIVATE, ChooseDecision
from apnap.testing import rule
from tests.helpers.read_cards import made


def artifact(text: str, name: str = "Device"):
    return made(text, "Artifact", name=name)


@rule("702.99a", "707.12")
def test_an_encoded_spell_is_copied_when_its_creature_deals_damage(scenario):
    table = scenario(3).knows(made("Draw a card.\nCipher"))
    me, foe = table.seat(0), table.seat(1)
    bear, giant = me.has("Grizzly Bears"), me.has("Hill Giant")
    foe.has("Savannah Lions")
    me.casts("Rite")
    table.says([bear.id])
    table.resolve_stack()
    assert (me.exile, len(me.hand)) == (["Rite"], 1)
    me.attacks({bear: foe, giant: foe})
    table.to_step(DAMAGE)
    table.says([1])
    table.resolve_stack()
    assert len(me.hand) == 2
    assert (me.exile, me.graveyard) == (["Rite"], [])


@rule("702.99a")
def test_nobody_has_to_encode_a_spell(scenario):
    table = scenario(3).knows(made("Draw a card.\nCipher"))
    me = table.seat(0)
    me.has("Grizzly Bears")
    me.casts("Rite")
    table.says([])
    table.resolve_stack()
    assert (me.exile, me.graveyard) == ([], ["Rite"])


@rule("702.99c", "611.2b")
def test_an_encoded_card_belongs_to_its_creature_and_whoever_controls_that(scenario):
    table = scenario(3).knows(made("Draw a card.\nCipher"))
    me, foe = table.seat(0), table.seat(1)
    bear = me.has("Grizzly Bears")
    me.casts("Rite")
    table.says([bear.id])
    table.resolve_stack()
    me.casts("Doom Blade", at=[bear]).resolves()
    assert bear.died and me.exile == ["Rite"]
    me.casts("Zombify", at=[bear]).resolves()
    back = me.permanent("Grizzly Bears")
    table.to_turn(me)
    me.attacks({back: foe})
    size = len(me.hand)
    table.to_step(MAIN2)
    assert foe.life == 18 and len(me.hand) == size


@rule("614.11")
def test_something_happens_instead_of_a_draw_from_an_empty_library(scenario):
    table = scenario(3).knows(artifact("If <ywd> <empty>, <youw> instead."))
    me = table.seat(0)
    me.has("Device")
    me.casts("Divination")
    table.resolve_stack()
    assert me.in_game and len(me.hand) == 2
    me.empty_library()
    me.casts("Divination")
    table.resolve_stack()
    assert me.outcome == "won"


@rule("614.11", "614.1a")
def test_a_card_comes_back_instead_or_its_player_loses(scenario):
    text = "If <ywd> <empty>, instead return a creature card <fyg> <ttb>. If you can't, you <ltg>."
    table = scenario(3).knows(artifact(text))
    me = table.seat(0)
    me.has("Device")
    me.empty_library()
    me.buried("Grizzly Bears")
    me.casts("Divination")
    table.resolve_stack()
    assert "Grizzly Bears" in me.battlefield or not me.in_game
    assert not me.in_game  # the second card


@rule("104.3b", "614.1a")
def test_a_loss_is_replaced_once(scenario):
    table = scenario(3).knows(artifact("If you would <ltg>, instead exile <ta> and your <lt> becomes 1."))
    me, foe = table.seat(1), table.seat(0)
    me.has("Device")
    me.at(3)
    foe.casts("Lightning Bolt", at=[me]).resolves()
    assert (me.in_game, me.life, me.exile) == (True, 1, ["Device"])
    foe.casts("Lightning Bolt", at=[me]).resolves()
    assert not me.in_game


@rule("810.8a")
def test_a_loss_of_a_team_is_replaced_for_both(scenario):
    text = "If you would <ltg>, instead exile <ta> and your <lt> becomes 1."
    table = scenario(4, variant="two-headed-giant").knows(artifact(text))
    me, foe = table.seat(2), table.seat(0)
    me.has("Device")
    me.at(3)
    foe.casts("Lightning Bolt", at=[table.seat(3)]).resolves()
    assert me.in_game and table.seat(3).in_game and me.life == 1


@rule("118.12", "107.3")
def test_life_is_paid_for_x(scenario):
    text = "Whenever <yca> an instant spell, <ymp4> X life, where X is <tsmv>. If you do, draw X cards."
    table = scenario(3).knows(artifact(text))
    me = table.seat(0)
    me.has("Device")
    table.seat(1).has("Grizzly Bears")
    me.casts("Doom Blade")
    decision = table.asked(me, FOR_COST)
    assert decision is not None
    table.answer([1])
    table.resolve_stack()
    assert (me.life, len(me.hand)) == (18, 2)


@rule("611.3", "702.131")
def test_they_also_have_something_while_it_is_so(scenario):
    text = "Creatures <yc> get +1/+1. As long as you control an artifact, they also have vigilance."
    table = scenario(3).knows(made(text, "Enchantment", name="Banner"))
    me = table.seat(0)
    bear, other = me.has("Grizzly Bears"), table.seat(1).has("Grizzly Bears")
    me.has("Banner")
    assert (bear.power, bear.has(VIGILANCE), other.power) == (3, False, 2)
    me.has("Sol Ring")
    assert bear.has(VIGILANCE) and not other.has(VIGILANCE)


@rule("603.2c", "120.3")
def test_that_opponent_is_who_controls_what_deals_damage(scenario):
    text = "Whenever <oom> <cs> <oc> <dcdy>, that opponent loses 1 life."
    table = scenario(3).knows(made(text, "Enchantment", name="Decree"))
    me, foe = table.seat(1), table.seat(0)
    me.has("Decree")
    group = [foe.has("Savannah Lions"), foe.has("Savannah Lions")]
    foe.attacks({group[0]: me, group[1]: me})
    table.to_step(MAIN2)
    assert [seat.life for seat in table.seats()] == [19, 16, 20]


@rule("122.1f", "508.3d")
def test_players_being_attacked_are_poisoned(scenario):
    text = "Whenever a player attacks, if <oom> <pba>, that attacking player draws a card."
    table = scenario(3).knows(made(text, "Enchantment", name="Decree"))
    me, foe, third = table.seats()
    third.has("Decree")
    bear = me.has("Grizzly Bears")
    table.game.state.edit_player(foe.number).poison = 1
    table.refresh()
    size = len(me.hand)
    me.attacks({bear: third})
    table.resolve_stack()
    assert len(me.hand) == size
    table.next_turn()
    table.to_turn(me)
    table.to_step(MAIN1, me)
    size = len(me.hand)
    me.attacks({bear: foe})
    table.resolve_stack()
    assert len(me.hand) == size + 1


@rule("605.1a", "701.23")
def test_an_artifact_with_a_mana_ability_or_a_basic_land(scenario):
    text = "Search <yl> for an artifact card with <ma> or a basic land card, <rip>, then shuffle."
    table = scenario(3).knows(made(text))
    me = table.seat(0)
    ring, ornament, land = me.library("Sol Ring", "Ornithopter", "Forest")
    me.casts("Rite")
    decision = table.asked(me)
    assert isinstance(decision, ChooseDecision)
    assert ring.id in decision.candidates and land.id in decision.candidates
    assert ornament.id not in decision.candidates
    table.answer([ring.id])
    table.resolve_stack()
    assert "Sol Ring" in me.hand


@rule("508.3d", "601.3")
def test_cards_of_whoever_attacks_may_be_played(scenario):
    text = (
        "Whenever an opponent attacks you and/or <oom> planeswalkers <yc>, exile the top card of <tpl>. "
        "You may play that card <flal> it remains exiled, and <ymsm> <amac> "
        "to cast that spell."
    )
    table = scenario(3).knows(made(text, "Enchantment", name="Rhetoric"))
    me, foe = table.seat(1), table.seat(0)
    me.has("Rhetoric")
    foe.library("Savannah Lions")
    bear, other = foe.has("Grizzly Bears"), foe.has("Grizzly Bears")
    foe.attacks({bear: me, other: me})
    table.resolve_stack()
    assert foe.exile == ["Savannah Lions"]
    table.to_turn(me)
    table.to_step(MAIN1)
    me.gets_mana("R")
    assert "Savannah Lions" in me.castable


@rule("111.2", "608.2h")
def test_tokens_that_were_created_this_turn_are_counted(scenario):
    text = "At the beginning of each end step, <eol> <no.> tokens you created this turn."
    table = scenario(3).knows(made(text, "Enchantment", name="Medium"))
    me = table.seat(0)
    me.has("Medium")
    me.casts("Raise the Alarm").resolves()
    table.seat(1).casts("Raise the Alarm").resolves()
    table.to_step(END)
    table.resolve_stack()
    assert [seat.life for seat in table.seats()] == [20, 18, 18]


@rule("701.43", "500.8")
def test_a_creature_is_exerted_once_a_turn(scenario):
    text = "If <this> hasn't been <ett>, <yme>. When you do, untap <this> and <atp>, <acp>."
    table = scenario(3).knows(made(text, "Creature", name="Celebrant"))
    me, foe = table.seat(0), table.seat(1)
    leader = me.has("Celebrant")
    me.attacks({leader: foe})
    table.says([1])
    table.resolve_stack()
    table.to_step(DAMAGE)
    me.attacks({leader: foe})
    table.to_step(MAIN2)
    assert foe.life == 16
    table.to_step(END)
    assert table.turn.active[0] == me.number


@rule("602.2b", "607.2a")
def test_the_card_exiled_last_for_it_is_copied(scenario):
    text = "Sacrifice two artifacts, Exile a creature card <fyg>: Create a token that's <copy> the exiled card."
    table = scenario(3).knows(made(text, "Creature", name="Survivor"))
    me = table.seat(0)
    survivor = me.has("Survivor")
    me.have("Ornithopter", "Ornithopter")
    me.buried("Hill Giant")
    assert me.can(O_ACTIVATE, survivor)
    me.activates(survivor)
    table.resolve_stack()
    assert "Hill Giant" in me.battlefield and me.exile == ["Hill Giant"]


@rule("614.1c", "122.6")
def test_it_enters_with_counters_for_counters_of_others(scenario):
    text = "<c> enters with a +1/+1 counter <oife> +1/+1 counter among other <cs> <yc>."
    table = scenario(3).knows(
        made(text, "Creature", name="Acolyte"), made("Put two +1/+1 counters on <tc>.", name="Growth")
    )
    me = table.seat(0)
    me.casts("Growth", at=[me.has("Grizzly Bears")]).resolves()
    me.casts("Growth", at=[table.seat(1).has("Grizzly Bears")]).resolves()
    me.casts("Acolyte").resolves()
    assert me.permanent("Acolyte").counters("+1/+1") == 2


@rule("107.3", "601.3")
def test_cards_are_exiled_for_every_spell_of_the_turn(scenario):
    text = "Shuffle <yl>, then exile the top X cards of <yl>, where X is one plus <no.> spells cast this turn."
    table = scenario(3).knows(made(text.replace("one plus", "1 plus")))
    me = table.seat(0)
    table.seat(1).casts("Lightning Bolt", at=[me]).resolves()
    me.casts("Rite")
    table.resolve_stack()
    assert len(me.exile) == 3


@rule("608.2c", "119.3")
def test_each_opponent_loses_life_for_those_that_attack_them(scenario):
    text = "Whenever you attack, <eol> <no.> <cs> attacking them."
    table = scenario(3).knows(made(text, "Enchantment", name="Range"))
    me, second, third = table.seats()
    me.has("Range")
    group = [me.has("Savannah Lions") for _ in range(3)]
    me.attacks({group[0]: second, group[1]: second, group[2]: third})
    table.resolve_stack()
    assert [seat.life for seat in table.seats()] == [20, 18, 19]


@rule("608.2c", "120.3")
def test_counters_that_are_removed_are_dealt_as_damage(scenario):
    text = "{0}: Put a +1/+1 counter on <this>. If <nth> second time <tabi> <again>, <rac> and it <dtm> to each player."
    table = scenario(3).knows(made(text, "Creature", name="Pilgrim"))
    me = table.seat(0)
    pilgrim = me.has("Pilgrim")
    me.activates(pilgrim).resolves()
    assert pilgrim.counters("+1/+1") == 1
    me.activates(pilgrim).resolves()
    assert pilgrim.counters("+1/+1") == 0
    assert [seat.life for seat in table.seats()] == [18, 18, 18]
