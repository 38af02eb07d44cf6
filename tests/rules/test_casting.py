"""What may be cast, and the steps of casting. CR 601."""

from __future__ import annotations

import pytest

from apnap.rules.ch1_concepts import ending
from apnap.rules.ch1_concepts.definitions import Context, Effect, Keywords, Static, Target, Triggered
from apnap.rules.ch2_cards.printed import CastMethod
from apnap.rules.ch6_spells import casting
from apnap.rules.core.constants import (
    ARTIFACT,
    BATTLEFIELD,
    CREATURE,
    ENCHANTMENT,
    EV_CAST,
    EV_TARGET,
    EV_ZONE,
    EXILE,
    F_CAST,
    FLASH,
    GONE,
    GRAVEYARD,
    HAND,
    INSTANT,
    LAND,
    P_CAST,
    P_FLASH,
    SORCERY,
    STACK,
)
from apnap.rules.core.decisions import CONCEDE, D_CHOOSE, D_MODE, D_NUMBER, D_YES_NO, FOR_X, Decision, Option
from apnap.rules.core.game import Departed, Game
from apnap.rules.events import Event, SpellCast, ZoneChange
from tests.boards import BEAR, OGRE, WURM, plain
from tests.rules.nodes import (
    MOUNTAIN,
    Creatures,
    GainLife,
    Graves,
    Hand,
    Hit,
    IsCreature,
    Listed,
    LoseLife,
    Mana,
    Nothing,
    On,
    Opponents,
    Players,
    Rule,
    Spells,
    X,
    instant,
    made,
    spell,
    stand,
)

BOLT = instant("Bolt", "{R}", Hit(Players(), 3))
OGRES = plain("Ogres", "{1}{R}")


def options(hand: Hand, id: int, seat: int = 0, sorcery: bool = True) -> list[int]:
    """The ways to cast a card that are offered."""
    out: list[Option] = []
    casting.cast_options(hand.game, seat, id, sorcery, out)
    assert all(o.id == id for o in out)
    return [o.index for o in out]


def ready(*cards: object, mountains: int = 3, seats: int = 2) -> tuple[Hand, list[int]]:
    hand = Hand(seats, mountains)
    return hand, [hand.put(0, HAND, c) for c in cards]  # type: ignore[arg-type]


# timing --------------------------------------------------------------------------------------------------------------
def test_a_creature_waits_for_the_time_of_a_sorcery_and_an_instant_does_not() -> None:
    """CR 117.1a, 302.1, 304.1."""
    hand, (bolt, ogres) = ready(BOLT, OGRES)
    assert options(hand, bolt, sorcery=False) == options(hand, bolt) == [0]
    assert options(hand, ogres, sorcery=False) == [] and options(hand, ogres) == [0]


def test_flash_and_effects_like_it_allow_any_time() -> None:
    """CR 702.8a, 601.3b."""
    hand, (quick, slow) = ready(plain("Quick", "{R}", abilities=[Keywords(FLASH)]), plain("Slow", "{R}"))
    assert options(hand, quick, sorcery=False) == [0]
    assert options(hand, slow, sorcery=False) == []
    stand(hand.game, Rule(permits=lambda action, seat, ref: action == P_FLASH and ref == slow))
    assert options(hand, slow, sorcery=False) == [0]


def test_a_land_is_never_cast() -> None:
    """CR 305.9: not even one that is a creature too."""
    hand, (land, both) = ready(MOUNTAIN, plain("Grove", "{R}", LAND | CREATURE))
    assert options(hand, land) == [] and options(hand, both) == []


def test_a_card_without_a_mana_cost_cannot_be_paid_for() -> None:
    """CR 118.6; an alternative cost helps (118.6a)."""
    nothing = made("Vision", "", SORCERY, spell(GainLife(1)))
    other = made(
        "Visions",
        "",
        SORCERY,
        spell(GainLife(1)),
        methods=[CastMethod("", 1 << HAND, None, [], 0), CastMethod("for red", 1 << HAND, Mana("{R}").cost, [], 0)],
    )
    hand, (a, b) = ready(nothing, other)
    assert options(hand, a) == [] and options(hand, b) == [1]


