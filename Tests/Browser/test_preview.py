"""One's own layout on the stage, while it is typed: `zoetrope new`, `zoetrope preview`, and saves."""

import subprocess
import time
from pathlib import Path

import pytest

from server import BINARY, SOURCES, Server
from viewer import DESKTOP, Viewer

# A compiler is at work for each save, perhaps on a busy machine.
PATIENCE = 60_000


class Preview(Server):
    """A `zoetrope preview` of a new project."""

    # A compiler is at work before there is an address.
    start_timeout = 120

    def __init__(self, folder, files=None):
        """`files` are written into the package's module before it is shown: bytes by their paths."""
        subprocess.run([BINARY, "new", str(folder)], check=True, stdout=subprocess.DEVNULL)
        self.layout = folder / "Sources" / folder.name / "FanLayout.swift"
        self.text = self.layout.read_text()
        self.folder = folder
        for path, content in (files or {}).items():
            file = self.layout.parent / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(content)
        super().__init__(web=SOURCES)

    def command(self):
        return [BINARY, "preview", str(self.folder), "--port", str(self.port), "--web", str(self.web)]

    def save(self, old, new):
        """Saves the layout as it was at first, with a change."""
        assert old in self.text
        self.layout.write_text(self.text.replace(old, new))


@pytest.fixture
def preview(tmp_path):
    with Preview(tmp_path / "Cards") as server:
        yield server


def open_fan(browser, preview):
    viewer = Viewer(browser, preview.url + "/fan", DESKTOP)
    viewer.entered()
    return viewer


def turn(viewer):
    return viewer.section("parameters").locator("[data-name=turn] .number input").first


def wait_for_turn(viewer, value):
    viewer.section("parameters")
    viewer.page.wait_for_function(
        f"() => document.querySelector('[data-name=turn] .number input')?.value === '{value}'", timeout=PATIENCE)


def test_saves_are_seen_by_all_and_faults_end_nothing(browser, preview):
    first, second = open_fan(browser, preview), open_fan(browser, preview)
    notice = first.page.locator(".editing")
    try:
        wait_for_turn(first, "0.9")
        for viewer in (first, second):
            viewer.page.evaluate("() => { window.isSamePage = true; }")

        preview.save("turn: CGFloat = 0.9", "turn: CGFloat = 0.3")
        for viewer in (first, second):
            wait_for_turn(viewer, "0.3")

        preview.save("turn: CGFloat = 0.9", "turn: CGFloat = oops")
        notice.wait_for(timeout=PATIENCE)
        assert "FanLayout.swift:8" in notice.inner_text()
        assert "oops" in notice.inner_text()
        # What ran goes on.
        assert turn(first).input_value() == "0.3"

        preview.save("turn: CGFloat = 0.9", "turn: CGFloat = 0.4")
        notice.wait_for(state="hidden", timeout=PATIENCE)
        for viewer in (first, second):
            wait_for_turn(viewer, "0.4")

        preview.save("attributes.size = cardSize", "fatalError(\"no cards\")")
        notice.wait_for(timeout=PATIENCE)
        assert "no cards" in notice.inner_text()
        assert "FanLayout.swift:26" in notice.inner_text()

        preview.save("attributes.size = cardSize", "while true { attributes.size = cardSize }")
        first.page.wait_for_function(
            "() => document.querySelector('.editing').innerText.includes('longer than 2 s')", timeout=PATIENCE)

        preview.save("turn: CGFloat = 0.9", "turn: CGFloat = 0.6")
        notice.wait_for(state="hidden", timeout=PATIENCE)
        for viewer in (first, second):
            wait_for_turn(viewer, "0.6")
            assert viewer.page.evaluate("() => window.isSamePage")
            assert len(viewer.sockets) == 1
            assert viewer.complaints == []
    finally:
        first.close()
        second.close()


def test_tuned_values_are_lines_of_the_file(browser, preview):
    viewer = open_fan(browser, preview)
    try:
        wait_for_turn(viewer, "0.9")
        field = turn(viewer)
        field.fill("0.5")
        field.press("Enter")
        section = viewer.section("source")
        section.get_by_text("Changed lines").click()
        sheet = viewer.page.locator("dialog.wide")
        assert "turn: CGFloat = 0.5" in sheet.locator("ins").inner_text()
        assert preview.layout.read_text() == preview.text
        write = sheet.get_by_text("Write into the files")
        write.click()
        sheet.get_by_text("Really write?").click()
        sheet.get_by_text("Written").wait_for(timeout=PATIENCE)
        assert preview.layout.read_text() == preview.text.replace("turn: CGFloat = 0.9", "turn: CGFloat = 0.5")
    finally:
        viewer.close()


def test_a_font_in_the_folder_is_drawn(browser, tmp_path):
    font = next(Path("/usr/share/fonts").rglob("*Mono-Bold.ttf"))
    label = f"""import UIKit

#Preview("Label") {{
    let label = UILabel()
    label.font = UIFont(name: "{font.stem}", size: 40)
    label.text = "ilWM"
    return label
}}
"""
    with Preview(tmp_path / "Cards", {"Label.swift": label.encode(), "Fonts/Label.ttf": font.read_bytes()}) as preview:
        viewer = Viewer(browser, preview.url + "/label", DESKTOP)
        viewer.entered()
        try:
            viewer.page.wait_for_function(
                "(name) => [...document.fonts].some(({ family, status }) => family.includes(name) && status === 'loaded')",
                arg=font.stem, timeout=PATIENCE)
            assert any(f"/fonts/preview_{font.stem}" in address for address in viewer.addresses)
            assert viewer.complaints == []
        finally:
            viewer.close()


@pytest.mark.long
def test_two_hundred_saves_leave_nothing_behind(browser, preview):
    viewer = open_fan(browser, preview)
    children = Path(f"/proc/{preview.pid}/task/{preview.pid}/children")

    def resources():
        status = Path(f"/proc/{preview.pid}/status").read_text()
        memory = next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS"))
        return memory / 1024, len(list(Path(f"/proc/{preview.pid}/fd").iterdir())), len(children.read_text().split())

    try:
        for save in range(200):
            value = f"{0.2 + save % 7 / 10:.1f}"
            preview.save("turn: CGFloat = 0.9", f"turn: CGFloat = {value}")
            wait_for_turn(viewer, value)
            if save == 20:
                memory, descriptors, processes = resources()
        time.sleep(2)
        now = resources()
        assert now[0] < memory + 20
        assert (now[1], now[2]) <= (descriptors + 2, processes)
        assert viewer.complaints == []
    finally:
        viewer.close()
