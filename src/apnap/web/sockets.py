"""One browser at a table: what it says is checked, done in a worker, and everybody at the table is sent what changed.

The event loop never waits for the engine. A table is used by one worker at a time, in the order in which people spoke.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

import msgspec
from sqlalchemy.exc import SQLAlchemyError
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from apnap.web import protocol
from apnap.web.hall import Hall
from apnap.web.journal import LostJournal
from apnap.web.leases import RENEWED, Elsewhere
from apnap.web.limits import Bucket
from apnap.web.metrics import Metrics
from apnap.web.rooms import NotYours, Room

T = TypeVar("T")
log = logging.getLogger("apnap.web")

BURST, A_SECOND = 60.0, 20.0
"""Messages that one browser may send at once, and each second."""
WORKERS: Final = 4
LONGEST_WAIT: Final = 10.0
"""Seconds in which a page says hello."""
TRIED_AGAIN: Final = 1.0
"""Seconds after which a journal that could not be written is tried again."""
MOST_BROWSERS: Final = 40
"""At one table."""


class Guest:
    """A browser at a table."""

    def __init__(self, socket: WebSocket, seat: int) -> None:
        self.socket = socket
        self.seat = seat
        self.bucket = Bucket(BURST, A_SECOND)
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue(maxsize=256)

    def send(self, data: bytes) -> None:
        """Put a message into its queue; a browser that does not read is let go."""
        try:
            self.queue.put_nowait(data)
        except asyncio.QueueFull:
            self.hang_up()

    def hang_up(self) -> None:
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait(None)

    async def write(self) -> None:
        """Send what is in the queue, in its order."""
        while (data := await self.queue.get()) is not None:
            await self.socket.send_text(data.decode())
        await self.socket.close()


class Tables:
    """The rooms with the browsers in them."""

    def __init__(self, hall: Hall, metrics: Metrics) -> None:
        self.hall = hall
        self.metrics = metrics
        self.workers = ThreadPoolExecutor(WORKERS, thread_name_prefix="table")
        self.guests: dict[str, set[Guest]] = {}
        self.locks: dict[str, asyncio.Lock] = {}
        self.others: list[str] = []
        """Addresses of other servers that live, for pages whose server dies."""
        self.running: dict[str, asyncio.Task[None]] = {}
        """Tables at which bots go on by themselves."""

    async def in_worker(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.workers, work)

    def lock(self, room: str) -> asyncio.Lock:
        return self.locks.setdefault(room, asyncio.Lock())

    # one browser ------------------------------------------------------------------------------------------------------
    async def serve(self, socket: WebSocket) -> None:
        """From hello to goodbye."""
        await socket.accept()
        try:
            found = await self.greeted(socket)
        except (TimeoutError, WebSocketDisconnect):
            found = None
        if found is None:
            return
        room, guest = found
        writer = asyncio.create_task(guest.write())
        try:
            await self.arrive(room, guest)
            while True:
                data = await receive(socket)
                if not await self.heard(room, guest, data):
                    break
        except WebSocketDisconnect:
            pass
        finally:
            await self.leave(room, guest)
            writer.cancel()

    async def greeted(self, socket: WebSocket) -> tuple[Room, Guest] | None:
        """Which table and seat a page comes for; one that has no business here hears why."""
        try:
            # only for the page: how long it takes to take a table up from the journal is not its doing
            hello = protocol.decode(await asyncio.wait_for(receive(socket), LONGEST_WAIT))
        except msgspec.MsgspecError as error:
            await refuse(socket, f"this is not a message: {error}")
            return None
        if not isinstance(hello, protocol.Hello):
            await refuse(socket, "a page says hello first")
            return None
        if hello.v != protocol.VERSION:
            words = f"the page speaks version {hello.v}, and this server {protocol.VERSION}: load the page again"
            await refuse(socket, words)
            return None
        try:
            room = await self.in_worker(lambda: self.hall.find(hello.table))
            if room is None:
                await refuse(socket, "there is no such table here")
                return None
            guest = Guest(socket, room.seat_of(hello.token))
        except NotYours as error:
            await refuse(socket, str(error))
            return None
        except Elsewhere as error:
            await refuse(socket, str(error), again=True, go=error.address)
            return None
        except (LostJournal, SQLAlchemyError) as error:
            log.error("journal: %s", error)
            await refuse(socket, "the journal cannot be read now. Trying again…", again=True)
            return None
        except Exception as error:
            log.exception("a table could not be taken up")
            await refuse(socket, f"this table cannot be taken up: {error}")
            return None
        if len(self.guests.get(room.id, ())) >= MOST_BROWSERS:
            await refuse(socket, "too many browsers are at this table", again=True)
            return None
        return room, guest

    async def arrive(self, room: Room, guest: Guest) -> None:
        async with self.lock(room.id):
            if self.others:
                guest.send(protocol.encode(protocol.Servers(self.others)))
            self.guests.setdefault(room.id, set()).add(guest)
            room.present[guest.seat] = room.present.get(guest.seat, 0) + 1
            whole = await self.in_worker(lambda: self.first_frame(room, guest.seat))
            guest.send(whole)
        await self.update(room)
        self.keep_going(room)
        self.metrics.arrived()

    def first_frame(self, room: Room, seat: int) -> bytes:
        self.revived(room)
        room.welcome(seat)
        return room.whole(seat)

    async def leave(self, room: Room, guest: Guest) -> None:
        self.metrics.left()
        guests = self.guests.get(room.id, set())
        guests.discard(guest)
        room.present[guest.seat] = max(0, room.present.get(guest.seat, 1) - 1)
        if guests:
            await self.update(room)
        else:
            self.guests.pop(room.id, None)

    async def heard(self, room: Room, guest: Guest, data: bytes | str) -> bool:
        """Do what a message says. False where the browser is to be let go."""
        if len(data) > protocol.LARGEST_MESSAGE:
            guest.send(protocol.encode(protocol.Closed("the message is too long", False)))
            guest.hang_up()
            return False
        if not guest.bucket.take():
            guest.send(protocol.encode(protocol.Refused("", "too many messages: wait a moment")))
            await asyncio.sleep(0.5)
            return True
        try:
            message = protocol.decode(data)
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            guest.send(protocol.encode(protocol.Refused("", f"this is not a message: {error}")))
            return True
        with self.metrics.timed():
            await self.done(room, guest, message)
        return True

    async def done(self, room: Room, guest: Guest, message: protocol.Message) -> None:
        async with self.lock(room.id):
            try:
                said, news = await self.in_worker(lambda: self.work(room, guest.seat, message))
            except Elsewhere as error:
                guest.send(protocol.encode(protocol.Closed(str(error), True, error.address)))
                guest.hang_up()
                return
            except LostJournal as error:
                log.error("journal: %s", error)
                words = f"it could not be written down ({error}), so it has not happened: try again"
                guest.send(protocol.encode(protocol.Refused(type(message).__name__.lower(), words)))
                self.keep_going(room)
                return
            except Exception:
                log.exception("a message could not be dealt with")
                guest.send(protocol.encode(protocol.Refused("", "something went wrong here; nothing has changed")))
                return
            if said is not None:
                guest.send(said)
            self.spread(room, news)
        self.keep_going(room)

    def keep_going(self, room: Room) -> None:
        """Where bots have more to do, let them, little by little, whoever watches; also once a lost journal is back."""
        if (room.is_busy or not room.is_at_hand) and room.id not in self.running:
            task = asyncio.create_task(self.going_on(room))
            self.running[room.id] = task
            task.add_done_callback(lambda _: self.running.pop(room.id, None))

    async def going_on(self, room: Room) -> None:
        while (room.is_busy or not room.is_at_hand) and self.guests.get(room.id):
            pause = 0.0
            async with self.lock(room.id):
                try:
                    self.spread(room, await self.in_worker(lambda: self.slice(room)))
                except (LostJournal, SQLAlchemyError) as error:
                    log.error("journal: %s", error)
                    pause = TRIED_AGAIN
                except Elsewhere:
                    return  # whoever is here hears of it when the leases are renewed
                except Exception:
                    log.exception("bots could not go on")
                    return
            await asyncio.sleep(pause)

    def slice(self, room: Room) -> dict[int, bytes]:
        self.revived(room)
        if room.is_busy:
            room.go_on()
        return self.news(room)

    def work(self, room: Room, seat: int, message: protocol.Message) -> tuple[bytes | None, dict[int, bytes]]:
        """In a worker: act, write it down, and see what each seat is to be told."""
        self.revived(room)
        said = room.act(seat, message)
        return None if said is None else protocol.encode(said), self.news(room)

    def revived(self, room: Room) -> None:
        """After the journal failed, the game is taken from it again."""
        if not room.is_at_hand:
            self.hall.find(room.id)

    # everybody at a table ---------------------------------------------------------------------------------------------
    def news(self, room: Room) -> dict[int, bytes]:
        out = {}
        for seat in {guest.seat for guest in self.guests.get(room.id, set()).copy()}:
            change = room.news_for(seat)
            if change is not None:
                out[seat] = change
        return out

    def spread(self, room: Room, news: dict[int, bytes]) -> None:
        for guest in self.guests.get(room.id, set()).copy():
            if guest.seat in news:
                guest.send(news[guest.seat])

    async def update(self, room: Room) -> None:
        """Tell everybody at a table what has changed without a message: who came, who left, that it begins."""
        async with self.lock(room.id):
            self.spread(room, await self.in_worker(lambda: self.news(room)))

    async def keep(self) -> None:
        """As long as the server lives: renew its leases, let go what it has lost, put away what nobody uses."""
        while True:
            try:
                lost = await self.in_worker(self.hall.keep)
                self.others = await self.in_worker(lambda: list(self.hall.leases.others()))
                for room in lost:
                    for guest in self.guests.get(room.id, set()).copy():
                        guest.send(protocol.encode(protocol.Closed("another server has this table now", True)))
                        guest.hang_up()
                await self.in_worker(self.hall.put_away)
                for room in [room for room in self.hall.rooms.values() if room.clocks is not None]:
                    await self.call_time(room)
            except Exception as error:
                log.error("leases: %s", error)
            await asyncio.sleep(RENEWED)

    async def call_time(self, room: Room) -> None:
        """Whose time is up leaves the game."""
        async with self.lock(room.id):
            if await self.in_worker(room.call_time):
                self.spread(room, await self.in_worker(lambda: self.news(room)))
        self.keep_going(room)

    async def close(self) -> None:
        """Let everybody go; their pages come back by themselves."""
        for guests in list(self.guests.values()):
            for guest in list(guests):
                guest.send(protocol.encode(protocol.Closed("the server stops", True)))
                guest.hang_up()
        self.workers.shutdown(wait=False, cancel_futures=True)


async def receive(socket: WebSocket) -> bytes | str:
    """The next message, as text or as bytes."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    text = message.get("text")
    return text if isinstance(text, str) else bytes(message.get("bytes") or b"")


async def refuse(socket: WebSocket, words: str, again: bool = False, go: str = "") -> None:
    if socket.client_state == WebSocketState.CONNECTED:
        await socket.send_text(protocol.encode(protocol.Closed(words, again, go)).decode())
        await socket.close(4000)
