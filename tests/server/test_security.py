"""One test for each line of the security list."""

from __future__ import annotations

import ast
import json
import logging
import random
import socket
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection

import volary.server
from tests.server.harness import PATIENCE, TWO, Live, live
from volary.server.errors import Refused
from volary.server.security import COOKIE, MOST_BYTES, Allowed, Bucket, Limiter, Limits
from volary.server.tables.names import clean_name

ORDER = {"game": "pond", "seats": TWO}


def closing_code(connection: ClientConnection) -> int:
    """Receive until the server closes; the code it gave."""

    def drain() -> None:
        while True:
            connection.recv(timeout=PATIENCE)

    with pytest.raises(ConnectionClosed) as caught:
        drain()
    assert caught.value.rcvd is not None
    return caught.value.rcvd.code


# -- who asks ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1.evil.example:8000", ""])
def test_a_foreign_origin_can_neither_post_nor_open_a_socket(server: Live, origin: str) -> None:
    table, ann, _ = server.two_seats()
    refused = ann.http.post("/api/tables", json=ORDER, headers={"Origin": origin})
    assert refused.status_code == 403
    assert refused.json()["key"] == "ui-foreign-origin"
    with pytest.raises(InvalidStatus) as caught, ann.raw_socket(table, Origin=origin):
        pass
    assert caught.value.response.status_code == 403


@pytest.mark.parametrize("host", ["evil.example", "evil.example:8000", "127.0.0.1.evil.example", "192.0.2.7", "[", ""])
def test_a_foreign_host_is_refused(server: Live, host: str) -> None:
    ann = server.browser()
    for path in ("/", "/api/games"):
        refused = ann.http.get(path, headers={"Host": host})
        assert refused.status_code in (400, 421), "400: the HTTP parser refuses it already"
    assert ann.http.post("/api/tables", json=ORDER, headers={"Host": host}).status_code in (400, 421)


def test_which_hosts_and_origins_are_ours() -> None:
    local = Allowed("127.0.0.1")
    assert all(local.host(h) for h in ("127.0.0.1:8000", "localhost:80", "[::1]:8000", "LOCALHOST"))
    assert not any(local.host(h) for h in ("192.168.1.5:8000", "birds.example", "localhost.evil.example"))
    open_to_all = Allowed("0.0.0.0", ["https://Birds.example/"])
    assert all(open_to_all.host(h) for h in ("192.168.1.5:8000", "[2001:db8::1]:80", "birds.example"))
    assert not open_to_all.host("evil.example")
    assert open_to_all.origin("https://birds.example", "birds.example")
    assert open_to_all.origin("http://192.168.1.5:8000", "192.168.1.5:8000")
    assert not open_to_all.origin("https://evil.example", "birds.example")


def test_a_proxys_origin_is_accepted_if_it_was_named(tmp_path: Path) -> None:
    with live(tmp_path / "tables.db", origins=["https://birds.example"]) as server:
        headers = {"Origin": "https://birds.example", "Host": "birds.example"}
        made = server.browser().http.post("/api/tables", json=ORDER, headers=headers)
        assert made.status_code == 201
        assert "secure" in made.headers["set-cookie"].lower()


# -- who sits there ---------------------------------------------------------------------------------------------------


def test_the_cookie_is_out_of_reach_and_unguessable(server: Live) -> None:
    answer = server.browser().http.post("/api/tables", json=ORDER)
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    token = cookie.partition("=")[2].partition(";")[0]
    assert len(token) >= 22, "128 bits in base64"
    database = b"".join(path.read_bytes() for path in database_files(server))
    assert token.encode() not in database
    link = answer.json()["links"][0]["path"].removeprefix("/join/")
    assert link.encode() not in database


def database_files(server: Live) -> list[Path]:
    path = server.run(lambda: server.services.host.store.engine.url.database)  # type: ignore[attr-defined]
    return sorted(Path(path).parent.glob("tables.db*"))


@pytest.mark.parametrize("cookie", ["guess", "", "0" * 22, "é;=", "x" * 5000])
def test_a_guessed_cookie_holds_no_seat(server: Live, cookie: str) -> None:
    table, _, _ = server.two_seats()
    stranger = server.browser()
    with stranger.raw_socket(table, Cookie=f"{COOKIE}={cookie}".encode().decode("latin-1")) as connection:
        connection.send(json.dumps({"type": "hello", "events": 0}))
        assert json.loads(connection.recv(timeout=PATIENCE))["table"]["you"] == -1


