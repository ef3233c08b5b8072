"""Slow motion is motion: between two steps of the server the page shows what lies between them."""

import pytest

from viewer import TIMEOUT, Viewer

# Small, so that frames are cheap to draw in software.
SMALL = {"width": 340, "height": 600}
# How far the grid was scrolled in each frame, by the step that the stage was at.
OBSERVE = """
    const scrolled = (parent) => Math.max(0, ...stage.children(parent).map((layer) => Math.max(layer.boundsOrigin.y, scrolled(layer.id))));
    window.places ??= new Map();
    if (!window.places.has(stage.tick)) window.places.set(stage.tick, new Set());
    window.places.get(stage.tick).add(scrolled(0));
"""


@pytest.fixture
def viewer(browser, sources):
    viewer = Viewer(browser, "about:blank", viewport=SMALL, init_script=None)
    viewer.on_draw(OBSERVE)
    viewer.page.goto(sources.url + "/grid")
    viewer.entered()
    yield viewer
    viewer.close()


def test_at_a_twentieth_of_the_speed_there_are_many_frames_to_a_step(viewer):
    viewer.page.locator("#time-bar").get_by_role("combobox", name="Speed").select_option("0.05")
    viewer.page.locator(".time-badge", has_text="Speed 1/20").wait_for(timeout=TIMEOUT * 1000)
    viewer.mouse_drag((195, 700), (195, 200))
    viewer.page.wait_for_function("() => Math.max(...[...window.places.values()].map(({ size }) => size)) >= 5", timeout=TIMEOUT * 1000)
    viewer.mouse_up()
    assert viewer.complaints == []
