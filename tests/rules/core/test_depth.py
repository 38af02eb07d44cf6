"""Things inside each other without end: one bound, compiled and interpreted, and nothing is lost by it."""

from __future__ import annotations

import pytest

from apnap.abilities.activated import Activate
from apnap.abilities.amounts import PowerOf
from apnap.abilities.base import VocabularyError
from apnap.abilities.cards import DEEPEST_CARD, card
from apnap.abilities.casual.planes import CHAOS_ENSUES
from apnap.abilities.effects.durations import UntilEndOfTurn
from apnap.abilities.effects.flow import Then
from apnap.abilities.effects.life import GainLife
from apnap.abilities.effects.player_actions import Draw
from apnap.abilities.events.triggers import Whenever
from apnap.abilities.filters import CREATURE
from apnap.abilities.selectors import THIS
from apnap.abilities.statics.becoming import SizeIs
from apnap.abilities.statics.changes import Gets, YouControl
from apnap.abilities.statics.replacements import NextDraw
from apnap.abilities.targets import Target
from apnap.rules.ch1_concepts.definitions import Amount, Context, Effect
from apnap.rules.ch7_additional.subgames import DEEPEST_SUBGAME
from apnap.rules.core.constants import GRAVEYARD
from apnap.rules.core.decisions import D_MULLIGAN, D_PRIORITY
from apnap.rules.core.game import Game
from apnap.rules.core.interrupts import DEEPEST, TooDeep
from apnap.rules.variants import Wishes
from apnap.testing import rule
from apnap.testing.plugin import Builder
from apnap.testing.scenario import Scenario

DELAY = card("Delay", "{1}", "Artifact", Activate("{0}", NextDraw(Draw(1))))
NARCISSUS = card("Narcissus", "{G}", "Creature - Elf", "0/0", SizeIs(PowerOf(THIS)))
BREATHER = card("Breather", "{R}", "Creature - Dragon", "2/2", Activate("{0}", UntilEndOfTurn(THIS, Gets(1, 0))))
GRAB = card("Grab", "{U}", "Instant", UntilEndOfTurn(Target(CREATURE), YouControl()))
QUIET = card("Quiet", "", "Plane - Nowhere", Whenever(CHAOS_ENSUES, GainLife(1)))


class PowerInGraveyard(Amount):
    """The greatest power in its controller's graveyard, and 1."""

    def value(self, game: Game, ctx: Context) -> int:
        return 1 + max(int(game.char(id).power) for id in game.state.ids(ctx.controller, GRAVEYARD))


RIVAL = card("Rival", "{G}", "Creature - Elf", "0/0", SizeIs(PowerInGraveyard()))
STUDY = card("Study", "{U}", "Instant", Draw(1))


def delayed(scenario: Builder, times: int) -> Scenario:
    """A draw that is replaced by a draw, that many times."""
    table = scenario(seats=3).knows(DELAY, STUDY)
    seat = table.seat(0)
    delay = seat.has("Delay")
    for _ in range(times):
        seat.activates(delay).resolves()
    return table


@rule("614.5", "614.11")
def test_replacements_inside_each_other_happen_one_after_the_other(scenario: Builder) -> None:
    table = delayed(scenario, 20)
    table.seat(0).casts("Study").resolves()
    assert len(table.seat(0).hand) == 1


@rule("614.11")
def test_what_is_nested_too_deep_is_an_error_and_the_game_is_put_back(scenario: Builder) -> None:
    table = delayed(scenario, DEEPEST)
    table.seat(0).casts("Study")
    game = table.game
    for i in range(3):
        table.seat(i).passes()
    chosen = 0
    with pytest.raises(TooDeep, match="inside each other"):  # noqa: PT012 (whichever of the choices it is)
        for _ in range(DEEPEST):
            before = game.digest()
            lines, past = len(game.log), len(game.history)
            game.answer([0])
            chosen += 1
    assert chosen > 20
    for _ in range(2):
        assert game.digest() == before
        assert (len(game.log), len(game.history)) == (lines, past)
        assert game.decision() is not None
        with pytest.raises(TooDeep):
            game.answer([0])
    table.seat(1).concedes()
    assert not table.seat(1).in_game


@rule("604.3", "613.4a")
def test_cards_that_define_themselves_by_each_other_are_derived_in_bounded_time(scenario: Builder) -> None:
    table = scenario(seats=2).knows(NARCISSUS, RIVAL)
    seat = table.seat(0)
    seat.holds("Narcissus")
    rivals = seat.buried(*["Rival"] * 40)
    assert table.game.char(table.in_hand(seat.number, "Narcissus")).power == 0
    assert len({table.game.char(r.id).power for r in rivals}) == 1
    seat.buried("Shivan Dragon")
    assert min(table.game.char(r.id).power for r in rivals) > 5


@rule("801.10", "801.18")
def test_range_of_a_pumped_creature_is_found_where_planes_are_exempt(scenario: Builder) -> None:
    table = scenario(seats=6, variant="planechase", planes=[(QUIET, QUIET)], wishes=Wishes(reach=1))
    table.knows(BREATHER, GRAB)
    creature = table.seat(0).has("Breather")
    table.seat(0).activates(creature).resolves()
    assert creature.power == 3
    table.seat(1).casts("Grab", at=[creature]).resolves()
    assert creature.power == 3
    table.seat(1).activates(creature).resolves()
    assert creature.power == 4
    table.seat(2).casts("Grab", at=[creature]).resolves()
    assert (creature.controller, creature.power) == (table.seat(2), 3)  # out of the range of seat 0


@pytest.mark.parametrize("depth", [DEEPEST_CARD + 1, 5000])
def test_a_card_of_words_in_words_without_end_is_refused(depth: int) -> None:
    effect: Effect = GainLife(1)
    for _ in range(depth):
        effect = Then(GainLife(1), effect)
    with pytest.raises(VocabularyError, match="inside each other"):
        card("Babel", "{1}", "Sorcery", effect)


@rule("729.6")
def test_subgames_inside_each_other_have_a_bound(scenario: Builder) -> None:
    table = scenario(seats=2, deck=("Forest",) * (9 * DEEPEST_SUBGAME))
    game = table.game
    depth = 0
    with pytest.raises(TooDeep, match="subgames"):  # noqa: PT012
        for _ in range(DEEPEST_SUBGAME + 1):
            before = game.digest()
            caster = table.active[0]
            caster.casts("Shahrazad")
            table.run(lambda d: d.kind == D_MULLIGAN, "a subgame to begin")
            depth += 1
            table.run(lambda d: d.kind == D_PRIORITY and table.step == "precombat main phase", "the first main phase")
    assert depth == DEEPEST_SUBGAME
    assert game.decision() is not None and game.digest() != before
    assert table.stack == ["Shahrazad"]
