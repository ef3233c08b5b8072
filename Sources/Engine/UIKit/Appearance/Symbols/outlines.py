#!/usr/bin/env python3
"""Makes SymbolOutlines.swift of Debian's package bootstrap-icons (MIT), by names.txt.

Each line of names.txt is the name of one of Apple's symbols and of the icon that is drawn for it, where that is not the same
with dashes; a number behind it says how much larger it is drawn. Usage: outlines.py [FOLDER OF SVG FILES]
"""
import math
import re
import sys
from pathlib import Path
from xml.etree import ElementTree

HERE = Path(__file__).parent
UNIT = 100  # of an icon's sixteenth
COUNTS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}


def tokens(data):
    """Commands and numbers; the flags of arcs need no separators."""
    position, command, index = 0, "", 0
    number = re.compile(r"[\s,]*([-+]?(?:\d+\.\d*|\.\d+|\d+)(?:[eE][-+]?\d+)?)")
    while position < len(data):
        match = re.compile(r"[\s,]*([A-Za-z])").match(data, position)
        if match:
            command, index, position = match[1], 0, match.end()
            yield command
            continue
        if command in "aA" and command and index % 7 in (3, 4):
            match = re.compile(r"[\s,]*([01])").match(data, position)
        else:
            match = number.match(data, position)
        if not match:
            break
        index, position = index + 1, match.end()
        yield float(match[1])


def arc(x1, y1, rx, ry, angle, large, sweep, x2, y2):
    """The cubic curves of an elliptical arc: appendix B.2 of SVG."""
    if (x1, y1) == (x2, y2):
        return []
    if rx == 0 or ry == 0:
        return [(x1, y1, x2, y2, x2, y2)]
    phi = math.radians(angle)
    cos, sin = math.cos(phi), math.sin(phi)
    dx, dy = (x1 - x2) / 2, (y1 - y2) / 2
    px, py = cos * dx + sin * dy, -sin * dx + cos * dy
    rx, ry = abs(rx), abs(ry)
    scale = math.sqrt(max(px * px / rx / rx + py * py / ry / ry, 1))
    rx, ry = rx * scale, ry * scale
    rest = max((rx * ry) ** 2 - (rx * py) ** 2 - (ry * px) ** 2, 0) / ((rx * py) ** 2 + (ry * px) ** 2)
    factor = math.sqrt(rest) * (-1 if large == sweep else 1)
    qx, qy = factor * rx * py / ry, -factor * ry * px / rx
    cx, cy = cos * qx - sin * qy + (x1 + x2) / 2, sin * qx + cos * qy + (y1 + y2) / 2
    start = math.atan2((py - qy) / ry, (px - qx) / rx)
    sweep_angle = math.atan2((-py - qy) / ry, (-px - qx) / rx) - start
    if sweep and sweep_angle < 0:
        sweep_angle += 2 * math.pi
    if not sweep and sweep_angle > 0:
        sweep_angle -= 2 * math.pi
    count = max(math.ceil(abs(sweep_angle) / (math.pi / 2) - 1e-9), 1)
    step = sweep_angle / count
    k = 4 / 3 * math.tan(step / 4)
    place = lambda a, b: (cx + cos * rx * a - sin * ry * b, cy + sin * rx * a + cos * ry * b)
    curves = []
    for index in range(count):
        a, b = start + index * step, start + (index + 1) * step
        curves.append(
            place(math.cos(a) - k * math.sin(a), math.sin(a) + k * math.cos(a))
            + place(math.cos(b) + k * math.sin(b), math.sin(b) - k * math.cos(b))
            + ((x2, y2) if index == count - 1 else place(math.cos(b), math.sin(b))))
    return curves


def segments(data):
    """Absolute moves, lines, curves and closes."""
    result, x, y, sx, sy, command, last = [], 0.0, 0.0, 0.0, 0.0, "", None
    stream = list(tokens(data))
    index = 0
    while index < len(stream):
        if isinstance(stream[index], str):
            command, index = stream[index], index + 1
        elif command in "mM":
            command = "l" if command == "m" else "L"
        kind, relative = command.upper(), command.islower()
        values = stream[index:index + COUNTS[kind]]
        index += COUNTS[kind]
        ox, oy = (x, y) if relative else (0, 0)
        control = None
        if kind == "Z":
            result.append(("Z",))
            x, y = sx, sy
        elif kind in "ML":
            x, y = ox + values[0], oy + values[1]
            if kind == "M":
                sx, sy = x, y
            result.append((kind, x, y))
        elif kind == "H":
            x = ox + values[0]
            result.append(("L", x, y))
        elif kind == "V":
            y = oy + values[0]
            result.append(("L", x, y))
        elif kind in "CS":
            if kind == "S":
                first = (2 * x - last[0], 2 * y - last[1]) if last else (x, y)
                points = list(first) + [v + (ox, oy)[i % 2] for i, v in enumerate(values)]
            else:
                points = [v + (ox, oy)[i % 2] for i, v in enumerate(values)]
            result.append(("C", *points))
            control, (x, y) = tuple(points[2:4]), points[4:]
        elif kind in "QT":
            raise ValueError("a quadratic curve")
        elif kind == "A":
            ex, ey = ox + values[5], oy + values[6]
            for curve in arc(x, y, values[0], values[1], values[2], values[3], values[4], ex, ey):
                result.append(("C", *curve))
            x, y = ex, ey
        last = control
    return result


