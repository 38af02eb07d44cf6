"""Costs that are less, or more, by an effect. CR 118.7, 601.2f."""

from __future__ import annotations

import pytest

from apnap.abilities.amounts import ForEach
from apnap.abilities.cards import card
from apnap.abilities.costs import TAP_THIS, PayLife, PayMana
from apnap.abilities.filters import CREATURE, GREEN, YOU_CONTROL, Everything
from apnap.abilities.keyword_abilities.cost_reduction import CostsLess
from apnap.abilities.players import YOU
from apnap.abilities.statics.costs import SpellsCost, SpellsCostMana
from apnap.rules.ch1_concepts.costs import total_costs
from apnap.rules.ch1_concepts.costs.cost_changes import Reduction, reduced
from apnap.rules.ch1_concepts.costs.optional_costs import OptionalCost
from apnap.rules.ch1_concepts.definitions import Activated, Context, CostPart, Effect, Static, ability_set
from apnap.rules.ch2_cards.characteristics import Chars, parse_mana_cost
from apnap.rules.ch2_cards.printed import CardDef, CastMethod, Face
from apnap.rules.core.constants import ARTIFACT, BATTLEFIELD, ENCHANTMENT, GRAVEYARD, HAND, INSTANT, S_COST
from apnap.rules.core.decisions import D_CHOOSE, FOR_COST, O_CAST
from apnap.rules.core.game import Game
from apnap.rules.core.state import Standing
from apnap.testing import rule
from apnap.testing.plugin import Builder
from tests.helpers.hand_made_games import game_at, made, put
from tests.helpers.mana_boards import MOUNTAIN, seat_at

HYDRA = card(
    "Large Hydra",
    "{G}{G}{G}{G}{G}{G}{G}{G}",
    "Creature - Hydra",
    "8/8",
    CostsLess("{G}", for_each=ForEach(GREEN, CREATURE, YOU_CONTROL)),
)
TWO_KINDS = card("Two Kinds", "{1}{R/G}", "Creature - Bear", "2/2")
RED_LESS = card("Less Red", "{0}", "Artifact", SpellsCostMana("{R}", CREATURE, cast_by=YOU, less=True))
EITHER_LESS = card("Less of Either", "{0}", "Artifact", SpellsCostMana("{2/G}", CREATURE, cast_by=YOU, less=True))
MORE = card("More of All", "{0}", "Artifact", SpellsCost(1, Everything()))


def left(cost: str, *by: str, colored_only: bool = False) -> list[str]:
    """What may be left of a cost, printed."""
    return [str(c) for c in reduced(parse_mana_cost(cost), [Reduction(parse_mana_cost(b), colored_only) for b in by])]


class Nothing(Effect):
    def happen(self, game: Game, ctx: Context) -> None:
        pass


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
    face = Face(Chars("Spell", read, 0, 0, INSTANT, [], 0, ability_set([]), 0, 0))
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


# at the table ------------------------------------------------------------------------------------------------------


@rule("118.7", "118.7a")
def test_a_reduction_takes_generic_mana_only_and_stops_at_nothing(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).have("Foundry Inspector", "Foundry Inspector")
    ring, golem, memnite = table.seat(0).holds("Sol Ring", "Icehide Golem", "Memnite")
    assert table.seat(0).can(O_CAST, ring)  # {1} less two
    assert table.seat(0).can(O_CAST, memnite)  # {0} less two
    assert not table.seat(0).can(O_CAST, golem)  # {S} is not generic mana
    table.seat(0).casts("Sol Ring", free=False).resolves()
    assert "Sol Ring" in table.seat(0).battlefield


@rule("118.7", "601.2f")
def test_increases_are_counted_before_reductions(scenario: Builder) -> None:
    """A Sol Ring under a Thorn and an Inspector costs what it says."""
    table = scenario()
    table.seat(0).have("Foundry Inspector", "Thorn of Amethyst")
    (ring,) = table.seat(0).holds("Sol Ring")
    assert not table.seat(0).can(O_CAST, ring)
    table.seat(0).gets_mana("C")
    assert table.seat(0).can(O_CAST, ring)
    table.seat(0).casts("Sol Ring", free=False)
    assert table.seat(0).pool == ""


