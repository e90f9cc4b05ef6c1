# Everything a developer does here is a target; `make` alone lists them.
# Another Python: `make clean`, then `make test PYTHON=python3.12`.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed
RUNTIME := $(VENV)/.runtime
FAST := .venv-fast
FASTDIR := build/fast
FASTSTAMP := $(FAST)/.installed
SOURCES := $(shell find interpreter tools bots cards grammar locale rules scenarios docs -type f -not -name '*.pyc')

.DEFAULT_GOAL := help
.PHONY: help install demo test check campaign bench search bots differential docs format clean fast fast-test

help: ## list the targets
	@awk -F ':[^#]*## ' '/^[a-z-]+:[^#]*## / { printf "  make %-13s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

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

# A copy of the checkout in build/fast is compiled in place, and installed from there; the checkout stays pure Python.
fast: $(FASTSTAMP) ## compile the engine into .venv-fast (needs a C compiler): .venv-fast/bin/daedalus

$(FASTSTAMP): pyproject.toml $(SOURCES)
	rm -rf $(FAST) $(FASTDIR)
	mkdir -p $(FASTDIR)
	$(PYTHON) -m venv $(FAST)
	$(FAST)/bin/python -m pip install --quiet --upgrade pip build
	$(FAST)/bin/python -m build --sdist --outdir build .
	tar -xzf build/daedalus_engine-*.tar.gz -C $(FASTDIR) --strip-components 1
	HATCH_BUILD_HOOK_ENABLE_CUSTOM=1 $(FAST)/bin/python -m pip install --quiet '$(FASTDIR)[dev]'
	$(FAST)/bin/daedalus --version
	@touch $@

fast-test: fast ## run all tests but the slow ones against the compiled build
	cd $(FASTDIR) && PYTHONPATH=interpreter:tools ../../$(FAST)/bin/python -m pytest -n 2 --dist loadgroup -m "not slow" tests

demo: $(RUNTIME) ## lint all cards, then let two bots play a game: what each turn brought, and the board
	$(BIN)/daedalus lint cards/
	$(BIN)/daedalus play lets-roll --us bot --jihadist bot --seed 6 --brief

test: check ## run all checks, then all tests but the slow ones
	$(BIN)/python -m pytest -n 2 --dist loadgroup -m "not slow" tests

check: install ## check format, lint and types
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy

campaign: install ## run the slow tests: long random games, fuzzing and 60,000 mutants
	$(BIN)/python -m pytest --timeout 0 -m slow tests

bench: install ## run the benchmarks
	$(BIN)/python benchmarks/run.py

search: install ## play the search against chance and against itself: 25 minutes on two cores
	$(BIN)/python benchmarks/search.py

bots: install ## bots against bots at every level, under the invariants: ten minutes on two cores
	$(BIN)/python -m tests.labyrinth.solo.campaign

differential: install ## compare with recorded outside results, card by card
	$(BIN)/python -m pytest tests/differential

docs: install ## write the reference pages from the declarations
	$(BIN)/daedalus docs
	$(BIN)/daedalus docs --game twilight

format: install ## format the code and apply the safe lint fixes
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

clean: ## remove .venv, caches and built files
	rm -rf $(VENV) $(FAST) build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
