"""What goes wrong at the server: refusals have a message for people, accidents have an id for whoever reads the log."""

from __future__ import annotations

import logging
import secrets

from volary.core.actions import Arg, Reason
from volary.core.errors import VolaryError

log = logging.getLogger("volary.server")


class ServerError(VolaryError):
    """The server cannot start; the message says why and what to do."""


class Refused(VolaryError):
    """A request that is not granted: a message key and its arguments, for the person who asked."""

    def __init__(self, key: str, args: dict[str, Arg] | None = None, status: int = 400) -> None:
        super().__init__(key)
        self.key = key
        self.message_args: dict[str, Arg] = args or {}
        self.status = status

    def reason(self) -> Reason:
        return {"key": self.key, "args": self.message_args}


def accident(error: BaseException, where: str) -> str:
    """Log an unexpected error; returns the id under which it stands there. The client gets the id and nothing else."""
    error_id = secrets.token_hex(8)
    log.error("%s in %s", error_id, where, exc_info=error)
    return error_id
