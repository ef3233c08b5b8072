"""Eight emblems for the deck's cards, and the back that all share."""

import math

from svg import circle, element, group, linear, number, path, polar, polygon, radial, rect, repeat, save, star

GOLD = linear("gold", "#fff0b8", "#e9b949", "#b97e1e", x2=0.4)
METAL = dict(fill="url(#gold)", stroke="#7c4f10", stroke_width=2, stroke_linejoin="round")
FINE = dict(fill="none", stroke="#ffe9a8", stroke_width=2, stroke_linejoin="round", stroke_linecap="round")

HEATER = "M150 286 C70 246 34 190 34 110 V34 C76 40 116 34 150 16 C184 34 224 40 266 34 V110 C266 190 230 246 150 286Z"
HEATER_IN = "M150 266 C84 230 52 180 52 110 V54 C88 57 122 51 150 37 C178 51 212 57 248 54 V110 C248 180 216 230 150 266Z"


def emblem(index, outer, inner, field, charge, more=""):
    """A golden edge, a field of enamel with a fine line in it, and what it bears."""
    dark, light = field
    save(f"emblem-{index}",
         outer(**METAL) + inner(fill="url(#field)", stroke="#7c4f10", stroke_width=2, stroke_linejoin="round")
         + group(inner(**FINE), transform="translate(150 150) scale(.93) translate(-150 -150)", stroke_opacity=0.55) + charge,
         GOLD + radial("field", light, dark, cx=0.4, cy=0.3, r=0.8) + more)


def of_path(d):
    return lambda **given: path(d, **given)


def of_circle(r):
    return lambda **given: circle(150, 150, r, **given)


def of_points(count, radius, turn=0.0):
    return lambda **given: polygon([polar(150, 150, radius, turn + 360 * k / count) for k in range(count)], **given)


def wave(r, depth, count):
    """A circle with a wavy edge."""
    points = [polar(150, 150, r + depth * math.cos(math.radians(k * count)), k) for k in range(0, 360, 2)]
    return lambda **given: polygon(points, **given)


def sun():
    rays = repeat(path("M150 72 L160 106 H140Z", **METAL) + path("M150 84 q9 10 0 24", **METAL, transform="rotate(15 150 150)"), 12, 150, 150)
    face = (path("M128 144 q7 -7 14 0 M158 144 q7 -7 14 0 M150 146 v12 q0 4 -5 4 M138 170 q12 9 24 0", fill="none", stroke="#7c4f10",
                 stroke_width=3, stroke_linecap="round", stroke_linejoin="round"))
    emblem(0, of_path(HEATER), of_path(HEATER_IN), ("#0f2a66", "#3f74d8"), group(rays + circle(150, 150, 38, **METAL) + face, transform="translate(0 -12)"))


def tower():
    wall = "M112 218 V132 H100 V98 H118 V110 H132 V98 H168 V110 H182 V98 H200 V132 H188 V218Z"
    emblem(1, of_path(HEATER), of_path(HEATER_IN), ("#6d0f26", "#d9405a"),
           path(wall, **METAL) + path("M138 218 V190 a12 12 0 0 1 24 0 V218Z", fill="#5a0d20", stroke="#7c4f10", stroke_width=2)
           + "".join(rect(x, 146, 8, 20, 4, fill="#5a0d20") for x in (124, 168)) + path("M150 98 V62", fill="none", stroke="#b97e1e", stroke_width=4, stroke_linecap="round")
           + path("M152 62 q14 -8 26 0 q-4 10 0 18 q-12 -8 -26 0Z", fill="#fff6e0", stroke="#7c4f10", stroke_width=2, stroke_linejoin="round")
           + path("M118 178 h14 M168 178 h14 M118 194 h10 M172 194 h10 M136 124 h12 M158 136 h12", fill="none", stroke="#7c4f10", stroke_opacity=0.6, stroke_width=2)
           + star(84, 84, 11, 5, 5, **METAL) + star(216, 84, 11, 5, 5, **METAL))


def compass():
    def point(length, width, turn):
        return group(path(f"M150 {150 - length} L{150 + width} {150 - width} L150 150Z", fill="#b97e1e")
                     + path(f"M150 {150 - length} L{150 - width} {150 - width} L150 150Z", fill="#fff0b8"), transform=f"rotate({turn} 150 150)")
    ticks = repeat(path("M150 52 v10", **FINE), 32, 150, 150)
    emblem(2, of_circle(134), of_circle(116), ("#07393f", "#23958f"),
           ticks + circle(150, 150, 82, **FINE) + "".join(point(62, 10, t) for t in (45, 135, 225, 315)) + "".join(point(92, 15, t) for t in (0, 90, 180, 270))
           + circle(150, 150, 9, **METAL))


