/** The steps in which a finger that was lifted fades away. */
const fading = 8;

/** Where fingers are on a stage at any time between its steps. */
export class Touches {
    /** Of each way of a finger from down to up, its samples by ascending step. */
    #ways = [];

    /** @param samples `{ tick, pointer, phase, x, y }` by ascending step, with a phase of down, move, up or cancel, and points of the stage */
    constructor(samples) {
        const open = new Map();
        for (const sample of samples) {
            if (sample.phase === "down") {
                open.set(sample.pointer, []);
                this.#ways.push(open.get(sample.pointer));
            }
            const way = open.get(sample.pointer);
            if (way?.at(-1)?.tick === sample.tick && way.length > 1) way.pop();
            way?.push(sample);
            if (sample.phase === "up" || sample.phase === "cancel") open.delete(sample.pointer);
        }
    }

    /**
     * O(samples).
     *
     * @param position a step, or a time between two
     * @returns `{ x, y, strength }` of each finger, the strength 1 while it is down, and falling to 0 after that
     */
    at(position) {
        return this.#ways.flatMap((way) => {
            if (position < way[0].tick) return [];
            const last = way.at(-1);
            const isLifted = last.phase === "up" || last.phase === "cancel";
            if (isLifted && position >= last.tick) {
                const strength = 1 - (position - last.tick) / fading;
                return strength > 0 ? [{ x: last.x, y: last.y, strength }] : [];
            }
            const at = way.findLastIndex(({ tick }) => tick <= position);
            const [from, to] = [way[at], way[at + 1] ?? way[at]];
            // A finger that rests has no samples: it moved within the step before the next one.
            const share = to === from ? 0 : Math.max(0, position - (to.tick - 1));
            return [{ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share, strength: 1 }];
        });
    }
}
