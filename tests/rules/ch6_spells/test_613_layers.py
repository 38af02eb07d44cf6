"""How continuous effects act on each other: layers, timestamps, dependencies. CR 613."""

from __future__ import annotations

from apnap.abilities.activated import Activate
from apnap.abilities.cards import Enchant, card
from apnap.abilities.effects.damage import DealDamage
from apnap.abilities.effects.durations import UntilEndOfTurn
from apnap.abilities.effects.life import GainLife
from apnap.abilities.effects.moves import ReturnToBattlefield
from apnap.abilities.events.combat_events import Attacks
from apnap.abilities.events.triggers import Whenever
from apnap.abilities.filters import (
    ARTIFACT,
    CREATURE,
    ENCHANTMENT,
    LAND,
    NONCREATURE,
    OTHER,
    YOU_CONTROL,
    Subtype,
    With,
)
from apnap.abilities.keyword_abilities.flags import DEFENDER, FLYING, TRAMPLE, VIGILANCE
from apnap.abilities.mana import AddMana
from apnap.abilities.players import EACH_PLAYER, OwnerOf
from apnap.abilities.selectors import IT, THIS, Each, Enchanted, Equipped
from apnap.abilities.statics.changes import Becomes, Gets, Has, YouControl
from apnap.abilities.statics.continuous import Always
from apnap.abilities.targets import AnyTarget, Target, TargetCard
from apnap.rules.core import constants
from apnap.testing import Permanent, Scenario, rule
from apnap.testing.plugin import Builder
from tests.helpers.words_without_cards import BaseSize, Loses, LosesAbilities, SizeIsCreatures, Switch

