"""`apnap report`: the results of a study as one page, with plots; nothing is fetched from anywhere."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from apnap.lab import charts, results
from apnap.lab.charts import Rate, Series, percent
from apnap.lab.report import wilson
from apnap.lab.study import IDLE

if TYPE_CHECKING:
    import polars as pl

FEWEST: Final = 10
"""Games behind a figure, below which it is left out of plots over turns and of the table of cards."""
LONGEST: Final = 16
"""Turns of a player that plots show."""
MOST_CARDS: Final = 40
NAMED: Final = {"blue": 0, "red": 1, "green": 2, "white": 4, "black": 7}
QUESTIONS: Final = {
    "pods": "Who wins at one table",
    "matchups": "Every deck against every other",
    "gauntlet": "One deck against the others",
    "goldfish": "How quick a deck is when nobody hinders it",
    "mulligans": "What a mulligan costs",
    "play-draw": "What it is worth to begin",
}

STYLE: Final = """
:root { color-scheme: light dark; --bg:#fdfdfb; --fg:#1d2430; --dim:#667080; --grid:#e3e5e8; --card:#ffffff;
--c0:#3366b8; --c1:#c2542d; --c2:#2f8f5b; --c3:#8e5bb5; --c4:#b8892b; --c5:#2a93a3; --c6:#b8436f; --c7:#6b7280; }
@media (prefers-color-scheme: dark) { :root { --bg:#14171c; --fg:#e6e9ee; --dim:#97a1b0; --grid:#2b313a;
 --card:#1b2027;
--c0:#7ba4ec; --c1:#ea8c68; --c2:#6cc596; --c3:#bd96df; --c4:#dbb45f; --c5:#68c2d0; --c6:#e583a8; --c7:#a5adba; }
} * { box-sizing: border-box } body { margin: 0; background: var(--bg); color: var(--fg);
font: 15px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif }
main { max-width: 820px; margin: 0 auto; padding: 36px 24px 80px }
h1 { font-size: 27px; margin: 0 0 4px; letter-spacing: -.01em } h2 { font-size: 19px; margin: 44px 0 4px }
h3 { font-size: 15px; margin: 22px 0 2px } p { margin: 4px 0 12px } .dim, .note { color: var(--dim) }
.note { font-size: 13.5px }
figure { margin: 8px 0; background: var(--card); border: 1px solid var(--grid); border-radius: 10px;
 padding: 14px 14px 8px }
svg { width: 100%; height: auto; display: block }
svg.small { width: 120px; height: 16px; display: inline-block; vertical-align: middle }
text { fill: var(--fg); font-size: 12.5px } .tick { fill: var(--dim); font-size: 11.5px }
.axis { fill: var(--dim); font-size: 11.5px } .value { font-weight: 600 }
.grid { stroke: var(--grid); stroke-width: 1 } .par { stroke: var(--dim); stroke-dasharray: 3 3 }
.bar { stroke-width: 3.5; stroke-linecap: round; opacity: .55 }
.line { fill: none; stroke-width: 2.2; stroke-linejoin: round } .band { opacity: .12 } .left { opacity: .3 }
.legend { display: flex; flex-wrap: wrap; gap: 4px 16px; margin: 2px 0 8px; font-size: 13.5px }
.legend i { display: inline-block; width: 11px; height: 11px; border-radius: 3px; margin-right: 6px }
.pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(330px, 1fr)); gap: 12px }
.pair figure { margin: 0 } .scroll { overflow-x: auto }
table { border-collapse: collapse; width: 100%; font-size: 13.5px; font-variant-numeric: tabular-nums }
th, td { padding: 4px 8px; text-align: right; border-bottom: 1px solid var(--grid); white-space: nowrap }
th { color: var(--dim); font-weight: 500 } th:first-child, td:first-child { text-align: left }
.cell, th.cell { text-align: center } footer { margin-top: 48px; color: var(--dim); font-size: 13px }
"""


class Report:
    """The tables of a study, and what is said about them."""

    def __init__(self, folder: Path) -> None:
        import polars as pl

        self.pl = pl
        self.head = results.head(folder)
        found = results.tables(folder)
        self.games = found["games"].filter(pl.col("error") == "")
        self.failed = found["games"].height - self.games.height
        seats = found["seats"].filter(pl.col("entrant") != IDLE)
        self.seats = seats.with_columns((pl.col("outcome") == "won").alias("won")).join(
            self.games.select("game", "question", "turns"), on="game"
        )
        who = self.seats.select("game", "seat", "entrant", "won")
        self.turns = found["turns"].join(who, on=["game", "seat"])
        self.cards = found["cards"].join(who, on=["game", "seat"])
        self.entrants: list[str] = sorted(self.seats["entrant"].unique().to_list())
        self.tone = tones(self.entrants)
        self.sides = max(1, self.seats.select("team").n_unique())

    def page(self) -> str:
        body = [
            self.heading(),
            self.win_rates(),
            self.matchups(),
            self.turns_to_win(),
            self.life(),
            self.mana(),
            self.curve(),
            self.cards_section(),
            self.seats_section(),
            self.mulligans(),
        ]
        title = f"apnap: {self.head['kind']}"
        foot = f"Made by apnap {escape(str(self.head['version']))} from Parquet tables; docs/lab.md describes them."
        return (
            f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>{escape(title)}</title>'
            f'<meta name="viewport" content="width=device-width, initial-scale=1"><style>{STYLE}</style></head>\n'
            f"<body><main>{''.join(body)}<footer>{foot}</footer></main></body></html>\n"
        )

    # parts ------------------------------------------------------------------------------------------------------------
    def heading(self) -> str:
        head = self.head
        kind = str(head["kind"])
        facts = [
            f"{self.games.height:,} games",
            str(head["table"]),
            f"bots: {', '.join(head['bots'])}",
            f"seed {head['seed']}",
        ]
        if self.failed:
            facts.append(f"{self.failed} games in which the engine failed are left out")
        return (
            f"<h1>{escape(QUESTIONS[kind])}</h1><p class='dim'>{escape(' · '.join(facts))}</p>"
            "<p class='note'>Bars are 95% intervals (Wilson): the true rate is inside 95 times in a hundred.</p>"
        )

    def rated(self, frame: pl.DataFrame, by: str) -> list[tuple[Any, int, int]]:
        """Wins and games by a column, in its order; somebody at several seats of a game counts once."""
        pl = self.pl
        once = frame.group_by("game", by).agg(pl.col("won").any())
        counted = once.group_by(by).agg(pl.col("won").sum(), pl.len().alias("games")).sort(by)
        return [(key, int(won), int(games)) for key, won, games in counted.rows()]

    def rates(self, frame: pl.DataFrame, by: str, label: str = "{}", tone: int | None = None) -> list[Rate]:
        out = []
        for key, won, games in self.rated(frame, by):
            low, high = wilson(won, games)
            shade = self.tone.get(key, 0) if tone is None else tone
            out.append(Rate(label.format(key), won / games, low, high, games, shade))
        return out

    def win_rates(self) -> str:
        rows = sorted(self.rates(self.seats, "entrant"), key=lambda one: -one.rate)
        if self.head["kind"] == "goldfish":
            return ""
        drawn = self.games.filter((self.pl.col("winner") == "") & self.pl.col("over")).height
        open_ = self.games.filter(~self.pl.col("over")).height
        besides = f"{drawn} draws, {open_} games unfinished." if drawn or open_ else ""
        par = 1 / self.sides
        note = f"The dashed line is what everybody would win who is as good as the others. {besides}"
        return section("Win rates", note, figure(charts.dots(rows, "win rates", par)))

    def matchups(self) -> str:
        if self.head["kind"] not in ("matchups", "gauntlet", "play-draw") or len(self.entrants) < 3:
            return ""
        pl = self.pl
        mine = self.seats.select("game", "entrant", "won").unique(["game", "entrant"])
        pairs = mine.join(mine, on="game", suffix="_other").filter(pl.col("entrant") != pl.col("entrant_other"))
        counted = pairs.group_by("entrant", "entrant_other").agg(pl.col("won").sum(), pl.len())
        found = {(a, b): (int(won), int(n)) for a, b, won, n in counted.rows()}
        head = "".join(f"<th class='cell'>{escape(name)}</th>" for name in self.entrants)
        rows = []
        for one in self.entrants:
            cells = []
            for other in self.entrants:
                won, games = found.get((one, other), (0, 0))
                if not games:
                    cells.append("<td class='cell dim'>·</td>")
                    continue
                rate = won / games
                low, high = wilson(won, games)
                strength = abs(rate - 0.5) * 90
                shade = "var(--c2)" if rate >= 0.5 else "var(--c1)"
                style = f"background:color-mix(in srgb, {shade} {strength:.0f}%, transparent)"
                said = f"{percent(low)} to {percent(high)}, {games} games"
                cells.append(f"<td class='cell' style='{style}' title='{said}'>{percent(rate)}</td>")
            rows.append(f"<tr><td>{escape(one)}</td>{''.join(cells)}</tr>")
        table = f"<div class='scroll'><table><tr><th></th>{head}</tr>{''.join(rows)}</table></div>"
        return section("Matchups", "How often the deck on the left beats the one above.", f"<figure>{table}</figure>")

    def turns_to_win(self) -> str:
        pl = self.pl
        won = self.seats.filter(pl.col("won"))
        series = []
        for name in self.entrants:
            mine = won.filter(pl.col("entrant") == name)["own_turns"]
            if len(mine) < FEWEST:
                continue
            last = min(int(mine.max()), 30)  # type: ignore[arg-type]
            counts = dict(mine.value_counts().rows())
            points = tuple((float(t), counts.get(t, 0) / len(mine)) for t in range(1, last + 1))
            series.append(Series(name, points, self.tone[name]))
        if not series:
            return ""
        top = [
            f"{name}: {mean_of(won.filter(pl.col('entrant') == name)['own_turns']):.1f}"
            for name in (one.label for one in series)
        ]
        note = f"In which of their own turns winners win. On the average: {', '.join(top)}."
        plot = charts.lines(series, "turns to win", "own turn", "share of wins", share=True, full=False)
        return section("Turns to win", note, self.legend(series) + figure(plot))

    def by_turn(self, name: str, active: bool) -> pl.DataFrame:
        pl = self.pl
        mine = self.turns.filter((pl.col("entrant") == name) & (pl.col("own_turn").is_between(1, LONGEST)))
        return mine.filter(pl.col("active")) if active else mine

    def life(self) -> str:
        pl = self.pl
        series = []
        for name in self.entrants:
            mine = (
                self.by_turn(name, False)
                .group_by("own_turn")
                .agg(
                    pl.col("life").mean().alias("mean"),
                    pl.col("life").quantile(0.25).alias("low"),
                    pl.col("life").quantile(0.75).alias("high"),
                    pl.len(),
                )
            )
            rows = mine.filter(pl.col("len") >= FEWEST).sort("own_turn").rows()
            if rows:
                points = tuple((float(t), float(mean)) for t, mean, _l, _h, _n in rows)
                band = tuple((float(low), float(high)) for _t, _m, low, high, _n in rows)
                series.append(Series(name, points, self.tone[name], band if len(self.entrants) <= 4 else ()))
        if not series:
            return ""
        note = "Mean life as turns end, while games go on; shaded is the half of games in the middle."
        plot = charts.lines(series, "life over time", "own turn", "life")
        return section("Life over time", note, self.legend(series) + figure(plot))

    def mana(self) -> str:
        pl = self.pl
        plots = []
        for name in self.entrants:
            mine = (
                self.by_turn(name, True)
                .group_by("own_turn")
                .agg(pl.col("mana_spent").mean(), pl.col("mana_left").mean(), pl.len())
            )
            rows = mine.filter(pl.col("len") >= FEWEST).sort("own_turn").rows()
            if not rows:
                continue
            bars = [(str(turn), float(spent), float(left)) for turn, spent, left, _n in rows]
            total = sum(row[1] + row[2] for row in bars)
            used = sum(row[1] for row in bars) / total if total else 0
            plot = charts.stacks(bars, f"mana of {name}", "own turn", self.tone[name])
            plots.append(f"<figure><b>{escape(name)}</b> <span class='dim'>used {percent(used)}</span>{plot}</figure>")
        if not plots:
            return ""
        note = "Mana made in one's own turn, and above it, paler, what sources left untapped could have made."
        return section("Mana spent and wasted", note, f"<div class='pair'>{''.join(plots)}</div>")

    def curve(self) -> str:
        pl = self.pl
        series = []
        for name in self.entrants:
            mine = self.by_turn(name, True).filter(pl.col("own_turn") <= 8)
            rows = (
                mine.group_by("own_turn")
                .agg((pl.col("lands") >= pl.col("own_turn")).mean().alias("share"), pl.len())
                .filter(pl.col("len") >= FEWEST)
                .sort("own_turn")
                .rows()
            )
            if rows:
                series.append(Series(name, tuple((float(t), float(s)) for t, s, _n in rows), self.tone[name]))
        if not series:
            return ""
        note = "How often a player had as many lands as turns, as the turn ended."
        plot = charts.lines(series, "on curve", "own turn", "share of games", share=True)
        return section("On curve", note, self.legend(series) + figure(plot))

    def cards_section(self) -> str:
        pl = self.pl
        parts = []
        for name in self.entrants:
            mine = self.cards.filter(pl.col("entrant") == name)
            base = mean_of(self.seats.filter(pl.col("entrant") == name)["won"])
            drawn = self.by_card(mine.filter(pl.col("drawn") >= 0))
            cast = self.by_card(mine.filter(pl.col("cast") >= 0))
            shown = [(card, *of) for card, of in drawn.items() if of[1] >= FEWEST]
            shown.sort(key=lambda row: (-row[1] / row[2], row[0]))
            if not shown:
                continue
            rows = [self.card_line(card, won, games, cast, name) for card, won, games in shown[:MOST_CARDS]]
            head = "<tr><th>card</th><th>drawn in</th><th>won</th><th></th><th>cast in</th><th>won</th><th></th></tr>"
            said = f"{escape(name)} <span class='dim'>won {percent(base)} of its games</span>"
            table = f"<div class='scroll'><table>{head}{''.join(rows)}</table></div>"
            parts.append(f"<h3>{said}</h3><figure>{table}</figure>")
        note = (
            "How often a deck won the games in which it drew a card, or cast or played it. A card that is cast late is "
            "cast in games that last, so compare cards of a cost."
        )
        return section("Cards", note, "".join(parts)) if parts else ""

    def by_card(self, frame: pl.DataFrame) -> dict[str, tuple[int, int]]:
        """Wins and games, each game once for all copies of a card."""
        pl = self.pl
        once = frame.unique(["game", "seat", "card"]).group_by("card").agg(pl.col("won").sum(), pl.len())
        return {card: (int(won), int(games)) for card, won, games in once.rows()}

    def card_line(self, card: str, won: int, games: int, cast: dict[str, tuple[int, int]], name: str) -> str:
        tone = self.tone[name]
        cells = [f"<td>{escape(card)}</td>", *rate_cells(won, games, tone)]
        done, times = cast.get(card, (0, 0))
        cells += rate_cells(done, times, tone) if times else ["<td>0</td><td></td><td></td>"]
        return f"<tr>{''.join(cells)}</tr>"

    def seats_section(self) -> str:
        if self.head["kind"] == "goldfish":
            return ""
        began = self.seats.with_columns(
            self.pl.when(self.pl.col("began")).then(self.pl.lit("begins")).otherwise(self.pl.lit("does not begin"))
            .alias("order")
        )  # fmt: skip
        rows = self.rates(began, "order", tone=0) + self.rates(self.seats, "seat", "seat {}", tone=7)
        for name in self.entrants:
            mine = began.filter(self.pl.col("entrant") == name)
            rows += self.rates(mine, "order", f"{name} {{}}", self.tone[name])
        plot = charts.dots(rows, "seats", 1 / self.sides)
        return section("Seats, and who begins", "", figure(plot))

    def mulligans(self) -> str:
        if self.head["kind"] == "goldfish":
            return ""
        rows = []
        for name in self.entrants:
            mine = self.seats.filter(self.pl.col("entrant") == name)
            if mine["mulligans"].n_unique() > 1:
                rows += self.rates(mine, "mulligans", f"{name}, {{}} mulligans", self.tone[name])
        parts = figure(charts.dots(rows, "mulligans", 1 / self.sides)) if rows else ""
        kept = self.rates(self.seats, "opening_lands", "{} lands in the hand", tone=0)
        parts += "<h3>Lands in the hand that was kept</h3>" + figure(charts.dots(kept, "opening hands", 1 / self.sides))
        return section("Mulligans and opening hands", "", parts)

    def legend(self, series: Sequence[Series]) -> str:
        return charts.legend([(one.label, one.color) for one in series])


def tones(names: Sequence[str]) -> dict[str, int]:
    """A colour of the page for each; whoever is called after a colour has that one."""
    out = {}
    free = list(range(charts.COLORS))
    for name in names:
        wanted = NAMED.get(name.split(" ")[0].lower(), -1)
        if wanted in free:
            free.remove(wanted)
            out[name] = wanted
    for i, name in enumerate(one for one in names if one not in out):
        out[name] = free[i % len(free)] if free else i % charts.COLORS
    return out


def mean_of(column: pl.Series) -> float:
    found: Any = column.mean()
    return float(found or 0)


def rate_cells(won: int, games: int, tone: int) -> list[str]:
    low, high = wilson(won, games)
    plot = charts.interval(won / games, low, high, tone)
    said = f"{percent(low)} to {percent(high)}"
    return [f"<td>{games}</td>", f"<td>{percent(won / games)}</td>", f"<td title='{said}'>{plot}</td>"]


def section(title: str, note: str, inside: str) -> str:
    said = f"<p class='note'>{escape(note)}</p>" if note else ""
    return f"<section><h2>{escape(title)}</h2>{said}{inside}</section>"


def figure(plot: str) -> str:
    return f"<figure>{plot}</figure>" if plot else ""


def report(folder: Path) -> str:
    """The page of a folder of results."""
    results.require_polars()
    return Report(folder).page()
