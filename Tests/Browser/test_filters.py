"""How the renderer filters what a layer draws: pixels of a stage that the test makes up."""

import numpy
import pytest

from drawn_stage import draw  # a fixture

WHITE = [255, 255, 255, 255]
BLACK = [0, 0, 0, 255]
RIGHT_HALF = {"backgroundColor": BLACK, "boundsSize": {"width": 50, "height": 100}, "position": {"x": 75, "y": 50}}
DOT = {"backgroundColor": BLACK, "boundsSize": {"width": 20, "height": 20}}
MODES = [
    "normal", "multiply", "screen", "overlay", "darken", "lighten", "color dodge", "color burn", "soft light", "hard light",
    "difference", "exclusion", "hue", "saturation", "color", "luminosity",
    "source atop", "destination over", "destination out", "plus darker", "plus lighter",
]
GREY = [0.2126, 0.7152, 0.0722, 0, 0] * 3 + [0, 0, 0, 1, 0]


def filtered(layer, **filter):
    return {**layer, "filter": {"blend": 0, "isIsolated": False, "blur": 0, "colorMatrix": None, **filter}}


def blended(layer, mode, **attributes):
    return {**filtered(layer, blend=MODES.index(mode)), **attributes}


def near(pixel, expected, slack=2):
    return numpy.abs(pixel - numpy.array(expected)).max() <= slack


@pytest.mark.parametrize("ratio", [1, 3])
def test_a_blur_is_a_gaussian_of_its_radius(draw, ratio):
    row = draw({"backgroundColor": WHITE}, filtered(RIGHT_HALF, blur=5), ratio=ratio)[50 * ratio, :, 0]
    assert row[20 * ratio] == 255 and row[80 * ratio] == 0 and (numpy.diff(row) <= 0).all()
    # One deviation beside the edge a Gaussian has 15.9% of its weight, at the edge a half.
    for place, part in ((45, 0.841), (50, 0.5), (55, 0.159)):
        between = (row[place * ratio - 1] + row[place * ratio]) / 2
        assert abs(between - 255 * part) < 10


def test_a_blur_goes_beyond_the_layer_and_keeps_how_much_there_is(draw):
    sharp, blurred = draw(DOT)[:, :, 3], draw(filtered(DOT, blur=4))[:, :, 3]
    assert blurred[50, 36] > 0 and blurred[50, 22] == 0
    assert abs(blurred.sum() / sharp.sum() - 1) < 0.02


def test_what_is_cut_by_a_layer_around_it_is_cut_after_the_blur(draw):
    box = {"flags": 6, "boundsSize": {"width": 60, "height": 60}, "boundsOrigin": {"x": 20, "y": 20}}
    picture = draw(box, {**filtered(DOT, blur=8), "parent": 1, "position": {"x": 70, "y": 50}})
    assert picture[50, 78, 3] > 60 and picture[50, 82, 3] == 0


def test_a_blur_grows_with_the_layer(draw):
    def width(layer):
        row = draw(layer)[50, :, 3]
        return ((row > 12) & (row < 243)).sum()

    double = [2, 0, 0, 0, 0, 2, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]
    assert width(filtered({**DOT, "transform": double}, blur=4)) > 1.6 * width(filtered({**DOT, "boundsSize": {"width": 40, "height": 40}}, blur=4))


# Worked out from the formulas of Compositing and Blending Level 1 for (128, 64, 32) behind and (200, 100, 50) in front.
@pytest.mark.parametrize("mode, expected", [
    ("normal", [200, 100, 50]), ("multiply", [100, 25, 6]), ("screen", [228, 139, 76]), ("overlay", [201, 50, 13]),
    ("darken", [128, 64, 32]), ("lighten", [200, 100, 50]), ("color dodge", [255, 105, 40]), ("color burn", [93, 0, 0]),
    ("soft light", [158, 54, 15]), ("hard light", [200, 50, 13]), ("difference", [72, 36, 18]), ("exclusion", [127, 114, 69]),
    ("hue", [128, 64, 32]), ("saturation", [155, 55, 5]), ("color", [155, 55, 5]), ("luminosity", [173, 109, 77]),
    ("plus darker", [73, 0, 0]), ("plus lighter", [255, 164, 82]),
])
def test_a_blend_mode_mixes_colours_by_its_formula(draw, mode, expected):
    front = blended({"backgroundColor": [200, 100, 50, 255]}, mode)
    assert near(draw({"backgroundColor": [128, 64, 32, 255]}, front)[50, 50], [*expected, 255])


