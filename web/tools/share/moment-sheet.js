import { make } from "../../components/dom.js";
import { openSheet } from "../../components/sheet.js";
import { makeLinkRow } from "./link-row.js";
import { sharedOrigin } from "./links.js";
import { longest, momentFragment, released } from "./moment-link.js";

/**
 * Shows the link to a stage tick of the room.
 *
 * @param tick the stage tick; @param welcome the server's; @param log a function of two stage ticks that promises what was between
 *   them, as `fetchLog`; @param say called with a sentence for people
 */
export async function showMomentLink({ tick, welcome: { scene, links }, log, say }) {
    const { text, problem } = await log(tick, tick);
    if (problem) {
        say(problem);
        return;
    }
    const fragment = await momentFragment(released(text, tick), tick);
    const summary = "Opens a private copy of the room that stands still at this moment; play goes on from it.";
    if (fragment.length <= longest) {
        const address = `${sharedOrigin(location, links.host)}/${scene.name}#${fragment}`;
        const link = { kind: "moment", title: "This moment", summary, address };
        openSheet("Link to this moment", "sheet", makeLinkRow(link, `Zoetrope: ${scene.title}`, say));
        return;
    }
    const words = "So much happened before this moment that its link would be longer than programs pass on. The log holds it: "
        + `zoetrope simulate ${scene.name} --input plays it.`;
    const href = URL.createObjectURL(new Blob([text], { type: "application/jsonl" }));
    const download = make("a", { className: "button", href, download: `${scene.name}.jsonl` }, "Download the log");
    openSheet("Link to this moment", "sheet", make("p", { className: "note" }, words), make("div", { className: "sheet-buttons" }, download));
}
