/** Since when the items of several stages differ from those of the first one. */
export class DifferenceLog {
    /** The stage tick since which each differs, by stage and item. */
    #since = new Map();

    /** @param list of `differences`; @param tick the stage tick that is shown */
    update(list, tick) {
        const names = list.map(({ stage, item }) => `${stage} ${item}`);
        for (const name of this.#since.keys()) if (!names.includes(name)) this.#since.delete(name);
        // A moment before is another question.
        for (const name of names) this.#since.set(name, Math.min(this.#since.get(name) ?? tick, tick));
    }

    /** `{ stage, tick, items }`: the items of a stage that differ since the same step, earlier steps first. */
    get groups() {
        const groups = new Map();
        for (const [name, tick] of this.#since) {
            const [stage, item] = name.split(" ");
            const key = `${stage} ${tick}`;
            if (!groups.has(key)) groups.set(key, { stage: Number(stage), tick, items: [] });
            groups.get(key).items.push(item);
        }
        return [...groups.values()].sort((one, other) => one.tick - other.tick || one.stage - other.stage);
    }
}
