"""Writes the wire's vectors as files, for libFuzzer to begin with: seeds.py FOLDER"""

import json
import sys
from pathlib import Path

folder = Path(sys.argv[1])
folder.mkdir(parents=True, exist_ok=True)
vectors = json.loads((Path(__file__).parents[1] / "Fixtures/wire/vectors.json").read_text())
for number, vector in enumerate(vectors["valid"] + vectors["malformed"]):
    (folder / f"vector-{number}").write_bytes(bytes.fromhex(vector["hex"]))
for number, vector in enumerate(vectors["control"] + vectors["malformedControl"]):
    (folder / f"control-{number}").write_text(vector["text"])
