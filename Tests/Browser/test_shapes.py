"""How the renderer draws paths, strokes, shadows and masks: pixels of a stage that the test makes up."""

import numpy
import pytest

from drawn_stage import draw  # a fixture

RED = [255, 0, 0, 255]
BLACK = [0, 0, 0, 255]
LINE = {"width": 10, "cap": 0, "join": 0, "miterLimit": 10, "dashes": [], "dashPhase": 0}


def rectangle(left, top, right, bottom):
    return {"verbs": [0, 1, 1, 1, 4], "points": [left, top, right, top, right, bottom, left, bottom]}


def circle(x, y, radius):
    k = 0.5522847498 * radius
    return {
        "verbs": [0, 3, 3, 3, 3, 4],
        "points": [
            x + radius, y, x + radius, y + k, x + k, y + radius, x, y + radius, x - k, y + radius, x - radius, y + k,
            x - radius, y, x - radius, y - k, x - k, y - radius, x, y - radius, x + k, y - radius, x + radius, y - k,
            x + radius, y,
        ],
    }


def fill(path, color=None, even_odd=False):
    return {"type": "fill", "isEvenOdd": even_odd, "color": color or RED, "path": path}


def stroke(path, **line):
    return {"type": "stroke", "color": RED, "line": {**LINE, **line}, "path": path}


def test_a_path_is_filled_to_its_edge_and_smooth_there(draw):
    for ratio in (1, 3):
        picture = draw({"drawing": [fill(circle(50, 50, 30))]}, ratio=ratio)
        assert picture[50 * ratio, 50 * ratio].tolist() == RED
        assert picture[5, 5].tolist() == [0, 0, 0, 0]
        area = picture[:, :, 3].sum() / 255 / ratio ** 2
        assert abs(area - numpy.pi * 900) < 6
        edge = picture[50 * ratio, :, 3]
        assert ((edge > 0) & (edge < 255)).sum() <= 4


def test_the_rule_decides_about_holes(draw):
    ring = {key: circle(50, 50, 30)[key] + circle(50, 50, 10)[key] for key in ("verbs", "points")}
    assert draw({"drawing": [fill(ring)]})[50, 50, 3] == 255
    assert draw({"drawing": [fill(ring, even_odd=True)]})[50, 50, 3] == 0


def test_strokes_have_their_width_dashes_and_corners(draw):
    line = {"verbs": [0, 1], "points": [20, 50, 80, 50]}
    plain = draw({"drawing": [stroke(line)]})
    assert plain[46:54, 50, 3].tolist() == [255] * 8 and plain[44, 50, 3] == 0 and plain[56, 50, 3] == 0
    assert plain[50, 18, 3] == 0
    assert draw({"drawing": [stroke(line, cap=2)]})[50, 18, 3] == 255
    dashed = draw({"drawing": [stroke(line, dashes=[10, 10])]})[50, :, 3]
    assert [dashed[x] for x in (25, 35, 45, 55)] == [255, 0, 255, 0]
    corner = {"verbs": [0, 1, 1], "points": [20, 80, 20, 20, 80, 20]}
    assert draw({"drawing": [stroke(corner)]})[16, 16, 3] == 255
    assert draw({"drawing": [stroke(corner, join=2)]})[16, 16, 3] == 0


def test_clips_end_with_their_state(draw):
    clip = {"type": "clip", "isEvenOdd": False, "path": rectangle(0, 0, 50, 100)}
    everything = fill(rectangle(0, 0, 100, 100))
    picture = draw({"drawing": [
        {"type": "save"}, clip, everything, {"type": "restore"}, fill(rectangle(60, 0, 70, 100)),
    ]})
    assert picture[50, :, 3].tolist()[::10] == [255] * 5 + [0, 255, 0, 0, 0]


