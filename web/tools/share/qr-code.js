import { make } from "../../components/dom.js";

/**
 * The QR code of an address as an image.
 *
 * @param fetch as the browser's. The address is the request's body: it may hold a key, and requests' lines are written down
 * @returns null if it can't be had
 */
export async function makeCode(title, address, fetch) {
    try {
        const response = await fetch("/qr", { method: "POST", body: address });
        if (!response.ok || !response.headers.get("content-type")?.startsWith("image/svg+xml")) return null;
        const src = URL.createObjectURL(await response.blob());
        return make("img", { className: "qr-code", src, alt: `QR code of the link: ${title}`, width: 220, height: 220 });
    } catch {
        return null;
    }
}
