"""The scene's parameters, actions and read-outs in the panel, in step for all."""

import subprocess
import zipfile

import pytest

from rooms import private_room, scenes
from server import ROOT
from viewer import DESKTOP, PHONE, TIMEOUT

TIMEOUT_MS = TIMEOUT * 1000


def inspector(viewer):
    """Opens the panel if it is not, and waits for its controls."""
    viewer.entered()
    viewer.open_panel()
    viewer.page.locator(".parameter").first.wait_for(timeout=TIMEOUT_MS)
    return viewer


def entry(viewer, label):
    return viewer.page.get_by_role("textbox", name=f"{label}: exact value")


def slider(viewer, label):
    return viewer.page.get_by_role("slider", name=label, exact=True)


def shows(viewer, label, value):
    viewer.page.wait_for_function(
        "([label, value]) => document.querySelector(`[aria-label=\"${label}: exact value\"]`)?.value === value",
        arg=[label, value], timeout=TIMEOUT_MS)


def type_value(viewer, label, text):
    entry(viewer, label).fill(text)
    viewer.page.keyboard.press("Enter")


# Lists that are narrower than they would be by themselves, which cuts what they show.
CUT_LISTS = """() => [...document.querySelectorAll("#panel select")].filter((list) => {
    const copy = list.cloneNode(true);
    copy.style.cssText = "position: absolute; width: max-content; max-width: none";
    list.parentElement.append(copy);
    const isCut = copy.getBoundingClientRect().width > list.getBoundingClientRect().width + 0.5;
    copy.remove();
    return isCut;
}).map((list) => list.ariaLabel ?? list.closest("label").textContent)"""


# Lists that stand on a line of their own, below their name, without filling it.
RAGGED_LISTS = """() => [...document.querySelectorAll(".parameter-head select")].filter((list) => {
    const [row, box] = [list.parentElement, list].map((each) => each.getBoundingClientRect());
    const name = row.top < box.top - 20;
    return name && Math.abs(row.width - box.width) > 1;
}).map((list) => list.ariaLabel)"""


@pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_no_list_cuts_its_choices(open_viewer, server, viewport):
    for scene in scenes(server):
        viewer = inspector(open_viewer("/" + scene["name"], viewport=viewport))
        viewer.section("view").locator("select").wait_for(timeout=TIMEOUT_MS)
        assert viewer.page.evaluate(CUT_LISTS) == [], scene["name"]
        assert viewer.page.evaluate(RAGGED_LISTS) == [], scene["name"]
        viewer.close()


@pytest.fixture
def pair(open_viewer, server):
    """A presenter with a mouse and a participant with a phone, in a private room of the cards."""
    links = private_room(server)
    presenter = inspector(open_viewer(links["present"], viewport=DESKTOP))
    phone = inspector(open_viewer(links["open"], viewport=PHONE, has_touch=True, is_mobile=True))
    return presenter, phone


def test_a_slider_that_one_drags_moves_at_the_others(pair):
    presenter, phone = pair
    before = presenter.stage_picture()
    box = slider(presenter, "Height").bounding_box()
    y = box["y"] + box["height"] / 2
    presenter.page.mouse.move(box["x"] + box["width"] * 0.27, y)
    presenter.page.mouse.down()
    presenter.page.mouse.move(box["x"] + box["width"] * 0.4, y, steps=8)
    value = entry(presenter, "Height").input_value()
    assert 220 < float(value) < 500
    shows(phone, "Height", value)
    presenter.page.mouse.up()
    assert slider(phone, "Height").get_attribute("aria-valuetext") == f"{value} points"
    presenter.settled()
    assert presenter.stage_picture() != before
    presenter.page.keyboard.press("Control+z")
    for each in pair:
        shows(each, "Height", "200")
    presenter.page.keyboard.press("Control+Shift+z")
    for each in pair:
        shows(each, "Height", value)
        assert each.complaints == []


def test_a_control_does_not_move_under_a_finger(pair):
    presenter, phone = pair
    box = slider(phone, "Height").bounding_box()
    y = box["y"] + box["height"] / 2
    phone.page.mouse.move(box["x"] + box["width"] * 0.27, y)
    phone.page.mouse.down()
    phone.page.mouse.move(box["x"] + box["width"] * 0.5, y, steps=4)
    held = entry(phone, "Height").input_value()
    shows(presenter, "Height", held)
    type_value(presenter, "Height", "300")
    type_value(presenter, "Exit gap", "33")
    shows(phone, "Exit gap", "33")
    assert entry(phone, "Height").input_value() == held
    phone.page.mouse.up()
    shows(phone, "Height", "300")


def test_values_are_typed_stepped_and_reset(pair):
    presenter, phone = pair
    type_value(presenter, "Item count", "123456")
    shows(phone, "Item count", "123456")
    presenter.page.get_by_role("button", name="Item count: one more").click()
    shows(phone, "Item count", "123457")
    type_value(presenter, "Exit gap", "77")
    shows(phone, "Exit gap", "77")
    presenter.page.keyboard.press("Control+z")
    shows(phone, "Exit gap", "10")
    presenter.page.keyboard.press("Control+y")
    shows(phone, "Exit gap", "77")
    presenter.page.keyboard.press("Control+z")
    shows(phone, "Exit gap", "10")
    slider(presenter, "Corner radius").focus()
    presenter.page.keyboard.press("Home")
    shows(phone, "Corner radius", "0")
    presenter.page.get_by_role("button", name="Reset Corner radius to 10 points").click()
    shows(phone, "Corner radius", "10")
    assert entry(phone, "Item count").input_value() == "123457"
    phone.page.get_by_role("button", name="Reset all").click()
    shows(presenter, "Item count", "10")
    phone.page.get_by_role("button", name="Undo").click()
    shows(presenter, "Item count", "123457")


