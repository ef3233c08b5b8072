"""Fourteen photos for the album that no camera took. Here the first seven: landscapes by day and by night."""

import numpy as np

from paint import below, blur, develop, disc, glow, grid, noise, over, ramp, ridged, smooth, stars


def misty_mountains(name):
    x, y, aspect = grid(name)
    p = ramp(y, (0, "4a6fa5"), (0.3, "f0b59a"), (0.5, "ffe3b0"), (1, "ffd9a0"))
    p = over(p, "fff1dc", 0.5 * smooth(0.5, 0.8, noise(x * 3, y * 14, 5)) * (1 - smooth(0.3, 0.5, y)))
    p = glow(p, "fff0c0", np.exp(-disc(x, y, aspect, 0.66, 0.37, 0.07)**2) + 0.7 * np.exp(-disc(x, y, aspect, 0.66, 0.37, 0.35)))
    for k, (line, height, colour, mist) in enumerate([
            (0.42, 0.16, "c9a9b4", "ffdcb8"), (0.52, 0.16, "a0889f", "f7c9ae"), (0.63, 0.17, "6f6a8c", "dbb2ab"),
            (0.75, 0.16, "434c70", "a993a6"), (0.9, 0.14, "1d2a45", "56587a")]):
        crest = line - height * (ridged(x * (2.2 + 0.5 * k) + 3 * k, x * 0 + 0.3, 20 + k, 7) - 0.45)
        depth = smooth(0, 0.2, y - crest)
        p = over(p, over(ramp(y * 0, (0, colour)), mist, depth * (0.9 - 0.12 * k)), below(y, crest))
    trees = 0.965 - 0.09 * noise(x * 5, x * 0, 41) - 0.05 * np.abs((x * 46) % 1 - 0.5) * noise(np.floor(x * 46), x * 0, 3, 1)
    develop(name, over(p, "0d1626", below(y, trees)))


def aurora(name):
    x, y, aspect = grid(name)
    p = ramp(y, (0, "050b1f"), (0.6, "0f2a4a"), (0.8, "1d4a5c"), (1, "0b1a26"))
    p = stars(p, 3, 900, (1 - smooth(0.5, 0.75, y)))
    for k, (middle, colour, strength) in enumerate([(0.52, "38f5a0", 0.85), (0.38, "2fe0c8", 0.55), (0.28, "b05cff", 0.5)]):
        fold = middle + 0.1 * np.sin(x * 6 + 2 * k) + 0.16 * (noise(x * 2.2, y * 0.4, 60 + k, 3) - 0.5)
        rays = 0.35 + 0.65 * noise(x * 26 + 4 * np.sin(y * 3), y * 0.6, 70 + k, 3)
        rise = np.where(y < fold, np.exp(-(fold - y) / 0.16), np.exp(-(y - fold) / 0.018))
        p = glow(p, colour, strength * rays * rise)
    crest = 0.8 - 0.12 * (ridged(x * 2, x * 0, 9) - 0.5)
    p = over(p, ramp(noise(x * 16 + 10 * (y - crest), y * 6, 4, 6), (0.35, "0f2a3a"), (0.55, "2a5a66"), (0.75, "8fc4c4")), below(y, crest))
    for row, (base, size, shade) in enumerate([(0.9, 0.11, "0a1c26"), (1.0, 0.2, "030a10")]):
        across = x * (16 - 5 * row)
        near = np.abs(across % 1 - 0.5) * 2
        tall = size * (0.45 + 0.55 * noise(np.floor(across) * 3.7, x * 0, 12 + row, 1))
        jag = 0.35 * (((base - y) / tall * 9) % 1)
        p = over(p, shade, np.maximum(below(y, base - 0.02), smooth(0.06, 0, near - 0.75 * (1 - (base - y) / tall) * (1 - jag)) * (y < base) * (y > base - tall)))
    develop(name, p, vignette=0.3)


