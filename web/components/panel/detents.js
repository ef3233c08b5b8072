/** The heights at which a sheet rests, as parts of the window's. */
export const detents = { half: 0.46, tall: 0.7 };

// Seconds that a swipe goes on in thought: where it would come to is what was meant.
const carry = 0.16;

/**
 * Where a sheet that is let go comes to rest.
 *
 * @param height as a part of the window's; @param velocity parts of the window's height per second, positive upwards
 * @returns one of `detents`, or 0 for closed
 */
export function settle(height, velocity) {
    const aim = height + velocity * carry;
    const rests = [0, detents.half, detents.tall];
    return rests.reduce((best, rest) => (Math.abs(rest - aim) < Math.abs(best - aim) ? rest : best));
}

/** How fast a finger is at its release: over the last tenth of a second, as older movement is forgotten. */
export class SwipeVelocity {
    #samples = [];

    /** @param y anything that grows with the movement; @param time milliseconds */
    add(y, time) {
        this.#samples = this.#samples.filter((sample) => time - sample.time <= 100);
        this.#samples.push({ y, time });
    }

    /** In units of `y` per second at `time`; 0 for a finger that rested. */
    at(time) {
        const [first, last] = [this.#samples[0], this.#samples.at(-1)];
        if (first === undefined || time - last.time > 100 || last.time === first.time) return 0;
        return (last.y - first.y) / (last.time - first.time) * 1000;
    }
}
