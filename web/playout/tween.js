import { step } from "./arrival-clock.js";
import { longestLag } from "./playhead.js";

const identity = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];

/** Steps up to so many apart are one motion, whether the ones between were left out or too slow to see. */
export const shortStride = 3;
/** What moves by so many points in a step does not come to rest within the next one: after it, steps were left out. */
export const fast = 2;
/** What moves by more than this share of the stage within a step has not moved but is elsewhere. */
const leap = 0.25;

/** Attributes that can have values in between. The others, and layers that have one of `abrupt` too, change at once. */
const mixers = {
    position: mixFields,
    boundsOrigin: mixFields,
    boundsSize: mixFields,
    anchorPoint: mixFields,
    transform: mixTransforms,
    sublayerTransform: mixTransforms,
    zPosition: mixNumbers,
    opacity: mixNumbers,
    cornerRadius: mixNumbers,
    backgroundColor: mixLists,
    border: mixFields,
    shadow: mixFields,
};

/** With one of these a layer has become another's child, or another thing, as reused cells do. */
const abrupt = ["parent", "flags", "contents", "text"];

/**
 * When a delta's change begins, in milliseconds of the stage's time.
 *
 * @param speed of the step before, in points a step
 * @param stride how many steps apart they come while something moves: more than one in slow motion
 */
export function beginning(delta, speed, stride = 1) {
    const steps = delta.tick - delta.base;
    const isOneMotion = steps <= Math.max(shortStride, stride) || (speed >= fast && steps * step <= longestLag);
    return (isOneMotion ? delta.base : delta.tick - stride) * step;
}

/**
 * How fast the fastest layer moves or scrolls in a delta, in points a step. O(nodes in the delta).
 *
 * @param stage in the state that the delta applies to
 */
export function speed(stage, delta) {
    return longestOf(delta, longestMove(stage), (id) => stage.layer(id)) / (delta.tick - delta.base);
}

/**
 * As `speed`, of a delta that follows another one that is not applied yet, by what moves in both. O(nodes in both).
 *
 * @param stage whose size counts
 */
export function speedBetween(before, delta, stage) {
    const nodes = new Map(before.nodes.map((node) => [node.id, node]));
    return longestOf(delta, longestMove(stage), (id) => nodes.get(id)) / (delta.tick - delta.base);
}

/** How far the layer goes that goes farthest, but for those that are elsewhere. @param from gives a layer's attributes before */
function longestOf(delta, limit, from) {
    let longest = 0;
    for (const node of delta.nodes) {
        const before = from(node.id);
        if (before === undefined || "parent" in node) continue;
        const move = Math.max(distance(before, node, "position"), distance(before, node, "boundsOrigin"));
        if (move <= limit) longest = Math.max(longest, move);
    }
    return longest;
}

/** The way from what a stage shows to what the next delta brings. Layers that appear or vanish do so when it is applied. */
export class Tween {
    /** Of the fastest layer, in points a step. */
    speed;

    #stage;
    /** `{ id, from, to }` of attributes. */
    #changes;

    /**
     * O(nodes in the delta).
     *
     * @param stage in the state that the delta applies to
     */
    constructor(stage, delta) {
        this.#stage = stage;
        this.speed = speed(stage, delta);
        this.#changes = delta.nodes.flatMap((node) => change(stage, node) ?? []);
    }

    /** Has the stage show what is `way` along, 0...1. It overwrites nothing but what applying the delta overwrites. */
    show(way) {
        for (const { id, from, to } of this.#changes) {
            const between = {};
            for (const name of Object.keys(to)) between[name] = mixers[name](from[name], to[name], way);
            this.#stage.show(id, between);
        }
    }
}

function change(stage, node) {
    const layer = stage.layer(node.id);
    if (layer === undefined || abrupt.some((name) => name in node)) return null;
    // Each size of a text is a new raster.
    if (layer.text !== null && "boundsSize" in node) return null;
    const limit = longestMove(stage);
    if (distance(layer, node, "position") > limit || distance(layer, node, "boundsOrigin") > limit) return null;
    const names = Object.keys(node).filter((name) => name in mixers);
    if (names.length === 0) return null;
    return { id: node.id, from: pick(layer, names), to: pick(node, names) };
}

function longestMove(stage) {
    return leap * Math.max(stage.width, stage.height);
}

function distance(before, node, name) {
    return name in node && before[name] ? Math.hypot(node[name].x - before[name].x, node[name].y - before[name].y) : 0;
}

function pick(attributes, names) {
    return Object.fromEntries(names.map((name) => [name, attributes[name]]));
}

function mixNumbers(from, to, way) {
    return from + (to - from) * way;
}

function mixLists(from, to, way) {
    return to.map((value, index) => mixNumbers(from[index], value, way));
}

function mixTransforms(from, to, way) {
    return mixLists(from ?? identity, to ?? identity, way);
}

/** Of numbers and colours by name. */
function mixFields(from, to, way) {
    const mixed = {};
    for (const [name, value] of Object.entries(to)) {
        mixed[name] = (typeof value === "number" ? mixNumbers : mixLists)(from[name], value, way);
    }
    return mixed;
}
