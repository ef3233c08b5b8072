import { make } from "../../components/dom.js";
import { boxOf } from "./sight.js";
import { distances } from "./distances.js";

const colors = { selected: "#0a84ff", hovered: "#ff9500", distance: "#ff2d55" };

/** A canvas over the stage on which the selected view and the one below the pointer have outlines. */
export class Outlines {
    #canvas = make("canvas", { className: "view-outlines", ariaHidden: "true" });

    /** @param parent what the stage's canvas fills */
    constructor(parent) {
        parent.append(this.#canvas);
    }

    remove() {
        this.#canvas.remove();
    }

    /**
     * @param box the stage's place in the parent, in CSS pixels
     * @param selected `{ frame, text }` of the selected view, null for none; @param hovered likewise
     */
    draw(box, selected, hovered) {
        const canvas = this.#canvas;
        const [width, height] = [canvas.clientWidth, canvas.clientHeight].map((length) => Math.round(length * devicePixelRatio));
        if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
        const context = canvas.getContext("2d");
        context.setTransform(devicePixelRatio, 0, 0, devicePixelRatio, 0, 0);
        context.clearRect(0, 0, width, height);
        const place = ([x, y]) => [box.left + x * box.scale, box.top + y * box.scale];
        if (selected !== null) drawFrame(context, selected.frame.map(place), colors.selected, 2);
        if (hovered !== null) drawFrame(context, hovered.frame.map(place), colors.hovered, 1.5);
        if (selected !== null && hovered !== null) {
            for (const way of distances(boxOf(selected.frame), boxOf(hovered.frame))) drawWay(context, place(way.from), place(way.to), way.length);
        }
        const named = hovered ?? selected;
        if (named !== null) drawName(context, named.text, named.frame.map(place), canvas, hovered ? colors.hovered : colors.selected);
    }
}

function drawFrame(context, corners, color, width) {
    Object.assign(context, { strokeStyle: color, fillStyle: `${color}22`, lineWidth: width });
    context.beginPath();
    for (const corner of corners) context.lineTo(...corner);
    context.closePath();
    context.fill();
    context.stroke();
}

function drawWay(context, from, to, length) {
    Object.assign(context, { strokeStyle: colors.distance, lineWidth: 1 });
    context.beginPath();
    context.moveTo(...from);
    context.lineTo(...to);
    context.stroke();
    const text = `${Math.round(length * 10) / 10}`;
    drawText(context, text, (from[0] + to[0]) / 2 + 3, (from[1] + to[1]) / 2 - 8, colors.distance);
}

/** Above the frame, or within it at the stage's upper edge. */
function drawName(context, text, corners, canvas, color) {
    const { left, top } = boxOf(corners);
    drawText(context, text, Math.max(2, left), Math.max(2, top - 19), color, canvas.clientWidth);
}

function drawText(context, text, x, y, color, limit = Infinity) {
    context.font = "600 11px ui-monospace, Menlo, Consolas, monospace";
    const width = context.measureText(text).width + 10;
    const left = Math.max(2, Math.min(x, limit - width - 2));
    context.fillStyle = "rgb(20 20 24 / 0.86)";
    context.fillRect(left, y, width, 17);
    context.fillStyle = color;
    context.fillRect(left, y, 2, 17);
    context.fillStyle = "#ffffff";
    context.fillText(text, left + 6, y + 12);
}
