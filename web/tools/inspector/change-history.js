/** One's own changes, to be undone and done again: what others did meanwhile to other parameters stays. */
export class ChangeHistory {
    #done = [];
    #undone = [];

    /**
     * Notes a change. Changes of one gesture are one.
     *
     * @param before, after objects of the same parameters and their values; @param gesture anything that differs between gestures
     */
    note(before, after, gesture) {
        const last = this.#done.at(-1);
        if (last?.gesture === gesture && sameKeys(last.after, after)) {
            last.after = after;
            // A gesture that ends where it began was none.
            if (Object.keys(after).every((key) => after[key] === last.before[key])) this.#done.pop();
        } else {
            this.#done.push({ before, after, gesture });
        }
        this.#undone = [];
    }

    get canUndo() {
        return this.#done.length > 0;
    }

    get canRedo() {
        return this.#undone.length > 0;
    }

    /** The values to set, or null if there is nothing to undo. */
    undo() {
        return move(this.#done, this.#undone)?.before ?? null;
    }

    redo() {
        return move(this.#undone, this.#done)?.after ?? null;
    }

    /** Forgets the newest change: it was refused. */
    drop() {
        this.#done.pop();
    }
}

function move(from, to) {
    const change = from.pop();
    // Whatever comes next begins a change of its own.
    if (change) to.push({ ...change, gesture: null });
    return change;
}

function sameKeys(a, b) {
    const keys = Object.keys(a);
    return keys.length === Object.keys(b).length && keys.every((key) => key in b);
}
