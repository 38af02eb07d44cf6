"""Keywords that creatures share for a turn, what is attached to each of several tokens, spells that copy themselves."""

from __future__ import annotations

import pytest

from apnap.rules.core.constants import ATTACKERS, FIRST_STRIKE, FLYING, LIFELINK, TRAMPLE
from apnap.rules.core.decisions import IllegalAnswer
from apnap.testing import rule
from tests.helpers.read_cards import made

MARSHAL = made(
    "At <boc> on your turn, <cs> <yc> gain flying <eot> if a <cr> <yc> has flying. The same is true for trample, "
    "hexproof, and lifelink.",
    "Creature \u2014 Human",
    name="Marshal",
)


@rule("611.2c", "702.11d")
def test_creatures_share_the_keywords_that_one_of_them_has(scenario):
    warded = made("Hexproof from red\nLifelink\nFirst strike", "Creature \u2014 Cat", name="Warded")
    table = scenario(seats=3).knows(MARSHAL, warded)
    me, foe = table.seat(0), table.seat(1)
    marshal, _, bear = me.have("Marshal", "Warded", "Grizzly Bears")
    foe.has("Wind Drake")
    table.to_step(ATTACKERS)
    assert bear.has(LIFELINK) and marshal.has(LIFELINK)
    assert not bear.has(FLYING) and not bear.has(FIRST_STRIKE) and not bear.has(TRAMPLE)
    with pytest.raises(IllegalAnswer):
        foe.casts("Lightning Bolt", at=[bear])


@rule("611.2c")
def test_what_comes_later_has_no_share(scenario):
    table = scenario().knows(MARSHAL)
    me = table.seat(0)
    _, drake, bear = me.have("Marshal", "Wind Drake", "Grizzly Bears")
    table.to_step(ATTACKERS)
    me.casts("Lightning Bolt", at=[drake]).resolves()
    late = me.has("Grizzly Bears")
    assert bear.has(FLYING) and not late.has(FLYING)


@rule("701.3a", "608.2f")
def test_something_is_attached_to_each_of_the_tokens_if_you_like(scenario):
    text = "Create two 2/2 red Rebel creature tokens. <fet>, you may attach an Equipment <yc> to it."
    table = scenario().knows(made(text))
    me = table.seat(0)
    sword, boots = me.have("Bonesplitter", "Leonin Scimitar")
    me.casts("Rite")
    table.says([1], [sword.id], [1], [boots.id])
    table.resolve_stack()
    assert {boots.attached_to.power, sword.attached_to.power} == {3, 4}


@rule("707.10", "603.2")
@pytest.mark.parametrize("artifact", [True, False])
def test_a_spell_is_copied_while_something_is_so(scenario, artifact):
    text = "When you cast this spell while you control an artifact, copy this spell. You may choose <ant> for "
    table = scenario(seats=3).knows(made(text + "the copy.\nTarget player loses 2 life."))
    me, foe, other = table.seat(0), table.seat(1), table.seat(2)
    if artifact:
        me.has("Ornithopter")
    me.casts("Rite", at=[foe])
    if artifact:
        table.says([-1 - other.number])
    table.resolve_stack()
    assert (foe.life, other.life) == (18, 18 if artifact else 20)


OOZE = made(
    "As Ooze enters, you may exile two <cr> cards from graveyards. <iyd> as <copy> <ooc> "
    "with a number of <acc> equal to the power of the other card.",
    "Legendary Creature \u2014 Ooze",
    name="Ooze",
    size="0/0",
)


@rule("707.5", "614.12a")
def test_it_enters_as_one_card_with_the_power_of_another(scenario):
    table = scenario(seats=3).knows(OOZE)
    me, foe = table.seat(0), table.seat(2)
    giant = foe.buried("Hill Giant")[0]
    bear = me.buried("Grizzly Bears")[0]
    foe.buried("Forest")
    me.casts("Ooze")
    table.says([1])
    table.run(lambda d: d.purpose == "copy", "which to copy")
    table.game.answer([giant.now])
    table.resolve_stack()
    copy = me.permanent("Hill Giant")
    assert (copy.power, copy.toughness, copy.counters("+1/+1")) == (5, 5, 2)
    assert giant.zone == bear.zone == "exile"


@rule("614.12a")
def test_one_card_alone_is_not_exiled(scenario):
    table = scenario().knows(OOZE)
    me = table.seat(0)
    bear = me.buried("Grizzly Bears")[0]
    me.casts("Ooze").resolves()
    assert me.battlefield == [] and bear.zone == "graveyard"