def test_a_value_out_of_range_is_said_at_the_control_and_goes_back(pair):
    presenter, _ = pair
    type_value(presenter, "Height", "59")
    presenter.page.get_by_role("alert").get_by_text("It must be between 60 and 2000 points.").wait_for(timeout=TIMEOUT_MS)
    shows(presenter, "Height", "200")
    # It goes away as soon as what is typed will do.
    entry(presenter, "Height").fill("90")
    presenter.page.get_by_role("alert").get_by_text("It must be").wait_for(state="hidden", timeout=TIMEOUT_MS)


def test_what_the_server_refuses_is_said_at_the_control_and_goes_back(open_viewer, server):
    """The page's own check is blinded: the server must have the last word."""
    links = private_room(server)
    blind = """
        const parse = JSON.parse;
        JSON.parse = (text) => {
            const message = parse(text);
            for (const each of message?.scene?.parameters ?? []) if (each.name === 'height') each.maximum = 9000;
            return message;
        };"""
    viewer = inspector(open_viewer(links["present"], viewport=DESKTOP, init_script=blind))
    type_value(viewer, "Height", "8000")
    row = viewer.page.locator(".parameter[data-name=height] .problem")
    row.get_by_text("2000").wait_for(timeout=TIMEOUT_MS)
    shows(viewer, "Height", "200")
    assert viewer.page.get_by_role("button", name="Undo").is_disabled()


def test_choices_actions_and_read_outs(open_viewer, server):
    links = private_room(server, "dashboard")
    viewer = inspector(open_viewer(links["present"], viewport=DESKTOP))
    other = inspector(open_viewer(links["open"], viewport=DESKTOP))
    viewer.page.get_by_role("radio", name="Curl").check()
    other.page.wait_for_function("() => document.querySelector('.segments input[value=curl]').checked", timeout=TIMEOUT_MS)
    phase = other.page.locator(".read-outs div", has_text="Phase").locator("dd")
    phase.get_by_text("closed").wait_for(timeout=TIMEOUT_MS)
    viewer.page.get_by_role("button", name="Open Calendar select tile 2").click()
    phase.get_by_text("open", exact=True).wait_for(timeout=TIMEOUT_MS)
    assert viewer.complaints == other.complaints == []


def test_whoever_may_not_touch_sees_the_values_and_why_they_are_not_for_him(open_viewer, server):
    links = private_room(server)
    viewer = inspector(open_viewer(links["view"], viewport=DESKTOP))
    viewer.page.locator("#section-parameters-body .obstacle", has_text="view-only link").wait_for(timeout=TIMEOUT_MS)
    assert slider(viewer, "Height").is_disabled()
    assert entry(viewer, "Height").is_disabled()
    assert viewer.page.get_by_role("button", name="Item count: one more").is_disabled()
    assert viewer.page.get_by_role("button", name="Copy Swift").is_enabled()


def test_copy_swift_has_the_tuned_values(pair):
    _, phone = pair
    type_value(phone, "Height", "246.5")
    phone.page.get_by_role("button", name="Copy Swift").click()
    code = phone.page.locator(".swift")
    code.wait_for(timeout=TIMEOUT_MS)
    assert "246.5" in code.inner_text()
    assert "{{" not in code.inner_text()
    phone.context.grant_permissions(["clipboard-read", "clipboard-write"])
    phone.page.get_by_role("button", name="Copy", exact=True).click()
    phone.page.get_by_role("button", name="Copied").wait_for(timeout=TIMEOUT_MS)
    assert phone.page.evaluate("navigator.clipboard.readText()") == code.inner_text()
    assert code.inner_text().index("height = 246.5") < code.inner_text().index("As they come")
    phone.page.keyboard.press("Escape")
    assert phone.page.get_by_role("button", name="Copy Swift").evaluate("(button) => button === document.activeElement")


def test_the_downloaded_package_compiles_by_itself(pair, tmp_path):
    _, phone = pair
    type_value(phone, "Height", "246.5")
    phone.page.get_by_role("button", name="Copy Swift").click()
    with phone.page.expect_download() as download:
        phone.page.get_by_role("button", name="Download package").click()
    assert download.value.suggested_filename == "Monzo.zip"
    with zipfile.ZipFile(download.value.path()) as archive:
        assert archive.testzip() is None
        archive.extractall(tmp_path)
    package = tmp_path / "Monzo"
    assert "246.5" in (package / "Sources/Monzo/MakeMonzo.swift").read_text()
    assert (package / "Package.swift").read_text().startswith("// swift-tools-version")
    icons = list((package / "Pictures.xcassets").glob("*.imageset/*.svg"))
    assert icons and all(icon.stem == icon.parent.stem and icon.read_text().startswith("<svg") for icon in icons)
    # In place of Apple's UIKit.
    modules = ROOT / ".build/debug/Modules"
    files = [str(file) for file in (package / "Sources").rglob("*.swift")]
    command = ["swiftc", "-typecheck", "-swift-version", "6", "-module-name", "Monzo", "-I", str(modules), *files]
    compiled = subprocess.run(command, capture_output=True, text=True)
    assert compiled.returncode == 0, compiled.stderr


def test_photos_are_in_the_package_in_a_format_that_xcode_takes(open_viewer):
    viewer = open_viewer("/album")
    inspector(viewer)
    viewer.page.get_by_role("button", name="Copy Swift").click()
    with viewer.page.expect_download() as download:
        viewer.page.get_by_role("button", name="Download package").click()
    with zipfile.ZipFile(download.value.path()) as archive:
        photos = [name for name in archive.namelist() if name.endswith(".png")]
        assert len(photos) == 14
        assert all(archive.read(name).startswith(b"\x89PNG") for name in photos)
