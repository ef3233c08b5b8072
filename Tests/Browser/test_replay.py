"""A run as one file, opened from disk."""

import json
import subprocess

import numpy
import pytest

from server import BINARY
from viewer import Viewer

DRAG = [
    {"tick": 10, "pointer": 1, "phase": "down", "x": 300, "y": 420},
    {"tick": 14, "pointer": 1, "phase": "move", "x": 200, "y": 420},
    {"tick": 20, "pointer": 1, "phase": "up", "x": 120, "y": 420},
]


@pytest.fixture
def replay(browser, tmp_path):
    script = tmp_path / "drag.jsonl"
    script.write_text("".join(json.dumps(line) + "\n" for line in DRAG))
    page = tmp_path / "replay.html"
    subprocess.run([BINARY, "simulate", "monzo", "--input", script, "--html", page], check=True)
    viewer = Viewer(browser, page.as_uri())
    yield viewer
    viewer.close()


def seek(viewer, tick):
    viewer.page.locator("#position").evaluate(
        "(slider, tick) => { slider.value = tick; slider.dispatchEvent(new Event('input')); }", tick)
    return viewer.settled_picture()[:780]


def test_the_file_plays_by_itself_and_asks_for_nothing(replay):
    slider = replay.page.locator("#position")
    last = int(slider.get_attribute("max"))
    assert last > 20
    replay.page.wait_for_function("() => Number(document.getElementById('position').value) > 0")
    replay.page.wait_for_function(f"() => document.getElementById('position').value == '{last}'")
    assert [url[:30] for url in replay.addresses if not url.startswith(("data:", "file:"))] == []
    assert replay.complaints == []


def test_texts_are_in_the_fonts_that_the_file_carries(replay, tmp_path):
    replay.page.wait_for_function("() => document.fonts.size > 0 && [...document.fonts].every(({ status }) => status === 'loaded')")
    families = replay.page.evaluate("() => [...document.fonts].map(({ family }) => family.replaceAll('\"', ''))")
    assert set(families) == {"Zoetrope Sans"}
    # The player, the cards' icons, one font and the run.
    assert (tmp_path / "replay.html").stat().st_size < 170_000


def test_a_moment_looks_the_same_from_wherever_one_comes(replay):
    start, middle, end = seek(replay, 0), seek(replay, 20), seek(replay, 1e9)
    assert not numpy.array_equal(start, middle)
    assert not numpy.array_equal(middle, end)
    assert numpy.array_equal(seek(replay, 20), middle)
    assert numpy.array_equal(seek(replay, 0), start)


def test_the_comments_of_the_log_are_at_their_moments_in_their_colours(browser, tmp_path):
    comment = {"tick": 15, "comment": "too <b>fast", "x": 100, "y": 200, "name": "Ann", "color": 2}
    script, page = tmp_path / "said.jsonl", tmp_path / "said.html"
    script.write_text("".join(json.dumps(line) + "\n" for line in [*DRAG, comment]))
    subprocess.run([BINARY, "simulate", "monzo", "--input", script, "--html", page], check=True)
    viewer = Viewer(browser, page.as_uri())
    try:
        viewer.page.keyboard.press("Space")
        seek(viewer, 10)
        pin = viewer.page.locator(".comment-pin")
        assert pin.count() == 0
        seek(viewer, 20)
        assert pin.inner_text() == "Ann too <b>fast"
        assert pin.evaluate("(pin) => pin.style.getPropertyValue('--color')") == "#14773a"
        assert viewer.complaints == []
    finally:
        viewer.close()


def test_the_keyboard_steps_and_plays(replay):
    seek(replay, 0)
    replay.page.keyboard.press("ArrowRight")
    replay.page.keyboard.press("ArrowRight")
    assert replay.page.locator("#position").input_value() == "2"
    replay.page.keyboard.press("ArrowLeft")
    assert replay.page.locator("#position").input_value() == "1"
    assert replay.page.get_by_role("button", name="Play").count() == 1
    replay.page.keyboard.press("Space")
    replay.page.get_by_role("button", name="Pause").wait_for()
