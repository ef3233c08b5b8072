import { layerDefaults } from "./attributes.js";
import { BitReader, limit } from "./bit-reader.js";
import { protocolError } from "./fault.js";
import { isPredictable, numericAttributes, slotCount } from "./numeric-attributes.js";

/**
 * Makes whole deltas of what a connection is sent of a stage: a step says only how numbers differ from what this predicts,
 * namely that what changed in the frame before goes on at the same rate.
 */
export class FrameDecoder {
    #tick = null;
    /** Numbers of each layer by the attributes' names; of a new layer those that it was sent. */
    #layers = new Map();
    /** `{ id, before }` of what changed from the frame before the newest to it, ascending by id: numbers by the attributes' names. */
    #moved = [];

    /** Another connection begins: the next frame is a snapshot. */
    reset() {
        this.#tick = null;
        this.#layers.clear();
        this.#moved = [];
    }

    /**
     * Takes a snapshot, a delta or a step, as `decodePart` returns it. O(nodes).
     *
     * @returns the same, of a step the delta that it says
     * @throws {WireFault} if it does not follow the one before; nothing has changed then
     */
    take(part) {
        if (part.type === "snapshot") {
            this.reset();
            for (const node of part.nodes) this.#layers.set(node.id, numbersOf(node));
            this.#tick = part.tick;
            return part;
        }
        if (this.#tick === null) throw protocolError("the first frame is not a snapshot");
        const delta = part.type === "step" ? this.#delta(part) : part;
        if (delta.base !== this.#tick) throw protocolError(`base: ${delta.base}, but this viewer holds ${this.#tick}`);
        this.#apply(delta);
        return delta;
    }

    #delta({ advance, order, removed, nodes, residuals }) {
        const tick = this.#tick + advance;
        if (tick > 0xffffffff) throw protocolError(`head: a step leads to tick ${tick}, which is not below 2^32`);
        const gone = new Set(removed);
        const bits = new BitReader(residuals, order);
        const last = new Array(slotCount).fill(0);
        const told = new Map(nodes.map((node) => [node.id, node]));
        for (const { id, before } of this.#moved) {
            if (gone.has(id)) continue;
            const node = { ...told.get(id), id };
            for (const attribute of numericAttributes) {
                if (!(attribute.name in before) || attribute.name in node) continue;
                node[attribute.name] = predicted(attribute, this.#numbers(id, attribute), before[attribute.name], bits, last);
            }
            told.set(id, node);
        }
        bits.end();
        return { type: "delta", base: this.#tick, tick, removed, nodes: [...told.values()].sort((a, b) => a.id - b.id) };
    }

    #numbers(id, { name, numbers }) {
        return this.#layers.get(id)[name] ?? numbers(layerDefaults[name]);
    }

    #apply({ tick, removed, nodes }) {
        this.#moved = [];
        for (const id of removed) this.#layers.delete(id);
        for (const node of nodes) {
            const numbers = numbersOf(node);
            const layer = this.#layers.get(node.id);
            if (layer === undefined) {
                this.#layers.set(node.id, numbers);
                continue;
            }
            const before = {};
            for (const attribute of numericAttributes) {
                const { name } = attribute;
                if (!(name in numbers)) continue;
                const old = this.#numbers(node.id, attribute);
                if (numbers[name].some((number, index) => number !== old[index])) before[name] = old;
                layer[name] = numbers[name];
            }
            if (Object.keys(before).length > 0) this.#moved.push({ id: node.id, before });
        }
        this.#tick = tick;
    }
}

function numbersOf(node) {
    const numbers = {};
    for (const attribute of numericAttributes) {
        if (attribute.name in node) numbers[attribute.name] = attribute.numbers(node[attribute.name]);
    }
    return numbers;
}

/** An attribute's next value: its numbers go on as they went, but for the differences that `bits` tell. */
function predicted({ name, slot, told, value }, base, previous, bits, last) {
    if (!isPredictable(base) || !isPredictable(previous)) throw protocolError(`${name}: a step leaves out what can't be predicted`);
    const numbers = [...base];
    for (const index of told(base, previous)) {
        const residual = last[slot + index] + bits.number();
        if (Math.abs(residual) >= limit) throw protocolError(`${name}: a difference is not below 2^45`);
        last[slot + index] = residual;
        numbers[index] = 2 * base[index] - previous[index] + residual;
    }
    const next = value(numbers);
    if (next === undefined) throw protocolError(`${name}: a step leads out of its range`);
    return next;
}
