import { layerDefaults } from "../protocol/attributes.js";
import { protocolError } from "../protocol/fault.js";

const none = Object.freeze([]);

/** What this viewer holds of the stage: the layers by id, as of step `tick`. */
export class Stage {
    /** The step that is shown, null before the first snapshot. */
    tick = null;
    /** Points. */
    width = 0;
    height = 0;

    #layers = new Map();
    /** Children by their parent's id, in drawing order; rebuilt when the tree's shape changed. */
    #children = null;

    /**
     * Applies a decoded server message as a whole. O(nodes in the message).
     *
     * @throws {WireFault} if a delta's base is not the step that is held; nothing has changed then
     */
    apply(message) {
        if (message.type === "snapshot") {
            this.width = message.width;
            this.height = message.height;
            this.#layers.clear();
            this.#children = null;
        } else {
            if (message.base !== this.tick) {
                throw protocolError(`base: ${message.base}, but this viewer holds ${this.tick ?? "nothing"}`);
            }
            for (const id of message.removed) this.#layers.delete(id);
            if (message.removed.length > 0) this.#children = null;
        }
        for (const node of message.nodes) this.#put(node);
        this.tick = message.tick;
    }

    /** Back to holding nothing. What was shown stays visible to `children` until the next snapshot. */
    expectSnapshot() {
        this.tick = null;
    }

    layer(id) {
        return this.#layers.get(id);
    }

    get count() {
        return this.#layers.size;
    }

    /** All that are held, in no order. */
    get layers() {
        return this.#layers.values();
    }

    /** The layers of one parent by (zPosition, index), ascending; parent 0 is the stage. */
    children(parent) {
        this.#children ??= this.#sorted();
        return this.#children.get(parent) ?? none;
    }

    /** Gives a layer that is held other attributes; the step stays the same. */
    show(id, attributes) {
        const moved = "parent" in attributes || "index" in attributes || "zPosition" in attributes;
        Object.assign(this.#layers.get(id), attributes);
        if (moved) this.#children = null;
    }

    #put(node) {
        if (this.#layers.has(node.id)) {
            this.show(node.id, node);
            return;
        }
        this.#layers.set(node.id, { ...layerDefaults, ...node });
        this.#children = null;
    }

    #sorted() {
        const children = new Map();
        for (const layer of this.#layers.values()) {
            const siblings = children.get(layer.parent);
            if (siblings) siblings.push(layer);
            else children.set(layer.parent, [layer]);
        }
        for (const siblings of children.values()) {
            siblings.sort((a, b) => a.zPosition - b.zPosition || a.index - b.index || a.id - b.id);
        }
        return children;
    }
}
