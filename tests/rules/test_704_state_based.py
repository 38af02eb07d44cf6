"""State-based and turn-based actions, letter by letter. CR 703, 704."""

from __future__ import annotations

from apnap.abilities.activated import Activate
from apnap.abilities.cards import Enchant, card
from apnap.abilities.effects.counters import AddCounters
from apnap.abilities.effects.damage import DealDamage
from apnap.abilities.effects.durations import UntilEndOfTurn
from apnap.abilities.effects.life import GainLife, LoseLife
from apnap.abilities.effects.moves import ReturnToBattlefield
from apnap.abilities.effects.player_actions import Draw
from apnap.abilities.events.object_events import Dies, Leaves
from apnap.abilities.events.player_events import BeginningOf
from apnap.abilities.events.triggers import At, Whenever
from apnap.abilities.filters import CREATURE, ENCHANTMENT, PERMANENT, YOU_CONTROL, Subtype
from apnap.abilities.keyword_abilities.flags import TRAMPLE
from apnap.abilities.players import EACH_OPPONENT, EACH_PLAYER, YOU, OwnerOf
from apnap.abilities.selectors import IT, Each, Enchanted
from apnap.abilities.statics.changes import Becomes, Gets, Has, YouControl
from apnap.abilities.statics.continuous import Always
from apnap.abilities.statics.counters_and_tokens import CounterLimit
from apnap.abilities.targets import Target, TargetCard
from apnap.rules.ch1_concepts.definitions import Keywords
from apnap.rules.core import constants
from apnap.rules.core.constants import BEGIN_COMBAT, CLEANUP, DRAW, MAIN1, MAIN2, MINUS, PLUS, UPKEEP
from apnap.rules.core.decisions import FOR_DISCARD, FOR_LEGEND, FOR_PROTECTOR
from apnap.testing import rule
from apnap.testing.plugin import Builder

LOAN = card("Loan", "{U}", "Instant", UntilEndOfTurn(Target(PERMANENT), YouControl()))
PLAGUE = card("Plague", "{B}", "Creature - Horror", "5/5", Keywords(constants.INFECT))
SHRIVEL = card("Shrivel", "{B}", "Instant", UntilEndOfTurn(Target(CREATURE), Gets(0, -2)))
HEAL_AND_HURT = card("Near Death", "{B}", "Sorcery", LoseLife(25), GainLife(10))
DRAW_TWENTY_ONE = card("Too Much", "{U}", "Sorcery", Draw(21))
WORLD_A = card("World of Ash", "{R}", "World Enchantment")
WORLD_B = card("World of Ice", "{U}", "World Enchantment")
FREEZE = card("Turn to Stone", "{U}", "Instant", UntilEndOfTurn(Target(CREATURE), Becomes("Artifact", still=False)))
LIVELY = card("Come Alive", "{G}", "Instant", UntilEndOfTurn(Target(), Becomes("Creature", "1/1")))
BEAR_ARMOUR = card(
    "Bear Armour",
    "{G}",
    "Enchantment - Aura",
    Enchant(CREATURE, Subtype("Bear")),
    Always(Enchanted(CREATURE), Gets(2, 2)),
)
GROW = card("Grow", "{G}", "Instant", AddCounters(2, PLUS, on=Target(CREATURE)))
WITHER = card("Wither", "{B}", "Instant", AddCounters(1, MINUS, on=Target(CREATURE)))
TOLL = card("Death Toll", "{1}", "Artifact", Whenever(Dies(CREATURE), GainLife(1)))
PARTING = card("Parting Bell", "{1}", "Artifact", Whenever(Leaves(PERMANENT), GainLife(1)))
DRAIN_ALL = card("Drain All", "{B}", "Sorcery", LoseLife(20, who=EACH_PLAYER))
DRAIN_OTHERS = card("Drain Others", "{B}", "Sorcery", LoseLife(20, who=EACH_OPPONENT))
LORD = card("Frail Lord", "{W}", "Creature - Human", "1/1", Always(Each(CREATURE), Gets(0, 1)))


