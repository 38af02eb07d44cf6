"""Zones: what is where, who may look, and what a move makes of an object. CR 400-408."""

from __future__ import annotations

from apnap.abilities.cards import card
from apnap.abilities.effects.moves import Exile, ReturnToBattlefield
from apnap.abilities.effects.player_actions import Mill
from apnap.abilities.filters import CREATURE
from apnap.abilities.players import EACH_PLAYER, OwnerOf
from apnap.abilities.selectors import IT
from apnap.abilities.targets import Target, TargetCard
from apnap.rules.core.constants import MAIN1, MAIN2, PLUS
from apnap.rules.views.view import View, observe
from apnap.testing import Scenario, Seat, rule
from apnap.testing.plugin import Builder

BLINK = card("Blink", "{W}", "Instant", Exile(Target(CREATURE)))
GRIND = card("Grind", "{U}", "Sorcery", Mill(3, who=EACH_PLAYER))
EXHUME = card("Exhume", "{B}", "Sorcery", ReturnToBattlefield(TargetCard(CREATURE, whose=EACH_PLAYER)))
RETURN_THEIRS = card(
    "Kind Raising", "{B}", "Sorcery", ReturnToBattlefield(TargetCard(CREATURE, whose=EACH_PLAYER), under=OwnerOf(IT))
)


def eyes(table: Scenario, seat: Seat) -> View:
    return observe(table.game, seat.number)


# who may look ---------------------------------------------------------------------------------------------------------
@rule("400.2", "402.3")
def test_a_hand_is_seen_by_its_player_and_counted_by_everybody(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).holds("Shock", "Counterspell")
    own, other = eyes(table, table.seat(0)), eyes(table, table.seat(1))
    mine = table.seat(0).number
    assert [c.name for c in own.hand(mine)] == ["Shock", "Counterspell"]
    assert other.hand(mine) == []
    assert (own.player(mine).hand_size, other.player(mine).hand_size) == (2, 2)


@rule("401.2", "401.3")
def test_a_library_is_seen_by_nobody_and_counted_by_everybody(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).library("Shock")
    for seat in table.seats():
        view = eyes(table, seat)
        assert view.library(table.seat(0).number) == []
        assert view.player(table.seat(0).number).library_size == 21


@rule("400.2", "404.2", "406.3")
def test_graveyards_exile_and_stack_are_open_to_all(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).buried("Hill Giant")
    bear = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Swords to Plowshares", at=[bear]).resolves()
    table.seat(0).casts("Shock", at=[table.seat(1)])
    for seat in table.seats():
        view = eyes(table, seat)
        assert [c.name for c in view.graveyard(table.seat(0).number)] == ["Hill Giant", "Swords to Plowshares"]
        assert [c.name for c in view.exile(table.seat(1).number)] == ["Grizzly Bears"]
        assert [c.name for c in view.stack()] == ["Shock"]


@rule("401.1", "400.1")
def test_a_deck_becomes_a_library(scenario: Builder) -> None:
    deck = ["Forest"] * 5 + ["Shock"] * 10
    table = scenario(opening=True, deck=deck)
    for seat in table.seats():
        names = table.names(seat.number, 0) + seat.hand
        assert sorted(names) == sorted(deck)


# moving ---------------------------------------------------------------------------------------------------------------
@rule("400.3", "404.1")
def test_a_card_goes_to_its_owners_zones_whoever_controls_it(scenario: Builder) -> None:
    table = scenario()
    bear = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Mind Control", at=[bear]).resolves()
    table.seat(0).casts("Unsummon", at=[bear]).resolves()
    assert (table.seat(1).hand, table.seat(0).hand) == (["Grizzly Bears"], [])


@rule("400.5", "404.1")
def test_a_graveyard_keeps_its_order_the_newest_on_top(scenario: Builder) -> None:
    table = scenario()
    for name in ("Shock", "Lightning Bolt", "Volcanic Hammer"):
        table.seat(0).casts(name, at=[table.seat(1)]).resolves()
    assert table.seat(0).graveyard == ["Shock", "Lightning Bolt", "Volcanic Hammer"]


