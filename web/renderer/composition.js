import { Blend, Flag } from "../protocol/attributes.js";
import * as Homography from "../geometry/homography.js";
import { toChildren, toParent } from "../geometry/layer-space.js";
import * as Matrix4 from "../geometry/matrix4.js";
import { layerClip, layerShape } from "./clip.js";
import { borderQuads, boxShadowQuads, castShape, contentQuads, hasContent, shadowOfChildren } from "./quads.js";

/** The most clips that one draw applies; what is nested deeper goes through a texture of its own. */
export const maximumClips = 4;

/**
 * What to draw for a stage, back to front, as plain data: quads (see `quads.js`), and groups
 * `{ kind: "group", items, mask, opacity, clips, bounds }`, whose items are drawn to a texture first; of one with a mask,
 * a list of items too, only as much as the mask's opacity says shows, and one with a `filter` `{ blend, deviation, colorMatrix }` is
 * filtered before it is drawn. O(layers).
 *
 * Core Animation's rules: a layer's children are flattened into its plane, and drawn above its contents and below its
 * border. A layer that cannot be reached from the stage's root is not drawn.
 *
 * @param stage anything with `children(parentId)`
 * @param view the homography from stage points to device pixels
 * @param visible the box of device pixels that can be seen, `{ left, top, right, bottom }`
 * @param resources where texts, images and gradients come from; see `resources.js`
 */
export function compose(stage, view, visible, resources) {
    const context = { stage, visible, resources, unit: view[0] };
    return composeChildren(context, 0, Matrix4.identity, view, []);
}

/**
 * `sublayer` is the parent's sublayer transform in its bounds' space, `space` takes that space to pixels, `shadow` is that of
 * a layer around the children which they cast as far as they are drawings and texts; boxes have cast it before.
 */
function composeChildren(context, parent, sublayer, space, clips, shadow = null) {
    return context.stage.children(parent)
        .flatMap((layer) => (layer.flags & Flag.mask ? [] : composeLayer(context, layer, sublayer, space, clips, shadow)));
}

/** The homography from a layer's bounds to pixels; null for one that is not seen, as it is hidden, clear or turned away. */
function placeOf(layer, sublayer, space) {
    if (layer.flags & Flag.hidden || layer.opacity === 0) return null;
    const inParent = Homography.flatten(Matrix4.concat(toParent(layer), sublayer));
    if (!(layer.flags & Flag.doubleSided) && Homography.determinant(inParent) < 0) return null;
    return Homography.concat(inParent, space);
}

function composeLayer(context, layer, sublayer, space, clips, shadow = null) {
    const matrix = placeOf(layer, sublayer, space);
    if (matrix === null) return [];
    const mask = context.stage.children(layer.id).find(({ flags }) => flags & Flag.mask);
    if (mask) return composeWithMask(context, layer, mask, matrix, clips);
    const filter = filterOf(layer, matrix);
    if (filter) return composeFiltered(context, layer, filter, matrix, clips, shadow);
    if (layer.opacity === 255) return composeOpaque(context, layer, matrix, clips, shadow);
    return grouped(composeOpaque(context, layer, matrix, [], shadow), layer.opacity / 255, clips);
}

/** As one texture, which is then filtered. */
function composeFiltered(context, layer, filter, matrix, clips, shadow) {
    const items = composeOpaque(context, layer, matrix, [], shadow);
    if (items.length === 0) return [];
    const bounds = outset(union(items.map((item) => item.bounds)), blurReach * filter.deviation);
    return [{ kind: "group", items, filter, opacity: layer.opacity / 255, clips, bounds }];
}

/** What is done to all that a layer draws, with the blur's standard deviation in pixels; null for nothing. */
function filterOf({ filter, boundsOrigin, boundsSize }, matrix) {
    const { blend, isIsolated, blur, colorMatrix } = filter;
    if (blend === Blend.normal && !isIsolated && blur === 0 && !colorMatrix) return null;
    if (blur === 0) return { blend, colorMatrix, deviation: 0 };
    const { largest, smallest } = Homography.stretch(
        matrix, boundsOrigin.x + boundsSize.width / 2, boundsOrigin.y + boundsSize.height / 2);
    // Half a pixel's is not seen.
    const deviation = blur * Math.sqrt(largest * smallest);
    return { blend, colorMatrix, deviation: Number.isFinite(deviation) && deviation >= 0.5 ? deviation : 0 };
}

