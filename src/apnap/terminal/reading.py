"""Cards and zones read in full: what a person may look at while choosing. Lines of text, no screen."""

from __future__ import annotations

import difflib
from collections.abc import Iterator

from apnap.rules.ch9_casual.commanders import TAX
from apnap.rules.ch9_casual.noted import COMMANDER_NOTE, NOTED_COLORS, NOTED_NUMBER, NOTED_PLAYER, NOTED_REMOVED, Noted
from apnap.rules.core.constants import (
    BATTLEFIELD,
    COLOR_LETTERS,
    CONSPIRACY,
    NONE,
    SCHEME,
    STACK,
    VANGUARD,
    ZONE_NAMES,
    bits,
    is_player,
    seat_of,
)
from apnap.rules.core.play import Play
from apnap.rules.views.seen import Seen
from apnap.rules.views.view import View
from apnap.table import card_text, names
from apnap.table.chosen import chosen_words
from apnap.table.questions import Question
from apnap.terminal.chips import groups
from apnap.terminal.matching import Unclear, fits, plain


# finding -------------------------------------------------------------------------------------------------------------
def everything(view: View) -> Iterator[Seen]:
    """All that this seat may see, what is nearest to it first."""
    seats = [view.seat, *(s for s in range(view.seats) if s != view.seat)] if view.seat >= 0 else range(view.seats)
    for turn in view.turns():
        yield from view.stack(turn.marker)
    yield from view.shown()
    for zone in (view.hand, view.battlefield, view.graveyard, view.exile, view.command, view.library):
        for seat in seats:
            yield from zone(seat)


def find(view: View, text: str, asked: Question | None) -> Seen | int:
    """What a few words or the key of a choice name: an object, or a player by seat."""
    if asked is not None:
        choice = asked.find(text)
        if choice is not None:
            if choice.ref != NONE:
                if is_player(choice.ref):
                    return seat_of(choice.ref)
                seen = view.find(choice.ref)
                if seen is not None:
                    return seen
                for shown in view.shown():
                    if shown.id == choice.ref:
                        return shown
            raise Unclear(f"choice {choice.key} is not a card")
    if text[:1] == "p" and text[1:].isdigit():
        return seat_named(view, text)
    seen_all = list(everything(view))
    if text[:1] == "#" and text[1:].isdigit():
        for seen in seen_all:
            if seen.id == int(text[1:]):
                return seen
    wanted = plain(text)
    for exactly in (True, False):
        for seen in seen_all:
            if plain(called(seen)) == wanted if exactly else fits(text, called(seen)):
                return seen
    for seat in range(view.seats):
        if plain(view.player(seat).name) == wanted:
            return seat
    near = difflib.get_close_matches(wanted, [plain(called(seen)) for seen in seen_all], 1)
    advice = f"; did you mean '{near[0]}'?" if near else ""
    raise Unclear(f"nothing here is called '{text}'{advice}")


def find_object(view: View, text: str, asked: Question | None) -> Seen:
    """As `find`, where only an object will do."""
    if not text:
        raise Unclear("say which card: its name, or its number here")
    found = find(view, text, asked)
    if isinstance(found, int):
        raise Unclear(f"{view.player(found).name} is a player, not a card")
    return found


def called(seen: Seen) -> str:
    return seen.under or seen.name


def seat_named(view: View, text: str) -> int:
    """A seat by `2`, `p2` or a name."""
    bare = text.casefold().removeprefix("p")
    if bare.isdigit():
        seat = int(bare) - 1
        if 0 <= seat < view.seats:
            return seat
        raise Unclear(f"there is no player {text}; this table has p1 to p{view.seats}")
    for seat in range(view.seats):
        if plain(view.player(seat).name).startswith(plain(text)):
            return seat
    raise Unclear(f"nobody here is called '{text}'")


