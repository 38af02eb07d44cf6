"""Where nobody has shown a deck, bots guess what others have: by colours and format, never from the deck. CR 400.2."""

from __future__ import annotations

import random

import pytest

import apnap
from apnap import library
from apnap.agents import HeuristicAgent
from apnap.agents.closed_decks import PoolPrior
from apnap.agents.imagine import imagine
from apnap.agents.prior import Prior
from apnap.decks.banned import lists
from apnap.library.pool import POOL
from apnap.rules.ch2_cards.printed import CardDef
from apnap.rules.core.constants import GRAVEYARD, HAND, LAND, LIBRARY
from apnap.rules.core.generator import Generator
from apnap.rules.core.play import Play
from apnap.rules.views.view import observe
from apnap.testing.plugin import Builder
from tests.properties.games import PILES, Deal, answer_with, question, some

CLOSED = ("2", "4", "shared 2v2", "ranged 6", "emperor 3v3", "commander 4", "planechase 2")


def cards_of(play: Play, seat: int) -> list[CardDef]:
    return [play.state.objs[id].card for zone in (HAND, LIBRARY) for id in play.state.ids(seat, zone)]


def names_of(play: Play, seat: int) -> list[str]:
    return [card.name for card in cards_of(play, seat)]


@pytest.mark.parametrize("seed", some(1, 4))
@pytest.mark.parametrize("kind", CLOSED)
def test_the_seat_that_guesses_sees_the_same(kind: str, seed: int) -> None:
    deal = Deal(kind, seed + 5, PILES if seed % 2 else ())
    dice = random.Random(seed)
    play = deal.start(outside=True)
    brains = deal.brains()
    answer_with(play, brains, 30)
    guessed = 0
    for n in range(120):
        decision = play.decision()
        if decision is None:
            break
        if n % 9 == 0:
            seat = int(decision.decider)
            other = imagine(play, seat, dice.randrange(2**30), PoolPrior())
            if other is not None:
                guessed += 1
                assert observe(other, seat).to_dict() == observe(play, seat).to_dict()
                assert question(other, seat) == question(play, seat)
        play.answer(list(brains[decision.decider].choose(play, decision)), decision.decider)
    assert guessed > 5


def test_what_is_guessed_does_not_follow_from_the_deck(scenario: Builder) -> None:
    """Two opponents of whom the same was seen, with other decks: the same is imagined, and neither deck."""
    made = []
    for cards in (("Shivan Dragon", "Lightning Bolt"), ("Air Elemental", "Counterspell")):
        table = scenario(2)
        me, other = table.seat(0), table.seat(1)
        other.has("Forest")
        other.holds(*cards)
        other.library(*cards * 4)
        table.to_priority(me.number)
        here = imagine(table.game, me.number, 7, PoolPrior())
        assert here is not None
        made.append(names_of(here, other.number))
        assert not set(made[-1]) & set(cards)
    assert made[0] == made[1]


def test_a_guess_has_the_colours_that_were_seen_and_lands_enough(scenario: Builder) -> None:
    table = scenario(2)
    me, other = table.seat(0), table.seat(1)
    other.buried("Lightning Bolt")
    other.library(*["Island"] * 50)
    table.to_priority(me.number)
    here = imagine(table.game, me.number, 3, PoolPrior())
    assert here is not None
    cards = cards_of(here, other.number)
    red = 1 << 3
    assert all(card.base.colors & ~red == 0 for card in cards)
    assert "Mountain" in names_of(here, other.number) and "Island" not in names_of(here, other.number)
    assert 3 * len(cards) < 10 * sum(1 for card in cards if card.base.types & LAND) < 5 * len(cards)
    assert "Lightning Bolt" in names_of(here, other.number)  # a deck may hold more of what was seen
    assert [here.state.objs[id].card.name for id in here.state.ids(other.number, GRAVEYARD)] == ["Lightning Bolt"]


def test_a_commanders_colours_bound_the_guess_and_every_card_is_another() -> None:
    deal = Deal("commander 4", 3)
    play = deal.start(outside=True)
    answer_with(play, deal.brains(), 40)
    decision = play.decision()
    assert decision is not None
    seat = int(decision.decider)
    here = imagine(play, seat, 5, PoolPrior())
    assert here is not None
    for s in range(4):
        if s == seat:
            assert sorted(names_of(here, s)) == sorted(names_of(play, s))  # one knows one's own deck
            continue
        allowed = play.state.players[s].identity
        spells = [card for card in cards_of(here, s) if not card.base.types & LAND]
        assert spells and all(card.base.colors & ~max(allowed, 0) == 0 for card in spells)
        assert len(cards_of(here, s)) == len(cards_of(play, s))


def test_the_whole_pool_may_be_dealt_cards_that_were_read_too() -> None:
    prior = PoolPrior()
    for color in range(6):
        cards = prior.some(color)
        read = [card for card in cards if not POOL.entry(card.name).module]
        assert 20 <= len(read) < len(cards) and len({card.name for card in cards}) == len(cards)
        assert all(card.base.types & LAND == 0 for card in cards)
        wanted = 0 if color == 5 else 1 << color
        assert all(card.base.colors & 31 == 0 if not wanted else card.base.colors & wanted for card in read)
        initials = {card.name[0] for card in read}
        assert len(initials) > 8  # from all over the pool
        assert [card.name for card in PoolPrior().some(color)] == [card.name for card in cards]


def test_what_a_format_bans_is_not_dealt() -> None:
    prior = PoolPrior(lists())
    banned = library.find("Black Lotus")
    assert prior.is_banned(banned, "commander") and not prior.is_banned(banned, "constructed")

    class OnlyThese(Prior):
        def basic(self, color: int) -> CardDef:
            return prior.basic(color)

        def some(self, color: int) -> list[CardDef]:
            return [banned, library.find("Sol Ring"), library.find("Mind Stone"), library.find("Fellwar Stone")] * 2

        def is_banned(self, card: CardDef, kind: str) -> bool:
            return prior.is_banned(card, kind)

    dealt = {}
    for kind in ("commander", "constructed"):
        state = Deal("commander 4", 3).start(outside=True).state
        state.table.deck_kind = kind
        dice = Generator()
        dice.seed(5)
        dealt[kind] = {card.name for card in OnlyThese().deal(state, [], 1, 60, dice)}
    assert "Sol Ring" in dealt["commander"] & dealt["constructed"]
    assert banned.name not in dealt["commander"] and banned.name in dealt["constructed"]


def test_bots_know_lists_where_only_bots_play_and_not_where_people_do() -> None:
    def priors(agents: list[str | None], **wishes: bool) -> list[Prior | None]:
        game = apnap.new_game(["red", "green"], agents=agents, seed=1, start=False, **wishes)  # type: ignore[arg-type]
        return [bot.prior for bot in game.play.agents if isinstance(bot, HeuristicAgent)]

    assert priors(["heuristic", "search"]) == [None, None]
    assert [type(prior) for prior in priors([None, "heuristic"])] == [PoolPrior]
    assert priors([None, "heuristic"], open_decks=True) == [None]
    assert [type(prior) for prior in priors(["heuristic", "first"], open_decks=False)] == [PoolPrior]


def test_a_bot_that_guesses_plays_a_whole_game() -> None:
    game = apnap.new_game(["red", "blue"], agents=["heuristic@6", "first"], seed=4, open_decks=False)
    assert game.run().over
