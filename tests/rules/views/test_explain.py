"""Why an object is what it is, layer by layer."""

from __future__ import annotations

import pytest

from apnap.rules.ch1_concepts.definitions import Static
from apnap.rules.ch2_cards.characteristics import Chars
from apnap.rules.ch4_zones.zones import add_standing
from apnap.rules.core.constants import (
    ARTIFACT,
    BATTLEFIELD,
    CREATURE,
    ENCHANTMENT,
    FLYING,
    GRAVEYARD,
    HAND,
    L_ABILITY,
    L_CONTROL,
    L_PT_DEFINE,
    L_PT_MODIFY,
    L_PT_SET,
    L_PT_SWITCH,
    L_TYPE,
    LASTS_THIS_TURN,
    S_LAYER,
)
from apnap.rules.core.game import Game
from apnap.rules.core.state import Standing
from apnap.rules.events import ZoneChange
from apnap.rules.views.explain import explain
from tests.helpers.plain_boards import BEAR, OGRE, board, plain, put, table_of


class Anthem(Static):
    """Every creature gets +1/+1."""

    def __init__(self) -> None:
        super().__init__([S_LAYER])

    def layers(self) -> list[int]:
        return [L_PT_MODIFY]

    def affects(self, game: Game, effect: Standing, ref: int, chars: Chars) -> bool:
        return chars.types & CREATURE != 0

    def apply(self, game: Game, effect: Standing, ref: int, chars: Chars, layer: int) -> None:
        chars.power += 1
        chars.toughness += 1


class Wings(Anthem):
    """Every creature has flying, and is an artifact too."""

    def layers(self) -> list[int]:
        return [L_TYPE, L_ABILITY]

    def apply(self, game: Game, effect: Standing, ref: int, chars: Chars, layer: int) -> None:
        if layer == L_TYPE:
            chars.types |= ARTIFACT
        else:
            chars.keywords |= FLYING


class Switch(Anthem):
    def layers(self) -> list[int]:
        return [L_PT_SWITCH]

    def apply(self, game: Game, effect: Standing, ref: int, chars: Chars, layer: int) -> None:
        chars.power, chars.toughness = chars.toughness, chars.power


class Animate(Anthem):
    """Every enchantment is a 4/4 creature as well."""

    def layers(self) -> list[int]:
        return [L_TYPE, L_PT_SET]

    def affects(self, game: Game, effect: Standing, ref: int, chars: Chars) -> bool:
        return chars.types & ENCHANTMENT != 0

    def apply(self, game: Game, effect: Standing, ref: int, chars: Chars, layer: int) -> None:
        if layer == L_TYPE:
            chars.types |= CREATURE
        else:
            chars.power = chars.toughness = 4


class Steals(Static):
    def layers(self) -> list[int]:
        return [L_CONTROL]

    def gives_control(self, game: Game, effect: Standing, ref: int) -> int:
        return int(effect.controller)


class HandSize(Static):
    """Power and toughness are the number of cards in its controller's hand."""

    def __init__(self) -> None:
        super().__init__([S_LAYER], -1)
        self.defining = True

    def layers(self) -> list[int]:
        return [L_PT_DEFINE]

    def apply(self, game: Game, effect: Standing, ref: int, chars: Chars, layer: int) -> None:
        chars.power = chars.toughness = len(game.state.ids(effect.controller, HAND))


def lasting(game: Game, source: int, static: Static, ids: list[int], controller: int = 0) -> None:
    """An effect until end of turn on fixed objects."""
    state = game.state
    state.serial += 1
    effect = Standing(state.serial, source, static, state.tick(), controller)
    effect.duration = LASTS_THIS_TURN
    effect.ids = ids
    add_standing(state, effect)
    game.settle()


def steps(game: Game, id: int) -> list[tuple[str, str, str]]:
    return [(c.rule, c.cause, c.text) for c in explain(game, id).changes]


def anthem_card(name: str, static: Static):
    return plain(name, "{2}{W}", ENCHANTMENT, 0, 0, [static])


def test_a_plain_creature_is_as_printed() -> None:
    game = board(table_of(2))
    bear = put(game, 0, BATTLEFIELD, BEAR)
    explanation = explain(game, bear.id)
    assert explanation.changes == []
    assert explanation.lines() == [
        "as printed: Bear, {1}{G}, Creature - Bear, 2/2, green (CR 109.3)",
        "now: Bear, {1}{G}, Creature - Bear, 2/2, green",
    ]


