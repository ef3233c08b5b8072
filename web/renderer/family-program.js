import { findUniforms, startLinking } from "./linking.js";
import { fragmentShader, vertexShader } from "./shaders.js";

const uniforms = ["canvasSize", "image"];
const clipUniforms = ["clipCount", "clipInverse", "clipBox", "clipRounding"];

/** The program of a family of quads' kinds, and what its uniforms hold. */
export class FamilyProgram {
    #gl;
    #program;
    #clipped;
    /** Where its uniforms are, by their names; null while the browser may still compile. */
    #uniforms = null;
    #width = 0;
    #height = 0;
    #clips = null;

    /**
     * Begins to compile it.
     *
     * @param clipped whether its quads are cut by masking layers
     */
    constructor(gl, family, clipped) {
        this.#gl = gl;
        this.#clipped = clipped;
        this.#program = startLinking(gl, vertexShader, fragmentShader(family, clipped));
    }

    /**
     * Draws with it from now on, on a canvas of that many pixels.
     *
     * @throws {Error} if the shaders do not link
     */
    use(width, height, clips) {
        const gl = this.#gl;
        // To ask is to wait for the compiler, which works beside the page until then.
        this.#uniforms ??= findUniforms(gl, this.#program, this.#clipped ? [...uniforms, ...clipUniforms] : uniforms);
        gl.useProgram(this.#program);
        if (width !== this.#width || height !== this.#height) {
            gl.uniform2f(this.#uniforms.canvasSize, width, height);
            gl.uniform1i(this.#uniforms.image, 0);
            this.#width = width;
            this.#height = height;
        }
        if (this.#clipped && clips !== this.#clips) this.#setClips(clips);
    }

    #setClips(clips) {
        const gl = this.#gl;
        this.#clips = clips;
        gl.uniform1i(this.#uniforms.clipCount, clips.length);
        gl.uniformMatrix3fv(this.#uniforms.clipInverse, false, clips.flatMap(({ inverse }) => inverse));
        const boxes = clips.flatMap(({ shape }) => [shape.left, shape.top, shape.width, shape.height]);
        gl.uniform4fv(this.#uniforms.clipBox, boxes);
        gl.uniform2fv(this.#uniforms.clipRounding, clips.flatMap(({ shape }) => [shape.radius, shape.square]));
    }
}
