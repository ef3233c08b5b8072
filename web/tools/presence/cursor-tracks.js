const shortest = 33;
const longest = 100;

/**
 * Where the cursors of others are between two of the server's lists, in stage points: each glides to its new place for as
 * long as the last lists were apart.
 */
export class CursorTracks {
    #tracks = new Map();
    #updated = -Infinity;
    #duration = shortest;
    #glides;

    /** @param glides false to jump, for those who want no motion */
    constructor(glides = true) {
        this.#glides = glides;
    }

    /** @param cursors the whole list of `{ viewer, pointer, isDown, x, y }`: who is not in it is gone; @param now milliseconds */
    update(cursors, now) {
        const before = new Map(this.at(now).map((cursor) => [cursor.id, cursor]));
        this.#duration = Math.min(longest, Math.max(shortest, now - this.#updated));
        this.#updated = now;
        this.#tracks = new Map(cursors.map((cursor) => {
            const id = `${cursor.viewer} ${cursor.pointer}`;
            return [id, { ...cursor, id, from: (this.#glides && before.get(id)) || cursor }];
        }));
    }

    /** The cursors at a time, in the order of the last list. */
    at(now) {
        const part = Math.min(1, (now - this.#updated) / this.#duration);
        return Array.from(this.#tracks.values(), ({ from, ...cursor }) => ({
            ...cursor,
            x: from.x + (cursor.x - from.x) * part,
            y: from.y + (cursor.y - from.y) * part,
        }));
    }

    /** True while a cursor is on its way. */
    moves(now) {
        return now - this.#updated < this.#duration && this.#tracks.size > 0;
    }
}
