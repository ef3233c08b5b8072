"""What a save of a preview has changed, for those who watch: its lines, the stage of before it, and versions side by side."""

import subprocess

import numpy
import pytest

from rooms import private_room
from server import BINARY, SOURCES, Server, own_address
from viewer import DESKTOP, PHONE, Viewer

# A compiler is at work for each save, perhaps on a busy machine.
PATIENCE = 60_000

SOURCE = """import UIKit

#Preview("Box") {
    BoxController()
}

final class BoxController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let scroll = UIScrollView(frame: view.bounds)
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroll.contentSize = CGSize(width: 100, height: 3000)
        view.backgroundColor = .white
        view.addSubview(scroll)
        let box = UIView(frame: CGRect(x: 100, y: 400, width: 150, height: 150))
        box.backgroundColor = .red
        scroll.addSubview(box)
    }
}
"""


class BoxPreview(Server):
    """A `zoetrope preview` of a red box that scrolls, which is said to be Ann's."""

    start_timeout = 120

    def __init__(self, folder, *arguments, color=".red"):
        self.file = folder / "Box.swift"
        self.save(color)
        super().__init__("--author", "Ann", *arguments, web=SOURCES)

    def command(self):
        return [BINARY, "preview", str(self.file), "--port", str(self.port), "--web", str(self.web), *self.arguments]

    def save(self, color):
        self.file.write_text(SOURCE.replace(".red", color))


@pytest.fixture
def preview(tmp_path):
    with BoxPreview(tmp_path) as server:
        yield server


def boxes(picture):
    """The boxes' left and top edges in the picture, by colour; of one that is not there, nothing."""
    found = {}
    for name, strong, weak in [("red", 0, 2), ("blue", 2, 0)]:
        mask = (picture[:, :, strong] > 230) & (picture[:, :, weak] < 60) & (picture[:, :, 1] < 60)
        # Words have such pixels, too, but not so many.
        if mask.sum() > 1000:
            rows, columns = numpy.nonzero(mask)
            found[name] = (columns.min(), rows.min())
    return found


def see(viewer, condition, what):
    """`Viewer.see`, for a picture of which the boxes are looked at."""
    for _ in range(1200):
        found = boxes(viewer.picture())
        if condition(found):
            return found
        viewer.page.wait_for_timeout(50)
    raise AssertionError(f"never saw {what}: {found}")


def only(*names):
    return lambda found: set(found) == set(names)


def changes(viewer):
    return viewer.section("changes")


def open_changes(viewer):
    changes(viewer).get_by_role("button", name="What changed").click()
    sheet = viewer.page.get_by_role("dialog", name="What changed")
    sheet.wait_for()
    return sheet


def close_panel(viewer):
    toggle = viewer.page.locator("#panel-toggle")
    if toggle.get_attribute("aria-expanded") == "true":
        toggle.click()


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_presenter_reads_the_lines_of_a_save_and_chooses_who_else_does(browser, preview, viewport):
    links = private_room(preview, "box")
    presenter = Viewer(browser, preview.url + links["present"], viewport)
    guest = Viewer(browser, preview.url + links["open"], PHONE)
    try:
        presenter.entered()
        guest.entered()
        see(presenter, only("red"), "the first colour")
        changes(presenter).get_by_text("Nothing was saved since the preview began.").wait_for()
        preview.save(".blue")
        changes(presenter).get_by_text("by Ann: +1, \u22121").wait_for(timeout=PATIENCE)
        sheet = open_changes(presenter)
        assert sheet.locator("del").all_inner_texts() == ["16- " + "        box.backgroundColor = .red\n"]
        assert sheet.locator("ins").all_inner_texts() == ["16+ " + "        box.backgroundColor = .blue\n"]
        assert sheet.locator("pre span").count() == 6
        sheet.get_by_role("button", name="Close").click()

        changes(guest).get_by_text("The presenter does not show what a save changes.").wait_for()
        assert changes(guest).get_by_role("button", name="What changed").count() == 0
        assert changes(guest).get_by_label("Lines are shown to").is_hidden()
        changes(presenter).get_by_label("Lines are shown to").select_option("everyone")
        guest_sheet = open_changes(guest)
        assert ".blue" in guest_sheet.locator("ins").inner_text()
        # The next save is told to those who read.
        preview.save(".green")
        guest_sheet.locator("ins").filter(has_text=".green").wait_for(timeout=PATIENCE)
        changes(presenter).get_by_label("Lines are shown to").select_option("nobody")
        guest_sheet.wait_for(state="detached")
        assert presenter.complaints + guest.complaints == []
    finally:
        presenter.close()
        guest.close()


