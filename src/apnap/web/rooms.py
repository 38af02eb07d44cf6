"""A table with its seats: who may answer for which, what they may do, and what each of them is sent afterwards.

A room is used by one thread at a time, never by the event loop itself: `sockets.py` calls it in a worker. Whatever is
done is written into the journal before anybody hears of it; where that fails, it has not happened.
"""

from __future__ import annotations

import secrets
import time
from dataclasses import dataclass, field, replace
from typing import Final

import msgspec

from apnap import by_hand, record
from apnap.agents import AGENT_NAMES, make_agent
from apnap.agents.closed_decks import close_decks
from apnap.decks import banned
from apnap.errors import ApnapError
from apnap.rules.ch7_additional.by_hand.actions import HAND_NAMES, HandAction
from apnap.rules.core.constants import NONE, STEP_NAMES
from apnap.rules.core.decisions import Decision, IllegalAnswer
from apnap.table import reasons, saves
from apnap.table.session import EngineFailed, Session
from apnap.table.stops import Stops, Until
from apnap.web import protocol
from apnap.web.asks import ask_id
from apnap.web.clocks import Clocks
from apnap.web.drafts import Drafting
from apnap.web.frames import Data, Texts, facts, frame, log_lines
from apnap.web.journal import (
    ANSWERS,
    CLOCK,
    DRAFTED,
    LATER,
    SAID,
    SAT_IN,
    STOPS,
    YIELDS,
    Entry,
    Journal,
    LostJournal,
    Records,
    Stored,
)
from apnap.web.made import Made, Said
from apnap.web.patches import difference
from apnap.web.rule_words import about_rule

GATHERING: Final = "gathering"
DRAFTING: Final = "drafting"
PLAYING: Final = "playing"
OVER: Final = "over"
SPECTATOR: Final = -1
MOST_SAID: Final = 500
IN_ONE_GO: Final = 100
"""How many decisions bots make before people see how they stand."""
NOTHING_WAITS: Final = b"[]"
UNKNOWN: Final = -1
"""Written for a digest where the bots were stopped in the middle of things."""
TAIL: Final = 64
"""How many of the last answers are looked at, before all of them are, to see what is new."""


class NotYours(Exception):
    """The secret is not one of this table."""


@dataclass
class Sent:
    """The last frame of a seat."""

    n: int = 0
    data: Data = field(default_factory=dict)
    lines: int = 0
    """How many lines of the log it has."""


