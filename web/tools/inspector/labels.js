const units = { points: "pt", seconds: "s", radians: "rad", pointsPerSecond: "pt/s", fraction: "\u00d7" };
const spoken = { points: "points", seconds: "seconds", radians: "radians", pointsPerSecond: "points per second" };

/** The sign behind a value of a parameter; empty for a number of things and for what has no unit. */
export function unitSign(unit) {
    return units[unit] ?? "";
}

/** A value as a screen reader says it. */
export function spokenValue(value, unit) {
    return unit in spoken ? `${value} ${spoken[unit]}` : String(value);
}

/** What people call the stage's settings, whose names are UIKit's. */
const titles = { contentSizeCategory: "Text size", userInterfaceStyle: "Appearance", layoutDirection: "Direction of reading" };

/** A name of the code as a heading: `itemWidthFraction` is "Item width fraction". */
export function heading(name) {
    if (name in titles) return titles[name];
    // One letter and an axis, as in dX, is a name of its own.
    if (/^[a-z][A-Z]$/.test(name)) return name;
    const words = name.replace(/([a-z])([A-Z0-9])/g, "$1 $2").replace(/([A-Z])([A-Z][a-z])/g, "$1 $2").split(" ");
    return words.map((word, index) => {
        // Letters that can't be spoken as a word, as in hdWidth, are an abbreviation.
        if (index === 0) return /^[^aeiouy]+$/.test(word) ? word.toUpperCase() : word[0].toUpperCase() + word.slice(1);
        return /^[A-Z]+$/.test(word) && word.length > 1 ? word : word.toLowerCase();
    }).join(" ");
}

/**
 * What somebody typed as a value of a parameter.
 *
 * @returns `{ value }`, or `{ problem }`: a sentence with what is allowed
 */
export function parse(text, { type, minimum, maximum, unit }) {
    // A decimal comma is one where a language writes it so.
    const typed = text.trim().replace(",", ".").replace("\u2212", "-");
    const value = Number(typed);
    const fits = typed !== "" && value >= minimum && value <= maximum && (type === "number" || Number.isInteger(value));
    const kind = type === "integer" ? "be a whole number" : "be";
    return fits ? { value } : { problem: `It must ${kind} between ${minimum} and ${spokenValue(maximum, unit)}.` };
}

/** A read-out's value in as many digits as one takes in. */
export function readable(value) {
    if (value === null) return "\u2013";
    if (Array.isArray(value)) return value.map(readable).join(", ");
    if (typeof value === "boolean") return value ? "yes" : "no";
    return typeof value === "number" ? String(Number(value.toFixed(3))) : String(value);
}

/** Those parameters of a room's scene that belong to the scene itself, or to its stage. @param group "scene" or "stage" */
export function parametersOf({ welcome }, group) {
    return welcome.scene.parameters.filter((parameter) => (parameter.group ?? "scene") === group);
}
