"""Reading a file that is not too large, and writing one as a whole or not at all."""

from __future__ import annotations

import contextlib
import os
import secrets
from pathlib import Path
from typing import BinaryIO, Final, TypeVar

from apnap.errors import InputError, Where, file_advice, file_trouble

T = TypeVar("T", bound=InputError)

LARGEST_RECORD: Final = 64 << 20
"""Bytes of a record of a game or a draft: some 10 million answers."""
LARGEST_TEXT: Final = 4 << 20
"""Bytes of a position, of what is typed, of a set."""


def read_within(path: str | os.PathLike[str] | BinaryIO, most: int, what: str, error: type[T]) -> bytes:
    """The content of a file, or of what is open already; what has more bytes is refused before it is read whole.

    `what` it is said to be ('the replay'), and the error that is raised when it cannot be read.
    """
    try:
        if isinstance(path, str | os.PathLike):
            where = Where(str(path))
            with open(path, "rb") as file:
                data = file.read(most + 1)
        else:
            where = Where()
            data = path.read(most + 1)
    except OSError as trouble:
        raise error(f"{what} cannot be read: {file_trouble(trouble)}", hint=file_advice(trouble), where=where) from None
    except ValueError as trouble:  # a name that no system has
        raise error(f"{what} cannot be read: {trouble}", hint="check its name", where=where) from None
    if len(data) > most:
        raise error(f"{what} has more than {most} bytes", hint="this is something else", where=where)
    return data


class CannotWrite(InputError):
    """A file could not be written; what was there before is still there."""


def write_whole(path: str | os.PathLike[str], data: bytes) -> None:
    """Write beside the old file, make sure that it is on the disk, and only then put it in the old one's place.

    A link stays one, and what is not a file (a pipe, a device) is written to and never replaced.
    """
    place = Path(os.path.realpath(path))
    beside = place.with_name(f".{place.name}.{secrets.token_hex(4)}.part")
    try:
        if place.exists() and not place.is_file() and not place.is_dir():
            with open(place, "wb") as device:
                device.write(data)
            return
        try:
            handle = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o666)
            with os.fdopen(handle, "wb") as file:
                file.write(data)
                file.flush()
                os.fsync(file.fileno())
            os.replace(beside, place)
        except BaseException:
            with contextlib.suppress(OSError):
                os.unlink(beside)
            raise
        _settle(place.parent)
    except OSError as error:
        reason = file_trouble(error)
        kept = "; the file that was there is unchanged" if place.is_file() else ""
        raise CannotWrite(
            f"the file cannot be written: {reason}{kept}", hint="name another place", where=Where(str(place))
        ) from error


def _settle(folder: Path) -> None:
    """Let the folder's own entry reach the disk, where the system has such a thing."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
