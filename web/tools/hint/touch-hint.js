import { loadStyle, make } from "../../components/dom.js";

/** Milliseconds without a touch after which a first visitor is shown where to touch. */
const patience = 1500;

/** Where a ghost finger goes down and whither it moves, in parts of the stage, by the axes along which a scene is moved. */
const gestures = {
    vertical: { from: [0.5, 0.72], by: [0, -0.34] },
    both: { from: [0.5, 0.72], by: [0, -0.34] },
    horizontal: { from: [0.74, 0.5], by: [-0.48, 0] },
    none: { from: [0.5, 0.5], by: [0, 0] },
};

/**
 * Shows once, to who has never touched a stage, where to: a finger over the stage, which touches nothing, until a touch, a key or the
 * wheel.
 *
 * @param parts `{ surface, view, memory, axes, environment }`: what is touched, the `StageView`, the `Memory`, the scene's axes, and
 *   `{ setTimeout, clearTimeout }`
 */
export async function offerHint({ surface, view, memory, axes, environment }) {
    const hint = make("div", { className: "touch-hint", ariaHidden: "true" }, make("span"));
    const { from, by } = gestures[axes] ?? gestures.both;
    const place = () => {
        const { left, top, scale } = view.letterbox;
        const { width, height } = view.stage;
        const [x, y] = [left + from[0] * width * scale, top + from[1] * height * scale];
        const values = { "--x": `${x}px`, "--y": `${y}px`, "--dx": `${by[0] * width * scale}px`, "--dy": `${by[1] * height * scale}px` };
        for (const [name, value] of Object.entries(values)) hint.style.setProperty(name, value);
    };
    const timer = environment.setTimeout(async () => {
        await loadStyle("/tools/hint/hint.css");
        if (ended) return;
        place();
        hint.classList.toggle("tap", axes === "none");
        surface.append(hint);
    }, patience);
    let ended = false;
    const end = () => {
        ended = true;
        environment.clearTimeout(timer);
        hint.remove();
        memory.keepSetting("touched", true);
        removeEventListener("resize", place);
        for (const type of touches) removeEventListener(type, end, { capture: true });
    };
    const touches = ["pointerdown", "keydown", "wheel"];
    addEventListener("resize", place);
    for (const type of touches) addEventListener(type, end, { capture: true, passive: true });
}
