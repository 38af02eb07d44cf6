"""What may be cast when, considering choices to come; and choices that an opponent makes. CR 506.7, 601.3, 601.7."""

from __future__ import annotations

from apnap.abilities.amounts import X
from apnap.abilities.base import Quality
from apnap.abilities.cards import card
from apnap.abilities.conditions import Controls
from apnap.abilities.effects.damage import DealDamage
from apnap.abilities.effects.flow import Choose
from apnap.abilities.effects.life import GainLife, LoseLife
from apnap.abilities.filters import CREATURE
from apnap.abilities.permissions import BeforeInTurn, CastOnly, DuringCombat, FlashIf
from apnap.abilities.players import EACH_OPPONENT
from apnap.abilities.statics.forbidding import CantCast
from apnap.abilities.targets import AnyTarget, Target, of_opponents_choice
from apnap.rules.ch1_concepts.definitions import Context
from apnap.rules.ch6_spells import announcing, casting
from apnap.rules.core.constants import ATTACKERS, BEGIN_COMBAT, BLOCKERS, DAMAGE, END_COMBAT, MAIN2, UPKEEP
from apnap.rules.core.decisions import D_CHOOSE, D_MODE, FOR_PLAYER, FOR_TARGET, FOR_X, O_ACTIVATE, O_CAST
from apnap.rules.core.game import Game
from apnap.testing import rule
from apnap.testing.plugin import Builder
from apnap.testing.scenario import Permanent, Scenario


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


# considering choices --------------------------------------------------------------------------------------------------
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


# times in combat ------------------------------------------------------------------------------------------------------
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
def test_points_of_a_combat_with_attackers(scenario: Builder) -> None:
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
def test_points_that_were_skipped(scenario: Builder) -> None:
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


# an opponent's choice -------------------------------------------------------------------------------------------------
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