def test_effects_forbid_casting() -> None:
    """CR 601.3, 101.2: also what another effect allows."""
    hand, (bolt,) = ready(BOLT)
    stand(hand.game, Rule(forbids=lambda action, seat, ref: action == F_CAST and seat == 0))
    assert options(hand, bolt) == []
    stand(hand.game, Rule(permits=lambda action, seat, ref: True))
    assert options(hand, bolt) == []


def test_cards_are_cast_from_a_hand_unless_something_says_otherwise() -> None:
    """CR 601.3: an effect, or a method with its own zones."""
    hand, _ = ready()
    mine = hand.put(0, GRAVEYARD, BOLT)
    theirs = hand.put(1, EXILE, BOLT)
    in_their_hand = hand.put(1, HAND, BOLT)
    assert options(hand, mine) == options(hand, theirs) == options(hand, in_their_hand) == []
    stand(hand.game, Rule(permits=lambda action, seat, ref: action == P_CAST and ref in (mine, theirs)))
    assert options(hand, mine) == [0] and options(hand, theirs) == [0] and options(hand, in_their_hand) == []


def flashback() -> object:
    back = CastMethod("flashback", 1 << GRAVEYARD, Mana("{1}{R}").cost, [], 0)
    back.exiles = True
    return made(
        "Again", "{R}", INSTANT, spell(Hit(Players(), 1)), methods=[CastMethod("", 1 << HAND, None, [], 0), back]
    )


def test_each_way_to_cast_has_its_zone() -> None:
    """CR 702.34a."""
    hand, (in_hand,) = ready(flashback())
    buried = hand.put(0, GRAVEYARD, flashback())  # type: ignore[arg-type]
    assert options(hand, in_hand) == [0] and options(hand, buried) == [1]
    hand.script(0, [-2])
    casting.cast(hand.game, 0, buried, 1)
    assert hand.state.objs[hand.stack()[-1]].came_from == GRAVEYARD
    assert hand.untapped() == 1


# completable or not --------------------------------------------------------------------------------------------------
def test_offered_when_it_can_be_paid_for() -> None:
    """CR 601.2f-h."""
    for mountains, offered in ((0, []), (1, []), (2, [0]), (3, [0])):
        hand, (ogres,) = ready(OGRES, mountains=mountains)
        assert options(hand, ogres) == offered


def test_offered_when_targets_can_be_chosen() -> None:
    """CR 601.2c."""
    hand, (hit, two, up_to) = ready(
        instant("Hit", "{R}", Hit(Creatures())),
        instant("Two", "{R}", Nothing(Creatures(), Creatures(other=True))),
        instant("Up to", "{R}", Nothing(Creatures(0, 2))),
    )
    assert [options(hand, id) for id in (hit, two, up_to)] == [[], [], [0]]
    hand.put(1, BATTLEFIELD, BEAR)
    assert [options(hand, id) for id in (hit, two, up_to)] == [[0], [], [0]]
    hand.put(1, BATTLEFIELD, BEAR)
    assert [options(hand, id) for id in (hit, two, up_to)] == [[0], [0], [0]]


def test_a_card_is_not_its_own_target_while_it_is_only_considered() -> None:
    """CR 115.5, 601.2a: once it is cast, the card is not in the graveyard."""
    back = CastMethod("flashback", 1 << GRAVEYARD, Mana("{R}").cost, [], 0)
    hand, _ = ready()
    recall = made("Recall", "{R}", INSTANT, spell(Nothing(Graves())), methods=[back])
    one = hand.put(0, GRAVEYARD, recall)
    assert options(hand, one) == []
    hand.put(0, GRAVEYARD, BEAR)
    assert options(hand, one) == [0]


