"""Classic puzzles of replacement effects: what happens instead, and who decides? CR 614-616."""

from __future__ import annotations

import pytest

from apnap.rules.core.constants import MAIN1
from apnap.rules.core.decisions import FOR_REPLACEMENT
from apnap.testing import Permanent, Scenario, rule
from apnap.testing.plugin import Builder


def size(permanent: Permanent) -> tuple[int, int]:
    return permanent.power, permanent.toughness


def applies_first(table: Scenario, name: str) -> None:
    """The player who is asked lets this card's effect apply first."""
    decision = table.asked(purpose=FOR_REPLACEMENT)
    table.answer([decision.labels.index(name)])


# to other zones ------------------------------------------------------------------------------------------------------
@rule("614.6", "603.2", "700.4")
def test_what_is_exiled_instead_has_not_died(scenario: Builder) -> None:
    """A creature that is exiled instead of put into the graveyard never died: nothing that waits for it triggers."""
    table = scenario()
    table.seat(0).has("Samurai of the Pale Curtain")
    table.seat(1).has("Blood Artist")
    table.seat(1).has("Zulaport Cutthroat")
    goblin = table.seat(1).has("Festering Goblin")
    table.seat(0).casts("Lightning Bolt", at=[goblin]).resolves()
    assert goblin.zone == "exile" and not table.stack
    assert table.seat(0).life == 20 and table.seat(1).life == 20


@rule("614.6", "111.1", "108.2")
def test_a_token_is_not_a_card(scenario: Builder) -> None:
    """Leyline of the Void speaks of cards: a token goes to the graveyard, dies, and ceases to exist there."""
    table = scenario()
    table.seat(0).has("Leyline of the Void")
    table.seat(1).has("Blood Artist")
    table.seat(1).casts("Raise the Alarm").resolves()
    token = table.seat(1).permanent("Soldier Token")
    table.seat(0).casts("Shock", at=[token]).resolves()
    table.says([table.seat(0).ref]).resolve_stack()
    assert table.seat(0).life == 19 and table.seat(1).life == 21
    bears = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Shock", at=[bears]).resolves()
    assert bears.zone == "exile" and not table.stack


@rule("616.1", "614.15")
@pytest.mark.parametrize("first", ["Leyline of the Void", "Darksteel Colossus"])
def test_two_instead_effects_of_two_players(scenario: Builder, first: str) -> None:
    """Leyline would exile the discarded Colossus, Colossus would be shuffled away: its owner chooses which applies,
    and then the other one has nothing left to apply to."""
    table = scenario()
    table.seat(0).has("Leyline of the Void")
    table.seat(1).holds("Darksteel Colossus")
    before = table.seat(1).library_size
    table.seat(0).casts("Mind Rot", at=[table.seat(1)])
    decision = table.asked(purpose=FOR_REPLACEMENT)
    assert decision.seat == table.seat(1).number
    applies_first(table, first)
    table.resolve_stack()
    exiled = first == "Leyline of the Void"
    assert table.seat(1).exile == (["Darksteel Colossus"] if exiled else [])
    assert table.seat(1).library_size == before + (0 if exiled else 1)
    assert table.seat(1).graveyard == []


@rule("614.12", "113.6")
def test_a_colossus_milled_is_shuffled_back(scenario: Builder) -> None:
    """The effect works from every zone, a library included."""
    table = scenario()
    table.seat(1).library("Darksteel Colossus", "Shock")
    before = table.seat(1).library_size
    table.seat(0).casts("Tome Scour", at=[table.seat(1)]).resolves()
    assert table.seat(1).library_size == before - 4
    assert "Darksteel Colossus" not in table.seat(1).graveyard and len(table.seat(1).graveyard) == 4


# entering ------------------------------------------------------------------------------------------------------------
@rule("614.12", "305.7")
def test_a_land_under_blood_moon_enters_untapped(scenario: Builder) -> None:
    """How a permanent enters is decided by what it would be on the battlefield: there Coastal Tower is a Mountain
    without text, so nothing says that it enters tapped."""
    table = scenario()
    table.seat(1).has("Blood Moon")
    tower = table.seat(0).plays("Coastal Tower")
    assert not tower.tapped and tower.is_a("Mountain")


