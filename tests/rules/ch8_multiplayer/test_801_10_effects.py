"""What spells and abilities reach, and what they see, under limited range of influence. CR 801.10, 801.11, 801.13."""

from __future__ import annotations

from apnap.abilities.amounts import CountOf, LifeOf
from apnap.abilities.cards import card
from apnap.abilities.effects.durations import UntilEndOfTurn
from apnap.abilities.effects.life import GainLife, LoseLife
from apnap.abilities.effects.moves import Destroy, Exile, ReturnToBattlefield
from apnap.abilities.effects.permanents import Untap
from apnap.abilities.effects.player_actions import Draw
from apnap.abilities.filters import CREATURE, PERMANENT, RED
from apnap.abilities.keyword_abilities.protection import Protection
from apnap.abilities.players import EACH_OPPONENT, EACH_PLAYER, OwnerOf
from apnap.abilities.selectors import THOSE, Each
from apnap.abilities.statics.changes import Gets, YouControl
from apnap.abilities.statics.continuous import Always
from apnap.abilities.statics.damage import DamageKeptOff
from apnap.abilities.statics.restrictions import CantAttack
from apnap.abilities.targets import Target
from apnap.rules.ch1_concepts import targets
from apnap.rules.ch1_concepts.definitions import Static
from apnap.rules.core.constants import EV_DRAW, MAIN1, S_ATTACK, S_REPLACE
from apnap.rules.core.decisions import D_ATTACK, O_CAST
from apnap.rules.core.game import Game
from apnap.rules.core.state import Standing
from apnap.rules.events import Draw as DrawEvent
from apnap.rules.events import Event, LifeChange
from apnap.testing import example, rule
from apnap.testing.plugin import Builder
from tests.helpers.words_without_cards import DamageDoubled

LOAN = card("Loan", "{U}", "Instant", UntilEndOfTurn(Target(PERMANENT), YouControl()))
DRAIN = card("Drain All", "{B}", "Sorcery", LoseLife(2, who=EACH_OPPONENT), GainLife(CountOf(EACH_PLAYER)))
ANTHEM = card("Anthem", "{W}", "Enchantment", Always(Each(CREATURE), Gets(1, 1)))
TRUCE = card("Truce", "{W}", "Enchantment", Always(Each(CREATURE), CantAttack()))
STILL = card("Still Air", "{W}", "Enchantment", DamageKeptOff(Each(CREATURE), by=True, to=False))
ENVY = card("Envy", "{U}", "Sorcery", Destroy(Target(CREATURE)), Draw(1, who=OwnerOf(THOSE)))
HOPE = card("Hope", "{W}", "Sorcery", GainLife(LifeOf(EACH_OPPONENT)))
AWAY = card("Away", "{W}", "Instant", Exile(Target(CREATURE)), ReturnToBattlefield(THOSE, under=OwnerOf(THOSE)))
KNIGHT = card("Shy Knight", "{W}", "Creature - Human Knight", "2/2", Protection(RED))
WEIGH = card("Weigh", "{W}", "Sorcery", Untap(Target(CREATURE)), GainLife(LifeOf(OwnerOf(THOSE))))
STORM = card("Brewing", "{U}", "Instant", Draw(1))


class NobodyAttacks(Static):
    """Creatures can't attack."""

    def __init__(self) -> None:
        super().__init__([S_ATTACK])

    def cant_attack(self, game: Game, effect: Standing, attacker: int, target: int) -> bool:
        return True


class EachDrawIsLife(Static):
    """If a player would draw a card, they gain 2 life instead."""

    def __init__(self) -> None:
        super().__init__([S_REPLACE + EV_DRAW])

    def replaces(self, game: Game, effect: Standing, event: Event) -> bool:
        return isinstance(event, DrawEvent)

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        assert isinstance(event, DrawEvent)
        return LifeChange(event.seat, 2)


# effects that reach partly -------------------------------------------------------------------------------------------
@rule("801.10")
@example("801.10", 1)
def test_a_sweeper_reaches_only_players_in_range(scenario: Builder) -> None:
    table = scenario(seats=6, range_of_influence=1)
    bears = table.each_seat_has("Grizzly Bears")
    table.seat(0).casts("Pyroclasm").resolves()
    table.expect(bears).died(0, 1, 5).stayed(2, 3, 4)


