import { Family } from "./quad-kind.js";

/** Places each instance's rectangle; `local` is the place within the layer, interpolated with perspective. */
export const vertexShader = `#version 300 es
precision highp float;

layout(location = 0) in vec3 row0;
layout(location = 1) in vec3 row1;
layout(location = 2) in vec3 row2;
layout(location = 3) in vec4 extent;
layout(location = 4) in vec4 box;
layout(location = 5) in vec4 color;
layout(location = 6) in vec4 mapping;
layout(location = 7) in vec4 options; // kind + 16 * square corners, radius, parameter, opacity

uniform vec2 canvasSize;

out vec2 local;
flat out vec4 vBox;
flat out vec4 vColor;
flat out vec4 vMapping;
flat out vec4 vOptions;

void main() {
    vec2 corner = vec2(gl_VertexID & 1, gl_VertexID >> 1);
    local = mix(extent.xy, extent.zw, corner);
    vec3 pixel = local.x * row0 + local.y * row1 + row2;
    vec2 clip = vec2(2.0, -2.0) * pixel.xy / canvasSize + vec2(-1.0, 1.0) * pixel.z;
    gl_Position = vec4(clip, 0.0, pixel.z);
    vBox = box;
    vColor = color;
    vMapping = mapping;
    vOptions = options;
}`;

const inputs = `#version 300 es
precision highp float;

in vec2 local;
flat in vec4 vBox;
flat in vec4 vColor;
flat in vec4 vMapping;
flat in vec4 vOptions;

uniform vec2 canvasSize;
uniform sampler2D image;

out vec4 result;
`;

/** The radius of the corner in whose quarter of the box a place is; of square, bit k is that corner k has none. */
const radiusAt = `
float radiusAt(vec2 centred, float radius, int square) {
    int corner = (centred.x < 0.0 ? 0 : 1) + (centred.y < 0.0 ? 0 : 2);
    return ((square >> corner) & 1) == 1 ? 0.0 : radius;
}
`;

/** How much of this pixel a rounded box covers; across and down are how p changes from pixel to pixel. */
const coverage = `
float coverage(vec2 p, vec4 box, float rounding, int square, vec2 across, vec2 down) {
    vec2 half_ = box.zw * 0.5;
    vec2 centred = p - box.xy - half_;
    float radius = radiusAt(centred, rounding, square);
    vec2 q = abs(centred) - half_ + radius;
    vec2 beyond = max(q, 0.0);
    float distance_ = min(max(q.x, q.y), 0.0) + length(beyond) - radius;
    vec2 normal = beyond.x * beyond.y > 0.0 ? normalize(beyond) : (q.x > q.y ? vec2(1.0, 0.0) : vec2(0.0, 1.0));
    normal *= mix(vec2(-1.0), vec2(1.0), greaterThanEqual(centred, vec2(0.0)));
    float pixel = length(vec2(dot(normal, across), dot(normal, down)));
    return clamp(0.5 - distance_ / max(pixel, 1e-6), 0.0, 1.0);
}
`;

/** How much of this pixel the quad's own shape covers. */
const covered = `
float covered() {
    return coverage(local, vBox, vOptions.y, int(vOptions.x) >> 4, dFdx(local), dFdy(local));
}
`;

/** The error function, by Abramowitz and Stegun 7.1.27; off by 5e-4 at most. */
const errorFunction = `
vec2 errorFunction(vec2 x) {
    vec2 a = abs(x);
    vec2 b = 1.0 + (0.278393 + (0.230389 + (0.000972 + 0.078108 * a) * a) * a) * a;
    b *= b;
    return sign(x) * (1.0 - 1.0 / (b * b));
}
`;

/**
 * A rounded box under a Gaussian blur, exact across and summed downwards, as in Evan Wallace's
 * "Fast Rounded Rectangle Shadows".
 */
const shadow = `
float shadow(vec2 p, vec4 box, float radius, int square, float sigma) {
    vec2 half_ = box.zw * 0.5;
    vec2 centred = p - box.xy - half_;
    float first = clamp(-3.0 * sigma, centred.y - half_.y, centred.y + half_.y);
    float last = clamp(3.0 * sigma, centred.y - half_.y, centred.y + half_.y);
    float step_ = (last - first) / 8.0;
    float sum = 0.0;
    for (int index = 0; index < 8; index += 1) {
        float y = first + (float(index) + 0.5) * step_;
        // Right and left: each side's corner in this row has its own radius.
        vec2 radii = vec2(
            radiusAt(vec2(1.0, centred.y - y), radius, square), radiusAt(vec2(-1.0, centred.y - y), radius, square));
        vec2 into = min(half_.y - radii - abs(centred.y - y), 0.0);
        vec2 width = half_.x - radii + sqrt(max(vec2(0.0), radii * radii - into * into));
        vec2 edges = 0.5 + 0.5 * errorFunction((centred.x + vec2(-width.x, width.y)) * (0.7071068 / sigma));
        sum += (edges.y - edges.x) * exp(-y * y / (2.0 * sigma * sigma)) * step_;
    }
    return sum / (sigma * 2.5066283);
}
`;

/**
 * Less than a step of the screen's colours up or down, from pixel to pixel: of slow gradients the steps would be seen as
 * bands. Jorge Jimenez's interleaved gradient noise.
 */
const dither = `
float dither() {
    return (fract(52.9829189 * fract(dot(floor(gl_FragCoord.xy), vec2(0.06711056, 0.00583715)))) - 0.5) / 255.0;
}
`;

