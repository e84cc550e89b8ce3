"""One direction only: bot -> render -> games. The rules know no clock, no network, no pictures and no language."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent

OUTSIDE = {"bot", "render", "discord", "aiosqlite", "PIL", "fluent", "aiohttp", "rich"}
"""What the rules may not know of, not even by way of others."""

RESTLESS = {"asyncio", "datetime", "multiprocessing", "random", "secrets", "socket", "threading", "time", "urllib"}
"""What the rules may not use themselves: a clock, a network, luck that is not the dice's."""

IMPORT_ALL = """
import importlib, json, pkgutil, sys
package = importlib.import_module(sys.argv[1])
for module in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
    importlib.import_module(module.name)
print(json.dumps(sorted({name.partition(".")[0] for name in sys.modules})))
"""


def loaded_with(package: str) -> set[str]:
    """Give the top packages that a fresh process has loaded after importing every module of a package."""
    done = subprocess.run(
        [sys.executable, "-c", IMPORT_ALL, package], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return set(json.loads(done.stdout))


def imports(package: str) -> list[tuple[str, str]]:
    """List every import statement of a package, those for type checks as well: (file, top package)."""
    found = []
    for path in sorted((ROOT / package).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = []
            if isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom):
                names = [node.module or ""] if not node.level else [package]
            found += [(str(path.relative_to(ROOT)), name.partition(".")[0]) for name in names]
    return found


def test_given_all_of_games_imported_then_nothing_of_the_other_layers_is_loaded():
    loaded = loaded_with("games")
    assert {"games", "msgspec"} <= loaded
    assert not loaded & OUTSIDE


def test_given_all_of_render_imported_then_nothing_of_the_bot_is_loaded():
    loaded = loaded_with("render")
    assert {"games", "render"} <= loaded
    assert not loaded & {"bot", "discord", "aiosqlite", "aiohttp"}


def test_given_the_bot_about_to_run_then_nothing_that_draws_is_loaded():
    command = "import json, sys, bot.cli.run; print(json.dumps(sorted(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", command], cwd=ROOT, capture_output=True, text=True, check=True)
    loaded = set(json.loads(done.stdout))
    assert {"discord", "render.words"} <= loaded
    assert not loaded & {"PIL", "render.canvas"}


@pytest.mark.parametrize(
    ("package", "allowed"),
    [
        ("games", {"games", "msgspec"} | (sys.stdlib_module_names - RESTLESS)),
        ("render", {"games", "render", "msgspec", "PIL", "fluent"} | set(sys.stdlib_module_names)),
    ],
)
def test_given_every_import_statement_then_it_points_the_right_way(package: str, allowed: set[str]):
    fonts = {name for _, name in imports(package) if name.startswith("font_")} if package == "render" else set()
    assert [each for each in imports(package) if each[1] not in allowed | fonts] == []


def test_given_a_forbidden_import_then_it_would_be_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    (tmp_path / "games").mkdir()
    (tmp_path / "games" / "bad.py").write_text("def late():\n    from discord.ext import commands\n", encoding="utf-8")
    monkeypatch.setattr(sys.modules[__name__], "ROOT", tmp_path)
    assert imports("games") == [("games/bad.py", "discord")]
