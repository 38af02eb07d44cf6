"""The index of rules: what it answers, what it refuses, and that it holds all that it should."""

from __future__ import annotations

import pickle
import subprocess
import sys
from collections import Counter

import pytest

from apnap import rulebook
from apnap.errors import InputError
from apnap.rulebook import UnknownRule
from apnap.rulebook._index import index, is_number, parent, place
from apnap.rulebook._lookup import stem

ALL = index().pinned
CHAPTERS = list("123456789")


def cites_a_rule(number: str) -> bool:
    return "." in number


def test_a_rule_has_a_title_of_a_few_words() -> None:
    assert rulebook.title("702.9") == "Flying: only fliers and reach can block it"
    assert rulebook.title("603.4") == "The intervening if is checked twice"


@pytest.mark.parametrize("written", ["601.2a", "601.2A", " 601.2a ", "CR 601.2a", "rule 601.2a", "601.2a."])
def test_a_number_may_be_written_as_people_write_it(written: str) -> None:
    assert rulebook.explain(written).number == "601.2a"


def test_a_letter_that_is_not_in_the_index_has_the_title_of_its_rule() -> None:
    assert not rulebook.known("601.2z")
    assert rulebook.title("601.2z") == rulebook.title("601.2")
    assert rulebook.explain("704.5ab").number == "704.5"


NONSENSE = ["", "0", "10", "601.0", "601.99", "601.99a", "601.2abc", "999.1", "x", "601.2-3", "601:2", "6 01"]


@pytest.mark.parametrize("nonsense", NONSENSE)
def test_nonsense_is_refused(nonsense: str) -> None:
    assert not rulebook.known(nonsense)
    with pytest.raises(UnknownRule):
        rulebook.title(nonsense)


def test_a_refusal_offers_what_comes_near() -> None:
    """The last rule of the section, and numbers that are a slip away."""
    with pytest.raises(UnknownRule, match=r"no rule is numbered '602\.9'\ndid you mean '602\.5', .*'702\.9'") as caught:
        rulebook.title("602.9")
    assert isinstance(caught.value, InputError)
    assert isinstance(caught.value, ValueError)
    assert all(rulebook.known(number) for number in caught.value.suggestions)


def test_a_word_is_answered_with_the_rules_about_it() -> None:
    with pytest.raises(UnknownRule, match=r"did you mean .*'702\.19'"):
        rulebook.title("Trample")
    assert rulebook.search("Legend rule") == ["205.4d", "704.5j"]
    assert rulebook.search("no such words anywhere") == []
    assert {"104.3a", "101.1", "723.6"} <= set(rulebook.search("concede")) == set(rulebook.search("concedes"))
    assert rulebook.search("conceding") == rulebook.search("conceded") == rulebook.search("concede")
    assert rulebook.search(" ") == []


def test_a_refusal_survives_the_way_between_processes() -> None:
    with pytest.raises(UnknownRule) as caught:
        rulebook.explain("802.9", edition="2024")
    again = pickle.loads(pickle.dumps(caught.value))
    assert type(again) is UnknownRule
    assert str(again) == str(caught.value) and again.suggestions == caught.value.suggestions


def test_the_specification_is_asked_with_its_own_numbers() -> None:
    """726-730 there are 729-733 today, and today's 726-728 are other rules."""
    entry = rulebook.spec("728.2a")
    assert (entry.number, entry.pinned, entry.edition) == ("728.2a", "731.2a", "2024")
    assert rulebook.explain("728.2a", edition="specification") == entry == rulebook.explain("731.2a")
    assert "initiative" in rulebook.title("726.1")
    assert "shortcut" in rulebook.spec("729.2").title
    assert "subgame" in rulebook.title("729.2").lower()
    assert rulebook.title("903.11") != rulebook.spec("903.11").title == rulebook.title("903.11a")


def test_a_number_of_the_specification_that_is_gone_today_is_translated() -> None:
    with pytest.raises(UnknownRule, match=r"did you mean '731\.2'\? \(728\.2 is its number in the specification\)"):
        rulebook.title("728.2")
    with pytest.raises(UnknownRule, match=r"did you mean '802\.5'"):
        rulebook.title("802.6")


@pytest.mark.parametrize("retired", ["802.5", "805.10f"])
def test_rules_that_are_gone_are_asked_with_their_edition(retired: str) -> None:
    entry = rulebook.explain(retired, edition="2024")
    assert entry == rulebook.spec(retired)
    assert entry.pinned == ""
    assert entry.citation == f"{retired} (2024 edition)"
    assert rulebook.known(retired, edition="2024")
    # The pinned edition has given the number to another rule.
    assert rulebook.title(retired) != entry.title
    assert rulebook.explain(retired).citation == retired


def test_the_older_damage_assignment_order_is_in_the_index() -> None:
    """The specification's damage assignment order is built on these, which today's rules have no place for."""
    for number in ("509.2", "509.2a", "509.3", "509.3a", "510.1c", "510.1d", "702.2c"):
        entry = rulebook.explain(number, edition="2024")
        assert entry.explanation and not entry.pinned
        assert entry.title != rulebook.title(number)