/** The way along a gradient's ramp at a place, 0...1 within it. */
const ramp = `
float ramp(int kind, vec2 place) {
    if (kind == 4) return dot(place, vMapping.xy) + vMapping.z;
    vec2 out_ = place - vMapping.xy;
    if (kind == 6) return length(out_ * vMapping.zw);
    vec2 turned = vec2(dot(out_, vMapping.zw), dot(out_, vec2(-vMapping.w, vMapping.z)));
    return fract(atan(turned.y, turned.x) / 6.2831853);
}
`;

/** The colours at the seam of a conic gradient, where its last colour meets the first one, antialiased over a pixel. */
const seam = `
vec4 seam(vec2 place, vec4 color, vec2 across, vec2 down) {
    vec2 normal = vec2(-vMapping.w, vMapping.z);
    float distance_ = dot(place - vMapping.xy, normal);
    float pixel = max(length(vec2(dot(normal, across), dot(normal, down))), 1e-6);
    if (dot(place - vMapping.xy, vMapping.zw) < 0.0 || abs(distance_) > 0.5 * pixel) return color;
    return mix(texelFetch(image, ivec2(255, 0), 0), texelFetch(image, ivec2(0, 0), 0), 0.5 + distance_ / pixel);
}
`;

/** What lies behind a material, more colourful than it is, under the material's tint. */
const material = `
vec4 material(vec4 behind) {
    vec3 grey = vec3(dot(behind.rgb, vec3(0.2126, 0.7152, 0.0722)));
    vec3 vivid = clamp(mix(grey, behind.rgb, 1.8), 0.0, behind.a);
    return vColor + vec4(vivid, behind.a) * (1.0 - vColor.a);
}
`;

const edges = radiusAt + coverage + covered;

const clips = `
uniform int clipCount;
uniform mat3 clipInverse[4];
uniform vec4 clipBox[4];
uniform vec2 clipRounding[4]; // radius, square corners

float clipped() {
    float covered = 1.0;
    for (int index = 0; index < 4; index += 1) {
        if (index >= clipCount) break;
        // The target's first row is at the bottom, the stage's at the top.
        vec3 p = clipInverse[index] * vec3(gl_FragCoord.x, canvasSize.y - gl_FragCoord.y, 1.0);
        vec2 place = p.xy / p.z;
        // Behind the viewer there is nothing of the mask.
        float inFront = step(0.0, p.z);
        covered *= inFront * coverage(place, clipBox[index], clipRounding[index].x,
            int(clipRounding[index].y), dFdx(place), dFdy(place));
    }
    return covered;
}
`;

/** What fills a quad of each family of kinds, as GLSL's `vec4 fill()`: its colour, premultiplied, before clips and opacity. */
const fills = {
    // A colour; or a picture or text, whose own edge does not lie within the shape's.
    [Family.plain]: `
vec4 fill() {
    vec4 sampled = texture(image, (local - vMapping.xy) * vMapping.zw);
    return ((int(vOptions.x) & 15) == 3 ? sampled : vColor) * covered();
}`,
    // A picture that ends within the shape.
    [Family.inset]: `
vec4 fill() {
    vec4 inner = vec4(vMapping.xy, 1.0 / vMapping.zw);
    float within = coverage(local, inner, 0.0, 0, dFdx(local), dFdy(local));
    return texture(image, (local - vMapping.xy) * vMapping.zw) * (covered() * within);
}`,
    // A frame as wide as the parameter, inside the shape's edge.
    [Family.border]: `
vec4 fill() {
    float width = vOptions.z;
    vec4 inner = vec4(vBox.xy + width, max(vBox.zw - 2.0 * width, 0.0));
    float within = coverage(
        local, inner, max(vOptions.y - width, 0.0), int(vOptions.x) >> 4, dFdx(local), dFdy(local));
    return vColor * (covered() * (1.0 - within));
}`,
    [Family.shadow]: `
${errorFunction}
${shadow}
vec4 fill() {
    return vColor * shadow(local, vBox, vOptions.y, int(vOptions.x) >> 4, vOptions.z);
}`,
    [Family.ramp]: `
${dither}
${ramp}
${seam}
vec4 fill() {
    int kind = int(vOptions.x) & 15;
    vec4 sampled = texture(image, vec2(ramp(kind, local) * (255.0 / 256.0) + 0.5 / 256.0, 0.5));
    if (kind == 7) sampled = seam(local, sampled, dFdx(local), dFdy(local));
    return (sampled + vec4(vec3(dither()), 0.0) * sampled.a) * covered();
}`,
    // What was drawn to a texture as large as the canvas, pixel by pixel.
    [Family.group]: `
vec4 fill() {
    return texelFetch(image, ivec2(gl_FragCoord.xy), 0);
}`,
    [Family.backdrop]: `
${material}
vec4 fill() {
    return material(texture(image, gl_FragCoord.xy * vMapping.xy + vMapping.zw)) * covered();
}`,
};

/**
 * The fragment shader of a family of kinds. Every edge is antialiased over one pixel of the screen, whatever the perspective,
 * by measuring the signed distance's slope against the pixels. One shader for all would compute each kind's fill for each
 * pixel wherever a processor does not branch, as where pages are drawn without a graphics processor.
 *
 * @param clipped whether up to four masking layers cut the quad; else it has no clip uniforms
 */
export function fragmentShader(family, clipped) {
    const mask = clipped ? " * clipped()" : "";
    const main = `\nvoid main() {\n    result = fill() * (vOptions.w${mask});\n}`;
    return inputs + edges + (clipped ? clips : "") + fills[family] + main;
}
