"""All tables of a server: made, found, taken up again after the server was gone."""

from __future__ import annotations

import os
import secrets
import threading
import time
from typing import Final

import msgspec

from apnap import decks as deck_lists
from apnap.agents import AGENT_NAMES, usual_agent
from apnap.api import new_game, require_deck
from apnap.decks import Deck
from apnap.draft import KINDS, check_seats
from apnap.errors import InputError, TableError
from apnap.rules.ch8_multiplayer.table import TableRules
from apnap.table.seating import NAMES, laid_out
from apnap.table.session import Session
from apnap.tables import TableChoice, choice
from apnap.web import decks
from apnap.web.drafts import Drafting
from apnap.web.journal import Journal
from apnap.web.leases import Leases
from apnap.web.made import Chair, Made
from apnap.web.protocol import SeatWish, TableWish
from apnap.web.rooms import DRAFTING, GATHERING, OVER, PLAYING, Room

MOST_TABLES: Final = 2000
ME, BOT, OPEN = "me", "bot", "open"


class Hall:
    """The rooms of a server, by id. What nobody uses is put away, and found again in the journal."""

    def __init__(self, journal: Journal, most: int = MOST_TABLES, address: str = "here") -> None:
        self.journal = journal
        self.leases = Leases(journal.engine, address)
        self.most = most
        self.rooms: dict[str, Room] = {}
        self._lock = threading.Lock()

    # making -----------------------------------------------------------------------------------------------------------
    def make(self, wish: TableWish) -> Room:
        """A new table; one without open seats begins at once. ApnapError says what cannot be."""
        if len(self.rooms) >= self.most:
            raise TableError(f"this server holds {self.most} tables, and they are all taken", hint="come back later")
        if wish.variant in KINDS:
            return self.make_draft(wish)
        wanted = chosen(wish)
        table = wanted.table()
        seats = int(table.seats)
        chairs = chairs_for(wish, seats)
        for chair in chairs:
            deck_of(chair, table)
        seed = wish.seed if wish.seed is not None else int.from_bytes(os.urandom(4), "big")
        order = wanted.order(seats, seed)
        made = Made(
            wish=msgspec.structs.replace(wish, seats=[SeatWish()] * seats, key=""),
            chairs=[chairs[i] for i in order],
            seed=seed,
            title=title(wanted, table),
            watch=secrets.token_urlsafe(24),
        )
        return self.opened(made)

    def make_draft(self, wish: TableWish) -> Room:
        """A table that begins with a draft; everybody keeps their seat for the game. CR 905.1, 903.13a."""
        seats = len(wish.seats) or 8
        check_seats(wish.variant, seats)
        made = Made(
            wish=msgspec.structs.replace(wish, seats=[SeatWish()] * seats, key=""),
            chairs=chairs_for(wish, seats),
            seed=wish.seed if wish.seed is not None else int.from_bytes(os.urandom(4), "big"),
            title=spoken(wish.variant),
            watch=secrets.token_urlsafe(24),
        )
        return self.opened(made)

    def opened(self, made: Made) -> Room:
        """A room for what was made, in the journal; one without open seats begins at once."""
        room = Room(secrets.token_urlsafe(9), made, self.journal)
        self.leases.claim(room.id)
        self.journal.add_table(room.id, GATHERING, msgspec.json.encode(made))
        with self._lock:
            self.rooms[room.id] = room
        if not any(chair.who == OPEN for chair in made.chairs):
            self.begin(room)
        return room

    def again(self, room: Room) -> Room:
        """The same players with the same decks at a new table, once for each game."""
        if room.stage != OVER:
            raise InputError("the game goes on: another begins when it is over")
        if room.next is not None and (found := self.find(room.next)) is not None:
            return found
        setup = room.playing().game.setup
        if setup.position:
            session = laid_out(setup.position, room.made.title)
        else:
            game = new_game(
                setup.decks,
                table=setup.table,
                agents=[bot or None for bot in setup.agents],
                seed=int.from_bytes(os.urandom(4), "big"),
                names=setup.names,
                start=False,
                check=False,
            )
            session = Session(game, [seat for seat, chair in enumerate(room.made.chairs) if chair.who != BOT])
        following = self.seat_session(session, room.made)
        room.next = following.id
        return following

    def seat_session(self, session: Session, like: Made | None = None) -> Room:
        """A table for a game that was made elsewhere, people in some of its seats; its host as before."""
        setup = session.game.setup
        hosts = {chair.name for chair in like.chairs if chair.host} if like is not None else set()
        host = next((seat for seat in sorted(session.people) if setup.names[seat] in hosts), min(session.people))
        chairs = [
            Chair("bot", name, bot) if bot else Chair("person", name, "", secrets.token_urlsafe(24), host=seat == host)
            for seat, (name, bot) in enumerate(zip(setup.names, setup.agents, strict=True))
        ]
        name = "duel" if setup.table.seats == 2 and setup.table.name == "game" else setup.table.name
        called = spoken("free-for-all" if name == "game" else name)
        wish = like.wish if like is not None else TableWish()
        called = like.title if like is not None else called
        made = Made(wish, chairs, setup.seed, called, secrets.token_urlsafe(24))
        room = Room(secrets.token_urlsafe(9), made, self.journal)
        self.leases.claim(room.id)
        self.journal.add_table(room.id, GATHERING, msgspec.json.encode(made))
        with self._lock:
            self.rooms[room.id] = room
        room.begin(session)
        return room

    def begin(self, room: Room) -> None:
        """Deal, and play: open seats that nobody has taken get a bot."""
        made = room.made
        for chair in made.chairs:
            if chair.who == OPEN:
                chair.who, chair.bot, chair.token = BOT, usual_agent(), ""
        named(made.chairs)
        if made.wish.variant in KINDS:
            names = [chair.name for chair in made.chairs]
            bots = [chair.bot if chair.who == BOT else "" for chair in made.chairs]
            room.begin_draft(Drafting.begun(made.wish.variant, names, bots, made.seed))
            return
        table = chosen(made.wish).table()
        kinds = deck_lists.default_decks(table.deck_kind)
        dealt: list[Deck] = []
        for i, chair in enumerate(made.chairs):
            deck = deck_of(chair, table)
            dealt.append(deck or deck_lists.load(kinds[(made.seed + i) % len(kinds)]))
        game = new_game(
            dealt,
            table=table,
            agents=[chair.bot if chair.who == BOT else None for chair in made.chairs],
            seed=made.seed,
            names=[chair.name for chair in made.chairs],
            start=False,
            check=False,
        )
        room.begin(Session(game, [seat for seat, chair in enumerate(made.chairs) if chair.who != BOT]))

    def join(self, room: Room, token: str, wish: SeatWish) -> int:
        """Somebody with a link takes their seat; with the last one the game begins."""
        seat = room.seat_of(token)
        if seat < 0:
            raise InputError("this link is for looking on")
        chair = room.made.chairs[seat]
        if room.stage != GATHERING or chair.who != OPEN:
            return seat
        taken = Chair("person", wish.name.strip() or chair.name, "", chair.token, wish.deck, wish.cards)
        if room.made.wish.variant not in KINDS:
            deck_of(taken, chosen(room.made.wish).table())
        room.made.chairs[seat] = taken
        named(room.made.chairs)
        if any(other.who == OPEN for other in room.made.chairs):
            self.journal.change_table(room.id, GATHERING, msgspec.json.encode(room.made), None)
        else:
            self.begin(room)
        return seat

    # finding ----------------------------------------------------------------------------------------------------------
    def find(self, id: str) -> Room | None:
        """A table by its id: one that is in use, else as the journal has it."""
        with self._lock:
            room = self.rooms.get(id)
            if room is not None and room.is_at_hand:
                return room
            if self.journal.load(id, whole=False) is None:
                return None
            self.leases.claim(id)
            stored = self.journal.load(id)
            if stored is None:
                return None
            if room is None:
                room = Room(id, msgspec.json.decode(stored.made, type=Made), self.journal, stored.stage)
                self.rooms[id] = room
            room.take_up(stored)
            return room

    def unfinished(self, limit: int = 50) -> list[Room]:
        """Games that can be gone on with, for whoever keeps this server."""
        out = []
        for stored in self.journal.tables([GATHERING, DRAFTING, PLAYING])[:limit]:
            made = msgspec.json.decode(stored.made, type=Made)
            out.append(self.rooms.get(stored.id) or Room(stored.id, made, self.journal, stored.stage))
        return out

    def keep(self) -> list[Room]:
        """Renew the leases; the rooms that another server has taken over meanwhile, which are ours no longer."""
        held = self.leases.renew()
        with self._lock:
            lost = [room for id, room in self.rooms.items() if id not in held]
            for room in lost:
                del self.rooms[room.id]
        return lost

    def put_away(self, idle: float = 1800.0) -> None:
        """Forget tables that nobody has looked at for long: they are in the journal."""
        now = time.time()
        with self._lock:
            for id, room in list(self.rooms.items()):
                limit = idle / 6 if room.stage == OVER else idle
                if not any(room.present.values()) and now - room.used > limit:
                    del self.rooms[id]


