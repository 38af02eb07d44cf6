"""Permanent spells resolve, and permanents enter: Auras, planeswalkers, battles. CR 608.3, 303.4, 306.5, 310."""

from __future__ import annotations

import pytest

from apnap.rules.ch1_concepts import ending
from apnap.rules.ch2_cards.printed import CardDef
from apnap.rules.ch6_spells import casting, resolving
from apnap.rules.core.constants import (
    BATTLE,
    BATTLEFIELD,
    DEFENSE,
    ENCHANTMENT,
    GRAVEYARD,
    HAND,
    LOYALTY,
    PLANESWALKER,
    SHROUD,
    STACK,
)
from apnap.rules.core.decisions import CONCEDE, FOR_ATTACH, FOR_PROTECTOR, Decision
from apnap.rules.core.game import Game
from apnap.rules.events import CreateToken, ZoneChange
from apnap.testing import rule
from apnap.testing.plugin import Builder
from tests.helpers.hand_made_words import Hand, IsCreature, IsPlayer, made
from tests.helpers.plain_boards import BEAR, plain, table_of, with_keywords

AURA = made("Web", "{R}", ENCHANTMENT, subtypes=("Aura",), enchants=IsCreature())
CURSE = made("Curse", "{R}", ENCHANTMENT, subtypes=("Aura",), enchants=IsPlayer())
WALKER = made("Walker", "{R}", PLANESWALKER, loyalty=4)
SIEGE = made("Siege", "{R}", BATTLE, subtypes=("Siege",), defense=5)
STRONGHOLD = made("Stronghold", "{R}", BATTLE, defense=3)


def cast(hand: Hand, what: CardDef, seat: int = 0, index: int = 0) -> int:
    """Put a card into a hand and cast it from there; the spell."""
    id = hand.put(seat, HAND if index == 0 else GRAVEYARD, what)
    casting.cast(hand.game, seat, id, index)
    return hand.stack()[-1]


def hand_of(seats: int = 2) -> Hand:
    return Hand(seats, 6)


# at the table ------------------------------------------------------------------------------------------------------


@rule("608.3a")
def test_a_permanent_spell_becomes_a_permanent_of_its_controller(scenario: Builder) -> None:
    table = scenario()
    bears = table.seat(0).casts("Grizzly Bears").resolves()
    assert bears.zone == "battlefield"
    assert bears.controller == table.seat(0)
    assert bears.owner == table.seat(0)


@rule("608.3c", "303.4a")
def test_an_aura_enters_attached_to_its_target(scenario: Builder) -> None:
    table = scenario()
    bears = table.seat(1).has("Grizzly Bears")
    pacifism = table.seat(0).casts("Pacifism", at=[bears]).resolves()
    assert pacifism.zone == "battlefield"
    assert pacifism.attached_to == bears


@rule("608.3b", "303.4a")
def test_an_aura_without_its_target_goes_to_the_graveyard(scenario: Builder) -> None:
    table = scenario()
    bears = table.seat(1).has("Grizzly Bears")
    pacifism = table.seat(0).casts("Pacifism", at=[bears])
    table.seat(1).casts("Unsummon", at=[bears])
    pacifism.resolves()
    assert table.seat(0).graveyard == ["Pacifism"]


# on boards made by hand --------------------------------------------------------------------------------------------


def test_a_permanent_spell_enters_under_its_controllers_control() -> None:
    """CR 608.3a: the controller of the spell, whoever owns the card."""
    hand = hand_of(3)
    theirs = hand.put(1, STACK, plain("Ogres", "{1}{R}"))
    hand.state.edit(theirs).controller = 0
    resolving.resolve_top(hand.game)
    new = hand.now(theirs)
    assert hand.zone(theirs) == BATTLEFIELD and new in hand.state.ids(0, BATTLEFIELD)
    assert (hand.state.objs[new].owner, hand.state.objs[new].controller) == (1, 0)


def test_x_of_the_spell_is_known_to_the_permanent() -> None:
    """CR 107.3m: for what it says as it enters."""
    hand = hand_of()
    hand.script(0, [3])
    id = cast(hand, plain("Hydra", "{X}{R}"))
    resolving.resolve_top(hand.game)
    announced = hand.state.objs[hand.now(id)].announced
    assert announced is not None and announced.x == 3


def test_an_aura_and_its_creature_know_each_other() -> None:
    """CR 608.3c, 303.4."""
    hand = hand_of()
    bears = [hand.put(1, BATTLEFIELD, BEAR) for _ in range(2)]
    hand.script(0, [bears[1]])
    id = cast(hand, AURA)
    resolving.resolve_top(hand.game)
    new = hand.now(id)
    assert hand.zone(id) == BATTLEFIELD and hand.state.objs[new].attached_to == bears[1]
    assert hand.state.objs[bears[1]].attachments == [new] and hand.state.objs[bears[0]].attachments == []
    assert hand.state.objs[new].controller == 0


def test_an_aura_with_an_illegal_target_goes_to_the_graveyard() -> None:
    """CR 608.3b: although there is another creature to enchant."""
    hand = hand_of()
    bears = [hand.put(1, BATTLEFIELD, BEAR) for _ in range(2)]
    hand.script(0, [bears[0]])
    id = cast(hand, AURA)
    hand.game.move(bears[0], GRAVEYARD)
    resolving.resolve_top(hand.game)
    assert hand.zone(id) == GRAVEYARD and hand.state.objs[bears[1]].attachments == []


