/** The room that a page shows when its address names none. */
export const defaultRoom = "monzo";

/** The room of a page's path: its single segment. */
export function roomName(pathname) {
    const segments = pathname.split("/").filter((segment) => segment !== "" && segment !== "index.html");
    return segments.length === 1 ? segments[0] : defaultRoom;
}

/** The WebSocket address of the room that a page at `location` shows; percent escapes stay as they are. */
export function roomAddress(location) {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    return `${scheme}//${location.host}/rooms/${roomName(location.pathname)}`;
}