def test_layers_counters_and_durations_in_their_order() -> None:
    game = board(table_of(2))
    bear = put(game, 0, BATTLEFIELD, BEAR)
    put(game, 1, BATTLEFIELD, anthem_card("Glory", Anthem()))
    put(game, 1, BATTLEFIELD, anthem_card("Feathers", Wings()))
    game.state.edit(bear.id).counters = {"+1/+1": 2, "-1/-1": 1, "age": 3}
    ogre = put(game, 0, BATTLEFIELD, OGRE)
    lasting(game, ogre.id, Anthem(), [bear.id])
    lasting(game, ogre.id, Switch(), [bear.id])
    game.drop_all_chars()
    game.settle()
    assert steps(game, bear.id) == [
        ("613.1d", "Feathers", "Creature - Bear -> Artifact Creature - Bear"),
        ("613.1f", "Feathers", "gains flying"),
        ("613.4c", "Glory", "2/2 -> 3/3"),
        ("613.4c", "Ogre until end of turn", "3/3 -> 4/4"),
        ("613.4c", "2 +1/+1 counters and 1 -1/-1 counter", "4/4 -> 5/5"),
    ]
    explanation = explain(game, bear.id)
    assert explanation.result.same_as(game.char(bear.id))
    assert explanation.lines()[-1] == "now: Bear, {1}{G}, Artifact Creature - Bear, 5/5, green, flying"


def test_a_switch_is_seen_where_it_changes_something() -> None:
    game = board(table_of(2))
    bear = put(game, 0, BATTLEFIELD, plain("Wall", power=0, toughness=4))
    lasting(game, bear.id, Switch(), [bear.id])
    assert steps(game, bear.id) == [("613.4d", "Wall until end of turn", "0/4 -> 4/0")]


def test_an_effect_that_depends_on_another_comes_after_it() -> None:
    """An older anthem applies in 7c to what a newer effect has made a creature in layer 4. CR 613.6."""
    game = board(table_of(2))
    glory = put(game, 0, BATTLEFIELD, anthem_card("Glory", Anthem()))
    put(game, 0, BATTLEFIELD, anthem_card("Waking", Animate()))
    assert steps(game, glory.id) == [
        ("613.1d", "Waking", "Enchantment -> Creature Enchantment"),
        ("613.4b", "Waking", "0/0 -> 4/4"),
        ("613.4c", "Glory", "4/4 -> 5/5"),
    ]


def test_control_is_layer_two() -> None:
    game = board(table_of(3))
    bear = put(game, 0, BATTLEFIELD, BEAR)
    thief = put(game, 2, BATTLEFIELD, OGRE)
    lasting(game, thief.id, Steals([S_LAYER]), [bear.id], controller=2)
    assert game.state.objs[bear.id].controller == 2
    assert steps(game, bear.id) == [("613.1b", "Ogre until end of turn", "Player 0 -> Player 2 controls it")]


@pytest.mark.parametrize("zone", [HAND, GRAVEYARD, BATTLEFIELD])
def test_what_defines_itself_does_so_in_every_zone(zone: int) -> None:
    game = board(table_of(2))
    put(game, 0, HAND, BEAR)
    maro = put(game, 0, zone, plain("Maro", power=0, toughness=0, abilities=[HandSize()]))
    game.state.chars[maro.id] = None
    n = len(game.state.ids(0, HAND))
    assert steps(game, maro.id) == [("613.4a", "its own ability", f"0/0 -> {n}/{n}")]


def test_a_copy_is_said_to_be_one() -> None:
    game = board(table_of(2))
    clone = put(game, 0, BATTLEFIELD, plain("Clone", "{3}{U}", power=0, toughness=0))
    game.state.edit(clone.id).copied = BEAR.base
    game.drop_all_chars()
    game.settle()
    ((rule, cause, text),) = steps(game, clone.id)
    assert (rule, cause) == ("707.2", "it is a copy")
    assert (
        text == "name Clone -> Bear, mana cost {3}{U} -> {1}{G}, blue -> green, Creature -> Creature - Bear, 0/0 -> 2/2"
    )


def test_what_is_gone_is_as_it_last_was() -> None:
    game = board(table_of(2))
    bear = put(game, 0, BATTLEFIELD, BEAR)
    put(game, 0, BATTLEFIELD, anthem_card("Glory", Anthem()))
    game.emit(ZoneChange(bear.id, BATTLEFIELD, GRAVEYARD, 0))
    assert steps(game, bear.id) == [("608.2h", "last known information", "2/2 -> 3/3")]
    assert steps(game, game.state.objs[bear.id].next_id) == []


def test_explaining_changes_nothing() -> None:
    game = board(table_of(2))
    bear = put(game, 0, BATTLEFIELD, BEAR)
    for static in (Anthem(), Wings(), Switch()):
        put(game, 1, BATTLEFIELD, anthem_card(type(static).__name__, static))
    before = list(game.state.chars)
    version, clock = game.state.version, game.state.clock
    explain(game, bear.id)
    assert all(a is b for a, b in zip(before, game.state.chars, strict=True))
    assert (game.state.version, game.state.clock) == (version, clock)
    with pytest.raises(ValueError, match="no object 99"):
        explain(game, 99)


def test_the_last_step_is_what_the_layers_say() -> None:
    game = board(table_of(2))
    ids = [put(game, s % 2, BATTLEFIELD, card).id for s, card in enumerate([BEAR, OGRE, BEAR])]
    for static in (Wings(), Animate(), Anthem(), Switch()):
        ids.append(put(game, 1, BATTLEFIELD, anthem_card(type(static).__name__, static)).id)
    for id in ids:
        assert explain(game, id).result.same_as(game.char(id))
