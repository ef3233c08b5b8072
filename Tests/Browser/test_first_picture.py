"""What is seen first: nothing pops in, and nothing is waited for that could have been asked for before."""

from urllib.parse import unquote, urlsplit

import pytest

from measure import colour
from monzo import CENTRE, HEIGHT, TOP
from rooms import scenes
from viewer import TIMEOUT, WITHOUT_CURSORS

TIMEOUT_MS = TIMEOUT * 1000

# The order in which the page asks for its line, for its canvas, and draws.
STEPS = WITHOUT_CURSORS + """
    window.steps = [];
    const note = (step) => { if (!window.steps.includes(step)) window.steps.push(step); };
    const Original = WebSocket;
    window.WebSocket = class extends Original {
        constructor(...values) {
            super(...values);
            note("line");
        }
    };
    const getContext = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (...values) {
        if (values[0] === "webgl2") note("canvas");
        return getContext.apply(this, values);
    };
    const upload = WebGL2RenderingContext.prototype.texImage2D;
    WebGL2RenderingContext.prototype.texImage2D = function (...values) {
        if (values.at(-1) instanceof HTMLImageElement) note(`image ${values.at(-1).src.split("/").at(-1)}`);
        return upload.apply(this, values);
    };
    const draw = WebGL2RenderingContext.prototype.drawArraysInstanced;
    WebGL2RenderingContext.prototype.drawArraysInstanced = function (...values) {
        note("draw");
        return draw.apply(this, values);
    };
"""

# What is waited for only so long is waited for longer, whatever else the machine has to do.
PATIENT = """
    const wait = window.setTimeout;
    window.setTimeout = (body, delay, ...values) => wait(body, 20 * delay, ...values);
"""

NO_LINE = WITHOUT_CURSORS + """
    window.WebSocket = class extends EventTarget {
        readyState = 0;
        close() {}
    };
"""


def steps(viewer):
    viewer.page.wait_for_function("() => window.steps.includes('draw')", timeout=TIMEOUT_MS)
    return viewer.page.evaluate("window.steps")


def test_the_line_is_asked_for_before_the_canvas(open_viewer):
    found = steps(open_viewer(init_script=STEPS))
    assert found.index("line") < found.index("canvas") < found.index("draw")


@pytest.mark.parametrize("scene, images", [("flip", 6), ("dashboard", 14), ("monzo", 2)])
def test_the_first_picture_has_its_images_though_they_come_late(open_viewer, server, scene, images):
    viewer = open_viewer("/icon.svg", init_script=STEPS + PATIENT)
    waiting = []
    viewer.page.route("**/images/*", lambda route: waiting.append(route))
    viewer.page.goto(f"{server.url}/{scene}", wait_until="commit")
    while len(waiting) < images:
        viewer.page.wait_for_timeout(10)
    assert "draw" not in viewer.page.evaluate("window.steps")
    for route in waiting:
        route.continue_()
    drawn = steps(viewer)
    assert sum(step.startswith("image") for step in drawn[:drawn.index("draw")]) >= images


def test_an_image_that_never_comes_does_not_keep_the_stage_away(open_viewer, server):
    viewer = open_viewer("/icon.svg", init_script=STEPS)
    viewer.page.route("**/images/*", lambda route: None)
    viewer.page.goto(f"{server.url}/flip", wait_until="commit")
    assert not any(step.startswith("image") for step in steps(viewer))


def test_what_a_scene_can_show_is_fetched_before_it_does(open_viewer, server):
    viewer = open_viewer("/flip")
    viewer.entered()
    viewer.page.wait_for_load_state("networkidle")
    fetched = {unquote(urlsplit(address).path) for address in viewer.addresses}
    assert {"/images/card-back.svg", *(f"/images/emblem-{index}.svg" for index in range(8))} <= fetched


def test_until_the_stage_is_there_its_poster_stands_in_its_place(open_viewer):
    viewer = open_viewer("/monzo", init_script=NO_LINE)
    viewer.see(lambda picture: colour(picture, viewer, CENTRE - 90, TOP + HEIGHT - 15)[0] > 150, "the poster")
    poster = viewer.page.locator("#backdrop").bounding_box()
    other = open_viewer("/monzo")
    other.entered()
    other.settled()
    assert other.page.locator("#backdrop").bounding_box() == poster
    assert other.page.locator("#backdrop").evaluate("(element) => getComputedStyle(element).backgroundImage") == "none"


def test_every_scene_of_the_server_has_a_poster(open_viewer, server):
    viewer = open_viewer("/icon.svg")
    for scene in scenes(server):
        assert viewer.page.request.get(f"{server.url}/pages/gallery/posters/{scene['name']}.webp").ok
