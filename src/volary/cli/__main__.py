"""``python -m volary.cli``."""

from volary.cli import main

main()