# players -------------------------------------------------------------------------------------------------------------
@rule("704.5a")
def test_a_player_at_no_life_loses(scenario: Builder) -> None:
    table = scenario(seats=3)
    table.seat(1).at(2)
    table.seat(0).casts("Shock", at=[table.seat(1)]).resolves()
    assert table.seat(1).outcome == "lost"
    assert not table.game.state.over


@rule("704.4", "704.5a")
def test_life_in_the_middle_of_a_resolution_does_not_matter(scenario: Builder) -> None:
    """Below zero and back again before anybody would get priority."""
    table = scenario().knows(HEAL_AND_HURT)
    table.seat(0).casts("Near Death").resolves()
    assert table.seat(0).life == 5
    assert table.seat(0).in_game


@rule("704.5a", "704.3")
def test_players_lose_at_the_same_time(scenario: Builder) -> None:
    table = scenario().knows(DRAIN_ALL)
    table.seat(0).casts("Drain All").resolves()
    assert all(seat.outcome == "drew" for seat in table.seats())


@rule("704.5a", "104.2a")
def test_all_others_lose_at_once(scenario: Builder) -> None:
    table = scenario().knows(DRAIN_OTHERS)
    table.seat(0).casts("Drain Others").resolves()
    assert table.seat(0).outcome == "won"
    assert all(seat.outcome == "lost" for seat in table.seats()[1:])


@rule("704.5b", "121.4")
def test_drawing_from_an_empty_library(scenario: Builder) -> None:
    table = scenario(seats=3).knows(DRAW_TWENTY_ONE)
    table.seat(0).casts("Too Much").resolves()
    assert table.seat(0).outcome == "lost"


@rule("704.5b", "121.4")
def test_an_empty_library_alone_does_no_harm(scenario: Builder) -> None:
    table = scenario(seats=3)
    table.seat(0).empty_library()
    table.to_step(MAIN2)
    assert table.seat(0).in_game
    table.run(lambda d: not table.seat(0).in_game, "the draw of the next turn")
    assert table.game.state.turn().step == DRAW


@rule("704.5c", "120.3b")
def test_ten_poison_counters(scenario: Builder) -> None:
    table = scenario(seats=3).knows(PLAGUE)
    first, second = table.seat(0).have("Plague", "Plague")
    table.seat(0).attacks({first: table.seat(1)})
    table.to_step(MAIN2)
    assert table.seat(1).poison == 5 and table.seat(1).in_game
    table.to_turn(table.seat(0))
    table.seat(0).attacks({second: table.seat(1)})
    table.to_step(MAIN2)
    assert table.seat(1).outcome == "lost"
    assert table.seat(1).life == 20


# creatures -----------------------------------------------------------------------------------------------------------
@rule("704.5d", "111.7")
def test_a_token_elsewhere_ceases_to_exist(scenario: Builder) -> None:
    table = scenario()
    table.seat(1).casts("Raise the Alarm").resolves()
    soldier = table.seat(1).permanent("Soldier Token")
    table.seat(0).casts("Unsummon", at=[soldier]).resolves()
    assert table.seat(1).hand == []
    assert table.seat(1).battlefield == ["Soldier Token"]


@rule("704.5f")
def test_no_toughness(scenario: Builder) -> None:
    table = scenario().knows(SHRIVEL)
    bears = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Shrivel", at=[bears]).resolves()
    assert bears.died


@rule("704.5g", "120.6")
def test_damage_adds_up(scenario: Builder) -> None:
    table = scenario()
    giant = table.seat(1).has("Hill Giant")
    table.seat(0).casts("Shock", at=[giant]).resolves()
    assert giant.stayed
    table.seat(0).casts("Shock", at=[giant]).resolves()
    assert giant.died


