"""`zoetrope film`: files that others can read, with the frames, sizes and colours that were asked for."""

import base64
import os
import signal
import subprocess
import time
from pathlib import Path

import numpy
import pytest
from PIL import Image

from server import BINARY

PAGE = Path(__file__).parents[2] / ".build" / "page"
STEPS = 40

# A video's size, its length in seconds, and the colours at three places of its last picture.
WATCH = """async (address) => {
    const video = Object.assign(document.createElement("video"), { muted: true, src: address });
    await new Promise((resolve, reject) => { video.onloadeddata = resolve; video.onerror = () => reject(video.error); });
    const colours = [];
    for (const time of [0, video.duration - 0.01]) {
        video.currentTime = time;
        await new Promise((resolve) => { video.onseeked = resolve; });
        const canvas = Object.assign(document.createElement("canvas"), { width: video.videoWidth, height: video.videoHeight });
        const context = canvas.getContext("2d");
        context.drawImage(video, 0, 0);
        colours.push(Array.from(context.getImageData(0, canvas.height / 2, canvas.width, 1).data));
    }
    return { width: video.videoWidth, height: video.videoHeight, duration: video.duration, colours };
}"""


def film(file, *arguments, **options):
    return subprocess.run(
        [BINARY, "film", "monzo", "--gesture", "fling", "--ticks", str(STEPS), "--web", PAGE, "--out", file, *arguments],
        capture_output=True, text=True, timeout=300, **options)


def test_a_film_needs_no_swift(tmp_path):
    asked = tmp_path / "asked"
    for name in ("swift", "swiftc", "swift-frontend"):
        tool = tmp_path / name
        tool.write_text(f"#!/bin/sh\necho {name} >> '{asked}'\nexit 1\n")
        tool.chmod(0o755)
    path = f"{tmp_path}:{os.environ['PATH']}"
    result = film(tmp_path / "film.mp4", "--scale", "0.25", env={**os.environ, "PATH": path})
    assert result.returncode == 0, result.stderr
    assert not asked.exists(), asked.read_text()


@pytest.mark.parametrize("kind", ["mp4", "webm"])
def test_a_film_is_a_video_of_every_step(kind, browser, tmp_path):
    file = tmp_path / f"film.{kind}"
    result = film(file, "--scale", "0.5")
    assert result.returncode == 0, result.stderr
    assert f"{STEPS + 1} frames" in result.stdout
    page = browser.new_page()
    seen = page.evaluate(WATCH, f"data:video/{kind};base64," + base64.b64encode(file.read_bytes()).decode())
    page.close()
    assert (seen["width"], seen["height"]) == (196, 422)
    assert seen["duration"] == pytest.approx((STEPS + 1) / 60, abs=0.01)
    first, last = (numpy.array(colours) for colours in seen["colours"])
    assert numpy.abs(first - last).mean() > 5


