# Set on the command line (make run HOST=0.0.0.0), not by the environment, where HOST means something else.
HOST := 127.0.0.1
PORT := 8080

# Ours and our tests'; SwiftPM silences those of the packages that we depend on.
STRICT := -Xswiftc -warnings-as-errors
PYTHON := .build/python/bin/python

.NOTPARALLEL:
.PHONY: run install dist dist-on deb products release cluster page test check test-swift test-release test-sanitized test-page test-browser test-long test-images test-engines test-on test-server model lint format docs bench siege fuzz pictures need-server need-browser need-peers

# UIKit takes longest to build, and on one core alone. SwiftPM begins with what comes last in the alphabet: unless what UIKit is
# made of has been built before, the other core has nothing left to do meanwhile.
BELOW_UIKIT := QuartzCore AVFoundation Cassowary InterfaceFiles ObjectiveCRuntime

run: need-server page
	@test -e .build/release/zoetrope || for target in $(BELOW_UIKIT); do swift build -c release --target $$target || exit; done
	swift build -c release --product zoetrope
	exec .build/release/zoetrope serve --host $(HOST) --port $(PORT) --web $(PAGE)

# The page as it is served: modules and styles that are needed together in one file, small, and compressed beforehand.
PAGE := .build/page
BUNDLE = esbuild --bundle --format=esm --target=es2022 --minify --log-level=warning

# An installation below PREFIX, which can be moved; an archive of one and a Debian package, in .build/dist, or the package for
# another release of Debian: make dist-on SUITE=trixie.
PREFIX := /usr/local

install: products
	$(strip .ci/install $(SCRATCH)/release $(PAGE) $(DESTDIR)$(PREFIX) $(if $(DESTDIR),$(PREFIX)))

dist: deb
	.ci/dist $(SCRATCH)/release $(PAGE) .build/dist

deb: products
	.ci/deb $(SCRATCH)/release $(PAGE) .build/dist

# A release of Debian by its name, and where that is built.
SUITE :=
SCRATCH := .build
RESOLVED :=
RELEASED = swift build -c release $(addprefix --scratch-path ,$(filter-out .build,$(SCRATCH))) $(RESOLVED) --product

dist-on: page
	.ci/on '$(SUITE)' deb

products: need-server page
	@.ci/need dpkg-dev help2man
	$(strip $(RELEASED) zoetrope-preview-compiler)
	$(strip $(RELEASED) zoetrope)
	$(SCRATCH)/release/zoetrope-preview-compiler --make-frameworks

# Checks, artefacts with checksums, the change log's date and a tag: make release VERSION=0.1.0.
VERSION :=

release:
	.ci/release '$(VERSION)'

# Three nodes that share their rooms, behind one address.
cluster: need-server page
	@.ci/need haproxy
	swift build -c release --product zoetrope
	exec .ci/cluster .build/release/zoetrope $(PAGE) $(PORT)

page: $(PAGE)/.built