@rule("704.5g", "704.3")
def test_a_shrinking_creature_dies_of_the_damage_it_has(scenario: Builder) -> None:
    table = scenario().knows(SHRIVEL)
    giant = table.seat(1).has("Hill Giant")
    table.seat(0).casts("Shock", at=[giant]).resolves()
    table.seat(0).casts("Shrivel", at=[giant]).resolves()
    assert giant.died


@rule("704.3")
def test_actions_are_repeated_until_there_is_nothing_to_do(scenario: Builder) -> None:
    """The lord dies first; what lived by it dies in the next round, and their deaths are separate events."""
    table = scenario().knows(LORD, TOLL)
    table.seat(0).has("Death Toll")
    lord = table.seat(1).has("Frail Lord")
    elves = table.seat(1).has("Llanowar Elves")
    table.seat(0).casts("Pyroclasm").resolves()
    assert lord.died and elves.died
    table.resolve_stack()
    assert table.seat(0).life == 22


@rule("704.3", "603.3b")
def test_state_based_actions_come_before_triggers_go_onto_the_stack(scenario: Builder) -> None:
    """The dead cannot be chosen: as the goblin's ability asks for a target, only the giant is left."""
    table = scenario()
    goblin = table.seat(1).has("Festering Goblin")
    elves = table.seat(1).has("Llanowar Elves")
    giant = table.seat(0).has("Hill Giant")
    table.seat(0).casts("Pyroclasm")
    table.resolve_stack()
    assert goblin.died and elves.died
    assert giant.toughness == 2


@rule("704.5i", "120.3c")
def test_a_planeswalker_without_loyalty(scenario: Builder) -> None:
    table = scenario()
    jace = table.seat(1).has("Jace Beleren")
    table.seat(0).casts("Lightning Bolt", at=[jace]).resolves()
    assert jace.died


# legends and worlds --------------------------------------------------------------------------------------------------
@rule("704.5j")
def test_the_controller_keeps_one_legend(scenario: Builder) -> None:
    table = scenario()
    old = table.seat(0).has("Isamaru, Hound of Konda", counters={PLUS: 1})
    table.seat(0).casts("Isamaru, Hound of Konda")
    decision = table.asked(table.seat(0), FOR_LEGEND)
    assert old.id in decision.candidates and len(decision.candidates) == 2
    table.answer([old.id])
    assert old.stayed
    assert table.seat(0).battlefield == ["Isamaru, Hound of Konda"]
    assert table.seat(0).graveyard == ["Isamaru, Hound of Konda"]


@rule("704.5j")
def test_two_players_may_each_have_one(scenario: Builder) -> None:
    table = scenario()
    dogs = table.each_seat_has("Isamaru, Hound of Konda")
    table.seat(0).casts("Shock", at=[table.seat(1)]).resolves()
    table.expect(dogs).stayed(*range(table.count))


@rule("704.5j", "613.1b")
def test_stealing_a_second_one(scenario: Builder) -> None:
    """The stolen one that is not kept goes to its owner's graveyard."""
    table = scenario().knows(LOAN)
    mine = table.seat(0).has("Isamaru, Hound of Konda")
    theirs = table.seat(1).has("Isamaru, Hound of Konda")
    table.seat(0).casts("Loan", at=[theirs])
    table.asked(table.seat(0), FOR_LEGEND)
    table.answer([mine.id])
    assert mine.stayed and theirs.died
    assert table.seat(1).graveyard == ["Isamaru, Hound of Konda"]


@rule("704.5j", "704.3")
def test_the_legend_rule_is_no_destruction(scenario: Builder) -> None:
    table = scenario().knows(TOLL)
    table.seat(1).has("Death Toll")
    table.seat(0).has("Isamaru, Hound of Konda")
    table.seat(0).casts("Isamaru, Hound of Konda")
    table.resolve_stack()
    assert table.seat(1).life == 21  # but it is a death


