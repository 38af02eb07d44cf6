"""What was put, returned, exiled or sacrificed this way; cards played as something resolves; copies that join in."""

from __future__ import annotations

from apnap.rules.core.constants import BLOCKERS, END, MAIN1, MAIN2
from apnap.testing import rule
from tests.abilities.facts.read import read

WAY = "this way"
YOURS = "from your graveyard"
TOP = "the top two cards of your library"
OWN = "your library"


@rule("608.2c", "701.21")
def test_another_card_than_what_was_sacrificed_comes_back(scenario):
    text = (
        f"Each player sacrifices a creature of their choice. If you sacrificed a permanent {WAY}, you may return "
        f"another permanent card {YOURS} to your hand."
    )
    table = scenario(seats=3).knows(read(text))
    me, foe = table.seat(0), table.seat(1)
    foe.has("Grizzly Bears")
    me.buried("Savannah Lions")
    me.casts("Rite").resolves()
    assert "Savannah Lions" not in me.hand  # nothing of mine was sacrificed
    me.has("Hill Giant")
    table.says([1])
    me.casts("Rite").resolves()
    assert "Hill Giant" not in me.hand and "Savannah Lions" in me.hand


@rule("509.1g")
def test_whatever_fights_with_the_target_returns(scenario):
    text = "Return all creatures blocking or blocked by target creature to their owner's hand."
    table = scenario(seats=3).knows(read(text, types="Instant"))
    me, foe = table.seat(0), table.seat(1)
    giant, bear = me.has("Hill Giant"), foe.has("Grizzly Bears")
    lions = foe.has("Savannah Lions")
    me.attacks({giant: foe})
    foe.blocks({bear: giant})
    me.casts("Rite", at=[giant]).resolves()
    assert "Grizzly Bears" in foe.hand and lions.stayed and giant.stayed


@rule("119.3", "107.1a")
def test_half_of_the_life_is_what_was_lost(scenario):
    text = f"Target opponent loses half their life, rounded up. You gain life equal to the life lost {WAY}."
    table = scenario(seats=3).knows(read(text))
    table.seat(1).at(7)
    table.seat(0).casts("Rite", at=[table.seat(1)]).resolves()
    assert (table.seat(1).life, table.seat(0).life) == (3, 24)


@rule("608.2c", "701.13")
def test_that_many_are_as_many_as_were_exiled(scenario):
    text = "Exile all creatures you control. Then create that many 5/5 red Dragon creature tokens."
    table = scenario(seats=3).knows(read(text))
    me, foe = table.seat(0), table.seat(1)
    me.have("Hill Giant", "Grizzly Bears")
    foe.has("Savannah Lions")
    me.casts("Rite").resolves()
    assert me.battlefield.count("Dragon Token") == 2
    me.casts("Rite").resolves()  # tokens are exiled as well
    assert me.battlefield.count("Dragon Token") == 2


@rule("603.7c")
def test_that_many_is_remembered_for_later(scenario):
    text = (
        f"Exile all creatures you control. At the beginning of the next end step, reveal cards from the top of {OWN} "
        f"until you reveal that many creature cards, put all creature cards revealed {WAY} onto the battlefield, then "
        f"shuffle the rest of the revealed cards into {OWN}."
    )
    table = scenario(seats=3).knows(read(text))
    me = table.seat(0)
    me.have("Savannah Lions", "Savannah Lions")
    me.library("Grizzly Bears", "Swamp", "Hill Giant", "Serra Angel")
    me.casts("Rite").resolves()
    table.to_step(END)
    table.resolve_stack()
    assert len([name for name in me.battlefield if name in ("Hill Giant", "Grizzly Bears", "Serra Angel")]) == 2


@rule("608.2c")
def test_it_matters_which_card_was_put_into_the_hand(scenario):
    text = (
        f"Reveal {TOP}. Put one of them into your hand and the other into your graveyard. If you put an artifact card "
        f"into your hand {WAY}, you gain 3 life."
    )
    table = scenario(seats=3).knows(read(text))
    me = table.seat(0)
    me.library("Ornithopter", "Ornithopter")
    me.casts("Rite").resolves()
    assert me.life == 23 and "Ornithopter" in me.hand and "Ornithopter" in me.graveyard
    me.library("Swamp", "Swamp")
    me.casts("Rite").resolves()
    assert me.life == 23


