const ellipsis = "\u2026";

/**
 * Breaks a text into lines as a label does: at spaces, inside a word only where the word alone is too wide; the last
 * line that is allowed is cut with an ellipsis if more would follow.
 *
 * @param string may hold line feeds
 * @param width of the label
 * @param maximum lines, at least 1
 * @param measure the width of a string
 */
export function breakLines(string, width, maximum, measure) {
    const lines = [];
    for (const paragraph of string.split("\n")) {
        let rest = paragraph.trimEnd();
        do {
            if (lines.length === maximum) {
                lines.push(truncate(`${lines.pop()} ${rest}`, width, measure));
                return lines;
            }
            const line = lines.length + 1 === maximum ? rest : fittingPrefix(rest, width, measure);
            rest = rest.slice(line.length).trimStart();
            lines.push(line.trimEnd());
        } while (rest !== "");
    }
    const last = lines.pop();
    return [...lines, measure(last) > width ? truncate(last, width, measure) : last];
}

/** The longest prefix that fits and ends before a space, else the longest that fits, at least one character. */
function fittingPrefix(string, width, measure) {
    if (measure(string) <= width) return string;
    const characters = Array.from(string);
    const count = Math.max(1, longestFit(characters, (prefix) => measure(prefix) <= width));
    const prefix = characters.slice(0, count).join("");
    if (characters[count] === " ") return prefix;
    const space = prefix.lastIndexOf(" ");
    return space > 0 ? prefix.slice(0, space) : prefix;
}

function truncate(string, width, measure) {
    const characters = Array.from(string);
    const count = longestFit(characters, (prefix) => measure(prefix + ellipsis) <= width);
    return characters.slice(0, count).join("").trimEnd() + ellipsis;
}

/** The most characters whose join satisfies `fits`, which must hold for shorter ones too. O(log n) calls. */
function longestFit(characters, fits) {
    let low = 0;
    let high = characters.length;
    while (low < high) {
        const middle = Math.ceil((low + high) / 2);
        if (fits(characters.slice(0, middle).join(""))) low = middle;
        else high = middle - 1;
    }
    return low;
}
