"""The build machinery of the checkout; the Makefile runs it as `python -m tools.NAME`. Not part of the package."""