LOAN = card("Loan", "{U}", "Instant", UntilEndOfTurn(Target(), YouControl()))
SHRINK = card("Shrink", "{U}", "Instant", UntilEndOfTurn(Target(CREATURE), BaseSize(1, 1)))
STRETCH = card("Stretch", "{U}", "Instant", UntilEndOfTurn(Target(CREATURE), BaseSize(0, 5)))
TWIST = card("Twist", "{U}", "Instant", UntilEndOfTurn(Target(CREATURE), Switch()))
MUTE = card("Mute", "{U}", "Instant", UntilEndOfTurn(Target(CREATURE), LosesAbilities()))
WINGS = card("Wings", "{U}", "Instant", UntilEndOfTurn(Target(CREATURE), Has(FLYING)))
MARCH = card("March of Things", "{U}", "Enchantment", Always(Each(NONCREATURE, ARTIFACT), Becomes("Creature", "3/3")))
LIVING_LANDS = card("Living Lands", "{G}", "Enchantment", Always(Each(LAND), Becomes("Creature", "1/1")))
STEEL_DREAM = card("Steel Dream", "{U}", "Enchantment", Always(Each(CREATURE), Becomes("Artifact")))
ALL_FLY = card("All Fly", "{U}", "Enchantment", Always(Each(CREATURE), Has(FLYING)))
FLIERS_WATCH = card("Fliers Watch", "{W}", "Enchantment", Always(Each(CREATURE, With(FLYING)), Has(VIGILANCE)))
SILENCE = card("Great Silence", "{W}", "Enchantment", Always(Each(CREATURE), LosesAbilities()))
SMALLNESS = card("Smallness", "{W}", "Enchantment", Always(Each(CREATURE), BaseSize(1, 1)))
BIGNESS = card("Bigness", "{G}", "Enchantment", Always(Each(CREATURE), BaseSize(7, 7)))
LORD_OF_WINGS = card(
    "Lord of Wings", "{U}", "Creature - Bird", "2/2", Always(Each(OTHER, CREATURE, YOU_CONTROL), Has(FLYING))
)
LORD_OF_MIGHT = card(
    "Lord of Might", "{G}", "Creature - Elf", "2/2", Always(Each(OTHER, CREATURE, YOU_CONTROL), Gets(1, 1))
)
CROWN_OF_WINGS = card(
    "Crown of Wings",
    "{U}",
    "Enchantment - Aura",
    Enchant(CREATURE),
    Always(Enchanted(CREATURE), Has(Always(Each(OTHER, CREATURE, YOU_CONTROL), Has(TRAMPLE)))),
)
CROWN_OF_MIGHT = card(
    "Crown of Might",
    "{G}",
    "Enchantment - Aura",
    Enchant(CREATURE),
    Always(Enchanted(CREATURE), Has(Always(Each(CREATURE, YOU_CONTROL), Gets(1, 1)))),
)
CROWN_OF_RATS = card(
    "Crown of Rats",
    "{B}",
    "Enchantment - Aura",
    Enchant(CREATURE),
    Always(Enchanted(CREATURE), Has(Always(Each(CREATURE), BaseSize(1, 1)))),
)
LEAD_BOOTS = card(
    "Lead Boots",
    "{1}",
    "Artifact - Equipment",
    Always(Equipped(CREATURE), BaseSize(0, 9)),
    Activate("{0}", UntilEndOfTurn(THIS, Has(FLYING))),
)
FIREBREATH = card(
    "Firebreath",
    "{R}",
    "Enchantment - Aura",
    Enchant(CREATURE),
    Always(Enchanted(CREATURE), Has(Activate("{T}", DealDamage(1, to=AnyTarget())))),
)
BATTLE_HYMN = card(
    "Battle Hymn",
    "{W}",
    "Enchantment",
    Always(Each(CREATURE, YOU_CONTROL), Has(Whenever(Attacks(THIS), GainLife(1)))),
)
GREEN_TIDE = card(
    "Green Tide",
    "{G}",
    "Enchantment",
    Always(Each(CREATURE, YOU_CONTROL), Has(Activate("{T}", AddMana("{G}")))),
)
ANIMATOR = card("Animator", "{G}", "Creature - Druid", "1/1", Always(Each(LAND), Becomes("Creature", "4/4")))
SWARM = card("Swarm", "{G}", "Creature - Insect", "*/*", SizeIsCreatures())
WALLS_MOVE = card("Walls Move", "{R}", "Enchantment", Always(Each(CREATURE, With(DEFENDER)), Loses(constants.DEFENDER)))


def attached(table: Scenario, seat: int, name: str, host: Permanent) -> Permanent:
    """An Aura of a seat on the battlefield, attached to something."""
    return table.seat(seat).casts(name, at=[host]).resolves()


# power and toughness -------------------------------------------------------------------------------------------------
@rule("613.4b", "613.4c")
def test_setting_comes_before_adding_whatever_came_first(scenario: Builder) -> None:
    table = scenario().knows(SHRINK)
    giant = table.seat(0).has("Hill Giant")
    table.seat(0).casts("Giant Growth", at=[giant]).resolves()
    assert giant.power == 6
    table.seat(0).casts("Shrink", at=[giant]).resolves()
    assert (giant.power, giant.toughness) == (4, 4)


@rule("613.4c", "122.1a")
def test_counters_are_added_to_a_size_that_was_set(scenario: Builder) -> None:
    table = scenario().knows(SHRINK)
    giant = table.seat(0).has("Hill Giant", counters={"+1/+1": 2})
    table.seat(0).casts("Shrink", at=[giant]).resolves()
    assert (giant.power, giant.toughness) == (3, 3)


@rule("613.4c", "122.1a")
def test_minus_counters_count_the_other_way(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).has("Glorious Anthem")
    giant = table.seat(0).has("Hill Giant", counters={"-1/-1": 1})
    assert (giant.power, giant.toughness) == (3, 3)


