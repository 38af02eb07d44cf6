"""Keywords that cards of a hand or a graveyard have by an effect: cycling, encore, retrace, flashback, madness."""

from __future__ import annotations

from apnap.rules.ch2_cards.printed import CardDef
from apnap.rules.core.decisions import O_ACTIVATE, O_CAST
from apnap.testing import rule
from tests.helpers.read_cards import made as plainly
from tests.helpers.read_cards import unread

MORE = {
    "<mv>": "mana value",
    "<eq>": "equal to",
    "<fb>": "flashback",
    "<md>": "madness",
}


def made(text: str, types: str = "Sorcery", name: str = "Rite") -> CardDef:
    for short, phrase in MORE.items():
        text = text.replace(short, phrase)
    return plainly(text, types=types, name=name)


IN_GRAVE, IN_HAND = "in your graveyard", "in your hand"
OWN = "<eq> its mana cost"
TUTOR = made(f"Each <cr> <crd> {IN_HAND} has cycling {{1}}.", "Artifact", name="Tutor")
CHOIR = made(f"Each artifact <cr> <crd> {IN_GRAVE} has encore {{X}}, where X is its <mv>.", "Artifact", name="Choir")
GRAVER = made(f"Each <cr> <crd> {IN_GRAVE} has scavenge. The scavenge cost is {OWN}.", "Artifact", name="Graver")
SCRIBE = made(
    f"Each instant and sorcery <crd> {IN_GRAVE} has <fb>. The <fb> cost is <eq> that card's mana cost.",
    "Artifact",
    name="Scribe",
)
GROVE = made(f"Green <cds> {IN_GRAVE} have retrace.", "Artifact", name="Grove")
LOON = made(
    f"Each red <cr> <crd> you own that isn't on the battlefield has <md>. The <md> cost is {OWN}.",
    "Artifact",
    name="Loon",
)
ECHO = made(
    f"Each instant spell you <cst> has replicate. The replicate cost is {OWN}.",
    "Artifact",
    name="Echo",
)
CALL = made(f"Each <cr> <crd> {IN_GRAVE} gains unearth {{0}} until end of turn.", name="Call")


def may_use(table, seat, card) -> bool:
    table.refresh()
    options = table.to_priority(seat.number).options
    return any(o.kind == O_ACTIVATE and o.id == card.now for o in options)


def uses(table, seat, card) -> None:
    table.to_priority(seat.number)
    table.refresh()
    table.choose_option(seat.number, O_ACTIVATE, card.now, (), None, (), ())
    table.resolve_stack()


@rule("702.29", "113.6", "613.1f")
def test_creature_cards_in_a_hand_have_cycling_while_an_effect_says_so(scenario):
    table = scenario(seats=3).knows(TUTOR)
    me, foe = table.seat(0), table.seat(1)
    bear, mine = me.holds("Grizzly Bears")[0], me.have("Forest", "Forest")
    theirs = foe.holds("Grizzly Bears")[0]
    assert not may_use(table, me, bear)
    me.has("Tutor")
    assert may_use(table, me, bear)
    before = me.library_size
    uses(table, me, bear)
    assert me.graveyard == ["Grizzly Bears"] and me.library_size == before - 1
    assert len(mine) == 2
    assert not may_use(table, foe, theirs)  # your hand is not theirs


@rule("702.141", "107.3")
def test_encore_for_the_mana_value_costs_just_that(scenario):
    table = scenario(seats=3).knows(CHOIR)
    me = table.seat(0)
    me.has("Choir")
    ornithopter = me.buried("Ornithopter")[0]
    bear = me.buried("Grizzly Bears")[0]
    assert may_use(table, me, ornithopter)
    assert not may_use(table, me, bear)
    uses(table, me, ornithopter)
    assert me.battlefield.count("Ornithopter") == 2  # one for each opponent
    assert me.exile == ["Ornithopter"]


