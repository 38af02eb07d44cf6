"""What may be cast, and when; and choices that an opponent makes. CR 601.3, 601.7, 506.7."""

from __future__ import annotations

import pytest

from apnap.abilities.amounts import X
from apnap.abilities.base import Quality
from apnap.abilities.cards import AdditionalCost, card
from apnap.abilities.conditions import Controls
from apnap.abilities.costs import PayLife
from apnap.abilities.effects.damage import DealDamage
from apnap.abilities.effects.flow import Choose
from apnap.abilities.effects.life import GainLife, LoseLife
from apnap.abilities.effects.player_actions import Draw
from apnap.abilities.filters import CREATURE
from apnap.abilities.keyword_abilities.flags import HEXPROOF
from apnap.abilities.permissions import BeforeInTurn, CastOnly, DuringCombat, FlashIf
from apnap.abilities.players import EACH_OPPONENT
from apnap.abilities.statics.forbidding import CantCast
from apnap.abilities.targets import AnyTarget, Target, of_opponents_choice
from apnap.rules.ch1_concepts.definitions import Context, Keywords
from apnap.rules.ch2_cards.printed import CastMethod
from apnap.rules.ch6_spells import announcing, casting
from apnap.rules.core import constants
from apnap.rules.core.constants import (
    ATTACKERS,
    BATTLEFIELD,
    BEGIN_COMBAT,
    BLOCKERS,
    DAMAGE,
    END_COMBAT,
    EXILE,
    F_CAST,
    FLASH,
    GRAVEYARD,
    HAND,
    LAND,
    MAIN2,
    P_CAST,
    P_FLASH,
    SORCERY,
    STACK,
    UPKEEP,
)
from apnap.rules.core.decisions import (
    D_CHOOSE,
    D_MODE,
    FOR_PLAYER,
    FOR_TARGET,
    FOR_X,
    O_ACTIVATE,
    O_CAST,
    IllegalAnswer,
    Option,
)
from apnap.rules.core.game import Game
from apnap.testing import rule
from apnap.testing.plugin import Builder
from apnap.testing.scenario import Permanent, Scenario
from tests.helpers.hand_made_words import (
    MOUNTAIN,
    Creatures,
    Graves,
    Hand,
    Hit,
    IsCreature,
    LifeCost,
    LifeGain,
    Mana,
    Nothing,
    Players,
    Rule,
    Spells,
    instant,
    made,
    spell,
    stand,
)
from tests.helpers.plain_boards import BEAR, plain

HUSK = card("Husk", "{1}", "Creature - Horror", "1/1", HEXPROOF)
BLOOD_PRICE = card("Blood Price", "{B}", "Sorcery", AdditionalCost(PayLife(3)), Draw(1))


class Even(Quality):
    def test(self, game: Game, ctx: Context, ref: int) -> bool:
        return ref >= 0 and game.mana_value(ref) % 2 == 0


NO_EVEN = card("Odd Tyrant", "{1}", "Artifact", CantCast(EACH_OPPONENT, Even()))
BLAZE = card("Blaze Up", "{X}{R}", "Sorcery", DealDamage(X, to=AnyTarget()))
GROW = card("Grow Wild", "{X}", "Artifact")
WITH_FOREST = card("Ambush Bear", "{G}", "Creature - Bear", "2/2", FlashIf(Controls(EACH_OPPONENT, CREATURE)))
HASTY = card("Before Attackers", "{R}", "Instant", CastOnly(BeforeInTurn(ATTACKERS)), GainLife(1))
UNBLOCKED = card("Before Blockers", "{R}", "Instant", CastOnly(BeforeInTurn(BLOCKERS)), GainLife(1))
UNHURT = card("Before Damage", "{R}", "Instant", CastOnly(BeforeInTurn(DAMAGE)), GainLife(1))
IN_COMBAT = card("In Combat Before Blocks", "{R}", "Instant", CastOnly(DuringCombat(before=BLOCKERS)), GainLife(1))
AFTER = card("After Blocks", "{R}", "Instant", CastOnly(DuringCombat(after=BLOCKERS)), GainLife(1))
THEIR_PICK = card("Their Pick", "{B}", "Sorcery", DealDamage(1, to=of_opponents_choice(Target(CREATURE), theirs=True)))
THEIR_MODE = card(
    "Their Mode", "{B}", "Sorcery", Choose(1, GainLife(5), LoseLife(5, who=EACH_OPPONENT), by_opponent=True)
)
SPELLS = {"a": HASTY, "b": UNBLOCKED, "d": UNHURT, "c": IN_COMBAT, "e": AFTER}
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


