"""The engine as a library: `apnap.new_game(...)` and the game it gives."""

from __future__ import annotations

import builtins
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import TYPE_CHECKING

from apnap.agents import AGENT_NAMES, is_agent_name, make_agent
from apnap.errors import CardNotFound, InputError, TableError, shown
from apnap.rules.ch1_concepts.setup import new_state
from apnap.rules.ch1_concepts.supplements import Supplements
from apnap.rules.ch2_cards.printed import CardDef
from apnap.rules.ch7_additional.by_hand.actions import HandAction
from apnap.rules.ch7_additional.loops import repeating, shortcuts
from apnap.rules.ch7_additional.loops.shortcuts import Choice, Part
from apnap.rules.ch8_multiplayer import table as tables
from apnap.rules.ch8_multiplayer.table import TableRules
from apnap.rules.ch9_casual import noted
from apnap.rules.core import faults
from apnap.rules.core.decisions import Agent, Decision, IllegalAnswer
from apnap.rules.core.log import LogEntry
from apnap.rules.core.play import Play
from apnap.rules.core.players import NO_COMMANDER
from apnap.rules.views.view import View, observe
from apnap.tables import HOW_MANY_SEATS, MOST_SEATS, choice
from apnap.waiting import IN_THREADS

if TYPE_CHECKING:
    from apnap.decks import Deck

MOST_SEED = 2**56
"""Seeds are below this, so that everything that is made from one fits into a native integer."""
LARGEST_ANSWER = 2**40
"""Nothing in a game is larger; sums of such numbers still fit into a native integer."""
Seat = int
Answer = int | Sequence[int]


@dataclass(frozen=True)
class Setup:
    """All that a game is made of, besides the answers: with them, it can be played again exactly."""

    table: TableRules
    decks: tuple[Deck, ...]
    seed: int
    names: tuple[str, ...]
    agents: tuple[str, ...]  # "" for a seat that is decided from outside
    position: str = ""  # where it was laid out instead of dealt: the text that it began as


@dataclass(frozen=True)
class Result:
    """How a game ended, or that it has not."""

    over: bool
    winners: tuple[int, ...]
    outcomes: tuple[str, ...]  # by seat: won, lost, drew, playing
    reasons: tuple[str, ...]  # by seat: the rule by which it ended for them
    turns: int
    names: tuple[str, ...] = field(default=(), repr=False)

    def __str__(self) -> str:
        turns = "1 turn" if self.turns == 1 else f"{self.turns} turns"
        if not self.over:
            return f"unfinished after {turns}"
        if not self.winners:
            return f"a draw after {turns}"
        *others, last = (self.names[s] for s in self.winners)
        return f"{', '.join(others)}{' and ' if others else ''}{last} won after {turns}"


