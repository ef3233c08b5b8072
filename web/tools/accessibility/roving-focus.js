/** Which of a stage's elements Tab comes to: one in each list, the one that had the focus last. Arrows go on within a list. */
export class RovingFocus {
    /** The keys of each group, in the order in which they are read. */
    #groups = [];
    #stops = new Set();

    /** The key that has the focus; another than before if that one is gone, null if all are. */
    focused = null;

    /** @param groups lists of keys; @param focused the key that has the focus, null for none */
    update(groups, focused) {
        const old = this.#groups;
        this.#groups = groups.filter((group) => group.length > 0);
        const successors = new Set([...this.#stops].map((key) => this.#successor(key, old)));
        this.#stops = new Set(this.#groups.map((group) => group.find((key) => successors.has(key)) ?? group[0]));
        this.focused = focused === null ? null : this.#successor(focused, old);
        this.enter(this.focused);
    }

    /** A key has got the focus. */
    enter(key) {
        const group = this.#groups.find((each) => each.includes(key));
        if (group === undefined) return;
        for (const other of group) this.#stops.delete(other);
        this.#stops.add(key);
    }

    /** The key so many places on in the list; null beyond its ends. */
    next(key, step) {
        const group = this.#groups.find((each) => each.includes(key)) ?? [];
        return group[group.indexOf(key) + step] ?? null;
    }

    isStop(key) {
        return this.#stops.has(key);
    }

    /** The key itself while it is there, else what now has its place in its list, else whatever there is. */
    #successor(key, old) {
        if (this.#groups.some((group) => group.includes(key))) return key;
        const group = old.find((each) => each.includes(key)) ?? [];
        const index = group.indexOf(key);
        const present = (other) => this.#groups.some((each) => each.includes(other));
        const neighbour = [...group.slice(index + 1), ...group.slice(0, index).reverse()].find(present);
        const now = this.#groups.find((each) => listOf(each[0]) === listOf(key));
        return neighbour ?? now?.[Math.min(Math.max(index, 0), now.length - 1)] ?? this.#groups[0]?.[0] ?? null;
    }
}

/** Of keys as `elementsOf` makes them. */
function listOf(key) {
    return key.split(":")[0];
}
