"""Tokens of variable size, attacking, with a name, and those that the rules define."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from apnap.abilities.amounts import CountOf, X
from apnap.abilities.cards import card, token
from apnap.abilities.effects.creating import CreateTokens
from apnap.abilities.effects.player_actions import Draw
from apnap.abilities.events.combat_events import Attacks
from apnap.abilities.events.object_events import Dies
from apnap.abilities.events.triggers import When, Whenever
from apnap.abilities.filters import CREATURE, LAND, YOU_CONTROL
from apnap.abilities.keyword_abilities.flags import FLYING
from apnap.abilities.players import EACH_PLAYER
from apnap.abilities.predefined_tokens import BLOOD, JUNK, LANDER, MAP, MUTAGEN, POWERSTONE, SHARD
from apnap.abilities.selectors import THIS, Each
from apnap.english import rules_text
from apnap.english.reading.faces import FaceText
from apnap.english.reading.gate import CardText, read_card
from apnap.library.pool import POOL
from apnap.rules.ch2_cards.printed import CardDef
from apnap.testing import rule
from apnap.testing.plugin import Builder

OOZE = token("Ooze Token", "Creature - Ooze", "0/0", colors="G")
OWL = token("Bird Token", "Creature - Bird", "1/1", FLYING, When(Dies(THIS), Draw(1)), colors="U")
KING = token("Old King", "Legendary Creature - Human", "2/2", colors="W")
SOLDIER = token("Soldier Token", "Creature - Soldier", "1/1", colors="W")
CARDS: dict[str, CardDef] = {
    "Grow Ooze": card("Grow Ooze", "{X}{G}", "Sorcery", CreateTokens(1, OOZE, size=X)),
    "Count Ooze": card("Count Ooze", "{G}", "Sorcery", CreateTokens(2, OOZE, size=CountOf(Each(LAND, YOU_CONTROL)))),
    "Hatch": card("Hatch", "{U}", "Sorcery", CreateTokens(2, OWL)),
    "Crown": card("Crown", "{W}", "Sorcery", CreateTokens(1, KING)),
    "Levy": card(
        "Levy", "{W}", "Sorcery", CreateTokens(CountOf(Each(CREATURE, YOU_CONTROL)), SOLDIER, who=EACH_PLAYER)
    ),
    "Captain": card(
        "Captain",
        "{W}",
        "Creature - Human",
        "2/2",
        Whenever(Attacks(THIS), CreateTokens(1, SOLDIER, tapped=True, attacking=True)),
    ),
}
PEBBLE = card("Pebble", "{1}", "Creature - Bear", "1/1")
for _kind in (BLOOD, JUNK, LANDER, MAP, MUTAGEN, POWERSTONE, SHARD):
    _name = f"Make {_kind.name}"
    CARDS[_name] = card(_name, "{1}", "Sorcery", CreateTokens(1, _kind))


@pytest.fixture(autouse=True)
def known() -> Iterator[None]:
    before = dict(POOL.brought)
    POOL.brought.update(CARDS)
    POOL.brought["Pebble"] = PEBBLE
    yield
    POOL.brought = before


@pytest.mark.parametrize("name", CARDS)
def test_what_is_printed_means_the_same(name: str) -> None:
    made = CARDS[name]
    types = "Creature \u2014 Human" if name == "Captain" else "Sorcery"
    size = "2/2" if name == "Captain" else ""
    verdict = read_card(CardText(name, "normal", (FaceText(name, "{1}", types, rules_text(made), size),)))
    assert verdict.card is not None, verdict.why
    assert list(verdict.card.base.abilities.every) == list(made.base.abilities.every)


@rule("111.3", "107.3")
def test_the_size_of_a_token_is_fixed_as_it_is_created(scenario: Builder) -> None:
    table = scenario()
    one = table.seat(0)
    one.casts("Grow Ooze", x=4).resolves()
    ooze = one.permanent("Ooze Token")
    assert (ooze.power, ooze.toughness) == (4, 4)


@rule("111.3", "704.5f")
def test_what_it_is_counted_by_may_change_afterwards(scenario: Builder) -> None:
    table = scenario()
    one = table.seat(0)
    one.has("Forest", "Forest", "Forest")
    one.casts("Count Ooze").resolves()
    assert one.battlefield.count("Ooze Token") == 2
    one.has("Forest")
    assert one.permanent("Ooze Token").power == 3


@rule("508.4", "111.1")
def test_a_token_enters_tapped_and_attacking(scenario: Builder) -> None:
    table = scenario(seats=2)
    one, other = table.seat(0), table.seat(1)
    captain = one.has("Captain")
    one.attacks({captain: other})
    table.resolve_stack()
    soldier = one.permanent("Soldier Token")
    assert soldier.tapped
    assert table.game.state.objs[soldier.id].attacking == other.ref


@rule("111.10h", "106.6")
def test_mana_of_a_powerstone_casts_only_artifacts_and_pays_for_all_else(scenario: Builder) -> None:
    table = scenario()
    one = table.seat(0)
    one.casts("Make Powerstone Token").resolves()
    one.holds("Bonesplitter", "Pebble")
    assert one.castable == ["Bonesplitter"]


@rule("111.10g")
def test_blood_turns_a_card_into_another(scenario: Builder) -> None:
    table = scenario()
    one = table.seat(0)
    one.casts("Make Blood Token").resolves()
    (forest,) = one.holds("Forest")
    one.library("Shock")
    one.gets_mana("C")
    one.activates(one.permanent("Blood Token")).resolves()
    assert one.hand == ["Shock"]
    assert "Forest" in one.graveyard
    assert forest
