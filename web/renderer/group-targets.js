import { deleteTarget, makeTarget } from "./target.js";

/** Textures as large as the canvas to draw groups to, one for each depth of nesting. */
export class GroupTargets {
    #gl;
    #targets = [];
    #width = 0;
    #height = 0;

    constructor(gl) {
        this.#gl = gl;
    }

    /** `{ framebuffer, texture }` for groups within `depth` others. */
    get(depth, width, height) {
        if (width !== this.#width || height !== this.#height) this.#clear();
        this.#width = width;
        this.#height = height;
        this.#targets[depth] ??= makeTarget(this.#gl, width, height, this.#gl.NEAREST);
        return this.#targets[depth];
    }

    #clear() {
        for (const target of this.#targets.filter(Boolean)) deleteTarget(this.#gl, target);
        this.#targets = [];
    }
}
