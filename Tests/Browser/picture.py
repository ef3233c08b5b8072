"""Makes the README's picture: `python picture.py FILE`."""

import shutil
import sys
from pathlib import Path

from PIL import Image
from playwright.sync_api import sync_playwright

from letterbox import STAGE_HEIGHT, STAGE_WIDTH
from monzo import CARDS_ROW
from server import Server
from viewer import Viewer

# Tall enough that the stage has at least its own size beside the bar.
WINDOW = {"width": 900, "height": 1000}
GAP = 16


def drag(viewer, start, end, lift=False):
    viewer.mouse_drag(start, end)
    if lift:
        viewer.mouse_up()
        viewer.settled()


def monzo(viewer):
    drag(viewer, (300, CARDS_ROW), (100, CARDS_ROW), lift=True)
    drag(viewer, (220, CARDS_ROW), (170, CARDS_ROW))


def stack(viewer):
    drag(viewer, (195, 700), (195, 380))


def dashboard(viewer):
    viewer.settled()


def album(viewer):
    drag(viewer, (330, 370), (230, 370))


def flip(viewer):
    drag(viewer, (195, 380), (195, 440))


def main(path):
    """The five scenes side by side, most of them under a finger."""
    stages = []
    with Server() as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for scene in (monzo, stack, dashboard, album, flip):
            viewer = Viewer(browser, f"{server.url}/{scene.__name__}", viewport=WINDOW)
            viewer.entered()
            viewer.settled()
            scene(viewer)
            viewer.settled()
            stages.append(viewer.stage_picture().resize((STAGE_WIDTH, STAGE_HEIGHT), Image.LANCZOS))
            viewer.close()
        browser.close()
    width = sum(stage.width + GAP for stage in stages) + GAP
    sheet = Image.new("RGB", (width, stages[0].height + 2 * GAP), (242, 242, 246))
    for place, stage in enumerate(stages):
        sheet.paste(stage, (GAP + place * (stage.width + GAP), GAP))
    sheet = sheet.resize((sheet.width * 2 // 3, sheet.height * 2 // 3), Image.LANCZOS)
    Path(path).parent.mkdir(parents=True, exist_ok=True)
    sheet.save(path, quality=82)


if __name__ == "__main__":
    main(sys.argv[1])
