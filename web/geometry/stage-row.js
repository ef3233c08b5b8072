import { boundingBox, flatten } from "./homography.js";
import { toParent } from "./layer-space.js";

/**
 * The stages that a room shows side by side, in the shown stage's points; empty where there is one.
 *
 * @param stage a `Stage`, in which the layers in the topmost one say their places in the row
 */
export function stagesIn(stage) {
    const row = stage.children(0).flatMap(({ id }) => stage.children(id)).filter(({ item }) => item.count > 1);
    return row.map((layer) => {
        const { boundsOrigin: { x, y }, boundsSize: { width, height } } = layer;
        const { left, top, right, bottom } = boundingBox(flatten(toParent(layer)), x, y, x + width, y + height);
        return { left, top, width: right - left, height: bottom - top };
    });
}
