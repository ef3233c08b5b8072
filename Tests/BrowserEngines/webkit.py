"""WebKit, Safari's engine, driven by WebKitGTK's own WebDriver."""

from pathlib import Path

from selenium import webdriver
from selenium.webdriver.webkitgtk.options import Options

TIMEOUT = 60


class WebKit:
    # Its WebDriver has no fingers.
    pointers = ("mouse",)

    def __init__(self):
        options = Options()
        options.binary_location = str(Path(__file__).with_name("webkit_window.py"))
        self._driver = webdriver.WebKitGTK(options=options)
        self._driver.set_page_load_timeout(TIMEOUT)
        self._driver.set_script_timeout(TIMEOUT)

    def open(self, url, width, height):
        """Opens the address in the window, of that size in CSS pixels."""
        # An address that differs only behind its # would be the page that is open.
        self._driver.get("about:blank")
        self._driver.set_window_rect(0, 0, width, height)
        self._driver.get(url)

    def script(self, body):
        """What the body of an async function returns: JSON."""
        told, fault = self._driver.execute_async_script(
            f"""const tell = arguments[0];
            (async () => {{ {body} }})().then((result) => tell([result ?? null, null]), (error) => tell([null, String(error)]));"""
        )
        assert fault is None, fault
        return told

    def perform(self, source):
        """Performs an input source's actions, as WebDriver has them."""
        self._driver.execute("actions", {"actions": [source]})

    def release(self):
        """Lets go of all that is pressed."""
        self._driver.execute("clearActionState")

    def png(self):
        return self._driver.get_screenshot_as_png()

    def complaints(self):
        """What the page's console had of errors and warnings."""
        return self.script("return complaints;")

    def quit(self):
        self._driver.quit()
