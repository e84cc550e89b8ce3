"""Bad input: one clear sentence that names it, exit code 2, no traceback."""

from __future__ import annotations

import subprocess
import sys

import pytest

from bot.cli import FILES, main
from bot.cli.common import TEXT, BadInput, options_of, seed_of
from games import rules
from render.words import message_ids

HEX = "00112233445566778899aabbccddeeff" * 2


def refused(capsys, *argv):
    """Run a command that is refused, and give the sentence."""
    try:
        code = main(argv)
    except SystemExit as stop:
        code = stop.code
    said = capsys.readouterr()
    assert code == 2
    assert said.out == ""
    assert said.err.count("\n") == 1
    return said.err


def test_given_an_integer_when_read_as_a_seed_then_it_is_32_big_endian_bytes():
    assert seed_of("7") == bytes(31) + b"\x07"
    assert seed_of(str((1 << 256) - 1)) == b"\xff" * 32


def test_given_64_hexadecimal_digits_when_read_as_a_seed_then_they_are_the_bytes():
    assert seed_of(HEX) == bytes.fromhex(HEX)
    assert seed_of("1" * 64) == b"\x11" * 32


def test_given_no_seed_when_asked_for_twice_then_both_are_fresh():
    assert len(seed_of(None)) == 32
    assert seed_of(None) != seed_of(None)


@pytest.mark.parametrize("text", ["-1", "seven", "", "1.5", str(1 << 256), HEX[:-1], HEX + "0", "１"])
def test_given_anything_else_when_read_as_a_seed_then_it_is_refused(text):
    with pytest.raises(BadInput):
        seed_of(text)


def test_given_the_schema_when_options_are_read_then_values_have_its_types():
    cubosaurs = rules("cubosaurs")
    read = options_of(cubosaurs, ["advanced=ON", "interaction=false", "rounds=3", "hand_visibility=open"])
    assert read == {"advanced": True, "interaction": False, "rounds": 3, "hand_visibility": "open"}
    assert [type(value) for value in read.values()] == [bool, bool, int, str]


@pytest.mark.parametrize(
    ("argv", "named"),
    [
        (["simulate", "chess"], "“chess”"),
        (["play", "chess"], "“chess”"),
        (["render", "chess"], "“chess”"),
        (["simulate", "cubosaurs", "--seats", "9"], "not for 9"),
        (["play", "cubosaurs", "--seats", "1"], "not for 1"),
        (["play", "cubosaurs", "--seat", "3"], "no seat 3"),
        (["play", "cubosaurs", "--seat", "-1"], "no seat −1"),
        (["render", "cubosaurs", "--viewer", "3"], "no seat 3"),
        (["render", "cubosaurs", "--part", "cellar"], "“cellar”"),
        (["simulate", "cubosaurs", "--option", "dinosaurs=many"], "“dinosaurs”"),
        (["simulate", "cubosaurs", "--option", "advanced=maybe"], "“maybe”"),
        (["simulate", "cubosaurs", "--option", "rounds=9"], "“9”"),
        (["simulate", "cubosaurs", "--option", "advanced"], "“advanced” is not an option"),
        (["simulate", "cubosaurs", "--option", "=1"], "“=1”"),
        (["simulate", "cubosaurs", "--seed", "seven"], "“seven” is not a seed"),
        (["simulate", "cubosaurs", "--player", "genius"], "“genius”"),
        (["play", "cubosaurs", "--player", "genius"], "“genius”"),
        (["render", "cubosaurs", "--player", "genius"], "“genius”"),
        (["simulate", "cubosaurs", "--games", "0"], "0 is too small"),
        (["simulate", "cubosaurs", "--games", "many"], "'many' is not a whole number"),
        (["render", "cubosaurs", "--moves", "-1"], "-1 is too small"),
        (["play", "cubosaurs", "--lang", "de"], "'de'"),
        (["simulate", "cubosaurs", "--gaems", "3"], "--gaems"),
        (["simulate"], "GAME"),
        (["fly"], "'fly'"),
        ([], "COMMAND"),
        (["run", "--port", "99999"], "99999 is no port"),
        (["run", "--port", "-1"], "-1 is no port"),
        (["sandbox", "--port", "seaside"], "'seaside' is not a whole number"),
        (["sandbox", "--flaky", "2"], "2 is not between 0 and 1"),
        (["sandbox", "--flaky", "nan"], "nan is not between 0 and 1"),
        (["sandbox", "--flaky", "often"], "'often' is not a number"),
        (["db", "forget", "Ada"], "'Ada' is not a whole number"),
        (["replay", "no-such-file.json"], "no file “no-such-file.json”"),
        (["verify", "no-such-file.json"], "no file “no-such-file.json”"),
        (["replay", "."], "“.” cannot be read"),
        (["play", "cubosaurs", "--record", "."], "“.” cannot be written"),
    ],
)
def test_given_bad_input_when_run_then_one_sentence_names_it(capsys, argv, named):
    assert named in refused(capsys, *argv)


