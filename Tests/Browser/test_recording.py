"""What is recorded can be played at once, and taken along as files that play elsewhere."""

import base64
import json
import re
import subprocess

import numpy
import pytest
from PIL import Image

from monzo import CARDS_ROW
from measure import rests_at
from rooms import private_room
from server import BINARY
from viewer import DESKTOP, PHONE, TIMEOUT, Viewer

TIMEOUT_MS = TIMEOUT * 1000

# Red, green and blue of a frame of a video, here and there.
COLOURS = """async (address) => {
    const video = Object.assign(document.createElement("video"), { muted: true, src: address });
    await new Promise((resolve, reject) => { video.onloadeddata = resolve; video.onerror = reject; });
    video.play();
    await new Promise((resolve) => { video.ontimeupdate = () => video.currentTime > 0.1 && resolve(); });
    const canvas = Object.assign(document.createElement("canvas"), { width: video.videoWidth, height: video.videoHeight });
    const context = canvas.getContext("2d");
    context.drawImage(video, 0, 0);
    const colours = [];
    for (let y = 5; y < canvas.height; y += 20) {
        for (let x = 5; x < canvas.width; x += 20) colours.push([...context.getImageData(x, y, 1, 1).data].slice(0, 3));
    }
    return colours;
}"""


@pytest.fixture(params=[DESKTOP, PHONE], ids=["desktop", "phone"])
def recorded(request, open_viewer, server):
    """A presenter who recorded a fling, with the sheet of what came of it."""
    viewer = open_viewer(private_room(server)["present"], viewport=request.param, has_touch=True)
    viewer.entered()
    viewer.see_at_rest(rests_at(viewer, 0), "the first card at rest")
    viewer.page.locator("#time-bar").get_by_role("button", name="Record", exact=True).click()
    viewer.page.get_by_role("button", name="Stop recording").wait_for(timeout=TIMEOUT_MS)
    viewer.mouse_drag((300, CARDS_ROW), (120, CARDS_ROW), hold=False)
    viewer.mouse_up()
    viewer.see_at_rest(rests_at(viewer, 1), "the second card at rest")
    viewer.page.get_by_role("button", name="Stop recording").click()
    viewer.page.locator(".recording-sheet").get_by_role("heading", name="Recording").wait_for(timeout=TIMEOUT_MS)
    return viewer


def download(viewer, title, folder):
    link = viewer.page.get_by_role("link", name=f"Download: {title}")
    link.wait_for(timeout=TIMEOUT_MS)
    viewer.page.wait_for_function(
        "(title) => document.querySelector(`[aria-label='Download: ${title}']`).href !== ''", arg=title, timeout=TIMEOUT_MS)
    with viewer.page.expect_download(timeout=TIMEOUT_MS) as waiting:
        link.click()
    path = folder / waiting.value.suggested_filename
    waiting.value.save_as(path)
    return path


def address(video):
    """Where a page can read a video that was downloaded."""
    return f"data:video/{video.suffix[1:]};base64," + base64.b64encode(video.read_bytes()).decode()


def stage_of(picture, width, height):
    """A picture of the stage alone, as large as another one."""
    return numpy.asarray(picture.convert("RGB").resize((width, height), Image.BILINEAR)).astype(float)


def test_the_page_plays_from_disk_what_was_seen(recorded, browser, tmp_path):
    page = download(recorded, "Page", tmp_path)
    assert page.name == "monzo.html"
    replay = Viewer(browser, page.as_uri(), viewport=PHONE)
    slider = replay.page.locator("#position")
    replay.page.wait_for_function("() => document.getElementById('position').value === document.getElementById('position').max", timeout=TIMEOUT_MS)
    assert int(slider.get_attribute("max")) - int(slider.get_attribute("min")) > 20
    end = replay.settled_picture()[:780]
    slider.evaluate("(slider) => { slider.value = slider.min; slider.dispatchEvent(new Event('input')); }")
    assert not numpy.array_equal(replay.settled_picture()[:780], end)
    assert [url[:60] for url in replay.addresses if not url.startswith(("data:", "file:"))] == []
    assert replay.complaints == recorded.complaints == []
    replay.close()


