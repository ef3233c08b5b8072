"""The real server as a process of its own."""

import os
import re
import socket
import subprocess
import threading
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
# The page as users get it (`make page`), and as it is written.
PAGE = ROOT / ".build/page"
SOURCES = ROOT / "web"
BINARY = os.environ.get("ZOETROPE_BINARY", str(ROOT / ".build/debug/zoetrope"))
START_TIMEOUT = 30


def own_address():
    """An address of this machine beside loopback, None if it has none. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as line:
        try:
            line.connect(("192.0.2.1", 9))
            return line.getsockname()[0]
        except OSError:
            return None


class Server:
    """A `zoetrope serve` on loopback; `url` is where its page is. Use it in a `with` statement.

    `arguments` are more of the command's; changed, they are those of the next start."""

    start_timeout = START_TIMEOUT
    # The file that takes its standard error; None for this process's.
    messages = None

    def __init__(self, *arguments, web=PAGE):
        self.arguments = arguments
        self.web = web
        self.port = 0
        self.start()

    def start(self):
        """Starts it, on the same port as the last time."""
        command = self.command()
        self._process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=self.messages, stdin=subprocess.DEVNULL, text=True)
        # A server that hangs without a word is killed, which ends the reading below.
        watchdog = threading.Timer(self.start_timeout, self._process.kill)
        watchdog.start()
        lines = []
        for line in self._process.stdout:
            lines.append(line)
            if match := re.search(r"https?://[^\s/]+:(\d+)", line):
                self.url = match.group(0)
                self.port = int(match.group(1))
                break
        watchdog.cancel()
        if not lines or self._process.poll() is not None:
            self.kill()
            raise RuntimeError(f"{' '.join(command)} printed no address: {''.join(lines)!r}")

    @property
    def pid(self):
        return self._process.pid

    def command(self):
        return [BINARY, "serve", "--port", str(self.port), "--web", str(self.web), *self.arguments]

    def kill(self):
        """SIGKILL: no close frame, no last word."""
        self._process.kill()
        self._process.wait()
        self._process.stdout.close()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.kill()
