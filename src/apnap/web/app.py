"""Addresses and headers: the page, the lobby, the socket, health and metrics."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Final, TypeVar

import msgspec
from sqlalchemy.exc import SQLAlchemyError
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from apnap import position as positions
from apnap import record
from apnap._build_info import __version__
from apnap.errors import ApnapError, InputError
from apnap.rules.ch8_multiplayer.table import TableError
from apnap.table import seating
from apnap.web import decks, limits
from apnap.web.hall import Hall, chosen, described
from apnap.web.journal import Journal, LostJournal
from apnap.web.leases import Elsewhere
from apnap.web.metrics import Metrics
from apnap.web.protocol import AskRule, DeckWish, MomentWish, PositionWish, ReplayWish, SeatKey, SeatWish, TableWish
from apnap.web.replays import Viewings, checked_bots
from apnap.web.rooms import GATHERING, OVER, NotYours
from apnap.web.rule_words import about_rule
from apnap.web.sockets import Tables
from apnap.web.variants import listed_drafts, listed_variants, seated

PAGE: Final = Path(__file__).parent / "page"
PICTURES: Final = (".jpg", ".jpeg", ".png", ".webp", ".avif")
LARGEST_BODY: Final = 200_000
LARGEST_REPLAY: Final = 9_000_000
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "font-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
T = TypeVar("T")


class JoinWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    table: str
    token: str
    seat: SeatWish


class Server:
    """What the addresses of one server share."""

    def __init__(
        self,
        journal: Journal,
        names: tuple[str, ...] = (),
        key: str = "",
        address: str = "here",
        images: Path | None = None,
    ) -> None:
        self.hall = Hall(journal, address=address)
        self.metrics = Metrics()
        self.tables = Tables(self.hall, self.metrics)
        self.names = names
        """The names by which the server is reached, besides those of this machine itself."""
        self.key = key
        """What one has to know to make tables; nothing where anybody may."""
        self.made = limits.Buckets(40, 2.0)
        self.moments = limits.Buckets(200, 20.0)
        self.viewings = Viewings()
        self.images = found_images(images)
        """By the name of a card, the picture that the host has of it."""

    # pages ------------------------------------------------------------------------------------------------------------
    async def page(self, request: Request) -> Response:
        return FileResponse(PAGE / "index.html", headers={"cache-control": "no-cache"})

    async def health(self, request: Request) -> Response:
        return PlainTextResponse("ok\n")

    async def scrape(self, request: Request) -> Response:
        journal = self.hall.journal
        return PlainTextResponse(self.metrics.lines(len(self.hall.rooms), journal.commits, journal.failures))

    # the lobby --------------------------------------------------------------------------------------------------------
    async def lobby(self, request: Request) -> Response:
        """All that the lobby offers: variants, drafts, decks, bots."""

        def answer() -> dict[str, object]:
            from apnap.agents import AGENT_NAMES, usual_agent

            out: dict[str, object] = {
                "version": __version__,
                "variants": listed_variants(),
                "drafts": listed_drafts(),
                "decks": decks.offered(),
                "bots": list(AGENT_NAMES),
                "bot": usual_agent(),
                "key": bool(self.key),
            }
            return out

        return json_answer(await self.tables.in_worker(answer))

    async def make(self, request: Request) -> Response:
        def answer(wish: TableWish) -> dict[str, object]:
            self.require_key(wish.key)
            room = self.hall.make(wish)
            links = room.links()
            mine = [link for link, chair in zip(links, room.made.chairs, strict=True) if chair.host]
            watch = f"/table/{room.id}#{room.made.watch}"
            return {**described(room), "links": links, "mine": "".join(mine), "watch": watch}

        return await self.asked(request, TableWish, answer)

    def require_key(self, key: str) -> None:
        if self.key and key != self.key:
            raise InputError("this server wants its key of whoever makes a table")

    async def lay_out(self, request: Request) -> Response:
        """A table from position text, every seat with a link of its own."""

        def answer(wish: PositionWish) -> dict[str, object]:
            self.require_key(wish.key)
            room = self.hall.seat_session(seating.laid_out(wish.text, "the position"))
            return {**described(room), "links": room.links(), "mine": room.links()[0]}

        return await self.asked(request, PositionWish, answer)

    async def join(self, request: Request) -> Response:
        found: list[str] = []

        def answer(wish: JoinWish) -> dict[str, object]:
            room = self.hall.find(wish.table)
            if room is None:
                raise InputError("there is no such table here")
            seat = self.hall.join(room, wish.token, wish.seat)
            found.append(room.id)
            return {**described(room), "seat": seat}

        said = await self.asked(request, JoinWish, answer)
        for id in found:
            await self.tables.update(self.hall.rooms[id])
        return said

    async def start(self, request: Request) -> Response:
        """The host begins without waiting: bots take the open seats."""
        found: list[str] = []

        def answer(wish: JoinWish) -> dict[str, object]:
            room = self.hall.find(wish.table)
            if room is None:
                raise InputError("there is no such table here")
            seat = room.seat_of(wish.token)
            if seat < 0 or not room.made.chairs[seat].host:
                raise InputError("only who made the table begins the game")
            if room.stage == GATHERING:
                self.hall.begin(room)
            found.append(room.id)
            return described(room)

        said = await self.asked(request, JoinWish, answer)
        for id in found:
            await self.tables.update(self.hall.rooms[id])
        return said

    async def seating(self, request: Request) -> Response:
        """Who sits with whom at a table that is wished for, before it is made; or why there can be none."""

        def answer(wish: TableWish) -> dict[str, object]:
            return seated(chosen(wish).table())

        return await self.asked(request, TableWish, answer, often=True)

    async def find_cards(self, request: Request) -> Response:
        """Cards whose names have these letters in them, as they are printed."""
        host = request.client.host if request.client else ""
        if not self.moments.take(host):
            return json_answer({"error": "too many requests: wait a moment"}, 429)
        wanted = request.query_params.get("find", "")[:60]
        return json_answer({"cards": await self.tables.in_worker(lambda: decks.matching(wanted))})

    async def deck_contents(self, request: Request) -> Response:
        """What is in one of our decks."""
        host = request.client.host if request.client else ""
        if not self.moments.take(host):
            return json_answer({"error": "too many requests: wait a moment"}, 429)
        name = request.query_params.get("name", "")
        if not any(deck["name"] == name for deck in decks.offered()):
            return json_answer({"error": "there is no such deck here"}, 404)
        return json_answer(await self.tables.in_worker(lambda: decks.contents(name)))

    async def list_images(self, request: Request) -> Response:
        return json_answer(sorted(self.images))

    async def image(self, request: Request) -> Response:
        """A picture from the host's folder, by the name of its card and never by a path."""
        found = self.images.get(request.path_params["name"])
        if found is None:
            return PlainTextResponse("no such picture\n", 404)
        return FileResponse(found, headers={"cache-control": "max-age=86400"})

    async def check_deck(self, request: Request) -> Response:
        def answer(wish: DeckWish) -> dict[str, object]:
            seats = [SeatWish()] * wish.seats
            table = chosen(TableWish(variant=wish.variant, seats=seats, by_hand=wish.by_hand)).table()
            return decks.report(wish, table)

        return await self.asked(request, DeckWish, answer)

    # recorded games ---------------------------------------------------------------------------------------------------
    async def save(self, request: Request) -> Response:
        """The replay of a game that is over, for those who played it: all hidden cards are in it."""

        def answer(wish: SeatKey) -> dict[str, object]:
            room = self.hall.find(wish.table)
            if room is None:
                raise InputError("there is no such table here")
            room.seat_of(wish.token)
            if room.stage != OVER:
                raise InputError("the replay of a game has everybody's cards: it is saved when the game is over")
            return {"replay": record.dumps(record.record_of(room.playing().game)).decode(), "name": f"{room.id}.replay"}

        return await self.asked(request, SeatKey, answer)

    async def again(self, request: Request) -> Response:
        """Another game for those who have just played one: whoever asks first begins it, the others are told."""
        found: list[str] = []

        def answer(wish: SeatKey) -> dict[str, object]:
            room = self.hall.find(wish.table)
            if room is None:
                raise InputError("there is no such table here")
            seat = room.seat_of(wish.token)
            if seat < 0:
                raise InputError("whoever looks on begins no game")
            following = self.hall.again(room)
            found.append(room.id)
            return {**described(following), "mine": following.links()[seat]}

        said = await self.asked(request, SeatKey, answer)
        for id in found:
            await self.tables.update(self.hall.rooms[id])
        return said

    async def open_replay(self, request: Request) -> Response:
        def answer(wish: ReplayWish) -> dict[str, object]:
            return self.viewings.described(self.viewings.open(wish.replay))

        return await self.asked(request, ReplayWish, answer, LARGEST_REPLAY)

    async def opened(self, request: Request) -> Response:
        return await self.asked(request, MomentWish, lambda wish: self.viewings.described(wish.id))

    async def moment(self, request: Request) -> Response:
        def answer(wish: MomentWish) -> dict[str, object]:
            return self.viewings.find(wish.id).frame(wish.at, wish.seat)

        return await self.asked(request, MomentWish, answer, often=True)

    async def rule(self, request: Request) -> Response:
        """What a rule is about, for pages without a table."""

        def answer(wish: AskRule) -> dict[str, object]:
            return msgspec.structs.asdict(about_rule(wish.number))

        return await self.asked(request, AskRule, answer, often=True)

    async def position(self, request: Request) -> Response:
        """A moment of a replay as position text, with all cards open."""

        def answer(wish: MomentWish) -> dict[str, object]:
            return {"text": positions.write(self.viewings.find(wish.id).at(wish.at).play)}

        return await self.asked(request, MomentWish, answer)

    async def play_on(self, request: Request) -> Response:
        """A new table that goes on from a moment of a replay, against bots."""

        def answer(wish: MomentWish) -> dict[str, object]:
            viewing = self.viewings.find(wish.id)
            session = viewing.played_on(wish.at, max(wish.seat, 0), checked_bots(wish.bots))
            room = self.hall.seat_session(session)
            return {"mine": "".join(room.links())}

        return await self.asked(request, MomentWish, answer)

    async def asked(
        self,
        request: Request,
        kind: type[T],
        answer: Callable[[T], dict[str, object]],
        most: int = LARGEST_BODY,
        often: bool = False,
    ) -> Response:
        """Answer a wish that comes as JSON; whatever is wrong with it is said, with its rule."""
        host = request.client.host if request.client else ""
        if not (self.moments if often else self.made).take(host):
            return json_answer({"error": "too many requests: wait a moment"}, 429)
        if request.headers.get("content-type", "").split(";")[0] != "application/json":
            return json_answer({"error": "send JSON"}, 415)
        body = b""
        async for chunk in request.stream():
            body += chunk
            if len(body) > most:
                return json_answer({"error": "that is too long"}, 413)
        try:
            wish = msgspec.json.decode(body, type=kind)
            return json_answer(await self.tables.in_worker(lambda: answer(wish)))
        except msgspec.MsgspecError as error:
            return json_answer({"error": f"this is not a wish that can be granted: {error}"}, 400)
        except NotYours as error:
            return json_answer({"error": str(error)}, 403)
        except Elsewhere as error:
            return json_answer({"error": str(error), "go": error.address}, 421)
        except (ApnapError, TableError) as error:
            return json_answer({"error": str(error), "rule": error.rule}, 400)
        except LostJournal as error:
            return json_answer({"error": f"the journal cannot be written ({error}): nothing has happened"}, 503)

    async def socket(self, socket: WebSocket) -> None:
        await self.tables.serve(socket)


