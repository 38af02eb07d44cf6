"""Triggered abilities, attachments and the world rule under limited range of influence. CR 801.7-801.9, 801.12."""

from __future__ import annotations

from apnap.abilities.base import Subject
from apnap.abilities.cards import Enchant, card
from apnap.abilities.effects.delayed_triggers import AtNext
from apnap.abilities.effects.durations import UntilEndOfTurn
from apnap.abilities.effects.life import GainLife
from apnap.abilities.effects.moves import ReturnToBattlefield
from apnap.abilities.events.combat_events import PlayerAttacks
from apnap.abilities.events.damage_events import DealsDamage
from apnap.abilities.events.object_events import Casts, Enters, Leaves
from apnap.abilities.events.patterns import EitherOf, ObjectPattern, watched
from apnap.abilities.events.player_events import BeginningOf
from apnap.abilities.events.triggers import At, Whenever
from apnap.abilities.filters import CREATURE, ENCHANTMENT, PERMANENT
from apnap.abilities.players import EACH_PLAYER
from apnap.abilities.selectors import Enchanted
from apnap.abilities.statics.changes import YouControl
from apnap.abilities.targets import Target, TargetCard
from apnap.rules.core.constants import END, EV_BLOCK, EV_BLOCKED, MAIN1, NONE, UPKEEP
from apnap.rules.core.game import Game
from apnap.rules.core.state import Watcher
from apnap.rules.events import BecomesBlocked, Blocks, Event
from apnap.testing import example, rule
from apnap.testing.plugin import Builder

LOAN = card("Loan", "{U}", "Instant", UntilEndOfTurn(Target(PERMANENT), YouControl()))


class IsBlocked(ObjectPattern):
    """It becomes blocked. CR 509.3c."""

    def __init__(self, what: Subject) -> None:
        super().__init__(EV_BLOCKED, watched((what,)))

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        return isinstance(event, BecomesBlocked) and self.fits(game, watcher, event.id)

    def subject(self, event: Event) -> int:
        return event.id if isinstance(event, BecomesBlocked) else NONE


class IsBlockedByCreature(ObjectPattern):
    """It becomes blocked by a creature, which is part of the event. CR 509.3d."""

    def __init__(self, what: Subject) -> None:
        super().__init__(EV_BLOCK, watched((what,)))

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        return isinstance(event, Blocks) and self.fits(game, watcher, event.attacker)

    def subject(self, event: Event) -> int:
        return event.id if isinstance(event, Blocks) else NONE

    def roles(self, game: Game, watcher: Watcher, event: Event) -> list[int]:
        return [event.attacker, event.id] if isinstance(event, Blocks) else []


HOST = Enchanted(CREATURE)
FIRST = card("First Aura", "{W}", "Enchantment - Aura", Enchant(CREATURE), Whenever(IsBlocked(HOST), GainLife(1)))
SECOND = card(
    "Second Aura", "{W}", "Enchantment - Aura", Enchant(CREATURE), Whenever(IsBlockedByCreature(HOST), GainLife(10))
)
WARD = card("Ward Bell", "{1}", "Artifact", Whenever(DealsDamage(CREATURE), GainLife(1)))
ALARM = card("Alarm Bell", "{1}", "Artifact", Whenever(DealsDamage(CREATURE, to_player=True), GainLife(10)))
LISTENER = card("Listener", "{1}", "Artifact", Whenever(Casts(who=EACH_PLAYER), GainLife(1)))
DAWN = card("Dawn Bell", "{1}", "Artifact", At(BeginningOf(UPKEEP, whose=EACH_PLAYER), GainLife(1)))
DOOR = card("Door Bell", "{1}", "Artifact", Whenever(EitherOf(Enters(CREATURE), Leaves(CREATURE)), GainLife(1)))
SALVAGE = card("Salvage", "{W}", "Sorcery", ReturnToBattlefield(TargetCard(ENCHANTMENT)))
DUSK = card("Dusk", "{W}", "Instant", AtNext(END, GainLife(1)))


# the trigger event ---------------------------------------------------------------------------------------------------
@rule("801.7")
@example("801.7", 1)
def test_the_whole_trigger_event_must_be_within_range(scenario: Builder) -> None:
    """Rob (0) has two Auras on the Bear of Alex to his left (1), who attacks the next player (2)."""
    table = scenario(seats=6, range_of_influence=1).knows(FIRST, SECOND)
    rob, alex, third = table.seat(0), table.seat(1), table.seat(2)
    bear = alex.has("Runeclaw Bear")
    wall = third.has("Wall of Omens")
    rob.casts("First Aura", at=[bear]).resolves()
    rob.casts("Second Aura", at=[bear]).resolves()
    table.to_step(MAIN1, alex)
    alex.attacks({bear: third})
    third.blocks({wall: bear})
    assert table.stack == ["First Aura's ability"]
    table.resolve_stack()
    assert rob.life == 21


