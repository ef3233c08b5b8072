// 60 times a second a message to each viewer, by ws, a library for Node.
"use strict";

const { WebSocketServer } = require("ws");

const server = new WebSocketServer({
    host: "127.0.0.1",
    port: 0,
    perMessageDeflate: false,
    handleProtocols: (offered) => [...offered][0] ?? false,
});

server.on("connection", (socket) => socket.on("message", () => {}));
server.on("listening", () => {
    console.log(`Zoetrope is at http://127.0.0.1:${server.address().port}/`);
});

const start = performance.now();
let tick = 0;

function step() {
    tick = Math.max(tick + 1, Math.floor(((performance.now() - start) * 60) / 1000));
    // A snapshot's beginning, up to its tick.
    const message = Buffer.from([5, 1, 0, 0, 0, 0]);
    message.writeUInt32LE(tick, 2);
    for (const socket of server.clients) socket.send(message);
    setTimeout(step, start + ((tick + 1) * 1000) / 60 - performance.now());
}

step();
