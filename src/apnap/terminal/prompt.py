"""What was typed, as an answer or a command. Nothing here changes a game or prints.

An answer is given by keys (`2`, `a1>p3`), by names (`shock`) or by Enter where the question says what that means.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, final

from mypy_extensions import i64

from apnap.rules.core.decisions import (
    D_ASSIGN,
    D_ATTACK,
    D_BLOCK,
    D_CHOOSE,
    D_DIVIDE,
    D_MODE,
    D_MULLIGAN,
    D_NUMBER,
    D_ORDER,
    D_PAY,
    D_PRIORITY,
    D_YES_NO,
    amount_words,
)
from apnap.table.questions import Choice, Question
from apnap.terminal import declaring
from apnap.terminal.matching import NOTHING, NotNamed, Unclear, fits, keys_of, plain


@final
@dataclass(frozen=True, slots=True)
class Command:
    """Something that is not an answer: a wish to look, to stop, to save."""

    name: str
    argument: str = ""


@final
@dataclass(frozen=True, slots=True)
class Answer:
    """An answer in the engine's terms."""

    values: list[i64]


# name: aliases. The order is that of the help.
COMMANDS: Final[dict[str, tuple[str, ...]]] = {
    "help": ("?", "h"),
    "look": ("l", "read", "show"),
    "hand": (),
    "battlefield": ("bf",),
    "graveyard": ("gy", "grave"),
    "exile": (),
    "library": ("lib",),
    "command": (),
    "stack": (),
    "board": ("table", "redraw"),
    "log": (),
    "explain": (),
    "why": ("why not", "whynot"),
    "rule": ("cr",),
    "mana": (),
    "pass": ("p",),
    "stop": (),
    "unstop": (),
    "stops": (),
    "hold": (),
    "yield": (),
    "confirm": (),
    "repeat": (),
    "shortcut": (),
    "do": (),
    "object": (),
    "undo": ("u",),
    "other": ("switch",),
    "suggest": ("propose",),
    "cancel": ("back",),
    "concede": (),
    "save": (),
    "position": ("pos",),
    "quit": ("exit", "q"),
}
# Words that begin a command only where what follows fits, because cards and answers may begin with them too.
_ALONE: Final = frozenset(
    {"help", "stack", "board", "stops", "mana", "undo", "cancel", "object", "other", "position", "quit"}
)
_BY_WORD: Final = {word: name for name, others in COMMANDS.items() for word in (name, *others)}
_YES: Final = frozenset({"y", "yes", "1", "true"})
_NO: Final = frozenset({"n", "no", "0", "false"})


def parse(line: str, question: Question | None) -> Answer | Command:
    """What a line means at a question. Raises Unclear, with advice, where it means nothing."""
    text = " ".join(line.split())
    command = as_command(text)
    if command is not None:
        return command
    rule = _rule_in_words(text)
    if question is None:
        if rule is not None:
            return rule
        raise Unclear(f"nothing is being asked now; {_near_command(text)}")
    try:
        return Answer(answer(text, question))
    except Unclear:
        if rule is not None:
            return rule  # no card is called so
        raise


def _rule_in_words(text: str) -> Command | None:
    """`rule deathtouch`; but a card may be called Rule of something."""
    word, _, rest = text.partition(" ")
    return Command("rule", rest) if _BY_WORD.get(word.casefold()) == "rule" else None


def as_command(text: str) -> Command | None:
    """The command that a line is, or None."""
    lowered = text.casefold()
    if lowered.startswith("why not"):
        return Command("why", text[7:].strip())
    word, _, rest = text.partition(" ")
    name = _BY_WORD.get(word.casefold())
    if name is None:
        return None
    rest = rest.strip()
    if name in _ALONE and rest:
        return None
    if name == "suggest" and not rest:
        raise Unclear("say what your team should do: `suggest` and then an answer, such as `suggest none`")
    if name == "pass" and not rest:
        return None  # an answer: pass once
    if name == "repeat" and not rest[:1].isdigit():
        return None  # a card may begin so
    if name == "rule" and rest and not rest[0].isdigit():
        return None  # a card may be called so
    return Command(name, rest)


