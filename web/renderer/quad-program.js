import { findUniforms, startLinking } from "./linking.js";
import { fragmentShader, vertexShader } from "./shaders.js";

/** Floats of an instance, in the order of the vertex shader's inputs. */
const attributeSizes = [3, 3, 3, 4, 4, 4, 4, 4];
const instanceSize = attributeSizes.reduce((sum, size) => sum + size, 0);
const uniforms = ["canvasSize", "image", "clipCount", "clipInverse", "clipBox", "clipRounding"];
const capacity = 512;
const noClips = Object.freeze([]);

/** Draws quads with one instanced program, as many as share their texture and clips in one call. */
export class QuadProgram {
    #gl;
    #program;
    /** Where its uniforms are, by their names; null while the browser may still compile. */
    #uniforms = null;
    #buffer;
    #vertexArray;
    #blank;
    #instances = new Float32Array(capacity * instanceSize);
    #count = 0;
    #texture = null;
    #clips = noClips;

    constructor(gl) {
        this.#gl = gl;
        this.#program = startLinking(gl, vertexShader, fragmentShader);
        this.#describeInstances();
        // Quads without a texture still need one to be bound.
        this.#blank = gl.createTexture();
        gl.bindTexture(gl.TEXTURE_2D, this.#blank);
        gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, 1, 1, 0, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4));
    }

    /**
     * Begins a frame on a canvas of that many pixels.
     *
     * @throws {Error} if the shaders do not link
     */
    begin(width, height) {
        const gl = this.#gl;
        // To ask is to wait for the compiler, which works beside the page until then.
        this.#uniforms ??= findUniforms(gl, this.#program, uniforms);
        gl.useProgram(this.#program);
        gl.bindVertexArray(this.#vertexArray);
        gl.enable(gl.BLEND);
        gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
        gl.uniform2f(this.#uniforms.canvasSize, width, height);
        gl.uniform1i(this.#uniforms.image, 0);
        this.#setClips(noClips);
    }

    add(quad) {
        const retexture = quad.texture !== null && this.#texture !== null && quad.texture !== this.#texture;
        if (this.#count === capacity || retexture || !sameClips(quad.clips, this.#clips)) this.flush();
        if (!sameClips(quad.clips, this.#clips)) this.#setClips(quad.clips);
        this.#texture = quad.texture ?? this.#texture;
        this.#instances.set(
            [
                ...quad.matrix,
                quad.extent.left, quad.extent.top, quad.extent.right, quad.extent.bottom,
                quad.shape.left, quad.shape.top, quad.shape.width, quad.shape.height,
                ...quad.color,
                ...quad.mapping,
                quad.kind + 16 * quad.shape.square, quad.shape.radius, quad.parameter, quad.opacity,
            ],
            this.#count * instanceSize,
        );
        this.#count += 1;
    }

    /** Draws what was added; call before the target changes. */
    flush() {
        if (this.#count === 0) return;
        const gl = this.#gl;
        gl.bindTexture(gl.TEXTURE_2D, this.#texture ?? this.#blank);
        gl.bindBuffer(gl.ARRAY_BUFFER, this.#buffer);
        gl.bufferData(gl.ARRAY_BUFFER, this.#instances.subarray(0, this.#count * instanceSize), gl.STREAM_DRAW);
        gl.drawArraysInstanced(gl.TRIANGLE_STRIP, 0, 4, this.#count);
        this.#count = 0;
        this.#texture = null;
    }

    #setClips(clips) {
        const gl = this.#gl;
        this.#clips = clips;
        gl.uniform1i(this.#uniforms.clipCount, clips.length);
        if (clips.length === 0) return;
        gl.uniformMatrix3fv(this.#uniforms.clipInverse, false, clips.flatMap(({ inverse }) => inverse));
        const boxes = clips.flatMap(({ shape }) => [shape.left, shape.top, shape.width, shape.height]);
        gl.uniform4fv(this.#uniforms.clipBox, boxes);
        gl.uniform2fv(this.#uniforms.clipRounding, clips.flatMap(({ shape }) => [shape.radius, shape.square]));
    }

    #describeInstances() {
        const gl = this.#gl;
        this.#buffer = gl.createBuffer();
        this.#vertexArray = gl.createVertexArray();
        gl.bindVertexArray(this.#vertexArray);
        gl.bindBuffer(gl.ARRAY_BUFFER, this.#buffer);
        let offset = 0;
        attributeSizes.forEach((size, location) => {
            gl.enableVertexAttribArray(location);
            gl.vertexAttribPointer(location, size, gl.FLOAT, false, instanceSize * 4, offset * 4);
            gl.vertexAttribDivisor(location, 1);
            offset += size;
        });
    }
}

function sameClips(a, b) {
    return a === b || (a.length === b.length && a.every((clip, index) => clip === b[index]));
}
