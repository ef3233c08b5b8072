"""The stage in somebody else's page."""

import io
import re
import urllib.request

import numpy
import pytest
from PIL import Image

from measure import rests_at
from rooms import private_room
from viewer import PHONE, TIMEOUT

TIMEOUT_MS = TIMEOUT * 1000
# Where the stage stands in the page around it.
FRAME = {"left": 0, "top": 40, "width": 390, "height": 600}


@pytest.fixture
def embedded(browser, server):
    """A long page with a stage in it; `open(path)` gives its page and what its stage has sent."""
    contexts = []

    def open(path):
        context = browser.new_context(viewport=PHONE, has_touch=True, is_mobile=True, color_scheme="light")
        contexts.append(context)
        page = context.new_page()
        page.sent = []
        page.on("websocket", lambda socket: socket.on("framesent", lambda frame: page.sent.append(frame)))
        address = f"{server.url}{path}"
        html = (
            "<!doctype html><meta name=viewport content='width=device-width'><body style='margin:0;height:3000px'>"
            f"<iframe src='{address}' style='position:absolute;border:0;left:{FRAME['left']}px;top:{FRAME['top']}px;"
            f"width:{FRAME['width']}px;height:{FRAME['height']}px'></iframe>"
        )
        page.route("**/around.html", lambda route: route.fulfill(body=html, content_type="text/html"))
        page.goto(f"{server.url}/around.html")
        page.frame_locator("iframe").locator("#tree button").first.wait_for(timeout=TIMEOUT_MS)
        return page

    yield open
    for context in contexts:
        context.close()


def swipe(page, start, end):
    touch = page.context.new_cdp_session(page)
    at = lambda way: {"x": start[0] + (end[0] - start[0]) * way, "y": start[1] + (end[1] - start[1]) * way}
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at(0)]})
    for step in range(1, 13):
        touch.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [at(step / 12)]})
        page.wait_for_timeout(16)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def phases(page):
    """The phases of all the pointer samples that were sent."""
    return [frame[2 + 18 * index + 1] for frame in page.sent if frame[0] == 0x10 for index in range(frame[1])]


def test_it_is_bare_but_for_a_link_to_the_whole_room(embedded, server):
    link = private_room(server)["open"]
    path, key = link.split("#")
    page = embedded(f"{path}?embed=1#{key}")
    frame = page.frame_locator("iframe")
    for part in (".bar", "#panel"):
        assert frame.locator(part).is_hidden()
    whole = frame.get_by_role("link", name="Open in Zoetrope")
    assert whole.get_attribute("href") == link
    stage, beside = frame.locator("#stage").bounding_box(), whole.bounding_box()
    assert stage["width"] == FRAME["width"] and stage["height"] > FRAME["height"] - 50
    assert beside["y"] >= stage["y"] + stage["height"]


def test_beside_the_stage_the_page_around_it_shows_through(embedded):
    for scheme in ("light", "dark"):
        page = embedded("/monzo?embed=1")
        page.emulate_media(color_scheme=scheme)
        page.evaluate("() => { document.body.style.background = 'rgb(250, 120, 60)'; }")
        page.wait_for_timeout(200)
        picture = numpy.asarray(Image.open(io.BytesIO(page.screenshot())).convert("RGB"))
        for x, y in [(4, 300), (385, 300), (100, FRAME["top"] + FRAME["height"] - 8)]:
            assert tuple(picture[y, x]) == (250, 120, 60)


def test_a_room_that_stands_still_can_be_played_there(embedded, server, open_viewer):
    links = private_room(server)
    path, key = links["open"].split("#")
    page = embedded(f"{path}?embed=1#{key}")
    play = page.frame_locator("iframe").locator("#time-bar .play")
    assert play.is_hidden()
    presenter = open_viewer(links["present"])
    presenter.entered()
    presenter.page.locator("#time-bar").get_by_role("button", name="Pause").click()
    play.wait_for(timeout=TIMEOUT_MS)
    assert play.get_attribute("aria-label") == "Play"
    play.tap()
    presenter.page.locator("#time-bar").get_by_role("button", name="Pause").wait_for(timeout=TIMEOUT_MS)


