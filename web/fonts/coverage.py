"""Which characters the font's files and the table of metrics hold."""

# Ranges of Unicode, both ends included, by the file that has them. A page fetches a file when a text needs it, and
# a recording saved as a page holds those that its texts need.
FILES = {
    "latin": [(0x20, 0x7E), (0xA0, 0xFF), (0x131, 0x131), (0x152, 0x153), (0x2010, 0x2027), (0x202F, 0x203A),
              (0x20AC, 0x20AC), (0x2122, 0x2122), (0x2190, 0x2193), (0x2212, 0x2212)],
    "latin-a": [(0x100, 0x130), (0x132, 0x151), (0x154, 0x17F)],
    "latin-more": [(0x180, 0x24F), (0x2B0, 0x36F), (0x1E00, 0x1EFF)],
    "greek": [(0x370, 0x3FF), (0x1F00, 0x1FFF)],
    "cyrillic": [(0x400, 0x52F)],
    "symbols": [(0x2000, 0x200F), (0x203B, 0x206F), (0x2070, 0x20AB), (0x20AD, 0x20CF), (0x2100, 0x2121),
                (0x2123, 0x218F), (0x2194, 0x2211), (0x2213, 0x22FF), (0x2300, 0x23FF), (0x2460, 0x24FF),
                (0x2500, 0x27BF)],
}


def code_points(font, file=None):
    """Those of a font that a file, or all of them, is to hold, ascending."""
    ranges = FILES[file] if file else [pair for pairs in FILES.values() for pair in pairs]
    return sorted(c for c in font.getBestCmap() if any(first <= c <= last for first, last in ranges))


def tabular_digits(font):
    """The glyphs of 0 to 9 that are all equally wide."""
    table = font["GSUB"].table
    substitutes = {}
    for record in table.FeatureList.FeatureRecord:
        if record.FeatureTag != "tnum":
            continue
        for number in record.Feature.LookupListIndex:
            for subtable in table.LookupList.Lookup[number].SubTable:
                substitutes |= getattr(subtable, "ExtSubTable", subtable).mapping
    return [substitutes[font.getBestCmap()[ord(digit)]] for digit in "0123456789"]