def oak():
    leaf = "M0 0 C-12 -6 -16 -16 -12 -24 C-20 -30 -18 -42 -9 -44 C-10 -56 10 -56 9 -44 C18 -42 20 -30 12 -24 C16 -16 12 -6 0 0Z"
    def leaves(turn, x, y, size):
        return group(path(leaf, **METAL) + path("M0 0 V-40", fill="none", stroke="#7c4f10", stroke_width=2), transform=f"translate({x} {y}) rotate({turn}) scale({size})")
    acorn = (path("M-13 0 C-13 20 -6 30 0 36 C6 30 13 20 13 0Z", fill="#ffe9a8", stroke="#7c4f10", stroke_width=2)
             + path("M-17 2 C-16 -16 16 -16 17 2Z", **METAL))
    emblem(3, of_points(6, 140), of_points(6, 121), ("#123d1c", "#4aa455"),
           path("M150 226 C150 190 150 150 150 104 M150 190 Q120 176 104 150 M150 190 Q180 176 196 150 M150 206 Q132 206 118 196 M150 206 Q168 206 182 196", fill="none",
                stroke="#e9b949", stroke_width=6, stroke_linecap="round")
           + leaves(0, 150, 122, 1.15) + leaves(-42, 112, 160, 1.05) + leaves(42, 188, 160, 1.05) + leaves(-20, 138, 152, 0.7) + leaves(20, 162, 152, 0.7)
           + group(acorn, transform="translate(112 196) rotate(24)") + group(acorn, transform="translate(188 196) rotate(-24)"))


def ship():
    sail = dict(fill="#fff6e0", stroke="#7c4f10", stroke_width=2, stroke_linejoin="round")
    emblem(4, wave(129, 7, 16), of_circle(111), ("#1b1f57", "#5a63c9"),
           path("M148 190 V66 M112 190 V92 M186 190 V92", fill="none", stroke="#e9b949", stroke_width=5, stroke_linecap="round")
           + path("M118 78 Q150 92 182 78 Q190 108 180 130 Q150 142 120 130 Q110 108 118 78Z", **sail)
           + path("M92 104 Q110 112 126 106 Q130 132 124 152 Q106 158 90 150 Q84 128 92 104Z", **sail)
           + path("M174 106 Q192 112 208 104 Q216 128 210 150 Q192 158 176 152 Q170 132 174 106Z", **sail)
           + star(150, 108, 15, 6, 8, fill="#cf3b55") + path("M150 66 q12 -8 24 -1 q-3 8 1 13 q-12 -5 -25 1Z", fill="#cf3b55")
           + path("M82 176 H218 L224 164 L230 168 Q222 206 196 214 H108 Q86 208 74 170Z", **METAL) + "".join(circle(x, 194, 5, fill="#5c3a0c") for x in (112, 137, 162, 187))
           + path("M70 218 q13 -12 26 0 q13 12 27 0 q13 -12 27 0 q13 12 27 0 q13 -12 27 0 q13 12 26 0", fill="none", stroke="#9fd2ff", stroke_width=6, stroke_linecap="round"))


def keys():
    key = (circle(0, -62, 25, **METAL) + circle(0, -62, 13, fill="#4b1a70", stroke="#7c4f10", stroke_width=2) + rect(-6, -38, 12, 112, 3, **METAL)
           + path("M6 44 H28 V54 H20 V60 H28 V72 H6Z", **METAL) + rect(-10, -34, 20, 8, 3, **METAL))
    emblem(5, of_points(4, 146), of_points(4, 122), ("#34104f", "#9a4fd0"),
           group(group(key, transform="rotate(38)") + group(key, transform="rotate(-38) scale(-1 1)"), transform="translate(150 152) scale(.86)")
           + path("M133 94 L128 70 L141 80 L150 64 L159 80 L172 70 L167 94Z", **METAL) + star(150, 226, 9, 4, 5, **METAL))