def test_the_log_is_replayed_by_simulate(recorded, tmp_path):
    log = download(recorded, "Log", tmp_path)
    lines = [json.loads(line) for line in log.read_text().splitlines()]
    assert any(line.get("phase") == "up" for line in lines)
    printed = subprocess.run([BINARY, "simulate", "monzo", "--input", log], check=True, capture_output=True, text=True, timeout=60)
    last = json.loads(printed.stdout.splitlines()[-1])
    assert last["views"][0]["contentOffset"][0] > 100
    assert last["moving"] is False


def test_the_picture_is_the_stage_of_now(recorded, tmp_path):
    with Image.open(download(recorded, "Picture", tmp_path)) as picture:
        recorded.page.keyboard.press("Escape")
        recorded.settled()
        seen = recorded.stage_picture()
        assert abs(picture.width / picture.height - seen.width / seen.height) < 0.01
        difference = numpy.abs(stage_of(picture, *seen.size) - stage_of(seen, *seen.size))
    # The frame's rounded corners are the page's.
    assert numpy.median(difference) < 3
    assert difference[60:-60, 20:-20].mean() < 4


def test_the_video_is_one(recorded, tmp_path):
    video = download(recorded, "Video", tmp_path)
    assert video.suffix == ".mp4"
    colours = recorded.context.new_page().evaluate(COLOURS, address(video))
    # The card is red, the stage behind it white.
    assert any(red > 180 and green < 90 for red, green, _ in colours)
    assert any(min(colour) > 220 for colour in colours)


def test_a_gif_is_made_once_it_is_wanted(recorded, tmp_path):
    assert recorded.page.get_by_label("Download: GIF").count() == 0
    recorded.page.get_by_role("button", name="Make: GIF").click()
    gif = download(recorded, "GIF", tmp_path)
    assert gif.name == "monzo.gif"
    with Image.open(gif) as picture:
        assert (picture.width, picture.height) == (390, 844)
        assert picture.n_frames > 5
        first = numpy.asarray(picture.convert("RGB")).astype(float)
        picture.seek(picture.n_frames - 1)
        last = numpy.asarray(picture.convert("RGB")).astype(float)
    # The cards have moved on the white stage.
    assert numpy.abs(first - last).max() > 100
    assert numpy.median(first) > 220
    assert recorded.complaints == []


def record_briefly(viewer):
    viewer.entered()
    viewer.page.locator("#time-bar").get_by_role("button", name="Record", exact=True).click()
    viewer.page.get_by_role("button", name="Stop recording").wait_for(timeout=TIMEOUT_MS)
    viewer.mouse_drag((300, CARDS_ROW), (120, CARDS_ROW))
    viewer.mouse_up()
    viewer.page.get_by_role("button", name="Stop recording").click()


# WebCodecs are missing at an address without TLS that is not the machine's own; then videos are what the browser records meanwhile.
@pytest.mark.parametrize("suffix, without", [(".webm", "video/none"), (".mp4", "video/webm")])
def test_a_browser_that_encodes_no_frames_records_what_it_shows(open_viewer, tmp_path, suffix, without):
    viewer = open_viewer(viewport=DESKTOP, init_script=f"""
        delete window.VideoEncoder;
        const supports = MediaRecorder.isTypeSupported;
        MediaRecorder.isTypeSupported = (type) => !type.startsWith("{without}") && supports.call(MediaRecorder, type);
    """)
    record_briefly(viewer)
    video = download(viewer, "Video", tmp_path)
    assert video.suffix == suffix
    assert viewer.context.new_page().evaluate(SHAPE, address(video))["width"] > 0
    assert viewer.complaints == []


def test_a_browser_that_records_no_video_says_so_and_gives_the_rest(open_viewer, tmp_path):
    viewer = open_viewer(viewport=DESKTOP, init_script="delete window.MediaRecorder; delete window.VideoEncoder;")
    record_briefly(viewer)
    viewer.page.get_by_text("This browser records no video.").wait_for(timeout=TIMEOUT_MS)
    assert viewer.page.get_by_role("link", name="Download: Video").count() == 0
    assert download(viewer, "Page", tmp_path).suffix == ".html"
    assert viewer.complaints == []