@rule("801.10")
def test_each_opponent_means_those_in_range(scenario: Builder) -> None:
    table = scenario(seats=6, range_of_influence=1).knows(DRAIN)
    table.seat(0).casts("Drain All").resolves()
    assert [table.seat(s).life for s in range(6)] == [23, 18, 20, 20, 20, 18]


@rule("801.10")
def test_the_part_that_is_out_of_range_does_nothing(scenario: Builder) -> None:
    """A neighbour's creature is destroyed; its owner, who is far, draws nothing for it."""
    table = scenario(seats=6, range_of_influence=1).knows(LOAN, ENVY)
    bears = table.seat(2).has("Grizzly Bears")
    table.seat(1).casts("Loan", at=[bears]).resolves()
    before = len(table.seat(2).hand)
    table.seat(0).casts("Envy", at=[bears]).resolves()
    assert bears.died and table.seat(2).graveyard == ["Grizzly Bears"]
    assert len(table.seat(2).hand) == before


@rule("801.10")
def test_an_exiled_card_is_where_its_owner_is(scenario: Builder) -> None:
    """What was near on the battlefield is far in exile, and does not come back."""
    table = scenario(seats=6, range_of_influence=1).knows(LOAN, AWAY)
    bears = table.seat(2).has("Grizzly Bears")
    table.seat(1).casts("Loan", at=[bears]).resolves()
    table.seat(0).casts("Away", at=[bears]).resolves()
    assert table.seat(2).exile == ["Grizzly Bears"]


@rule("801.10", "610.3")
def test_what_was_exiled_for_a_while_returns_by_whose_effect_it_was(scenario: Builder) -> None:
    """Seat 5 destroys the enchantment of seat 0, and does not reach the creature of seat 1 that comes back by it."""
    table = scenario(seats=6, range_of_influence=1)
    giant = table.seat(1).has("Hill Giant")
    table.seat(0).casts("Banishing Light").resolves()
    table.resolve_stack()
    assert table.seat(1).exile == ["Hill Giant"]
    table.seat(5).casts("Disenchant", at=[table.seat(0).permanent("Banishing Light")]).resolves()
    assert giant.zone == "battlefield" and giant.controller == table.seat(1)


@rule("801.10", "610.3")
def test_what_is_out_of_range_does_not_return_from_exile(scenario: Builder) -> None:
    """The creature that seat 1 had borrowed is exiled with seat 2, its owner, whom seat 0 does not reach."""
    table = scenario(seats=6, range_of_influence=1).knows(LOAN)
    giant = table.seat(2).has("Hill Giant")
    table.seat(1).casts("Loan", at=[giant]).resolves()
    table.seat(0).casts("Banishing Light").resolves()
    table.resolve_stack()
    assert table.seat(2).exile == ["Hill Giant"]
    table.seat(5).casts("Disenchant", at=[table.seat(0).permanent("Banishing Light")]).resolves()
    assert giant.zone == "exile"


@rule("801.10")
def test_a_static_ability_reaches_as_far_as_its_controller(scenario: Builder) -> None:
    table = scenario(seats=6, range_of_influence=1).knows(ANTHEM, LOAN)
    bears = table.each_seat_has("Grizzly Bears")
    table.seat(0).casts("Anthem").resolves()
    assert [bears[s].power for s in range(6)] == [3, 3, 2, 2, 2, 3]
    anthem = table.seat(0).permanent("Anthem")
    table.seat(1).casts("Loan", at=[anthem]).resolves()
    assert [bears[s].power for s in range(6)] == [3, 3, 3, 2, 2, 2]


@rule("801.10", "611.2c")
def test_an_effect_does_not_follow_what_goes_out_of_range(scenario: Builder) -> None:
    table = scenario(seats=6, range_of_influence=1).knows(LOAN)
    bears = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Giant Growth", at=[bears]).resolves()
    assert bears.power == 5
    table.seat(2).casts("Loan", at=[bears]).resolves()
    assert bears.power == 2


