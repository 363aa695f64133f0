# Ludi Romani. `make` alone says what there is.
# Everything runs on a fresh clone with nothing but Python (and a C compiler for `make fast`).
# .venv is filled in two steps, each with a stamp: what playing needs, then what tests need.

PYTHON ?= python3
BIN := .venv/bin
PLAY := .venv/play
VENV := .venv/dev
ARGS ?=

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help venv web ready play terminal quick test mutants check format fast slow bench peers soak load work chaos strength usage gallery visible whole lessons docs wheel pins clean compiler fresh node

WEB := web/dist/index.html
NODE_PLAY := web/node_modules/.play
NODE_MODULES := web/node_modules/.dev
WEB_SOURCES := $(shell find web/src web/public web/index.html web/vite.config.ts -type f 2>/dev/null)

# Two more than there are cores: servers and terminals also wait.
WORKERS = $(shell $(BIN)/python -c 'import os; print((os.cpu_count() or 1) + 2)')
PIP = $(BIN)/python -m pip install --disable-pip-version-check -c constraints.txt
BUILD_WHEEL = $(BIN)/python -m pip wheel --disable-pip-version-check --no-deps --no-build-isolation -w dist
PYTEST = $(BIN)/pytest -n $(WORKERS) --dist worksteal

# The kernel, each game's worked examples, rulings and golden games, and a handful of every layer.
QUICK := tests/kernel tests/games/test_golden.py tests/games/*/test_examples*.py \
  tests/games/*/test_rulings.py tests/games/*/test_components.py tests/test_imports.py \
  tests/arena/test_schedule.py tests/arena/test_stats.py tests/bots/test_weights.py \
  tests/envs/test_versions.py tests/server/test_undo.py tests/server/test_lobby.py \
  tests/cli/test_play.py tests/cli/test_games.py tests/cli/test_records.py

help: ## say what there is
	@echo 'make <target>, where <target> is one of:'
	@sed -n 's/^\([a-z]*\):[^#]*## \(.*\)/  \1|\2/p' $(MAKEFILE_LIST) | awk -F'|' '{printf "%-9s %s\n", $$1, $$2}'

venv: $(VENV) ## make .venv with everything in it (the others do so when they need it)

$(PLAY): pyproject.toml constraints.txt
	@command -v $(PYTHON) >/dev/null || { \
	  echo "Ludi Romani needs Python 3.11, 3.12 or 3.13, and there is no '$(PYTHON)' here; name one: make PYTHON=/path/to/python3" >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(not (3, 11) <= sys.version_info[:2] <= (3, 13))' || { \
	  echo "Ludi Romani needs Python 3.11, 3.12 or 3.13, and '$(PYTHON)' is $$($(PYTHON) --version 2>&1); name another: make PYTHON=python3.12" >&2; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || { \
	  echo "This Python cannot make virtual environments: install its venv module (on Debian and Ubuntu the package python3-venv)." >&2; exit 1; }
	@echo "Into .venv goes what playing needs, some 30 packages: the first time this takes half a minute."
	$(PYTHON) -m venv .venv
	$(PIP) --quiet setuptools
	LUDI_COMPILE=0 $(PIP) --no-build-isolation -e .
	@touch $@

$(VENV): $(PLAY)
	@echo "Into .venv goes what the tests need, some 110 more packages, 550 MB: this takes a minute or two."
	LUDI_COMPILE=0 $(PIP) --no-build-isolation -e '.[dev,server,postgres,redis,envs,openspiel]'
	@touch $@

web: $(WEB) ## build the browser client

# npm ci wants every platform's optional packages in the registry
NPM_INSTALL := npm install --no-save --no-audit --no-fund --loglevel=error

$(NODE_PLAY): web/package.json web/package-lock.json | node
	@echo "Into web/node_modules goes what the browser client is built with, 35 MB."
	@test -e $(NODE_MODULES) || (cd web && $(NPM_INSTALL) --omit=dev)
	@touch $@

$(NODE_MODULES): $(NODE_PLAY)
	@echo "Into web/node_modules goes what the client's tests need, 70 MB more."
	cd web && $(NPM_INSTALL)
	@touch $@

$(WEB): $(NODE_PLAY) $(WEB_SOURCES)
	@echo "The browser client is built: some ten seconds."
	cd web && npm run --silent build -- --logLevel=warn

play: $(PLAY) $(WEB) ## sit down at a table in the browser (the server runs on this machine)
	@$(BIN)/ludi serve --open $(ARGS)

terminal: $(PLAY) ## choose a game and play it in the terminal
	@$(BIN)/ludi play $(ARGS)

ready: # what comes from elsewhere is waited for together: Python's packages and the client's
	@$(MAKE) --no-print-directory --jobs=2 $(VENV) $(NODE_MODULES)
	@$(MAKE) --no-print-directory $(WEB)

quick: $(VENV) fresh ## in a minute: lint, kernel, examples and golden games, some of every layer
	@$(BIN)/ruff check --quiet
	@$(BIN)/ruff format --check --quiet
	$(PYTEST) --quiet -k 'not weights_matter' $(QUICK) $(ARGS)

test: ready fresh ## run all the tests (ARGS='-k name' for some of Python's)
	$(PYTEST) tests $(ARGS)
	cd web && npm run --silent test
	cd web && npm run --silent e2e

check: $(VENV) $(NODE_MODULES) ## types, lint, format, and which layer may import which
	cd web && npm run --silent types -- --check
	cd web && npm run --silent check
	$(BIN)/mypy --strict src/ludi
	$(BIN)/mypy tests
	MYPYPATH=examples/tali/src $(BIN)/mypy --strict examples/tali/src examples/tali/tests/*.py
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/lint-imports

format: $(VENV) ## put the source into the common format
	$(BIN)/ruff check --fix --exit-zero --quiet
	$(BIN)/ruff format

fast: compiler $(VENV) ## compile the kernel, the games and the bots in place
	@test -f "$$($(BIN)/python -c 'import sysconfig; print(sysconfig.get_path("include"))')/Python.h" || { \
	  echo "make fast needs Python's C headers, and this Python has none (on Debian and Ubuntu the package python3-dev)." >&2; exit 1; }
	@find src tests -name '*.so' -delete
	@echo "Compiling the kernel and the games on all cores: this takes a few minutes."
	LUDI_COMPILE=1 LUDI_OPTIMISE="$${LUDI_OPTIMISE:-1}" CC="$(C_COMPILER)" $(BIN)/python setup.py --quiet build_ext --inplace
	@find src tests -name '*.so' -exec touch {} +

slow: ## remove what was compiled: back to plain Python
	rm -rf build
	find src tests -name '*.so' -delete
	find src tests -name '*.c' -delete

bench: $(PLAY) fresh ## measure games and decisions a second
	@$(BIN)/ludi bench $(ARGS)

peers: compiler $(VENV) ## measure our games next to other projects', and write docs/benchmarks.md
	@$(BIN)/python -m benchmarks.peers $(ARGS)

soak: $(VENV) fresh ## play very many random games of everything, checking the rules' promises
	LUDI_SOAK=10000 $(PYTEST) tests/games $(ARGS)

mutants: $(VENV) ## change the rules here and there: which changes do the tests not notice?
	@$(BIN)/python -m benchmarks.mutants $(ARGS)

load: $(VENV) $(WEB) fresh ## many live tables with scripted people: latencies, work, memory (ARGS='--tables 1000')
	@$(BIN)/python -m benchmarks.load $(ARGS)

work: $(VENV) fresh ## what one action costs the server, by game (ARGS='--against ../other' to compare)
	@$(BIN)/python -m benchmarks.work $(ARGS)

chaos: $(VENV) fresh ## play while servers, Redis and PostgreSQL fail at random: nothing may be lost
	@$(BIN)/python -m benchmarks.chaos $(ARGS)

strength: $(VENV) fresh ## how strong the bots are: long tournaments, stopped and continued at will
	@$(BIN)/python -m benchmarks.strength $(ARGS)

usage: $(VENV) fresh ## what the bots make use of in every game: counted on from what was counted, stopped at will
	@$(BIN)/python -m benchmarks.usage $(ARGS)

gallery: ready ## pictures of every screen, to be looked at (ARGS='glory-to-rome home' for some)
	@cd web && node e2e/gallery.mjs $(ARGS)

visible: ready ## measure that nothing of a table is out of sight, covered or cut off, at six sizes
	@cd web && LUDI_VISIBLE=all node e2e/run.mjs visible

whole: ready ## play whole games in the browser, by clicks and by the keyboard alone
	@cd web && node e2e/run.mjs keyboard whole-game

lessons: ready ## take every lesson in a browser, on a laptop and on a phone
	@cd web && LUDI_LESSONS=all node e2e/run.mjs lessons

docs: $(VENV) ## build the documentation into build/site; a broken link or anchor is an error
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet --strict

wheel: compiler $(VENV) $(WEB) ## build what is published into dist/, and play with each of them
	rm -rf dist
	LUDI_COMPILE=0 $(BIN)/python -c 'from setuptools import build_meta; build_meta.build_sdist("dist")' >/dev/null
	LUDI_COMPILE=0 $(BUILD_WHEEL) dist/*.tar.gz
	@echo "Compiling the kernel and the games on all cores: this takes a few minutes."
	LUDI_COMPILE=1 CC="$(C_COMPILER)" $(BUILD_WHEEL) dist/*.tar.gz
	@ls -l dist
	LUDI_PACKAGES="$$(echo dist/*)" $(BIN)/pytest tests/test_installed.py $(ARGS)

pins: $(VENV) ## note the versions and hashes of all that a server is installed with
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --upgrade --target build/pins uv
	printf '%s\n' setuptools 'mypy[mypyc]' | build/pins/bin/uv pip compile --quiet pyproject.toml - \
	  --extra server --extra postgres --extra redis --extra push --constraints constraints.txt --universal \
	  --generate-hashes --no-emit-index-url --no-annotate --custom-compile-command 'make pins' \
	  --output-file deploy/requirements.txt

clean: slow ## back to a fresh clone: also remove .venv and the caches
	rm -rf web/node_modules web/dist .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache dist src/*.egg-info
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

# The first of $CC, cc, gcc and clang that is there.
C_COMPILER = $(shell set -- $$CC; command -v "$$1" >/dev/null 2>&1 && echo "$$CC" && exit; \
  for cc in cc gcc clang; do command -v $$cc >/dev/null 2>&1 && echo $$cc && exit; done)

node:
	@command -v node >/dev/null && node -e 'process.exit(Number(process.versions.node.split(".")[0]) < 20 ? 1 : 0)' || { \
	  echo "The browser client needs Node.js 20 or newer with npm. (The game in the terminal does not: make terminal.)" >&2; exit 1; }

compiler:
	@test -n "$(C_COMPILER)" || { \
	  echo "make fast needs a C compiler, and there is none here: install gcc or clang, or name yours in CC." >&2; exit 1; }

# Python prefers a compiled module to its source even when the source is newer.
fresh:
	@for so in src/ludi__mypyc*.so; do \
	  if [ -e "$$so" ] && [ -n "$$(find src/ludi/kernel src/ludi/games src/ludi/bots src/ludi/server/changes.py -name '*.py' -newer "$$so")" ]; then \
	    echo "The source is newer than what was compiled from it: make fast again, or make slow." >&2; exit 1; fi; done
