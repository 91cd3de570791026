# Two commands do everything: `make play` and `make test`. They make .venv themselves.
PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt

# One more than there are cores: tests of the site wait a good part of their time.
WORKERS = $(shell $(BIN)/python -c 'import os; print(1 + (os.cpu_count() or 1))')

.PHONY: play page test lint bench screenshots services clean

play: page
	@$(BIN)/dragonstones serve

page: .venv/.play
	@$(BIN)/python web/build.py

test: lint services
	@echo "Running the tests"
	@$(BIN)/python web/build.py test
	@$(BIN)/python -m pytest --numprocesses=$(WORKERS) --dist=worksteal

lint: .venv/.test page
	@echo "Checking style, types and layers"
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check --quiet . || { $(BIN)/ruff format --diff .; exit 1; }
	@$(BIN)/mypy
	@$(BIN)/lint-imports
	@$(BIN)/python web/build.py check

# Pictures of the main pages and of both tables, for the documentation.
screenshots: .venv/.test page services
	@$(BIN)/python -m tests.web.screenshots

# PostgreSQL, Redis and a browser for the tests that need them, where we may install them;
# where we may not, those tests are listed as skipped.
services:
	@missing=""; \
	command -v postgres >/dev/null || ls /usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1 \
		|| missing="$$missing postgresql"; \
	command -v redis-server >/dev/null || missing="$$missing redis-server"; \
	command -v chromium >/dev/null || missing="$$missing chromium"; \
	if [ -n "$$missing" ] && [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		echo "Installing$$missing for the tests"; \
		export DEBIAN_FRONTEND=noninteractive; \
		{ apt-get install -qq --no-install-recommends $$missing \
			|| { apt-get update -qq && apt-get install -qq --no-install-recommends $$missing; }; \
		} >/dev/null 2>&1 || echo "That was not possible; some tests will be skipped"; \
	fi

bench: .venv/.test .venv/.bench page services
	@$(BIN)/python -m benchmarks

clean:
	rm -rf .venv dist .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis \
		web/node_modules src/dragonstones/server/page

.venv/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Dragonstones needs Python 3.11 or newer; $(PYTHON) is older. Try: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 1; }
	@echo "Making a virtual environment in .venv"
	@$(PYTHON) -m venv .venv

.venv/.play: .venv/bin/python pyproject.toml constraints.txt
	@echo "Installing what the site needs"
	@DRAGONSTONES_NO_PAGE=1 $(PIP) --editable '.[server,page]'
	@touch $@

.venv/.test: .venv/.play
	@echo "Installing what the tests need"
	@DRAGONSTONES_NO_PAGE=1 $(PIP) --editable '.[test]'
	@touch $@

.venv/.bench: .venv/.play
	@echo "Installing what the benchmarks need"
	@DRAGONSTONES_NO_PAGE=1 $(PIP) --editable '.[bench]'
	@touch $@
