/** Whether the page stands in another one as the bare stage. @param search of the address */
export function isEmbedded(search) {
    return new URLSearchParams(search).get("embed") === "1";
}
