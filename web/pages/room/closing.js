import { CloseCode } from "../../protocol/close-code.js";
import { isPrivateRoom } from "./room-address.js";

const scenes = { label: "All scenes", href: "/" };

/**
 * What takes the stage's place when the server closed for good, or for now.
 *
 * @param code the close code; @param reason the server's
 * @param room the room's name; @param scene what the last `welcome` said of it, null for somebody who was never let in
 * @param hasKey whether the address has a key
 * @returns `{ title, text, ways }`, null for a code after which the page only tries again; a way has a `label` and either an
 *   `href`, or "retry" or "private" as its `action`
 */
export function closing(code, reason, { room, scene, hasKey }) {
    switch (code) {
        case CloseCode.keyRequired: return {
            title: "This room is private",
            text: "Its links end with a key, which this address lacks. Ask whoever sent it for the whole link.",
            ways: [scenes],
        };
        case CloseCode.invalidKey: return invalidKey(room, scene, hasKey);
        case CloseCode.noSuchRoom: return missing(room, scene);
        case CloseCode.ended: return {
            title: "This room has ended",
            text: "Private rooms end when nobody has been in them for a while.",
            ways: [...another(scene), scenes],
        };
        case CloseCode.tryAgainLater: return {
            title: "It is full here",
            text: `There is no place for you just now${reason === "" ? "" : `: ${reason}`}. This page keeps trying.`,
            ways: [{ label: "Try now", action: "retry" }, scenes],
        };
        default: return null;
    }
}

function invalidKey(room, scene, hasKey) {
    // A public room is open to those who show no key.
    const without = hasKey && !isPrivateRoom(room) ? [{ label: "Enter without it", href: `/${room}` }] : [];
    const ways = [...without, scenes];
    if (scene) {
        return { title: "There are new links", text: "The presenter has ended the link that you came by. Ask for a new one.", ways };
    }
    return {
        title: "This link is not valid",
        text: "It may be incomplete, or the presenter has given out new ones. Ask whoever sent it.",
        ways,
    };
}

function missing(room, scene) {
    if (!isPrivateRoom(room)) {
        return { title: `There is no scene \u201c${room}\u201d here`, text: "The address may be mistyped.", ways: [scenes] };
    }
    if (scene) {
        return { title: "This room is gone", text: "The server was started anew, and has kept no rooms.", ways: [...another(scene), scenes] };
    }
    return {
        title: "There is no such room here",
        text: "The link may be mistyped, or the server may have been started anew since it was made.",
        ways: [scenes],
    };
}

function another(scene) {
    return scene ? [{ label: `New room of ${scene.title}`, action: "private" }] : [];
}
