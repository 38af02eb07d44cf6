"""Resolving: targets that went bad, instructions in order, what is known last. CR 608."""

from __future__ import annotations

from apnap.abilities.activated import Activate
from apnap.abilities.amounts import CountOf, PowerOf
from apnap.abilities.cards import card
from apnap.abilities.costs import SACRIFICE_THIS
from apnap.abilities.effects.damage import DealDamage
from apnap.abilities.effects.durations import UntilEndOfTurn
from apnap.abilities.effects.flow import May
from apnap.abilities.effects.life import GainLife, LoseLife
from apnap.abilities.effects.moves import Destroy, Exile
from apnap.abilities.effects.player_actions import Discard, Draw, Sacrifice
from apnap.abilities.filters import CREATURE, LAND, YOU_CONTROL
from apnap.abilities.keyword_abilities.flags import HEXPROOF
from apnap.abilities.players import EACH_OPPONENT, EACH_PLAYER, THAT_PLAYER, ControllerOf
from apnap.abilities.selectors import IT, THIS, Each
from apnap.abilities.statics.changes import Becomes, Gets, Has
from apnap.abilities.targets import AnyTarget, Target, TargetPlayer
from apnap.rules.core.decisions import D_YES_NO, FOR_SACRIFICE
from apnap.testing import rule
from apnap.testing.plugin import Builder

COVER = card("Cover", "{G}", "Instant", UntilEndOfTurn(Target(CREATURE), Has(HEXPROOF)))
PAINT = card("Paint It Black", "{B}", "Instant", UntilEndOfTurn(Target(CREATURE), Becomes("Creature", color="B")))
BOTH = card("Split Bolt", "{R}", "Instant", DealDamage(2, to=Target(CREATURE)), DealDamage(3, to=TargetPlayer()))
BOMB = card(
    "Living Bomb",
    "{R}",
    "Creature - Goblin",
    "1/1",
    Activate(SACRIFICE_THIS, DealDamage(PowerOf(THIS), to=AnyTarget())),
)
TITHE = card("Tithe of Flesh", "{B}", "Sorcery", Sacrifice(1, CREATURE, who=EACH_PLAYER))
FEAST = card(
    "Feast and Famine",
    "{B}",
    "Sorcery",
    Discard(1, who=EACH_PLAYER),
    LoseLife(CountOf(Each(CREATURE)), who=EACH_OPPONENT),
)
HARVEST = card("Harvest", "{W}", "Instant", Destroy(Target(CREATURE)), GainLife(CountOf(Each(CREATURE))))
FAREWELL = card("Farewell", "{W}", "Instant", Exile(Target(CREATURE)), Draw(1, who=ControllerOf(IT)))
OFFER = card("Open Offer", "{U}", "Sorcery", May(Draw(1, who=THAT_PLAYER), who=EACH_PLAYER))


@rule("608.1", "117.4")
def test_the_top_of_the_stack_resolves_when_all_have_passed(scenario: Builder) -> None:
    table = scenario()
    bears = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Shock", at=[bears])
    table.seat(1).casts("Giant Growth", at=[bears])
    table.run(lambda d: len(table.stack) == 1, "the growth to resolve")
    assert bears.power == 5
    table.resolve_stack()
    assert bears.stayed and bears.damage == 2


@rule("608.1", "117.3b")
def test_the_active_player_gets_priority_after_each_resolution(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).casts("Shock", at=[table.seat(1)])
    bolt = table.seat(1).casts("Lightning Bolt", at=[table.seat(0)])
    bolt.resolves()
    assert table.stack == ["Shock"]
    assert table.holder == table.seat(0)


# targets -------------------------------------------------------------------------------------------------------------
@rule("608.2b")
def test_a_spell_without_a_legal_target_does_nothing_at_all(scenario: Builder) -> None:
    table = scenario()
    shock = table.seat(0).casts("Shock", at=[table.seat(1)])
    absorb = table.seat(1).casts("Absorb", at=[shock])
    table.seat(0).casts("Counterspell", at=[shock]).resolves()  # their own, to spoil the absorption
    absorb.resolves()
    assert table.seat(1).life == 20
    assert "Absorb" in table.seat(1).graveyard