def test_additional_costs_must_be_payable() -> None:
    """CR 118.8, 601.2f: with the mana, and each of them."""
    hand, (dear, bleeding) = ready(
        instant("Dear", "{R}", GainLife(1), costs=[Mana("{3}")]),
        instant("Bleeding", "{R}", GainLife(1), costs=[LoseLife(30)]),
    )
    assert options(hand, dear) == [] and options(hand, bleeding) == []
    hand.put(0, BATTLEFIELD, MOUNTAIN)
    hand.state.players[0].life = 31
    assert options(hand, dear) == [0] and options(hand, bleeding) == [0]
    casting.cast(hand.game, 0, bleeding, 0)
    assert hand.state.life(0) == 1 and hand.untapped() == 3


def test_an_aura_spell_needs_something_to_enchant() -> None:
    """CR 303.4a, 115.1b: its target is given by its enchant ability, and shroud is in the way."""
    aura = made("Web", "{R}", ENCHANTMENT, subtypes=("Aura",), enchants=IsCreature())
    hand, (web,) = ready(aura)
    assert options(hand, web) == []
    hand.put(1, BATTLEFIELD, plain("Ghost", abilities=[Keywords(1 << 12)]))
    assert options(hand, web) == []
    bear = hand.put(1, BATTLEFIELD, BEAR)
    assert options(hand, web) == [0]
    casting.cast(hand.game, 0, web, 0)
    announced = hand.state.objs[hand.stack()[-1]].announced
    assert announced is not None and announced.targets == [[bear]]


class Curses(Static):
    """Something bad for what is enchanted."""

    def tone(self) -> int:
        return -1


def test_an_aura_asks_in_the_tone_of_what_it_does() -> None:
    """CR 303.4a: so that an agent enchants the right creature."""
    hand, (web,) = ready(made("Web", "{R}", ENCHANTMENT, Curses([]), subtypes=("Aura",), enchants=IsCreature()))
    bears = [hand.put(seat, BATTLEFIELD, BEAR) for seat in range(2)]
    script = hand.script(0, [bears[1]])
    casting.cast(hand.game, 0, web, 0)
    assert script.asked[0].tone == -1


# the steps -----------------------------------------------------------------------------------------------------------
def test_the_steps_of_casting() -> None:
    """CR 601.2a-i: the card is on the stack while targets are chosen, mana is paid after that, then it is cast."""
    hand, (bolt,) = ready(BOLT, mountains=1)
    seen: list[tuple[int, int, int, bool]] = []

    def look(game: Game, decision: Decision) -> list[int]:
        top = hand.stack()[-1]
        cast_yet = hand.state.turn().events[EV_CAST] is not None
        seen.append((top, hand.state.objs[top].controller, hand.untapped(), cast_yet))
        assert decision.source == top
        return [-2]

    hand.script(0, look)
    casting.cast(hand.game, 0, bolt, 0)
    (spell_id,) = hand.stack()
    assert seen == [(spell_id, 0, 1, False)]
    assert hand.state.objs[bolt].zone == GONE and hand.state.objs[bolt].next_id == spell_id
    o = hand.state.objs[spell_id]
    assert (o.zone, o.controller, o.came_from, o.method) == (STACK, 0, HAND, 0)
    assert o.announced is not None and o.announced.targets == [[-2]] and o.announced.x == 0
    assert hand.untapped() == 0
    event = hand.state.turn().events[EV_CAST]
    assert isinstance(event, SpellCast) and event.id == spell_id
    assert hand.lines("601.2i") == ["Player 0 casts Bolt targeting Player 1"]


def test_a_spell_is_controlled_by_who_casts_it() -> None:
    """CR 601.2a: another player's card too; it stays its owner's."""
    hand, _ = ready()
    theirs = hand.put(1, EXILE, OGRES)
    stand(hand.game, Rule(permits=lambda action, seat, ref: action == P_CAST))
    casting.cast(hand.game, 0, theirs, 0)
    o = hand.state.objs[hand.stack()[-1]]
    assert (o.owner, o.controller) == (1, 0)


