"""What stands between the network and the application: host, origin, rate, headers. An ASGI application around it all.

Host: a page of a foreign site whose name was made to point here (DNS rebinding) still sends its own name. Origin: a
foreign page may send requests and open sockets, but the browser says from where. Programs that are no browsers send no
Origin; they have no cookie of ours that somebody else could abuse.
"""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from urllib.parse import urlsplit

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send, WebSocketScope

from volary.server.errors import log
from volary.server.messages import Problem

COOKIE = "volary_seat"
MOST_BYTES = 64 * 1024
COOKIE_SECONDS = 400 * 24 * 3600
"""As long as browsers allow."""

CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    # Invitations are in addresses.
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
]

Clock = Callable[[], float]


class Bucket:
    """A token bucket: ``burst`` at once, ``rate`` a second in the long run."""

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self.rate = rate
        self.burst = burst
        self.level = burst
        self.at = now

    def take(self, now: float) -> bool:
        """Whether one more is allowed now."""
        self.level = min(self.burst, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


class Limiter:
    """A bucket for each key, the least recently seen forgotten first."""

    MOST_KEYS = 10_000

    def __init__(self, rate: float, burst: float, clock: Clock = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def bucket(self) -> Bucket:
        """A bucket of its own, for a socket."""
        return Bucket(self.rate, self.burst, self.clock())

    def allow(self, key: str) -> bool:
        now = self.clock()
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self.rate, self.burst, now)
            if len(self._buckets) > self.MOST_KEYS:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        return bucket.take(now)


class Limits(msgspec.Struct):
    """Rates a client: everything, what changes something over HTTP, and the messages of one socket."""

    requests: Limiter
    changes: Limiter
    messages: Limiter


def default_limits(clock: Clock = time.monotonic) -> Limits:
    return Limits(Limiter(50, 300, clock), Limiter(1, 30, clock), Limiter(20, 60, clock))


class Allowed:
    """Which Host and which Origin are ours.

    Bound to loopback: the names of loopback. Bound to anything else: any address in digits too, because a foreign page
    cannot have one as its name. Behind a proxy: the origins that were given, and their hosts.
    """

    def __init__(self, host: str, origins: Sequence[str] = ()) -> None:
        self.any_address = not _is_loopback(host)
        self.origins = frozenset(origin.rstrip("/").lower() for origin in origins)
        self.hosts = {host.lower(), "localhost"} | {urlsplit(origin).netloc for origin in self.origins}

    def host(self, header: str) -> bool:
        """Whether a Host header names this server; the port is not looked at, it may be forwarded."""
        header = header.lower()
        if header in self.hosts:
            return True
        try:
            name = urlsplit(f"//{header}").hostname or ""
        except ValueError:
            return False
        return name in self.hosts or _is_loopback(name) or (self.any_address and _is_address(name))

    def origin(self, header: str, host: str) -> bool:
        """Whether a request with this Origin comes from our own page."""
        origin = header.lower()
        return origin in self.origins or origin in (f"http://{host.lower()}", f"https://{host.lower()}")


class Guard:
    """The outermost application. Refuses with a short body; adds the security headers to every answer.

    HEAD is answered as GET is, without the body.
    """

    def __init__(self, app: ASGIApp, allowed: Allowed, limits: Limits) -> None:
        self.app = app
        self.allowed = allowed
        self.limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":  # type: ignore[comparison-overlap]  # Litestar's Scope leaves it out
            await self.app(scope, receive, send)
            return
        problem = self._problem(scope)
        if scope["type"] == ScopeType.WEBSOCKET:
            if problem is not None:
                # Before the handshake: the server answers 403.
                await send({"type": "websocket.close", "code": 1008, "reason": problem[1]})
                return
            await self.app(scope, receive, send)
            return

        only_head = scope["method"] == "HEAD"
        if only_head:
            scope = {**scope, "method": "GET"}

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *HEADERS]
            elif message["type"] == "http.response.body" and only_head:
                message["body"] = b""
            await send(message)

        if problem is not None:
            await _refuse(with_headers, *problem)
            return
        await self.app(scope, receive, with_headers)

    def _problem(self, scope: HTTPScope | WebSocketScope) -> tuple[int, str] | None:
        """Status and message key of a refusal; None if there is nothing against the request."""
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        host = headers.get(b"host", "")
        changes = scope["type"] == ScopeType.HTTP and scope["method"] not in ("GET", "HEAD")
        if not self.allowed.host(host):
            log.warning("refused: host %r", host)
            return 421, "ui-foreign-host"
        origin = headers.get(b"origin")
        if origin is not None and (changes or scope["type"] == ScopeType.WEBSOCKET):
            if not self.allowed.origin(origin, host):
                log.warning("refused: origin %r at host %r", origin, host)
                return 403, "ui-foreign-origin"
        if scope["type"] == ScopeType.HTTP and scope["method"] == "POST" and not _is_json(headers):
            return 415, "ui-bad-request"
        client = scope["client"][0] if scope["client"] else ""
        if not self.limits.requests.allow(client) or (changes and not self.limits.changes.allow(client)):
            return 429, "ui-too-fast"
        return None


async def _refuse(send: Send, status: int, key: str) -> None:
    body = msgspec.json.encode(Problem(id="", key=key))
    await send(
        {
            "type": "http.response.start",
            "status": status,
            "headers": [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())],
        }
    )
    await send({"type": "http.response.body", "body": body, "more_body": False})


def _is_json(headers: dict[bytes, str]) -> bool:
    """What a foreign page can send without asking the browser first is not JSON by its type."""
    return headers.get(b"content-type", "").partition(";")[0].strip().lower() == "application/json"


def _is_loopback(name: str) -> bool:
    if name == "localhost":
        return True
    try:
        return ipaddress.ip_address(name).is_loopback
    except ValueError:
        return False


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
