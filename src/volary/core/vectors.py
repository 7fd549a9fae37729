"""Helpers over ``vec[i64]``.

``append`` and ``pop`` of librt may reuse the buffer of the old vector, so the caller must drop the old name
(``v = append(v, x)``). The functions here that return a vector leave the old one alone: what is only ever changed
through them may be shared between the clones of a state.

What is popped gets a name: mypyc makes a Python object of whatever is assigned to a bare ``_``, and of both branches of
``a if condition else -1``.
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


def added(v: vec[i64], x: i64) -> vec[i64]:
    """A new vector: ``v`` and then ``x``."""
    return append(v[:], x)


def add_sorted(v: vec[i64], x: i64) -> vec[i64]:
    """A new vector: the ascending ``v`` with ``x`` in its place."""
    v = append(v[:], x)
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


def first_from(v: vec[i64], x: i64) -> i64:
    """Index of the first element of the ascending vector ``v`` that is not below ``x``: binary search."""
    low: i64 = 0
    high: i64 = len(v)
    while low < high:
        middle = (low + high) >> 1
        if v[middle] < x:
            low = middle + 1
        else:
            high = middle
    return low


def find_sorted(v: vec[i64], x: i64) -> i64:
    """Index of ``x`` in the ascending vector ``v``, or -1."""
    i = first_from(v, x)
    if i < len(v) and v[i] == x:
        return i
    return -1


def drop(v: vec[i64], x: i64) -> vec[i64]:
    """A new vector: ``v`` without its first ``x``, in the same order. Raises ValueError if there is none."""
    i = find(v, x)
    if i < 0:
        raise ValueError(f"{x} is not in the vector")
    v, _dropped = pop(v[:], i)
    return v


def drop_sorted(v: vec[i64], x: i64) -> vec[i64]:
    """``drop`` for an ascending vector."""
    i = find_sorted(v, x)
    if i < 0:
        raise ValueError(f"{x} is not in the vector")
    v, _dropped = pop(v[:], i)
    return v


def put(v: vec[i64], i: i64, x: i64) -> vec[i64]:
    """A new vector: ``v`` with ``x`` at index ``i``."""
    v = v[:]
    v[i] = x
    return v


def merge_sorted(v: vec[i64], more: vec[i64]) -> vec[i64]:
    """A new ascending vector of the elements of both ascending vectors."""
    result = vec[i64](capacity=len(v) + len(more))
    i: i64 = 0
    j: i64 = 0
    while i < len(v) or j < len(more):
        if j == len(more) or (i < len(v) and v[i] <= more[j]):
            result = append(result, v[i])
            i += 1
        else:
            result = append(result, more[j])
            j += 1
    return result


def ascending(v: vec[i64]) -> vec[i64]:
    """A new vector: the elements of ``v`` in ascending order (insertion sort)."""
    v = v[:]
    n: i64 = len(v)
    for i in range(1, n):
        x = v[i]
        j: i64 = i
        while j > 0 and v[j - 1] > x:
            v[j] = v[j - 1]
            j -= 1
        v[j] = x
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
