"""The only place where words are composed: labels, prompts, events and cards as sentences in each language."""
