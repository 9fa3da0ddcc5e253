# Cubewright: every target makes what it needs and says what it does.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt
JOBS ?= 3 # one more than cores: who tests at a real window mostly waits
# Every window and every opponent that a test starts would compile the game anew.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help play test soak lint types bench compile package smoke release messages assets gallery system clean

help: ## list the targets
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /: /'

play: $(VENV)/.play ## set up and open the game
	@echo "Opening Cubewright ..."
	@$(BIN)/python -m game

test: $(VENV)/.dev system ## set up and run every test, on a screen of its own
	@echo "Running the tests ..."
	@$(BIN)/python -m pytest -n $(JOBS) --dist loadgroup --no-loadscope-reorder $(TESTS)

soak: $(VENV)/.dev system ## the long tests in full size, and ten minutes of a monkey at a real window
	@echo "Soaking: this takes an hour or more ..."
	@CUBEWRIGHT_GAMES=300 $(BIN)/python -m pytest -n $(JOBS) tests/referee tests/conformance --ignore tests/conformance/test_scene.py
	@CUBEWRIGHT_GAMES=20 $(BIN)/python -m pytest -n $(JOBS) tests/conformance/test_scene.py
	@CUBEWRIGHT_DECISIONS=1000 $(BIN)/python -m pytest tests/golden
	@CUBEWRIGHT_GAMES=100 CUBEWRIGHT_HANDS_GAMES=20 CUBEWRIGHT_MINIATURES=5000 $(BIN)/python -m pytest -n $(JOBS) \
		tests/app/test_table_law.py tests/ui/test_every_move.py tests/models/test_hostile_miniatures.py
	@CUBEWRIGHT_WHOLE=1 $(BIN)/python -m pytest tests/e2e
	@CUBEWRIGHT_WHOLE=1 $(BIN)/python -m pytest tests/compiled
	@CUBEWRIGHT_WHOLE=1 $(BIN)/python -m pytest -n $(JOBS) --dist loadgroup --no-loadscope-reorder tests/ai tests/app tests/arena \
		tests/audio tests/content tests/golden tests/image tests/models tests/project tests/referee tests/render tests/rules \
		tests/session tests/ui tests/conformance/test_hands.py tests/conformance/test_looks.py
	@$(BIN)/python -m tools.monkey --minutes 10

lint: $(VENV)/.dev ## check style, format and how the house is built
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/python -m tools.architecture
	@$(BIN)/python -m tools.messages --check

types: $(VENV)/.dev ## check types, strictly
	@$(BIN)/mypy

bench: $(VENV)/.dev system ## measure speed; prints JSON
	@$(BIN)/python -m game bench

compile: $(VENV)/.dev ## build rules and agents as machine code into build/compiled
	@$(BIN)/python -m tools.compile

package: $(VENV)/.package ## make installers of the game for this system in dist/
	@$(BIN)/python -m tools.packaging

smoke: $(VENV)/.package system ## install the package in a clean root, play it by mouse, uninstall it (SLOW=3: a slow machine)
	@$(BIN)/python -m tools.smoke $(if $(SLOW),--slow $(SLOW))

release: $(VENV)/.release lint types test ## cut a release of what is committed: VERSION=1.2.3; a pushed tag publishes it
	@$(BIN)/bump-my-version bump --new-version $(VERSION)

messages: $(VENV)/.dev ## bring the files of translators up to date, and say how far each language has come
	@$(BIN)/python -m tools.messages

assets: $(VENV)/.dev ## bake models, textures, symbols and sounds anew
	@$(BIN)/python -m tools.assets
	@$(BIN)/python -m tools.sounds

gallery: $(VENV)/.dev system ## render stills and film strips into out/gallery (NAMES="shelf fight" picks)
	@$(BIN)/python -m tools.gallery $(NAMES)

system:
	@sh tools/system-packages.sh $(PYTHON)

$(VENV)/.made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Cubewright needs Python 3.11 or newer; $(PYTHON) is older. Try: make play PYTHON=python3.12"; exit 1; }
	@echo "Making a virtual environment in $(VENV) (once) ..."
	@$(PYTHON) -m venv $(VENV) || \
		{ echo "Python's venv module is missing. On Debian: sudo apt-get install python3-venv"; exit 1; }
	@touch $@

$(VENV)/.play: $(VENV)/.made pyproject.toml constraints.txt
	@echo "Installing the game and what it plays with ..."
	@$(PIP) --editable .
	@touch $@

$(VENV)/.dev: $(VENV)/.play
	@echo "Installing the tools for tests ..."
	@$(PIP) --editable '.[dev]'
	@touch $@

$(VENV)/.package: $(VENV)/.dev
	@echo "Installing the tools for packages ..."
	@$(PIP) --editable '.[dev,package]'
	@touch $@

$(VENV)/.release: $(VENV)/.dev
	@echo "Installing the tool that cuts releases ..."
	@$(PIP) --editable '.[dev,release]'
	@touch $@

clean: ## remove the virtual environment and caches
	@rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache build dist out
