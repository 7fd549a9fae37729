"""Random streams: small sfc32 generators kept as plain ints inside the state.

Generator: sfc32 of Chris Doty-Humphrey's PractRand, three words and a counter, 32 bits each. Bounded numbers: Lemire,
"Fast Random Integer Generation in an Interval" (2019), exact by rejection. Every product stays below 2^63, so the
compiled and the interpreted build agree.
"""

from __future__ import annotations

import hashlib
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

LANES: Final[i64] = 4
MASK32: Final[i64] = 0xFFFFFFFF
WARM_UP: Final[i64] = 12


def next_word(streams: vec[i64], stream: i64) -> i64:
    """The next 32-bit word of a stream; advances it."""
    base = stream * LANES
    a = streams[base]
    b = streams[base + 1]
    c = streams[base + 2]
    counter = streams[base + 3]
    word = (a + b + counter) & MASK32
    streams[base] = b ^ (b >> 9)
    streams[base + 1] = (c + (c << 3)) & MASK32
    streams[base + 2] = (((c << 21) | (c >> 11)) + word) & MASK32
    streams[base + 3] = (counter + 1) & MASK32
    return word


def below(streams: vec[i64], stream: i64, n: i64) -> i64:
    """A uniform integer in ``range(n)``, for 0 < n < 2^31."""
    product = next_word(streams, stream) * n
    low = product & MASK32
    if low < n:
        threshold = (MASK32 + 1 - n) % n
        while low < threshold:
            product = next_word(streams, stream) * n
            low = product & MASK32
    return product >> 32


def seed_streams(seed: bytes, labels: list[str]) -> vec[i64]:
    """Streams for ``labels``, each split off the seed by SHA-256 of seed and label: LANES ints a stream."""
    streams = vec[i64](capacity=len(labels) * 4)
    for label in labels:
        digest = hashlib.sha256(b"volary-stream|" + label.encode() + b"|" + seed).digest()
        for lane in range(4):
            streams = append(streams, int.from_bytes(digest[4 * lane : 4 * lane + 4], "little"))
    count: i64 = len(labels)
    for stream in range(count):
        for _ in range(WARM_UP):
            next_word(streams, stream)
    return streams


def seed_from_text(text: str) -> bytes:
    """The seed that ``--seed TEXT`` means: SHA-256 of the text."""
    return hashlib.sha256(text.encode()).digest()
