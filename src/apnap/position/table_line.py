"""The `table` line: TableRules in words, both ways. What is not said is as in a free-for-all of that many seats."""

from __future__ import annotations

import re

from apnap.errors import PositionError, Where
from apnap.position.scan import Place, Word
from apnap.rules.ch8_multiplayer.table import (
    ATTACK_NAMES,
    HANDS_NAMES,
    SKIP_DRAW_FIRST,
    SKIP_DRAW_NOBODY,
    START_FIXED,
    START_RANDOM,
    UNLIMITED,
    TableError,
    TableRules,
)

HINT = (
    "write '4 seats', 'teams 0 2 / 1 3', 'shared turns', 'life pools 0 0 2 2', 'poison pools ...', 'loss groups ...', "
    "'leaders 1 1 1 4 4 4', 'hands neighbours', 'adjacent', 'starters 1 4', 'no range for types 512', "
    "'range 1', 'attack left', 'deploy', '2 markers', 'life 40', 'opening hand 7', 'free mulligans 1', "
    "'skips first draw', 'draws first', 'starts 0', 'free damage', 'poison limit 10' or 'name ...'"
)
MOST_SEATS = 60


# reading -------------------------------------------------------------------------------------------------------------
def read_table(words: list[Word], seats: int, place: Place) -> TableRules:
    """The table that the words describe; `seats` is how many seat lines there are."""
    for word in words:
        if (found := re.fullmatch(r"(\d+) seats", word.text)) is not None:
            seats = int(found[1][:6])
    if seats > MOST_SEATS:
        (words[0].place if words else place).fail(
            f"{seats} seats: this engine seats {MOST_SEATS} at most", f"seats are 0 to {MOST_SEATS - 1}", "100.1"
        )
    table = TableRules(seats)
    for word in words:
        try:
            _read_word(table, word)
        except ValueError as error:
            word.fail(str(error), HINT)
    where = words[0].place if words else place
    try:
        return table.seal()
    except TableError as error:
        at = Where("", where.line, where.column)
        raise PositionError(error.message, rule=error.rule, where=at, hint="describe seats 0, 1, ...") from error


def _read_word(table: TableRules, word: Word) -> None:
    text = word.text
    key, _, rest = text.partition(" ")
    if re.fullmatch(r"\d+ seats", text):
        return
    if key == "name" and rest:
        table.name = rest.strip('"')
    elif key == "teams" and rest:
        table.teams = [_numbers(team) for team in rest.split("/")]
    elif text == "shared turns":
        table.shared_turns = True
    elif text.startswith("life pools "):
        table.life_of = _seats(text[11:], table)
    elif text.startswith("poison pools "):
        table.poison_of = _seats(text[13:], table)
    elif text.startswith("loss groups "):
        table.loss_of = _seats(text[12:], table)
    elif key == "leaders" and rest:
        table.leader_of = _each(rest, table)
    elif key == "hands" and rest in HANDS_NAMES:
        table.hands = HANDS_NAMES.index(rest)
    elif text == "adjacent":
        table.adjacent = True
    elif key == "starters" and rest:
        table.starters = _numbers(rest)
    elif key == "range" and rest:
        table.range = _each(rest, table)
    elif text.startswith("no range for types "):
        (table.exempt_types,) = _numbers(text[19:])
    elif key == "attack" and rest in ATTACK_NAMES:
        table.attack = ATTACK_NAMES.index(rest)
    elif text == "deploy":
        table.deploy = True
    elif key == "decks" and rest:
        table.deck_kind = rest
    elif text == "commanders":
        table.commander = True
    elif text.startswith("commander damage "):
        (table.commander_damage,) = _numbers(text[17:])
    elif text == "planes":
        table.planes = True
    elif text == "communal planes":
        table.planes = table.communal_planes = True
    elif text == "vanguards":
        table.vanguards = True
    elif key == "schemes":
        table.schemes = True
        table.archenemies = _numbers(rest) if rest else []
    elif (found := re.fullmatch(r"(\d+) markers?", text)) is not None:
        table.markers = int(found[1][:6])
    elif key == "life" and rest:
        table.starting_life = _each(rest, table)
    elif text.startswith("opening hand "):
        table.hand_size = _each(text[13:], table)
    elif text.startswith("free mulligans for two "):
        (table.free_mulligans_for_two,) = _numbers(text[23:])
    elif text.startswith("free mulligans "):
        (table.free_mulligans,) = _numbers(text[15:])
    elif text == "skips first draw":
        table.skip_first_draw = SKIP_DRAW_FIRST
    elif text == "draws first":
        table.skip_first_draw = SKIP_DRAW_NOBODY
    elif key == "starts" and rest:
        table.starting = START_FIXED
        (table.starting_seat,) = _numbers(rest)
        if not 0 <= table.starting_seat < table.seats:
            raise ValueError(f"there is no seat {table.starting_seat} at a table of {table.seats}")
    elif text == "free damage":
        table.damage_order = False
    elif text == "no outside cards":
        table.outside_cards = False
    elif text == "by hand":
        table.by_hand = True
    elif text.startswith("poison limit "):
        (table.poison_limit,) = _numbers(text[13:])
    else:
        raise ValueError(f"'{text}' says nothing about a table")


