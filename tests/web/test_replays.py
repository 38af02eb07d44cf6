"""After the game: its replay saved, looked at step by step from any seat, and played on from."""

from __future__ import annotations

import itertools
import json
import random
import urllib.parse
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any

import apnap
from apnap import record
from apnap.web.replays import ALL_OPEN, Viewing, Viewings

Sit = Callable[..., Any]


def finished() -> record.Replay:
    game = apnap.new_game(["red", "green"], agents=["first", "first"], seed=4)
    game.run()
    return record.record_of(game)


def test_a_moment_is_what_a_seat_saw_then() -> None:
    replay = finished()
    viewing = Viewing(replay)
    assert [turn for turn, _ in viewing.turns] == list(range(1, replay.play(verify=False).play.state.ticks + 1))
    assert sorted(first for _, first in viewing.turns) == [first for _, first in viewing.turns]
    at = viewing.turns[4][1]
    one, everybody, opened = (viewing.frame(at, seat)["view"] for seat in (0, -1, ALL_OPEN))
    assert len(one["seats"][0]["hand"]) == one["seats"][0]["hand_size"] and one["seats"][1]["hand"] == []
    assert [seat["hand"] for seat in everybody["seats"]] == [[], []]
    assert [len(seat["hand"]) for seat in opened["seats"]] == [seat["hand_size"] for seat in opened["seats"]]
    assert all(str(id) in opened["objects"] for seat in opened["seats"] for id in seat["hand"])
    later = viewing.frame(at + 1, 0)
    assert later["lines"] >= viewing.frame(at, 0)["lines"]


def test_a_step_is_taken_to_where_something_happens() -> None:
    replay = finished()
    viewings = Viewings()
    viewing = viewings.find(viewings.open(record.dumps(replay).decode()))
    lines = [len(viewing.at(step).play.log) for step in [0, *viewing.steps]]
    assert all(one < two for one, two in itertools.pairwise(lines[:-1])), "each step has something to tell"
    assert len(viewing.steps) < len(replay.answers), "and answers that only pass are no steps"
    assert viewing.steps[-1] == len(replay.answers)
    for turn, answers in viewing.turns:
        play = replay.play(turn, verify=False, log=False).play
        assert answers == len(play.history) + len(play.answers)


def test_a_game_goes_on_from_a_moment_of_another() -> None:
    replay = finished()
    viewings = Viewings()
    viewing = viewings.find(viewings.open(record.dumps(replay).decode()))
    session = viewing.played_on(viewing.turns[5][1], 1, ["first"])
    session.start()
    assert session.people == {1} and session.play.state.ticks >= 5
    while not session.over:
        session.concede(1)
    assert session.game.result.winners == (0,)


def test_a_finished_game_is_looked_at_again_in_the_browser(serving: Any, person: Sit, client: Sit) -> None:
    made = serving.make(seats=[{"who": "me", "deck": "red"}, {"who": "bot", "deck": "green"}], seed=9)
    me = client(serving.address, made["mine"])
    refused = serving.post("/api/save", {"table": me.table, "token": me.token})
    assert refused["status"] == 400 and "when the game is over" in refused["error"]
    dice = random.Random(1)
    me.plays(4, dice)
    me.say(type="concede")
    me.until(lambda: me.over)
    looking = person(f"{serving.address}/replay#{me.table}.{me.token}")
    looking.shows(".timeline")
    looking.says(".steps .title", "0 of")
    looking.shows(".far .openhand .handcard")  # all cards are open
    looking.types("Shift+ArrowRight")
    looking.says(".steps .title", "1 of")
    for step in ("2 of", "5 of"):
        looking.types("ArrowRight")
        looking.says(".steps .title", step)
    looking.says(".since li", "Plays")  # to where something happens
    looking.types("End")
    saved = serving.post("/api/save", {"table": me.table, "token": me.token})["replay"]
    last = len(record.loads(saved.encode()).answers)
    looking.says(".steps .title", f"{last} of {last}")
    looking.types("Home")
    looking.page.locator("select[aria-label='whose view']").select_option("1")
    looking.says(".steps .title", "0 of")
    looking.types("ArrowRight")
    looking.clicks(".timeline .play-on")
    looking.shows(".bar[data-ask]")
    names = [seat["name"] for seat in me.data["view"]["seats"]]
    looking.says(".plate.own .p-who", names[1])  # now one plays the other seat


