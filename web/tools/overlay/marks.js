import { differences } from "./differences.js";
import { anchorOf, corners, frameOf, layerPlaces } from "./layer-places.js";

/** What the overlay can show, in the order of its switches. */
export const kinds = [
    { kind: "centre", title: "Centre lines" },
    { kind: "labels", title: "Index labels" },
    { kind: "frames", title: "Frames" },
    { kind: "anchors", title: "Anchor points" },
    { kind: "visible", title: "Visible rectangles" },
    { kind: "insets", title: "Content and its insets" },
    { kind: "fling", title: "Fling: projected and snapped" },
    { kind: "velocity", title: "Velocity" },
    { kind: "differences", title: "Differences from the first stage" },
    { kind: "onion", title: "Onion skin over the first stage" },
    { kind: "touches", title: "Touches and their trails" },
];

/** A velocity is as long as the way in so many seconds. */
const arrowTime = 0.12;

/**
 * What to draw over a stage, in its points: `{ kind, shape: "area" | "line" | "cross" | "diamond" | "arrow" | "label", points, text,
 * tone }`; see `overlay-canvas.js` for the looks. O(layers).
 *
 * @param stage a `Stage`; @param scrolls the server's notice, null before the first
 * @param shown a set of `kinds`
 */
export function marks(stage, scrolls, shown) {
    const places = layerPlaces(stage);
    const views = (scrolls?.views ?? []).flatMap((view) => (places.has(view.layer) ? { ...view, ...places.get(view.layer) } : []));
    const items = placed(scrolls, places);
    const makers = {
        centre: () => centreLines(stage, views),
        labels: () => labels(items),
        frames: () => outlines("frames", [...places.values()], "quiet").concat(outlines("frames", items, "item")),
        anchors: () => (items.length > 0 ? items : labelled(places)).map((place) => mark("anchors", "cross", [anchorOf(place)])),
        visible: () => views.flatMap(visibleRect),
        insets: () => views.flatMap(contentRects),
        fling: () => views.flatMap(flingTargets),
        velocity: () => views.flatMap(velocity),
        differences: () => differences(stage, items).flatMap(({ own, first }) => [
            ...(own ? [mark("differences", "area", own)] : []),
            ...(first ? [mark("differences", "area", first, { tone: "elsewhere" })] : []),
        ]),
    };
    return Object.entries(makers).filter(([kind]) => shown.has(kind)).flatMap(([, make]) => make());
}

/** Where the items lie that the server has told of: `{ section, item, layer, matrix }`. @param scene `{ stage, scrolls }` */
export function itemPlaces({ stage, scrolls }) {
    return placed(scrolls, layerPlaces(stage));
}

function placed(scrolls, places) {
    return (scrolls?.items ?? []).flatMap(([layer, section, item]) => (places.has(layer) ? { section, item, ...places.get(layer) } : []));
}

function mark(kind, shape, points, more = {}) {
    return { kind, shape, points, ...more };
}

function outlines(kind, places, tone) {
    return places.map(frameOf).filter((points) => points !== null).map((points) => mark(kind, "area", points, { tone }));
}

function labelled(places) {
    return [...places.values()].filter(({ layer }) => layer.accessibility.label !== "");
}

function labels(items) {
    const hasSections = items.some(({ section }) => section > 0);
    return items.flatMap((place) => {
        const frame = frameOf(place);
        const text = hasSections ? `${place.section}.${place.item}` : `${place.item}`;
        return frame === null ? [] : [mark("labels", "label", [frame[0]], { text })];
    });
}

/** Through the middle of each scroll view, across the way in which it scrolls. */
function centreLines(stage, views) {
    if (views.length === 0) return [mark("centre", "line", [[stage.width / 2, 0], [stage.width / 2, stage.height]])];
    return views.flatMap(({ layer: { boundsOrigin: { x, y }, boundsSize: { width, height } }, matrix, contentSize, insets }) => {
        const line = (...ends) => mark("centre", "line", corners(matrix, ...ends)?.filter((_, index) => index % 2 === 0) ?? []);
        const across = contentSize[0] + insets[1] + insets[3] > width;
        const along = contentSize[1] + insets[0] + insets[2] > height;
        return [
            ...(across || !along ? [line(x + width / 2, y, x + width / 2, y + height)] : []),
            ...(along ? [line(x, y + height / 2, x + width, y + height / 2)] : []),
        ];
    });
}

function visibleRect(view) {
    const { x, y } = view.layer.boundsOrigin;
    const { width, height } = view.layer.boundsSize;
    const frame = frameOf(view);
    if (frame === null) return [];
    const text = `${round(x)}, ${round(y)} \u00b7 ${round(width)} \u00d7 ${round(height)}`;
    return [mark("visible", "area", frame), mark("visible", "label", [frame[3]], { text, isAbove: true })];
}

function contentRects({ matrix, contentSize: [width, height], insets: [top, left, bottom, right] }) {
    const content = corners(matrix, 0, 0, width, height);
    const padded = corners(matrix, -left, -top, width + right, height + bottom);
    return [
        ...(content ? [mark("insets", "area", content, { tone: "content" })] : []),
        ...(padded && (top || left || bottom || right) ? [mark("insets", "area", padded, { tone: "inset" })] : []),
    ];
}

/** The points of the content that will be in the middle of the view: they come to rest there. */
function flingTargets({ layer: { boundsSize: { width, height } }, matrix, projected, target }) {
    const at = (offset, tone) => {
        if (offset === null) return [];
        const [x, y] = [offset[0] + width / 2, offset[1] + height / 2];
        const point = corners(matrix, x, y, x, y)?.[0];
        return point ? [mark("fling", "diamond", [point], { tone, text: tone })] : [];
    };
    return [...at(projected, "projected"), ...at(target, "snapped")];
}

/** Of the content, which moves against the offset. */
function velocity({ layer: { boundsOrigin: { x, y }, boundsSize: { width, height } }, matrix, velocity: [vx, vy] }) {
    const speed = Math.hypot(vx, vy);
    if (speed < 1) return [];
    const from = [x + width / 2, y + height / 2];
    const ends = corners(matrix, ...from, from[0] - vx * arrowTime, from[1] - vy * arrowTime);
    return ends === null ? [] : [mark("velocity", "arrow", [ends[0], ends[2]], { text: `${Math.round(speed)} pt/s` })];
}

function round(value) {
    return Math.round(value * 10) / 10;
}
