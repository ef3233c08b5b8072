"""One's own layout on the stage, while it is typed: `zoetrope new`, `zoetrope preview`, and saves."""

import json
import re
import subprocess
import time
import urllib.error
import urllib.request
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

    def read_write_link(self):
        """The printed link by which a browser may write into the files."""
        for line in self._process.stdout:
            if match := re.search(r"http\S+#write=\S+", line):
                return match.group(0)
        raise RuntimeError("no link for writing was printed")

    def post_changes(self, **wish):
        """The status and the text of the answer to a wish for the fan's values."""
        request = urllib.request.Request(
            f"{self.url}/preview/changes?room=fan", method="POST",
            headers={"content-type": "application/json", "origin": self.url},
            data=json.dumps({"scene": "fan", **wish}).encode())
        try:
            with urllib.request.urlopen(request) as answer:
                return answer.status, answer.read().decode()
        except urllib.error.HTTPError as refusal:
            return refusal.code, refusal.read().decode()

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

        preview.save("attributes.size = cardSize", "precondition(turn < 0, \"no cards\")")
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


def test_errors_of_the_first_compile_are_on_the_stage(browser, tmp_path):
    with Preview(tmp_path / "Cards", {"FanLayout.swift": b"import UIKit\nclass FanLayout: oops {}\n"}) as preview:
        viewer = Viewer(browser, preview.url + "/", DESKTOP)
        try:
            viewer.page.get_by_role("link").filter(has_text="Fan").first.click()
            notice = viewer.page.locator(".editing")
            # Until then it says that the previews are compiled.
            notice.filter(has_text="FanLayout.swift:2").wait_for(timeout=PATIENCE)
            assert "oops" in notice.inner_text()
            preview.save("turn: CGFloat = 0.9", "turn: CGFloat = 0.7")
            notice.wait_for(state="hidden", timeout=PATIENCE)
            wait_for_turn(viewer, "0.7")
        finally:
            viewer.close()


def test_a_renamed_preview_is_linked_to(browser, preview):
    viewer = open_fan(browser, preview)
    try:
        # What was never shown is not gone.
        wait_for_turn(viewer, "0.9")
        controller = preview.layout.with_name("FanViewController.swift")
        controller.write_text(controller.read_text().replace('#Preview("Fan"', '#Preview("Wheel"'))
        notice = viewer.page.locator(".editing")
        notice.get_by_text("This preview is gone").wait_for(timeout=PATIENCE)
        notice.get_by_role("link", name="Wheel").click()
        viewer.page.wait_for_url(preview.url + "/wheel")
        wait_for_turn(viewer, "0.9")
    finally:
        viewer.close()


def test_the_gallery_names_the_project_and_what_each_picture_is_of(browser, preview):
    viewer = Viewer(browser, preview.url + "/", DESKTOP)
    try:
        page = viewer.page
        page.locator(".miniature canvas").first.wait_for(timeout=PATIENCE)
        assert page.locator("h1").inner_text() == "Cards"
        assert page.locator(".own").count() == 0
        # The first compile may still be at work, of which the gallery shows the end by itself.
        page.get_by_text("FanLayout.swift:").first.wait_for(timeout=PATIENCE)
        kinds = {text.split(",")[0] for text in page.locator(".summary").all_inner_texts()}
        assert kinds == {"#Preview", "Layout"}
        assert any("FanLayout.swift:" in text for text in page.locator(".summary").all_inner_texts())
        # Whatever texts the pictures have are drawn in the font that they were laid out for.
        page.wait_for_function(
            "() => [...document.querySelectorAll('.miniature')].every((frame) => frame.querySelector('canvas'))", timeout=PATIENCE)
        assert "loaded" in page.evaluate("() => [...document.fonts].map(({ status }) => status)")
    finally:
        viewer.close()


def test_pictures_of_a_list_that_has_changed_meanwhile_are_those_of_the_new_one(browser, preview):
    compiled(preview)
    viewer = Viewer(browser, "about:blank", DESKTOP, init_script=None)
    page = viewer.page
    held, asked = [], []

    def answer(route):
        asked.append(route)
        if len(asked) > 1:
            return route.continue_()
        found = route.fetch().json()
        return route.fulfill(json={**found, "scenes": found["scenes"][:1]})

    try:
        page.route("**/scenes.json", answer)
        # What draws the pictures comes when the cards that it was wanted for have left the page.
        page.route("**/stills.js", lambda route: held.append(route))
        page.goto(preview.url + "/")
        page.locator(".miniature").nth(1).wait_for(timeout=PATIENCE)
        for route in held:
            route.continue_()
        page.locator(".miniature canvas").nth(1).wait_for(timeout=PATIENCE)
        assert viewer.complaints == []
    finally:
        viewer.close()


def compiled(preview):
    """Waits until the first compile has ended."""
    end = time.monotonic() + PATIENCE / 1000
    while "FanLayout.swift" not in urllib.request.urlopen(f"{preview.url}/scenes.json").read().decode():
        assert time.monotonic() < end
        time.sleep(0.2)


