"""Deploy creatures: handing them to teammates. CR 804."""

from __future__ import annotations

import pytest

from apnap.abilities.cards import card
from apnap.abilities.effects.durations import UntilEndOfTurn
from apnap.abilities.filters import PERMANENT
from apnap.abilities.statics.changes import Becomes, YouControl
from apnap.abilities.targets import Target
from apnap.agents import make_agent
from apnap.english.abilities import ABILITIES
from apnap.english.nouns import Voice
from apnap.rules.ch8_multiplayer.deploy import DEPLOY
from apnap.rules.core.constants import CREATURE, MAIN1, MAIN2, S_LAYER, UPKEEP
from apnap.rules.core.decisions import O_ACTIVATE
from apnap.rules.variants import OFF, VARIANTS, Wishes
from apnap.testing import rule
from apnap.testing.plugin import Builder
from tests.helpers.words_without_cards import LosesAbilities

TEAMS = [[0, 1], [2, 3]]
LOAN = card("Loan", "{U}", "Instant", UntilEndOfTurn(Target(PERMANENT), YouControl()))
WAKE = card("Wake", "{G}", "Instant", UntilEndOfTurn(Target(PERMANENT), Becomes("Creature", "2/2")))
BLANK = card("Blank", "{U}", "Instant", UntilEndOfTurn(Target(PERMANENT), LosesAbilities()))


@rule("804.1")
def test_the_emperor_variant_always_deploys() -> None:
    assert VARIANTS["emperor"].table([3, 3], None).deploy
    with pytest.raises(ValueError, match="804.1"):
        VARIANTS["emperor"].table([3, 3], Wishes(deploy=OFF))


@rule("804.1", "804.2")
def test_other_teams_may_use_it_and_others_do_not_have_it(scenario: Builder) -> None:
    plain = scenario(seats=4, teams=TEAMS)
    assert not plain.seat(0).can(O_ACTIVATE, plain.seat(0).has("Grizzly Bears"))
    table = scenario(seats=4, teams=TEAMS, deploy=True)
    assert table.seat(0).can(O_ACTIVATE, table.seat(0).has("Grizzly Bears"))


@rule("804.2")
def test_a_creature_is_handed_to_a_teammate_for_good(scenario: Builder) -> None:
    table = scenario(seats=4, teams=TEAMS, deploy=True)
    bears = table.seat(0).has("Grizzly Bears")
    table.seat(0).activates(bears, at=[table.seat(1)])
    assert bears.tapped and bears.controller == table.seat(0)
    table.resolve_stack()
    assert bears.controller == table.seat(1) and bears.owner == table.seat(0)
    table.to_step(MAIN1, table.seat(1))
    assert bears.controller == table.seat(1) and not bears.tapped
    # whoever has it may hand it on, or back
    table.seat(1).activates(bears, at=[table.seat(0)])
    table.resolve_stack()
    assert bears.controller == table.seat(0)


@rule("804.2")
def test_only_teammates_are_targets(scenario: Builder) -> None:
    table = scenario(seats=6, teams=[[0, 1, 2], [3, 4, 5]], deploy=True)
    bears = table.seat(0).has("Grizzly Bears")
    options = table.to_priority(table.seat(0).number).options
    table.answer([i for i, o in enumerate(options) if o.kind == O_ACTIVATE and o.id == bears.id])
    decision = table.asked(table.seat(0), "target")
    assert set(decision.candidates) == {table.seat(1).ref, table.seat(2).ref}


@rule("804.2", "801.4")
def test_the_teammate_must_be_in_range(scenario: Builder) -> None:
    table = scenario(seats=6, teams=[[0, 1, 2], [3, 4, 5]], deploy=True, range_of_influence=1)
    bears = table.seat(0).has("Grizzly Bears")
    table.seat(0).activates(bears)
    table.resolve_stack()
    assert bears.controller == table.seat(1)


@rule("804.2", "307.5")
def test_only_as_a_sorcery(scenario: Builder) -> None:
    table = scenario(seats=4, teams=TEAMS, deploy=True)
    bears = table.seat(0).has("Grizzly Bears")
    mate = table.seat(1).has("Grizzly Bears")
    assert table.seat(0).can(O_ACTIVATE, bears)
    assert not table.seat(1).can(O_ACTIVATE, mate)
    table.to_step(UPKEEP, table.seat(0))
    assert not table.seat(0).can(O_ACTIVATE, bears)
    table.to_step(MAIN2, table.seat(0))
    assert table.seat(0).can(O_ACTIVATE, bears)


@rule("804.2", "302.6")
def test_a_creature_that_has_just_come_waits(scenario: Builder) -> None:
    """It has a tap symbol in its cost; so what was deployed is not handed on in the same turn."""
    table = scenario(seats=4, teams=TEAMS, deploy=True)
    assert not table.seat(0).can(O_ACTIVATE, table.seat(0).has("Grizzly Bears", sick=True))
    assert table.seat(0).can(O_ACTIVATE, table.seat(0).has("Raging Goblin", sick=True))


