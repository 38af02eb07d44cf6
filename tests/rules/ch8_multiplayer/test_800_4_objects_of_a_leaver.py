"""What a player who leaves owns and controls, and control that ends. CR 800.4a-d."""

from __future__ import annotations

from apnap.abilities.cards import Enchant, card, token
from apnap.abilities.effects.creating import CreateTokens, GetEmblem
from apnap.abilities.effects.durations import Indefinitely, UntilEndOfTurn
from apnap.abilities.effects.flow import May
from apnap.abilities.effects.life import GainLife
from apnap.abilities.effects.moves import ReturnToBattlefield
from apnap.abilities.events.object_events import Enters
from apnap.abilities.events.triggers import Whenever
from apnap.abilities.filters import CREATURE, PERMANENT
from apnap.abilities.players import EACH_OPPONENT, EACH_OTHER_PLAYER, EACH_PLAYER, ControllerOf
from apnap.abilities.selectors import IT, Each, Enchanted
from apnap.abilities.statics.changes import Gets, YouControl
from apnap.abilities.statics.continuous import Always
from apnap.abilities.targets import Target, TargetCard
from apnap.rules.core.constants import MAIN1, MAIN2, ZONES_PER_SEAT
from apnap.rules.core.decisions import FOR_COLOR, FOR_MAY
from apnap.testing import rule
from apnap.testing.plugin import Builder

LOAN = card("Loan", "{U}", "Instant", UntilEndOfTurn(Target(PERMANENT), YouControl()))
GRAVE_THEFT = card("Grave Theft", "{B}", "Instant", ReturnToBattlefield(TargetCard(CREATURE, whose=EACH_OPPONENT)))
MYR = token("Myr Token", "Artifact Creature - Myr", "1/1")
CHAMBER = card(
    "Chamber", "{2}", "Artifact", Whenever(Enters(CREATURE), CreateTokens(1, MYR, who=ControllerOf(IT)), each_turn=2)
)
CURSE = card("Curse of Wind", "{U}", "Enchantment - Aura", Enchant(CREATURE), Always(Enchanted(CREATURE), Gets(-1, 0)))
APE = token("Ape Token", "Creature - Ape", "3/3")
ASKING = May(GainLife(1), who=EACH_OTHER_PLAYER)
RAISE = card("Raise", "{B}", "Sorcery", ASKING, ReturnToBattlefield(TargetCard(CREATURE, whose=EACH_OPPONENT)))
CROWD = card("Crowd", "{W}", "Sorcery", ASKING, CreateTokens(1, APE, who=EACH_PLAYER))
ARMS = card("Arms", "{W}", "Sorcery", ASKING, GetEmblem(Always(Each(CREATURE), Gets(1, 1)), who=EACH_PLAYER))
THEFT = card("Theft", "{U}", "Sorcery", ASKING, Indefinitely(Target(CREATURE), YouControl()))


# what they own, and what they only control -------------------------------------------------------------------------


@rule("800.4a")
def test_everything_a_leaver_owns_goes_along(scenario: Builder) -> None:
    table = scenario(seats=4)
    leaver = table.seat(2)
    leaver.have("Forest", "Grizzly Bears")
    leaver.holds("Shock")
    leaver.buried("Hill Giant")
    leaver.concedes()
    assert leaver.battlefield == leaver.hand == leaver.graveyard == leaver.exile == []
    assert leaver.library_size == 0
    assert leaver.outcome == "lost"
    assert not table.game.state.over


@rule("800.4a")
def test_the_thief_with_the_aura_leaves(scenario: Builder) -> None:
    """Mind Control goes with its owner, and the creature goes home."""
    table = scenario(seats=4)
    bears = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Mind Control", at=[bears]).resolves()
    assert bears.controller == table.seat(0)
    table.seat(0).concedes()
    assert bears.stayed and bears.controller == table.seat(1)


@rule("800.4a", "704.5m")
def test_the_owner_of_the_stolen_creature_leaves(scenario: Builder) -> None:
    table = scenario(seats=4)
    bears = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Mind Control", at=[bears]).resolves()
    table.seat(1).concedes()
    assert bears.zone == "gone"
    assert table.seat(0).battlefield == []
    assert table.seat(0).graveyard == ["Mind Control"]


@rule("800.4a")
def test_the_borrower_leaves(scenario: Builder) -> None:
    table = scenario(seats=4).knows(LOAN)
    bears = table.seat(1).has("Grizzly Bears")
    table.seat(2).casts("Loan", at=[bears]).resolves()
    assert bears.controller == table.seat(2)
    table.seat(2).concedes()
    assert bears.stayed and bears.controller == table.seat(1)


@rule("800.4a")
def test_what_only_the_leaver_ever_controlled_is_exiled(scenario: Builder) -> None:
    table = scenario(seats=4).knows(GRAVE_THEFT)
    giant = table.seat(1).buried("Hill Giant")[0]
    table.seat(2).casts("Grave Theft", at=[giant]).resolves()
    assert table.seat(2).battlefield == ["Hill Giant"]
    table.seat(2).concedes()
    assert table.seat(1).exile == ["Hill Giant"]


