"""Resolving: targets that became illegal, instructions in order, last known information. CR 608.1-2."""

from __future__ import annotations

from apnap.abilities.activated import Activate
from apnap.abilities.amounts import CountOf, PowerOf
from apnap.abilities.cards import card
from apnap.abilities.costs import SACRIFICE_THIS
from apnap.abilities.effects.damage import DealDamage
from apnap.abilities.effects.durations import UntilEndOfTurn
from apnap.abilities.effects.flow import May
from apnap.abilities.effects.life import GainLife, LoseLife
from apnap.abilities.effects.moves import Destroy, Exile
from apnap.abilities.effects.player_actions import Discard, Draw, Sacrifice
from apnap.abilities.filters import CREATURE, LAND, YOU_CONTROL
from apnap.abilities.keyword_abilities.flags import HEXPROOF
from apnap.abilities.players import EACH_OPPONENT, EACH_PLAYER, THAT_PLAYER, ControllerOf
from apnap.abilities.selectors import IT, THIS, Each
from apnap.abilities.statics.changes import Becomes, Gets, Has
from apnap.abilities.targets import AnyTarget, Target, TargetPlayer
from apnap.rules.ch1_concepts import ending
from apnap.rules.ch1_concepts.definitions import Activated, Context, Effect, Triggered
from apnap.rules.ch2_cards.printed import CardDef, CastMethod
from apnap.rules.ch6_spells import announcing, casting, resolving
from apnap.rules.core.constants import BATTLEFIELD, EV_LIFE, EXILE, GONE, GRAVEYARD, HAND, INSTANT, NONE, STACK
from apnap.rules.core.decisions import D_YES_NO, FOR_SACRIFICE
from apnap.rules.core.game import Game
from apnap.testing import rule
from apnap.testing.plugin import Builder
from tests.helpers.hand_made_words import (
    Both,
    Calls,
    Creatures,
    Hand,
    Hit,
    Is,
    LifeGain,
    Mana,
    On,
    instant,
    made,
    spell,
)
from tests.helpers.plain_boards import BEAR

COVER = card("Cover", "{G}", "Instant", UntilEndOfTurn(Target(CREATURE), Has(HEXPROOF)))
PAINT = card("Paint It Black", "{B}", "Instant", UntilEndOfTurn(Target(CREATURE), Becomes("Creature", color="B")))
BOTH = card("Split Bolt", "{R}", "Instant", DealDamage(2, to=Target(CREATURE)), DealDamage(3, to=TargetPlayer()))
BOMB = card(
    "Living Bomb",
    "{R}",
    "Creature - Goblin",
    "1/1",
    Activate(SACRIFICE_THIS, DealDamage(PowerOf(THIS), to=AnyTarget())),
)
TITHE = card("Tithe of Flesh", "{B}", "Sorcery", Sacrifice(1, CREATURE, who=EACH_PLAYER))
FEAST = card(
    "Feast and Famine",
    "{B}",
    "Sorcery",
    Discard(1, who=EACH_PLAYER),
    LoseLife(CountOf(Each(CREATURE)), who=EACH_OPPONENT),
)
HARVEST = card("Harvest", "{W}", "Instant", Destroy(Target(CREATURE)), GainLife(CountOf(Each(CREATURE))))
FAREWELL = card("Farewell", "{W}", "Instant", Exile(Target(CREATURE)), Draw(1, who=ControllerOf(IT)))
OFFER = card("Open Offer", "{U}", "Sorcery", May(Draw(1, who=THAT_PLAYER), who=EACH_PLAYER))


def cast(hand: Hand, what: CardDef, seat: int = 0, index: int = 0) -> int:
    """Put a card into a hand and cast it from there; the spell."""
    id = hand.put(seat, HAND if index == 0 else GRAVEYARD, what)
    casting.cast(hand.game, seat, id, index)
    return hand.stack()[-1]


def hand_of(seats: int = 2) -> Hand:
    return Hand(seats, 6)


# at the table ------------------------------------------------------------------------------------------------------


@rule("608.1", "117.4")
def test_the_top_of_the_stack_resolves_when_all_have_passed(scenario: Builder) -> None:
    table = scenario()
    bears = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Shock", at=[bears])
    table.seat(1).casts("Giant Growth", at=[bears])
    table.run(lambda d: len(table.stack) == 1, "the growth to resolve")
    assert bears.power == 5
    table.resolve_stack()
    assert bears.stayed and bears.damage == 2


@rule("608.1", "117.3b")
def test_the_active_player_gets_priority_after_each_resolution(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).casts("Shock", at=[table.seat(1)])
    bolt = table.seat(1).casts("Lightning Bolt", at=[table.seat(0)])
    bolt.resolves()
    assert table.stack == ["Shock"]
    assert table.holder == table.seat(0)


