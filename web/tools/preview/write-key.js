const setting = "write key";
const prefix = "#write=";

/**
 * Keeps the key of the link that the server printed, by which this browser may write into the previewed files, and takes it
 * out of the address, which somebody may copy.
 *
 * @param location the browser's; @param history the browser's; @param memory of `browserMemory`
 */
export function takeWriteKey(location, history, memory) {
    if (!location.hash.startsWith(prefix)) return;
    memory.keepSetting(setting, location.hash.slice(prefix.length));
    history.replaceState(null, "", location.pathname);
}

/** The key that this browser has; null for none. It may be that of another server. */
export function writeKey(memory) {
    return memory.setting(setting);
}