@rule("801.7")
def test_both_auras_see_a_blocker_that_is_near(scenario: Builder) -> None:
    table = scenario(seats=6, range_of_influence=1).knows(FIRST, SECOND)
    rob, alex = table.seat(0), table.seat(1)
    bear = alex.has("Runeclaw Bear")
    wall = rob.has("Wall of Omens")
    rob.casts("First Aura", at=[bear]).resolves()
    rob.casts("Second Aura", at=[bear]).resolves()
    table.to_step(MAIN1, alex)
    alex.attacks({bear: rob})
    rob.blocks({wall: bear})
    table.run(lambda d: len(table.stack) == 2, "both abilities")


@rule("801.7")
def test_what_the_words_do_not_speak_of_may_be_far(scenario: Builder) -> None:
    """A creature in range deals damage to a player out of range: one bell speaks of the player."""
    table = scenario(seats=6, range_of_influence=1).knows(WARD, ALARM)
    rob, alex, third = table.seat(0), table.seat(1), table.seat(2)
    rob.have("Ward Bell", "Alarm Bell")
    bear = alex.has("Runeclaw Bear")
    table.to_step(MAIN1, alex)
    alex.attacks({bear: third})
    table.next_turn()
    assert rob.life == 21 and third.life == 18


@rule("801.7")
def test_spells_and_steps_of_distant_players_are_not_noticed(scenario: Builder) -> None:
    table = scenario(seats=6, range_of_influence=1).knows(LISTENER, DAWN)
    table.seat(0).have("Listener", "Dawn Bell")
    table.seat(3).casts("Shock", at=[table.seat(3)]).resolves()
    assert table.seat(0).life == 20
    table.seat(1).casts("Shock", at=[table.seat(1)])
    table.resolve_stack()
    assert table.seat(0).life == 21
    for seat, life in ((1, 22), (2, 22), (3, 22), (4, 22), (5, 23)):
        table.to_step(MAIN1, table.seat(seat))
        assert table.seat(0).life == life


@rule("801.7", "603.7")
def test_a_delayed_ability_waits_for_a_step_within_range(scenario: Builder) -> None:
    """Cast in the turn of a distant player, it triggers in the next turn of a near one."""
    table = scenario(seats=6, range_of_influence=1).knows(DUSK)
    table.to_step(MAIN1, table.seat(3))
    table.seat(0).casts("Dusk").resolves()
    table.to_step(MAIN1, table.seat(4))
    assert table.seat(0).life == 20
    table.to_step(END, table.seat(5))
    table.resolve_stack()
    assert table.seat(0).life == 21


@rule("801.7a")
@example("801.7a", 1)
def test_a_departure_is_judged_by_where_it_was(scenario: Builder) -> None:
    """Carissa (4) controls a Bear that Alex (1) owns; it is destroyed, and only her Demon sees it."""
    table = scenario(seats=5, range_of_influence=1).knows(LOAN)
    rob, alex, carissa = table.seat(0), table.seat(1), table.seat(4)
    bear = alex.has("Runeclaw Bear")
    alex.has("Extractor Demon")
    carissa.has("Extractor Demon")
    rob.casts("Loan", at=[bear]).resolves()
    carissa.casts("Loan", at=[bear]).resolves()
    assert bear.controller == carissa
    rob.casts("Murder", at=[bear])
    table.run(lambda d: bear.died and len(table.stack) > 0, "a trigger")
    assert alex.graveyard == ["Runeclaw Bear"]
    assert [table.game.state.objs[id].controller for id in table.stack_ids()] == [carissa.number]


@rule("801.7a")
def test_an_arrival_is_judged_by_where_it_is(scenario: Builder) -> None:
    """Each of several events of one ability by itself."""
    table = scenario(seats=6, range_of_influence=1).knows(DOOR)
    table.seat(0).has("Door Bell")
    for seat, life in ((1, 21), (2, 21)):
        table.to_step(MAIN1, table.seat(seat))
        table.seat(seat).casts("Memnite").resolves()
        table.resolve_stack()
        assert table.seat(0).life == life
    memnite = table.seat(1).permanent("Memnite")
    table.seat(1).casts("Shock", at=[memnite])
    table.resolve_stack()
    assert table.seat(0).life == 22


