/** How the part of a link after `#` begins that holds a stage tick. */
export const prefix = "moment=";
/** The longest fragment that is given out, in characters: messengers and mail cut longer addresses. */
export const longest = 32_768;

/**
 * The part of a link after `#` that holds what happened up to a stage tick: `moment=TICK.` and the log, compressed where the
 * browser can (`d`, deflate-raw) or as it is (`t`), in base64url.
 *
 * @param log JSON Lines; @param tick the stage tick
 */
export async function momentFragment(log, tick) {
    const bytes = new TextEncoder().encode(log);
    const packed = globalThis.CompressionStream ? await through(bytes, new CompressionStream("deflate-raw")) : null;
    return `${prefix}${tick}.${packed ? `d${base64url(packed)}` : `t${base64url(bytes)}`}`;
}

/**
 * The log with all fingers lifted after the stage tick: in a copy of the room nobody has them.
 *
 * @param log JSON Lines up to `tick`
 */
export function released(log, tick) {
    const down = new Set();
    for (const line of log.split("\n")) {
        if (!line.includes("\"pointer\"")) continue;
        const { pointer, phase } = JSON.parse(line);
        if (phase === "down") down.add(pointer);
        else if (phase === "up" || phase === "cancel") down.delete(pointer);
    }
    const whole = log === "" || log.endsWith("\n") ? log : `${log}\n`;
    return whole + [...down].map((pointer) => `${JSON.stringify({ tick: tick + 1, pointer, phase: "cancel", x: 0, y: 0 })}\n`).join("");
}

/**
 * @param fragment as `location.hash` has it, `#` included or not
 * @returns `{ log, tick }`; null for a fragment that holds none
 * @throws {Error} with a sentence for people, if it is cut short or can't be read here
 */
export async function readMoment(fragment) {
    const text = fragment.replace(/^#/, "");
    if (!text.startsWith(prefix)) return null;
    const [, tick, form, data] = /^(\d+)\.([dt])([\w-]*)$/.exec(text.slice(prefix.length)) ?? [];
    if (form === undefined) throw new Error("The link is incomplete.");
    if (form === "d" && !globalThis.DecompressionStream) throw new Error("This browser is too old for the link.");
    try {
        const bytes = Uint8Array.from(atob(data.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
        const plain = form === "d" ? await through(bytes, new DecompressionStream("deflate-raw")) : bytes;
        return { log: new TextDecoder("utf-8", { fatal: true }).decode(plain), tick: Number(tick) };
    } catch {
        throw new Error("The link is incomplete.");
    }
}

async function through(bytes, transform) {
    return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(transform)).arrayBuffer());
}

function base64url(bytes) {
    let text = "";
    for (const byte of bytes) text += String.fromCharCode(byte);
    return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