# All that was drawn since the set was made, as texts.
COLLECT = """
    const all = (parent) => stage.children(parent).flatMap((layer) => [layer, ...all(layer.id)]);
    window.drawnStates?.add(JSON.stringify(all(0).map(({ position, boundsOrigin, transform }) => [position, boundsOrigin, transform])));
"""


def test_the_views_of_a_preview_are_inspected_also_after_a_save(browser, preview):
    viewer = open_fan(browser, preview)
    page = viewer.page
    viewer.settled()
    page.locator("#stage").focus()
    page.keyboard.press("i")
    page.locator(".view-row").first.wait_for(timeout=PATIENCE)
    page.locator(".view-filter").fill("0 - 1")
    page.locator(".view-row", has_text="0 - 1").last.click()
    index_path = page.locator(".view-details div", has_text="index path").locator("dd")
    index_path.wait_for(timeout=PATIENCE)
    assert index_path.text_content() == "0 - 1"
    said = page.locator(".view-details div", has_text="transform").last.locator("dd")
    before = said.text_content()
    preview.save("turn: CGFloat = 0.9", "turn: CGFloat = 0.3")
    page.wait_for_function(
        """(before) => [...document.querySelectorAll(".view-details dd")].every((each) => each.textContent !== before)""",
        arg=before, timeout=PATIENCE)
    assert index_path.text_content() == "0 - 1"
    assert "rotation" in said.text_content()
    assert viewer.complaints == []
    viewer.close()


def test_a_layout_that_starts_anew_at_each_scroll_is_found_out(browser, preview):
    viewer = open_fan(browser, preview)
    page = viewer.page
    # Cards that look alike wherever they are need not be laid out anew.
    alike = preview.text.replace("let distance = (x - bounds.midX) / spacing", "let distance: CGFloat = 0")
    assert alike != preview.text
    preview.layout.write_text(alike.replace("turn: CGFloat = 0.9", "turn: CGFloat = 0.3"))
    wait_for_turn(viewer, "0.3")
    viewer.settled()
    page.locator("#stage").focus()
    page.keyboard.press("i")
    page.locator(".view-row").first.wait_for(timeout=PATIENCE)
    page.locator(".view-filter").fill("UICollectionView")
    page.locator(".view-row", has_text="UICollectionView").last.click()
    page.locator(".view-details div", has_text="content offset").first.wait_for(timeout=PATIENCE)
    page.get_by_role("button", name="Touch the stage").click()
    viewer.mouse_drag((350, 420), (40, 420), hold=False)
    viewer.mouse_up()
    fault = page.locator(".view-details section", has=page.get_by_role("heading", name="Faults"))
    fault.wait_for(timeout=PATIENCE)
    assert "laid out anew whenever the bounds change" in fault.inner_text()
    assert viewer.complaints == []
    viewer.close()


def test_the_last_gesture_is_repeated_on_a_save(browser, preview):
    viewer = Viewer(browser, "about:blank", DESKTOP, init_script=None)
    try:
        viewer.on_draw(COLLECT)
        viewer.page.goto(preview.url + "/fan")
        viewer.entered()
        wait_for_turn(viewer, "0.9")
        switch = viewer.section("source").get_by_role("switch", name="Replay the last gesture on save")
        switch.click()
        viewer.mouse_drag((300, 500), (100, 500))
        viewer.mouse_up()
        viewer.settled()
        # It is the server that has the last word on it.
        assert switch.is_checked()
        viewer.page.evaluate("() => { window.drawnStates = new Set(); }")
        preview.save("turn: CGFloat = 0.9", "turn: CGFloat = 0.3")
        wait_for_turn(viewer, "0.3")
        # Without the gesture it is as it was before and as it is after.
        viewer.page.wait_for_function("() => window.drawnStates.size > 6", timeout=PATIENCE)
        assert viewer.complaints == []
    finally:
        viewer.close()


def test_tuned_values_are_lines_of_the_file(browser, preview):
    viewer = open_fan(browser, preview)
    try:
        wait_for_turn(viewer, "0.9")
        section = viewer.section("source")
        # At once: before the room can say that it has the value.
        section.get_by_text("Changed lines").evaluate(
            """(button, field) => {
                field.value = "0.5";
                field.dispatchEvent(new Event("change", { bubbles: true }));
                button.click();
            }""", turn(viewer).element_handle())
        sheet = viewer.page.locator("dialog.wide")
        assert "turn: CGFloat = 0.5" in sheet.locator("ins").inner_text()
        # Both begin in the same column.
        signs = [sheet.locator(kind).first.evaluate("(line) => getComputedStyle(line, '::before').content.length")
                 for kind in ("del", "ins")]
        assert signs[0] == signs[1]
        assert preview.layout.read_text() == preview.text
        # Only the printed link lets a browser write.
        assert sheet.get_by_text("Write into the files").count() == 0
        sheet.get_by_label("Close").click()
        author = viewer.page.context.new_page()
        author.goto(preview.read_write_link())
        author.wait_for_url(preview.url + "/")
        author.close()
        section.get_by_text("Changed lines").click()
        write = sheet.get_by_text("Write into the files")
        write.click()
        sheet.get_by_text("Really write?").click()
        sheet.get_by_text("Written").wait_for(timeout=PATIENCE)
        assert preview.layout.read_text() == preview.text.replace("turn: CGFloat = 0.9", "turn: CGFloat = 0.5")
    finally:
        viewer.close()