@rule("608.2b", "400.7")
def test_a_target_that_left_and_came_back_is_another(scenario: Builder) -> None:
    table = scenario()
    bears = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Giant Growth", at=[bears])
    table.seat(1).casts("Unsummon", at=[bears]).resolves()
    assert table.seat(0).hand == ["Grizzly Bears"]
    table.resolve_stack()
    assert table.seat(0).graveyard == ["Giant Growth"]


@rule("608.2b")
def test_a_target_whose_colour_changed_is_illegal(scenario: Builder) -> None:
    table = scenario().knows(PAINT)
    bears = table.seat(1).has("Grizzly Bears")
    blade = table.seat(0).casts("Doom Blade", at=[bears])
    table.seat(1).casts("Paint It Black", at=[bears])
    blade.resolves()
    assert bears.stayed
    assert table.seat(0).graveyard == ["Doom Blade"]


@rule("608.2b", "702.11b")
def test_a_target_that_gained_hexproof_is_illegal_for_opponents(scenario: Builder) -> None:
    table = scenario().knows(COVER)
    bears = table.seat(1).has("Grizzly Bears")
    shock = table.seat(0).casts("Shock", at=[bears])
    growth = table.seat(1).casts("Giant Growth", at=[bears])
    table.seat(1).casts("Cover", at=[bears]).resolves()
    growth.resolves()
    assert bears.power == 5
    shock.resolves()
    assert bears.damage == 0


@rule("608.2b")
def test_what_is_left_of_the_targets_is_dealt_with(scenario: Builder) -> None:
    table = scenario().knows(BOTH)
    bears = table.seat(1).has("Grizzly Bears")
    bolt = table.seat(0).casts("Split Bolt", at=[bears, table.seat(1)])
    table.seat(1).casts("Unsummon", at=[bears])
    bolt.resolves()
    assert table.seat(1).life == 17


@rule("608.2b", "601.2d")
def test_a_share_of_an_illegal_target_is_lost(scenario: Builder) -> None:
    """Damage was divided as the spell was cast; nobody gets what the missing bear would have got."""
    table = scenario()
    bears = table.seat(1).has("Grizzly Bears")
    arc = table.seat(0).casts("Arc Lightning", at=[bears, table.seat(1)], says=[[2, 1]])
    table.seat(1).casts("Unsummon", at=[bears])
    arc.resolves()
    assert table.seat(1).life == 19


@rule("608.2b")
def test_an_illegal_source_of_damage_deals_none(scenario: Builder) -> None:
    """Rabid Bite: the creature that should bite is not yours any more."""
    table = scenario()
    mine = table.seat(0).has("Hill Giant")
    theirs = table.seat(1).has("Grizzly Bears")
    bite = table.seat(0).casts("Rabid Bite", at=[mine, theirs])
    table.seat(1).casts("Swords to Plowshares", at=[mine])
    bite.resolves()
    assert theirs.stayed and theirs.damage == 0


@rule("608.2b", "113.7a")
def test_an_ability_is_judged_by_its_source_as_it_last_was(scenario: Builder) -> None:
    table = scenario()
    wizard = table.seat(0).has("Prodigal Sorcerer")
    bears = table.seat(1).has("Llanowar Elves")
    ping = table.seat(0).activates(wizard, at=[bears])
    table.seat(1).casts("Unsummon", at=[wizard])
    ping.resolves()
    assert bears.died


# instructions --------------------------------------------------------------------------------------------------------
@rule("608.2c", "608.2h")
def test_instructions_in_the_order_written(scenario: Builder) -> None:
    """The creature is gone before the count is taken."""
    table = scenario().knows(HARVEST)
    bears, _ = table.seat(1).have("Grizzly Bears", "Hill Giant")
    table.seat(0).casts("Harvest", at=[bears]).resolves()
    assert table.seat(0).life == 21


@rule("608.2c", "608.2h")
def test_a_creature_in_exile_is_remembered_with_its_power(scenario: Builder) -> None:
    table = scenario()
    bears = table.seat(1).has("Grizzly Bears")
    table.seat(1).has("Glorious Anthem")
    swords = table.seat(0).casts("Swords to Plowshares", at=[bears])
    table.seat(1).casts("Giant Growth", at=[bears])
    swords.resolves()
    assert table.seat(1).exile == ["Grizzly Bears"]
    assert table.seat(1).life == 26