def _numbers(text: str) -> list[int]:
    """Numbers with spaces between them; - for no limit."""
    out = []
    for piece in text.split():
        if piece == "-":
            out.append(int(UNLIMITED))
        elif piece.isdecimal() and len(piece) <= 9:
            out.append(int(piece))
        else:
            raise ValueError(f"a number is needed, not '{piece}'")
    if not out:
        raise ValueError("a number is missing")
    return out


def _each(text: str, table: TableRules) -> list[int]:
    """One number for all seats, or one for each."""
    numbers = _numbers(text)
    if len(numbers) == 1:
        return numbers * int(table.seats)
    if len(numbers) != table.seats:
        raise ValueError(f"{len(numbers)} numbers for {table.seats} seats")
    return numbers


def _seats(text: str, table: TableRules) -> list[int]:
    """By seat, the seat that it shares something with."""
    numbers = _each(text, table)
    for number in numbers:
        if not 0 <= number < table.seats:
            raise ValueError(f"there is no seat {number} at a table of {table.seats}")
    return numbers


# writing -------------------------------------------------------------------------------------------------------------
def write_table(table: TableRules) -> str:
    """All that is not as in a free-for-all of that many seats."""
    usual = TableRules(table.seats)
    words = [f"{table.seats} seats"]
    if table.name != usual.name:
        words.append(f'name "{table.name}"')
    if table.teams != usual.teams:
        words.append("teams " + " / ".join(_joined(team) for team in table.teams))
    if table.shared_turns:
        words.append("shared turns")
    for word, value, other in (
        ("life pools", table.life_of, usual.life_of),
        ("poison pools", table.poison_of, usual.poison_of),
        ("loss groups", table.loss_of, usual.loss_of),
        ("leaders", table.leader_of, usual.leader_of),
    ):
        if value != other:
            words.append(f"{word} {_joined(value)}")
    if table.hands != usual.hands:
        words.append(f"hands {HANDS_NAMES[table.hands]}")
    if table.adjacent:
        words.append("adjacent")
    if table.starters:
        words.append(f"starters {_joined(table.starters)}")
    if table.range is not None:
        words.append(f"range {_short(table.range)}")
    if table.exempt_types:
        words.append(f"no range for types {table.exempt_types}")
    if table.attack != usual.attack:
        words.append(f"attack {ATTACK_NAMES[table.attack]}")
    if table.deploy:
        words.append("deploy")
    words += _casual(table)
    if table.markers != 1:
        words.append(f"{table.markers} markers")
    if table.starting_life != usual.starting_life:
        words.append(f"life {_short(table.starting_life)}")
    if table.hand_size != usual.hand_size:
        words.append(f"opening hand {_short(table.hand_size)}")
    if table.free_mulligans != usual.free_mulligans:
        words.append(f"free mulligans {table.free_mulligans}")
    if table.free_mulligans_for_two != usual.free_mulligans_for_two:
        words.append(f"free mulligans for two {table.free_mulligans_for_two}")
    if table.skip_first_draw != usual.skip_first_draw:
        words.append("skips first draw" if table.skip_first_draw == SKIP_DRAW_FIRST else "draws first")
    if table.starting != START_RANDOM:
        words.append(f"starts {table.starting_seat}")
    if not table.damage_order:
        words.append("free damage")
    if not table.outside_cards:
        words.append("no outside cards")
    if table.by_hand:
        words.append("by hand")
    if table.poison_limit != usual.poison_limit:
        words.append(f"poison limit {table.poison_limit}")
    return "table " + ", ".join(words)


def _joined(numbers: list[int]) -> str:
    return " ".join("-" if n == UNLIMITED else str(int(n)) for n in numbers)


def _short(numbers: list[int]) -> str:
    """One number where all are equal."""
    return _joined(numbers[:1]) if len(set(numbers)) == 1 else _joined(numbers)


def _casual(table: TableRules) -> list[str]:
    """What casual variants add. CR 901-904."""
    words = []
    if table.deck_kind != "constructed":
        words.append(f"decks {table.deck_kind}")
    if table.commander:
        words.append("commanders")
    if table.commander_damage:
        words.append(f"commander damage {table.commander_damage}")
    if table.planes:
        words.append("communal planes" if table.communal_planes else "planes")
    if table.vanguards:
        words.append("vanguards")
    if table.schemes:
        words.append(f"schemes {_joined(table.archenemies)}".strip())
    return words
