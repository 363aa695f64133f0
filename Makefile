# Ludi Romani. `make` alone says what there is.
# Everything runs on a fresh clone with nothing but Python (and a C compiler for `make fast`).

PYTHON ?= python3
BIN := .venv/bin
VENV := .venv/stamp
ARGS ?=

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help venv web play terminal test check format fast slow bench peers soak load strength clean compiler fresh node

WEB := web/dist/index.html
NODE_MODULES := web/node_modules/.package-lock.json
WEB_SOURCES := $(shell find web/src web/public web/index.html web/vite.config.ts -type f 2>/dev/null)

help: ## say what there is
	@echo 'make <target>, where <target> is one of:'
	@sed -n 's/^\([a-z]*\):[^#]*## \(.*\)/  \1|\2/p' $(MAKEFILE_LIST) | awk -F'|' '{printf "%-9s %s\n", $$1, $$2}'

venv: $(VENV) ## make .venv with everything in it (the others do so when they need it)

$(VENV): pyproject.toml constraints.txt
	@command -v $(PYTHON) >/dev/null || { \
	  echo "Ludi Romani needs Python 3.11, 3.12 or 3.13, and there is no '$(PYTHON)' here; name one: make PYTHON=/path/to/python3" >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(not (3, 11) <= sys.version_info[:2] <= (3, 13))' || { \
	  echo "Ludi Romani needs Python 3.11, 3.12 or 3.13, and '$(PYTHON)' is $$($(PYTHON) --version 2>&1); name another: make PYTHON=python3.12" >&2; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || { \
	  echo "This Python cannot make virtual environments: install its venv module (on Debian and Ubuntu the package python3-venv)." >&2; exit 1; }
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt setuptools
	LUDI_COMPILE=0 $(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt --no-build-isolation -e '.[dev,server,postgres,redis,envs,openspiel]'
	@touch $@

web: $(WEB) ## build the browser client

$(NODE_MODULES): web/package.json web/package-lock.json | node
	cd web && npm install --no-save --no-audit --no-fund --loglevel=error  # npm ci wants every platform's optional packages in the registry
	@touch $@

$(WEB): $(NODE_MODULES) $(WEB_SOURCES)
	cd web && npm run --silent build

play: $(VENV) $(WEB) ## sit down at a table in the browser (the server runs on this machine)
	@$(BIN)/ludi serve --open $(ARGS)

terminal: $(VENV) ## choose a game and play it in the terminal
	@$(BIN)/ludi play $(ARGS)

test: $(VENV) $(WEB) fresh ## run all the tests (ARGS='-k name' for some of Python's)
	$(BIN)/pytest -n auto --dist worksteal tests $(ARGS)
	cd web && npm run --silent test
	cd web && npm run --silent e2e

check: $(VENV) $(NODE_MODULES) ## types, lint, format, and which layer may import which
	cd web && npm run --silent check
	$(BIN)/mypy --strict src/ludi
	$(BIN)/mypy tests
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
	@echo "Compiling all games with one core: this takes some six minutes, and the compiler says nothing meanwhile."
	LUDI_COMPILE=1 CC="$(C_COMPILER)" $(BIN)/python setup.py --quiet build_ext --inplace --parallel 2
	@find src tests -name '*.so' -exec touch {} +

slow: ## remove what was compiled: back to plain Python
	rm -rf build
	find src tests -name '*.so' -delete
	find src tests -name '*.c' -delete

bench: $(VENV) fresh ## measure games and decisions a second
	@$(BIN)/ludi bench $(ARGS)

peers: compiler $(VENV) ## measure our games next to other projects', and write docs/benchmarks.md
	@$(BIN)/python -m benchmarks.peers $(ARGS)

soak: $(VENV) fresh ## play very many random games of everything, checking the rules' promises
	LUDI_SOAK=10000 $(BIN)/pytest -n auto --dist worksteal tests/games $(ARGS)

load: $(VENV) $(WEB) fresh ## many live tables with scripted players: actions a second, latencies
	@$(BIN)/python -m benchmarks.load $(ARGS)

strength: $(VENV) fresh ## how strong the bots are: long tournaments, stopped and continued at will
	@$(BIN)/python -m benchmarks.strength $(ARGS)

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
	  if [ -e "$$so" ] && [ -n "$$(find src/ludi/kernel src/ludi/games src/ludi/bots tests/kernel/toy.py -name '*.py' -newer "$$so")" ]; then \
	    echo "The source is newer than what was compiled from it: make fast again, or make slow." >&2; exit 1; fi; done
