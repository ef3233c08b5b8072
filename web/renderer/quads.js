import { Flag, GradientKind, Gravity } from "../protocol/attributes.js";
import * as Homography from "../geometry/homography.js";
import { layerShape } from "./clip.js";
import { drawingBounds } from "./drawing-bounds.js";
import { drawingQuads } from "./drawing-quads.js";
import { contentsRectangle } from "./gravity.js";
import { Kind } from "./quad-kind.js";
import { textQuads } from "./text-quads.js";

/** The tints over what a visual effect view blurs, by its kind: red, green, blue, alpha. Guesses. */
const blurTints = [null, [250, 250, 252, 204], [252, 252, 254, 140], [28, 28, 31, 166], [247, 247, 250, 184], [250, 250, 252, 209]];
/** The standard deviation of that blur in points; a guess. */
const blurDeviation = 20;

const noDrawing = Object.freeze({ cast: null, rest: null });
const partsOfDrawings = new WeakMap();

const noMapping = Object.freeze([0, 0, 0, 0]);

/**
 * The quads below a layer's children, back to front. A quad is
 * `{ kind, matrix, extent, shape, color, parameter, texture, mapping, opacity, bounds }`: the rectangle `extent` of the
 * layer's space, in which `shape` is filled; `matrix` takes that space to pixels, `bounds` is the box of pixels touched.
 *
 * @param context `{ visible, resources, unit }`; `unit` is the pixels of a point of the stage
 * @param handed the shadow that a drawing or a text casts for a layer around it, which shows nothing itself; null for none
 */
export function contentQuads(layer, matrix, context, handed = null) {
    const shape = layerShape(layer);
    const quads = [];
    const add = (quad) => pushVisible(quads, quad, matrix, context.visible);

    const shadow = ownShadow(layer) ?? handed;
    // Few layers have one: what they show is asked of these alone.
    const shapedShadow = shadow !== null && isShaped(layer) ? shadow : null;
    if (shadow !== handed && shapedShadow === null && hasContent(layer)) add(shadowQuad(shadow, castShape(layer, context)));
    const isEmpty = shape.width === 0 || shape.height === 0;
    const { cast, rest } = layer.drawing ? drawingParts(layer) : noDrawing;
    if (cast) drawingQuads(cast, shape, null, matrix, context).forEach(add);
    if (layer.blur > 0 && !isEmpty) add(backdropQuad(layer.blur, shape, context.unit));
    if (layer.backgroundColor[3] > 0 && !isEmpty) add(fillQuad(layer.backgroundColor, shape));
    if (layer.gradient && !isEmpty) add(gradientQuad(layer.gradient, shape, context.resources));
    if (rest) drawingQuads(rest, shape, shapedShadow, matrix, context).forEach((quad) => add(cutToLayer(layer, quad, shape)));
    // A picture that is not stretched is seen around a layer without a size, too.
    const isCentred = layer.contents.gravity === Gravity.center && !(layer.flags & Flag.masksToBounds);
    if (isEmpty && !isCentred) return quads;
    const image = layer.contents.image === "" ? null : context.resources.image(layer.contents.image);
    if (image) add(imageQuad(layer, image, shape));
    if (layer.text && !isEmpty && touches(matrix, shape, context.visible)) textQuads(layer.text, shape, shapedShadow, matrix, context).forEach(add);
    return quads;
}

/**
 * The shadow that a layer's children cast for it, as it shows nothing itself: in Core Animation a layer's shadow is that of
 * all that it shows. Null for none.
 */
export function shadowOfChildren(layer) {
    const shadow = ownShadow(layer);
    return shadow === null || hasContent(layer) ? null : shadow;
}

/** The shadow of a layer's box that it casts for a layer around it; none of one that shows nothing, or has another shape. */
export function boxShadowQuads(layer, shadow, matrix, context) {
    const quads = [];
    if (castsBox(layer)) pushVisible(quads, shadowQuad(shadow, castShape(layer, context)), matrix, context.visible);
    return quads;
}

