/** The last of many numbers, in order of size: the smallest and any percentile are at hand. */
export class SampleWindow {
    #limit;
    #span;
    /** `{ value, time }`, oldest first. */
    #samples = [];
    /** Ascending. */
    #values = [];

    /** @param limit how many numbers count; @param span how long one counts, in milliseconds */
    constructor(limit, span) {
        this.#limit = limit;
        this.#span = span;
    }

    /** O(samples). @param time milliseconds, never less than before */
    add(value, time) {
        while (this.#samples.length >= this.#limit || this.#samples[0]?.time < time - this.#span) {
            this.#values.splice(this.#index(this.#samples.shift().value), 1);
        }
        this.#samples.push({ value, time });
        this.#values.splice(this.#index(value), 0, value);
    }

    get count() {
        return this.#values.length;
    }

    /** The smallest value that at least this share of all does not exceed; 0 is the smallest of all. @param share 0...1 */
    percentile(share) {
        return this.#values[Math.max(0, Math.ceil(share * this.#values.length) - 1)];
    }

    clear() {
        this.#samples = [];
        this.#values = [];
    }

    /** Where `value` is, or would be. */
    #index(value) {
        let [low, high] = [0, this.#values.length];
        while (low < high) {
            const middle = (low + high) >> 1;
            if (this.#values[middle] < value) low = middle + 1;
            else high = middle;
        }
        return low;
    }
}
