"""The album's other seven: tall, close and from above."""

import numpy as np

from paint import below, blur, develop, disc, glow, grid, noise, over, ramp, ridged, smooth, stars


def waterfall(name):
    x, y, aspect = grid(name)
    p = ramp(y, (0, "9fd0ea"), (0.2, "e3f2f2"), (1, "e3f2f2"))
    middle = 0.5 + 0.03 * np.sin(y * 7) + 0.05 * (noise(y * 3, x * 0, 3, 2) - 0.5)
    wide = 0.1 + 0.06 * y
    rock = ridged(x * 2.2 + 0.5 * noise(x * 4, y * 4, 8), y * 5, 21, 7)
    blocks = noise(x * 7, y * 16, 5, 5)
    cliff = ramp(0.55 * rock + 0.45 * blocks, (0.2, "141b1c"), (0.5, "37423f"), (0.72, "6d7568"), (0.95, "b5b59a"))
    moss = smooth(0.5, 0.72, noise(x * 5, y * 9, 14, 6)) * smooth(0.35, 0.6, blocks)
    cliff = over(cliff, ramp(noise(x * 40, y * 90, 2, 3), (0.2, "1f4d23"), (0.6, "4d8f34"), (1, "a6d14f")), moss)
    cliff = cliff * (0.55 + 0.6 * smooth(0.55, 0.05, np.abs(x - 0.5)))[..., None]
    rim = 0.15 + 0.07 * (ridged(x * 3, x * 0, 6) - 0.5) + 0.06 * np.cos((x - 0.5) * 6)
    p = over(p, cliff, below(y, rim))
    wood = rim - 0.05 * noise(x * 6, x * 0, 9, 5)
    p = over(p, "244a25", below(y, wood + 0.06 * smooth(0.16, 0.08, np.abs(x - middle))) * (y < rim + 0.01))
    streak = noise(x * 34, y * 3.4, 31, 4)
    veil = smooth(1.15, 0.75, np.abs(x - middle) / wide + 0.5 * (noise(x * 14, y * 5, 4, 3) - 0.5))
    p = over(p, ramp(streak, (0.2, "86aebb"), (0.5, "d9ecf1"), (0.7, "ffffff")), veil * (y > rim - 0.005) * (y < 0.82) * (0.75 + 0.25 * streak))
    pool = np.clip((y - 0.8) / 0.2, 1e-4, 1)
    wave = noise(x * 4 / (0.3 + pool), 7 / (0.2 + pool), 40, 4)
    water = ramp(pool, (0, "d5eef0"), (0.25, "5fb9b5"), (1, "0e4a52"))
    p = over(p, over(water, "e8fbfa", 0.7 * smooth(0.5, 0.75, wave) * (1 - 0.7 * pool)), below(y, 0.81 + 0.01 * noise(x * 9, x * 0, 3), 0.004))
    spray = np.exp(-((x - middle) / 0.3)**2 - ((y - 0.8) / 0.06)**2) * (0.6 + 0.5 * noise(x * 5, y * 12, 6, 4))
    p = over(p, "f3fbfc", spray)
    for cx, cy, r in ((0.12, 0.93, 0.06), (0.93, 0.9, 0.045), (0.75, 0.985, 0.05), (0.3, 0.99, 0.03)):
        d = disc(x, y, aspect, cx, cy, r) + 0.5 * (noise(x * 7, y * 16, 3, 4) - 0.5) + 0.5 * np.maximum(y - cy, 0) / r
        stone = ramp(np.clip((cy - y) / r + 0.6 * (noise(x * 20, y * 46, 7) - 0.5), -1, 1), (-1, "0b1212"), (0.2, "2f3936"), (0.9, "8b9486"))
        p = over(p, stone, smooth(1.05, 0.95, d))
    develop(name, p, vignette=0.3)


