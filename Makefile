# Everything sets itself up: the first run of a target makes .venv, later runs only look at a stamp.
#   make play ARGS="--seed 7"      arguments for the command line
#   make test TESTS=tests/rules    some of the tests
PYTHON ?= python3
JOBS ?= 2
OPT ?= 1
ARGS ?=
TESTS ?= tests
FILE ?= ../shared/cards/oracle-cards.json.gz
VENV := .venv/bin/python

.DEFAULT_GOAL := help
.PHONY: help play test nightly deletions proof mutate bench pool compile wheel clean base dev

help:
	@echo "make play      sit down at a table of four, in the browser (ARGS=\"--terminal\": here)"
	@echo "make test      lint, types, all tests compiled, the scenarios and some games interpreted"
	@echo "make nightly   the long runs, with other games every night (APNAP_NIGHT=739938: those of one)"
	@echo "make proof     write down which tests show which rule of the specification (apnap rules)"
	@echo "make deletions whether a test fails without each ability of each card (ARGS=\"Pacifism\": of one)"
	@echo "make mutate    break the functions that cite a rule, one at a time: do the tests of that rule notice?"
	@echo "make bench     how fast it is (ARGS=\"--json\" for one JSON object)"
	@echo "make pool      read all cards of a file (FILE=oracle-cards.json.gz) into the data that comes with apnap"
	@echo "make compile   compile for later runs (OPT=3 for full speed; make play uses it while the sources fit)"
	@echo "make wheel     a compiled wheel for this platform, in dist (APNAP_COMPILE=0 make wheel: pure Python)"
	@echo "make clean     remove what was built (.venv stays; remove it by hand)"

base:
	@$(PYTHON) -m tools.environment base

dev:
	@$(PYTHON) -m tools.environment dev

play: base
	@APNAP_STARTED_BY=make $(VENV) -m tools.run apnap play $(ARGS)

test: dev
	@$(VENV) -m tools.check --jobs $(JOBS) $(TESTS)

nightly:
	@$(PYTHON) -m tools.environment nightly
	@APNAP_NIGHTLY=1 $(VENV) -m tools.run compiled -O 3 -m pytest -q -n $(JOBS) --dist worksteal --durations 15 $(TESTS)
	@PYTHONPATH=src $(VENV) -m tools.mutate --jobs $(JOBS) --sample 100 --seed $$(date +%j)

deletions: dev
	@PYTHONPATH=src $(VENV) -m tools.deletions --jobs $(JOBS) $(ARGS)

mutate: dev
	@PYTHONPATH=src $(VENV) -m tools.mutate --jobs $(JOBS) $(ARGS)

proof: dev
	@PYTHONPATH=src $(VENV) -m tools.proof --write $(ARGS)

bench: dev
	@$(VENV) -m tools.run compiled -O 3 -m apnap bench $(ARGS)

pool: dev
	@PYTHONPATH=src $(VENV) -m tools.pool $(FILE) $(FACTS)

compile: dev
	@$(VENV) -m tools.build --opt $(OPT)

wheel: dev
	@$(VENV) setup.py -q bdist_wheel --dist-dir dist && ls dist

clean:
	@rm -rf build dist src/*.egg-info .hypothesis
	@find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +
