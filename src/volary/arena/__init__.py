"""Bots against bots: single games, and many of them on an executor."""