@pytest.mark.parametrize("edge", [50, 50.3, 50.5, 50.8])
def test_pieces_that_are_clipped_at_the_same_edge_have_no_seam(draw, edge):
    everything = fill(rectangle(0, 0, 100, 100))
    picture = draw({"drawing": [
        operation
        for piece in (rectangle(0, 0, edge, 100), rectangle(edge, 0, 100, 100))
        for operation in ({"type": "save"}, {"type": "clip", "isEvenOdd": False, "path": piece}, everything, {"type": "restore"})
    ]})
    assert set(picture[50, :, 3].tolist()) == {255}


@pytest.mark.parametrize("flags", [4, 6])
def test_half_a_pixel_of_a_picture_is_half_covered(draw, flags):
    # Whether the layer cuts its contents (6) or not: 10.5 to 90.5 across, and 30.5 to 70.5 down, as it fits.
    layer = {"position": {"x": 50.5, "y": 50.5}, "boundsSize": {"width": 80, "height": 40}}
    alpha = draw({**layer, "flags": flags, "contents": {"image": "picture", "gravity": 0}})[:, :, 3]
    assert abs(alpha[50, 10] - 128) <= 2 and abs(alpha[30, 50] - 128) <= 2
    assert alpha[50, 9] == 0 and alpha[50, 11] == 255 and alpha[50, 89] == 255


def test_a_picture_that_fits_ends_within_the_layer_that_cuts_it(draw):
    layer = {"position": {"x": 50, "y": 50}, "boundsSize": {"width": 80, "height": 80}, "flags": 6}
    picture = draw({**layer, "contents": {"image": "picture", "gravity": 1}})
    assert picture[50, 50].tolist() == RED
    assert [int(alpha) for alpha in picture[[28, 31, 68, 71], 50, 3]] == [0, 255, 255, 0]


def test_a_drawing_casts_the_layers_shadow(draw):
    shadow = {"color": BLACK, "radius": 4, "x": 0, "y": 20}
    picture = draw({"drawing": [fill(rectangle(30, 20, 70, 50))], "shadow": shadow})
    assert picture[60, 50, 3] > 200 and picture[60, 50, 0] == 0
    assert picture[30, 50].tolist() == RED
    assert picture[60, 20, 3] < 10


def test_what_a_layer_shows_within_it_casts_its_shadow(draw):
    shadow = {"color": BLACK, "radius": 0, "x": 0, "y": 20}
    holder = {"position": {"x": 50, "y": 40}, "boundsSize": {"width": 80, "height": 60}, "shadow": shadow}
    box = {"parent": 1, "position": {"x": 40, "y": 30}, "boundsSize": {"width": 20, "height": 20}, "backgroundColor": RED}
    picture = draw(holder, box)
    assert picture[40, 50].tolist() == RED and picture[55, 50].tolist() == BLACK
    # Nothing is cast by what holds it.
    assert picture[80, 20, 3] == 0 and draw(holder)[:, :, 3].max() == 0


def test_a_path_casts_a_shadow_without_being_drawn(draw):
    shadow = {"color": BLACK, "radius": 3, "x": 10, "y": 0}
    picture = draw({"drawing": [{"type": "pathShadow", "shadow": shadow, "path": rectangle(20, 20, 60, 80)}]})
    assert picture[50, 50, 3] > 240
    assert picture[50, 15, 3] == 0
    # Half of the shadow's strength at its edge.
    assert abs(int(picture[50, 69:71, 3].mean()) - 127) < 25


def test_the_shadow_of_a_layers_own_path_lies_below_its_background(draw):
    shadow = {"color": BLACK, "radius": 0, "x": 0, "y": 30}
    cast = {"type": "pathShadow", "shadow": shadow, "path": rectangle(20, 20, 60, 60)}
    card = {"position": {"x": 40, "y": 40}, "boundsSize": {"width": 80, "height": 60}, "backgroundColor": RED}
    picture = draw({**card, "drawing": [cast]})
    assert picture[60, 40].tolist() == RED
    assert picture[85, 40].tolist() == BLACK