@rule("613.7b", "613.4b")
def test_of_two_sizes_the_newer_counts(scenario: Builder) -> None:
    table = scenario().knows(SHRINK, STRETCH)
    giant = table.seat(0).has("Hill Giant")
    table.seat(0).casts("Shrink", at=[giant]).resolves()
    table.seat(0).casts("Stretch", at=[giant]).resolves()
    assert (giant.power, giant.toughness) == (0, 5)
    table.seat(0).casts("Shrink", at=[giant]).resolves()
    assert (giant.power, giant.toughness) == (1, 1)


@rule("613.7a", "613.7d")
def test_a_static_ability_is_as_old_as_its_permanent(scenario: Builder) -> None:
    table = scenario().knows(SMALLNESS, BIGNESS, SHRINK)
    giant = table.seat(0).has("Hill Giant")
    table.seat(0).has("Smallness")
    table.seat(1).has("Bigness")
    assert giant.power == 7
    table.seat(0).casts("Shrink", at=[giant]).resolves()
    assert giant.power == 1


@rule("613.4d")
def test_switching_comes_last(scenario: Builder) -> None:
    """A 2/4 that is switched and then gets +2/+0 is a 4/4 seen from the other side."""
    table = scenario().knows(TWIST)
    spider = table.seat(0).has("Giant Spider")
    axe = table.seat(0).has("Bonesplitter")
    table.seat(0).casts("Twist", at=[spider]).resolves()
    assert (spider.power, spider.toughness) == (4, 2)
    table.seat(0).gets_mana("C")
    table.seat(0).activates(axe, at=[spider])
    table.resolve_stack()
    assert (spider.power, spider.toughness) == (4, 4)


@rule("613.4d")
def test_power_and_toughness_switched_twice_are_as_before(scenario: Builder) -> None:
    table = scenario().knows(TWIST)
    spider = table.seat(0).has("Giant Spider")
    for _ in range(2):
        table.seat(0).casts("Twist", at=[spider]).resolves()
    assert (spider.power, spider.toughness) == (2, 4)


@rule("613.4a", "604.3")
def test_a_defined_size_gives_way_to_a_set_one(scenario: Builder) -> None:
    table = scenario().knows(SWARM, SHRINK)
    swarm = table.seat(0).has("Swarm")
    table.seat(1).have("Grizzly Bears", "Hill Giant")
    assert (swarm.power, swarm.toughness) == (3, 3)
    table.seat(0).casts("Giant Growth", at=[swarm]).resolves()
    assert (swarm.power, swarm.toughness) == (6, 6)
    table.seat(0).casts("Shrink", at=[swarm]).resolves()
    assert (swarm.power, swarm.toughness) == (4, 4)


@rule("604.3", "613.4a")
def test_a_defined_size_is_defined_everywhere(scenario: Builder) -> None:
    table = scenario().knows(SWARM)
    swarm = table.seat(1).buried("Swarm")[0]
    held = table.seat(0).holds("Swarm")[0]
    assert swarm.power == held.power == 0
    table.seat(1).has("Grizzly Bears")
    assert swarm.power == held.power == 1
    table.seat(0).casts("Swarm").resolves()
    assert table.seat(0).permanent("Swarm").power == 2
    table.seat(0).casts("Hill Giant").resolves()
    assert table.seat(0).permanent("Swarm").power == 3


# control -------------------------------------------------------------------------------------------------------------
@rule("613.1b", "613.7")
def test_the_newest_control_effect_wins(scenario: Builder) -> None:
    table = scenario().knows(LOAN)
    bears = table.seat(2 % table.count).has("Grizzly Bears")
    table.seat(0).casts("Mind Control", at=[bears]).resolves()
    assert bears.controller == table.seat(0)
    table.seat(1).casts("Loan", at=[bears]).resolves()
    assert bears.controller == table.seat(1)
    table.next_turn()
    assert bears.controller == table.seat(0)


