"""Mana of a chosen colour, and mana that may be spent on some things only. CR 106.6, 607.2."""

from __future__ import annotations

from apnap.abilities.keyword_actions.library import FOR_SCRY
from apnap.rules.core.constants import MAIN2
from apnap.rules.core.decisions import O_ACTIVATE, O_CAST
from apnap.testing import rule


@rule("607.2", "106.1")
def test_mana_of_the_colour_that_was_chosen(scenario):
    table = scenario()
    table.says([0], [1])  # it enters tapped first; then blue
    table.seat(0).casts("Coldsteel Heart").resolves()
    heart = table.seat(0).permanent("Coldsteel Heart")
    assert heart.tapped
    table.game.state.edit(heart.id).tapped = False
    opt = table.seat(0).holds("Opt")[0]
    shock = table.seat(0).holds("Shock")[0]
    table.game.state.edit_player(table.seat(0).number).mana_dirty = True
    table.refresh()
    assert table.seat(0).can(O_CAST, opt) and not table.seat(0).can(O_CAST, shock)


@rule("106.6")
def test_restricted_mana_pays_for_what_it_allows_and_nothing_else(scenario):
    table = scenario()
    table.seat(0).have("Ancient Ziggurat", "Ancient Ziggurat")
    bears, growth = table.seat(0).holds("Grizzly Bears", "Rampant Growth")
    assert table.seat(0).can(O_CAST, bears) and not table.seat(0).can(O_CAST, growth)
    table.seat(0).casts("Grizzly Bears", free=False).resolves()
    assert "Grizzly Bears" in table.seat(0).battlefield


@rule("106.6")
def test_mana_in_the_pool_keeps_its_restriction(scenario):
    table = scenario()
    arcanist = table.seat(0).has("Vodalian Arcanist")
    table.seat(0).taps_for_mana(arcanist)
    shock = table.seat(0).holds("Think Twice")[0]
    ring = table.seat(0).holds("Sol Ring")[0]
    assert not table.seat(0).can(O_CAST, ring) and not table.seat(0).can(O_CAST, shock)
    table.seat(0).gets_mana("U")
    assert table.seat(0).can(O_CAST, shock)
    assert table.seat(0).can(O_CAST, ring)  # for the blue mana
    table.seat(0).casts("Think Twice", free=False).resolves()
    assert not table.seat(0).can(O_CAST, ring)


@rule("106.6")
def test_restricted_mana_is_spent_first(scenario):
    table = scenario()
    arcanist = table.seat(0).has("Vodalian Arcanist")
    table.seat(0).taps_for_mana(arcanist)
    table.seat(0).gets_mana("UU")
    table.seat(0).casts("Think Twice", free=False)
    assert table.seat(0).pool == "U" and table.game.state.players[table.seat(0).number].special_mana == []


@rule("106.6", "106.4")
def test_restricted_mana_empties_with_the_rest_of_the_pool(scenario):
    table = scenario()
    arcanist = table.seat(0).has("Vodalian Arcanist")
    table.seat(0).taps_for_mana(arcanist)
    assert len(table.game.state.players[table.seat(0).number].special_mana) == 1
    table.to_step(MAIN2)
    assert table.game.state.players[table.seat(0).number].special_mana == []


@rule("106.6")
def test_artifacts_only_and_their_abilities(scenario):
    table = scenario()
    table.seat(0).has("Mishra's Workshop")
    ring, giant = table.seat(0).holds("Mind Stone", "Hill Giant")
    assert table.seat(0).can(O_CAST, ring) and not table.seat(0).can(O_CAST, giant)
    stone = table.seat(0).has("Mind Stone", tapped=True)
    assert not table.seat(0).can(O_ACTIVATE, stone)
    table = scenario()
    table.seat(0).has("Dustin, Gadget Genius")
    map_of = table.seat(0).has("Wayfarer's Bauble")
    assert table.seat(0).can(O_ACTIVATE, map_of)  # it costs {2}


@rule("106.6")
def test_two_mana_of_any_colours_for_elementals(scenario):
    table = scenario()
    table.seat(0).has("Smokebraider")
    drifter, bears = table.seat(0).holds("Mulldrifter", "Grizzly Bears")
    table.seat(0).gets_mana("CCC")
    assert table.seat(0).can(O_CAST, drifter) and not table.seat(0).can(O_CAST, bears)
    table.seat(0).casts("Mulldrifter", free=False, part="Mulldrifter").resolves()
    assert "Mulldrifter" in table.seat(0).battlefield