@rule("614.12", "707.5")
def test_a_clone_under_humility_copies_nothing(scenario: Builder) -> None:
    """On the battlefield the Clone would have no abilities, so it does not have the one to enter as a copy."""
    table = scenario()
    table.seat(1).has("Humility")
    table.seat(1).has("Serra Angel")
    table.seat(0).casts("Clone").resolves()
    assert table.seat(0).battlefield == ["Clone"]
    assert size(table.seat(0).permanent("Clone")) == (1, 1)


@rule("614.12", "122.6a")
def test_a_ballista_under_humility_has_no_counters(scenario: Builder) -> None:
    """It would have no ability that gives it counters; it is 1/1 and stays."""
    table = scenario()
    table.seat(1).has("Humility")
    table.seat(0).casts("Walking Ballista", x=3).resolves()
    ballista = table.seat(0).permanent("Walking Ballista")
    assert ballista.counters("+1/+1") == 0 and size(ballista) == (1, 1)


@rule("614.12")
def test_a_land_that_will_be_a_creature_enters_tapped(scenario: Builder) -> None:
    """Creatures of opponents enter tapped, and under Nature's Revolt a land that enters will be a creature."""
    table = scenario()
    table.seat(1).has("Imposing Sovereign")
    table.seat(1).has("Nature's Revolt")
    assert table.seat(0).plays("Forest").tapped


@rule("614.12", "205.2")
def test_a_land_that_is_only_a_land_does_not(scenario: Builder) -> None:
    table = scenario()
    table.seat(1).has("Imposing Sovereign")
    assert not table.seat(0).plays("Forest").tapped
    table.seat(0).casts("Grizzly Bears").resolves()
    assert table.seat(0).permanent("Grizzly Bears").tapped


@rule("614.12", "400.7")
def test_a_blinked_creature_meets_containment_priest(scenario: Builder) -> None:
    """What returns to the battlefield was not cast: it is exiled instead, which it is already, so it stays there."""
    table = scenario()
    table.seat(1).has("Containment Priest")
    bears = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Cloudshift", at=[bears]).resolves()
    assert bears.zone == "exile"
    table.seat(0).casts("Grizzly Bears").resolves()
    assert table.seat(0).battlefield == ["Grizzly Bears"]


@rule("616.1b", "616.1", "101.4")
def test_gather_specimens_at_a_table_of_four(scenario: Builder) -> None:
    """Seats 1 and 2 have both cast it. A creature of seat 0 would enter under an opponent's control for both: seat 0
    chooses who takes it first, and then the other one's effect applies, for it would enter under an opponent's control
    again. Each applies once: the one who was not chosen gets it."""
    table = scenario(4)
    table.seat(1).casts("Gather Specimens").resolves()
    table.seat(2).casts("Gather Specimens").resolves()
    table.seat(0).casts("Grizzly Bears")
    decision = table.asked(purpose=FOR_REPLACEMENT)
    assert decision.seat == table.seat(0).number and len(decision.candidates) == 2
    table.answer([0])
    table.resolve_stack()
    owners = [s for s in range(4) if "Grizzly Bears" in table.seat(s).battlefield]
    assert owners == [2]
    assert table.seat(2).permanent("Grizzly Bears").owner == table.seat(0)


@rule("603.2", "603.2d")
@pytest.mark.parametrize("orb", [True, False])
def test_panharmonicon_and_torpor_orb(scenario: Builder, orb: bool) -> None:
    """What does not trigger at all does not trigger an additional time."""
    table = scenario()
    table.seat(0).has("Panharmonicon")
    if orb:
        table.seat(1).has("Torpor Orb")
    table.seat(0).casts("Elvish Visionary").resolves()
    table.resolve_stack()
    assert len(table.seat(0).hand) == (0 if orb else 2)


