"""Wingspan: the whole core game for 2 to 5 seats (170 birds, 26 bonus cards, 16 goals)."""
