"""Writes the files that the page is served: variable fonts with the characters that the engine has metrics for."""

import json

from fontTools import subset
from fontTools.ttLib import TTFont

import coverage


CSS_STYLES = {"roman": "normal", "italic": "italic"}


def main(fonts, folder, listing):
    entries = []
    for style, path in fonts.items():
        for file, ranges in coverage.FILES.items():
            font = TTFont(path)
            cut(font, unicodes=coverage.code_points(font, file))
            save(font, folder / f"inter-{style}-{file}.woff2")
            entries.append(entry(style, file, ranges))
        digits = TTFont(path)
        cmap = {ord("0") + number: glyph for number, glyph in enumerate(coverage.tabular_digits(digits))}
        for sub in digits["cmap"].tables:
            if sub.isUnicode():
                sub.cmap = dict(cmap)
        cut(digits, unicodes=cmap)
        save(digits, folder / f"inter-{style}-tabular.woff2")
        entries.append(entry(style, "tabular", [(ord("0"), ord("9"))]))
    # For those who put the files that a recording needs into its page.
    (folder / "files.json").write_text(json.dumps(entries, indent=4) + "\n")
    listing.write_text(
        "/** The server's font files, and the characters that each is for: written by web/fonts/make.py. */\n"
        "export const fontFiles = [\n" + "".join(f"    {script(each)},\n" for each in entries) + "];\n")


def entry(style, file, ranges):
    unicode_range = ", ".join(f"U+{first:X}-{last:X}" for first, last in ranges)
    family = "tabular" if file == "tabular" else "text"
    return {"file": f"inter-{style}-{file}.woff2", "family": family, "style": CSS_STYLES[style], "range": unicode_range}


def script(entry):
    return "{\n" + "".join(f'        {name}: "{value}",\n' for name, value in entry.items()) + "    }"


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