@rule("608.2b")
def test_a_spell_without_a_legal_target_does_nothing_at_all(scenario: Builder) -> None:
    table = scenario()
    shock = table.seat(0).casts("Shock", at=[table.seat(1)])
    absorb = table.seat(1).casts("Absorb", at=[shock])
    table.seat(0).casts("Counterspell", at=[shock]).resolves()  # their own, to spoil the absorption
    absorb.resolves()
    assert table.seat(1).life == 20
    assert "Absorb" in table.seat(1).graveyard


@rule("608.2b", "400.7")
def test_a_target_that_left_and_came_back_is_another(scenario: Builder) -> None:
    table = scenario()
    bears = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Giant Growth", at=[bears])
    table.seat(1).casts("Unsummon", at=[bears]).resolves()
    assert table.seat(0).hand == ["Grizzly Bears"]
    table.resolve_stack()
    assert table.seat(0).graveyard == ["Giant Growth"]


@rule("608.2b")
def test_a_target_whose_colour_changed_is_illegal(scenario: Builder) -> None:
    table = scenario().knows(PAINT)
    bears = table.seat(1).has("Grizzly Bears")
    blade = table.seat(0).casts("Doom Blade", at=[bears])
    table.seat(1).casts("Paint It Black", at=[bears])
    blade.resolves()
    assert bears.stayed
    assert table.seat(0).graveyard == ["Doom Blade"]


@rule("608.2b", "702.11b")
def test_a_target_that_gained_hexproof_is_illegal_for_opponents(scenario: Builder) -> None:
    table = scenario().knows(COVER)
    bears = table.seat(1).has("Grizzly Bears")
    shock = table.seat(0).casts("Shock", at=[bears])
    growth = table.seat(1).casts("Giant Growth", at=[bears])
    table.seat(1).casts("Cover", at=[bears]).resolves()
    growth.resolves()
    assert bears.power == 5
    shock.resolves()
    assert bears.damage == 0


@rule("608.2b")
def test_what_is_left_of_the_targets_is_dealt_with(scenario: Builder) -> None:
    table = scenario().knows(BOTH)
    bears = table.seat(1).has("Grizzly Bears")
    bolt = table.seat(0).casts("Split Bolt", at=[bears, table.seat(1)])
    table.seat(1).casts("Unsummon", at=[bears])
    bolt.resolves()
    assert table.seat(1).life == 17


@rule("608.2b", "601.2d")
def test_a_share_of_an_illegal_target_is_lost(scenario: Builder) -> None:
    """Damage was divided as the spell was cast; nobody gets what the missing bear would have got."""
    table = scenario()
    bears = table.seat(1).has("Grizzly Bears")
    arc = table.seat(0).casts("Arc Lightning", at=[bears, table.seat(1)], says=[[2, 1]])
    table.seat(1).casts("Unsummon", at=[bears])
    arc.resolves()
    assert table.seat(1).life == 19


@rule("608.2b")
def test_a_target_that_became_illegal_deals_no_damage(scenario: Builder) -> None:
    """Rabid Bite: the creature that should bite is not yours any more."""
    table = scenario()
    mine = table.seat(0).has("Hill Giant")
    theirs = table.seat(1).has("Grizzly Bears")
    bite = table.seat(0).casts("Rabid Bite", at=[mine, theirs])
    table.seat(1).casts("Swords to Plowshares", at=[mine])
    bite.resolves()
    assert theirs.stayed and theirs.damage == 0


@rule("608.2b", "113.7a")
def test_an_ability_is_judged_by_its_source_as_it_last_was(scenario: Builder) -> None:
    table = scenario()
    wizard = table.seat(0).has("Prodigal Sorcerer")
    bears = table.seat(1).has("Llanowar Elves")
    ping = table.seat(0).activates(wizard, at=[bears])
    table.seat(1).casts("Unsummon", at=[wizard])
    ping.resolves()
    assert bears.died


@rule("608.2c", "608.2h")
def test_instructions_in_the_order_written(scenario: Builder) -> None:
    """The creature is gone before the count is taken."""
    table = scenario().knows(HARVEST)
    bears, _ = table.seat(1).have("Grizzly Bears", "Hill Giant")
    table.seat(0).casts("Harvest", at=[bears]).resolves()
    assert table.seat(0).life == 21


@rule("608.2c", "608.2h")
def test_a_creature_in_exile_is_remembered_with_its_power(scenario: Builder) -> None:
    table = scenario()
    bears = table.seat(1).has("Grizzly Bears")
    table.seat(1).has("Glorious Anthem")
    swords = table.seat(0).casts("Swords to Plowshares", at=[bears])
    table.seat(1).casts("Giant Growth", at=[bears])
    swords.resolves()
    assert table.seat(1).exile == ["Grizzly Bears"]
    assert table.seat(1).life == 26


