"""Cards, objects, permanents, tokens, spells and abilities. CR 108-113."""

from __future__ import annotations

from apnap.abilities.activated import Activate
from apnap.abilities.cards import card
from apnap.abilities.effects.damage import DealDamage
from apnap.abilities.effects.moves import ReturnToBattlefield
from apnap.abilities.filters import CREATURE, INSTANT, SORCERY, AnyOf
from apnap.abilities.keyword_abilities.flags import DEATHTOUCH, LIFELINK
from apnap.abilities.targets import AnyTarget, TargetCard
from apnap.rules.core.decisions import O_ACTIVATE, O_CAST
from apnap.testing import rule
from apnap.testing.plugin import Builder

STINGER = card(
    "Stinger", "{B}", "Creature - Insect", "1/1", DEATHTOUCH, LIFELINK, Activate("{T}", DealDamage(1, to=AnyTarget()))
)

RAISE = card("Raise Anything", "{B}", "Sorcery", ReturnToBattlefield(TargetCard(AnyOf(INSTANT, SORCERY, CREATURE))))


# cards and objects ----------------------------------------------------------------------------------------------------
@rule("108.3", "108.4", "400.3")
def test_a_stolen_creature_dies_into_its_owners_graveyard(scenario: Builder) -> None:
    table = scenario()
    bear = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Mind Control", at=[bear]).resolves()
    assert (bear.controller, bear.owner) == (table.seat(0), table.seat(1))
    table.seat(0).casts("Shock", at=[bear]).resolves()
    assert table.seat(1).graveyard == ["Grizzly Bears"]
    assert "Mind Control" in table.seat(0).graveyard


@rule("109.2")
def test_a_word_for_a_type_means_a_permanent(scenario: Builder) -> None:
    """Creature cards in graveyards and creature spells are not creatures to Day of Judgment and Doom Blade."""
    table = scenario()
    table.seat(1).buried("Hill Giant")
    (blade,) = table.seat(1).holds("Doom Blade")
    table.seat(1).gets_mana("BB")
    table.seat(0).casts("Grizzly Bears")
    assert not table.seat(1).can(O_CAST, blade)
    table.resolve_stack()
    assert table.seat(1).can(O_CAST, blade)


@rule("109.5", "113.8")
def test_you_in_a_triggered_ability_is_who_controlled_it_as_it_triggered(scenario: Builder) -> None:
    """The thief of a Solemn Simulacrum draws when it dies, though the card goes to its owner."""
    table = scenario()
    solemn = table.seat(1).has("Solemn Simulacrum")
    table.seat(0).casts("Mind Control", at=[solemn]).resolves()
    table.says([1])
    table.seat(0).casts("Shock", at=[solemn]).resolves()
    table.resolve_stack()
    assert (len(table.seat(0).hand), len(table.seat(1).hand)) == (1, 0)
    assert "Solemn Simulacrum" in table.seat(1).graveyard


@rule("109.5", "604.1")
def test_you_in_a_static_ability_is_who_controls_it_now(scenario: Builder) -> None:
    table = scenario()
    chief = table.seat(1).has("Chief of the Foundry")
    theirs, mine = table.seat(1).has("Memnite"), table.seat(0).has("Memnite")
    assert (theirs.power, mine.power) == (2, 1)
    table.seat(0).casts("Mind Control", at=[chief]).resolves()
    assert (theirs.power, mine.power) == (1, 2)


# permanents -----------------------------------------------------------------------------------------------------------
@rule("110.2", "110.2a")
def test_a_card_that_an_effect_puts_onto_the_battlefield_is_controlled_by_who_puts_it_there(scenario: Builder) -> None:
    table = scenario()
    (wurm,) = table.seat(0).buried("Craw Wurm")
    table.seat(0).casts("Zombify", at=[wurm]).resolves()
    assert (wurm.zone, wurm.controller) == ("battlefield", table.seat(0))