@pytest.mark.parametrize("kind", ["gif", "webp", "png"])
def test_a_film_is_a_picture_that_moves(kind, tmp_path):
    file = tmp_path / f"film.{kind}"
    result = film(file, "--fps", "20", "--scale", "0.5", "--device", "phone")
    assert result.returncode == 0, result.stderr
    picture = Image.open(file)
    assert picture.size == (220, 446)
    durations, frames = [], []
    for index in range(picture.n_frames):
        picture.seek(index)
        picture.load()
        durations.append(picture.info["duration"])
        frames.append(numpy.asarray(picture.convert("RGB")).astype(float))
    assert sum(durations) == pytest.approx(1000 * (STEPS // 3 + 1) / 20, abs=20)
    assert numpy.abs(frames[0] - frames[-1]).mean() > 2
    # The phone's edge is black on the left of the glass, in all frames.
    assert all(frame[100, 9].max() < 40 for frame in frames)


def test_a_film_of_several_stages_shows_all_of_them(tmp_path):
    file = tmp_path / "film.png"
    result = film(file, "--fps", "10", "--scale", "0.25", "--compare", "userInterfaceStyle=light,dark")
    assert result.returncode == 0, result.stderr
    picture = Image.open(file)
    # Two phones with words over them, 32 points apart.
    assert picture.width == pytest.approx((2 * 390 + 3 * 32) / 4, abs=2)
    frames = []
    for index in range(picture.n_frames):
        picture.seek(index)
        frames.append(numpy.asarray(picture.convert("RGB")).astype(float))
    for half in (slice(0, picture.width // 2), slice(picture.width // 2, picture.width)):
        assert numpy.abs(frames[0][:, half] - frames[-1][:, half]).mean() > 1
    assert frames[0][-40, 50].mean() > 200 > 60 > frames[0][-40, -50].mean()


# A blue picture of its own, and a catalogue's black one that is drawn in the tint colour, below it.
PREVIEW = """import UIKit

final class PicturesController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        for (index, name) in ["sea", "icon"].enumerated() {
            let picture = UIImageView(image: UIImage(named: name))
            picture.tintColor = .red
            picture.frame = CGRect(x: 0, y: CGFloat(index) * 100, width: 100, height: 100)
            view.addSubview(picture)
        }
    }
}
"""
SQUARE = '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"><rect width="100" height="100" fill="{}"/></svg>'


def test_a_film_of_a_preview_has_the_projects_pictures_in_their_colours(tmp_path):
    project = tmp_path / "Pictures"
    icons = project / "Assets.xcassets" / "icon.imageset"
    icons.mkdir(parents=True)
    (project / "PicturesController.swift").write_text(PREVIEW)
    (project / "sea.svg").write_text(SQUARE.format("#0000ff"))
    (icons / "icon.svg").write_text(SQUARE.format("#000000"))
    (icons / "Contents.json").write_text(
        '{"images": [{"filename": "icon.svg"}], "properties": {"template-rendering-intent": "template"}}')
    file = tmp_path / "film.png"
    result = subprocess.run(
        [BINARY, "film", project, "--ticks", "2", "--web", PAGE, "--out", file, "--scale", "1", "--without-touches"],
        capture_output=True, text=True, timeout=300)
    assert result.returncode == 0, result.stderr
    with Image.open(file) as picture:
        colours = [picture.convert("RGB").getpixel((50, y)) for y in (50, 150)]
    assert colours[0] == pytest.approx((0, 0, 255), abs=8)
    assert colours[1] == pytest.approx((255, 0, 0), abs=8)


def test_the_same_command_makes_the_same_film(tmp_path):
    first, second = tmp_path / "first.png", tmp_path / "second.png"
    for file in (first, second):
        assert film(file, "--fps", "10", "--scale", "0.5").returncode == 0
    assert first.read_bytes() == second.read_bytes()


def test_touches_are_drawn_and_slow_motion_has_frames_between_steps(tmp_path):
    with_touches, without = tmp_path / "with.png", tmp_path / "without.png"
    options = ("--fps", "20", "--scale", "0.5", "--speed", "0.25")
    assert film(with_touches, *options).returncode == 0
    assert film(without, *options, "--without-touches").returncode == 0
    touched, untouched = Image.open(with_touches), Image.open(without)
    # In a quarter of its speed, what moves differs in more frames than there are steps for.
    assert untouched.n_frames > STEPS // 3 + 1
    # The finger comes before anything moves, and fades after it: pictures that differ in the one film alone.
    assert touched.n_frames > untouched.n_frames


def test_an_interrupted_film_leaves_no_file(tmp_path):
    file = tmp_path / "film.mp4"
    running = subprocess.Popen(
        [BINARY, "film", "monzo", "--gesture", "fling", "--ticks", "36000", "--web", PAGE, "--out", file],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    while not list(tmp_path.iterdir()):
        assert running.poll() is None
        time.sleep(0.05)
    running.send_signal(signal.SIGINT)
    assert running.wait(60) == 130
    assert list(tmp_path.iterdir()) == []