@rule("608.2c")
def test_a_card_that_was_returned_is_asked_about(scenario):
    text = (
        f"Return target card {YOURS} to your hand. If you return a nonland card to your hand {WAY}, Rite deals damage "
        "equal to that card's mana value to any target."
    )
    table = scenario(seats=3).knows(read(text))
    me, foe = table.seat(0), table.seat(1)
    giant = me.buried("Hill Giant")[0]
    me.casts("Rite", at=[giant, foe]).resolves()
    assert foe.life == 16 and "Hill Giant" in me.hand
    swamp = me.buried("Swamp")[0]
    me.casts("Rite", at=[swamp, foe]).resolves()
    assert foe.life == 16


@rule("120.3", "510.2")
def test_somebody_was_dealt_combat_damage_by_such_a_creature(scenario):
    text = "At the beginning of your second main phase, if a player was dealt combat damage by a Bear this turn, you "
    card = read(text + "gain 5 life.", types="Artifact", name="Den")
    table = scenario(seats=3).knows(card)
    me, foe = table.seat(0), table.seat(1)
    me.has("Den")
    bear = me.has("Grizzly Bears")
    me.attacks({bear: foe})
    table.to_step(MAIN2)
    table.resolve_stack()
    assert me.life == 25


@rule("111.1", "613.4c")
def test_zombies_and_tokens_are_meant_once_each(scenario):
    card = read("Creatures you control that are Zombies and/or tokens get +1/+1.", types="Enchantment", name="Wings")
    table = scenario(seats=3).knows(card, read("Create a 1/1 white Zombie creature token.", name="Call"))
    me = table.seat(0)
    me.has("Wings")
    bear, ghoul = me.has("Grizzly Bears"), me.has("Walking Corpse")
    me.casts("Call").resolves()
    assert (bear.power, ghoul.power, me.permanent("Zombie Token").power) == (2, 3, 2)


@rule("305.2b", "608.2g")
def test_a_card_is_played_as_the_ability_resolves(scenario):
    text = f"{{0}}: You may play target green card {YOURS} without paying its mana cost."
    table = scenario(seats=3).knows(read(text, types="Artifact", name="Horn"))
    me = table.seat(0)
    horn = me.has("Horn")
    bear, forest, swamp = me.buried("Grizzly Bears", "Dryad Arbor", "Dryad Arbor")
    table.says([1])
    me.activates(horn, at=[bear]).resolves()
    table.resolve_stack()
    assert "Grizzly Bears" in me.battlefield
    table.says([1])
    me.activates(horn, at=[forest]).resolves()
    assert "Dryad Arbor" in me.battlefield
    table.says([1])
    me.activates(horn, at=[swamp]).resolves()
    assert me.graveyard == ["Dryad Arbor"]  # the one land of the turn was played


@rule("608.2g", "305.2b")
def test_lands_and_spells_among_the_exiled_cards_are_played_at_once(scenario):
    text = f"Exile {TOP}. You may play lands and cast spells from among cards exiled {WAY} without paying their mana costs."
    table = scenario(seats=3).knows(read(text))
    me = table.seat(0)
    me.library("Swamp", "Grizzly Bears")
    table.says([1])
    me.casts("Rite").resolves()
    table.resolve_stack()
    assert sorted(set(me.battlefield + me.exile)) == ["Grizzly Bears", "Swamp"]


@rule("118.12")
def test_its_controller_may_pay_and_draws_themselves(scenario):
    text = "Whenever a creature deals combat damage to an opponent, its controller may pay 1 life. If they do, they "
    table = scenario(seats=3).knows(read(text + "draw a card.", types="Artifact", name="Throne"))
    me, foe, other = table.seat(0), table.seat(1), table.seat(2)
    other.has("Throne")
    bear = me.has("Grizzly Bears")
    hand = len(me.hand)
    me.attacks({bear: foe})
    table.says([1])
    table.to_step(MAIN2)
    table.resolve_stack()
    assert (me.life, len(me.hand), foe.life) == (19, hand + 1, 18)


