/**
 * Keeps a canvas as many pixels large as the screen has under it, whatever the zoom and the device pixel ratio.
 *
 * @param onResize called after each change, and once in the beginning
 */
export function matchDevicePixels(canvas, onResize) {
    const apply = (width, height) => {
        canvas.width = Math.max(1, width);
        canvas.height = Math.max(1, height);
        onResize();
    };
    const fromRatio = () => {
        const box = canvas.getBoundingClientRect();
        apply(Math.round(box.width * devicePixelRatio), Math.round(box.height * devicePixelRatio));
    };
    const observer = new ResizeObserver(([entry]) => {
        const exact = entry.devicePixelContentBoxSize?.[0];
        if (exact) apply(exact.inlineSize, exact.blockSize);
        else fromRatio();
    });
    try {
        observer.observe(canvas, { box: "device-pixel-content-box" });
    } catch {
        // Safari knows no such box, and the ratio may change (another screen) while the size does not.
        observer.observe(canvas);
        watchRatio(fromRatio);
    }
    fromRatio();
}

function watchRatio(onChange) {
    const query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    query.addEventListener("change", () => {
        onChange();
        watchRatio(onChange);
    }, { once: true });
}
