"""Where the stage lies in the window: scaled to fit the page's canvas, centred in it."""

STAGE_WIDTH = 390
STAGE_HEIGHT = 844


class Letterbox:
    def __init__(self, canvas):
        """`canvas`: its box in the window, `x`, `y`, `width`, `height`."""
        self.scale = min(canvas["width"] / STAGE_WIDTH, canvas["height"] / STAGE_HEIGHT)
        self.left = canvas["x"] + (canvas["width"] - STAGE_WIDTH * self.scale) / 2
        self.top = canvas["y"] + (canvas["height"] - STAGE_HEIGHT * self.scale) / 2

    def to_window(self, x, y):
        return self.left + x * self.scale, self.top + y * self.scale