def bokeh(name):
    x, y, aspect = grid(name)
    p = ramp(0.5 * x + 0.7 * y + 0.3 * noise(x * 1.4, y * 1.4, 2, 2), (0.1, "10213f"), (0.6, "3b1b4d"), (1.1, "5b1f33"))
    chance = np.random.default_rng(23)
    colours = ["ffb347", "ff6b5e", "ffd98a", "58c7e8", "c17bff", "ff8fc0"]
    for k in range(70):
        cx, cy = chance.random(), chance.random()
        cy = cy * 0.6 + 0.2 * np.sin(cx * 5) + 0.15
        r = chance.uniform(0.025, 0.085)
        d = disc(x, y, aspect, cx, cy, r)
        p = glow(p, colours[int(chance.integers(6))], chance.uniform(0.14, 0.5) * smooth(1.04, 0.95, d) * (0.72 + 0.4 * smooth(0.6, 1, d)))
    glass = noise(x * 3, y * 3, 6, 3)
    for k in range(150):
        cx, cy, r = chance.random(), chance.random(), 0.006 + 0.036 * chance.random()**4
        d = disc(x, y + 0.004 * np.sin(x * 300), aspect, cx, cy, r)
        inside = smooth(1.05, 0.92, d)
        rows = np.clip((cy - (y - cy) * 3.5) * p.shape[0], 0, p.shape[0] - 1).astype(int)
        columns = np.clip((cx - (x - cx) * 3.5) * p.shape[1], 0, p.shape[1] - 1).astype(int)
        box = np.s_[max(int((cy - 2 * r) * p.shape[0]), 0):int((cy + 2 * r) * p.shape[0]) + 1, max(int((cx - 2 * r) * p.shape[1]), 0):int((cx + 2 * r) * p.shape[1]) + 1]
        seen = p[rows[box], columns[box]] * (0.55 + 0.75 * smooth(-1, 1.1, (y[box] - cy) / r))[..., None]
        patch = over(p[box], "0a0a18", 0.35 * smooth(1.45, 0.95, d[box]))
        patch = over(patch, seen * (1 - 0.45 * smooth(0.7, 1, d[box]))[..., None], inside[box])
        p[box] = glow(patch, "ffffff", 0.95 * np.exp(-(disc(x, y, aspect, cx - 0.32 * r, cy - 0.4 * r, r * 0.17)[box])**2))
    develop(name, p * (0.92 + 0.12 * glass)[..., None], bloom=0.3)


def moonlit_lake(name):
    x, y, aspect = grid(name)
    shore = 0.64
    p = ramp(y, (0, "0a1740"), (0.35, "24518a"), (0.64, "9cc3d6"))
    p = stars(p, 9, 260, smooth(0.45, 0.1, y))
    moon = disc(x, y, aspect, 0.6, 0.24, 0.062)
    p = glow(p, "cfe4ff", 0.6 * np.exp(-moon / 1.7))
    face = ramp(noise(x * 9, y * 16, 13, 5), (0.25, "b9b7b0"), (0.6, "fdf8e6"))
    p = over(p, face, smooth(1.02, 0.97, moon))
    p = over(p, "d9e8f2", 0.65 * smooth(0.5, 0.75, noise(x * 2, y * 16, 4, 5)) * np.exp(-((y - 0.33) / 0.09)**2))
    for k, (line, height, colour) in enumerate([(0.6, 0.16, "7ba4bf"), (0.62, 0.12, "41698c"), (0.635, 0.07, "173450")]):
        crest = line - height * (ridged(x * (1.5 + k) + 2.3 * k, x * 0, 90 + k, 6) - 0.35)
        p = over(p, over(ramp(y * 0, (0, colour)), "b4d2df", 0.5 * smooth(crest, shore, y)), below(y, crest))
    firs = 0.642 - 0.05 * noise(x * 3, x * 0, 2, 3) * (1 - np.abs((x * 44) % 1 - 0.5) * 1.2)
    p = over(p, "0b2036", below(y, firs))
    depth = np.clip((y - shore) / (1 - shore), 0, 1)
    shift = (noise(x * 3 / (0.2 + depth), 8 / (0.15 + depth), 5, 3) - 0.5) * 0.05 * depth
    rows = np.clip((2 * shore - y * 1.0 - 0.2 * depth * (y - shore) + shift) * p.shape[0], 0, shore * p.shape[0] - 1).astype(int)
    lake = p[rows, np.arange(p.shape[1])[None, :]] * (0.82 - 0.35 * depth)[..., None]
    p = np.where((y > shore)[..., None], over(lake, "0a2244", 0.15 + 0.35 * depth), p)
    path = np.exp(-((x - 0.6) / (0.05 + 0.07 * depth))**2) * smooth(0.5, 0.68, noise(x * 4 / (0.2 + depth), 14 / (0.15 + depth), 8, 3)) * (y > shore)
    p = glow(p, "fff6dc", 0.75 * path + 0.25 * np.exp(-np.abs(y - shore) / 0.006))
    reeds = sum(smooth(0.006, 0.002, np.abs(x - (base + lean * (1 - y) ** 2))) * (y > top) for base, lean, top in
                [(0.05, 0.5, 0.82), (0.09, 0.2, 0.8), (0.13, 0.6, 0.86), (0.03, -0.2, 0.85), (0.17, 0.25, 0.88), (0.94, -0.5, 0.87), (0.97, 0.2, 0.84)])
    develop(name, over(p, "040d1c", np.clip(reeds, 0, 1)), vignette=0.3)


