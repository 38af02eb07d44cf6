"""Why an object is what it is: its characteristics layer by layer, each change with its source and rule. CR 613.

It runs the layers over a draft of the board, as layers.py does, and looks at the one object after each effect. The
state is left as it was.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from apnap.rules.ch1_concepts.definitions import Ability
from apnap.rules.ch1_concepts.keyword_counters import KEYWORD_COUNTERS, KeywordCounter
from apnap.rules.ch2_cards.characteristics import Chars
from apnap.rules.ch6_spells.layers import layers
from apnap.rules.ch6_spells.layers.copiable_values import copiable
from apnap.rules.ch6_spells.layers.layers import LayerPass
from apnap.rules.ch6_spells.layers.single_object import DEFINING_LAYERS, LAYERS, affects, counters_change, define_in
from apnap.rules.core.constants import (
    BATTLEFIELD,
    CREATURE,
    KEYWORD_NAMES,
    L_ABILITY,
    L_COLOR,
    L_CONTROL,
    L_COPY,
    L_FACE_DOWN,
    L_PT_DEFINE,
    L_PT_MODIFY,
    L_PT_SET,
    L_PT_SWITCH,
    L_TEXT,
    L_TYPE,
    LASTS_THE_GAME,
    LASTS_THIS_COMBAT,
    LASTS_THIS_TURN,
    LASTS_THROUGH_UNTAP,
    LASTS_TO_END_OF_PLAYERS_TURN,
    LASTS_TO_PLAYERS_TURN,
    LASTS_WHILE_TRUE,
    S_LAYER,
    SUPERTYPE_NAMES,
    TYPE_NAMES,
)
from apnap.rules.core.objects import Obj
from apnap.rules.core.state import Standing
from apnap.rules.core.supposing import suppose
from apnap.rules.core.types import Layer, ObjectId
from apnap.rules.views.seen import words

if TYPE_CHECKING:
    from apnap.rules.core.game import Game

COLOR_NAMES: Final = ["white", "blue", "black", "red", "green"]

LAYER_RULES: Final[dict[i64, str]] = {
    L_COPY: "613.2a",
    L_FACE_DOWN: "613.2b",
    L_CONTROL: "613.1b",
    L_TEXT: "613.1c",
    L_TYPE: "613.1d",
    L_COLOR: "613.1e",
    L_ABILITY: "613.1f",
    L_PT_DEFINE: "613.4a",
    L_PT_SET: "613.4b",
    L_PT_MODIFY: "613.4c",
    L_PT_SWITCH: "613.4d",
}
DURATION_WORDS: Final[dict[i64, str]] = {
    LASTS_THIS_TURN: " until end of turn",
    LASTS_THIS_COMBAT: " until end of combat",
    LASTS_TO_PLAYERS_TURN: " until a player's next turn",
    LASTS_TO_END_OF_PLAYERS_TURN: " until the end of a player's next turn",
    LASTS_THE_GAME: " for the rest of the game",
    LASTS_WHILE_TRUE: " as long as its condition holds",
    LASTS_THROUGH_UNTAP: " through the next untap step",
}


class Change:
    """One step: which rule, what caused it (an object's id, or -1 for a rule), and what it changed."""

    def __init__(self, rule: str, layer: Layer, source: ObjectId, cause: str, text: str) -> None:
        self.rule: str = rule
        self.layer: Layer = layer
        self.source: ObjectId = source
        self.cause: str = cause
        self.text: str = text

    def __str__(self) -> str:
        return f"{self.cause}: {self.text} (CR {self.rule})"


class Explanation:
    """What an object began as, every change in order, and what it is now."""

    def __init__(self, id: ObjectId, start: Chars) -> None:
        self.id: ObjectId = id
        self.start: Chars = start
        self.changes: list[Change] = []
        self.result: Chars = start

    def lines(self) -> list[str]:
        """For a reader: printed, layer by layer, now."""
        out: list[str] = [f"as printed: {summary(self.start)} (CR 109.3)"]
        for change in self.changes:
            out.append(str(change))
        out.append(f"now: {summary(self.result)}")
        return out


def explain(game: Game, id: ObjectId) -> Explanation:
    """Derive an object's characteristics step by step. CR 613."""
    state = game.state
    if id < 0 or id >= len(state.objs):
        raise ValueError(f"there is no object {id} in this game")
    o = state.objs[id]
    explanation = Explanation(id, o.card.faces[o.face].chars)
    supposed = suppose(game)  # the layers are run once more, step by step
    try:
        if o.zone == BATTLEFIELD and not o.phased_out:
            through_layers(game, o, explanation)
        else:
            elsewhere(game, o, explanation)
    finally:
        supposed.end()
    return explanation


def elsewhere(game: Game, o: Obj, explanation: Explanation) -> None:
    """Off the battlefield only what defines itself applies; what is gone is as it last was. CR 604.3, 608.2h."""
    known = game.state.chars[o.id]
    now = from_printed(o, explanation)
    for layer in LAYERS:
        defined(game, o, now, layer, explanation)
    if known is not None and not known.same_as(now):
        note(explanation, "608.2h", 0, -1, "last known information", now, known)
        now = known
    explanation.result = now


def from_printed(o: Obj, explanation: Explanation) -> Chars:
    """The copiable values: printed ones, or those copied over them. CR 707.2."""
    base = copiable(o)
    if base is not explanation.start:
        if o.face_down:
            note(explanation, "708.2", L_FACE_DOWN, -1, "it is face down", explanation.start, base)
        elif base is explanation.start.flip:
            note(explanation, "710.2", L_COPY, -1, "it is flipped", explanation.start, base)
        else:
            note(explanation, "707.2", L_COPY, -1, "it is a copy", explanation.start, base)
    return base.copy()


def through_layers(game: Game, o: Obj, explanation: Explanation) -> None:
    """The whole board goes through the layers; one object is watched. CR 613.1."""
    from_printed(o, explanation)
    control(game, o, explanation)
    draft = layers.draft_board(game)
    draft.open_all(game)
    if o.id not in draft.ids:
        raise RuntimeError(f"{game.name(o.id)} is on the battlefield and on nobody's side of it")
    mine = draft.chars[draft.ids.index(o.id)]
    for layer in LAYERS:
        watch_layer(game, draft, o, mine, layer, explanation)
    explanation.result = mine.copy()


def watch_layer(game: Game, draft: LayerPass, o: Obj, mine: Chars, layer: Layer, explanation: Explanation) -> None:
    """As layers.run_layer, with a look at one object after each effect. CR 613.7-8."""
    if layer in DEFINING_LAYERS:
        for i in range(len(draft.ids)):
            if draft.ids[i] == o.id:
                defined(game, o, mine, layer, explanation)
            else:
                define_in(game, draft.ids[i], draft.chars[i], layer)
    pool = layers.effects_in(game, draft, layer)
    done: list[Standing] = []
    while pool:
        best = layers.next_effect(game, draft, pool, layer) if len(pool) > 1 else 0
        effect = pool.pop(best)
        before = mine.copy()
        changed = layers.apply_effect(game, draft, effect, layer)
        if layer == L_ABILITY or layer == L_TYPE:
            done.append(effect)
            if changed:
                pool = layers.rest_of_layer(game, draft, layer, done)
        if isinstance(effect.static, KeywordCounter):
            note(explanation, "122.1b", layer, -1, counter_words(o, True), before, mine)
            continue
        note(explanation, LAYER_RULES[layer], layer, effect.source, cause_of(game, effect), before, mine)
    if layer == L_PT_MODIFY:
        for i in range(len(draft.ids)):
            before = draft.chars[i].copy()
            counters_change(game.state.objs[draft.ids[i]], draft.chars[i])
            if draft.ids[i] == o.id:
                note(explanation, LAYER_RULES[layer], layer, -1, counter_words(o, False), before, mine)


def defined(game: Game, o: Obj, chars: Chars, layer: Layer, explanation: Explanation) -> None:
    """The object's own characteristic-defining abilities. CR 604.3, 613.3."""
    before = chars.copy()
    define_in(game, o.id, chars, layer)
    rule = "604.3" if layer not in LAYER_RULES else LAYER_RULES[layer]
    note(explanation, rule, layer, o.id, "its own ability", before, chars)


def control(game: Game, o: Obj, explanation: Explanation) -> None:
    """Layer 2, as control.settle_control applies it. CR 613.1b."""
    state = game.state
    now = o.base_controller
    for e in state.standing[S_LAYER]:
        if L_CONTROL in e.static.layers() and affects(game, e, o.id, game.char(o.id)):
            given = e.static.gives_control(game, e, o.id)
            if given >= 0 and given != now and state.in_game(given):
                text = f"{game.name_of_seat(now)} -> {game.name_of_seat(given)} controls it"
                change = Change(LAYER_RULES[L_CONTROL], L_CONTROL, e.source, cause_of(game, e), text)
                explanation.changes.append(change)
                now = given


def cause_of(game: Game, effect: Standing) -> str:
    """What an effect comes from, and how long it lasts."""
    return game.name(effect.source) + DURATION_WORDS.get(effect.duration, "")


def counter_words(o: Obj, keywords: bool) -> str:
    """The counters that give keywords, or those that change power and toughness."""
    parts: list[str] = []
    counters = o.counters
    if counters is not None:
        for kind, n in counters.items():
            if kind in KEYWORD_COUNTERS if keywords else "/" in kind:
                parts.append(f"{n} {kind} counter{'s' if n != 1 else ''}")
    return " and ".join(parts) if parts else "counters"


def note(
    explanation: Explanation, rule: str, layer: Layer, source: ObjectId, cause: str, before: Chars, after: Chars
) -> None:
    """Add a step, if it changed anything."""
    text = difference(before, after)
    if text:
        explanation.changes.append(Change(rule, layer, source, cause, text))


# in words ------------------------------------------------------------------------------------------------------------
def difference(before: Chars, after: Chars) -> str:
    """What is different, `2/2 -> 3/3`; empty when nothing is."""
    parts: list[str] = []
    if before.name != after.name:
        parts.append(f"name {before.name or 'none'} -> {after.name or 'none'}")
    old_cost = cost_words(before)
    new_cost = cost_words(after)
    if old_cost != new_cost:
        parts.append(f"mana cost {old_cost} -> {new_cost}")
    if before.colors != after.colors:
        parts.append(f"{color_words(before.colors)} -> {color_words(after.colors)}")
    if before.types != after.types or before.supertypes != after.supertypes or before.subtypes != after.subtypes:
        parts.append(f"{type_words(before)} -> {type_words(after)}")
    gained = words(after.keywords & ~before.keywords, KEYWORD_NAMES)
    if gained:
        parts.append(f"gains {', '.join(gained)}")
    lost = words(before.keywords & ~after.keywords, KEYWORD_NAMES)
    if lost:
        parts.append(f"loses {', '.join(lost)}")
    more = count_missing(after.abilities.every, before.abilities.every)
    if more:
        parts.append(f"gains {ability_words(more)}")
    fewer = count_missing(before.abilities.every, after.abilities.every)
    if fewer:
        parts.append(f"loses {ability_words(fewer)}")
    if before.power != after.power or before.toughness != after.toughness:
        parts.append(f"{before.power}/{before.toughness} -> {after.power}/{after.toughness}")
    if before.loyalty != after.loyalty:
        parts.append(f"loyalty {before.loyalty} -> {after.loyalty}")
    if before.defense != after.defense:
        parts.append(f"defense {before.defense} -> {after.defense}")
    return ", ".join(parts)


def count_missing(these: list[Ability], those: list[Ability]) -> i64:
    """How many of these are not among those."""
    n: i64 = 0
    for a in these:
        found = False
        for b in those:
            if a is b:
                found = True
        if not found:
            n += 1
    return n


def ability_words(n: i64) -> str:
    return "an ability" if n == 1 else f"{n} abilities"


def cost_words(chars: Chars) -> str:
    cost = chars.cost
    return "none" if cost is None else str(cost)


def type_words(chars: Chars) -> str:
    """`Legendary Creature - Bear`."""
    line = " ".join(words(chars.supertypes, SUPERTYPE_NAMES) + words(chars.types, TYPE_NAMES))
    if chars.subtypes:
        line += " - " + " ".join(chars.subtypes)
    return line or "no type"


def color_words(colors: i64) -> str:
    """`green`, `white and blue`. CR 105."""
    return " and ".join(words(colors, COLOR_NAMES)) or "colourless"


def summary(chars: Chars) -> str:
    """One line for all characteristics."""
    parts: list[str] = [chars.name or "no name"]
    if chars.cost is not None:
        parts.append(str(chars.cost))
    parts.append(type_words(chars))
    if chars.types & CREATURE:
        parts.append(f"{chars.power}/{chars.toughness}")
    if chars.loyalty >= 0:
        parts.append(f"loyalty {chars.loyalty}")
    if chars.defense >= 0:
        parts.append(f"defense {chars.defense}")
    parts.append(color_words(chars.colors))
    if chars.keywords:
        parts.append(", ".join(words(chars.keywords, KEYWORD_NAMES)))
    return ", ".join(parts)