@rule("704.5j", "101.4")
def test_several_players_choose_their_legends_in_apnap_order(scenario: Builder) -> None:
    rise = ReturnToBattlefield(TargetCard(CREATURE, whose=EACH_PLAYER, count=6, up_to=True), under=OwnerOf(IT))
    table = scenario().knows(card("Rise of Legends", "{W}", "Sorcery", rise))
    old = table.each_seat_has("Isamaru, Hound of Konda")
    dead = [seat.buried("Isamaru, Hound of Konda")[0] for seat in table.seats()]
    table.seat(0).casts("Rise of Legends", at=dead)
    for i, seat in enumerate(table.seats()):
        decision = table.asked(purpose=FOR_LEGEND)
        assert table.of(decision.seat) == seat
        assert all(old[j].stayed for j in range(table.count))
        table.answer([old[i].id])
    table.expect(old).stayed(*range(table.count))
    assert all(seat.battlefield == ["Isamaru, Hound of Konda"] for seat in table.seats())


@rule("704.5k")
def test_only_the_newest_world_stays(scenario: Builder) -> None:
    table = scenario().knows(WORLD_A, WORLD_B)
    ash = table.seat(1).has("World of Ash")
    table.seat(0).casts("World of Ice").resolves()
    assert ash.died
    assert table.seat(0).battlefield == ["World of Ice"]


# attachments ---------------------------------------------------------------------------------------------------------
@rule("704.5m")
def test_an_aura_goes_when_its_creature_goes(scenario: Builder) -> None:
    table = scenario()
    bears = table.seat(1).has("Grizzly Bears")
    pacifism = table.seat(0).casts("Pacifism", at=[bears]).resolves()
    table.seat(0).casts("Shock", at=[bears]).resolves()
    assert bears.died
    assert pacifism.zone == "graveyard"
    assert sorted(table.seat(0).graveyard) == ["Pacifism", "Shock"]


@rule("704.5m", "303.4c")
def test_an_aura_goes_when_it_may_not_enchant_it_any_more(scenario: Builder) -> None:
    table = scenario().knows(FREEZE)
    bears = table.seat(1).has("Grizzly Bears")
    pacifism = table.seat(0).casts("Pacifism", at=[bears]).resolves()
    table.seat(1).casts("Turn to Stone", at=[bears]).resolves()
    assert bears.stayed
    assert pacifism.zone == "graveyard"


@rule("704.5m", "702.5a")
def test_an_aura_for_bears_falls_off_what_is_none(scenario: Builder) -> None:
    table = scenario().knows(
        BEAR_ARMOUR,
        card("Be a Bird", "{U}", "Instant", UntilEndOfTurn(Target(CREATURE), Becomes("Creature - Bird", still=False))),
    )
    bears = table.seat(0).has("Grizzly Bears")
    armour = table.seat(0).casts("Bear Armour", at=[bears]).resolves()
    assert bears.power == 4
    table.seat(1).casts("Be a Bird", at=[bears]).resolves()
    assert armour.zone == "graveyard"
    assert bears.power == 2


@rule("704.5m", "303.4c")
def test_an_aura_for_ones_own_creatures_falls_off_a_stolen_one(scenario: Builder) -> None:
    table = scenario().knows(
        LOAN,
        card(
            "Ours",
            "{W}",
            "Enchantment - Aura",
            Enchant(CREATURE, YOU_CONTROL),
            Always(Enchanted(CREATURE), Gets(1, 1)),
        ),
    )
    bears = table.seat(0).has("Grizzly Bears")
    ours = table.seat(0).casts("Ours", at=[bears]).resolves()
    assert bears.power == 3
    table.seat(1).casts("Loan", at=[bears]).resolves()
    assert ours.zone == "graveyard" and bears.power == 2


@rule("704.5n")
def test_equipment_stays_on_the_battlefield(scenario: Builder) -> None:
    table = scenario()
    bears = table.seat(0).has("Grizzly Bears")
    axe = table.seat(0).has("Bonesplitter")
    table.seat(0).gets_mana("C")
    table.seat(0).activates(axe, at=[bears]).resolves()
    assert axe.attached_to == bears
    table.seat(1).casts("Shock", at=[bears]).resolves()
    assert axe.stayed and axe.attached_to is None