def alpine_lake(name):
    x, y, aspect = grid(name)
    shore = 0.66
    p = ramp(y, (0, "2a6cc4"), (0.5, "a6d2f2"), (0.66, "e6f3fa"))
    p = over(p, "ffffff", 0.75 * smooth(0.52, 0.75, noise(x * 3 + 0.4 * noise(x * 6, y * 9, 4), y * 8, 12, 6)) * smooth(0.45, 0.2, y))
    for k, (peaks, rough, haze) in enumerate([([(0.28, 0.27, 1.15), (0.85, 0.31, 1.0), (0.6, 0.4, 0.8)], 0.1, 0.5), ([(0.45, 0.13, 1.25), (0.1, 0.38, 1.0), (0.97, 0.42, 1.1)], 0.13, 0.1)]):
        crest = np.min([top + steep * 0.62 * np.abs(x - middle) for middle, top, steep in peaks], axis=0) + rough * (0.5 - noise(x * 9, x * 0, 50 + k, 6))
        warp = 0.12 * noise(x * 7, y * 7, 60 + k, 4)
        h, up = ridged(x * 4 + warp, y * 3.2 + warp + k, 70 + k, 7), ridged((x + 0.006) * 4 + warp, (y - 0.006) * 3.2 + warp + k, 70 + k, 7)
        light = np.clip(0.5 + 5.5 * (h - up), 0, 1)
        snow = smooth(0.34, 0.12, y - crest + 0.32 * (h - 0.6)) * smooth(0.1, 0.42, light + 0.25)
        mountain = over(ramp(light, (0, "2b3650"), (0.5, "5e6a80"), (1, "a49c94")), ramp(light, (0, "7f9ccb"), (0.45, "dfe9f6"), (1, "ffffff")), snow)
        p = over(p, over(mountain, "b9d6ec", haze + 0.35 * smooth(0.1, 0.45, y - crest)), below(y, crest))
    for k, (line, colour) in enumerate([(0.645, "4b7a62"), (0.655, "1e4a34")]):
        tips = line - (0.09 - 0.03 * k) * noise(x * 4 + 3 * k, x * 0, 33 + k, 3) * (0.55 + 0.45 * np.abs((x * (70 + 30 * k) + noise(x * 20, x * 0, 4, 2)) % 1 - 0.5) * 2)
        p = over(p, colour, below(y, tips))
    depth = np.clip((y - shore) / (1 - shore), 0, 1)
    shift = (noise(x * 5 / (0.2 + depth), 9 / (0.1 + depth), 5, 3) - 0.5) * 0.06 * depth
    rows = np.clip((2 * shore - y - 0.45 * (y - shore) + shift) * p.shape[0], 0, shore * p.shape[0] - 1).astype(int)
    lake = over(blur(p, 3)[rows, np.arange(p.shape[1])[None, :]] * 0.93, ramp(depth, (0, "4fa9b8"), (1, "0d5a6b")), 0.25 + 0.5 * depth)
    p = np.where((y > shore)[..., None], lake, p)
    p = glow(p, "ffffff", 0.35 * smooth(0.62, 0.72, noise(x * 14, y * 110, 6, 3)) * np.exp(-((y - shore - 0.03) / 0.03)**2) + 0.4 * np.exp(-((y - shore) / 0.003)**2))
    stones = 0.93 + 0.06 * np.cos(x * 5) - 0.1 * noise(x * 6, x * 0, 8, 4) + 0.06
    pebble = ramp(noise(x * 44, y * 46, 9, 3), (0.3, "2f3434"), (0.55, "77766c"), (0.8, "c9c3b0"))
    develop(name, over(p, pebble, below(y, stones, 0.004)), vignette=0.15)


