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

const repeated = (count, term, operator) => Array.from({ length: count }, (_, index) => term(index)).join(operator);

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
vec2 half_;
vec2 centred;

float row(float y, float radius, int square, float sigma) {
    // Right and left: each side's corner in this row has its own radius.
    vec2 radii = vec2(
        radiusAt(vec2(1.0, centred.y - y), radius, square), radiusAt(vec2(-1.0, centred.y - y), radius, square));
    vec2 into = min(half_.y - radii - abs(centred.y - y), 0.0);
    vec2 width = half_.x - radii + sqrt(max(vec2(0.0), radii * radii - into * into));
    vec2 edges = 0.5 + 0.5 * errorFunction((centred.x + vec2(-width.x, width.y)) * (0.7071068 / sigma));
    return (edges.y - edges.x) * exp(-y * y / (2.0 * sigma * sigma));
}

float shadow(vec2 p, vec4 box, float radius, int square, float sigma) {
    half_ = box.zw * 0.5;
    centred = p - box.xy - half_;
    float first = clamp(-3.0 * sigma, centred.y - half_.y, centred.y + half_.y);
    float last = clamp(3.0 * sigma, centred.y - half_.y, centred.y + half_.y);
    float step_ = (last - first) / 8.0;
    float sum = ${repeated(8, (index) => `row(first + ${index}.5 * step_, radius, square, sigma)`, " + ")};
    return sum * step_ / (sigma * 2.5066283);
}
`;

/**
 * A ramp's colour at a way along it, 0...1 within it, and less than a step of the screen's colours up or down, from pixel to pixel:
 * of slow gradients the steps would be seen as bands. Jorge Jimenez's interleaved gradient noise.
 */
const dithered = `
vec4 dithered(float way) {
    vec4 color = texture(image, vec2(way * (255.0 / 256.0) + 0.5 / 256.0, 0.5));
    float noise = (fract(52.9829189 * fract(dot(floor(gl_FragCoord.xy), vec2(0.06711056, 0.00583715)))) - 0.5) / 255.0;
    return color + vec4(vec3(noise), 0.0) * color.a;
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

/** How much of this pixel so many masking layers leave. Without a loop, which takes as long as what is in it without a graphics processor. */
const clipped = (count) => `
uniform mat3 clipInverse[${count}];
uniform vec4 clipBox[${count}];
uniform vec2 clipRounding[${count}]; // radius, square corners

float left(mat3 inverse_, vec4 box, vec2 rounding) {
    // The target's first row is at the bottom, the stage's at the top.
    vec3 p = inverse_ * vec3(gl_FragCoord.x, canvasSize.y - gl_FragCoord.y, 1.0);
    vec2 place = p.xy / p.z;
    // Behind the viewer there is nothing of the mask.
    return step(0.0, p.z) * coverage(place, box, rounding.x, int(rounding.y), dFdx(place), dFdy(place));
}

float clipped() {
    return ${repeated(count, (index) => `left(clipInverse[${index}], clipBox[${index}], clipRounding[${index}])`, " * ")};
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
${dithered}
vec4 fill() {
    return dithered(dot(local, vMapping.xy) + vMapping.z) * covered();
}`,
    [Family.radialRamp]: `
${dithered}
vec4 fill() {
    return dithered(length((local - vMapping.xy) * vMapping.zw)) * covered();
}`,
    [Family.conicRamp]: `
${dithered}
${seam}
vec4 fill() {
    vec2 out_ = local - vMapping.xy;
    vec2 turned = vec2(dot(out_, vMapping.zw), dot(out_, vec2(-vMapping.w, vMapping.z)));
    vec4 color = dithered(fract(atan(turned.y, turned.x) / 6.2831853));
    return seam(local, color, dFdx(local), dFdy(local)) * covered();
}`,
    // What was drawn to a texture as large as the canvas, pixel by pixel.
    [Family.group]: `
vec4 fill() {
    return texelFetch(image, ivec2(gl_FragCoord.xy), 0);
}`,
    // What was filtered in a texture, of which a pixel's place is told.
    [Family.filtered]: `
vec4 fill() {
    return texture(image, gl_FragCoord.xy * vMapping.xy + vMapping.zw);
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
 * @param clips how many masking layers cut the quad: where a processor does not branch, each costs as much as the quad's own edge
 */
export function fragmentShader(family, clips) {
    const mask = clips > 0 ? " * clipped()" : "";
    const main = `\nvoid main() {\n    result = fill() * (vOptions.w${mask});\n}`;
    return inputs + edges + (clips > 0 ? clipped(clips) : "") + fills[family] + main;
}
