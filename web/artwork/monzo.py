"""The bank card's chip and contactless mark, and an icon for each pot, white for coloured cards."""

from svg import circle, group, linear, path, polar, rect, save, star

WHITE = "#fff"
PEN = dict(fill="none", stroke=WHITE, stroke_width=2.6, stroke_linecap="round", stroke_linejoin="round")
TINT = dict(fill=WHITE, fill_opacity=0.28)


def drawn(d):
    """A line with its inside tinted."""
    return path(d, **TINT) + path(d, **PEN)


def plane():
    return drawn("M42 6 C44 8 43 12 40 15 L32 23 L37 41 L33 44 L25 30 L17 37 L18 43 L15 45 L11 37 L3 33 L5 30 L11 31 L18 23 L4 15 L7 11 L25 16 L33 8 C36 5 40 4 42 6Z")


def house():
    return drawn("M9 22 V41 H39 V22") + path("M4 25 L24 7 L44 25", **PEN) + path("M20 41 V30 a4 4 0 0 1 8 0 V41", **PEN) + path("M35 16 V8", **PEN)


def umbrella():
    return (drawn("M4 25 C5 13 13 6 24 6 C35 6 43 13 44 25 Q39 20 34 25 Q29 20 24 25 Q19 20 14 25 Q9 20 4 25Z")
            + path("M24 6 V3 M24 25 V39 a4.5 4.5 0 0 0 9 0", **PEN) + path("M14 25 Q16 11 24 6 Q32 11 34 25", **{**PEN, "stroke_width": 1.6}))


def gift():
    return (drawn("M8 24 H40 V41 a2.5 2.5 0 0 1 -2.5 2.5 H10.5 A2.5 2.5 0 0 1 8 41Z") + drawn("M5 15 H43 V24 H5Z") + path("M24 15 V43.5", **PEN)
            + path("M24 15 C13 15 10 4 16.5 4 C21 4 24 10 24 15 C24 10 27 4 31.5 4 C38 4 35 15 24 15Z", **PEN))


def bike():
    return (circle(11, 32, 8.5, **TINT) + circle(37, 32, 8.5, **TINT) + circle(11, 32, 8.5, **PEN) + circle(37, 32, 8.5, **PEN)
            + path("M11 32 L18 17 L32 17 L23 32 H11 M18 17 L23 32 M32 17 L37 32 M32 17 L30.5 10 H36 M14 12.5 H21 M18 17 L16.6 12.5", **PEN))


def camera():
    return drawn("M7 14 H14 L17 8 H31 L34 14 H41 a3 3 0 0 1 3 3 V37 a3 3 0 0 1 -3 3 H7 a3 3 0 0 1 -3 -3 V17 a3 3 0 0 1 3 -3Z") + circle(
        24, 26.5, 8, **PEN) + circle(24, 26.5, 3, fill=WHITE) + circle(38, 20, 1.6, fill=WHITE)


def coffee():
    return (drawn("M7 20 H35 V32 C35 38 31 42 25 42 H17 C11 42 7 38 7 32Z") + path("M35 23 H38 a5.5 5.5 0 0 1 0 11 H35", **PEN)
            + path("M15 14 q-3 -3.5 0 -7 M22 14 q-3 -3.5 0 -7 M29 14 q-3 -3.5 0 -7", **PEN))


def tree():
    return drawn("M24 4 L34 17 H29.5 L38 28 H32.5 L41 38 H7 L15.5 28 H10 L18.5 17 H14Z") + path("M24 38 V45", **PEN)


def wish():
    return star(24, 25, 21, 9.2, 5, **TINT) + star(24, 25, 21, 9.2, 5, **PEN)


def book():
    return (drawn("M24 12 C19 7 12 6.5 4 8 V38 C12 36.5 19 37 24 42 C29 37 36 36.5 44 38 V8 C36 6.5 29 7 24 12Z") + path("M24 12 V42", **PEN)
            + path("M10 15.5 q5 -.4 8.5 2 M10 22.5 q5 -.4 8.5 2 M38 15.5 q-5 -.4 -8.5 2 M38 22.5 q-5 -.4 -8.5 2", **{**PEN, "stroke_width": 1.8}))


def chip():
    cut = dict(fill="none", stroke="#8a6a24", stroke_width=1.1, stroke_linejoin="round", stroke_opacity=0.8)
    save("chip",
         rect(0.6, 0.6, 42.8, 32.8, 6, fill="url(#gold)", stroke="#9c7a2c", stroke_width=0.8)
         + path("M14.5 1 V9 Q14.5 11 12.5 11 H1 M14.5 33 V25 Q14.5 23 12.5 23 H1 M29.5 1 V9 Q29.5 11 31.5 11 H43 M29.5 33 V25 Q29.5 23 31.5 23 H43 M1 17 H14.5 M29.5 17 H43", **cut)
         + rect(14.5, 8.5, 15, 17, 4.5, **cut) + path("M3 6.5 A4.5 4.5 0 0 1 7 2.6 H26", fill="none", stroke=WHITE, stroke_opacity=0.7, stroke_width=1.2, stroke_linecap="round"),
         linear("gold", "#fff1c9", "#e3bf6a", "#f7dd9b", "#c79a3f", x2=1))


def contactless():
    arcs = ""
    for k in range(4):
        (x0, y0), (x1, y1), r = polar(1.5, 12, 5 + 4.6 * k, 58), polar(1.5, 12, 5 + 4.6 * k, 122), 5 + 4.6 * k
        arcs += path(f"M{x0:.2f} {y0:.2f} A{r:.2f} {r:.2f} 0 0 1 {x1:.2f} {y1:.2f}", fill="none", stroke=WHITE, stroke_width=2, stroke_linecap="round")
    save("contactless", group(arcs))


def main():
    for index, draw in enumerate((plane, house, umbrella, gift, bike, camera, coffee, tree, wish, book)):
        save(f"pot-{index}", draw())
    chip()
    contactless()


if __name__ == "__main__":
    main()
