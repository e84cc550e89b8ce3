"""Processes that work for the bot: they draw and think, so that nobody waits for that in the event loop.

The standard library's pool does not do: once one of its processes has died the whole pool is lost, whoever asks it for
something just then may wait for ever, and work that takes too long cannot be ended.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections import deque
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable
    from multiprocessing.connection import Connection

T = TypeVar("T")

TRIES = 3
"""So many processes may die of the same work before it is given up."""


class Lost(RuntimeError):
    """Work that was given up: it took too long, or every process that tried it died."""


class Children:
    """A few processes, each at one thing at a time; they start when first needed, and one that dies is replaced."""

    def __init__(self, workers: int, patience: float) -> None:
        """Prepare; nothing is started yet. Work may take so many seconds, from when it begins."""
        self._workers = workers
        self._patience = patience
        # A thread for each process waits for its answers; what is asked for meanwhile waits in their queue.
        self._threads = ThreadPoolExecutor(workers, thread_name_prefix="child")
        self._all: set[_Child] = set()
        self._idle: deque[_Child] = deque()
        self._lock = threading.Lock()
        self._closed = False

    @property
    def pids(self) -> tuple[int, ...]:
        """The processes that run."""
        return tuple(child.pid for child in tuple(self._all))

    def start(self) -> None:
        """Start all processes before somebody waits for them."""
        for _ in range(self._workers):
            self._threads.submit(self._one_more)

    async def run(self, work: Callable[..., T], *args: object) -> T:
        """Do some work in a process; if that dies, in another. Raise `Lost` if that does not help."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._work, work, args)

    def close(self) -> None:
        """End the processes now, also one that would work for ever."""
        with self._lock:
            self._closed = True
        for child in tuple(self._all):
            child.kill()
        self._threads.shutdown(wait=True, cancel_futures=True)
        for child in tuple(self._all):
            self._forget(child)

    def _work(self, work: Callable[..., T], args: tuple[object, ...]) -> T:
        for _ in range(TRIES):
            child = self._free()
            try:
                child.ask(work, args)
                done, answer = child.answer(self._patience)
            except (EOFError, ConnectionError):
                self._forget(child)  # it died
            except BaseException:
                self._forget(child)
                raise
            else:
                self._idle.append(child)
                if done:
                    given: T = answer
                    return given
                raise answer
        raise Lost(f"{TRIES} processes died of {work.__name__}")

    def _one_more(self) -> None:
        if len(self._all) < self._workers:
            self._idle.append(self._new())

    def _free(self) -> _Child:
        """Give a process that has nothing to do, or a new one."""
        try:
            return self._idle.popleft()
        except IndexError:
            return self._new()

    def _new(self) -> _Child:
        with self._lock:
            if self._closed:
                raise Lost("there is no process any more")
            child = _Child()
            self._all.add(child)
            return child

    def _forget(self, child: _Child) -> None:
        child.end()
        self._all.discard(child)


class _Child:
    """A process, as the bot sees it."""

    def __init__(self) -> None:
        # A forked process would inherit the threads' locks in whatever state they are.
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=_serve, args=(theirs,), daemon=True)
        self._process.start()
        theirs.close()  # so that its end is the end of the pipe

    @property
    def pid(self) -> int:
        assert self._process.pid is not None
        return self._process.pid

    def ask(self, work: Callable[..., Any], args: tuple[object, ...]) -> None:
        self._pipe.send((work, args))

    def answer(self, patience: float) -> tuple[bool, Any]:
        """Give whether the work was done, and what came of it or the error."""
        if not self._pipe.poll(patience):
            raise Lost(f"no answer within {patience:g} seconds")
        answer: tuple[bool, Any] = self._pipe.recv()
        return answer

    def kill(self) -> None:
        self._process.kill()

    def end(self) -> None:
        self._process.kill()
        self._process.join()
        self._pipe.close()


def _serve(pipe: Connection) -> None:
    """Do what is asked for, one thing after the other, as long as the bot lives."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the bot decides what an interrupt means
    threading.Thread(target=_leave_with_parent, daemon=True).start()
    while True:
        work, args = pipe.recv()
        try:
            answer = (True, work(*args))
        except Exception as error:  # noqa: BLE001 - it belongs to whoever asked
            answer = (False, error)
        pipe.send(answer)


def _leave_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
