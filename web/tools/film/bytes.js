/** Numbers of whole bytes, as files have them: `be` with the most significant byte first, `le` with the least. */
export function be(value, count) {
    return Uint8Array.from({ length: count }, (_, at) => Math.floor(value / 2 ** (8 * (count - 1 - at))) & 0xff);
}

export function le(value, count) {
    return be(value, count).reverse();
}

/** The codes of ASCII characters. */
export function ascii(characters) {
    return Uint8Array.from(characters, (character) => character.charCodeAt(0));
}

export function joined(parts) {
    const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
    let offset = 0;
    for (const part of parts) {
        bytes.set(part, offset);
        offset += part.length;
    }
    return bytes;
}
