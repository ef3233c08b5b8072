import { CloseCode } from "./close-code.js";

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