@rule("704.5n", "301.5")
def test_equipment_falls_off_what_is_no_creature_any_more(scenario: Builder) -> None:
    table = scenario().knows(FREEZE)
    bears = table.seat(0).has("Grizzly Bears")
    axe = table.seat(0).has("Bonesplitter")
    table.seat(0).gets_mana("C")
    table.seat(0).activates(axe, at=[bears]).resolves()
    table.seat(1).casts("Turn to Stone", at=[bears]).resolves()
    assert axe.stayed and axe.attached_to is None and bears.stayed


@rule("704.5n", "301.5")
def test_equipment_stays_on_a_creature_that_changes_hands(scenario: Builder) -> None:
    table = scenario().knows(LOAN)
    bears = table.seat(0).has("Grizzly Bears")
    axe = table.seat(0).has("Bonesplitter")
    table.seat(0).gets_mana("C")
    table.seat(0).activates(axe, at=[bears]).resolves()
    table.seat(1).casts("Loan", at=[bears]).resolves()
    assert axe.attached_to == bears
    assert axe.controller == table.seat(0) and bears.controller == table.seat(1)
    assert bears.power == 4


@rule("704.5p", "301.5c")
def test_equipment_that_becomes_a_creature_falls_off(scenario: Builder) -> None:
    table = scenario().knows(LIVELY)
    bears = table.seat(0).has("Grizzly Bears")
    axe = table.seat(0).has("Bonesplitter")
    table.seat(0).gets_mana("C")
    table.seat(0).activates(axe, at=[bears]).resolves()
    table.seat(0).casts("Come Alive", at=[axe]).resolves()
    assert axe.stayed and axe.attached_to is None


@rule("704.5p", "704.5m")
def test_an_aura_that_becomes_a_creature_goes_to_the_graveyard(scenario: Builder) -> None:
    table = scenario().knows(LIVELY)
    bears = table.seat(1).has("Grizzly Bears")
    pacifism = table.seat(0).casts("Pacifism", at=[bears]).resolves()
    aura = table.seat(0).permanent("Pacifism")
    table.seat(0).casts("Come Alive", at=[aura]).resolves()
    assert pacifism.zone == "graveyard"


# counters, battles ---------------------------------------------------------------------------------------------------
@rule("704.5q")
def test_opposite_counters_cancel(scenario: Builder) -> None:
    table = scenario().knows(GROW, WITHER)
    bears = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Grow", at=[bears]).resolves()
    table.seat(0).casts("Wither", at=[bears]).resolves()
    assert (bears.counters(PLUS), bears.counters(MINUS)) == (1, 0)
    assert bears.power == 3


@rule("704.5v", "310.12b")
def test_a_siege_that_is_defeated(scenario: Builder) -> None:
    """Its own ability exiles it and offers the other face; until that has happened it stays."""
    table = scenario()
    siege = table.seat(0).has("Invasion of Dominaria", counters={"defense": 3})
    table.seat(0).casts("Lightning Bolt", at=[siege]).resolves()
    assert siege.stayed
    assert table.stack == ["Invasion of Dominaria's ability"]
    table.says([1])
    table.resolve_stack()
    assert table.seat(0).battlefield == ["Serra Faithkeeper"]


@rule("704.5x", "310.12a")
def test_a_siege_whose_protector_left_gets_another(scenario: Builder) -> None:
    table = scenario(seats=4)
    siege = table.seat(0).has("Invasion of Dominaria")
    assert siege.protector == table.seat(1)
    table.seat(1).concedes()
    decision = table.asked(table.seat(0), FOR_PROTECTOR)
    assert sorted(decision.candidates) == sorted([table.seat(2).ref, table.seat(3).ref])
    table.answer([table.seat(3).ref])
    assert siege.protector == table.seat(3)


