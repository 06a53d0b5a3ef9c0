# The page, built by Node from a wheel: the machine needs only Python and make. Included by the Makefile.
WEB_NODE := $(BIN)/python web/node.py
WEB_STAMP := web/node_modules/.stamp
PAGE := src/polana/table/page/index.html
WEB_SOURCES := $(shell find web/src web/public web/index.html web/vite.config.ts -type f 2>/dev/null) \
	$(wildcard src/polana/locale/*/*.ftl src/polana/games/*/data/*.toml)

.PHONY: page page-lint page-test page-shots page-bench

page: $(PAGE)

$(WEB_STAMP): web/package-lock.json web/requirements.txt $(STAMP)
	@echo "installing what is locked in web/package-lock.json"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -r web/requirements.txt
	@$(WEB_NODE) npm install --no-save --silent --no-progress
	@touch $@

$(PAGE): $(WEB_STAMP) $(WEB_SOURCES)
	@echo "building the page"
	@$(WEB_NODE) vite build --logLevel warn

page-lint: $(WEB_STAMP)
	$(WEB_NODE) svelte-check --tsconfig ./tsconfig.json --fail-on-warnings
	$(WEB_NODE) tsc --noEmit -p tsconfig.json

# Whole matches through the page in Chromium, and a check for what people who cannot see or do not use a mouse would miss.
page-test: $(PAGE)
	$(WEB_NODE) playwright test

page-shots: $(PAGE)
	$(WEB_NODE) playwright test --config playwright.shots.config.ts

# The longest task of the page's main thread after a click, from a trace.
page-bench: $(PAGE)
	$(WEB_NODE) playwright test --config playwright.bench.config.ts
