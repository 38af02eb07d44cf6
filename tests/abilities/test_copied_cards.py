"""Cards that are copied and cast, cards taken for something, hands and graveyards that are shuffled away."""

from __future__ import annotations

import pytest

from apnap.rules.core.constants import EXILE
from apnap.rules.core.decisions import O_CAST
from apnap.testing import rule
from apnap.testing.handles import Permanent
from tests.abilities.facts.read import exact, read

FREE = "without paying its mana cost"
ALL_FREE = "without paying their mana costs"
BURIED = "from your graveyard"
THE_COPY = "You may cast the copy"
REVEAL = "As an additional cost to cast"
FROM_HAND = "from your hand"
A_COPY = "a token that's a copy of"
VALUE = "card's mana value"
BOTH = "hand and graveyard into"
BIRD = "Creature \u2014 Bird"


@rule("707.12", "608.2g")
@pytest.mark.parametrize("casts", [1, 0])
def test_a_copy_of_a_card_is_cast_for_nothing(scenario, casts):
    text = f"Exile target instant card {BURIED}. Copy that card. {THE_COPY} {FREE}."
    assert exact(text)
    table = scenario().knows(read(text))
    me, foe = table.seat(0), table.seat(1)
    (shock,) = me.buried("Shock")
    me.casts("Rite", at=[shock])
    table.says([casts], [-1 - foe.number])
    table.resolve_stack()
    assert me.exile == ["Shock"] and Permanent(table, shock.now).zone == "exile"
    assert foe.life == (18 if casts else 20) and "Shock" not in me.graveyard
    assert len(table.game.state.ids(me.number, EXILE)) == 1


@rule("707.12", "608.3f")
def test_a_copy_of_a_creature_card_becomes_a_token(scenario):
    text = f"Exile target creature card {BURIED}. Copy that card. {THE_COPY} {FREE}."
    table = scenario().knows(read(text), read("Destroy target creature.", name="Slay"))
    me = table.seat(0)
    (bears,) = me.buried("Grizzly Bears")
    me.casts("Rite", at=[bears])
    table.says([1])
    table.resolve_stack()
    copy = me.permanent("Grizzly Bears")
    assert table.game.state.objs[copy.id].token and me.exile == ["Grizzly Bears"]
    me.casts("Slay", at=[copy]).resolves()
    assert "Grizzly Bears" not in me.graveyard


@rule("707.12", "608.2c")
def test_copies_are_cast_if_able(scenario):
    text = f"Exile target instant card {BURIED} and target instant card from an opponent's graveyard. Copy those cards."
    text += f" Cast the copies if able {ALL_FREE}."
    table = scenario(3).knows(read(text))
    me, foe, third = table.seats()
    (shock,) = me.buried("Shock")
    (bolt,) = third.buried("Lightning Bolt")
    me.casts("Rite", at=[shock, bolt])
    table.says([-1 - foe.number], [-1 - foe.number])
    table.resolve_stack()
    assert foe.life == 15 and me.exile == ["Shock"] and third.exile == ["Lightning Bolt"]


@rule("118.8", "608.2h")
def test_the_revealed_card_says_how_much(scenario):
    text = f"{REVEAL} this spell, reveal a creature card {FROM_HAND}.\nYou gain life equal to the revealed {VALUE}."
    assert exact(text)
    table = scenario().knows(read(text))
    me = table.seat(0)
    me.holds("Hill Giant")
    me.casts("Rite").resolves()
    assert me.life == 24 and "Hill Giant" in me.hand


@rule("601.2h", "707.2")
def test_a_card_exiled_as_a_cost_is_copied(scenario):
    text = f"{{1}}, Exile a creature card {BURIED}: Create {A_COPY} the exiled card."
    assert exact(text, types="Artifact")
    table = scenario().knows(read(text, types="Artifact", name="Forge"))
    me = table.seat(0)
    forge = me.has("Forge")
    me.buried("Hill Giant")
    me.gets_mana("C")
    me.activates(forge).resolves()
    assert "Hill Giant" in me.battlefield and me.exile == ["Hill Giant"]


@rule("608.2h")
def test_of_two_things_taken_the_exiled_one_is_not_known():
    """What is exiled last is known: tests/abilities/test_instead_and_encoded.py."""
    text = f"Exile a creature card {BURIED}, Sacrifice a land: Create {A_COPY} the exiled card."
    with pytest.raises(AssertionError):
        read(text, types="Artifact")


@rule("701.24", "101.4")
def test_hands_and_graveyards_are_shuffled_away(scenario):
    text = f"Each player shuffles their {BOTH} their library, then draws two cards."
    assert exact(text)
    table = scenario(3).knows(read(text))
    me, foe, third = table.seats()
    foe.holds("Forest", "Forest")
    third.buried("Shock")
    before = [len(seat.hand) + len(seat.graveyard) + seat.library_size for seat in (foe, third)]
    me.casts("Rite").resolves()
    assert [len(seat.hand) for seat in (me, foe, third)] == [2, 2, 2]
    assert third.graveyard == [] and before == [2 + seat.library_size for seat in (foe, third)]


