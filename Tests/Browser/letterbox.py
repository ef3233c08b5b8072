"""Where the stage lies in a window: scaled to fit, centred."""

STAGE_WIDTH = 390
STAGE_HEIGHT = 844


class Letterbox:
    def __init__(self, viewport):
        self.scale = min(viewport["width"] / STAGE_WIDTH, viewport["height"] / STAGE_HEIGHT)
        self.left = (viewport["width"] - STAGE_WIDTH * self.scale) / 2
        self.top = (viewport["height"] - STAGE_HEIGHT * self.scale) / 2

    def to_window(self, x, y):
        return self.left + x * self.scale, self.top + y * self.scale