@rule("613.1b", "704.5m")
def test_when_the_aura_goes_the_creature_goes_home(scenario: Builder) -> None:
    table = scenario()
    bears = table.seat(1).has("Grizzly Bears")
    control = table.seat(0).casts("Mind Control", at=[bears]).resolves()
    assert bears.controller == table.seat(0)
    table.seat(1).casts("Disenchant", at=[control]).resolves()
    assert bears.controller == table.seat(1)


@rule("613.7a", "613.1b")
def test_an_aura_that_changes_hands_keeps_its_timestamp(scenario: Builder) -> None:
    """The loan is newer than the chains, whoever holds the chains."""
    table = scenario(seats=3).knows(LOAN)
    bears = table.seat(0).has("Grizzly Bears")
    chains = table.seat(0).casts("Mind Control", at=[bears]).resolves()
    table.seat(1).casts("Loan", at=[bears]).resolves()
    assert bears.controller == table.seat(1)
    table.seat(2).casts("Loan", at=[chains]).resolves()
    assert chains.controller == table.seat(2)
    assert bears.controller == table.seat(1)


@rule("613.1b", "109.5")
def test_whoever_controls_the_aura_controls_the_creature(scenario: Builder) -> None:
    table = scenario(seats=3).knows(LOAN)
    bears = table.seat(0).has("Grizzly Bears")
    control = table.seat(0).casts("Mind Control", at=[bears]).resolves()
    table.seat(2).casts("Loan", at=[control]).resolves()
    assert bears.controller == table.seat(2)
    table.next_turn()
    assert bears.controller == table.seat(0)


# types and abilities -------------------------------------------------------------------------------------------------
@rule("613.1d", "613.4c")
def test_a_lord_sees_what_has_become_an_artifact_creature(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).has("Chief of the Foundry")
    factory = table.seat(0).has("Mishra's Factory")
    table.seat(0).gets_mana("C")
    table.seat(0).activates(factory, index=1)
    table.resolve_stack()
    assert (factory.power, factory.toughness) == (3, 3)


@rule("613.4b", "613.6")
def test_animating_again_after_a_growth_changes_nothing(scenario: Builder) -> None:
    table = scenario()
    factory = table.seat(0).has("Mishra's Factory")
    table.seat(0).gets_mana("CC")
    table.seat(0).activates(factory, index=1)
    table.resolve_stack()
    table.seat(0).casts("Giant Growth", at=[factory]).resolves()
    table.seat(0).gets_mana("CC")
    table.seat(0).activates(factory, index=1)
    table.resolve_stack()
    assert (factory.power, factory.toughness) == (5, 5)


@rule("613.6")
def test_an_effect_goes_on_with_the_objects_it_began_with(scenario: Builder) -> None:
    """Noncreature artifacts become creatures with a size, though by then they are noncreature no more."""
    table = scenario().knows(MARCH)
    ring = table.seat(1).has("Sol Ring")
    memnite = table.seat(1).has("Memnite")
    table.seat(0).casts("March of Things").resolves()
    assert ring.stayed
    assert (ring.power, ring.toughness) == (3, 3)
    assert (memnite.power, memnite.toughness) == (1, 1)


@rule("613.6")
def test_an_effect_goes_on_although_its_ability_is_lost_on_the_way(scenario: Builder) -> None:
    """The animator's effect begins with the types, before the silence takes its ability away."""
    table = scenario().knows(ANIMATOR, SILENCE)
    forest = table.seat(1).has("Forest")
    animator = table.seat(0).has("Animator")
    assert forest.power == 4
    table.seat(1).has("Great Silence")
    assert table.game.char(animator.id).abilities.statics == []
    assert table.game.char(forest.id).types & constants.CREATURE
    assert (forest.power, forest.toughness) == (4, 4)
    table.seat(1).casts("Shock", at=[animator]).resolves()
    assert not table.game.char(forest.id).types & constants.CREATURE


