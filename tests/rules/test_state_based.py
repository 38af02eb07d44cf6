"""State-based actions. CR 704."""

from __future__ import annotations

import pytest

from apnap.rules.ch1_concepts.definitions import Static
from apnap.rules.ch1_concepts.ending import Loses, concede
from apnap.rules.ch7_additional import state_based
from apnap.rules.core.constants import (
    ARTIFACT,
    BATTLE,
    BATTLEFIELD,
    COMMAND,
    CREATURE,
    DEATHTOUCH,
    DEFENSE,
    ENCHANTMENT,
    EV_DESTROY,
    EV_LOSE,
    EXILE,
    F_LOSE,
    GONE,
    GRAVEYARD,
    HAND,
    INDESTRUCTIBLE,
    LAND,
    LEGENDARY,
    LIBRARY,
    LOYALTY,
    MINUS,
    PLANESWALKER,
    PLUS,
    S_REPLACE,
    STACK,
    WORLD,
)
from apnap.rules.core.decisions import FOR_LEGEND, FOR_PROTECTOR, Decision
from apnap.rules.core.digest import digest
from apnap.rules.core.game import Game
from apnap.rules.core.players import DREW, LOST, PLAYING, WON
from apnap.rules.core.state import Standing
from apnap.rules.events import Damage, Destroy, Draw, Event
from tests.rules.hand_made import (
    BEAR,
    Bare,
    Forbids,
    Is,
    Pumps,
    game_at,
    made,
    put,
    table_of,
    two_headed_giant,
    watches_leaving,
    zone_of,
)

ANGEL = made("Angel", CREATURE, 4, 4, Forbids(F_LOSE))
AURA = made("Aura", ENCHANTMENT, 0, 0, subtypes=["Aura"], enchants=Is(CREATURE))
CURSE = made("Curse", ENCHANTMENT, 0, 0, subtypes=["Aura"], enchants=Is(0))
SWORD = made("Sword", ARTIFACT, 0, 0, subtypes=["Equipment"])
FORT = made("Fort", ARTIFACT, 0, 0, subtypes=["Fortification"])
FIELD = made("Field", LAND, 0, 0)
QUEEN = made("Queen", CREATURE, 3, 3, supertypes=LEGENDARY)
KING = made("King", CREATURE, 3, 3, supertypes=LEGENDARY)
WALKER = made("Walker", PLANESWALKER, 0, 0)
SIEGE = made("Siege", BATTLE, 0, 0, subtypes=["Siege"])


def settle(game: Game) -> int:
    """Check until nothing happens; how many rounds did something."""
    rounds = 0
    while state_based.check(game):
        rounds += 1
        assert rounds < 20, "state-based actions do not come to an end"
    return rounds


def damage(game: Game, id: int, amount: int) -> None:
    game.state.edit(id).damage = amount
    game.state.touch()


# players ------------------------------------------------------------------------------------------------------------
def test_a_quiet_board_is_left_alone() -> None:
    """CR 704.3: without anything to do, the check changes nothing at all."""
    game = game_at(4)
    for seat in range(4):
        put(game, seat)
        put(game, seat, FIELD)
        put(game, seat, QUEEN)
    put(game, 0, SWORD, to=put(game, 0))
    put(game, 1, AURA, to=put(game, 1))
    put(game, 2, WALKER, counters={LOYALTY: 3})
    before = digest(game.state)
    version = game.state.version
    assert not state_based.check(game)
    assert digest(game.state) == before
    assert game.state.version == version


@pytest.mark.parametrize("life", [0, -3])
def test_a_player_without_life_loses(life: int) -> None:
    """CR 704.5a."""
    game = game_at(3)
    game.state.edit_player(1).life = life
    assert settle(game) == 1
    assert game.outcomes() == [PLAYING, LOST, PLAYING]
    assert game.reasons()[1] == "704.5a"
    assert not game.state.in_game(1)
    assert not game.state.over


def test_one_life_is_enough() -> None:
    """CR 704.5a."""
    game = game_at(3)
    game.state.edit_player(1).life = 1
    assert not state_based.check(game)


