"""A finger without a page: it drags across a stage at a constant speed, as no hand could."""

import base64
import os
import socket
import struct
import threading
import time

DOWN, MOVE, UP = 0, 1, 2
PONG_INTERVAL = 5
# Several times a step, so that the steps themselves are even.
INTERVAL = 1 / 600


class Finger:
    """Goes down at `start` in the room of that name, and moves by `speed` points a second until the `with` statement ends."""

    def __init__(self, port, room, start, speed):
        self._start, self._speed = start, speed
        self._socket = socket.create_connection(("127.0.0.1", port))
        self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        key = base64.b64encode(os.urandom(16)).decode()
        self._socket.sendall(
            f"GET /rooms/{room} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nOrigin: http://127.0.0.1:{port}\r\n"
            "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Protocol: zoetrope.v3\r\n\r\n".encode()
        )
        assert self._socket.recv(12) == b"HTTP/1.1 101"
        self._ended = threading.Event()
        self._thread = threading.Thread(target=self._move)

    def __enter__(self):
        self._thread.start()
        return self

    def __exit__(self, *_):
        self._ended.set()
        self._thread.join()
        self._socket.close()

    def _move(self):
        began = time.monotonic()
        self._send(DOWN, began, 0)
        # What the server sends stays unread and unacknowledged, so that it soon sends nothing more. Pongs say that the line
        # is alive; one that answers no ping counts as well (RFC 6455, section 5.5.3).
        ponged = began
        while not self._ended.wait(INTERVAL):
            self._send(MOVE, began, time.monotonic() - began)
            if time.monotonic() - ponged > PONG_INTERVAL:
                ponged = time.monotonic()
                self._socket.sendall(struct.pack(">BBI", 0x8A, 0x80, 0))
        self._send(UP, began, time.monotonic() - began)

    def _send(self, phase, began, elapsed):
        x, y = (place + speed * elapsed for place, speed in zip(self._start, self._speed))
        payload = struct.pack("<BBBBffd", 0x10, 1, 0, phase, x, y, (began + elapsed) * 1000)
        # A mask of zeros changes nothing.
        self._socket.sendall(struct.pack(">BBI", 0x82, 0x80 | len(payload), 0) + payload)