@rule("608.2h", "113.7a")
def test_a_sacrificed_source_is_remembered_with_its_power(scenario: Builder) -> None:
    table = scenario().knows(BOMB)
    bomb = table.seat(0).has("Living Bomb", counters={"+1/+1": 2})
    table.seat(0).has("Glorious Anthem")
    table.seat(0).casts("Giant Growth", at=[bomb]).resolves()
    table.seat(0).activates(bomb, at=[table.seat(1)])
    assert bomb.died
    table.resolve_stack()
    assert table.seat(1).life == 20 - 7


@rule("608.2h", "108.4")
def test_who_controlled_it_last(scenario: Builder) -> None:
    table = scenario().knows(FAREWELL)
    bears = table.seat(1).has("Grizzly Bears")
    mind = table.seat(0).casts("Mind Control", at=[bears])
    mind.resolves()
    table.seat(1).casts("Farewell", at=[bears]).resolves()
    assert len(table.seat(0).hand) == 1
    assert table.seat(1).hand == []
    assert table.seat(1).exile == ["Grizzly Bears"]


@rule("608.2d")
def test_choices_are_made_as_the_effect_is_applied(scenario: Builder) -> None:
    """The creature that came in response may be the one that is sacrificed."""
    table = scenario()
    bears = table.seat(1).has("Grizzly Bears")
    edict = table.seat(0).casts("Diabolic Edict", at=[table.seat(1)])
    table.seat(1).casts("Raise the Alarm").resolves()
    decision = table.asked(table.seat(1), FOR_SACRIFICE)
    soldier = table.seat(1).permanent("Soldier Token")
    assert len(decision.candidates) == 3
    table.answer([soldier.id])
    assert edict.id not in table.stack_ids()
    assert bears.stayed and soldier.died


@rule("608.2e", "101.4")
def test_players_choose_in_apnap_order_and_act_at_once(scenario: Builder) -> None:
    table = scenario().knows(TITHE)
    pairs = [seat.have("Grizzly Bears", "Hill Giant") for seat in table.seats()]
    table.seat(0).casts("Tithe of Flesh")
    for i, seat in enumerate(table.seats()):
        decision = table.asked(purpose=FOR_SACRIFICE)
        assert table.of(decision.seat) == seat
        assert all(bears.stayed and giant.stayed for bears, giant in pairs)  # nobody has gone ahead
        table.answer([pairs[i][0].id])
    assert all(bears.died and giant.stayed for bears, giant in pairs)


@rule("608.2e", "608.2c")
def test_the_first_action_of_all_comes_before_the_second(scenario: Builder) -> None:
    table = scenario().knows(FEAST)
    table.seat(0).has("Grizzly Bears")
    cards = [seat.holds("Shock", "Forest") for seat in table.seats()]
    table.seat(0).casts("Feast and Famine")
    for i, seat in enumerate(table.seats()):
        decision = table.asked(purpose="discard")
        assert table.of(decision.seat) == seat
        assert all(s.life == 20 for s in table.seats())
        table.answer([cards[i][0].id])
    assert all(s.graveyard[0] == "Shock" for s in table.seats())
    assert [s.life for s in table.seats()] == [20] + [19] * (table.count - 1)


@rule("608.2d", "608.2e")
def test_each_player_decides_before_any_of_them_acts(scenario: Builder) -> None:
    table = scenario().knows(OFFER)
    table.seat(0).casts("Open Offer")
    for seat in table.seats():
        decision = table.asked(kind=D_YES_NO)
        assert table.of(decision.seat) == seat
        assert all(s.hand == [] for s in table.seats())
        table.answer([0 if seat == table.seat(1) else 1])
    assert [len(s.hand) for s in table.seats()] == [1, 0] + [1] * (table.count - 2)


