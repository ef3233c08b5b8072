"""What is expected of the images: their entry points, as their users, in a network of their own."""

import base64
import ctypes
import os
import select
import socket
import subprocess
import time
import urllib.request
from pathlib import Path

PORT = 8080


class Running:
    """An image's entry point as the first process of its own, with what it prints in a file."""

    def __init__(self, builder, image, root, words=(), user=None):
        self.log = root.parent / "log"
        command = builder.command(image, root, [*image.entry, *words], user)
        # Each signal that it has no handler for is ignored, as in a container.
        own = ["unshare", "--pid", "--fork", f"--mount-proc={root}/proc", "--kill-child"]
        with self.log.open("w") as log:
            self.process = subprocess.Popen(own + command, env=builder.variables(image, root), stdout=log, stderr=log)

    def said(self):
        return self.log.read_text()

    def until(self, what, happened):
        """Waits until something has happened, and returns it; fails with what the program said where it ends before."""
        end = time.monotonic() + 300
        while time.monotonic() < end and self.process.poll() is None:
            found = happened()
            if found:
                return found
            time.sleep(0.1)
        raise SystemExit(f"images: not so: {what}. It said:\n{self.said()}")

    def child(self):
        path = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children")
        return path.read_text().split()[0]

    def users(self):
        """Returns the numbers of the user and the groups that it runs as."""
        lines = Path(f"/proc/{self.child()}/status").read_text().splitlines()
        return {line.split()[0]: line.split()[1:] for line in lines if line.startswith(("Uid", "Gid", "Groups"))}

    def end(self):
        os.kill(int(self.child()), 15)
        if self.process.wait(60) != 0:
            raise SystemExit(f"images: it ended with status {self.process.returncode}:\n{self.said()}")


def asked(path):
    """Returns what the server answers, or nothing while it does not."""
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{PORT}{path}", timeout=10) as answer:
            return answer.read()
    except OSError:
        return b""


def joined(room):
    """Returns the beginning of what a viewer is sent who joins a room."""
    with socket.create_connection(("127.0.0.1", PORT), 10) as line:
        key = base64.b64encode(os.urandom(16)).decode()
        head = [
            f"GET /rooms/{room} HTTP/1.1", f"Host: 127.0.0.1:{PORT}", f"Origin: http://127.0.0.1:{PORT}",
            "Connection: Upgrade", "Upgrade: websocket",
            "Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Protocol: zoetrope.v3",
        ]
        line.sendall("\r\n".join([*head, "", ""]).encode())
        received = b""
        while b"\r\n\r\n" not in received or len(received.partition(b"\r\n\r\n")[2]) < 16:
            part = line.recv(4096)
            if not part:
                break
            received += part
    return received


def check(condition, what, running):
    if not condition:
        raise SystemExit(f"images: not so: {what}. It said:\n{running.said()}")


def server(builder, image, root):
    """The server as `docker run` starts it."""
    running = Running(builder, image, root)
    running.until("it answers", lambda: asked("/healthz"))
    users = running.users()
    check(users["Uid:"] == ["65534"] * 4 and not users["Groups:"], f"it runs as nobody, {users}", running)
    check(b"<html" in asked("/monzo"), "it serves the page", running)
    check(b" 101 " in joined("monzo").splitlines()[0], "a viewer joins a room", running)
    # What Kubernetes waits with, before it ends it.
    subprocess.run(builder.command(image, root, ["sleep", "0"]), check=True)
    running.end()


class Events:
    """The events that inotify(7) has of a folder."""

    def __init__(self, folder):
        library = ctypes.CDLL(None, use_errno=True)
        self.descriptor = library.inotify_init1(os.O_NONBLOCK)
        every = 0xFFF
        if library.inotify_add_watch(self.descriptor, os.fsencode(folder), every & ~0x31) < 0:
            raise OSError(ctypes.get_errno(), "inotify_add_watch")

    def any(self):
        return bool(select.select([self.descriptor], [], [], 0)[0])


def previews(builder, image, root, user):
    """Previews of a folder that is mounted as a Mac's is: what is written on the other side comes without events."""
    outside = root.parent / f"layouts-{user}"
    subprocess.run(["rm", "-rf", str(outside)], check=True)
    outside.mkdir()
    # Nothing of another container is there.
    subprocess.run(["mount", "-t", "tmpfs", "-o", "mode=1777", "tmpfs", str(root / "tmp")], check=True)
    made = builder.command(image, root, ["zoetrope", "new", "/tmp/Cards"])
    subprocess.run(made, check=True, env=builder.variables(image, root), stdout=subprocess.DEVNULL)
    subprocess.run(["cp", "-r", str(root / "tmp/Cards"), str(outside)], check=True)
    layouts = root / "layouts"
    subprocess.run(["bindfs", f"--force-user={user.split(':')[0]}", str(outside), str(layouts)], check=True)
    try:
        running = Running(builder, image, root, ["preview", "/layouts", "--host", "0.0.0.0"], user)
        running.until("the first previews are compiled", lambda: "Compiled in" in running.said())
        running.until("it answers", lambda: asked("/healthz"))
        file = "Cards/Sources/Cards/FanLayout.swift"
        events = Events((layouts / file).parent)
        text = (outside / file).read_text()
        (outside / file).write_text(text + "\nlet wrong: Int = \"text\"\n")
        running.until("a fault is seen", lambda: "FanLayout.swift:" in running.said())
        (outside / file).write_text(text + "\nlet right = 1\n")
        running.until("a save is seen", lambda: running.said().count("Compiled in") == 2)
        check(not events.any(), "no events arrive", running)
        check(running.users()["Uid:"] == [user.split(":")[0]] * 4, f"it runs as {user}", running)
        running.end()
        print(next(line for line in running.said().splitlines() if "reviewed code" in line), flush=True)
    finally:
        subprocess.run(["umount", str(layouts), str(root / "tmp")], check=True)


def preview(builder, image, root):
    """The other image, as its own user and as `--user "$(id -u)"` has it."""
    entries = (line.split(":") for line in (root / "etc/passwd").read_text().splitlines())
    own = next(f"{fields[2]}:{fields[3]}" for fields in entries if fields[0] == image.user)
    for user in (own, "1000:0"):
        previews(builder, image, root, user)