class Game:
    """A game that you drive: look at `decision`, `answer` it, until there is none.

    Seats with an agent answer for themselves. A bad answer raises `IllegalAnswer`, which cites the rule, and leaves
    the game as it was.
    """

    def __init__(self, play: Play, setup: Setup) -> None:
        self.play = play
        play.continuing = IN_THREADS
        self.setup = setup

    # deciding -------------------------------------------------------------------------------------------------------
    @property
    def decision(self) -> Decision | None:
        """What waits for an answer, or None when the game is over."""
        return self.play.decision()

    @property
    def decisions(self) -> list[Decision]:
        """All that waits: several where teammates share priority, or several turns are going on."""
        return self.play.decisions()

    def answer(self, answer: Answer, seat: Seat | None = None, marker: int | None = None) -> None:
        """Answer a decision: the number of an option, or a list of references or amounts.

        Where several wait, `seat` says whose it is, and `marker` about which turn's stack (see Decision.marker).
        """
        if marker is not None and (not isinstance(marker, int) or not 0 <= marker < len(self.play.state.turns)):
            raise IllegalAnswer("807.5a", f"there is no turn marker {marker!r}")
        self.play.answer(values_of(answer), self._seat(seat), -1 if marker is None else marker)

    def concede(self, seat: Seat) -> None:
        """Leave the game, whoever is deciding. CR 104.3a."""
        if self.decision is None and not self.play.state.over:
            raise IllegalAnswer("104.3a", "nothing waits for an answer: an agent concedes at a question of its own")
        self.play.concede(self._seat(seat))

    def undo(self, seat: Seat) -> None:
        """Take back a seat's own last choice, while nothing hidden has been seen since."""
        self.play.undo(self._seat(seat))

    def cancel(self, seat: Seat) -> None:
        """Give up an action that is half announced. CR 733.1."""
        self.play.cancel(self._seat(seat))

    def by_hand(self, seat: Seat, action: HandAction, marker: int | None = None) -> None:
        """Do something by hand that a card says and apnap does not understand: see `apnap.by_hand`.

        What can be taken back is done at once, and others may `object`. Where hidden cards are seen or chance decides,
        the other people at the table are asked first. With several turns going on, `marker` says which it is about.
        """
        from apnap.by_hand import READY

        if not isinstance(action, HandAction) or not READY:
            raise IllegalAnswer("733.1", "a hand action is one of those in apnap.by_hand")
        self.play.by_hand(self._seat(seat), action, -1 if marker is None else marker)

    def object(self, seat: Seat) -> None:
        """Object to what another player has done by hand since this seat's last choice: it is taken back. CR 733.1."""
        self.play.object_to_hand(self._seat(seat))

    def choice(self, answer: Answer, seat: Seat | None = None) -> Choice:
        """What answering the decision so would be, as a part of a proposal; nothing is answered by it."""
        value = values_of(answer)
        decision = self.play.decision_of(self._seat(seat), -1)
        decision.check(value)
        return Choice(self.play, decision, value)

    def propose(self, parts: Sequence[Part], seat: Seat | None = None) -> None:
        """Propose a shortcut: choices, `Passing` until something, `Loop`s of these. CR 732.2.

        Agents answer it at once, other seats by the decision that waits then; once all have, it is taken. Whatever
        cannot be done as proposed raises `IllegalAnswer`, and nothing has changed.
        """
        if not isinstance(parts, Sequence) or not all(isinstance(part, Part) for part in parts):
            raise IllegalAnswer("732.2a", "a proposal is a list of parts: choices, Passing, Loop")
        shortcuts.propose(self.play, self._proposer(seat), list(parts))

    def repeat(self, times: int, seat: Seat | None = None) -> None:
        """Propose to do the seat's last cycle of actions that many times more. CR 732.2."""
        if not isinstance(times, int) or not -LARGEST_ANSWER <= times <= LARGEST_ANSWER:
            raise IllegalAnswer("732.2a", f"{times!r} is not a number of times, or far beyond any")
        repeating.repeat(self.play, self._proposer(seat), times)

    def _proposer(self, seat: Seat | None) -> Seat:
        decision = self.decision
        if seat is not None or decision is None:
            return self._seat(seat)
        return decision.decider

    def _seat(self, seat: Seat | None) -> Seat:
        """A seat of this table as the engine takes it, -1 for none in particular."""
        if seat is None:
            return -1
        if not isinstance(seat, int) or not 0 <= seat < self.play.state.seats:
            most = int(self.play.state.seats) - 1
            raise IllegalAnswer("117.1", f"there is no seat {seat!r}: this table has seats 0 to {most}")
        return int(seat)

    def run(self) -> Result:
        """Let the agents play on: to the end where every seat has one, else to the next decision from outside.

        An agent that fails raises `AgentFault`, which names its seat: the game waits at its question then. Answer that,
        or seat another agent (`game.play.agents`), and run on.
        """
        play = self.play
        try:
            if play.outside:
                faults.resume(play)
            else:
                play.run()
        except faults.AgentFault as fault:
            if not fault.placed and play.recording and self.setup.decks:
                self.play = play_of(self.setup, [None] * int(play.state.seats), play.logging)
                self.play.advance()
                faults.bring_to(self.play, play)
            raise
        return self.result

    # looking --------------------------------------------------------------------------------------------------------
    def observe(self, seat: Seat) -> View:
        """What a seat may know, and nothing else; seat -1 is a spectator."""
        if not isinstance(seat, int) or not -1 <= seat < self.play.state.seats:
            most = int(self.play.state.seats) - 1
            raise InputError(f"there is no seat {seat!r}", hint=f"seats are 0 to {most}, and -1 for a spectator")
        return observe(self.play, seat)

    @property
    def log(self) -> list[LogEntry]:
        """What happened, with the rule for each line. For one seat's eyes: `game.observe(seat).log()`."""
        return self.play.log

    @property
    def result(self) -> Result:
        state = self.play.state
        return Result(
            over=state.over,
            winners=tuple(self.play.winners()),
            outcomes=tuple(self.play.outcomes()),
            reasons=tuple(p.reason for p in state.players),
            turns=state.ticks,
            names=self.setup.names,
        )

    @property
    def digest(self) -> int:
        """Equal for equal games, on every platform."""
        return self.play.digest()

    def explain(self, id: int) -> list[str]:
        """Why an object is what it is: its characteristics layer by layer. CR 613."""
        from apnap.rules.views.explain import explain

        if not isinstance(id, int) or not 0 <= id < len(self.play.state.objs):
            raise InputError(f"there is no object {id!r} in this game", hint="name one that `observe` shows")
        return explain(self.play, id).lines()

    def why_not(self, seat: Seat, id: int) -> list[str]:
        """What forbids a seat to play a card or use an object now, with the rules; nothing when it may."""
        view = self.observe(seat)
        if not isinstance(id, int) or abs(id) > LARGEST_ANSWER or view.find(id) is None:
            who = self.play.name_of_seat(seat)
            raise InputError(f"{who} sees no object {id!r}", hint="name one that `observe` shows")
        return [f"{words} (CR {rule})" for rule, words in view.why_not(id)]

    def fork(
        self,
        agents: Sequence[str | Agent | None] | None = None,
        seed: int | None = None,
        history: bool = False,
    ) -> Game:
        """A game that goes its own way from here, for the price of copying a list: made for searching.

        Every seat is decided from outside, unless `agents` say otherwise, one for each seat; then `run` plays on. With
        a `seed`, what chance decides from here on is another; libraries stay in their order. With `history` it keeps
        the record of what went before, so that it can be saved as a replay.
        """
        if agents is None:
            play = self.play.fork(None, history)
        else:
            if len(agents) != len(self.play.agents):
                raise InputError(f"{len(agents)} agents for {len(self.play.agents)} seats", hint="give one for each")
            dice = self.setup.seed if seed is None else seed
            play = self.play.fork([seated(who, dice * 64 + s) for s, who in enumerate(agents)], history)
        if seed is not None:
            play.reseed(checked_seed(seed))
        return Game(play, self.setup)


