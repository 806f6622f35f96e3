# Two commands matter: `make run` starts Hemicycle, `make test` checks everything.
# Needed: make, and Python 3.11 or later with its venv module (or uv, which is used when found).
# Everything is installed into .venv and web/node_modules, from locked versions with their hashes; `make clean`
# removes it. The page for the browser is built with the machine's node, else with one installed into .venv.

PY ?= python3
JOBS ?= 2
# Of tests, three times as many as cores: many wait for a server or a browser.
WORKERS ?= 6
VENV := .venv
BIN := $(VENV)/bin
UV := $(shell command -v uv 2>/dev/null)
# Else each start compiles all modules again where PYTHONDONTWRITEBYTECODE is set.
export UV_COMPILE_BYTECODE = 1
export PYTHONDONTWRITEBYTECODE =
# The page for the browser, as web/ builds it; .venv/bin first, where a node is put if the machine has none.
PAGE := src/hemicycle/server/static/index.html
NPM := cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm --silent

.PHONY: help run test of-client of-server client lint format coverage long bench peers lock clean anew
.NOTPARALLEL:
.DEFAULT_GOAL := help

help: ## show this list
	@sed -n 's/^\([a-z]*\):.*## /\1	/p' $(firstword $(MAKEFILE_LIST)) | awk -F '\t' '{ printf "  make %-10s %s\n", $$1, $$2 }'

run: $(VENV)/.run $(PAGE) ## start Hemicycle, e.g. make run ARGS="play koalition --players 5"
	@$(BIN)/hemicycle $(ARGS)

test: $(VENV)/.node ## everything that must pass: format, lint, types, imports, tests, of server and client
	@# What needs node beside what needs Python: each keeps one core busy. The environment is there (.node saw to it).
	@$(MAKE) --no-print-directory READY=yes of-client & $(MAKE) --no-print-directory READY=yes of-server; ours=$$?; wait $$! && exit $$ours
	COLUMNS=240 $(BIN)/python -m pytest -n $(WORKERS) --dist worksteal

of-client: $(PAGE)
	$(NPM) run lint
	$(NPM) exec vitest run

of-server: $(VENV)/.dev $(VENV)/.browser lint
	@# All tests are read once: in a new clone each worker would compile them for itself.
	@$(BIN)/python -m pytest --collect-only -q >/dev/null 2>&1 || true

client: $(VENV)/.run $(PAGE) ## build the page for the browser, if something has changed

lint: $(VENV)/.dev ## format, lint, types and imports, without the tests
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

format: $(VENV)/.dev web/node_modules/.ok ## format the code and mend what ruff and biome can mend
	$(BIN)/ruff format
	$(BIN)/ruff check --fix
	$(NPM) run format

coverage: $(VENV)/.dev ## which lines no test reaches
	$(BIN)/coverage erase
	$(BIN)/coverage run -m pytest
	$(BIN)/coverage combine -q
	$(BIN)/coverage report

long: $(VENV)/.dev ## the long runs: 20,000 random games of each game, 2,000 with the sight test
	$(BIN)/hemicycle check koalition --games 20000 --sight 2000 --jobs $(JOBS)
	$(BIN)/hemicycle check zoocracy --games 20000 --sight 2000 --jobs $(JOBS)
	$(BIN)/hemicycle check politico --games 20000 --sight 1000 --jobs $(JOBS)
	$(BIN)/hemicycle check junta --games 20000 --sight 1000 --jobs $(JOBS)

bench: $(VENV)/.run ## speed of the engine, beside its peers if `make peers` installed them
	$(BIN)/python -m benchmarks.engine $(ARGS)

# --- the environment ------------------------------------------------------------------------------------

PIP := $(if $(UV),$(UV) pip install -q --python $(BIN)/python,$(BIN)/python -m pip install -q --disable-pip-version-check)

# .ready holds the folder that the environment was made for, and is away while an install is under way: one that
# was interrupted, moved or copied, or whose Python is gone, is made anew.
READY := $(shell test "`cat $(VENV)/.ready 2>/dev/null`" = "$(CURDIR)" && $(BIN)/python -c "" 2>/dev/null && echo yes)

NEW_ENOUGH := $(PY) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null
HAS_VENV := $(PY) -c 'import ensurepip, venv' 2>/dev/null

anew:
	@rm -rf $(VENV)