@rule("118.7", "118.8d")
def test_what_is_paid_does_not_change_the_mana_cost(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).has("Foundry Inspector")
    table.seat(1).has("Thorn of Amethyst")
    table.seat(0).gets_mana("C")
    table.seat(0).holds("Sol Ring")
    spell = table.seat(0).casts("Sol Ring", free=False)
    assert spell.mana_value == 1


@pytest.mark.parametrize(
    "cost,by,expected",
    [
        pytest.param("{2}{R}", "{R}", ["{2}"], id="its own colour"),
        pytest.param("{2}{R}", "{2}{R}", ["{0}"], id="all of it"),
        pytest.param("{2}{G}", "{R}", ["{1}{G}"], id="a colour that it has not"),
        pytest.param("{2}{R}", "{R}{R}", ["{1}"], id="more than it has"),
        pytest.param("{R}", "{R}{R}", ["{0}"], id="more than there is"),
        pytest.param("{3}{C}", "{C}{C}", ["{2}"], id="colourless"),
        pytest.param("{3}", "{C}", ["{2}"], id="colourless, from generic"),
        pytest.param("{1}{R/G}", "{R}", ["{1}", "{G}"], id="a symbol that may be that colour"),
        pytest.param("{1}{2/R}", "{R}", ["{1}", "{2}"], id="a symbol that may be generic"),
        pytest.param("{X}{R}", "{R}{R}", ["{X}{-1}"], id="what is left over takes from X"),
    ],
)
@rule("118.7b", "118.7c", "118.7d")
def test_what_a_reduction_leaves(cost: str, by: str, expected: list[str]) -> None:
    assert sorted(left(cost, by)) == sorted(expected)


@pytest.mark.parametrize(
    "cost,by,expected",
    [
        pytest.param("{3}{R}", "{R/G}", ["{3}", "{2}{R}"], id="one half or the other"),
        pytest.param("{3}{R}", "{2/R}", ["{3}", "{1}{R}"], id="one coloured, or two generic"),
        pytest.param("{3}{R}", "{R/P}", ["{3}"], id="Phyrexian"),
        pytest.param("{3}{R}", "{S}{S}", ["{1}{R}"], id="snow"),
    ],
)
@rule("118.7e", "118.7f", "118.7g")
def test_what_a_reduction_by_symbols_leaves(cost: str, by: str, expected: list[str]) -> None:
    assert sorted(left(cost, by)) == sorted(expected)


@rule("118.7")
def test_reductions_of_coloured_mana_only() -> None:
    assert left("{1}{W}", "{W}{B}", colored_only=True) == ["{1}"]
    assert left("{2}{G}", "{W}{B}", colored_only=True) == ["{2}{G}"]


@rule("118.7b", "118.7c", "601.2f")
def test_a_reduction_by_a_colour_takes_from_generic_mana_what_the_colour_lacks(scenario: Builder) -> None:
    table = scenario().knows(RED_LESS)
    table.seat(0).have("Less Red", "Forest")
    bears = table.seat(0).holds("Grizzly Bears")[0]  # {1}{G}
    assert table.seat(0).can(O_CAST, bears)
    table.seat(0).casts("Grizzly Bears", free=False).resolves()
    assert "Grizzly Bears" in table.seat(0).battlefield


@rule("118.7e", "601.2b")
def test_the_player_chooses_what_a_symbol_stands_for(scenario: Builder) -> None:
    """{1}{R/G} less {R}: with an Island and a Forest, {1} or {G} may be left to pay."""
    table = scenario().knows(RED_LESS, TWO_KINDS)
    seat = table.seat(0)
    seat.have("Less Red", "Island", "Forest")
    seat.holds("Two Kinds")
    spell = table.in_hand(seat.number, "Two Kinds")
    decision = table.to_priority(seat.number)
    picks = [i for i, o in enumerate(decision.options) if o.kind == O_CAST and o.id == spell]
    table.answer(picks[:1])
    asked = table.game.decision()
    assert asked is not None and (asked.kind, asked.purpose, asked.rule) == (D_CHOOSE, FOR_COST, "118.7e")
    assert sorted(asked.labels) == ["pay {1}", "pay {G}"]


@rule("118.7e")
def test_only_what_can_be_paid_is_left_to_choose(scenario: Builder) -> None:
    table = scenario().knows(RED_LESS, TWO_KINDS)
    seat = table.seat(0)
    seat.have("Less Red", "Island")
    seat.holds("Two Kinds")
    seat.casts("Two Kinds", free=False).resolves()
    assert "Two Kinds" in seat.battlefield