/** What casts a layer's shadow: its box; of one that shows a picture or a drawing alone, where that lies. */
export function castShape(layer, { resources }) {
    const { contents, drawing, flags } = layer;
    const shape = layerShape(layer);
    if (hasMore(layer)) return shape;
    const image = contents.image === "" ? null : resources.image(contents.image);
    const drawn = drawing === null ? image && contentsRectangle(contents.gravity, shape, image) : rectangleOf(drawingBounds(drawing));
    if (!drawn || (drawing !== null && contents.image !== "")) return shape;
    return contains(drawn, shape) && flags & Flag.masksToBounds ? shape : { ...drawn, radius: 0, square: 0 };
}

function rectangleOf(box) {
    return box && { left: box.left, top: box.top, width: box.right - box.left, height: box.bottom - box.top };
}

/** Whether a layer's box, or its picture's, casts the shadow of one around it where its children don't. */
function castsBox(layer) {
    return Boolean(layer.flags & Flag.masksToBounds) || (hasContent(layer) && !isShaped(layer));
}

/** What lies below a layer's background of its drawing, the shadow of a path of the layer's own, and the rest; null for nothing. */
function drawingParts({ backgroundColor, blur, drawing, gradient }) {
    const isCovered = backgroundColor[3] > 0 || blur > 0 || Boolean(gradient);
    if (!isCovered || drawing[0]?.type !== "pathShadow") return { cast: null, rest: drawing };
    // Textures are kept by the drawings that they show: the parts of one are always the same.
    let parts = partsOfDrawings.get(drawing);
    if (parts === undefined) {
        parts = { cast: drawing.slice(0, 1), rest: drawing.length > 1 ? drawing.slice(1) : null };
        partsOfDrawings.set(drawing, parts);
    }
    return parts;
}

/** Whether what is drawn or written casts a shadow, as there is no background. */
function isShaped(layer) {
    return (layer.drawing !== null || Boolean(layer.text)) && layer.backgroundColor[3] === 0;
}

function ownShadow(layer) {
    return layer.shadow.color[3] > 0 && !(layer.flags & Flag.masksToBounds) ? layer.shadow : null;
}

/** Whether a layer shows something itself. */
export function hasContent(layer) {
    return layer.drawing !== null || layer.contents.image !== "" || hasMore(layer);
}

/** Whether a layer shows something beside a picture and a drawing. */
function hasMore({ backgroundColor, border, blur, gradient, text }) {
    return backgroundColor[3] > 0 || Boolean(text) || Boolean(gradient) || blur > 0 || (border.width > 0 && border.color[3] > 0);
}

/** The border, which lies above a layer's children, inside its edge. */
export function borderQuads(layer, matrix, context) {
    const { width, color } = layer.border;
    const quads = [];
    if (width > 0 && color[3] > 0) {
        const quad = { ...fillQuad(color, layerShape(layer)), kind: Kind.border, parameter: width };
        pushVisible(quads, quad, matrix, context.visible);
    }
    return quads;
}

/** Adds the quad unless no visible pixel is in it. Its extent grows by what antialiasing needs outside the shape. */
function pushVisible(quads, quad, matrix, visible) {
    const { left, top, right, bottom } = quad.extent;
    const corners = [[left, top], [right, top], [left, bottom], [right, bottom]];
    const thinnest = Math.min(...corners.map(([x, y]) => Homography.stretch(matrix, x, y).smallest));
    const margin = Math.min(1 / thinnest, Math.max(right - left, bottom - top));
    const extent = { left: left - margin, top: top - margin, right: right + margin, bottom: bottom + margin };
    const bounds = Homography.boundingBox(matrix, extent.left, extent.top, extent.right, extent.bottom);
    if (intersects(bounds, visible)) quads.push({ ...quad, matrix, extent, bounds });
}

function touches(matrix, shape, visible) {
    const bounds = Homography.boundingBox(matrix, shape.left, shape.top, shape.left + shape.width, shape.top + shape.height);
    return intersects(bounds, visible);
}

function intersects(a, b) {
    return a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;
}