def test_an_aura_may_enchant_a_player() -> None:
    """CR 303.4, 702.5d."""
    hand = hand_of(3)
    hand.script(0, [-3])
    id = cast(hand, CURSE)
    resolving.resolve_top(hand.game)
    assert hand.state.objs[hand.now(id)].attached_to == -3


def test_an_aura_put_onto_the_battlefield_asks_what_it_enchants() -> None:
    """CR 303.4f: its controller chooses; this targets nothing, so shroud is no obstacle."""
    hand = hand_of()
    ghost = hand.put(1, BATTLEFIELD, with_keywords("Ghost", SHROUD))
    bear = hand.put(1, BATTLEFIELD, BEAR)
    aura = hand.put(1, GRAVEYARD, AURA)
    script = hand.script(0, [ghost])
    hand.game.emit(ZoneChange(aura, GRAVEYARD, BATTLEFIELD, 0))
    assert hand.state.objs[hand.now(aura)].attached_to == ghost
    assert (script.asked[0].purpose, script.asked[0].candidates) == (FOR_ATTACH, [ghost, bear])


def test_an_aura_with_nothing_to_enchant_stays_where_it_is() -> None:
    """CR 303.4g: and a token is not made."""
    hand = hand_of()
    aura = hand.put(0, GRAVEYARD, AURA)
    hand.game.emit(ZoneChange(aura, GRAVEYARD, BATTLEFIELD, 0))
    assert hand.state.objs[aura].zone == GRAVEYARD
    count = len(hand.state.ids(0, BATTLEFIELD))
    hand.game.emit(CreateToken(0, AURA))
    assert len(hand.state.ids(0, BATTLEFIELD)) == count


def test_an_aura_does_not_enchant_what_enters_with_it() -> None:
    """CR 303.4f: the choice is made before either is there."""
    hand = hand_of()
    aura = hand.put(0, GRAVEYARD, AURA)
    bear = hand.put(0, GRAVEYARD, BEAR)
    hand.game.emit_all([ZoneChange(bear, GRAVEYARD, BATTLEFIELD, 0), ZoneChange(aura, GRAVEYARD, BATTLEFIELD, 0)])
    assert hand.zone(bear) == BATTLEFIELD and hand.zone(aura) == GRAVEYARD


@pytest.mark.parametrize("how", ["spell", "effect", "token"])
def test_a_planeswalker_enters_with_its_loyalty(how: str) -> None:
    """CR 306.5b: however it comes."""
    hand = hand_of()
    if how == "spell":
        cast(hand, WALKER)
        resolving.resolve_top(hand.game)
    elif how == "effect":
        hand.game.move(hand.put(0, GRAVEYARD, WALKER), BATTLEFIELD)
    else:
        hand.game.emit(CreateToken(0, WALKER))
    new = hand.state.ids(0, BATTLEFIELD)[-1]
    assert hand.state.objs[new].counter(LOYALTY) == 4 and hand.game.char(new).types & PLANESWALKER


@pytest.mark.parametrize("how", ["spell", "effect", "token"])
def test_a_siege_enters_with_its_defense_and_a_protector(how: str) -> None:
    """CR 310.4b, 310.9a, 310.12a: an opponent, never a teammate."""
    hand = Hand(table=table_of(4, [[0, 2], [1, 3]]))
    script = hand.script(0, [-4])
    if how == "spell":
        hand.put(0, STACK, SIEGE)
        resolving.resolve_top(hand.game)
    elif how == "effect":
        hand.game.move(hand.put(0, GRAVEYARD, SIEGE), BATTLEFIELD)
    else:
        hand.game.emit(CreateToken(0, SIEGE))
    o = hand.state.objs[hand.state.ids(0, BATTLEFIELD)[-1]]
    assert o.counter(DEFENSE) == 5 and o.protector == 3
    assert (script.asked[0].purpose, script.asked[0].candidates) == (FOR_PROTECTOR, [-2, -4])
    assert len(script.asked) == 1


def test_the_only_opponent_protects_a_siege_and_a_player_their_own_stronghold() -> None:
    """CR 310.9a, 310.12a: nothing to ask."""
    hand = hand_of()
    siege = hand.game.move(hand.put(0, GRAVEYARD, SIEGE), BATTLEFIELD)
    own = hand.game.move(hand.put(0, GRAVEYARD, STRONGHOLD), BATTLEFIELD)
    assert hand.state.objs[siege].protector == 1
    assert hand.state.objs[own].protector == 0 and hand.state.objs[own].counter(DEFENSE) == 3


def test_a_protector_who_leaves_while_being_chosen_is_not_chosen() -> None:
    """CR 800.4a, 310.9a."""
    hand = hand_of(4)

    def late(game: Game, decision: Decision) -> list[int]:
        ending.concede(game, 3)
        return [-4]

    hand.script(0, late, [-3])
    siege = hand.game.move(hand.put(0, GRAVEYARD, SIEGE), BATTLEFIELD)
    assert hand.state.objs[siege].protector == 2


def test_a_permanent_of_somebody_who_leaves_as_it_enters_does_not_enter() -> None:
    """CR 800.4b: and the choice it asked for goes to another."""
    hand = hand_of(4)
    hand.script(0, CONCEDE)
    hand.script(1, [-3])
    theirs = hand.put(2, GRAVEYARD, SIEGE)
    hand.game.emit(ZoneChange(theirs, GRAVEYARD, BATTLEFIELD, 0))
    assert hand.state.objs[theirs].zone == GRAVEYARD
