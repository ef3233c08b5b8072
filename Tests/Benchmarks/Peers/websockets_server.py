"""60 times a second a message to each viewer, by websockets."""

import asyncio
import struct

from websockets.asyncio.server import broadcast, serve

viewers = set()


async def follow(viewer):
    viewers.add(viewer)
    try:
        async for _ in viewer:
            pass
    finally:
        viewers.discard(viewer)


async def main():
    server = await serve(follow, "127.0.0.1", 0, compression=None, ping_interval=None, subprotocols=["zoetrope.v3"])
    print(f"Zoetrope is at http://127.0.0.1:{server.sockets[0].getsockname()[1]}/", flush=True)
    loop = asyncio.get_running_loop()
    start, tick = loop.time(), 0
    while True:
        tick = max(tick + 1, int((loop.time() - start) * 60))
        # A snapshot's beginning, up to its tick.
        broadcast(viewers, struct.pack("<BBI", 5, 1, tick))
        await asyncio.sleep(start + (tick + 1) / 60 - loop.time())


asyncio.run(main())