def dunes(name):
    x, y, aspect = grid(name)
    p = ramp(y, (0, "2f6db5"), (0.4, "a9d0e8"), (0.5, "ffe6c4"))
    for k, (line, swing, colour) in enumerate([(0.44, 0.05, "e5b083"), (0.52, 0.1, "dd9550"), (0.66, 0.16, "d88439"), (0.86, 0.2, "c8702a")]):
        u = x * (1.2 + 0.15 * k) + 0.37 * k
        crest = line - swing * (np.sin(u * 4.6 + k * 1.9) * 0.5 + 0.3 * (noise(u * 2, u * 0, 30 + k, 2) - 0.5))
        slope = np.gradient(crest, axis=1) * crest.shape[1]
        fall = y - crest
        edge = smooth(-0.3, 0.5, slope + 0.35 * np.sin(fall * 9 + u * 5) * smooth(0, 0.1, fall))
        ripple = 0.5 + 0.5 * np.sin((fall * (120 - 18 * k) + 5 * noise(u * 4, y * 7, 50 + k, 3)) * 2)
        sand = ramp(edge, (0, colour), (0.5, "f6c47c"), (1, "7d3b22" if k else "b9785a"))
        sand = sand * (0.94 + 0.06 * ripple * smooth(0.02, 0.2, fall))[..., None] * (0.96 + 0.08 * noise(x * 90, y * 90, 4, 2))[..., None]
        p = over(p, over(sand, "ffdcae", 0.35 - 0.1 * k), below(y, crest))
    p = glow(p, "ffe2a8", 0.5 * np.exp(-disc(x, y, aspect, 0.98, 0.3, 0.5)))
    develop(name, p, vignette=0.2)


def sunset_sea(name):
    x, y, aspect = grid(name)
    horizon, sun = 0.56, 0.42
    p = ramp(y, (0, "2b2a63"), (0.2, "7a3f86"), (0.4, "f0705f"), (0.56, "ffc56b"))
    cloud = noise(x * 2.4 + 0.4 * noise(x * 5, y * 9, 8), y * 13, 15)
    p = over(p, ramp(y, (0, "4b3a78"), (0.3, "c85a78"), (0.55, "ff9a5c")), 0.85 * smooth(0.5, 0.75, cloud) * smooth(0.56, 0.4, y))
    p = glow(p, "ffd98a", 0.5 * smooth(0.47, 0.55, cloud) * smooth(0.62, 0.54, cloud) * smooth(0.05, 0.3, y))
    p = glow(p, "ffe9b0", 0.75 * np.exp(-disc(x, y, aspect, sun, 0.5, 0.3)) + smooth(1.04, 0.96, disc(x, y, aspect, sun, 0.5, 0.052)))
    depth = np.clip((y - horizon) / (1 - horizon), 1e-4, 1)
    wave = noise(x * 6 / (0.12 + depth), 3.2 / (0.06 + depth) * 2, 22, 4)
    sea = ramp(depth, (0, "f59a63"), (0.15, "a5567c"), (0.6, "40346f"), (1, "171a44"))
    sea = over(sea, ramp(depth, (0, "ffc889"), (0.5, "8a5590"), (1, "3b3974")), 0.8 * smooth(0.5, 0.75, wave))
    path = np.exp(-((x - sun) / (0.035 + 0.09 * depth))**2)
    sea = glow(sea, "ffdf95", path * smooth(0.42, 0.62, wave + 0.2 * (1 - depth)) * 0.95)
    p = over(p, sea, below(y, horizon, 0.0015))
    rock = horizon + 0.012 - 0.11 * np.exp(-((x - 0.86) / 0.07)**2) * (0.7 + 0.6 * ridged(x * 9, x * 0, 6)) - 0.04 * np.exp(-((x - 0.74) / 0.025)**2)
    p = over(p, "2a1a3c", below(y, rock) * (y < horizon + 0.012) * (rock < horizon + 0.005))
    develop(name, p)


