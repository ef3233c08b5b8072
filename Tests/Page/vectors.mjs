import { readFileSync } from "node:fs";

const address = new URL("../Fixtures/wire/vectors.json", import.meta.url);

/** The committed bytes and meanings that the Swift tests read too. */
export const vectors = JSON.parse(readFileSync(address, "utf8"));

export function bytes(hex) {
    return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

export function hex(array) {
    return Array.from(array, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A server's message of the vectors in the page's own form. */
export function message({ nodes, residuals, ...rest }) {
    const converted = { ...rest };
    if (nodes !== undefined) converted.nodes = nodes.map(node);
    if (residuals !== undefined) converted.residuals = bytes(residuals);
    return converted;
}

/** A node of the vectors in the page's own form. */
export function node(attributes) {
    const converted = Object.entries(attributes).map(([name, value]) => {
        return [name, name in conversions ? conversions[name](value) : value];
    });
    return Object.fromEntries(converted);
}

const point = ([x, y]) => ({ x, y });

const conversions = {
    position: point,
    boundsOrigin: point,
    boundsSize: ([width, height]) => ({ width, height }),
    anchorPoint: point,
    transform,
    sublayerTransform: transform,
    shadow: ({ color, radius, offset: [x, y] }) => ({ color, radius, x, y }),
    text: (text) => (text.fragments.length === 0 ? null : text),
    drawing: (operations) => (operations.length === 0 ? null : operations),
    gradient: ({ kind, start, end, stops }) => (stops.length === 0 ? null : { kind, start: point(start), end: point(end), stops }),
};

function transform({ kind, values }) {
    if (kind === 0) return null;
    if (kind === 2) return values;
    const [a, b, c, d, tx, ty] = values;
    return [a, b, 0, 0, c, d, 0, 0, 0, 0, 1, 0, tx, ty, 0, 1];
}
