"""What each conspiracy does. The rules about them are in tests/rules/ch2_cards/test_315_conspiracies.py."""

from __future__ import annotations

import pytest

from apnap.draft import new_draft
from apnap.rules.core.constants import BEGIN_COMBAT, HASTE, INDESTRUCTIBLE, TRAMPLE, UPKEEP
from apnap.rules.core.decisions import D_YES_NO
from apnap.testing import rule
from apnap.testing.plugin import Builder
from tests.draft.tables import go_on, packs_of


@rule("315.5a", "100.2b")
def test_advantageous_proclamation_makes_the_deck_smaller(scenario: Builder) -> None:
    one = packs_of("Advantageous Proclamation", "Grizzly Bears")
    draft = new_draft(seats=3, set=one, bots=[""] * 3, seed=2)
    go_on(draft, lambda decision: decision.purpose == "lands" and decision.seat == 0)
    decision = draft.decision(0)
    view = draft.observe(0)
    assert decision is not None
    assert decision.minimum == 40 - 5 * len(view.agendas) - len(view.deck)
    assert len(view.agendas) == sum(seen.name == "Advantageous Proclamation" for seen in view.pile)


def test_sentinel_dispatch_makes_a_construct_once(scenario: Builder) -> None:
    table = scenario(seats=3)
    table.game.state.ticks = 0  # the turn that comes next is the first of the game
    table.seat(1).conspires("Sentinel Dispatch")
    table.next_turn()
    table.to_step(UPKEEP)
    table.resolve_stack()
    assert table.seat(1).battlefield == ["Construct Token"]
    table.next_turn()
    table.to_step(UPKEEP)
    table.resolve_stack()
    assert table.seat(1).battlefield == ["Construct Token"]


def test_hold_the_perimeter_gives_everybody_a_token_in_their_first_upkeep(scenario: Builder) -> None:
    table = scenario(seats=3)
    table.seat(1).conspires("Hold the Perimeter")
    for seat, made in ((1, "Soldier Token"), (2, "Goblin Token")):
        table.to_step(UPKEEP, table.seat(seat))
        table.resolve_stack()
        assert table.seat(seat).battlefield == [made]
    assert table.seat(1).permanent("Soldier Token").toughness == 2
    table.next_turn()
    table.to_step(UPKEEP, table.seat(2))
    table.resolve_stack()
    assert table.seat(2).battlefield == ["Goblin Token"]


def test_the_goblin_of_hold_the_perimeter_cannot_block(scenario: Builder) -> None:
    table = scenario(seats=3)
    table.seat(1).conspires("Hold the Perimeter")
    table.to_step(UPKEEP, table.seat(2))
    table.resolve_stack()
    goblin = table.seat(2).permanent("Goblin Token")
    bears = table.seat(0).has("Grizzly Bears")
    while table.next_turn() != table.seat(0):
        pass
    table.seat(0).attacks({bears: table.seat(2)})
    with pytest.raises(AssertionError):
        table.seat(2).blocks({goblin: bears})


def test_immediate_action_gives_haste(scenario: Builder) -> None:
    table = scenario()
    bears, lions = table.seat(0).has("Grizzly Bears"), table.seat(0).has("Savannah Lions")
    table.seat(0).conspires("Immediate Action", "Grizzly Bears")
    assert bears.has(HASTE) and not lions.has(HASTE)


def test_incendiary_dissent_gives_firebreathing(scenario: Builder) -> None:
    table = scenario()
    bears = table.seat(0).has("Grizzly Bears")
    table.seat(0).conspires("Incendiary Dissent", "Grizzly Bears")
    table.seat(0).gets_mana("RR")
    table.seat(0).activates(bears).resolves()
    table.seat(0).activates(bears).resolves()
    assert (bears.power, bears.toughness) == (4, 2)


def test_secrets_of_paradise_lets_creatures_make_mana(scenario: Builder) -> None:
    table = scenario()
    bears = table.seat(0).has("Grizzly Bears")
    table.seat(0).conspires("Secrets of Paradise", "Grizzly Bears")
    table.seat(0).taps_for_mana(bears, says=[[1]])
    assert bears.tapped and len(table.seat(0).pool) == 1


def test_natural_unity_grows_creatures_at_combat(scenario: Builder) -> None:
    table = scenario()
    bears = table.seat(0).has("Grizzly Bears")
    table.seat(0).conspires("Natural Unity", "Grizzly Bears")
    table.seat(0).has("Forest")
    table.says([1])
    table.to_step(BEGIN_COMBAT)
    table.resolve_stack()
    assert bears.counters("+1/+1") == 1


def test_assemble_the_rank_and_vile_leaves_a_zombie(scenario: Builder) -> None:
    table = scenario()
    bears = table.seat(0).has("Grizzly Bears")
    table.seat(0).conspires("Assemble the Rank and Vile", "Grizzly Bears")
    table.seat(0).has("Swamp")
    table.says([1])
    table.seat(0).casts("Shock", at=[bears]).resolves()
    table.resolve_stack()
    assert bears.died
    assert table.seat(0).permanent("Zombie Token").tapped


