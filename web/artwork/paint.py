"""Paints photos as arrays of light, height x width x 3, from 0 to 1, at twice the size of their files."""

import numpy as np
from PIL import Image

from sizes import SIZES
from svg import IMAGES

OVERSAMPLING = 2


def grid(name):
    """Coordinates of the pixels of a picture: x and y in 0...1, and its width by its height."""
    width, height = SIZES[name]
    y, x = np.mgrid[0:height * OVERSAMPLING, 0:width * OVERSAMPLING]
    return (x + 0.5) / (width * OVERSAMPLING), (y + 0.5) / (height * OVERSAMPLING), width / height


def rgb(text):
    """Of six hexadecimal digits."""
    return np.array([int(text[k:k + 2], 16) for k in (0, 2, 4)]) / 255


def ramp(t, *stops):
    """A gradient's colour at `t`: stops are pairs of a place and a colour."""
    places = [place for place, _ in stops]
    colours = np.array([rgb(colour) for _, colour in stops])
    return np.stack([np.interp(t, places, colours[:, c]) for c in range(3)], axis=-1)


def over(picture, colour, mask):
    """Lays a colour, or another picture, over a picture."""
    colour = rgb(colour) if isinstance(colour, str) else colour
    mask = np.clip(mask, 0, 1)[..., None]
    return picture * (1 - mask) + colour * mask


def glow(picture, colour, light):
    """Adds light without burning out: screen."""
    return 1 - (1 - np.clip(picture, 0, 1)) * (1 - rgb(colour) * np.clip(light, 0, 1)[..., None])


def smooth(low, high, value):
    t = np.clip((value - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


def noise(x, y, seed, octaves=5, gain=0.5):
    """Fractal noise, nearly all in 0...1; the coarsest features are a unit across."""
    chance = np.random.default_rng(seed)
    total, weight, sum_of_weights = np.zeros(np.broadcast(x, y).shape), 1.0, 0.0
    for octave in range(octaves):
        lattice = chance.random((256, 256))
        u, v = x * 2.0**octave + 37.2 * octave, y * 2.0**octave + 17.7 * octave
        i, j = np.floor(u).astype(int), np.floor(v).astype(int)
        s, t = u - i, v - j
        s, t = s**3 * (s * (6 * s - 15) + 10), t**3 * (t * (6 * t - 15) + 10)
        a, b = lattice[j & 255, i & 255], lattice[j & 255, (i + 1) & 255]
        c, d = lattice[(j + 1) & 255, i & 255], lattice[(j + 1) & 255, (i + 1) & 255]
        total += weight * ((a * (1 - s) + b * s) * (1 - t) + (c * (1 - s) + d * s) * t)
        sum_of_weights += weight
        weight *= gain
    return np.clip((total / sum_of_weights - 0.5) * 1.5 + 0.5, 0, 1)


def ridged(x, y, seed, octaves=6):
    """Noise with sharp crests, as mountains have."""
    return 1 - np.abs(2 * noise(x, y, seed, octaves) - 1)


def below(y, line, softness=0.002):
    """1 below a line, 0 above it."""
    return smooth(-softness, softness, y - line)


def disc(x, y, aspect, cx, cy, radius):
    """Distance from a centre in radii; a radius is a fraction of the height."""
    return np.hypot((x - cx) * aspect, y - cy) / radius


def stars(picture, seed, count, mask):
    chance = np.random.default_rng(seed)
    height, width = mask.shape
    light = np.zeros((height, width))
    for column, row, size in zip(chance.integers(2, width - 3, count), chance.integers(2, height - 3, count), chance.random(count)**7):
        radius = 1 if size < 0.4 else 2
        light[row:row + 1 + radius, column:column + 1 + radius] += 0.3 + 0.9 * size
    return glow(picture, "f4f6ff", np.clip(light, 0, 1) * mask)


def blur(values, radius):
    """Three running means, which is nearly a Gaussian; of a picture or a mask. The radius is in fine pixels."""
    radius = max(int(radius), 1)
    for axis in (0, 1) * 3:
        padded = np.concatenate([np.repeat(values.take([0], axis), radius + 1, axis), values, np.repeat(values.take([-1], axis), radius, axis)], axis)
        sums = np.cumsum(padded, axis)
        count = values.shape[axis]
        values = (sums.take(range(2 * radius + 1, 2 * radius + 1 + count), axis) - sums.take(range(count), axis)) / (2 * radius + 1)
    return values


def develop(name, picture, grain=0.012, vignette=0.25, bloom=0.25, quality=84):
    """As a camera would: highlights bleed, corners darken, film has grain. Writes the file."""
    x, y, _ = grid(name)
    picture = np.clip(picture, 0, 1)
    bright = blur(np.clip(picture - 0.62, 0, 1), picture.shape[0] * 0.02)
    picture = 1 - (1 - picture) * (1 - np.clip(bright * 2.2 * bloom * 2, 0, 1))
    picture = picture * (1 - vignette * smooth(0.35, 0.85, np.hypot(x - 0.5, y - 0.5)))[..., None]
    picture = picture + np.random.default_rng(1).normal(0, grain, picture.shape[:2])[..., None]
    bytes_ = (np.clip(picture, 0, 1) * 255 + 0.5).astype(np.uint8)
    IMAGES.mkdir(exist_ok=True)
    Image.fromarray(bytes_).resize(SIZES[name], Image.Resampling.BOX).save(IMAGES / f"{name}.webp", quality=quality, method=6)
