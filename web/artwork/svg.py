"""Writes flat pictures as SVG: plain strings of elements, put into a document of a known size."""

import math
import re
from pathlib import Path

from sizes import SIZES, SCALES, scene_of

IMAGES = Path(__file__).parent.parent / "images"


def save(name, body, defs=""):
    """Writes `name`.svg. The body is drawn in points; the file's own size is what the sharpest displays need."""
    width, height = SIZES[name]
    scale = SCALES[scene_of(name)]
    defs = f"<defs>{defs}</defs>" if defs else ""
    text = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{number(width * scale)}" height="{number(height * scale)}" '
        f'viewBox="0 0 {number(width)} {number(height)}">{defs}{body}</svg>\n'
    )
    IMAGES.mkdir(exist_ok=True)
    (IMAGES / f"{name}.svg").write_text(re.sub(r">\s+<", "><", text))


def number(value):
    """Hundredths of a point are enough."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def attributes(given):
    return "".join(f' {key.rstrip("_").replace("_", "-")}="{value if isinstance(value, str) else number(value)}"'
                   for key, value in given.items())


def element(tag, content="", **given):
    return f"<{tag}{attributes(given)}>{content}</{tag}>" if content else f"<{tag}{attributes(given)}/>"


def path(d, **given):
    return element("path", d=" ".join(d.split()), **given)


def circle(x, y, r, **given):
    return element("circle", cx=x, cy=y, r=r, **given)


def ellipse(x, y, rx, ry, **given):
    return element("ellipse", cx=x, cy=y, rx=rx, ry=ry, **given)


def rect(x, y, width, height, r=0, **given):
    return element("rect", x=x, y=y, width=width, height=height, **({"rx": r} if r else {}), **given)


def line(x1, y1, x2, y2, **given):
    return element("line", x1=x1, y1=y1, x2=x2, y2=y2, **given)


def group(*content, **given):
    return element("g", "".join(content), **given)


def stops(colours):
    """Evenly spread; a colour may be `(colour, opacity)`."""
    last = max(len(colours) - 1, 1)
    text = ""
    for index, colour in enumerate(colours):
        colour, opacity = colour if isinstance(colour, tuple) else (colour, 1)
        text += element("stop", offset=index / last, stop_color=colour,
                        **({"stop_opacity": opacity} if opacity != 1 else {}))
    return text


def linear(name, *colours, x1=0, y1=0, x2=0, y2=1):
    return element("linearGradient", stops(colours), id=name, x1=x1, y1=y1, x2=x2, y2=y2)


def radial(name, *colours, cx=0.5, cy=0.5, r=0.5):
    return element("radialGradient", stops(colours), id=name, cx=cx, cy=cy, r=r)


def clip(name, content):
    return element("clipPath", content, id=name)


def polar(x, y, radius, degrees):
    """Degrees clockwise from the top."""
    angle = math.radians(degrees)
    return x + radius * math.sin(angle), y - radius * math.cos(angle)


def polygon(points, **given):
    return element("polygon", points=" ".join(f"{number(x)},{number(y)}" for x, y in points), **given)


def star(x, y, outer, inner, count, turn=0, **given):
    return polygon([polar(x, y, inner if k % 2 else outer, turn + 180 * k / count) for k in range(2 * count)], **given)


def repeat(content, count, x, y):
    """Copies of `content`, turned about a point."""
    return "".join(group(content, transform=f"rotate({number(360 * k / count)} {number(x)} {number(y)})")
                   for k in range(count))