@rule("800.4a")
def test_the_owner_of_a_stolen_corpse_leaves(scenario: Builder) -> None:
    table = scenario(seats=4).knows(GRAVE_THEFT)
    giant = table.seat(1).buried("Hill Giant")[0]
    table.seat(2).casts("Grave Theft", at=[giant]).resolves()
    table.seat(1).concedes()
    assert table.seat(2).battlefield == []
    assert giant.zone == "gone"


@rule("800.4a", "111.2")
def test_tokens_belong_to_whoever_created_them(scenario: Builder) -> None:
    """The chamber's owner leaves: the tokens that others created stay."""
    table = scenario(seats=4).knows(CHAMBER)
    table.seat(0).has("Chamber")
    table.seat(0).casts("Memnite")
    table.resolve_stack()
    assert "Myr Token" in table.seat(0).battlefield
    table.to_step(MAIN1, table.seat(1))
    table.seat(1).casts("Memnite")
    table.resolve_stack()
    tokens = table.seat(1).battlefield.count("Myr Token")
    assert tokens >= 1
    table.seat(0).concedes()
    assert table.seat(0).battlefield == []
    assert table.seat(1).battlefield.count("Myr Token") == tokens


@rule("800.4a", "613.1b")
def test_a_borrowed_token_goes_with_its_owner(scenario: Builder) -> None:
    table = scenario(seats=4).knows(LOAN)
    table.seat(1).casts("Raise the Alarm").resolves()
    soldier = table.seat(1).permanent("Soldier Token")
    table.seat(2).casts("Loan", at=[soldier]).resolves()
    assert soldier.controller == table.seat(2)
    table.seat(1).concedes()
    assert table.seat(2).battlefield == []


@rule("800.4a")
def test_a_leavers_equipment_leaves_my_creature(scenario: Builder) -> None:
    table = scenario(seats=4).knows(LOAN)
    axe = table.seat(1).has("Bonesplitter")
    bears = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Loan", at=[axe]).resolves()
    table.seat(0).gets_mana("C")
    table.seat(0).activates(axe, at=[bears])
    table.resolve_stack()
    assert bears.power == 4
    table.seat(1).concedes()
    assert bears.power == 2 and table.seat(0).battlefield == ["Grizzly Bears"]


@rule("800.4a", "704.5n")
def test_my_equipment_stays_when_its_creature_leaves_with_its_owner(scenario: Builder) -> None:
    table = scenario(seats=4).knows(LOAN)
    axe = table.seat(0).has("Bonesplitter")
    bears = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Loan", at=[bears]).resolves()
    table.seat(0).gets_mana("C")
    table.seat(0).activates(axe, at=[bears])
    table.resolve_stack()
    table.seat(1).concedes()
    assert axe.stayed and axe.attached_to is None


@rule("800.4a", "611.2a")
def test_what_a_leavers_spell_did_to_others_lasts(scenario: Builder) -> None:
    table = scenario(seats=4)
    bears = table.seat(0).has("Grizzly Bears")
    table.seat(2).casts("Giant Growth", at=[bears]).resolves()
    table.seat(2).concedes()
    assert bears.power == 5
    table.next_turn()
    assert bears.power == 2


@rule("800.4a", "611.3b")
def test_what_a_leavers_permanents_did_ends(scenario: Builder) -> None:
    table = scenario(seats=4).knows(CURSE)
    bears = table.seat(0).has("Grizzly Bears")
    table.to_step(MAIN1, table.seat(1))
    table.seat(1).casts("Curse of Wind", at=[bears]).resolves()
    assert bears.power == 1
    table.seat(1).concedes()
    assert bears.power == 2


@rule("800.4a")
def test_what_comes_back_as_a_player_leaves_asks_when_they_are_gone(scenario: Builder) -> None:
    """The Banisher Priest of the leaver goes, so Painter's Servant returns and asks for a colour."""
    table = scenario(seats=3)
    servant = table.seat(1).has("Painter's Servant")
    table.seat(0).casts("Banisher Priest").resolves()
    table.resolve_stack()
    assert servant.zone == "exile"
    table.seat(0).concedes()
    decision = table.asked(purpose=FOR_COLOR)
    assert decision.seat == table.seat(1).number
    state = table.game.state
    assert not any(state.ids(table.seat(0).number, zone) for zone in range(ZONES_PER_SEAT))
    assert all(state.in_game(seat) for seat in state.turn().active)
    table.answer([0])
    assert table.seat(1).permanent("Painter's Servant")


def test_a_player_in_the_last_of_forty_seats_leaves_like_any_other(scenario: Builder) -> None:
    table = scenario(seats=40, variant="grand-melee")
    for seat in (39, 32, 31):
        table.seat(seat).concedes()
        assert not table.game.state.in_game(table.seat(seat).number)
    assert sum(table.game.state.in_game(seat) for seat in range(40)) == 37


