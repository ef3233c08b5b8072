"""Debian's Chromium, without windows."""

import shutil


def launch(playwright):
    # The shell has no windows at all, which are half of what opening a page costs.
    executable = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    assert executable, "Chromium is not on the path: make need-browser"
    # Root in a container has no sandbox to offer.
    return playwright.chromium.launch(executable_path=executable, args=["--no-sandbox"])