def test_a_token_that_the_client_made_up_is_not_taken_over(server: Live) -> None:
    mallory = server.browser()
    mallory.http.cookies.set(COOKIE, "fixed-by-somebody-else")
    mallory.http.cookies.clear()
    answer = mallory.http.post("/api/tables", json=ORDER, headers={"Cookie": f"{COOKIE}=fixed-by-somebody-else"})
    assert "fixed-by-somebody-else" not in answer.headers["set-cookie"]


def test_an_invitation_works_once(server: Live) -> None:
    ann, ben, eve = (server.browser() for _ in range(3))
    path = ann.create()["links"][0]["path"]
    assert ben.http.get(f"/api{path}").json()["host"] == "Ann"
    assert ben.join(path).status_code == 201
    for again in (eve.join(path), ben.join(path), eve.http.get(f"/api{path}")):
        assert again.status_code == 404
        assert again.json()["key"] == "ui-invitation-used"
    assert eve.token() is None


def test_a_new_invitation_replaces_the_old_one(server: Live) -> None:
    ann, ben, eve = (server.browser() for _ in range(3))
    made = ann.create()
    old = made["links"][0]["path"]
    answer = ann.http.post(f"/api/tables/{made['table']}/invite", json={"seat": 1})
    assert answer.status_code == 201
    new = answer.json()["path"]
    assert answer.json() == {"seat": 1, "path": new}
    assert new != old
    database = b"".join(path.read_bytes() for path in database_files(server))
    assert new.removeprefix("/join/").encode() not in database
    assert ben.join(old).json()["key"] == "ui-invitation-used"
    assert ben.http.get(f"/api{old}").status_code == 404
    assert ben.http.get(f"/api{new}").json()["seat"] == 1
    assert ben.join(new).status_code == 201
    assert eve.join(new).json()["key"] == "ui-invitation-used", "it works once"


def test_only_who_sits_at_the_table_invites(server: Live) -> None:
    ann, ben, eve = (server.browser() for _ in range(3))
    made = ann.create([*TWO, {"kind": "friend"}])
    eve.create()
    address = f"/api/tables/{made['table']}/invite"
    for stranger in (ben, eve):
        refused = stranger.http.post(address, json={"seat": 1})
        assert (refused.status_code, refused.json()["key"]) == (403, "reason-spectator")
    assert ben.join(made["links"][0]["path"]).status_code == 201, "the refused have changed nothing"
    assert ben.http.post(address, json={"seat": 2}).status_code == 201, "anybody who sits there"
    assert ann.http.post("/api/tables/none/invite", json={"seat": 1}).json()["key"] == "ui-no-table"


def test_only_open_seats_are_invited_to(server: Live) -> None:
    ann, ben = server.browser(), server.browser()
    made = ann.create([*TWO, {"kind": "bot", "bot": "random"}])
    assert ben.join(made["links"][0]["path"]).status_code == 201
    address = f"/api/tables/{made['table']}/invite"
    for seat in (0, 1, 2, 3):
        refused = ann.http.post(address, json={"seat": seat})
        assert (refused.status_code, refused.json()["key"]) == (409, "ui-seat-not-open")
    for body in ({}, {"seat": -1}, {"seat": 1 << 70}, {"seat": "B"}, {"seat": None}):
        assert ann.http.post(address, json=body).status_code == 400


def test_one_browser_cannot_take_two_seats_of_a_table(server: Live) -> None:
    ann, ben = server.browser(), server.browser()
    path = ann.create()["links"][0]["path"]
    assert ann.join(path).json()["key"] == "ui-already-seated"
    assert ben.join(path).status_code == 201, "the invitation is not used up by that"


# -- how much ---------------------------------------------------------------------------------------------------------


def test_an_oversized_message_closes_the_socket(server: Live) -> None:
    table, ann, _ = server.two_seats()
    with ann.raw_socket(table) as connection:
        connection.send("x" * (MOST_BYTES + 1))
        assert closing_code(connection) == 1009


def test_an_oversized_body_is_refused(server: Live) -> None:
    body = json.dumps({**ORDER, "name": "x" * MOST_BYTES})
    answer = server.browser().http.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code == 413
    assert answer.json()["key"] == "ui-too-large"


def frozen(rate: float, burst: float) -> Limiter:
    """A limiter whose clock stands still: only the burst counts."""
    return Limiter(rate, burst, lambda: 0.0)


