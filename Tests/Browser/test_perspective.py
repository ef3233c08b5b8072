"""Cards and tiles that are turned in space, where their matrices put them."""

import numpy
import pytest

from perspective import PATH, check_lower_edge, check_sides, corners
from rooms import frozen_room
from viewer import TIMEOUT, Viewer

# Of a card of the deck that is being turned, by a finger that rests.
START, END = (195, 480), (195, 600)
# A tap on the dashboard's first tile, with a deep lens; and a moment at which the others have half turned away.
CURL = [
    {"tick": 1, "set": {"exitStyle": "curl", "exitDelay": 0, "exitDuration": 2, "perspectiveDistance": 300}},
    {"tick": 10, "pointer": 1, "phase": "down", "x": 136, "y": 300},
    {"tick": 13, "pointer": 1, "phase": "up", "x": 136, "y": 300},
]
HALF_TURNED = 13 + 60


@pytest.fixture
def observe(browser, sources):
    """Opens a page whose stage, as it is drawn, is `drawnStage`."""
    viewers = []

    def open_one(path, ratio):
        viewer = Viewer(browser, "about:blank", viewport={"width": 300, "height": 640}, device_scale_factor=ratio)
        viewers.append(viewer)
        viewer.on_draw("window.drawnStage = stage;")
        viewer.page.goto(sources.url + path)
        viewer.page.locator("#tree button").first.wait_for()
        return viewer

    yield open_one
    for viewer in viewers:
        viewer.close()


def picture_of(viewer, label):
    """A picture, and where the item's matrices put it when that was taken."""
    while True:
        viewer.settled()
        path = viewer.page.evaluate(PATH, label)
        picture = viewer.picture()
        if viewer.page.evaluate(PATH, label) == path:
            return picture, path


def narrowing(path):
    """How much less wide the lower edge is than the upper, in points."""
    top_left, top_right, bottom_right, bottom_left = corners(path)
    return numpy.abs((top_right - top_left)[0]) - numpy.abs((bottom_right - bottom_left)[0])


@pytest.mark.parametrize("ratio", [1, 2, 3])
def test_a_turning_cards_edges_are_where_its_matrices_put_its_corners(observe, ratio):
    viewer = observe("/flip", ratio)
    viewer.mouse_drag(START, END)
    picture, path = picture_of(viewer, "Card 1,")
    assert abs(narrowing(path)) > 5, "the card is not turned"
    # Between the rounded corners, beside the cards that stand behind: the lower part of the card.
    check_sides(viewer, picture, path, (0.55, 0.65, 0.75))
    check_lower_edge(viewer, picture, path, beside=30)
    viewer.mouse_up()


@pytest.mark.parametrize("ratio", [1, 2, 3])
def test_a_tile_that_curls_away_is_where_its_matrices_put_it(observe, sources, ratio):
    viewer = observe(frozen_room(sources, "dashboard", CURL, HALF_TURNED), ratio)
    viewer.page.locator(".room.still").wait_for(timeout=TIMEOUT * 1000)
    picture, path = picture_of(viewer, "Calendar")
    assert narrowing(path) > 4, "the tile is not turned"
    check_sides(viewer, picture, path, (0.4, 0.5, 0.6))
    check_lower_edge(viewer, picture, path)