def test_a_team_without_life_loses_together() -> None:
    """CR 704.6a, 810.8c: the pool is the team's, whoever holds it."""
    game = game_at(two_headed_giant())
    game.emit(Damage(put(game, 0), -1 - 3, 30, False))
    assert game.state.life(2) == 0
    settle(game)
    assert game.outcomes() == [WON, WON, LOST, LOST]
    assert game.reasons()[2:] == ["704.6a", "704.6a"]


def test_poison() -> None:
    """CR 704.5c: ten poison counters, and not nine."""
    game = game_at(3)
    game.state.edit_player(0).poison = 9
    game.state.edit_player(2).poison = 10
    settle(game)
    assert game.outcomes() == [PLAYING, PLAYING, LOST]
    assert game.reasons()[2] == "704.5c"


def test_team_poison() -> None:
    """CR 704.6b, 810.8d: fifteen for a team."""
    game = game_at(two_headed_giant())
    game.state.edit_player(0).poison = 14
    assert not state_based.check(game)
    game.state.edit_player(0).poison = 15
    settle(game)
    assert game.outcomes() == [LOST, LOST, WON, WON]
    assert game.reasons()[0] == "704.6b"


def test_drawing_from_an_empty_library_loses() -> None:
    """CR 704.5b, 104.3c."""
    game = game_at(3)
    game.emit(Draw(1))
    settle(game)
    assert game.outcomes() == [PLAYING, LOST, PLAYING]
    assert game.reasons()[1] == "704.5b"


def test_an_empty_draw_counts_only_until_the_next_check() -> None:
    """CR 704.5b: who can't lose at that check does not lose for that draw later."""
    game = game_at(3)
    angel = put(game, 1, ANGEL)
    game.emit(Draw(1))
    assert not state_based.check(game)
    game.move(angel, EXILE)
    settle(game)
    assert game.outcomes() == [PLAYING, PLAYING, PLAYING]


def test_who_cannot_lose_stays_at_no_life() -> None:
    """CR 101.2, 704.3: the check is fruitless, so it does not repeat forever; without the permission they lose."""
    game = game_at(3)
    angel = put(game, 1, ANGEL)
    game.state.edit_player(1).life = -5
    assert not state_based.check(game)
    game.move(angel, HAND)
    settle(game)
    assert game.outcomes()[1] == LOST


def test_a_teammate_who_cannot_lose_saves_the_team() -> None:
    """CR 810.8a."""
    game = game_at(two_headed_giant())
    put(game, 3, ANGEL)
    game.state.edit_player(2).life = 0
    assert not state_based.check(game)


def test_everybody_losing_at_once_is_a_draw() -> None:
    """CR 704.3, 104.4a: losses of one check are simultaneous."""
    game = game_at(3)
    game.state.edit_player(0).life = 0
    game.state.edit_player(1).poison = 12
    game.emit(Draw(2))
    settle(game)
    assert game.state.over
    assert game.outcomes() == [DREW, DREW, DREW]
    assert set(game.reasons()) == {"104.4a"}


class Mirror(Static):
    """If you would lose the game, your life total becomes 20 instead."""

    def __init__(self) -> None:
        super().__init__([S_REPLACE + EV_LOSE])
        self.used = 0

    def replaces(self, game: Game, effect: Standing, event: Event) -> bool:
        return isinstance(event, Loses) and effect.controller in event.seats

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        self.used += 1
        game.state.edit_player(effect.controller).life = 20
        return None


def test_one_replacement_answers_every_reason_to_lose() -> None:
    """CR 704.7."""
    game = game_at(3)
    mirror = Mirror()
    put(game, 1, made("Mirror", ARTIFACT, 0, 0, mirror))
    game.state.edit_player(1).life = 0
    game.emit(Draw(1))
    assert settle(game) == 1
    assert mirror.used == 1
    assert game.outcomes()[1] == PLAYING
    assert game.state.life(1) == 20