@rule("608.2h", "113.7a")
def test_a_sacrificed_source_is_remembered_with_its_power(scenario: Builder) -> None:
    table = scenario().knows(BOMB)
    bomb = table.seat(0).has("Living Bomb", counters={"+1/+1": 2})
    table.seat(0).has("Glorious Anthem")
    table.seat(0).casts("Giant Growth", at=[bomb]).resolves()
    table.seat(0).activates(bomb, at=[table.seat(1)])
    assert bomb.died
    table.resolve_stack()
    assert table.seat(1).life == 20 - 7


@rule("608.2h", "108.4")
def test_the_last_controller_of_an_exiled_creature_is_remembered(scenario: Builder) -> None:
    table = scenario().knows(FAREWELL)
    bears = table.seat(1).has("Grizzly Bears")
    mind = table.seat(0).casts("Mind Control", at=[bears])
    mind.resolves()
    table.seat(1).casts("Farewell", at=[bears]).resolves()
    assert len(table.seat(0).hand) == 1
    assert table.seat(1).hand == []
    assert table.seat(1).exile == ["Grizzly Bears"]


@rule("608.2d")
def test_choices_are_made_as_the_effect_is_applied(scenario: Builder) -> None:
    """The creature that came in response may be the one that is sacrificed."""
    table = scenario()
    bears = table.seat(1).has("Grizzly Bears")
    edict = table.seat(0).casts("Diabolic Edict", at=[table.seat(1)])
    table.seat(1).casts("Raise the Alarm").resolves()
    decision = table.asked(table.seat(1), FOR_SACRIFICE)
    soldier = table.seat(1).permanent("Soldier Token")
    assert len(decision.candidates) == 3
    table.answer([soldier.id])
    assert edict.id not in table.stack_ids()
    assert bears.stayed and soldier.died


@rule("608.2e", "101.4")
def test_players_choose_in_apnap_order_and_act_at_once(scenario: Builder) -> None:
    table = scenario().knows(TITHE)
    pairs = [seat.have("Grizzly Bears", "Hill Giant") for seat in table.seats()]
    table.seat(0).casts("Tithe of Flesh")
    for i, seat in enumerate(table.seats()):
        decision = table.asked(purpose=FOR_SACRIFICE)
        assert table.of(decision.seat) == seat
        assert all(bears.stayed and giant.stayed for bears, giant in pairs)  # nobody has gone ahead
        table.answer([pairs[i][0].id])
    assert all(bears.died and giant.stayed for bears, giant in pairs)


@rule("608.2e", "608.2c")
def test_the_first_action_of_all_comes_before_the_second(scenario: Builder) -> None:
    table = scenario().knows(FEAST)
    table.seat(0).has("Grizzly Bears")
    cards = [seat.holds("Shock", "Forest") for seat in table.seats()]
    table.seat(0).casts("Feast and Famine")
    for i, seat in enumerate(table.seats()):
        decision = table.asked(purpose="discard")
        assert table.of(decision.seat) == seat
        assert all(s.life == 20 for s in table.seats())
        table.answer([cards[i][0].id])
    assert all(s.graveyard[0] == "Shock" for s in table.seats())
    assert [s.life for s in table.seats()] == [20] + [19] * (table.count - 1)


@rule("608.2d", "608.2e")
def test_each_player_decides_before_any_of_them_acts(scenario: Builder) -> None:
    table = scenario().knows(OFFER)
    table.seat(0).casts("Open Offer")
    for seat in table.seats():
        decision = table.asked(kind=D_YES_NO)
        assert table.of(decision.seat) == seat
        assert all(s.hand == [] for s in table.seats())
        table.answer([0 if seat == table.seat(1) else 1])
    assert [len(s.hand) for s in table.seats()] == [1, 0] + [1] * (table.count - 2)


@rule("608.2g", "118.12")
def test_a_payment_during_a_resolution(scenario: Builder) -> None:
    table = scenario()
    bears = table.seat(0).casts("Grizzly Bears")
    table.seat(0).gets_mana("CCC")
    table.seat(1).casts("Mana Leak", at=[bears])
    decision = table.asked(table.seat(0))
    assert decision.cost
    table.answer([1])
    assert table.stack == ["Grizzly Bears"]
    assert table.seat(0).pool == ""