def json_answer(data: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(data), status, {"cache-control": "no-store"}, media_type="application/json")


class Guarded:
    """Around everything: hosts and origins that are ours, and headers on whatever is answered."""

    def __init__(self, app: ASGIApp, names: tuple[str, ...]) -> None:
        self.app = app
        self.names = names

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        host = headers.get("host", "")
        if not limits.is_our_host(host, self.names) or not limits.is_our_origin(headers.get("origin"), host):
            await forbid(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [
                    *message.get("headers", []),
                    *((name.encode(), value.encode()) for name, value in HEADERS.items()),
                ]
            await send(message)

        await self.app(scope, receive, with_headers)


async def forbid(scope: Scope, receive: Receive, send: Send) -> None:
    """Somebody else's page or name points here."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 4403})
        return
    words = "This server does not go by that name; say so with --name NAME.\n"
    await PlainTextResponse(words, 403)(scope, receive, send)


class PageFiles(StaticFiles):
    """The parts of the page; a browser asks each time whether they are still the same, so that it never mixes two."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        response.headers["cache-control"] = "no-cache"
        return response


def found_images(folder: Path | None) -> dict[str, Path]:
    """Pictures in a folder, by the names of the cards that their files are called after."""
    if folder is None:
        return {}
    return {path.stem: path for path in sorted(folder.rglob("*")) if path.suffix.lower() in PICTURES and path.is_file()}


def application(
    journal: Journal,
    names: tuple[str, ...] = (),
    key: str = "",
    address: str = "here",
    images: Path | None = None,
) -> ASGIApp:
    """The server as an ASGI application."""
    server = Server(journal, names, key, address, images)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        keeping = asyncio.create_task(server.tables.keep())
        yield
        keeping.cancel()
        await server.tables.close()
        with contextlib.suppress(SQLAlchemyError):
            server.hall.leases.let_go()
        journal.close()

    routes = [
        Route("/", server.page),
        Route("/table/{id}", server.page),
        Route("/health", server.health),
        Route("/metrics", server.scrape),
        Route("/api/lobby", server.lobby),
        Route("/api/tables", server.make, methods=["POST"]),
        Route("/api/join", server.join, methods=["POST"]),
        Route("/api/start", server.start, methods=["POST"]),
        Route("/api/deck", server.check_deck, methods=["POST"]),
        Route("/api/deck", server.deck_contents),
        Route("/api/cards", server.find_cards),
        Route("/api/images", server.list_images),
        Route("/image/{name}", server.image),
        Route("/api/rule", server.rule, methods=["POST"]),
        Route("/api/text", server.position, methods=["POST"]),
        Route("/api/seating", server.seating, methods=["POST"]),
        Route("/api/save", server.save, methods=["POST"]),
        Route("/api/again", server.again, methods=["POST"]),
        Route("/api/replay", server.open_replay, methods=["POST"]),
        Route("/api/moment", server.moment, methods=["POST"]),
        Route("/api/play-on", server.play_on, methods=["POST"]),
        Route("/api/opened", server.opened, methods=["POST"]),
        Route("/api/position", server.lay_out, methods=["POST"]),
        Route("/replay", server.page),
        Route("/judge", server.page),
        WebSocketRoute("/socket", server.socket),
        Mount("/page", PageFiles(directory=PAGE)),
    ]
    app = Starlette(routes=routes, lifespan=lifespan)
    app.state.server = server
    return Guarded(app, names)