@rule("613.8a", "613.8b")
def test_what_becomes_a_creature_later_is_still_a_creature_first(scenario: Builder) -> None:
    """'Creatures are artifacts' depends on 'lands are creatures', though it is older."""
    table = scenario().knows(LIVING_LANDS, STEEL_DREAM)
    forest = table.seat(1).has("Forest")
    table.seat(0).has("Steel Dream")
    table.seat(0).has("Living Lands")
    assert table.game.char(forest.id).types & constants.ARTIFACT
    assert forest.power == 1


@rule("613.8a", "613.7")
def test_the_same_the_other_way_round(scenario: Builder) -> None:
    table = scenario().knows(LIVING_LANDS, STEEL_DREAM)
    forest = table.seat(1).has("Forest")
    table.seat(0).has("Living Lands")
    table.seat(0).has("Steel Dream")
    assert table.game.char(forest.id).types & constants.ARTIFACT


@rule("613.8a", "613.1f")
def test_an_ability_for_those_who_fly_waits_for_those_who_will(scenario: Builder) -> None:
    table = scenario().knows(ALL_FLY, FLIERS_WATCH)
    bears = table.seat(1).has("Grizzly Bears")
    table.seat(0).has("Fliers Watch")
    assert not bears.has(constants.VIGILANCE)
    table.seat(0).has("All Fly")
    assert bears.has(constants.VIGILANCE)


@rule("613.7", "613.1f")
def test_losing_and_gaining_abilities_by_timestamp(scenario: Builder) -> None:
    table = scenario().knows(MUTE, WINGS)
    first, second = table.seat(0).have("Wind Drake", "Wind Drake")
    table.seat(0).casts("Mute", at=[first]).resolves()
    assert not first.has(constants.FLYING)
    table.seat(0).casts("Wings", at=[first]).resolves()
    assert first.has(constants.FLYING)
    table.seat(0).casts("Wings", at=[second]).resolves()
    table.seat(0).casts("Mute", at=[second]).resolves()
    assert not second.has(constants.FLYING)


@rule("613.8a", "613.1f")
def test_a_lord_without_abilities_gives_none(scenario: Builder) -> None:
    """Whichever is older: applying the silence changes whether the lord's effect exists."""
    for names in (("Lord of Wings", "Great Silence"), ("Great Silence", "Lord of Wings")):
        table = scenario().knows(LORD_OF_WINGS, SILENCE)
        bears = table.seat(0).has("Grizzly Bears")
        for name in names:
            table.seat(0).has(name)
        assert not bears.has(constants.FLYING), names


@rule("613.1f", "613.1g")
def test_a_lord_without_abilities_adds_no_size(scenario: Builder) -> None:
    table = scenario().knows(LORD_OF_MIGHT, SILENCE)
    table.seat(0).has("Lord of Might")
    bears = table.seat(0).has("Grizzly Bears")
    assert bears.power == 3
    table.seat(1).has("Great Silence")
    assert bears.power == 2


@rule("613.1f", "604.2")
def test_a_creature_that_lost_its_abilities_triggers_no_more(scenario: Builder) -> None:
    table = scenario().knows(MUTE)
    warden = table.seat(0).has("Soul Warden")
    table.seat(1).casts("Mute", at=[warden]).resolves()
    table.seat(0).casts("Grizzly Bears").resolves()
    assert table.stack == []
    table.next_turn()
    table.to_step(constants.MAIN1)
    table.seat(1).casts("Grizzly Bears")
    table.resolve_stack()
    assert table.seat(0).life == 21


@rule("613.1f", "613.1g")
def test_a_granted_ability_that_adds_size(scenario: Builder) -> None:
    table = scenario().knows(CROWN_OF_MIGHT)
    king, bears = table.seat(0).have("Hill Giant", "Grizzly Bears")
    attached(table, 0, "Crown of Might", king)
    assert (king.power, bears.power) == (4, 3)


