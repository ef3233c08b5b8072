"""60 times a second a message to each viewer, by websockets."""

import asyncio

from websockets.asyncio.server import broadcast, serve

MESSAGE = bytes([5, 5, 0, 0xCB, 0x01, 0xFE])

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
    due = loop.time()
    while True:
        broadcast(viewers, MESSAGE)
        due = max(due + 1 / 60, loop.time())
        await asyncio.sleep(due - loop.time())


asyncio.run(main())
