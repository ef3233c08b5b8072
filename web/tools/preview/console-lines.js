import { stepsPerSecond } from "../../protocol/step-rate.js";

/** The most lines that are kept, as on the server. */
const limit = 500;

/** What a stage's code has printed, kept up to date by the server's reports. */
export class ConsoleLines {
    /** `{ tick, text }`, in their order. */
    lines = [];
    /** The number of the newest report, to be confirmed; 0 before the first, or if one was missed. */
    number = 0;

    /**
     * Takes a report in.
     *
     * @param report the server's `console`
     * @returns whether it follows what is known; otherwise all is to be told anew
     */
    apply({ number, whole, lines }) {
        if (!whole && number !== this.number + 1) {
            this.number = 0;
            return false;
        }
        if (whole) this.lines = [];
        for (const [tick, text] of lines) {
            if (text !== null) this.lines.push({ tick, text });
            else this.lines = tick === null ? [] : this.lines.filter((line) => line.tick <= tick);
        }
        this.lines = this.lines.slice(-limit);
        this.number = number;
        return true;
    }
}

/**
 * What is listed of lines: equal ones that follow each other once, with how often.
 *
 * @param lines of `ConsoleLines`; @param filter a text that is in what is listed, in small or capital letters
 * @returns a list of `{ tick, last, text, count }`: the stage ticks of the first and the last of them
 */
export function rowsOf(lines, filter = "") {
    const wanted = filter.trim().toLowerCase();
    const rows = [];
    for (const { tick, text } of lines) {
        if (!text.toLowerCase().includes(wanted)) continue;
        const before = rows.at(-1);
        if (before?.text === text) Object.assign(before, { last: tick, count: before.count + 1 });
        else rows.push({ tick, last: tick, text, count: 1 });
    }
    return rows;
}

/** When a step was, in seconds of the stage: "1.25". */
export function clock(tick) {
    return (tick / stepsPerSecond).toFixed(2);
}
