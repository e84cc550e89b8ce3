"""What is counted and timed, for whoever runs the bot. No label holds a name, an id or a card."""

from __future__ import annotations

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    GCCollector,
    Histogram,
    PlatformCollector,
    ProcessCollector,
)

REGISTRY = CollectorRegistry()

SHORT = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0, 5.0, 10.0)
"""Discord waits three seconds for a first answer."""
LONG = (0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 20.0, 30.0, 60.0)

interactions = Counter(
    "beagle_interactions",
    "Commands, buttons and menus, by what they are and what became of them",
    ("kind", "outcome"),
    registry=REGISTRY,
)
answer_seconds = Histogram(
    "beagle_answer_seconds",
    "From the arrival of a command or click until it was dealt with",
    buckets=SHORT,
    registry=REGISTRY,
)
moves = Counter("beagle_moves", "Moves that were committed", ("game", "by"), registry=REGISTRY)
drawing_seconds = Histogram(
    "beagle_drawing_seconds", "To draw a picture, waiting included", buckets=LONG, registry=REGISTRY
)
thinking_seconds = Histogram(
    "beagle_thinking_seconds", "A computer player's thought", ("level",), buckets=LONG, registry=REGISTRY
)
errors = Counter("beagle_errors", "Unexpected errors, each with an id in the log", registry=REGISTRY)
live_tables = Gauge("beagle_live_tables", "Tables that are open or being played", ("status",), registry=REGISTRY)
notices_waiting = Gauge("beagle_notices_waiting", "What is committed and not yet said in the chat", registry=REGISTRY)
gateway_connected = Gauge("beagle_gateway_connected", "1 while connected to Discord, else 0", registry=REGISTRY)
gateway_latency = Gauge(
    "beagle_gateway_latency_seconds", "From a heartbeat to its answer; not a number before the first", registry=REGISTRY
)

ProcessCollector(registry=REGISTRY)
PlatformCollector(registry=REGISTRY)
GCCollector(registry=REGISTRY)
