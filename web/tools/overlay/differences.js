import { frameOf } from "./layer-places.js";

/** How far a corner may be from where it is on the first stage, in points. */
const tolerance = 1;

/**
 * Where items of several stages differ from those of the first one: `{ stage, item, own, first }` of each: the stage's number among
 * them, from 1, the item's name, and their corners on the stage; `own` is null for an item that a stage lacks, `first` for one that
 * the first stage lacks.
 *
 * @param stage a `Stage`; @param items `{ section, item, layer, matrix }`
 */
export function differences(stage, items) {
    const roots = stage.children(0).flatMap(({ id }) => stage.children(id)).filter(({ item }) => item.count > 1);
    if (roots.length < 2) return [];
    const origins = roots.map(({ position, anchorPoint, boundsSize }) => [position.x - anchorPoint.x * boundsSize.width, position.y - anchorPoint.y * boundsSize.height]);
    const owners = new Map(roots.map(({ id }, index) => [id, index]));
    const frames = roots.map(() => new Map());
    for (const place of items) {
        const index = ownerOf(stage, place.layer, owners);
        const frame = frameOf(place);
        if (index === null || frame === null) continue;
        const [x, y] = origins[index];
        frames[index].set(`${place.section}.${place.item}`, frame.map(([left, top]) => [left - x, top - y]));
    }
    const [first, ...others] = frames;
    return others.flatMap((own, index) => {
        const moved = (frame) => frame?.map(([x, y]) => [x + origins[index + 1][0], y + origins[index + 1][1]]) ?? null;
        const names = new Set([...first.keys(), ...own.keys()]);
        return [...names].filter((name) => !isNear(first.get(name), own.get(name)))
            .map((name) => ({ stage: index + 2, item: name, own: moved(own.get(name)), first: moved(first.get(name)) }));
    });
}

/** The place of the stage that a layer is on; null for none. */
function ownerOf(stage, layer, owners) {
    for (let each = layer; each; each = stage.layer(each.parent)) if (owners.has(each.id)) return owners.get(each.id);
    return null;
}

function isNear(one, other) {
    return one !== undefined && other !== undefined && one.every(([x, y], corner) => Math.hypot(x - other[corner][0], y - other[corner][1]) <= tolerance);
}
