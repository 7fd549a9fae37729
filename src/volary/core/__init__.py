"""The game-agnostic kernel: states, frames, chance, actions, events, visibility, codecs, scenarios."""