@rule("804.2")
def test_every_creature_has_it_and_nothing_else(scenario: Builder) -> None:
    table = scenario(seats=4, teams=TEAMS, deploy=True).knows(WAKE)
    forest = table.seat(0).has("Forest")
    assert not table.seat(0).can(O_ACTIVATE, forest)
    table.seat(0).casts("Wake", at=[forest]).resolves()
    assert table.seat(0).can(O_ACTIVATE, forest)
    table.seat(0).casts("Raise the Alarm").resolves()
    soldier = table.seat(0).permanent("Soldier Token")
    assert DEPLOY in table.game.char(soldier.id).abilities.activated


@rule("804.2", "613.1f")
def test_a_creature_that_lost_all_abilities_cannot_be_deployed(scenario: Builder) -> None:
    table = scenario(seats=4, teams=TEAMS, deploy=True).knows(BLANK)
    bears = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Blank", at=[bears]).resolves()
    assert not table.seat(0).can(O_ACTIVATE, bears)
    other = table.seat(0).has("Grizzly Bears")
    assert table.seat(0).can(O_ACTIVATE, other)


@rule("804.2", "400.7")
def test_a_creature_that_leaves_meanwhile_is_not_deployed(scenario: Builder) -> None:
    table = scenario(seats=4, teams=TEAMS, deploy=True)
    bears = table.seat(0).has("Grizzly Bears")
    table.seat(0).activates(bears, at=[table.seat(1)])
    table.seat(2).casts("Unsummon", at=[bears]).resolves()
    table.resolve_stack()
    assert table.seat(0).hand == ["Grizzly Bears"] and table.seat(1).battlefield == []


@rule("804.2", "800.4a")
def test_what_was_deployed_comes_back_when_the_teammate_leaves(scenario: Builder) -> None:
    table = scenario(seats=4, teams=TEAMS, deploy=True)
    bears = table.seat(0).has("Grizzly Bears")
    table.seat(0).activates(bears, at=[table.seat(1)])
    table.resolve_stack()
    table.seat(1).concedes()
    assert bears.stayed and bears.controller == table.seat(0)


@rule("804.2", "800.4c")
def test_a_borrowed_creature_may_be_deployed(scenario: Builder) -> None:
    """The newer effect is the one without an end, so it stays with the teammate when the loan is over."""
    table = scenario(seats=4, teams=TEAMS, deploy=True).knows(LOAN)
    goblin = table.seat(2).has("Raging Goblin")
    table.seat(0).casts("Loan", at=[goblin]).resolves()
    table.seat(0).activates(goblin, at=[table.seat(1)])
    table.resolve_stack()
    table.next_turn()
    assert goblin.controller == table.seat(1)


@rule("804.2")
def test_the_ability_reads_as_it_does() -> None:
    said = ABILITIES.say(DEPLOY, Voice("Grizzly Bears", "this creature", CREATURE))
    assert said.startswith("{T}: Target teammate") and said.endswith("as a sorcery.")


@rule("804.2", "102.3")
def test_one_without_teammates_can_deploy_nothing(scenario: Builder) -> None:
    table = scenario(seats=3, deploy=True)
    assert not table.seat(0).can(O_ACTIVATE, table.seat(0).has("Grizzly Bears"))


@rule("804.2", "611.2")
def test_handing_a_creature_to_and_fro_leaves_no_old_effects(scenario: Builder) -> None:
    table = scenario(seats=4, teams=TEAMS, deploy=True)
    bears = table.seat(0).has("Grizzly Bears")
    for _ in range(3):
        for seat in (0, 1):
            if table.active != [table.seat(seat)]:
                table.to_step(MAIN1, table.seat(seat))
            table.seat(seat).activates(bears, at=[table.seat(1 - seat)])
            table.resolve_stack()
    assert bears.controller == table.seat(0)
    assert len(table.game.state.standing[S_LAYER]) == 2
    # and what is left is enough: without the teammate it stays here
    table.seat(1).concedes()
    assert bears.controller == table.seat(0)


def test_first_deploys_from_where_nobody_can_be_attacked(scenario: Builder) -> None:
    """An emperor hands creatures to a general; a general keeps them."""
    agent = make_agent("first", 0)
    for seats, expected in (([5, 0, 1], True), ([0, 1, 2], False)):
        table = scenario(
            seats=6, teams=[seats, [s for s in range(6) if s not in seats]], range_of_influence=1, deploy=True
        )
        bears = table.seat(0).has("Grizzly Bears")
        decision = table.to_priority(table.seat(0).number)
        answer = agent.choose(table.game, decision)
        assert (decision.options[answer[0]].id == bears.id) == expected
