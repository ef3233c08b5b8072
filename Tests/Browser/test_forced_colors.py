"""In a system's forced colours, where backgrounds and shadows are taken away, every control is still to be seen."""

import pytest

from viewer import DESKTOP, TIMEOUT

TIMEOUT_MS = TIMEOUT * 1000


@pytest.fixture(params=["light", "dark"])
def viewer(request, open_viewer):
    viewer = open_viewer("/monzo", viewport=DESKTOP, forced_colors="active", color_scheme=request.param)
    viewer.entered()
    viewer.page.locator("#time-bar .play").wait_for(timeout=TIMEOUT_MS)
    return viewer


def luminances(viewer, box):
    """Of a box of the window, rows of columns, 0...255."""
    left, top, right, bottom = (int(v) for v in (box["x"], box["y"], box["x"] + box["width"], box["y"] + box["height"]))
    return viewer.picture()[top:bottom, left:right] @ (0.2126, 0.7152, 0.0722)


def contrast(picture):
    return picture.max() - picture.min()


@pytest.mark.parametrize("slider", ["#time-bar .slider", ".parameter .slider"])
def test_sliders_have_a_track_and_a_thumb(viewer, slider):
    element = viewer.page.locator(slider).first
    element.wait_for(timeout=TIMEOUT_MS)
    picture = luminances(viewer, element.bounding_box())
    middle = picture[picture.shape[0] // 2]
    edge = picture[2]
    # The track runs from end to end, over what is above it.
    assert (abs(middle - edge.mean()) > 60).mean() > 0.85
    # The thumb is higher than the track.
    above = picture[picture.shape[0] // 2 - 8]
    assert 0.02 < (abs(above - edge.mean()) > 60).mean() < 0.5


def test_the_record_dot_is_there(viewer):
    box = viewer.page.locator(".record-dot").bounding_box()
    around = dict(x=box["x"] - 8, y=box["y"] - 8, width=box["width"] + 16, height=box["height"] + 16)
    picture = luminances(viewer, around)
    centre = picture[picture.shape[0] // 2, picture.shape[1] // 2]
    assert abs(centre - picture[1, 1]) > 100


def test_a_switch_shows_whether_it_is_on(viewer):
    switch = viewer.section("overlay").get_by_role("switch").first
    switch.wait_for(timeout=TIMEOUT_MS)
    switch.scroll_into_view_if_needed()
    off = luminances(viewer, switch.bounding_box())
    assert contrast(off) > 100
    switch.click()
    viewer.page.wait_for_timeout(400)
    on = luminances(viewer, switch.bounding_box())
    assert contrast(on) > 60
    assert abs(on - off).mean() > 20
