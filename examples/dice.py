"""The smallest bot that is a program: it throws a die for each of its choices. docs/bots.md says what it is told.

hemicycle simulate koalition --players 3 --games 30 --bots "cmd:python dice.py,random,random"
"""

# ruff: noqa: T201

import json
import random
import sys

for line in sys.stdin:
    told = json.loads(line)
    if told["type"] == "game":
        answer = {"words": "", "view": False}  # it reads nothing but how many options there are
    else:
        answer = random.Random(told["seed"]).randint(1, len(told["options"]))
    print(json.dumps(answer), flush=True)
