"""Draw docs/architecture.svg: the packages, who imports whom, and the way of an answer through them.

python -m tools.picture_of_packages

Rows follow from the imports, so that every arrow points down; an arrow that others imply already is left out. The rules
are drawn by floors (tools/imports.py), each with its rooms.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from html import escape
from typing import Final

from tools.imports import FILES, floors, part_of, parts_imported
from tools.project import here

PICTURE: Final = here().root / "docs" / "architecture.svg"
WIDTH: Final = 1300
MARGIN: Final = 20
ROW: Final = 76
BOX_HEIGHT: Final = 40
BOX_WIDTH: Final = 110
LANE: Final = 14
GAP: Final = 14
MAIN: Final = 792
"""Where the way of an answer goes down, from the terminal to the rules."""
STEP: Final = 104
"""From one station of that way inside the rules to the next."""

LEFT_OUT: Final = {
    "errors", "files", "_build_info", "__init__", "__main__", "bench", "bench_env", "bench_loop",
    "bench_search", "waiting",
}  # fmt: skip
ABOUT: Final = {
    "cli": "the command line",
    "terminal": "typed and drawn",
    "web": "the browser table",
    "table": "people at a game",
    "lab": "many games",
    "record": "replays",
    "draft": "drafts",
    "testing": "scenarios",
    "api": "new_game, Game",
    "by_hand": "hand actions",
    "decisions": "words, parts, data",
    "decks": "deck lists",
    "position": "position text",
    "vocabulary": "every word",
    "library": "the cards",
    "english": "rules text",
    "abilities": "words for cards",
    "agents": "bots",
    "tables": "wishes as rules",
    "rulebook": "rule numbers",
    "env": "for learning",
}
FLOORS: Final = (
    ("what is shown, and presets", "no rule asks for these"),
    ("the machine and the rules of play", "core.play, and what it asks chapter by chapter"),
    ("the game, to which events happen", "core.game, and what every event may touch"),
    ("what is there", "state, decisions, and the nodes that cards are made of"),
)
# the way of an answer: packages, then stations inside the rules as (column, floor, module)
WAY: Final = ("terminal", "table", "api")
STATIONS: Final = (
    (0, 1, "core.play"),
    (1, 3, "core.decisions.base"),
    (2, 1, "ch6_spells.casting"),
    (3, 2, "events"),
    (4, 0, "views.view"),
)
STATION_NAMES: Final = ("core.play", "decisions", "a chapter", "events", "views")
SAID: Final = (
    "A line is typed: words become values",
    "The session knows the seat and its stops",
    "Game hands the values on",
    "Play adds them to the record and goes on",
    "Decision.check refuses a malformed answer",
    "The rule that asked goes on, here casting",
    "What happens are events, replaced, applied",
    "Each seat is shown what it may know",
)

STYLE: Final = """
  svg { font-family: system-ui, "Segoe UI", Helvetica, Arial, sans-serif; }
  .box { fill: #f6f8fa; stroke: #59636e; } .room { fill: #ffffff; stroke: #818b98; } .floor { fill: #eaeef2; }
  .name { fill: #1f2328; font-weight: 600; font-size: 13px; } .about, .said { fill: #59636e; font-size: 11px; }
  .said { fill: #1f2328; font-size: 12px; } .edge { fill: none; stroke: #818b98; stroke-width: 1.2; }
  .tip { fill: #818b98; }
  .way { fill: none; stroke: #0969da; stroke-width: 3; stroke-linejoin: round; } .waytip, .badge { fill: #0969da; }
  .on { stroke: #0969da; stroke-width: 2; } .number { fill: #ffffff; font-size: 11px; font-weight: 700; }
  @media (prefers-color-scheme: dark) {
    .box { fill: #212830; stroke: #9198a1; } .room { fill: #151b23; stroke: #656c76; } .floor { fill: #2a313c; }
    .name, .said { fill: #f0f6fc; } .about { fill: #9198a1; } .edge { stroke: #9198a1; } .tip { fill: #9198a1; }
    .way { stroke: #4493f8; } .waytip, .badge { fill: #4493f8; } .on { stroke: #4493f8; } .number { fill: #0d1117; }
  }
"""


@dataclass
class Item:
    """A box in a row, or the place where an arrow goes past the row."""

    name: str
    row: int
    lane: bool = False
    x: float = 0.0
    """The middle."""
    above: list[Item] = field(default_factory=list)
    below: list[Item] = field(default_factory=list)

    @property
    def half(self) -> float:
        return LANE / 2 if self.lane else BOX_WIDTH / 2


# what is drawn -------------------------------------------------------------------------------------------------------
def imports() -> dict[str, set[str]]:
    """The parts of apnap that are drawn, each with those it imports."""
    found: dict[str, set[str]] = {}
    for path in FILES:
        if part_of(path) not in LEFT_OUT:
            found.setdefault(part_of(path), set()).update(parts_imported(path) - LEFT_OUT)
    return found


def reach(known: dict[str, set[str]], part: str) -> set[str]:
    return known[part].union(*(reach(known, other) for other in known[part]))


def arrows(known: dict[str, set[str]]) -> list[tuple[str, str]]:
    """Imports that no others imply, and those along which an answer goes."""
    wanted = {*zip(WAY, WAY[1:], strict=False), (WAY[-1], "rules")}
    for part, imported in known.items():
        for other in imported:
            if not any(other in reach(known, between) for between in imported - {other}):
                wanted.add((part, other))
    return sorted(wanted)


def rows(known: dict[str, set[str]]) -> dict[str, int]:
    """The row of each part, the rules in row 0: above all that it imports; what imports little hangs from its users."""
    row: dict[str, int] = {}

    def height(part: str) -> int:
        if part not in row:
            row[part] = 1 + max((height(other) for other in known[part]), default=0) if part != "rules" else 0
        return row[part]

    for part in known:
        height(part)
    for part in sorted(known, key=lambda name: -row[name]):
        users = [row[other] for other in known if part in known[other]]
        if users and part != "rules" and known[part] <= {"rules"} and part != "abilities":
            row[part] = min(users) - 1
    return row


def placed(known: dict[str, set[str]]) -> list[list[Item]]:
    """Boxes and lanes, row by row from the rules up, with their places."""
    row = rows(known)
    items = {part: Item(part, row[part]) for part in known}
    table: list[list[Item]] = [[] for _ in range(max(row.values()) + 1)]
    for item in items.values():
        table[item.row].append(item)
    for user, used in arrows(known):
        last = items[user]
        for height in range(row[user] - 1, row[used], -1):
            lane = Item(f"{user}>{used}", height, lane=True)
            table[height].append(lane)
            connect(last, lane)
            last = lane
        connect(last, items[used])
    for _round in range(40):
        for line in (*table[1:], *reversed(table[1:])):
            spread(line)
    return table


def connect(upper: Item, lower: Item) -> None:
    upper.below.append(lower)
    lower.above.append(upper)


def is_main(item: Item) -> bool:
    """Is it on the way of an answer?"""
    return item.name in WAY or item.name in (f"{WAY[1]}>{WAY[2]}", f"{WAY[2]}>rules")


def spread(line: list[Item]) -> None:
    """Place the items of a row near what they are connected with, without overlap, and the way of an answer right."""

    def wish(item: Item) -> float:
        near = [other.x for other in (*item.above, *item.below) if other.name != "rules"]
        return sum(near) / len(near) if near else item.x

    line.sort(key=lambda item: (is_main(item), wish(item), item.name))
    limit = float(MAIN)
    for item in reversed(line):
        if is_main(item):
            item.x = MAIN
            limit = MAIN - item.half - GAP
        else:
            item.x = min(wish(item), limit - item.half)
            limit = item.x - item.half - GAP
    edge = float(MARGIN)
    for item in line:
        if not is_main(item):
            item.x = max(item.x, edge + item.half)
            edge = item.x + item.half + GAP


# drawing -------------------------------------------------------------------------------------------------------------
class Drawing:
    """SVG, piece by piece."""

    def __init__(self) -> None:
        self.pieces: list[str] = []
        self.above: list[str] = []
        """What is drawn over everything else."""

    def box(self, x: float, y: float, width: float, height: float, style: str) -> None:
        self.pieces.append(
            f'<rect class="{style}" x="{x:.0f}" y="{y:.0f}" width="{width:.0f}" height="{height:.0f}" rx="6"/>'
        )

    def text(self, x: float, y: float, text: str, style: str, anchor: str = "middle") -> None:
        self.above.append(f'<text class="{style}" x="{x:.0f}" y="{y:.0f}" text-anchor="{anchor}">{escape(text)}</text>')

    def badge(self, x: float, y: float, number: int) -> None:
        self.above.append(f'<circle class="badge" cx="{x:.0f}" cy="{y:.0f}" r="9"/>')
        self.text(x, y + 4, str(number), "number")

    def line(self, points: Iterable[tuple[float, float]], style: str, tip: str) -> None:
        """A line with an arrow at its end."""
        path = list(points)
        (x0, y0), (x1, y1) = path[-2:]
        size = 5.0 if style == "edge" else 7.0
        dx, dy = (x1 > x0) - (x1 < x0), (y1 > y0) - (y1 < y0)
        if dx and dy:
            dx = 0  # a slanting line: its arrow points down
        ex, ey = x1 - dx * size, y1 - dy * size
        path[-1] = (ex, ey)
        where = " L".join(f"{x:.0f},{y:.0f}" for x, y in path)
        self.pieces.append(f'<path class="{style}" d="M{where}"/>')
        wide = (dy * size * 0.7, dx * size * 0.7)
        corners = ((x1, y1), (ex + wide[0], ey + wide[1]), (ex - wide[0], ey - wide[1]))
        self.pieces.append(f'<path class="{tip}" d="M{" L".join(f"{x:.0f},{y:.0f}" for x, y in corners)} Z"/>')

    def whole(self, height: float) -> str:
        return "\n".join(
            [
                f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:.0f}" width="{WIDTH}" '
                f'height="{height:.0f}" role="img" aria-label="The packages of apnap and their imports">',
                f"<style>{STYLE}</style>",
                *self.pieces,
                *self.above,
                "</svg>",
                "",
            ]
        )


def draw() -> str:
    """The whole picture."""
    known = imports()
    table = placed(known)
    drawing = Drawing()
    top = MARGIN + 10
    rules_at = top + (len(table) - 1) * ROW + 6

    def y_of(item: Item) -> float:
        return rules_at if item.row == 0 else top + (len(table) - 1 - item.row) * ROW

    for line in table[1:]:
        for item in line:
            for lower in item.below:
                if not item.lane:
                    draw_arrow(drawing, item, lower, y_of)
    for line in table[1:]:
        for item in line:
            if not item.lane:
                style = "box on" if item.name in WAY else "box"
                drawing.box(item.x - item.half, y_of(item), BOX_WIDTH, BOX_HEIGHT, style)
                drawing.text(item.x, y_of(item) + 17, item.name, "name")
                drawing.text(item.x, y_of(item) + 32, ABOUT[item.name], "about")
    below = draw_rules(drawing, rules_at)
    terminal, seat, api = (next(item for line in table for item in line if item.name == name) for name in WAY)
    draw_way(drawing, y_of(seat) + BOX_HEIGHT / 2, y_of(api) + BOX_HEIGHT, rules_at)
    for number, at in enumerate((terminal, seat, api), 1):
        drawing.badge(at.x - at.half, y_of(at), number)
    draw_legend(drawing, y_of(seat) + 90)
    return drawing.whole(below + MARGIN)


def draw_arrow(drawing: Drawing, item: Item, lower: Item, y_of: Callable[[Item], float]) -> None:
    """From a box through the lanes of the rows between to what it imports."""
    main = is_main(item) and is_main(lower)
    points: list[tuple[float, float]] = [(item.x, y_of(item) + BOX_HEIGHT)]
    while lower.lane:
        points += [(lower.x, y_of(lower)), (lower.x, y_of(lower) + BOX_HEIGHT)]
        lower = lower.below[0]
    if main and lower.name == "rules":
        return  # drawn on to its end inside the rules
    points.append((points[-1][0] if lower.name == "rules" else lower.x + nudge(points[-1][0], lower.x), y_of(lower)))
    drawing.line(points, "way" if main else "edge", "waytip" if main else "tip")


def nudge(start: float, end: float) -> float:
    """Arrows from either side end beside the middle, so that they can be told apart."""
    return max(-BOX_WIDTH / 3, min(BOX_WIDTH / 3, (start - end) / 5))


ROOM_HEIGHT: Final = 24
TITLE: Final = 30
"""What the title of a floor takes, above its rooms."""


def rooms(modules: set[str]) -> list[str]:
    """The folders of the rules in which these modules are, those inside a chapter beside it."""
    found: dict[str, set[str]] = {}
    for module in modules:
        folder, _, inner = module.rpartition(".")[0].partition(".")
        found.setdefault(folder or module, set()).update({inner} if inner else ())
    return [f"{folder}: {', '.join(sorted(inner))}" if inner else folder for folder, inner in sorted(found.items())]


def shelved(modules: set[str]) -> list[list[str]]:
    """The rooms of a floor, in lines that fit beside the way of an answer."""
    lines: list[list[str]] = [[]]
    x = 0.0
    for room in rooms(modules):
        if lines[-1] and x + room_width(room) > MAIN - 150:
            lines.append([])
            x = 0.0
        lines[-1].append(room)
        x += room_width(room) + 8
    return lines


def room_width(room: str) -> float:
    return 16 + 6.2 * len(room)


def floor_tops(top: float) -> list[float]:
    """Where each floor begins, and where the last one ends."""
    tops = [top + 34]
    for modules in floors():
        tops.append(tops[-1] + TITLE + len(shelved(modules)) * (ROOM_HEIGHT + 6) + 16)
    return tops


def draw_rules(drawing: Drawing, top: float) -> float:
    """The floors of the rules with their rooms; where they end."""
    tops = floor_tops(top)
    drawing.box(MARGIN, top, WIDTH - 2 * MARGIN, tops[-1] - top, "box")
    drawing.text(MARGIN + 14, top + 21, "rules", "name", "start")
    drawing.text(MARGIN + 58, top + 21, "the engine, a folder for each chapter of the rule book", "about", "start")
    for y, end, modules, (title, about) in zip(tops, tops[1:], floors(), FLOORS, strict=False):
        drawing.box(MARGIN + 10, y, WIDTH - 2 * MARGIN - 20, end - y - 10, "floor")
        drawing.text(MARGIN + 22, y + 19, title, "name", "start")
        drawing.text(MARGIN + 34 + 8 * len(title), y + 19, about, "about", "start")
        for number, line in enumerate(shelved(modules)):
            x = MARGIN + 22.0
            for room in line:
                at = y + TITLE + number * (ROOM_HEIGHT + 6)
                drawing.box(x, at, room_width(room), ROOM_HEIGHT, "room")
                drawing.text(x + room_width(room) / 2, at + 16, room, "about")
                x += room_width(room) + 8
    return tops[-1]


def station(top: float, column: int, floor: int) -> tuple[float, float]:
    """The middle of a station of the way inside the rules."""
    tops = floor_tops(top)
    return MAIN + column * STEP, (tops[floor] + tops[floor + 1] - 10) / 2


def draw_way(drawing: Drawing, table_at: float, api_ends: float, top: float) -> None:
    """Into the rules, through its stations, and back to the table."""
    every = set().union(*floors())
    for _column, _floor, module in STATIONS:
        assert module in every or any(name.startswith(f"{module}.") for name in every), f"there is no {module}"
    at = [station(top, column, floor) for column, floor, _module in STATIONS]
    half, high = 43, 14
    play, decisions, chapter, events, views = at
    for points in (
        [(play[0], api_ends), (play[0], play[1] - high)],
        [(play[0], play[1] + high), (play[0], decisions[1]), (decisions[0] - half, decisions[1])],
        [(decisions[0] + half, decisions[1]), (chapter[0], decisions[1]), (chapter[0], chapter[1] + high)],
        [(chapter[0] + half, chapter[1]), (events[0], chapter[1]), (events[0], events[1] - high)],
        [(events[0] + half, events[1]), (views[0], events[1]), (views[0], views[1] + high)],
        [(views[0], views[1] - high), (views[0], table_at), (MAIN + BOX_WIDTH / 2, table_at)],
    ):
        drawing.line(points, "way", "waytip")
    for number, ((x, y), name) in enumerate(zip(at, STATION_NAMES, strict=True), len(WAY) + 1):
        drawing.box(x - half, y - high, 2 * half, 2 * high, "room on")
        drawing.text(x + 4, y + 4, name, "about")
        drawing.badge(x - half, y - high, number)


def draw_legend(drawing: Drawing, top: float) -> None:
    """What happens at each station."""
    x = MAIN + 116
    drawing.text(x - 9, top, "The way of an answer", "name", "start")
    for number, said in enumerate(SAID, 1):
        drawing.badge(x, top + 26 * number, number)
        drawing.text(x + 18, top + 26 * number + 4, said, "said", "start")


def main() -> None:
    PICTURE.write_text(draw(), "utf-8")
    print(f"wrote {PICTURE.relative_to(here().root)}")


if __name__ == "__main__":
    main()