@rule("702.97", "202.1")
def test_scavenge_for_the_mana_cost_of_the_card(scenario):
    table = scenario(seats=3).knows(GRAVER)
    me = table.seat(0)
    me.has("Graver")
    ornithopter, bear = me.buried("Ornithopter", "Grizzly Bears")
    mine = me.has("Savannah Lions")
    assert may_use(table, me, ornithopter)
    assert not may_use(table, me, bear)  # {1}{G} is not there
    me.have("Forest", "Forest")
    assert may_use(table, me, bear)
    table.choose_option(me.number, O_ACTIVATE, bear.now, [mine], None, (), ())
    table.resolve_stack()
    assert mine.counters("+1/+1") == 2


@rule("702.34")
def test_instants_and_sorceries_of_a_graveyard_have_flashback(scenario):
    table = scenario(seats=3).knows(SCRIBE)
    me, foe = table.seat(0), table.seat(1)
    bolt, bear = me.buried("Lightning Bolt", "Grizzly Bears")
    me.have("Mountain", "Forest", "Forest")
    assert me.castable == []
    me.has("Scribe")
    assert me.castable == ["Lightning Bolt"]
    option = next(o for o in table.to_priority(me.number).options if o.kind == O_CAST and o.id == bolt.now)
    table.choose_option(me.number, O_CAST, bolt.now, [foe], None, (), (), option.index)
    table.resolve_stack()
    assert foe.life == 17
    assert me.exile == ["Lightning Bolt"] and me.graveyard == ["Grizzly Bears"]
    assert bear.now >= 0


@rule("702.81")
def test_cards_of_a_colour_have_retrace(scenario):
    table = scenario(seats=3).knows(GROVE)
    me = table.seat(0)
    me.has("Grove")
    me.buried("Grizzly Bears", "Savannah Lions")
    me.have("Forest", "Forest", "Plains")
    assert me.castable == []  # there is no land card to discard
    me.holds("Swamp")
    assert me.castable == ["Grizzly Bears"]


@rule("702.35")
def test_red_creature_cards_have_madness(scenario):
    table = scenario(seats=3).knows(LOON, made("Discard your hand.", name="Fury"))
    me = table.seat(0)
    me.has("Loon")
    me.have("Mountain", "Mountain", "Mountain", "Mountain")
    me.holds("Hill Giant", "Grizzly Bears")
    table.remembers()
    me.casts("Fury")
    table.says([1])
    table.resolve_stack()
    assert "Hill Giant" in me.battlefield
    assert sorted(me.graveyard) == ["Fury", "Grizzly Bears"]


@rule("702.56", "118.8", "202.1")
def test_instant_spells_have_replicate_for_their_own_cost(scenario):
    table = scenario(seats=3).knows(ECHO)
    me, foe = table.seat(0), table.seat(1)
    me.has("Echo")
    me.have("Mountain", "Mountain", "Mountain")
    me.holds("Lightning Bolt")
    card = table.in_hand(me.number, "Lightning Bolt")
    table.to_priority(me.number)
    table.refresh()
    table.choose_option(me.number, O_CAST, card, [foe], None, (), ((2,),))
    table.resolve_stack()
    assert foe.life == 20 - 9


@rule("702.84", "611.2")
def test_cards_that_are_there_then_gain_unearth(scenario):
    table = scenario(seats=3).knows(CALL)
    me = table.seat(0)
    first = me.buried("Grizzly Bears")[0]
    me.casts("Call").resolves()
    second = me.buried("Hill Giant")[0]
    assert may_use(table, me, first)
    assert not may_use(table, me, second)
    uses(table, me, first)
    assert "Grizzly Bears" in me.battlefield


def test_abilities_that_do_not_function_there_are_refused():
    assert unread(f"Each <cr> <crd> {IN_GRAVE} has cycling {{1}}.", "Artifact")
    assert unread(f"Each <cr> <crd> {IN_HAND} has flying.", "Artifact")