# answers -------------------------------------------------------------------------------------------------------------
def answer(text: str, question: Question) -> list[i64]:
    """The answer that a line gives to a question."""
    if not text:
        if question.default is None:
            raise Unclear(hint(question))
        return list(question.default)
    kind = question.kind
    if kind == D_PRIORITY or kind == D_PAY:
        return [_one_option(text, question)]
    if kind == D_CHOOSE or kind == D_MODE:
        return _some(text, question)
    if kind == D_ORDER:
        return _ordered(text, question)
    if kind == D_YES_NO or kind == D_MULLIGAN:
        return [_yes_or_no(text, kind == D_MULLIGAN)]
    if kind == D_NUMBER:
        return [_number(text, question)]
    if kind == D_ATTACK:
        return declaring.attack(text, question)
    if kind == D_BLOCK:
        return declaring.block(text, question)
    if kind == D_ASSIGN or kind == D_DIVIDE:
        return _amounts(text, question)
    raise Unclear(f"a question of a kind ({kind}) that this table does not know")


def hint(question: Question) -> str:
    """What to type where Enter alone says nothing."""
    kind = question.kind
    if kind == D_PRIORITY and question.choices and question.choices[0].key != "0":
        return "you said that you would do something else here: type the number of a choice"
    if kind == D_PRIORITY:
        return "type the number of a choice; 0 passes, ? is for help"
    if kind == D_YES_NO:
        return "type yes or no"
    if kind == D_MULLIGAN:
        return "type keep or mulligan; `hand` shows it in full"
    if kind == D_NUMBER:
        return f"type a number from {question.minimum} to {question.maximum}"
    if (kind == D_CHOOSE or kind == D_MODE) and question.maximum > 1:
        return "type the numbers with spaces between them"
    return "type the number of a choice, or ? for help"


def _one_option(text: str, question: Question) -> int:
    """Passing, or one of the options by its key or in words."""
    lowered = text.casefold()
    if question.kind == D_PRIORITY and lowered in ("p", "pass", "ok"):
        if not question.choices or question.choices[0].key != "0":
            raise Unclear("you said that you would do something else here")
        return 0
    for choice in (*question.choices, *question.mana):
        if choice.key == lowered:
            return choice.value
    if lowered.isdigit():
        raise Unclear(f"there is no choice {text}; {_range_words(question.choices)}")
    try:
        return _named(text, question.choices).value
    except NotNamed as unknown:
        try:
            return _named(text, question.mana).value
        except NotNamed:
            raise unknown from None


def _some(text: str, question: Question) -> list[i64]:
    """Several choices, each once."""
    lowered = text.casefold()
    if lowered in NOTHING:
        picked: list[Choice] = []
    elif lowered == "all":
        picked = list(question.choices)
    else:
        picked = _pick(text, question.choices)
    values: list[i64] = []
    for choice in picked:
        for value in (choice.value, *choice.same):
            if value not in values:
                values.append(value)
                break
        else:
            raise Unclear(f"{choice.text} is named too often")
    if lowered == "all":
        values = [value for choice in question.choices for value in (choice.value, *choice.same)]
    if not question.minimum <= len(values) <= question.maximum:
        wanted = amount_words(question.minimum, question.maximum)
        raise Unclear(f"choose {wanted}, not {len(values)}; type the numbers with spaces between them")
    return values


def _ordered(text: str, question: Question) -> list[i64]:
    """Those named first, the others behind them as listed."""
    values: list[i64] = []
    for choice in _pick(text, question.choices):
        if choice.value in values:
            raise Unclear(f"{choice.text} is there twice")
        values.append(choice.value)
    return values + [choice.value for choice in question.choices if choice.value not in values]


def _yes_or_no(text: str, mulligan: bool) -> int:
    lowered = text.casefold()
    if mulligan:
        if "keep".startswith(lowered) or lowered in ("1", "yes", "y"):
            return 0
        if "mulligan".startswith(lowered) or lowered in ("2", "no", "n"):
            return 1
        raise Unclear("type `keep` or `mulligan`")
    if lowered in _YES:
        return 1
    if lowered in _NO:
        return 0
    raise Unclear("type `yes` or `no`")


