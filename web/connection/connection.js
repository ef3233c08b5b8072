import { CloseCode } from "../protocol/close-code.js";
import { WireFault, invalidPayload } from "../protocol/fault.js";
import { FrameDecoder } from "../protocol/frame-decoder.js";
import { decodeServerMessage } from "../protocol/server-messages.js";
import { decodeNotice } from "../protocol/server-notices.js";
import { encodeAcknowledgement, encodeProbe } from "../protocol/viewer-messages.js";
import { Acknowledger } from "./acknowledger.js";
import { offeredProtocols } from "./handshake.js";
import { LinkClock } from "./link-clock.js";
import { Prober } from "./prober.js";
import { RetrySchedule } from "./retry-schedule.js";

// A handshake that got no answer (a router that drops packets) would otherwise hang for minutes.
const handshakeTimeout = 5000;

/** Close codes after which it is no use to come back. */
const finalCodes = new Set([CloseCode.keyRequired, CloseCode.invalidKey, CloseCode.noSuchRoom, CloseCode.ended]);

/**
 * One viewer's line to a room, kept alive: it opens a WebSocket, hands decoded messages on, acknowledges and probes, and
 * tries again until the server says that there is nothing to come back to.
 */
export class Connection {
    /** The line's round trip and the server's clock. */
    clock = new LinkClock();

    #url;
    #stage;
    #key;
    #identity;
    #handlers;
    #environment;
    #schedule;
    #acknowledger;
    #prober;
    #frames = new FrameDecoder();
    #socket = null;
    #timer = null;

    /**
     * @param url `ws:` or `wss:` address of the room
     * @param stage is given each snapshot and delta by `apply(message)`, which throws a `WireFault` for one that does not
     *   fit, and told by `expectSnapshot()` that a new line is open
     * @param key the room's capability, null for none
     * @param identity that of an earlier connection's welcome, null for none
     * @param onIdentity called with the identity for the next handshake, null when it must not be used again
     * @param onStatus called with `("connecting" | "open" | "lost" | "ended", reason, code)`; the reason may be empty, and
     *   the code is that of the close frame, received or sent, if there was one. After "ended" nothing is tried any more
     * @param onNotice called with each notice, as `decodeNotice` returns it
     * @param onFrame called with each snapshot and delta after it was taken
     * @param onCursors called with all cursors, as `decodePart` returns them
     * @param environment `{ WebSocket, setTimeout, clearTimeout, random, now, isVisible }`, `now` in milliseconds
     */
    constructor(url, stage, { key = null, identity = null, environment, ...handlers }) {
        this.#url = url;
        this.#stage = stage;
        this.#key = key;
        this.#identity = identity;
        this.#handlers = { onIdentity() {}, onNotice() {}, onFrame() {}, onCursors() {}, ...handlers };
        this.#environment = environment;
        this.#schedule = new RetrySchedule(environment.random);
        const acknowledge = (tick) => this.send(encodeAcknowledgement(tick));
        this.#acknowledger = new Acknowledger(acknowledge, environment, () => this.clock.roundTrip);
        this.#prober = new Prober((time) => this.send(encodeProbe(time)), environment);
    }

    open() {
        this.#handlers.onStatus("connecting", "");
        this.#connect();
    }

    /** True if messages can be sent. */
    get isOpen() {
        return this.#socket?.readyState === 1;
    }

    /** The capability for the next handshake: a presenter who renewed the links has another. */
    set key(key) {
        this.#key = key;
    }

    /** Leaves the room for good; nobody is called any more. */
    close() {
        this.#clearTimer();
        const socket = this.#socket;
        if (socket !== null) this.#detach(socket);
    }

    /** Sends bytes, or text, if the connection is open; otherwise they are gone, as a late gesture should be. */
    send(message) {
        if (this.isOpen) this.#socket.send(message);
    }

    /** The network or the page is back: do not wait for the next attempt. */
    wake() {
        if (this.#timer !== null && this.#socket === null) this.#connect();
        // A line that died in silence shows itself only when something is sent on it.
        else if (this.isOpen) {
            this.#acknowledger.flush();
            this.#prober.start();
        }
    }

    #connect() {
        this.#clearTimer();
        const offered = offeredProtocols(this.#key, this.#identity);
        if (offered === null) {
            this.#handlers.onStatus("ended", "the link is cut short or mistyped", CloseCode.invalidKey);
            return;
        }
        this.#schedule.attempted(this.#environment.now());
        const socket = new this.#environment.WebSocket(this.#url, offered);
        socket.binaryType = "arraybuffer";
        this.#socket = socket;
        this.#timer = this.#environment.setTimeout(() => this.#lose(socket, "no answer"), handshakeTimeout);
        socket.onopen = () => {
            this.#clearTimer();
            this.#frames.reset();
            this.#stage.expectSnapshot();
            this.clock.reset();
            this.#prober.start();
        };
        socket.onmessage = (event) => this.#receive(socket, event.data);
        socket.onclose = (event) => this.#closed(socket, event);
    }

    #receive(socket, data) {
        if (socket !== this.#socket) return;
        try {
            if (typeof data === "string") throw invalidPayload("a server sends no text messages");
            this.#take(decodeServerMessage(new Uint8Array(data)));
        } catch (fault) {
            if (!(fault instanceof WireFault)) throw fault;
            socket.close(fault.scriptCode, closeReason(fault.message));
            this.#lose(socket, fault.message, fault.scriptCode);
        }
    }

    /** A message is acknowledged once, by the newest frame that is in it. */
    #take(parts) {
        let tick = null;
        for (const part of parts) {
            if (part.type === "echo") this.clock.heard(part, this.#environment.now());
            else if (part.type === "cursors") this.#handlers.onCursors(part.cursors);
            else if (part.type === "notice") this.#hear(decodeNotice(part.text));
            else tick = this.#show(this.#frames.take(part));
        }
        if (tick !== null) this.#acknowledger.applied(tick);
    }

    #show(frame) {
        this.#stage.apply(frame);
        if (frame.type === "snapshot") this.#handlers.onStatus("open", "");
        this.#handlers.onFrame(frame);
        return frame.tick;
    }

    #hear(notice) {
        if (notice === null) return;
        if (notice.type === "welcome") this.#remember(notice.identity);
        this.#handlers.onNotice(notice);
    }

    #remember(identity) {
        this.#identity = identity;
        this.#handlers.onIdentity(identity);
    }

    #closed(socket, { code, reason }) {
        if (code === CloseCode.identityTaken) this.#remember(null);
        this.#lose(socket, reason, code);
    }

    #lose(socket, reason, code) {
        if (socket !== this.#socket) return;
        this.#clearTimer();
        this.#detach(socket);
        const isFinal = finalCodes.has(code);
        this.#handlers.onStatus(isFinal ? "ended" : "lost", reason, code);
        if (isFinal) return;
        this.#timer = this.#environment.setTimeout(() => this.#connect(), this.#schedule.delay(this.#environment.now()));
    }

    #detach(socket) {
        this.#socket = null;
        this.#acknowledger.stop();
        this.#prober.stop();
        socket.onopen = socket.onmessage = socket.onclose = null;
        if (socket.readyState < 2) socket.close();
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