# creatures ----------------------------------------------------------------------------------------------------------
def test_toughness_zero_is_no_destruction() -> None:
    """CR 704.5f: an indestructible creature goes all the same."""
    game = game_at(2)
    rock = put(game, 0, made("Rock", CREATURE, 5, 1, keywords=INDESTRUCTIBLE), counters={MINUS: 1})
    settle(game)
    assert zone_of(game, rock) == GRAVEYARD
    assert game.state.turn().events[EV_DESTROY] is None


@pytest.mark.parametrize(("marked", "zone"), [(1, BATTLEFIELD), (2, GRAVEYARD), (5, GRAVEYARD)])
def test_lethal_damage_destroys(marked: int, zone: int) -> None:
    """CR 704.5g."""
    game = game_at(2)
    bear = put(game, 0)
    damage(game, bear, marked)
    settle(game)
    assert zone_of(game, bear) == zone


def test_indestructible_survives_lethal_damage_without_end() -> None:
    """CR 702.12b, 704.5g: the check is fruitless and does not repeat."""
    game = game_at(2)
    rock = put(game, 0, made("Rock", CREATURE, 5, 1, keywords=INDESTRUCTIBLE))
    damage(game, rock, 9)
    assert not state_based.check(game)


def test_damage_on_what_is_no_creature_does_not_matter() -> None:
    """CR 704.5g."""
    game = game_at(2)
    field = put(game, 0, FIELD)
    damage(game, field, 3)
    assert not state_based.check(game)


def test_deathtouch_destroys_with_any_damage() -> None:
    """CR 704.5h, 702.2b."""
    game = game_at(2)
    snake = put(game, 0, made("Snake", CREATURE, 1, 1, keywords=DEATHTOUCH))
    wurm = put(game, 1, made("Wurm", CREATURE, 6, 6))
    game.emit(Damage(snake, wurm, 1, False))
    settle(game)
    assert zone_of(game, wurm) == GRAVEYARD


def test_deathtouch_counts_only_until_the_next_check() -> None:
    """CR 704.5h: who was indestructible then is safe afterwards."""
    game = game_at(2)
    snake = put(game, 0, made("Snake", CREATURE, 1, 1, keywords=DEATHTOUCH))
    rock = put(game, 1, made("Rock", CREATURE, 6, 6, keywords=INDESTRUCTIBLE))
    game.emit(Damage(snake, rock, 1, False))
    assert not state_based.check(game)
    assert not game.state.objs[rock].deathtouched


def test_a_creature_lives_by_another_and_dies_after_it() -> None:
    """CR 704.3: the second round sees what the first one left."""
    game = game_at(2)
    lord = put(game, 0, made("Lord", CREATURE, 2, 2, Pumps(1)))
    bear = put(game, 0)
    damage(game, lord, 2)
    damage(game, bear, 2)
    assert settle(game) == 2
    assert zone_of(game, bear) == GRAVEYARD


def test_what_dies_together_sees_each_other_die() -> None:
    """CR 704.3, 603.10a: one event, so each of two watchers notices both deaths."""
    game = game_at(2)
    ghoul = made("Ghoul", CREATURE, 2, 2, watches_leaving())
    for seat in range(2):
        damage(game, put(game, seat, ghoul), 2)
    assert settle(game) == 1
    assert len(game.state.pending) == 4


class Regenerates(Static):
    """The next time this would be destroyed, its damage is removed instead."""

    def __init__(self) -> None:
        super().__init__([S_REPLACE + EV_DESTROY])

    def replaces(self, game: Game, effect: Standing, event: Event) -> bool:
        return isinstance(event, Destroy) and event.id == effect.source

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        game.state.edit(effect.source).damage = 0
        return None


def test_destruction_can_be_replaced() -> None:
    """CR 704.5g: lethal damage destroys, which regeneration replaces."""
    game = game_at(2)
    troll = put(game, 0, made("Troll", CREATURE, 2, 2, Regenerates()))
    damage(game, troll, 2)
    assert settle(game) == 1
    assert zone_of(game, troll) == BATTLEFIELD


# tokens and copies --------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("zone", [GRAVEYARD, HAND, EXILE, LIBRARY])
def test_a_token_elsewhere_ceases_to_exist(zone: int) -> None:
    """CR 704.5d."""
    game = game_at(2)
    token = put(game, 0, BEAR, token=True)
    assert not state_based.check(game)
    elsewhere = game.move(token, zone)
    assert game.state.objs[elsewhere].zone == zone
    assert settle(game) == 1
    assert game.state.objs[elsewhere].zone == GONE
    assert elsewhere not in game.state.ids(0, zone)


