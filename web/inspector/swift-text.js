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
