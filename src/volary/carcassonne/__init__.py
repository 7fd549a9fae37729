"""Carcassonne with the Flying Machines: the rules engine."""