def test_nobody_writes_without_the_printed_key(preview):
    key = preview.read_write_link().partition("#write=")[2]
    for wrong in (None, "", key[:-1], key[::-1] + "0", "0" * len(key)):
        status, text = preview.post_changes(values={"turn": 0.5}, write=True, key=wrong)
        assert (status, "the link that the server printed" in text) == (403, True)
    for value in (1e308, -1e9):
        status, text = preview.post_changes(values={"turn": value}, write=True, key=key)
        assert (status, "'turn'" in text) == (400, True)
    assert preview.layout.read_text() == preview.text
    # The first compile may still be at work.
    end = time.monotonic() + PATIENCE / 1000
    while (answer := preview.post_changes(values={"turn": 0.5}, write=True, key=key))[0] != 200:
        assert time.monotonic() < end, answer
        time.sleep(0.1)
    assert preview.layout.read_text() == preview.text.replace("turn: CGFloat = 0.9", "turn: CGFloat = 0.5")


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


def test_a_field_of_the_code_is_seen_while_somebody_types_into_it(browser, tmp_path):
    form = """import UIKit

#Preview("Form") {
    let form = UIView()
    let field = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 40))
    field.placeholder = "Name"
    form.addSubview(field)
    let note = UITextView(frame: CGRect(x: 20, y: 120, width: 200, height: 40))
    note.text = "None"
    form.addSubview(note)
    return form
}
"""
    with Preview(tmp_path / "Cards", {"Form.swift": form.encode()}) as preview:
        viewer = Viewer(browser, preview.url + "/form", DESKTOP)
        try:
            viewer.entered()
            field = viewer.page.locator("#tree").get_by_role("button", name="Name")
            field.wait_for(timeout=PATIENCE)
            box = field.bounding_box()
            viewer.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            entry = viewer.page.locator(".text-entry:focus")
            entry.wait_for(timeout=PATIENCE)
            colors = "(entry) => [getComputedStyle(entry).backgroundColor, getComputedStyle(entry).color]"
            viewer.page.keyboard.type("Ann")
            viewer.page.locator("#tree").get_by_role("button", name="Ann").wait_for(timeout=PATIENCE)
            assert entry.evaluate(colors) == ["rgba(0, 0, 0, 0)"] * 2
            # The stage's caret stays at the end.
            viewer.page.keyboard.press("Home")
            assert "rgba(0, 0, 0, 0)" not in entry.evaluate(colors)
            box = viewer.page.locator("#tree").get_by_role("button", name="None").bounding_box()
            viewer.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            entry.wait_for(timeout=PATIENCE)
            viewer.page.keyboard.type("Some")
            viewer.page.locator("#tree").get_by_role("button", name="Some").wait_for(timeout=PATIENCE)
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


def test_what_the_code_prints_is_in_the_console(browser, preview):
    viewer = open_fan(browser, preview)
    try:
        lines = viewer.page.locator(".console-lines li")
        viewer.section("console").locator(".console-note").wait_for(timeout=PATIENCE)
        preview.save("attributes.size = cardSize", "attributes.size = cardSize; print(\"card\", indexPath.item)")
        lines.filter(has_text="card 1").first.wait_for(timeout=PATIENCE)
        viewer.settled()
        viewer.mouse_drag((350, 420), (40, 420), hold=False)
        viewer.mouse_up()
        viewer.settled()
        viewer.page.locator(".console-filter").fill("card 3")
        lines.filter(has_text="card 3").first.wait_for(timeout=PATIENCE)
        assert lines.filter(has_text="card 1").count() == 0
        assert re.match(r"\d+\.\d\d", lines.last.inner_text())
        # Before the drag nothing of it has been printed.
        viewer.page.locator("#time-bar").get_by_role("button", name="Pause", exact=True).click()
        slider = viewer.page.locator("#time-bar").get_by_role("slider")
        slider.evaluate("(slider) => { slider.value = slider.min; slider.dispatchEvent(new Event('input')); slider.dispatchEvent(new Event('change')); }")
        viewer.page.wait_for_function("() => document.querySelector('.console-lines li:last-child').classList.contains('later')", timeout=PATIENCE)
        preview.save("turn: CGFloat = 0.9", "turn: CGFloat = 0.3")
        viewer.page.wait_for_function("() => document.querySelectorAll('.console-lines li').length === 0", timeout=PATIENCE)
        assert viewer.complaints == []
    finally:
        viewer.close()
