/** Per device: its width around the glass in points, as rings from the outermost in, and how round the glass is, as a share of its shorter side. */
const devices = {
    none: { margin: 0, roundness: 0, rings: [] },
    phone: {
        margin: 24, roundness: 0.12,
        rings: [[16, "#55555b"], [14.5, "#a7a7ad"], [12, "#77777e"], [11, "#2a2a2e"], [10, "#050506"]],
    },
    tablet: { margin: 28, roundness: 0.03, rings: [[23, "#55555b"], [22, "#a7a7ad"], [20, "#2a2a2e"], [19, "#050506"]] },
};

/** Where a phone's buttons are, as shares of its height: side, top, height. */
const buttons = [[-1, 0.18, 0.04], [-1, 0.27, 0.075], [-1, 0.37, 0.075], [1, 0.32, 0.12]];
/** How far a button stands out, in points. */
const protrusion = 18.5;

/** The names of what a stage can be framed by. */
export const deviceNames = Object.keys(devices);

/** The distance in points of a stage from the picture's edges. */
export function marginOf(device) {
    return devices[device].margin;
}

/**
 * Draws a device, and has what is drawn next stay within its glass.
 *
 * @param context a 2D context whose unit is a point, and whose origin is the stage's corner
 */
export function drawDevice(context, device, width, height) {
    const { rings, roundness } = devices[device];
    const radius = Math.min(width, height) * roundness;
    const fill = (color, left, top, w, h, r) => {
        context.fillStyle = color;
        context.beginPath();
        context.roundRect(left, top, w, h, r);
        context.fill();
    };
    if (device === "phone") {
        for (const [side, top, length] of buttons) {
            const left = side < 0 ? -protrusion : width + protrusion - 4;
            fill("#77777e", left, top * height, 4, length * height, 1);
        }
    }
    for (const [ring, color] of rings) fill(color, -ring, -ring, width + 2 * ring, height + 2 * ring, radius + ring);
    const edge = rings.at(-1)?.[0];
    if (edge !== undefined) {
        const speaker = device === "phone" ? 34 : 5;
        fill("#191a20", (width - speaker) / 2, -edge / 2 - 2.5, speaker, 5, 2.5);
        fill("#27345c", (width + speaker) / 2 - 4, -edge / 2 - 1.5, 3, 3, 1.5);
    }
    context.beginPath();
    context.roundRect(0, 0, width, height, radius);
    context.clip();
}