ifdef UV
	@echo "Making $(VENV) with uv"
	@if $(NEW_ENOUGH); then python="$(PY)"; else python=">=3.11"; fi; $(UV) venv -q --python "$$python" $(VENV)
else
	@command -v $(PY) >/dev/null || { echo "Hemicycle needs Python 3.11 or later, and there is no $(PY) here. Install it, or name yours: make PY=/path/to/python3.11 …" >&2; exit 1; }
	@$(NEW_ENOUGH) || { echo "Hemicycle needs Python 3.11 or later, and $(PY) is `$(PY) -c 'import platform; print(platform.python_version())'`. Name a newer one, as in: make PY=python3.12 … Or install uv, which fetches one." >&2; exit 1; }
	@$(HAS_VENV) || { echo "$(PY) lacks its venv module. On Debian and Ubuntu: apt install python3-venv. Or install uv." >&2; exit 1; }
	@echo "Making $(VENV) with $(PY): this can take a minute"
	@$(PY) -m venv $(VENV)
endif

# hatchling is in both locks, so the package itself is built without fetching anything (--no-build-isolation).
define install
	@rm -f $(VENV)/.ready
	@$(if $(UV),true,$(BIN)/python -c "import pip" 2>/dev/null || $(BIN)/python -m ensurepip >/dev/null)
	$(PIP) --require-hashes -r $(1)
	$(PIP) --no-deps --no-build-isolation -e .
	@printf '%s\n' "$(CURDIR)" > $(VENV)/.ready
endef

$(VENV)/.run: requirements.lock pyproject.toml $(if $(READY),,anew)
	$(call install,requirements.lock)
	@touch $@

$(VENV)/.dev: requirements-dev.lock pyproject.toml $(if $(READY),,anew)
	$(call install,requirements-dev.lock)
	@touch $@ $(VENV)/.run

NODE_ENOUGH := node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)' 2>/dev/null

$(VENV)/.node: web/requirements-node.lock $(if $(READY),,anew)
	@if $(NODE_ENOUGH) && command -v npm >/dev/null; then true; else echo "Installing node into $(VENV)"; $(PIP) --require-hashes -r web/requirements-node.lock; fi
	@touch $@

web/node_modules/.ok: web/package.json web/package-lock.json web/.npmrc | $(VENV)/.node
	@echo "Installing what builds the page"
	@$(NPM) ci --no-audit --no-fund
	@touch $@

# What the page is built from: the client, and the texts of the engine and the games.
$(PAGE): web/node_modules/.ok web/index.html web/vite.config.ts web/tsconfig.json LICENSE \
  $(shell find web/src web/public web/scripts web/licences src/hemicycle/engine/texts src/hemicycle/games -type f \( -path 'web/*' -o -name '*.ftl' -o -name 'grammar.json' \))
	@$(NPM) run build
	@touch $@

# For the browser tests: the machine's Chromium, else one from npm, with its hash. It is unpacked here and now, since
# tests that run side by side would unpack it into each other.
$(VENV)/.browser: tests/browser/chromium/package-lock.json $(VENV)/.dev | $(VENV)/.node
	@$(BIN)/python tests/browser/find.py || { echo "Installing a Chromium for the browser tests" && cd tests/browser/chromium && export PATH="$(CURDIR)/$(BIN):$$PATH" && npm --silent ci --no-audit --no-fund && node path.mjs >/dev/null; }
	@touch $@

peers: $(VENV)/.run ## install the programs that make bench measures beside us
	$(PIP) $$($(BIN)/python -c "import tomllib; print(*tomllib.load(open('pyproject.toml', 'rb'))['dependency-groups']['bench'])")

LOCK = $(UV) pip compile -q --universal --generate-hashes --no-annotate --no-header --python-version 3.11 --group build $(ARGS)

lock: ## pin the dependencies again; ARGS=--upgrade takes the newest
	@test -n "$(UV)" || { echo "make lock needs uv: https://docs.astral.sh/uv/" >&2; exit 1; }
	$(LOCK) pyproject.toml -o requirements.lock
	$(LOCK) --group dev -c requirements.lock pyproject.toml -o requirements-dev.lock
	@! grep -n :// requirements.lock requirements-dev.lock

clean: ## remove the environment and all that was built
	rm -rf $(VENV) web/node_modules tests/browser/chromium/node_modules $(dir $(PAGE)) build dist htmlcov .coverage .coverage.* .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests benchmarks examples -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true
