import { Flag } from "../protocol/attributes.js";
import * as Homography from "../geometry/homography.js";
import { toChildren, toParent } from "../geometry/layer-space.js";
import * as Matrix4 from "../geometry/matrix4.js";
import { layerClip } from "./clip.js";
import { borderQuads, contentQuads } from "./quads.js";

/** The most clips that one draw applies; what is nested deeper goes through a texture of its own. */
export const maximumClips = 4;

/**
 * What to draw for a stage, back to front, as plain data: quads (see `quads.js`), and groups
 * `{ kind: "group", items, mask, opacity, clips, bounds }`, whose items are drawn to a texture first; of one with a mask,
 * a list of items too, only as much as the mask's opacity says shows. O(layers).
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

/** `sublayer` is the parent's sublayer transform in its bounds' space, `space` takes that space to pixels. */
function composeChildren(context, parent, sublayer, space, clips) {
    return context.stage.children(parent)
        .flatMap((layer) => (layer.flags & Flag.mask ? [] : composeLayer(context, layer, sublayer, space, clips)));
}

function composeLayer(context, layer, sublayer, space, clips) {
    if (layer.flags & Flag.hidden || layer.opacity === 0) return [];
    const inParent = Homography.flatten(Matrix4.concat(toParent(layer), sublayer));
    if (!(layer.flags & Flag.doubleSided) && Homography.determinant(inParent) < 0) return [];
    const matrix = Homography.concat(inParent, space);
    const mask = context.stage.children(layer.id).find(({ flags }) => flags & Flag.mask);
    if (mask) return composeWithMask(context, layer, mask, matrix, clips);
    if (layer.opacity === 255) return composeOpaque(context, layer, matrix, clips);
    return grouped(composeOpaque(context, layer, matrix, []), layer.opacity / 255, clips);
}

/** As one texture, whose opacity is then multiplied by that of another one, the mask's. */
function composeWithMask(context, layer, mask, matrix, clips) {
    const items = composeOpaque(context, layer, matrix, []);
    const maskItems = composeLayer(context, mask, toChildren(layer), matrix, []);
    if (items.length === 0 || maskItems.length === 0) return [];
    const bounds = union(maskItems.map((item) => item.bounds));
    return [{ kind: "group", items, mask: maskItems, opacity: layer.opacity / 255, clips, bounds }];
}

function composeOpaque(context, layer, matrix, clips) {
    const contents = contentQuads(layer, matrix, context);
    const border = borderQuads(layer, matrix, context);
    return [
        ...contents.map((quad) => ({ ...quad, clips })),
        ...composeMasked(context, layer, matrix, clips),
        ...border.map((quad) => ({ ...quad, clips })),
    ];
}

function composeMasked(context, layer, matrix, clips) {
    const within = (inner) => composeChildren(context, layer.id, toChildren(layer), matrix, inner);
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

function union(boxes) {
    return {
        left: Math.min(...boxes.map((box) => box.left)),
        top: Math.min(...boxes.map((box) => box.top)),
        right: Math.max(...boxes.map((box) => box.right)),
        bottom: Math.max(...boxes.map((box) => box.bottom)),
    };
}
