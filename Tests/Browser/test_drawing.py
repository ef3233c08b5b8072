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


def test_a_browser_without_webgl2_is_told_so_and_shown_ways_on(open_viewer):
    viewer = open_viewer(init_script=WITHOUT_WEBGL2)
    notice = viewer.page.locator("#unsupported")
    notice.wait_for(state="visible")
    assert "WebGL2" in notice.inner_text()
    still = notice.locator("img")
    viewer.page.wait_for_function("() => document.querySelector('#unsupported img').naturalWidth > 0")
    assert still.get_attribute("src").endswith("/monzo.webp")
    with viewer.page.expect_navigation():
        notice.get_by_role("button", name="Try again").click()
    notice.get_by_role("link", name="Pictures of all scenes").click()
    viewer.page.wait_for_function("() => document.querySelector('.scene .poster')?.naturalWidth > 0")
    # The browser remarks that the line, which was asked for first, is not wanted any more.
    assert [complaint for complaint in viewer.complaints if "closed before" not in complaint] == []


def test_at_ratio_2_edges_and_letters_are_as_sharp_as_the_screen(open_viewer):
    viewer = open_viewer(device_scale_factor=2)
    viewer.see(shows_cards(viewer), "the cards")
    picture = viewer.settled_picture()
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
    before = viewer.settled_picture()
    viewer.page.evaluate(LOSE_CONTEXT)
    viewer.see(lambda picture: cards_row(picture, viewer) == [], "an empty stage")
    viewer.page.evaluate("() => window.loss.restoreContext()")
    viewer.see(shows_cards(viewer), "the cards again")
    assert numpy.array_equal(viewer.settled_picture(), before)


def test_a_resized_window_is_filled_anew(open_viewer):
    viewer = open_viewer()
    viewer.see(shows_cards(viewer), "the cards")
    viewer.resize({"width": 700, "height": 500})
    viewer.see(shows_cards(viewer), "the cards in the other window")
    seen = cards_row(viewer.settled_picture(), viewer)
    # A point is 0.6 pixels here.
    assert numpy.abs(numpy.subtract(seen, cards_in_row(0))).max() < 0.8


def colour_at(picture, viewer, x, y):
    left, top = viewer.letterbox.to_window(x, y)
    return picture[int(top * viewer.ratio), int(left * viewer.ratio)]


def test_what_is_in_front_by_its_z_hides_what_is_behind(open_viewer):
    viewer = open_viewer("/monzo")
    viewer.see(shows_cards(viewer), "the cards")
    viewer.page.keyboard.press("ArrowRight")
    viewer.page.locator("#tree").get_by_role("button", name="New home pot").wait_for()
    picture = viewer.settled_picture()
    # The red main card, the first layer of all, stays 10 points to the left and 25 above the second one, behind it.
    red, green, _ = colour_at(picture, viewer, 62, 380)
    assert red > 150 and green < 80, "the main card shows beside the second one"
    red, green, _ = colour_at(picture, viewer, 90, 440)
    assert green > red + 40, "and not through it"


def test_a_picture_that_is_larger_than_its_cell_is_cut_at_the_cells_edge(open_viewer):
    viewer = open_viewer("/album")
    viewer.page.locator("#tree").get_by_role("button", name="Thumbnail 2,").wait_for()
    picture = viewer.settled_picture()
    # The second thumbnail is 30 points wide, from 255 to 285, and its picture 40; to its left is nothing up to 240.
    strip, beside, within = (colour_at(picture, viewer, x, 770) for x in (245, 252.5, 261))
    assert numpy.abs(strip - beside).max() < 3
    assert numpy.abs(within - strip).max() > 20


def test_a_long_gradient_has_no_bands(open_viewer):
    viewer = open_viewer("/monzo")
    viewer.see(shows_cards(viewer), "the cards")
    (left, top), (right, bottom) = viewer.letterbox.to_window(40, 640), viewer.letterbox.to_window(350, 820)
    ground = viewer.settled_picture()[int(top):int(bottom), int(left):int(right)]
    # Without dither every row of this gradient, which runs from top to bottom, has one colour, and the next rows the same.
    spread = ground.max(axis=1) - ground.min(axis=1)
    assert spread.max() <= 2, "dither is to be no more than a step to either side"
    assert (spread.max(axis=1) > 0).mean() > 0.5, "rows between two steps have both"
