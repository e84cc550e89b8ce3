"""What every process that works for the bot does first: it leaves interrupts to the bot, and does not outlive it."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading


def settle_in() -> None:
    """Leave interrupts to the parent, and end when it does, even if it was killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