class Room:
    """One table."""

    def __init__(self, id: str, made: Made, journal: Journal, stage: str = GATHERING) -> None:
        self.id = id
        self.made = made
        self.journal = journal
        self.stage = stage
        self.next: str | None = None
        """The table at which the same players play again."""
        self.session: Session | None = None
        self.drafting: Drafting | None = None
        """The draft before the game, as long as it lasts."""
        self.drafted = 0
        """How many answers of the draft were written down."""
        self.clocks = Clocks(made.wish.clock) if made.wish.clock else None
        self.texts = Texts()
        self.said: list[Said] = []
        self.given: dict[int, int] = {}
        """By seat, how much it has answered."""
        self.sent: dict[int, Sent] = {}
        self.present: dict[int, int] = {}
        """By seat, how many browsers are there."""
        self.sat_in: dict[int, str] = {}
        """By seat, the bot that plays for somebody who is away."""
        self.entries = 0
        self.written: Records = []
        self.later = NOTHING_WAITS
        """What waits to be done by hand, as it was written down."""
        self.used = time.time()

    # seats ------------------------------------------------------------------------------------------------------------
    def seat_of(self, token: str) -> int:
        """The seat with this secret; SPECTATOR for the one with which one looks on."""
        found = SPECTATOR - 1
        for seat, chair in enumerate(self.made.chairs):
            if chair.token and secrets.compare_digest(chair.token.encode(), token.encode()):
                found = seat
        if secrets.compare_digest(self.made.watch.encode(), token.encode()):
            found = SPECTATOR
        if found < SPECTATOR:
            raise NotYours("this link does not open a seat at this table")
        return found

    def playing(self) -> Session:
        if self.session is None:
            raise IllegalAnswer("103.1", "the game has not begun: not everybody is here")
        return self.session

    # the game ---------------------------------------------------------------------------------------------------------
    def begin(self, session: Session) -> None:
        """Let the game start; it is in the journal before its first question is shown."""
        header = record.dumps(replace(saves.packed(session, ()), answers=(), markers=(), digests=(), final=0))
        session.most_in_one_go = IN_ONE_GO
        session.start()
        self.journal.change_table(self.id, PLAYING, msgspec.json.encode(self.made), header)
        self.session = session
        self.stage = PLAYING
        self.seat_bots(session)
        self.write_down()

    @property
    def is_at_hand(self) -> bool:
        """Is there something to be done at this table, or must it be taken up from the journal first?"""
        return self.session is not None or self.drafting is not None or self.stage == GATHERING

    def begin_draft(self, drafting: Drafting) -> None:
        """Let packs be opened; whoever drafts is asked at once."""
        self.journal.change_table(self.id, DRAFTING, msgspec.json.encode(self.made), drafting.header())
        self.drafting = drafting
        self.stage = DRAFTING
        self.write_draft()

    def write_draft(self) -> None:
        """What is new in the draft goes into the journal; once decks are built, the game begins."""
        drafting = self.drafting
        assert drafting is not None
        if new := drafting.answers(self.drafted):
            try:
                entry = Entry(DRAFTED, self.drafted, int(drafting.draft.digest), msgspec.json.encode(new))
                self.journal.append(self.id, self.entries, [entry])
            except LostJournal:
                self.drafting = None  # it has not happened
                raise
            self.entries += 1
            self.drafted += len(new)
        if drafting.draft.over:
            agents = [chair.bot or None for chair in self.made.chairs]
            self.begin(Session(drafting.game(agents), [s for s, chair in enumerate(self.made.chairs) if not chair.bot]))
            self.drafting = None
            self.given.clear()

    def take_up(self, stored: Stored) -> None:
        """The game again as the journal has it, at the same question."""
        self.entries = stored.entries
        self.said = [msgspec.json.decode(line, type=Said) for line in stored.said]
        self.stage = stored.stage
        self.sat_in = stored.sat_in
        if self.clocks is not None:
            self.clocks = Clocks(self.made.wish.clock, stored.thought)
        if stored.game is None:
            return
        if stored.stage == DRAFTING:
            self.drafted = len(stored.drafted)
            self.drafting = Drafting.taken_up(stored.game, stored.drafted)
            for seat, bot in self.sat_in.items():
                self.drafting.sit_in(seat, bot)
            self.write_draft()
            return
        replay = record.loads(stored.game)
        several = replay.setup.table.markers > 1
        replay = replace(
            replay,
            answers=tuple((r[0], r[1], tuple(r[3:])) for r in stored.records),
            markers=tuple(r[2] for r in stored.records) if several else (),
        )
        replay.check_cards()
        game = replay.play(verify=False)
        if stored.digest not in (None, UNKNOWN) and int(game.digest) != stored.digest:
            raise replay.failed(len(replay.answers), "it is not what it was")
        # bots that were stopped in the middle of things go on a little, and then as always: nobody else waits for them
        most, game.play.limit = game.play.limit, (int(game.play.decisions_asked) + IN_ONE_GO) // 50 + 1
        record.seat_agents(game.play, saves.bots(replay.setup, len(replay.answers), replay))
        game.play.limit = most
        session = Session(game)
        session.began_late = True
        session.most_in_one_go = IN_ONE_GO
        for stops in session.stops.values():
            stops.watching = bool(replay.setup.position)
        for seat, kept in stored.stops.items():
            if seat in session.stops:
                set_stops(session.stops[seat], msgspec.json.decode(kept, type=protocol.SetStops))
        for seat, names in stored.yields.items():
            session.stops[seat].yields = set(msgspec.json.decode(names, type=list[str]))
        self.later = stored.later or NOTHING_WAITS
        waiting = msgspec.json.decode(self.later, type=list[tuple[int, protocol.ByHand]])
        session.later = [(seat, hand_action(message)) for seat, message in waiting]
        session.seen_lines = {seat: last_said(session, seat) for seat in session.stops}
        session.asked_at = len(game.play.log)
        self.session = session
        self.written = list(stored.records)
        self.run_clocks(session)
        if self.stage == PLAYING:
            self.seat_bots(session)
            self.write_down()  # what they did is in the journal before anybody hears of it

    def write_down(self, *besides: Entry) -> None:
        """Everything that is new in the record goes into the journal, before anybody hears of it."""
        session = self.playing()
        entries = list(besides)
        start, new = self.news(session)
        if new or start < len(self.written):
            digest = UNKNOWN if session.pauses else int(session.play.digest())
            entries.append(Entry(ANSWERS, start, digest, msgspec.json.encode(new)))
        if (later := waiting_by_hand(session)) != self.later:
            entries.append(Entry(LATER, 0, 0, later))
        entries += [Entry(CLOCK, seat, thought, b"") for seat, thought in self.run_clocks(session).items()]
        if not entries:
            return
        try:
            self.journal.append(self.id, self.entries, entries)
        except LostJournal:
            self.session = None  # it has not happened: the journal says where we stand
            raise
        self.entries += len(entries)
        self.later = later
        del self.written[start:]
        self.written += new
        if session.over and self.stage != OVER:
            self.stage = OVER
            self.journal.change_table(self.id, OVER, msgspec.json.encode(self.made), self.header())

    def run_clocks(self, session: Session) -> dict[int, int]:
        """Where there are clocks, let those run who are asked something; what those show that stopped."""
        if self.clocks is None:
            return {}
        return self.clocks.turn_to({int(d.decider) for d in session.waiting() if int(d.decider) in session.people})

    def call_time(self) -> bool:
        """Whoever has no time left is out of the game; the others play on."""
        session = self.session
        late = self.clocks.out_of_time() if self.clocks is not None and session is not None else []
        for seat in late:
            assert session is not None
            self.say(seat, "(out of time)")
            session.concede(seat)
            self.write_down()
        return bool(late)

    def header(self) -> bytes | None:
        stored = self.journal.load(self.id)
        return stored.game if stored is not None else None

    def news(self, session: Session) -> tuple[int, Records]:
        """From which place on the record is another than the one that was written down, and what it is there."""
        play = session.play
        recorded = [*play.history, *play.answers]
        start = min(max(0, len(self.written) - TAIL), len(recorded))
        while True:
            now = [[int(r.seat), int(r.kind), int(r.marker), *(int(x) for x in r.answer)] for r in recorded[start:]]
            same = 0
            for before, after in zip(self.written[start:], now, strict=False):
                if before != after:
                    break
                same += 1
            if same or start == 0:
                return start + same, now[same:]
            start = 0

    # what people do ---------------------------------------------------------------------------------------------------
    def act(self, seat: int, message: protocol.Message) -> protocol.FromServer | None:
        """Do what a seat asks for. What cannot be is said; everybody else hears of nothing."""
        self.used = time.time()
        kind = type(message)
        try:
            if seat < 0:
                raise IllegalAnswer("102.1", "whoever looks on takes no part in the game")
            if isinstance(message, protocol.Say):
                self.say(seat, message.text)
                return None
            if isinstance(message, protocol.AskRule):
                return about_rule(message.number)
            if self.drafting is not None:
                self.draft(self.drafting, seat, message)
                return None
            session = self.playing()
            if isinstance(message, protocol.Why):
                return self.why(session, seat, message.ref, message.by)
            if isinstance(message, protocol.Explain):
                lines = session.view(seat).explain(message.ref)
                return protocol.Told("explain", message.ref, "", lines or ["you cannot see what this is"])
            if isinstance(message, protocol.TurnTo):
                session.turn_to(self.question(session, seat, message.ask))
                return None
            if isinstance(message, protocol.Answer) and message.careful:
                self.question(session, seat, message.ask)
                if refs := session.sole_targets(list(message.values), seat):
                    return protocol.Sure(message.ask, message.values, refs)
            if isinstance(message, protocol.ByHand) and session.is_half_done and session.play.state.table.by_hand:
                session.by_hand_later(hand_action(message), seat)
                self.write_down()
                words = "It is done as soon as what is asked now is finished, before anybody passes."
                return protocol.Told("by hand", 0, "By hand, a little later", [words])
            self.change(session, seat, message)
            return None
        except IllegalAnswer as refusal:
            return protocol.Refused(
                kind_name(kind), refusal.message, refusal.rule, reasons.title_of(refusal.rule) if refusal.rule else ""
            )
        except ApnapError as refusal:
            return protocol.Refused(kind_name(kind), str(refusal), refusal.rule)
        except EngineFailed as failure:
            path = saves.crash_file()
            saves.save_crash(self.playing(), path, (), failure.answers, {"error": str(failure)}, failure.markers)
            return protocol.Refused(
                kind_name(kind), "the engine failed, and is back where it was: choose something else", ""
            )

    def draft(self, drafting: Drafting, seat: int, message: protocol.Message) -> None:
        """What people do while they draft."""
        if isinstance(message, protocol.Answer):
            drafting.answer(seat, message.ask, message.values, self.given.get(seat, 0))
            self.given[seat] = self.given.get(seat, 0) + 1
        elif isinstance(message, protocol.SitIn):
            self.require_absent(seat, message)
            self.note_bot(message.seat, message.bot)
            drafting.sit_in(message.seat, message.bot)
        else:
            raise IllegalAnswer("905.1a", "that waits until the draft is over")
        self.write_draft()

    def require_absent(self, seat: int, message: protocol.SitIn) -> None:
        """The host may let a bot sit in for another person who is away, and anybody while the host is away too."""
        hosts = [at for at, chair in enumerate(self.made.chairs) if chair.host]
        if seat not in hosts and any(self.present.get(host, 0) for host in hosts):
            raise IllegalAnswer("100.1", "only who made the table lets a bot sit in")
        if message.seat >= len(self.made.chairs) or not self.made.chairs[message.seat].token or message.seat == seat:
            raise IllegalAnswer("100.1", "no other person sits there")
        if message.bot and message.bot not in AGENT_NAMES:
            raise IllegalAnswer("100.1", f"there is no bot called '{message.bot}'")
        if message.bot and self.present.get(message.seat, 0):
            raise IllegalAnswer("100.1", "that player is here")

    def change(self, session: Session, seat: int, message: protocol.Message) -> None:
        """Something that changes the game, or when a person is asked."""
        besides: list[Entry] = []
        if isinstance(message, protocol.SetStops):
            set_stops(session.stops[seat], message)
            besides.append(Entry(STOPS, seat, 0, msgspec.json.encode(message)))
        elif isinstance(message, protocol.Yield):
            yields = session.stops[seat].yields
            (yields.add if message.on else yields.discard)(message.name)
            besides.append(Entry(YIELDS, seat, 0, msgspec.json.encode(sorted(yields))))
        elif isinstance(message, protocol.SitIn):
            self.require_absent(seat, message)
            self.note_bot(message.seat, message.bot)
            self.let_play(session, message.seat, message.bot)
        else:
            self.play_on(session, seat, message)
            self.given[seat] = self.given.get(seat, 0) + 1
        self.write_down(*besides)
        while session.refusals:
            who, words = session.refusals.pop(0)
            self.say(who, f"(could not do it by hand: {words})")

    def play_on(self, session: Session, seat: int, message: protocol.Message) -> None:
        if isinstance(message, protocol.Answer):
            self.question(session, seat, message.ask)
            session.answer(list(message.values), seat)
        elif isinstance(message, protocol.Suggest):
            self.question(session, seat, message.ask)
            session.suggest(list(message.values), seat)
        elif isinstance(message, protocol.PassUntil):
            self.question(session, seat, message.ask)
            if message.step and message.step not in STEP_NAMES:
                raise IllegalAnswer("500.1", f"there is no step called '{message.step}'")
            step = STEP_NAMES.index(message.step) if message.step else -1
            session.pass_until(Until(step, message.whose, message.turn, message.firm), seat)
        elif isinstance(message, protocol.Undo):
            session.undo(seat)
            self.forget_lines()
        elif isinstance(message, protocol.Cancel):
            session.cancel(seat)
            self.forget_lines()
        elif isinstance(message, protocol.Concede):
            session.concede(seat)
        elif isinstance(message, protocol.ByHand):
            session.by_hand(hand_action(message), seat)
        elif isinstance(message, protocol.Object):
            session.object(seat)
            self.forget_lines()
        elif isinstance(message, protocol.Repeat):
            session.repeat(message.times, seat)
        else:
            raise IllegalAnswer("117.1", "that is not said at a table")

    def forget_lines(self) -> None:
        """What was taken back took its lines of the log with it: everybody gets the log again."""
        for sent in self.sent.values():
            sent.lines = 0

    @property
    def is_busy(self) -> bool:
        """Do bots have more to do before anybody is asked?"""
        return self.session is not None and self.session.pauses

    def go_on(self) -> None:
        """Let the bots go on."""
        session = self.playing()
        session.go_on()
        self.write_down()

    def question(self, session: Session, seat: int, wanted: str) -> Decision:
        """The question that is meant; one that waits no longer is nobody's to answer."""
        for decision in session.waiting(seat):
            if ask_id(decision, self.given.get(seat, 0)) == wanted:
                if decision is not session.decision(seat):
                    session.turn_to(decision)
                return decision
        raise IllegalAnswer("117.1", "this is not asked any more: look at what is asked now")

    def why(self, session: Session, seat: int, ref: int, by: int = NONE) -> protocol.Told:
        """Why something cannot be chosen, or not attacked or blocked by a creature that is being declared."""
        view = session.view(seat)
        if (ref >= 0 and view.find(ref) is None) or ref < -len(self.made.chairs):
            return protocol.Told("why", ref, "", ["you cannot see what this is"])
        return protocol.Told("why", ref, "", reasons.lines(session.play, view, ref, session.decision(seat), by=by))

    def say(self, seat: int, text: str) -> None:
        line = Said(seat, "".join(c for c in text if c.isprintable()), int(time.time()))
        self.journal.append(self.id, self.entries, [Entry(SAID, seat, 0, msgspec.json.encode(line))])
        self.entries += 1
        self.said.append(line)
        del self.said[:-MOST_SAID]

    # people who are away ----------------------------------------------------------------------------------------------
    def note_bot(self, seat: int, bot: str) -> None:
        """Write down that a bot plays for somebody, or with no name that they play themselves."""
        self.journal.append(self.id, self.entries, [Entry(SAT_IN, seat, 0, bot.encode())])
        self.entries += 1
        self.sat_in.pop(seat, None)
        if bot:
            self.sat_in[seat] = bot

    def let_play(self, session: Session, seat: int, bot: str) -> None:
        """A bot plays for a person who is away; or the person has the seat again."""
        play = session.play
        if not bot:
            play.agents[seat] = None
            return
        agent = make_agent(bot, len(self.written))
        close_decks([agent], banned.lists())
        play.agents[seat] = agent
        for decision in session.waiting(seat):
            play.answer(agent.choose(play, decision), decision.seat, decision.marker)
            break

    def seat_bots(self, session: Session) -> None:
        """Whoever was away when the game began, or was taken up again, is played for as before."""
        for seat, bot in self.sat_in.items():
            self.let_play(session, seat, bot)

    def welcome(self, seat: int) -> None:
        """Whoever is back plays for themselves again."""
        if seat not in self.sat_in:
            return
        self.note_bot(seat, "")
        if self.drafting is not None:
            self.drafting.sit_in(seat, "")
        elif self.session is not None:
            self.let_play(self.session, seat, "")

    # what is sent -----------------------------------------------------------------------------------------------------
    def frame_of(self, seat: int) -> Data:
        """All that a seat may know now."""
        data: Data = {"table": self.id, "stage": self.stage, "you": seat, "title": self.made.title}
        data["here"] = [self.present.get(s, 0) > 0 for s in range(len(self.made.chairs))]
        data["said"] = [[line.seat, line.text, line.at] for line in self.said]
        data["chairs"] = [
            {"name": chair.name, "who": chair.who, "bot": chair.bot, "host": chair.host, "you": at == seat}
            for at, chair in enumerate(self.made.chairs)
        ]
        if seat >= 0 and self.made.chairs[seat].host:
            data["watch"] = f"/table/{self.id}#{self.made.watch}"
        if self.drafting is not None:
            data["draft"] = self.drafting.frame(seat, self.given.get(seat, 0))
            return data
        session = self.session
        if session is None:
            data["variant"] = self.made.wish.variant
            data["by_hand"] = self.made.wish.by_hand
            if seat >= 0 and self.made.chairs[seat].host:
                data["links"] = self.links()
            return data
        if self.next is not None:
            data["next"] = self.next
        if self.clocks is not None:
            data["clocks"] = self.clocks.to_dict(len(self.made.chairs))
        data["facts"] = facts(session)
        data["view"] = frame(session, seat, self.texts, self.given.get(seat, 0))
        data["since"] = session.seen_lines.get(seat, 0)
        data["lines"] = len(session.play.log)
        return data

    def links(self) -> list[str]:
        """By seat, what is added to the address to sit there; nothing for bots."""
        return [f"/table/{self.id}#{chair.token}" if chair.token else "" for chair in self.made.chairs]

    def whole(self, seat: int) -> bytes:
        """The frame for somebody who has none yet."""
        sent = self.sent.setdefault(seat, Sent())
        if not sent.data:
            sent.n += 1
            sent.data = self.frame_of(seat)
            sent.lines = len(self.session.play.log) if self.session is not None else 0
        log = log_lines(self.session, seat, 0)[: sent.lines] if self.session is not None else []
        return protocol.encode(protocol.Frame(protocol.VERSION, sent.n, {**sent.data, "log": log}))

    def news_for(self, seat: int) -> bytes | None:
        """What has changed for a seat since its last frame; None where nothing has."""
        sent = self.sent.get(seat)
        if sent is None or not sent.data:
            return None
        data = self.frame_of(seat)
        patch = difference(sent.data, data)
        if not patch:
            return None
        log: list[list[object]] = []
        start = 0
        if self.session is not None:
            have = len(self.session.play.log)
            start = min(sent.lines, have)
            log = log_lines(self.session, seat, start)
            sent.lines = have
        sent.n += 1
        sent.data = data
        return protocol.encode(protocol.Change(sent.n, patch, start, list(log)))