def test_bragos_favor_makes_spells_cheaper(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).conspires("Brago's Favor", "Grizzly Bears")
    table.seat(0).gets_mana("G")
    table.seat(0).casts("Grizzly Bears", free=False).resolves()
    table.seat(0).gets_mana("W")
    table.seat(0).casts("Savannah Lions", free=False).resolves()
    assert sorted(table.seat(0).battlefield) == ["Grizzly Bears", "Savannah Lions"]


def test_double_stroke_copies_the_spell(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).conspires("Double Stroke", "Shock")
    table.says([1])
    before = table.seat(1).life
    table.seat(0).casts("Shock", at=[table.seat(1)])
    table.resolve_stack()
    assert table.seat(1).life == before - 4


def test_iterative_analysis_draws_for_the_spell_and_no_other(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).conspires("Iterative Analysis", "Shock")
    before = len(table.seat(0).hand)
    table.says([1])
    table.seat(0).casts("Shock", at=[table.seat(1)])
    table.resolve_stack()
    assert len(table.seat(0).hand) == before + 1
    table.seat(0).casts("Lightning Bolt", at=[table.seat(1)])
    table.resolve_stack()
    assert len(table.seat(0).hand) == before + 1


def test_adrianas_valor_makes_an_attacker_indestructible(scenario: Builder) -> None:
    table = scenario(seats=2)
    bears = table.seat(0).has("Grizzly Bears")
    table.seat(0).conspires("Adriana's Valor", "Grizzly Bears")
    table.seat(0).has("Plains")
    table.says([1])
    table.seat(0).attacks({bears: table.seat(1)})
    table.resolve_stack()
    assert bears.has(INDESTRUCTIBLE)


def test_hired_heist_draws_for_combat_damage(scenario: Builder) -> None:
    table = scenario(seats=2)
    bears = table.seat(0).has("Grizzly Bears")
    table.seat(0).conspires("Hired Heist", "Grizzly Bears")
    table.seat(0).has("Island")
    before = len(table.seat(0).hand)
    table.says([1])
    table.seat(0).attacks({bears: table.seat(1)})
    table.asked(table.seat(0), kind=D_YES_NO) if not table.stack else None
    table.resolve_stack()
    assert table.seat(1).life == 18
    assert len(table.seat(0).hand) == before + 1


def test_muzzios_preparations_adds_a_counter(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).conspires("Muzzio's Preparations", "Grizzly Bears")
    table.seat(0).casts("Grizzly Bears").resolves()
    table.seat(0).casts("Savannah Lions").resolves()
    assert table.seat(0).permanent("Grizzly Bears").counters("+1/+1") == 1
    assert table.seat(0).permanent("Savannah Lions").counters("+1/+1") == 0


def test_summoners_bond_finds_the_other_creature(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).conspires("Summoner's Bond", "Grizzly Bears", "Savannah Lions")
    (lions,) = table.seat(0).library("Savannah Lions")
    table.seat(0).library("Grizzly Bears")
    table.seat(0).casts("Grizzly Bears")
    table.says([1], [lions.id])
    table.resolve_stack()
    assert "Savannah Lions" in table.seat(0).hand and "Grizzly Bears" not in table.seat(0).hand


def test_bramblewood_paragon_makes_warriors_larger_and_trample(scenario: Builder) -> None:
    table = scenario()
    paragon = table.seat(0).has("Bramblewood Paragon")
    table.seat(0).casts("Boggart Brute").resolves()
    table.seat(0).casts("Grizzly Bears").resolves()
    brute = table.seat(0).permanent("Boggart Brute")
    assert brute.counters("+1/+1") == 1 and brute.has(TRAMPLE)
    assert table.seat(0).permanent("Grizzly Bears").counters("+1/+1") == 0 and not paragon.has(TRAMPLE)


def test_a_bot_chooses_a_name_and_uses_it() -> None:
    import apnap
    from apnap.decks import CONSPIRACY, MAIN, Deck, Entry, Section
    from apnap.draft.games import conspiracy_table

    main = Section(MAIN, (Entry(20, "Forest"), Entry(20, "Grizzly Bears")))
    plot = Deck("plot", (main, Section(CONSPIRACY, (Entry(1, "Immediate Action"),))))
    game = apnap.new_game([plot], table=conspiracy_table(3), agents=["first"], seed=4, check=False)
    result = game.run()
    assert result.over
    assert any("naming Grizzly Bears" in str(line) for line in game.log)


@rule("702.106a")
@pytest.mark.parametrize(
    "name",
    [
        "Adriana's Valor",
        "Assemble the Rank and Vile",
        "Brago's Favor",
        "Double Stroke",
        "Hired Heist",
        "Immediate Action",
        "Incendiary Dissent",
        "Iterative Analysis",
        "Muzzio's Preparations",
        "Natural Unity",
        "Secrets of Paradise",
        "Summoner's Bond",
    ],
)
def test_it_begins_face_down(scenario: Builder, name: str) -> None:
    table = scenario(seats=3)
    secret = table.seat(0).conspires(name, "Grizzly Bears", face_up=False)
    assert table.game.state.objs[secret.id].face_down and secret.name == ""