@rule("406.1", "115.1")
def test_all_cards_of_a_kind_are_exiled_from_one_graveyard(scenario):
    text = "Exile all creature cards from target player's graveyard."
    table = scenario(3).knows(read(text))
    me, foe, third = table.seats()
    foe.buried("Grizzly Bears", "Shock")
    third.buried("Grizzly Bears")
    me.casts("Rite", at=[foe]).resolves()
    assert foe.exile == ["Grizzly Bears"] and foe.graveyard == ["Shock"] and third.exile == []


@rule("603.2")
def test_the_sixth_counter(scenario):
    text = "When the sixth luck counter is put on this artifact, you gain 9 life."
    assert exact(text, types="Artifact")
    table = scenario().knows(
        read(text, types="Artifact", name="Charm"), read("Put three luck counters on target artifact.")
    )
    me = table.seat(0)
    charm = me.has("Charm")
    for life in (20, 29, 29):
        me.casts("Rite", at=[charm]).resolves()
        table.resolve_stack()
        assert me.life == life


ANY = "from a graveyard"
MUCH = "You gain life equal to"
NAMED = "with the same name as"
X_IS = "where X is"
THE_CARDS = "the exiled card's"


@rule("608.2h", "118.8")
def test_a_card_exiled_to_cast_it_says_how_much(scenario):
    text = f"{REVEAL} this spell, exile a creature card {BURIED}.\nYou gain life equal to {THE_CARDS} power."
    assert exact(text)
    table = scenario().knows(read(text))
    me = table.seat(0)
    me.buried("Craw Wurm")
    me.casts("Rite").resolves()
    assert me.life == 26 and me.exile == ["Craw Wurm"]


@rule("608.2h", "607.2a")
def test_each_time_it_is_the_card_exiled_then(scenario):
    text = f"{{1}}: Exile target creature card {ANY}. {MUCH} {THE_CARDS} power."
    table = scenario().knows(read(text, types="Artifact", name="Urn"))
    me, foe = table.seat(0), table.seat(1)
    urn = me.has("Urn")
    wurm, bears = foe.buried("Craw Wurm", "Grizzly Bears")
    for card, life in ((wurm, 26), (bears, 28)):
        me.gets_mana("C")
        me.activates(urn, at=[card]).resolves()
        assert me.life == life


@rule("603.12", "608.2h")
def test_what_is_done_then_knows_the_exiled_card(scenario):
    text = f"{{1}}: Exile target creature card {ANY}. When you do, target player gains X life, {X_IS}"
    table = scenario().knows(read(f"{text} {THE_CARDS} toughness.", types="Artifact", name="Urn"))
    me, foe = table.seat(0), table.seat(1)
    urn = me.has("Urn")
    (wurm,) = foe.buried("Craw Wurm")
    me.gets_mana("C")
    me.activates(urn, at=[wurm])
    table.says([-1 - me.number])
    table.resolve_stack()
    assert sum(seat.life for seat in table.seats()) == 20 * len(table.seats()) + 4


@rule("607.2a", "610.3")
def test_what_is_exiled_until_it_leaves_is_exiled_with_it(scenario):
    text = "When this creature enters, exile target artifact until this creature leaves the battlefield.\n"
    text += f"Your opponents can't cast spells {NAMED} the exiled card."
    table = scenario(3).knows(read(text, types=BIRD, name="Heron"))
    me, foe = table.seat(0), table.seat(1)
    ring = foe.has("Sol Ring")
    (again,) = foe.holds("Sol Ring")
    table.says([ring.id])
    me.casts("Heron").resolves()
    table.resolve_stack()
    assert foe.exile == ["Sol Ring"]
    table.to_turn(foe)
    table.to_step(3, foe)
    foe.gets_mana("C")
    assert "Sol Ring" not in foe.castable and again
    me.casts("Unsummon", at=[me.permanent("Heron")]).resolves()
    assert "Sol Ring" in foe.battlefield and "Sol Ring" in foe.castable


@rule("406.3", "608.2c")
def test_the_card_exiled_face_down_is_cast_and_not_the_rest(scenario):
    text = f"Look at the top two cards of {THEIRS}, {ONE_DOWN}, then put the rest into your graveyard."
    text += f" You may cast that card {LASTING}."
    table = scenario(3).knows(read(text))
    me, foe = table.seat(0), table.seat(1)
    shock, bears = foe.library("Shock", "Grizzly Bears")
    me.casts("Rite", at=[foe])
    table.says([bears.id])
    table.resolve_stack()
    assert Permanent(table, bears.now).zone == "exile" and foe.graveyard == ["Shock"] and shock.now
    me.gets_mana("GG")
    assert me.can(O_CAST, Permanent(table, bears.now)) and not me.can(O_CAST, Permanent(table, shock.now))


THEIRS = "target opponent's library"
ONE_DOWN = "exile one of them face down"
LASTING = "for as long as it remains exiled"
