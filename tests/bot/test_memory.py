"""Garbage is searched for rarely, and still found."""

from __future__ import annotations

import subprocess
import sys

PROGRAM = """
import gc, weakref
from bot import memory

class Ring:
    def __init__(self):
        self.me = self

memory.settle()
assert gc.get_freeze_count() > 0
seen = weakref.ref(Ring())
assert seen() is not None
kept = [[] for _ in range(2 * memory.NEWCOMERS)]
assert seen() is None
"""


def test_given_a_settled_process_when_much_is_made_then_what_refers_to_itself_still_goes():
    subprocess.run([sys.executable, "-c", PROGRAM], check=True)
