# Everything is in tools/dev.py; this file only makes it short to type. `make play ARGS="--port 8080"` passes arguments on.
PYTHON ?= python3

.DEFAULT_GOAL := build
.PHONY: build engine play test check format bench screens lock clean
build engine play test check format bench screens lock clean:
	@$(PYTHON) tools/dev.py $@ $(ARGS)
