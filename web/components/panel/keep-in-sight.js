/** Milliseconds after which what a panel shows has found its size: a preview's sections come once it is compiled. */
const settling = 60_000;

/** Scrolls to a section of a panel, and again whenever one above it grows, until somebody does anything in the panel. */
export function keepInSight(section, panel) {
    const observer = new ResizeObserver(() => section.scrollIntoView());
    const end = new AbortController();
    end.signal.addEventListener("abort", () => observer.disconnect());
    for (const type of ["wheel", "pointerdown", "keydown", "focusin"]) {
        panel.addEventListener(type, () => end.abort(), { signal: end.signal, capture: true, passive: true });
    }
    setTimeout(() => end.abort(), settling);
    for (let above = section.previousElementSibling; above !== null; above = above.previousElementSibling) observer.observe(above);
    section.scrollIntoView();
}
