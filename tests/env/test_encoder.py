"""What a learner sees: all that its seat may know, and nothing else. CR 400.2."""

from __future__ import annotations

import random

import pytest

pytest.importorskip("pettingzoo", reason="the environments need apnap[env], which `make test` installs")

from librt.strings import BytesWriter

from apnap.env import apnap_v0, seen
from apnap.env.core.choices import Asking
from apnap.env.core.encoder import Encoder
from apnap.env.core.layout import CARD_FIELDS, usual_layout
from apnap.env.core.layout import squeezed as squeeze
from apnap.env.core.lines import is_plain
from apnap.rules.ch4_zones.knowledge import forget_library, learn
from apnap.rules.ch9_casual.commanders import is_commander
from apnap.rules.core.constants import BATTLEFIELD, HAND, LIBRARY
from apnap.rules.core.play import Play
from tests.helpers.hidden_twins import twin_of
from tests.properties.games import Deal, some

TABLES = ("2", "4", "shared 2v2", "ranged 6", "emperor 3v3", "commander 4", "planechase 2", "archenemy 1v3")


def hidden(play: Play) -> list[list[str]]:
    state = play.state
    return [
        [state.objs[id].card.name for id in state.ids(s, zone)]
        for s in range(int(state.seats))
        for zone in (HAND, LIBRARY)
    ]


def asking(play: Play) -> Asking:
    out = Asking(64)
    decision = play.decision()
    assert decision is not None
    out.open(play, decision)
    return out


@pytest.mark.parametrize("seed", some(1, 8))
@pytest.mark.parametrize("kind", TABLES)
def test_two_games_that_differ_in_what_is_hidden_are_encoded_the_same(kind: str, seed: int) -> None:
    deal = Deal(kind, seed + 11, agents=("first",))
    play = deal.start(outside=True)
    brains = deal.brains()
    encoder = Encoder(usual_layout(int(play.state.seats)))
    compared, changed = 0, 0
    for n in range(300):
        decision = play.decision()
        if decision is None or compared == 12:
            break
        if n % 9 == 8 and play.open:
            for seat in range(int(play.state.seats)):
                twin = twin_of(play, seat, n)
                one = encoder.observation(play, asking(play), seat)
                other = encoder.observation(twin, asking(twin), seat)
                assert one == other, f"seat {seat} sees what it cannot know"
                changed += hidden(twin) != hidden(play)
            compared += 1
        play.answer(list(brains[decision.decider].choose(play, decision)), decision.decider)
    assert compared >= 8 and changed >= 8


@pytest.mark.parametrize("kind", TABLES)
def test_what_was_written_once_is_what_would_be_written_again(kind: str) -> None:
    """Plain objects share the end of their lines, whoever looks; and no known card of a library is overlooked."""
    deal = Deal(kind, 5, agents=("keen",))
    play = deal.start(outside=True)
    brains = deal.brains()
    encoder = Encoder(usual_layout(int(play.state.seats)))
    lines = encoder.lines
    plain, others = 0, 0
    for n in range(240):
        decision = play.decision()
        if decision is None:
            break
        if n % 3 == 0:
            state = play.state
            for seat in range(int(state.seats)):
                encoder.observation(play, asking(play), seat)
                for id in lines.ids:
                    o = state.objs[id]
                    if not is_plain(o) or (state.table.commander and is_commander(state, o)):
                        others += 1
                        continue
                    plain += 1
                    again = BytesWriter()
                    lines.write_object(play, o, again, [])
                    assert lines.tail_of(play, o) == again.getvalue(), o.card.name
                for id in state.ids(seat, LIBRARY):
                    assert state.known_libraries >> seat & 1 or not state.objs[id].known_to
        play.answer(list(brains[decision.decider].choose(play, decision)), decision.decider)
    assert plain > 300 and others > 0