# when and what -----------------------------------------------------------------------------------------------------


@rule("601.3", "307.1", "702.8")
def test_when_spells_may_be_cast(scenario: Builder) -> None:
    table = scenario()
    bears, drake, bolt = table.seat(0).holds("Grizzly Bears", "Spire Monitor", "Lightning Bolt")
    others = table.seat(1).holds("Grizzly Bears", "Spire Monitor", "Lightning Bolt")
    table.seat(0).gets_mana("GGRUUUUU")
    for card_ in (bears, drake, bolt):
        assert table.seat(0).can(O_CAST, card_)
    table.seat(0).casts("Shock", at=[table.seat(1)])
    table.seat(0).gets_mana("GGRUUUUU")
    assert not table.seat(0).can(O_CAST, bears)  # the stack is not empty
    assert table.seat(0).can(O_CAST, drake) and table.seat(0).can(O_CAST, bolt)
    table.seat(1).gets_mana("GGRUUUUU")
    assert not table.seat(1).can(O_CAST, others[0])  # not their turn
    assert table.seat(1).can(O_CAST, others[1]) and table.seat(1).can(O_CAST, others[2])


@rule("601.3", "505.6a")
def test_no_sorcery_outside_the_main_phases(scenario: Builder) -> None:
    table = scenario()
    hammer = table.seat(0).holds("Volcanic Hammer")[0]
    table.to_step(BEGIN_COMBAT)
    table.seat(0).gets_mana("RR")
    assert not table.seat(0).can(O_CAST, hammer)
    table.to_turn(table.seat(0))
    assert table.game.state.turn().step == UPKEEP
    table.seat(0).gets_mana("RR")
    assert not table.seat(0).can(O_CAST, hammer)


@rule("117.1a", "117.3c")
def test_a_player_without_priority_casts_nothing(scenario: Builder) -> None:
    table = scenario()
    table.seat(1).holds("Shock")
    table.seat(1).gets_mana("R")
    assert table.holder == table.seat(0)
    with pytest.raises(IllegalAnswer):
        table.game.answer([1], table.seat(1).number)
    assert table.stack == []


@rule("601.2c", "702.11b")
def test_a_spell_with_no_legal_target_is_not_offered(scenario: Builder) -> None:
    table = scenario().knows(HUSK)
    table.seat(1).has("Husk")
    unsummon = table.seat(0).holds("Unsummon")[0]
    table.seat(0).gets_mana("U")
    assert not table.seat(0).can(O_CAST, unsummon)
    table.seat(1).has("Grizzly Bears")
    assert table.seat(0).can(O_CAST, unsummon)


@rule("601.2h", "118.3")
def test_what_cannot_be_paid_in_full_is_not_offered(scenario: Builder) -> None:
    table = scenario().knows(BLOOD_PRICE)
    price = table.seat(0).at(2).holds("Blood Price")
    table.seat(0).gets_mana("B")
    assert not table.seat(0).can(O_CAST, price[0])
    table.seat(0).at(3)
    assert table.seat(0).can(O_CAST, price[0])


# considering choices -----------------------------------------------------------------------------------------------


@rule("601.3a", "601.2e")
def test_a_prohibition_of_mana_values_leaves_an_x_that_is_allowed(scenario: Builder) -> None:
    """With odd mana values only, {X}{R} may be cast, with an even X."""
    table = scenario().knows(NO_EVEN, BLAZE)
    seat = table.seat(0)
    table.seat(1).has("Odd Tyrant")
    seat.have(*["Mountain"] * 5)
    seat.holds("Blaze Up")
    blaze = table.in_hand(seat.number, "Blaze Up")
    decision = table.to_priority(seat.number)
    picks = [i for i, o in enumerate(decision.options) if o.kind == O_CAST and o.id == blaze]
    table.answer(picks[:1])
    asked = table.game.decision()
    assert asked is not None and asked.purpose == FOR_X and asked.kind == D_CHOOSE
    assert [int(x) for x in asked.candidates] == [0, 2, 4]


