"""What was typed, as answers and commands."""

from __future__ import annotations

import pytest

from apnap.rules.core.constants import NONE
from apnap.rules.core.decisions import (
    D_ASSIGN,
    D_ATTACK,
    D_BLOCK,
    D_CHOOSE,
    D_MULLIGAN,
    D_NUMBER,
    D_ORDER,
    D_PAY,
    D_PRIORITY,
    D_YES_NO,
)
from apnap.table.questions import Choice, Question
from apnap.terminal.matching import Unclear
from apnap.terminal.prompt import Answer, Command, parse

PRIORITY = Question(
    D_PRIORITY,
    0,
    "what do you do?",
    choices=(
        Choice("0", "Pass", 0, names=("pass",)),
        Choice("1", "Play Mountain", 1, 11, ("Mountain", "play Mountain"), same=(2, 5)),
        Choice("2", "Cast Shock {R}", 3, 12, ("Shock", "cast Shock")),
        Choice("3", "Cast Lightning Bolt {R}", 4, 13, ("Lightning Bolt", "cast Lightning Bolt")),
        Choice("4", "Cast Lightning Helix {R}{W}", 6, 14, ("Lightning Helix", "cast Lightning Helix")),
    ),
    mana=(Choice("m1", "Mountain: add {R}", 7, 15, ("Mountain", "tap Mountain")),),
)
ATTACK = Question(
    D_ATTACK,
    0,
    "attack?",
    choices=(
        Choice("a1", "Goblin Piker 2/1", 21, 21, ("Goblin Piker",)),
        Choice("a2", "Gray Ogre 2/2", 22, 22, ("Gray Ogre",)),
        Choice("a3", "Hill Giant 3/3", 23, 23, ("Hill Giant",)),
    ),
    others=(
        Choice("p2", "Ben, 20 life", -2, -2, ("Ben",)),
        Choice("p3", "Cleo, 20 life", -3, -3, ("Cleo",)),
        Choice("d1", "Jace, loyalty 3", 40, 40, ("Jace",)),
    ),
    default=(NONE, NONE, NONE),
)
BLOCK = Question(
    D_BLOCK,
    0,
    "block?",
    choices=(Choice("b1", "Bears", 31, 31, ("Bears",)), Choice("b2", "Wall", 32, 32, ("Wall",))),
    others=(Choice("a1", "Piker", 21, 21, ("Piker",)), Choice("a2", "Ogre", 22, 22, ("Ogre",))),
    default=(),
)
TARGETS = Question(
    D_CHOOSE,
    0,
    "targets?",
    choices=tuple(Choice(str(i + 1), f"thing {i}", 50 + i, 50 + i, (f"Thing {i}",)) for i in range(5)),
    minimum=1,
    maximum=3,
)


def answer(line: str, question: Question) -> list[int]:
    meant = parse(line, question)
    assert isinstance(meant, Answer), meant
    return [int(value) for value in meant.values]


def test_an_option_is_chosen_by_number_or_by_its_words() -> None:
    assert answer("2", PRIORITY) == [3]
    assert answer(" shock ", PRIORITY) == [3]
    assert answer("cast light bolt", PRIORITY) == [4]
    assert answer("play mountain", PRIORITY) == [1]
    assert answer("m1", PRIORITY) == [7]
    assert answer("tap mountain", PRIORITY) == [7]
    for word in ("0", "pass", "p"):
        assert answer(word, PRIORITY) == [0]


def test_words_that_fit_several_options_are_asked_about() -> None:
    with pytest.raises(Unclear, match="3 Cast Lightning Bolt.*4 Cast Lightning Helix"):
        parse("lightning", PRIORITY)
    with pytest.raises(Unclear, match="did you mean 'Shock'"):
        parse("shok", PRIORITY)
    with pytest.raises(Unclear, match="no choice 9"):
        parse("9", PRIORITY)


def test_what_is_listed_comes_before_the_mana_abilities_that_are_not() -> None:
    """With a Mountain in hand and one on the battlefield, `mountain` plays the one in hand."""
    assert answer("mountain", PRIORITY) == [1]
    assert answer("tap mountain", PRIORITY) == [7]
    tapped_out = Question(D_PRIORITY, 0, "?", choices=PRIORITY.choices[:1], mana=PRIORITY.mana)
    assert answer("mountain", tapped_out) == [7]


def test_a_word_that_nearly_is_a_command_is_recognized() -> None:
    with pytest.raises(Unclear, match="did you mean `undo`"):
        parse("undoo", PRIORITY)
    with pytest.raises(Unclear, match="type . for help"):
        parse("xyzzy", PRIORITY)


