"""Seven tiles for the dashboard and a frame for each."""

import math
import random

from sizes import SIZES
from svg import (circle, clip, ellipse, group, line, linear, path, polar, polygon, radial, rect, repeat, save, star)

RADIUS = 14


def tile(index, body, defs):
    """Clipped to the frame's outer edge."""
    name = f"tile-{index}"
    width, height = SIZES[name]
    save(name, group(body, clip_path="url(#tile)"), defs + clip("tile", rect(0, 0, width, height, RADIUS)))


def weather():
    ray = path("M218 8 l5 14 h-10Z", fill="#fff3b8", fill_opacity=0.9)
    cloud = "M0 30 a17 17 0 0 1 17 -17 a24 24 0 0 1 45 -3 a19 19 0 0 1 29 12 a14 14 0 0 1 3 27 h-80 a14 14 0 0 1 -14 -19Z"
    tile(0, rect(0, 0, 290, 170, fill="url(#sky)") + circle(218, 56, 110, fill="url(#glow)")
         + repeat(ray, 12, 218, 56) + circle(218, 56, 27, fill="url(#sun)")
         + group(path(cloud, fill="#fff", fill_opacity=0.45), transform="translate(18 26) scale(.72)")
         + path("M0 128 Q70 92 150 124 T290 108 V170 H0Z", fill="#7fd0a8") + path("M0 146 Q90 114 180 142 T290 132 V170 H0Z", fill="#43ad88")
         + path("M0 160 Q80 142 160 158 T290 152 V170 H0Z", fill="#26806d")
         + group(path(cloud, fill="url(#cloud)"), transform="translate(150 70) scale(1.15)")
         + "".join(path(f"M{x} 140 l-6 14", stroke="#d9f1ff", stroke_width=3.5, stroke_linecap="round") for x in (178, 200, 222, 244))
         + "".join(path(f"M{x} 30 q5 -6 10 0 q5 -6 10 0", fill="none", stroke="#fff", stroke_width=2, stroke_linecap="round")
                   for x in (112, 140)),
         linear("sky", "#2f86e0", "#6fbdf5", "#cdeeff") + linear("cloud", "#ffffff", "#d6e6f7") + radial("sun", "#fff6c4", "#ffcb3d")
         + radial("glow", ("#fff2b0", 0.9), ("#fff2b0", 0.25), ("#fff2b0", 0)))


def music():
    chance = random.Random(2)
    bars = ""
    for k in range(26):
        tall = 8 + 46 * abs(math.sin(k * 0.41) * math.cos(k * 0.13)) + chance.uniform(0, 12)
        bars += rect(18 + k * 5.6, 62 - tall / 2, 3.4, tall, 1.7, fill="url(#bar)")
    grooves = "".join(circle(208, 57, r, fill="none", stroke="#fff", stroke_opacity=0.09, stroke_width=1) for r in range(21, 47, 4))
    tile(1, rect(0, 0, 270, 115, fill="url(#night)") + circle(60, 10, 120, fill="url(#pink)")
         + group(bars, fill_opacity=0.95) + ellipse(208, 106, 46, 7, fill="#000", fill_opacity=0.3)
         + circle(208, 57, 47, fill="#120a24") + grooves
         + path("M208 57 L172 27 A47 47 0 0 1 191 13Z M208 57 L244 87 A47 47 0 0 1 225 101Z", fill="#fff", fill_opacity=0.13)
         + circle(208, 57, 17, fill="url(#label)") + circle(208, 57, 3.2, fill="#fff3e0"),
         linear("night", "#3a1266", "#7a1f7d", x2=1) + linear("bar", "#ffd36e", "#ff6fa3") + linear("label", "#ff9a5a", "#ff4f86")
         + radial("pink", ("#ff5fa8", 0.55), ("#ff5fa8", 0)))