def test_a_file_is_opened_from_the_command_line(server: Callable[..., Any], person: Sit, tmp_path: Path) -> None:
    file = tmp_path / "game.replay"
    file.write_bytes(record.dumps(finished()))
    looking = person(server("replay", str(file), "--browser").page)
    looking.shows(".timeline")
    looking.says(".steps .title", "0 of")


POSITION = """table 2 seats
turn 5, seat 0, main1, priority 0
seat 0 Ann: life 20
  hand: Lightning Bolt
  battlefield: Mountain x3; Goblin Piker
  library: Mountain x9
seat 1 Bob: life 3
  battlefield: Forest x2; Grizzly Bears
  library: Forest x9
"""


def test_a_judge_lays_out_a_position_and_tries_it(serving: Any, person: Sit) -> None:
    judge = person(f"{serving.address}/judge")
    judge.page.locator("textarea").fill(POSITION.replace("life 3", "life three"))
    judge.clicks("text=Lay it out")
    judge.says("[role=alert]", "line 7")  # what is wrong, and where
    judge.page.locator("textarea").fill(POSITION)
    judge.clicks("text=Lay it out")
    judge.shows(".chairs a")
    link = judge.page.locator(".chairs a").first.get_attribute("href")
    judge.until(lambda: judge.page.url.endswith("x9%0A"))  # the position is in the address
    ann = person(f"{serving.address}{link}")
    ann.until_asked()
    ann.clicks(".hand .card.can[data-name='Lightning Bolt']")
    ann.shows(".bar[data-purpose='target']")
    ann.clicks(".far .plate.can .p-name")
    ann.shows(".bar.over, .item")


def found(serving: Any, letters: str) -> list[dict[str, Any]]:
    with urllib.request.urlopen(f"{serving.address}/api/cards?find={urllib.parse.quote(letters)}") as response:
        return list(json.load(response)["cards"])


def test_a_position_is_laid_out_by_dragging_cards(serving: Any, person: Sit) -> None:
    judge = person(f"{serving.address}/judge")
    judge.page.locator("input[aria-label='find a card']").fill("shivan dra")
    judge.shows(".foundcards .card[data-name='Shivan Dragon']")
    shivan = judge.page.locator(".foundcards span[draggable]:has([data-name='Shivan Dragon'])")
    shivan.drag_to(judge.page.locator("[data-zone='1 battlefield']"))
    judge.waits("() => document.querySelector('textarea').value.includes('Grizzly Bears; Shivan Dragon')")
    judge.page.locator("[data-zone='0 hand'] .laidcard").drag_to(judge.page.locator("[data-zone='0 graveyard']"))
    judge.waits("() => document.querySelector('textarea').value.includes('graveyard: Lightning Bolt')")
    judge.until(lambda: "hand:" not in judge.page.locator("textarea").input_value())
    judge.clicks("[data-zone='1 battlefield'] .laidcard >> text=Shivan Dragon")
    judge.waits("() => document.querySelector('textarea').value.includes('Shivan Dragon (tapped)')")
    judge.clicks("text=Lay it out")
    judge.shows(".chairs a")
    assert "Shivan Hellkite" in [card["name"] for card in found(serving, "shivan hell")], "also one that was read"
    bob = person(serving.address + judge.page.locator(".chairs a").nth(1).get_attribute("href"))
    bob.shows(".mine .tile.is-tapped[data-name='Shivan Dragon']")


def test_a_moment_becomes_a_position_with_a_link(serving: Any) -> None:
    replay = finished()
    opened = serving.post("/api/replay", {"replay": record.dumps(replay).decode()})
    said = serving.post("/api/text", {"id": opened["id"], "at": opened["turns"][4][1]})
    assert said["status"] == 200 and "seat 0" in said["text"]
    assert serving.post("/api/position", {"text": said["text"]})["status"] == 200