/** As one texture, whose opacity is then multiplied by that of another one, the mask's. */
function composeWithMask(context, layer, mask, matrix, clips) {
    const items = composeOpaque(context, layer, matrix, []);
    const maskItems = composeLayer(context, mask, toChildren(layer), matrix, []);
    if (items.length === 0 || maskItems.length === 0) return [];
    const bounds = union(maskItems.map((item) => item.bounds));
    return [{ kind: "group", items, mask: maskItems, opacity: layer.opacity / 255, clips, bounds }];
}

function composeOpaque(context, layer, matrix, clips, shadow = null) {
    const contents = contentQuads(layer, matrix, context, shadow);
    const border = borderQuads(layer, matrix, context);
    const own = shadowOfChildren(layer);
    const handed = own ?? (shadow !== null && handsShadowOn(context, layer, matrix) ? shadow : null);
    return [
        ...contents.map((quad) => ({ ...quad, clips })),
        ...(own ? composeShadows(context, layer, own, matrix, clips, 1) : []),
        ...composeMasked(context, layer, matrix, clips, handed),
        ...border.map((quad) => ({ ...quad, clips })),
    ];
}

/** The shadows that the boxes within a layer cast for it, below all that it shows. */
function composeShadows(context, layer, shadow, matrix, clips, opacity) {
    const sublayer = toChildren(layer);
    return context.stage.children(layer.id).flatMap((child) => {
        const space = child.flags & Flag.mask ? null : placeOf(child, sublayer, matrix);
        if (space === null) return [];
        const seen = opacity * child.opacity / 255;
        if (handsShadowOn(context, child, space)) return composeShadows(context, child, shadow, space, clips, seen);
        return boxShadowQuads(child, shadow, space, context).map((quad) => ({ ...quad, clips, opacity: seen }));
    });
}

/**
 * Whether the children of a layer cast the shadow of one around it in its place, as it shows nothing itself. Where they are cut by
 * it, and one of them fills it, they have its shape.
 */
function handsShadowOn(context, layer, matrix) {
    if (hasContent(layer)) return false;
    if (!(layer.flags & Flag.masksToBounds)) return true;
    const boxOf = ({ left, top, width, height }, space) => Homography.boundingBox(space, left, top, left + width, top + height);
    const box = boxOf(layerShape(layer), matrix);
    return !context.stage.children(layer.id).some((child) => {
        const space = hasContent(child) ? placeOf(child, toChildren(layer), matrix) : null;
        return space !== null && fills(boxOf(castShape(child, context), space), box);
    });
}

/** Whether a box of pixels holds another one, but for a part of a pixel. */
function fills(outer, inner) {
    return outer.left < inner.left + 0.5 && outer.top < inner.top + 0.5 && outer.right > inner.right - 0.5 && outer.bottom > inner.bottom - 0.5;
}

function composeMasked(context, layer, matrix, clips, shadow) {
    const within = (inner) => composeChildren(context, layer.id, toChildren(layer), matrix, inner, shadow);
    if (!(layer.flags & Flag.masksToBounds)) return within(clips);
    const clip = layerClip(layer, matrix, context.visible);
    if (clip === "everything") return within(clips);
    if (clip === "nothing") return [];
    if (clips.length < maximumClips) return within([...clips, clip]);
    return grouped(within([clip]), 1, clips);
}

/** Items as one: the only one takes opacity and clips itself, more need a texture so that overlaps show through once. */
function grouped(items, opacity, clips) {
    if (items.length === 0) return [];
    const [first] = items;
    if (items.length === 1 && first.clips.length + clips.length <= maximumClips) {
        return [{ ...first, opacity: first.opacity * opacity, clips: [...clips, ...first.clips] }];
    }
    return [{ kind: "group", items, opacity, clips, bounds: union(items.map((item) => item.bounds)) }];
}

/** How many of its standard deviations a blur reaches. */
const blurReach = 3;

function outset({ left, top, right, bottom }, margin) {
    return { left: left - margin, top: top - margin, right: right + margin, bottom: bottom + margin };
}

function union(boxes) {
    return {
        left: Math.min(...boxes.map((box) => box.left)),
        top: Math.min(...boxes.map((box) => box.top)),
        right: Math.max(...boxes.map((box) => box.right)),
        bottom: Math.max(...boxes.map((box) => box.bottom)),
    };
}
