"""Measures what was promised, each figure beside a baseline of the same run: `python -m benchmarks` or `make bench`.

An area is a module with a function `figures()` that yields Figures; AREAS in `__main__` names them all.
Each is measured in a process of its own.
"""
