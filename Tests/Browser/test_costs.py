"""What steps cost: the strip below the time bar, a step's calls, and what is found in them."""

import json
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path

import pytest

import planted
from server import BINARY, SOURCES, Server, own_address
from viewer import DESKTOP, PHONE, TIMEOUT, Viewer

TIMEOUT_MS = TIMEOUT * 1000
ELEMENTS = "override func layoutAttributesForElements"
# A compiler is at work, perhaps on a busy machine.
PATIENCE = 60_000


class PlantedPreview(Server):
    """A `zoetrope preview` of the file with the faults."""

    start_timeout = 120

    def __init__(self, folder, *arguments, source=planted.SOURCE):
        self.file = folder / "Planted.swift"
        self.file.write_text(source)
        self.messages = tempfile.NamedTemporaryFile("w+")
        super().__init__(*arguments, web=SOURCES)
        # What has been found is found anew with the optimised library.
        end = time.time() + self.start_timeout
        while "Optimised in" not in (said := Path(self.messages.name).read_text()):
            assert time.time() < end, said
            time.sleep(0.1)

    def command(self):
        return [BINARY, "preview", str(self.file), "--port", str(self.port), "--web", str(self.web), *self.arguments]

    def folder(self, host):
        """The status and the text of the answer to a request for the sources' folder."""
        origin = f"http://{host}:{self.port}"
        request = urllib.request.Request(
            f"{origin}/preview/folder?room=planted", method="POST", headers={"origin": origin})
        try:
            with urllib.request.urlopen(request, timeout=TIMEOUT) as answer:
                return answer.status, answer.read().decode()
        except urllib.error.HTTPError as error:
            return error.code, error.read().decode()


def inspect(viewer):
    viewer.entered()
    viewer.settled()
    viewer.page.locator("#stage").focus()
    viewer.page.keyboard.press("i")
    viewer.page.locator(".view-row").first.wait_for(timeout=PATIENCE)
    viewer.page.get_by_role("button", name="Touch the stage").click()


def fling(viewer, times=1, moves=8):
    x, y = viewer.letterbox.to_window(195, 640)
    end = viewer.letterbox.to_window(195, 160)[1]
    for _ in range(times):
        viewer.page.mouse.move(x, y)
        viewer.page.mouse.down()
        for part in range(1, moves + 1):
            viewer.page.mouse.move(x, y + (end - y) * part / moves)
            viewer.page.wait_for_timeout(16)
        viewer.page.mouse.up()
        viewer.page.wait_for_timeout(300)


def find(viewer, source, faults):
    """Scrolls until each of the faults is found at the line that declares what makes it."""
    findings = viewer.page.locator(".cost-findings")
    missing = faults
    # A busy machine makes fewer steps in the same time.
    for _ in range(20):
        # Slowly, so that a layout is asked in many steps, and fast, so that many cells are used again.
        fling(viewer, times=2, moves=60)
        fling(viewer, times=4)
        # The page hears of them four times a second.
        viewer.page.wait_for_timeout(500)
        missing = [
            (words, declaration) for words, declaration in missing
            if not findings.get_by_role("listitem").filter(has_text=words).get_by_text(
                planted.place(declaration, source)).is_visible()
        ]
        if not missing:
            return
    raise AssertionError(f"{missing} are not among {findings.inner_text()}")


def choose(viewer):
    """Chooses the strip's newest step that lays views out, by keys."""
    strip = viewer.page.get_by_role("slider", name="Steps and what they cost")
    strip.focus()
    viewer.page.keyboard.press("End")
    for _ in range(100):
        viewer.page.wait_for_timeout(50)
        if "views" in strip.get_attribute("aria-valuetext"):
            return strip.get_attribute("aria-valuetext")
        viewer.page.keyboard.press("ArrowLeft")
    raise AssertionError("no step lays views out")


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_four_planted_faults_are_found_on_the_page(browser, tmp_path, viewport):
    with PlantedPreview(tmp_path) as server:
        viewer = Viewer(browser, server.url + "/planted", viewport)
        try:
            inspect(viewer)
            find(viewer, planted.SOURCE, [
                ("PlantedLayout prepare() made 300 attributes for 300 items", "override func prepare()"),
                ("PlantedLayout layoutAttributesForElements(in:) returned 300 attributes", ELEMENTS),
                ("PlantedLayout layoutAttributesForElements(in:) changed views", ELEMENTS),
                ("PlantedCell Cells of PlantedCell that are used again got more constraints", "class PlantedCell"),
            ])
            assert viewer.complaints == []
        finally:
            viewer.close()