@rule("404.3", "701.17")
def test_milled_cards_lie_in_the_order_they_had(scenario: Builder) -> None:
    """Their owner might arrange them otherwise; nobody is asked, and the table sees them top card first."""
    table = scenario().knows(GRIND)
    for seat in table.seats():
        seat.library("Shock", "Lightning Bolt", "Counterspell")
    table.seat(0).casts("Grind").resolves()
    for seat in table.seats()[1:]:
        assert seat.graveyard == ["Shock", "Lightning Bolt", "Counterspell"]


@rule("400.7", "608.2b")
def test_a_creature_that_left_and_came_back_is_not_the_target_any_more(scenario: Builder) -> None:
    table = scenario()
    monitor = table.seat(1).has("Spire Monitor")
    table.seat(0).casts("Lightning Bolt", at=[monitor])
    table.seat(1).casts("Unsummon", at=[monitor]).resolves()
    table.seat(1).casts("Spire Monitor").resolves()
    table.resolve_stack()
    again = table.seat(1).permanent("Spire Monitor")
    assert again.damage == 0 and again.stayed
    assert table.seat(0).graveyard == ["Lightning Bolt"]


@rule("400.7", "403.4")
def test_nothing_of_what_it_was_comes_back_with_it(scenario: Builder) -> None:
    table = scenario()
    bear = table.seat(0).has("Grizzly Bears", tapped=True, counters={PLUS: 1})
    table.seat(0).casts("Giant Growth", at=[bear]).resolves()
    table.seat(1).casts("Shock", at=[bear]).resolves()
    assert (bear.power, bear.damage) == (6, 2)
    table.seat(0).casts("Unsummon", at=[bear]).resolves()
    table.seat(0).casts("Grizzly Bears").resolves()
    again = table.seat(0).permanent("Grizzly Bears")
    assert (again.power, again.damage, again.tapped, again.counters(PLUS)) == (2, 0, False, 0)


@rule("400.7", "303.4c", "301.5c")
def test_attachments_do_not_follow(scenario: Builder) -> None:
    table = scenario()
    splitter = table.seat(0).has("Bonesplitter")
    monitor = table.seat(0).has("Spire Monitor")
    table.seat(0).gets_mana("C")
    table.seat(0).activates(splitter).resolves()
    table.seat(0).casts("Lure", at=[monitor]).resolves()
    table.seat(0).casts("Unsummon", at=[monitor]).resolves()
    table.seat(0).casts("Spire Monitor").resolves()
    again = table.seat(0).permanent("Spire Monitor")
    assert (again.power, splitter.attached_to, table.seat(0).graveyard) == (3, None, ["Unsummon", "Lure"])


@rule("400.7", "506.4")
def test_an_attacker_that_left_and_came_back_does_not_attack(scenario: Builder) -> None:
    table = scenario()
    monitor = table.seat(0).has("Spire Monitor")
    table.seat(0).attacks({monitor: table.seat(1)})
    table.seat(0).casts("Unsummon", at=[monitor]).resolves()
    table.seat(0).casts("Spire Monitor").resolves()
    assert not table.seat(0).permanent("Spire Monitor").attacking
    table.to_step(MAIN2)
    assert table.seat(1).life == 20


@rule("400.7d", "107.3m")
def test_a_permanent_knows_the_x_of_the_spell_it_was(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).casts("Walking Ballista", x=3).resolves()
    assert table.seat(0).permanent("Walking Ballista").counters(PLUS) == 3


@rule("400.7j", "608.2h")
def test_an_effect_finds_what_it_has_just_moved(scenario: Builder) -> None:
    """Swords to Plowshares speaks of the power of the creature that it has exiled."""
    table = scenario()
    wurm = table.seat(1).has("Craw Wurm", counters={PLUS: 2})
    table.seat(0).casts("Swords to Plowshares", at=[wurm]).resolves()
    assert (table.seat(1).life, table.seat(1).exile) == (28, ["Craw Wurm"])


@rule("403.2", "109.2")
def test_what_affects_creatures_affects_the_battlefield_only(scenario: Builder) -> None:
    table = scenario()
    table.seat(1).buried("Grizzly Bears")
    table.seat(1).holds("Grizzly Bears")
    table.seat(0).casts("Day of Judgment").resolves()
    assert (table.seat(1).graveyard, table.seat(1).hand) == (["Grizzly Bears"], ["Grizzly Bears"])


