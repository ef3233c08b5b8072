/**
 * Copies what a field of text holds. Pages that came over plain http from another machine have no `navigator.clipboard`.
 *
 * @param field an `<input>` that is on the page; it is left selected
 * @returns whether the browser let it be copied
 */
export async function copyField(field) {
    field.select();
    return await write(field.value);
}

/** As `copyField`, with a text that an element shows, which is left selected. */
export async function copyText(text, element) {
    getSelection().selectAllChildren(element);
    return await write(text);
}

async function write(text) {
    try {
        await navigator.clipboard.writeText(text);
        return true;
    } catch {
        return document.execCommand("copy");
    }
}
