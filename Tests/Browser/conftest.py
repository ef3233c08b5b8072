import pytest
from playwright.sync_api import sync_playwright

from chromium import launch
from server import SOURCES, Server
from viewer import Viewer


def pytest_configure(config):
    config.addinivalue_line("markers", "long: takes long, or must be alone on the machine: make test-long")


@pytest.fixture
def server():
    with Server() as server:
        yield server


@pytest.fixture
def sources():
    """A server whose page is in modules, for those who change one of them."""
    with Server(web=SOURCES) as server:
        yield server


@pytest.fixture(scope="session")
def browser():
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.fixture
def open_viewer(browser, server):
    """Opens the page in a context of its own; keyword arguments are those of Playwright's `new_context`."""
    viewers = []

    def open_one(path="/monzo", **context):
        viewer = Viewer(browser, server.url + path, **context)
        viewers.append(viewer)
        return viewer

    yield open_one
    for viewer in viewers:
        viewer.close()
