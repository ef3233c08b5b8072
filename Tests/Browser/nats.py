"""A nats-server with JetStream on loopback."""

import json
import os
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path

PROGRAM = shutil.which("nats-server") or "/usr/sbin/nats-server"


class NATS:
    """What it stores is gone with it; use it in a `with` statement."""

    def __enter__(self):
        self._folder = tempfile.TemporaryDirectory()
        folder = Path(self._folder.name)
        self._process = subprocess.Popen(
            [PROGRAM, "-a", "127.0.0.1", "-p", "-1", "-js", "-sd", folder / "store", "--ports_file_dir", folder, "-l", folder / "log"]
        )
        file = folder / f"nats-server_{self._process.pid}.ports"
        for _ in range(500):
            if file.exists() and (text := file.read_text()):
                self.url = json.loads(text)["nats"][0]
                return self
            time.sleep(0.01)
        raise RuntimeError("nats-server does not start")

    def suspend(self):
        os.kill(self._process.pid, signal.SIGSTOP)

    def resume(self):
        os.kill(self._process.pid, signal.SIGCONT)

    def __exit__(self, *_):
        self._process.kill()
        self._process.wait()
        self._folder.cleanup()
