"""Firefox without a window, driven by the WebDriver BiDi that it has built in."""

import base64
import json
import re
import shutil
import subprocess
import tempfile
import threading
from pathlib import Path

from bidi import BiDi

START_TIMEOUT = 60

PREFERENCES = """
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("dom.w3c_touch_events.enabled", 1);
user_pref("webgl.force-enabled", true);
"""


class Firefox:
    pointers = ("mouse", "touch")

    def __init__(self):
        executable = shutil.which("firefox-esr") or shutil.which("firefox")
        assert executable, "firefox is not on the path: make need-engines"
        self._profile = tempfile.TemporaryDirectory(prefix="firefox-", ignore_cleanup_errors=True)
        (Path(self._profile.name) / "user.js").write_text(PREFERENCES)
        command = [executable, "--headless", "--no-remote", "--profile", self._profile.name, "--remote-debugging-port=0"]
        self._process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        self._tab = None
        try:
            self._bidi = BiDi(self._address() + "/session")
            self._bidi.command("session.new", capabilities={})
            self._bidi.command("session.subscribe", events=["log.entryAdded"])
        except BaseException:
            self.quit()
            raise

    def _address(self):
        # A Firefox that hangs without a word is killed, which ends the reading.
        watchdog = threading.Timer(START_TIMEOUT, self._process.kill)
        watchdog.start()
        lines = (re.search(r"WebDriver BiDi listening on (ws://\S+)", line) for line in self._process.stderr)
        found = next(filter(None, lines), None)
        watchdog.cancel()
        assert found, "Firefox told no address"
        # What else it says must not fill the pipe.
        threading.Thread(target=self._process.stderr.read, daemon=True).start()
        return found.group(1)

    def open(self, url, width, height):
        """Opens the address in a tab of its own, of that size in CSS pixels."""
        last = self._tab
        self._tab = self._bidi.command("browsingContext.create", type="tab")["context"]
        if last:
            self._bidi.command("browsingContext.close", context=last)
        self._bidi.events.clear()
        self._bidi.command("browsingContext.setViewport", context=self._tab, viewport={"width": width, "height": height})
        self._bidi.command("browsingContext.navigate", context=self._tab, url=url, wait="complete")

    def script(self, body):
        """What the body of an async function returns: JSON."""
        expression = f"(async () => JSON.stringify((await (async () => {{ {body} }})()) ?? null))()"
        result = self._bidi.command("script.evaluate", expression=expression, target={"context": self._tab}, awaitPromise=True)
        assert result["type"] == "success", result["exceptionDetails"]["text"]
        return json.loads(result["result"]["value"])

    def perform(self, source):
        """Performs an input source's actions, as WebDriver has them."""
        self._bidi.command("input.performActions", context=self._tab, actions=[source])

    def release(self):
        """Lets go of all that is pressed."""
        self._bidi.command("input.releaseActions", context=self._tab)

    def png(self):
        return base64.b64decode(self._bidi.command("browsingContext.captureScreenshot", context=self._tab)["data"])

    def complaints(self):
        """What the page's console had of errors and warnings."""
        # An answer comes after the events that were before it.
        self.script("")
        entries = [event["params"] for event in self._bidi.events]
        return [entry["text"] for entry in entries if entry["level"] in ("error", "warn")]

    def quit(self):
        self._process.kill()
        self._process.wait()
        self._profile.cleanup()
