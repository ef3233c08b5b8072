import { makeIconButton } from "../../components/dom.js";

/**
 * The button beside the time's controls that makes a link to the stage tick that is shown.
 *
 * @param context `{ shownTime(), log(from, to), welcome(), say(text) }`: the room's time as `TimeBar` shows it, a promise of the log as of
 *   `fetchLog`, the server's `welcome`, and a sentence for people
 */
export function makeMomentButton({ shownTime, log, welcome, say }) {
    return makeIconButton("link", "Link to this moment", async () => {
        const time = shownTime();
        if (time === null) return;
        const { showMomentLink } = await import("./moment-sheet.js");
        await showMomentLink({ tick: Math.floor(time.tick), welcome: welcome(), log, say });
    }, { className: "icon-button time-link", ariaHasPopup: "dialog" });
}
