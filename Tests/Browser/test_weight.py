"""How much the page weighs."""

import pytest

from viewer import DESKTOP, PHONE

LIMIT = 80_000

def texts(viewer, path, server):
    """How many bytes each of the responses had on the line, but those with images and those with fonts, which come after the first picture."""
    responses = []
    viewer.page.on("response", lambda response: responses.append(response))
    viewer.page.goto(server.url + path)
    viewer.page.wait_for_load_state("networkidle")
    viewer.page.wait_for_timeout(1000)
    return [each.request.sizes()["responseBodySize"] for each in responses
            if not each.headers.get("content-type", "").startswith(("image/", "font/"))]


@pytest.mark.parametrize("path", ["/", "/monzo"])
@pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_the_page_without_images_is_below_its_limit(open_viewer, server, capsys, path, viewport):
    viewer = open_viewer("/icon.svg", viewport=viewport)
    sizes = texts(viewer, path, server)
    with capsys.disabled():
        print(f"\n  {path}: {sum(sizes) / 1000:.1f} kB in {len(sizes)} texts")
    assert 10_000 < sum(sizes) < LIMIT


def test_a_section_that_a_room_has_nothing_for_is_not_fetched(open_viewer, server):
    viewer = open_viewer("/icon.svg", viewport=DESKTOP)
    asked = []
    viewer.page.on("request", lambda request: asked.append(request.url))
    viewer.page.goto(server.url + "/monzo")
    viewer.page.wait_for_selector("#section-parameters input")
    assert any("/parameters-" in url for url in asked)
    assert not [url for url in asked if "/source-section-" in url]