def test_half_of_a_mixture_lies_between(draw):
    behind = {"backgroundColor": [128, 64, 32, 255]}
    half = draw(behind, blended({"backgroundColor": [200, 100, 50, 255]}, "multiply", opacity=128))[50, 50]
    assert near(half, [114, 44, 19, 255])


def test_where_nothing_is_behind_a_mixture_is_what_is_in_front(draw):
    assert near(draw(blended(DOT, "multiply", backgroundColor=[200, 100, 50, 255]))[50, 50], [200, 100, 50, 255])


def test_porter_and_duffs_modes_go_by_opacity(draw):
    red = {"backgroundColor": [255, 0, 0, 255]}
    atop = draw(DOT, blended(red, "source atop"))
    assert atop[50, 50].tolist() == [255, 0, 0, 255] and atop[10, 10].tolist() == [0, 0, 0, 0]
    below = draw(DOT, blended(red, "destination over"))
    assert below[50, 50].tolist() == BLACK and below[10, 10].tolist() == [255, 0, 0, 255]
    without = draw(red, blended(DOT, "destination out"))
    assert without[50, 50].tolist() == [0, 0, 0, 0] and without[10, 10].tolist() == [255, 0, 0, 255]


def test_what_is_isolated_blends_with_nothing_behind_it(draw):
    card = filtered({"backgroundColor": [0, 0, 255, 255]}, isIsolated=True)
    picture = draw({"backgroundColor": WHITE}, card, blended(DOT, "destination out", parent=2))
    assert picture[50, 50].tolist() == WHITE and picture[10, 10].tolist() == [0, 0, 255, 255]


def test_a_colour_matrix_is_of_colours_that_are_not_premultiplied(draw):
    red = {"backgroundColor": [255, 0, 0, 255]}
    assert near(draw(filtered(red, colorMatrix=GREY))[50, 50], [54, 54, 54, 255], 1)
    assert near(draw(filtered({"backgroundColor": [255, 0, 0, 128]}, colorMatrix=GREY))[50, 50], [27, 27, 27, 128], 1)
    brighter = [1, 0, 0, 0, 0.5, 0, 1, 0, 0, 0.5, 0, 0, 1, 0, 0.5, 0, 0, 0, 1, 0]
    picture = draw(filtered(DOT, colorMatrix=brighter))
    assert near(picture[50, 50], [128, 128, 128, 255], 1) and picture[10, 10].tolist() == [0, 0, 0, 0]


def test_filters_within_filters_are_applied_from_the_inside(draw):
    outer = filtered({"backgroundColor": [0, 0, 0, 0]}, colorMatrix=GREY)
    inner = {**filtered({"backgroundColor": [255, 0, 0, 255], "boundsSize": {"width": 20, "height": 20}}, blur=4), "parent": 1}
    picture = draw({**outer}, inner)
    assert near(picture[50, 50, :3], [54, 54, 54], 3) and 0 < picture[50, 37, 3] < 128


MATERIAL = {"blur": 4}


@pytest.mark.parametrize("layer", [filtered(DOT, blur=4), MATERIAL], ids=["filter", "material"])
def test_what_draws_effects_is_fetched_for_the_first_of_them(draw, layer):
    def is_fetched():
        return draw.page.evaluate("() => performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/effects.js'))")

    draw(DOT)
    assert not is_fetched()
    draw(layer)
    assert is_fetched()


def test_layers_are_drawn_without_effects_that_cannot_be_fetched(draw):
    draw.page.route("**/effects.js", lambda route: route.abort())
    assert (draw(filtered(DOT, blur=4)) == draw(DOT)).all() and draw(DOT)[50, 50, 3] == 255
