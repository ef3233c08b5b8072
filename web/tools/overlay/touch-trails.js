/** Milliseconds for which a trail is seen. */
const lasting = 900;

/** The ways of the pointers that are down, everybody's. */
export class TouchTrails {
    /** By viewer and pointer: `{ isDown, points: [{ x, y, time }] }`, oldest first. */
    #trails = new Map();

    /** @param cursors the server's whole list; @param now milliseconds */
    update(cursors, now) {
        const down = new Map(cursors.filter(({ isDown }) => isDown).map((each) => [`${each.viewer} ${each.pointer}`, each]));
        for (const [id, trail] of this.#trails) trail.isDown = down.has(id);
        for (const [id, { x, y }] of down) {
            const trail = this.#trails.get(id) ?? { points: [] };
            trail.isDown = true;
            trail.points.push({ x, y, time: now });
            this.#trails.set(id, trail);
        }
    }

    /** What there is of them: lists of `{ isDown, points: [{ x, y, age }] }`, the age 0...1, 1 being gone. */
    at(now) {
        for (const [id, trail] of this.#trails) {
            const newest = trail.points.at(-1);
            trail.points = trail.points.filter(({ time }) => now - time < lasting);
            // A finger that rests leaves no trail but its place.
            if (trail.points.length === 0 && trail.isDown) trail.points = [{ ...newest, time: now }];
            if (trail.points.length === 0) this.#trails.delete(id);
        }
        return Array.from(this.#trails.values(), ({ isDown, points }) => {
            return { isDown, points: points.map(({ x, y, time }) => ({ x, y, age: (now - time) / lasting })) };
        });
    }

    get isEmpty() {
        return this.#trails.size === 0;
    }
}
