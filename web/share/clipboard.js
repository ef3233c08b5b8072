/**
 * Copies what a field of text holds. Pages that came over plain http from another machine have no `navigator.clipboard`.
 *
 * @param field an `<input>` that is on the page; it is left selected
 * @returns whether the browser let it be copied
 */
export async function copyField(field) {
    field.select();
    try {
        await navigator.clipboard.writeText(field.value);
        return true;
    } catch {
        return document.execCommand("copy");
    }
}
