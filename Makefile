# Needs Python 3.11 or newer and make; `make compile` (and so `make test`) also needs a C compiler.
PYTHON ?= python3
BIN := .venv/bin
STAMP := .venv/stamp
ENGINE := $(shell find src/polana/kernel src/polana/games src/polana/eyes src/polana/bots -name '*.py' -o -name '_*.c' 2>/dev/null)

.PHONY: setup play check test test-python test-sources test-compiled test-learn golden examples docs lint compile plain wheel soak busy bench lock clean

setup: $(STAMP)

$(STAMP): pyproject.toml requirements-dev.txt
	@test -x $(BIN)/python || { echo "making .venv"; $(PYTHON) -m venv .venv; }
	@echo "installing what is locked in requirements-dev.txt"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements-dev.txt
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

include web/page.mk

# The table in a browser, for people and bots; `polana play` is its like in the terminal.
play: $(STAMP) $(PAGE)
	@$(BIN)/polana serve --open

# For every commit: the linters, the types, and every test that holds a rule in place; `make test` is everything.
check: lint
	@# On the sources: factions and games that tests make up do not fit a compiled engine.
	POLANA_PLAIN=1 $(BIN)/pytest -n 2 --dist worksteal -q -m law tests/northgard tests/root tests/runewars

# Everything that CI runs. While the engine is compiled, page and site are built and the linters run; then the page is played on
# the compiled engine beside the tests of the sources: each waits for a part of its time, and the other works then.
test:
	$(MAKE) --jobs 3 compile page-files lint page-lint page-unit
	$(MAKE) --jobs 2 page-test test-sources
	$(MAKE) test-compiled
	$(MAKE) test-learn

# The stations of `make test`, which .github/workflows/test.yml runs beside each other.
test-python: $(STAMP)
	$(MAKE) plain
	$(MAKE) test-sources

test-sources: $(STAMP)
	@# Tests of the table wait more than they work, so four at once keep two cores busy.
	POLANA_PLAIN=1 $(BIN)/pytest -n 4 --dist worksteal --ignore=tests/compiled

test-compiled: compile
	$(BIN)/python -c "import polana, sys; sys.exit(None if polana.compiled() else 'the compiled engine is not in use')"
	$(BIN)/pytest tests/compiled

# A small training, with what else needs torch. It is installed apart, in .venv/torch: what is typed does not depend on it.
# The torch without support for graphics cards is 190 MB, and not every index has it. PyPI's own for Linux brings gigabytes:
# `make test-learn TORCH=torch==2.13.0` takes that. Where torch is not to be had, this is left out, and said; with
# LEARN=must, as in .github/workflows/test.yml, that is an error.
TORCH := torch==2.13.0$(if $(findstring Linux x86_64,$(shell uname -sm)),+cpu)

test-learn: compile
	@test -e .venv/torch/whole || { echo "installing $(TORCH)"; rm -rf .venv/torch; \
		$(BIN)/python -m pip install --quiet --disable-pip-version-check --target .venv/torch "$(TORCH)" && \
		touch .venv/torch/whole; } || { \
		echo "make test-learn: left out, since pip has not found $(TORCH) (see the Makefile)"; test "$(LEARN)" != must; }
	@test ! -e .venv/torch/whole || PYTHONPATH=.venv/torch $(BIN)/pytest tests/lab/learn/test_training.py

# Plays the recorded matches of tests/golden anew and writes those that a changed rule has changed; gives examples the
# versions of rules, data and words that are installed.
golden: $(STAMP)
	@$(BIN)/python -m tests.golden
	@$(BIN)/python -m tests.examples.heads

# Looks for a scene for every rule that has no example, or whose example no longer shows it.
examples: $(STAMP)
	@$(BIN)/python -m tests.examples

# The documentation as pages, with the reference from docstrings, in dist/docs; all links are followed.
DOCS_STAMP := .venv/stamp-docs

$(DOCS_STAMP): requirements-docs.txt $(STAMP)
	@echo "installing what is locked in requirements-docs.txt"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps -r requirements-docs.txt
	@touch $@