@rule("110.5b", "110.5d")
def test_a_permanent_that_was_tapped_comes_back_untapped(scenario: Builder) -> None:
    table = scenario()
    bear = table.seat(0).has("Grizzly Bears", tapped=True)
    table.seat(0).casts("Unsummon", at=[bear]).resolves()
    table.seat(0).casts("Grizzly Bears").resolves()
    again = table.seat(0).permanent("Grizzly Bears")
    assert not again.tapped and again.id != bear.id


@rule("110.5c", "502.3")
def test_a_permanent_stays_tapped_until_something_untaps_it(scenario: Builder) -> None:
    table = scenario()
    forest = table.seat(0).has("Forest")
    table.seat(0).taps_for_mana(forest)
    for _ in range(table.count - 1):
        table.next_turn()
        assert forest.tapped
    table.to_turn(table.seat(0))
    assert not forest.tapped


@rule("110.4", "304.4", "400.4a")
def test_an_instant_card_cannot_become_a_permanent(scenario: Builder) -> None:
    table = scenario().knows(RAISE)
    (shock,) = table.seat(0).buried("Shock")
    table.seat(0).casts("Raise Anything", at=[shock]).resolves()
    assert (shock.zone, table.seat(0).battlefield) == ("graveyard", [])
    assert shock.now == shock.id  # it has not even moved


@rule("110.4", "307.4", "400.4a")
def test_a_sorcery_card_stays_where_it_is(scenario: Builder) -> None:
    table = scenario().knows(RAISE)
    (spike,) = table.seat(0).buried("Lava Spike")
    (bear,) = table.seat(0).buried("Grizzly Bears")
    table.seat(0).casts("Raise Anything", at=[spike]).resolves()
    assert spike.now == spike.id and table.seat(0).battlefield == []
    table.seat(0).casts("Raise Anything", at=[bear]).resolves()
    assert table.seat(0).battlefield == ["Grizzly Bears"]


# tokens ---------------------------------------------------------------------------------------------------------------
@rule("111.3", "111.4")
def test_a_token_is_what_its_maker_says_and_nothing_else(scenario: Builder) -> None:
    table = scenario()
    garruk = table.seat(0).has("Garruk Wildspeaker")
    table.seat(0).activates(garruk, 1).resolves()
    beast = table.seat(0).permanent("Beast Token")
    assert (beast.power, beast.toughness, beast.colors, beast.mana_value) == (3, 3, "G", 0)
    assert beast.is_a("Beast") and beast.is_a("Creature") and not beast.is_a("Token")


@rule("111.2", "109.5")
def test_a_token_is_owned_by_who_creates_it(scenario: Builder) -> None:
    """A stolen Verdant Force makes its tokens for the thief."""
    table = scenario()
    force = table.seat(1).has("Verdant Force")
    table.seat(0).casts("Mind Control", at=[force]).resolves()
    table.to_turn(table.seat(1))
    table.resolve_stack()
    token = table.seat(0).permanent("Saproling Token")
    assert (token.owner, token.controller) == (table.seat(0), table.seat(0))


@rule("111.7", "704.5d")
def test_a_token_that_leaves_the_battlefield_ceases_to_exist(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).casts("Raise the Alarm").resolves()
    token = table.seat(0).permanent("Soldier Token")
    table.seat(1).casts("Unsummon", at=[token]).resolves()
    assert table.seat(0).hand == []
    assert token.zone == "gone"
    assert table.seat(0).battlefield == ["Soldier Token"]


@rule("111.7", "603.6c")
def test_a_dying_token_triggers_what_sees_creatures_die(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).has("Blood Artist")
    table.seat(0).casts("Raise the Alarm").resolves()
    table.says([table.seat(1).ref])
    table.seat(0).casts("Shock", at=[table.seat(0).permanent("Soldier Token")]).resolves()
    table.resolve_stack()
    assert (table.seat(0).life, table.seat(1).life) == (21, 19)
    assert "Soldier Token" not in table.seat(0).graveyard


@rule("111.6", "108.2b")
def test_a_token_is_not_a_card(scenario: Builder) -> None:
    """Nothing of a dead token is left to be brought back."""
    table = scenario()
    table.seat(0).casts("Raise the Alarm").resolves()
    table.seat(0).casts("Pyroclasm").resolves()
    (zombify,) = table.seat(0).holds("Zombify")
    table.seat(0).gets_mana("BBBB")
    assert not table.seat(0).can(O_CAST, zombify)


