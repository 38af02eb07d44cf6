"""The games that a compiled build is laid out for: what they run often is put together and made quick.

Run by tools/build.py on an instrumented build. Always the same games, so that the same sources give the same build.
"""

from __future__ import annotations

from apnap import bench, bench_loop, bench_search
from apnap.api import brought_by, card_list
from apnap.decks import builtin, completed, default_decks
from apnap.rules.ch8_multiplayer.table import TableRules
from apnap.rules.variants import VARIANTS
from apnap.tables import choice

SEED = 11


def main() -> None:
    red, green = (card_list(builtin(name)) for name in ("red", "green"))
    for agent in ("first", "random"):
        bench_loop.play_games(TableRules(2).seal(), [red, green], [agent] * 2, SEED, 0, 30)
    bench_loop.play_games(TableRules(4).seal(), [red, green] * 2, ["first"] * 4, SEED, 0, 6)
    bench_loop.play_games(VARIANTS["two-headed-giant"].table([2, 2]), [red, green] * 2, ["first"] * 4, SEED, 0, 3)
    bench_loop.play_games(
        TableRules(4).seal(), [bench_search.random_deck(SEED + s) for s in range(4)], ["first"] * 4, SEED, 0, 3
    )
    decks = [builtin(name) for name in bench.COMMANDER_DECKS]
    cards = [card_list(deck) for deck in decks]
    table = choice("commander", seats=4).table()
    bench_loop.play_games(table, cards, ["first"] * 4, SEED, 0, 3, brought_by(decks))
    for variant, agent in (("brawl", "first"), ("archenemy", "first"), ("planechase", "keen")):
        table = choice(variant, seats=4).table()
        names = default_decks(table.deck_kind)
        decks = [completed(builtin(names[i % len(names)]), table, i) for i in range(4)]
        cards = [card_list(deck) for deck in decks]
        bench_loop.play_games(table, cards, [agent] * 4, SEED, 0, 2, brought_by(decks))
    bench_search.decision_us(4, 20, 100)


if __name__ == "__main__":
    main()