# reading -------------------------------------------------------------------------------------------------------------
def object_lines(game: Play, view: View, seen: Seen) -> list[str]:
    """A card or an ability in full."""
    if seen.is_ability:
        lines = [f"{names.plain_name(seen)} (ability)"]
        ability = game.state.objs[seen.id].ability
        if ability is not None:
            lines += card_text.ability_lines(ability, game.char(seen.source))
    else:
        lines = [f"{names.plain_name(seen)}  {seen.cost}".rstrip(), seen.type_line()]
        if not seen.face_down:
            lines += card_text.text_lines(game.char(seen.id))
        elif seen.under:
            lines.append(f"It is {seen.under}; only you may know.")
        size = names.size_words(seen)
        if size:
            lines.append(size)
    lines.append(place_words(view, seen))
    if seen.zone == BATTLEFIELD:
        state = names.state_words(view, seen)
        if state:
            lines.append(", ".join(state))
        if seen.attached_to != NONE:
            lines.append(f"attached to {names.full(view, seen.attached_to)}")
        for id in seen.attachments:
            lines.append(f"with {names.full(view, id)} on it")
        lines += chosen_words(game, view, seen)
        if seen.protector >= 0:
            lines.append(f"protected by {view.player(seen.protector).name}")
    elif seen.zone == STACK:
        for slot in seen.targets:
            for ref in slot:
                lines.append(f"target: {names.full(view, ref)}")
    return [line for line in lines if line]


def place_words(view: View, seen: Seen) -> str:
    """Where it is, and whose."""
    if seen.zone == BATTLEFIELD:
        whose = f"under {names.possessive(view, seen.controller)} control"
        owner = "" if seen.owner == seen.controller else f", owned by {view.player(seen.owner).name}"
        return f"on the battlefield {whose}{owner}"
    if seen.zone == STACK:
        return f"on the stack, {names.possessive(view, seen.controller)}"
    return f"in {names.possessive(view, seen.owner)} {ZONE_NAMES[seen.zone]}"


def noted_line(view: View, note: Noted) -> str:
    """What a player noted for cards of a name as they drafted; everybody may look at it. CR 905.2b."""
    what = note.word
    if note.kind == NOTED_NUMBER:
        what = str(note.number)
    elif note.kind == NOTED_COLORS:
        what = "".join(COLOR_LETTERS[color] for color in bits(note.number))
    elif note.kind == NOTED_PLAYER:
        what = view.player(note.number).name
    elif note.kind == NOTED_REMOVED:
        what = f"removed {note.word or 'a card'} from the draft"
    return f"noted for {note.about}: {what or 'nothing'}"


def player_lines(view: View, seat: int) -> list[str]:
    """All that everybody knows of a player."""
    player = view.player(seat)
    lines = [f"{names.seat_key(seat)} {names.player_words(view, seat)}"]
    if not player.in_game:
        lines.append(f"has left the game (CR {player.reason})" if player.reason else "has left the game")
        return lines
    if player.poison:
        lines.append(f"{player.poison} poison counters")
    lines += [f"{count} {kind} counters" for kind, count in player.counters]
    if player.has_citys_blessing:
        lines.append("the city's blessing")
    if player.speed:
        lines.append(f"speed {player.speed}")
    if player.has_enduring_story:
        lines.append("an enduring story")
    if player.ring_tempted:
        lines.append(f"tempted by the Ring {counted(player.ring_tempted, 'time')}")
    lines += commander_lines(view, seat)
    for seen in view.command(seat):
        if seen.types & (SCHEME | VANGUARD):
            lines.append(f"{'scheme' if seen.types & SCHEME else 'vanguard'} {seen.name}")
        elif seen.types & CONSPIRACY or seen.face_down:
            named = f", naming {' and '.join(seen.names)}" if seen.names else ""
            lines.append(f"conspiracy {seen.name or seen.under or 'face down'}{named}")
    for note in player.notes:
        if note.about != COMMANDER_NOTE:
            lines.append(noted_line(view, note))
    if player.scheme_deck_size:
        lines.append(f"{counted(player.scheme_deck_size, 'card')} in the scheme deck")
    lines.append(f"{counted(player.hand_size, 'card')} in hand, {player.library_size} in the library")
    played = ""
    if any(seat in turn.active for turn in view.turns()):
        played = f", {counted(player.lands_played, 'land')} played this turn"
    lines.append(f"{counted(player.turns, 'turn')} taken{played}")
    pool = names.mana_words(player.pool)
    if pool:
        lines.append(f"mana pool {pool}")
    mates = [s for s in range(view.seats) if s != seat and view.player(s).team == player.team]
    if mates:
        lines.append(f"on a team with {', '.join(view.player(s).name for s in mates)}")
    if player.reach is not None:
        within = [view.player(s).name for s in player.reach if s != seat]
        lines.append(f"within range of influence: {', '.join(within) or 'nobody'} (CR 801.2)")
    if player.extra_turns:
        lines.append(f"{counted(player.extra_turns, 'extra turn')} to take (CR 807.4j)")
    if player.controlled_by >= 0:
        lines.append(f"controlled by {view.player(player.controlled_by).name} (CR 723.1)")
    return lines + battlefield_lines(view, seat)


