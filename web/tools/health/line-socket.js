/**
 * A WebSocket whose messages, and whose end, pass a `Line`, and whose messages are counted.
 *
 * @param WebSocket the browser's; @param line see `line.js`; @param meter told by `received(bytes)` and `sent(bytes)`
 */
export function lineSocket(WebSocket, line, meter) {
    return class extends WebSocket {
        // What the line brings goes to these instead of to the browser's own properties.
        onmessage = null;
        onclose = null;

        constructor(...address) {
            super(...address);
            this.addEventListener("message", (event) => {
                meter.received(size(event.data));
                line.pass("down", () => this.onmessage?.(event));
            });
            // What was sent before a connection's end arrives before it.
            this.addEventListener("close", (event) => line.pass("down", () => this.onclose?.(event)));
        }

        send(message) {
            meter.sent(size(message));
            line.pass("up", () => {
                if (this.readyState === 1) super.send(message);
            });
        }
    };
}

/** Close to the bytes of a text's UTF-8: what is sent is nearly all ASCII. */
function size(message) {
    return message.byteLength ?? message.length;
}
