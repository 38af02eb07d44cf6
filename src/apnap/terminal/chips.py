"""The pieces of a drawn table: words with colour, permanents in a few words, lines that fit a width."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from apnap.rules.core.constants import LAND, NONE, is_player, seat_of
from apnap.rules.views.seen import Seen
from apnap.rules.views.view import View
from apnap.table import names

MANA_STYLES: Final = {
    "W": "bold bright_white",
    "U": "bold bright_blue",
    "B": "bold magenta",
    "R": "bold bright_red",
    "G": "bold green",
    "C": "bold bright_black",
    "S": "bold cyan",
}
COLOR_STYLES: Final = ("bright_white", "bright_blue", "magenta", "bright_red", "green")
SEAT_STYLES: Final = ("cyan", "yellow", "green", "magenta", "bright_blue", "bright_red")
_SYMBOL: Final = re.compile(r"\{([^{}]+)\}")


# words with colour ---------------------------------------------------------------------------------------------------
def with_symbols(text: str, style: str = "") -> Text:
    """Text with its mana symbols coloured."""
    out = Text(style=style)
    place = 0
    for match in _SYMBOL.finditer(text):
        out.append(text[place : match.start()])
        letters = [c for c in match[1] if c in MANA_STYLES]
        out.append(match[0], MANA_STYLES[letters[0]] if letters else "bold")
        place = match.end()
    out.append(text[place:])
    return out


def name_style(seen: Seen) -> str:
    """Cards in their colour; gold when they have several."""
    colors = [i for i in range(5) if seen.colors >> i & 1]
    if len(colors) > 1:
        return "yellow"
    if colors:
        return COLOR_STYLES[colors[0]]
    return "" if seen.types & LAND else "bright_black" if seen.face_down else "bold"


def seat_style(seat: int) -> str:
    return SEAT_STYLES[seat % len(SEAT_STYLES)]


# permanents ----------------------------------------------------------------------------------------------------------
def group_key(seen: Seen) -> tuple[object, ...]:
    """Permanents with equal keys are shown as one with a count."""
    return (
        seen.name,
        seen.power,
        seen.toughness,
        seen.loyalty,
        seen.defense,
        seen.types,
        seen.tapped and not seen.types & LAND,
        seen.sick,
        seen.damage,
        tuple(seen.counters),
        seen.keywords,
        seen.attacking,
        tuple(seen.blocking),
        seen.blocked,
        tuple(seen.attachments),
        seen.face_down,
        seen.under,
        seen.token,
    )


def groups(permanents: Iterable[Seen]) -> list[list[Seen]]:
    """Permanents that look the same, together, in the order they came."""
    found: dict[tuple[object, ...], list[Seen]] = {}
    for seen in permanents:
        found.setdefault(group_key(seen), []).append(seen)
    return list(found.values())


def chip(view: View, group: Sequence[Seen], marks: Marks) -> Text:
    """One group of permanents in a few words: `2 Grizzly Bears 2/2 tapped`."""
    seen = group[0]
    out = Text()
    many = sum(one.many for one in group)
    if many > 1:
        out.append(f"{many} ", "bold")
    tapped = sum(one.many for one in group if one.tapped)
    out.append(names.plain_name(seen), name_style(seen) + (" dim" if tapped == many else ""))
    size = names.size_words(seen)
    if size:
        out.append(f" {size}", "bold" if seen.attacking != NONE or seen.blocking else "")
    if seen.damage:
        out.append(f" {marks.damage}{seen.damage}", "red")
    for words in names.counter_words(seen):
        out.append(f" {words}", "cyan")
    if tapped == many:
        out.append(f" {marks.tapped}", "dim")
    elif tapped:
        out.append(f" ({tapped} {marks.tapped})", "dim")
    if seen.sick and not seen.tapped:
        out.append(f" {marks.sick}", "dim")
    if seen.attacking != NONE:
        out.append(f" {marks.attacks} ", "bold red")
        target = seen.attacking
        out.append(names.seat_key(seat_of(target)) if is_player(target) else names.short(view, target), "bold red")
    if seen.blocked and seen.attacking != NONE:
        out.append(" blocked", "yellow")
    if seen.blocking:
        out.append(f" {marks.blocks} ", "bold yellow")
        out.append(", ".join(names.short(view, id) for id in seen.blocking), "yellow")
    attached = [other for other in (view.find(id) for id in seen.attachments) if other is not None]
    if attached:
        out.append(f" [{', '.join(names.plain_name(other) for other in attached)}]", "cyan")
    return out


class Marks:
    """Signs on the board; plain words where a screen may not have the signs."""

    def __init__(self, signs: bool) -> None:
        self.tapped = "↷" if signs else "tapped"
        self.sick = "◌" if signs else "sick"
        self.damage = "✸" if signs else "damage "
        self.attacks = "⇒" if signs else "attacks"
        self.blocks = "blocks"
        self.dot = " · " if signs else ", "
        self.arrow = "→" if signs else "->"
        self.more = "…" if signs else "..."
        self.bar = "━" if signs else "-"
        self.you = "▸" if signs else ">"


def flow(chips: Sequence[Text], width: int, most: int, marks: Marks) -> list[Text]:
    """Chips side by side, broken into lines; what does not fit into `most` lines is counted."""
    lines: list[Text] = []
    line = Text()
    for done, one in enumerate(chips):
        left = len(chips) - done
        last_line = len(lines) + 1 >= most
        # on the last line there must be room to say how many more there are
        tail = cell_len(f"  {marks.more}{left - 1} more") if last_line and left > 1 else 0
        if line.plain and line.cell_len + 2 + one.cell_len + tail > width:
            if last_line:
                line.append(f"  {marks.more}{left} more", "dim")
                lines.append(clipped(line, width, marks))
                return lines
            lines.append(clipped(line, width, marks))
            line = Text()
        if line.plain:
            line.append("  ")
        line.append_text(one)
        while line.cell_len > width and len(lines) + 1 < most:
            head, line = broken(line, width)
            lines.append(head)
    if line.plain:
        lines.append(clipped(line, width, marks))
    return lines


def broken(line: Text, width: int) -> tuple[Text, Text]:
    """What fits into the width, up to a space, and the rest, indented."""
    plain = line.plain
    cut = plain.rfind(" ", 4, width + 1)
    if cut < 0:
        cut = width
    head, rest = line.divide([cut])
    rest = rest[len(rest.plain) - len(rest.plain.lstrip()) :]
    return head, Text.assemble("  ", rest)


def clipped(line: Text, width: int, marks: Marks) -> Text:
    """The line, cut where it is too long."""
    if line.cell_len <= width:
        return line
    line.truncate(max(width - cell_len(marks.more), 1))
    line.append(marks.more)
    return line
