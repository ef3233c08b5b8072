/** The room that a page's path names with its single segment; null for the gallery. */
export function roomName(pathname) {
    const segments = pathname.split("/").filter((segment) => segment !== "" && segment !== "index.html");
    return segments.length === 1 ? segments[0] : null;
}

/** The capability in a link: what follows its `#`; null without one. */
export function roomKey(hash) {
    return hash.length > 1 && !isCopy(hash) ? hash.slice(1) : null;
}

/** Whether what follows a link's `#` describes a room of one's own that is to be made. No key has an equals sign. */
export function isCopy(hash) {
    return /^#(set|moment)=/.test(hash);
}

/** Whether a room's name is a private one's: 22 characters of base64url. A public room is named as its scene. */
export function isPrivateRoom(name) {
    return /^[\w-]{22}$/.test(name);
}

/** The WebSocket address of a room on the server that a page at `location` came from; percent escapes stay as they are. */
export function socketAddress(location, room) {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    return `${scheme}//${location.host}/rooms/${room}`;
}
