"""Decks after a Commander Draft: commanders, colours, sizes, copies. CR 903.13e-g."""

from __future__ import annotations

import json
import tempfile
from pathlib import Path

import pytest

import apnap
from apnap.abilities.activated import Activate
from apnap.abilities.cards import card
from apnap.abilities.effects.life import GainLife
from apnap.abilities.keyword_abilities.pairs import Partner
from apnap.draft import COMMANDER_DRAFT, CONSPIRACY_DRAFT, Draft, decks_of, new_draft
from apnap.draft.building import (
    FOR_DECK,
    FOR_LANDS,
    FOR_LEADER_COLOR,
    FOR_LEADERS,
    _cards,
    identity,
    known_lands,
    lead_together,
    may_lead,
)
from apnap.draft.games import commander_table
from apnap.draft.sets import ALWAYS, PARTNERS, DraftSet, has_partners
from apnap.errors import InputError
from apnap.rules.core.constants import COMMAND
from apnap.rules.core.decisions import IllegalAnswer
from apnap.testing import rule
from apnap.testing.plugin import Builder
from tests.draft.tables import choose, go_on, packs_of

BLUE, RED, GREEN = 1 << 1, 1 << 3, 1 << 4
PIPER = ("The Prismatic Piper",)


def building(made: DraftSet, until: str) -> Draft:
    """A Commander draft of these packs, up to a question that seat 0 is asked as it builds its deck."""
    draft = new_draft(COMMANDER_DRAFT, seats=3, set=made, bots=["", "first", "first"], seed=1)
    go_on(draft, lambda decision: decision.purpose == until)
    return draft


def leaders(draft: Draft) -> set[str]:
    decision = draft.decision(0)
    assert decision is not None
    names = {draft.observe(0).card(int(number)) for number in decision.candidates}
    return {card.name for card in names if card is not None}


@rule("903.13e", "903.13f")
def test_a_commander_comes_from_the_pool() -> None:
    draft = building(packs_of("Marwyn, the Nurturer", "Grizzly Bears", "Shock"), FOR_LEADERS)
    assert leaders(draft) == {"Marwyn, the Nurturer"}
    choose(draft, 0, "Marwyn, the Nurturer")
    decision = draft.decision(0)
    assert decision is not None and decision.purpose == FOR_DECK and decision.rule == "903.13f"
    offered = {draft.state.name(int(number)) for number in decision.candidates}
    assert offered <= {"Grizzly Bears", "Marwyn, the Nurturer"}  # within the colours of the commander


@rule("903.3")
@pytest.mark.parametrize(
    "types,able",
    [
        (["Legendary Creature - Elf", "1/1"], True),
        (["Legendary Artifact - Vehicle", "3/3"], True),
        (["Legendary Artifact - Spacecraft"], False),  # without a box for power and toughness
        (["Legendary Artifact"], False),
        (["Legendary Planeswalker - Garruk", "3"], False),
        (["Creature - Elf", "1/1"], False),
    ],
)
def test_a_legendary_creature_or_vehicle_may_lead(types: list[str], able: bool) -> None:
    assert may_lead(card("Somebody", "{2}", *types)) == able


@rule("903.3", "903.13g")
def test_no_other_card_of_the_pool_is_offered_as_a_commander() -> None:
    names = ("Marwyn, the Nurturer", "Grizzly Bears", "Garruk Wildspeaker", "Hall of Triumph")
    draft = building(packs_of(*names), FOR_LEADERS)
    assert leaders(draft) == {"Marwyn, the Nurturer"}