def milky_way(name):
    x, y, aspect = grid(name)
    p = ramp(y, (0, "060916"), (0.55, "14203f"), (0.8, "4b4a63"), (0.88, "c98a5a"))
    along, across = (x - 0.3) * 0.55 + (y - 0.1) * 0.83, (x - 0.52) * 0.86 - (0.42 - y) * 0.5
    cloud = noise(along * 5, across * 5, 12, 6)
    band = np.exp(-(across / (0.13 + 0.08 * along))**2) * (0.35 + 0.9 * cloud) * smooth(0.95, 0.6, y)
    dust = smooth(0.45, 0.72, noise(along * 7 + cloud, across * 9, 31, 6)) * np.exp(-(across / 0.07)**2)
    p = glow(p, "8fa3e8", 0.6 * band)
    p = glow(p, "ffc9a0", 0.55 * np.exp(-(across / 0.06)**2) * cloud * smooth(0.95, 0.5, y) * smooth(0, 0.5, y))
    p = glow(p, "d66aa8", 0.3 * smooth(0.62, 0.8, noise(along * 9, across * 9, 44, 4)) * band)
    p = over(p, "0b0d1d", 0.62 * dust * smooth(0.9, 0.6, y))
    p = stars(p, 5, 2600, smooth(0.9, 0.5, y) * (0.35 + 0.65 * np.clip(band * 1.5, 0, 1)))
    p = stars(p, 6, 420, smooth(0.9, 0.6, y))
    far = 0.87 - 0.09 * (ridged(x * 1.8, x * 0, 15, 6) - 0.4)
    p = over(p, ramp(y, (0.78, "2a2a45"), (0.92, "5b4658")), below(y, far))
    near = 0.93 - 0.07 * np.exp(-((x - 0.25) / 0.25)**2) + 0.02 * (noise(x * 9, x * 0, 6) - 0.5)
    p = over(p, "06070f", below(y, near))
    tx, ty, size = 0.3, 0.872, 0.075
    tent = np.clip((y - (ty - size)) / size, 0, 1) * 0.085 * (1 + 0.3 * np.clip((y - (ty - size)) / size, 0, 1))
    lamp = np.exp(-disc(x, y, aspect, tx, ty - 0.015, 0.045)**2)
    inside = smooth(0.004, -0.004, np.abs(x - tx) - tent) * (y > ty - size) * (y < ty)
    p = glow(p, "ff9a3c", 0.55 * np.exp(-disc(x, y, aspect, tx, ty, 0.09)) * 1.0)
    p = over(p, ramp(lamp, (0, "a33d12"), (0.5, "ff9a3a"), (1, "fff0b8")), inside)
    p = over(p, "6d260c", inside * (np.abs(x - tx) < 0.0035))
    develop(name, p, bloom=0.35, grain=0.016)


def canyon(name):
    x, y, aspect = grid(name)
    p = ramp(y, (0, "3d7cc2"), (0.35, "b7d3e2"), (0.5, "ffdcb0"))
    p = over(p, "fff3e0", 0.7 * smooth(0.52, 0.72, noise(x * 8, y * 5, 5, 5)) * smooth(0.5, 0.2, y))
    mesas = [(0.47, 0.0, "c08f86", [(0.1, 0.06, 0.1), (0.36, 0.05, 0.14), (0.62, 0.09, 0.1), (0.93, 0.06, 0.12)]),
             (0.56, 0.3, "c4693f", [(0.22, 0.05, 0.34), (0.48, 0.022, 0.4), (0.545, 0.012, 0.36), (0.8, 0.075, 0.3)]),
             (0.7, 0.6, "a8461f", [(0.03, 0.08, 0.42), (0.68, 0.035, 0.36), (0.99, 0.045, 0.5)])]
    for k, (floor, near, colour, tables) in enumerate(mesas):
        ragged = 0.012 * (noise(x * 60, y * 6, 20 + k, 4) - 0.5)
        height = np.zeros_like(x)
        for middle, wide, tall in tables:
            height = np.maximum(height, tall * (0.62 * smooth(wide + 0.004, wide - 0.004, np.abs(x - middle) + ragged) + 0.38 * smooth(wide * 2.1 + 0.03, wide * 0.9, np.abs(x - middle))))
        crest = floor - height - 0.02 * noise(x * 30, x * 0, 30 + k, 3) * (height > 0.1)
        strata = noise(x * 2, (y + 0.02 * noise(x * 9, y * 4, 4)) * 34, 50 + k, 3)
        pillars = noise(x * 70, y * 2.5, 60 + k, 4)
        rock = ramp(0.3 * strata + 0.7 * pillars, (0.2, "4a1a14"), (0.48, colour), (0.75, "f2a766")) * (0.75 + 0.5 * smooth(-0.2, 0.2, np.gradient(blur(height, 8), axis=1) * 260))[..., None]
        plain = ramp(noise(x * 26, y * 60, 70 + k, 4), (0.3, "8a4a2a"), (0.6, "d08a54"), (0.85, "8d8a4a"))
        land = np.where((y > floor)[..., None], plain, rock)
        p = over(p, over(land, "f6cba6", 0.55 - near * 0.85), below(y, crest, 0.004))
    sage = smooth(0.6, 0.7, noise(x * 60, y * 26, 7, 4)) * smooth(0.72, 0.95, y)
    develop(name, over(p, ramp(noise(x * 90, y * 40, 8, 2), (0, "2d331c"), (1, "8f8d55")), 0.85 * sage), vignette=0.15)


