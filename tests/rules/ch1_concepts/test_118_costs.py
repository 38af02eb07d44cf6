"""Costs: additional and alternative ones, and paying all parts of a cost. CR 118, 601.2f-h, 602.2b, 606."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from apnap.abilities.amounts import ChosenX
from apnap.abilities.cards import AdditionalCost, card
from apnap.abilities.costs import (
    DISCARD_THIS,
    EXILE_THIS_FROM_GRAVEYARD,
    RETURN_THIS,
    SACRIFICE_THIS,
    TAP_THIS,
    UNTAP_THIS,
    DiscardSome,
    ExileSome,
    LoyaltyCost,
    PayLife,
    PayMana,
    PutCounters,
    RemoveCounters,
    ReturnSome,
    SacrificeSome,
    TapSome,
)
from apnap.abilities.effects.damage import DealDamage
from apnap.abilities.effects.player_actions import Draw
from apnap.abilities.filters import ARTIFACT as AN_ARTIFACT
from apnap.abilities.filters import CREATURE
from apnap.abilities.filters import CREATURE as A_CREATURE
from apnap.abilities.targets import AnyTarget
from apnap.rules.ch1_concepts.costs import total_costs
from apnap.rules.ch1_concepts.costs.optional_costs import OptionalCost
from apnap.rules.ch1_concepts.definitions import Activated, Context, CostPart, Static, ability_set
from apnap.rules.ch2_cards.characteristics import FREE, Chars, parse_mana_cost
from apnap.rules.ch2_cards.printed import CardDef, CastMethod, Face
from apnap.rules.core import constants
from apnap.rules.core.constants import (
    BATTLEFIELD,
    EV_SACRIFICE,
    EXILE,
    F_SACRIFICE,
    GRAVEYARD,
    HAND,
    LOYALTY,
    PLANESWALKER,
    S_COST,
)
from apnap.rules.core.decisions import (
    D_PAY,
    FOR_DISCARD,
    FOR_SACRIFICE,
    FROM_ACTION,
    O_ACTIVATE,
    O_CAST,
    Decision,
    IllegalAnswer,
)
from apnap.rules.core.game import Game
from apnap.rules.core.state import Standing
from apnap.rules.events import Sacrifice, Tap
from apnap.testing import rule
from apnap.testing.plugin import Builder
from tests.helpers.hand_made_games import Forbids, game_at, made, put, zone_of
from tests.helpers.mana_boards import (
    ALTAR,
    BEAR,
    ELF,
    FOREST,
    MACHINE,
    MOUNTAIN,
    PLAIN,
    RING,
    SIGNET,
    SPECIAL,
    SYMBOLS,
    TREASURE,
    Spec,
    payments,
    seat_at,
)

FLING = card("Hurl", "{R}", "Instant", AdditionalCost(SacrificeSome(1, CREATURE)), DealDamage(3, to=AnyTarget()))
TITHE = card("Tithe of Flesh", "{B}", "Sorcery", AdditionalCost(PayLife(3), DiscardSome(1)), Draw(2))
WISH = card("Costless Wish", "", "Sorcery", Draw(3))


class Changes(Static):
    """Spells, or abilities, cost more or less."""

    def __init__(self, change: int, abilities: bool = False) -> None:
        super().__init__([S_COST])
        self.change = change
        self.abilities = abilities

    def cost_change(self, game: Game, effect: Standing, seat: int, ref: int, ability: Activated | None) -> int:
        return self.change if (ability is not None) == self.abilities else 0


def spell(cost: str | None, *additional: CostPart, optional: tuple[CostPart, ...] = ()) -> CardDef:
    """An instant with this mana cost and these costs, also castable for {1} from a graveyard."""
    read = None if cost is None else parse_mana_cost(cost)
    face = Face(Chars("Spell", read, 0, 0, constants.INSTANT, [], 0, ability_set([]), 0, 0))
    face.costs = list(additional)
    face.optional = [OptionalCost("optional", part) for part in optional]
    methods = [
        CastMethod("", 1 << HAND, None, [], 0),
        CastMethod("flashback", 1 << GRAVEYARD, parse_mana_cost("{1}"), [PayLife(3)], 0),
    ]
    return CardDef("Spell", "normal", [face], methods)


def total(game: Game, card: CardDef, method: int = 0, x: int = 0) -> total_costs.Total:
    id = put(game, 0, card, HAND)
    return total_costs.total_to_cast(game, Context(0, id), id, method, x)


def context(game: Game, id: int, x: int = 0) -> Context:
    ctx = Context(0, id)
    ctx.x = x
    return ctx


def can(game: Game, id: int, *parts: CostPart, x: int = 0) -> bool:
    return total_costs.can_pay_total(game, context(game, id, x), total_costs.combined(FREE, list(parts)), x)


def pay(game: Game, id: int, *parts: CostPart, x: int = 0) -> None:
    total_costs.pay_total(game, context(game, id, x), total_costs.combined(FREE, list(parts)), x)


# at the table ------------------------------------------------------------------------------------------------------


@rule("118.3", "107.5")
def test_a_cost_needs_all_its_resources(scenario: Builder) -> None:
    table = scenario()
    tome = table.seat(0).has("Jayemdae Tome")
    table.seat(0).have("Forest", "Forest", "Forest")
    assert not table.seat(0).can(O_ACTIVATE, tome)
    table.seat(0).has("Forest")
    assert table.seat(0).can(O_ACTIVATE, tome)
    table.seat(0).activates(tome)
    table.seat(0).gets_mana("CCCC")
    assert not table.seat(0).can(O_ACTIVATE, tome)  # it is tapped already


@rule("118.3", "119.4")
def test_life_can_be_paid_down_to_zero_and_no_further(scenario: Builder) -> None:
    table = scenario()
    (dismember,) = table.seat(0).holds("Dismember")
    table.seat(1).have("Hill Giant", "Craw Wurm")
    table.seat(0).gets_mana("C")
    for life, may in ((5, True), (4, True), (3, False), (1, False)):
        table.seat(0).at(life)
        assert table.seat(0).can(O_CAST, dismember) == may


@rule("118.3a", "106.4a")
def test_what_is_left_in_the_pool_stays_there(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).gets_mana("RRG")
    table.seat(0).holds("Shock")
    table.seat(0).casts("Shock", at=[table.seat(1)], free=False)
    assert table.seat(0).pool == "RG"


@rule("118.3c", "118.12a")
def test_nobody_is_made_to_use_mana_abilities(scenario: Builder) -> None:
    """Three lands could pay for Mana Leak, but their controller would rather keep them."""
    table = scenario()
    lands = table.seat(0).have("Forest", "Forest", "Forest")
    bear = table.seat(0).casts("Grizzly Bears")
    table.says([0])
    table.seat(1).casts("Mana Leak", at=[bear]).resolves()
    table.resolve_stack()
    assert table.seat(0).graveyard == ["Grizzly Bears"]
    assert not any(land.tapped for land in lands)


@rule("118.6")
def test_a_card_without_a_mana_cost_cannot_be_cast_for_it(scenario: Builder) -> None:
    table = scenario().knows(WISH)
    (wish,) = table.seat(0).holds("Costless Wish")
    table.seat(0).gets_mana("WUBRGC")
    assert not table.seat(0).can(O_CAST, wish)


@rule("118.8", "601.2h")
def test_an_additional_cost_is_paid_as_the_spell_is_cast(scenario: Builder) -> None:
    table = scenario().knows(FLING)
    (hurl,) = table.seat(0).holds("Hurl")
    table.seat(0).gets_mana("R")
    assert not table.seat(0).can(O_CAST, hurl)
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Hurl", at=[table.seat(1)], free=False)
    assert bear.died and table.stack == ["Hurl"]
    table.resolve_stack()
    assert table.seat(1).life == 17


@rule("118.8a", "118.3")
def test_all_additional_costs_are_paid_together(scenario: Builder) -> None:
    table = scenario().knows(TITHE)
    (tithe,) = table.seat(0).holds("Tithe of Flesh")
    table.seat(0).gets_mana("B")
    assert not table.seat(0).can(O_CAST, tithe)  # nothing to discard but itself
    table.seat(0).holds("Forest")
    table.seat(0).at(2)
    assert not table.seat(0).can(O_CAST, tithe)
    table.seat(0).at(10)
    table.seat(0).casts("Tithe of Flesh", free=False)
    assert (table.seat(0).life, table.seat(0).graveyard, table.seat(0).hand) == (7, ["Forest"], [])


@rule("118.10")
def test_one_sacrifice_pays_for_one_ability(scenario: Builder) -> None:
    table = scenario()
    one, two = table.seat(0).have("Bloodthrone Vampire", "Bloodthrone Vampire")
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).activates(one, says=[[bear.id]])
    assert bear.died
    options = [o.id for o in table.to_priority(table.seat(0).number).options if o.kind == O_ACTIVATE]
    assert sorted(options) == sorted([one.id, two.id])  # each could still sacrifice a Vampire
    table.resolve_stack()
    assert (one.power, two.power) == (3, 1)


@rule("118.2", "601.2g")
def test_a_creature_may_make_the_mana_and_then_be_sacrificed_for_one_spell(scenario: Builder) -> None:
    """Mana abilities are activated before costs are paid."""
    table = scenario().knows(FLING)
    bird = table.seat(0).has("Birds of Paradise")
    table.seat(0).holds("Hurl")
    table.seat(0).casts("Hurl", at=[table.seat(1)], free=False)
    assert bird.died
    table.resolve_stack()
    assert table.seat(1).life == 17


@rule("118.12a", "118.3")
def test_unless_asks_only_who_can_pay(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).have("Forest", "Forest")
    bear = table.seat(0).casts("Grizzly Bears")
    table.says([1])
    table.seat(1).casts("Mana Leak", at=[bear]).resolves()
    assert table.scripted == [[1]]  # nobody was asked
    table.scripted.clear()
    assert table.seat(0).graveyard == ["Grizzly Bears"]


@rule("118.13a", "107.4f")
def test_the_payer_says_how_a_phyrexian_symbol_is_paid(scenario: Builder) -> None:
    table = scenario()
    giant, _ = table.seat(1).have("Hill Giant", "Craw Wurm")
    table.seat(0).have("Swamp", "Swamp", "Swamp")
    table.seat(0).holds("Dismember")
    table.seat(0).casts("Dismember", at=[giant], free=False)
    assert table.seat(0).life == 20  # the plan that is proposed pays mana where it can
    table.resolve_stack()
    assert giant.died


@rule("118.13a", "107.4f")
def test_life_may_be_paid_though_there_is_mana(scenario: Builder) -> None:
    table = scenario()
    giant, wurm = table.seat(1).have("Hill Giant", "Craw Wurm")
    swamps = table.seat(0).have("Swamp", "Swamp", "Swamp")
    (dismember,) = table.seat(0).holds("Dismember")
    options = table.to_priority(table.seat(0).number).options
    table.game.answer([i for i, o in enumerate(options) if o.id == dismember.id])
    table.answer([giant.id])
    for _ in range(2):
        decision = table.game.decision()
        assert decision is not None and decision.kind == D_PAY
        table.answer([i for i, label in enumerate(decision.labels) if "life" in label][:1])
    table.run(lambda d: d.kind != D_PAY)
    assert (table.seat(0).life, sum(s.tapped for s in swamps)) == (16, 1)


# on boards made by hand --------------------------------------------------------------------------------------------


@rule("601.2f", "118.8")
def test_additional_costs_add_to_the_mana_cost() -> None:
    sacrifice = SacrificeSome(1, A_CREATURE)
    found = total(game_at(2), spell("{1}{R}", PayMana("{2}{G}"), sacrifice))
    assert str(found.mana) == "{3}{R}{G}"
    assert found.parts == [sacrifice]


@rule("118.8b", "601.2b")
def test_optional_costs_are_added_where_they_are_announced() -> None:
    card = spell("{R}", optional=(PayMana("{1}"), PayMana("{4}")))
    assert str(total(game_at(2), card).mana) == "{R}"
    assert str(total(game_at(2), card, 1 << 8).mana) == "{1}{R}"
    assert str(total(game_at(2), card, 1 << 8 | 1 << 14).mana) == "{5}{R}"


@rule("118.9", "118.9d")
def test_an_alternative_cost_takes_the_place_of_the_mana_cost_and_is_changed_alike() -> None:
    game = game_at(2)
    put(game, 1, made("Taxer", constants.ENCHANTMENT, 0, 0, Changes(2)))
    found = total(game, spell("{5}{R}{R}", PayMana("{G}")), 1)
    assert str(found.mana) == "{3}{G}"
    assert len(found.parts) == 1


@rule("118.6", "118.6a")
def test_a_missing_mana_cost_cannot_be_paid_however_it_is_changed() -> None:
    game = seat_at([FOREST] * 3)
    found = total(game, spell(None, PayMana("{1}")))
    assert not total_costs.can_pay_total(game, context(game, 0), found, 0)
    with pytest.raises(IllegalAnswer, match="118.6"):
        total_costs.pay_total(game, context(game, 0), found, 0)
    assert total_costs.can_pay_total(game, context(game, 0), total(game, spell(None), 1), 0)


boards = st.lists(st.sampled_from([*PLAIN, ELF, ELF]) | st.sampled_from(SPECIAL), min_size=1, max_size=4).filter(
    lambda specs: specs.count(MACHINE) <= 1
)


def sacrifices(others: list[str]) -> int:
    return sum({"leave": 1, "creature": 1, "creatures": 2, "artifact": 1}.get(name, 0) for name in others)


def is_payable(specs: list[Spec], cost: str, life: int, others: list[str]) -> bool:
    """The same question to the search that tries everything: mana first, then the rest with what is left."""
    first = specs[0]
    if "tap" in others and first.creature and first.sick:
        return False
    start = 1 if "tap" in others else 0
    for at, _pool, left in payments(specs, parse_mana_cost(cost), 0, life, (0,) * 12, start):
        gone = at.gone
        if gone & 1 and ("tap" in others or "leave" in others):
            continue
        if left < others.count("life"):
            continue
        untapped = [i for i, s in enumerate(specs) if s.creature and not (gone | at.tapped) >> i & 1]
        if not untapped and "taps" in others:
            continue
        there = [i for i in range(len(specs)) if not gone >> i & 1 and not (i == 0 and "leave" in others)]
        creatures = sum(specs[i].creature for i in there)
        artifacts = sum(specs[i].card.base.types & constants.ARTIFACT != 0 for i in there)  # none of ours is both
        if creatures >= others.count("creature") + 2 * others.count("creatures") and artifacts >= others.count(
            "artifact"
        ):
            return True
    return False


@rule("601.2g", "601.2h", "118.3")
@settings(max_examples=200, deadline=None)
@given(
    boards,
    st.lists(st.sampled_from(SYMBOLS), max_size=3).map("".join),
    st.sampled_from([0, 1, 2, 4, 20]),
    st.lists(st.sampled_from(["tap", "leave", "life", "creature", "creatures", "artifact", "taps"]), unique=True),
)
def test_a_whole_cost_can_be_paid_if_and_only_if_some_order_pays_it(
    specs: list[Spec], cost: str, life: int, others: list[str]
) -> None:
    game = seat_at(specs, life)
    id = game.state.ids(0, BATTLEFIELD)[0]
    parts = {
        "tap": TAP_THIS,
        "leave": SACRIFICE_THIS,
        "life": PayLife(1),
        "creature": SacrificeSome(1, A_CREATURE),
        "creatures": SacrificeSome(2, A_CREATURE),
        "artifact": SacrificeSome(1, AN_ARTIFACT),
        "taps": TapSome(1, A_CREATURE),
    }
    chosen: list[CostPart] = [parts[name] for name in others]
    if cost:
        chosen.append(PayMana(cost))
    expected = is_payable(specs, cost, life, others)
    assert can(game, id, *chosen) == expected
    if expected:
        before = len(game.state.ids(0, BATTLEFIELD))
        pay(game, id, *chosen)
        assert len(game.state.ids(0, BATTLEFIELD)) <= before - sacrifices(others)


@rule("118.10", "601.2h")
def test_no_object_pays_for_two_parts() -> None:
    game = seat_at([BEAR])
    bear = game.state.ids(0, BATTLEFIELD)[0]
    golem = made("Golem", constants.ARTIFACT | constants.CREATURE)
    two = [SacrificeSome(1, A_CREATURE), SacrificeSome(1, AN_ARTIFACT)]
    assert not can(game, bear, *two)
    only = put(game, 0, golem)
    assert can(game, bear, *two)
    pay(game, bear, *two)
    assert [zone_of(game, id) for id in (bear, only)] == [GRAVEYARD, GRAVEYARD]
    assert not [d for d in game.script[0].heard if d.purpose == FOR_SACRIFICE]


@rule("601.2g", "118.3")
def test_a_creature_that_the_cost_taps_makes_no_mana_for_it() -> None:
    game = seat_at([ELF, FOREST])
    elf = game.state.ids(0, BATTLEFIELD)[0]
    assert can(game, elf, PayMana("{G}"), TAP_THIS) and not can(game, elf, PayMana("{G}{G}"), TAP_THIS)
    pay(game, elf, PayMana("{G}"), TAP_THIS)
    assert all(game.state.objs[id].tapped for id in game.state.ids(0, BATTLEFIELD))


@rule("601.2g", "601.2h")
def test_what_was_sacrificed_for_mana_is_not_there_to_be_tapped() -> None:
    for bears, expected in [(1, False), (2, True)]:
        game = seat_at([ALTAR, *[BEAR] * bears])
        altar = game.state.ids(0, BATTLEFIELD)[0]
        assert can(game, altar, PayMana("{2}"), TapSome(1, A_CREATURE)) == expected
        assert can(game, altar, PayMana("{2}"), SacrificeSome(1, A_CREATURE)) == expected
    pay(game, altar, PayMana("{2}"), TapSome(1, A_CREATURE))
    assert sum(game.state.objs[id].tapped for id in game.state.ids(0, BATTLEFIELD)) == 1


@rule("601.2g", "601.2h")
def test_a_mana_ability_does_not_take_what_the_cost_itself_needs() -> None:
    game = seat_at([ELF, ALTAR, ELF])
    elf, _altar, other = game.state.ids(0, BATTLEFIELD)
    pay(game, elf, PayMana("{2}"), TAP_THIS)
    assert (zone_of(game, elf), zone_of(game, other)) == (BATTLEFIELD, GRAVEYARD)
    assert game.state.objs[elf].tapped


@rule("601.2g", "605.3a")
def test_mana_for_a_mana_ability_that_the_player_chose_leaves_the_cost_payable() -> None:
    game = seat_at([ELF, SIGNET, FOREST, MOUNTAIN])
    elf, signet, *_lands = game.state.ids(0, BATTLEFIELD)

    def choose_signet(game: Game, decision: Decision) -> list[int]:
        return [i for i, o in enumerate(decision.options) if o.id == signet]

    game.script[0].answers = [choose_signet, []]
    pay(game, elf, PayMana("{U}"), TAP_THIS)
    assert sum(game.state.objs[id].tapped for id in game.state.ids(0, BATTLEFIELD)) == 3
    assert len(game.script[0].heard) == 2


@rule("601.2g")
def test_a_creature_makes_mana_and_is_sacrificed_then() -> None:
    game = seat_at([ELF])
    elf = game.state.ids(0, BATTLEFIELD)[0]
    assert can(game, elf, PayMana("{G}"), SACRIFICE_THIS)
    pay(game, elf, PayMana("{G}"), SACRIFICE_THIS)
    assert zone_of(game, elf) == GRAVEYARD
    game = seat_at([TREASURE])
    assert not can(game, game.state.ids(0, BATTLEFIELD)[0], PayMana("{G}"), SACRIFICE_THIS)


@rule("119.4", "118.3b")
def test_life_for_symbols_and_for_parts_comes_from_one_total() -> None:
    game = seat_at([], life=4)
    assert can(game, 0, PayMana("{G/P}"), PayLife(2)) and not can(game, 0, PayMana("{G/P}"), PayLife(3))
    pay(game, 0, PayMana("{G/P}"), PayLife(2))
    assert game.state.life(0) == 0
    assert can(game, 0, PayLife(0)) and not can(game, 0, PayLife(1))


@rule("107.6", "602.5a")
def test_the_untap_symbol_asks_for_a_tapped_permanent() -> None:
    game = seat_at([RING, Spec((), BEAR.card, sick=True)])
    ring, bear = game.state.ids(0, BATTLEFIELD)
    assert not can(game, ring, UNTAP_THIS)
    game.emit(Tap(ring, False))
    game.emit(Tap(bear, False))
    assert can(game, ring, UNTAP_THIS) and not can(game, bear, UNTAP_THIS)
    pay(game, ring, UNTAP_THIS)
    assert not game.state.objs[ring].tapped


@rule("701.21", "601.2h")
def test_which_creatures_are_sacrificed_is_the_players_choice() -> None:
    game = seat_at([BEAR, BEAR, FOREST, BEAR])
    bears = [id for id in game.state.ids(0, BATTLEFIELD) if game.name(id) == "Bear"]
    game.script[0].answers = [[bears[2], bears[0]]]
    pay(game, bears[0], SacrificeSome(2, A_CREATURE))
    (asked,) = game.script[0].heard
    assert (asked.purpose, asked.origin, asked.candidates, asked.cost) == (FOR_SACRIFICE, FROM_ACTION, bears, True)
    assert [zone_of(game, id) for id in bears] == [GRAVEYARD, BATTLEFIELD, GRAVEYARD]
    assert isinstance(game.state.turn().events[EV_SACRIFICE], Sacrifice)


@rule("101.2", "701.21")
def test_what_cannot_be_sacrificed_pays_no_cost() -> None:
    game = seat_at([BEAR])
    bear = game.state.ids(0, BATTLEFIELD)[0]
    put(game, 0, made("Guard", constants.ENCHANTMENT, 0, 0, Forbids(F_SACRIFICE)))
    assert not can(game, bear, SACRIFICE_THIS) and not can(game, bear, SacrificeSome(1, A_CREATURE))


@rule("701.9", "601.2a")
def test_a_card_being_cast_is_not_discarded_for_itself() -> None:
    game = seat_at([])
    card = put(game, 0, spell("{0}"), HAND)
    assert not can(game, card, DiscardSome(1))
    other = put(game, 0, BEAR.card, HAND)
    another = put(game, 0, FOREST.card, HAND)
    assert can(game, card, DiscardSome(2)) and not can(game, card, DiscardSome(3))
    assert not can(game, card, DiscardSome(2, A_CREATURE))
    game.script[0].answers = [[another]]
    pay(game, card, DiscardSome(1))
    assert game.script[0].heard[0].purpose == FOR_DISCARD
    assert [zone_of(game, id) for id in (card, other, another)] == [HAND, HAND, GRAVEYARD]


@rule("701.9", "602.2")
def test_a_card_may_be_discarded_for_its_own_ability() -> None:
    game = seat_at([])
    card = put(game, 0, BEAR.card, HAND)
    assert can(game, card, DISCARD_THIS)
    pay(game, card, DISCARD_THIS)
    assert zone_of(game, card) == GRAVEYARD
    dead = game.state.objs[card].next_id
    assert not can(game, dead, DISCARD_THIS) and can(game, dead, EXILE_THIS_FROM_GRAVEYARD)
    pay(game, dead, EXILE_THIS_FROM_GRAVEYARD)
    assert zone_of(game, card) == EXILE


def test_cards_of_a_graveyard_are_exiled_and_permanents_returned() -> None:
    game = seat_at([BEAR])
    bear = game.state.ids(0, BATTLEFIELD)[0]
    first = put(game, 0, BEAR.card, GRAVEYARD)
    second = put(game, 0, FOREST.card, GRAVEYARD)
    assert not can(game, bear, ExileSome(3, GRAVEYARD))
    pay(game, bear, ExileSome(2, GRAVEYARD))
    assert [zone_of(game, id) for id in (first, second)] == [EXILE, EXILE]
    pay(game, bear, ReturnSome(1, A_CREATURE))
    assert zone_of(game, bear) == HAND
    third = put(game, 0, BEAR.card)
    pay(game, third, RETURN_THIS)
    assert zone_of(game, third) == HAND


@rule("302.6", "118.3")
def test_a_new_creature_may_be_tapped_for_a_cost_without_the_symbol() -> None:
    game = seat_at([Spec((), BEAR.card, sick=True), FOREST])
    bear, forest = game.state.ids(0, BATTLEFIELD)
    assert can(game, forest, TapSome(1, A_CREATURE)) and not can(game, bear, TAP_THIS)
    pay(game, forest, TapSome(1, A_CREATURE))
    assert game.state.objs[bear].tapped
    assert not can(game, forest, TapSome(1, A_CREATURE))


@rule("122.1", "118.3")
def test_counters_are_removed_only_where_there_are_enough() -> None:
    game = game_at(2)
    id = put(game, 0, made("Battery", constants.ARTIFACT, 0, 0), counters={"charge": 3})
    charge = RemoveCounters(2, "charge")
    assert can(game, id, charge)
    pay(game, id, charge)
    assert game.state.objs[id].counter("charge") == 1 and not can(game, id, charge)
    pay(game, id, PutCounters(1, "charge"))
    assert can(game, id, charge)


@rule("606.4", "606.6")
def test_loyalty_symbols_add_or_remove_counters_as_many_as_there_are() -> None:
    game = game_at(2)
    id = put(game, 0, made("Walker", PLANESWALKER, 0, 0), counters={LOYALTY: 3})
    assert can(game, id, LoyaltyCost(-3)) and not can(game, id, LoyaltyCost(-4))
    pay(game, id, LoyaltyCost(1))
    assert game.state.objs[id].counter(LOYALTY) == 4
    minus_x = LoyaltyCost(0, minus_x=True)
    assert minus_x.has_x()
    assert can(game, id, minus_x, x=4) and not can(game, id, minus_x, x=5)
    pay(game, id, minus_x, x=3)
    pay(game, id, LoyaltyCost(0))
    assert game.state.objs[id].counter(LOYALTY) == 1


@rule("107.3a")
def test_an_announced_x_is_read_by_every_part() -> None:
    game = seat_at([BEAR, BEAR, FOREST], life=5)
    id = game.state.ids(0, BATTLEFIELD)[0]
    life = PayLife(0, ChosenX())
    creatures = SacrificeSome(0, A_CREATURE, ChosenX())
    assert life.has_x() and creatures.has_x() and not PayLife(2).has_x()
    assert can(game, id, life, creatures, x=2) and not can(game, id, life, creatures, x=3)
    pay(game, id, life, creatures, x=2)
    assert game.state.life(0) == 3 and len(game.state.ids(0, BATTLEFIELD)) == 1