def test_a_flood_of_messages_closes_the_socket(tmp_path: Path) -> None:
    limits = Limits(frozen(1, 1000), frozen(1, 1000), frozen(1, 20))
    with live(tmp_path / "tables.db", limits=limits) as server:
        table, ann, _ = server.two_seats()
        with ann.raw_socket(table) as connection:
            for _ in range(21):
                connection.send(json.dumps({"type": "ping"}))
            assert closing_code(connection) == 1008


def test_a_flood_of_requests_is_refused(tmp_path: Path) -> None:
    with live(tmp_path / "tables.db", limits=Limits(frozen(1, 8), frozen(1, 2), frozen(1, 1000))) as server:
        ann = server.browser()
        assert [ann.http.post("/api/tables", json=ORDER).status_code for _ in range(3)] == [201, 201, 429]
        assert [ann.http.get("/api/games").status_code for _ in range(6)] == [200] * 5 + [429]


def test_a_bucket_fills_again() -> None:
    bucket = Bucket(rate=2, burst=3, now=10.0)
    assert [bucket.take(10.0) for _ in range(4)] == [True, True, True, False]
    assert [bucket.take(11.0) for _ in range(3)] == [True, True, False]
    assert [bucket.take(100.0) for _ in range(4)] == [True, True, True, False]


def test_a_limiter_forgets_the_oldest() -> None:
    limiter = frozen(1, 1)
    limiter.MOST_KEYS = 2
    assert [limiter.allow(key) for key in ("a", "a", "b", "c", "a")] == [True, False, True, True, True]


def test_too_many_sockets_at_a_table(server: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("volary.server.hub.SOCKETS_A_TABLE", 1)
    table, ann, ben = server.two_seats()
    with ann.socket(table) as a:
        a.hello()
        with ben.raw_socket(table) as connection:
            assert json.loads(connection.recv(timeout=PATIENCE))["key"] == "ui-too-many"
            assert closing_code(connection) == 1008


# -- what is said -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["x" * 41, "a\nb", "a\x00b", "a\u202eb", "a\u2028b", "\ud83d", "a\u200fb"])
def test_what_is_not_a_name_is_refused(name: str) -> None:
    with pytest.raises(Refused):
        clean_name(name, "A")


@pytest.mark.parametrize("name", ["Zoë", "O'Brien", "<b>&amp;", "鳥", "👩‍🌾", "می‌خواهم"])
def test_names_are_text_and_stay_as_they_are(server: Live, name: str) -> None:
    ann = server.browser()
    made = ann.create([{"kind": "me", "name": f" {name} "}, {"kind": "friend"}])
    with ann.socket(made["table"]) as a:
        assert [seat["name"] for seat in a.hello()["table"]["seats"]] == [name, "B"]


def test_names_are_checked_where_they_come_in(server: Live) -> None:
    ann, ben = server.browser(), server.browser()
    bad = {"kind": "me", "name": "a\u202eb"}
    assert ann.http.post("/api/tables", json={**ORDER, "seats": [bad, TWO[1]]}).json()["key"] == "ui-name-characters"
    assert ann.http.post("/api/tables", json={**ORDER, "name": "x" * 41}).json()["key"] == "ui-name-too-long"
    path = ann.create()["links"][0]["path"]
    assert ben.join(path, "a\tb").json()["key"] == "ui-name-characters"
    assert ben.join(path).status_code == 201


def test_every_answer_has_the_security_headers(server: Live) -> None:
    ann = server.browser()
    for path in ("/", "/new", "/g/abc", "/join/abc", "/api/games", "/no-such-file", "/assets/no.js", "/api/no"):
        headers = ann.http.get(path).headers
        policy = dict(part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";"))
        assert policy["default-src"] == "'none'"
        assert policy["script-src"] == "'self'", "no inline script, no foreign one"
        assert policy["frame-ancestors"] == "'none'"
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


