"""Makes the README's moving pictures: `python animations.py FOLDER [SCENE ...]`.

Each is a run of `zoetrope simulate` under a finger, drawn by its replay page in Chromium, so the same commit makes the
same picture.
"""

import io
import json
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from PIL import Image, ImageDraw
from playwright.sync_api import sync_playwright

from letterbox import STAGE_HEIGHT, STAGE_WIDTH
from server import BINARY

WIDTH = 234
HEIGHT = round(WIDTH * STAGE_HEIGHT / STAGE_WIDTH)
# Every third step: 20 pictures a second.
STRIDE = 3
RATE = 60
# Drawn larger and made smaller, which smooths edges.
SHARPNESS = 2
FINGER_RADIUS = 17


class Script:
    """A finger's way, as `simulate --input` reads it; `touches` is where the finger is at each tick."""

    def __init__(self):
        self.lines = []
        self.touches = {}
        self.tick = 12

    def wait(self, ticks):
        self.tick += ticks
        return self

    def _touch(self, phase, x, y):
        self.lines.append({"tick": self.tick, "pointer": 1, "phase": phase, "x": round(x, 2), "y": round(y, 2)})
        self.touches[self.tick] = (x, y)

    def tap(self, x, y):
        self._touch("down", x, y)
        self.tick += 5
        self._hold(5)
        self._touch("up", x, y)
        return self

    def drag(self, start, end, ticks, flick=False, rest=0):
        """`flick` leaves at full speed; else the finger slows down to a stop, and stays for `rest` ticks."""
        self._touch("down", *start)
        for step in range(1, ticks + 1):
            self.tick += 1
            part = step / ticks
            part = part * part if flick else part * part * (3 - 2 * part)
            self._touch("move", *(a + (b - a) * part for a, b in zip(start, end)))
        self.tick += rest
        self._hold(rest)
        self.tick += 1
        self._touch("up", *end)
        return self

    def _hold(self, ticks):
        """The finger was where it is now for the last `ticks`, too."""
        place = self.touches[max(self.touches)]
        for tick in range(self.tick - ticks, self.tick):
            self.touches[tick] = place


def monzo():
    return (
        Script().drag((320, 420), (90, 410), 16, flick=True).wait(70)
        .drag((300, 420), (150, 424), 34, rest=12).wait(50)
        .drag((60, 420), (370, 416), 15, flick=True).wait(95)
    )


def stack():
    return (
        Script().drag((195, 700), (205, 330), 36, rest=4).wait(50)
        .drag((200, 620), (196, 470), 12, flick=True).wait(80)
        .drag((196, 330), (200, 560), 14, flick=True).wait(70)
        .drag((196, 250), (200, 700), 16, flick=True).wait(70)
    )


def dashboard():
    return Script().tap(195, 400).wait(155).tap(195, 300).wait(140)


def album():
    return (
        Script().drag((330, 370), (150, 372), 26, rest=3).wait(55)
        .drag((340, 370), (120, 370), 13, flick=True).wait(60)
        .drag((300, 765), (110, 765), 14, flick=True).wait(130)
    )


def flip():
    return (
        Script().drag((195, 380), (200, 560), 24).wait(60)
        .drag((195, 560), (195, 300), 18, flick=True).wait(60)
        .drag((195, 380), (370, 340), 12, flick=True).wait(70)
        .drag((195, 360), (200, 575), 15, flick=True).wait(70)
    )


SCENES = {make.__name__: make for make in (monzo, stack, dashboard, album, flip)}


def draw_finger(image, place):
    scale = image.width / STAGE_WIDTH
    x, y, radius = place[0] * scale, place[1] * scale, FINGER_RADIUS * scale
    disc = Image.new("RGBA", image.size)
    ImageDraw.Draw(disc).ellipse(
        (x - radius, y - radius, x + radius, y + radius), (120, 120, 130, 120), (255, 255, 255, 220), round(2 * scale))
    return Image.alpha_composite(image, disc)


def record(browser, name, script, folder):
    """The run's pictures, from tick 0 on."""
    log, page_file = folder / f"{name}.jsonl", folder / f"{name}.html"
    log.write_text("".join(json.dumps(line) + "\n" for line in script.lines))
    subprocess.run(
        [BINARY, "simulate", name, "--input", log, "--ticks", str(script.tick), "--html", page_file], check=True)
    page = browser.new_page(
        viewport={"width": WIDTH, "height": HEIGHT}, device_scale_factor=SHARPNESS, color_scheme="light")
    page.goto(page_file.as_uri())
    page.add_style_tag(content="#transport { display: none !important }")
    page.keyboard.press("Space")
    # What is loaded while it plays is there when it is drawn.
    page.wait_for_timeout(1000)
    for tick in range(0, script.tick, STRIDE):
        page.locator("#position").evaluate(
            """(slider, tick) => new Promise((done) => {
                slider.value = tick;
                slider.dispatchEvent(new Event("input"));
                requestAnimationFrame(() => requestAnimationFrame(done));
            })""", tick)
        image = Image.open(io.BytesIO(page.screenshot())).convert("RGBA")
        if tick in script.touches:
            image = draw_finger(image, script.touches[tick])
        yield image.convert("RGB").resize((WIDTH, HEIGHT), Image.LANCZOS)
    page.close()


def main(folder, *names):
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as temporary:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for name in names or SCENES:
            first, *others = record(browser, name, SCENES[name](), Path(temporary))
            first.save(
                Path(folder) / f"{name}.webp", save_all=True, append_images=others, duration=1000 * STRIDE // RATE,
                loop=0, quality=50, method=5, minimize_size=False)
        browser.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
