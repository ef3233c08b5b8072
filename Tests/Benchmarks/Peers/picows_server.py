"""60 times a second a message to each viewer, by picows."""

import asyncio
import struct

from picows import WSListener, WSMsgType, ws_create_server


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
    start, tick = loop.time(), 0
    while True:
        tick = max(tick + 1, int((loop.time() - start) * 60))
        # A snapshot's beginning, up to its tick.
        message = struct.pack("<BBI", 5, 1, tick)
        for viewer in list(viewers):
            viewer.transport.send(WSMsgType.BINARY, message)
        await asyncio.sleep(start + (tick + 1) / 60 - loop.time())


asyncio.run(serve())
