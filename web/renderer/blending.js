import { Blend } from "../protocol/attributes.js";

/** How two colours, behind and in front, are mixed: GLSL of the mixture, by the formulas of Compositing and Blending Level 1, 10. */
const mixtures = {
    [Blend.multiply]: "behind * front",
    [Blend.screen]: "behind + front - behind * front",
    [Blend.overlay]: "hardLight(front, behind)",
    [Blend.darken]: "min(behind, front)",
    [Blend.lighten]: "max(behind, front)",
    [Blend.colorDodge]: "vec3(dodge(behind.r, front.r), dodge(behind.g, front.g), dodge(behind.b, front.b))",
    [Blend.colorBurn]: "1.0 - vec3(dodge(1.0 - behind.r, 1.0 - front.r), dodge(1.0 - behind.g, 1.0 - front.g), dodge(1.0 - behind.b, 1.0 - front.b))",
    [Blend.softLight]: "softLight(behind, front)",
    [Blend.hardLight]: "hardLight(behind, front)",
    [Blend.difference]: "abs(behind - front)",
    [Blend.exclusion]: "behind + front - 2.0 * behind * front",
    [Blend.hue]: "withLuminosity(withSaturation(front, saturation(behind)), luminosity(behind))",
    [Blend.saturation]: "withLuminosity(withSaturation(behind, saturation(front)), luminosity(behind))",
    [Blend.color]: "withLuminosity(front, luminosity(behind))",
    [Blend.luminosity]: "withLuminosity(behind, luminosity(front))",
    [Blend.plusDarker]: "max(behind + front - 1.0, 0.0)",
};

const functions = `
vec3 hardLight(vec3 behind, vec3 front) {
    return mix(2.0 * behind * front, 1.0 - 2.0 * (1.0 - behind) * (1.0 - front), step(0.5, front));
}

float dodge(float behind, float front) {
    return behind <= 0.0 ? 0.0 : front >= 1.0 ? 1.0 : min(1.0, behind / (1.0 - front));
}

vec3 softLight(vec3 behind, vec3 front) {
    vec3 bright = mix(((16.0 * behind - 12.0) * behind + 4.0) * behind, sqrt(behind), step(0.25, behind));
    vec3 darker = behind - (1.0 - 2.0 * front) * behind * (1.0 - behind);
    return mix(darker, behind + (2.0 * front - 1.0) * (bright - behind), step(0.5, front));
}

float luminosity(vec3 color) {
    return dot(color, vec3(0.3, 0.59, 0.11));
}

float saturation(vec3 color) {
    return max(max(color.r, color.g), color.b) - min(min(color.r, color.g), color.b);
}

vec3 withSaturation(vec3 color, float wanted) {
    float least = min(min(color.r, color.g), color.b);
    float range = saturation(color);
    return range > 0.0 ? (color - least) * wanted / range : vec3(0.0);
}

vec3 withLuminosity(vec3 color, float wanted) {
    vec3 moved = color + (wanted - luminosity(color));
    float least = min(min(moved.r, moved.g), moved.b);
    float most = max(max(moved.r, moved.g), moved.b);
    if (least < 0.0) moved = wanted + (moved - wanted) * wanted / (wanted - least);
    if (most > 1.0) moved = wanted + (moved - wanted) * (1.0 - wanted) / (most - wanted);
    return moved;
}
`;

/** Whether a blend mode's mixture is computed from both colours; others are mixed as they are drawn, see `blendFactors`. */
export function mixesColors(blend) {
    return blend in mixtures;
}

/**
 * The fragment shader that makes, of what is in front, what is to be drawn over what is behind in its place, so that both are
 * mixed. Colours are premultiplied.
 */
export function blendShader(blend) {
    return `#version 300 es
precision highp float;

uniform sampler2D image;
uniform sampler2D backdrop;
uniform vec4 mapping;

out vec4 result;
${functions}
void main() {
    vec4 source = texture(image, gl_FragCoord.xy * mapping.xy + mapping.zw);
    vec4 below = texelFetch(backdrop, ivec2(gl_FragCoord.xy), 0);
    vec3 front = source.a > 0.0 ? min(source.rgb / source.a, 1.0) : vec3(0.0);
    vec3 behind = below.a > 0.0 ? min(below.rgb / below.a, 1.0) : vec3(0.0);
    vec3 mixture = ${mixtures[blend]};
    result = vec4(mix(front, mixture, below.a) * source.a, source.a);
}`;
}

/** How much a mode takes of what is drawn, and leaves of what is behind: names of WebGL's. */
export function blendFactors(blend) {
    switch (blend) {
        case Blend.sourceAtop: return ["DST_ALPHA", "ONE_MINUS_SRC_ALPHA"];
        case Blend.destinationOver: return ["ONE_MINUS_DST_ALPHA", "ONE"];
        case Blend.destinationOut: return ["ZERO", "ONE_MINUS_SRC_ALPHA"];
        case Blend.plusLighter: return ["ONE", "ONE"];
        default: return ["ONE", "ONE_MINUS_SRC_ALPHA"];
    }
}
