"""60 times a second a message to each viewer, by picows."""

import asyncio

from picows import WSListener, WSMsgType, ws_create_server

MESSAGE = bytes([5, 5, 0, 0xCB, 0x01, 0xFE])


class Viewer(WSListener):
    def on_ws_connected(self, transport):
        self.transport = transport
        viewers.add(self)

    def on_ws_disconnected(self, transport):
        viewers.discard(self)


viewers = set()


async def serve():
    server = await ws_create_server(lambda request: Viewer(), "127.0.0.1", 0)
    print(f"Zoetrope is at http://127.0.0.1:{server.sockets[0].getsockname()[1]}/", flush=True)
    loop = asyncio.get_running_loop()
    due = loop.time()
    while True:
        for viewer in list(viewers):
            viewer.transport.send(WSMsgType.BINARY, MESSAGE)
        due = max(due + 1 / 60, loop.time())
        await asyncio.sleep(due - loop.time())


asyncio.run(serve())
