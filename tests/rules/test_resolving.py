"""Resolving spells and abilities, and how permanents enter by it. CR 608, 303.4, 306.5, 310."""

from __future__ import annotations

import pytest

from apnap.rules.ch1_concepts import ending
from apnap.rules.ch1_concepts.definitions import Activated, Context, Effect, Triggered
from apnap.rules.ch2_cards.printed import CardDef, CastMethod
from apnap.rules.ch6_spells import announcing, casting, resolving
from apnap.rules.core.constants import (
    BATTLE,
    BATTLEFIELD,
    DEFENSE,
    ENCHANTMENT,
    EV_LIFE,
    EXILE,
    GONE,
    GRAVEYARD,
    HAND,
    INSTANT,
    LOYALTY,
    NONE,
    PLANESWALKER,
    SHROUD,
    STACK,
)
from apnap.rules.core.decisions import CONCEDE, FOR_ATTACH, FOR_PROTECTOR, Decision
from apnap.rules.core.game import Game
from apnap.rules.events import CreateToken, ZoneChange
from tests.boards import BEAR, plain, table_of, with_keywords
from tests.rules.nodes import (
    Both,
    Calls,
    Creatures,
    GainLife,
    Hand,
    Hit,
    Is,
    IsCreature,
    IsPlayer,
    Mana,
    On,
    instant,
    made,
    spell,
)

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


# instants and sorceries ----------------------------------------------------------------------------------------------
def test_a_spell_is_on_the_stack_until_it_is_done() -> None:
    """CR 608.2n: it goes to the graveyard as the last part of its resolution."""
    hand = hand_of()
    zones: list[int] = []
    what = instant("Look", "{R}", Calls(lambda game, ctx: zones.append(game.state.objs[ctx.object].zone)))
    id = cast(hand, what)
    resolving.resolve_top(hand.game)
    assert zones == [STACK] and hand.zone(id) == GRAVEYARD and hand.stack() == []


def test_the_top_of_the_stack_resolves_first() -> None:
    """CR 608.1."""
    hand = hand_of()
    low = cast(hand, instant("Low", "{R}", GainLife(1)))
    high = cast(hand, instant("High", "{R}", GainLife(10)))
    resolving.resolve_top(hand.game)
    assert hand.state.life(0) == 30 and hand.zone(high) == GRAVEYARD and hand.stack() == [low]


def test_a_spell_without_a_legal_target_does_not_resolve() -> None:
    """CR 608.2b: none of its effect happens, and it goes to the graveyard."""
    hand = hand_of()
    bear = hand.put(1, BATTLEFIELD, BEAR)
    id = cast(hand, instant("Zap", "{R}", Both(Hit(Creatures()), GainLife(5))))
    hand.game.move(bear, GRAVEYARD)
    resolving.resolve_top(hand.game)
    assert hand.state.life(0) == 20 and hand.zone(id) == GRAVEYARD
    assert len(hand.lines("608.2b")) == 1


def test_the_legal_targets_are_affected_and_the_others_are_not() -> None:
    """CR 608.2b: what was announced stays as it was."""
    hand = hand_of()
    bears = [hand.put(1, BATTLEFIELD, BEAR) for _ in range(3)]
    hand.script(0, [bears[0], bears[1]])
    id = cast(hand, instant("Zap", "{R}", Both(Hit(Creatures(2, 2)), GainLife(5))))
    hand.game.move(bears[0], GRAVEYARD)
    resolving.resolve_top(hand.game)
    assert [hand.state.objs[b].damage for b in bears] == [0, 1, 0] and hand.state.life(0) == 25
    announced = hand.state.objs[id].announced
    assert announced is not None and announced.targets == [[bears[0], bears[1]]]


def test_modes_happen_in_printed_order() -> None:
    """CR 608.2c, 700.2."""
    hand = hand_of()
    order: list[str] = []
    modes: list[Effect] = [
        Calls(lambda game, ctx: order.append("first")),
        Calls(lambda game, ctx: order.append("second")),
        Calls(lambda game, ctx: order.append("third")),
    ]
    always = Calls(lambda game, ctx: order.append("always"))
    hand.script(0, [2, 0])
    cast(hand, made("Charm", "{R}", INSTANT, spell(always, modes, 2, 2)))
    resolving.resolve_top(hand.game)
    assert order == ["always", "first", "third"]


def test_a_spell_that_leaves_the_stack_goes_on_resolving() -> None:
    """CR 608.2m."""
    hand = hand_of()

    def flee(game: Game, ctx: Context) -> None:
        game.move(ctx.object, EXILE)

    id = cast(hand, instant("Flee", "{R}", Both(Calls(flee), GainLife(2))))
    resolving.resolve_top(hand.game)
    assert hand.state.life(0) == 22 and hand.zone(id) == EXILE


