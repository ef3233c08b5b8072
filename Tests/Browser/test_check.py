"""The page of `zoetrope check`, which plays what differs as it is drawn."""

import io
import json
import subprocess

import numpy
import pytest
from PIL import Image

from server import BINARY
from viewer import DESKTOP, PHONE

SOURCE = """import UIKit

#Preview("Cards") { CardsController() }

final class CardsController: UICollectionViewController {
    init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 300, height: 120)
        layout.minimumLineSpacing = 10
        super.init(collectionViewLayout: layout)
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "card")
        collectionView.backgroundColor = .white
    }

    required init?(coder: NSCoder) { fatalError() }

    override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 20 }

    override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        let cell = view.dequeueReusableCell(withReuseIdentifier: "card", for: path)
        cell.contentView.backgroundColor = path.item == 0 ? .blue : .green
        return cell
    }
}
"""


def drag():
    """A log of a finger that drags 120 points up."""
    moves = [{"tick": 10 + step, "pointer": 1, "phase": "move", "x": 195, "y": 700 - 10 * step} for step in range(1, 13)]
    return [{"tick": 10, "pointer": 1, "phase": "down", "x": 195, "y": 700}, *moves, {"tick": 40, "pointer": 1, "phase": "up", "x": 195, "y": 580}]


@pytest.fixture(scope="module")
def report(tmp_path_factory):
    """The page about a session whose cards lie 30 points apart, and lay 10 apart."""
    folder = tmp_path_factory.mktemp("check")
    source = folder / "Cards.swift"
    source.write_text(SOURCE)
    (folder / "cards.jsonl").write_text("".join(json.dumps(line) + "\n" for line in drag()))
    subprocess.run([BINARY, "check", ".", "--record"], cwd=folder, check=True, capture_output=True)
    source.write_text(SOURCE.replace("minimumLineSpacing = 10", "minimumLineSpacing = 30"))
    checked = subprocess.run([BINARY, "check", ".", "--report", "html=check.html"], cwd=folder, capture_output=True, text=True)
    assert checked.returncode == 1, checked.stdout + checked.stderr
    return folder / "check.html"


def pixels(page):
    """The played picture, as RGB."""
    return numpy.asarray(Image.open(io.BytesIO(page.locator("iframe").screenshot())).convert("RGB")).astype(int)


def frames_of_red(picture):
    """How many pixels of the left and of the right half are of the frames around what differs."""
    red = (picture[:, :, 0] > 200) & (picture[:, :, 1] < 110) & (picture[:, :, 2] < 110)
    half = picture.shape[1] // 2
    return red[:, :half].sum(), red[:, half:].sum()


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_session_that_differs_is_played_as_it_was_recorded_and_as_it_is_now(browser, report, viewport):
    page = browser.new_page(viewport=viewport)
    complaints = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    try:
        page.goto(report.as_uri())
        player = page.frame_locator("iframe")
        place = player.get_by_role("slider", name="Position")
        place.wait_for()
        # It stands where the first difference is, which is framed on both sides.
        assert page.get_by_role("heading", name="cards").is_visible()
        for _ in range(100):
            left, right = frames_of_red(pixels(page))
            if min(left, right) > 100:
                break
            page.wait_for_timeout(50)
        assert min(left, right) > 100
        assert player.get_by_role("button", name="Play").is_visible()
        # What comes to differ later is found by its step.
        steps = page.locator("td button")
        assert steps.first.inner_text() == "0"
        later = max(int(text) for text in steps.all_inner_texts())
        assert later > 10
        steps.filter(has_text=str(later)).first.click()
        assert float(place.input_value()) == later
        assert page.locator("tr", has_text="item 1: center").count() == 1
        # Nothing is cut off at the side.
        assert page.evaluate("document.documentElement.scrollWidth") <= viewport["width"]
        assert complaints == []
    finally:
        page.close()