def commander_lines(view: View, seat: int) -> list[str]:
    """Whom a player leads with their tax, and which commanders have dealt them combat damage. CR 903.8, 903.10a."""
    player = view.player(seat)
    lines = []
    for leader in player.commanders:
        tax = f", {{{TAX * leader.casts}}} more from the command zone (CR 903.8)" if leader.casts else ""
        lines.append(f"commander {leader.name}{tax}")
    for name, owner, amount in player.struck_by:
        lines.append(f"{amount} combat damage from {names.possessive(view, owner)} {name} (CR 903.10a)")
    return lines


def counted(number: int, noun: str) -> str:
    """`1 land`, `2 lands`."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def battlefield_lines(view: View, seat: int) -> list[str]:
    """The permanents of a player, those that are alike on one line."""
    lines = []
    for group in groups(view.battlefield(seat)):
        seen = group[0]
        many = sum(one.many for one in group)
        alike = f"{many} " if many > 1 else ""
        tapped = sum(one.many for one in group if one.tapped)
        state = [word for word in names.state_words(view, seen) if word != "tapped"]
        if tapped:
            state.append("tapped" if tapped == many else f"{tapped} of them tapped")
        if seen.attached_to != NONE:
            state.append(f"attached to {names.short(view, seen.attached_to)}")
        parts = [seen.type_line(), names.size_words(seen), *seen.keyword_words(), *state]
        lines.append(f"  {alike}{names.plain_name(seen)}, {', '.join(part for part in parts if part)}")
    return lines


def zone_lines(view: View, zone: str, text: str) -> list[str]:
    """A zone of one player, or of all; what is hidden is only counted."""
    if zone == "stack":
        return stack_lines(view)
    everybody = not text and zone in ("battlefield", "graveyard", "exile", "command")
    seats = range(view.seats) if everybody else [seat_named(view, text) if text else max(view.seat, 0)]
    lines: list[str] = []
    for seat in seats:
        lines += _one_zone(view, zone, seat, everybody)
    return lines or [f"nothing is {'on the' if zone == 'battlefield' else 'in any'} {_zone_word(zone)}"]


def _one_zone(view: View, zone: str, seat: int, briefly: bool) -> list[str]:
    if zone == "battlefield":
        whose = names.possessive(view, seat)
        found = battlefield_lines(view, seat)
        title = f"{whose[:1].upper()}{whose[1:]} battlefield: {sum(seen.many for seen in view.battlefield(seat))}"
        return [] if briefly and not found else [title, *found]
    reading = {
        "hand": view.hand,
        "graveyard": view.graveyard,
        "exile": view.exile,
        "library": view.library,
        "command": view.command,
    }[zone]
    known = reading(seat)
    player = view.player(seat)
    total = {"hand": player.hand_size, "library": player.library_size}.get(zone, len(known))
    if briefly and not total:
        return []
    whose = names.possessive(view, seat)
    lines = [f"{whose[:1].upper()}{whose[1:]} {_zone_word(zone)}: {total}"]
    if zone in ("graveyard", "exile"):
        known = list(reversed(known))  # the top one first
    for seen in known:
        place = f"{seen.place + 1} from the top: " if zone == "library" else ""
        lines.append(f"  {place}{_zone_line(seen)}")
    if len(known) < total:
        lines.append(f"  {total - len(known)} that you cannot see")
    return lines


def _zone_line(seen: Seen) -> str:
    parts = [f"{names.plain_name(seen)} {seen.cost}".rstrip(), seen.type_line(), names.size_words(seen)]
    return ", ".join(part for part in parts if part)


def _zone_word(zone: str) -> str:
    return "command zone" if zone == "command" else zone


def stack_lines(view: View) -> list[str]:
    """The stacks, the next to resolve first."""
    lines: list[str] = []
    several = sum(not turn.removed for turn in view.turns()) > 1
    for turn in view.turns():
        stack = view.stack(turn.marker)
        if stack and several:
            whose = names.possessive(view, turn.unit[0])
            lines.append(f"{whose} turn:")
        for place in range(len(stack), 0, -1):
            thing = stack[place - 1]
            aims = [names.short(view, ref) for slot in thing.targets for ref in slot]
            aim = f" targeting {', '.join(aims)}" if aims else ""
            lines.append(f"{place} {names.full(view, thing.id)}{aim}")
    return lines or ["nothing is on the stack"]
