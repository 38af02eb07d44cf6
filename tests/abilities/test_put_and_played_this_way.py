"""What was put, returned, exiled or sacrificed this way; cards played as something resolves; copies that join in."""

from __future__ import annotations

from apnap.rules.ch2_cards.printed import CardDef
from apnap.rules.core.constants import BLOCKERS, END, MAIN1, MAIN2
from apnap.testing import rule
from tests.abilities.facts.read import read as plainly
from tests.helpers.read_cards import spelled_out

WAY = "this way"
YOURS = "from your graveyard"
TOP = "the top two <cds> of <yr> library"
OWN = "your library"

MORE = {
    "<mv>": "mana value",
    "<eq>": "equal to",
    "<bf>": "onto the battlefield",
    "<tkt>": "token that's",
    "<ot>": "other types",
    "<eqp>": "Equipment",
    "<tks>": "tokens",
    "<bo>": "beginning of",
    "<zs>": "Zombies",
    "<crd8>": "created",
    "<rs>": "rest",
    "<dif>": "the difference",
}


def read(text: str, types: str = "Sorcery", name: str = "Rite") -> CardDef:
    for short, phrase in MORE.items():
        text = text.replace(short, phrase)
    return plainly(spelled_out(text), types=types, name=name)


@rule("608.2c", "701.21")
def test_another_card_than_what_was_sacrificed_comes_back(scenario):
    text = (
        f"Each <plr> sacrifices a <crt> of their choice. If you sacrificed a <prm> {WAY}, you may return "
        f"another <prm> <crd> {YOURS} to <yr> <hnd>."
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
    text = "Return all <cs> blocking or blocked by <trg> <crt> to their owner's <hnd>."
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
    text = f"Target <opp> loses half their life, rounded up. You <gn> life <eq> the life lost {WAY}."
    table = scenario(seats=3).knows(read(text))
    table.seat(1).at(7)
    table.seat(0).casts("Rite", at=[table.seat(1)]).resolves()
    assert (table.seat(1).life, table.seat(0).life) == (3, 24)


@rule("608.2c", "701.13")
def test_that_many_are_as_many_as_were_exiled(scenario):
    text = "Exile all <cs> you control. Then create that many 5/5 red Dragon <crt> <tks>."
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
        f"Exile all <cs> you control. At the <bo> the next end step, reveal <cds> from the top of {OWN} "
        f"until you reveal that many <crt> <cds>, <pt> all <crt> <cds> revealed {WAY} <bf>, then "
        f"shuffle the <rs> of the revealed <cds> into {OWN}."
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
        f"Reveal {TOP}. Put one of them into <yr> <hnd> and the other into <yr> graveyard. If you <pt> "
        f"an artifact <crd> "
        f"into <yr> <hnd> {WAY}, you <gn> 3 life."
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
        f"Return <trg> <crd> {YOURS} to <yr> <hnd>. If you return a nonland <crd> to <yr> <hnd> {WAY}, "
        f"Rite deals damage "
        f"<eq> that card's <mv> to any <trg>."
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
    text = "At the <bo> <yr> second main phase, if a <plr> was dealt combat damage by a Bear <ths> turn, you "
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
    card = read("Creatures you control that are <zs> and/or <tks> get +1/+1.", types="Enchantment", name="Wings")
    table = scenario(seats=3).knows(card, read("Create a 1/1 white Zombie <crt> token.", name="Call"))
    me = table.seat(0)
    me.has("Wings")
    bear, ghoul = me.has("Grizzly Bears"), me.has("Walking Corpse")
    me.casts("Call").resolves()
    assert (bear.power, ghoul.power, me.permanent("Zombie Token").power) == (2, 3, 2)


@rule("305.2b", "608.2g")
def test_a_card_is_played_as_the_ability_resolves(scenario):
    text = f"{{0}}: You may play <trg> green <crd> {YOURS} without paying its mana cost."
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
    text = (
        f"Exile {TOP}. You may play lands and <cst> spells from among <cds> exiled "
        f"{WAY} without paying their mana costs."
    )
    table = scenario(seats=3).knows(read(text))
    me = table.seat(0)
    me.library("Swamp", "Grizzly Bears")
    table.says([1])
    me.casts("Rite").resolves()
    table.resolve_stack()
    assert sorted(set(me.battlefield + me.exile)) == ["Grizzly Bears", "Swamp"]


@rule("118.12")
def test_its_controller_may_pay_and_draws_themselves(scenario):
    text = "Whenever a <crt> deals combat damage to an <opp>, its <ctl> may pay 1 life. If they do, they "
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
        f"Look at the top six <cds> of <yr> library. Put up to two land <cds> from among them <bf> "
        f"tapped and the <rs> on the bottom of <yr> library in a <rnd> order. If you <pt> fewer than two "
        f"lands onto the "
        f"battlefield {WAY}, proliferate a number of times <eq> <dif>."
    )
    table = scenario(seats=2).knows(read(text))
    me = table.seat(0)
    bear = me.has("Grizzly Bears")
    grow = read("Put a +1/+1 counter on <trg> <crt>.", name="Grow")
    table.knows(grow)
    me.casts("Grow", at=[bear]).resolves()
    me.library("Hill Giant", "Hill Giant", "Hill Giant", "Hill Giant", "Hill Giant", "Hill Giant")
    table.says()
    me.casts("Rite").resolves()
    assert bear.counters("+1/+1") >= 1


@rule("601.2c")
def test_players_are_chosen_for_by_what_is_so_as_it_is_cast(scenario):
    text = (
        "For <ech> <opp> who has three or more poison <ctr> as you <cst> <ths> spell, <pt> up to one <trg> "
        "<crt> <crd> from that player's graveyard <bf> under <yr> control."
    )
    table = scenario(seats=3).knows(read(text))
    me, foe, other = table.seat(0), table.seat(1), table.seat(2)
    giant = foe.buried("Hill Giant")[0]
    other.buried("Grizzly Bears")
    venom = read("Target <plr> gets three poison <ctr>.", name="Venom")
    table.knows(venom)
    me.casts("Venom", at=[foe]).resolves()
    me.casts("Rite", at=[giant]).resolves()
    assert "Hill Giant" in me.battlefield and "Grizzly Bears" not in me.battlefield


@rule("509.4", "707.2")
def test_a_copy_blocks_each_creature_that_attacks_you(scenario):
    text = (
        "For <ech> <crt> attacking you, create a <tkt> a copy of that <crt> and that's blocking that "
        "<crt>. Exile those <tks> at end of combat."
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
        "Whenever a nontoken <crt> an <opp> controls enters, create a <tkt> a copy of that <crt>, "
        "except it's an artifact in addition to its <ot>. Then exile all other <tks> <crd8> with <ths> "
        "artifact."
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
    text = "Choose <trg> artifact you control. For <ech> artifact chosen <ths> way, create a <tkt> a copy of it."
    table = scenario(seats=3).knows(read(text))
    me = table.seat(0)
    thopter = me.has("Ornithopter")
    me.casts("Rite", at=[thopter]).resolves()
    assert me.battlefield.count("Ornithopter") == 2


@rule("701.3", "608.2d")
def test_any_number_of_equipment_is_attached(scenario):
    text = "Choose a <crt> you control. Attach any number of <eqp> you control to it."
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
