"""Makes the README's picture of a room: `python room_picture.py FILE`."""

import io
import sys

from PIL import Image
from playwright.sync_api import sync_playwright

from chromium import launch
from rooms import private_room
from server import Server
from viewer import Viewer

WINDOW = {"width": 1180, "height": 740}
# Until tiles fly and the chosen one has begun to grow, at a quarter of their speed; in milliseconds.
ON_THE_WAY = 2_600


def room_picture(browser, server):
    viewer = Viewer(browser, server.url + private_room(server, "dashboard")["present"], viewport=WINDOW, device_scale_factor=2)
    viewer.entered()
    viewer.page.locator(".parameter").first.wait_for()
    viewer.rename("Ada")
    viewer.settled()
    viewer.page.locator("#time-bar").get_by_role("combobox", name="Speed").select_option("0.25")
    viewer.page.locator(".action").nth(3).click()
    viewer.page.wait_for_timeout(ON_THE_WAY)
    viewer.page.locator(".panel-sections").evaluate("(sections) => { sections.scrollTop = 0; }")
    viewer.page.mouse.move(5, 5)
    picture = viewer.page.screenshot()
    viewer.close()
    return Image.open(io.BytesIO(picture)).convert("RGB")


def main(file):
    with Server() as server, sync_playwright() as playwright:
        browser = launch(playwright)
        room_picture(browser, server).save(file, quality=82, method=6)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1])