def test_a_copy_of_a_spell_ceases_off_the_stack() -> None:
    """CR 704.5e."""
    game = game_at(2)
    copy = put(game, 0, BEAR, STACK)
    game.state.edit(copy).number = -1
    game.state.swept = 0
    assert not state_based.check(game)
    elsewhere = game.move(copy, GRAVEYARD)
    settle(game)
    assert game.state.objs[elsewhere].zone == GONE


def test_an_emblem_is_no_copy() -> None:
    """CR 704.5e: what is no card may stand in the command zone."""
    game = game_at(2)
    emblem = put(game, 0, BEAR, COMMAND)
    game.state.edit(emblem).number = -1
    game.state.swept = 0
    assert not state_based.check(game)


def test_a_token_that_dies_is_seen_dying_and_then_ceases() -> None:
    """CR 704.5d, 111.7."""
    game = game_at(2)
    put(game, 1, made("Ghoul", CREATURE, 2, 2, watches_leaving()))
    token = put(game, 0, BEAR, token=True)
    damage(game, token, 2)
    assert settle(game) == 2
    assert len(game.state.pending) == 1
    assert zone_of(game, token) == GONE


# planeswalkers, legends, worlds ---------------------------------------------------------------------------------------
def test_a_planeswalker_without_loyalty_goes() -> None:
    """CR 704.5i."""
    game = game_at(2)
    walker = put(game, 0, WALKER, counters={LOYALTY: 2})
    bear = put(game, 1)
    game.emit(Damage(bear, walker, 2, False))
    settle(game)
    assert zone_of(game, walker) == GRAVEYARD


def test_the_legend_rule_lets_the_controller_choose() -> None:
    """CR 704.5j."""
    game = game_at(2)
    first, second, third = (put(game, 0, QUEEN) for _ in range(3))
    other = put(game, 1, QUEEN)
    king = put(game, 0, KING)
    game.script[0].answers = [[second]]
    settle(game)
    decision = game.script[0].heard[0]
    assert decision.purpose == FOR_LEGEND
    assert decision.candidates == [first, second, third]
    assert [zone_of(game, id) for id in (first, second, third)] == [GRAVEYARD, BATTLEFIELD, GRAVEYARD]
    assert zone_of(game, other) == BATTLEFIELD
    assert zone_of(game, king) == BATTLEFIELD
    assert not game.script[1].heard


def test_two_names_are_two_choices() -> None:
    """CR 704.5j: all that is chosen happens in one round."""
    game = game_at(2)
    queens = [put(game, 0, QUEEN) for _ in range(2)]
    kings = [put(game, 0, KING) for _ in range(2)]
    game.script[0].answers = [[queens[1]], [kings[0]]]
    assert settle(game) == 1
    assert game.state.ids(0, BATTLEFIELD) == [queens[1], kings[0]]


def test_conceding_instead_of_choosing_a_legend() -> None:
    """CR 704.5j, 104.3a, 800.4a: the choice is gone with the permanents; what else applies still happens."""
    game = game_at(3)
    for _ in range(2):
        put(game, 0, QUEEN)
    bear = put(game, 1)
    damage(game, bear, 2)
    game.script[0].answers = [[-7777]]
    settle(game)
    assert game.outcomes() == [LOST, PLAYING, PLAYING]
    assert zone_of(game, bear) == GRAVEYARD
    assert not game.state.ids(0, BATTLEFIELD)


def test_another_player_leaving_while_a_legend_is_chosen() -> None:
    """CR 104.3a: everything is looked at anew, and marks that wait for this check are kept until it is done."""
    game = game_at(3)
    queens = [put(game, 0, QUEEN) for _ in range(2)]
    stolen = put(game, 0, KING, owner=1)
    put(game, 0, KING)
    game.emit(Draw(2))

    def bob_concedes(game: Game, decision: Decision) -> list[int]:
        concede(game, 1)
        return [queens[0]]

    game.script[0].answers = [bob_concedes, [queens[1]]]
    settle(game)
    assert game.state.objs[stolen].zone == GONE
    assert game.outcomes() == [WON, LOST, LOST]
    assert game.reasons()[2] == "704.5b"