@rule("801.10", "613.1b")
def test_control_passes_through_the_hands_of_those_in_range(scenario: Builder) -> None:
    """Seat 2 takes from seat 1 what seat 0 had stolen; as that ends it is seat 0's again at once."""
    table = scenario(seats=6, range_of_influence=[1, 2, 2, 1, 1, 1]).knows(LOAN)
    bears = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Loan", at=[bears]).resolves()
    table.seat(2).casts("Loan", at=[bears]).resolves()
    assert bears.controller == table.seat(2)
    table.seat(2).concedes()
    assert bears.controller == table.seat(0)


@rule("801.10", "508.1c")
def test_restrictions_reach_only_so_far(scenario: Builder) -> None:
    table = scenario(seats=6, range_of_influence=1).knows(TRUCE)
    bears = table.each_seat_has("Grizzly Bears")
    table.seat(0).has("Truce")
    table.run(lambda d: d.kind == D_ATTACK, "somebody to attack")
    assert table.active == [table.seat(2)] and bears[2].stayed


@rule("801.10", "508.1c")
def test_what_names_nobody_reaches_only_so_far_too(scenario: Builder) -> None:
    """`Creatures cannot attack` is about those within range of who says it."""
    table = scenario(seats=6, range_of_influence=1).knows(card("Peace", "{W}", "Enchantment", NobodyAttacks()))
    table.each_seat_has("Grizzly Bears")
    table.seat(0).has("Peace")
    table.run(lambda d: d.kind == D_ATTACK, "somebody to attack")
    assert table.active == [table.seat(2)]


@rule("801.2c", "801.10")
def test_a_static_ability_reaches_further_from_the_next_turn_on(scenario: Builder) -> None:
    """A neighbour left; those who are neighbours now are in range as a turn begins, not before."""
    table = scenario(seats=6, range_of_influence=1).knows(ANTHEM)
    table.seat(0).has("Anthem")
    bears = table.each_seat_has("Grizzly Bears")
    assert [bears[s].power for s in (2, 5)] == [2, 3]
    table.seat(1).concedes()
    assert bears[2].power == 2
    assert table.next_turn() == table.seat(2)
    assert [bears[s].power for s in (2, 3, 5)] == [3, 2, 3]


# information ---------------------------------------------------------------------------------------------------------
@rule("801.11")
@example("801.11", 1)
def test_coat_of_arms_counts_what_its_controller_sees(scenario: Builder) -> None:
    table = scenario(seats=6, range_of_influence=1)
    bears = table.each_seat_has("Grizzly Bears")
    table.seat(0).has("Coat of Arms")
    table.refresh()
    assert bears[0].power == 4  # those to the left and to the right


@rule("801.11")
@example("801.11", 2)
def test_coat_of_arms_boosts_a_neighbour_by_what_its_controller_sees(scenario: Builder) -> None:
    """Rob (5), to the right of Alex, gets it also for the creature to Alex's left, whom he does not see."""
    table = scenario(seats=6, range_of_influence=1)
    bears = table.each_seat_has("Grizzly Bears")
    table.seat(0).has("Coat of Arms")
    assert not table.game.state.reaches(table.seat(5).number, bears[1].id)
    assert bears[5].power == 4
    assert bears[4].power == bears[2].power == 2


@rule("801.11")
def test_life_totals_of_distant_players_are_not_read(scenario: Builder) -> None:
    table = scenario(seats=6, range_of_influence=1).knows(HOPE)
    table.seat(0).casts("Hope").resolves()
    assert table.seat(0).life == 20 + 2 * 20


@rule("801.10", "801.11")
def test_the_owner_of_something_near_may_be_too_far_away(scenario: Builder) -> None:
    """Seat 1 has borrowed a creature of seat 2: seat 0 sees it, and not whose it is."""
    for owner, life in ((2, 20), (1, 27)):
        table = scenario(seats=6, range_of_influence=1).knows(LOAN, WEIGH)
        bears = table.seat(owner).has("Grizzly Bears")
        table.seat(owner).at(7)
        table.seat(1).casts("Loan", at=[bears]).resolves()
        table.seat(0).casts("Weigh", at=[bears]).resolves()
        assert table.seat(0).life == life


