"""Conspiracies and hidden agendas in a game. CR 315, 702.106, 905.3-6, 103.1c, 103.2e, 116.2j."""

from __future__ import annotations

import pytest

import apnap
from apnap import decks, library
from apnap.abilities.base import VocabularyError
from apnap.abilities.cards import card
from apnap.abilities.casual.conspiracies import HIDDEN_AGENDA
from apnap.abilities.effects.flow import Nothing
from apnap.abilities.keyword_abilities.flags import FLYING
from apnap.api import Game
from apnap.decks import CONSPIRACY, MAIN, SIDEBOARD, Deck, Entry, Section
from apnap.draft.games import conspiracy_table
from apnap.rules.ch7_additional.restarting import Restart, restarted
from apnap.rules.ch8_multiplayer.table import ATTACK_MULTIPLE
from apnap.rules.ch9_casual.conspiracies import FOR_NAME
from apnap.rules.ch9_casual.noted import NOTED_NUMBER
from apnap.rules.core.constants import BATTLEFIELD, COMMAND, DRAW, EXILE, GRAVEYARD, HASTE, OUTSIDE
from apnap.rules.core.decisions import O_CAST, O_SPECIAL, IllegalAnswer, ModeDecision
from apnap.rules.events import ZoneChange
from apnap.testing import rule
from apnap.testing.plugin import Builder


def deck(*conspiracies: str, sideboard: tuple[str, ...] = ()) -> Deck:
    parts = (
        Section(MAIN, (Entry(20, "Mountain"), Entry(12, "Grizzly Bears"), Entry(8, "Shock"))),
        Section(CONSPIRACY, tuple(Entry(1, name) for name in conspiracies)),
        Section(SIDEBOARD, tuple(Entry(1, name) for name in sideboard)),
    )
    return Deck("drafted", tuple(part for part in parts if part.entries))


def game_of(*lists: Deck, seats: int = 3, seed: int = 1) -> Game:
    return apnap.new_game(list(lists), table=conspiracy_table(seats), seed=seed, check=False, start=False)


@rule("905.3", "905.6")
@pytest.mark.parametrize("seats", [3, 8])
def test_the_game_after_a_conspiracy_draft(seats: int) -> None:
    table = conspiracy_table(seats)
    assert table.attack == ATTACK_MULTIPLE and table.range is None and len(table.teams) == seats
    game = apnap.new_game([deck()], table=table, check=False)
    assert [game.play.state.life(seat) for seat in range(seats)] == [20] * seats
    assert [len(game.play.state.ids(seat, 1)) for seat in range(seats)] == [7] * seats


@rule("315.2", "905.4", "103.2e")
def test_conspiracies_of_choice_begin_in_the_command_zone() -> None:
    game = game_of(deck("Sentinel Dispatch", sideboard=("Power Play", "Shock")), deck(), deck("Sentinel Dispatch"))
    state = game.play.state
    for seat in (0, 2):
        (id,) = state.ids(seat, COMMAND)
        assert (state.objs[id].card.name, state.objs[id].face_down) == ("Sentinel Dispatch", False)
    assert state.ids(1, COMMAND) == []


@rule("315.3")
def test_a_conspiracy_that_is_not_in_the_game_cannot_be_brought_in() -> None:
    state = game_of(deck(sideboard=("Power Play", "Shock")), deck(), deck()).play.state
    assert [state.objs[id].card.name for id in state.ids(0, OUTSIDE)] == ["Shock"]


@rule("905.4", "905.5")
def test_its_abilities_work_there_for_whoever_put_it_there() -> None:
    """Sentinel Dispatch: a Construct at the beginning of the first upkeep. Another player has none of it."""
    game = game_of(deck(), deck("Sentinel Dispatch"), deck())
    game.run()
    while game.play.state.turn().step != DRAW:
        asked = game.decision
        assert asked is not None
        game.answer([0])
    state = game.play.state
    assert [[state.objs[id].card.name for id in state.ids(seat, BATTLEFIELD)] for seat in range(3)] == [
        [],
        ["Construct Token"],
        [],
    ]


