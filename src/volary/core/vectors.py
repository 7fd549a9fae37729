"""Helpers over ``vec[i64]``.

A vector behaves like a value: functions that change its length return the new vector, and the caller must drop the
old name (``v = append(v, x)``), because both may share one buffer. Copy with ``v[:]``.
"""

from __future__ import annotations

from librt.vecs import append, pop, vec
from mypy_extensions import i64


def filled(value: i64, length: i64) -> vec[i64]:
    """A vector of ``length`` times ``value``."""
    v = vec[i64](capacity=length)
    for _ in range(length):
        v = append(v, value)
    return v


def add_sorted(v: vec[i64], x: i64) -> vec[i64]:
    """Insert ``x`` into the ascending vector ``v``."""
    v = append(v, x)
    i: i64 = len(v) - 1
    while i > 0 and v[i - 1] > x:
        v[i] = v[i - 1]
        i -= 1
    v[i] = x
    return v


def find(v: vec[i64], x: i64) -> i64:
    """Index of the first ``x`` in ``v``, or -1."""
    n: i64 = len(v)
    i: i64 = 0
    while i < n:
        if v[i] == x:
            return i
        i += 1
    return -1


def drop(v: vec[i64], x: i64) -> vec[i64]:
    """Remove the first ``x`` from ``v``; the order of the rest stays. Raises ValueError if there is none."""
    i = find(v, x)
    if i < 0:
        raise ValueError(f"{x} is not in the vector")
    v, _ = pop(v, i)
    return v


def merge_sorted(v: vec[i64], more: vec[i64]) -> vec[i64]:
    """Insert every element of ``more`` into the ascending vector ``v``."""
    n: i64 = len(more)
    i: i64 = 0
    while i < n:
        v = add_sorted(v, more[i])
        i += 1
    return v


def total(v: vec[i64]) -> i64:
    """Sum of the elements."""
    result: i64 = 0
    n: i64 = len(v)
    i: i64 = 0
    while i < n:
        result += v[i]
        i += 1
    return result


def bit_count(mask: i64) -> i64:
    """Number of set bits of a non-negative mask."""
    n: i64 = 0
    while mask:
        mask &= mask - 1
        n += 1
    return n


def to_list(v: vec[i64]) -> list[int]:
    """A plain list, for views and messages."""
    return [int(x) for x in v]


def from_list(items: list[int]) -> vec[i64]:
    """A vector of the integers in ``items``."""
    v = vec[i64](capacity=len(items))
    for x in items:
        v = append(v, x)
    return v