def chosen(wish: TableWish) -> TableChoice:
    """The table that is wished for, as the rest of apnap says it."""
    return choice(
        wish.variant,
        seats=len(wish.seats) or None,
        teams=wish.teams,
        range=wish.range or None,
        attack=wish.attack,
        deploy=wish.deploy,
        shared_turns=wish.shared_turns,
        by_hand=wish.by_hand,
    )


def chairs_for(wish: TableWish, seats: int) -> list[Chair]:
    """A chair for each seat, as wished for; those that nothing was said about get a bot."""
    out: list[Chair] = []
    wishes = list(wish.seats) or [SeatWish(ME)]
    for i in range(seats):
        asked = wishes[i] if i < len(wishes) else SeatWish(BOT)
        if asked.who not in (ME, BOT, OPEN):
            raise InputError(f"a seat is for 'me', a 'bot', or 'open', not for '{asked.who}'")
        if asked.who == BOT and asked.bot not in AGENT_NAMES:
            raise InputError(f"there is no bot called '{asked.bot}'", hint=f"bots are {', '.join(AGENT_NAMES)}")
        person = asked.who != BOT
        out.append(
            Chair(
                {ME: "person", BOT: BOT, OPEN: OPEN}[asked.who],
                asked.name.strip(),
                asked.bot if asked.who == BOT else "",
                secrets.token_urlsafe(24) if person else "",
                asked.deck,
                asked.cards,
                asked.who == ME and not any(chair.host for chair in out),
            )
        )
    named(out)
    return out