@rule("601.2f")
def test_increases_come_before_reductions(scenario: Builder) -> None:
    """{G}{1}, one more, less {2/G}: {2} for Forest and Island, or {G} for the Forest alone."""
    table = scenario().knows(EITHER_LESS, MORE)
    seat = table.seat(0)
    seat.have("Less of Either", "More of All", "Forest")
    bears = seat.holds("Grizzly Bears")[0]
    assert seat.can(O_CAST, bears)
    seat.casts("Grizzly Bears", free=False).resolves()
    assert "Grizzly Bears" in seat.battlefield


@rule("118.7c")
def test_a_spell_that_costs_a_colour_less_for_each(scenario: Builder) -> None:
    table = scenario().knows(HYDRA)
    seat = table.seat(0)
    seat.have(*["Grizzly Bears"] * 7)
    hydra = seat.holds("Large Hydra")[0]
    assert not seat.can(O_CAST, hydra)
    seat.has("Grizzly Bears")
    assert seat.can(O_CAST, hydra)


@rule("601.2f")
def test_derelor_makes_black_spells_cost_more(scenario: Builder) -> None:
    table = scenario()
    seat = table.seat(0)
    seat.have("Derelor", "Swamp")
    ritual = seat.holds("Dark Ritual")[0]
    assert not seat.can(O_CAST, ritual)
    seat.has("Forest")
    assert not seat.can(O_CAST, ritual)
    seat.has("Swamp")
    assert seat.can(O_CAST, ritual)


@rule("118.7")
def test_discontinuity_in_and_out_of_turn(scenario: Builder) -> None:
    table = scenario()
    for seat in table.seats()[:2]:
        seat.have("Island", "Island")
        card = seat.holds("Discontinuity")[0]
        assert seat.can(O_CAST, card) == (seat == table.seat(0))


# on boards made by hand --------------------------------------------------------------------------------------------


@rule("601.2f", "118.7a")
@pytest.mark.parametrize(
    ("cost", "changes", "expected"),
    [
        ("{3}{R}", [2], "{5}{R}"),
        ("{3}{R}", [-2], "{1}{R}"),
        ("{3}{R}", [-9], "{R}"),
        ("{R}{R}", [-1, 3, -1], "{1}{R}{R}"),
        ("{1}{S}{R/G}", [-3], "{S}{R/G}"),
        ("{1}", [-3], "{0}"),
    ],
)
def test_increases_come_before_reductions_which_never_take_coloured_mana(
    cost: str, changes: list[int], expected: str
) -> None:
    game = game_at(2)
    for change in changes:
        put(game, 0, made("Changer", ENCHANTMENT, 0, 0, Changes(change)))
    assert str(total(game, spell(cost)).mana) == expected


@rule("118.7a", "107.3a")
def test_a_reduction_takes_from_x_what_the_fixed_part_has_not() -> None:
    game = seat_at([MOUNTAIN] * 4)
    put(game, 0, made("Changer", ENCHANTMENT, 0, 0, Changes(-2)))
    id = put(game, 0, spell("{X}{R}"), HAND)
    ctx = context(game, id)
    totals = [total_costs.total_to_cast(game, ctx, id, 0, x) for x in range(9)]
    payable = [x for x in range(9) if total_costs.can_pay_total(game, ctx, totals[x], x)]
    assert payable == [0, 1, 2, 3, 4, 5]
    total_costs.pay_total(game, ctx, total_costs.total_to_cast(game, ctx, id, 0, 3), 3)
    assert sum(game.state.objs[land].tapped for land in game.state.ids(0, BATTLEFIELD)) == 2


@rule("602.2b", "601.2f")
def test_activation_costs_are_changed_by_effects_on_abilities_only() -> None:
    game = game_at(2)
    ability = Activated([PayMana("{2}"), TAP_THIS], Nothing())
    id = put(game, 0, made("Thing", ARTIFACT, 0, 0, ability))
    put(game, 0, made("Changer", ENCHANTMENT, 0, 0, Changes(5)))
    put(game, 0, made("Changer", ENCHANTMENT, 0, 0, Changes(1, abilities=True)))
    found = total_costs.total_to_activate(game, context(game, id), id, ability)
    assert str(found.mana) == "{3}" and found.parts == [TAP_THIS]
