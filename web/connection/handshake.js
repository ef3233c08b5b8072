import { subprotocol } from "../protocol/wire-format.js";

const entry = /^[A-Za-z0-9_-]+$/;

/**
 * The list of sub-protocols that shows a viewer's credentials.
 *
 * @param key what a link has after `#`; null for none
 * @param identity that of the last welcome; null for none
 * @returns null if the key cannot be one: a browser would refuse the list
 */
export function offeredProtocols(key, identity) {
    const offered = [subprotocol];
    if (key !== null) {
        if (!entry.test(key)) return null;
        offered.push(`key.${key}`);
    }
    if (identity !== null && entry.test(identity)) offered.push(`id.${identity}`);
    return offered;
}
