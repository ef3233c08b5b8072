"""The formulas of the `monzo` scene on its stage of 390 x 844 points, for a scroll of `s` from the resting place."""

from letterbox import STAGE_HEIGHT, STAGE_WIDTH

COUNT = 10
WIDTH = 0.65 * STAGE_WIDTH
HEIGHT = 160
SPACING = 25
PITCH = WIDTH + SPACING
INSET = 0.35 * STAGE_WIDTH / 2
TOP = (STAGE_HEIGHT - 200) / 2 + 40

DRIFT_X = -10
DRIFT_Y = -25

# A height at which cards have straight edges and no label, and which the main card leaves while it drifts up.
CARDS_ROW = TOP + HEIGHT - 13
# A card's resting centre.
CENTRE = STAGE_WIDTH / 2


def main_card_origin(s):
    """Where the main card's corner is on the stage."""
    if s <= 0:
        return INSET - s, TOP
    y = max(DRIFT_Y, DRIFT_Y * s / WIDTH)
    x = min(s + max(DRIFT_X, DRIFT_X * s / WIDTH), (COUNT - 2) * PITCH - 10)
    return x - s + INSET, TOP + y


def cards_in_row(s):
    """Left and right edges of what `CARDS_ROW` crosses, from the left, within the stage."""
    main_x, main_y = main_card_origin(s)
    lefts = [index * PITCH - s + INSET for index in range(1, COUNT)]
    if main_y + HEIGHT - 10 > CARDS_ROW:
        lefts.insert(0, main_x)
    spans = [(max(left, 0), min(left + WIDTH, STAGE_WIDTH)) for left in lefts]
    return [(left, right) for left, right in spans if right - left > 2]
