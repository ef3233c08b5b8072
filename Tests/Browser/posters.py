"""Makes the pictures of the gallery, each scene as a new room shows it: `python posters.py FOLDER`."""

import sys
from pathlib import Path

from PIL import Image
from playwright.sync_api import sync_playwright

from chromium import launch
from letterbox import STAGE_HEIGHT, STAGE_WIDTH
from rooms import scenes
from server import Server
from viewer import Viewer

WINDOW = {"width": 900, "height": 1000}
WIDTH = 468


def main(folder):
    Path(folder).mkdir(parents=True, exist_ok=True)
    with Server() as server, sync_playwright() as playwright:
        browser = launch(playwright)
        for scene in (each["name"] for each in scenes(server)):
            viewer = Viewer(browser, f"{server.url}/{scene}", viewport=WINDOW, device_scale_factor=2)
            viewer.entered()
            viewer.settled()
            picture = viewer.stage_picture().resize((WIDTH, round(WIDTH * STAGE_HEIGHT / STAGE_WIDTH)), Image.LANCZOS)
            picture.save(Path(folder) / f"{scene}.webp", quality=80, method=6)
            viewer.close()
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1])