def city_night(name):
    x, y, aspect = grid(name)
    shore = 0.7
    chance = np.random.default_rng(11)
    p = ramp(y, (0, "0b1033"), (0.4, "3a2563"), (0.7, "d0607a"))
    p = over(p, "1c1442", 0.7 * smooth(0.45, 0.8, noise(x * 7, y * 4, 2)))
    for layer, (count, low, high, colour) in enumerate([(70, 0.15, 0.4, "4a3270"), (54, 0.15, 0.5, "251b4c"), (40, 0.1, 0.42, "0f0d2c")]):
        for middle in np.sort(chance.random(count)):
            wide, tall = chance.uniform(0.007, 0.02), chance.uniform(low, high) * (0.6 + 0.7 * np.exp(-((middle - 0.55) / 0.2)**2))
            inside = (np.abs(x - middle) < wide) & (y > shore - tall) & (y < shore)
            if tall > 0.5:
                inside |= (np.abs(x - middle) < 0.0012) & (y > shore - tall - 0.1) & (y < shore)
            p = over(p, colour, inside * 1.0)
            columns, rows = np.floor((x - middle) * 330), np.floor((shore - y) * 52)
            lit = noise(columns * 7.31 + middle * 999, rows * 5.17, 80 + layer, 1) > 0.66
            pane = (((x - middle) * 330) % 1 > 0.3) & (((shore - y) * 52) % 1 > 0.45)
            tint = ("ffd27a", "ffe9b8", "8fd6ff")[int(chance.integers(3))]
            p = over(p, tint, inside * lit * pane * (y > shore - tall + 0.01) * (0.35 + 0.3 * layer))
    rows = np.clip((2 * shore - y - 0.02 * (noise(x * 30, y * 60, 7, 3) - 0.5)) * p.shape[0], 0, p.shape[0] - 1).astype(int)
    mirror = blur(p, 4)[rows, np.arange(p.shape[1])[None, :]]
    smear = sum(np.roll(mirror, shift, axis=0) for shift in range(-24, 25, 6)) / 9
    water = smear * (0.85 - 0.5 * smooth(shore, 1, y))[..., None] * (0.8 + 0.4 * noise(x * 40, y * 50, 6, 3))[..., None]
    p = np.where((y > shore)[..., None], water, p)
    p = glow(p, "ffb37a", 0.4 * np.exp(-np.abs(y - shore) / 0.02) + 0.0 * x)
    develop(name, p, bloom=0.5)


def forest_light(name):
    x, y, aspect = grid(name)
    p = ramp(y, (0, "d8e8a0"), (0.45, "b9cf8a"), (0.75, "7d9a5a"), (1, "2e4426"))
    p = glow(p, "fff7cf", 0.9 * np.exp(-disc(x, y, aspect, 0.62, 0.18, 0.35)))
    chance = np.random.default_rng(4)
    for layer, (count, wide, haze, colour) in enumerate([(16, 0.008, 0.75, "6f8a5c"), (11, 0.015, 0.45, "4a6340"), (7, 0.027, 0.16, "28361f"), (3, 0.05, 0.0, "12180d")]):
        foot = 0.72 + 0.08 * layer
        for middle in (np.arange(count) + chance.uniform(0.1, 0.9, count)) / count:
            bend = middle + 0.02 * (noise(y * 2, y * 0 + middle * 50, 5, 2) - 0.5)
            trunk = wide * (0.7 + 0.3 * y + 0.6 * smooth(foot - 0.08, foot + 0.03, y)) * (0.93 + 0.14 * noise(y * 30, x * 20, 3, 2))
            side = (x - bend) / trunk
            bark = ramp(np.clip(side * 0.5 + 0.5 + 0.25 * (noise(x * 160, y * 16, 9, 3) - 0.5), 0, 1), (0, "12180d"), (0.65, colour), (1, "c9c789" if layer < 3 else "4b4a2c"))
            p = over(p, over(bark, "d3e09c", haze * (0.5 + 0.5 * (1 - y))), smooth(1.05, 0.95, np.abs(side)) * (y < foot + 0.02))
        ground = foot - 0.03 * noise(x * 4, x * 0, 60 + layer, 5)
        moss = ramp(noise(x * 40, y * 70, 33 + layer, 4), (0.2, "2b401b"), (0.55, "557a2c"), (0.9, "a8c453"))
        p = over(p, over(moss * (1 - 0.17 * layer), "c8db90", haze * 0.8), below(y, ground, 0.01))
        leaf = noise(x * (11 - 2 * layer), y * (9 - 2 * layer), 90 + layer, 6) - 0.55 * smooth(0, 0.5 - 0.06 * layer, y) - 0.12 * np.exp(-disc(x, y, aspect, 0.62, 0.15, 0.25))
        p = over(p, over(ramp(noise(x * 50, y * 50, 8 + layer, 3), (0.2, "27401a"), (0.6, "5f8a2d"), (1, "d7e36c")), "dcea9f", haze), 0.9 * smooth(0.3, 0.38, leaf))
    angle = np.arctan2((x - 0.66) * aspect, y + 0.15)
    shafts = smooth(0.5, 0.8, noise(angle * 11, y * 0.2, 14, 3)) * smooth(1.0, 0.2, y) * smooth(-0.1, 0.25, y)
    develop(name, glow(p, "fff3bd", 0.55 * shafts), vignette=0.4)


