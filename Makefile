# Two commands do everything: `make play` and `make test`. They make .venv themselves.
# python3, or the newest that there is if python3 is too old.
PYTHON ?= $(firstword $(shell for one in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$one -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$one; done) python3)
VENV ?= .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt

# Two for each core: tests of the site wait a good part of their time.
WORKERS = $(shell $(BIN)/python -c 'import os; print(2 * (os.cpu_count() or 1))')

# Where there is memory enough, the files of the tests are in it: hundreds of databases are synced there.
IN_MEMORY = $(shell [ -w /dev/shm ] && [ "$$(df -Pk /dev/shm | awk 'NR == 2 { print $$4 }')" -gt 4000000 ] \
	&& echo TMPDIR=/dev/shm)

# Tests start many programs: what one has compiled, the next need not, whatever the shell says.
unexport PYTHONDONTWRITEBYTECODE

# What `make lint` checks. They run side by side: most of them use one core only.
CHECKS := style types layers page-types page-style
SIDE_BY_SIDE = $(MAKE) --no-print-directory --jobs=2 --output-sync

.PHONY: play page static test pythons compiled cards kills lint $(CHECKS) bytecode page-logic docs bench screenshots previews services constraints audit soak fuzz clean

play: page
	@$(BIN)/dragonstones serve

page: $(VENV)/.play
	@$(BIN)/python web/build.py

# The page as files for any host, with bots, lessons and puzzles, and no site behind it.
static: $(VENV)/.play
	@$(BIN)/python web/build.py static
	@echo "The page is in dist/static/"

# Browsers, databases and kills share the machine: what fails there has to fail on its own, too.
test: $(VENV)/.test page services
	@echo "Checking style, types, layers and the page's logic"
	@$(SIDE_BY_SIDE) bytecode $(CHECKS) page-logic
	@echo "Running the tests"
	@$(IN_MEMORY) $(BIN)/python -m pytest --numprocesses=$(WORKERS) --dist=worksteal || { [ $$? = 1 ] \
		&& echo "Running what failed once more, on its own" \
		&& $(IN_MEMORY) $(BIN)/python -m pytest --last-failed --last-failed-no-failures=none; }

# The same tests with every Python that is there, each in an environment of its own.
pythons:
	@PATH="$$(printf '%s:' $$HOME/.pyenv/versions/3.1[1-4].*/bin)$$PATH"; for one in 3.11 3.12 3.13 3.14; do \
		if python$$one -c '' 2>/dev/null; then \
			echo "With Python $$one"; $(MAKE) PYTHON=python$$one VENV=.venv-$$one test || exit 1; \
		fi; \
	done

# The rules and the bots' search as machine code, in .compiled/; docs/speed.md says how to use it.
compiled: $(VENV)/.test
	@echo "Compiling; this takes a minute or two"
	@$(BIN)/python native/build.py

# Many more random cards than `make test` plays; CARDS=200 for fewer.
cards: $(VENV)/.test
	@CARDS=$(or $(CARDS),2000) $(BIN)/python -m pytest --numprocesses=$(WORKERS) tests/games/fist \
		-k "random_cards or any_cards"

# Kills processes of a site in the middle of games, far more often than `make test` does.
kills: $(VENV)/.test
	@KILLS=$(or $(KILLS),200) $(BIN)/python -m pytest -s tests/server/test_workers.py -k are_killed

lint: $(VENV)/.test page
	@echo "Checking style, types and layers"
	@$(SIDE_BY_SIDE) $(CHECKS)

style:
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check --quiet . || { $(BIN)/ruff format --diff .; exit 1; }

types:
	@$(BIN)/mypy

layers:
	@$(BIN)/lint-imports

page-types:
	@$(BIN)/python web/build.py check

page-style:
	@$(BIN)/python web/build.py lint

# The tests are compiled once, and not by each process that runs them; those also say what is wrong.
bytecode:
	@$(BIN)/python -m pytest --collect-only --quiet --quiet >/dev/null 2>&1 || true

page-logic:
	@$(BIN)/python web/build.py test

# The documentation as a site of static pages in site/.
docs: $(VENV)/.test
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet
	@echo "The documentation is in site/"

# Pin what `make` installs to the newest versions that fit together.
constraints:
	@rm -rf .venv-new && $(PYTHON) -m venv .venv-new
	@DRAGONSTONES_NO_PAGE=1 .venv-new/bin/python -m pip install --quiet '.[test,bench]'
	@{ echo "# What \`make\` installs, pinned. Renew it with \`make constraints\`."; \
		.venv-new/bin/python -m pip freeze --all --exclude pip --exclude dragonstones; } > constraints.txt
	@rm -rf .venv-new

# Pictures of the main pages and of both tables, for the documentation.
screenshots: $(VENV)/.test page services
	@$(BIN)/python -m tests.web.screenshots

# What messengers show of a link.
previews: $(VENV)/.test services
	@$(BIN)/python -m tests.web.previews

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

# Many more things that nobody should send than `make test` makes up; FUZZ=1000 for fewer.
fuzz: $(VENV)/.test
	@FUZZ=$(or $(FUZZ),20000) $(BIN)/python -m pytest --numprocesses=$(WORKERS) tests/fuzz

# A site that is played at while everything goes wrong that can; MINUTES=60 for an hour.
soak: $(VENV)/.test services
	@$(BIN)/python -m tests.soak --minutes $(or $(MINUTES),10) --seed $(or $(SEED),1)

# Known weaknesses of what is pinned. It asks the registries of Python's and of npm's packages.
audit: $(VENV)/.test
	@$(PIP) --quiet pip-audit
	@$(BIN)/python -m tests.audit

bench: $(VENV)/.test $(VENV)/.bench page services
	@$(BIN)/python -m benchmarks

clean:
	rm -rf .venv .venv-* .compiled dist site .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis \
		web/node_modules src/dragonstones/server/page

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Dragonstones needs Python 3.11 or newer; $(PYTHON) is older. Try: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 1; }
	@echo "Making a virtual environment in $(VENV)"
	@$(PYTHON) -m venv $(VENV)

$(VENV)/.play: $(BIN)/python pyproject.toml constraints.txt
	@echo "Installing what the site needs"
	@DRAGONSTONES_NO_PAGE=1 $(PIP) --editable '.[server,postgres,redis,page]'
	@touch $@

$(VENV)/.test: $(VENV)/.play
	@echo "Installing what the tests need"
	@DRAGONSTONES_NO_PAGE=1 $(PIP) --editable '.[test]'
	@touch $@

$(VENV)/.bench: $(VENV)/.play
	@echo "Installing what the benchmarks need"
	@DRAGONSTONES_NO_PAGE=1 $(PIP) --editable '.[bench]'
	@touch $@
