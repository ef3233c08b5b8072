"""Writes how wide HarfBuzz makes some texts, in units of the font's size, for the tests of the engine."""

import json

import uharfbuzz

TEXTS = [
    "", " ", "Hello, world", "AVATAR Wave To. Ty, Ke", "“Quoted” — it’s 100 % fine…",
    "The quick brown fox jumps over the lazy dog.",
    "Zoë, façade, naïve, Škoda, Łódź, İstanbul, ẞtraße", "Γειά σου Κόσμε, ΑΥΤΟΣ", "Привет, мир! ГДЕ ТУ?", "0123456789 1:1 $9,99 €20",
    "→ ← ↑ ↓ ≤ ≥ × ÷ ≈ ∞ • ™ ©", "f(x) = [a + b] / {c}", "LTd. P.A. F, r. y,", "Tiếng Việt ở đâu",
]


def main(file, path):
    face = uharfbuzz.Face(uharfbuzz.Blob.from_file_path(str(file)))
    found = []
    for weight in range(100, 1000, 100):
        font = uharfbuzz.Font(face)
        font.set_variations({"wght": weight})
        found += [{"weight": weight, "text": text, "width": width(font, text) / face.upem} for text in TEXTS]
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("[\n" + ",\n".join(json.dumps(each, ensure_ascii=False) for each in found) + "\n]\n")


def width(font, text):
    buffer = uharfbuzz.Buffer()
    buffer.add_str(text)
    buffer.guess_segment_properties()
    off = {feature: False for feature in ("calt", "ccmp", "clig", "liga", "locl", "rlig")}
    uharfbuzz.shape(font, buffer, {"kern": True, **off})
    return sum(position.x_advance for position in buffer.glyph_positions or ())