def test_faults_that_are_written_in_another_way_are_found_on_the_page(browser, tmp_path):
    with PlantedPreview(tmp_path, source=planted.FADING) as server:
        viewer = Viewer(browser, server.url + "/planted", DESKTOP)
        try:
            inspect(viewer)
            find(viewer, planted.FADING, [
                ("FadeLayout layoutAttributesForElements(in:) changed attributes that it had returned before", ELEMENTS),
                ("FadeLayout layoutAttributesForElements(in:) changed views", ELEMENTS),
                ("FadeLayout layoutAttributesForItem(at:) says something else", "class FadeLayout"),
                ("Row Cells of Row that are used again got more constraints", "class Row"),
            ])
            assert viewer.complaints == []
        finally:
            viewer.close()


def test_a_place_is_copied_without_an_editor(browser, tmp_path):
    with PlantedPreview(tmp_path) as server:
        viewer = Viewer(browser, server.url + "/planted", PHONE)
        try:
            viewer.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
            inspect(viewer)
            fling(viewer, times=2, moves=40)
            finding = viewer.page.locator(".cost-findings").get_by_role("listitem").filter(has_text="prepare() made")
            place = planted.place("override func prepare()")
            # The numbers change no more.
            viewer.settled()
            viewer.page.wait_for_timeout(500)
            finding.get_by_role("button", name=place).click(timeout=TIMEOUT_MS)
            viewer.page.wait_for_function(
                "async (place) => await navigator.clipboard.readText() === place", arg=place, timeout=TIMEOUT_MS)
        finally:
            viewer.close()


def test_lines_are_opened_in_the_editor_that_was_chosen(browser, tmp_path):
    with PlantedPreview(tmp_path) as server:
        viewer = Viewer(browser, server.url + "/planted", DESKTOP)
        try:
            inspect(viewer)
            fling(viewer, times=2, moves=40)
            finding = viewer.page.locator(".cost-findings").get_by_role("listitem").filter(has_text="prepare() made")
            place = planted.place("override func prepare()")
            finding.get_by_role("button", name=place).wait_for(timeout=TIMEOUT_MS)
            viewer.page.get_by_label("Open lines in").select_option(label="Visual Studio Code")
            address = f"vscode://file{tmp_path}/{place}:1"
            assert finding.get_by_role("link", name=place).get_attribute("href") == address
            viewer.page.reload()
            inspect(viewer)
            row = viewer.page.get_by_role("treeitem").filter(has_text="PlantedCell").first
            row.click()
            declared = viewer.page.locator(".view-details").get_by_role("link", name=planted.place("class PlantedCell"))
            declared.wait_for(timeout=TIMEOUT_MS)
            server.file.write_text(planted.SOURCE.replace(
                "func show(_ item: Int) {", r'func show(_ item: Int) { print("\(#fileID):\(#line) shows", item)'))
            console = viewer.section("console")
            line = planted.place("func show(_ item: Int)")
            shown = console.get_by_role("link", name=line).first
            shown.wait_for(timeout=PATIENCE)
            assert shown.get_attribute("href") == f"vscode://file{tmp_path}/{line}:1"
            # Lines that were printed before the editor was chosen are drawn anew.
            choice = viewer.page.get_by_label("Open lines in")
            choose = "(list, name) => { list.value = name; list.dispatchEvent(new Event('change')); }"
            choice.evaluate(choose, "")
            console.locator(".console-filter").fill("shows")
            shown.wait_for(state="detached", timeout=PATIENCE)
            choice.evaluate(choose, "vscode")
            shown.wait_for(timeout=PATIENCE)
            assert viewer.complaints == []
        finally:
            viewer.close()


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_previews_and_parameters_say_where_they_are_declared(browser, tmp_path, viewport):
    with PlantedPreview(tmp_path) as server:
        viewer = Viewer(browser, server.url + "/planted", viewport)
        try:
            viewer.entered()
            viewer.section("source")
            row = viewer.section("parameters").locator(".parameter").filter(has_text="Inset").first
            place = planted.place("var inset")
            row.get_by_role("button", name=place).wait_for(timeout=PATIENCE)
            viewer.page.evaluate("localStorage.setItem('setting editor', JSON.stringify({ name: 'vscode', pattern: '' }))")
            viewer.page.goto(server.url + "/")
            card = viewer.page.locator(".scene").filter(has_text="Planted").first
            link = card.get_by_role("link", name=planted.place("#Preview"))
            link.wait_for(timeout=TIMEOUT_MS)
            assert link.get_attribute("href") == f"vscode://file{tmp_path}/{planted.place('#Preview')}:1"
            assert viewer.complaints == []
        finally:
            viewer.close()


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_key_scrolls_to_the_views_of_a_preview_whose_sources_come_later(browser, tmp_path, viewport):
    with PlantedPreview(tmp_path) as server:
        viewer = Viewer(browser, server.url + "/planted", viewport)
        try:
            viewer.entered()
            viewer.page.locator("#stage").focus()
            viewer.page.keyboard.press("i")
            viewer.page.locator("#section-source").get_by_text("Open lines in").wait_for(timeout=PATIENCE)
            viewer.page.locator(".view-row").first.wait_for(timeout=PATIENCE)
            viewer.page.wait_for_timeout(500)
            row, panel = (viewer.page.locator(name).first.bounding_box() for name in (".view-row", "#panel"))
            assert panel["y"] < row["y"] < panel["y"] + panel["height"] - row["height"]
        finally:
            viewer.close()


