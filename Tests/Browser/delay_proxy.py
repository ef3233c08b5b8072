"""A slow line on loopback: a TCP proxy that holds up what passes, in user space and without any right to do so."""

import asyncio
import random
import threading


class DelayProxy:
    """Forwards connections to `port` and back; `url` is where it listens. Use it in a `with` statement.

    Each piece takes `delay` seconds, `spread` more or less by chance. A share of `loss` comes `retransmission` seconds
    later. As with TCP, what follows a late piece waits for it."""

    def __init__(self, port, delay=0.15, spread=0.05, loss=0.01, retransmission=0.2, seed=1):
        self._port = port
        self._delay, self._spread = delay, spread
        self._loss, self._retransmission = loss, retransmission
        self._random = random.Random(seed)
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)

    def __enter__(self):
        self._thread.start()
        self._server = self._call(asyncio.start_server(self._serve, "127.0.0.1", 0))
        self.url = "http://127.0.0.1:%d" % self._server.sockets[0].getsockname()[1]
        return self

    def __exit__(self, *_):
        self._call(self._close())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def _call(self, coroutine):
        return asyncio.run_coroutine_threadsafe(coroutine, self._loop).result()

    async def _close(self):
        self._server.close()
        tasks = [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _serve(self, reader, writer):
        onward_reader, onward_writer = await asyncio.open_connection("127.0.0.1", self._port)
        try:
            await asyncio.gather(self._pass(reader, onward_writer), self._pass(onward_reader, writer))
        except asyncio.CancelledError:
            # The test is over; asyncio's streams would log it as a fault.
            pass

    async def _pass(self, reader, writer):
        """Takes pieces as they come, so that they are late but not fewer, and has them written when they are due."""
        due = 0
        pieces = asyncio.Queue()
        writing = asyncio.create_task(self._write(pieces, writer))
        try:
            while piece := await reader.read(65_536):
                due = max(due, self._loop.time() + self._latency())
                pieces.put_nowait((due, piece))
        except ConnectionError:
            pass
        pieces.put_nowait((due, b""))
        await writing

    async def _write(self, pieces, writer):
        try:
            while True:
                due, piece = await pieces.get()
                await asyncio.sleep(max(0, due - self._loop.time()))
                if not piece:
                    break
                writer.write(piece)
                await writer.drain()
        except ConnectionError:
            pass
        writer.close()

    def _latency(self):
        latency = self._delay + self._spread * (2 * self._random.random() - 1)
        while self._random.random() < self._loss:
            latency += self._retransmission
        return latency
