"""What a learner is given: arrays over the bytes of an observation, and the same in words and as JSON."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from apnap.decisions import describe, to_dict, value_words
from apnap.env.core.cards import CardVectors, card_number
from apnap.env.core.driver import Driver
from apnap.env.core.layout import (
    ACTION_FIELDS,
    CARD_FIELDS,
    OBJECT_FIELDS,
    PLAYER_FIELDS,
    QUESTION_FIELDS,
    TABLE_FIELDS,
    Layout,
)
from apnap.rules.core.decisions import AmountsDecision, MulliganDecision, NumberDecision, YesNoDecision
from apnap.rules.views.view import observe

Array = NDArray[Any]
FIELDS: Final[Mapping[str, list[str]]] = {
    "table": TABLE_FIELDS,
    "question": QUESTION_FIELDS,
    "players": PLAYER_FIELDS,
    "actions": ACTION_FIELDS,
    "permanents": [*CARD_FIELDS, *OBJECT_FIELDS],
    "stack": [*CARD_FIELDS, *OBJECT_FIELDS],
    "hand": [*CARD_FIELDS, *OBJECT_FIELDS],
    "others": [*CARD_FIELDS, *OBJECT_FIELDS],
}
"""By part of an observation, what stands at each place of a line."""
NUMBER: Final = slice(0, 4)


def spaces_of(layout: Layout) -> spaces.Dict:
    """What an observation is."""
    return spaces.Dict(
        {
            "observation": spaces.Box(-128, 127, (int(layout.length),), np.int8),
            "action_mask": spaces.Box(0, 1, (int(layout.actions),), np.int8),
        }
    )


def masks_of(layout: Layout) -> list[Array]:
    """By the number of legal actions, the mask that says so; they are shared, and cannot be written to."""
    out = []
    for count in range(int(layout.actions) + 1):
        mask = np.zeros(int(layout.actions), np.int8)
        mask[:count] = 1
        mask.flags.writeable = False
        out.append(mask)
    return out


def split(layout: Layout, observation: Array) -> dict[str, Array]:
    """The parts of an observation, or of a batch of them: for each the lines, and what stands in them."""
    out = {}
    at = 0
    before = observation.shape[:-1]
    for name, lines, width in layout.parts():
        part = observation[..., at : at + lines * width]
        out[name] = part.reshape(*before, lines, width)
        at += lines * width
    return out


def numbers(lines: Array) -> Array:
    """The numbers of the cards on lines of objects; 0 where there is none, or it is not known."""
    return np.ascontiguousarray(lines[..., NUMBER]).view(np.uint32)[..., 0]


def card_features(name: str) -> Array:
    """A card by its name as the encoder writes it: `FIELDS["hand"]` up to the words of its abilities."""
    from apnap import library

    return np.frombuffer(CardVectors().vector(library.find(name).base), np.int8)


def number_of(name: str) -> int:
    """The number that stands for a card, for ever."""
    return int(card_number(name))


# words ---------------------------------------------------------------------------------------------------------------
def action_words(driver: Driver) -> list[str]:
    """What each legal action means, in words."""
    asking = driver.asking
    decision = asking.decision
    if decision is None:
        return []
    numbered = isinstance(decision, YesNoDecision | MulliganDecision | NumberDecision | AmountsDecision)
    words = value_words(driver.play, decision)
    out = []
    for i in range(int(asking.values)):
        at = int(asking.first) + i * int(asking.step)
        value = int(asking.offered.at(at))
        last = min(at + int(asking.step), int(asking.last)) - 1
        if last > at:
            out.append(f"from {value} to {int(asking.offered.at(last))}")
        elif isinstance(decision, YesNoDecision | MulliganDecision):
            out.append(words.get(value) or ("yes" if value else "no"))
        elif numbered:
            out.append(words.get(value) or str(value))
        else:
            out.append(words.get(value) or ("nothing" if value == NOBODY else str(value)))
    if asking.ends:
        out.append("that is all")
    if asking.further:
        out.append("look at the others")
    return out


NOBODY: Final = -1000


def as_json(driver: Driver, seat: int) -> dict[str, Any]:
    """What a seat may know as plain data; where it chooses, the question and what each action means."""
    out: dict[str, Any] = {"seat": seat, "view": observe(driver.play, seat).to_dict()}
    decision = driver.asking.decision
    if decision is not None and decision.decider == seat:
        out["question"] = to_dict(driver.play, decision)
        out["answered"] = [int(x) for x in driver.asking.parts]
        out["actions"] = action_words(driver)
    return out


def as_text(driver: Driver, seat: int) -> str:
    """The same to read: the table line by line, the question, and a numbered list of actions."""
    view = observe(driver.play, seat)
    lines = []
    for turn in view.turns():
        whose = " and ".join(view.player(s).name for s in turn.active) or "nobody"
        begun = f"Turn {turn.number} of {whose}, {turn.to_dict()['step']}."
        lines.append(begun if turn.number else "Before the first turn.")
        for one in reversed(view.stack(turn.marker)):
            lines.append(f"On the stack: {one.name or 'a face-down spell'}.")
    for s in [(seat + r) % int(view.seats) for r in range(int(view.seats))]:
        player = view.player(s)
        who = "You" if s == seat else player.name
        if not player.in_game:
            lines.append(f"{who}: no longer in the game.")
            continue
        hand = ", ".join(card.name for card in view.hand(s)) or "nothing known"
        lines.append(
            f"{who}: {player.life} life, {player.hand_size} cards in hand ({hand}), "
            f"{player.library_size} in the library, {len(view.graveyard(s))} in the graveyard."
        )
        board = ", ".join(_permanent(one) for one in view.battlefield(s))
        if board:
            lines.append(f"  has {board}.")
    decision = driver.asking.decision
    if decision is not None and decision.decider == seat:
        lines.append(describe(driver.play, decision))
        lines += [f"  {i}: {words}" for i, words in enumerate(action_words(driver))]
    return "\n".join(lines)


def _permanent(one: Any) -> str:
    words = one.name or "a face-down creature"
    if one.is_creature():
        words += f" {one.power}/{one.toughness}"
    return f"{words} (tapped)" if one.tapped else words