@rule("608.2g", "118.12a")
def test_who_cannot_pay_is_not_asked(scenario: Builder) -> None:
    table = scenario()
    bears = table.seat(0).casts("Grizzly Bears")
    table.seat(0).gets_mana("CC")
    table.seat(1).casts("Mana Leak", at=[bears]).resolves()
    assert table.stack == []
    assert table.seat(0).graveyard == ["Grizzly Bears"]


@rule("608.2n")
def test_a_spell_is_put_into_its_owners_graveyard_last(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).casts("Divination").resolves()
    assert table.seat(0).graveyard == ["Divination"]
    assert len(table.seat(0).hand) == 2


@rule("608.2n", "113.1")
def test_an_ability_leaves_nothing_behind(scenario: Builder) -> None:
    table = scenario()
    wizard = table.seat(0).has("Prodigal Sorcerer")
    table.seat(0).activates(wizard, at=[table.seat(1)]).resolves()
    assert table.seat(0).graveyard == [] and table.stack == []


@rule("701.6a", "608.2n")
def test_a_countered_spell_goes_to_its_owners_graveyard(scenario: Builder) -> None:
    table = scenario()
    bears = table.seat(0).casts("Grizzly Bears")
    table.seat(1).casts("Counterspell", at=[bears]).resolves()
    assert table.seat(0).graveyard == ["Grizzly Bears"]
    assert table.seat(0).battlefield == []


@rule("608.2h", "611.2d")
def test_a_number_is_taken_once(scenario: Builder) -> None:
    """+1/+1 for each land as the spell resolves, whatever becomes of the lands."""
    table = scenario().knows(
        card(
            "Strength of the Land",
            "{G}",
            "Instant",
            UntilEndOfTurn(Target(CREATURE), Gets(CountOf(Each(LAND, YOU_CONTROL)), CountOf(Each(LAND, YOU_CONTROL)))),
        )
    )
    table.seat(0).have("Forest", "Forest")
    bears = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Strength of the Land", at=[bears]).resolves()
    assert bears.power == 4
    table.seat(0).plays("Forest")
    assert bears.power == 4


@rule("608.2f", "120.3")
def test_damage_to_many_is_dealt_at_once(scenario: Builder) -> None:
    """Everybody's last life goes together, so nobody is left to win."""
    table = scenario().knows(card("End of All", "{R}", "Sorcery", DealDamage(5, to=EACH_PLAYER)))
    for seat in table.seats():
        seat.at(5)
    table.seat(0).casts("End of All").resolves()
    assert all(seat.outcome == "drew" for seat in table.seats())


# on boards made by hand --------------------------------------------------------------------------------------------


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
    low = cast(hand, instant("Low", "{R}", LifeGain(1)))
    high = cast(hand, instant("High", "{R}", LifeGain(10)))
    resolving.resolve_top(hand.game)
    assert hand.state.life(0) == 30 and hand.zone(high) == GRAVEYARD and hand.stack() == [low]


def test_a_spell_without_a_legal_target_does_not_resolve() -> None:
    """CR 608.2b: none of its effect happens, and it goes to the graveyard."""
    hand = hand_of()
    bear = hand.put(1, BATTLEFIELD, BEAR)
    id = cast(hand, instant("Zap", "{R}", Both(Hit(Creatures()), LifeGain(5))))
    hand.game.move(bear, GRAVEYARD)
    resolving.resolve_top(hand.game)
    assert hand.state.life(0) == 20 and hand.zone(id) == GRAVEYARD
    assert len(hand.lines("608.2b")) == 1


def test_the_legal_targets_are_affected_and_the_others_are_not() -> None:
    """CR 608.2b: what was announced stays as it was."""
    hand = hand_of()
    bears = [hand.put(1, BATTLEFIELD, BEAR) for _ in range(3)]
    hand.script(0, [bears[0], bears[1]])
    id = cast(hand, instant("Zap", "{R}", Both(Hit(Creatures(2, 2)), LifeGain(5))))
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

    id = cast(hand, instant("Flee", "{R}", Both(Calls(flee), LifeGain(2))))
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
    id = put_ability(hand, Activated([], LifeGain(3)), bear)
    hand.game.move(bear, GRAVEYARD)
    resolving.resolve_top(hand.game)
    assert hand.state.life(0) == 23 and hand.state.objs[id].zone == GONE and hand.state.objs[id].next_id == -1


def test_an_intervening_if_is_checked_again() -> None:
    """CR 603.4, 608.2a."""
    hand = hand_of()
    bear = hand.put(0, BATTLEFIELD, BEAR)
    ability = Triggered(On(EV_LIFE), LifeGain(1))
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
    id = put_ability(hand, Activated([], LifeGain(3)), bear)
    chars = hand.game.char(id)
    assert (chars.types, chars.colors, chars.abilities.every) == (0, 0, [])
    assert hand.game.name(id) == "Bear's ability"