# more of it ----------------------------------------------------------------------------------------------------------
@rule("614.16", "306.5b", "606.4")
def test_doubling_season_and_a_planeswalker(scenario: Builder) -> None:
    """Entering with loyalty counters is an effect that puts counters on: doubled. A cost is not an effect: not."""
    table = scenario()
    table.seat(0).has("Doubling Season")
    table.seat(0).casts("Jace Beleren").resolves()
    jace = table.seat(0).permanent("Jace Beleren")
    assert jace.counters("loyalty") == 6
    table.seat(0).activates(jace, 0).resolves()
    assert jace.counters("loyalty") == 8


@rule("616.1", "614.5")
@pytest.mark.parametrize("first,counters", [("Doubling Season", 3), ("Hardened Scales", 4)])
def test_doubling_season_and_hardened_scales(scenario: Builder, first: str, counters: int) -> None:
    """One counter: twice one and one more is three, one more and then twice is four. The creature's controller says."""
    table = scenario()
    table.seat(0).have("Doubling Season", "Hardened Scales")
    bears = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Courage in Crisis", at=[bears])
    applies_first(table, first)
    table.resolve_stack()
    assert bears.counters("+1/+1") == counters


@rule("614.16", "122.6a", "107.3m")
def test_counters_that_a_creature_enters_with(scenario: Builder) -> None:
    """Counters it enters with are put on it, so one more is: also where another effect says how many."""
    table = scenario()
    table.seat(0).has("Hardened Scales")
    table.seat(0).casts("Walking Ballista", x=2).resolves()
    assert table.seat(0).permanent("Walking Ballista").counters("+1/+1") == 3
    table.seat(0).casts("Walking Ballista", x=0).resolves()
    assert table.seat(0).graveyard == ["Walking Ballista"]


@rule("614.16", "714.3", "703.4f")
def test_doubling_season_and_a_saga(scenario: Builder) -> None:
    """A Saga enters with two lore counters, so the first two chapters trigger. The lore counter of a later turn is put
    on by a turn-based action, no effect: one, which is the third and last."""
    table = scenario()
    table.seat(0).has("Doubling Season")
    table.seat(0).casts("History of Benalia").resolves()
    saga = table.seat(0).permanent("History of Benalia")
    assert saga.counters("lore") == 2
    table.resolve_stack()
    assert table.seat(0).battlefield.count("Knight Token") == 4  # two chapters, each doubled
    table.to_step(MAIN1, table.seat(0))
    assert saga.counters("lore") == 3 and len(table.stack) == 1


@rule("614.5", "111.1")
def test_two_parallel_lives_make_four(scenario: Builder) -> None:
    """Each of the two applies once: four times as many tokens, all at the same time."""
    table = scenario()
    table.seat(0).have("Parallel Lives", "Parallel Lives")
    warden = table.seat(1).has("Soul Warden")
    table.seat(0).casts("Raise the Alarm").resolves()
    table.resolve_stack()
    assert table.seat(0).battlefield.count("Soldier Token") == 8
    assert warden.controller.life == 28


@rule("614.16", "702.79", "122.1a")
def test_vizier_of_remedies_and_persist(scenario: Builder) -> None:
    """One -1/-1 counter less one is none: a creature with persist comes back as new, and comes back again."""
    table = scenario()
    table.seat(0).has("Vizier of Remedies")
    goblin = table.seat(0).has("Putrid Goblin")
    for _ in range(3):
        table.seat(1).casts("Shock", at=[table.seat(0).permanent("Putrid Goblin")]).resolves()
        table.resolve_stack()
    again = table.seat(0).permanent("Putrid Goblin")
    assert again.counters("-1/-1") == 0 and goblin.died


