import { make } from "../../components/dom.js";
import { makePlace } from "../../components/source-place.js";

const elements = { "+": "ins", "-": "del", " ": "span" };

/** The lines that a save has changed, with some around them. @param difference the server's */
export function makeChangeList({ files, omitted }) {
    const rest = omitted > 0 ? [make("p", {}, `${omitted} more changed lines are not listed.`)] : [];
    return make("div", { className: "change-list" }, ...files.map(makeFile), ...rest);
}

function makeFile({ file, parts }) {
    const first = parts[0].find(([mark]) => mark !== " ");
    const code = make("pre", { tabIndex: 0, ariaLabel: `Changes of ${file}` }, ...parts.flatMap((part, index) => (index > 0 ? [make("hr")] : []).concat(part.map(makeLine))));
    return make("article", {}, make("h3", {}, makePlace({ file, line: first[1] })), code);
}

function makeLine([mark, number, text]) {
    return make(elements[mark], {}, make("i", { ariaHidden: "true" }, String(number)), `${mark} ${text}\n`);
}