@rule("801.11")
def test_events_out_of_range_are_not_seen(scenario: Builder) -> None:
    """Storm counts the spells of those in range."""
    table = scenario(seats=6, range_of_influence=1).knows(STORM)
    for seat in (1, 2, 3, 5):
        table.seat(seat).casts("Brewing").resolves()
    table.seat(0).casts("Grapeshot", at=[table.seat(1)])
    table.resolve_stack()
    assert table.seat(1).life == 20 - 3


@rule("801.11", "702.117")
def test_spells_of_teammates_out_of_range_are_not_seen(scenario: Builder) -> None:
    """A general sees what the emperor casts, and not what the other general does."""
    table = scenario(variant="emperor", starting=0)
    general, emperor, other = (table.seat(s) for s in range(3))
    goblin = general.holds("Goblin Freerunner")[0]
    general.gets_mana("RR")
    other.casts("Shock", at=[other]).resolves()
    assert not general.can(O_CAST, goblin)
    emperor.casts("Shock", at=[emperor]).resolves()
    assert general.can(O_CAST, goblin)


@rule("801.11", "702.125")
def test_opponents_out_of_range_are_not_counted(scenario: Builder) -> None:
    """Two less for two neighbours, not five less for five opponents."""
    table = scenario(seats=6, range_of_influence=1)
    spell = table.seat(0).holds("Sublime Exhalation")[0]
    table.seat(0).gets_mana("WCCC")
    assert not table.seat(0).can(O_CAST, spell)
    table.seat(0).gets_mana("C")
    assert table.seat(0).can(O_CAST, spell)


@rule("801.11", "702.16b")
def test_protection_does_not_see_a_source_out_of_range(scenario: Builder) -> None:
    """Seat 2 reaches the creature, and its controller does not reach seat 2."""
    table = scenario(seats=6, range_of_influence=[1, 1, 2, 1, 1, 1]).knows(KNIGHT)
    knight = table.seat(0).has("Shy Knight")
    near = table.seat(1).holds("Shock")[0]
    assert not targets.can_target(table.game, table.seat(1).number, near.id, knight.id)
    table.seat(2).casts("Shock", at=[knight]).resolves()
    assert knight.died


@rule("801.11", "702.11b")
def test_hexproof_does_not_see_who_is_out_of_range(scenario: Builder) -> None:
    """It asks whose spell it is, and seat 0 cannot see that of seat 2; of a creature and of a player alike."""
    table = scenario(seats=6, range_of_influence=[1, 1, 2, 1, 1, 1])
    bird = table.seat(0).has("Aven Fleetwing")
    table.seat(0).has("Aegis of the Gods")
    near = table.seat(1).holds("Shock")[0]
    assert not targets.can_target(table.game, table.seat(1).number, near.id, bird.id)
    assert not targets.can_target(table.game, table.seat(1).number, near.id, table.seat(0).ref)
    table.seat(2).casts("Shock", at=[table.seat(0)]).resolves()
    table.seat(2).casts("Shock", at=[bird]).resolves()
    assert bird.died and table.seat(0).life == 18


@rule("801.10", "603.2")
def test_abilities_are_not_silenced_from_out_of_range(scenario: Builder) -> None:
    """Not where the creature is out of range, nor where the ability is that it would trigger."""
    table = scenario(seats=6, range_of_influence=1)
    table.seat(2).has("Torpor Orb")
    table.seat(0).has("Soul Warden")
    table.seat(0).casts("Angel of Mercy").resolves()
    table.resolve_stack()
    assert table.seat(0).life == 24
    table.seat(1).has("Soul Warden")
    table.to_turn(table.seat(1)).to_step(MAIN1)
    table.seat(1).casts("Angel of Mercy").resolves()
    table.resolve_stack()
    assert (table.seat(0).life, table.seat(1).life) == (25, 20)


