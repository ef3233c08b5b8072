import * as Homography from "../geometry/homography.js";
import { compose } from "./composition.js";
import { EffectLoader } from "./effect-loader.js";
import { GroupTargets } from "./group-targets.js";
import { Kind } from "./quad-kind.js";
import { QuadPrograms } from "./quad-programs.js";
import { Resources } from "./resources.js";

/** Draws a stage on a canvas with WebGL2. Premultiplied alpha; what the stage leaves clear shows the page behind. */
export class Renderer {
    #canvas;
    #gl;
    #resources;
    #programs;
    #targets;
    #effects;

    /**
     * @param onChange called when a new frame is due for the renderer's own reasons: an image arrived, the context is back
     * @param imageAddress the address of the image that a layer names; the server's by default
     * @throws {Error} if the browser has no WebGL2
     */
    constructor(canvas, { onChange, imageAddress }) {
        const gl = canvas.getContext("webgl2", { alpha: true, antialias: false, depth: false, premultipliedAlpha: true });
        if (!gl) throw new Error("no WebGL2");
        this.#canvas = canvas;
        this.#gl = gl;
        this.#resources = new Resources(gl, { onChange, imageAddress });
        this.#prepare(onChange);
        // Without this the browser would not restore the context.
        canvas.addEventListener("webglcontextlost", (event) => event.preventDefault());
        canvas.addEventListener("webglcontextrestored", () => {
            this.#resources.contextRestored();
            this.#prepare(onChange);
            onChange();
        });
    }

    /**
     * Fetches images before they are drawn.
     *
     * @param names as layers have them
     * @returns a promise that all are here, or have failed, or that `timeout` milliseconds have passed
     */
    load(names, timeout = Infinity) {
        return this.#resources.load(names, timeout);
    }

    /** @returns a promise that the fonts and effects of what was drawn are here, or can't be had: drawn again, it has them */
    async settled() {
        await Promise.all([this.#resources.fonts(), this.#effects.settled()]);
    }

    /** @param letterbox where the stage lies, in the canvas's pixels */
    draw(stage, letterbox) {
        const gl = this.#gl;
        if (gl.isContextLost()) return;
        const { width, height } = this.#canvas;
        const view = Homography.scaleAndTranslate(letterbox.scale, letterbox.left, letterbox.top);
        const visible = pixelBox(letterbox, width, height);
        this.#resources.beginFrame();
        const items = compose(stage, view, visible, this.#resources);

        gl.bindFramebuffer(gl.FRAMEBUFFER, null);
        gl.viewport(0, 0, width, height);
        gl.disable(gl.SCISSOR_TEST);
        gl.clearColor(0, 0, 0, 0);
        gl.clear(gl.COLOR_BUFFER_BIT);
        gl.enable(gl.SCISSOR_TEST);
        this.#programs.begin(width, height);
        this.#drawItems(items, { framebuffer: null }, visible, 0);
    }

    /** Gives its context back to the browser, which grants few. It draws no more. */
    close() {
        this.#gl.getExtension("WEBGL_lose_context")?.loseContext();
    }

    #prepare(onChange) {
        this.#programs = new QuadPrograms(this.#gl);
        this.#targets = new GroupTargets(this.#gl);
        this.#effects = new EffectLoader(this.#gl, { onChange });
    }

    #drawItems(items, target, visible, depth) {
        this.#bind(target, visible);
        for (const item of items) {
            if (item.kind === "group") this.#drawGroup(item, target, visible, depth);
            else if (item.kind === Kind.backdrop) this.#drawBackdrop(item, target, visible);
            else this.#programs.add(item);
        }
        this.#programs.flush();
    }

    #drawGroup(group, target, visible, depth) {
        const gl = this.#gl;
        const bounds = intersection(group.bounds, visible);
        if (bounds.right <= bounds.left || bounds.bottom <= bounds.top) return;
        this.#programs.flush();
        const inner = this.#targets.get(depth, this.#canvas.width, this.#canvas.height);
        this.#bind(inner, bounds);
        gl.clear(gl.COLOR_BUFFER_BIT);
        this.#drawItems(group.items, inner, bounds, depth + 1);
        if (group.mask) this.#applyMask(group.mask, inner, bounds, depth);
        if (group.filter && !this.#effects.failed) {
            this.#drawFiltered(group, inner, target, bounds, visible);
            return;
        }
        this.#bind(target, visible);
        this.#programs.add(targetQuad(inner, bounds, group.opacity, group.clips));
        // The next group of this depth draws to the same texture.
        this.#programs.flush();
    }