@rule("106.6", "605.3")
def test_restricted_mana_does_not_pay_for_another_mana_ability(scenario):
    table = scenario()
    table.seat(0).have("Ancient Ziggurat", "Azorius Signet")
    angel = table.seat(0).holds("Storm Crow")[0]  # {1}{U}
    assert not table.seat(0).can(O_CAST, angel)
    table.seat(0).gets_mana("C")
    assert table.seat(0).can(O_CAST, angel)


# mana that does something as it is spent ------------------------------------------------------------------------------
@rule("106.6")
def test_mana_triggers_as_it_is_spent_on_what_it_speaks_of(scenario):
    table = scenario()
    nurturer = table.seat(0).has("Scaled Nurturer")
    table.seat(0).taps_for_mana(nurturer)
    table.seat(0).gets_mana("RRRGG")
    life = table.seat(0).life
    table.seat(0).casts("Predator Dragon", free=False)
    assert len(table.stack_ids()) == 2  # the ability stands above the spell
    table.resolve_stack()
    assert table.seat(0).life == life + 2


@rule("106.6")
def test_mana_that_watches_a_spell_pays_for_other_spells_without_effect(scenario):
    table = scenario()
    nurturer = table.seat(0).has("Scaled Nurturer")
    table.seat(0).taps_for_mana(nurturer)
    table.seat(0).gets_mana("G")
    life = table.seat(0).life
    table.seat(0).casts("Grizzly Bears", free=False).resolves()
    assert table.seat(0).life == life and "Grizzly Bears" in table.seat(0).battlefield


def scried(table) -> int:
    """How many cards the next to scry looks at."""
    table.run(lambda d: d.purpose == FOR_SCRY, "somebody to scry")
    return len(table.game.decision().candidates)


@rule("106.6", "701.22")
def test_an_orb_of_dragonkind_scries(scenario):
    table = scenario()
    orb = table.seat(0).has("Lapis Orb of Dragonkind")
    table.seat(0).taps_for_mana(orb)
    table.seat(0).gets_mana("RRRGG")
    table.seat(0).casts("Predator Dragon", free=False)
    assert scried(table) == 2


@rule("106.6", "614.1c")
def test_a_creature_that_it_was_spent_on_enters_with_a_counter(scenario):
    table = scenario()
    attendant = table.seat(0).has("Animal Attendant")
    table.seat(0).taps_for_mana(attendant, says=[[4]])
    table.seat(0).gets_mana("G")
    table.seat(0).casts("Grizzly Bears", free=False).resolves()
    assert table.seat(0).permanent("Grizzly Bears").counters("+1/+1") == 1
    table.seat(0).casts("Hill Giant").resolves()
    assert table.seat(0).permanent("Hill Giant").counters("+1/+1") == 0


@rule("106.6")
def test_a_human_gets_nothing_from_the_attendant(scenario):
    table = scenario()
    attendant = table.seat(0).has("Animal Attendant")
    table.seat(0).taps_for_mana(attendant, says=[[0]])
    table.seat(0).casts("Soul Warden", free=False).resolves()
    assert table.seat(0).permanent("Soul Warden").counters("+1/+1") == 0


@rule("106.6", "903.8")
def test_a_commander_enters_with_as_many_counters_as_it_was_cast_times(scenario):
    table = scenario(commander=True)
    hound = table.seat(0).leads("Isamaru, Hound of Konda")
    palace = table.seat(0).has("Opal Palace")
    table.game.state.edit_player(table.seat(0).number).commander_casts = [2]
    table.seat(0).gets_mana("CCCCC")
    table.seat(0).taps_for_mana(palace, 1)
    table.seat(0).casts("Isamaru, Hound of Konda", free=False).resolves()
    assert hound.zone == "battlefield" and hound.counters("+1/+1") == 3


@rule("106.6", "903.8")
def test_a_study_hall_scries_as_often_as_the_commander_was_cast(scenario):
    table = scenario(commander=True)
    table.seat(0).leads("Isamaru, Hound of Konda")
    hall = table.seat(0).has("Study Hall")
    table.game.state.edit_player(table.seat(0).number).commander_casts = [1]
    table.seat(0).gets_mana("CCC")
    table.seat(0).taps_for_mana(hall, 1, says=[[0]])
    table.seat(0).casts("Isamaru, Hound of Konda", free=False)
    assert len(table.stack_ids()) == 2 and scried(table) == 2
