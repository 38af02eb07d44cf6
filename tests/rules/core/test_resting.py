"""Players who can only pass outside their main phases: known until something of theirs changes, whatever others do."""

from __future__ import annotations

import pytest

from apnap.abilities.cards import card
from apnap.rules.ch1_concepts import priority, resting
from apnap.rules.core.constants import BATTLEFIELD, EXILE, GRAVEYARD, K_ABLE
from apnap.rules.core.play import Play
from apnap.rules.core.shadow import StaleCache
from apnap.rules.events import AddMana, Draw, LifeChange, Tap, ZoneChange
from apnap.testing import rule
from apnap.testing.plugin import Builder
from apnap.vocabulary import CREATURE, AsThoughFlash

TEMPO = card("Tempo", "{1}", "Artifact", AsThoughFlash(CREATURE))


def offered(game: Play, seat: int) -> int:
    """How many options a player has outside their main phase, the same found by a game and listed again."""
    options = priority.options_for(game, game.cache, seat, False)
    assert len(priority.list_options(game, seat, False, False, [priority.PASS])) == len(options)
    return len(options)


@rule("117.1a", "117.1b")
def test_what_others_do_changes_nothing_for_who_rests(scenario: Builder) -> None:
    table = scenario(seats=3)
    me, other = table.seat(1), table.seat(2)
    me.have("Forest", "Grizzly Bears", "Elspeth, Knight-Errant")
    me.holds("Savannah Lions")
    game, seat = table.game, me.number
    theirs = other.have("Forest", "Prodigal Sorcerer")
    assert offered(game, seat) == 1
    game.emit(Tap(theirs[0].id, False))
    game.emit(Draw(other.number))
    game.emit(LifeChange(other.number, -3))
    kept = (game.state.seen_hands & game.state.known >> K_ABLE & game.state.resting) >> seat & 1
    assert kept and priority.options_for(game, game.cache, seat, False) is priority.ONLY_PASS


@rule("117.1a")
@pytest.mark.parametrize("card", ["Lightning Bolt", "Ambush Viper", "Mulldrifter"])
def test_a_card_in_hand_for_which_there_is_mana_wakes_them(scenario: Builder, card: str) -> None:
    table = scenario(seats=2)
    me = table.seat(1)
    me.have(*["Mountain", "Forest", "Island"] * 2)
    game, seat = table.game, me.number
    assert offered(game, seat) == 1
    me.holds(card)
    assert offered(game, seat) == (1 if card == "Mulldrifter" else 2)


@rule("601.2g", "106.4")
def test_who_lacks_mana_rests_until_there_is_more(scenario: Builder) -> None:
    table = scenario(seats=2)
    me = table.seat(1)
    mountain = me.has("Mountain", tapped=True)
    me.holds("Lightning Bolt")
    game, seat = table.game, me.number
    assert offered(game, seat) == 1 and game.state.poor >> seat & 1
    game.emit(Tap(mountain.id, True))
    assert offered(game, seat) == 2
    game.emit(Tap(mountain.id, False))
    assert offered(game, seat) == 1
    game.emit(AddMana(seat, 3, 1, False))
    assert offered(game, seat) == 2


@rule("602.2", "118.3")
def test_an_ability_that_is_too_dear_waits_for_lands(scenario: Builder) -> None:
    table = scenario(seats=2)
    me = table.seat(1)
    me.have("Rogue's Passage", "Grizzly Bears", *["Plains"] * 3)
    game, seat = table.game, me.number
    assert offered(game, seat) == 1
    me.has("Plains")
    assert offered(game, seat) == 2


@rule("602.5d", "606.3")
def test_abilities_for_main_phases_wait_for_them(scenario: Builder) -> None:
    table = scenario(seats=2)
    me = table.seat(1)
    me.have("Student of Warfare", "Elspeth, Knight-Errant", "Bonesplitter", *["Plains"] * 4)
    game, seat = table.game, me.number
    assert offered(game, seat) == 1 and game.state.resting >> seat & 1 and not game.state.poor >> seat & 1
    me.has("Prodigal Sorcerer")
    assert offered(game, seat) == 2