@rule("801.10", "601.2f")
def test_costs_change_only_within_range(scenario: Builder) -> None:
    table = scenario(seats=6, range_of_influence=1)
    table.seat(2).has("Trinisphere")
    cards = {s: table.seat(s).holds("Lightning Bolt")[0] for s in (0, 1)}
    for s in (0, 1):
        table.seat(s).gets_mana("R")
    assert table.seat(0).can(O_CAST, cards[0]) and not table.seat(1).can(O_CAST, cards[1])


# replacement and prevention ------------------------------------------------------------------------------------------
@rule("801.10", "614.1a")
def test_a_replacement_effect_changes_only_what_happens_within_range(scenario: Builder) -> None:
    """One that names nobody is about damage to those in range, and draws of theirs."""
    table = scenario(seats=6, range_of_influence=1).knows(
        card("Doubler", "{R}", "Enchantment", DamageDoubled()), card("Well", "{W}", "Enchantment", EachDrawIsLife())
    )
    table.seat(0).have("Doubler", "Well")
    for seat, life in ((1, 16), (3, 18)):
        table.seat(seat).casts("Shock", at=[table.seat(seat)]).resolves()
        assert table.seat(seat).life == life
        hand = len(table.seat(seat).hand)
        table.seat(seat).casts("Opt").resolves()
        assert (table.seat(seat).life, len(table.seat(seat).hand)) == (
            (life + 2, hand) if seat == 1 else (life, hand + 1)
        )


@rule("801.13", "801.13a")
@example("801.13a", 1)
def test_redirected_damage_does_not_go_out_of_its_sources_range(scenario: Builder) -> None:
    """Alex (1) casts Lava Axe at Rob (0), who turns 3 of it to Carissa (4)."""
    table = scenario(seats=5, range_of_influence=1)
    rob, alex, carissa = table.seat(0), table.seat(1), table.seat(4)
    table.to_step(MAIN1, alex)
    alex.casts("Lava Axe", at=[rob])
    rob.casts("Captain's Maneuver", at=[rob, carissa], x=3)
    table.resolve_stack()
    assert rob.life == 18 and carissa.life == 20


@rule("801.13", "614.9")
def test_redirected_damage_within_range_is_split(scenario: Builder) -> None:
    table = scenario(seats=5, range_of_influence=2)
    rob, alex, carissa = table.seat(0), table.seat(1), table.seat(4)
    table.to_step(MAIN1, alex)
    alex.casts("Lava Axe", at=[rob])
    rob.casts("Captain's Maneuver", at=[rob, carissa], x=3)
    table.resolve_stack()
    assert rob.life == 18 and carissa.life == 17


@rule("801.13a")
def test_combat_damage_is_not_turned_to_whom_the_attacker_cannot_reach(scenario: Builder) -> None:
    table = scenario(seats=5, range_of_influence=1)
    rob, alex, carissa = table.seat(0), table.seat(1), table.seat(4)
    giant = alex.has("Hill Giant")
    table.to_step(MAIN1, alex)
    alex.attacks({giant: rob})
    rob.casts("Captain's Maneuver", at=[rob, carissa], x=2)
    table.next_turn()
    assert rob.life == 19 and carissa.life == 20


@rule("801.13b")
@example("801.13b", 1)
def test_damage_by_distant_sources_is_not_prevented(scenario: Builder) -> None:
    """Alex's (1) enchantment is about creatures; Carissa's (4) is out of his range, Rob's (0) is in it."""
    table = scenario(seats=5, range_of_influence=1).knows(STILL)
    rob, alex, carissa = table.seat(0), table.seat(1), table.seat(4)
    alex.has("Still Air")
    hers = carissa.has("Hill Giant")
    his = rob.has("Grizzly Bears")
    rob.attacks({his: carissa})
    table.to_step(MAIN1, carissa)
    assert carissa.life == 20  # a source in range; the recipient need not be
    carissa.attacks({hers: rob})
    table.next_turn()
    assert rob.life == 17


@rule("801.13b")
@example("801.13b", 2)
def test_damage_to_somebody_in_range_is_prevented_wherever_it_comes_from(scenario: Builder) -> None:
    table = scenario(seats=5, range_of_influence=1)
    rob, alex, carissa = table.seat(0), table.seat(1), table.seat(4)
    carissa.casts("Lightning Blast", at=[rob])
    alex.casts("Mending Hands", at=[rob])
    table.resolve_stack()
    assert rob.life == 20