def test_a_mask_leaves_as_much_as_it_is_opaque(draw):
    card = {"backgroundColor": RED}
    mask = {
        "parent": 1, "flags": 12, "position": {"x": 50, "y": 50}, "opacity": 128,
        "drawing": [fill(circle(50, 50, 30), BLACK)],
    }
    picture = draw(card, mask)
    assert picture[50, 50].tolist() == [128, 0, 0, 128]
    assert picture[5, 5].tolist() == [0, 0, 0, 0]


def test_what_was_drawn_can_be_made_clear(draw):
    clear = {"type": "clear", "path": rectangle(40, 40, 60, 60)}
    picture = draw({"backgroundColor": [0, 0, 255, 255], "drawing": [fill(rectangle(0, 0, 100, 100)), clear]})
    assert picture[10, 10].tolist() == RED
    assert picture[50, 50].tolist() == [0, 0, 255, 255]


def test_a_gradient_ends_where_it_says(draw):
    gradient = {
        "type": "gradient", "start": {"x": 20, "y": 0}, "startRadius": 0, "end": {"x": 80, "y": 0}, "endRadius": 0,
        "extendsBefore": False, "extendsAfter": True,
        "stops": [{"color": RED, "location": 0}, {"color": [0, 0, 255, 255], "location": 255}],
    }
    clip = {"type": "clip", "isEvenOdd": False, "path": rectangle(0, 0, 100, 100)}
    row = draw({"drawing": [clip, gradient]})[50]
    assert row[10].tolist() == [0, 0, 0, 0]
    assert row[90].tolist() == [0, 0, 255, 255]
    assert abs(row[50][0] - 127) < 6 and abs(row[50][2] - 127) < 6


def layer_gradient(kind, end, *colors):
    """A gradient of a layer from its middle, with its colours spread evenly."""
    stops = [{"color": color, "location": round(255 * index / (len(colors) - 1))} for index, color in enumerate(colors)]
    return {"kind": kind, "start": {"x": 0.5, "y": 0.5}, "end": dict(zip("xy", end)), "stops": stops}


def test_a_radial_gradient_of_a_layer_is_an_ellipse(draw):
    wide = {"boundsSize": {"width": 100, "height": 50}}
    picture = draw({**wide, "gradient": layer_gradient(1, (1, 1), RED, [0, 0, 255, 255])})
    assert picture[50, 50, 0] > 245 and picture[50, 98, 2] > 240 and picture[73, 50, 2] > 230
    # Half-way along either axis.
    for y, x in ((50, 75), (62, 50)):
        assert abs(int(picture[y, x, 0]) - 127) < 12, (y, x)
    # Beyond the ellipse the last colour goes on.
    assert picture[74, 98].tolist() == [0, 0, 255, 255]


def test_a_conic_gradient_of_a_layer_goes_clockwise_from_its_direction(draw):
    green, blue, white = [0, 255, 0, 255], [0, 0, 255, 255], [255, 255, 255, 255]
    picture = draw({"gradient": layer_gradient(2, (0.5, 0), RED, green, blue, white, RED)})
    for y, x, color in ((50, 90, green), (90, 50, blue), (50, 10, white)):
        assert numpy.abs(picture[y, x] - color).max() < 12, (y, x)
    assert numpy.abs(picture[10, 50] - RED).max() < 12
    # The seam between other colours is smooth: nowhere in its row is a step without a colour between.
    slanted = draw({"gradient": layer_gradient(2, (0.6, 0), RED, blue)})
    row = slanted[10, 48:68, 0]
    assert ((row > 20) & (row < 235)).any()


def test_only_the_corners_that_are_asked_for_are_round(draw):
    # 16 and 128: the top left and the bottom right corner are square.
    picture = draw({"backgroundColor": RED, "cornerRadius": 30, "flags": 4 | 16 | 128})
    assert picture[2, 2].tolist() == RED and picture[97, 97].tolist() == RED
    assert picture[2, 97, 3] == 0 and picture[97, 2, 3] == 0
    area = picture[:, :, 3].sum() / 255
    assert abs(area - (10000 - 2 * (1 - numpy.pi / 4) * 900)) < 6


