"""Every scene in the browser: opened, dragged, and alike in two pages."""

import numpy
import pytest

from drags import DRAGS


def stage_of(viewer, picture):
    left, top = (int(round(v)) for v in viewer.letterbox.to_window(0, 0))
    right, bottom = (int(round(v)) for v in viewer.letterbox.to_window(390, 844))
    return picture[top:bottom, left:right]


def differing(a, b):
    """The share of pixels that differ visibly."""
    return (numpy.abs(a - b).max(axis=2) > 24).mean()


@pytest.mark.parametrize("scene", [*DRAGS, "dashboard"])
def test_the_scene_opens_with_a_picture_and_no_complaint(open_viewer, scene):
    viewer = open_viewer(f"/{scene}")
    stage = stage_of(viewer, viewer.settled_picture())
    colours = len(numpy.unique((stage // 16).reshape(-1, 3), axis=0))
    assert colours > 12, "a stage of so few colours shows no cards"
    assert viewer.complaints == []


@pytest.mark.parametrize("scene", DRAGS)
def test_a_drag_in_one_page_moves_the_scene_in_both(open_viewer, scene):
    first, second = open_viewer(f"/{scene}"), open_viewer(f"/{scene}")
    before = first.settled_picture()
    second.settled()
    first.mouse_drag(*DRAGS[scene])
    for viewer in (first, second):
        viewer.see(lambda picture: differing(picture, before) > 0.01, f"{scene} dragged")
    first.mouse_up()
    # One page may be a frame ahead until both are at rest.
    first.see(lambda picture: differing(picture, second.picture()) < 0.001, f"{scene} alike in both pages")


def test_a_tapped_tile_zooms_into_its_detail_and_another_tap_closes_it(open_viewer):
    viewer = open_viewer("/dashboard")
    before = viewer.settled_picture()
    tile = ((195, 422 - 30), (195, 422 - 30))
    viewer.mouse_drag(*tile, hold=False)
    viewer.mouse_up()
    # The bar below the stage tells that time has gone by.
    change = lambda picture: differing(stage_of(viewer, picture), stage_of(viewer, before))
    viewer.see(lambda picture: change(picture) > 0.5, "the detail")
    viewer.settled()
    viewer.mouse_drag((195, 700), (195, 700), hold=False)
    viewer.mouse_up()
    viewer.see(lambda picture: change(picture) < 0.001, "the dashboard again")
    assert viewer.complaints == []
