"""A card in a graveyard that may be cast, whose abilities this gains; cards put into a graveyard this turn."""

from __future__ import annotations

from apnap.rules.core.decisions import O_CAST
from apnap.testing import rule
from tests.helpers.read_cards import made

NOW = "this turn"
GAINS = "gains all activated abilities of that card"
LICH = made(
    f"{{1}}: You may cast target <cr> card in a graveyard {NOW}. When you cast it {NOW}, <this> {GAINS} <eot>.",
    "Creature \u2014 Zombie",
    name="Lich",
    size="4/4",
)


@rule("601.3", "603.7c", "613.1f")
def test_a_card_of_anybodys_graveyard_is_cast_and_its_abilities_are_gained(scenario):
    table = scenario(seats=3).knows(LICH)
    me, foe, other = table.seat(0), table.seat(1), table.seat(2)
    lich = me.has("Lich")
    pinger = foe.buried("Prodigal Sorcerer")[0]
    me.have("Island", "Island", "Island", "Island")
    assert "Prodigal Sorcerer" not in me.castable
    me.activates(lich, at=[pinger]).resolves()
    assert "Prodigal Sorcerer" in me.castable
    table.choose_option(me.number, O_CAST, pinger.id, (), None, (), (), table.way(pinger.id, ""))
    table.resolve_stack()
    assert "Prodigal Sorcerer" in me.battlefield
    me.activates(lich, index=1, at=[other]).resolves()
    assert other.life == 19


@rule("608.2h")
def test_cards_put_there_this_turn_are_counted(scenario):
    text = (
        "Choose target player. You gain 1 life for each nonland card in <tp>'s graveyard that was put there from the "
    )
    table = scenario(seats=3).knows(made(text + "battlefield this turn."))
    me, foe = table.seat(0), table.seat(1)
    foe.buried("Hill Giant")
    bear = foe.has("Grizzly Bears")
    me.casts("Lightning Bolt", at=[bear]).resolves()
    me.casts("Rite", at=[foe]).resolves()
    assert me.life == 21
