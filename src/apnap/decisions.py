"""Decisions for programs and screens: in words, as plain data and back, and part by part.

    decision = game.decision
    print(describe(game, decision))                 # Your main phase: what do you do?
    print(option_words(game, decision))             # ['Pass, on to combat', 'Cast Lightning Bolt {R}', ...]
    parts = next_parts(game, decision, [])          # what an answer may begin with
    data = to_dict(game, decision)                  # for another process; docs/decisions.md has the schema

Everything here is for the seat that decides, and says nothing that this seat may not know.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, cast

from apnap.api import Game
from apnap.errors import InputError
from apnap.rules.ch5_turns.combat import step_by_step
from apnap.rules.core.decisions import (
    D_ASSIGN,
    DECISION_NAMES,
    O_PASS,
    AmountsDecision,
    AttackDecision,
    BandDecision,
    BlockDecision,
    ChooseDecision,
    DamageDecision,
    Decision,
    DivisionDecision,
    ModeDecision,
    MulliganDecision,
    NumberDecision,
    Option,
    OrderDecision,
    Parts,
    PaymentDecision,
    PriorityDecision,
    TargetDecision,
    YesNoDecision,
)
from apnap.rules.core.play import Play
from apnap.rules.views.view import View, observe
from apnap.table import question_text

_KINDS: Final = {name: number for number, name in enumerate(DECISION_NAMES)}


def _play(game: Game | Play) -> Play:
    return game.play if isinstance(game, Game) else game


# words ---------------------------------------------------------------------------------------------------------------
def describe(game: Game | Play, decision: Decision) -> str:
    """The question in words, as the seat that decides would read it."""
    play = _play(game)
    return question_text.question(play, observe(play, decision.decider), decision).title


def describe_option(game: Game | Play, decision: Decision, option: Option) -> str:
    """What an option does, in words: `Cast Lightning Bolt {R}`."""
    play = _play(game)
    return _option(play, observe(play, decision.decider), decision, option)


def _option(play: Play, view: View, decision: Decision, option: Option) -> str:
    if option.kind == O_PASS:
        return question_text.pass_words(view, decision)
    return question_text.option_words(play, view, option)


def option_words(game: Game | Play, decision: Decision) -> list[str]:
    """Each option in words, in their order; none where the decision has no options."""
    play = _play(game)
    if not isinstance(decision, PriorityDecision | PaymentDecision):
        return []
    view = observe(play, decision.decider)
    return [_option(play, view, decision, option) for option in decision.options]


def value_words(game: Game | Play, decision: Decision) -> dict[int, str]:
    """What each value that an answer may have stands for. Amounts and numbers speak for themselves."""
    play = _play(game)
    if isinstance(decision, PriorityDecision | PaymentDecision):
        return dict(enumerate(option_words(play, decision)))
    asked = question_text.question(play, observe(play, decision.decider), decision)
    choices = (*asked.choices, *asked.others)
    return {value: choice.text for choice in choices for value in (choice.value, *choice.same)}


# part by part --------------------------------------------------------------------------------------------------------
def next_parts(game: Game | Play, decision: Decision, prefix: Sequence[int]) -> Parts:
    """What may come after these parts of an answer, so that the whole can still be legal."""
    return step_by_step.next_parts(_play(game), decision, list(prefix))


def answer_by_parts(game: Game | Play, decision: Decision, pick: Callable[[int], int]) -> list[int]:
    """A legal answer: `pick` is told how many things may come next, and says which, from 0; it ends once it may."""
    play = _play(game)
    parts: list[int] = []
    while not decision.is_complete(list(parts)):
        offered = next_parts(play, decision, parts)
        parts.append(int(offered.at(pick(int(offered.count())))))
    return [int(x) for x in decision.answer_of(list(parts))]


def answers(game: Game | Play, decision: Decision, limit: int) -> list[list[int]] | None:
    """Every legal answer to a decision that is open now; None where there are more than the limit."""
    found = step_by_step.answers(_play(game), decision, limit)
    return None if found is None else [[int(x) for x in answer] for answer in found]


# plain data ----------------------------------------------------------------------------------------------------------
def to_dict(game: Game | Play, decision: Decision) -> dict[str, object]:
    """The decision as plain data, with its words."""
    out = decision.to_dict()
    out["title"] = describe(game, decision)
    out["words"] = {str(value): text for value, text in value_words(game, decision).items()}
    return out


def from_dict(data: Mapping[str, object]) -> Decision:
    """The decision that plain data describes: for asking about answers where there is no game.

    What restricts attacks, blocks and combat damage is known to the game alone; here only the form is checked.
    """
    kind = data.get("kind")
    if not isinstance(kind, str) or kind not in _KINDS:
        raise InputError(f"a decision has one of the kinds {', '.join(_KINDS)}, not {kind!r}")
    try:
        decision = _made(kind, _Fields(data))
        fields = _Fields(data)
        decision.decider = fields.number("decider")
        decision.purpose = fields.text("purpose")
        decision.origin = fields.number("origin")
        decision.source = fields.number("source")
        decision.marker = fields.number("marker")
        decision.benefit = fields.number("benefit")
        decision.team = bool(data["team"])
    except KeyError as missing:
        raise InputError(f"a decision of the kind '{kind}' says its {missing.args[0]!r}") from None
    return decision


class _Fields:
    """The fields of a decision, each of the type it must have."""

    def __init__(self, data: Mapping[str, object]) -> None:
        self.data = data

    def has(self, name: str) -> bool:
        return name in self.data

    def number(self, name: str) -> int:
        value = self.data[name]
        if not isinstance(value, int):
            raise InputError(f"{name!r} is a number, not {value!r}")
        return value

    def text(self, name: str) -> str:
        value = self.data[name]
        if not isinstance(value, str):
            raise InputError(f"{name!r} is a text, not {value!r}")
        return value

    def numbers(self, name: str) -> list[int]:
        value = self.data[name]
        if not isinstance(value, list) or not all(isinstance(x, int) for x in value):
            raise InputError(f"{name!r} is a list of numbers, not {value!r}")
        return cast(list[int], value.copy())

    def texts(self, name: str) -> list[str]:
        value = self.data[name]
        if not isinstance(value, list) or not all(isinstance(x, str) for x in value):
            raise InputError(f"{name!r} is a list of texts, not {value!r}")
        return cast(list[str], value.copy())

    def options(self) -> list[Option]:
        value = self.data["options"]
        if not isinstance(value, list) or not all(isinstance(x, list) and len(x) == 3 for x in value):
            raise InputError(f"'options' is a list of lists of three numbers, not {value!r}")
        return [Option(int(kind), int(id), int(index)) for kind, id, index in value]


def _made(kind: str, of: _Fields) -> Decision:
    """The decision with what its kind has."""
    seat, rule = of.number("seat"), of.text("rule")
    if kind == "priority":
        return PriorityDecision(seat, of.number("marker"), of.options())
    if kind == "pay":
        proposed = of.numbers("proposed")
        return PaymentDecision(seat, rule, of.options(), of.texts("labels"), list(proposed), -1, -1)
    if kind == "choose":
        return _choice(seat, rule, of)
    if kind == "order":
        return OrderDecision(seat, rule, list(of.numbers("candidates")), labels=of.texts("labels"))
    if kind == "yes or no":
        asked = YesNoDecision(seat, rule, about=list(of.numbers("about")), labels=of.texts("labels"))
        asked.only_no = bool(of.data["only_no"])
        return asked
    if kind == "number":
        return NumberDecision(seat, rule, of.number("minimum"), of.number("maximum"), labels=of.texts("labels"))
    if kind == "mode":
        return ModeDecision(
            seat, rule, list(of.numbers("candidates")), of.texts("labels"), of.number("minimum"), of.number("maximum")
        )
    if kind == "attack":
        return AttackDecision(seat, list(of.numbers("attackers")), list(of.numbers("defenders")))
    if kind == "block":
        return BlockDecision(seat, list(of.numbers("blockers")), list(of.numbers("attackers")))
    if kind == "mulligan":
        return MulliganDecision(seat)
    return _amounts(kind, seat, rule, of)


def _choice(seat: int, rule: str, of: _Fields) -> Decision:
    candidates, low, high = list(of.numbers("candidates")), of.number("minimum"), of.number("maximum")
    if of.has("slot"):
        return TargetDecision(seat, rule, candidates, low, high, -1, -1, 0, of.number("slot"))
    if of.has("band"):
        return BandDecision(seat, candidates, list(of.numbers("band")))
    return ChooseDecision(seat, rule, candidates, low, high, labels=of.texts("labels"))


def _amounts(kind: str, seat: int, rule: str, of: _Fields) -> Decision:
    among, low, high = list(of.numbers("among")), of.number("minimum"), of.number("maximum")
    if kind == "divide":
        return DivisionDecision(seat, among, high, -1)
    labels = of.texts("labels")
    if labels:
        return AmountsDecision(D_ASSIGN, seat, rule, among, of.number("least"), low, high, labels)
    return DamageDecision(seat, rule, among, high, -1)