# What an app needs of a scene: its folder without what is this project's alone, and what the scenes share.
SCENES := $(foreach folder,$(wildcard Sources/Scenes/Demonstrations/*),$(if $(wildcard $(folder)/$(notdir $(folder))Scene.swift),$(notdir $(folder))))
SCENE_SOURCES = tar --format=ustar --exclude=$(1)Scene.swift --sort=name --mtime=@0 --owner=0 --group=0 -C Sources/Scenes/Demonstrations \
	-cf $(PAGE)/swift/$(shell echo $(1) | tr A-Z a-z).tar $(1) Shared

$(PAGE)/.built: Makefile $(shell find web -type f) $(shell find Sources/Scenes/Demonstrations -type f)
	@.ci/need esbuild
	mkdir -p $(PAGE)
	@# Open pages may still fetch the chunks of the last time.
	find $(PAGE) -type f -not -path '*/chunks/*' -delete
	cd web && find . -name '*.html' -o -name '*.svg' -o -name '*.webp' -o -name '*.bin' -o -name '*.woff2' -o -path ./fonts/files.json -o -name OFL.txt | tar -cf - -T - | tar -xf - -C ../$(PAGE)
	$(BUNDLE) --splitting --chunk-names=chunks/[name]-[hash] --outdir=$(PAGE) web/main.js
	@# What the first module needs is asked for together with it.
	grep -oE '(from|import)"\./chunks/[^"]+' $(PAGE)/main.js | sed 's|.*"\.\(.*\)|<link rel="modulepreload" href="\1">|' > $(PAGE)/.preloads
	sed -i '/src="\/main.js"/r $(PAGE)/.preloads' $(PAGE)/index.html
	$(BUNDLE) --outbase=web --outdir=$(PAGE) web/pages/replay/main.js web/pages/film/main.js web/pages/full/main.js web/tools/recording/gif-maker.js $$(find web -name '*.css')
	mkdir -p $(PAGE)/swift
	$(foreach scene,$(SCENES),$(call SCENE_SOURCES,$(scene)) &&) true
	find $(PAGE) -name '*.js' -o -name '*.css' -o -name '*.html' -o -name '*.svg' -o -name '*.bin' -o -name '*.tar' | xargs gzip -9 -n -k -f
	touch $@

test: test-swift test-page test-browser

# What one runs before a commit: all but the browser's tests.
check: lint test-swift test-page

test-swift: need-server
	@# Previewed code is tested with what it is kept apart by.
	@.ci/need binutils bubblewrap help2man valgrind
	swift build --build-tests --explicit-target-dependency-import-check error $(STRICT)
	.ci/swift-tests .build/debug/zoetropePackageTests.xctest

# The Swift tests of what is shipped: release builds check less at run time and have budgets of their own. Before a release.
RELEASE := .build/release-tests

test-release: need-server
	@.ci/need binutils bubblewrap help2man valgrind
	swift build -c release --build-tests -Xswiftc -enable-testing --scratch-path $(RELEASE) $(STRICT)
	.ci/swift-tests $(RELEASE)/release/zoetropePackageTests.xctest

# What the sockets' thread, the main actor and C's memory share, and the engine's references that do not count, under the
# sanitizers. Each builds everything again, which takes longer than all other tests: CI runs them without, and this runs before
# a release.
SERVER := StageServerTests|WebSocketServerTests|ClusterTests|LocksTests|WireTests|PrometheusTests|QRCodeTests
ENGINE := QuartzCoreTests|UIKitTests|DemonstrationsTests|PastedLayoutsTests|SimulationTests|StageTestingTests|TypesettingTests

test-sanitized: need-server
	@# What Swift's runtime holds at the end counts as leaked; that nothing grows is VanishingViewersTests' to see.
	ASAN_OPTIONS=detect_leaks=0 swift test --sanitize address --scratch-path .build/address --no-parallel \
		--filter '^($(SERVER)|$(ENGINE))\.' --skip StepInstructionTests
	swift test --sanitize thread --scratch-path .build/thread --no-parallel --filter '^($(SERVER))\.'

test-page:
	@.ci/need nodejs
	node --test $(sort $(wildcard Tests/Page/*.test.mjs))

# These run on real time, which a busy CI machine stretches: there a test that failed is tried again, and named at the end.
RERUNS := $(if $(CI),--reruns 2 -rR)
# They wait half of their time: one browser more than there are cores keeps these busy.
BROWSERS := $(shell expr $$(getconf _NPROCESSORS_ONLN) + 1)
# Those that are skipped are named, with the reason.
PYTEST = $(PYTHON) -m pytest --durations 10 -rs $(RERUNS)

test-browser: need-server need-browser page
	swift build --product zoetrope $(STRICT)
	$(PYTEST) Tests/Browser -m 'not long' --numprocesses $(BROWSERS) --dist worksteal

# What takes minutes, or measures a page that must be alone on the machine: before a release, and once a night by the nightly workflow.
# Every order of what may happen to leases, by spin.
model:
	@.ci/need spin
	.ci/model Tests/Models/leases.pml .build/model

test-long: need-server need-browser page test-images
	swift build --build-tests --explicit-target-dependency-import-check error $(STRICT)
	$(PYTEST) Tests/Browser -m long
	@# Fifty owners of a room killed in a drag, a hundred together with NATS, a NATS cluster that loses a member, a package that depends on a version, and
	@# the program without NATS.
	ZOETROPE_LONG=1 .build/debug/zoetropePackageTests.xctest --testing-library swift-testing --no-parallel \
		--filter '^StageServerTests\.KilledOwnerTests|^ZoetropeTests\.DependencyTests'

# The page in Firefox and in WebKit, Safari's engine. Before a release: CI has Chromium alone.
test-engines: need-server .build/python/engines page
	swift build --product zoetrope $(STRICT)
	PYTHONPATH=Tests/Browser xvfb-run --auto-servernum --server-args='-screen 0 1600x1200x24' $(PYTHON) -m pytest Tests/BrowserEngines

# The server's tests against the libraries of another release of Debian: make test-on SUITE=trixie.
test-on:
	.ci/on '$(SUITE)' test-server

test-server: need-server
	@.ci/need binutils bubblewrap help2man valgrind
	@echo "libwebsockets $$(pkg-config --modversion libwebsockets)"
	swift build --build-tests --scratch-path $(SCRATCH) $(RESOLVED) $(STRICT)
	$(SCRATCH)/debug/zoetropePackageTests.xctest --testing-library swift-testing --no-parallel --filter '^($(SERVER))\.'

# The Dockerfile's stages without an engine, and what their images do.
test-images:
	@.ci/need-swift
	@.ci/need bindfs debootstrap
	swift package resolve
	python3 .ci/images .build/images

lint:
	@.ci/need-swift
	swift format lint --strict --parallel -r Sources Tests Package.swift

format:
	swift format -i -r Sources Tests Package.swift

# Pages of each neighbourhood, one .doccarchive for each module.
DOCUMENTED := CoreGraphics QuartzCore UIKit SceneContract Simulation StageServer Previews StageTesting

docs: need-server
	swift build --product zoetrope $(STRICT)
	.ci/docs .build/debug .build/docs $(DOCUMENTED)

bench: need-server need-browser page
	swift build -c release --product zoetrope
	swift build -c release --product zoetrope-preview-compiler
	swift run -c release Benchmarks

# Attacks, one after the other, and what others notice of each; `make siege ATTACKS='joins keys'` chooses some.
ATTACKS :=

siege: need-server
	@.ci/need bubblewrap
	swift build -c release --product zoetrope-preview-compiler
	swift build -c release --product zoetrope
	swift run -c release Benchmarks siege $(ATTACKS)

# Raw traffic on a server's port, and libFuzzer on the wire's decoders, from the vectors on. What it finds is a file named crash-... in .build/fuzz.
FUZZ := .build/fuzz
FUZZ_SECONDS := 60
FUZZED = swiftc -O -sanitize=fuzzer -parse-as-library -I $(FUZZ) -L $(FUZZ)
MODULE = $(FUZZED) -emit-module -emit-module-path $(FUZZ)/$(1).swiftmodule -emit-library -static -o $(FUZZ)/lib$(1).a \
	-module-name $(1) $$(find Sources/*/$(1) -name '*.swift')

fuzz: need-server
	python3 Tests/Fuzz/seeds.py $(FUZZ)/seeds
	mkdir -p $(FUZZ)/corpus
	$(call MODULE,StageModel)
	$(call MODULE,Wire)
	$(FUZZED) -lWire -lStageModel -o $(FUZZ)/fuzz Tests/Fuzz/*.swift
	swift build -c release --product zoetrope
	swift run -c release Benchmarks fuzz $(FUZZ_SECONDS)
	$(FUZZ)/fuzz -max_total_time=$(FUZZ_SECONDS) -max_len=4096 -artifact_prefix=$(FUZZ)/ $(FUZZ)/corpus $(FUZZ)/seeds

# The README's pictures, and how the gallery shows each scene.
pictures: need-server need-browser page
	swift build --product zoetrope $(STRICT)
	$(PYTHON) Tests/Browser/posters.py web/pages/gallery/posters
	$(PYTHON) Tests/Browser/demonstrations.py web/pages/gallery/demonstrations
	$(PYTHON) Tests/Browser/animations.py Tests/Browser/pictures
	$(PYTHON) Tests/Browser/room_picture.py Tests/Browser/pictures/room.webp

need-server:
	@.ci/need-swift
	@.ci/need pkg-config libnats-dev libqrencode-dev libssl-dev libwebsockets-dev nats-server zlib1g-dev

need-browser: .build/python/installed

.build/python/installed: Tests/Browser/requirements.txt
	@.ci/need chromium-headless-shell fonts-liberation python3-venv
	python3 -m venv .build/python
	$(PYTHON) -m pip install --quiet --disable-pip-version-check -r $<
	@touch $@

# Other servers that `make bench` measures beside this one.
need-peers:
	@.ci/need nodejs node-ws python3-venv
	python3 -m venv .build/peers
	.build/peers/bin/python -m pip install --quiet --disable-pip-version-check -r Tests/Benchmarks/Peers/requirements.txt

.build/python/engines: Tests/BrowserEngines/requirements.txt .build/python/installed
	@.ci/need firefox-esr gir1.2-webkit2-4.1 libgl1-mesa-dri python3-gi webkit2gtk-driver xauth xvfb
	$(PYTHON) -m pip install --quiet --disable-pip-version-check -r $<
	@touch $@
