import { makeIconButton } from "../page.js";

/**
 * The button beside the time's controls that makes a link to the moment that is shown.
 *
 * @param context `{ moment(), log(from, to), scene(), say(text) }`: the moment as of `TimeBar`, a promise of the log as of
 *   `fetchLog`, the scene of `welcome`, and a sentence for people
 */
export function makeMomentButton({ moment, log, scene, say }) {
    return makeIconButton("link", "Link to this moment", async () => {
        const time = moment();
        if (time === null) return;
        const { showMomentLink } = await import("./moment-sheet.js");
        await showMomentLink({ tick: Math.floor(time.tick), scene: scene(), log, say });
    }, { className: "icon-button time-link", ariaHasPopup: "dialog" });
}