def shore_from_above(name):
    x, y, aspect = grid(name)
    u, v = x * aspect, y
    bend = 0.42 + 0.1 * np.sin(v * 3.4 + 0.6) + 0.05 * np.sin(v * 7.5)
    reach = u - bend * aspect - 0.1 * (noise(u * 3, v * 3, 4, 5) - 0.5) - 0.3 * (v - 0.5)
    swell = noise(u * 4 + 2 * reach, v * 4, 15, 5)
    p = ramp(reach + 0.1 * (swell - 0.5), (-0.75, "053c6b"), (-0.4, "0a7fa6"), (-0.18, "25b7c0"), (-0.05, "8fe3d2"), (0.04, "d8f2df"))
    reef = smooth(0.5, 0.68, noise(u * 5, v * 5, 33, 6)) * smooth(-0.1, -0.3, reach)
    p = over(p, "0a4d63", 0.6 * reef)
    net = ridged(u * 15 + 2 * noise(u * 5, v * 5, 8), v * 15 + 2 * noise(u * 5, v * 5, 9), 17, 3)
    p = glow(p, "d8fff4", 0.4 * smooth(0.86, 0.99, net) * smooth(-0.5, -0.1, reach))
    sand = ramp(noise(u * 5, v * 5, 21, 6), (0.2, "d9b88a"), (0.6, "f2dcb4"), (0.9, "fff1d2")) * (0.95 + 0.08 * noise(u * 140, v * 140, 3, 2))[..., None]
    edge = 0.03 * (noise(u * 8, v * 8, 40, 5) - 0.5)
    p = over(p, over(sand, "b08a5c", 0.6 * smooth(0.14, 0.03, reach + edge)), smooth(-0.005, 0.02, reach + edge))
    for place, wide, seed in ((0.0, 0.02, 1), (-0.09, 0.016, 2), (-0.2, 0.011, 3)):
        d = np.abs(reach + 0.07 * (noise(u * 6, v * 6, 50 + seed, 5) - 0.5) - place)
        lace = smooth(0.3, 0.62, noise(u * 34, v * 34, 60 + seed, 3))
        p = over(p, "ffffff", smooth(wide * 1.7, wide * 0.3, d) * (0.45 + 0.55 * lace) + 0.5 * smooth(wide * 4, wide, d) * smooth(0.58, 0.75, lace * ridged(u * 22, v * 22, 70 + seed, 3)))
    chance = np.random.default_rng(8)
    for cx, cy, colour in [(0.83, 0.3, "ff5d5d"), (0.9, 0.47, "ffc93c"), (0.8, 0.64, "3aa0ff"), (0.93, 0.74, "ff5d5d"), (0.72, 0.17, "ffffff")]:
        d = disc(x, y, aspect, cx, cy, 0.034)
        turn = np.arctan2(y - cy, (x - cx) * aspect) + chance.random() * 3
        p = over(p, "7a5a38", 0.5 * smooth(1.1, 0.85, disc(x, y, aspect, cx + 0.014, cy + 0.018, 0.034)))
        stripes = (np.floor(turn / (np.pi / 4)) % 2)[..., None]
        parasol = np.where(stripes > 0, np.ones(3) * 0.98, ramp(y * 0, (0, colour if colour != "ffffff" else "37b28a")))
        p = over(p, parasol * (1.02 - 0.25 * smooth(-0.5, 1, d * np.cos(turn)))[..., None], smooth(1.03, 0.97, d))
        p = over(p, "ffe9c9", (np.abs((x - cx - 0.045) * aspect) < 0.011) * (np.abs(y - cy - 0.02) < 0.03) * 1.0)
    develop(name, p, vignette=0.15, bloom=0.1)


PAINTERS = [waterfall, bokeh, moonlit_lake, alpine_lake, milky_way, canyon, shore_from_above]
