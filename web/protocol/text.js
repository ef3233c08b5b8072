import { protocolError } from "./fault.js";
import { limits } from "./wire-format.js";

/** What a fragment of text has beside its font. */
export const TextTrait = Object.freeze({ italic: 1, tabularDigits: 2, underline: 4, strikethrough: 8, rightToLeft: 16 });
/** Of a fragment's traits: its style is that of the fragment before. */
export const sameStyle = 32;
/** Of a fragment's design: a font's file follows. */
export const hasFile = 4;
/** What x coordinates of a text are measured from. */
export const TextAnchor = Object.freeze({ left: 0, center: 1, right: 2 });
/** Of a text's place: it is clipped. */
export const clipped = 4;

/** A layer's text, `{ anchor, isClipped, fragments }`; null for none. */
export function readText(reader, field) {
    const count = reader.varint(field);
    if (count === 0) return null;
    if (count > limits.textFragments) throw protocolError(`${field}: ${count} fragments, at most ${limits.textFragments} are allowed`);
    const place = reader.choice(field, 0, clipped + TextAnchor.right);
    if (place === 3) throw protocolError(`${field}: a place of 3 is not 0, 1, 2, 4, 5 or 6`);
    let style = null;
    const fragments = Array.from({ length: count }, () => {
        const string = reader.string(field);
        const line = { x: reader.fixed(field), baseline: reader.fixed(field), width: reader.length(field) };
        style = readTextStyle(reader, field, style);
        return { string, ...line, ...style };
    });
    return { anchor: place % clipped, isClipped: place >= clipped, fragments };
}

function readTextStyle(reader, field, last) {
    const bits = reader.choice(field, 0, 2 * sameStyle - 1);
    const traits = bits % sameStyle;
    if (bits >= sameStyle) {
        if (last?.traits !== traits) throw protocolError(`${field}: no fragment before has the traits ${traits}`);
        return last;
    }
    const size = reader.fixed(field);
    if (size <= 0) throw protocolError(`${field}: a font size of ${size} is not above 0`);
    const look = { color: reader.color(field), background: reader.color(field), weight: reader.choice(field, 1, 9) };
    const design = reader.choice(field, 0, 2 * hasFile - 1);
    const fontFile = design >= hasFile ? reader.string(field) : "";
    if (design >= hasFile && fontFile === "") throw protocolError(`${field}: a font's file has no name`);
    return { traits, size, ...look, design: design % hasFile, fontFile };
}
