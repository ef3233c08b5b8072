/** The fragment shader's ways to fill a quad. */
export const Kind = Object.freeze({
    fill: 0, border: 1, shadow: 2, texture: 3, ramp: 4, group: 5, radialRamp: 6, conicRamp: 7, backdrop: 8, inset: 9, filtered: 10,
});

/** Kinds that one fragment shader fills. */
export const Family = Object.freeze({ plain: 0, inset: 1, border: 2, shadow: 3, ramp: 4, group: 5, backdrop: 6, radialRamp: 7, conicRamp: 8, filtered: 9 });

/** The family of each kind. */
export const familyOf = Object.freeze({
    [Kind.fill]: Family.plain,
    [Kind.border]: Family.border,
    [Kind.shadow]: Family.shadow,
    [Kind.texture]: Family.plain,
    [Kind.ramp]: Family.ramp,
    [Kind.group]: Family.group,
    [Kind.radialRamp]: Family.radialRamp,
    [Kind.conicRamp]: Family.conicRamp,
    [Kind.backdrop]: Family.backdrop,
    [Kind.inset]: Family.inset,
    [Kind.filtered]: Family.filtered,
});