def closed(path):
    """The path with its subpaths closed, as they are filled: their lines are thickened."""
    result = []
    for segment in path + [("M",)]:
        if segment[0] == "M" and result and result[-1][0] != "Z":
            result.append(("Z",))
        result.append(segment)
    return result[:-1]


def bounds(paths):
    """The box of the points on the paths."""
    xs, ys = [], []
    for path in paths:
        x = y = 0
        for kind, *p in path:
            if kind == "C":
                for t in [i / 16 for i in range(1, 17)]:
                    u = 1 - t
                    xs.append(u**3 * x + 3 * u * u * t * p[0] + 3 * u * t * t * p[2] + t**3 * p[4])
                    ys.append(u**3 * y + 3 * u * u * t * p[1] + 3 * u * t * t * p[3] + t**3 * p[5])
            elif kind != "Z":
                xs.append(p[0])
                ys.append(p[1])
            if p:
                x, y = p[-2:]
    return min(xs), min(ys), max(xs), max(ys)


def encode(paths):
    """Whole numbers of a hundredth, from point to point: what takes the fewest characters."""
    left, top, right, bottom = bounds([path for path, _ in paths])
    grid = lambda value, origin: round((value - origin) * UNIT)
    text = f"{grid(right, left)} {grid(bottom, top)} "
    for path, even in paths:
        text += "e" if even else "n"
        x = y = sx = sy = 0
        for kind, *values in path:
            points = [(grid(values[i], left), grid(values[i + 1], top)) for i in range(0, len(values), 2)]
            numbers = "".join(f"{a - x:+d}{b - y:+d}" for a, b in points)
            numbers = re.sub(r"(?<=\d)\+", " ", numbers).removeprefix("+")
            text += kind.lower() + numbers
            if points:
                x, y = points[-1]
            if kind == "M":
                sx, sy = x, y
            if kind == "Z":
                x, y = sx, sy
    return text


def scaled(path, factor):
    return [(segment[0], *(value * factor for value in segment[1:])) for segment in path]


def outline(file, factor):
    paths = []
    for element in ElementTree.parse(file).getroot().iter():
        tag = element.tag.split("}")[-1]
        if tag == "path":
            paths.append((closed(segments(element.get("d"))), element.get("fill-rule") == "evenodd"))
        elif tag == "circle":
            x, y, r = (float(element.get(name)) for name in ("cx", "cy", "r"))
            paths.append((segments(f"M{x - r} {y}a{r} {r} 0 1 1 {2 * r} 0a{r} {r} 0 1 1 {-2 * r} 0z"), False))
        elif tag not in ("svg", "g", "defs", "title"):
            raise ValueError(f"{file}: {tag}")
    return encode([(scaled(path, factor), even) for path, even in paths])


def main():
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "/usr/share/bootstrap-icons/svg")
    names = {}
    for line in (HERE / "names.txt").read_text().splitlines():
        words = line.split()
        icon = words[1] if len(words) > 1 else words[0].replace(".", "-")
        names.setdefault((icon, float(words[2]) if len(words) > 2 else 1), []).append(words[0])
    lines = []
    for (icon, factor), symbols in sorted(names.items()):
        lines.append(",".join(sorted(symbols)) + " " + outline(folder / f"{icon}.svg", factor))
    # One line of Swift each: the text is split when the first symbol is asked for.
    text = "\n".join("        " + line for line in lines)
    licence = "The outlines are of Bootstrap Icons, copyright 2019-2023 The Bootstrap Authors, under the MIT licence"
    (HERE / "SymbolOutlines.swift").write_text(f'''// swift-format-ignore-file
// Made by outlines.py of names.txt. {licence}
// (BOOTSTRAP-ICONS-LICENSE beside this file).

/// The outlines of symbols: their names, the width and height in hundredths of a sixteenth of an icon, and their paths, of which
/// each begins with its rule (e or n, even-odd or not), and has moves, lines, curves and closes from point to point.
enum SymbolOutlines {{
    static let text: StaticString = """
{text}
        """
}}
''')


main()