def test_the_folder_is_told_on_the_own_machine_alone(tmp_path):
    address = own_address()
    if address is None:
        pytest.skip("this machine has no address beside loopback")
    with PlantedPreview(tmp_path, "--host", "0.0.0.0") as server:
        status, text = server.folder("127.0.0.1")
        assert (status, json.loads(text)["folder"]) == (200, str(tmp_path))
        status, text = server.folder(address)
        assert (status, str(tmp_path) in text) == (403, False)


def test_a_column_has_the_calls_of_its_step_as_a_list_and_as_a_flame(open_viewer):
    viewer = open_viewer("/grid", viewport=DESKTOP)
    inspect(viewer)
    fling(viewer)
    viewer.settled()
    viewer.page.get_by_role("treeitem").filter(has_text="GridCell").first.click()
    viewer.page.locator(".view-details").get_by_text("corner radius").wait_for(timeout=TIMEOUT_MS)
    top = viewer.page.locator("#share").bounding_box()
    said = choose(viewer)
    parts = viewer.page.locator(".step-parts")
    row = parts.get_by_role("listitem").filter(has_text="layoutAttributesForElements(in:)").first
    row.wait_for(timeout=TIMEOUT_MS)
    assert "returned" in row.inner_text()
    assert parts.locator("h4").inner_text().split(":")[0].removeprefix("Step at ") == said.split(":")[0]
    viewer.page.get_by_role("button", name="Flame").click()
    block = parts.locator(".part-flame li").filter(has_text="layoutSubviews()").first
    block.wait_for(timeout=TIMEOUT_MS)
    assert block.bounding_box()["width"] > 10
    assert viewer.page.locator(".part-list").is_hidden()
    # The panel scrolls to it, and the page stays where it is.
    assert viewer.page.locator("#share").bounding_box() == top
    assert viewer.complaints == []


def test_whoever_does_not_inspect_is_sent_nothing_of_it(open_viewer):
    viewer = open_viewer("/grid", viewport=DESKTOP)
    viewer.entered()
    fling(viewer)
    viewer.settled()
    assert not any(isinstance(frame, str) and '"costs"' in frame for frame in viewer.sent)
    assert viewer.page.locator(".cost-strip").count() == 0
    inspect(viewer)
    viewer.page.locator(".cost-strip").wait_for(timeout=TIMEOUT_MS)
    viewer.page.locator("#stage").focus()
    viewer.page.keyboard.press("i")
    viewer.page.locator(".cost-strip").wait_for(state="detached", timeout=TIMEOUT_MS)
    assert viewer.sent[-1] == '{"type":"costs","costs":false,"step":null,"got":0}'


def test_a_moment_that_stands_still_has_its_step(open_viewer):
    viewer = open_viewer("/grid", viewport=DESKTOP)
    inspect(viewer)
    fling(viewer)
    viewer.settled()
    viewer.page.get_by_role("button", name="Pause").click()
    viewer.page.get_by_role("button", name="One step back (,)").click()
    viewer.page.locator(".step-parts h4").wait_for(timeout=TIMEOUT_MS)
    before = viewer.page.locator(".step-parts h4").inner_text()
    viewer.page.get_by_role("button", name="One step back (,)").click()
    viewer.page.wait_for_function(
        "(before) => document.querySelector('.step-parts h4').innerText !== before", arg=before, timeout=TIMEOUT_MS)