@rule("608.2g", "118.12")
def test_a_payment_during_a_resolution(scenario: Builder) -> None:
    table = scenario()
    bears = table.seat(0).casts("Grizzly Bears")
    table.seat(0).gets_mana("CCC")
    table.seat(1).casts("Mana Leak", at=[bears])
    decision = table.asked(table.seat(0))
    assert decision.cost
    table.answer([1])
    assert table.stack == ["Grizzly Bears"]
    assert table.seat(0).pool == ""


@rule("608.2g", "118.12a")
def test_who_cannot_pay_is_not_asked(scenario: Builder) -> None:
    table = scenario()
    bears = table.seat(0).casts("Grizzly Bears")
    table.seat(0).gets_mana("CC")
    table.seat(1).casts("Mana Leak", at=[bears]).resolves()
    assert table.stack == []
    assert table.seat(0).graveyard == ["Grizzly Bears"]


@rule("608.2n")
def test_a_spell_is_put_into_its_owners_graveyard_last(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).casts("Divination").resolves()
    assert table.seat(0).graveyard == ["Divination"]
    assert len(table.seat(0).hand) == 2


@rule("608.2n", "113.1")
def test_an_ability_leaves_nothing_behind(scenario: Builder) -> None:
    table = scenario()
    wizard = table.seat(0).has("Prodigal Sorcerer")
    table.seat(0).activates(wizard, at=[table.seat(1)]).resolves()
    assert table.seat(0).graveyard == [] and table.stack == []


# permanents ----------------------------------------------------------------------------------------------------------
@rule("608.3a")
def test_a_permanent_spell_becomes_a_permanent_of_its_controller(scenario: Builder) -> None:
    table = scenario()
    bears = table.seat(0).casts("Grizzly Bears").resolves()
    assert bears.zone == "battlefield"
    assert bears.controller == table.seat(0)
    assert bears.owner == table.seat(0)


@rule("608.3c", "303.4a")
def test_an_aura_enters_attached_to_its_target(scenario: Builder) -> None:
    table = scenario()
    bears = table.seat(1).has("Grizzly Bears")
    pacifism = table.seat(0).casts("Pacifism", at=[bears]).resolves()
    assert pacifism.zone == "battlefield"
    assert pacifism.attached_to == bears


@rule("608.3b", "303.4a")
def test_an_aura_without_its_target_goes_to_the_graveyard(scenario: Builder) -> None:
    table = scenario()
    bears = table.seat(1).has("Grizzly Bears")
    pacifism = table.seat(0).casts("Pacifism", at=[bears])
    table.seat(1).casts("Unsummon", at=[bears])
    pacifism.resolves()
    assert table.seat(0).graveyard == ["Pacifism"]


@rule("701.6a", "608.2n")
def test_a_countered_spell_goes_to_its_owners_graveyard(scenario: Builder) -> None:
    table = scenario()
    bears = table.seat(0).casts("Grizzly Bears")
    table.seat(1).casts("Counterspell", at=[bears]).resolves()
    assert table.seat(0).graveyard == ["Grizzly Bears"]
    assert table.seat(0).battlefield == []


@rule("608.2h", "611.2d")
def test_a_number_is_taken_once(scenario: Builder) -> None:
    """+1/+1 for each land as the spell resolves, whatever becomes of the lands."""
    table = scenario().knows(
        card(
            "Strength of the Land",
            "{G}",
            "Instant",
            UntilEndOfTurn(Target(CREATURE), Gets(CountOf(Each(LAND, YOU_CONTROL)), CountOf(Each(LAND, YOU_CONTROL)))),
        )
    )
    table.seat(0).have("Forest", "Forest")
    bears = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Strength of the Land", at=[bears]).resolves()
    assert bears.power == 4
    table.seat(0).plays("Forest")
    assert bears.power == 4


@rule("608.2f", "120.3")
def test_damage_to_many_is_dealt_at_once(scenario: Builder) -> None:
    """Everybody's last life goes together, so nobody is left to win."""
    table = scenario().knows(card("End of All", "{R}", "Sorcery", DealDamage(5, to=EACH_PLAYER)))
    for seat in table.seats():
        seat.at(5)
    table.seat(0).casts("End of All").resolves()
    assert all(seat.outcome == "drew" for seat in table.seats())