def test_the_world_rule_keeps_the_newest() -> None:
    """CR 704.5k: whoever controls them."""
    game = game_at(3)
    world = made("World", ENCHANTMENT, 0, 0, supertypes=WORLD)
    old, new, middle = put(game, 0, world), put(game, 2, world), put(game, 1, world)
    game.state.edit(new).world_since = 1 + game.state.objs[middle].world_since
    settle(game)
    assert [zone_of(game, id) for id in (old, middle, new)] == [GRAVEYARD, GRAVEYARD, BATTLEFIELD]


# attachments --------------------------------------------------------------------------------------------------------
def test_an_aura_on_nothing_goes_to_the_graveyard() -> None:
    """CR 704.5m."""
    game = game_at(2)
    aura = put(game, 0, AURA)
    settle(game)
    assert zone_of(game, aura) == GRAVEYARD


def test_an_aura_follows_what_it_enchants() -> None:
    """CR 704.5m, 303.4c: also into the graveyard of its own owner."""
    game = game_at(2)
    bear = put(game, 1)
    aura = put(game, 0, AURA, to=bear)
    damage(game, bear, 2)
    assert settle(game) == 2
    assert zone_of(game, aura) == GRAVEYARD
    assert len(game.state.ids(0, GRAVEYARD)) == 1


def test_an_aura_on_what_it_cannot_enchant() -> None:
    """CR 303.4c: a land is no creature, and nothing enchants itself."""
    game = game_at(2)
    aura = put(game, 0, AURA, to=put(game, 1, FIELD))
    settle(game)
    assert zone_of(game, aura) == GRAVEYARD


def test_a_curse_goes_with_the_player_it_is_on() -> None:
    """CR 303.4c."""
    game = game_at(3)
    curse = put(game, 0, CURSE, to=-1 - 2)
    assert not state_based.check(game)
    concede(game, 2)
    settle(game)
    assert zone_of(game, curse) == GRAVEYARD


def test_an_aura_that_becomes_a_creature_falls_off_first() -> None:
    """CR 303.4d, 704.5p, then 704.5m."""
    game = game_at(2)
    both = made("Spirit", ENCHANTMENT | CREATURE, 1, 1, subtypes=["Aura"], enchants=Is(CREATURE))
    aura = put(game, 0, both, to=put(game, 0))
    assert state_based.check(game)
    assert game.state.objs[aura].attached_to == -1000
    assert zone_of(game, aura) == BATTLEFIELD
    assert settle(game) == 1
    assert zone_of(game, aura) == GRAVEYARD


def test_equipment_stays_behind() -> None:
    """CR 704.5n, 301.5c: it becomes unattached and remains."""
    game = game_at(2)
    bear = put(game, 0)
    sword = put(game, 0, SWORD, to=bear)
    assert not state_based.check(game)
    damage(game, bear, 2)
    settle(game)
    assert zone_of(game, sword) == BATTLEFIELD
    assert game.state.objs[sword].attached_to == -1000


@pytest.mark.parametrize(("card", "host"), [(SWORD, FIELD), (FORT, BEAR), (FIELD, BEAR)])
def test_wrong_hosts(card: object, host: object) -> None:
    """CR 301.5-6, 704.5n, 704.5p: Equipment on creatures, Fortifications on lands, anything else on nothing."""
    game = game_at(2)
    thing = put(game, 0, card, to=put(game, 0, host))  # type: ignore[arg-type]
    settle(game)
    assert game.state.objs[thing].attached_to == -1000
    assert zone_of(game, thing) == BATTLEFIELD


