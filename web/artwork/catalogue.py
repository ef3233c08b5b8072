"""Writes the Swift table of the pictures in web/images; their sizes are those that their files have."""

import re
import struct

from sizes import SCALES, scene_of
from svg import IMAGES, number

TABLE = IMAGES.parent.parent / "Sources/Scenes/Demonstrations/Catalogue" / "ImageCatalogue.swift"


def pixels(file):
    """Width and height of an SVG document or of a lossy WebP file."""
    data = file.read_bytes()
    if file.suffix == ".svg":
        return tuple(float(size) for size in re.match(rb'<svg [^>]*?width="([\d.]+)" height="([\d.]+)"', data).groups())
    if data[:4] != b"RIFF" or data[8:16] != b"WEBPVP8 ":
        raise ValueError(f"{file.name} is no lossy WebP file")
    width, height = struct.unpack("<HH", data[26:30])
    return width & 0x3FFF, height & 0x3FFF


def order(file):
    """Numbers in names count as numbers."""
    return [int(part) if part.isdigit() else part for part in re.split(r"(\d+)", file.stem)]


def main():
    rows = []
    for file in sorted(IMAGES.iterdir(), key=order):
        width, height = (number(size / SCALES[scene_of(file.stem)]) for size in pixels(file))
        rows.append(f'        "{file.stem}": NamedImage(file: "{file.name}", size: CGSize(width: {width}, height: {height})),\n')
    TABLE.write_text(
        "import UIKit\n\n"
        "/// The images that come with the project, for `UIImage(named:)`. Written by web/artwork/catalogue.py.\n"
        "public enum ImageCatalogue {\n"
        "    package static let images: [String: NamedImage] = [\n" + "".join(rows) + "    ]\n}\n")


if __name__ == "__main__":
    main()