def test_clips_borders_and_shadows_have_the_layers_corners(draw):
    child = {"parent": 1, "backgroundColor": RED}
    picture = draw({"cornerRadius": 30, "flags": 6 | 16, "border": {"width": 4, "color": BLACK}}, child)
    assert picture[1, 1].tolist() == BLACK and picture[8, 8].tolist() == RED
    assert picture[2, 97, 3] == 0
    shadow = {"color": BLACK, "radius": 2, "x": 0, "y": 0}
    middle = {"position": {"x": 50, "y": 50}, "boundsSize": {"width": 60, "height": 60}}
    cast = draw({**middle, "cornerRadius": 30, "flags": 4 | 16, "shadow": shadow, "backgroundColor": [255, 0, 0, 1]})
    assert cast[24, 24, 3] > 150 and cast[24, 75, 3] < 20 and cast[75, 24, 3] < 20


def test_a_text_in_a_drawing_is_drawn_where_it_is_placed(draw):
    fragment = {
        "string": "IIII", "x": 0, "baseline": 0, "width": 40, "size": 30, "color": RED, "background": [0, 0, 0, 0],
        "weight": 7, "design": 0, "traits": 0,
    }
    text = {"type": "text", "transform": [1, 0, 0, 1, 30, 60], "alpha": 255, "fragments": [fragment]}
    picture = draw({"drawing": [text]})
    rows, columns = numpy.nonzero(picture[:, :, 3] > 128)
    assert 28 <= columns.min() <= 36 and 62 <= columns.max() <= 71
    assert 34 <= rows.min() <= 42 and 58 <= rows.max() <= 60
    turned = draw({"drawing": [{**text, "transform": [0, 1, -1, 0, 40, 30]}]})
    rows, columns = numpy.nonzero(turned[:, :, 3] > 128)
    assert 28 <= rows.min() <= 36 and 62 <= rows.max() <= 71
    assert 39 <= columns.min() <= 42 and 58 <= columns.max() <= 66


WHITE = [255, 255, 255, 255]
MATERIAL = {"blur": 4, "boundsSize": {"width": 100, "height": 60}}


def test_what_lies_behind_a_material_is_blurred(draw):
    right_half = {"backgroundColor": BLACK, "position": {"x": 100, "y": 50}}
    for ratio in (1, 3):
        picture = draw({"backgroundColor": WHITE}, right_half, MATERIAL, ratio=ratio)
        assert (picture[:, :, 3] == 255).all()
        # Beside the material there is an edge; behind it a slope, which is the same all the way down.
        assert picture[5 * ratio, 48 * ratio, 0] == 255 and picture[5 * ratio, 52 * ratio, 0] == 0
        row = picture[50 * ratio, :, 0]
        assert row[0] > row[-1] + 40 and (numpy.diff(row) <= 1).all() and (numpy.diff(row) >= -4).all()
        assert 10 < row[35 * ratio] - row[65 * ratio] < row[0] - row[-1]
        assert numpy.abs(picture[22 * ratio, :, 0] - row).max() <= 6


def test_a_material_shows_only_what_was_drawn_before_it_and_fades(draw):
    plain = draw({"backgroundColor": WHITE}, MATERIAL)
    assert numpy.abs(plain[50, :, :3] - plain[50, 50, :3]).max() <= 1
    above = draw({"backgroundColor": WHITE}, MATERIAL, {"backgroundColor": RED, "boundsSize": {"width": 20, "height": 20}})
    assert numpy.abs(above[50, 30] - plain[50, 30]).max() <= 1 and above[50, 50].tolist() == RED
    clear = draw({"backgroundColor": RED}, {**MATERIAL, "opacity": 0})
    half = draw({"backgroundColor": RED}, {**MATERIAL, "opacity": 128})
    whole = draw({"backgroundColor": RED}, MATERIAL)
    assert clear[50, 50].tolist() == RED
    assert numpy.abs(2 * half[50, 50] - clear[50, 50] - whole[50, 50]).max() <= 4
