"""WebDriver BiDi: commands and events of a browser over a WebSocket."""

import itertools
import json

import websocket

TIMEOUT = 60


class BiDi:
    def __init__(self, address):
        self._socket = websocket.create_connection(address, timeout=TIMEOUT, suppress_origin=True)
        self._numbers = itertools.count(1)
        self.events = []

    def command(self, method, **parameters):
        """The command's result; events that arrive before it are kept in `events`."""
        number = next(self._numbers)
        self._socket.send(json.dumps({"id": number, "method": method, "params": parameters}))
        while True:
            message = json.loads(self._socket.recv())
            if message.get("type") == "event":
                self.events.append(message)
            elif message.get("id") == number:
                assert message["type"] == "success", f"{method}: {message['error']}: {message['message']}"
                return message["result"]

    def close(self):
        self._socket.close()