@rule("905.5", "315.6")
def test_whoever_put_it_there_owns_and_controls_it() -> None:
    state = game_of(deck(), deck(), deck("Sentinel Dispatch")).play.state
    (id,) = state.ids(2, COMMAND)
    assert (state.objs[id].owner, state.objs[id].controller) == (2, 2)


def plotted() -> tuple[Game, int, int]:
    """Seat 0 has chosen a name for one agenda and two for the other."""
    game = game_of(deck("Immediate Action", "Summoner's Bond"), deck(), deck())
    hidden, double = game.play.state.ids(0, COMMAND)
    game.run()
    for id, count in ((hidden, 1), (double, 2)):
        asked = game.decision
        assert asked is not None and asked.purpose == FOR_NAME and asked.seat == 0 and asked.source == id
        assert (asked.minimum, asked.maximum) == (count, count)
        assert list(asked.labels)[:2] == ["Grizzly Bears", "Shock"]
        game.answer(list(range(count)))
    return game, hidden, double


@rule("702.106a", "702.106b", "905.4a")
def test_a_hidden_agenda_lies_face_down_with_a_name_chosen_in_secret(scenario: Builder) -> None:
    game, hidden, _ = plotted()
    assert game.play.state.objs[hidden].face_down
    assert game.play.state.objs[hidden].names == ["Grizzly Bears"]
    told = " ".join(str(line) for line in game.observe(1).log())
    assert "Immediate" not in told and "Bears" not in told


@rule("905.4a", "702.106c")
def test_whoever_conspires_turns_it_face_up_whenever_they_have_priority(scenario: Builder) -> None:
    """In somebody else's turn, with a spell on the stack; nobody else can, and nobody passes for it."""
    table = scenario(seats=3)
    plot = table.seat(1).conspires("Immediate Action", "Grizzly Bears", face_up=False)
    table.seat(0).casts("Divination")
    for seat, may in ((table.seat(0), False), (table.seat(1), True), (table.seat(2), False)):
        decision = table.to_priority(seat.number)
        assert any(option.id == plot.id for option in decision.options) == may
        if may:
            seat.reveals(plot)
            assert not table.game.state.objs[plot.id].face_down and table.holder == seat
            assert table.stack == ["Divination"]


@rule("702.106a", "201.4")
def test_any_card_may_be_named_for_a_hidden_agenda() -> None:
    """Those of the player's own cards come first; every other name of the library is there too, each once."""
    game = game_of(deck("Immediate Action"), deck(), deck())
    game.run()
    asked = game.decision
    assert isinstance(asked, ModeDecision) and asked.rule == "702.106a"
    labels = list(asked.labels)
    assert labels[:3] == ["Grizzly Bears", "Shock", "Mountain"] and len(labels) == len(set(labels))
    assert "Serra Angel" in labels and len(labels) > 1000
    assert not any(" // " in name for name in labels)  # a split card by one half
    game.answer([labels.index("Serra Angel")])
    state = game.play.state
    assert [state.objs[id].names for id in state.ids(0, COMMAND)] == [["Serra Angel"]]


@rule("702.106f")
def test_a_double_agenda_has_two_different_names_and_nobody_can_tell(scenario: Builder) -> None:
    game, _, double = plotted()
    assert game.play.state.objs[double].names == ["Grizzly Bears", "Shock"]
    told = [str(line) for line in game.observe(1).log() if "conspiracy" in str(line)]
    assert len(told) == 2 and told[0] == told[1]


@rule("702.106f")
def test_the_two_names_of_a_double_agenda_differ() -> None:
    game = game_of(deck("Summoner's Bond"), deck(), deck())
    game.run()
    with pytest.raises(IllegalAnswer):
        game.answer([0, 0])