@rule("613.1f", "613.8c")
def test_a_granted_ability_that_grants_abilities(scenario: Builder) -> None:
    """Both act in the same layer: the second exists only once the first has been applied."""
    table = scenario().knows(CROWN_OF_WINGS)
    king, bears = table.seat(0).have("Hill Giant", "Grizzly Bears")
    crown = attached(table, 0, "Crown of Wings", king)
    assert bears.has(constants.TRAMPLE) and not king.has(constants.TRAMPLE)
    table.seat(1).casts("Disenchant", at=[crown]).resolves()
    assert not bears.has(constants.TRAMPLE)


@rule("613.1f", "602.2")
def test_a_granted_activated_ability(scenario: Builder) -> None:
    """It is the creature's own: its controller activates it, and what was activated outlives the aura."""
    table = scenario().knows(FIREBREATH)
    bears = table.seat(0).has("Grizzly Bears")
    breath = attached(table, 0, "Firebreath", bears)
    ability = table.seat(0).activates(bears, at=[table.seat(1)])
    table.seat(1).casts("Disenchant", at=[breath]).resolves()
    assert not table.game.char(bears.id).abilities.activated
    ability.resolves()
    assert table.seat(1).life == 19


@rule("613.1f", "603.2")
def test_a_granted_triggered_ability(scenario: Builder) -> None:
    table = scenario().knows(BATTLE_HYMN)
    hymn = table.seat(0).has("Battle Hymn")
    bears, giant = table.seat(0).have("Grizzly Bears", "Hill Giant")
    table.seat(0).attacks({bears: table.seat(1), giant: table.seat(1)})
    table.resolve_stack()
    assert table.seat(0).life == 22
    table.seat(1).casts("Disenchant", at=[hymn]).resolves()
    table.to_turn(table.seat(0))
    table.seat(0).attacks({bears: table.seat(1)})
    assert table.stack == []


@rule("613.1f", "605.3a")
def test_a_granted_mana_ability_pays(scenario: Builder) -> None:
    table = scenario().knows(GREEN_TIDE)
    table.seat(0).have("Grizzly Bears", "Hill Giant")
    table.seat(0).has("Green Tide")
    spell = table.seat(0).casts("Grizzly Bears", free=False)
    assert table.stack == ["Grizzly Bears"]
    assert all(table.game.state.objs[id].tapped for id in table.game.state.ids(table.seat(0).number, 5)[:2])
    spell.resolves()


@rule("613.7a")
def test_a_granted_ability_is_as_old_as_what_granted_it(scenario: Builder) -> None:
    """The king was there before the bigness, the crown came after it: its ability counts."""
    table = scenario().knows(CROWN_OF_RATS, BIGNESS)
    king = table.seat(0).has("Hill Giant")
    table.seat(0).has("Bigness")
    assert king.power == 7
    attached(table, 0, "Crown of Rats", king)
    assert king.power == 1


@rule("613.7e", "613.4b")
def test_equipment_gets_a_new_timestamp_as_it_is_attached(scenario: Builder) -> None:
    from apnap.rules.events import Attach

    table = scenario().knows(LEAD_BOOTS, SMALLNESS)
    giant = table.seat(0).has("Hill Giant")
    boots = table.seat(0).has("Lead Boots")
    table.seat(0).has("Smallness")
    assert giant.toughness == 1
    table.game.emit(Attach(boots.id, giant.id))
    table.refresh()
    assert (giant.power, giant.toughness) == (0, 9)


@rule("613.7m", "101.4")
def test_what_enters_together_is_stamped_in_apnap_order(scenario: Builder) -> None:
    """The active player's comes first, whichever was named first, so the other one counts."""
    table = scenario().knows(
        SMALLNESS,
        BIGNESS,
        card(
            "Rise",
            "{W}",
            "Sorcery",
            ReturnToBattlefield(TargetCard(ENCHANTMENT, whose=EACH_PLAYER, count=2), under=OwnerOf(IT)),
        ),
    )
    bears = table.seat(0).has("Grizzly Bears")
    mine, theirs = table.seat(0).buried("Smallness")[0], table.seat(1).buried("Bigness")[0]
    table.seat(0).casts("Rise", at=[theirs, mine]).resolves()
    assert mine.zone == theirs.zone == "battlefield"
    assert bears.power == 7


