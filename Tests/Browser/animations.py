"""Makes the README's moving pictures: `python animations.py FOLDER [SCENE ...]`.

Each is what `zoetrope film` makes of a finger's way, so the same commit makes the same picture.
"""

import json
import subprocess
import sys
import tempfile
from pathlib import Path

from motions import SCENES
from server import BINARY

# Those that the README shows, in a row.
PICTURED = ("monzo", "stack", "dashboard", "album", "flip")


def main(folder, *names):
    with tempfile.TemporaryDirectory() as temporary:
        for name in names or PICTURED:
            script, log = SCENES[name](), Path(temporary) / f"{name}.jsonl"
            log.write_text("".join(json.dumps(line) + "\n" for line in script.lines))
            subprocess.run(
                [BINARY, "film", name, "--input", log, "--ticks", str(script.tick), "--scale", "0.6", "--fps", "20",
                 "--quality", "45", "--out", Path(folder) / f"{name}.webp"], check=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
