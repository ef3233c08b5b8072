import { Connection } from "../connection/connection.js";
import { matchDevicePixels } from "../canvas-size.js";
import { encodeKey, keyCodes } from "../protocol/viewer-messages.js";
import { StageView } from "../room/stage-view.js";
import { Stage } from "../stage/stage.js";
import { Demonstration } from "./demonstration.js";

/**
 * The one miniature that is live: a canvas that goes from card to card, since browsers grant few WebGL contexts, on a
 * connection to the public room of its scene.
 */
export class LiveMiniature {
    #address;
    #environment;
    #canvas = document.createElement("canvas");
    #view = null;
    #connection = null;
    #demonstration = null;

    /**
     * @param address gives the WebSocket address for a scene's name
     * @param environment see `Connection`
     */
    constructor(address, environment) {
        this.#address = address;
        this.#environment = environment;
        try {
            this.#view = new StageView(this.#canvas);
            matchDevicePixels(this.#canvas, () => this.#view.redraw(true));
        } catch {
            // Without WebGL2 the posters are the gallery; a room says what is missing.
        }
    }

    /** Goes live in a card's frame, and leaves the one before. */
    enter(frame, scene) {
        this.leave();
        if (this.#view === null) return;
        const canvas = this.#canvas;
        frame.append(canvas);
        this.#view.show(new Stage());
        this.#connection = new Connection(this.#address(scene), this.#view, {
            onStatus: (status) => canvas.classList.toggle("live", status === "open"),
            onNotice: (notice) => notice.type === "room" && this.#demonstration?.audience(notice.watching),
            environment: this.#environment,
        });
        if (!matchMedia("(prefers-reduced-motion: reduce)").matches) {
            const connection = this.#connection;
            const press = (key) => connection.send(encodeKey(keyCodes.get(key), this.#environment.now()));
            this.#demonstration = new Demonstration(press, this.#environment);
        }
        this.#connection.open();
    }

    /** The card shows its poster again, and the room is left. */
    leave() {
        this.#demonstration?.end();
        this.#connection?.close();
        this.#demonstration = this.#connection = null;
        this.#canvas.classList.remove("live");
        this.#canvas.remove();
    }
}