@rule("704.5y", "310.12a")
def test_a_stolen_siege_needs_an_opponent_as_its_protector(scenario: Builder) -> None:
    table = scenario(seats=2).knows(LOAN)
    siege = table.seat(0).has("Invasion of Dominaria")
    assert siege.protector == table.seat(1)
    table.seat(1).casts("Loan", at=[siege]).resolves()
    assert siege.controller == table.seat(1)
    assert siege.protector == table.seat(0)


# what is known last --------------------------------------------------------------------------------------------------
@rule("704.8", "704.3")
def test_what_leaves_is_remembered_as_it_was_before_all_of_it(scenario: Builder) -> None:
    """The counters that would cancel and the death are one event: the dead had both kinds."""
    table = scenario()
    bears = table.seat(0).has("Grizzly Bears", counters={PLUS: 1, MINUS: 3})
    assert bears.died
    last = table.game.state.objs[bears.id]
    assert (last.counter(PLUS), last.counter(MINUS)) == (1, 3)


@rule("704.3", "514.3a")
def test_state_based_actions_in_the_cleanup_step_give_priority(scenario: Builder) -> None:
    table = scenario().knows(card("Shroud of Life", "{W}", "Instant", UntilEndOfTurn(Target(CREATURE), Gets(0, 3))))
    ballista = table.seat(0).has("Walking Ballista", counters={PLUS: 1})
    table.seat(0).casts("Shroud of Life", at=[ballista]).resolves()
    table.game.state.edit(ballista.id).counters = None
    table.game.drop_chars(ballista.id)
    table.refresh()
    assert ballista.toughness == 3
    table.run(lambda d: table.game.state.turn().step == CLEANUP, "priority in the cleanup step")
    assert ballista.died
    assert table.holder == table.seat(0)


# turn-based actions --------------------------------------------------------------------------------------------------
@rule("703.3", "703.4d")
def test_the_draw_comes_before_abilities_of_the_draw_step(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).has("Howling Mine")
    table.to_step(DRAW, table.seat(1))
    assert len(table.seat(1).hand) == 1
    assert table.stack == ["Howling Mine's ability"]


@rule("703.4c", "502.3")
def test_everything_untaps_at_once_and_before_the_upkeep(scenario: Builder) -> None:
    table = scenario()
    mine = table.seat(1).have("Forest", "Grizzly Bears", tapped=True)
    others = table.seat(0).has("Forest", tapped=True)
    table.to_turn(table.seat(1))
    assert table.game.state.turn().step == UPKEEP
    assert not any(p.tapped for p in mine)
    assert others.tapped


@rule("703.4n", "514.1")
def test_too_many_cards_are_discarded(scenario: Builder) -> None:
    table = scenario()
    cards = table.seat(0).holds(*["Shock"] * 9)
    decision = table.asked(table.seat(0), FOR_DISCARD)
    assert decision.minimum == decision.maximum == 2
    table.answer([cards[0].id, cards[5].id])
    assert len(table.seat(0).hand) == 7
    assert table.seat(0).graveyard == ["Shock", "Shock"]


@rule("703.4q", "106.4")
def test_mana_empties_between_steps_too(scenario: Builder) -> None:
    table = scenario()
    table.to_step(BEGIN_COMBAT)
    table.seat(0).gets_mana("RR")
    table.to_step(MAIN2)
    assert table.seat(0).pool == ""


@rule("703.1a", "703.3")
def test_an_upkeep_ability_is_no_turn_based_action(scenario: Builder) -> None:
    """It can be responded to."""
    table = scenario().knows(
        card("Slow Poison", "{B}", "Enchantment", At(BeginningOf(UPKEEP, whose=YOU), DealDamage(3, to=YOU)))
    )
    table.seat(1).at(2).has("Slow Poison")
    table.to_turn(table.seat(1))
    assert table.seat(1).in_game and table.stack == ["Slow Poison's ability"]
    table.seat(1).casts("Absorb", at=[table.seat(1).casts("Shock", at=[table.seat(0)])])
    table.resolve_stack()
    assert table.seat(1).life == 2 and table.seat(0).life == 20


