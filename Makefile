# Two commands do everything: `make play` and `make test`. They make .venv themselves.
PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt

.PHONY: play test lint bench clean

play: .venv/.play
	@echo "Starting Fist of Dragonstones in this terminal. Another table: $(BIN)/dragonstones --help"
	@$(BIN)/dragonstones play fist-2002

test: lint
	@echo "Running the tests"
	@$(BIN)/python -m pytest --numprocesses=auto

lint: .venv/.test
	@echo "Checking style, types and layers"
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check --quiet . || { $(BIN)/ruff format --diff .; exit 1; }
	@$(BIN)/mypy
	@$(BIN)/lint-imports

bench: .venv/.bench
	@$(BIN)/python -m benchmarks

clean:
	rm -rf .venv dist .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis

.venv/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Dragonstones needs Python 3.11 or newer; $(PYTHON) is older. Try: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 1; }
	@echo "Making a virtual environment in .venv"
	@$(PYTHON) -m venv .venv

.venv/.play: .venv/bin/python pyproject.toml constraints.txt
	@echo "Installing what the game needs"
	@$(PIP) --editable .
	@touch $@

.venv/.test: .venv/.play
	@echo "Installing what the tests need"
	@$(PIP) --editable '.[test]'
	@touch $@

.venv/.bench: .venv/.play
	@echo "Installing what the benchmarks need"
	@$(PIP) --editable '.[bench]'
	@touch $@
