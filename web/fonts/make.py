"""Writes the page's font files, the engine's metrics and the tests' widths from Inter's variable fonts.

Usage: make.py [FOLDER], the folder of Inter-roman.var.ttf and Inter-italic.var.ttf: as Debian's fonts-inter-variable
4.0 installs them, if none is given.
"""

import pathlib
import sys

import files
import metrics
import widths

here = pathlib.Path(__file__).resolve().parent
source = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else "/usr/share/fonts/truetype/inter-vf")
fonts = {style: source / f"Inter-{style}.var.ttf" for style in ("roman", "italic")}
top = here.parent.parent
files.main(fonts, here, top / "web/renderer/font-files.js")
# The italic's advances are the upright's, but for 1.5 % of the size in a few letters; the page draws lines to their width.
metrics.main(fonts["roman"], top / "Sources/Engine/Typesetting/Metrics/InterData.swift")
widths.main(fonts["roman"], top / "Tests/Fixtures/text/widths.json")
