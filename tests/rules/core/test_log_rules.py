"""What the log cites: the rule that a judge would, each with a title."""

from __future__ import annotations

import re

import pytest

from apnap import rulebook
from apnap.rules.core.log import LogEntry
from apnap.rules.events.actions import KEYWORD_ACTIONS
from apnap.testing import rule
from apnap.testing.plugin import Builder
from apnap.testing.scenario import Scenario
from tests.properties.games import PILES, Deal
from tools.project import here


def cited(table: Scenario, words: str) -> str:
    """The rule of the last line with these words."""
    return next(entry.rule for entry in reversed(table.game.log) if words in entry.text)


@rule("700.4", "704.5g")
def test_what_dies_is_said_to_die(scenario: Builder) -> None:
    table = scenario()
    bears = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Lightning Bolt", at=[bears]).resolves()
    assert cited(table, "Grizzly Bears has been dealt lethal damage") == "704.5g"
    assert cited(table, "Grizzly Bears dies") == "700.4"


@rule("608.3", "700.15")
def test_the_log_cites_why_a_permanent_enters(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).casts("Grizzly Bears").resolves()
    table.seat(0).plays("Forest")
    table.seat(0).casts("Raise the Alarm").resolves()
    assert cited(table, "Grizzly Bears enters") == "608.3"
    assert cited(table, "Forest enters") == "700.15"
    assert cited(table, "tokens") == "701.7"


@rule("120.3a", "119.3")
def test_the_log_tells_life_lost_to_damage_from_other_losses(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).casts("Lightning Bolt", at=[table.seat(1)]).resolves()
    assert cited(table, "loses 3 life") == "120.3a"
    table.seat(0).casts("Sign in Blood", at=[table.seat(1)]).resolves()
    assert cited(table, "loses 2 life") == "119.3"


@rule("701.13", "402.1", "701.9")
def test_exile_returns_and_discards(scenario: Builder) -> None:
    table = scenario()
    bears, lions = table.seat(1).have("Grizzly Bears", "Savannah Lions")
    table.seat(0).casts("Swords to Plowshares", at=[bears]).resolves()
    table.seat(0).casts("Unsummon", at=[lions]).resolves()
    table.seat(0).casts("Mind Rot", at=[table.seat(1)]).resolves()
    assert cited(table, "Grizzly Bears is exiled") == "701.13"
    assert cited(table, "Savannah Lions returns") == "402.1"
    assert cited(table, "discards Savannah Lions") == "701.9"
    assert not any("Savannah Lions goes to" in entry.text for entry in table.game.log)


@rule("701.22", "701.44")
def test_keyword_actions_are_named(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).casts("Preordain").resolves()
    table.seat(0).casts("Merfolk Branchwalker").resolves()
    table.resolve_stack()
    assert cited(table, "scries 2") == "701.22"
    assert cited(table, "Merfolk Branchwalker explores") == "701.44"


def test_every_keyword_action_has_a_rule() -> None:
    sources = [path for part in ("rules", "abilities") for path in (here().src / "apnap" / part).rglob("*.py")]
    taken = {name for path in sources for name in re.findall(r'Happened\("([^"]+)"', path.read_text("utf-8"))}
    assert "earthbend" in taken
    assert taken <= KEYWORD_ACTIONS.keys()


@pytest.mark.parametrize("seed", range(3))
def test_every_rule_that_a_game_cites_has_a_title(seed: int) -> None:
    play = Deal(("3", "shared 2v2", "2")[seed], seed, PILES).start(log=True)
    play.limit = 2500
    play.run()
    for entry in play.log:
        assert titled(entry), f"{entry} cites a rule without a title"
        assert entry.rule not in ("700.1", "701", "701.1")


def titled(entry: LogEntry) -> bool:
    number, _, edition = entry.rule.partition(" (")
    if edition:
        return bool(rulebook.title(number, edition=edition.split()[0]))
    return bool(rulebook.title(number))
