"""Settings from a file and from the environment."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from bot import config
from bot.config import BadConfig, Config

EXAMPLE = Path(__file__).parents[2] / "config.example.toml"


def test_given_the_example_when_read_then_it_is_all_the_defaults_and_names_every_setting():
    assert config.read(EXAMPLE, {}) == Config()
    assert set(tomllib.loads(EXAMPLE.read_text(encoding="utf-8"))) == set(Config.__struct_fields__)


def test_given_file_and_environment_when_read_then_the_environment_wins(tmp_path):
    file = tmp_path / "config.toml"
    file.write_text('picture_workers = 2\nsharded = true\ntoken = "in-file"\n', encoding="utf-8")
    told = {
        "BEAGLE_PICTURE_WORKERS": "3",
        "BEAGLE_SHARDED": "no",
        "DISCORD_TOKEN": "in-environment",
        "DISCORD_API_BASE": "http://127.0.0.1:1/api/v10",
    }
    made = config.read(file, told)
    assert (made.picture_workers, made.sharded, made.token) == (3, False, "in-environment")
    assert made.api_base == "http://127.0.0.1:1/api/v10"


def test_given_a_token_when_shown_then_it_is_not():
    made = config.read(None, {"DISCORD_TOKEN": "very-secret"})
    assert "very-secret" not in f"{made!r} {made}"


@pytest.mark.parametrize(
    ("content", "told"),
    [
        ("colour = 1", "There is no setting 'colour'"),
        ("picture_workers = 0", "The setting 'picture_workers' cannot be used"),
        ('picture_workers = "two"', "The setting 'picture_workers' cannot be used"),
        ('log_level = "loud"', "The setting 'log_level' cannot be used"),
        ("= 3", "is not TOML"),
    ],
)
def test_given_a_mistake_when_read_then_one_sentence_says_which(tmp_path, content, told):
    file = tmp_path / "config.toml"
    file.write_text(content, encoding="utf-8")
    with pytest.raises(BadConfig, match=told):
        config.read(file, {})


def test_given_a_bad_number_in_the_environment_when_read_then_it_is_named():
    with pytest.raises(BadConfig, match="sandbox_port"):
        config.read(None, {"BEAGLE_SANDBOX_PORT": "many"})


def test_given_a_file_that_is_not_there_when_named_then_that_is_said(tmp_path):
    with pytest.raises(BadConfig, match="There is no file"):
        config.read(tmp_path / "none.toml", {})