def values_of(answer: Answer) -> list[int]:
    """An answer as a list of numbers that the engine can hold."""
    given = [answer] if isinstance(answer, int) else answer
    if not isinstance(given, Sequence) or isinstance(given, str | bytes):
        raise IllegalAnswer("117.1", f"an answer is a number or a list of numbers, not {answer!r}")
    for number in given:
        if not isinstance(number, int):
            raise IllegalAnswer("117.1", f"an answer is made of whole numbers, and {number!r} is not one")
        if not -LARGEST_ANSWER <= number <= LARGEST_ANSWER:
            raise IllegalAnswer("117.1", f"{str(number)[:20]} is far beyond anything that can be chosen")
    return [int(number) for number in given]


def new_game(
    decks: Sequence[str | Deck] | None = None,
    *,
    seats: int | None = None,
    table: TableRules | None = None,
    variant: str = "",
    teams: str | Sequence[int] = (),
    range: str | int | None = None,
    attack: str = "",
    deploy: bool | None = None,
    shared_turns: bool | None = None,
    agents: Sequence[str | Agent | None] | None = None,
    seed: int = 0,
    names: Sequence[str] | None = None,
    log: bool = True,
    start: bool = True,
    check: bool = True,
    stand_in: str = "",
    by_hand: bool = False,
    open_decks: bool | None = None,
) -> Game:
    """Set up a game. `decks` are names of built-in decks, files, or Deck values, dealt round the table in turn;
    `agents` are names ("first", "keen", "random", or your own bot as "module:Class"), Agent objects, or None for a seat
    that you answer for yourself.

    A `variant` is one of those that `apnap variants` lists; `teams` are sizes, as numbers or as "2x3", `range` a
    number or "unlimited", `attack` one of "left", "right" and "multiple", `deploy` whether creatures are deployed,
    `shared_turns` whether teams take turns. Or give the whole `table`. In variants without teams players are seated at
    random, the first of them in seat 0.

    A deck that may not be played (too few cards, too many of one) is refused with every reason, unless `check` is off.
    An agent that fails raises `AgentFault`; with `stand_in`, the name of a bot, that bot takes its seat instead.
    With `by_hand`, people may bring cards that are not understood, or in part, and carry out what is not by hand.
    With `open_decks` bots know the lists of all decks; if it is not said, they do where nobody but bots plays.
    """
    from apnap import decks as deck_lists

    if stand_in and stand_in not in AGENT_NAMES:
        raise InputError(f"there is no agent called {stand_in!r}", hint=f"choose one of {', '.join(AGENT_NAMES)}")

    wanted = choice(
        variant, seats=seats, teams=teams, range=range, attack=attack, deploy=deploy, shared_turns=shared_turns
    )
    if not wanted.is_plain:
        if table is not None:
            raise TableError("a table and a variant or options", hint="give one of them")
        table = wanted.table()
    if seats is None:
        seats = int(table.seats) if table is not None else max(2, len(decks or ()))
    rules = checked(table, seats)
    if by_hand:
        rules.by_hand = True
    checked_seed(seed)
    if names and len(names) != rules.seats:
        raise InputError(f"{len(names)} names for {rules.seats} seats", hint="give a name for each seat, or none")
    chosen = list(decks) if decks else list(deck_lists.default_decks(rules.deck_kind)[:seats])
    lists = [as_deck(deck_lists.load(d) if isinstance(d, str) else d) for d in chosen]
    if check:
        for deck in lists:
            require_deck(deck, rules)
    places = wanted.order(int(rules.seats), seed)  # by seat, the player who sits there
    dealt = tuple(deck_lists.completed(lists[i % len(lists)], rules, i) for i in places)
    if check and rules.communal_planes:
        deck_lists.require_common_planes(dealt, int(rules.seats))
    people = list(agents) if agents else [None]
    for what, brought in (("decks", chosen if decks else ()), ("agents", people)):
        if len(brought) > rules.seats:
            raise InputError(f"{len(brought)} {what} for {rules.seats} seats", hint=f"give fewer {what}, or more seats")
    players: list[Agent | None] = []
    labels: list[str] = []
    for s, i in enumerate(places):
        who = people[i % len(people)]
        labels.append(who if isinstance(who, str) else "" if who is None else type(who).__name__)
        players.append(seated(who, seed * 64 + s))
        if rules.by_hand and who is not None:
            deck_lists.refuse_by_hand(dealt[s], "a bot plays it")
    given = [shown(names[i]) for i in places] if names else [f"Seat {s}" for s in builtins.range(rules.seats)]
    called = tuple(given)
    setup = Setup(rules, dealt, seed, called, tuple(labels))
    if open_decks is False or (open_decks is None and None in players):
        from apnap.agents.closed_decks import close_decks
        from apnap.decks import banned

        close_decks(players, banned.lists())
    play = play_of(setup, players, log)
    play.remember = True
    play.stand_in = make_agent(stand_in, seed * 64) if stand_in else None
    game = Game(play, setup)
    if start and play.outside:
        play.advance()
    return game


