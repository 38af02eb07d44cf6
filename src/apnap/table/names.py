"""What a table calls things: players by seat, permanents with what tells them apart, spells with who cast them."""

from __future__ import annotations

from collections.abc import Iterable

from apnap.rules.core.constants import (
    BATTLEFIELD,
    COLOR_LETTERS,
    EXILE,
    GRAVEYARD,
    HAND,
    LIBRARY,
    MANA_KINDS,
    NONE,
    POOL_SIZE,
    STACK,
    ZONE_NAMES,
    is_player,
    seat_of,
)
from apnap.rules.views.seen import Seen
from apnap.rules.views.view import View


def seat_key(seat: int) -> str:
    """What is typed for a player: `p1` is the first seat."""
    return f"p{seat + 1}"


def possessive(view: View, seat: int) -> str:
    """`your`, or `Ben's`."""
    if seat == view.seat:
        return "your"
    name = view.player(seat).name
    return f"{name}'" if name.endswith("s") else f"{name}'s"


def player_words(view: View, seat: int) -> str:
    """`Ben, 17 life`."""
    player = view.player(seat)
    you = " (you)" if seat == view.seat else ""
    return f"{player.name}{you}, {player.life} life"


def plain_name(seen: Seen) -> str:
    """Its name; what is face down has none, but who may look at it knows."""
    if seen.face_down:
        return f"face-down {seen.under}" if seen.under else "a face-down card"
    return seen.name or "a nameless object"


def size_words(seen: Seen) -> str:
    """`2/2`, `loyalty 4`, `defense 5`, or nothing."""
    parts = []
    if seen.is_creature():
        parts.append(f"{seen.power}/{seen.toughness}")
    if seen.loyalty >= 0:
        parts.append(f"loyalty {seen.loyalty}")
    if seen.defense >= 0:
        parts.append(f"defense {seen.defense}")
    return " ".join(parts)


def counter_words(seen: Seen) -> list[str]:
    """Counters that its size does not show: `2 charge counters`."""
    shown = {"+1/+1", "-1/-1", "loyalty", "defense"}
    words = []
    for kind, count in seen.counters:
        if kind in ("loyalty", "defense"):
            continue
        noun = "" if kind in shown else (" counter" if count == 1 else " counters")
        words.append(f"{count} {kind}{noun}")
    return words


def state_words(view: View, seen: Seen) -> list[str]:
    """All that a permanent's name and size do not say."""
    words = counter_words(seen)
    if seen.token and not seen.name.endswith("Token"):
        words.append("token")
    if seen.tapped:
        words.append("tapped")
    if seen.sick:
        words.append("summoning sick")
    if seen.damage:
        words.append(f"{seen.damage} damage")
    if seen.attacking != NONE:
        words.append(f"attacks {short(view, seen.attacking)}")
        if seen.blocked and not seen.blockers:
            words.append("blocked")
    if seen.blocking:
        words.append(f"blocks {', '.join(short(view, id) for id in seen.blocking)}")
    return words


def short(view: View, ref: int) -> str:
    """A name alone."""
    if ref == NONE:
        return "nothing"
    if is_player(ref):
        return "you" if seat_of(ref) == view.seat else view.player(seat_of(ref)).name
    seen = view.find(ref)
    return "something that is gone" if seen is None else plain_name(seen)


def full(view: View, ref: int) -> str:
    """A name with all that tells it from others of that name."""
    if ref == NONE:
        return "nothing"
    if is_player(ref):
        return player_words(view, seat_of(ref))
    seen = view.find(ref)
    if seen is None:
        for shown in view.shown():
            if shown.id == ref:
                seen = shown
                break
        else:
            return "a card that you cannot see"
    return seen_words(view, seen)


def fighter(view: View, ref: int) -> str:
    """As `full`, with the keywords that matter in a fight."""
    seen = None if is_player(ref) else view.find(ref)
    return full(view, ref) if seen is None else seen_words(view, seen, keywords=True)


def seen_words(view: View, seen: Seen, keywords: bool = False) -> str:
    """A name with all that tells it from others of that name."""
    name = plain_name(seen)
    if seen.zone == BATTLEFIELD:
        parts = [size_words(seen), *(seen.keyword_words() if keywords else ()), *state_words(view, seen)]
        details = ", ".join(part for part in parts if part)
        whose = "" if seen.controller == view.seat else f" ({possessive(view, seen.controller)})"
        return f"{name} {details}".strip() + whose
    if seen.zone == STACK:
        what = "" if seen.is_ability else " spell"
        return f"{name}, {possessive(view, seen.controller)}{what}"
    if seen.zone == HAND and seen.owner == view.seat:
        return f"{name} {seen.cost}".strip()
    if seen.zone in (HAND, LIBRARY, GRAVEYARD, EXILE):
        return f"{name} in {possessive(view, seen.owner)} {ZONE_NAMES[seen.zone]}"
    return name


def mana_words(pool: list[int]) -> str:
    """A mana pool in symbols: `{R}{R}{G}`; snow mana counts as what it is."""
    out = []
    for i in range(POOL_SIZE):
        letter = COLOR_LETTERS[i % MANA_KINDS]
        out.append(("{" + letter + ("*" if i >= MANA_KINDS else "") + "}") * pool[i])
    return "".join(out)


def counted(view: View, refs: Iterable[int]) -> str:
    """`2 Swamp, Mountain`, in the order in which they come."""
    counts: dict[str, int] = {}
    for ref in refs:
        name = short(view, ref)
        counts[name] = counts.get(name, 0) + 1
    return ", ".join(name if count == 1 else f"{count} {name}" for name, count in counts.items())
