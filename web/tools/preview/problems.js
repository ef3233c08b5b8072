/**
 * What stands above the problems.
 *
 * @param phase of the server's `editing`
 * @param elsewhere what there is instead, or null
 * @param wasShown whether the stage has shown something of the code before
 */
export function headline(phase, errors, elsewhere = null, wasShown = true) {
    if (phase === "stopped" && elsewhere !== null) return wasShown ? "This preview is gone" : "This preview can\u2019t be shown";
    if (phase === "stopped") return "The code has ended";
    if (phase === "building") return "Compiling\u2026";
    const count = errors === 1 ? "An error" : `${errors} errors`;
    return errors > 0 ? `${count} in the code` : "The code can\u2019t be shown";
}

/**
 * Whether the server's `editing` is told on the stage: not while its code runs, and while it is compiled again only if it has errors.
 * Before the first build there is nothing on the stage yet, which has to be said.
 */
export function isTold({ phase, build }, errors) {
    return phase === "building" ? build === 0 || errors > 0 : phase !== "running";
}

/** A mark below the problem's column, which counts bytes of UTF-8; empty without one. */
export function caret({ source, column }) {
    if (!column) return "";
    const bytes = new TextEncoder().encode(source).subarray(0, column - 1);
    // A tab is as wide as a tab.
    return `${new TextDecoder().decode(bytes).replace(/[^\t]/gu, " ")}^`;
}