def bird():
    feathers = "".join(path(f"M150 150 C{150 + s * 30} {128 + k * 8} {150 + s * (70 + 6 * (3 - k))} {94 + k * 17} {150 + s * (96 - k * 5)} {84 + k * 24} "
                            f"C{150 + s * (84 - 3 * k)} {118 + k * 18} {150 + s * 54} {150 + k * 9} 150 {168 + k * 4}Z", **METAL)
                       for s in (-1, 1) for k in (3, 2, 1, 0))
    tail = "".join(path("M0 0 C-14 26 -12 46 0 66 C12 46 14 26 0 0Z", **METAL, transform=f"translate(150 174) rotate({t})") for t in (32, -32, 16, -16, 0))
    emblem(6, of_path("M150 14 C208 30 262 62 262 138 C262 214 206 262 150 288 C94 262 38 214 38 138 C38 62 92 30 150 14Z"),
           of_path("M150 35 C198 49 244 78 244 140 C244 204 198 246 150 267 C102 246 56 204 56 140 C56 78 102 49 150 35Z"), ("#7a2b06", "#f0853a"),
           tail + feathers + path("M150 190 C128 178 128 140 140 122 C136 110 140 96 152 94 C162 94 166 102 164 108 L176 114 L163 118 C162 124 160 128 162 132 C172 152 168 180 150 190Z", **METAL)
           + circle(154, 105, 3, fill="#5c2a06") + path("M146 94 q-8 -12 -20 -12 M150 93 q-2 -14 -12 -20 M154 93 q4 -12 0 -22", **{**FINE, "stroke_width": 3.5})
           + path("M138 148 q6 6 12 0 q6 6 12 0 M138 160 q6 6 12 0 q6 6 12 0", fill="none", stroke="#7c4f10", stroke_width=2))


def rose():
    petals = (group(repeat(path("M150 152 C118 130 116 86 138 78 C144 76 148 80 150 84 C152 80 156 76 162 78 C184 86 182 130 150 152Z", fill="url(#petal)", stroke="#7c4f10", stroke_width=2), 5, 150, 150))
              + repeat(path("M150 150 C132 136 132 112 144 108 Q148 108 150 112 Q152 108 156 108 C168 112 168 136 150 150Z", fill="#fff0f3", stroke="#b8506e", stroke_width=2), 5, 150, 150))
    leaf = repeat(path("M150 58 C138 72 140 88 150 100 C160 88 162 72 150 58Z", fill="#7fd08a", stroke="#1e5b33", stroke_width=2), 5, 150, 150)
    emblem(7, of_points(8, 140, 22.5), of_points(8, 122, 22.5), ("#1a2029", "#566377"),
           group(leaf, transform="rotate(36 150 150)") + petals + circle(150, 150, 13, **METAL)
           + repeat(circle(150, 143, 2.2, fill="#7c4f10"), 6, 150, 150) + repeat(circle(150, 44, 4, **METAL), 8, 150, 150),
           linear("petal", "#ff8aa6", "#d3365f"))


def rosette(x, y, base, depth, petals, turn, steps=None):
    """A closed curve as a geometric lathe cuts it: a circle whose radius swings."""
    steps = steps or petals * 12
    points = [polar(x, y, base + depth * math.sin(math.radians(petals * a + turn)), a) for a in (360 * k / steps for k in range(steps))]
    return "M" + " ".join(f"{number(px)} {number(py)}" for px, py in points) + "Z"


def back():
    thin = dict(fill="none", stroke="#f4d58d", stroke_width=0.8, stroke_opacity=0.75)
    # A quarter of each small rosette lies in every corner of a 50 pt square, so the pattern goes on over the edges.
    square = "".join(path(rosette(x, y, 15, 9, 8, turn, 64), **{**thin, "stroke_opacity": 0.32}) for x, y in ((0, 0), (50, 0), (0, 50), (50, 50), (25, 25))
                     for turn in (0, 180))
    tile = f'<pattern id="weave" width="50" height="50" patternUnits="userSpaceOnUse">{square}</pattern>'
    lathe = cuts = ""
    for base, depth, petals in ((84, 14, 24), (58, 14, 18), (36, 12, 12)):
        cuts += path(rosette(150, 150, base, depth, petals, 0), id=f"cut{petals}", **thin)
        lathe += "".join(element("use", href=f"#cut{petals}", transform=f"rotate({number(60 * k / petals)} 150 150)") for k in range(6))
    ribbon = dict(fill="none", stroke="#f4d58d")
    save("card-back",
         rect(0, 0, 300, 300, fill="url(#ground)") + rect(0, 0, 300, 300, fill="url(#weave)")
         + rect(12, 12, 276, 276, 12, stroke_width=2.4, **ribbon) + rect(18, 18, 264, 264, 8, stroke_width=0.8, **ribbon)
         + circle(150, 150, 108, fill="url(#ground)", stroke="#f4d58d", stroke_width=2.4) + circle(150, 150, 102, stroke_width=0.8, **ribbon)
         + lathe + circle(150, 150, 21, fill="#152457", stroke="#f4d58d", stroke_width=1.6) + star(150, 150, 17, 6, 8, fill="url(#gold)")
         + "".join(star(x, y, 11, 4, 8, fill="url(#gold)") for x in (38, 262) for y in (38, 262)),
         GOLD + radial("ground", "#2c4699", "#121d4a", r=0.75) + tile + cuts)


def main():
    for draw in (sun, tower, compass, oak, ship, keys, bird, rose, back):
        draw()


if __name__ == "__main__":
    main()
