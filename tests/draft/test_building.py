"""From decks to the game: seats, notes, conspiracies. CR 905.3-905.4."""

from __future__ import annotations

import apnap
from apnap import record
from apnap.draft import CONSPIRACY_DRAFT, decks_of, new_draft
from apnap.draft.building import FOR_AGENDAS
from apnap.draft.games import table_of
from apnap.rules.core.constants import COMMAND
from apnap.testing import rule
from tests.draft.tables import choose, go_on, in_pile, packs_of, pick, table


@rule("905.3", "905.2b")
def test_everybody_keeps_their_seat_and_their_notes() -> None:
    draft = new_draft(CONSPIRACY_DRAFT, seats=4, seed=12)
    built = decks_of(draft)
    game = apnap.new_game(built, table=table_of(draft.setup), agents=["first"], seed=1, check=False, start=False)
    for seat, deck in enumerate(built):
        assert game.setup.decks[seat] == deck
        assert [n.about for n in game.play.state.players[seat].notes] == [n.about for n in deck.notes]
    assert any(deck.notes for deck in built)
    assert game.run().over
    # and the game can be played again from its record, notes and agendas included
    again = record.loads(record.dumps(record.record_of(game))).play()
    assert again.digest == game.digest


@rule("905.4", "315.2")
def test_any_number_of_conspiracies_of_the_pool_may_begin_in_the_command_zone() -> None:
    draft = table("Sentinel Dispatch", "Power Play", "Shock")
    pick(draft, "Sentinel Dispatch", "Sentinel Dispatch", "Sentinel Dispatch")
    pick(draft, "Power Play", "Power Play", "Power Play")
    go_on(draft, lambda decision: decision.purpose == FOR_AGENDAS)
    choose(draft, 0, "Sentinel Dispatch")
    draft.answer([], 1)
    choose(draft, 2, "Sentinel Dispatch", "Power Play")
    go_on(draft)
    built = decks_of(draft)
    assert [deck.cards("Conspiracy") for deck in built] == [
        ["Sentinel Dispatch"],
        [],
        ["Power Play", "Sentinel Dispatch"],
    ]
    assert built[0].cards("Sideboard").count("Power Play") == 1
    assert "Power Play" in in_pile(draft, 0)
    game = apnap.new_game(built, table=table_of(draft.setup), check=False, start=False)
    state = game.play.state
    assert [len(state.ids(seat, COMMAND)) for seat in range(3)] == [1, 0, 2]
    assert state.starter == 2


@rule("315.3")
def test_a_conspiracy_is_never_offered_for_the_deck() -> None:
    draft = new_draft(set=packs_of("Power Play", "Shock"), seats=3, bots=[""] * 3, seed=1)
    go_on(draft, lambda decision: decision.purpose == "deck")
    for decision in draft.decisions:
        names = {draft.state.name(int(card)) for card in decision.candidates}
        assert "Power Play" not in names


@rule("903.13")
def test_there_is_a_commander_draft_by_name() -> None:
    draft = new_draft("commander-draft", seats=3, bots=[""] * 3)
    assert draft.setup.commander and draft.setup.picks == 2
    assert table_of(draft.setup).commander