def calendar():
    days = ""
    for k in range(35):
        x, y = 30 + k % 7 * 31.7, 59 + k // 7 * 18.5
        today, weekend, marked = k == 24, k % 7 > 4, k in (4, 13, 19, 33)
        if today:
            days += circle(x, y, 11, fill="url(#accent)")
        if k in (9, 11):
            continue
        if k == 10:
            days += rect(x - 39, y - 7.5, 78, 15, 7.5, fill="#ffb39f") + "".join(circle(x + d, y, 3.4, fill="#fff") for d in (-31.7, 0, 31.7))
            continue
        days += circle(x, y, 4.4 if today else 3.6, fill="#fff" if today else ("#d9c2b8" if weekend else "#8d7282"),
                       fill_opacity=1 if 2 <= k < 32 else 0.35)
        if marked:
            days += circle(x + 7, y - 6, 2.6, fill="#34b3a0")
    tile(2, rect(0, 0, 250, 155, fill="url(#paper)") + rect(0, 0, 250, 42, fill="url(#accent)")
         + path("M0 42 V30 Q60 46 125 34 T250 30 V42Z", fill="#fff", fill_opacity=0.14)
         + "".join(rect(x, 8, 6, 22, 3, fill="#fff", fill_opacity=0.85) for x in (62, 182)) + days,
         linear("paper", "#fff9f3", "#ffe9db") + linear("accent", "#ff7a6b", "#e8456f", x2=1))


def city():
    streets = ("M-10 60 L140 24 L310 60 M-10 120 L110 96 L210 128 L310 112 M58 -10 L86 200 M138 -10 L132 90 L156 200 "
               "M226 -10 L206 130 L222 200 M-10 168 L86 152 L150 170 M270 -10 L262 60 L290 200")
    wide = dict(fill="none", stroke_linejoin="round")
    route = "M38 150 L83 142 L78 100 L110 94 L134 102 L208 127 L213 100 L219 66"
    homes = "".join(rect(x, y, 13, 10, 2, fill="#e2d5c2") for x, y in ((96, 44), (114, 40), (96, 60), (114, 56), (150, 44), (170, 48),
                    (188, 52), (150, 64), (170, 68), (12, 70), (30, 66), (12, 88), (30, 84), (180, 104), (240, 72), (240, 90)))
    tile(3, rect(0, 0, 300, 190, fill="#f3ecdf") + polygon([(0, 66), (68, 50), (75, 108), (0, 124)], fill="#efe4d2")
         + polygon([(91, 118), (112, 100), (150, 112), (156, 166), (90, 150)], fill="#bfe3b0")
         + "".join(circle(x, y, r, fill="#93c98b") for x, y, r in ((104, 122, 6), (118, 116, 7), (126, 132, 8), (142, 128, 6), (110, 140, 6), (138, 150, 7)))
         + polygon([(230, -5), (305, -5), (305, 56), (263, 52)], fill="#cfe8bd") + homes
         + path("M-10 188 C60 150 90 190 150 176 C210 160 220 120 310 148 L310 200 L-10 200Z", fill="#a5d5f2")
         + path("M10 184 q8 -5 16 0 M180 172 q8 -5 16 0 M244 160 q8 -5 16 0 M260 174 q8 -5 16 0", fill="none", stroke="#fff", stroke_width=1.8, stroke_linecap="round")
         + path(streets, stroke="#e0d2bb", stroke_width=10, **wide) + path(streets, stroke="#fffdf8", stroke_width=7.6, **wide)
         + path(route, stroke="#fff", stroke_width=8, stroke_linecap="round", **wide)
         + path(route, stroke="#2f7cf6", stroke_width=5, stroke_linecap="round", **wide)
         + circle(38, 150, 7, fill="#fff", stroke="#2f7cf6", stroke_width=4)
         + ellipse(219, 66, 9, 3.4, fill="#000", fill_opacity=0.25)
         + path("M219 66 C203 48 201 42 201 36 A18 18 0 0 1 237 36 C237 42 235 48 219 66Z", fill="url(#pin)") + circle(219, 35.5, 6.5, fill="#fff")
         + rect(0, 0, 300, 190, fill="url(#light)"),
         linear("pin", "#ff6a5f", "#d92f4b") + radial("light", ("#fff", 0.12), ("#fff", 0), ("#7a5b33", 0.14), r=0.75))