def _number(text: str, question: Question) -> int:
    lowered = text.casefold().removeprefix("x=").strip()
    if lowered in ("max", "most"):
        return question.maximum
    if lowered in ("min", "least"):
        return question.minimum
    if not re.fullmatch(r"-?\d{1,9}", lowered):
        raise Unclear(f"type a number from {question.minimum} to {question.maximum}")
    return int(lowered)


def _amounts(text: str, question: Question) -> list[i64]:
    """`2 1` in the order listed, or `1=2 2=1`; what is not named gets nothing."""
    tokens = re.sub(r"\s*=\s*", "=", text.replace(",", " ")).split()
    if any("=" in token for token in tokens):
        by_value: dict[int, int] = {}
        for token in tokens:
            key, _, amount = token.partition("=")
            choice = question.find(key)
            if choice is None or not amount.isdigit():
                raise Unclear(f"'{token}' is not a number of a line and an amount, as in 1=2")
            by_value[choice.value] = int(amount)
        return [by_value.get(choice.value, 0) for choice in question.choices]
    if not all(token.isdigit() for token in tokens):
        raise Unclear("type the amounts in the order listed, or Enter for what is proposed")
    if len(tokens) != len(question.choices):
        raise Unclear(f"type {len(question.choices)} amounts in the order listed, not {len(tokens)}")
    return [int(token) for token in tokens]


# finding choices -----------------------------------------------------------------------------------------------------
def _pick(text: str, choices: Sequence[Choice]) -> list[Choice]:
    """Choices by keys (`1 3`, `2-4`, `p2`), or one by its name, or several with commas between them."""
    by_key = {choice.key: choice for choice in choices}
    picked: list[Choice] = []
    for token in text.casefold().replace(",", " ").split():
        span = re.fullmatch(r"(\d{1,3})-(\d{1,3})", token)
        keys = [str(n) for n in range(int(span[1]), int(span[2]) + 1)] if span else [token]
        if any(key not in by_key for key in keys):
            break
        picked += [by_key[key] for key in keys]
    else:
        return picked
    numbers = [token for token in text.casefold().replace(",", " ").split() if token.isdigit()]
    for number in numbers:
        if number not in by_key:
            raise Unclear(f"there is no choice {number}; {_range_words(choices)}")
    return [_named(name, choices) for name in _names_in(text, choices)]


def _names_in(text: str, choices: Sequence[Choice]) -> list[str]:
    """What stands between commas; a name that has commas in it is one. CR 201.4."""
    known = {plain(name) for choice in choices for name in choice.names}
    parts = [part.strip() for part in text.split(",") if part.strip()]
    out: list[str] = []
    while parts:
        whole = (n for n in range(len(parts), 1, -1) if plain(", ".join(parts[:n])) in known)
        count = next(whole, 1)
        out.append(", ".join(parts[:count]))
        parts = parts[count:]
    return out


def _named(text: str, choices: Sequence[Choice]) -> Choice:
    """The one choice that a few words name; the first of several that read the same."""
    exact = [choice for choice in choices if any(plain(text) == plain(name) for name in choice.names)]
    found = exact or [choice for choice in choices if any(fits(text, name) for name in (*choice.names, choice.text))]
    if len({choice.text for choice in found}) == 1:
        return found[0]
    if found:
        several = ", ".join(f"{choice.key} {choice.text}" for choice in found[:4])
        raise Unclear(f"'{text}' could be {several}: type the number")
    names = [name for choice in choices for name in choice.names]
    near = difflib.get_close_matches(plain(text), [plain(name) for name in names], 1)
    if near:
        meant = next(name for name in names if plain(name) == near[0])
        raise NotNamed(f"'{text}' is not among the choices; did you mean '{meant}'?", text)
    if text.split()[:1] == ["pass"]:
        raise NotNamed(f"this cannot be passed on; {_range_words(choices)}", text)
    raise NotNamed(f"'{text}' is not a choice here, nor a command; {_near_command(text)}", text)


def _range_words(choices: Sequence[Choice]) -> str:
    if not choices:
        return "nothing can be chosen"
    return f"choose {keys_of(choices)}"


def _near_command(text: str) -> str:
    near = difflib.get_close_matches(text.casefold().split(" ")[0], list(_BY_WORD), 1, 0.75)
    return f"did you mean `{near[0]}`?" if near else "type ? for help"
