import { stagesIn } from "../../geometry/stage-row.js";
import { DifferenceLog } from "./difference-log.js";
import { differences } from "./differences.js";
import { itemPlaces, marks } from "./marks.js";
import { OnionSkin } from "./onion-skin.js";
import { TouchTrails } from "./touch-trails.js";

const colors = {
    centre: "#ff3b30", labels: "#1c1c1e", frames: "#8e8e93", anchors: "#af52de", visible: "#0a84ff", insets: "#ff9500",
    velocity: "#34c759", touches: "#ff2d55", item: "#00c7be", content: "#ffcc00", inset: "#ff9500", quiet: "#8e8e9399",
    projected: "#ff9500", snapped: "#34c759", differences: "#ff3b30", elsewhere: "#ff3b3099",
};

/** A canvas over the stage on which its marks are drawn. */
export class OverlayCanvas {
    #canvas = document.createElement("canvas");
    #trails = new TouchTrails();
    #skin = new OnionSkin();
    #log = new DifferenceLog();
    #below;
    #shown;
    #shownTick;
    /** Whether the second stage is shown in the first one's place. */
    #swaps = false;
    #scene = null;
    #isDue = false;

    /**
     * @param parent what the stage's canvas fills; @param shown a set of kinds, see `marks.js`, that may change
     * @param shownTick gives the stage tick that is shown, null while it is not known
     */
    constructor(parent, shown, shownTick) {
        this.#below = parent.querySelector("canvas");
        this.#shownTick = shownTick;
        this.#canvas.className = "overlay";
        this.#canvas.ariaHidden = "true";
        this.#shown = shown;
        parent.append(this.#canvas);
    }

    set swaps(swaps) {
        this.#swaps = swaps;
    }

    /** The items that differ between stages, as of `DifferenceLog`. */
    get differences() {
        return this.#log.groups;
    }

    /** @param cursors the server's whole list */
    track(cursors) {
        this.#trails.update(cursors, performance.now());
        this.redraw();
    }

    /** What lies below has just been drawn. @param scene `{ stage, box, scrolls }` */
    draw(scene) {
        this.#scene = scene;
        const stages = stagesIn(scene.stage);
        const tick = this.#shownTick();
        if (stages.length > 1 && (this.#swaps || this.#shown.has("onion"))) this.#skin.keep(this.#below);
        if (tick !== null) this.#log.update(stages.length > 1 && this.#shown.has("differences") ? differences(scene.stage, itemPlaces(scene)) : [], Math.round(tick));
        this.#draw(performance.now());
    }

    /** Draws in the next animation frame, and as long as a trail fades. */
    redraw() {
        if (this.#isDue || this.#scene === null) return;
        this.#isDue = true;
        requestAnimationFrame((now) => {
            this.#isDue = false;
            this.#draw(now);
            if (this.#shown.has("touches") && !this.#trails.isEmpty) this.redraw();
        });
    }

    remove() {
        this.#canvas.remove();
        this.#scene = null;
    }

    #draw(now) {
        if (this.#scene === null) return;
        const { stage, box, scrolls } = this.#scene;
        const canvas = this.#canvas;
        const [width, height] = [canvas.clientWidth, canvas.clientHeight].map((length) => Math.round(length * devicePixelRatio));
        if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
        const context = canvas.getContext("2d");
        context.setTransform(devicePixelRatio, 0, 0, devicePixelRatio, 0, 0);
        context.clearRect(0, 0, width, height);
        context.save();
        context.beginPath();
        context.rect(box.left, box.top, box.width, box.height);
        context.clip();
        const stages = this.#swaps || this.#shown.has("onion") ? stagesIn(stage) : [];
        if (stages.length > 1) this.#skin.draw(context, box, this.#swaps ? stages.slice(0, 2) : stages, this.#swaps ? 1 : 0.5);
        const place = ([x, y]) => [box.left + x * box.scale, box.top + y * box.scale];
        for (const mark of marks(stage, scrolls, this.#shown)) drawMark(context, mark, mark.points.map(place));
        if (this.#shown.has("touches")) this.#trails.at(now).forEach((trail) => drawTrail(context, trail, place));
        context.restore();
    }
}

function drawMark(context, { kind, shape, tone, text, isAbove }, points) {
    const color = colors[tone ?? kind];
    Object.assign(context, { strokeStyle: color, fillStyle: color, lineWidth: tone === "quiet" ? 1 : 1.5 });
    context.setLineDash(kind === "insets" || ["projected", "elsewhere"].includes(tone) ? [6, 4] : []);
    if (shape === "area") outline(context, points, true);
    else if (shape === "line") outline(context, points, false);
    else if (shape === "cross") cross(context, ...points[0]);
    else if (shape === "diamond") diamond(context, ...points[0], tone === "snapped");
    else if (shape === "arrow") arrow(context, ...points);
    const [x, y] = points.at(-1);
    // Velocities begin where flings end.
    if (text) label(context, text, [x, shape === "arrow" ? y + 18 : y], color, isAbove ?? tone === "projected");
}

function outline(context, points, isClosed) {
    context.beginPath();
    for (const point of points) context.lineTo(...point);
    if (isClosed) context.closePath();
    context.stroke();
}

function cross(context, x, y) {
    for (const slope of [1, -1]) outline(context, [[x - 5, y - 5 * slope], [x + 5, y + 5 * slope]], false);
}

function diamond(context, x, y, isFull) {
    outline(context, [[x, y - 9], [x + 9, y], [x, y + 9], [x - 9, y]], true);
    if (isFull) context.fill();
}

function arrow(context, from, to) {
    const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
    const wing = (turn) => [to[0] - 9 * Math.cos(angle + turn), to[1] - 9 * Math.sin(angle + turn)];
    outline(context, [from, to], false);
    outline(context, [wing(0.5), to, wing(-0.5)], false);
}

/** White on the mark's colour, darkened so that it can be read. */
function label(context, text, [x, y], color, isAbove) {
    context.font = "600 11px ui-monospace, Menlo, Consolas, monospace";
    const width = context.measureText(text).width + 8;
    const top = isAbove ? y - 18 : y + 2;
    context.fillStyle = "rgb(20 20 24 / 0.82)";
    context.fillRect(x + 2, top, width, 16);
    context.fillStyle = color;
    context.fillRect(x + 2, top, 2, 16);
    context.fillStyle = "#ffffff";
    context.fillText(text, x + 7, top + 12);
}

function drawTrail(context, { isDown, points }, place) {
    context.setLineDash([]);
    Object.assign(context, { strokeStyle: colors.touches, fillStyle: colors.touches, lineWidth: 3, lineCap: "round" });
    points.slice(1).forEach((point, index) => {
        context.globalAlpha = 1 - point.age;
        outline(context, [place([points[index].x, points[index].y]), place([point.x, point.y])], false);
    });
    const last = points.at(-1);
    context.globalAlpha = isDown ? 0.9 : 1 - last.age;
    context.beginPath();
    context.arc(...place([last.x, last.y]), 12, 0, 2 * Math.PI);
    context.stroke();
    context.globalAlpha = 1;
}