def play_of(setup: Setup, agents: list[Agent | None], log: bool) -> Play:
    """A game that is dealt and not begun."""
    people = setup.table.by_hand
    cards = [card_list(deck, people) for deck in setup.decks]
    state = new_state(setup.table, cards, setup.seed, brought_by(setup.decks, people))
    play = Play(state, agents, list(setup.names))
    play.logging = log
    return play


def seated(who: str | Agent | None, seed: int) -> Agent | None:
    """Who decides for a seat: a bot by its name, an agent, or nobody in the process."""
    if not isinstance(who, str):
        return who
    if not is_agent_name(who):
        raise InputError(f"there is no agent called {who!r}", hint=f"choose one of {', '.join(AGENT_NAMES)}")
    return make_agent(who, seed)


def checked_seed(seed: int) -> int:
    if not isinstance(seed, int) or not 0 <= seed < MOST_SEED:
        raise InputError(f"a seed is a number from 0 to {MOST_SEED - 1}, not {seed}")
    return seed


def checked(table: TableRules | None, seats: int) -> TableRules:
    """The table, or a free-for-all of that many seats; a bad one is the user's error."""
    if table is not None and table.seats != seats:
        raise TableError(f"the table has {table.seats} seats, not {seats}", hint="leave `seats` out")
    if seats > MOST_SEATS:
        raise TableError(f"{seats} seats: this engine seats {MOST_SEATS} at most", rule="100.1", hint=HOW_MANY_SEATS)
    try:
        return (TableRules(seats) if table is None else table).seal()
    except tables.TableError as error:
        raise TableError(error.message, rule=error.rule, hint=HOW_MANY_SEATS) from error