def test_becoming_a_target_is_noted_where_something_waits_for_it() -> None:
    """CR 601.2c."""
    hand, (bolt,) = ready(BOLT)
    hand.script(0, [-2])
    casting.cast(hand.game, 0, bolt, 0)
    assert hand.state.turn().events[EV_TARGET] is None
    watcher = made("Watcher", "{R}", ARTIFACT, Triggered(On(EV_TARGET), GainLife(1)))
    hand.put(0, BATTLEFIELD, watcher)
    bolt = hand.put(0, HAND, BOLT)
    hand.script(0, [-2])
    casting.cast(hand.game, 0, bolt, 0)
    assert hand.state.turn().events[EV_TARGET] is not None
    assert len(hand.state.pending) == 1


# X -------------------------------------------------------------------------------------------------------------------
def test_x_is_announced_up_to_what_can_be_paid() -> None:
    """CR 107.3a, 601.2b."""
    hand, (blast,) = ready(instant("Blast", "{X}{X}{R}", GainLife(1)), mountains=6)
    script = hand.script(0, [2])
    casting.cast(hand.game, 0, blast, 0)
    asked = script.asked[0]
    assert (asked.kind, asked.purpose, asked.minimum, asked.maximum) == (D_NUMBER, FOR_X, 0, 2)
    announced = hand.state.objs[hand.stack()[-1]].announced
    assert announced is not None and announced.x == 2
    assert hand.untapped() == 1


def test_x_is_not_asked_for_when_only_nought_can_be_paid() -> None:
    """CR 107.3a."""
    hand, (blast,) = ready(instant("Blast", "{X}{R}", GainLife(1)), mountains=1)
    assert options(hand, blast) == [0]
    casting.cast(hand.game, 0, blast, 0)
    assert not hand.scripts[0].asked and len(hand.stack()) == 1


def test_x_may_stand_in_another_cost() -> None:
    """CR 107.3a: X life as an additional cost."""
    hand, (drain,) = ready(instant("Drain", "{R}", GainLife(1), costs=[LoseLife()]))
    hand.state.players[0].life = 7
    script = hand.script(0, [4])
    casting.cast(hand.game, 0, drain, 0)
    assert script.asked[0].maximum == 7 and hand.state.life(0) == 3


def split(minimum: int = 1) -> Target:
    slot = Creatures(minimum, 1000)
    slot.divided = X()
    return slot


def test_x_is_enough_for_its_targets() -> None:
    """CR 601.2b-d, 601.4: where one target at least shares X, X is one at least."""
    blast = instant("Blast", "{X}{R}", Hit(split()))
    hand, (one,) = ready(blast, mountains=1)
    hand.put(1, BATTLEFIELD, BEAR)
    hand.put(1, BATTLEFIELD, BEAR)
    assert options(hand, one) == []
    hand.put(0, BATTLEFIELD, MOUNTAIN)
    hand.put(0, BATTLEFIELD, MOUNTAIN)
    assert options(hand, one) == [0]
    bears = hand.state.ids(1, BATTLEFIELD)
    script = hand.script(0, [2], [bears[1], bears[0]])
    casting.cast(hand.game, 0, one, 0)
    assert (script.asked[0].minimum, script.asked[0].maximum) == (1, 2)
    announced = hand.state.objs[hand.stack()[-1]].announced
    assert announced is not None and announced.division == [[1, 1]]


class CostsX(Listed):
    """A creature with mana value X."""

    def all(self, game: Game, ctx: Context) -> list[int]:
        ids = Creatures().all(game, ctx)
        return [id for id in ids if game.char(id).mana_value() == ctx.x]


