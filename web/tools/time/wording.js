import { stepsPerSecond } from "../../protocol/step-rate.js";

/** The paces that are offered, from real time to the slowest. */
export const paces = [
    { rate: 1, title: "1\u00d7" },
    { rate: 0.5, title: "\u00bd\u00d7" },
    { rate: 0.25, title: "\u00bc\u00d7" },
    { rate: 0.1, title: "1/10\u00d7" },
    { rate: 0.05, title: "1/20\u00d7" },
];

/** The offered pace that is nearest to one that somebody else may have set. */
export function nearestPace(rate) {
    return paces.reduce((best, each) => (Math.abs(each.rate - rate) < Math.abs(best.rate - rate) ? each : best)).rate;
}

/** How long before the newest stage tick another is: "12.4 s"; "3 steps" where tenths of a second would hide them. */
export function age({ tick, newest }) {
    const steps = stepsBack({ tick, newest });
    if (steps > 0 && steps < 6) return steps === 1 ? "1 step" : `${steps} steps`;
    return `${(Math.max(0, newest - tick) / stepsPerSecond).toFixed(1)} s`;
}

function stepsBack({ tick, newest }) {
    return Math.max(0, Math.round(newest - tick));
}

/** How much of the way to a stage tick has been simulated. */
function percentage({ from, reached, target }) {
    return `${Math.floor((100 * (reached - from)) / Math.max(target - from, 1))}%`;
}

/**
 * What stands on the stage if it does not show the present at its usual pace.
 *
 * @returns `[state, distance]`, texts, of which the second changes all the time; both are empty for the present at its pace
 */
export function timeBadge(time) {
    const { rate, live, search } = time;
    if (search) return ["Finding the moment", ` \u00b7 ${percentage(search)}`];
    const ago = live || stepsBack(time) === 0 ? "" : ` \u00b7 ${age(time)} ago`;
    if (rate === 0) return ["Paused", ago];
    const pace = rate === 1 ? "" : ` ${paces.find((each) => each.rate === rate)?.title ?? `${Number(rate.toFixed(2))}\u00d7`}`;
    if (live) return [pace === "" ? "" : `Speed${pace}`, ""];
    return [`Replay${pace}`, ago];
}

/** What somebody is told who touches a stage that stands still. */
export const stillness = "Time stands still in this room. Press play, and it can be touched again.";
