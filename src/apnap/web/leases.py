"""Several servers on one journal: a table is held by one of them, by a lease that it renews while it lives.

A server is known by its address. When it dies, its leases run out, and whoever is asked for one of its tables takes it
over from the journal. The lease says who should play; that nobody else can is in the journal itself: entries are
numbered, so of two servers that write the same one the second is refused, and takes the table up again. The clocks of
the servers should agree within a second or two.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Final

from sqlalchemy import Column, Float, String, Table, delete, insert, or_, select, update
from sqlalchemy.engine import Engine
from sqlalchemy.exc import IntegrityError

from apnap.web.journal import METADATA

LASTS: Final = 6.0
"""Seconds for which a lease is good."""
RENEWED: Final = 2.0
"""Seconds after which it is renewed."""

_leases = Table(
    "leases",
    METADATA,
    Column("table_id", String(40), primary_key=True),
    Column("holder", String(200), nullable=False, index=True),
    Column("until", Float, nullable=False),
)
_servers = Table(
    "servers",
    METADATA,
    Column("address", String(200), primary_key=True),
    Column("until", Float, nullable=False),
)


class Elsewhere(Exception):
    """Another server holds this table."""

    def __init__(self, address: str) -> None:
        super().__init__(f"this table is played at {address}")
        self.address = address


class Leases:
    """The tables that one server holds."""

    def __init__(self, engine: Engine, address: str) -> None:
        self.engine = engine
        self.address = address
        self.lasts = LASTS if "://" in address else 0.0  # nobody can be sent to who serves nothing
        METADATA.create_all(engine)

    def claim(self, table: str) -> None:
        """Hold a table: one that is ours, nobody's, or whose holder is gone. Elsewhere says who else has it."""
        now = time.time()
        ours = update(_leases).where(
            _leases.c.table_id == table, or_(_leases.c.holder == self.address, _leases.c.until < now)
        )
        with self.engine.begin() as connection:
            if connection.execute(ours.values(holder=self.address, until=now + self.lasts)).rowcount:
                return
        try:
            with self.engine.begin() as connection:
                connection.execute(insert(_leases).values(table_id=table, holder=self.address, until=now + self.lasts))
        except IntegrityError:
            with self.engine.connect() as connection:
                holder = connection.execute(select(_leases.c.holder).where(_leases.c.table_id == table)).scalar()
            raise Elsewhere(str(holder)) from None

    def renew(self) -> set[str]:
        """Hold on to what is held, and say that this server lives; the tables that are still ours."""
        now = time.time()
        with self.engine.begin() as connection:
            connection.execute(update(_leases).where(_leases.c.holder == self.address).values(until=now + self.lasts))
            known = update(_servers).where(_servers.c.address == self.address).values(until=now + self.lasts)
            if not connection.execute(known).rowcount:
                connection.execute(insert(_servers).values(address=self.address, until=now + self.lasts))
            ours = select(_leases.c.table_id).where(_leases.c.holder == self.address)
            return set(connection.execute(ours).scalars())

    def let_go(self) -> None:
        """At a clean end: others need not wait until the leases run out."""
        with self.engine.begin() as connection:
            connection.execute(update(_leases).where(_leases.c.holder == self.address).values(until=0.0))
            connection.execute(delete(_servers).where(_servers.c.address == self.address))

    def others(self) -> Sequence[str]:
        """The addresses of the other servers that live."""
        alive = select(_servers.c.address).where(_servers.c.until > time.time(), _servers.c.address != self.address)
        with self.engine.connect() as connection:
            return list(connection.execute(alive).scalars())