def as_deck(deck: Deck) -> Deck:
    """The deck, if it has cards at all."""
    if not deck.cards():
        raise InputError(f"the deck {deck.name!r} has no cards", hint="write lines such as '4 Lightning Bolt'")
    return deck


def require_deck(deck: Deck, table: TableRules) -> None:
    """Refuse a deck that may not be played at this table; where any may, also Commander decks. CR 100.2, 903.5."""
    from apnap import decks as deck_lists

    _require(deck, deck_lists.variant_at(table, deck), int(table.seats), bool(table.by_hand))


@lru_cache(maxsize=256)
def _require(deck: Deck, variant: str, players: int, by_hand: bool) -> None:
    """The same, remembered for decks that may be played: many games are played with one deck."""
    from apnap import decks as deck_lists

    if not by_hand:
        deck_lists.refuse_by_hand(deck, "this table does not allow it")
    deck_lists.require_for(deck, variant, players=players)


def card_list(deck: Deck, by_hand: bool = False) -> list[CardDef]:
    """The cards of a deck, as the engine knows them; those that people play by hand only where that is allowed."""
    find = finder(deck, by_hand)
    out: list[CardDef] = []
    for copies, name in deck.main:
        out.extend([find(name)] * copies)
    return out


def finder(deck: Deck, by_hand: bool) -> Callable[[str], CardDef]:
    """What finds the cards of a deck by name; cards that only people can play are refused unless they are allowed."""
    from apnap import decks as deck_lists
    from apnap import library

    if by_hand:
        return library.find_for_people

    def find(name: str) -> CardDef:
        try:
            return library.find(name)
        except CardNotFound:
            deck_lists.refuse_by_hand(deck, "nobody is there to do it")
            raise

    return find


def card_names() -> list[str]:
    """Every card name that a player may choose, a name for each half or face. CR 201.4."""
    from apnap import library

    return sorted({part for name in library.names() for part in name.split(" // ")})


def brought_by(decks: Sequence[Deck], by_hand: bool = False) -> list[Supplements] | None:
    """What comes with each deck: commanders, planes and the like; None where there is nothing. CR 903.4, 400.11."""
    from apnap import decks as deck_lists
    from apnap.decks.facts import color_identity
    from apnap.decks.interchangeable import original_name

    if all(len(deck.sections) == 1 and not deck.notes for deck in decks):
        return None
    out = []
    namable = card_names() if any(deck.section(deck_lists.CONSPIRACY) for deck in decks) else []
    for deck in decks:
        find = finder(deck, by_hand)
        brought = Supplements()
        brought.card_names = namable
        brought.identity = deck_lists.identity_of(deck) if deck.commanders else NO_COMMANDER
        brought.commanders = [find(name) for name in deck.commanders]
        brought.planes = [find(name) for name in deck.cards(deck_lists.PLANES)]
        brought.schemes = [find(name) for name in deck.cards(deck_lists.SCHEMES)]
        brought.vanguards = [find(name) for name in deck.cards(deck_lists.VANGUARD)]
        brought.conspiracies = [find(name) for name in deck.cards(deck_lists.CONSPIRACY)]
        brought.sideboard = [find(name) for name in deck.cards(deck_lists.SIDEBOARD)]
        brought.companions = [find(name) for name in deck.cards(deck_lists.COMPANION)]
        for card in brought.commanders + brought.sideboard + brought.companions:
            card.establish(color_identity(card))
        for name in deck.names():
            if original_name(name) != name:
                find(name).count_as(original_name(name))
        brought.notes = [noted.Noted(*note) for note in deck.notes]
        if deck.commanders and not any(note.about == noted.COMMANDER_NOTE for note in brought.notes):
            for place, color in deck_lists.chosen_colors(deck):
                brought.notes.append(noted.Noted(noted.COMMANDER_NOTE, noted.NOTED_COLORS, 1 << color, str(place)))
        for note in brought.notes:
            if note.about == noted.COMMANDER_NOTE and note.kind == noted.NOTED_COLORS:
                brought.identity |= note.number  # 903.4b
        out.append(brought)
    return out
