/**
 * A WebSocket whose messages pass a `Line` and are counted.
 *
 * @param WebSocket the browser's; @param line see `line.js`; @param meter told by `received(bytes)` and `sent(bytes)`
 */
export function lineSocket(WebSocket, line, meter) {
    return class extends WebSocket {
        #receive = null;

        constructor(...address) {
            super(...address);
            this.addEventListener("message", (event) => {
                meter.received(size(event.data));
                line.pass("down", () => this.#receive?.(event));
            });
        }

        get onmessage() {
            return this.#receive;
        }

        set onmessage(receive) {
            this.#receive = receive;
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
