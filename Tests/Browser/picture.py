"""Makes the README's picture: `python picture.py FILE`."""

import io
import shutil
import sys
from pathlib import Path

from PIL import Image
from playwright.sync_api import sync_playwright

from monzo import CARDS_ROW
from server import Server
from viewer import Viewer

WINDOW = {"width": 960, "height": 600}


def main(path):
    with Server() as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        viewer = Viewer(browser, server.url, viewport=WINDOW, device_scale_factor=2)
        viewer.settled()
        viewer.mouse_drag((300, CARDS_ROW), (100, CARDS_ROW))
        viewer.mouse_up()
        viewer.settled()
        viewer.mouse_drag((220, CARDS_ROW), (170, CARDS_ROW))
        image = Image.open(io.BytesIO(viewer.page.screenshot()))
        viewer.mouse_up()
        browser.close()
    Path(path).parent.mkdir(parents=True, exist_ok=True)
    # A palette makes the file small, and flat colours lose nothing by it.
    image.convert("RGB").quantize(128).save(path, optimize=True)


if __name__ == "__main__":
    main(sys.argv[1])
