import pytest

from firefox import Firefox
from server import Server
from webkit import WebKit


@pytest.fixture(scope="session", params=[Firefox, WebKit], ids=["firefox", "webkit"])
def engine(request):
    engine = request.param()
    yield engine
    engine.quit()


@pytest.fixture
def server():
    with Server() as server:
        yield server