def rings():
    def ring(r, part, colour, back):
        x, y = polar(72.5, 112, r, 360 * part)
        return (circle(72.5, 112, r, fill="none", stroke=back, stroke_width=11)
                + path(f"M72.5 {112 - r} A{r} {r} 0 {int(part > 0.5)} 1 {x:.2f} {y:.2f}", fill="none", stroke=colour, stroke_width=11, stroke_linecap="round")
                + circle(x, y, 2.6, fill="#fff", fill_opacity=0.9))
    levels = (0.35, 0.6, 0.45, 0.9, 0.7, 1, 0.55)
    bars = "".join(rect(20 + k * 15.8, 222, 9, 74, 4.5, fill="#fff", fill_opacity=0.07)
                   + rect(20 + k * 15.8, 296 - 74 * level, 9, 74 * level, 4.5, fill="url(#bar)") for k, level in enumerate(levels))
    tile(4, rect(0, 0, 145, 330, fill="url(#dark)") + circle(72.5, 112, 100, fill="url(#aura)")
         + ring(52, 0.82, "url(#red)", "#4a1530") + ring(38, 0.64, "url(#green)", "#1c4022") + ring(24, 0.4, "url(#blue)", "#123c4a")
         + line(20, 200, 125, 200, stroke="#fff", stroke_opacity=0.12, stroke_width=1) + bars
         + "".join(circle(24.5 + k * 15.8, 308, 2, fill="#fff", fill_opacity=0.9 if k == 5 else 0.35) for k in range(7)),
         linear("dark", "#23213a", "#0d0d18") + linear("red", "#ff3b6b", "#ff8f5a", x2=1) + linear("green", "#4be37a", "#c8f25c", x2=1)
         + linear("blue", "#2fc8f7", "#5ff0d8", x2=1) + linear("bar", "#ff7a6b", "#b03df0") + radial("aura", ("#6a5cff", 0.35), ("#6a5cff", 0)))


def photos():
    def print_of(x, y, turn, scene):
        return group(rect(-62, -66, 124, 140, 3, fill="#000", fill_opacity=0.18, transform="translate(3 5)"), rect(-62, -66, 124, 140, 3, fill="#fffdf8"),
                     group(scene, clip_path="url(#print)"), transform=f"translate({x} {y}) rotate({turn})")
    sea = (rect(-54, -58, 108, 104, fill="url(#dusk)") + circle(12, 2, 17, fill="#fff1c2") + rect(-54, 8, 108, 40, fill="url(#sea)")
           + "".join(rect(12 - w / 2, y, w, 2, 1, fill="#ffe0a8", fill_opacity=0.85) for w, y in ((34, 11), (24, 16), (30, 22), (16, 28), (22, 35)))
           + path("M-40 14 h22 l-4 6 h-14Z M-30 12 v-22 l14 20Z", fill="#3d2550"))
    peaks = (rect(-54, -58, 108, 104, fill="url(#morning)") + polygon([(-60, 50), (-18, -34), (24, 50)], fill="#5f7fb8")
             + polygon([(-18, -34), (-30, -10), (-21, -14), (-15, -6), (-8, -14)], fill="#fff") + polygon([(-10, 50), (32, -18), (70, 50)], fill="#486499")
             + polygon([(32, -18), (23, -2), (31, -5), (37, 1), (41, -3)], fill="#fff") + path("M-60 50 V30 Q-10 14 60 34 V50Z", fill="#3f8a6b"))
    flower = (rect(-54, -58, 108, 104, fill="url(#meadow)") + path("M0 0 Q6 30 0 60", fill="none", stroke="#2f7d48", stroke_width=5)
              + path("M2 34 Q24 18 34 26 Q26 44 2 42Z", fill="#3fa15c") + group(repeat(ellipse(0, -32, 10, 20, fill="#ff7fa6"), 8, 0, -8)) + circle(0, -8, 11, fill="#ffd14d"))
    tile(5, rect(0, 0, 330, 220, fill="url(#table)")
         + "".join(path(f"M0 {y} Q110 {y + 8} 200 {y - 3} T330 {y + 4}", fill="none", stroke="#8a5a34", stroke_opacity=0.16, stroke_width=2) for y in range(14, 220, 22))
         + print_of(84, 112, -11, peaks) + print_of(250, 108, 9, flower) + print_of(168, 118, -2, sea)
         + rect(146, 44, 44, 14, 1, fill="#fff3c9", fill_opacity=0.75, transform="rotate(-5 168 51)"),
         linear("table", "#d9ab79", "#b77e4e", x2=1) + linear("dusk", "#5b3a8e", "#f2708a", "#ffc27a") + linear("sea", "#c0577f", "#3b2a66")
         + linear("morning", "#8fc6f2", "#fbe4d0") + linear("meadow", "#c9f0e2", "#8fd18a") + clip("print", rect(-54, -58, 108, 104, 2)))


