"""What a seat is sent: the table as `observe` shows it to that seat, the question, what happened since its last answer.

Objects are listed once, by id, and zones name them, so that little has to be sent when something changes. There is
nothing here that does not come from the seat's own view, from what everybody is told, or from the seat's own wishes.
"""

from __future__ import annotations

from builtins import id as identity
from typing import Final

from apnap.rules.ch1_concepts.definitions import Ability, SpellAbility
from apnap.rules.ch2_cards.dungeons import room_of, rooms
from apnap.rules.ch9_casual.planar_die import cost_of_rolling
from apnap.rules.core.constants import COMMAND, STEP_NAMES, ZONE_NAMES
from apnap.rules.core.play import Play
from apnap.table import card_text
from apnap.table.chosen import chosen_words
from apnap.table.harm import harms
from apnap.table.session import Session
from apnap.tables import table_words
from apnap.web.asks import asked

ZONES: Final = ("hand", "library", "battlefield", "phased_out", "graveyard", "exile", "command", "outside")
Data = dict[str, object]


class Texts:
    """Rules text, worked out once for each set of abilities."""

    def __init__(self) -> None:
        self.known: dict[tuple[str, int, tuple[int, ...]], tuple[list[str], list[Ability]]] = {}

    def of(self, play: Play, id: int, seen: Data) -> list[str]:
        """What an object says to somebody who sees this much of it: nothing where its face is hidden."""
        if seen.get("ability"):
            return self.of_ability(play, id)
        if seen["face_down"] or not (seen["name"] or seen.get("emblem")):
            return []
        chars = play.char(id)
        key = (chars.name, int(chars.keywords), tuple(map(identity, chars.abilities.every)))
        found = self.known.get(key)
        if found is None:
            if len(self.known) > 5000:
                self.known.clear()
            # the abilities are kept with their words: as long as they are, nothing else has their identity
            found = self.known[key] = card_text.text_lines(chars), list(chars.abilities.every)
        return found[0]

    def of_ability(self, play: Play, id: int) -> list[str]:
        ability, source = play.state.objs[id].ability, play.state.objs[id].source
        if ability is None:
            return []
        chars = play.char(source) if source >= 0 else card_text.NAMELESS
        return card_text.ability_lines(ability, chars)


def told(play: Play, id: int, lines: list[str], modes: object) -> list[str]:
    """The text of an object; on a stack, with the modes that were chosen only."""
    if not isinstance(modes, list) or not modes:
        return lines
    spell = next((a for a in play.char(id).abilities.every if isinstance(a, SpellAbility)), None)
    return card_text.chosen_lines(lines, spell, modes)


def facts(session: Session) -> Data:
    """What everybody knows about the table, from its first moment to its last."""
    setup = session.game.setup
    table = setup.table
    out: Data = {
        "name": table.name,
        "words": table_words(table),
        "teams": [[int(s) for s in team] for team in table.teams],
        "life_of": [int(s) for s in table.life_of],
        "poison_limit": int(table.poison_limit),
        "commander_damage": int(table.commander_damage),
        "markers": int(table.markers),
        "shared_turns": bool(table.shared_turns),
        "by_hand": bool(table.by_hand),
        "bots": list(setup.agents),
        "steps": list(STEP_NAMES),
    }
    return out


def frame(session: Session, seat: int, texts: Texts, given: int) -> Data:
    """Everything that a seat may know now, but the log; seat -1 is whoever looks on."""
    view = session.view(seat)
    play = session.play
    data = view.to_dict()
    objects: dict[str, Data] = {}
    seats = data["seats"]
    assert isinstance(seats, list)
    for player in seats:
        for zone in ZONES:
            player[zone] = listed(player[zone], objects)
    turns = data["turns"]
    assert isinstance(turns, list)
    for turn in turns:
        turn["stack"] = listed(turn["stack"], objects)
    data["shown"] = listed(data["shown"], objects)
    del data["decisions"]  # asks have them, with words
    for id, entry in objects.items():
        if entry["zone"] == ZONE_NAMES[COMMAND]:
            tell_sort(play, int(id), entry)
        if entry.get("chosen") and (seen := view.find(int(id))) is not None:
            entry["noted"] = chosen_words(play, view, seen)
        if lines := texts.of(play, int(id), entry):
            entry["text"] = told(play, int(id), lines, entry.get("modes"))
    stops = session.stops.get(seat)
    if stops is not None:
        data["stops"] = {
            "mine": [STEP_NAMES[step] for step in sorted(stops.mine)],
            "theirs": [STEP_NAMES[step] for step in sorted(stops.theirs)],
            "of": {str(seat): [STEP_NAMES[step] for step in sorted(of)] for seat, of in stops.of.items() if of},
            "hold": stops.hold,
            "always": stops.always,
            "orders": stops.orders,
            "yields": sorted(stops.yields),
            "accepts": sorted(stops.accepts),
        }
    if session.play.state.table.planes and seat >= 0 and play.state.in_game(seat):
        data["die_cost"] = str(cost_of_rolling(play.state, seat).mana)
    data["objects"] = objects
    data["harm"] = {
        str(of): [harm.damage, harm.poison, harm.lethal] for of, harm in harms(view, play.state.table).items()
    }
    data["asks"] = asked(session, view, seat, given) if seat >= 0 else []
    if session.over:
        result = session.game.result
        data["result"] = {"words": str(result), "winners": list(result.winners), "reasons": list(result.reasons)}
    return without_nothing(data)


def tell_sort(play: Play, id: int, entry: Data) -> None:
    """Of what lies in the command zone: is it an emblem, and where is the venture marker? CR 114.3, 309.4."""
    card = play.state.objs[id].card
    if card.layout == "emblem":
        entry["emblem"] = True
    elif not entry["face_down"] and (found := rooms(card)):
        entry["room"] = found[room_of(play.state, id)].name


def listed(objects: object, into: dict[str, Data]) -> list[int]:
    """The ids of objects, which are put among all others."""
    assert isinstance(objects, list)
    out: list[int] = []
    for entry in objects:
        out.append(entry["id"])
        into[str(entry["id"])] = without_nothing(entry)
    return out


def without_nothing(data: Data) -> Data:
    """Without what is None: in a patch, that means gone."""
    return {key: value for key, value in data.items() if value is not None}


# the log --------------------------------------------------------------------------------------------------------------
def log_lines(session: Session, seat: int, start: int) -> list[list[object]]:
    """Lines of the log from one on, as this seat may read them: turn, step, rule, text, who it begins with."""
    view = session.view(seat)
    entries = session.play.log
    names = [player.name for player in view.players()]
    out: list[list[object]] = []
    for entry, text in zip(entries[start:], view.log(start), strict=True):
        who = next((i for i, name in enumerate(names) if text.startswith((f"{name} ", f"{name}'"))), -1)
        out.append([int(entry.turn), STEP_NAMES[entry.step], entry.rule, text, who])
    return out