@rule("903.4", "903.5c", "903.5d")
def test_cards_and_lands_are_within_the_colours_of_the_commanders() -> None:
    """Colours in costs, in texts and of basic land types; the commanders' are those of both, and a chosen one."""
    draft = new_draft(COMMANDER_DRAFT, seats=3, set=packs_of("Marwyn, the Nurturer", "Sol Ring"), bots=[""] * 3, seed=1)
    one = card("One", "{G}", "Legendary Creature - Elf", "1/1")
    other = card("Two", "{U}", "Legendary Creature - Elf", "1/1")
    makes = card("Lamp", "{2}", "Artifact", Activate("{R}", GainLife(1)))
    grove = card("Grove", "", "Land - Forest Mountain")
    first = len(draft.state.cards)
    draft.state.cards += [one, other, makes, grove]
    drafter = draft.state.drafters[0]
    drafter.pile = list(range(first, first + 4))

    def offered() -> list[str]:
        (decision,) = _cards(draft, 0)
        assert decision.rule == "903.13f"
        return [draft.state.name(int(number)) for number in decision.candidates]

    drafter.leaders = [first]
    assert identity(draft, drafter) == GREEN and offered() == []
    drafter.leaders = [first, first + 1]
    assert identity(draft, drafter) == GREEN | BLUE and offered() == []
    drafter.colors = [3]
    assert identity(draft, drafter) == GREEN | BLUE | RED and offered() == ["Lamp", "Grove"]


@rule("903.5c", "905.1d")
def test_only_with_commanders_do_colours_matter() -> None:
    names = ("Marwyn, the Nurturer", "Shock", "Grizzly Bears")
    made = packs_of(*names)
    for kind, fitting in ((CONSPIRACY_DRAFT, set(names)), (COMMANDER_DRAFT, {"Grizzly Bears"})):
        draft = new_draft(kind, seats=3, set=made, bots=[""] * 3, seed=1)
        drafter = draft.state.drafters[0]
        drafter.pile = [card for pack in draft.state.packs[:1] for card in pack.cards]
        drafter.leaders = [n for n in drafter.pile if kind == COMMANDER_DRAFT and "Marwyn" in draft.state.name(n)]
        (decision,) = _cards(draft, 0)
        assert {draft.state.name(int(number)) for number in decision.candidates} == fitting


@rule("903.13e")
def test_the_draft_is_complete_before_decks_are_built() -> None:
    draft = building(packs_of("Marwyn, the Nurturer", "Grizzly Bears"), FOR_LEADERS)
    assert [line.rule for line in draft.log if "draft is complete" in line.text] == ["903.13e"]
    assert {line.rule for line in draft.log if "drafts a card" in line.text} == {"903.13b"}
    assert draft.observe(0).pack == [] and len(draft.observe(0).pile) == 2


@rule("903.13e")
@pytest.mark.parametrize("name", ["The Prismatic Piper", "Faceless One"])
def test_everybody_may_add_two_more_commanders_but_only_as_such(scenario: Builder, name: str) -> None:
    draft = building(packs_of("Grizzly Bears", "Shock", always=(name,)), FOR_LEADERS)
    decision = draft.decision(0)
    assert decision is not None
    assert [draft.state.name(int(number)) for number in decision.candidates] == [name, name]
    choose(draft, 0, name)
    go_on(draft, lambda decision: decision.purpose == FOR_LEADER_COLOR)
    draft.answer([4], 0)
    go_on(draft, lambda decision: decision.purpose == FOR_DECK)
    decision = draft.decision(0)
    assert decision is not None
    assert name not in [draft.state.name(int(number)) for number in decision.candidates]
    go_on(draft)
    deck = decks_of(draft)[0]
    assert deck.commanders == [name]
    assert name not in [*deck.cards(), *deck.cards("Sideboard")]


