"""`python -m tests.language` lists every fault that is found in the texts."""

from tests.language.every import CHECKED

if __name__ == "__main__":
    found = [(where, check, what) for check, faults in CHECKED.items() for where, what in faults().items()]
    print("\n".join(f"{where} | {check}: {what}" for where, check, what in sorted(found)))
