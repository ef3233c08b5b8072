/**
 * A program text with the lines that set tuned values first, each with the default.
 *
 * @param text of `welcome.scene`: one line for each parameter, all in a row; @param parameters of `welcome.scene`
 * @param values of `room`
 */
export function tunedFirst(text, parameters, values) {
    const lines = text.split("\n");
    const first = lines.findIndex(setting);
    const count = lines.slice(first).findIndex((line) => !setting(line));
    const isTuned = (line) => tuned.some(({ name }) => line.includes(`{{${name}}}`));
    const tuned = parameters.filter(({ name, default: value }) => name in values && values[name] !== value);
    if (first < 0 || tuned.length === 0) return text;
    const settings = lines.slice(first, first + count);
    const changed = settings.filter(isTuned).map((line) => {
        const { default: value } = tuned.find(({ name }) => line.includes(`{{${name}}}`));
        return `${line} // ${value} by default`;
    });
    const rest = settings.filter((line) => !isTuned(line));
    const indent = /^ */.exec(settings[0])[0];
    const title = (words, all) => (all.length === 0 ? [] : [`${indent}// ${words}`, ...all]);
    const arranged = [...title("Tuned:", changed), ...title("As they come:", rest)];
    return [...lines.slice(0, first), ...arranged, ...lines.slice(first + count)].join("\n");
}

function setting(line) {
    return /\{\{\w+\}\}/.test(line);
}

/**
 * The program text that makes the scene with these values, in pieces.
 *
 * @param text of `welcome.scene`; @param values of `room`
 * @returns a list of `{ text, isValue }`
 */
export function pieces(text, values) {
    // With a group, the odd ones are the names.
    return text.split(/\{\{(\w+)\}\}/).map((piece, index) => {
        if (index % 2 === 0) return { text: piece, isValue: false };
        return piece in values ? { text: String(values[piece]), isValue: true } : { text: `{{${piece}}}`, isValue: false };
    });
}

/** The pieces as one text. */
export function fillIn(text, values) {
    return pieces(text, values).map((piece) => piece.text).join("");
}