# attachments ---------------------------------------------------------------------------------------------------------
@rule("801.8")
def test_an_aura_falls_off_what_goes_out_of_range(scenario: Builder) -> None:
    table = scenario(seats=6, range_of_influence=1).knows(LOAN)
    bears = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Pacifism", at=[bears]).resolves()
    aura = table.seat(0).permanent("Pacifism")
    table.seat(2).casts("Loan", at=[bears]).resolves()
    assert bears.controller == table.seat(2)
    assert table.seat(0).graveyard == ["Pacifism"] and not aura.stayed


@rule("801.8")
def test_an_aura_cannot_be_put_on_what_is_out_of_range(scenario: Builder) -> None:
    """It returns from a graveyard, and only creatures in range can be chosen for it."""
    table = scenario(seats=6, range_of_influence=1).knows(SALVAGE)
    bears = table.each_seat_has("Grizzly Bears")
    lost = table.seat(0).buried("Pacifism")[0]
    table.seat(0).casts("Salvage", at=[lost])
    decision = table.asked(table.seat(0), "attach")
    assert set(decision.candidates) == {bears[0].id, bears[1].id, bears[5].id}


@rule("801.9")
def test_equipment_comes_off_what_goes_out_of_range(scenario: Builder) -> None:
    table = scenario(seats=6, range_of_influence=1).knows(LOAN)
    axe = table.seat(0).has("Bonesplitter")
    bears = table.seat(0).has("Grizzly Bears")
    table.seat(0).gets_mana("C")
    table.seat(0).activates(axe, at=[bears])
    table.resolve_stack()
    assert bears.power == 4
    table.seat(1).casts("Loan", at=[bears]).resolves()
    assert bears.power == 4 and axe.attached_to == bears  # a neighbour's creature may wear it still
    table.seat(2).casts("Loan", at=[bears]).resolves()
    assert bears.power == 2 and axe.stayed and axe.attached_to is None


# the world -----------------------------------------------------------------------------------------------------------
@rule("801.12", "704.5k")
def test_worlds_that_are_far_apart_stay(scenario: Builder) -> None:
    table = scenario(seats=6, range_of_influence=1)
    first = table.seat(0).has("Concordant Crossroads")
    table.to_step(MAIN1, table.seat(3))
    table.seat(3).casts("Concordant Crossroads").resolves()
    assert first.stayed
    table.to_step(MAIN1, table.seat(5))
    table.seat(5).casts("Concordant Crossroads").resolves()
    assert not first.stayed
    assert table.seat(3).battlefield == table.seat(5).battlefield == ["Concordant Crossroads"]


@rule("801.12")
def test_the_world_rule_judges_each_by_its_own_controllers_range(scenario: Builder) -> None:
    """Who reaches two seats sees the newer world; its controller, who reaches one, does not see the older."""
    table = scenario(seats=6, range_of_influence=[2, 1, 1, 1, 1, 1])
    first = table.seat(0).has("Concordant Crossroads")
    table.to_step(MAIN1, table.seat(2))
    table.seat(2).casts("Concordant Crossroads").resolves()
    assert not first.stayed
    table.to_step(MAIN1, table.seat(0))
    table.seat(0).casts("Concordant Crossroads").resolves()
    assert table.seat(0).battlefield == table.seat(2).battlefield == ["Concordant Crossroads"]


WATCH = card("Watch", "{1}", "Artifact", Whenever(PlayerAttacks(EACH_PLAYER), GainLife(1)))
SCOUT = card("Scout Post", "{1}", "Artifact", Whenever(PlayerAttacks(EACH_PLAYER, whom=EACH_PLAYER), GainLife(10)))


@rule("801.7")
def test_an_attack_is_seen_with_its_target_only_where_the_words_say_so(scenario: Builder) -> None:
    """Alex (1), whom Rob (0) sees, attacks a player whom he does not see, and then Rob himself."""
    table = scenario(seats=6, range_of_influence=1).knows(WATCH, SCOUT)
    rob, alex, third = table.seat(0), table.seat(1), table.seat(2)
    rob.have("Watch", "Scout Post")
    bear, other = alex.has("Runeclaw Bear"), third.has("Runeclaw Bear")
    table.to_step(MAIN1, alex)
    alex.attacks({bear: third})
    table.resolve_stack()
    assert rob.life == 21
    table.to_step(MAIN1, third)
    third.attacks({other: table.seat(3)})
    table.resolve_stack()
    assert rob.life == 21
    table.to_step(MAIN1, alex)
    alex.attacks({bear: rob})
    table.resolve_stack()
    assert rob.life == 32
