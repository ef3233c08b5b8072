"""What a finger does to each scene to show how it moves: out, and back to where it began, so that it can be repeated."""


class Script:
    """A finger's way, as `simulate --input` reads it."""

    def __init__(self):
        self.lines = []
        self.tick = 12

    def wait(self, ticks):
        self.tick += ticks
        return self

    def action(self, name):
        self.lines.append({"tick": self.tick, "action": name})
        return self

    def tune(self, name, values, ticks):
        """Sets a parameter to one value after the other, as a slider under a finger does."""
        for value in values:
            self.lines.append({"tick": self.tick, "set": {name: value}})
            self.tick += ticks
        return self

    def _touch(self, phase, x, y):
        self.lines.append({"tick": self.tick, "pointer": 1, "phase": phase, "x": round(x, 2), "y": round(y, 2)})

    def tap(self, x, y):
        self._touch("down", x, y)
        self.tick += 5
        self._touch("up", x, y)
        return self

    def drag(self, start, end, ticks, flick=False, rest=0):
        """`flick` leaves at full speed; else the finger slows down to a stop, and stays for `rest` ticks."""
        self._touch("down", *start)
        for step in range(1, ticks + 1):
            self.tick += 1
            part = step / ticks
            part = part * part if flick else part * part * (3 - 2 * part)
            self._touch("move", *(a + (b - a) * part for a, b in zip(start, end)))
        self.tick += rest + 1
        self._touch("up", *end)
        return self


def monzo():
    return (
        Script().drag((320, 420), (90, 410), 16, flick=True).wait(70)
        .drag((300, 420), (150, 424), 34, rest=12).wait(50)
        .drag((40, 420), (380, 416), 13, flick=True).wait(95)
    )


def stack():
    return (
        Script().drag((195, 700), (205, 330), 36, rest=4).wait(50)
        .drag((200, 620), (196, 470), 12, flick=True).wait(80)
        .drag((196, 330), (200, 560), 14, flick=True).wait(70)
        .drag((196, 250), (200, 700), 16, flick=True).wait(70)
    )


def dashboard():
    return Script().tap(195, 400).wait(155).tap(195, 300).wait(140)


def album():
    return (
        Script().drag((330, 370), (150, 372), 26, rest=3).wait(55)
        .drag((340, 370), (120, 370), 13, flick=True).wait(60)
        .drag((300, 765), (110, 765), 14, flick=True).wait(110)
        .drag((90, 765), (330, 765), 12, flick=True).wait(150)
    )


def flip():
    return (
        Script().drag((195, 380), (200, 560), 24).wait(60)
        .drag((195, 560), (195, 300), 18, flick=True).wait(60)
        .drag((195, 380), (370, 340), 12, flick=True).wait(70)
        .action("undo").wait(60)
    )


def grid():
    return (
        Script().drag((195, 650), (200, 380), 14, flick=True).wait(110)
        .drag((200, 250), (195, 560), 14, flick=True).wait(40)
        .drag((200, 250), (195, 560), 14, flick=True).wait(110)
    )


def messages():
    return (
        Script().drag((200, 330), (204, 610), 13, flick=True).wait(80)
        .drag((200, 620), (198, 300), 10, flick=True).wait(30)
        .drag((200, 620), (198, 240), 10, flick=True).wait(80)
        .tap(110, 560).wait(60)
    )


def typewall():
    return (
        Script().wait(10).tune("textSize", [18, 19, 20, 21, 22, 23, 24, 25, 26], 4).wait(60)
        .drag((195, 650), (200, 330), 16, flick=True).wait(120)
        .tune("textSize", [24, 22, 20, 18, 16, 14, 13], 4).wait(60)
        .tune("textSize", [14, 15, 16, 17], 4).wait(50)
        .drag((200, 250), (195, 600), 12, flick=True).wait(60)
        .drag((200, 250), (195, 600), 12, flick=True).wait(100)
    )


def feed():
    return (
        Script().drag((300, 260), (110, 264), 13, flick=True).wait(60)
        .drag((300, 260), (110, 256), 13, flick=True).wait(60)
        .drag((200, 640), (204, 300), 15, flick=True).wait(110)
        .drag((200, 640), (204, 260), 13, flick=True).wait(150)
        .drag((200, 250), (196, 640), 11, flick=True).wait(40)
        .drag((200, 250), (196, 640), 11, flick=True).wait(120)
        .drag((90, 260), (330, 264), 12, flick=True).wait(50)
        .drag((90, 260), (330, 264), 12, flick=True).wait(80)
    )


SCENES = {make.__name__: make for make in (monzo, stack, dashboard, album, flip, feed, grid, messages)} | {"type": typewall}
