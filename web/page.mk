# The page, built by Node from a wheel: the machine needs only Python and make. Included by the Makefile.
WEB_NODE := $(BIN)/python web/node.py
WEB_STAMP := web/node_modules/.stamp
PAGE := src/polana/table/page/index.html
WEB_SOURCES := $(shell find web/src web/public web/index.html web/vite.config.ts -type f -not -name '*.test.ts' 2>/dev/null) \
	$(wildcard src/polana/locale/*/*.ftl src/polana/games/*/data/*.toml)

.PHONY: page page-files site site-soak site-bench site-same page-lint page-unit page-test page-soak worker-test page-shots page-bench

page: $(PAGE)

$(WEB_STAMP): web/package-lock.json web/requirements.txt $(STAMP)
	@echo "installing what is locked in web/package-lock.json"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -r web/requirements.txt
	@$(WEB_NODE) npm ci --loglevel=error --no-progress >/dev/null
	@touch $@

$(PAGE): $(WEB_STAMP) $(WEB_SOURCES)
	@echo "building the page"
	@$(WEB_NODE) vite build --logLevel warn

# The table without a server: a folder of files that any web server shows, under any address. `dist/site` is all of it.
SITE := dist/site/python/engine.pack
WHEELS := build/site-wheels/.stamp
# The Python that the locked Pyodide is.
PYEMSCRIPTEN := --platform pyemscripten_2026_0_wasm32 --python-version 3.14 --implementation cp --abi cp314

# With the documentation beside it, as pages.
site: $(SITE) docs
	@rm -rf dist/site/docs && cp -r dist/docs dist/site/docs

$(WHEELS): web/site.txt $(STAMP)
	@rm -rf $(@D) && mkdir -p $(@D)
	@$(BIN)/python -m pip download --quiet --disable-pip-version-check --no-deps --require-hashes --only-binary=:all: \
		$(PYEMSCRIPTEN) --dest $(@D) -r web/site.txt
	@touch $@

$(SITE): $(WEB_STAMP) $(WHEELS) $(WEB_SOURCES) web/site.py web/packing.py web/missing.py $(shell find src/polana \( -name '*.py' -o -path '*/lessons/*' -type f \) -not -path '*/server/*')
	@echo "building the site"
	@$(WEB_NODE) vite build --mode site --logLevel warn
	@$(BIN)/python web/site.py $(dir $(WHEELS)) dist/site

# What the page is tested on: the page itself, and the site.
page-files: $(PAGE) $(SITE)

page-lint: $(WEB_STAMP)
	$(WEB_NODE) prettier --check --log-level warn .
	$(WEB_NODE) eslint --max-warnings 0 --cache --cache-location node_modules/.cache/eslint/ .
	$(WEB_NODE) svelte-check --tsconfig ./tsconfig.json --fail-on-warnings
	$(WEB_NODE) tsc --noEmit -p tsconfig.json
	$(WEB_NODE) node workflows.mjs $(abspath $(wildcard .github/workflows/*.yml))

# What is pure of the page, without a browser.
page-unit: $(WEB_STAMP)
	$(WEB_NODE) vitest run

# Whole matches through the page in Chromium, and a check for what people who cannot see or do not use a mouse would miss.
page-test: $(PAGE) $(SITE)
	$(WEB_NODE) playwright test

# The sweeps of which `page-test` takes each case in one form (web/tests/every.ts): all of them; and whole matches, click by click.
page-soak: $(PAGE) $(SITE)
	POLANA_EVERY=1 $(WEB_NODE) playwright test lessons.spec lesson-keys.spec lesson-sizes.spec vain.spec match.spec factions.spec
	POLANA_EVERY=1 $(WEB_NODE) playwright test calm.spec.ts runewars.spec.ts law.spec.ts -g "through a turn|to its end|beside a paragraph"

# What happens at a table, and what teaches, once more with the table in a worker of the site: the same tests.
worker-test: $(PAGE) $(SITE)
	POLANA_TABLE=worker $(WEB_NODE) playwright test

page-shots: $(PAGE)
	$(WEB_NODE) playwright test --config playwright.shots.config.ts

# The longest task of the page's main thread after a click, from a trace.
page-bench: $(PAGE)
	$(WEB_NODE) playwright test --config playwright.bench.config.ts

# Whole matches on the site, by clicking what is lit; what it costs; and whether its Python gives the records that ours does.
site-soak: $(PAGE) $(SITE)
	$(WEB_NODE) playwright test --config playwright.site.config.ts site.soak.ts

site-bench: $(PAGE) $(SITE)
	$(WEB_NODE) playwright test --config playwright.site.config.ts site.bench.ts

site-same: $(SITE)
	$(BIN)/python web/same.py
