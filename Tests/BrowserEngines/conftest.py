import pytest

from firefox import Firefox
from server import SOURCES, Server
from webkit import WebKit


def pytest_configure(config):
    # Selenium's own warning of its own call.
    config.addinivalue_line("filterwarnings", "ignore:setting remote_server_addr:DeprecationWarning")


@pytest.fixture(scope="session", params=[Firefox, WebKit], ids=["firefox", "webkit"])
def engine(request):
    engine = request.param()
    yield engine
    engine.quit()


@pytest.fixture
def server():
    with Server() as server:
        yield server


@pytest.fixture
def sources():
    """A server whose page is in modules."""
    with Server(web=SOURCES) as server:
        yield server
