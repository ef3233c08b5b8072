// 60 times a second a message to each viewer, by ws, a library for Node.
"use strict";

const { WebSocketServer } = require("ws");

const message = Buffer.from([5, 5, 0, 0xcb, 0x01, 0xfe]);
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

let next = performance.now();

function step() {
    for (const socket of server.clients) socket.send(message);
    next = Math.max(next + 1000 / 60, performance.now());
    setTimeout(step, next - performance.now());
}

step();
