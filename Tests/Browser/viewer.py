"""A person in front of the page: drags with a mouse or a finger, and looks."""

import io
import os
import re
import time
from pathlib import Path

import numpy
from PIL import Image

from letterbox import STAGE_HEIGHT, STAGE_WIDTH, Letterbox

PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1280, "height": 800}

# Taking a screenshot of a canvas makes the driver say this; no page can help it.
SCREENSHOT_NOISE = "GPU stall due to ReadPixels"
# In seconds, for what comes at once on an idle machine.
TIMEOUT = 60

# When a canvas of the page was drawn last, in milliseconds since it was opened; 0 before. A recorder's own canvas never rests.
WATCH_DRAWING = """
    window.lastDrawn = 0;
    const { clear } = WebGL2RenderingContext.prototype;
    WebGL2RenderingContext.prototype.clear = function (mask) {
        if (this.canvas.isConnected) window.lastDrawn = performance.now();
        clear.call(this, mask);
    };
"""

# Waits until no canvas has been drawn for `rest` milliseconds, counted from now, and no style is animated. The browser must
# have had half of the frames in that time in which it would have drawn: a busy machine's pauses are no rest.
REST = """async ({ rest, timeout }) => {
    const began = performance.now();
    const isAnimated = () => document.getAnimations().some(
        (each) => each.playState === "running" && each.effect.getComputedTiming().endTime !== Infinity);
    let [drawn, frames] = [window.lastDrawn, 0];
    const isAtRest = () => drawn > 0 && performance.now() - Math.max(drawn, began) >= rest && frames >= rest * 0.03 && !isAnimated();
    while (!isAtRest()) {
        if (performance.now() - began > timeout) throw new Error("the page never came to rest");
        await new Promise(requestAnimationFrame);
        [drawn, frames] = [window.lastDrawn, window.lastDrawn === drawn ? frames + 1 : 0];
    }
}"""
# Longer than the page itself waits until it looks at what rests (web/tools/accessibility/pace.js).
REST_MS = 450
# For those who look again if it was none.
SHORT_REST_MS = 100

# Others' pointers and a first visitor's hint above the stage would be in the way of those who measure it.
WITHOUT_CURSORS = "localStorage.setItem('cursors', 'hidden'); localStorage.setItem('setting touched', 'true');"


