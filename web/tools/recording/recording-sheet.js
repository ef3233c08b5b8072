import { loadStyle, make, makeButton } from "../../components/dom.js";
import { openSheet } from "../../components/sheet.js";
import { Recording } from "../../replay/recording.js";
import { dataAddresses, replayFile } from "./replay-file.js";

/**
 * What can be made of a recording, to be taken along.
 *
 * @param recorded of `RecordingSession.stop`; @param scene of `welcome`
 * @param log a promise of `{ text }` or `{ problem }`; @param picture a promise of the PNG of now
 */
export async function showRecording(recorded, { scene: { name, title }, log, picture }) {
    await loadStyle("/tools/recording/recording.css");
    const player = make("div", { className: "replay" });
    const rows = make("div", { className: "downloads" });
    const size = `${recorded.seconds.toFixed(1)} s \u00b7 ${title}`;
    const sheet = openSheet("Recording", "sheet recording-sheet", make("p", { className: "note" }, size), player, rows);
    const { playHere } = await import("./replay-here.js");
    playHere(player, sheet, recorded.bytes, recorded.comments);
    const closed = new AbortController();
    sheet.addEventListener("close", () => closed.abort());
    rows.append(
        row("Page", "One HTML file that plays anywhere, without a server", `${name}.html`, () => pageFile(recorded, title)),
        row("Video", "Frame by frame, 60 a second", name, (onProgress) => videoFile(recorded, { signal: closed.signal, onProgress })),
        row("GIF", "25 pictures a second, for what plays no videos", name, (onProgress) => gifFile(recorded, { signal: closed.signal, onProgress }), { waits: true }),
        row("Log", "What was done, for zoetrope simulate: the same again, step by step", `${name}.jsonl`, () => logFile(log)),
        row("Picture", "A PNG of now", `${name}.png`, () => picture.then((blob) => ({ blob }))),
    );
}

async function pageFile({ bytes, comments }, title) {
    try {
        const response = await fetch("/replay.html");
        if (!response.ok) return { problem: "This server has no player to give away." };
        const addresses = (folder, names) => dataAddresses(folder, names, (address) => fetch(address));
        const recording = new Recording(bytes);
        const text = replayFile(await response.text(), {
            title: `${title} \u00b7 Zoetrope`, recording: bytes,
            images: await addresses("images", recording.images), fonts: await addresses("fonts", recording.fonts), comments,
        });
        return { blob: new Blob([text], { type: "text/html" }) };
    } catch {
        return { problem: "The server can\u2019t be reached." };
    }
}

async function videoFile({ bytes, video }, options) {
    try {
        return await video(new Recording(bytes), options) ?? { problem: "This browser records no video." };
    } catch (error) {
        return { problem: `This browser\u2019s video encoder failed: ${error.message}` };
    }
}

/** A bundle of its own: what it has in common with the page is then in no pieces, which all would fetch. */
const gifMaker = "/tools/recording/gif-maker.js";

/** A GIF takes longer than a video to be made: it is once it is wanted. */
async function gifFile({ bytes, background }, options) {
    try {
        const { makeGIF } = await import(gifMaker);
        return await makeGIF(new Recording(bytes), background, options);
    } catch (error) {
        return { problem: `This browser makes no GIF of it: ${error.message}` };
    }
}

async function logFile(log) {
    const { text, problem } = await log;
    return problem ? { problem } : { blob: new Blob([text], { type: "application/jsonl" }) };
}

/** @param options `{ waits }`: whether it is made only once somebody asks for it */
function row(title, summary, file, content, { waits = false } = {}) {
    const link = make("a", { className: "button quiet", ariaLabel: `Download: ${title}` }, "Download");
    link.setAttribute("aria-disabled", "true");
    const text = make("small", {}, summary);
    // Ten marks are enough to see that it goes on.
    const onProgress = (share) => { link.textContent = `${Math.floor(share * 10)}0%`; };
    const begin = async () => {
        const { blob, extension, problem } = await content(onProgress);
        if (problem) {
            text.textContent = problem;
            link.remove();
            return;
        }
        link.download = extension === undefined ? file : `${file}.${extension}`;
        link.href = URL.createObjectURL(blob);
        link.removeAttribute("aria-disabled");
        link.textContent = `Download \u00b7 ${amount(blob.size)}`;
    };
    const button = makeButton("Make", async () => {
        button.replaceWith(link);
        await begin();
        // Whoever has gone elsewhere meanwhile stays there.
        if (document.activeElement === document.body || document.activeElement?.localName === "dialog") link.focus();
    }, { className: "button quiet", ariaLabel: `Make: ${title}` });
    if (!waits) begin();
    return make("div", { className: "download" }, make("span", {}, make("b", {}, title), text), waits ? button : link);
}

function amount(bytes) {
    return bytes < 1e6 ? `${Math.max(1, Math.round(bytes / 1000))} KB` : `${(bytes / 1e6).toFixed(1)} MB`;
}