def test_only_the_newest_role_of_a_player_stays() -> None:
    """CR 704.5z: one for each controller."""
    game = game_at(2)
    role = made("Role", ENCHANTMENT, 0, 0, subtypes=["Aura", "Role"], enchants=Is(CREATURE))
    bear = put(game, 0)
    old = put(game, 0, role, to=bear)
    theirs = put(game, 1, role, to=bear)
    new = put(game, 0, role, to=bear)
    assert settle(game) == 1
    assert [zone_of(game, id) for id in (old, theirs, new)] == [GRAVEYARD, BATTLEFIELD, BATTLEFIELD]


# counters -----------------------------------------------------------------------------------------------------------
def test_opposite_counters_cancel() -> None:
    """CR 704.5q."""
    game = game_at(2)
    bear = put(game, 0, BEAR, counters={PLUS: 3, MINUS: 1})
    assert settle(game) == 1
    assert game.state.objs[bear].counter(PLUS) == 2
    assert game.state.objs[bear].counter(MINUS) == 0
    assert game.char(bear).toughness == 4


def test_what_dies_keeps_its_counters_as_last_known() -> None:
    """CR 704.8: counters that would cancel at the same time are still there when it is looked back at."""
    game = game_at(2)
    bear = put(game, 0, BEAR, counters={PLUS: 1, MINUS: 3})
    assert settle(game) == 1
    assert zone_of(game, bear) == GRAVEYARD
    assert game.state.objs[bear].counter(PLUS) == 1


# battles ------------------------------------------------------------------------------------------------------------
def siege(game: Bare, seat: int, protector: int, defense: int = 4) -> int:
    id = put(game, seat, SIEGE, counters={DEFENSE: defense} if defense else None)
    game.state.edit(id).protector = protector
    return id


def test_a_battle_without_defense_goes() -> None:
    """CR 704.5v-w."""
    game = game_at(3)
    fallen = siege(game, 0, 1, 0)
    standing = siege(game, 0, 1, 1)
    settle(game)
    assert [zone_of(game, id) for id in (fallen, standing)] == [GRAVEYARD, BATTLEFIELD]


def test_a_siege_waits_for_its_ability() -> None:
    """CR 704.5v: while an ability of it is on the stack it stays."""
    game = game_at(3)
    fallen = siege(game, 0, 1, 0)
    ability = put(game, 0, BEAR, STACK)
    game.state.edit(ability).source = fallen
    assert not state_based.check(game)
    game.state.edit(ability).source = -1
    settle(game)
    assert zone_of(game, fallen) == GRAVEYARD


def test_a_siege_gets_a_new_protector_among_the_opponents() -> None:
    """CR 704.5x, 310.12a."""
    game = game_at(table_of(4, [[0, 1], [2], [3]]))
    battle = siege(game, 0, 3)
    game.state.edit_player(3).life = 0
    settle(game)
    assert game.state.objs[battle].protector == 2
    assert not game.script[0].heard


def test_the_controller_chooses_the_protector() -> None:
    """CR 310.11, 310.12a."""
    game = game_at(4)
    battle = siege(game, 0, -1)
    game.script[0].answers = [[-1 - 2]]
    settle(game)
    assert game.script[0].heard[0].purpose == FOR_PROTECTOR
    assert game.script[0].heard[0].candidates == [-2, -3, -4]
    assert game.state.objs[battle].protector == 2


def test_a_siege_under_attack_waits_for_a_protector() -> None:
    """CR 704.5x."""
    game = game_at(3)
    battle = siege(game, 0, -1)
    bear = put(game, 0)
    game.state.edit(bear).attacking = battle
    game.state.edit_turn().attackers = [bear]
    assert not state_based.check(game)


def test_a_battle_of_no_type_is_protected_by_its_controller() -> None:
    """CR 310.9a, 704.5y."""
    game = game_at(3)
    battle = put(game, 1, made("Battle", BATTLE, 0, 0), counters={DEFENSE: 3})
    game.state.edit(battle).protector = 0
    settle(game)
    assert game.state.objs[battle].protector == 1


# the log ------------------------------------------------------------------------------------------------------------
def test_the_log_cites_the_action() -> None:
    """CR 704.5g."""
    game = game_at(2)
    game.logging = True
    damage(game, put(game, 0), 2)
    settle(game)
    assert any(line.endswith("(704.5g)") for line in game.lines())
