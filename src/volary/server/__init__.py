"""The server: one process that hosts tables for friends. ``app.serve`` runs it; docs/protocol.md is its language."""
