"""`apnap serve`: a server for tables in the browser."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from apnap.errors import InputError

if TYPE_CHECKING:
    from apnap.web.app import Server

WEB_LIBRARIES: Final = ("sqlalchemy", "starlette", "uvicorn", "wsproto")


@click.command(
    short_help="Serve tables to browsers, here or for others.",
    epilog="\b\nExamples:\n  apnap serve\n  apnap serve --host 0.0.0.0 --name cards.example.org --key SECRET"
    "\n  apnap serve --database postgresql+psycopg://user@host/apnap",
)
@click.option("--host", default="127.0.0.1", help="The address to listen at; only this machine unless told otherwise.")
@click.option("--port", type=click.IntRange(0, 65535), default=8642, help="The port to listen at.")
@click.option("--database", default="", metavar="URL", help="The journal, as SQLAlchemy names it; else a SQLite file.")
@click.option("--name", "names", multiple=True, metavar="NAME", help="A name by which browsers reach this server.")
@click.option("--public", default="", metavar="URL", help="The address that browsers use, as other servers name it.")
@click.option(
    "--images",
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    default=None,
    help="A folder of pictures of your own, called after cards; they are shown instead of ours.",
)
@click.option("--json-logs", is_flag=True, help="Write the log as lines of JSON.")
@click.option("--key", default="", help="What one has to know to make a table here.", envvar="APNAP_KEY")
def command(
    host: str,
    port: int,
    database: str,
    names: tuple[str, ...],
    public: str,
    images: Path | None,
    json_logs: bool,
    key: str,
) -> None:
    """Serve tables: people open the address, make tables, and send each other links. docs/hosting.md tells more."""
    require_web()
    from apnap.web import serving
    from apnap.web.limits import LOCAL

    def ready(address: str, server: Server) -> None:
        click.echo(f"Tables at {address}/  (Ctrl+C stops the server; games are kept)")
        if host in LOCAL:
            click.echo("Only this machine can reach it; --host 0.0.0.0 lets others in.")
        elif not key:
            click.echo("Anybody who can reach it may make tables; --key asks them for one.")

    where = database or serving.default_database()
    serving.serve(
        host, port, where, names=names, key=key, public=public, images=images, json_logs=json_logs, ready=ready
    )


def require_web() -> None:
    """The server needs libraries that the engine does not."""
    missing = [name for name in WEB_LIBRARIES if find_spec(name) is None]
    if missing:
        raise InputError(
            f"the table in the browser needs {missing[0]}, which is not installed",
            hint="install it with: pip install 'apnap[web]'; or play in the terminal: apnap play --terminal",
        )