@rule("614.16", "120.3d", "702.80")
def test_wither_and_doublers(scenario: Builder) -> None:
    """Doubling Season speaks of effects, and damage with wither is none; Vizier of Remedies speaks of any counters."""
    table = scenario()
    table.seat(0).has("Doubling Season")
    giant = table.seat(0).has("Hill Giant")
    ripper = table.seat(1).has("Sickle Ripper")
    table.seat(0).attacks({giant: table.seat(1)})
    table.seat(1).blocks({ripper: giant})
    table.run(lambda d: giant.counters("-1/-1") > 0, "combat damage")
    assert giant.counters("-1/-1") == 2


@rule("616.1", "614.5")
@pytest.mark.parametrize("first,life", [("Boon Reflection", 14), ("Tainted Remedy", 17)])
def test_boon_reflection_and_tainted_remedy(scenario: Builder, first: str, life: int) -> None:
    """Seat 0 would gain 3. Doubled first, it loses 6; turned into a loss first, there is no gain left to double."""
    table = scenario(3)
    table.seat(0).has("Boon Reflection")
    table.seat(1).has("Tainted Remedy")
    table.seat(0).casts("Healing Salve", at=[table.seat(0)], modes=[0])
    decision = table.asked(purpose=FOR_REPLACEMENT)
    assert decision.seat == table.seat(0).number
    applies_first(table, first)
    table.resolve_stack()
    assert table.seat(0).life == life


@rule("614.11", "614.5")
def test_two_thought_reflections_draw_four(scenario: Builder) -> None:
    """Each effect applies once to a draw and what became of it: two Reflections make four cards of one."""
    table = scenario()
    table.seat(0).have("Thought Reflection", "Thought Reflection")
    table.seat(0).casts("Think Twice").resolves()
    assert len(table.seat(0).hand) == 4


@rule("614.11", "616.1")
def test_words_of_worship_and_thought_reflection(scenario: Builder) -> None:
    """The player may double the draw first and replace one of the two draws, or replace the draw as a whole."""
    table = scenario()
    table.seat(0).has("Thought Reflection")
    words = table.seat(0).has("Words of Worship")
    table.seat(0).gets_mana("C")
    table.seat(0).activates(words).resolves()
    table.seat(0).casts("Think Twice")
    applies_first(table, "Thought Reflection")
    table.resolve_stack()
    assert len(table.seat(0).hand) == 1 and table.seat(0).life == 25


@rule("614.11", "121.6")
def test_a_replaced_draw_from_an_empty_library_is_not_a_loss(scenario: Builder) -> None:
    """A draw that is replaced never happens, so nobody loses for drawing from an empty library."""
    table = scenario()
    words = table.seat(0).has("Words of Wilding")
    table.seat(0).empty_library()
    table.seat(0).gets_mana("C")
    table.seat(0).activates(words).resolves()
    table.seat(0).casts("Think Twice").resolves()
    assert table.seat(0).in_game and table.seat(0).battlefield == ["Words of Wilding", "Bear Token"]
    table.seat(0).casts("Think Twice").resolves()
    assert not table.seat(0).in_game


@rule("614.17c", "119.7")
def test_what_cannot_be_gained_is_not_turned_into_a_loss(scenario: Builder) -> None:
    """An event that can't happen is not replaced: who can't gain life loses none to Tainted Remedy."""
    table = scenario()
    table.seat(1).has("Tainted Remedy")
    table.seat(0).casts("Skullcrack", at=[table.seat(1)]).resolves()
    table.seat(0).casts("Healing Salve", at=[table.seat(0)], modes=[0]).resolves()
    assert table.seat(0).life == 20 and table.seat(1).life == 17


@rule("111.8", "400.7")
def test_a_token_that_left_moves_no_more(scenario: Builder) -> None:
    """Before state-based actions see it, a token that left the battlefield stays where it went."""
    table = scenario()
    table.seat(0).casts("Raise the Alarm").resolves()
    game = table.game
    token = table.seat(0).permanent("Soldier Token")
    exiled = game.move(token.id, 3)
    assert exiled >= 0 and game.move(exiled, 5) == -1
    assert game.state.objs[exiled].zone == 3
    table.refresh()
    assert table.seat(0).battlefield == ["Soldier Token"]
