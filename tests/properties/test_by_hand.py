"""Hand actions at any moment, at every table: what is refused changes nothing, records play again, forks stay as they
were, views show nothing that is hidden, and nothing fails.
"""

from __future__ import annotations

import random

import pytest

import apnap
from apnap import by_hand, decks, record
from apnap.agents import RandomAgent
from apnap.api import Game
from apnap.library.pool import POOL
from apnap.library.stored import UNREAD_CARDS, UNREAD_HEADER, Stored
from apnap.rules.ch7_additional.by_hand.actions import HAND_NAMES
from apnap.rules.core.decisions import IllegalAnswer
from apnap.rules.core.recorded import BY_HAND
from apnap.testing import rule
from apnap.testing.checks import check_invariants
from tests.helpers.hidden_twins import assert_hidden
from tests.properties.games import AT_SIZES, MAKERS, NIGHTLY, Deal, some, table_of

CALLS = 90
SMALL = [kind for kind in AT_SIZES if int(table_of(kind).seats) <= 10]
BY_DAY = ["2", "4", "3v3", "shared 2v2", "ranged 6", "two markers", *SMALL[::5]]
KINDS = [*MAKERS, "options 1", *SMALL] if NIGHTLY else BY_DAY
UNREAD = [name for name in Stored(UNREAD_CARDS, UNREAD_HEADER).names() if POOL.meant(name) is None]
WORDS = [
    "+1/+1",
    "charge",
    "flying",
    "flying; haste",
    "type Artifact Creature",
    "size 3/3",
    "loses abilities",
    "Treasure",
]
WORDS += ["Creature - Elephant; trample", "{G}{G}", "{1}", "transform", "face up", "", "nonsense", "poison", "loyalty"]


def people(kind: str, seed: int) -> Game:
    """A table of people, with decks of which a third is by hand."""
    dice = random.Random(f"decks {kind} {seed}")
    deal = Deal(kind, seed, ())
    lists = []
    for deck in deal.lists():
        names = [name for name in dice.sample(UNREAD, 60) if is_plain(name)][:24]
        sections = []
        for section in deck.sections:
            if section.title == decks.MAIN:
                unread = tuple(decks.Entry(1, name) for name in names)
                section = decks.Section(section.title, section.entries + unread)
            sections.append(section)
        lists.append(decks.Deck(deck.name, tuple(sections)))
    table = record.table_from_data(record.table_to_data(deal.table))  # one of its own
    return apnap.new_game(lists, table=table, seed=seed, check=False, by_hand=True)


def is_plain(name: str) -> bool:
    card = POOL.get_by_hand(name)
    return card is not None and card.layout == "normal"


def any_refs(game: Game, dice: random.Random, seat: int) -> list[int]:
    """Objects and players, mostly such as the seat could mean."""
    state = game.play.state
    refs: list[int] = []
    for _ in range(dice.choice([0, 1, 1, 1, 2, 3])):
        roll = dice.random()
        if roll < 0.3:
            refs.append(-1 - dice.randrange(int(state.seats)))
        elif roll < 0.9:
            zone = dice.choice([0, 1, 1, 2, 3, 4, 5, 5, 5])
            ids = state.ids(seat if dice.random() < 0.7 else dice.randrange(int(state.seats)), zone)
            stack = state.turns[0].stack
            if ids:
                refs.append(int(dice.choice(ids)))
            elif stack:
                refs.append(int(dice.choice(stack)))
        else:
            refs.append(dice.randrange(-70, len(state.objs) + 3))
    return refs


def any_source(game: Game, dice: random.Random, seat: int) -> int:
    state = game.play.state
    found = [
        int(o.id) for o in state.objs if o.controller == seat and o.zone in (1, 2, 5, 10) and by_hand.is_by_hand(o.card)
    ]
    return dice.choice(found) if found and dice.random() < 0.7 else -1000


def any_action(game: Game, dice: random.Random, seat: int) -> by_hand.HandAction:
    name = dice.choice(HAND_NAMES)
    numbers = [dice.choice([-1, 0, 1, 1, 2, 3, 5]) for _ in range(dice.randrange(5))]
    if name == "move" and dice.random() < 0.8:
        numbers = [dice.randrange(6), dice.choice([0, 1, -1]), dice.choice([0, 0, 1, 2])]
    if name in ("top", "look", "reveal") and dice.random() < 0.8:
        numbers = [dice.choice([0, 1, 2, 3]), dice.choice([0, 1, 3])]
    return by_hand.action(name, any_refs(game, dice, seat), numbers, dice.choice(WORDS), any_source(game, dice, seat))


def standing(game: Game) -> tuple[object, ...]:
    return game.digest, [d.to_dict() for d in game.decisions], len(game.play.history), len(game.play.answers)


def one_call(game: Game, dice: random.Random, brain: RandomAgent) -> str:
    """Something by hand, or an ordinary answer; what happened to it."""
    seat = dice.randrange(int(game.setup.table.seats))
    roll = dice.random()
    before = standing(game)
    try:
        if roll < 0.45:
            game.by_hand(seat, any_action(game, dice, seat))
            return "done"
        if roll < 0.49:
            game.object(seat)
            return "objected"
        if roll < 0.53:
            game.undo(seat)
            return "undone"
        if roll < 0.535:
            game.concede(seat)
            return "conceded"
    except IllegalAnswer:
        assert standing(game) == before
        return "refused"
    waiting = game.decisions
    if waiting:
        decision = dice.choice(waiting)
        answer = [int(x) for x in brain.choose(game.play, decision)]
        if game.play.proposal is not None:
            answer = [1] if dice.random() < 0.8 else [0]
        try:
            game.answer(answer, int(decision.decider), int(decision.marker))
        except IllegalAnswer:
            return "refused"
    return "answered"


def assert_replays(game: Game) -> None:
    replay = record.loads(record.dumps(record.record_of(game)))
    again = replay.play()
    assert again.digest == game.digest
    assert record.record_of(again).answers == replay.answers
    assert record.record_of(again).digests == replay.digests
    if game.play.proposal is None:
        assert [d.to_dict() for d in again.decisions] == [d.to_dict() for d in game.decisions]


@rule("733.1", "400.2")
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("seed", some(1, 3))
def test_hand_actions_at_any_moment(kind: str, seed: int) -> None:
    game = people(kind, seed)
    dice = random.Random(f"hand {kind} {seed}")
    brain = RandomAgent(seed)
    did: dict[str, int] = {}
    forks: list[tuple[Game, int]] = []
    for n in range(CALLS * 3):
        if game.decision is None:
            break
        what = one_call(game, dice, brain)
        did[what] = did.get(what, 0) + 1
        if n % 30 == 7:
            fork = game.fork()
            assert fork.digest == game.digest
            forks.append((fork, fork.digest))
        if n % 10 == 3:
            assert_hidden(game.play, dice.randrange(-1, int(game.setup.table.seats)), n)
        if n % 60 == 59:
            assert_replays(game)
    assert all(fork.digest == digest for fork, digest in forks)
    if sum(did.values()) == CALLS * 3:  # nobody conceded early
        assert did.get("done", 0) > 3, did
        if int(game.setup.table.seats) <= 4:  # of more people, somebody takes back or refuses all of it now and then
            assert any(int(entry.kind) == BY_HAND for entry in (*game.play.history, *game.play.answers))
    check_invariants(game.play)
    assert_replays(game)
