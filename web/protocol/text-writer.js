import { clipped, hasFile, sameStyle } from "./text.js";

/** A layer's text as a server sends it; null is none. */
export function writeText(writer, text) {
    writer.varint(text?.fragments.length ?? 0);
    if (text === null) return;
    writer.u8(text.anchor + (text.isClipped ? clipped : 0));
    let last = null;
    for (const fragment of text.fragments) {
        writer.string(fragment.string);
        for (const length of [fragment.x, fragment.baseline, fragment.width]) writer.fixed(length);
        writeTextStyle(writer, fragment, last);
        last = fragment;
    }
}

function writeTextStyle(writer, fragment, last) {
    const { traits, size, color, background, weight, design, fontFile } = fragment;
    const isSame = last !== null && styleKey(fragment) === styleKey(last);
    writer.u8(isSame ? traits + sameStyle : traits);
    if (isSame) return;
    writer.fixed(size);
    writer.color(color);
    writer.color(background);
    writer.u8(weight);
    writer.u8(fontFile ? design + hasFile : design);
    if (fontFile) writer.string(fontFile);
}

function styleKey({ traits, size, color, background, weight, design, fontFile }) {
    return JSON.stringify([traits, size, color, background, weight, design, fontFile]);
}
