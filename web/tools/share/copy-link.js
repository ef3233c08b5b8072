import { createPrivateRoom } from "../../connection/private-room.js";
import { readMoment } from "./moment-link.js";
import { setValues } from "./set-link.js";

/**
 * Makes the private room that a link describes: with its values, or as it was at its stage tick.
 *
 * @param scene the link's path; @param hash its fragment; @param fetch as the browser's
 * @returns as `createPrivateRoom`
 */
export async function openCopy(scene, hash, fetch) {
    const values = setValues(hash);
    if (values !== null) {
        return await createPrivateRoom(scene, fetch, `${JSON.stringify({ tick: 1, set: values })}\n`);
    }
    try {
        const { log, tick } = await readMoment(hash);
        return await createPrivateRoom(scene, fetch, log, tick);
    } catch (error) {
        return { problem: error.message };
    }
}

/** Fills the page with the way into such a room. */
export async function showCopy(scene) {
    const { address, problem } = await openCopy(scene, location.hash, (...request) => fetch(...request));
    if (address) {
        location.replace(address);
        // The path may be the same but for the fragment.
        if (new URL(address, location).pathname === location.pathname) location.reload();
        return;
    }
    const { make } = await import("../../components/dom.js");
    const { ClosedNotice } = await import("../../components/closed-notice.js");
    const element = make("main", { className: "notice" }, make("h2"), make("p"), make("div", { className: "ways" }));
    document.body.append(element);
    const ways = [{ label: "The room for everyone", href: `/${scene}` }, { label: "All scenes", href: "/" }];
    new ClosedNotice(element, {}).show({ title: "The link can\u2019t be opened", text: problem, ways });
}