    /** Filters what a group's texture holds, and mixes it with what was drawn before; draws nothing until that can be done. */
    #drawFiltered({ filter, opacity, clips }, inner, target, bounds, visible) {
        const gl = this.#gl;
        const { width, height } = this.#canvas;
        const applied = this.#effects.get()?.filter.apply(inner, target.framebuffer, { width, height }, bounds, filter);
        this.#programs.begin(width, height);
        this.#bind(target, visible);
        if (!applied) return;
        const { factors: [source, behind], ...filtered } = applied;
        this.#programs.add({ ...targetQuad(inner, bounds, opacity, clips), ...filtered, kind: Kind.filtered });
        gl.blendFunc(gl[source], gl[behind]);
        this.#programs.flush();
        gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
    }

    /** Draws a quad through which what was drawn before it is seen, blurred; nothing until that can be done. */
    #drawBackdrop(quad, target, visible) {
        const part = intersection(quad.bounds, visible);
        if (part.right <= part.left || part.bottom <= part.top) return;
        const backdrop = this.#effects.get()?.backdrop;
        if (!backdrop) return;
        this.#programs.flush();
        const { width, height } = this.#canvas;
        const blurred = backdrop.blur(target.framebuffer, { width, height }, part, visible, quad.deviation);
        this.#programs.begin(width, height);
        this.#bind(target, visible);
        this.#programs.add({ ...quad, ...blurred });
        // The next one is blurred in the same textures.
        this.#programs.flush();
    }

    /** Multiplies what a group's texture holds by the opacity of the mask's items. */
    #applyMask(items, inner, bounds, depth) {
        const gl = this.#gl;
        const mask = this.#targets.get(depth + 1, this.#canvas.width, this.#canvas.height);
        this.#bind(mask, bounds);
        gl.clear(gl.COLOR_BUFFER_BIT);
        this.#drawItems(items, mask, bounds, depth + 2);
        this.#bind(inner, bounds);
        gl.blendFunc(gl.ZERO, gl.SRC_ALPHA);
        this.#programs.add(targetQuad(mask, bounds, 1, []));
        this.#programs.flush();
        gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
    }

    #bind({ framebuffer }, { left, top, right, bottom }) {
        const gl = this.#gl;
        gl.bindFramebuffer(gl.FRAMEBUFFER, framebuffer);
        gl.scissor(left, this.#canvas.height - bottom, right - left, bottom - top);
    }
}

/** Shows what was drawn to a texture, where it was drawn. */
function targetQuad({ texture }, bounds, opacity, clips) {
    return {
        kind: Kind.group,
        matrix: [1, 0, 0, 0, 1, 0, 0, 0, 1],
        extent: bounds,
        shape: { left: 0, top: 0, width: 0, height: 0, radius: 0, square: 0 },
        color: [0, 0, 0, 0],
        mapping: [0, 0, 0, 0],
        parameter: 0,
        texture,
        opacity,
        clips,
    };
}

/** The whole pixels that the stage touches. */
function pixelBox({ left, top, width, height }, canvasWidth, canvasHeight) {
    return {
        left: Math.max(0, Math.floor(left + 1e-6)),
        top: Math.max(0, Math.floor(top + 1e-6)),
        right: Math.min(canvasWidth, Math.ceil(left + width - 1e-6)),
        bottom: Math.min(canvasHeight, Math.ceil(top + height - 1e-6)),
    };
}

function intersection(a, b) {
    return {
        left: Math.max(Math.floor(a.left), b.left),
        top: Math.max(Math.floor(a.top), b.top),
        right: Math.min(Math.ceil(a.right), b.right),
        bottom: Math.min(Math.ceil(a.bottom), b.bottom),
    };
}