def test_x_is_one_for_which_there_are_targets() -> None:
    """CR 601.2b, 601.4: with gaps, the choice is from a list."""
    hand, (charm,) = ready(instant("Charm", "{X}{R}", Nothing(CostsX())), mountains=7)
    assert options(hand, charm) == []
    wurm = hand.put(1, BATTLEFIELD, WURM)
    hand.put(1, BATTLEFIELD, OGRE)
    assert options(hand, charm) == [0]
    script = hand.script(0, [6])
    casting.cast(hand.game, 0, charm, 0)
    assert (script.asked[0].kind, script.asked[0].candidates, script.asked[0].purpose) == (D_CHOOSE, [3, 6], FOR_X)
    announced = hand.state.objs[hand.stack()[-1]].announced
    assert announced is not None and announced.targets == [[wurm]]


# modes ---------------------------------------------------------------------------------------------------------------
def charm(minimum: int, maximum: int, *modes: Effect) -> object:
    return made("Charm", "{R}", INSTANT, spell(Nothing(), list(modes), minimum, maximum))


def test_only_modes_with_legal_targets_can_be_chosen() -> None:
    """CR 700.2a."""
    hand, (card,) = ready(charm(1, 1, Hit(Creatures()), GainLife(3), Hit(Opponents())))
    script = hand.script(0, [2])
    casting.cast(hand.game, 0, card, 0)
    assert (script.asked[0].kind, script.asked[0].candidates) == (D_MODE, [1, 2])
    announced = hand.state.objs[hand.stack()[-1]].announced
    assert announced is not None and announced.modes == [2] and announced.targets == [[-2]]


def test_a_modal_spell_needs_as_many_modes_as_it_says() -> None:
    """CR 700.2a, 700.2d."""
    hand, (two, one) = ready(
        charm(2, 2, Hit(Creatures()), Nothing(Creatures()), GainLife(1)), charm(1, 1, Hit(Creatures()))
    )
    assert options(hand, two) == [] and options(hand, one) == []
    hand.put(1, BATTLEFIELD, BEAR)
    assert options(hand, two) == [0] and options(hand, one) == [0]


def test_modes_are_kept_in_printed_order_with_their_targets() -> None:
    """CR 608.2c, 700.2c."""
    hand, (card,) = ready(charm(2, 2, Hit(Creatures()), GainLife(1), Hit(Players())))
    bear = hand.put(1, BATTLEFIELD, BEAR)
    hand.script(0, [2, 0], [-2])
    casting.cast(hand.game, 0, card, 0)
    announced = hand.state.objs[hand.stack()[-1]].announced
    assert announced is not None and announced.modes == [0, 2] and announced.targets == [[bear], [-2]]


def test_modes_that_have_no_targets_together_are_not_offered() -> None:
    """CR 601.2c, 115.3: two modes, the second for another creature, and only one creature."""
    hand, (card,) = ready(charm(2, 2, Hit(Creatures()), Nothing(Creatures(other=True))))
    hand.put(1, BATTLEFIELD, BEAR)
    assert options(hand, card) == []
    hand.put(1, BATTLEFIELD, BEAR)
    assert options(hand, card) == [0]


def test_each_target_is_asked_for_in_the_tone_of_its_own_instruction() -> None:
    """CR 601.2c: what an agent is told of good and bad."""
    hand, (card,) = ready(charm(2, 2, Nothing(Players(), tone=1), Hit(Players())))
    script = hand.script(0, [-1], [-2])
    casting.cast(hand.game, 0, card, 0)
    assert [d.tone for d in script.asked] == [1, -1]


# optional costs ------------------------------------------------------------------------------------------------------
def test_optional_costs_are_offered_when_they_can_be_paid() -> None:
    """CR 601.2b, 118.8b: one after the other, with what is left."""
    kicked = instant("Kick", "{R}", GainLife(1), optional=[Mana("{1}"), Mana("{1}"), Mana("{5}")])
    hand, (card,) = ready(kicked, mountains=3)
    script = hand.script(0, [0], [1])
    casting.cast(hand.game, 0, card, 0)
    assert [d.kind for d in script.asked] == [D_YES_NO, D_YES_NO]
    o = hand.state.objs[hand.stack()[-1]]
    assert o.announced is not None and o.announced.method == o.method == 1 << 14
    assert hand.untapped() == 1


