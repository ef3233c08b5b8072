/**
 * When messages that are sent at certain times arrive over TCP: each takes its delay, a lost one is sent again, and none
 * overtakes another.
 *
 * @param sent milliseconds, ascending
 * @param delay milliseconds in the middle, `spread` more or less by chance
 * @param loss the share that is lost
 * @param random a source of numbers in 0..<1
 */
export function arrivals(sent, { delay, spread, loss, retransmission = 200 }, random) {
    let last = -Infinity;
    return sent.map((time) => {
        let arrival = time + delay + spread * (2 * random() - 1);
        while (random() < loss) arrival += retransmission;
        last = Math.max(last, arrival);
        return last;
    });
}

/** How evenly something moves: per-frame displacements' mean, standard deviation and largest. */
export function spreadOf(displacements) {
    const count = displacements.length;
    const mean = displacements.reduce((sum, each) => sum + each, 0) / count;
    const variance = displacements.reduce((sum, each) => sum + (each - mean) ** 2, 0) / count;
    return { mean, deviation: Math.sqrt(variance), largest: Math.max(...displacements), smallest: Math.min(...displacements) };
}
