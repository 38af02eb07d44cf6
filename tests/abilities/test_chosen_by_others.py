"""Cards of an opponent's choice, attacks that must come next, kinds that are not meant, counters on many things."""

from __future__ import annotations

import pytest

from apnap.rules.core.constants import MAIN2
from apnap.rules.core.decisions import IllegalAnswer
from apnap.testing import rule
from tests.helpers.read_cards import made

CHOICE = "an opponent's choice"
AWAY = "Put that card into your graveyard"
NEXT_COMBAT = "its controller's next combat phase"
OTHER_TARGETS = "You may choose new targets"


@rule("608.2d", "601.7a")
def test_an_opponent_chooses_what_comes_back(scenario):
    table = scenario(seats=3).knows(made(f"Return a creature card of {CHOICE} from your graveyard to your hand."))
    me, other = table.seat(0), table.seat(2)
    bear, giant = me.buried("Grizzly Bears", "Hill Giant")
    me.casts("Rite")
    table.says([-1 - other.number], [giant.id])
    table.resolve_stack()
    assert me.hand == ["Hill Giant"] and bear.zone == "graveyard"


@rule("608.2d")
def test_an_opponent_chooses_one_of_the_revealed_cards(scenario):
    text = "Reveal the top two cards of <yl>. An opponent chooses one of them. "
    table = scenario(seats=2).knows(made(f"{text}{AWAY} and the rest into your hand."))
    me, other = table.seats()
    me.library("Grizzly Bears", "Hill Giant")
    me.casts("Rite")
    decision = table.asked(purpose="look")
    assert decision.seat == other.number
    table.game.answer([decision.candidates[0]])
    table.resolve_stack()
    assert len(me.hand) == 1 and {*me.hand, *me.graveyard} == {"Grizzly Bears", "Hill Giant", "Rite"}


PUSH = made(f"Target <cr> <oc> attacks during {NEXT_COMBAT} if able.", "Instant", name="Push")


@rule("508.1d", "611.2b")
def test_a_creature_attacks_in_the_next_combat_of_its_controller_once(scenario):
    table = scenario(seats=2).knows(PUSH)
    me, foe = table.seat(0), table.seat(1)
    bear = foe.has("Grizzly Bears")
    me.casts("Push", at=[bear]).resolves()
    table.to_turn(foe)
    table.to_step(MAIN2)
    assert me.life == 18
    table.to_turn(me)
    table.to_turn(foe)
    table.to_step(MAIN2)
    assert me.life == 18


@rule("508.1d")
def test_what_comes_too_late_for_this_combat_is_for_the_next_one(scenario):
    table = scenario(seats=2).knows(PUSH)
    me, foe = table.seat(0), table.seat(1)
    bear = foe.has("Grizzly Bears")
    table.to_turn(foe)
    table.to_step(MAIN2)
    me.casts("Push", at=[bear]).resolves()
    table.to_turn(me)
    assert me.life == 20
    table.to_turn(foe)
    table.to_step(MAIN2)
    assert me.life == 18


@rule("508.1d", "611.2c")
def test_all_creatures_attack_in_the_next_turn_of_a_player(scenario):
    rage = made(
        "During target player's next turn, each creature <tp> controls attacks if able.", "Instant", name="Rage"
    )
    table = scenario(seats=3).knows(rage)
    me, foe = table.seat(0), table.seat(1)
    bear = foe.has("Grizzly Bears")
    me.casts("Rage", at=[foe]).resolves()
    giant = foe.has("Hill Giant")
    table.to_turn(foe)
    with pytest.raises(IllegalAnswer):
        foe.attacks({bear: me})
    foe.attacks({bear: me, giant: table.seat(2)})
    table.to_step(MAIN2)
    assert bear.tapped and giant.tapped


@rule("205.3m")
def test_kinds_that_are_spared(scenario):
    text = (
        "Destroy each creature that isn't a Bear or Elf. You gain 1 life for each creature <yc> that's a Bear or Elf."
    )
    table = scenario().knows(made(text))
    me, foe = table.seat(0), table.seat(1)
    bear, giant = me.have("Grizzly Bears", "Hill Giant")
    elf = foe.has("Llanowar Elves")
    me.casts("Rite").resolves()
    assert (bear.died, giant.died, elf.died, me.life) == (False, True, False, 21)


@rule("701.15a")
def test_creatures_with_auras_of_yours_are_goaded_and_counted(scenario):
    text = (
        "Goad each creature <oc> that's enchanted by an Aura <yc>. Put a +1/+1 counter on <this> for each <cr> goaded "
    )
    text = "At the beginning <eys>, goad" + text[4:].replace("<oc>", "your opponents control") + "<way>."
    table = scenario(seats=3).knows(made(text, "Creature \u2014 Spirit", name="Calm"))
    me, foe = table.seat(0), table.seat(1)
    calm = me.has("Calm")
    bear, giant = foe.have("Grizzly Bears", "Hill Giant")
    me.casts("Pacifism", at=[giant]).resolves()
    holy = foe.has("Holy Strength")
    table.game.state.edit(bear.id).attachments = [holy.id]
    table.game.state.edit(holy.id).attached_to = bear.id
    table.to_turn(foe)
    assert calm.counters("+1/+1") == 1


@rule("122.1")
@pytest.mark.parametrize(("counters", "life"), [(2, 20), (3, 15)])
def test_counters_among_permanents_are_counted_together(scenario, counters, life):
    text = "At the beginning <eys>, if there are four or more counters among <cs> <yc>, you lose 5 life."
    table = scenario().knows(made(text, "Enchantment", name="Lamp"))
    me = table.seat(0)
    me.has("Lamp")
    me.has("Grizzly Bears", counters={"+1/+1": counters})
    me.has("Hill Giant", counters={"charge": 1})
    table.seat(1).has("Hill Giant", counters={"+1/+1": 9})
    table.to_turn(table.seat(1))
    assert me.life == life


@rule("611.2b", "122.1c")
def test_control_lasts_as_long_as_the_counter(scenario):
    broker = made(
        "<etb>, put a shield counter on target noncommander <cr> you don't control. You gain control of that <cr> "
        "<flal> it has a shield counter on it.",
        "Creature \u2014 Cephalid",
        name="Broker",
    )
    table = scenario(seats=3).knows(broker)
    me, foe = table.seat(0), table.seat(1)
    giant = foe.has("Hill Giant")
    me.casts("Broker").resolves()
    table.resolve_stack()
    assert giant.controller == me
    me.casts("Murder", at=[giant]).resolves()
    assert giant.controller == foe and not giant.died


@rule("707.10", "602.2b")
def test_an_activated_ability_is_copied(scenario):
    text = f"Whenever you activate an ability that isn't <ma>, copy it. {OTHER_TARGETS} for the copy."
    table = scenario(seats=3).knows(made(text, "Enchantment", name="Echo"))
    me, foe, other = table.seat(0), table.seat(1), table.seat(2)
    me.has("Echo")
    pinger = me.has("Prodigal Sorcerer")
    me.activates(pinger, at=[foe])
    table.says([-1 - other.number])
    table.resolve_stack()
    assert (foe.life, other.life) == (19, 19)