def hand_action(message: protocol.ByHand) -> HandAction:
    return by_hand.action(message.do, message.refs, message.numbers, message.words, message.source)


def waiting_by_hand(session: Session) -> bytes:
    """What waits to be done by hand, and by whom, as it is written down."""
    if not session.later:
        return NOTHING_WAITS
    listed = [
        (seat, protocol.ByHand(HAND_NAMES[act.kind], list(act.refs), list(act.numbers), act.words, int(act.source)))
        for seat, act in session.later
    ]
    return msgspec.json.encode(listed)


def last_said(session: Session, seat: int) -> int:
    """Of a game that was taken up: how many lines the log had after what this player did last."""
    name = session.play.names[seat]
    for i in range(len(session.play.log) - 1, -1, -1):
        if session.play.log[i].text.startswith(f"{name} "):
            return i + 1
    return 0


def set_stops(stops: Stops, wish: protocol.SetStops) -> None:
    stops.mine = {STEP_NAMES.index(name) for name in wish.mine if name in STEP_NAMES}
    stops.theirs = {STEP_NAMES.index(name) for name in wish.theirs if name in STEP_NAMES}
    stops.of = {seat: {STEP_NAMES.index(n) for n in names if n in STEP_NAMES} for seat, names in wish.of.items()}
    stops.hold, stops.always, stops.orders = wish.hold, wish.always, wish.orders
    stops.accepts = set(wish.accepts)


def kind_name(kind: type) -> str:
    tag = kind.__struct_config__.tag  # type: ignore[attr-defined]
    return str(tag)