@rule("110.2a", "400.3")
def test_a_card_from_anothers_graveyard_comes_under_my_control_and_goes_back_to_them(scenario: Builder) -> None:
    table = scenario().knows(EXHUME)
    (wurm,) = table.seat(1).buried("Craw Wurm")
    table.seat(0).casts("Exhume", at=[wurm]).resolves()
    stolen = table.seat(0).permanent("Craw Wurm")
    assert (stolen.controller, stolen.owner) == (table.seat(0), table.seat(1))
    table.seat(0).casts("Doom Blade", at=[stolen]).resolves()
    assert table.seat(1).graveyard == ["Craw Wurm"]


@rule("110.2a")
def test_an_effect_may_say_that_a_card_enters_under_its_owners_control(scenario: Builder) -> None:
    table = scenario().knows(RETURN_THEIRS)
    (wurm,) = table.seat(1).buried("Craw Wurm")
    table.seat(0).casts("Kind Raising", at=[wurm]).resolves()
    assert table.seat(1).battlefield == ["Craw Wurm"]


# the stack ------------------------------------------------------------------------------------------------------------
@rule("405.2", "405.5")
def test_the_stack_resolves_from_the_top(scenario: Builder) -> None:
    table = scenario()
    names = ["Shock", "Lightning Bolt", "Tarfire"]
    for name in names:
        table.seat(0).casts(name, at=[table.seat(1)])
    assert table.stack == names
    left = list(names)
    while left:
        for seat in table.seats():
            seat.passes()
        left.pop()
        assert table.stack == left


@rule("405.4", "113.9")
def test_a_spell_has_the_characteristics_of_its_card_an_ability_has_none(scenario: Builder) -> None:
    table = scenario()
    tim = table.seat(0).has("Prodigal Sorcerer")
    bear = table.seat(0).casts("Grizzly Bears")
    assert (bear.colors, bear.mana_value, bear.is_a("Bear")) == ("G", 2, True)
    ability = table.seat(0).activates(tim, at=[table.seat(1)])
    assert (ability.colors, ability.mana_value, ability.is_a("Creature")) == ("", 0, False)


@rule("405.6c", "605.3b")
def test_a_mana_ability_cannot_be_responded_to(scenario: Builder) -> None:
    table = scenario()
    elves = table.seat(0).has("Llanowar Elves")
    table.seat(0).taps_for_mana(elves)
    assert (table.stack, table.seat(0).pool, table.holder) == ([], "G", table.seat(0))


@rule("405.6g", "104.3a")
def test_conceding_does_not_wait_for_the_stack(scenario: Builder) -> None:
    table = scenario(seats=3)
    table.seat(0).casts("Lightning Bolt", at=[table.seat(1)])
    table.seat(0).concedes()
    assert table.seat(0).outcome == "lost"
    assert (table.stack, table.seat(1).life) == ([], 20)


# exile ----------------------------------------------------------------------------------------------------------------
@rule("406.1", "406.2")
def test_an_exiled_card_stays_in_exile(scenario: Builder) -> None:
    table = scenario().knows(BLINK)
    bear = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Blink", at=[bear]).resolves()
    assert (bear.zone, bear.died, table.seat(1).exile) == ("exile", False, ["Grizzly Bears"])
    table.to_step(MAIN1, table.seat(1))
    assert table.seat(1).exile == ["Grizzly Bears"]


@rule("406.2", "700.4")
def test_exiling_is_not_dying(scenario: Builder) -> None:
    table = scenario().knows(BLINK)
    table.seat(0).has("Blood Artist")
    goblin = table.seat(1).has("Festering Goblin")
    table.seat(0).casts("Blink", at=[goblin]).resolves()
    assert table.stack == []


@rule("408.1", "400.1")
def test_the_command_zone_begins_empty(scenario: Builder) -> None:
    table = scenario(opening=True)
    for seat in table.seats():
        assert eyes(table, seat).command(seat.number) == []


@rule("113.6", "614.1a")
def test_cards_have_their_abilities_in_the_library_that_the_game_begins_with(scenario):
    table = scenario(deck=["Darksteel Colossus"] * 30)
    size = table.seat(1).library_size
    table.seat(0).casts("Tome Scour", at=[table.seat(1)]).resolves()
    assert table.seat(1).graveyard == [] and table.seat(1).library_size == size