@rule("613.9", "613.7")
def test_one_effect_overrides_another(scenario: Builder) -> None:
    """A grown creature that is set to a size keeps the growth; one that loses flying may get it back."""
    table = scenario().knows(SMALLNESS)
    table.seat(0).has("Glorious Anthem")
    giant = table.seat(0).has("Hill Giant")
    table.seat(1).has("Smallness")
    assert (giant.power, giant.toughness) == (2, 2)


@rule("613.5", "704.5f")
def test_a_bonus_that_ends_is_gone_at_once(scenario: Builder) -> None:
    table = scenario().knows(LORD_OF_MIGHT)
    lord = table.seat(0).has("Lord of Might")
    bears = table.seat(0).has("Grizzly Bears")
    table.seat(1).casts("Shock", at=[lord])
    growth = table.seat(1).casts("Shock", at=[bears])
    growth.resolves()
    assert bears.stayed and bears.damage == 2  # a 3/3 so far
    table.resolve_stack()
    assert lord.died and bears.died  # and without the lord it has taken enough


@rule("613.8b", "613.1f")
def test_effects_in_a_circle_go_by_timestamp(scenario: Builder) -> None:
    """Each of the two would change what the other applies to."""
    table = scenario().knows(
        card("Bird Bears", "{U}", "Enchantment", Always(Each(CREATURE, Subtype("Bear")), Becomes("Creature - Bird"))),
        card(
            "No More Bears",
            "{U}",
            "Enchantment",
            Always(Each(CREATURE, Subtype("Bird")), Becomes("Creature - Bear", still=False)),
        ),
    )
    bears = table.seat(0).has("Grizzly Bears")
    crow = table.seat(0).has("Storm Crow")
    table.seat(0).has("Bird Bears")
    table.seat(0).has("No More Bears")
    # the older first: the bear becomes a bird besides, then both birds become bears and nothing else
    assert table.game.char(bears.id).subtypes == ["Bear"]
    assert table.game.char(crow.id).subtypes == ["Bear"]


@rule("613.8b", "613.8c")
def test_what_depends_on_a_circle_waits_for_it(scenario: Builder) -> None:
    """Two effects depend on each other, a third and older one on them: the circle is applied first."""
    table = scenario().knows(
        card("Elf Steel", "{U}", "Enchantment", Always(Each(Subtype("Elf")), Becomes("Artifact"))),
        card("Bird Bears", "{U}", "Enchantment", Always(Each(Subtype("Bear")), Becomes("Creature - Bird Elf"))),
        card("Bear Birds", "{U}", "Enchantment", Always(Each(Subtype("Bird")), Becomes("Creature - Bear"))),
    )
    bears = table.seat(0).has("Grizzly Bears")
    crow = table.seat(0).has("Storm Crow")
    for name in ("Elf Steel", "Bird Bears", "Bear Birds"):
        table.seat(0).has(name)
    assert table.game.char(bears.id).subtypes == ["Bear", "Bird", "Elf"]
    assert table.game.char(bears.id).types & constants.ARTIFACT
    assert table.game.char(crow.id).subtypes == ["Bird", "Bear"]
    assert not table.game.char(crow.id).types & constants.ARTIFACT


@rule("613.1f", "702.3b")
def test_losing_one_ability_leaves_the_others(scenario: Builder) -> None:
    table = scenario().knows(WALLS_MOVE)
    wall = table.seat(0).has("Wall of Omens")
    assert wall.has(constants.DEFENDER)
    table.seat(0).has("Walls Move")
    assert not wall.has(constants.DEFENDER)
    assert len(table.game.char(wall.id).abilities.triggered) == 1