@rule("702.34")
def test_a_card_that_can_be_cast_from_a_graveyard_wakes_them(scenario: Builder) -> None:
    table = scenario(seats=2)
    me = table.seat(1)
    me.have(*["Island"] * 4)
    game, seat = table.game, me.number
    assert offered(game, seat) == 1
    card = me.buried("Think Twice")[0]
    assert offered(game, seat) == 2
    game.emit(ZoneChange(card.id, GRAVEYARD, EXILE, seat))
    assert offered(game, seat) == 1


@rule("601.3b")
def test_a_permission_wakes_them(scenario: Builder) -> None:
    table = scenario(seats=2).knows(TEMPO)
    me = table.seat(1)
    me.have(*["Island", "Forest"] * 2)
    me.holds("Grizzly Bears")
    game, seat = table.game, me.number
    assert offered(game, seat) == 1
    tempo = me.has("Tempo")
    assert offered(game, seat) == 2
    game.emit(ZoneChange(tempo.id, BATTLEFIELD, GRAVEYARD, seat))
    assert offered(game, seat) == 1


def test_shadow_mode_notices_who_is_wrongly_known_to_rest(scenario: Builder) -> None:
    table = scenario(seats=2)
    me = table.seat(1)
    me.have("Mountain", "Grizzly Bears")
    game, seat = table.game, me.number
    assert offered(game, seat) == 1
    me.holds("Lightning Bolt")
    assert offered(game, seat) == 2
    game.state.resting |= 1 << seat
    game.state.busy = game.state.poor = 0
    game.emit(LifeChange(seat, -1))
    options = priority.options_for(game, game.cache, seat, False)
    with pytest.raises(StaleCache):
        priority.check_cache(game, seat, options, False)


@rule("903.8", "601.3b")
@pytest.mark.parametrize(
    ("name", "acts", "options"),
    [
        ("Isamaru, Hound of Konda", False, 1),
        ("Yeva, Nature's Herald", True, 2),
        ("Esika, God of the Tree", True, 1),
    ],
)
def test_a_commander_that_may_be_cast_at_any_time_wakes_its_owner(
    scenario: Builder, name: str, acts: bool, options: int
) -> None:
    """One that cannot be waits for a main phase; one with several ways to cast it is looked at each time."""
    table = scenario(seats=3, commander=True)
    me, other = table.seat(1), table.seat(2)
    for seat in (me, other):
        seat.have(*["Forest", "Plains", "Forest", "Plains"])
    game = table.game
    other.leads(name)
    assert resting.others_wait(game, other.number) == (resting.ACTS if acts else resting.ALL_WAIT)
    assert resting.others_wait(game, me.number) == resting.ALL_WAIT
    assert offered(game, other.number) == options and offered(game, me.number) == 1


@rule("113.6", "903.8")
@pytest.mark.parametrize(
    ("card", "zone", "acts"),
    [
        ("Think Twice", GRAVEYARD, True),
        ("Think Twice", EXILE, False),
        ("Reassembling Skeleton", GRAVEYARD, True),
        ("Reassembling Skeleton", EXILE, False),
    ],
)
def test_a_card_that_is_used_elsewhere_wakes_its_owner(scenario: Builder, card: str, zone: int, acts: bool) -> None:
    """What is cast from a graveyard, or has an ability that is activated there; neither is used in exile."""
    table = scenario(seats=2, commander=True)
    seat = table.seat(1).number
    assert resting.others_wait(table.game, seat) == resting.ALL_WAIT
    table.place(seat, card, zone)
    table.refresh()
    assert resting.others_wait(table.game, seat) == (resting.ACTS if acts else resting.ALL_WAIT)
    assert resting.others_wait(table.game, table.seat(0).number) == resting.ALL_WAIT