@rule("704.5g", "603.2c")
def test_lethal_damage_to_several_is_one_event(scenario: Builder) -> None:
    table = scenario().knows(PARTING)
    table.seat(0).has("Parting Bell")
    table.seat(1).have("Grizzly Bears", "Grizzly Bears", "Llanowar Elves")
    table.seat(0).casts("Pyroclasm")
    table.run(lambda d: table.stack == ["Parting Bell's ability"] * 3, "three triggers")
    table.resolve_stack()
    assert table.seat(0).life == 23


@rule("704.5d", "704.5m")
def test_a_token_that_was_enchanted(scenario: Builder) -> None:
    table = scenario()
    table.seat(1).casts("Raise the Alarm").resolves()
    soldier = table.seat(1).permanent("Soldier Token")
    pacifism = table.seat(0).casts("Pacifism", at=[soldier]).resolves()
    table.seat(0).casts("Unsummon", at=[soldier]).resolves()
    assert pacifism.zone == "graveyard"
    assert table.seat(1).hand == []


@rule("704.5f", "613.1f")
def test_an_anthem_that_leaves_takes_creatures_along(scenario: Builder) -> None:
    table = scenario().knows(
        card("Tiny", "{1}", "Creature - Insect", "1/0", Activate("{0}", UntilEndOfTurn(Target(), Has(TRAMPLE))))
    )
    anthem = table.seat(0).has("Glorious Anthem")
    tiny = table.seat(0).has("Tiny")
    assert tiny.toughness == 1
    table.seat(1).casts("Disenchant", at=[anthem]).resolves()
    assert tiny.died


@rule("704.3", "704.5g")
def test_actions_are_not_performed_while_a_main_phase_goes_on(scenario: Builder) -> None:
    """They come with priority, so a player who has it sees a settled board."""
    table = scenario()
    table.to_step(MAIN1, table.seat(1))
    bears = table.seat(1).has("Grizzly Bears")
    table.seat(1).casts("Shock", at=[bears]).resolves()
    assert table.holder == table.seat(1)
    assert bears.died


# worlds and limits, simultaneously -----------------------------------------------------------------------------------
BOTH_BACK = card("Raise Worlds", "{B}", "Sorcery", ReturnToBattlefield(TargetCard(ENCHANTMENT, count=2), under=YOU))
DREAMER = card("Short Dreamer", "{W}", "Creature - Human", "4/1", CounterLimit(3, "dream"))
DREAM = card("Dream On", "{W}", "Instant", AddCounters(5, "dream", on=Target(CREATURE)))


@rule("704.5k")
def test_worlds_that_enter_at_the_same_time_all_go(scenario: Builder) -> None:
    table = scenario().knows(WORLD_A, WORLD_B, BOTH_BACK)
    old = table.seat(1).has("World of Ice")
    first, second = table.seat(0).buried("World of Ash", "World of Ice")
    table.seat(0).casts("Raise Worlds", at=[first, second]).resolves()
    assert (old.zone, first.zone, second.zone) == ("graveyard", "graveyard", "graveyard")


@rule("704.5k")
def test_worlds_that_enter_one_after_another_leave_the_newest(scenario: Builder) -> None:
    table = scenario().knows(WORLD_A, WORLD_B)
    old = table.seat(1).has("World of Ice")
    new = table.seat(0).casts("World of Ash").resolves()
    assert old.died and new.zone == "battlefield"


@rule("704.5r", "122.4")
def test_counters_above_a_limit_are_removed(scenario: Builder) -> None:
    table = scenario().knows(DREAMER, DREAM)
    dreamer = table.seat(1).has("Short Dreamer")
    bears = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Dream On", at=[dreamer]).resolves()
    assert dreamer.counters("dream") == 3
    assert any("704.5r" in line for line in table.log)
    table.seat(0).casts("Dream On", at=[bears]).resolves()
    assert bears.counters("dream") == 5