def test_it_is_played_at_once_at_any_speed(recorded):
    sheet = recorded.page.locator(".recording-sheet")
    position = sheet.get_by_role("slider", name="Position")
    recorded.page.wait_for_function(
        "() => { const slider = document.querySelector('.replay .slider'); return slider && slider.value === slider.max; }", timeout=TIMEOUT_MS)
    position.focus()
    recorded.page.keyboard.press("ArrowLeft")
    assert float(position.input_value()) == float(position.get_attribute("max")) - 1
    sheet.get_by_role("combobox", name="Speed").select_option("0.05")
    position.evaluate("(slider) => { slider.value = slider.min; slider.dispatchEvent(new Event('input')); }")
    sheet.get_by_role("button", name="Play").click()
    sheet.get_by_role("button", name="Pause").wait_for(timeout=TIMEOUT_MS)
    recorded.page.keyboard.press("Escape")
    sheet.wait_for(state="detached", timeout=TIMEOUT_MS)


# How long a video lasts in seconds, and how large it is.
SHAPE = """async (address) => {
    const video = Object.assign(document.createElement("video"), { muted: true, src: address });
    await new Promise((resolve, reject) => { video.onloadedmetadata = resolve; video.onerror = reject; });
    // What was recorded on the way does not say how long it is before its end is looked for.
    video.currentTime = 1e6;
    await new Promise((resolve) => { video.onseeked = resolve; });
    return { seconds: video.currentTime, width: video.videoWidth, height: video.videoHeight };
}"""


def test_the_video_has_the_stages_size_and_lasts_as_long_as_the_recording(open_viewer, server, tmp_path):
    viewer = open_viewer(private_room(server)["present"], viewport={"width": 700, "height": 500})
    viewer.entered()
    record = viewer.page.locator("#time-bar").get_by_role("button", name="Record", exact=True)
    viewer.page.evaluate("localStorage.setItem('setting picture', JSON.stringify({ scale: 1 }))")
    record.click()
    viewer.page.get_by_role("button", name="Stop recording").wait_for(timeout=TIMEOUT_MS)
    viewer.page.keyboard.press("ArrowRight")
    # Most of it is rest, at its end.
    viewer.page.wait_for_function("() => /:0[3-9]/.test(document.querySelector('.record-time').textContent)", timeout=TIMEOUT_MS)
    viewer.page.get_by_role("button", name="Stop recording").click()
    note = viewer.page.locator(".recording-sheet .note").first.inner_text()
    video = download(viewer, "Video", tmp_path)
    shape = viewer.context.new_page().evaluate(SHAPE, address(video))
    assert (shape["width"], shape["height"]) == (390, 844)
    # The note is rounded to a tenth.
    assert abs(shape["seconds"] - float(note.split(" s")[0])) < 0.07


@pytest.mark.parametrize("scale", [1, 2, 3])
def test_a_picture_has_the_stages_size_once_twice_or_three_times_whatever_the_windows(open_viewer, tmp_path, scale):
    viewer = open_viewer("/flip", viewport={"width": 900, "height": 600})
    viewer.entered()
    section = viewer.section("recording")
    section.get_by_text(f"{scale}\u00d7").click()
    with viewer.page.expect_download(timeout=TIMEOUT_MS) as waiting:
        section.get_by_role("button", name=re.compile("Picture")).click()
    path = tmp_path / "now.png"
    waiting.value.save_as(path)
    with Image.open(path) as picture:
        assert picture.size == (390 * scale, 844 * scale)
        # The emblem, in the middle of the front card, is on it.
        emblem = numpy.asarray(picture.convert("RGB")).astype(float)[400 * scale:480 * scale, 150 * scale:240 * scale]
        assert emblem.std(axis=(0, 1)).max() > 20


def test_a_picture_is_taken_without_a_recording(open_viewer, tmp_path):
    viewer = open_viewer(viewport=DESKTOP)
    viewer.entered()
    with viewer.page.expect_download(timeout=TIMEOUT_MS) as waiting:
        viewer.page.locator("#section-recording").get_by_role("button", name=re.compile("Picture")).click()
    path = tmp_path / "now.png"
    waiting.value.save_as(path)
    with Image.open(path) as picture:
        assert picture.format == "PNG" and picture.height > 400