@rule("315.5b", "315.7")
def test_a_face_down_conspiracy_has_no_characteristics_and_only_its_controller_may_look() -> None:
    game, hidden, _ = plotted()
    chars = game.play.char(hidden)
    assert (chars.name, chars.types, chars.abilities.every) == ("", 0, [])
    mine = [(seen.name, seen.under, seen.names) for seen in game.observe(0).command(0)]
    theirs = [(seen.name, seen.under, seen.names) for seen in game.observe(1).command(0)]
    both = ["Grizzly Bears", "Shock"]
    assert mine == [("", "Immediate Action", ["Grizzly Bears"]), ("", "Summoner's Bond", both)]
    assert theirs == [("", "", [])] * 2


@rule("702.106c", "116.2j", "315.5")
def test_turning_one_face_up_is_a_special_action_at_any_priority(scenario: Builder) -> None:
    table = scenario(seats=3)
    bears = table.seat(0).has("Grizzly Bears")
    secret = table.seat(0).conspires("Immediate Action", "Grizzly Bears", face_up=False)
    theirs = table.seat(1).conspires("Immediate Action", "Grizzly Bears", face_up=False)
    assert not bears.has(HASTE)
    assert table.seat(0).can(O_SPECIAL, secret) and not table.seat(0).can(O_SPECIAL, theirs)
    table.seat(0).casts("Shock", at=[table.seat(1)])
    table.seat(0).reveals(secret)
    assert table.stack == ["Shock"]  # it uses no stack
    assert bears.has(HASTE)
    assert any("naming Grizzly Bears" in line for line in table.log)
    assert not table.seat(0).can(O_SPECIAL, secret)
    # also in another player's turn
    assert table.seat(1).can(O_SPECIAL, theirs)


@rule("702.106d", "607.2d")
def test_each_agenda_knows_only_its_own_name(scenario: Builder) -> None:
    table = scenario(seats=3)
    bears, lions = table.seat(0).has("Grizzly Bears"), table.seat(0).has("Savannah Lions")
    theirs = table.seat(1).has("Grizzly Bears")
    table.seat(0).conspires("Immediate Action", "Grizzly Bears")
    table.seat(0).conspires("Muzzio's Preparations", "Savannah Lions")
    assert bears.has(HASTE) and not lions.has(HASTE) and not theirs.has(HASTE)


@rule("702.106e")
def test_a_leaver_shows_their_agendas(scenario: Builder) -> None:
    table = scenario(seats=3)
    table.seat(1).conspires("Immediate Action", "Grizzly Bears", face_up=False)
    table.seat(1).concedes()
    assert any("reveals Immediate Action, naming Grizzly Bears" in line for line in table.log)


@rule("702.106e")
def test_at_the_end_all_agendas_are_shown(scenario: Builder) -> None:
    table = scenario(seats=2)
    secret = table.seat(0).conspires("Immediate Action", "Shock", face_up=False)
    table.seat(1).concedes()
    assert table.game.state.over
    assert any("reveals Immediate Action, naming Shock" in line for line in table.log)
    assert table.game.state.objs[secret.id].known_to


@rule("315.3")
@pytest.mark.parametrize("to", [EXILE, GRAVEYARD])
def test_a_conspiracy_never_leaves_the_command_zone(scenario: Builder, to: int) -> None:
    table = scenario(seats=3)
    dispatch = table.seat(0).conspires("Sentinel Dispatch")
    table.game.emit(ZoneChange(dispatch.id, COMMAND, to, table.seat(0).number))
    assert table.game.state.objs[dispatch.id].zone == COMMAND
    assert not table.seat(0).can(O_CAST, dispatch)
    assert library.find("Sentinel Dispatch").methods == []


@rule("315.3", "315.1")
def test_a_conspiracy_is_in_no_constructed_deck_and_in_no_main_deck() -> None:
    listed = decks.parse("Deck\n60 Mountain\n\nConspiracy\n1 Power Play\n", name="constructed")
    with pytest.raises(apnap.errors.DeckError, match="Conspiracy"):
        apnap.new_game([listed, "red"])


