import { FamilyProgram } from "./family-program.js";
import { Family, familyOf } from "./quad-kind.js";

/** Floats of an instance, in the order of the vertex shader's inputs. */
const attributeSizes = [3, 3, 3, 4, 4, 4, 4, 4];
const instanceSize = attributeSizes.reduce((sum, size) => sum + size, 0);
const capacity = 512;
const noClips = Object.freeze([]);

/** Draws quads with instanced programs, as many as share their family, texture and clips in one call. */
export class QuadPrograms {
    #gl;
    /** By family, and by how many masking layers clip the quad. */
    #programs = Object.values(Family).map(() => []);
    #hasBegun = false;
    #width = 0;
    #height = 0;
    #buffer;
    #vertexArray;
    #blank;
    #instances = new Float32Array(capacity * instanceSize);
    #count = 0;
    #texture = null;
    #family = Family.plain;
    #clips = noClips;

    constructor(gl) {
        this.#gl = gl;
        // What most stages begin with is compiled while the page waits for the server.
        for (const [family, clips] of [[Family.plain, 0], [Family.plain, 1], [Family.shadow, 0]]) this.#program(family, clips);
        this.#describeInstances();
        // Quads without a texture still need one to be bound.
        this.#blank = gl.createTexture();
        gl.bindTexture(gl.TEXTURE_2D, this.#blank);
        gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, 1, 1, 0, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4));
    }

    /** Begins a frame on a canvas of that many pixels. */
    begin(width, height) {
        const gl = this.#gl;
        // The others after the first frame: beside the page, before most of them are needed. Clips within clips are seldom.
        if (this.#hasBegun) this.#programs.forEach((_, family) => [0, 1].forEach((clips) => this.#program(family, clips)));
        this.#hasBegun = true;
        this.#width = width;
        this.#height = height;
        gl.bindVertexArray(this.#vertexArray);
        gl.enable(gl.BLEND);
        gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
    }

    /**
     * Adds a quad to those that are drawn at the next `flush`, which comes first where it can't be drawn together with them.
     *
     * @throws {Error} if the shaders do not link
     */
    add(quad) {
        const family = familyOf[quad.kind];
        const retexture = quad.texture !== null && this.#texture !== null && quad.texture !== this.#texture;
        const isAnother = family !== this.#family || retexture || !sameClips(quad.clips, this.#clips);
        if (this.#count === capacity || isAnother) this.flush();
        // The same clips stay the same object, which its program knows.
        if (!sameClips(quad.clips, this.#clips)) this.#clips = quad.clips;
        this.#family = family;
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

    /**
     * Draws what was added; call before the target changes.
     *
     * @throws {Error} if the shaders do not link
     */
    flush() {
        if (this.#count === 0) return;
        const gl = this.#gl;
        this.#program(this.#family, this.#clips.length).use(this.#width, this.#height, this.#clips);
        gl.bindTexture(gl.TEXTURE_2D, this.#texture ?? this.#blank);
        gl.bindBuffer(gl.ARRAY_BUFFER, this.#buffer);
        gl.bufferData(gl.ARRAY_BUFFER, this.#instances.subarray(0, this.#count * instanceSize), gl.STREAM_DRAW);
        gl.drawArraysInstanced(gl.TRIANGLE_STRIP, 0, 4, this.#count);
        this.#count = 0;
        this.#texture = null;
    }

    #program(family, clips) {
        return (this.#programs[family][clips] ??= new FamilyProgram(this.#gl, family, clips));
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