def green_hills(name):
    x, y, aspect = grid(name)
    p = ramp(y, (0, "2b78cf"), (0.35, "7ebcf0"), (0.55, "d6ecf8"))
    far = 0.35 + 0.65 * (0.62 - y)
    warp = 0.4 * noise(x * 6, y * 9, 3)
    puff = noise(x * 4.2 / far * 0.45 + warp, y * 5 / far * 0.5 + warp, 44, 7)
    lit = noise(x * 4.2 / far * 0.45 + warp, (y + 0.03) * 5 / far * 0.5 + warp, 44, 7)
    p = over(p, ramp(np.clip(0.75 + 2.4 * (puff - lit), 0, 1), (0, "a9bdd2"), (0.6, "f2f6fa"), (1, "ffffff")), smooth(0.5, 0.66, puff) * (y < 0.6))
    shade = noise(x * 2.2, y * 3, 18, 3)
    for k, (line, swing, colour) in enumerate([(0.56, 0.05, "7fa9a8"), (0.61, 0.06, "6ea56a"), (0.7, 0.1, "63ab42"), (0.86, 0.14, "4d9730")]):
        crest = line - swing * (noise(x * (2.4 - 0.3 * k) + 5 * k, x * 0, 70 + k, 2) - 0.4)
        rows = 0.5 + 0.5 * np.sin((y - crest + 0.4 * x * (1 if k % 2 else -1)) * (150 - 30 * k))
        field = ramp(shade, (0.35, "1f5a2c" if k else "5f8c94"), (0.55, colour), (0.8, "c7dd6a" if k else "a8c8b4")) * (0.93 + 0.07 * rows * (k > 1))[..., None]
        field = field * (0.9 + 0.2 * noise(x * 120, y * 160, 6, 3))[..., None]
        p = over(p, field, below(y, crest))
        if 0 < k < 3:
            wood = crest - 0.035 * smooth(0.5, 0.7, noise(x * 5, x * 0, 31 + k, 3)) * (0.5 + noise(x * 70, x * 0, 8, 3))
            p = over(p, "214f2b" if k == 2 else "3c6f4d", below(y, wood) * (y < crest + 0.012))
    blooms = (noise(x * 130, y * 90, 19, 2) > 0.8) & (y > 0.84 + 0.05 * noise(x * 4, x * 0, 3))
    develop(name, over(p, "ff5a4a", blooms * 0.9), vignette=0.15)


def main():
    import album_more
    painters = [misty_mountains, aurora, dunes, sunset_sea, city_night, forest_light, green_hills, *album_more.PAINTERS]
    for index, paint in enumerate(painters):
        paint(f"album-{index:02}")


if __name__ == "__main__":
    main()
