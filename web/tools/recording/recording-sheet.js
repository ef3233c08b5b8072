import { loadStyle, make } from "../../components/dom.js";
import { openSheet } from "../../components/sheet.js";
import { Recording } from "../../replay/recording.js";
import { dataAddresses, replayFile } from "./replay-file.js";

/**
 * What can be made of a recording, to be taken along.
 *
 * @param recording of `RecordingSession.stop`; @param scene of `welcome`; @param seconds how long it took
 * @param log a promise of `{ text }` or `{ problem }`; @param picture a promise of the PNG of now
 */
export async function showRecording(recording, { scene: { name, title }, seconds, log, picture }) {
    await loadStyle("/tools/recording/recording.css");
    const player = make("div", { className: "replay" });
    const rows = make("div", { className: "downloads" });
    const size = `${seconds.toFixed(1)} s \u00b7 ${title}`;
    const sheet = openSheet("Recording", "sheet recording-sheet", make("p", { className: "note" }, size), player, rows);
    const { playHere } = await import("./replay-here.js");
    playHere(player, sheet, recording.bytes);
    rows.append(
        row("Page", "One HTML file that plays anywhere, without a server", `${name}.html`, pageFile(recording, title)),
        row("Video", "As the browser recorded it", `${name}.${recording.video?.extension ?? "webm"}`, videoFile(recording)),
        row("Log", "What was done, for zoetrope simulate: the same again, step by step", `${name}.jsonl`, logFile(log)),
        row("Picture", "A PNG of now", `${name}.png`, picture.then((blob) => ({ blob }))),
    );
}

async function pageFile({ bytes, images }, title) {
    try {
        const response = await fetch("/replay.html");
        if (!response.ok) return { problem: "This server has no player to give away." };
        const addresses = (folder, names) => dataAddresses(folder, names, (address) => fetch(address));
        const text = replayFile(await response.text(), {
            title: `${title} \u00b7 Zoetrope`, recording: bytes,
            images: await addresses("images", images), fonts: await addresses("fonts", new Recording(bytes).fonts),
        });
        return { blob: new Blob([text], { type: "text/html" }) };
    } catch {
        return { problem: "The server can\u2019t be reached." };
    }
}

async function videoFile({ video }) {
    return video ?? { problem: "This browser records no video." };
}

async function logFile(log) {
    const { text, problem } = await log;
    return problem ? { problem } : { blob: new Blob([text], { type: "application/jsonl" }) };
}

function row(title, summary, file, content) {
    const link = make("a", { className: "button quiet", download: file, ariaLabel: `Download: ${title}` }, "Download");
    link.setAttribute("aria-disabled", "true");
    const text = make("small", {}, summary);
    content.then(({ blob, problem }) => {
        if (problem) {
            text.textContent = problem;
            link.remove();
            return;
        }
        link.href = URL.createObjectURL(blob);
        link.removeAttribute("aria-disabled");
        link.textContent = `Download \u00b7 ${amount(blob.size)}`;
    });
    return make("div", { className: "download" }, make("span", {}, make("b", {}, title), text), link);
}

function amount(bytes) {
    return bytes < 1e6 ? `${Math.max(1, Math.round(bytes / 1000))} KB` : `${(bytes / 1e6).toFixed(1)} MB`;
}
