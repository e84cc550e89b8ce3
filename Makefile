# Two commands do all the set-up: make run, make test.
PYTHON ?= python3
VENV   ?= .venv
BIN    := $(VENV)/bin
READY  := $(VENV)/.ready
# More than the cores: many tests wait for another process or for the clock of discord.py.
WORKERS ?= 3

.PHONY: run test lint soak crash bench golden clean

run: $(READY)
	@$(BIN)/beagle run $(ARGS)

test: lint
	@$(BIN)/python -m pytest -n $(WORKERS) $(ARGS)

lint: $(READY)
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy

soak: $(READY)
	@$(BIN)/python -m tests.soak $(ARGS)

crash: $(READY)  ## kill the bot 200 times under play; ARGS="--rounds 20 --fork" is quicker
	@$(BIN)/python -m tests.crash $(ARGS)

bench: $(READY)
	@$(BIN)/python -m benchmarks $(ARGS)

golden: $(READY)  ## draw the golden pictures anew; look at each before you commit it
	@$(BIN)/python -m tests.golden

clean:
	rm -rf $(VENV) build *.egg-info .mypy_cache .pytest_cache .ruff_cache

$(READY): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Beagle needs Python 3.11 or newer: make PYTHON=python3.12 run"; exit 1; }
	@echo "Setting up $(VENV), once; this takes about a minute."
	@$(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[dev]'
	@touch $(READY)