docs: $(DOCS_STAMP)
	@echo "writing the documentation to dist/docs"
	@$(BIN)/zensical build --clean --strict

lint: $(STAMP)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/check-jsonschema --builtin-schema vendor.github-workflows .github/workflows/*.yml
	$(BIN)/check-jsonschema --builtin-schema vendor.compose-spec deploy/compose.yaml

# Puts the compiled engine beside its sources, where it is used from then on; `make plain` takes it away. FAST=1 builds
# it twice, the second time with a profile of played matches, which takes a bit over twice as long.
BUILT := $(if $(FAST),build/compiled-fast,build/compiled)
BUILD := POLANA_COMPILE=1 $(BIN)/python setup.py --quiet build_ext --inplace

compile: $(BUILT)

build/compiled: $(ENGINE) setup.py $(STAMP)
	@find src -name '*.so' -delete
	@rm -f build/compiled-fast
	@mkdir -p build && touch build/begun
	@$(BUILD)
	@# files that did not have to be rebuilt keep their old times, and would look older than their sources
	@find src -name '*.so' -exec touch -r build/begun {} +
	@touch $@

build/compiled-fast: build/profile
	@find src -name '*.so' -delete
	@find build -path '*/units/*.o' -delete
	@rm -rf build/compiled build/lib*
	@touch build/begun
	@echo "building the engine anew, with what was played"
	@POLANA_PROFILE=use $(BUILD)
	@find build -path '*/units/*.o' -delete
	@find src -name '*.so' -exec touch -r build/begun {} +
	@touch $@

# What an engine is built with that knows which way matches usually go.
build/profile: $(ENGINE) setup.py benchmarks/make_profile.py benchmarks/profile_matches.py $(STAMP)
	@rm -f build/compiled build/compiled-fast
	@$(BIN)/python benchmarks/make_profile.py
	@touch $@

plain:
	@find src -name '*.so' -delete
	@rm -f build/compiled build/compiled-fast

# What others install: dist/ holds an sdist, a wheel of plain Python and one with the compiled engine for this Python.
# Each has the page inside, so that neither Node nor a compiler is needed where it is installed.
wheel: $(STAMP) $(PAGE)
	@rm -rf dist build/lib* build/bdist*
	@$(BIN)/python -m build --no-isolation --outdir dist .
	@$(MAKE) build/profile
	@rm -rf build/lib*
	@find build -path '*/units/*.o' -delete
	@POLANA_COMPILE=1 POLANA_PROFILE=use $(BIN)/python -m build --no-isolation --wheel --outdir dist .
	@rm -rf build/lib*
	@find build -path '*/units/*.o' -delete
	@ls dist

# 100,000 random matches of every game, Root with each deck: about ten minutes on two cores, compiled; and what the page is
# tested for once, in all its forms.
soak: $(STAMP)
	@$(BIN)/python benchmarks/soak.py
	@$(MAKE) page-soak

# Tests that wait for something, ten times while the machine is kept busy.
busy: $(STAMP)
	@$(BIN)/python benchmarks/busy.py

bench: $(STAMP)
	@$(BIN)/polana bench northgard

# New versions of what we depend on: edit pyproject.toml if needed, then `make lock`.
LOCK := $(BIN)/pip-compile --quiet --upgrade --strip-extras --generate-hashes --no-header \
	--no-emit-index-url --no-emit-find-links --no-emit-trusted-host

# Litestar brings these for making up examples, which no server needs: the rest is installed with `--no-deps`.
LEFT_OUT := --unsafe-package faker --unsafe-package polyfactory

lock: $(STAMP)
	$(LOCK) $(LEFT_OUT) --output-file requirements.txt pyproject.toml
	$(LOCK) --allow-unsafe --output-file requirements-dev.txt --extra dev --extra lab --extra ray --extra spiel pyproject.toml
	$(LOCK) --constraint requirements-dev.txt --output-file requirements-docs.txt --extra docs pyproject.toml

clean: plain
	rm -rf .venv build dist .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis src/*.egg-info
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
