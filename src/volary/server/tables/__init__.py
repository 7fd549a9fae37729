"""Tables: ``table`` is one game in memory, ``host`` the door through which it changes, ``lobby`` who sits down."""
