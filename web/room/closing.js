const scenes = { label: "All scenes", href: "/" };

/**
 * What takes the stage's place when the server closed for good, or for now.
 *
 * @param code the close code; @param reason the server's
 * @param room the room's name; @param scene what the last `welcome` said of it, or null
 * @returns `{ title, text, ways }`, null for a code after which the page only tries again; a way has a `label` and either an
 *   `href`, or "retry" or "private" as its `action`
 */
export function closing(code, reason, { room, scene, hasKey }) {
    if (code === 4404) {
        const text = "Private rooms end when nobody has been in them for a while.";
        const again = scene ? [{ label: `New room of ${scene.title}`, action: "private" }] : [];
        return { title: "This room has ended", text, ways: [...again, scenes] };
    }
    if (code === 4403) {
        const without = hasKey ? [{ label: "Watch without it", href: `/${room}` }] : [];
        return {
            title: "This link is not valid",
            text: "It may be incomplete, or the presenter has given out new ones. Ask whoever sent it.",
            ways: [...without, scenes],
        };
    }
    if (code === 1013) {
        return {
            title: "It is full here",
            text: `There is no place for you just now${reason === "" ? "" : `: ${reason}`}. This page keeps trying.`,
            ways: [{ label: "Try now", action: "retry" }, scenes],
        };
    }
    return null;
}
