"""Where matrices put a layer, by Core Animation's rules alone, and where a picture has edges."""

import numpy

# In points of the stage.
ALLOWED = 1.5
# Of a channel from a pixel to the next: an edge.
JUMP = 40

# The nodes from the stage to the first item whose label begins so, each with what places it; null if there is none.
PATH = """(label) => {
    const path = (layer) => layer ? [...path(window.drawnStage.layer(layer.parent)), layer] : [];
    const found = (parent) => window.drawnStage.children(parent).flatMap((layer) =>
        layer.accessibility.label.startsWith(label) ? [layer] : found(layer.id));
    const [item] = found(0);
    return item ? path(item).map(({ position, boundsOrigin, boundsSize, anchorPoint, transform, sublayerTransform, zPosition }) =>
        ({ position, boundsOrigin, boundsSize, anchorPoint, transform, sublayerTransform, zPosition })) : null;
}"""


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


def edges(line):
    """Where neighbouring pixels of a line differ, as places between pixels."""
    return numpy.flatnonzero(numpy.abs(numpy.diff(line.astype(float), axis=0)).max(axis=1) > JUMP) + 1


def check_sides(viewer, picture, path, ways):
    """Fails unless the picture has an edge, at each of those ways down the item, where its left and right side are."""
    box, ratio = viewer.letterbox, viewer.ratio
    top_left, top_right, bottom_right, bottom_left = corners(path)
    for way in ways:
        for top, bottom in ((top_left, bottom_left), (top_right, bottom_right)):
            place = top + (bottom - top) * way
            x, y = box.to_window(*place)
            assert nearest(edges(picture[int(y * ratio)]) / ratio, x) < ALLOWED * box.scale, f"no side at {place} of the stage"


def check_lower_edge(viewer, picture, path, beside=0):
    """Fails unless the picture has an edge where the middle of the item's lower edge is, so many points to its right."""
    box, ratio = viewer.letterbox, viewer.ratio
    *_, bottom_right, bottom_left = corners(path)
    place = (bottom_left + bottom_right) / 2 + (beside, 0)
    x, y = box.to_window(*place)
    assert nearest(edges(picture[:, int(x * ratio)]) / ratio, y) < ALLOWED * box.scale, f"no lower edge at {place} of the stage"


def nearest(places, place):
    return numpy.abs(places - place).min(initial=numpy.inf)
