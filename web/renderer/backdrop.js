import { findUniforms, startLinking } from "./linking.js";
import { coveringShader, deleteTarget, makeTarget } from "./target.js";

/** Blurs what has been drawn, for layers through which it is seen: a visual effect view's. */
export class Backdrop {
    #gl;
    #program = null;
    #uniforms;
    #vertexArray;
    /** By how often each has been halved; the last two are of the blur's two passes. */
    #targets = new Map();
    #width = 0;
    #height = 0;

    constructor(gl) {
        this.#gl = gl;
    }

    /**
     * Blurs a part of what a framebuffer holds.
     *
     * The part is halved until a few pixels suffice for the blur, which then is a Gaussian one, across and downwards. It
     * leaves its own program and framebuffers bound.
     *
     * @param framebuffer where it was drawn; null for the canvas
     * @param canvas `{ width, height }`, also of the framebuffer
     * @param part the box of whole pixels that is needed, `{ left, top, right, bottom }`
     * @param drawn the box of what has been drawn; nothing beyond it takes part
     * @param deviation the blur's standard deviation in pixels
     * @returns `{ texture, mapping }`; a fragment at x, y of the framebuffer finds its colour at mapping[0] x + mapping[2],
     *     mapping[1] y + mapping[3]
     */
    blur(framebuffer, { width, height }, part, drawn, deviation) {
        const gl = this.#gl;
        if (width !== this.#width || height !== this.#height) this.#clear();
        this.#width = width;
        this.#height = height;
        const halvings = Math.max(0, Math.floor(Math.log2(deviation / leastDeviation)));
        const box = surroundings(part, drawn, 2 * deviation, 2 ** halvings);
        const bottom = height - box.bottom;

        gl.disable(gl.SCISSOR_TEST);
        gl.disable(gl.BLEND);
        let source = { framebuffer };
        let from = [box.left, bottom, box.right, bottom + box.bottom - box.top];
        let size;
        for (let level = 0; level <= halvings; level += 1) {
            if (level === 0 && halvings > 0) continue;
            size = [Math.ceil((box.right - box.left) / 2 ** level), Math.ceil((box.bottom - box.top) / 2 ** level)];
            const target = this.#target(level);
            gl.bindFramebuffer(gl.READ_FRAMEBUFFER, source.framebuffer);
            gl.bindFramebuffer(gl.DRAW_FRAMEBUFFER, target.framebuffer);
            gl.blitFramebuffer(...from, 0, 0, ...size, gl.COLOR_BUFFER_BIT, level === 0 ? gl.NEAREST : gl.LINEAR);
            source = target;
            from = [0, 0, ...size];
        }
        this.#begin(deviation / 2 ** halvings, size);
        const across = this.#target(`across ${halvings}`);
        const down = this.#target(`down ${halvings}`);
        this.#pass(source, across, [1, 0], size, 0);
        this.#pass(across, down, [0, 1], size, border);
        gl.enable(gl.BLEND);
        gl.enable(gl.SCISSOR_TEST);
        gl.viewport(0, 0, width, height);

        const scale = [size[0] / (box.right - box.left) / down.width, size[1] / (box.bottom - box.top) / down.height];
        return {
            texture: down.texture,
            mapping: [...scale, border / down.width - box.left * scale[0], border / down.height - bottom * scale[1]],
        };
    }

    #begin(deviation, size) {
        const gl = this.#gl;
        if (!this.#program) {
            this.#program = startLinking(gl, coveringShader, fragmentShader);
            this.#uniforms = findUniforms(gl, this.#program, ["direction", "origin", "size", "deviation"]);
            this.#vertexArray = gl.createVertexArray();
        }
        gl.useProgram(this.#program);
        gl.bindVertexArray(this.#vertexArray);
        gl.uniform2fv(this.#uniforms.size, size);
        gl.uniform1f(this.#uniforms.deviation, deviation);
    }

    /** Blurs along one direction; `margin` repeats the outermost pixels, so that what is between pixels has neighbours. */
    #pass(source, target, direction, size, margin) {
        const gl = this.#gl;
        gl.bindFramebuffer(gl.FRAMEBUFFER, target.framebuffer);
        gl.viewport(0, 0, size[0] + 2 * margin, size[1] + 2 * margin);
        gl.bindTexture(gl.TEXTURE_2D, source.texture);
        gl.uniform2fv(this.#uniforms.direction, direction);
        gl.uniform2f(this.#uniforms.origin, margin, margin);
        gl.drawArrays(gl.TRIANGLES, 0, 3);
    }

    #target(name) {
        const known = this.#targets.get(name);
        if (known) return known;
        const gl = this.#gl;
        const halvings = Number(String(name).split(" ").at(-1));
        const width = Math.ceil(this.#width / 2 ** halvings) + 2 * border;
        const height = Math.ceil(this.#height / 2 ** halvings) + 2 * border;
        const target = makeTarget(gl, width, height, gl.LINEAR);
        this.#targets.set(name, target);
        return target;
    }

    #clear() {
        for (const target of this.#targets.values()) deleteTarget(this.#gl, target);
        this.#targets.clear();
    }
}

/** The deviation in pixels of the halved picture, at least; below twice as much it is smooth and takes few samples. */
const leastDeviation = 2;
/** Pixels around the blurred ones. */
const border = 1;

/**
 * The part with what flows into it, as far as it has been drawn. It begins at whole steps from where what was drawn begins,
 * so that the same pixels are halved together while the part moves.
 */
function surroundings(part, drawn, reach, step) {
    const before = (place, start) => start + Math.floor((Math.max(place - reach, start) - start) / step) * step;
    // Rows are counted from below.
    return {
        left: before(part.left, drawn.left),
        right: Math.min(Math.ceil(part.right + reach), drawn.right),
        top: Math.max(Math.floor(part.top - reach), drawn.top),
        bottom: -before(-part.bottom, -drawn.bottom),
    };
}

const fragmentShader = `#version 300 es
precision highp float;

uniform sampler2D image;
uniform vec2 direction;
uniform vec2 origin; // where the picture begins in the target
uniform vec2 size;
uniform float deviation;

out vec4 result;

void main() {
    vec2 place = gl_FragCoord.xy - origin;
    vec2 pixel = 1.0 / vec2(textureSize(image, 0));
    vec4 sum = vec4(0.0);
    float total = 0.0;
    for (int index = -12; index <= 12; index += 1) {
        float offset = float(index);
        float weight = exp(-offset * offset / (2.0 * deviation * deviation));
        sum += weight * texture(image, clamp(place + offset * direction, vec2(0.5), size - 0.5) * pixel);
        total += weight;
    }
    result = sum / total;
}`;