def shares():
    chance = random.Random(7)
    level, points = 112, []
    for k in range(27):
        points.append((k * 10 - 5, level))
        level = level - 2.4 + 8 * math.sin(k * 0.9) + chance.uniform(-5, 5)
    curve = f"M{points[0][0]} {points[0][1]:.1f}" + "".join(
        f" C{x0 + 5} {y0:.1f} {x1 - 5} {y1:.1f} {x1} {y1:.1f}" for (x0, y0), (x1, y1) in zip(points, points[1:]))
    x, y = points[21]
    volume = "".join(rect(k * 10 - 3, 152 - v, 6, v + 10, 1.5, fill="#7dffd0", fill_opacity=0.16) for k in range(26) for v in [chance.uniform(3, 20)])
    grid = "".join(line(0, v, 250, v, stroke="#fff", stroke_opacity=0.08, stroke_width=1) for v in (40, 68, 96, 124))
    tile(6, rect(0, 0, 250, 160, fill="url(#back)") + grid + volume + path(curve + " V160 H-5Z", fill="url(#area)")
         + path(curve, fill="none", stroke="#6bffc0", stroke_width=2.6, stroke_linecap="round", stroke_linejoin="round")
         + path(f"M{x} 20 V160", stroke="#fff", stroke_opacity=0.5, stroke_width=1, stroke_dasharray="3 3")
         + circle(x, y, 10, fill="#6bffc0", fill_opacity=0.25) + circle(x, y, 4.6, fill="#fff") + circle(x, y, 2.6, fill="#12b981"),
         linear("back", "#0d3b45", "#06202b") + linear("area", ("#2fe6a4", 0.55), ("#2fe6a4", 0.02)))


# The colours of each frame's edge and of its inner line.
FRAMES = [("#ffffff", "#cfe6fb", "#8fc4f0"), ("#f7d8ff", "#a35fd0", "#ffb3dd"), ("#fff4ec", "#f0a99a", "#f7cdbf"), ("#ffffff", "#d9c9ac", "#c7b08a"),
          ("#8f8bd6", "#34305c", "#c5b8ff"), ("#fff7e8", "#c99a66", "#ffe1b5"), ("#a8f0d8", "#17806b", "#6bffc0")]


def frame(index):
    width, height = SIZES[f"tile-border-{index}"]
    light, deep, fine = FRAMES[index]
    inset = 11
    corner = (path(f"M{inset} {inset + 17} V{inset + 8} A8 8 0 0 1 {inset + 8} {inset} H{inset + 17}", fill="none", stroke=fine, stroke_width=1.6, stroke_linecap="round")
              + star(inset + 6.4, inset + 6.4, 3.4, 1.2, 4, 45, fill=fine))
    flips = (f"translate({0 if x > 0 else width} {0 if y > 0 else height}) scale({x} {y})" for x in (1, -1) for y in (1, -1))
    save(f"tile-border-{index}",
         rect(2, 2, width - 4, height - 4, RADIUS - 2, fill="none", stroke="url(#edge)", stroke_width=4)
         + rect(4.5, 4.5, width - 9, height - 9, RADIUS - 4.5, fill="none", stroke="#000", stroke_opacity=0.16, stroke_width=1)
         + rect(0.5, 0.5, width - 1, height - 1, RADIUS - 0.5, fill="none", stroke="#000", stroke_opacity=0.14, stroke_width=1)
         + "".join(group(corner, transform=flip) for flip in flips),
         linear("edge", light, deep, light, x2=1))


def main():
    for draw in (weather, music, calendar, city, rings, photos, shares):
        draw()
    for index in range(len(FRAMES)):
        frame(index)


if __name__ == "__main__":
    main()
