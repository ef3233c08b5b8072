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
from motions import SCENES
from server import BINARY

WIDTH = 234
HEIGHT = round(WIDTH * STAGE_HEIGHT / STAGE_WIDTH)
# Every third step: 20 pictures a second.
STRIDE = 3
RATE = 60
# Drawn larger and made smaller, which smooths edges.
SHARPNESS = 2
FINGER_RADIUS = 17


# Those that the README shows, in a row.
PICTURED = ("monzo", "stack", "dashboard", "album", "flip")


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
        for name in names or PICTURED:
            first, *others = record(browser, name, SCENES[name](), Path(temporary))
            first.save(
                Path(folder) / f"{name}.webp", save_all=True, append_images=others, duration=1000 * STRIDE // RATE,
                loop=0, quality=50, method=5, minimize_size=False)
        browser.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
