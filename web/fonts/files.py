"""Writes the files that the page is served: variable fonts with the characters that the engine has metrics for."""

from fontTools import subset
from fontTools.ttLib import TTFont

import coverage


def main(fonts, folder):
    for style, path in fonts.items():
        for file in coverage.FILES:
            font = TTFont(path)
            cut(font, unicodes=coverage.code_points(font, file))
            save(font, folder / f"inter-{style}-{file}.woff2")
        digits = TTFont(path)
        cmap = {ord("0") + number: glyph for number, glyph in enumerate(coverage.tabular_digits(digits))}
        for sub in digits["cmap"].tables:
            if sub.isUnicode():
                sub.cmap = dict(cmap)
        cut(digits, unicodes=cmap)
        save(digits, folder / f"inter-{style}-tabular.woff2")


def cut(font, unicodes):
    # Without the substitutions: what is laid out is one glyph a character.
    options = subset.Options(layout_features=["kern", "mark"], name_IDs=[0, 1, 2, 5, 13, 14], hinting=False,
                             notdef_outline=True, drop_tables=subset.Options().drop_tables + ["STAT", "DSIG"])
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=list(unicodes))
    subsetter.subset(font)


def save(font, path):
    font.flavor = "woff2"
    # Else the same input has other bytes each time.
    font["head"].modified = font["head"].created
    font.recalcTimestamp = False
    font.save(path)
    print(f"{path.name}: {path.stat().st_size} bytes")
