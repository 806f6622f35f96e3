"""`python -m hemicycle`."""

from hemicycle.cli import main

if __name__ == "__main__":
    main(prog_name="hemicycle")