def test_given_several_problems_when_run_then_all_are_told(capsys):
    said = refused(capsys, "simulate", "cubosaurs", "--seats", "9", "--option", "x=1")
    assert "not for 9" in said
    assert "“x”" in said


def test_given_french_when_refused_then_the_sentence_is_french(capsys):
    said = refused(capsys, "simulate", "cubosaurs", "--seed", "sept", "--lang", "fr")
    assert "«\u202fsept\u202f» n’est pas une graine" in said


def test_given_a_very_long_input_when_refused_then_it_is_shortened(capsys):
    assert len(refused(capsys, "simulate", "x" * 5000)) < 200


def test_given_both_languages_when_their_texts_are_listed_then_they_know_the_same():
    assert message_ids("en", TEXT) == message_ids("fr", TEXT)
    assert {"cli-welcome", "cli-bad-seed"} <= message_ids("en", TEXT)


def test_given_help_when_asked_for_then_every_command_is_in_it(capsys):
    with pytest.raises(SystemExit) as stop:
        main(["--help"])
    assert stop.value.code == 0
    said = capsys.readouterr().out
    assert all(f"\n    {command} " in said for command in FILES)


@pytest.mark.parametrize("command", FILES)
def test_given_a_command_when_its_help_is_asked_for_then_it_is_there(capsys, command):
    with pytest.raises(SystemExit) as stop:
        main([command, "--help"])
    assert stop.value.code == 0
    assert f"usage: beagle {command}" in capsys.readouterr().out


def test_given_a_fault_of_the_program_when_run_then_it_is_not_hidden(monkeypatch):
    monkeypatch.setattr("bot.cli.simulate.job_of", lambda _args: 1 // 0)
    with pytest.raises(ZeroDivisionError):
        main(["simulate", "cubosaurs"])


def test_given_an_interruption_when_run_then_the_exit_code_is_130(monkeypatch, capsys):
    def interrupted(_args):
        raise KeyboardInterrupt

    monkeypatch.setattr("bot.cli.simulate.job_of", interrupted)
    assert main(["simulate", "cubosaurs"]) == 130
    assert "Traceback" not in capsys.readouterr().err


def test_given_an_interruption_while_a_command_is_loaded_then_the_exit_code_is_130(monkeypatch, capsys):
    def interrupted(_name):
        raise KeyboardInterrupt

    monkeypatch.setattr("bot.cli.import_module", interrupted)
    assert main(["simulate", "cubosaurs"]) == 130
    assert capsys.readouterr().err == "\n"


@pytest.mark.parametrize("command", FILES)
def test_given_a_command_when_its_help_is_asked_for_then_it_says_what_the_command_does(capsys, command):
    with pytest.raises(SystemExit):
        main([command, "--help"])
    described = capsys.readouterr().out.split("\n\n")[1]
    assert not described.startswith(("options:", "positional arguments:"))


def test_given_the_real_command_when_refused_then_there_is_no_traceback():
    done = subprocess.run(
        [sys.executable, "-m", "bot", "simulate", "chess"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith("There is no game called “chess”. There are: cubosaurs")
    assert done.stderr.count("\n") == 1


def test_given_a_reader_that_leaves_when_the_real_command_writes_on_then_it_ends_quietly():
    command = [sys.executable, "-m", "bot", "simulate", "cubosaurs", "--games", "1", "--option", "rounds=1"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait() == 0
