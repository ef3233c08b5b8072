"""Writes the table of advances and kerning that the engine lays texts out by."""

import base64
import textwrap

import numpy
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

import coverage

# Between them the variable font's metrics are linear.
WEIGHTS = (400, 100, 900)


def main(font, path):
    masters = [instantiateVariableFont(TTFont(font), {"wght": weight}) for weight in WEIGHTS]
    points = coverage.code_points(masters[0])
    data = table(masters, points)
    text = textwrap.fill(base64.b64encode(bytes(data)).decode(), 110)
    lines = textwrap.indent(text.replace("\n", "\\\n"), " " * 8)
    path.write_text(
        "extension MetricsTable {\n"
        "    /// Inter's metrics in base64, written by web/fonts/make.py.\n"
        f"    static let interData = \"\"\"\n{lines}\n        \"\"\"\n}}\n")
    print(f"{path.name}: {len(points)} characters, {len(data)} bytes")


def table(masters, points):
    glyphs = [masters[0].getBestCmap()[point] for point in points]
    out = bytearray()
    varint(out, masters[0]["head"].unitsPerEm)
    varint(out, len(points))
    deltas(out, points)
    regular, thin, black = (advances(master, glyphs) for master in masters)
    deltas(out, regular)
    deltas(out, thin - regular)
    deltas(out, black - regular)
    tabular = [advances(master, coverage.tabular_digits(master)) for master in masters]
    assert all(numpy.ptp(widths) <= 8 for widths in tabular), f"tabular digits differ in width: {tabular}"
    signed(out, tabular[0][0])
    signed(out, tabular[1][0] - tabular[0][0])
    signed(out, tabular[2][0] - tabular[0][0])
    kerning(out, [kerns(master, glyphs) for master in masters])
    return out


def advances(font, glyphs):
    """Of each glyph; none of a mark, which stands on the letter before it."""
    classes = font["GDEF"].table.GlyphClassDef.classDefs
    return numpy.array([0 if classes.get(glyph) == 3 else font["hmtx"][glyph][0] for glyph in glyphs])


def kerns(font, glyphs):
    """What the first glyph's advance changes by before the second, for each pair."""
    index = {glyph: number for number, glyph in enumerate(glyphs)}
    table = font["GPOS"].table
    lookups = {number for record in table.FeatureList.FeatureRecord if record.FeatureTag == "kern"
               for number in record.Feature.LookupListIndex}
    result = numpy.zeros((len(glyphs), len(glyphs)), int)
    # Of several subtables the first that knows a pair counts, hence from the last.
    for number in sorted(lookups):
        for subtable in reversed(table.LookupList.Lookup[number].SubTable):
            subtable = getattr(subtable, "ExtSubTable", subtable)
            if subtable.Format == 1:
                for first, pairs in zip(subtable.Coverage.glyphs, subtable.PairSet):
                    for pair in pairs.PairValueRecord if first in index else ():
                        if pair.SecondGlyph in index:
                            result[index[first], index[pair.SecondGlyph]] = advance(pair.Value1)
            else:
                covered = set(subtable.Coverage.glyphs)
                rows = [subtable.ClassDef1.classDefs.get(glyph, 0) for glyph in glyphs]
                columns = [subtable.ClassDef2.classDefs.get(glyph, 0) for glyph in glyphs]
                values = numpy.array([[advance(second.Value1) for second in first.Class2Record]
                                      for first in subtable.Class1Record])
                known = numpy.array([glyph in covered for glyph in glyphs])
                full = values[numpy.ix_(rows, columns)]
                result[known] = full[known]
    return result


def advance(value):
    return getattr(value, "XAdvance", 0) or 0 if value else 0


def kerning(out, masters):
    """Classes of first and second characters, 0 for those that are never kerned; then the pairs of classes."""
    stacked = numpy.stack(masters, axis=2)
    rows, first = classes(stacked)
    columns, second = classes(stacked[rows].transpose(1, 0, 2))
    matrix = stacked[numpy.ix_(rows, columns)]
    varint(out, len(rows))
    varint(out, len(columns))
    for number in (*first, *second):
        varint(out, number)
    blanks = 0
    for regular, thin, black in matrix.reshape(-1, 3):
        if not (regular or thin or black):
            blanks += 1
            continue
        varint(out, blanks)
        signed(out, regular)
        signed(out, thin - regular)
        signed(out, black - regular)
        blanks = 0
    varint(out, blanks)


def classes(values):
    """The places of rows that differ, the first of them all zero, and of each row its number among them."""
    zero = numpy.zeros_like(values[0]).tobytes()
    numbers, places, found = {zero: 0}, [], []
    for place, row in enumerate(values):
        key = row.tobytes()
        if key not in numbers:
            numbers[key] = len(numbers)
            places.append(place)
        found.append(numbers[key])
    return places, found


def deltas(out, values):
    last = 0
    for value in values:
        signed(out, value - last)
        last = value


def signed(out, value):
    value = int(value)
    varint(out, value << 1 if value >= 0 else (-value << 1) - 1)


def varint(out, value):
    value = int(value)
    while value >= 0x80:
        out.append(value & 0x7F | 0x80)
        value >>= 7
    out.append(value)
