"""Plots as SVG text, drawn for a page that is light or dark: colours are variables of the page."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor, log10
from typing import Final

WIDTH: Final = 720
LEFT: Final = 46
RIGHT: Final = 14
COLORS: Final = 8
"""How many colours the page has for entrants; with more they come round again."""


@dataclass(frozen=True)
class Rate:
    """A rate with its interval, on a line of its own."""

    label: str
    rate: float
    low: float
    high: float
    games: int
    color: int = 0


@dataclass(frozen=True)
class Series:
    """A line: points, and for each how far around it most games are."""

    label: str
    points: tuple[tuple[float, float], ...]
    color: int
    band: tuple[tuple[float, float], ...] = ()


def color(number: int) -> str:
    return f"var(--c{number % COLORS})"


def percent(rate: float) -> str:
    return f"{rate * 100:.1f}%"


def ticks(low: float, high: float, wanted: int = 5) -> list[float]:
    """Round numbers from the one to the other."""
    span = max(high - low, 1e-9)
    step = 10 ** floor(log10(span / wanted))
    step = next(step * factor for factor in (1, 2, 5, 10) if span / (step * factor) <= wanted)
    first = ceil(low / step - 1e-9)
    return [round(i * step, 10) for i in range(first, floor(high / step + 1e-9) + 1)]


def number(value: float) -> str:
    return f"{value:.0f}" if abs(value - round(value)) < 1e-9 else f"{value:g}"


def svg(width: int, height: float, inside: list[str], title: str) -> str:
    head = f'<svg viewBox="0 0 {width} {height:.0f}" role="img" aria-label="{escape(title)}">'
    return "\n".join([head, *inside, "</svg>"])


def words(x: float, y: float, text: str, kind: str = "", anchor: str = "start") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" class="{kind}">{escape(text)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}"/>'


def dots(rows: Sequence[Rate], title: str, par: float | None = None, label_width: int = 190) -> str:
    """A dot for each rate, and a bar for its 95% interval."""
    row = 26
    right = WIDTH - 150
    height = len(rows) * row + 34

    def x(rate: float) -> float:
        return label_width + rate * (right - label_width)

    out = []
    for tick in (0.0, 0.25, 0.5, 0.75, 1.0):
        out.append(line(x(tick), 8, x(tick), height - 24, "grid"))
        out.append(words(x(tick), height - 8, f"{tick * 100:.0f}%", "tick", "middle"))
    if par is not None:
        out.append(line(x(par), 4, x(par), height - 24, "par"))
    for i, one in enumerate(rows):
        y = 8 + row * i + row / 2
        out.append(words(label_width - 10, y + 4, shortened(one.label, 28), "name", "end"))
        out.append(
            f'<line x1="{x(one.low):.1f}" y1="{y}" x2="{x(one.high):.1f}" y2="{y}" class="bar" '
            f'style="stroke:{color(one.color)}"/>'
        )
        out.append(f'<circle cx="{x(one.rate):.1f}" cy="{y}" r="5" style="fill:{color(one.color)}"/>')
        out.append(words(right + 12, y + 4, percent(one.rate), "value"))
        out.append(words(WIDTH - 6, y + 4, f"{one.games} games", "tick", "end"))
    return svg(WIDTH, height, out, title)


def lines(
    series: Sequence[Series], title: str, x_title: str, y_title: str, share: bool = False, full: bool = True
) -> str:
    """Lines over turns; `share` where they are rates, `full` where the axis goes up to all."""
    height = 300
    bottom = height - 42
    points = [point for one in series for point in one.points]
    if not points:
        return ""
    edges = [edge for one in series for pair in one.band for edge in pair]
    x0, x1 = min(p[0] for p in points), max(p[0] for p in points)
    x1 = max(x1, x0 + 1)
    heights = [*(p[1] for p in points), *edges]
    y0, y1 = (0.0, 1.0) if share and full else (min(0.0, *heights), max(heights))
    y1 = max(y1, y0 + 1e-6)

    def x(value: float) -> float:
        return LEFT + (value - x0) / (x1 - x0) * (WIDTH - LEFT - RIGHT)

    def y(value: float) -> float:
        return bottom - (value - y0) / (y1 - y0) * (bottom - 30)

    out = []
    for tick in ticks(y0, y1):
        out.append(line(LEFT, y(tick), WIDTH - RIGHT, y(tick), "grid"))
        label = f"{tick * 100:.0f}%" if share else number(tick)
        out.append(words(LEFT - 6, y(tick) + 4, label, "tick", "end"))
    for tick in ticks(x0, x1, 12):
        out.append(words(x(tick), bottom + 16, number(tick), "tick", "middle"))
    out.append(words((LEFT + WIDTH - RIGHT) / 2, height - 6, x_title, "axis", "middle"))
    out.append(words(4, 11, y_title, "axis"))
    for one in series:
        if one.band:
            over = [f"{x(p[0]):.1f},{y(b[1]):.1f}" for p, b in zip(one.points, one.band, strict=True)]
            under = [f"{x(p[0]):.1f},{y(b[0]):.1f}" for p, b in zip(one.points, one.band, strict=True)]
            shape = " ".join([*over, *reversed(under)])
            out.append(f'<polygon points="{shape}" class="band" style="fill:{color(one.color)}"/>')
    for one in series:
        path = " ".join(f"{x(a):.1f},{y(b):.1f}" for a, b in one.points)
        out.append(f'<polyline points="{path}" class="line" style="stroke:{color(one.color)}"/>')
    return svg(WIDTH, height, out, title)


def stacks(rows: Sequence[tuple[str, float, float]], title: str, x_title: str, tone: int) -> str:
    """A column for each turn: what was used below, what was left above it."""
    height = 190
    bottom = height - 40
    width = 340
    top = max([used + left for _label, used, left in rows], default=1.0) or 1.0
    each = (width - LEFT - 6) / max(1, len(rows))

    def y(value: float) -> float:
        return bottom - value / top * (bottom - 14)

    out = []
    for tick in ticks(0, top, 4):
        out.append(line(LEFT, y(tick), width - 6, y(tick), "grid"))
        out.append(words(LEFT - 6, y(tick) + 4, number(tick), "tick", "end"))
    for i, (label, used, left) in enumerate(rows):
        x = LEFT + each * i + each * 0.14
        wide = each * 0.72
        out.append(
            f'<rect x="{x:.1f}" y="{y(used):.1f}" width="{wide:.1f}" height="{bottom - y(used):.1f}" '
            f'style="fill:{color(tone)}"/>'
        )
        tall = y(used) - y(used + left)
        out.append(
            f'<rect x="{x:.1f}" y="{y(used + left):.1f}" width="{wide:.1f}" height="{tall:.1f}" class="left" '
            f'style="fill:{color(tone)}"/>'
        )
        if len(rows) <= 12 or i % 2 == 0:
            out.append(words(x + wide / 2, bottom + 15, label, "tick", "middle"))
    out.append(words((LEFT + width) / 2, height - 5, x_title, "axis", "middle"))
    return svg(width, height, out, title)


def interval(rate: float, low: float, high: float, tone: int) -> str:
    """A small bar for the line of a table."""
    width = 120
    out = [
        line(width / 2, 2, width / 2, 14, "grid"),
        f'<line x1="{4 + low * (width - 8):.1f}" y1="8" x2="{4 + high * (width - 8):.1f}" y2="8" class="bar" '
        f'style="stroke:{color(tone)}"/>',
        f'<circle cx="{4 + rate * (width - 8):.1f}" cy="8" r="3.5" style="fill:{color(tone)}"/>',
    ]
    inside = "".join(out)
    return f'<svg viewBox="0 0 {width} 16" class="small" role="img" aria-label="{percent(rate)}">{inside}</svg>'


def legend(names: Sequence[tuple[str, int]]) -> str:
    parts = [f'<span><i style="background:{color(tone)}"></i>{escape(name)}</span>' for name, tone in names]
    return f'<p class="legend">{"".join(parts)}</p>'


def shortened(text: str, most: int) -> str:
    return text if len(text) <= most else text[: most - 1] + "…"
