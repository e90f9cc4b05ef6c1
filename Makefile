# Everything a developer does here is a target; `make` alone lists them.
# Another Python: `make clean`, then `make test PYTHON=python3.12`.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed
RUNTIME := $(VENV)/.runtime

.DEFAULT_GOAL := help
.PHONY: help install demo test check campaign bench search differential docs format clean

help: ## list the targets
	@awk -F ':[^#]*## ' '/^[a-z]+:[^#]*## / { printf "  make %-13s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

install: $(STAMP) ## create .venv and install the project in it, editable, with the developer tools

# What it takes to run, without the developer tools.
$(RUNTIME): pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --upgrade pip
	$(BIN)/python -m pip install --quiet --editable .
	$(BIN)/python -m compileall -q interpreter tools  # the first run is then as quick as the others
	@touch $@

$(STAMP): $(RUNTIME)
	$(BIN)/python -m pip install --quiet --editable '.[dev]'
	@touch $@

demo: $(RUNTIME) ## lint all cards, then play a whole seeded game: what each turn brought, and the board
	$(BIN)/daedalus lint cards/
	$(BIN)/daedalus play lets-roll --us random --jihadist random --seed 6 --brief

test: check ## run all checks, then all tests but the slow ones
	$(BIN)/python -m pytest -n 2 --dist loadgroup -m "not slow" tests

check: install ## check format, lint and types
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy

campaign: install ## run the slow tests: long random games, fuzzing and 60,000 mutants
	$(BIN)/python -m pytest -m slow tests

bench: install ## run the benchmarks
	$(BIN)/python benchmarks/run.py

search: install ## play the search against chance and against itself: an hour on two cores
	$(BIN)/python benchmarks/search.py

differential: install ## compare with recorded outside results, card by card
	$(BIN)/python -m pytest tests/differential

docs: install ## write the reference pages from the declarations
	$(BIN)/daedalus docs
	$(BIN)/daedalus docs --game twilight

format: install ## format the code and apply the safe lint fixes
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

clean: ## remove .venv, caches and built files
	rm -rf $(VENV) build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