@pytest.mark.parametrize("scene", ["flip", "grid"])
def test_a_stage_that_fills_a_phone_lets_a_finger_by_until_it_is_tapped(embedded, scene):
    page = embedded(f"/{scene}?embed=1")
    cover = page.frame_locator("iframe").get_by_role("button", name="Tap to move it")
    cover.wait_for(timeout=TIMEOUT_MS)
    swipe(page, (200, 500), (200, 300))
    page.wait_for_function("() => scrollY > 60", timeout=TIMEOUT_MS)
    assert phases(page) == []
    page.evaluate("() => scrollTo(0, 0)")
    page.wait_for_timeout(300)
    cover.tap()
    cover.wait_for(state="hidden", timeout=TIMEOUT_MS)
    # The browser decides whose a finger is by what it has drawn last.
    page.wait_for_timeout(500)
    # A tap brings what is tapped into view first.
    before = page.evaluate("() => scrollY")
    swipe(page, (200, 500), (200, 300))
    page.wait_for_timeout(300)
    assert page.evaluate("() => scrollY") == before
    assert phases(page)[-1] == 2


@pytest.mark.parametrize("scene, across", [("monzo", (0, -200)), ("stack", (-200, 0))])
def test_a_finger_across_the_stages_axis_is_the_pages(embedded, scene, across):
    page = embedded(f"/{scene}?embed=1")
    if scene == "stack":
        page.frame_locator("iframe").get_by_role("button", name="Tap to move it").tap()
        page.evaluate("() => { document.body.style.width = '2000px'; }")
    start = (300, 380)
    swipe(page, start, (start[0] + across[0], start[1] + across[1]))
    page.wait_for_function("() => scrollX + scrollY > 60", timeout=TIMEOUT_MS)
    # What the stage had seen of it is taken back.
    if phases(page):
        assert phases(page)[-1] == 3 and 2 not in phases(page)


def test_a_finger_along_it_moves_the_stage(embedded):
    page = embedded("/monzo?embed=1")
    swipe(page, (300, 340), (60, 340))
    page.frame_locator("iframe").get_by_role("button", name="New home pot").wait_for(timeout=TIMEOUT_MS)
    assert page.evaluate("() => scrollY") == 0
    assert phases(page)[0] == 0 and phases(page)[-1] == 2 and 3 not in phases(page)


def test_a_wheel_across_it_is_the_pages_and_along_it_the_stages(embedded):
    page = embedded("/monzo?embed=1")
    page.mouse.move(200, 340)
    page.mouse.wheel(0, 300)
    page.wait_for_function("() => scrollY > 200", timeout=TIMEOUT_MS)
    assert [frame for frame in page.sent if frame[0] == 0x11] == []
    page.evaluate("() => scrollTo(0, 0)")
    page.mouse.wheel(250, 0)
    page.frame_locator("iframe").get_by_role("button", name="New home pot").wait_for(timeout=TIMEOUT_MS)


def test_in_its_own_page_a_plain_wheel_moves_the_stage_sideways(open_viewer):
    viewer = open_viewer("/monzo")
    viewer.see_at_rest(rests_at(viewer, 0), "the first card at rest")
    viewer.page.mouse.move(200, 420)
    viewer.page.mouse.wheel(0, 200)
    viewer.see_at_rest(rests_at(viewer, 1), "the second card at rest")


def test_until_the_stage_is_drawn_a_scenes_picture_is_in_its_place(browser, server):
    context = browser.new_context(viewport=PHONE)
    try:
        page = context.new_page()
        page.route_web_socket("**/*", lambda socket: None)
        page.goto(f"{server.url}/monzo?embed=1")
        page.wait_for_function(
            "() => getComputedStyle(document.querySelector('#backdrop')).backgroundImage.endsWith('/posters/monzo.webp\")')"
        )
    finally:
        context.close()


def test_a_link_to_a_scene_has_a_title_and_a_picture_for_chats(server):
    with urllib.request.urlopen(f"{server.url}/monzo") as response:
        head = response.read().decode().partition("</head>")[0]
    said = dict(re.findall(r'<meta (?:property|name)="([^"]+)" content="([^"]*)">', head))
    assert said["og:url"] == f"{server.url}/monzo"
    assert said["og:title"] and said["og:description"]
    with urllib.request.urlopen(said["og:image"]) as response:
        with Image.open(io.BytesIO(response.read())) as picture:
            assert picture.width >= 200 and picture.height >= 200