@rule("601.3a")
def test_without_an_x_that_is_allowed_it_cannot_be_cast(scenario: Builder) -> None:
    """{X}: with one land, X is 0 or 1; with none, only the even 0."""
    table = scenario().knows(NO_EVEN, GROW)
    seat = table.seat(0)
    table.seat(1).has("Odd Tyrant")
    grow = seat.holds("Grow Wild")[0]
    assert not seat.can(O_CAST, grow)
    seat.has("Forest")
    assert seat.can(O_CAST, grow)
    seat.casts("Grow Wild", free=False, x=1).resolves()
    assert "Grow Wild" in seat.battlefield


@rule("107.3b", "601.3a")
def test_a_spell_that_is_not_paid_for_has_no_x(scenario: Builder) -> None:
    """Cast for nothing, X is 0 and nobody is asked; a reduction to nothing leaves the choice."""
    table = scenario().knows(BLAZE)
    seat = table.seat(0)
    seat.have(*["Mountain"] * 5)
    o = table.game.state.objs[seat.holds("Blaze Up")[0].id]
    free = [i for i, m in enumerate(o.card.methods) if m.name == "without paying"]
    assert casting.can_be_cast(table.game, seat.number, o.id, free[0])
    ctx = Context(seat.number, o.id)
    ctx.method = free[0]
    assert announcing.largest_x(table.game, ctx, None) == 0
    assert not casting.has_printed_x(table.game, o, o.card.methods[free[0]])


@rule("601.3b")
def test_spells_of_a_kind_as_though_they_had_flash(scenario: Builder) -> None:
    table = scenario()
    other = table.seat(1)
    other.have("Yeva, Nature's Herald", "Forest", "Forest", "Plains")
    bears, lions = other.holds("Grizzly Bears", "Savannah Lions")
    assert other.can(O_CAST, bears)
    assert not other.can(O_CAST, lions)
    other.casts("Grizzly Bears", free=False).resolves()
    assert "Grizzly Bears" in other.battlefield


@rule("601.3c")
def test_flash_for_more_mana(scenario: Builder) -> None:
    table = scenario()
    seat, other = table.seats()[:2]
    rout = other.holds("Rout")[0]
    other.have(*["Plains"] * 6)
    assert not other.can(O_CAST, rout)
    other.has("Plains")
    assert other.can(O_CAST, rout)
    bears = seat.has("Grizzly Bears")
    other.casts("Rout", free=False).resolves()
    assert bears.died
    assert all(table.game.state.objs[id].tapped for id in table.game.state.ids(other.number, 5))


@rule("601.3d")
def test_flash_on_a_condition(scenario: Builder) -> None:
    table = scenario().knows(WITH_FOREST)
    other = table.seat(1)
    other.has("Forest")
    bear = other.holds("Ambush Bear")[0]
    assert not other.can(O_CAST, bear)
    table.seat(0).has("Grizzly Bears")
    assert other.can(O_CAST, bear)


# times in combat ---------------------------------------------------------------------------------------------------


def castable(table: Scenario, cards: dict[str, Permanent]) -> str:
    """The letters of the spells that seat 1 may cast now."""
    decision = table.to_priority(table.seat(1).number)
    offered = {int(o.id) for o in decision.options if o.kind == O_CAST}
    return "".join(letter for letter, card in cards.items() if card.id in offered)


def in_hand(table: Scenario) -> dict[str, Permanent]:
    table.knows(*SPELLS.values())
    table.seat(1).has("Mountain")
    return {letter: table.seat(1).holds(card.name)[0] for letter, card in SPELLS.items()}


@rule("506.7a", "506.7b", "506.7c")
def test_spells_for_points_of_combat_are_cast_only_there(scenario: Builder) -> None:
    table = scenario(3)
    cards = in_hand(table)
    bears = table.seat(0).has("Grizzly Bears")
    assert castable(table, cards) == "abd"
    table.to_step(BEGIN_COMBAT)
    assert castable(table, cards) == "abdc"
    table.seat(0).attacks({bears: table.seat(2)})
    assert castable(table, cards) == "bdc"
    table.to_step(BLOCKERS)
    assert castable(table, cards) == "de"
    table.to_step(DAMAGE)
    assert castable(table, cards) == "e"
    table.to_step(MAIN2)
    assert castable(table, cards) == ""


