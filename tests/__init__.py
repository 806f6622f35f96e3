import os
from pathlib import Path

# Before any game is looked for: the worked example of docs/new-game.md is held to all that the others are held to.
EXAMPLES = str(Path(__file__).parents[1] / "examples")
os.environ["HEMICYCLE_GAMES"] = os.pathsep.join(filter(None, (os.environ.get("HEMICYCLE_GAMES"), EXAMPLES)))
