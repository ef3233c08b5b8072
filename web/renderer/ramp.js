/** Texels in a ramp: a gradient's colours in a row, which the shader looks up by the way from start to end. */
export const rampSize = 256;

/**
 * A gradient's colours as premultiplied RGBA in 0...1, finer than the screen's, blended between stops with alpha premultiplied, so that a fade to
 * clear does not turn grey.
 *
 * @param stops 2 or more of `{ color, location }`, locations in 0...255, not descending
 */
export function rampPixels(stops) {
    const pixels = new Float32Array(rampSize * 4);
    for (let texel = 0; texel < rampSize; texel += 1) {
        const next = stops.findIndex((stop) => stop.location > texel);
        const [from, to] = next < 0 ? [stops.at(-1), stops.at(-1)] : [stops[Math.max(0, next - 1)], stops[next]];
        const span = to.location - from.location;
        const way = span > 0 ? Math.max(0, (texel - from.location) / span) : 0;
        for (let channel = 0; channel < 4; channel += 1) {
            pixels[texel * 4 + channel] = blend(premultiplied(from, channel), premultiplied(to, channel), way) / 255;
        }
    }
    return pixels;
}

function premultiplied({ color }, channel) {
    return channel === 3 ? color[3] : (color[channel] * color[3]) / 255;
}

function blend(from, to, way) {
    return from + (to - from) * way;
}