def test_enter_passes_nothing_by_accident() -> None:
    with pytest.raises(Unclear):
        parse("", PRIORITY)
    assert answer("", ATTACK) == [NONE, NONE, NONE]


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("a1>p2 a2>p3", [-2, -3, NONE]),
        ("a1 > p2, a2 -> p3", [-2, -3, NONE]),
        ("1>p2 2>d1", [-2, 40, NONE]),
        ("a1 a3>p3", [-3, NONE, -3]),
        ("all p2", [-2, -2, -2]),
        ("all > cleo", [-3, -3, -3]),
        ("a2 p3", [NONE, -3, NONE]),
        ("none", [NONE, NONE, NONE]),
        ("no attack", [NONE, NONE, NONE]),
        ("pass", [NONE, NONE, NONE]),
        ("goblin piker > ben", [-2, NONE, NONE]),
        ("piker ben", [-2, NONE, NONE]),
        ("goblin piker attacks ben, hill giant attacks cleo", [-2, NONE, -3]),
        ("attack ben with piker and ogre", [-2, -2, NONE]),
        ("attack with gray ogre at jace", [NONE, 40, NONE]),
        ("a1 p2 a2 p3", [-2, -3, NONE]),
        ("attack all ben", [-2, -2, -2]),
        ("all at cleo", [-3, -3, -3]),
    ],
)
def test_attacks(line: str, expected: list[int]) -> None:
    assert answer(line, ATTACK) == expected


@pytest.mark.parametrize(
    "line", ["a1", "a1>", ">p2", "a9>p2", "a1>p7", "a1>p2 a1>p3", "all", "fly away", "attack", "ben"]
)
def test_unclear_attacks_say_how_to_write_one(line: str) -> None:
    with pytest.raises(Unclear, match="a1|p2"):
        parse(line, ATTACK)


def test_a_lone_attacker_needs_only_a_target() -> None:
    alone = Question(D_ATTACK, 0, "attack?", choices=ATTACK.choices[:1], others=ATTACK.others)
    assert answer("attack ben", alone) == [-2]
    assert answer("p3", alone) == [-3]


def test_creatures_of_one_name_are_taken_one_after_the_other() -> None:
    twins = tuple(Choice(f"a{i + 1}", "Goblin Piker 2/1", 21 + i, 21 + i, ("Goblin Piker",)) for i in range(2))
    question = Question(D_ATTACK, 0, "attack?", choices=twins, others=ATTACK.others)
    assert answer("piker > ben", question) == [-2, NONE]
    assert answer("piker > ben, piker > cleo", question) == [-2, -3]
    others = (twins[0], Choice("a2", "Raging Goblin 1/1", 22, 22, ("Raging Goblin",)))
    with pytest.raises(Unclear, match="a1 Goblin Piker 2/1, a2 Raging Goblin 1/1"):
        parse("goblin > ben", Question(D_ATTACK, 0, "attack?", choices=others, others=ATTACK.others))


def test_one_possible_defender_need_not_be_named() -> None:
    duel = Question(D_ATTACK, 0, "attack?", choices=ATTACK.choices, others=ATTACK.others[:1])
    assert answer("a1 a3", duel) == [-2, NONE, -2]


def test_blocks() -> None:
    assert answer("b1>a2", BLOCK) == [31, 22]
    assert answer("b1 b2>a1", BLOCK) == [31, 21, 32, 21]
    assert answer("b1>a1 b2>a2", BLOCK) == [31, 21, 32, 22]
    assert answer("none", BLOCK) == []
    assert answer("", BLOCK) == []
    assert answer("bears block ogre", BLOCK) == [31, 22]
    assert answer("block a1 with wall and bears", BLOCK) == [32, 21, 31, 21]
    assert answer("no blocks", BLOCK) == []
    with pytest.raises(Unclear, match="say what to block, as in b1>a1"):
        parse("b1", BLOCK)


def test_several_targets() -> None:
    assert answer("1 3", TARGETS) == [50, 52]
    assert answer("2-4", TARGETS) == [51, 52, 53]
    assert answer("thing 4", TARGETS) == [54]
    with pytest.raises(Unclear, match="1 to 3, not 5"):
        parse("all", TARGETS)
    with pytest.raises(Unclear, match="not 0"):
        parse("none", TARGETS)
    with pytest.raises(Unclear, match="too often"):
        parse("1 1", TARGETS)


