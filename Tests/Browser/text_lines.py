"""Where the ink of a stage's lines begins and ends, in a browser and by the font's own outlines."""

import json
from functools import cache
from pathlib import Path

from fontTools.pens.boundsPen import BoundsPen
from fontTools.ttLib import TTFont

FONTS = Path(__file__).resolve().parents[2] / "web/fonts"

# The body of an async function, run in a page of a server with the page's sources: fetches the lines of the room's stage
# as any viewer is sent them, draws each with the page's rasteriser, and looks where its pixels are.
INK = """
const { decodeServerMessage } = await import("/protocol/server-messages.js");
const { TextRaster } = await import("/renderer/text-raster.js");
const address = location.origin.replace("http", "ws") + "/rooms/type";
const snapshot = await new Promise((resolve, reject) => {
    const socket = new WebSocket(address, ["zoetrope.v3"]);
    socket.binaryType = "arraybuffer";
    socket.onerror = reject;
    socket.onmessage = ({ data }) => {
        if (typeof data === "string") return;
        const found = decodeServerMessage(new Uint8Array(data)).find(({ type }) => type === "snapshot");
        if (!found) return;
        socket.close();
        resolve(found);
    };
});
let arrived;
const fonts = new Promise((resolve) => { arrived = resolve; });
const raster = new TextRaster({ onChange: () => arrived() });
const texts = snapshot.nodes.filter(({ text }) => text);
for (const { text } of texts) raster.layout(text, 100, 100);
await Promise.race([fonts, new Promise((resolve) => setTimeout(resolve, 10000))]);
const scale = 3;
const lines = [];
for (const { text } of texts) {
    for (const fragment of text.fragments) {
        if (fragment.string.trim() === "") continue;
        const plain = { ...fragment, background: [0, 0, 0, 0], color: [0, 0, 0, 255], traits: fragment.traits & 3 };
        const layout = raster.layout({ anchor: 0, isClipped: false, fragments: [plain] }, 100, 100);
        const canvas = raster.draw(layout, scale);
        const { data, width, height } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
        let [first, last] = [width, -1];
        for (let y = 0; y < height; y += 1) {
            for (let x = 0; x < width; x += 1) {
                if (data[4 * (y * width + x) + 3] < 96) continue;
                first = Math.min(first, x);
                last = Math.max(last, x + 1);
            }
        }
        lines.push({ ...fragment, left: layout.left + first / scale, right: layout.left + last / scale });
    }
}
return lines;
"""


@cache
def _fonts():
    """The upright fonts of texts."""
    files = json.loads((FONTS / "files.json").read_text())
    return [TTFont(FONTS / each["file"]) for each in files if each["style"] == "normal" and each["family"] == "text"]


@cache
def _outline(character, weight):
    """Left and right edge and the advance of a character, in units of the font's size; None if Inter lacks it."""
    for font in _fonts():
        name = font.getBestCmap().get(ord(character))
        if name is None:
            continue
        glyphs = font.getGlyphSet(location={"wght": weight * 100})
        pen = BoundsPen(glyphs)
        glyphs[name].draw(pen)
        if pen.bounds is None:
            return None
        unit = font["head"].unitsPerEm
        return pen.bounds[0] / unit, pen.bounds[2] / unit, glyphs[name].width / unit
    return None


def expected_ends(line):
    """Where the ink of a line should begin and end by its place and width and the font's outlines; None if it has others."""
    if line["design"] != 0 or line["traits"] & 3:
        return None
    string = line["string"].strip()
    outlines = [_outline(character, line["weight"]) for character in string]
    if string != line["string"] or None in (outlines[0], outlines[-1]):
        return None
    # Behind the last letter, too, there is the space that lies between letters.
    advances = [0.28 if outline is None else outline[2] for outline in outlines]
    space = line["width"] - sum(advances) * line["size"]
    left = line["x"] + outlines[0][0] * line["size"]
    right = line["x"] + line["width"] - space / len(string) - (outlines[-1][2] - outlines[-1][1]) * line["size"]
    return left, right


def check_ends(lines):
    """Fails unless the ink of every line ends within a point of where the server has it."""
    checked = 0
    for line in lines:
        ends = expected_ends(line)
        if ends is None:
            continue
        for name, ink, expected in zip(("left", "right"), (line["left"], line["right"]), ends):
            assert abs(ink - expected) <= 1, f"{name} end of {line['string']!r}: {ink:.2f}, the server says {expected:.2f}"
        checked += 1
    assert checked > 15, f"only {checked} lines have outlines to compare with"