@rule("506.7e", "506.7f", "508.8")
def test_nothing_is_cast_after_a_step_of_combat_that_was_skipped(scenario: Builder) -> None:
    """Without attackers the steps of blockers and damage never come, and nothing is 'after' them."""
    table = scenario(3)
    cards = in_hand(table)
    table.to_step(ATTACKERS)
    assert castable(table, cards) == "bdc"
    table.to_step(END_COMBAT)
    assert castable(table, cards) == ""


@rule("506.7d")
def test_only_the_first_combat_of_a_turn_counts(scenario: Builder) -> None:
    """In an additional combat phase 'during combat' comes again, 'before attackers are declared' does not."""
    table = scenario(3)
    cards = in_hand(table)
    table.to_step(MAIN2)
    table.seat(0).casts("Relentless Assault").resolves()
    table.to_step(BEGIN_COMBAT)
    assert castable(table, cards) == "c"


@rule("506.7g")
def test_abilities_have_such_times_too(scenario: Builder) -> None:
    table = scenario(3)
    veteran = table.seat(0).has("Alaborn Veteran")
    assert table.seat(0).can(O_ACTIVATE, veteran)
    table.to_step(ATTACKERS)
    assert not table.seat(0).can(O_ACTIVATE, veteran)
    table.to_turn(table.seat(1))
    table.to_step(UPKEEP)
    assert not table.seat(0).can(O_ACTIVATE, veteran)


@rule("508.3b", "601.3")
def test_only_those_who_were_attacked(scenario: Builder) -> None:
    table = scenario(3)
    bears, other = table.seat(0).have("Grizzly Bears", "Grizzly Bears")
    mazes = []
    for seat in (table.seat(1), table.seat(2)):
        seat.have("Plains", "Plains", "Plains")
        mazes.append(seat.holds("Eightfold Maze")[0])
    table.seat(0).attacks({bears: table.seat(1)})
    assert table.seat(1).can(O_CAST, mazes[0])
    assert not table.seat(2).can(O_CAST, mazes[1])


# an opponent's choice ----------------------------------------------------------------------------------------------


@rule("601.7", "601.7a")
def test_the_controller_says_which_opponent_chooses_a_target(scenario: Builder) -> None:
    table = scenario(4)
    seat, chooser = table.seat(0), table.seat(2)
    witches = seat.has("Cuombajj Witches")
    decision = table.to_priority(seat.number)
    picks = [i for i, o in enumerate(decision.options) if o.kind == O_ACTIVATE and o.id == witches.id]
    table.answer(picks[:1])
    table.answer([table.seat(1).ref])  # the target of its controller's choice
    asked = table.game.decision()
    assert asked is not None and (asked.rule, asked.purpose, asked.seat) == ("601.7a", FOR_PLAYER, seat.number)
    assert sorted(asked.candidates) == sorted(s.ref for s in table.seats()[1:])
    table.answer([chooser.ref])
    asked = table.game.decision()
    assert asked is not None and (asked.rule, asked.purpose, asked.seat) == ("601.7", FOR_TARGET, chooser.number)
    table.answer([seat.ref])
    table.resolve_stack()
    assert (seat.life, table.seat(1).life, chooser.life) == (19, 19, 20)


@rule("601.7", "800.4g")
def test_an_opponent_who_leaves_instead_of_choosing(scenario: Builder) -> None:
    """The spell's controller picks another one to choose."""
    table = scenario(4)
    seat = table.seat(0)
    witches = seat.has("Cuombajj Witches")
    decision = table.to_priority(seat.number)
    picks = [i for i, o in enumerate(decision.options) if o.kind == O_ACTIVATE and o.id == witches.id]
    table.answer(picks[:1])
    table.answer([table.seat(1).ref])
    table.answer([table.seat(2).ref])
    table.seat(2).concedes()
    asked = table.game.decision()
    assert asked is not None and (asked.rule, asked.seat) == ("800.4g", seat.number)
    assert sorted(asked.candidates) == sorted(s.ref for s in (table.seat(1), table.seat(3)))
    table.answer([table.seat(3).ref])
    asked = table.game.decision()
    assert asked is not None and (asked.rule, asked.seat) == ("601.7", table.seat(3).number)
    assert table.seat(2).ref not in asked.candidates