@rule("903.13e")
def test_whoever_drafts_nobody_who_can_lead_may_add_two_pipers() -> None:
    draft = new_draft(COMMANDER_DRAFT, seats=3, set=packs_of("Marwyn, the Nurturer", *["Shock"] * 5), bots=[""] * 3)
    while (decision := draft.decision(0)) is not None and decision.purpose != FOR_LEADERS:
        for waiting in list(draft.decisions):
            seat = int(waiting.seat)
            view = draft.observe(seat)
            order = sorted(view.pack, key=lambda seen: (seen.name == "Shock") is not (seat == 0))
            draft.answer([seen.number for seen in order][: int(waiting.minimum)], seat)
    assert leaders(draft) == {"The Prismatic Piper"}
    choose(draft, 0, "The Prismatic Piper")
    others = draft.decision(1)
    assert others is not None
    assert {draft.state.name(int(number)) for number in others.candidates} == {"Marwyn, the Nurturer"}
    go_on(draft)
    assert decks_of(draft)[0].commanders == ["The Prismatic Piper"]


@rule("903.13e")
def test_sets_with_such_commanders_are_known_by_their_names() -> None:
    assert ALWAYS["Commander Legends"] == ALWAYS["Commander Masters"] == PIPER
    assert ALWAYS["Commander Legends: Battle for Baldur's Gate"] == ("Faceless One",)
    assert "Commander Masters" in PARTNERS


@rule("903.13f")
def test_two_pipers_may_lead_together_each_with_a_color(scenario: Builder) -> None:
    draft = building(packs_of("Grizzly Bears", "Shock", "Savannah Lions", always=PIPER), FOR_LEADERS)
    choose(draft, 0, "The Prismatic Piper", "The Prismatic Piper")
    draft.answer([3, 0], 0)
    decision = draft.decision(0)
    assert decision is not None
    offered = {draft.state.name(int(number)) for number in decision.candidates}
    assert "Grizzly Bears" not in offered and offered <= {"Shock", "Savannah Lions"}
    go_on(draft)
    deck = decks_of(draft)[0]
    game = apnap.new_game([deck], table=commander_table(3), check=False, start=False)
    state = game.play.state
    colors = [int(game.play.char(id).colors) for id in state.ids(0, COMMAND)]
    assert colors == [1 << 3, 1 << 0]
    assert state.players[0].identity == 1 << 3 | 1 << 0


@rule("903.13f")
def test_a_deck_has_sixty_cards_at_least_and_no_maximum() -> None:
    draft = building(packs_of("Marwyn, the Nurturer", "Grizzly Bears"), FOR_LANDS)
    decision = draft.decision(0)
    view = draft.observe(0)
    assert decision is not None
    assert decision.minimum + len(view.deck) + len(view.leaders) == 60
    short = [0] * len(decision.among)
    with pytest.raises(IllegalAnswer, match=r"903\.13f"):
        draft.answer(short, 0)
    short[0] = 150
    draft.answer(short, 0)
    go_on(draft)
    assert decks_of(draft)[0].size() >= 150


@rule("903.13f")
def test_any_number_of_one_name_may_be_in_the_deck() -> None:
    draft = building(packs_of("Marwyn, the Nurturer", *["Grizzly Bears"] * 5), FOR_DECK)
    bears = [seen.number for seen in draft.observe(0).pile if seen.name == "Grizzly Bears"]
    assert len(bears) > 1
    draft.answer(bears, 0)
    go_on(draft)
    assert decks_of(draft)[0].cards().count("Grizzly Bears") == len(bears)


@rule("903.13f")
def test_only_partners_lead_together_unless_the_set_makes_all_of_few_colors_partners() -> None:
    names = ("Marwyn, the Nurturer", "Goblin King", "Talrand, Sky Summoner")
    draft = building(packs_of(*names), FOR_LEADERS)
    have = sorted(leaders(draft))
    if len(have) == 2:
        with pytest.raises(IllegalAnswer, match=r"702\.124a"):
            choose(draft, 0, *have)
    masters = building(packs_of(*names, partners=True), FOR_LEADERS)
    have = sorted(leaders(masters))
    assert have == ["Marwyn, the Nurturer", "Talrand, Sky Summoner"]
    choose(masters, 0, *have)
    assert masters.decision(0) is not None
    go_on(masters)
    assert sorted(decks_of(masters)[0].commanders) == have


