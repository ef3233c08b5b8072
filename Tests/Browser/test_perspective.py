"""Cards that are turned in space, where their matrices put them."""

import numpy
import pytest

from viewer import Viewer

# Of a card of the deck that is being turned, by a finger that rests.
START, END = (195, 480), (195, 600)
# In points of the stage.
ALLOWED = 1.5

# The nodes from the stage to the card in front, each with what places it.
CARD = """() => {
    const path = (layer) => layer ? [...path(window.drawnStage.layer(layer.parent)), layer] : [];
    const cards = (parent) => window.drawnStage.children(parent).flatMap((layer) =>
        layer.accessibility.label.startsWith("Card 1,") ? [layer] : cards(layer.id));
    const [card] = cards(0);
    return path(card).map(({ position, boundsOrigin, boundsSize, anchorPoint, transform, sublayerTransform, zPosition }) =>
        ({ position, boundsOrigin, boundsSize, anchorPoint, transform, sublayerTransform, zPosition }));
}"""


@pytest.fixture
def viewer(browser, sources, request):
    viewer = Viewer(browser, "about:blank", viewport={"width": 450, "height": 940}, device_scale_factor=request.param)

    viewer.on_draw("window.drawnStage = stage;")
    viewer.page.goto(sources.url + "/flip")
    viewer.page.locator("#tree button").first.wait_for()
    yield viewer
    viewer.close()


def matrix(numbers):
    return numpy.eye(4) if numbers is None else numpy.array(numbers, dtype=float).reshape(4, 4)


def moved(x, y, z=0.0):
    result = numpy.eye(4)
    result[3, :3] = x, y, z
    return result


def corners(path):
    """The card's four corners on the stage, by Core Animation's rules: rows times matrices, flattened at each layer."""
    size = path[-1]["boundsSize"]
    points = numpy.array([[x, y, 0, 1] for x, y in ((0, 0), (size["width"], 0), (size["width"], size["height"]), (0, size["height"]))])
    parents = [None, *path[:-1]]
    for layer, parent in zip(reversed(path), reversed(parents)):
        anchor = [layer["boundsOrigin"][axis] + layer["anchorPoint"][axis] * layer["boundsSize"][side]
                  for axis, side in (("x", "width"), ("y", "height"))]
        place = layer["position"]
        points = points @ moved(-anchor[0], -anchor[1]) @ matrix(layer["transform"]) @ moved(place["x"], place["y"], layer["zPosition"])
        if parent and parent["sublayerTransform"]:
            middle = [parent["boundsOrigin"][axis] + parent["anchorPoint"][axis] * parent["boundsSize"][side]
                      for axis, side in (("x", "width"), ("y", "height"))]
            points = points @ moved(-middle[0], -middle[1]) @ matrix(parent["sublayerTransform"]) @ moved(*middle)
        points = points / points[:, 3:]
        points[:, 2] = 0
    return points[:, :2]


def crossings(line, jump=40):
    """Where neighbouring pixels of a line differ most, left and right of its middle, as edges between pixels."""
    steps = numpy.abs(numpy.diff(line.astype(float), axis=0)).max(axis=1)
    middle = len(steps) // 2
    left = numpy.flatnonzero(steps[:middle] > jump)
    right = numpy.flatnonzero(steps[middle:] > jump)
    return left, right + middle


@pytest.mark.parametrize("viewer", [1, 2, 3], ids=["ratio 1", "ratio 2", "ratio 3"], indirect=True)
def test_a_turning_cards_edges_are_where_its_matrices_put_its_corners(viewer):
    viewer.mouse_drag(START, END)
    viewer.settled()
    top_left, top_right, bottom_right, bottom_left = corners(viewer.page.evaluate(CARD))
    assert abs((top_right - top_left)[0] - (bottom_right - bottom_left)[0]) > 5, "the card is not turned"
    picture, box, ratio = viewer.picture(), viewer.letterbox, viewer.ratio

    # Between the rounded corners, beside the cards that stand behind: the lower part of the card.
    for way in (0.55, 0.65, 0.75):
        expected = [top + (bottom - top) * way for top, bottom in ((top_left, bottom_left), (top_right, bottom_right))]
        y = int(box.to_window(*expected[0])[1] * ratio)
        edges = [(numpy.concatenate(crossings(picture[y])) + 1) / ratio]
        for place in expected:
            x = box.to_window(*place)[0]
            assert numpy.abs(edges[0] - x).min() < ALLOWED * box.scale, f"no edge at {place} of the stage"

    middle = (bottom_left + bottom_right) / 2
    x, y = box.to_window(*middle)
    column = picture[:, int((x + 30) * ratio)]
    edges = (numpy.flatnonzero(numpy.abs(numpy.diff(column, axis=0)).max(axis=1) > 40) + 1) / ratio
    assert numpy.abs(edges - y).min() < ALLOWED * box.scale, "no lower edge"
    viewer.mouse_up()
