"""Tokens that are copies with exceptions, of cards too, and in any number."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from apnap.abilities.amounts import X
from apnap.abilities.cards import card
from apnap.abilities.effects.copies import BecomeCopy, CreateCopies
from apnap.abilities.events.combat_events import Attacks
from apnap.abilities.events.triggers import Whenever
from apnap.abilities.filters import CREATURE, OTHER, YOU_CONTROL
from apnap.abilities.keyword_abilities.flags import FLYING
from apnap.abilities.selectors import THIS, Each
from apnap.abilities.statics.becoming import IsNow
from apnap.abilities.statics.changes import Has
from apnap.abilities.statics.copying import IsntLegendary
from apnap.abilities.targets import Target, TargetCard
from apnap.english import rules_text
from apnap.english.reading.faces import FaceText
from apnap.english.reading.gate import CardText, read_card
from apnap.library.pool import POOL
from apnap.rules.ch2_cards.printed import CardDef
from apnap.rules.core.constants import FLYING as FLIES
from apnap.testing import rule
from apnap.testing.plugin import Builder

CARDS: dict[str, CardDef] = {
    "Embalm Wide": card(
        "Embalm Wide", "{B}", "Sorcery", CreateCopies(TargetCard(CREATURE), IsNow("Zombie", "4/4", color="B"))
    ),
    "Many Faces": card(
        "Many Faces", "{X}{U}", "Sorcery", CreateCopies(Target(CREATURE), Has(FLYING), IsntLegendary(), number=X)
    ),
    "Masquerade": card("Masquerade", "{U}", "Sorcery", BecomeCopy(Each(CREATURE, YOU_CONTROL), Target(CREATURE))),
    "Mirror Rider": card(
        "Mirror Rider",
        "{R}",
        "Creature - Human",
        "2/2",
        Whenever(Attacks(THIS), CreateCopies(Target(OTHER, CREATURE, YOU_CONTROL), tapped=True, attacking=True)),
    ),
}


@pytest.fixture(autouse=True)
def known() -> Iterator[None]:
    before = dict(POOL.brought)
    POOL.brought.update(CARDS)
    yield
    POOL.brought = before


@pytest.mark.parametrize("name", CARDS)
def test_what_is_printed_means_the_same(name: str) -> None:
    made = CARDS[name]
    creature = name == "Mirror Rider"
    types, size = ("Creature \u2014 Human", "2/2") if creature else ("Sorcery", "")
    verdict = read_card(CardText(name, "normal", (FaceText(name, "{R}", types, rules_text(made), size),)))
    assert verdict.card is not None, verdict.why
    assert list(verdict.card.base.abilities.every) == list(made.base.abilities.every)


@rule("707.9b", "707.2")
def test_a_copy_of_a_card_is_something_else_besides(scenario: Builder) -> None:
    table = scenario()
    one = table.seat(0)
    (angel,) = one.buried("Serra Angel")
    one.casts("Embalm Wide", at=[angel]).resolves()
    token = one.permanent("Serra Angel")
    chars = table.game.char(token.id)
    assert (token.power, token.toughness) == (4, 4)
    assert chars.subtypes == ["Zombie"]
    assert chars.keywords & FLIES


@rule("707.9a", "107.3")
def test_as_many_copies_as_x_says_have_what_the_exception_says(scenario: Builder) -> None:
    table = scenario()
    one, other = table.seat(0), table.seat(1)
    bears = other.has("Grizzly Bears")
    one.casts("Many Faces", at=[bears], x=3).resolves()
    assert one.battlefield.count("Grizzly Bears") == 3
    assert table.game.char(one.permanent("Grizzly Bears").id).keywords & FLIES


@rule("707.4", "611.2c")
def test_several_become_copies_until_the_turn_ends(scenario: Builder) -> None:
    table = scenario()
    one, other = table.seat(0), table.seat(1)
    bears = one.has("Grizzly Bears")
    angel = other.has("Serra Angel")
    one.casts("Masquerade", at=[angel]).resolves()
    assert bears.power == 4
    table.next_turn()
    assert bears.power == 2


@rule("508.4")
def test_a_copy_joins_the_attack(scenario: Builder) -> None:
    table = scenario(seats=2)
    one, other = table.seat(0), table.seat(1)
    rider = one.has("Mirror Rider")
    bears = one.has("Grizzly Bears")
    one.attacks({rider: other})
    table.resolve_stack()
    tokens = [id for id in table.game.state.turn().attackers if id not in (rider.id, bears.id)]
    assert len(tokens) == 1
    assert table.game.state.objs[tokens[0]].tapped
