/**
 * Keeps a canvas as many pixels large as the screen has under it, whatever the zoom and the device pixel ratio.
 *
 * @param onResize called when the canvas may be blank or its place on the page another
 */
export function matchDevicePixels(canvas, onResize) {
    const apply = (width, height) => {
        // Setting either clears the canvas, even to what it was.
        if (canvas.width !== width) canvas.width = width;
        if (canvas.height !== height) canvas.height = height;
        onResize();
    };
    const measure = (exact) => {
        const box = canvas.getBoundingClientRect();
        const width = box.width * devicePixelRatio;
        const height = box.height * devicePixelRatio;
        // Chromium's emulation of other screens reports the box without the ratio that it emulates.
        if (exact && Math.abs(exact.inlineSize - width) < 2 && Math.abs(exact.blockSize - height) < 2) {
            apply(exact.inlineSize, exact.blockSize);
        } else {
            apply(Math.round(width), Math.round(height));
        }
    };
    const observer = new ResizeObserver(([entry]) => measure(entry.devicePixelContentBoxSize?.[0]));
    try {
        observer.observe(canvas, { box: "device-pixel-content-box" });
    } catch {
        // Safari knows no such box, and the ratio may change (another screen) while the size does not.
        observer.observe(canvas);
        watchRatio(() => measure());
    }
    measure();
}

function watchRatio(onChange) {
    const query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    query.addEventListener("change", () => {
        onChange();
        watchRatio(onChange);
    }, { once: true });
}