@rule("903.13g")
def test_the_game_is_a_commander_game() -> None:
    draft = new_draft(COMMANDER_DRAFT, seats=3, seed=2)
    game = apnap.new_game(decks_of(draft), table=commander_table(3), check=False, start=False)
    state = game.play.state
    assert [state.life(seat) for seat in range(3)] == [40] * 3
    for seat, deck in enumerate(decks_of(draft)):
        led = [state.objs[id].card.name for id in state.ids(seat, COMMAND)]
        assert led == deck.commanders
        assert len(state.players[seat].commanders) == len(led)


@rule("903.13f", "903.3", "702.124")
def test_a_background_is_offered_beside_who_chooses_one() -> None:
    draft = building(packs_of("Erinis, Gloom Stalker", "Raised by Giants", "Shock"), FOR_LEADERS)
    assert leaders(draft) == {"Erinis, Gloom Stalker", "Raised by Giants"}
    with pytest.raises(IllegalAnswer, match="cannot lead a deck alone"):
        choose(draft, 0, "Raised by Giants")
    choose(draft, 0, "Erinis, Gloom Stalker", "Raised by Giants")
    draft = building(packs_of("Marwyn, the Nurturer", "Raised by Giants", "Shock"), FOR_LEADERS)
    assert leaders(draft) == {"Marwyn, the Nurturer"}


@rule("903.13f")
def test_who_leads_together_where_those_of_one_colour_are_partners() -> None:
    one = card("One", "{G}", "Legendary Creature - Elf", "1/1")
    none = card("None", "{2}", "Legendary Artifact Creature - Golem", "1/1")
    gold = card("Gold", "{G}{W}", "Legendary Creature - Elf", "1/1")
    partner = card("Gold Partner", "{G}{W}", "Legendary Creature - Elf", "1/1", Partner())
    bear = card("Bear", "{G}", "Creature - Bear", "2/2")
    for other, alone, everybody in (
        (none, False, True),
        (gold, False, False),
        (partner, False, True),
        (bear, False, False),
    ):
        assert lead_together(one, other, False) == alone
        assert lead_together(one, other, True) == lead_together(other, one, True) == everybody


@rule("903.13f", "905.1d")
def test_which_basic_lands_may_be_added() -> None:
    """Of the colours of the commanders, and Wastes; in a draft without commanders, all."""
    draft = building(packs_of("Marwyn, the Nurturer", "Grizzly Bears"), FOR_LANDS)
    decision = draft.decision(0)
    assert decision is not None and [label for label in decision.labels if label != "Wastes"] == ["Forest"]
    assert ("Wastes" in decision.labels) == ("Wastes" in known_lands())
    free = new_draft(CONSPIRACY_DRAFT, seats=3, set=packs_of("Grizzly Bears"), bots=["", "first", "first"], seed=1)
    go_on(free, lambda asked: asked.purpose == FOR_LANDS)
    decision = free.decision(0)
    assert decision is not None and len([label for label in decision.labels if label != "Wastes"]) == 5


@rule("903.13f")
def test_which_sets_have_partners_of_one_colour() -> None:
    """By name or code, by what a file says, or by the name in a file; the cards of it need not be known."""
    pack = {"cards": [{"name": "Nobody Knows This One"}], "slots": [{"count": 1, "choose": [{"pool": "common"}]}]}
    sets = {
        "ONE": {"name": "Commander Masters", **pack},
        "TWO": {"name": "Others", **pack},
        "YES": {"name": "Others", "partners": True, **pack},
        "NO": {"name": "Commander Masters", "partners": False, **pack},
    }
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder) / "sets.json"
        place.write_text(json.dumps(sets), "utf-8")
        assert [has_partners(f"{place}#{code}") for code in sets] == [True, False, True, False]
    assert [has_partners(name) for name in ("CMM", "commander masters", "CMR", "commander")] == [
        True,
        True,
        False,
        False,
    ]
    with pytest.raises(InputError, match="there is no set"):
        has_partners("nowhere")
