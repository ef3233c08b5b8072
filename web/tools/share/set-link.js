/** How the part of a link after `#` begins that holds values of parameters. */
export const prefix = "set=";

/**
 * The part of a link after `#` for these values, as people can read it: `set=height:240,exitStyle:curl`.
 *
 * @param parameters of `welcome.scene`; @param values of `room`
 * @returns null if all values are the defaults
 */
export function setFragment(parameters, values) {
    const tuned = parameters.filter((each) => each.name in values && values[each.name] !== each.default);
    if (tuned.length === 0) return null;
    return prefix + tuned.map(({ name }) => `${name}:${encodeURIComponent(values[name])}`).join(",");
}

/**
 * The values in a fragment.
 *
 * @param fragment as `location.hash` has it, `#` included or not
 * @returns null for a fragment that holds none; what is neither a number nor true or false is a text
 */
export function setValues(fragment) {
    const text = fragment.replace(/^#/, "");
    if (!text.startsWith(prefix)) return null;
    const values = {};
    for (const entry of text.slice(prefix.length).split(",")) {
        const [, name, value] = /^(\w+):(.+)$/.exec(entry) ?? [];
        if (name === undefined) continue;
        values[name] = typed(decode(value));
    }
    return values;
}

function typed(text) {
    if (text === "true" || text === "false") return text === "true";
    return /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(text) ? Number(text) : text;
}

function decode(text) {
    try {
        return decodeURIComponent(text);
    } catch {
        // A percent sign that is none of an escape.
        return text;
    }
}