def test_a_spell_is_cast_without_its_optional_costs() -> None:
    """CR 118.8b: nothing is asked when they cannot be paid."""
    hand, (card,) = ready(instant("Kick", "{R}", GainLife(1), optional=[Mana("{1}")]), mountains=1)
    assert options(hand, card) == [0]
    casting.cast(hand.game, 0, card, 0)
    assert not hand.scripts[0].asked and len(hand.stack()) == 1


# somebody leaves meanwhile -------------------------------------------------------------------------------------------
def test_a_caster_who_concedes_takes_the_spell_along() -> None:
    """CR 800.4a."""
    hand, (bolt,) = ready(BOLT, seats=3)
    hand.script(0, CONCEDE)
    with pytest.raises(Departed):
        casting.cast(hand.game, 0, bolt, 0)
    assert hand.stack() == [] and hand.state.turn().events[EV_CAST] is None


def test_casting_is_taken_back_when_it_cannot_be_completed_any_more() -> None:
    """CR 601.2, 733.1: the card is where it was, nothing was paid, nothing happened and nothing triggered."""
    hand, (_, card, _) = ready(BEAR, instant("Drain", "{X}{R}", Hit(Creatures())), BEAR, seats=3)

    def is_cast(event: Event) -> bool:
        return isinstance(event, ZoneChange) and event.to == STACK

    hand.put(0, BATTLEFIELD, made("Watcher", "{R}", ARTIFACT, Triggered(On(EV_ZONE, is_cast), GainLife(1))))
    hand.put(1, BATTLEFIELD, BEAR)
    before = list(hand.state.ids(0, HAND))

    def late(game: Game, decision: Decision) -> list[int]:
        ending.concede(game, 1)
        return [2]

    hand.script(0, late)
    casting.cast(hand.game, 0, card, 0)
    assert hand.state.ids(0, HAND) == before and hand.state.objs[card].zone == HAND
    assert hand.state.objs[card].next_id == -1
    assert hand.stack() == [] and hand.untapped() == 4
    assert hand.state.turn().events[EV_CAST] is None
    moves = hand.state.turn().events[EV_ZONE]
    while moves is not None:
        assert not is_cast(moves)
        moves = moves.prev
    assert not hand.state.pending
    assert hand.lines("733.1")
    assert options(hand, card) == []


def test_casting_goes_on_when_somebody_else_leaves() -> None:
    """CR 800.4a."""
    hand, (bolt,) = ready(BOLT, seats=4)

    def late(game: Game, decision: Decision) -> list[int]:
        ending.concede(game, 3)
        return [-2]

    hand.script(0, late)
    casting.cast(hand.game, 0, bolt, 0)
    assert len(hand.stack()) == 1 and hand.untapped() == 2


def test_an_effect_lets_a_player_cast_while_it_resolves() -> None:
    """CR 608.2g: without regard to timing, and their leaving does not stop the effect."""
    hand, (slow, bolt) = ready(OGRES, BOLT, seats=3)
    hand.put(0, STACK, BOLT)
    assert casting.can_be_cast(hand.game, 0, slow, 0) and not casting.can_be_cast(hand.game, 1, slow, 0)
    spell_id = casting.cast_while_resolving(hand.game, 0, slow, 0)
    assert hand.stack()[-1] == spell_id
    hand.script(0, CONCEDE)
    assert casting.cast_while_resolving(hand.game, 0, bolt, 0) == -1


def test_a_counterspell_waits_for_a_spell() -> None:
    """CR 115.5, 601.2c."""
    hand, (counter,) = ready(instant("Counter", "{R}", Nothing(Spells())))
    assert options(hand, counter) == []
    hand.put(1, STACK, BOLT)
    assert options(hand, counter) == [0]