@pytest.mark.skipif(own_address() is None, reason="this machine has no address beside loopback")
def test_in_a_public_room_who_is_on_the_machine_reads_the_lines_and_chooses_who_else_does(browser, tmp_path):
    with BoxPreview(tmp_path, "--host", "0.0.0.0") as server:
        author = Viewer(browser, server.url + "/box", DESKTOP)
        guest = Viewer(browser, f"http://{own_address()}:{server.port}/box", PHONE)
        try:
            author.entered()
            guest.entered()
            see(author, only("red"), "the first colour")
            server.save(".blue")
            changes(author).get_by_text("by Ann: +1, \u22121").wait_for(timeout=PATIENCE)
            changes(guest).get_by_text("The presenter does not show what a save changes.").wait_for()
            assert changes(guest).get_by_label("Lines are shown to").is_hidden()
            audience = changes(author).get_by_label("Lines are shown to")
            assert audience.locator("option").all_inner_texts() == ["This machine", "Everyone here", "Nobody"]
            audience.select_option("everyone")
            assert ".blue" in open_changes(guest).locator("ins").inner_text()
            assert author.complaints == []
        finally:
            author.close()
            guest.close()


def test_the_stage_of_before_the_save_is_shown_to_who_wants_it_with_the_touches_of_all(browser, preview):
    links = private_room(preview, "box")
    one, other = Viewer(browser, preview.url + links["present"], DESKTOP), Viewer(browser, preview.url + links["open"], PHONE)
    try:
        one.entered()
        other.entered()
        see(one, only("red"), "the first colour")
        preview.save(".blue")
        for viewer in (one, other):
            see(viewer, only("blue"), "the new colour")
        changes(one).get_by_role("switch", name="The stage as before the save").check()
        before = see(one, only("red"), "the colour of before")
        see(other, only("blue"), "the new colour, still")
        other.touch_drag((195, 600), (195, 400), hold=False)
        other.touch_up()
        see(other, lambda found: only("blue")(found), "the new colour, moved")
        moved = see(one, lambda found: only("red")(found) and found["red"][1] < before["red"][1] - 50, "the box of before, moved")
        assert moved["red"][0] == before["red"][0]
        one.page.get_by_role("button", name="Before the save").click()
        now = see(one, only("blue"), "the new colour again")
        assert abs(now["blue"][1] - moved["red"][1]) <= 200
        assert one.complaints + other.complaints == []
    finally:
        one.close()
        other.close()


def open_versions(viewer, *names):
    """Goes to a private room with stages of versions."""
    viewer.section("view").get_by_text("Side by side").click()
    form = viewer.page.locator(".side-by-side form")
    form.get_by_label("Compare").select_option(label="Versions")
    assert form.locator(".axis-values label").all_inner_texts() == list(names)
    form.get_by_role("button", name="Open these in a private room").click()


def test_the_present_version_and_the_one_of_before_stand_side_by_side(browser, preview):
    viewer = Viewer(browser, preview.url + "/box", DESKTOP)
    try:
        viewer.entered()
        see(viewer, only("red"), "the first colour")
        preview.save(".blue")
        see(viewer, only("blue"), "the new colour")
        open_versions(viewer, "Now", "Before the last save")
        viewer.page.wait_for_url("**/*#p*")
        viewer.entered()
        found = see(viewer, only("blue", "red"), "both")
        assert found["blue"][1] == found["red"][1]
        assert found["blue"][0] < found["red"][0]
        # The next save moves what was new to what was before.
        preview.save(".red")
        see(viewer, lambda after: only("blue", "red")(after) and after["blue"][0] > after["red"][0], "both, changed over")
        assert viewer.complaints == []
    finally:
        viewer.close()


def test_a_revision_of_git_stands_beside_the_present_code(browser, tmp_path):
    def git(*arguments):
        settings = ["-c", "user.name=Ann", "-c", "user.email=ann@example.org", "-c", "commit.gpgsign=false"]
        subprocess.run(["git", "-C", str(tmp_path), *settings, *arguments], check=True, stdout=subprocess.DEVNULL)

    (tmp_path / "Box.swift").write_text(SOURCE)
    git("init", "-q")
    git("add", ".")
    git("commit", "-q", "-m", "red")
    with BoxPreview(tmp_path, "--against", "HEAD", color=".blue") as server:
        viewer = Viewer(browser, server.url + "/box", DESKTOP)
        try:
            viewer.entered()
            see(viewer, only("blue"), "the colour of the work tree")
            open_versions(viewer, "Now", "Before the last save", "HEAD")
            viewer.page.wait_for_url("**/*#p*")
            see(viewer, only("blue", "red"), "both")
            assert server.file.read_text() == SOURCE.replace(".red", ".blue")
            assert viewer.complaints == []
        finally:
            viewer.close()
