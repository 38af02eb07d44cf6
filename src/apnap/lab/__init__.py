"""The laboratory: many games between bots, and what they come to.

::

    run = lab.Run(seats=4, games=1000, seed=7, decks=lab.load_decks([]))
    report = lab.simulate(run, jobs=2)             the same report for any number of jobs
    game = lab.single_game(run, 12)                game 12 of that run, with its log and its record
"""

from __future__ import annotations

from apnap.lab.games import Chunk, play_chunk, simulate, single_game
from apnap.lab.report import DeckReport, Report, wilson
from apnap.lab.schedule import Run, load_decks, pod, seating
from apnap.lab.study import Study

__all__ = [
    "Chunk",
    "DeckReport",
    "Report",
    "Run",
    "Study",
    "load_decks",
    "play_chunk",
    "pod",
    "seating",
    "simulate",
    "single_game",
    "wilson",
]
