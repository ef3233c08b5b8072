/** The button that opens the sheet with the room's links, which is fetched when it is first wanted. */
export class Share {
    #find;
    #asks;
    #sheet = null;
    #latest = null;

    /** As `ShareSheet`. */
    constructor(find, asks) {
        this.#find = find;
        this.#asks = asks;
        find("share").addEventListener("click", () => this.open());
    }

    /** @param latest the server's `welcome` and `room` */
    show(...latest) {
        this.#latest = latest;
        this.#sheet?.show(...latest);
    }

    /** @param kind of the link that is to be seen, if there is one */
    async open(kind) {
        const { ShareSheet } = await import("./share-sheet.js");
        this.#sheet ??= new ShareSheet(this.#find, this.#asks);
        this.#sheet.show(...this.#latest);
        this.#sheet.open(kind);
    }
}
