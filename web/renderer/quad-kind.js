/** The fragment shader's ways to fill a quad. */
export const Kind = Object.freeze({
    fill: 0, border: 1, shadow: 2, texture: 3, ramp: 4, group: 5, radialRamp: 6, conicRamp: 7, backdrop: 8,
});
