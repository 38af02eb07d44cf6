"""What views hand out is a copy, and tells nothing that its seat may not know."""

from __future__ import annotations

import pytest

import apnap
from apnap import decks
from apnap.errors import InputError
from apnap.rules.ch6_spells.layers.copiable_values import BLANK_FACE_DOWN
from apnap.rules.core.constants import EXILE, HAND, LIBRARY
from apnap.rules.core.decisions import D_MULLIGAN, D_PRIORITY, ChooseDecision, YesNoDecision
from apnap.rules.views.view import observe
from apnap.testing import rule
from apnap.testing.plugin import Builder


def exiled_face_down(table: object, seat: int, name: str) -> int:
    id = table.place(seat, name, EXILE)  # type: ignore[attr-defined]
    o = table.game.state.edit(id)  # type: ignore[attr-defined]
    o.face_down = True
    o.face_down_values = BLANK_FACE_DOWN
    table.game.drop_chars(id)  # type: ignore[attr-defined]
    table.refresh()  # type: ignore[attr-defined]
    return int(id)


@rule("406.3")
def test_why_not_says_nothing_of_a_card_that_is_exiled_face_down(scenario: Builder) -> None:
    """Two hidden cards with different costs and types get the same words."""
    said = []
    for name in ("Shock", "Serra Angel", "Forest"):
        table = scenario(2)
        id = exiled_face_down(table, 1, name)
        said.append(observe(table.game, 0).why_not(id))
    assert said[0] == said[1] == said[2] and len(said[0]) == 1


def test_an_object_that_is_hidden_has_no_reasons_to_ask_for() -> None:
    game = apnap.new_game(["red", "green"], seed=1)
    hidden = int(game.play.state.ids(1, HAND)[0])
    for id in (hidden, -5, 10**6):
        with pytest.raises(InputError, match="Seat 0 sees no object"):
            game.why_not(0, id)


def test_changing_what_a_view_shows_changes_no_game() -> None:
    """Appending to every list that a view hands out leaves the digest, the card and other views as they were."""
    game = apnap.new_game(["red", "green"], seed=3, agents=["first", "first"])
    game.play.limit = 300
    game.run()
    before = game.digest, [observe(game.play, s).to_dict() for s in range(2)]
    for seat in (0, 1):
        view = observe(game.play, seat)
        handed: list[object] = [*view.permanents(), *view.hand(seat), *view.graveyard(0), *view.stack()]
        handed += [*view.turns(), *view.players()]
        for one in handed:
            for name in dir(one):
                value = getattr(one, name) if not name.startswith("__") else None
                if isinstance(value, list):
                    value.append(value[0] if value else 0)
                    if value and isinstance(value[0], list):
                        value[0].append(1)
    assert (game.digest, [observe(game.play, s).to_dict() for s in range(2)]) == before
    assert observe(apnap.new_game(["red", "green"], seed=3).play, 0).to_dict()


@rule("103.6")
@pytest.mark.parametrize("seed", range(3))
def test_everybody_is_asked_about_an_opening_hand_where_anybody_could_be(seed: int) -> None:
    """Nobody can tell from who is asked who holds such a card."""
    plain = decks.Deck.of("forests", [(40, "Forest")])
    with_leylines = decks.Deck.of("leylines", [(34, "Forest"), (6, "Leyline of the Void")])
    game = apnap.new_game([plain, with_leylines, plain], seats=3, seed=seed, check=False)
    asked = []
    while (decision := game.decision) is not None and decision.kind != D_PRIORITY:
        if decision.rule == "103.6":
            asked.append(int(decision.decider))
            assert game.observe(2).waiting_for() == [decision.decider]
        game.answer([0] if decision.kind == D_MULLIGAN else [])
    assert sorted(asked) == [0, 1, 2]


def test_nobody_is_asked_about_an_opening_hand_where_nobody_could_be() -> None:
    game = apnap.new_game(["red", "green"], seats=2, seed=1)
    while (decision := game.decision) is not None and decision.kind == D_MULLIGAN:
        game.answer([0])
    assert decision is not None and decision.kind == D_PRIORITY


@rule("702.94")
def test_who_has_a_miracle_in_the_deck_is_asked_at_every_first_draw(scenario: Builder) -> None:
    """A question about a card without miracle looks to others as one about a card with it."""
    seen = []
    for drawn in ("Forest", "Thunderous Wrath"):
        table = scenario(2)
        table.place(1, "Thunderous Wrath", LIBRARY)
        table.place(1, drawn, LIBRARY)
        table.refresh()
        decision = table.run(lambda d: d.rule == "702.94a", "the first draw")
        assert isinstance(decision, YesNoDecision if drawn != "Forest" else ChooseDecision)
        view = observe(table.game, 0)
        seen.append((view.waiting_for(), view.turns()[0].to_dict(), view.player(1).to_dict()))
        table.game.answer([] if drawn == "Forest" else [0])
    assert seen[0] == seen[1]
