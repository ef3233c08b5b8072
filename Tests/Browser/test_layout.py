"""Where the stage stands in the window: in one place from the first picture on, and never squeezed."""

import pytest

from rooms import private_room
from viewer import DESKTOP, PHONE, TIMEOUT, WITHOUT_CURSORS

TIMEOUT_MS = TIMEOUT * 1000

# Every place that the stage's canvas had in an animation frame.
WATCHED = WITHOUT_CURSORS + """
    window.places = [];
    const look = () => {
        const canvas = document.getElementById("stage");
        if (canvas !== null) {
            const { x, y, width, height } = canvas.getBoundingClientRect();
            const place = `${width} x ${height} at ${x}, ${y}`;
            if (window.places.at(-1) !== place) window.places.push(place);
        }
        requestAnimationFrame(look);
    };
    look();
"""

SIZES = {"phone": PHONE, "short phone": {"width": 390, "height": 700}, "phone on its side": {"width": 844, "height": 390},
         "desktop": DESKTOP}

SHORT = [(667, 375), (568, 320), (640, 400), (512, 384), (844, 390)]


def stage_size(viewer):
    """The visible stage's, in CSS pixels."""
    box = viewer.page.locator("#backdrop").bounding_box(timeout=TIMEOUT_MS)
    return box["width"], box["height"]


@pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_the_stage_has_its_place_from_the_first_picture_on(open_viewer, viewport):
    viewer = open_viewer(viewport=viewport, init_script=WATCHED)
    viewer.entered()
    viewer.page.locator("#time-bar .play").wait_for(timeout=TIMEOUT_MS)
    viewer.settled()
    assert len(viewer.page.evaluate("window.places")) == 1, viewer.page.evaluate("window.places")


def test_on_a_phone_it_stays_where_it_is_while_time_stands_still(open_viewer, server):
    viewer = open_viewer(private_room(server)["present"], viewport=PHONE, init_script=WATCHED)
    viewer.entered()
    bar = viewer.page.locator("#time-bar")
    bar.get_by_role("button", name="Pause").click()
    for name in ("One step back (,)", "Play", "Live", "Link to this moment"):
        bar.get_by_role("button", name=name).wait_for(timeout=TIMEOUT_MS)
    bar.get_by_role("slider").press("ArrowLeft")
    bar.get_by_role("button", name="Live").click()
    bar.get_by_role("button", name="Record").wait_for(timeout=TIMEOUT_MS)
    assert len(viewer.page.evaluate("window.places")) == 1, viewer.page.evaluate("window.places")


@pytest.mark.parametrize("viewport", SIZES.values(), ids=SIZES.keys())
def test_what_the_bar_says_stays_in_it_and_off_the_stage(open_viewer, server, viewport):
    viewer = open_viewer(private_room(server, "feed")["present"], viewport=viewport)
    viewer.entered()
    viewer.page.locator("#time-bar").get_by_role("button", name="Pause").click()
    badge = viewer.page.locator("#time-badge", has_text="Paused")
    badge.wait_for(timeout=TIMEOUT_MS)
    viewer.settled()
    bar, stage = (viewer.page.locator(name).bounding_box() for name in (".bar", "#backdrop"))
    for name in ("#title", "#time-badge"):
        box = viewer.page.locator(name).bounding_box()
        assert box["y"] >= bar["y"] + 4 and box["y"] + box["height"] <= bar["y"] + bar["height"]
        beside = box["y"] + box["height"] <= stage["y"] or box["x"] + box["width"] <= stage["x"]
        assert beside, f"{name} at {box} lies on the stage at {stage}"


def test_on_its_side_a_phone_gives_the_stage_all_of_its_height(open_viewer):
    viewer = open_viewer(viewport=SIZES["phone on its side"])
    viewer.entered()
    viewer.settled()
    assert stage_size(viewer)[1] >= 390 - 2 * 8 - 1


@pytest.mark.parametrize("width, height", SHORT, ids=[f"{width}x{height}" for width, height in SHORT])
def test_in_a_short_window_the_inspector_leaves_the_stage_half_of_the_height(open_viewer, width, height):
    viewer = open_viewer(viewport={"width": width, "height": height})
    viewer.entered()
    viewer.open_panel()
    viewer.settled()
    assert stage_size(viewer)[1] >= height / 2
    panel = viewer.page.locator("#panel").bounding_box()
    assert panel["x"] + panel["width"] <= width + 0.5
    stage = viewer.page.locator("#backdrop").bounding_box()
    assert stage["x"] + stage["width"] <= panel["x"] + 0.5
    viewer.page.get_by_role("button", name="Close the inspector").click()
    viewer.page.locator("#title").wait_for(timeout=TIMEOUT_MS)


def test_on_a_phone_the_tall_sheet_leaves_the_stage_half_of_the_width(open_viewer):
    for width, height in [(390, 844), (320, 568)]:
        viewer = open_viewer(viewport={"width": width, "height": height})
        viewer.entered()
        viewer.open_panel()
        viewer.page.get_by_role("button", name="Make the inspector larger").click()
        viewer.settled()
        assert stage_size(viewer)[1] >= width / 2
