import { Production } from "../film/production.js";

/** Pictures a second: a GIF counts in hundredths of a second. */
const rate = 25;
/** The longest side, in pixels. */
const longest = 1000;
/** The milliseconds of drawing after which the page goes on. */
const slice = 30;

/**
 * Draws a recording as a GIF.
 *
 * @param recording a `Recording`; @param background the CSS colour of an empty stage
 * @param options `{ signal, onProgress }`, as of `VideoMaker.make`
 * @returns a promise of `{ blob, extension }`
 * @throws what can't be drawn, or what `signal` says
 */
export async function makeGIF(recording, background, { signal, onProgress }) {
    const { width, height } = recording.stage;
    const scale = Math.min(1, longest / Math.max(width, height));
    const production = await Production.start(recording, { format: "gif", fps: rate, speed: 1, scale, device: "none", background, surround: background, touches: [] });
    try {
        const { total } = production.plan;
        for (let done = 0; done < total; onProgress(done / total)) {
            done = await production.goOn(slice);
            await new Promise((resolve) => setTimeout(resolve));
            signal.throwIfAborted();
        }
        await production.finish();
        return { blob: production.blob, extension: "gif" };
    } finally {
        production.close();
    }
}
