import { blendFactors, blendShader, mixesColors } from "./blending.js";
import { findUniforms, startLinking } from "./linking.js";
import { coveringShader, deleteTarget, makeTarget } from "./target.js";

/** Filters what a group's layers have drawn to a texture as large as the canvas, in textures of its own. */
export class LayerFilter {
    #gl;
    #backdrop;
    /** By name; of blend modes, by number. */
    #programs = new Map();
    #targets = new Map();
    #vertexArray = null;
    #width = 0;
    #height = 0;

    /** @param backdrop what blurs, see `backdrop.js` */
    constructor(gl, backdrop) {
        this.#gl = gl;
        this.#backdrop = backdrop;
    }

    /**
     * Filters a part of a texture. It leaves its own program and framebuffers bound.
     *
     * @param source `{ framebuffer, texture }`
     * @param target the framebuffer that it is to be drawn to; null for the canvas
     * @param canvas `{ width, height }`
     * @param part the box of whole pixels that is needed, `{ left, top, right, bottom }`; nothing beyond it takes part
     * @param filter `{ blend, deviation, colorMatrix }`; the blur's standard deviation is in pixels
     * @returns `{ texture, mapping, factors }`: the first two as `Backdrop.blur` does, and as which names of WebGL's the result is
     *     to be blended with what is behind
     */
    apply(source, target, { width, height }, part, { blend, deviation, colorMatrix }) {
        const gl = this.#gl;
        if (width !== this.#width || height !== this.#height) this.#clear();
        this.#width = width;
        this.#height = height;
        this.#vertexArray ??= gl.createVertexArray();
        gl.disable(gl.BLEND);
        gl.enable(gl.SCISSOR_TEST);
        gl.scissor(part.left, height - part.bottom, part.right - part.left, part.bottom - part.top);
        let current = source;
        let mapping = [1 / width, 1 / height, 0, 0];
        if (colorMatrix) {
            const colored = this.#target("colored");
            this.#pass("colors", colorShader, ["image", "factors", "sums"], current, colored, (uniforms) => {
                gl.uniformMatrix4fv(uniforms.factors, true, colorMatrix.filter((_, index) => index % 5 !== 4));
                gl.uniform4fv(uniforms.sums, colorMatrix.filter((_, index) => index % 5 === 4));
            });
            current = colored;
        }
        if (deviation > 0) {
            const blurred = this.#backdrop.blur(current.framebuffer, { width, height }, part, part, deviation);
            current = blurred;
            mapping = blurred.mapping;
            gl.disable(gl.BLEND);
            gl.scissor(part.left, height - part.bottom, part.right - part.left, part.bottom - part.top);
        }
        if (mixesColors(blend)) {
            const behind = this.#target("behind");
            gl.bindFramebuffer(gl.READ_FRAMEBUFFER, target);
            gl.bindFramebuffer(gl.DRAW_FRAMEBUFFER, behind.framebuffer);
            const box = [part.left, height - part.bottom, part.right, height - part.top];
            gl.blitFramebuffer(...box, ...box, gl.COLOR_BUFFER_BIT, gl.NEAREST);
            const mixed = this.#target("mixed");
            this.#pass(blend, blendShader(blend), ["image", "backdrop", "mapping"], current, mixed, (uniforms) => {
                gl.uniform4fv(uniforms.mapping, mapping);
                gl.uniform1i(uniforms.backdrop, 1);
                gl.activeTexture(gl.TEXTURE1);
                gl.bindTexture(gl.TEXTURE_2D, behind.texture);
                gl.activeTexture(gl.TEXTURE0);
            });
            current = mixed;
            mapping = [1 / width, 1 / height, 0, 0];
        }
        gl.enable(gl.BLEND);
        return { texture: current.texture, mapping, factors: blendFactors(blend) };
    }

    #pass(name, shader, names, source, target, set) {
        const gl = this.#gl;
        if (!this.#programs.has(name)) {
            const program = startLinking(gl, coveringShader, shader);
            this.#programs.set(name, { program, uniforms: findUniforms(gl, program, names) });
        }
        const { program, uniforms } = this.#programs.get(name);
        gl.useProgram(program);
        gl.bindVertexArray(this.#vertexArray);
        gl.uniform1i(uniforms.image, 0);
        set(uniforms);
        gl.bindFramebuffer(gl.FRAMEBUFFER, target.framebuffer);
        gl.viewport(0, 0, this.#width, this.#height);
        gl.bindTexture(gl.TEXTURE_2D, source.texture);
        gl.drawArrays(gl.TRIANGLES, 0, 3);
    }

    #target(name) {
        const known = this.#targets.get(name);
        if (known) return known;
        const target = makeTarget(this.#gl, this.#width, this.#height, this.#gl.NEAREST);
        this.#targets.set(name, target);
        return target;
    }

    #clear() {
        for (const target of this.#targets.values()) deleteTarget(this.#gl, target);
        this.#targets.clear();
    }
}

/** Multiplies colours that are not premultiplied by a matrix. */
const colorShader = `#version 300 es
precision highp float;

uniform sampler2D image;
uniform mat4 factors;
uniform vec4 sums;

out vec4 result;

void main() {
    vec4 color = texelFetch(image, ivec2(gl_FragCoord.xy), 0);
    if (color.a > 0.0) color.rgb /= color.a;
    // What is clear stays so, whatever is added to its colours.
    vec4 changed = clamp(factors * color + sums, 0.0, 1.0) * step(0.0001, color.a);
    result = vec4(changed.rgb * changed.a, changed.a);
}`;