@rule("315.4")
def test_a_conspiracy_has_no_subtype() -> None:
    with pytest.raises(VocabularyError, match="subtype"):
        card("Odd", "", "Conspiracy - Plot", HIDDEN_AGENDA)


@rule("315.5")
def test_a_conspiracy_has_static_and_triggered_abilities_that_function_there() -> None:
    with pytest.raises(VocabularyError):
        card("Odd", "", "Conspiracy", FLYING)
    for name in ("Sentinel Dispatch", "Immediate Action", "Hired Heist"):
        assert all(ability.zones == 1 << COMMAND for ability in library.find(name).base.abilities.every)


@rule("103.1c", "315.5a")
def test_power_play_settles_who_starts(scenario: Builder) -> None:
    for seed in range(6):
        assert game_of(deck(), deck("Power Play"), deck(), seed=seed).play.state.starter == 1


@rule("103.1c", "315.5a")
def test_of_several_with_power_play_one_starts_at_random(scenario: Builder) -> None:
    starters = {game_of(deck("Power Play"), deck(), deck("Power Play"), seed=s).play.state.starter for s in range(12)}
    assert starters == {0, 2}


def test_position_text_is_exact_about_conspiracies_or_refused(scenario: Builder) -> None:
    from apnap import position
    from apnap.errors import PositionError

    table = scenario(seats=2)
    table.seat(0).conspires("Immediate Action", "Grizzly Bears", face_up=False)
    table.to_priority(table.seat(0).number)
    with pytest.raises(PositionError):
        position.write(table.game)


def test_the_table_asks_for_a_name_and_offers_to_turn_it_up_in_words() -> None:
    from apnap.table.session import Session

    plot, table = deck("Immediate Action"), conspiracy_table(3)
    game = apnap.new_game([plot], table=table, agents=[None, "first", "first"], check=False, start=False)
    session = Session(game, [0])
    session.start()
    asked = session.question(0)
    assert asked is not None
    assert asked.title == "Choose one card name for face-down Immediate Action, in secret"
    session.answer([0], 0)
    for _ in range(3):
        asked = session.question(0)
        assert asked is not None
        if any(choice.text == "Turn face-down Immediate Action face up" for choice in asked.choices):
            return
        session.answer(list(asked.default) if asked.default is not None else [0], 0)
    pytest.fail("it is not offered")


@rule("702.106a", "727.2")
def test_in_a_restarted_game_agendas_are_hidden_again(scenario: Builder) -> None:
    table = scenario(3)
    one = table.seat(0)
    one.conspires("Immediate Action", "Grizzly Bears", face_up=False)
    one.conspires("Brago's Favor", "Shock")
    one.conspires("Sentinel Dispatch")
    new = restarted(table.game.state, Restart(table.seat(1).number, [], Nothing()))
    lying = [new.objs[id] for id in new.ids(one.number, COMMAND)]
    assert [(o.card.name, o.face_down, o.names) for o in lying] == [
        ("Immediate Action", True, []),
        ("Brago's Favor", True, []),
        ("Sentinel Dispatch", False, []),
    ]
    assert new.has_hidden_agendas and new.chars[lying[0].id] is not None and new.chars[lying[0].id].name == ""


@rule("905.2b", "727.2", "729.2")
def test_what_was_noted_in_the_draft_holds_in_every_game_after_it(scenario: Builder) -> None:
    table = scenario(3)
    one = table.seat(0).noted("Lore Seeker", NOTED_NUMBER, 3)
    new = restarted(table.game.state, Restart(table.seat(1).number, [], Nothing()))
    assert [note.number for note in new.players[one.number].notes] == [3]
    one.casts("Shahrazad")
    table.run(lambda d: table.game.state.frame is not None, "the subgame")
    assert [note.number for note in table.game.state.players[one.number].notes] == [3]
