"""What the page does when a server is in trouble, or at work for long: a test's notices among those of a real one."""

import json

import pytest

from monzo import CARDS_ROW
from viewer import PHONE, TIMEOUT

TIMEOUT_MS = TIMEOUT * 1000
POINTER, DOWN, UP, CANCEL = 0x10, 0, 2, 3


def notice(content):
    """A message of one part, a notice (WIRE.md, 0x06)."""
    part = b"\x06" + json.dumps(content).encode()
    length = bytes([len(part)]) if len(part) < 128 else bytes([len(part) & 0x7F | 0x80, len(part) >> 7])
    return length + part


class Line:
    """The connection of a page to its server, on which a test speaks, too."""

    def __init__(self, route):
        self._route = route
        self._server = route.connect_to_server()
        self.sent = []
        route.on_message(self._pass_on)
        self._server.on_message(route.send)

    def _pass_on(self, message):
        self.sent.append(message)
        self._server.send(message)

    def say(self, content):
        self._route.send(notice(content))

    def phases(self):
        """Of the samples of pointers that the page has sent, in their order."""
        messages = [message for message in self.sent if isinstance(message, bytes) and message[0] == POINTER]
        return [message[2 + 18 * index + 1] for message in messages for index in range(message[1])]


@pytest.fixture
def touched(browser, server, open_viewer):
    """A viewer who has just put a finger on the stage, and its line."""
    lines = []
    viewer = open_viewer("/grid", viewport=PHONE, has_touch=True, is_mobile=True)
    viewer.page.route_web_socket("**/rooms/*", lambda route: lines.append(Line(route)))
    viewer.page.goto(server.url + "/monzo")
    viewer.entered()
    return viewer, lines


def wait(viewer, condition, what):
    viewer.see(lambda _: condition(), what)


def test_a_pointer_that_is_down_for_nobody_is_let_go_of_until_it_goes_down_anew(touched):
    viewer, lines = touched
    page, box = viewer.page, viewer.letterbox
    page.mouse.move(*box.to_window(300, CARDS_ROW))
    page.mouse.down()
    page.mouse.move(*box.to_window(280, CARDS_ROW))
    wait(viewer, lambda: DOWN in lines[-1].phases(), "the touch")
    lines[-1].say({"type": "refused", "request": "pointer", "reason": "the pointer is not down here"})
    wait(viewer, lambda: lines[-1].phases()[-1] == CANCEL, "the page's letting go")
    page.locator("#status.visible").wait_for(timeout=TIMEOUT_MS)
    # What the same finger does now is nothing to the stage.
    count = len(lines[-1].phases())
    page.mouse.move(*box.to_window(200, CARDS_ROW), steps=3)
    page.mouse.up()
    page.mouse.down()
    wait(viewer, lambda: lines[-1].phases()[count:] == [DOWN], "the next touch, and nothing before it")
    page.mouse.up()
    wait(viewer, lambda: lines[-1].phases()[-1] == UP, "its end")


def test_a_moment_that_takes_long_to_be_found_is_named_with_how_far_it_is(touched):
    viewer, lines = touched
    time = {"type": "time", "rate": 0, "live": False, "tick": 900, "oldest": 0, "newest": 900}
    badge = viewer.page.locator(".time-badge")
    for reached, share in [(400, "50%"), (550, "75%")]:
        lines[-1].say({**time, "search": {"target": 700, "from": 100, "reached": reached}})
        badge.get_by_text("Finding the moment").wait_for(timeout=TIMEOUT_MS)
        badge.get_by_text(share).wait_for(timeout=TIMEOUT_MS)
    lines[-1].say({**time, "tick": 700})
    badge.get_by_text("Paused").wait_for(timeout=TIMEOUT_MS)
    assert "Finding" not in badge.inner_text()
    assert viewer.complaints == []