@rule("608.2c", "701.34")
def test_what_is_missing_is_the_difference(scenario):
    text = (
        "Look at the top six cards of your library. Put up to two land cards from among them onto the battlefield "
        "tapped and the rest on the bottom of your library in a random order. If you put fewer than two lands onto the "
        f"battlefield {WAY}, proliferate a number of times equal to the difference."
    )
    table = scenario(seats=2).knows(read(text))
    me = table.seat(0)
    bear = me.has("Grizzly Bears")
    grow = read("Put a +1/+1 counter on target creature.", name="Grow")
    table.knows(grow)
    me.casts("Grow", at=[bear]).resolves()
    me.library("Hill Giant", "Hill Giant", "Hill Giant", "Hill Giant", "Hill Giant", "Hill Giant")
    table.says()
    me.casts("Rite").resolves()
    assert bear.counters("+1/+1") >= 1


@rule("601.2c")
def test_players_are_chosen_for_by_what_is_so_as_it_is_cast(scenario):
    text = (
        "For each opponent who has three or more poison counters as you cast this spell, put up to one target "
        "creature card from that player's graveyard onto the battlefield under your control."
    )
    table = scenario(seats=3).knows(read(text))
    me, foe, other = table.seat(0), table.seat(1), table.seat(2)
    giant = foe.buried("Hill Giant")[0]
    other.buried("Grizzly Bears")
    venom = read("Target player gets three poison counters.", name="Venom")
    table.knows(venom)
    me.casts("Venom", at=[foe]).resolves()
    me.casts("Rite", at=[giant]).resolves()
    assert "Hill Giant" in me.battlefield and "Grizzly Bears" not in me.battlefield


@rule("509.4", "707.2")
def test_a_copy_blocks_each_creature_that_attacks_you(scenario):
    text = (
        "For each creature attacking you, create a token that's a copy of that creature and that's blocking that "
        "creature. Exile those tokens at end of combat."
    )
    table = scenario(seats=3).knows(read(text, types="Instant"))
    me, foe = table.seat(0), table.seat(1)
    giant = foe.has("Hill Giant")
    me.holds("Rite")
    table.to_turn(foe)
    foe.attacks({giant: me})
    table.to_step(BLOCKERS)
    me.casts("Rite").resolves()
    table.to_step(MAIN2)
    assert me.life == 20 and "Hill Giant" not in foe.battlefield
    assert me.battlefield == []


@rule("607.2", "707.2")
def test_only_the_newest_copies_stay(scenario):
    text = (
        "Whenever a nontoken creature an opponent controls enters, create a token that's a copy of that creature, "
        "except it's an artifact in addition to its other types. Then exile all other tokens created with this artifact."
    )
    table = scenario(seats=3).knows(read(text, types="Artifact", name="Atelier"))
    me, foe = table.seat(0), table.seat(1)
    me.has("Atelier")
    table.to_turn(foe)
    table.to_step(MAIN1)
    foe.casts("Grizzly Bears").resolves()
    table.resolve_stack()
    assert me.battlefield.count("Grizzly Bears") == 1 and me.permanent("Grizzly Bears").is_a("Artifact")
    foe.casts("Savannah Lions").resolves()
    table.resolve_stack()
    assert sorted(me.battlefield) == ["Atelier", "Savannah Lions"]


@rule("608.2c", "707.2")
def test_what_was_chosen_this_way_is_copied(scenario):
    text = "Choose target artifact you control. For each artifact chosen this way, create a token that's a copy of it."
    table = scenario(seats=3).knows(read(text))
    me = table.seat(0)
    thopter = me.has("Ornithopter")
    me.casts("Rite", at=[thopter]).resolves()
    assert me.battlefield.count("Ornithopter") == 2


@rule("701.3", "608.2d")
def test_any_number_of_equipment_is_attached(scenario):
    text = "Choose a creature you control. Attach any number of Equipment you control to it."
    table = scenario(seats=3).knows(read(text, types="Instant"))
    me = table.seat(0)
    bear = me.has("Grizzly Bears")
    blade, armor = me.has("Bonesplitter"), me.has("Leonin Scimitar")
    table.to_step(MAIN1)
    table.remembers()
    me.casts("Rite")
    table.says([blade, armor])
    table.resolve_stack()
    assert (blade.attached_to, armor.attached_to) == (bear, bear)
