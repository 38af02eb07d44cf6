"""Sets to draft: the built-in ones, and files of one's own."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from apnap.draft import built_in, find_set, new_draft, read_set
from apnap.draft.sets import DraftSet, SetData, Slot, checked
from apnap.errors import DeckError, InputError
from apnap.rules.core.generator import Generator
from apnap.testing import rule
from tests.draft.tables import packs_of

GOOD = {
    "name": "Small",
    "cards": [
        {"name": "Shock", "rarity": "C"},
        {"name": "Grizzly Bears", "rarity": "C"},
        {"name": "Giant Growth", "rarity": "U"},
        {"name": "Savannah Lions", "rarity": "R"},
    ],
    "slots": [
        {"count": 2, "choose": [{"pool": "common"}]},
        {"count": 1, "choose": [{"pool": "uncommon", "weight": 3}, {"pool": "rare", "weight": 1}]},
    ],
}


def written(folder: Path, data: object, name: str = "set.json") -> str:
    path = folder / name
    path.write_text(json.dumps(data), "utf-8")
    return str(path)


@pytest.mark.parametrize("name,size", [("conspiracy", 15), ("commander", 20)])
def test_the_built_in_sets_have_packs_with_slots(name: str, size: int) -> None:
    made = built_in(name)
    assert made.size == size and made.packs == 3
    dice = Generator()
    dice.seed(4)
    for _ in range(20):
        pack = made.open(dice)
        assert len(pack) == size and len(set(pack)) == size
        rare = [card for card in pack if card in made.pools["rare"] + made.pools["mythic"]]
        assert rare
    special = {"conspiracy": "draft", "commander": "legend"}[name]
    assert any(card in made.pools[special] for card in pack)


def test_the_built_in_sets_know_conspiracies_and_cards_that_act() -> None:
    pool = built_in("conspiracy").pools["draft"]
    assert len(pool) >= 27


def test_a_set_of_ones_own_is_drafted(tmp_path: Path) -> None:
    path = written(tmp_path, GOOD)
    made = find_set(path)
    assert made.size == 3 and made.pools["common"] == ("Shock", "Grizzly Bears")
    draft = new_draft(set=path, seats=3, seed=1)
    assert draft.over
    dice = Generator()
    dice.seed(1)
    last = [sorted(made.open(dice), key=["Shock", "Grizzly Bears"].__contains__)[0] for _ in range(80)]
    assert last.count("Giant Growth") > last.count("Savannah Lions") > 0


def test_one_of_several_sets_in_a_file(tmp_path: Path) -> None:
    path = written(tmp_path, {"ONE": GOOD, "TWO": {**GOOD, "name": "Second"}})
    assert find_set(f"{path}#TWO").name == "Second"
    with pytest.raises(InputError, match="#ONE, #TWO"):
        find_set(path)
    with pytest.raises(InputError, match="no set 'THREE'"):
        find_set(f"{path}#THREE")


def test_every_mistake_is_reported(tmp_path: Path) -> None:
    bad = {
        "name": "Bad",
        "cards": [{"name": "Shokc", "rarity": "C"}, {"name": "Shock", "rarity": "Q"}],
        "slots": [{"count": 0, "choose": [{"pool": "mythic", "weight": 0}]}],
        "packs_per_player": 0,
    }
    with pytest.raises(DeckError) as told:
        read_set(written(tmp_path, bad))
    text = str(told.value)
    for said in ("'Shokc'", "rarity 'Q'", "slot 1 has 0 cards", "weight 0", "no card is in it", "0 packs a player"):
        assert said in text, said
    assert "Shock" in text and "--known-only" in text


def test_cards_that_are_not_known_can_be_left_out(tmp_path: Path) -> None:
    more = {**GOOD, "cards": [*GOOD["cards"], {"name": "Nobody's Card", "rarity": "C"}]}  # type: ignore[misc]
    path = written(tmp_path, more)
    with pytest.raises(DeckError, match="Nobody's Card"):
        find_set(path)
    assert find_set(path, known_only=True).pools["common"] == ("Shock", "Grizzly Bears")


@pytest.mark.parametrize("content", ["[]", "{", '{"name": 3, "slots": []}'])
def test_what_is_not_a_set_is_refused(tmp_path: Path, content: str) -> None:
    path = tmp_path / "odd.json"
    path.write_text(content, "utf-8")
    with pytest.raises(InputError, match="not a set to draft"):
        read_set(path)


def test_a_set_that_is_not_there() -> None:
    with pytest.raises(InputError, match="did you mean 'commander'"):
        find_set("comander")
    with pytest.raises(InputError, match="cannot be read"):
        find_set("nowhere.json")


def test_cards_that_every_drafter_may_add(tmp_path: Path) -> None:
    masters = read_set(written(tmp_path, {**GOOD, "name": "Commander Masters"}))
    assert masters.always == ("The Prismatic Piper",) and masters.partners
    gate = {**GOOD, "name": "Commander Legends: Battle for Baldur\u2019s Gate"}
    assert read_set(written(tmp_path, gate)).always == ("Faceless One",)
    own = read_set(written(tmp_path, {**GOOD, "always": ["Faceless One"], "partners": False}))
    assert own.always == ("Faceless One",) and not own.partners


def test_cards_and_pools_may_be_weighed() -> None:
    rare = [{"name": "Savannah Lions", "rarity": "R"}, {"name": "Serra Angel", "rarity": "R"}]
    data = {
        "name": "Weighed",
        "cards": [*rare, {"name": "Shock", "rarity": "C"}, {"name": "Giant Growth", "rarity": "M"}],
        "slots": [
            {"count": 1, "choose": [{"pool": "rare", "per_card": 2}, {"pool": "mythic", "per_card": 1}]},
            {"count": 1, "choose": [{"pools": ["common", "mythic"], "weight": 3}, {"pool": "rare"}]},
            {"count": 1, "pool_weights": {"Brago's Favor": 4, "Worldknit": 1}},
        ],
    }
    made = checked(msgspec.convert(data, SetData), known_only=True)
    assert made.slots[0].pools == (("rare", 4), ("mythic", 1))
    assert made.slots[1].pools == (("common+mythic", 3), ("rare", 1))
    assert made.pools["common+mythic"] == ("Shock", "Giant Growth")
    assert made.slots[2].pools[0] == ("Brago's Favor", 4)


@rule("903.3", "903.13f")
def test_a_draft_without_commanders_is_refused_before_a_card_is_drafted() -> None:
    with pytest.raises(DeckError, match=r"no card that can be a commander, and 3 drafters .*CR 903\.3") as told:
        new_draft("commander-draft", seats=3, set=packs_of("Shock"), bots=["", "first", "first"])
    assert "--set commander" in str(told.value) and "always" in str(told.value)
    with pytest.raises(DeckError, match="hold 3 cards that can be a commander, and 4 drafters"):
        new_draft("commander-draft", seats=4, set=few(), seed=FEW_SEED)
    assert not new_draft("commander-draft", seats=4, set=packs_of("Shock", always=("Faceless One",)), start=False).over


def few() -> DraftSet:
    """Packs of one card, sometimes a legend."""
    return DraftSet("few", {}, {"any": ("Marwyn, the Nurturer", "Shock")}, (Slot(1, (("any", 1),)),), packs=1)


FEW_SEED = 4


def test_many_unknown_cards_are_counted_and_take_no_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Names like an unknown one are looked for only where they are shown."""
    looked: list[str] = []

    def near(word: str, *more: object) -> list[str]:
        looked.append(word)
        return []

    monkeypatch.setattr("difflib.get_close_matches", near)
    # type: ignore[call-overload]
    cards = [{"name": f"Nobody {i}", "rarity": "C"} for i in range(300)] + list(GOOD["cards"])
    path = written(tmp_path, {**GOOD, "cards": cards})
    with pytest.raises(DeckError, match="and 280 more"):
        find_set(path)
    assert len(looked) == 20
    assert find_set(path, known_only=True).names() == find_set(written(tmp_path, GOOD, "good.json")).names()
    assert len(looked) == 20


def test_the_set_of_the_document_is_drafted_as_it_stands(tmp_path: Path) -> None:
    page = Path(__file__).resolve().parents[2] / "docs" / "drafting.md"
    text = page.read_text("utf-8").partition("```json\n")[2].partition("```")[0]
    file = tmp_path / "my-set.json"
    file.write_text(text, "utf-8")
    draft = new_draft(seats=3, set=str(file), seed=1)
    assert draft.over and draft.setup.set.name == "My set"


@pytest.mark.parametrize("seed", [-1, 2**56, 2**70, 1.5, "7"])
def test_a_seed_is_within_the_bounds_of_all_seeds(seed: int) -> None:
    with pytest.raises(InputError, match="a seed is a number from 0 to"):
        new_draft(seats=3, seed=seed)