# spells ---------------------------------------------------------------------------------------------------------------
@rule("112.1", "405.1")
def test_a_card_is_a_spell_from_the_first_step_of_casting_until_it_leaves_the_stack(scenario: Builder) -> None:
    table = scenario()
    (bear,) = table.seat(0).holds("Grizzly Bears")
    spell = table.seat(0).casts("Grizzly Bears")
    assert (table.seat(0).hand, table.stack, bear.zone) == ([], ["Grizzly Bears"], "stack")
    spell.resolves()
    assert (bear.zone, table.stack) == ("battlefield", [])


@rule("112.2", "404.1", "701.6")
def test_a_countered_spell_goes_to_its_owners_graveyard(scenario: Builder) -> None:
    table = scenario()
    spell = table.seat(0).casts("Craw Wurm")
    assert spell.controller == table.seat(0)
    table.seat(1).casts("Counterspell", at=[spell]).resolves()
    assert table.seat(0).graveyard == ["Craw Wurm"]
    assert table.seat(1).graveyard == ["Counterspell"]


# abilities ------------------------------------------------------------------------------------------------------------
@rule("113.6", "113.3d")
def test_abilities_function_on_the_battlefield_only(scenario: Builder) -> None:
    table = scenario()
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).holds("Glorious Anthem")
    table.seat(0).buried("Glorious Anthem", "Soul Warden", "Howling Mine")
    assert bear.power == 2
    table.seat(0).casts("Memnite").resolves()
    assert (table.stack, table.seat(0).life) == ([], 20)
    table.seat(0).casts("Glorious Anthem").resolves()
    assert bear.power == 3


@rule("113.7a", "113.3b")
def test_an_ability_on_the_stack_does_not_need_its_source(scenario: Builder) -> None:
    table = scenario()
    tim = table.seat(0).has("Prodigal Sorcerer")
    table.seat(0).activates(tim, at=[table.seat(1)])
    table.seat(1).casts("Shock", at=[tim]).resolves()
    assert tim.died and table.stack == ["Prodigal Sorcerer's ability"]
    table.resolve_stack()
    assert table.seat(1).life == 19


@rule("113.7a", "608.2h", "702.15b")
def test_a_source_that_is_gone_deals_damage_as_it_last_was(scenario: Builder) -> None:
    table = scenario().knows(STINGER)
    stinger = table.seat(0).has("Stinger")
    wurm = table.seat(1).has("Craw Wurm")
    table.seat(0).activates(stinger, at=[wurm])
    table.seat(1).casts("Shock", at=[stinger]).resolves()
    table.resolve_stack()
    assert wurm.died
    assert table.seat(0).life == 21


@rule("113.9", "115.2")
def test_an_ability_is_not_a_spell_and_cannot_be_countered_as_one(scenario: Builder) -> None:
    table = scenario()
    tim = table.seat(0).has("Prodigal Sorcerer")
    (counter,) = table.seat(1).holds("Counterspell")
    table.seat(1).gets_mana("UU")
    table.seat(0).activates(tim, at=[table.seat(1)])
    assert not table.seat(1).can(O_CAST, counter)


@rule("113.8", "405.4")
def test_only_its_controller_activates_an_ability(scenario: Builder) -> None:
    table = scenario()
    tim = table.seat(1).has("Prodigal Sorcerer")
    assert not table.seat(0).can(O_ACTIVATE, tim)
    assert table.seat(1).can(O_ACTIVATE, tim)
    ability = table.seat(1).activates(tim, at=[table.seat(0)])
    assert ability.controller == table.seat(1)


@rule("113.2c")
def test_each_instance_of_an_ability_works_for_itself(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).have("Soul Warden", "Soul Warden", "Glorious Anthem", "Glorious Anthem")
    table.seat(0).casts("Memnite").resolves()
    table.resolve_stack()
    assert table.seat(0).life == 22
    assert table.seat(0).permanent("Memnite").power == 3