def test_a_known_card_deep_in_a_library_is_seen_until_it_is_shuffled() -> None:
    env = apnap_v0.env(decks=["red", "green"])
    env.reset(seed=5)
    state = env.driver.play.state
    agent, me = env.agent_selection, env.seats[env.agent_selection]
    deep = state.ids(1 - me, LIBRARY)[3]
    name = state.objs[deep].card.name

    def sees() -> bool:
        parts = env.split(env.observe(agent)["observation"])
        return seen.number_of(name) in [int(n) for n in seen.numbers(parts["others"])]

    assert not sees()
    learn(state, deep, 1 << me)
    assert sees()
    forget_library(state, 1 - me)
    assert not sees()


def test_what_is_seen_is_there() -> None:
    env = apnap_v0.env(decks=["red", "green"])
    env.reset(seed=5)
    dice = random.Random(1)
    for _ in range(60):
        env.step(dice.randrange(env.infos[env.agent_selection]["legal"]))
    agent = env.agent_selection
    me = env.seats[agent]
    play = env.driver.play
    parts = env.split(env.last()[0]["observation"])
    hand = [play.char(id).name for id in play.state.ids(me, HAND)]
    assert [int(n) for n in seen.numbers(parts["hand"]) if n] == [seen.number_of(name) for name in hand]
    life = seen.FIELDS["players"].index("life")
    assert [int(x) for x in parts["players"][:, life]] == [play.state.life(me), play.state.life(1 - me)]
    each = int(env.layout.permanents)
    power = CARD_FIELDS.index("power")
    for r, seat in enumerate((me, 1 - me)):
        lines = parts["permanents"][r * each : (r + 1) * each]
        ids = play.state.ids(seat, BATTLEFIELD)
        assert sorted(int(n) for n in seen.numbers(lines) if n) == sorted(
            seen.number_of(play.char(id).name) for id in ids
        )
        assert int(lines[:, power].sum()) == sum(play.char(id).power for id in ids)
    # actions point at lines: what may be cast is in the hand
    what, line = (seen.FIELDS["actions"].index(name) for name in ("what", "line"))
    before = int(env.layout.seats) * each + int(env.layout.stack)
    for action in parts["actions"][: env.infos[agent]["legal"]]:
        if action[what] == 3:
            assert hand[int(action[line]) - 1 - before]


@pytest.mark.parametrize("variant", ["", "free-for-all", "two-headed-giant"])
def test_seats_are_relative(variant: str) -> None:
    """Everybody is the first in what they see, and the others follow in turn order."""
    env = apnap_v0.env(variant=variant)
    env.reset(seed=1)
    seats = len(env.names)
    life, team, decides = (
        seen.FIELDS[part].index(name)
        for part, name in (("players", "life"), ("players", "my team"), ("table", "who decides"))
    )
    state = env.driver.play.state
    for s in range(seats):
        state.edit_player(s).life = 30 + s
    for agent in env.agents:
        me = env.seats[agent]
        parts = env.split(env.observe(agent)["observation"])
        order = [(me + r) % seats for r in range(seats)]
        assert [int(x) for x in parts["players"][:, life]] == [state.life(s) for s in order]
        assert [int(x) for x in parts["players"][:, team]] == [state.table.friends[me] >> s & 1 for s in order]
        assert order[parts["table"][0, decides] - 1] == env.driver.seat


def test_cards_have_features_made_of_their_words() -> None:
    bear, bolt, shock = (seen.card_features(name) for name in ("Grizzly Bears", "Lightning Bolt", "Shock"))
    words = [i for i, name in enumerate(CARD_FIELDS) if name.startswith("word ")]
    assert (bolt[words] == shock[words]).all() and bolt[words].any() and not bear[words].any()
    assert bear[CARD_FIELDS.index("power")] == 2 and bolt[CARD_FIELDS.index("red")] == 1
    assert seen.numbers(shock[None])[0] == seen.number_of("Shock") == 2419626307


def test_large_numbers_still_grow() -> None:
    values = [squeeze(x) for x in (0, 7, 100, 101, 150, 1000, 10**5, 10**9, -5, -1000)]
    assert values[:3] == [0, 7, 100]
    assert values[2] < values[3] <= values[4] < values[5] < values[6] <= values[7] <= 127
    assert values[8] == -5 and values[9] == -values[5]