/** Whether a rectangle holds another one, but for rounding. */
function contains(outer, inner) {
    const slack = 1e-3;
    return (
        outer.left <= inner.left + slack && outer.top <= inner.top + slack
        && outer.left + outer.width >= inner.left + inner.width - slack
        && outer.top + outer.height >= inner.top + inner.height - slack
    );
}

function extentOf({ left, top, width, height }, outset = 0) {
    return { left: left - outset, top: top - outset, right: left + width + outset, bottom: top + height + outset };
}

function fillQuad(color, shape) {
    return { ...blank, kind: Kind.fill, extent: extentOf(shape), shape, color: premultiplied(color) };
}

/** Of what lies behind, blurred; `deviation` is in pixels. */
function backdropQuad(blur, shape, unit) {
    return { ...fillQuad(blurTints[blur], shape), kind: Kind.backdrop, deviation: blurDeviation * unit };
}

function shadowQuad({ color, radius, x, y }, shape) {
    const cast = { ...shape, left: shape.left + x, top: shape.top + y };
    if (radius === 0) return fillQuad(color, cast);
    return { ...fillQuad(color, cast), kind: Kind.shadow, parameter: radius, extent: extentOf(cast, 3 * radius) };
}

function gradientQuad({ kind, start, end, stops }, shape, resources) {
    const origin = { x: shape.left + start.x * shape.width, y: shape.top + start.y * shape.height };
    const dx = (end.x - start.x) * shape.width;
    const dy = (end.y - start.y) * shape.height;
    const [ramp, mapping] = rampMappings[kind](origin, dx, dy);
    return { ...fillQuad([0, 0, 0, 0], shape), kind: ramp, texture: resources.ramp(stops), mapping };
}

/** By a gradient's kind: how the shader finds a place's colour. */
const rampMappings = {
    [GradientKind.axial](origin, dx, dy) {
        // t = x mapping[0] + y mapping[1] + mapping[2], 0 at the start and 1 at the end.
        const square = dx * dx + dy * dy;
        return [Kind.ramp, square > 0 ? [dx / square, dy / square, -(origin.x * dx + origin.y * dy) / square, 0] : [0, 0, 1, 0]];
    },
    [GradientKind.radial](origin, dx, dy) {
        // The middle, and one over each half axis.
        const over = (length) => 1 / Math.max(Math.abs(length), 1e-6);
        return [Kind.radialRamp, [origin.x, origin.y, over(dx), over(dy)]];
    },
    [GradientKind.conic](origin, dx, dy) {
        // The middle, and the direction of the first colour.
        const length = Math.hypot(dx, dy);
        return [Kind.conicRamp, length > 0 ? [origin.x, origin.y, dx / length, dy / length] : [origin.x, origin.y, 1, 0]];
    },
};

function imageQuad(layer, image, shape) {
    const drawn = contentsRectangle(layer.contents.gravity, shape, image);
    // As in Core Animation, only a masking layer cuts its contents to its corners.
    const masks = layer.flags & Flag.masksToBounds;
    const mapping = [drawn.left, drawn.top, 1 / drawn.width, 1 / drawn.height];
    const kind = masks && !contains(drawn, shape) ? Kind.inset : Kind.texture;
    return { ...fillQuad([0, 0, 0, 0], masks ? shape : { ...drawn, radius: 0, square: 0 }), kind, texture: image.texture, mapping };
}

/** A drawing's quad, which a masking layer cuts to its shape as it does a picture. */
function cutToLayer(layer, quad, shape) {
    if (!(layer.flags & Flag.masksToBounds) || (shape.radius === 0 && contains(shape, quad.shape))) return quad;
    return { ...quad, kind: contains(quad.shape, shape) ? quad.kind : Kind.inset, extent: extentOf(shape), shape };
}

const blank = Object.freeze({ parameter: 0, texture: null, mapping: noMapping, opacity: 1 });

/** Four bytes with straight alpha as four numbers in 0...1, premultiplied. */
function premultiplied([red, green, blue, alpha]) {
    const scale = alpha / (255 * 255);
    return [red * scale, green * scale, blue * scale, alpha / 255];
}
