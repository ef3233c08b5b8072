"""A person in front of a page in some engine: looks at it, clicks and drags."""

import io
import json
import time

import numpy
from PIL import Image

from letterbox import STAGE_HEIGHT, STAGE_WIDTH, Letterbox

PHONE = (390, 844)
DESKTOP = (1280, 800)
TIMEOUT = 30
STEPS = 12
# Of each step of a drag, in milliseconds.
PACE = 20
REST = 300
# In points of the stage.
MARGIN = 10


class Person:
    def __init__(self, engine, url, size=PHONE):
        self.engine = engine
        engine.open(url, *size)

    @property
    def letterbox(self):
        box = self.engine.script("return document.getElementById('stage').getBoundingClientRect().toJSON();")
        return Letterbox(box)

    def waits_for(self, condition, what):
        """Until the body of a function returns something that is neither null nor false, which it returns."""
        return until(lambda: self.engine.script(condition), what)

    def entered(self):
        """Waits until the server has said what this viewer may."""
        self.waits_for("return document.querySelector('#share')?.hidden === false;", "the room's word")

    def picture(self):
        """What is on the screen: rows of columns of red, green, blue."""
        return numpy.asarray(Image.open(io.BytesIO(self.engine.png())).convert("RGB")).astype(float)

    def stage(self):
        """What is on the stage, but for its rounded corners and its edges."""
        box = self.letterbox
        left, top, right, bottom = map(round, (*box.to_window(MARGIN, MARGIN), *box.to_window(STAGE_WIDTH - MARGIN, STAGE_HEIGHT - MARGIN)))
        return self.picture()[top:bottom, left:right]

    def settled(self):
        """The stage once it shows something, and no longer changes."""
        last = [None]

        def look():
            now = self.stage()
            is_still = last[0] is not None and last[0].shape == now.shape and numpy.array_equal(now, last[0])
            last[0] = now
            return is_still and colours(now) > 12

        until(look, "a stage with something on it, at rest")
        return last[0]

    def drags(self, start, end, kind="mouse"):
        """Presses at `start`, in stage points, moves to `end`, and stays; lets go with `engine.release`."""
        box = self.letterbox
        places = [[a + (b - a) * step / STEPS for a, b in zip(start, end)] for step in range(STEPS + 1)]
        first, *rest = [dict(zip("xy", map(round, box.to_window(*place)))) for place in places]
        moves = [{"type": "pointerMove", "duration": PACE, **place} for place in rest]
        down = {"type": "pointerMove", "duration": 0, **first}, {"type": "pointerDown", "button": 0}
        self._points(kind, *down, *moves, {"type": "pause", "duration": REST})

    def clicks(self, selector):
        """Clicks the middle of an element once it has come to rest."""
        places = [None, None]

        def rests():
            places[:] = places[1], self.engine.script(
                f"""const box = document.querySelector({json.dumps(selector)})?.getBoundingClientRect();
                return box?.width ? [box.left + box.width / 2, box.top + box.height / 2].map(Math.round) : null;"""
            )
            return places[0] is not None and places[0] == places[1]

        until(rests, selector)
        x, y = places[1]
        click = {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}
        self._points("mouse", {"type": "pointerMove", "duration": 0, "x": x, "y": y}, *click)

    def presses(self, key):
        self.engine.perform({"type": "key", "id": "keys", "actions": [{"type": "keyDown", "value": key}, {"type": "keyUp", "value": key}]})

    def _points(self, kind, *actions):
        self.engine.perform({"type": "pointer", "id": kind, "parameters": {"pointerType": kind}, "actions": list(actions)})


def until(condition, what):
    deadline = time.monotonic() + TIMEOUT
    while not (result := condition()):
        assert time.monotonic() < deadline, f"never saw {what}"
        time.sleep(0.05)
    return result


def colours(picture):
    return len(numpy.unique((picture // 16).reshape(-1, 3), axis=0))


def differing(a, b):
    """The share of pixels that differ visibly."""
    return (numpy.abs(a - b).max(axis=2) > 24).mean()


def resized(picture, like):
    """The picture as large as another one."""
    height, width, _ = like.shape
    return numpy.asarray(Image.fromarray(picture.astype("uint8")).resize((width, height), Image.LANCZOS)).astype(float)
