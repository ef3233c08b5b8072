import { make } from "../../components/dom.js";

/** Of a side that is short, in devices whose screens are rounder than a bare stage. */
const roundness = { none: 0.05, phone: 0.12, tablet: 0.03 };
/** Phones are slimmer. */
const slimness = 1.55;
/** The width in CSS pixels of what of a frame is as wide as the others say: see view.css; of a row's, in the stage's points. */
const unit = { single: 1, row: 0.7 };

/**
 * Rounds the stage's corners, and puts its backdrop under it and the devices' bezels over it, of several stages one each.
 *
 * @param box its place in the canvas, in CSS pixels
 * @param frame `{ canvas, backdrop, bezels }`: elements, of which the last holds what this makes
 * @param device of the `ViewSettings`; in a row of stages each has the one that is shaped like it
 * @param row of `stagesIn`; @param safeArea the device of whose island the stage keeps clear, so that it can be shown
 */
export function frameStage({ left, top, width, height, scale }, { canvas, backdrop, bezels }, device, row = [], safeArea = "none") {
    const radius = radiusOf(row.length > 0 ? "none" : device, width, height);
    const right = canvas.clientWidth - left - width;
    const bottom = canvas.clientHeight - top - height;
    canvas.style.clipPath = `inset(${top}px ${right}px ${bottom}px ${left}px round ${radius}px)`;
    backdrop.hidden = false;
    place(backdrop, { left, top, width, height, radius });
    const framed = row.length > 0
        ? row.map((stage) => ({
            left: left + stage.left * scale, top: top + stage.top * scale,
            width: stage.width * scale, height: stage.height * scale, unit: unit.row * scale,
            device: device === "none" ? "none" : deviceOf(stage),
        }))
        : [{ left, top, width, height, unit: unit.single, device }];
    while (bezels.children.length > framed.length) bezels.lastChild.remove();
    while (bezels.children.length < framed.length) bezels.append(make("div"));
    framed.forEach((each, index) => {
        const bezel = bezels.children[index];
        bezel.className = `bezel ${each.device}${each.device === "phone" && safeArea === "phone" ? " island" : ""}`;
        bezel.style.setProperty("--unit", `${each.unit}px`);
        bezel.style.setProperty("--point", `${scale}px`);
        place(bezel, { ...each, radius: radiusOf(each.device, each.width, each.height) });
    });
}

function radiusOf(device, width, height) {
    const round = Math.min(width, height) * roundness[device];
    return device === "none" ? Math.min(28, round) : round;
}

/** The device that is shaped like a stage. */
export function deviceOf({ width, height }) {
    return Math.max(width, height) >= slimness * Math.min(width, height) ? "phone" : "tablet";
}

function place({ style }, { left, top, width, height, radius }) {
    Object.assign(style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px`, borderRadius: `${radius}px` });
}
