"""Edges in screenshots, finer than a pixel: an antialiased edge pixel tells how much of it is covered."""

import numpy

from letterbox import STAGE_HEIGHT, STAGE_WIDTH
from monzo import CARDS_ROW, COUNT, HEIGHT, INSET, PITCH, cards_in_row, main_card_origin

HALF_A_POINT = 0.5
# Of a pixel's channels together: more than a card's shadow on the white stage, less than half of any card.
SHADOW = 130


def cards_row(picture, viewer):
    """`(left, right)` in stage points of each card that the row `CARDS_ROW` crosses, from the left."""
    box, ratio = viewer.letterbox, viewer.ratio
    y = int((box.top + CARDS_ROW * box.scale) * ratio)
    empty = int((box.top + 0.8 * STAGE_HEIGHT * box.scale) * ratio)
    first = int(numpy.ceil(box.left * ratio))
    last = int((box.left + STAGE_WIDTH * box.scale) * ratio)
    spans = _spans(picture[y, first:last], picture[empty, first:last])
    return _in_points(spans, first, last, box.left * ratio, STAGE_WIDTH, box.scale * ratio)


def column(picture, viewer, x):
    """`(top, bottom)` in stage points of what a column at `x` crosses, from the top."""
    box, ratio = viewer.letterbox, viewer.ratio
    pixel = int((box.left + x * box.scale) * ratio)
    first = int(numpy.ceil(box.top * ratio))
    last = int((box.top + STAGE_HEIGHT * box.scale) * ratio)
    line = picture[first:last, pixel]
    spans = _spans(line, numpy.broadcast_to(line[10], line.shape))
    return _in_points(spans, first, last, box.top * ratio, STAGE_HEIGHT, box.scale * ratio)


def rests_at(viewer, index):
    """Whether a picture shows the cards where the formulas put them when the card of that index is centred."""
    expected = cards_in_row(index * PITCH)
    main_x, main_y = main_card_origin(index * PITCH)

    def check(picture):
        seen = cards_row(picture, viewer)
        if len(seen) != len(expected) or numpy.abs(numpy.subtract(seen, expected)).max() >= HALF_A_POINT:
            return False
        if main_x < 0:
            return True
        # The main card shows beside the others; five points from its corner the edge has begun to curve.
        beside = column(picture, viewer, main_x + 5)
        return len(beside) == 1 and numpy.abs(numpy.subtract(beside[0], (main_y, main_y + HEIGHT))).max() < 2

    return check


def rests(viewer):
    """Whether a picture shows the cards at rest at whichever card."""
    checks = [rests_at(viewer, index) for index in range(COUNT)]
    return lambda picture: any(check(picture) for check in checks)


def shift(picture, viewer):
    """How far the cards are from their last resting place, 0 up to `PITCH`, by the left edge of the rightmost card.

    Not while the main card still crosses `CARDS_ROW` behind another card: their edges cannot be told apart.
    """
    spans = cards_row(picture, viewer)
    return (INSET - spans[-1][0]) % PITCH if spans else 0


def colour(picture, viewer, x, y):
    """Red, green, blue at a point of the stage."""
    left, top = viewer.letterbox.to_window(x, y)
    return picture[int(top * viewer.ratio), int(left * viewer.ratio)]


def _in_points(spans, first, last, origin, length, scale):
    """Pixels from `first` as points; what reaches the first or last whole pixel reaches the stage's edge."""

    def point(edge):
        if edge <= 0:
            return 0.0
        return float(length) if edge >= last - first else (edge + first - origin) / scale

    return [(float(point(left)), float(point(right))) for left, right in spans]


def _spans(line, backdrop):
    """Runs of pixels that differ from the backdrop by more than a shadow, in pixels and their fractions."""
    difference = numpy.abs(line - backdrop).sum(axis=1)
    differs = numpy.concatenate([[False], difference > SHADOW, [False]])
    changes = numpy.flatnonzero(differs[1:] != differs[:-1])
    spans = []
    for start, end in zip(changes[::2], changes[1::2]):
        if end - start < 4:
            continue
        left = start + 1 - difference[start] / difference[start + 1] if start > 0 else 0
        right = end - 1 + difference[end - 1] / difference[end - 2] if end < len(line) else end
        spans.append((left, right))
    return spans