@rule("801.13b")
@example("801.13b", 3)
def test_fog_needs_both_ends_in_range(scenario: Builder) -> None:
    table = scenario(seats=5, range_of_influence=1)
    rob, alex, carissa = table.seat(0), table.seat(1), table.seat(4)
    table.to_step(MAIN1, carissa)
    hers = carissa.has("Grizzly Bears")
    his = rob.has("Runeclaw Bear")
    carissa.attacks({hers: rob})
    rob.blocks({his: hers})
    alex.casts("Fog").resolves()
    table.next_turn()
    assert hers.died and his.died


@rule("801.13b")
def test_fog_prevents_what_it_sees_of_both_ends(scenario: Builder) -> None:
    table = scenario(seats=5, range_of_influence=1)
    rob, alex, carissa = table.seat(0), table.seat(1), table.seat(4)
    table.to_step(MAIN1, carissa)
    hers = carissa.has("Grizzly Bears")
    his = rob.has("Runeclaw Bear")
    carissa.attacks({hers: rob})
    rob.blocks({his: hers})
    rob.casts("Fog").resolves()
    table.next_turn()
    assert hers.stayed and his.stayed
    assert alex.life == 20


@rule("801.13b")
def test_a_circle_keeps_off_the_chosen_source_as_long_as_it_is_in_range(scenario: Builder) -> None:
    """Seat 1's giant is chosen; seat 2, who reaches further than seat 0, borrows it to attack."""
    for borrowed in (False, True):
        table = scenario(seats=6, range_of_influence=[1, 2, 2, 2, 2, 2]).knows(LOAN)
        rob, alex, third = table.seat(0), table.seat(1), table.seat(2)
        circle = rob.has("Circle of Protection: Red")
        giant = alex.has("Hill Giant")
        attacker = third if borrowed else alex
        table.to_step(MAIN1, attacker)
        rob.gets_mana("C")
        rob.activates(circle, says=[[giant.id]]).resolves()
        if borrowed:
            third.casts("Loan", at=[giant]).resolves()
            table.game.state.edit(giant.id).controlled_since = -1  # as if it had haste
        attacker.attacks({giant: rob})
        table.next_turn()
        assert rob.life == (17 if borrowed else 20)


@rule("801.10", "801.11")
def test_what_is_within_range_is_found_again(scenario: Builder) -> None:
    """The owner of the creature that was destroyed sits near, and draws a card for it."""
    table = scenario(seats=6, range_of_influence=1).knows(ENVY)
    bears = table.seat(1).has("Grizzly Bears")
    before = len(table.seat(1).hand)
    table.seat(0).casts("Envy", at=[bears]).resolves()
    assert bears.died and len(table.seat(1).hand) == before + 1


@rule("801.10")
def test_a_turn_that_ends_takes_all_that_waits_on_its_stack(scenario: Builder) -> None:
    """Also what somebody far away has there: a step cannot end before its stack is empty."""
    table = scenario(seats=5, range_of_influence=1)
    sundial = table.seat(0).has("Sundial of the Infinite")
    shock = table.seat(2).casts("Shock", at=[table.seat(3)])
    table.seat(0).gets_mana("C")
    table.seat(0).activates(sundial)
    table.run(lambda d: table.active == [table.seat(1)], "the next turn")
    assert shock.zone == "exile" and table.seat(3).life == 20


@rule("801.10", "701.12a")
def test_an_exchange_reaches_as_far_as_the_one_who_makes_it(scenario: Builder) -> None:
    """The two who get each other's creatures do not reach one another; whoever casts the spell reaches both."""
    table = scenario(seats=6, range_of_influence=[2, 1, 1, 1, 1, 1])
    bears, giant = table.seat(1).has("Grizzly Bears"), table.seat(5).has("Hill Giant")
    table.seat(0).casts("Switcheroo", at=[bears, giant]).resolves()
    assert bears.controller == table.seat(5) and giant.controller == table.seat(1)
    table.seat(5).concedes()
    assert bears.controller == table.seat(1) and not giant.stayed
