"""The table on a screen: a view becomes lines of rich text, fitted to the width and height there is.

Nothing here decides or asks: a `Screen` is asked for the board, the stacks, the log and the question, as renderables.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from apnap.rules.ch9_casual.commanders import TAX
from apnap.rules.core.constants import DRAW, LAND, NONE, PHENOMENON, PLANE, SCHEME, STEP_NAMES, VANGUARD, is_player
from apnap.rules.core.decisions import D_ATTACK, D_BLOCK, D_PRIORITY
from apnap.rules.core.log import LogEntry
from apnap.rules.core.players import OUTCOME_NAMES, PLAYING
from apnap.rules.views.seen import Seen
from apnap.rules.views.view import View
from apnap.table import names
from apnap.table.questions import Choice, Question
from apnap.terminal.chips import Marks, chip, clipped, flow, groups, name_style, seat_style, with_symbols

NARROW: Final = 96
"""Below this many columns, or LOW lines, seats are stacked without boxes."""
LOW: Final = 34
ROOMY: Final = 22
"""From this many lines on, a hand may take up to four of them."""


# the screen ----------------------------------------------------------------------------------------------------------
class Screen:
    """How a table looks on a screen of this size."""

    def __init__(self, width: int, height: int, signs: bool = True, *, cut: bool = True) -> None:
        self.cut = cut  # else a question is shown whole, however long its lines are
        self.width = max(width, 40)
        self.height = max(height, 16)
        self.marks = Marks(signs)
        self.boxes = signs and self.width >= NARROW and self.height >= LOW

    # seats ---------------------------------------------------------------------------------------------------------
    def seat_title(self, view: View, seat: int) -> Text:
        """`p2 Ben · 17 life`."""
        player = view.player(seat)
        turn_holder = any(seat in turn.active for turn in view.turns())
        out = Text()
        out.append(f"{self.marks.you} " if turn_holder else "", "bold")
        out.append(names.seat_key(seat), "dim")
        out.append(f" {player.name}", f"bold {seat_style(seat)}")
        if seat == view.seat:
            out.append(" (you)", "dim")
        out.append(self.standing(view, seat), "dim")
        if player.in_game and player.outcome != PLAYING:
            out.append(f"{self.marks.dot}{OUTCOME_NAMES[player.outcome]}", "bold")
        if player.in_game:
            out.append(self.marks.dot, "dim")
            out.append(f"{player.life} life", "bold red" if player.life <= 5 else "bold default")
            if player.poison:
                out.append(f"{self.marks.dot}{player.poison} poison", "green")
        return out

    def standing(self, view: View, seat: int) -> str:
        """` · team 2, emperor`: whose friend somebody is, where there are teams."""
        player = view.player(seat)
        if len({view.player(s).team for s in range(view.seats)}) == view.seats:
            return ""
        rank = "" if player.leader < 0 else ", emperor" if player.leader == seat else ", general"
        return f"{self.marks.dot}team {player.team + 1}{rank}"

    def seat_facts(self, view: View, seat: int, width: int) -> Text:
        """`hand 5 · library 49 · graveyard 2`, in shorter words where there is no room."""
        player = view.player(seat)
        dot = self.marks.dot
        if not player.in_game:
            outcome = OUTCOME_NAMES[player.outcome] if player.outcome != PLAYING else "is out"
            return Text(f"{outcome} (CR {player.reason})" if player.reason else outcome, "dim")
        counts = [
            ("hand", "hand", player.hand_size),
            ("library", "lib", player.library_size),
            ("graveyard", "gy", len(view.graveyard(seat))),
            ("exile", "ex", len(view.exile(seat))),
        ]
        known = [(long, brief, n) for long, brief, n in counts if n or long in ("hand", "library")]
        rest = Text()
        for kind, n in player.counters:
            rest.append(f"{dot}{n} {kind}", "cyan")
        if player.speed:
            rest.append(f"{dot}speed {player.speed}", "cyan")
        rest.append_text(self.leaders(view, seat))
        pool = names.mana_words(player.pool)
        if pool:
            rest.append(f"{dot}mana ")
            rest.append_text(with_symbols(pool))
        for short in (False, True):
            out = Text(dot.join(f"{brief if short else long} {n}" for long, brief, n in known))
            out.append_text(rest)
            if out.cell_len <= width:
                break
        return clipped(out, width, self.marks)

    def leaders(self, view: View, seat: int) -> Text:
        """` · command Kozilek +{2} · 12 from Akiri`: commanders at home with their tax, and what others have dealt."""
        player = view.player(seat)
        casts = {leader.name: leader.casts for leader in player.commanders}
        out = Text()
        for seen in view.command(seat):
            if seen.commander:
                out.append(f"{self.marks.dot}command ")
                out.append(names.plain_name(seen), name_style(seen))
                if casts.get(seen.name):
                    out.append_text(with_symbols(f" +{{{TAX * casts[seen.name]}}}"))
            elif seen.types & (SCHEME | VANGUARD | PLANE | PHENOMENON):
                out.append(f"{self.marks.dot}{kind_of(seen)} ")
                out.append(names.plain_name(seen), name_style(seen))
        for name, _, amount in player.struck_by:
            out.append(f"{self.marks.dot}{amount} from {name}", "red")
        return out

    def seat_lines(self, view: View, seat: int, width: int, most: int) -> list[Text]:
        """The permanents of a seat: creatures, then the rest, then lands, in that many lines at most."""
        if not view.player(seat).in_game:
            return []
        permanents = [seen for seen in view.battlefield(seat) if not self._is_worn(view, seen)]
        creatures = [seen for seen in permanents if seen.is_creature()]
        lands = [seen for seen in permanents if seen.types & LAND and not seen.is_creature()]
        rest = [seen for seen in permanents if not seen.is_creature() and not seen.types & LAND]
        chips = [chip(view, group, self.marks) for group in (*groups(creatures), *groups(rest))]
        ground = [chip(view, group, self.marks) for group in groups(lands)]
        if most == 1:
            return flow([*chips, *ground], width, 1, self.marks)
        lines = flow(chips, width, most - (1 if ground else 0), self.marks)
        return lines + flow(ground, width, 1, self.marks)

    def _is_worn(self, view: View, seen: Seen) -> bool:
        """Is it shown with what it is attached to? What others attached to theirs is."""
        return seen.attached_to != NONE and not is_player(seen.attached_to) and view.find(seen.attached_to) is not None

    def hand_line(self, view: View, width: int, most: int = 0) -> list[Text]:
        """The hand, whole if there is any room for it: what one holds is what one decides with."""
        most = most or (2 if self.height < ROOMY else 4)
        chips = []
        for group in groups(view.hand(view.seat)):
            one = Text()
            if len(group) > 1:
                one.append(f"{len(group)} ", "bold")
            one.append(names.plain_name(group[0]), name_style(group[0]))
            if group[0].cost:
                one.append(" ")
                one.append_text(with_symbols(group[0].cost))
            chips.append(one)
        if not chips:
            return []
        lines = flow(chips, width - 6, most, self.marks)
        return [Text.assemble(("Hand  " if i == 0 else "      ", "dim"), line) for i, line in enumerate(lines)]

    # the board -----------------------------------------------------------------------------------------------------
    def board(self, view: View, lines: int) -> RenderableType:
        """All seats, the viewer last, in about that many lines. Those out of range get a few words each. CR 801."""
        order = around(view)
        far = [seat for seat in order if not is_near(view, seat)]
        beyond = self.far_lines(view, far)
        near = [seat for seat in order if seat not in far]
        lines -= len(beyond)
        board = self._boxed(view, near, lines) if self.boxes else self._stacked(view, near, lines)
        return Group(*beyond, board) if beyond else board

    def far_lines(self, view: View, seats: list[int]) -> list[Text]:
        """`Out of range  p4 Dan 20 life, > p5 Eve 17 life`: those who cannot be reached, and what they have left."""
        chips = []
        for seat in seats:
            player = view.player(seat)
            one = Text()
            if any(seat in turn.active for turn in view.turns()):
                one.append(f"{self.marks.you} ", "bold")
            one.append(names.seat_key(seat), "dim")
            one.append(f" {player.name}", seat_style(seat))
            one.append(f" {player.life}" if player.in_game else f" {OUTCOME_NAMES[player.outcome]}", "dim")
            one.append(self.standing(view, seat), "dim")
            chips.append(one)
        if not chips:
            return []
        head = "Out of range  "
        lines = flow(chips, self.width - len(head), max(2, self.height // 8), self.marks)
        return [Text.assemble((head if i == 0 else " " * len(head), "dim"), line) for i, line in enumerate(lines)]

    def _boxed(self, view: View, order: list[int], lines: int) -> RenderableType:
        others = [seat for seat in order if seat != view.seat]
        columns = 1 if len(others) == 1 else 2 if len(others) in (2, 4) else 3
        rows = [others[i : i + columns] for i in range(0, len(others), columns)]
        mine = view.seat >= 0
        room = max(lines - (7 if mine else 0) - 3 * len(rows), len(rows) * 2)
        each = max(room // max(len(rows), 1), 2)
        parts: list[RenderableType] = []
        for row in rows:
            grid = Table.grid(expand=True, padding=0)
            for _ in range(columns):
                grid.add_column(ratio=1)
            inner = self.width // columns - 4
            bodies = [self.seat_lines(view, seat, inner, each) for seat in row]
            tall = max((len(body) for body in bodies), default=0)
            cells: list[RenderableType] = []
            for seat, body in zip(row, bodies, strict=True):
                padding = [Text() for _ in range(tall - len(body))]
                content = Group(self.seat_facts(view, seat, inner), *body, *padding)
                cells.append(self._panel(view, seat, content))
            cells += [Text() for _ in range(columns - len(row))]
            grid.add_row(*cells)
            parts.append(grid)
        if mine:
            inner = self.width - 4
            body = self.seat_lines(view, view.seat, inner, 4)
            content = Group(self.seat_facts(view, view.seat, inner), *body, *self.hand_line(view, inner))
            parts.append(self._panel(view, view.seat, content))
        return Group(*parts)

    def _panel(self, view: View, seat: int, content: RenderableType) -> Panel:
        active = any(seat in turn.active for turn in view.turns())
        style = seat_style(seat) if active else "bright_black"
        return Panel(content, title=self.seat_title(view, seat), title_align="left", border_style=style, padding=(0, 1))

    def _stacked(self, view: View, order: list[int], lines: int) -> RenderableType:
        """A line for each seat, its permanents below it."""
        mine = 1 if view.seat >= 0 else 0
        room = lines - len(order) - mine
        each = max(room // (len(order) + mine), 1)
        out: list[Text] = []
        for seat in order:
            head = self.seat_title(view, seat)
            head.append("  ")
            head.append_text(self.seat_facts(view, seat, self.width - head.cell_len))
            out.append(clipped(head, self.width, self.marks))
            most = each if seat != view.seat else max(2 * each, 2)
            for line in self.seat_lines(view, seat, self.width - 3, most):
                out.append(Text.assemble("   ", line))
        if mine:
            out += [Text.assemble("   ", line) for line in self.hand_line(view, self.width - 3)]
        return Group(*out)

    # the rest of the screen ----------------------------------------------------------------------------------------
    def header(self, view: View, note: str = "") -> Text:
        """Whose turn it is, which step, and a note at the right."""
        parts = []
        running = [turn for turn in view.turns() if not turn.removed]
        for turn in running:
            who = " and ".join(view.player(seat).name for seat in turn.active) or "nobody"
            if turn.number == 0:
                parts.append("Before the first turn")
            elif turn.waits:
                parts.append(f"{view.player(turn.unit[0]).name} waits")
            elif len(running) > 2:
                parts.append(f"{who}{self.marks.dot}{STEP_NAMES[turn.step]}")
            else:
                extra = " (extra)" if turn.extra else ""
                parts.append(f"Turn {turn.number}{extra}{self.marks.dot}{who}{self.marks.dot}{STEP_NAMES[turn.step]}")
        left = "   ".join(dict.fromkeys(parts))
        planes = [seen.name for turn in running for id in turn.planes if (seen := view.find(id)) is not None]
        if planes:
            left += f"{self.marks.dot}on {' and '.join(dict.fromkeys(planes))}"
        if view.day_or_night() != "neither":
            left += f"{self.marks.dot}{view.day_or_night()}"
        gap = self.width - cell_len(left) - cell_len(note) - 2
        out = Text(style="reverse" if self.marks.arrow == "→" else "")
        out.append(f" {left}", "bold")
        if gap > 0:
            out.append(" " * gap)
            out.append(f"{note} ", "dim")
        return clipped(out, self.width, self.marks)

    def stacks(self, view: View, most: int) -> list[Text]:
        """What is on the stacks, the next to resolve first."""
        out: list[Text] = []
        several = sum(not turn.removed for turn in view.turns()) > 1
        for turn in view.turns():
            stack = list(reversed(view.stack(turn.marker)))
            for i, thing in enumerate(stack[:most]):
                whose = f"{names.possessive(view, turn.unit[0])} turn: " if several and i == 0 else ""
                line = Text(f"Stack {whose}" if i == 0 else "      ", "bold yellow")
                line.append(f"{len(stack) - i} ", "dim")
                line.append(names.plain_name(thing), name_style(thing))
                line.append(f" ({view.player(thing.controller).name})", seat_style(thing.controller))
                line.append_text(self.aim(view, thing))
                out.append(clipped(line, self.width, self.marks))
            if len(stack) > most:
                out.append(Text(f"      {self.marks.more}{len(stack) - most} more below", "dim"))
        return out

    def aim(self, view: View, thing: Seen) -> Text:
        """` -> Ben, 3; Grizzly Bears, 1` for a spell or ability with targets."""
        words = []
        for slot, refs in enumerate(thing.targets):
            for place, ref in enumerate(refs):
                amount = ""
                if slot < len(thing.division) and place < len(thing.division[slot]):
                    amount = f" ({thing.division[slot][place]})"
                words.append(names.short(view, ref) + amount)
        out = Text()
        if thing.x:
            out.append(f" X={thing.x}")
        if words:
            out.append(f" {self.marks.arrow} {', '.join(words)}")
        return out

    def log_lines(self, view: View, entries: Sequence[LogEntry], new: int, most: int) -> list[Text]:
        """The last lines of the log with their rules, those from `new` on brighter than what was there before."""
        worth = [i for i, entry in enumerate(entries) if not is_routine(entry, view.seat)]
        shown = worth[-most:] if most > 0 else []
        out = [self.log_line(view, entries[i], i < new) for i in shown]
        missed = sum(1 for i in worth if i >= new) - sum(1 for i in shown if i >= new)
        if missed > 0 and out:
            out[0] = Text(
                f"  {self.marks.more}{missed + 1} more since your last answer: log {len(entries) - new}", "dim"
            )
        return out

    def log_line(self, view: View, entry: LogEntry, old: bool) -> Text:
        """What happened, and at the right edge under which rule."""
        rule = entry.rule
        begins = rule == "500.1"
        text = with_symbols(entry.seen_by(view.seat), "bold" if begins else "")
        line = Text("  " if begins else "    ", "dim" if old else "")
        line.append_text(clipped(text, self.width - cell_len(rule) - 6, self.marks))
        line.append(" " * max(self.width - line.cell_len - cell_len(rule) - 1, 1))
        line.append(rule, "dim")
        return line

    def question(self, asked: Question, most: int) -> list[Text]:
        """The title, then the choices in as many columns as fit into that many lines."""
        head = with_symbols(asked.title, "bold")
        if asked.rule:
            head.append(f"  {asked.rule}", "dim not bold")
        out = [clipped(head, self.width, self.marks) if self.cut else head]
        if asked.kind in (D_ATTACK, D_BLOCK):
            out += self.columns([self.choice(choice) for choice in asked.choices], max(most - 2, 2))
            verb = "  may attack  " if asked.kind == D_ATTACK else "  may block  "
            others = flow([self.choice(choice) for choice in asked.others], self.width - len(verb), 6, self.marks)
            for i, line in enumerate(others):
                out.append(Text.assemble((verb if i == 0 else " " * len(verb), "dim"), line))
        else:
            lines = [self.choice(choice) for choice in asked.choices]
            if asked.kind == D_PRIORITY and asked.mana:
                ways = "1 way" if len(asked.mana) == 1 else f"{len(asked.mana)} ways"
                lines.append(Text.assemble(("mana", "bold cyan"), f" Make mana by hand ({ways})"))
            out += self.columns(lines, most)
        if asked.default is not None:
            out.append(Text(f"  Enter: {asked.default_words}", "dim"))
        return out

    def choice(self, choice: Choice) -> Text:
        out = Text()
        out.append(f"{choice.key:>2}", "bold cyan")
        out.append(" ")
        out.append_text(with_symbols(choice.text))
        if choice.same and not choice.text.endswith(" of them)"):  # which says it already
            out.append(f" (of {len(choice.same) + 1})", "dim")
        return out

    def columns(self, lines: list[Text], most: int) -> list[Text]:
        """Lines in one column if they fit into the height, else side by side, read downwards."""
        if not lines:
            return []
        widest = max(line.cell_len for line in lines) + 3
        count = max(1, min(-(-len(lines) // max(most, 1)), max((self.width - 2) // widest, 1)))
        tall = -(-len(lines) // count)
        wide = (self.width - 2) // count
        out = []
        for row in range(tall):
            line = Text("  ")
            for column in range(count):
                place = column * tall + row
                if place >= len(lines):
                    break
                cell = lines[place].copy()
                if self.cut or count > 1:
                    cell = clipped(cell, wide - 1, self.marks)
                line.append_text(cell)
                if column < count - 1:
                    line.append(" " * (wide - cell.cell_len))
            out.append(line)
        return out

    def whole(
        self, view: View, asked: Question | None, entries: Sequence[LogEntry], new: int, note: str = ""
    ) -> RenderableType:
        """Everything, fitted to the height: the log takes what the rest leaves."""
        low = self.height < LOW
        stack = self.stacks(view, 2 if low else 4)
        wanted = 0 if asked is None else len(asked.choices) + len(asked.others)
        asking = [] if asked is None else self.question(asked, min(wanted, max(4, self.height // 4)))
        if asking and not low:
            asking.insert(0, Text())
        # a line each for the header, the rule under the board and the prompt
        room = self.height - 3 - len(stack) - len(asking)
        least = min(2 if low else 6, max(room // 4, 0))
        board = self.board(view, room - least)
        used = height_of(board, self.width)
        for lines in range(room - least - 1, view.seats, -1):
            if used <= room - least:
                break
            board = self.board(view, lines)
            used = height_of(board, self.width)
        log = self.log_lines(view, entries, new, max(room - used, 0))
        rule = Text(self.marks.bar * self.width, "bright_black")
        return Group(self.header(view, note), board, *stack, rule, *log, *asking)


def around(view: View) -> list[int]:
    """Seats to the left of the viewer in turn order, the viewer last."""
    first = view.seat if view.seat >= 0 else -1
    seats = [(first + 1 + i) % view.seats for i in range(view.seats)]
    return seats


def is_near(view: View, seat: int) -> bool:
    """Is a seat within the viewer's range of influence, or is there no limit? CR 801.2."""
    if view.seat < 0 or seat == view.seat:
        return True
    player = view.player(view.seat)
    return player.reach is None or seat in player.reach or view.player(seat).team == player.team


def is_routine(entry: LogEntry, seat: int) -> bool:
    """Lines that say what the board or another line says: what has entered, and that others draw for their turn."""
    if entry.rule == "400.7":
        return " enters the battlefield under " in entry.text
    return entry.rule == "121.1" and entry.step == DRAW and entry.seen_by(seat) == entry.text


def height_of(content: RenderableType, width: int) -> int:
    """How many lines it takes on a screen of this width."""
    from rich.console import Console

    console = Console(width=width, height=200, color_system=None, legacy_windows=False)
    return len(console.render_lines(content, pad=False))


def kind_of(seen: Seen) -> str:
    """What a card of the command zone is, in small letters: `scheme`, `plane`."""
    for types, word in ((SCHEME, "scheme"), (VANGUARD, "vanguard"), (PLANE, "plane"), (PHENOMENON, "phenomenon")):
        if seen.types & types:
            return word
    return "command"