def named(chairs: list[Chair]) -> None:
    """A name for each chair: the one wished for, no name twice."""
    taken: list[str] = []
    for chair in chairs:
        if chair.who == OPEN and not chair.name:
            continue
        name = "".join(c for c in chair.name if c.isprintable()).strip()
        if not name or name in taken:
            others = [other.name for other in chairs]
            spare = [known for known in NAMES if known not in taken and known not in others]
            name = spare[0] if not name else f"{name} {taken.count(name) + 2}"
        chair.name = name
        taken.append(name)


def deck_of(chair: Chair, table: TableRules) -> Deck | None:
    """The deck that a chair brings, once it is known that it may be played; None for any."""
    if chair.cards:
        deck = decks.brought(chair.cards, chair.name and f"the deck of {chair.name}")
    elif chair.deck:
        if chair.deck not in {entry["name"] for entry in decks.offered()}:
            raise InputError(f"we have no deck called '{chair.deck}'")  # never a path: guests read no files here
        deck = deck_lists.load(chair.deck)
    else:
        return None
    require_deck(deck, table)
    return deck


def title(wanted: TableChoice, table: TableRules) -> str:
    """What a table is called in the lobby."""
    name = wanted.variant or ("duel" if table.seats == 2 else "free-for-all")
    return " + ".join(spoken(part) for part in name.split("+"))


def spoken(variant: str) -> str:
    """The name of a variant as people write it."""
    known = {"two-headed-giant": "Two-Headed Giant", "free-for-all": "Free-for-all", "team-vs-team": "Team vs. team"}
    words = variant.replace("-", " ")
    return known.get(variant, words[:1].upper() + words[1:])


def described(room: Room) -> dict[str, object]:
    """A line of the lobby."""
    return {
        "id": room.id,
        "title": room.made.title,
        "stage": room.stage,
        "names": [chair.name or "open" for chair in room.made.chairs],
    }