@pytest.mark.parametrize(
    "path", ["/assets/../../app.py", "/assets/%2e%2e/%2e%2e/app.py", "/..%2fapp.py", "/assets//etc/passwd"]
)
def test_no_file_outside_the_web_build_is_served(server: Live, path: str) -> None:
    host, port = server.address.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port)), timeout=PATIENCE) as raw:
        raw.sendall(f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nConnection: close\r\n\r\n".encode())
        answer = b"".join(iter(lambda: raw.recv(65536), b""))
    assert answer.startswith(b"HTTP/1.1 404")
    assert b"import" not in answer


def test_a_page_says_how_to_build_when_the_client_is_missing(
    server: Live, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("volary.server.http.STATIC", tmp_path)
    assert "make build" in server.browser().http.get("/g/abc").text
    (tmp_path / "index.html").write_text("<p>built")
    assert server.browser().http.get("/g/abc").text == "<p>built"


def test_errors_carry_an_id_and_never_state(
    server: Live, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table, ann, _ = server.two_seats()

    def broken(*_: object) -> None:
        raise RuntimeError(f"the bag holds {server.services.host.load(table).state.bag}")  # type: ignore[attr-defined]

    monkeypatch.setattr(server.services.host, "act", broken)
    monkeypatch.setattr(server.services.lobby, "invitation", broken)
    with caplog.at_level(logging.CRITICAL, "volary.server"), ann.socket(table) as a:
        a.hello()
        a.act()
        error = a.until(lambda message: message["type"] == "error")
        assert error["key"] == "ui-accident"
        assert set(error) == {"type", "id", "key"}
        assert len(error["id"]) == 16
        answer = ann.http.get("/api/join/whatever")
    assert answer.status_code == 500
    assert set(answer.json()) == {"id", "key", "args", "detail"}
    assert "bag" not in answer.text


def test_nothing_foreign_is_unpickled() -> None:
    """No module of the server or of the bots imports pickle, or what reads pickles."""
    banned = {"pickle", "marshal", "shelve", "dill", "multiprocessing", "concurrent"}
    root = Path(volary.server.__file__).parent.parent
    files = [*root.glob("server/**/*.py"), *root.glob("bots/**/*.py")]
    assert len(files) > 15
    for path in files:
        for node in ast.walk(ast.parse(path.read_text())):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            assert not banned & {name.partition(".")[0] for name in names}, path


# -- nonsense ---------------------------------------------------------------------------------------------------------

NONSENSE: list[str | bytes] = [
    "",
    "null",
    "[]",
    "{}",
    '{"type":',
    '{"type":"rob"}',
    '{"type":"act"}',
    '{"type":"act","prompt":"0-1","action":"1","nonce":"n"}',
    '{"type":"act","prompt":"0-1","action":1e400,"nonce":"n"}',
    '{"type":"act","prompt":"0-1","action":-1,"nonce":"n"}',
    '{"type":"act","prompt":"0-1","action":99999999999999999999999,"nonce":"n"}',
    '{"type":"act","prompt":"0-1","action":1,"nonce":""}',
    '{"type":"act","prompt":null,"action":1,"nonce":"n"}',
    '{"type":"undo"}',
    '{"type":"hello","events":-1}',
    '{"type":"why_not","id":1,"ref":null}',
    '{"type":"why_not","id":1,"ref":{"type":"hand","card":1e99}}',
    '{"type":"why_not","id":1,"ref":{"type":"' + "x" * 65 + '"}}',
    "[" * 5000,
    '{"type":"ping","x":' + "[" * 30_000 + "]" * 30_000 + "}",
    '{"type":"ping"' + " " * 1000,
    '"\\ud800"',
    b"\xff\xfe\x00",
    b"\x80\x04K\x01.",
]


def test_nonsense_is_answered_and_the_socket_lives_on(server: Live) -> None:
    table, ann, _ = server.two_seats()
    with ann.socket(table) as a:
        before = a.hello()
        for data in NONSENSE:
            a.connection.send(data)
            assert a.receive() == {"type": "error", "id": "", "key": "ui-bad-message"}, data
        rng = random.Random(3)
        good = json.dumps({"type": "act", "prompt": "0-9", "action": 7, "nonce": "n"}).encode()
        for _ in range(200):
            broken = bytearray(good)
            for _ in range(rng.randrange(1, 4)):
                broken[rng.randrange(len(broken))] = rng.randrange(256)
            a.connection.send(bytes(broken))
        a.ping()
        assert a.state["view"] == before["view"]


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"null",
        b"[]",
        b"{",
        b"\xff",
        b'{"game":"pond"}',
        b'{"game":"pond","seats":[]}',
        b'{"game":"pond","seats":[{"kind":"king"}]}',
        b'{"game":"pond","seats":[{"kind":"me"}],"options":{"seats":1e3}}',
        b'{"game":"chess","seats":[{"kind":"me"},{"kind":"friend"}]}',
        b'{"game":"pond","seats":[{"kind":"me"},{"kind":"me"}]}',
        b'{"game":"pond","seats":[{"kind":"me"}]}',
        b'{"game":"pond","seats":[{"kind":"me"},{"kind":"bot"}]}',
        b'{"game":"pond","seats":[{"kind":"me"},{"kind":"bot","bot":"roc"}]}',
        b'{"game":"pond","seats":[{"kind":"me"},{"kind":"friend"}],"options":{"seats":3}}',
        b'{"game":"pond","seats":[{"kind":"me"},{"kind":"friend"}],"options":{"rounds":null}}',
        b'{"game":"pond","seats":[{"kind":"me"},{"kind":"friend"}],"options":{"depth":1}}',
        b'{"game":"pond","seats":' + b'[{"kind":"me"}' + b',{"kind":"friend"}' * 16 + b"]}",
        b'{"game":"pond","x":' + b"[" * 30_000 + b"]" * 30_000 + b"}",
    ],
)
def test_a_wrong_order_is_refused_with_a_key(server: Live, body: bytes) -> None:
    answer = server.browser().http.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code == 400
    assert answer.json()["key"] in ("ui-bad-request", "ui-bad-options")


def test_people_are_told_why_options_are_bad(server: Live) -> None:
    order = {**ORDER, "options": {"depth": 1}}
    problem = server.browser().http.post("/api/tables", json=order).json()
    assert problem["key"] == "ui-bad-options"
    assert "depth" in problem["args"]["detail"]
    assert problem["args"]["detail"] == problem["detail"]


def test_a_form_cannot_make_a_table(server: Live) -> None:
    """What a foreign page could send without asking the browser first is not JSON."""
    browser = server.browser()
    assert browser.http.post("/api/tables", data={"game": "pond"}).status_code == 415
    order = json.dumps(ORDER)
    for kind in ("text/plain", "application/x-www-form-urlencoded", "", "text/plain; application/json"):
        answer = browser.http.post("/api/tables", content=order, headers={"Content-Type": kind})
        assert (answer.status_code, answer.json()["key"]) == (415, "ui-bad-request")
    assert browser.http.post("/api/join", content=b"{}").status_code == 415
    utf8 = {"Content-Type": "Application/JSON; charset=utf-8"}
    assert browser.http.post("/api/tables", content=order, headers=utf8).status_code == 201


def test_unknown_addresses(server: Live) -> None:
    browser = server.browser()
    assert browser.http.get("/api/no/such").json()["key"] == "ui-not-found"
    assert browser.http.get("/api/tables/none/replay").json()["key"] == "ui-no-table"
    assert browser.http.delete("/api/tables").status_code == 405
    with browser.raw_socket("none") as connection:
        assert json.loads(connection.recv(timeout=PATIENCE))["key"] == "ui-no-table"
        assert closing_code(connection) == 4404


@pytest.mark.parametrize("path", ["/%00", "/assets/%00", "/" + "x" * 300 + ".js", "/assets/" + "x" * 300, "/no.txt"])
def test_what_cannot_be_a_file_is_not_found(server: Live, path: str) -> None:
    answer = server.browser().http.get(path)
    assert answer.status_code == 404
    assert answer.json()["key"] == "ui-not-found"


@pytest.mark.parametrize("path", ["/xyz", "/g/a/b", "/" + "x" * 300, "/no/such/page"])
def test_an_unknown_page_is_the_client_with_404(
    server: Live, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, path: str
) -> None:
    monkeypatch.setattr("volary.server.http.STATIC", tmp_path)
    (tmp_path / "index.html").write_text("<p>built")
    answer = server.browser().http.get(path)
    assert (answer.status_code, answer.text) == (404, "<p>built")
    assert answer.headers["content-type"].startswith("text/html")


@pytest.mark.parametrize("path", ["/", "/g/abc", "/xyz", "/api/games", "/api/no"])
def test_head_is_get_without_a_body(server: Live, path: str) -> None:
    browser = server.browser()
    head, whole = browser.http.head(path), browser.http.get(path)
    assert (head.status_code, head.content) == (whole.status_code, b"")
    drop = {"date"}
    assert {k: v for k, v in head.headers.items() if k not in drop} == {
        k: v for k, v in whole.headers.items() if k not in drop
    }