def test_an_edition_that_does_not_have_the_rule_says_so() -> None:
    with pytest.raises(UnknownRule, match="'601.2a' in the 2024 edition\nit is a rule of today"):
        rulebook.title("601.2a", edition="2024")
    with pytest.raises(UnknownRule, match="in the specification"):
        rulebook.spec("726.9")
    with pytest.raises(UnknownRule, match="editions are 2024, 2025, 2026 and 'specification'"):
        rulebook.title("601.2a", edition="1993")
    assert rulebook.title("601.2a", edition=rulebook.PINNED) == rulebook.title("601.2a")


def test_children_are_one_level_below_and_in_order() -> None:
    assert rulebook.children("") == CHAPTERS
    assert rulebook.children("8") == [str(section) for section in range(800, 812)]
    assert rulebook.children("103")[:3] == ["103.1", "103.2", "103.3"]
    assert rulebook.children("601.2") == [f"601.2{letter}" for letter in "abcdefghi"]
    assert rulebook.children("613")[-2:] == ["613.10", "613.11"]
    assert rulebook.children("704.5")[-2:] == ["704.5z", "704.5aa"]
    assert rulebook.children("601.2a") == []
    with pytest.raises(UnknownRule):
        rulebook.children("601.99")


def test_every_number_but_the_chapters_has_its_parent() -> None:
    for number in ALL:
        assert number in CHAPTERS or parent(number) in ALL, number
        assert number == "" or is_number(number)
    assert list(ALL) == sorted(ALL, key=place)


def test_the_specification_is_whole_and_in_order() -> None:
    entries = rulebook.specification()
    assert len(entries) == 349
    assert [entry.number for entry in entries] == sorted((entry.number for entry in entries), key=place)
    assert sum(not entry.pinned for entry in entries) == 2
    assert {entry.edition for entry in entries} == {"2024", "2025"}
    assert len({entry.pinned for entry in entries if entry.pinned}) == 347


def test_each_rule_of_the_specification_is_explained() -> None:
    """In one or two whole sentences that do not just repeat the title."""
    for entry in rulebook.specification():
        said = entry.explanation
        assert said[0].isupper() and said.endswith("."), entry
        assert 1 <= len(said.rstrip(".").split(". ")) <= 2, entry
        assert 5 <= len(said.split()) <= 60, entry
        assert entry.title.lower() not in said.lower(), entry
        assert not entry.pinned or rulebook.explain(entry.pinned) == entry


def test_titles_are_short_and_tell_rules_apart() -> None:
    entries = [*ALL.values(), *index().older.values(), *(e for e in rulebook.specification() if not e.pinned)]
    for entry in entries:
        words = len(entry.title.split())
        assert entry.title == entry.title.strip() and not entry.title.endswith("."), entry
        assert entry.title.isascii() and entry.explanation.isascii(), entry
        if cites_a_rule(entry.number):
            assert 4 <= words <= 12, entry
        else:
            assert 1 <= words <= 8, entry
    twice = {title: count for title, count in Counter(entry.title for entry in entries).items() if count > 1}
    assert not twice


@pytest.mark.parametrize(
    "numbers",
    [
        "104.3a 117.3c 117.5 118.3a 120.3a 121.4 302.6 305.2b 400.7",
        "502.3 504.1 508.1a 508.1c 508.1d 509.1a 509.1b 509.1c 510.1c 514.1 514.2",
        "601.2a 601.2b 601.2c 601.2d 601.2e 601.2f 601.2g 601.2h 601.2i 602.2a 602.5a 603.3b 605.3b 608.2b 608.2n",
        "613.1a 613.4c 614.5 615.7 616.1 701.8b 701.21a 702.2b 702.19b 703.4d 704.5a 704.5g 704.5j 704.6d 704.7",
        "800.4a 801.10 805.10d 807.4e 810.8c 811.4 901.9 902.4 903.8 904.9 905.4a",
    ],
)
def test_what_a_game_cites_most_has_a_title_of_its_own(numbers: str) -> None:
    for number in numbers.split():
        assert rulebook.known(number), number


def test_importing_reads_nothing() -> None:
    """The files, and the modules that only a mistake needs, wait for the first question."""
    code = (
        "import sys, apnap.rulebook as book; from apnap.rulebook._index import index;"
        "assert index.cache_info().currsize == 0; assert not {'importlib.resources', 'difflib'} & set(sys.modules);"
        "book.title('601'); assert index.cache_info().currsize == 1"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


@pytest.mark.parametrize(
    "forms",
    [
        "concede concedes conceded conceding",
        "copy copies copied copying",
        "drop drops dropped dropping",
        "block blocks blocked blocking",
        "player players player's",
        "lose loses losing",
        "phase phases phased phasing",
        "cast casts casting",
        "tap taps tapped tapping",
        "roll rolls rolled rolling",
    ],
)
def test_the_forms_of_a_word_have_one_stem(forms: str) -> None:
    assert len({stem(form) for form in forms.split()}) == 1


def test_different_words_have_different_stems() -> None:
    words = "class pass passes planes plans tap tape sing single card care die dice life live".split()
    assert len({stem(word) for word in words}) >= 12