@rule("601.7")
def test_an_opponent_chooses_among_their_own(scenario: Builder) -> None:
    """Only an opponent who has a creature can be asked, and then only for a creature of theirs."""
    table = scenario(4).knows(THEIR_PICK)
    mine = table.seat(0).has("Grizzly Bears")
    assert not table.seat(0).can(O_CAST, table.seat(0).holds("Their Pick")[0])
    first, second = table.seat(2).have("Grizzly Bears", "Savannah Lions")
    table.seat(0).casts("Their Pick")
    asked = table.game.decision()
    assert asked is not None and asked.seat == table.seat(2).number
    assert sorted(asked.candidates) == sorted([first.id, second.id])
    table.answer([second.id])
    table.resolve_stack()
    assert second.died and first.stayed and mine.stayed


@rule("601.7")
def test_an_opponent_chooses_the_mode(scenario: Builder) -> None:
    table = scenario(2).knows(THEIR_MODE)
    table.seat(0).casts("Their Mode")
    asked = table.game.decision()
    assert asked is not None and (asked.kind, asked.seat) == (D_MODE, table.seat(1).number)
    table.answer([1])
    table.resolve_stack()
    assert (table.seat(0).life, table.seat(1).life) == (20, 15)


# on boards made by hand --------------------------------------------------------------------------------------------


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
    hand, (land, both) = ready(MOUNTAIN, plain("Grove", "{R}", LAND | constants.CREATURE))
    assert options(hand, land) == [] and options(hand, both) == []


def test_a_card_without_a_mana_cost_cannot_be_paid_for() -> None:
    """CR 118.6; an alternative cost helps (118.6a)."""
    nothing = made("Vision", "", SORCERY, spell(LifeGain(1)))
    other = made(
        "Visions",
        "",
        SORCERY,
        spell(LifeGain(1)),
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
        "Again",
        "{R}",
        constants.INSTANT,
        spell(Hit(Players(), 1)),
        methods=[CastMethod("", 1 << HAND, None, [], 0), back],
    )


def test_each_way_to_cast_has_its_zone() -> None:
    """CR 702.34a."""
    hand, (in_hand,) = ready(flashback())
    buried = hand.put(0, GRAVEYARD, flashback())  # type: ignore[arg-type]
    assert options(hand, in_hand) == [0] and options(hand, buried) == [1]
    hand.script(0, [-2])
    casting.cast(hand.game, 0, buried, 1)
    assert hand.state.objs[hand.stack()[-1]].cast_from == GRAVEYARD
    assert hand.untapped() == 1


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
    recall = made("Recall", "{R}", constants.INSTANT, spell(Nothing(Graves())), methods=[back])
    one = hand.put(0, GRAVEYARD, recall)
    assert options(hand, one) == []
    hand.put(0, GRAVEYARD, BEAR)
    assert options(hand, one) == [0]


def test_additional_costs_must_be_payable() -> None:
    """CR 118.8, 601.2f: with the mana, and each of them."""
    hand, (dear, bleeding) = ready(
        instant("Dear", "{R}", LifeGain(1), costs=[Mana("{3}")]),
        instant("Bleeding", "{R}", LifeGain(1), costs=[LifeCost(30)]),
    )
    assert options(hand, dear) == [] and options(hand, bleeding) == []
    hand.put(0, BATTLEFIELD, MOUNTAIN)
    hand.state.players[0].life = 31
    assert options(hand, dear) == [0] and options(hand, bleeding) == [0]
    casting.cast(hand.game, 0, bleeding, 0)
    assert hand.state.life(0) == 1 and hand.untapped() == 3


def test_an_aura_spell_needs_something_to_enchant() -> None:
    """CR 303.4a, 115.1b: its target is given by its enchant ability, and shroud is in the way."""
    aura = made("Web", "{R}", constants.ENCHANTMENT, subtypes=("Aura",), enchants=IsCreature())
    hand, (web,) = ready(aura)
    assert options(hand, web) == []
    hand.put(1, BATTLEFIELD, plain("Ghost", abilities=[Keywords(1 << 12)]))
    assert options(hand, web) == []
    bear = hand.put(1, BATTLEFIELD, BEAR)
    assert options(hand, web) == [0]
    casting.cast(hand.game, 0, web, 0)
    announced = hand.state.objs[hand.stack()[-1]].announced
    assert announced is not None and announced.targets == [[bear]]


def test_a_counterspell_waits_for_a_spell() -> None:
    """CR 115.5, 601.2c."""
    hand, (counter,) = ready(instant("Counter", "{R}", Nothing(Spells())))
    assert options(hand, counter) == []
    hand.put(1, STACK, BOLT)
    assert options(hand, counter) == [0]