def test_a_resolution_goes_on_when_its_controller_leaves() -> None:
    """CR 800.4a, 608.2m: the spell goes with them, the rest of the effect happens."""
    hand = hand_of(3)
    done: list[bool] = []

    def leave(game: Game, ctx: Context) -> None:
        ending.concede(game, 0)

    id = cast(hand, instant("Farewell", "{R}", Both(Calls(leave), Calls(lambda game, ctx: done.append(True)))))
    resolving.resolve_top(hand.game)
    assert done == [True] and hand.state.objs[id].zone == GONE and hand.zone(id) == GONE
    assert hand.stack() == []


def test_what_an_effect_notes_down_stays_out_of_the_announcement() -> None:
    """CR 608.2c: the announcement is shared with forks and copies."""
    hand = hand_of()

    def note(game: Game, ctx: Context) -> None:
        ctx.it = 5
        ctx.amount = 7

    id = cast(hand, instant("Note", "{R}", Calls(note)))
    announced = hand.state.objs[id].announced
    resolving.resolve_top(hand.game)
    assert announced is not None and announced.it == NONE and announced.amount == 0


def flashback() -> CardDef:
    back = CastMethod("flashback", 1 << GRAVEYARD, Mana("{R}").cost, [], 0)
    back.exiles = True
    slot = Creatures(0, 1)
    return made("Again", "{R}", INSTANT, spell(Hit(slot)), methods=[CastMethod("", 1 << HAND, None, [], 0), back])


def test_a_spell_cast_to_be_exiled_leaves_the_stack_for_exile() -> None:
    """CR 702.34a: after resolving, and also when it does not resolve; cast otherwise it goes to the graveyard."""
    hand = hand_of()
    usual = cast(hand, flashback())
    resolving.resolve_top(hand.game)
    assert hand.zone(usual) == GRAVEYARD
    again = cast(hand, flashback(), index=1)
    resolving.resolve_top(hand.game)
    assert hand.zone(again) == EXILE
    bear = hand.put(1, BATTLEFIELD, BEAR)
    hand.script(0, [bear])
    stopped = cast(hand, flashback(), index=1)
    hand.game.move(bear, GRAVEYARD)
    resolving.resolve_top(hand.game)
    assert hand.zone(stopped) == EXILE and len(hand.lines("608.2b")) == 1


# abilities -----------------------------------------------------------------------------------------------------------
def put_ability(hand: Hand, ability: Activated | Triggered, source: int, seat: int = 0) -> int:
    o = announcing.put_ability(hand.game, seat, source, ability)
    ctx = Context(seat, source)
    ctx.object = o.id
    o.announced = ctx
    return o.id


def test_an_ability_ceases_to_exist() -> None:
    """CR 608.2n: and its source need not be there any more (113.7a)."""
    hand = hand_of()
    bear = hand.put(0, BATTLEFIELD, BEAR)
    id = put_ability(hand, Activated([], GainLife(3)), bear)
    hand.game.move(bear, GRAVEYARD)
    resolving.resolve_top(hand.game)
    assert hand.state.life(0) == 23 and hand.state.objs[id].zone == GONE and hand.state.objs[id].next_id == -1


def test_an_intervening_if_is_checked_again() -> None:
    """CR 603.4, 608.2a."""
    hand = hand_of()
    bear = hand.put(0, BATTLEFIELD, BEAR)
    ability = Triggered(On(EV_LIFE), GainLife(1))
    ability.condition = Is(lambda game: game.state.life(1) == 20)
    put_ability(hand, ability, bear)
    resolving.resolve_top(hand.game)
    assert hand.state.life(0) == 21
    hand.state.players[1].life = 19
    put_ability(hand, ability, bear)
    resolving.resolve_top(hand.game)
    assert hand.state.life(0) == 21 and hand.stack() == [] and len(hand.lines("608.2a")) == 1


def test_an_ability_has_no_characteristics_of_its_source() -> None:
    """CR 602.2a, 113.7: nor abilities that would function on the stack."""
    hand = hand_of()
    bear = hand.put(0, BATTLEFIELD, BEAR)
    id = put_ability(hand, Activated([], GainLife(3)), bear)
    chars = hand.game.char(id)
    assert (chars.types, chars.colors, chars.abilities.every) == (0, 0, [])
    assert hand.game.name(id) == "Bear's ability"


# permanent spells ----------------------------------------------------------------------------------------------------
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


def test_an_aura_enters_attached_to_its_target() -> None:
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


# entering otherwise --------------------------------------------------------------------------------------------------
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
