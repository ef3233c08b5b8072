"""Records how the gallery shows each scene's motion: `python demonstrations.py FOLDER`."""

import base64
import json
import re
import subprocess
import sys
import tempfile
from pathlib import Path

from motions import SCENES
from server import BINARY


def record(scene):
    """What `zoetrope simulate` shows of a scene under the finger of `motions`, as the page's `Recording` reads it."""
    script = SCENES[scene]()
    with tempfile.TemporaryDirectory() as folder:
        log, page = Path(folder) / "log.jsonl", Path(folder) / "page.html"
        log.write_text("".join(json.dumps(line) + "\n" for line in script.lines))
        subprocess.run([BINARY, "simulate", scene, "--input", log, "--ticks", str(script.tick), "--html", page], check=True)
        return base64.b64decode(re.search(r'id="recording">([^<]+)<', page.read_text()).group(1))


def main(folder):
    Path(folder).mkdir(parents=True, exist_ok=True)
    for scene in SCENES:
        (Path(folder) / f"{scene}.bin").write_bytes(record(scene))


if __name__ == "__main__":
    main(sys.argv[1])
