"""What a screen shows, and what it shows instead."""

import numpy

from measure import cards_row
from monzo import CENTRE, HEIGHT, TOP, cards_in_row

WITHOUT_WEBGL2 = """
    const original = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
        return kind === "webgl2" ? null : original.call(this, kind, ...rest);
    };
"""

LOSE_CONTEXT = """() => {
    const gl = document.querySelector("canvas").getContext("webgl2");
    window.loss = gl.getExtension("WEBGL_lose_context");
    window.loss.loseContext();
}"""


def shows_cards(viewer):
    return lambda picture: len(cards_row(picture, viewer)) == len(cards_in_row(0))


def test_a_browser_without_webgl2_gets_a_sentence(open_viewer):
    viewer = open_viewer(init_script=WITHOUT_WEBGL2)
    notice = viewer.page.locator("#unsupported")
    notice.wait_for(state="visible")
    assert "WebGL2" in notice.inner_text()
    assert viewer.complaints == []


def test_at_ratio_2_edges_and_letters_are_as_sharp_as_the_screen(open_viewer):
    viewer = open_viewer(device_scale_factor=2)
    viewer.see(shows_cards(viewer), "the cards")
    picture = viewer.settled()
    assert picture.shape[:2] == (1688, 780)
    # Half a pixel of this screen is a quarter of a point.
    assert numpy.abs(numpy.subtract(cards_row(picture, viewer), cards_in_row(0))).max() < 0.25

    label = picture[int((TOP + 50) * 2):int((TOP + HEIGHT - 50) * 2), int((CENTRE - 30) * 2):int((CENTRE + 30) * 2)]
    brightness = label.mean(axis=2)
    contrast = brightness.max() - brightness.min()
    steps = numpy.abs(numpy.diff(brightness, axis=1))
    assert contrast > 60, "no white label"
    assert steps.max() > 0.6 * contrast, "the label's edges are smeared over several pixels"


def test_a_lost_context_is_drawn_anew(open_viewer):
    viewer = open_viewer()
    viewer.see(shows_cards(viewer), "the cards")
    before = viewer.settled()
    viewer.page.evaluate(LOSE_CONTEXT)
    viewer.see(lambda picture: cards_row(picture, viewer) == [], "an empty stage")
    viewer.page.evaluate("() => window.loss.restoreContext()")
    viewer.see(shows_cards(viewer), "the cards again")
    assert numpy.array_equal(viewer.settled(), before)


def test_a_resized_window_is_filled_anew(open_viewer):
    viewer = open_viewer()
    viewer.see(shows_cards(viewer), "the cards")
    viewer.resize({"width": 700, "height": 500})
    viewer.see(shows_cards(viewer), "the cards in the other window")
    seen = cards_row(viewer.settled(), viewer)
    # A point is 0.6 pixels here.
    assert numpy.abs(numpy.subtract(seen, cards_in_row(0))).max() < 0.8
