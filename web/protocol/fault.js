/** Close codes of RFC 6455 that the wire uses for messages that break the format. */
export const CloseCode = Object.freeze({
    protocolError: 1002,
    invalidPayload: 1007,
    messageTooBig: 1009,
});

/** A message that breaks the format; `code` is the close code that WIRE.md asks for, `message` names the fault. */
export class WireFault extends Error {
    constructor(code, reason) {
        super(reason);
        this.name = "WireFault";
        this.code = code;
    }

    /**
     * The code that a script may pass to `WebSocket.close`, which refuses RFC 6455's own: 1002 becomes 4002.
     */
    get scriptCode() {
        return this.code + 3000;
    }
}

/** A text message that is not what its type demands. */
export function invalidPayload(reason) {
    return new WireFault(CloseCode.invalidPayload, reason);
}

export function protocolError(reason) {
    return new WireFault(CloseCode.protocolError, reason);
}
