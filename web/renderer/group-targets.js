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
        this.#targets[depth] ??= this.#make();
        return this.#targets[depth];
    }

    #make() {
        const gl = this.#gl;
        const texture = gl.createTexture();
        gl.bindTexture(gl.TEXTURE_2D, texture);
        gl.texStorage2D(gl.TEXTURE_2D, 1, gl.RGBA8, this.#width, this.#height);
        gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.NEAREST);
        gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, gl.NEAREST);
        const framebuffer = gl.createFramebuffer();
        gl.bindFramebuffer(gl.FRAMEBUFFER, framebuffer);
        gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, texture, 0);
        return { framebuffer, texture };
    }

    #clear() {
        for (const { framebuffer, texture } of this.#targets.filter(Boolean)) {
            this.#gl.deleteFramebuffer(framebuffer);
            this.#gl.deleteTexture(texture);
        }
        this.#targets = [];
    }
}
