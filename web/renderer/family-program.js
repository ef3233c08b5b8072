import { findUniforms, startLinking } from "./linking.js";
import { fragmentShader, vertexShader } from "./shaders.js";

const uniforms = ["canvasSize", "image"];
const clipUniforms = ["clipInverse", "clipBox", "clipRounding"];

/** The program of a family of quads' kinds, and what its uniforms hold. */
export class FamilyProgram {
    #gl;
    #program;
    /** Where its uniforms are, by their names; null while the browser may still compile. */
    #uniforms = null;
    #width = 0;
    #height = 0;
    #clips = null;

    /**
     * Begins to compile it.
     *
     * @param clips how many masking layers cut its quads
     */
    constructor(gl, family, clips) {
        this.#gl = gl;
        this.#program = startLinking(gl, vertexShader, fragmentShader(family, clips));
    }

    /**
     * Draws with it from now on, on a canvas of that many pixels.
     *
     * @throws {Error} if the shaders do not link
     */
    use(width, height, clips) {
        const gl = this.#gl;
        // To ask is to wait for the compiler, which works beside the page until then.
        this.#uniforms ??= findUniforms(gl, this.#program, clips.length > 0 ? [...uniforms, ...clipUniforms] : uniforms);
        gl.useProgram(this.#program);
        if (width !== this.#width || height !== this.#height) {
            gl.uniform2f(this.#uniforms.canvasSize, width, height);
            gl.uniform1i(this.#uniforms.image, 0);
            this.#width = width;
            this.#height = height;
        }
        if (clips.length > 0 && clips !== this.#clips) this.#setClips(clips);
    }

    #setClips(clips) {
        const gl = this.#gl;
        this.#clips = clips;
        gl.uniformMatrix3fv(this.#uniforms.clipInverse, false, clips.flatMap(({ inverse }) => inverse));
        const boxes = clips.flatMap(({ shape }) => [shape.left, shape.top, shape.width, shape.height]);
        gl.uniform4fv(this.#uniforms.clipBox, boxes);
        gl.uniform2fv(this.#uniforms.clipRounding, clips.flatMap(({ shape }) => [shape.radius, shape.square]));
    }
}