def test_an_order_may_name_only_the_first() -> None:
    order = Question(D_ORDER, 0, "order?", choices=TARGETS.choices[:3], default=(50, 51, 52))
    assert answer("3", order) == [52, 50, 51]
    assert answer("2 3 1", order) == [51, 52, 50]
    assert answer("", order) == [50, 51, 52]
    with pytest.raises(Unclear, match="twice"):
        parse("1 1", order)


def test_yes_no_mulligans_and_numbers() -> None:
    assert answer("y", Question(D_YES_NO, 0, "?")) == [1]
    assert answer("NO", Question(D_YES_NO, 0, "?")) == [0]
    assert answer("keep", Question(D_MULLIGAN, 0, "?")) == [0]
    assert answer("m", Question(D_MULLIGAN, 0, "?")) == [1]
    # as they are listed: 1 keeps
    assert answer("1", Question(D_MULLIGAN, 0, "?")) == [0]
    assert answer("2", Question(D_MULLIGAN, 0, "?")) == [1]
    with pytest.raises(Unclear):
        parse("0", Question(D_MULLIGAN, 0, "?"))
    number = Question(D_NUMBER, 0, "X?", minimum=0, maximum=7)
    assert answer("5", number) == [5]
    assert answer("x=3", number) == [3]
    assert answer("max", number) == [7]
    with pytest.raises(Unclear, match="0 to 7"):
        parse("lots", number)


def test_damage_is_assigned_in_order_or_by_line() -> None:
    damage = Question(D_ASSIGN, 0, "?", choices=TARGETS.choices[:3], minimum=5, maximum=5, default=(2, 2, 1))
    assert answer("", damage) == [2, 2, 1]
    assert answer("5 0 0", damage) == [5, 0, 0]
    assert answer("2=3 3=2", damage) == [0, 3, 2]
    with pytest.raises(Unclear, match="3 amounts"):
        parse("5", damage)


def test_a_payment_is_automatic_unless_something_is_named() -> None:
    pay = Question(D_PAY, 0, "pay", choices=(Choice("1", "Mountain: add {R}", 0, 15, ("Mountain",)),), default=())
    assert answer("", pay) == []
    assert answer("1", pay) == [0]


@pytest.mark.parametrize(
    ("line", "name", "argument"),
    [
        ("?", "help", ""),
        ("look shock", "look", "shock"),
        ("l 2", "look", "2"),
        ("graveyard 2", "graveyard", "2"),
        ("log 30", "log", "30"),
        ("why not Shock", "why", "Shock"),
        ("rule 601.2a", "rule", "601.2a"),
        ("rule deathtouch", "rule", "deathtouch"),
        ("battlefield p2", "battlefield", "p2"),
        ("pass turn", "pass", "turn"),
        ("pass until my turn", "pass", "until my turn"),
        ("stop upkeep", "stop", "upkeep"),
        ("undo", "undo", ""),
        ("save my game.json", "save", "my game.json"),
        ("QUIT", "quit", ""),
    ],
)
def test_commands(line: str, name: str, argument: str) -> None:
    assert parse(line, PRIORITY) == Command(name, argument)


def test_a_card_may_be_called_like_a_command() -> None:
    law = Question(D_PRIORITY, 0, "?", choices=(Choice("1", "Cast Rule of Law {2}{W}", 1, 5, ("Rule of Law",)),))
    assert answer("rule of law", law) == [1]


def test_where_nothing_is_asked_only_commands_are_heard() -> None:
    with pytest.raises(Unclear, match="did you mean `undo`"):
        parse("undoo", None)


def test_a_question_that_cannot_be_passed_says_so() -> None:
    asked = Question(D_CHOOSE, 0, "discard", choices=(Choice("1", "Shock {R}", 11, 11, ("Shock",)),), minimum=1)
    with pytest.raises(Unclear, match="cannot be passed on; choose 1"):
        parse("pass", asked)


@pytest.mark.parametrize(
    ("question", "words"),
    [
        (PRIORITY, "0 passes"),
        (Question(D_PRIORITY, 0, "?", choices=PRIORITY.choices[1:]), "you said that you would do something else"),
        (Question(D_YES_NO, 0, "?"), "yes or no"),
        (Question(D_MULLIGAN, 0, "?"), "keep or mulligan"),
        (Question(D_NUMBER, 0, "?", minimum=2, maximum=5), "a number from 2 to 5"),
        (Question(D_CHOOSE, 0, "?", choices=TARGETS.choices, minimum=2, maximum=2), "the numbers with spaces"),
        (Question(D_CHOOSE, 0, "?", choices=TARGETS.choices), "the number of a choice"),
    ],
)
def test_enter_alone_is_told_what_to_type(question: Question, words: str) -> None:
    with pytest.raises(Unclear, match=words):
        parse("", question)