# control that ends, or never begins --------------------------------------------------------------------------------


@rule("800.4c")
def test_when_the_loan_ends_and_nobody_is_left_to_have_it_back(scenario: Builder) -> None:
    """A borrows what B took from C's graveyard; B leaves; as the loan ends the creature is exiled."""
    table = scenario(seats=4).knows(LOAN, GRAVE_THEFT)
    giant = table.seat(2).buried("Hill Giant")[0]
    table.seat(1).casts("Grave Theft", at=[giant]).resolves()
    stolen = table.seat(1).permanent("Hill Giant")
    table.seat(0).casts("Loan", at=[stolen]).resolves()
    table.seat(1).concedes()
    assert stolen.stayed and stolen.controller == table.seat(0)
    table.next_turn()
    assert table.seat(2).exile == ["Hill Giant"]


@rule("800.4c", "613.1b")
def test_an_older_effect_takes_over(scenario: Builder) -> None:
    table = scenario(seats=4).knows(LOAN)
    bears = table.seat(3).has("Grizzly Bears")
    table.seat(0).casts("Mind Control", at=[bears]).resolves()
    table.seat(1).casts("Loan", at=[bears]).resolves()
    assert bears.controller == table.seat(1)
    table.seat(1).concedes()
    assert bears.controller == table.seat(0)


@rule("800.4a", "613.1b")
def test_a_borrower_of_the_aura_leaves(scenario: Builder) -> None:
    """The aura goes back to its owner, and the creature with it."""
    table = scenario(seats=4).knows(LOAN)
    bears = table.seat(3).has("Grizzly Bears")
    control = table.seat(0).casts("Mind Control", at=[bears]).resolves()
    table.seat(1).casts("Loan", at=[control]).resolves()
    assert bears.controller == table.seat(1)
    table.seat(1).concedes()
    assert control.controller == table.seat(0) and bears.controller == table.seat(0)


@rule("800.4b", "613.1b")
def test_nothing_goes_to_somebody_who_left(scenario: Builder) -> None:
    """The aura's owner leaves while somebody else borrows the creature: it goes home, not to the leaver."""
    table = scenario(seats=4).knows(LOAN)
    bears = table.seat(3).has("Grizzly Bears")
    table.seat(0).casts("Mind Control", at=[bears]).resolves()
    table.seat(1).casts("Loan", at=[bears]).resolves()
    table.seat(0).concedes()
    assert bears.controller == table.seat(1)
    table.next_turn()
    assert bears.controller == table.seat(3)


@rule("800.4b")
def test_what_would_enter_under_a_leavers_control_stays_where_it_is(scenario: Builder) -> None:
    table = scenario(seats=4).knows(RAISE)
    giant = table.seat(1).buried("Hill Giant")[0]
    table.seat(0).casts("Raise", at=[giant])
    table.asked(table.seat(1), FOR_MAY)
    table.seat(0).concedes()
    table.to_step(MAIN2)
    assert table.seat(1).graveyard == ["Hill Giant"] and table.seat(0).battlefield == []


@rule("800.4b", "111.2")
def test_no_token_is_created_under_a_leavers_control(scenario: Builder) -> None:
    table = scenario(seats=4).knows(CROWD)
    table.seat(0).casts("Crowd")
    table.asked(table.seat(1), FOR_MAY)
    table.seat(0).concedes()
    table.asked(table.seat(2), FOR_MAY)
    table.seat(3).concedes()
    table.to_step(MAIN2)
    assert [s.battlefield for s in table.seats()] == [[], ["Ape Token"], ["Ape Token"], []]


@rule("800.4b", "613.1b")
def test_nothing_comes_under_the_control_of_one_who_left_meanwhile(scenario: Builder) -> None:
    table = scenario(seats=4).knows(THEFT)
    bears = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Theft", at=[bears])
    table.asked(table.seat(1), FOR_MAY)
    table.seat(0).concedes()
    table.to_step(MAIN2)
    assert bears.stayed and bears.controller == table.seat(1)


@rule("800.4a", "114.1")
def test_an_emblem_goes_with_its_owner(scenario: Builder) -> None:
    table = scenario(seats=3).knows(ARMS)
    bears = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Arms").resolves()
    assert bears.power == 5
    table.seat(0).concedes()
    assert bears.power == 4 and table.seat(0).command == []
    table.seat(2).concedes()
    assert table.game.state.over


@rule("800.4d", "114.2")
def test_nothing_is_made_that_a_leaver_would_own(scenario: Builder) -> None:
    table = scenario(seats=3).knows(ARMS)
    bears = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Arms")
    table.asked(table.seat(1), FOR_MAY)
    table.seat(0).concedes()
    table.to_step(MAIN2)
    assert bears.power == 4  # two emblems, not three
