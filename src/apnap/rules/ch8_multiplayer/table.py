"""TableRules: everything that makes one table different from another, as a frozen value.

Rules code asks `table.shared_turns`, never 'is this Two-Headed Giant'. A variant is a function that makes one of these.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# attack options (506.2, 802, 803)
ATTACK_MULTIPLE: Final = 0  # attack multiple players (802): also the two-player game
ATTACK_ONE: Final = 1  # one opponent a combat, chosen as combat begins (506.2)
ATTACK_LEFT: Final = 2  # only the neighbour to the left (803)
ATTACK_RIGHT: Final = 3
ATTACK_NAMES: Final = ["multiple", "one", "left", "right"]

# whose first draw step is skipped (103.8)
SKIP_DRAW_FIRST: Final = 0
SKIP_DRAW_NOBODY: Final = 1

# who takes the first turn (103.1)
START_RANDOM: Final = 0
START_FIXED: Final = 1

# whose hands teammates may review (808.5, 811.5)
HANDS_TEAM: Final = 0
HANDS_NEIGHBOURS: Final = 1  # only of teammates who sit next to each other
HANDS_NAMES: Final = ["team", "neighbours"]

SEATS_A_MARKER: Final = 4  # a turn marker for each full four players (807.4a)

# range of influence
UNLIMITED: Final = -1


class TableError(ValueError):
    """A table that the rules do not allow: what is wrong, the rule, what to do."""

    def __init__(self, message: str, rule: str) -> None:
        super().__init__(f"{message} (CR {rule})")
        self.message = message
        self.rule = rule


class TableRules:
    """How a game is played. Never changed after it is made."""

    def __init__(self, seats: i64) -> None:
        if seats > 60:  # before any list of that length is made
            raise TableError(f"{seats} seats: this engine seats 60 at most", "100.1")
        self.seats: i64 = seats
        self.name: str = "game"
        self.teams: list[list[i64]] = [[s] for s in range(seats)]
        self.shared_turns: bool = False  # 805
        self.life_of: list[i64] = list(range(seats))  # seat -> the seat that holds the pool
        self.poison_of: list[i64] = list(range(seats))
        self.loss_of: list[i64] = list(range(seats))  # seats with one number lose together
        self.leader_of: list[i64] = [-1] * seats  # seat -> the teammate with whom they win, lose and draw (809.5)
        self.hands: i64 = HANDS_TEAM
        self.range: list[i64] | None = None  # 801, by seat; UNLIMITED for one seat without limit
        self.exempt_types: i64 = 0  # mask of card types whose abilities know no range (801.18)
        self.attack: i64 = ATTACK_MULTIPLE
        self.adjacent: bool = False  # only neighbours are attacked, whatever the attack option (809.3c, 811.4)
        self.deploy: bool = False  # 804
        self.markers: i64 = 1  # turn markers (807)
        self.starting_life: list[i64] = [20] * seats
        self.hand_size: list[i64] = [7] * seats
        self.free_mulligans: i64 = 0 if seats <= 2 else 1  # 800.6
        self.free_mulligans_for_two: i64 = 0  # where two players are left to begin a subgame or a restarted game
        self.skip_first_draw: i64 = SKIP_DRAW_FIRST if seats <= 2 else SKIP_DRAW_NOBODY  # 103.8a-c
        self.starting: i64 = START_RANDOM
        self.starting_seat: i64 = 0
        self.starters: list[i64] = []  # the seats one of which starts at random; none: any unit (808.4, 809.4)
        # effects bring cards from outside into Commander games: 903.11 of the specification's edition; False is today's
        self.outside_cards: bool = True
        self.damage_order: bool = True  # 509.2 of the specification's edition; False is today's free assignment
        self.poison_limit: i64 = 10
        self.deck_kind: str = "constructed"  # how decks are made: that, "commander" or "brawl" (100.2, 903.5, 903.12)
        self.commander: bool = False  # commanders begin in the command zone, and are taxed there (903)
        self.commander_damage: i64 = 0  # combat damage of one commander that makes a player lose; 0: no such rule
        self.planes: bool = False  # planar decks, and a planar die (901)
        self.communal_planes: bool = False  # one planar deck for all (901.15)
        self.vanguards: bool = False  # 902
        self.schemes: bool = False  # scheme decks (904)
        self.archenemies: list[i64] = []  # the seats whose scheme decks are used (904.2a)
        self.by_hand: bool = False  # people may bring cards that are not understood, and carry them out by hand
        # derived, see seal()
        self.units: list[list[i64]] = []
        self.unit_of: list[i64] = []
        self.team_of: list[i64] = []
        self.friends: list[i64] = []  # by seat: mask of the seats on its team, itself included
        self.allied: bool = False  # somebody has a teammate

    def seal(self) -> TableRules:
        """Check it, and derive what rules code asks for."""
        n = self.seats
        if n < 2:
            raise TableError(f"a game needs two players at least, not {n}", "100.1")
        team_of: list[i64] = [-1] * n
        for t in range(len(self.teams)):
            for s in self.teams[t]:
                if s < 0 or s >= n or team_of[s] >= 0:
                    raise TableError(f"seat {s} is on no team or on two", "808.2")
                team_of[s] = t
        if -1 in team_of:
            raise TableError(f"seat {team_of.index(-1)} is on no team", "808.2")
        if self.markers < 1 or (self.markers > 1 and self.markers * SEATS_A_MARKER > n):
            raise TableError(f"{self.markers} turn markers for {n} players: there is one for each full four", "807.4a")
        if self.markers > 1 and len(self.teams) != n:
            raise TableError("players who take turns at the same time play as individuals", "807.1")
        if self.attack < 0 or self.attack >= len(ATTACK_NAMES):
            raise TableError(f"there is no attack option {self.attack}", "802.1")
        if len(self.teams) < 2:
            raise TableError("a game needs two teams at least", "808.1")
        self.team_of = team_of
        self.allied = len(self.teams) < n
        self.friends = []
        for s in range(n):
            mask: i64 = 0
            for mate in self.teams[team_of[s]]:
                mask |= 1 << mate
            self.friends.append(mask)
        if self.shared_turns:
            self.check_adjacent()
            self.units = [from_the_right(team, n) for team in self.teams]
            self.units.sort(key=first_seat)
        else:
            self.units = [[s] for s in range(n)]
        self.unit_of = [0] * n
        for u in range(len(self.units)):
            for s in self.units[u]:
                self.unit_of[s] = u
        for groups in (self.life_of, self.poison_of, self.loss_of, self.leader_of, self.starting_life, self.hand_size):
            if len(groups) != n:
                raise TableError("a setting by seat does not name every seat once", "103.4")
        for s in range(n):
            leader = self.leader_of[s]
            if leader >= 0 and (leader >= n or team_of[leader] != team_of[s]):
                raise TableError(f"seat {s} is led by seat {leader}, who is not on their team", "809.2")
        for s in self.starters:
            if s < 0 or s >= n:
                raise TableError(f"seat {s} might start, which is not there", "103.1")
        if self.hands < 0 or self.hands >= len(HANDS_NAMES):
            raise TableError(f"there is no way {self.hands} to review hands", "808.5")
        return self

    def check_adjacent(self) -> None:
        """Members of a team that shares its turns sit side by side. CR 805.1."""
        n = self.seats
        for team in self.teams:
            breaks = 0
            for s in team:
                if (s + 1) % n not in team:
                    breaks += 1
            if breaks > 1:
                raise TableError("players who share turns must sit in adjacent seats", "805.1")

    def teammates(self, a: i64, b: i64) -> bool:
        """Are these two on one team (a player is on their own)?"""
        return self.team_of[a] == self.team_of[b]


def first_seat(unit: list[i64]) -> i64:
    """Where a unit sits in turn order."""
    return unit[0]


def from_the_right(team: list[i64], seats: i64) -> list[i64]:
    """A team that sits side by side in turn order, from its primary player on. CR 805.2.

    Seats are counted to the left, so the rightmost member is the one whose neighbour to the right is on no seat of it.
    """
    out: list[i64] = []
    for s in team:
        if (s - 1 + seats) % seats not in team:
            out.append(s)
    while out and len(out) < len(team):
        out.append((out[len(out) - 1] + 1) % seats)
    return out


def share(groups: list[list[i64]], seats: i64) -> list[i64]:
    """Seat -> the first seat of its group, for life_of, poison_of and loss_of."""
    out: list[i64] = list(range(seats))
    for g in groups:
        for s in g:
            out[s] = g[0]
    return out