class Viewer:
    def __init__(self, browser, url, viewport=PHONE, init_script=WITHOUT_CURSORS, **context):
        context.setdefault("color_scheme", "light")
        self.context = browser.new_context(viewport=viewport, **context)
        self.context.set_default_timeout(TIMEOUT * 1000)
        self.page = self.context.new_page()
        self.complaints = []
        self.addresses = []
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("request", lambda request: self.addresses.append(request.url))
        self.sent = []
        self.sockets = []
        self.page.on("websocket", self._listen)
        for script in (WATCH_DRAWING, init_script):
            if script:
                self.page.add_init_script(script)
        self.page.goto(url)
        self.ratio = context.get("device_scale_factor", 1)

    @property
    def letterbox(self):
        return Letterbox(self.page.locator("#stage").bounding_box(timeout=TIMEOUT * 1000))

    def _hear(self, message):
        if message.type in ("error", "warning") and SCREENSHOT_NOISE not in message.text:
            self.complaints.append(message.text)

    def _listen(self, socket):
        self.addresses.append(socket.url)
        self.sockets.append(socket)
        socket.on("framesent", lambda frame: self.sent.append(frame))

    def entered(self):
        """Waits until the server has said what this viewer may."""
        self.page.locator("#share").wait_for(timeout=TIMEOUT * 1000)

    def open_panel(self):
        """Opens the panel if it is not; while it slides in, it is open but not yet to be seen."""
        toggle = self.page.locator("#panel-toggle")
        if toggle.get_attribute("aria-expanded") == "false":
            toggle.click()

    def section(self, name):
        """A part of the panel, opened and unfolded if it is not."""
        self.open_panel()
        section = self.page.locator(f"#section-{name}")
        button = section.locator("button").first
        if button.get_attribute("aria-expanded") == "false":
            button.click()
        return section

    def rename(self, name):
        self.page.locator("#me").click()
        self.page.locator("#name").fill(name)
        self.page.keyboard.press("Enter")

    def on_draw(self, statement):
        """Has the page, when it is opened as its `sources` are, run `statement` whenever it draws its `stage`."""

        def observe(route):
            head = "draw(stage, letterbox) {"
            source = route.fetch().text()
            assert head in source
            route.fulfill(body=source.replace(head, f"{head} {statement}"), content_type="text/javascript")

        self.page.route("**/renderer/renderer.js", observe)

    def picture(self):
        """What is on the screen: rows of columns of red, green, blue."""
        image = Image.open(io.BytesIO(self.page.screenshot()))
        return numpy.asarray(image.convert("RGB")).astype(float)

    def stage_picture(self):
        """The stage alone, as an image."""
        box = self.letterbox
        clip = {"x": box.left, "y": box.top, "width": STAGE_WIDTH * box.scale, "height": STAGE_HEIGHT * box.scale}
        return Image.open(io.BytesIO(self.page.screenshot(clip=clip))).convert("RGB")

    def see(self, condition, what):
        """Looks until `condition(picture)` is neither None nor False, and returns it; the last picture is in the error."""
        deadline = time.monotonic() + TIMEOUT
        while True:
            picture = self.picture()
            if seen := condition(picture):
                return seen
            if time.monotonic() > deadline:
                raise AssertionError(f"never saw {what}; see {self._keep(picture)}")
            # Playwright's own wait lets the page's events through.
            self.page.wait_for_timeout(50)

    def see_at_rest(self, condition, what):
        """As `see`, of what comes to rest: looks whenever the page does, instead of all the way."""
        deadline = time.monotonic() + TIMEOUT
        while not condition(picture := self.settled_picture(SHORT_REST_MS)):
            if time.monotonic() > deadline:
                raise AssertionError(f"never saw {what}; see {self._keep(picture)}")
        return picture

    def settled(self):
        """Waits until the page is at rest: nothing is drawn and nothing animated."""
        self._rest(REST_MS)

    def settled_picture(self, rest=REST_MS):
        """The picture once the page is at rest."""
        self._rest(rest)
        return self.picture()

    def _rest(self, rest):
        self.page.evaluate(REST, {"rest": rest, "timeout": TIMEOUT * 1000})

    def _keep(self, picture):
        """Stores a picture under the name of the test, and returns its path."""
        test = os.environ.get("PYTEST_CURRENT_TEST", "picture").split("::")[-1].split(" ")[0]
        path = Path(".build/last-seen") / f"{re.sub(r'[^A-Za-z0-9_-]+', '-', test).strip('-')}.png"
        path.parent.mkdir(exist_ok=True)
        Image.fromarray(picture.astype("uint8")).save(path)
        return path

    def resize(self, viewport):
        self.page.set_viewport_size(viewport)

    def mouse_drag(self, start, end, hold=True):
        """Presses at `start` and moves to `end`, in stage points. Release with `mouse_up`."""
        mouse, box = self.page.mouse, self.letterbox
        mouse.move(*box.to_window(*start))
        mouse.down()
        for place in self._way(start, end):
            mouse.move(*box.to_window(*place))
        if hold:
            # The release of a finger that rested has no velocity.
            self.page.wait_for_timeout(300)

    def mouse_up(self):
        self.page.mouse.up()

    def touch_drag(self, start, end, hold=True):
        """As `mouse_drag`, with a finger; lift it with `touch_up`."""
        self._touch = self.context.new_cdp_session(self.page)
        self._touched = self.letterbox
        self._send_touch("touchStart", start)
        for place in self._way(start, end):
            self._send_touch("touchMove", place)
        if hold:
            self.page.wait_for_timeout(300)

    def _way(self, start, end, steps=10):
        """Places between, an animation frame apart at least: how far a fling goes depends on how fast it was."""
        for step in range(1, steps + 1):
            self.page.wait_for_timeout(17)
            yield [a + (b - a) * step / steps for a, b in zip(start, end)]

    def second_finger(self, first, second):
        """While a finger of `touch_drag` rests at `first`, another touches `second` and is lifted again."""
        self._send_touch("touchStart", first, second)
        # The protocol's touchEnd lifts all fingers; one is lifted by being left out.
        self._send_touch("touchMove", first)

    def touch_up(self):
        self._send_touch("touchEnd")

    def _send_touch(self, kind, *fingers):
        places = [self._touched.to_window(*finger) for finger in fingers]
        points = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(places)]
        self._touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def close(self):
        self.context.close()
