"""Canonical bytes: one order of fields, each int a zigzag varint, each vector its length and its ints."""

from __future__ import annotations

import hashlib

from librt.vecs import append, vec
from mypy_extensions import i64

from volary.core.errors import BadEncoding


class Writer:
    """Collects a state's fields in order. ``field`` marks where a field begins, for ``field_keys``."""

    def __init__(self) -> None:
        self.data = bytearray()
        self.names: list[str] = []
        self.starts: list[int] = []

    def field(self, name: str) -> None:
        self.names.append(name)
        self.starts.append(len(self.data))

    def integer(self, x: i64) -> None:
        z = (x << 1) ^ (x >> 63)
        data = self.data
        while z >= 128:
            data.append(int((z & 127) | 128))
            z >>= 7
        data.append(int(z))

    def vector(self, v: vec[i64]) -> None:
        n: i64 = len(v)
        self.integer(n)
        i: i64 = 0
        while i < n:
            self.integer(v[i])
            i += 1

    def text(self, s: str) -> None:
        raw = s.encode()
        self.integer(len(raw))
        self.data.extend(raw)

    def to_bytes(self) -> bytes:
        return bytes(self.data)

    def field_keys(self) -> dict[str, bytes]:
        """One short hash a field, for failure messages that name the field."""
        keys: dict[str, bytes] = {}
        ends = self.starts[1:] + [len(self.data)]
        for i in range(len(self.names)):
            keys[self.names[i]] = short_hash(bytes(self.data[self.starts[i] : ends[i]]))
        return keys


class Reader:
    """Reads what a Writer wrote. Raises BadEncoding for anything else, trailing bytes included."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        self.at: i64 = 0

    def integer(self) -> i64:
        z: i64 = 0
        shift: i64 = 0
        size: i64 = len(self.data)
        while True:
            if self.at >= size or shift > 56:
                raise BadEncoding(f"state bytes end or overflow at offset {self.at}")
            byte: i64 = self.data[self.at]
            self.at += 1
            z |= (byte & 127) << shift
            if byte < 128:
                if byte == 0 and shift > 0:
                    raise BadEncoding(f"state bytes are not canonical at offset {self.at}")
                return (z >> 1) ^ -(z & 1)
            shift += 7

    def vector(self) -> vec[i64]:
        n = self.integer()
        if n < 0 or n > len(self.data) - self.at:
            raise BadEncoding(f"impossible vector length {n} at offset {self.at}")
        v = vec[i64](capacity=n)
        for _ in range(n):
            v = append(v, self.integer())
        return v

    def text(self) -> str:
        n = self.integer()
        if n < 0 or n > len(self.data) - self.at:
            raise BadEncoding(f"impossible text length {n} at offset {self.at}")
        raw = self.data[self.at : self.at + n]
        self.at += n
        try:
            return raw.decode()
        except UnicodeDecodeError as error:
            raise BadEncoding(f"text at offset {self.at} is not UTF-8") from error

    def end(self) -> None:
        if self.at != len(self.data):
            raise BadEncoding(f"{len(self.data) - self.at} bytes too many")


def short_hash(data: bytes) -> bytes:
    return hashlib.blake2b(data, digest_size=8).digest()


def hash_key(data: bytes) -> int:
    """The first 8 bytes of BLAKE2b over ``data``, as an unsigned big-endian int."""
    return int.from_bytes(hashlib.blake2b(data).digest()[:8], "big")
