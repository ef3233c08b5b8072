import { CloseCode, WireFault } from "../protocol/fault.js";
import { decodeServerMessage } from "../protocol/server-messages.js";
import { encodeAcknowledgement } from "../protocol/viewer-messages.js";
import { Acknowledger } from "./acknowledger.js";
import { RetrySchedule } from "./retry-schedule.js";

/** The sub-protocol of WIRE.md; another version has another name. */
export const subprotocol = "zoetrope.v1";

// A handshake that got no answer (a router that drops packets) would otherwise hang for minutes.
const handshakeTimeout = 5000;

/**
 * One viewer's line to a room, kept alive: it opens a WebSocket, hands decoded messages to the stage, acknowledges
 * them, and tries again for as long as the page lives.
 */
export class Connection {
    #url;
    #stage;
    #onChange;
    #onStatus;
    #environment;
    #schedule;
    #acknowledger;
    #socket = null;
    #timer = null;

    /**
     * @param url `ws:` or `wss:` address of the room
     * @param stage the `Stage` that messages are applied to
     * @param onChange called after each message that was applied
     * @param onStatus called with `("connecting" | "open" | "lost", reason)`; the reason may be empty
     * @param environment `{ WebSocket, setTimeout, clearTimeout, random, now }`, `now` in milliseconds
     */
    constructor(url, stage, { onChange, onStatus, environment }) {
        this.#url = url;
        this.#stage = stage;
        this.#onChange = onChange;
        this.#onStatus = onStatus;
        this.#environment = environment;
        this.#schedule = new RetrySchedule(environment.random);
        this.#acknowledger = new Acknowledger((tick) => this.send(encodeAcknowledgement(tick)), environment);
    }

    open() {
        this.#onStatus("connecting", "");
        this.#connect();
    }

    /** True if messages can be sent. */
    get isOpen() {
        return this.#socket?.readyState === 1;
    }

    /** Sends bytes if the connection is open; otherwise they are gone, as a late gesture should be. */
    send(bytes) {
        if (this.isOpen) this.#socket.send(bytes);
    }

    /** The network or the page is back: do not wait for the next attempt. */
    wake() {
        if (this.#timer !== null && this.#socket === null) this.#connect();
        // A line that died in silence shows itself only when something is sent on it.
        else this.#acknowledger.flush();
    }

    #connect() {
        this.#clearTimer();
        this.#schedule.attempted(this.#environment.now());
        const socket = new this.#environment.WebSocket(this.#url, subprotocol);
        socket.binaryType = "arraybuffer";
        this.#socket = socket;
        this.#timer = this.#environment.setTimeout(() => this.#lose(socket, ""), handshakeTimeout);
        socket.onopen = () => {
            this.#clearTimer();
            this.#stage.expectSnapshot();
        };
        socket.onmessage = (event) => this.#receive(socket, event.data);
        socket.onclose = (event) => this.#lose(socket, event.reason);
    }

    #receive(socket, data) {
        if (socket !== this.#socket) return;
        try {
            if (typeof data === "string") throw new WireFault(CloseCode.unsupportedData, "text message");
            const message = decodeServerMessage(new Uint8Array(data));
            this.#stage.apply(message);
            if (message.type === "snapshot") this.#onStatus("open", "");
            this.#acknowledger.applied(message.tick);
        } catch (fault) {
            if (!(fault instanceof WireFault)) throw fault;
            socket.close(fault.scriptCode, closeReason(fault.message));
            this.#lose(socket, fault.message);
            return;
        }
        this.#onChange();
    }

    #lose(socket, reason) {
        if (socket !== this.#socket) return;
        this.#clearTimer();
        this.#socket = null;
        this.#acknowledger.stop();
        socket.onopen = socket.onmessage = socket.onclose = null;
        if (socket.readyState < 2) socket.close();
        this.#onStatus("lost", reason);
        this.#timer = this.#environment.setTimeout(() => this.#connect(), this.#schedule.delay(this.#environment.now()));
    }

    #clearTimer() {
        if (this.#timer !== null) this.#environment.clearTimeout(this.#timer);
        this.#timer = null;
    }
}

/** RFC 6455 leaves 123 bytes for a reason; ours are ASCII but for what a fault may quote. */
function closeReason(text) {
    return text.replace(/[^\x20-\x7e]/g, "?").slice(0, 123);
}
