import { make, makeButton, makeIconButton } from "../../components/dom.js";
import { copyField } from "../../components/clipboard.js";

const confirmation = 2000;
/** The longest text that the server makes a QR code of. */
const longestCode = 1024;

/**
 * A link or another text to give on: to copy, to hand to the system's own sharing, to scan.
 *
 * @param link `{ kind, title, summary, address }`, or `text` instead of an address for what is no link
 * @param name what the system's sharing calls it; @param say called with a sentence for people
 */
export function makeLinkRow({ kind, title, summary, address, text = address }, name, say) {
    const field = make("input", { type: "text", readOnly: true, value: text, ariaLabel: `${title}: ${address ? "link" : "text"}`, className: kind });
    field.addEventListener("focus", () => field.select());
    const copy = makeButton("Copy", () => copyFrom(field, copy, say), { ariaLabel: `Copy the ${address ? "link" : "text"}: ${title}` });
    const row = make("div", { className: "link" }, make("h3", {}, title), make("p", {}, summary), field, copy);
    if (!address) return row;
    if (navigator.share) {
        // A person who closes the system's sheet has rejected the promise, too.
        const share = () => navigator.share({ title: name, url: address }).catch(() => {});
        row.append(makeButton("Share\u2026", share, { ariaLabel: `Share the link: ${title}` }));
    }
    if (new TextEncoder().encode(address).length <= longestCode) row.append(makeCodeButton(title, address, row, say));
    return row;
}

function makeCodeButton(title, address, row, say) {
    let code = null;
    const button = makeIconButton("code", `QR code of the link: ${title}`, async () => {
        if (code === null) {
            const { makeCode } = await import("./qr-code.js");
            code = await makeCode(title, address, (...request) => fetch(...request));
            if (code === null) {
                say("This server makes no QR codes.");
                button.remove();
                return;
            }
            row.append(code);
        } else {
            code.hidden = !code.hidden;
        }
        button.setAttribute("aria-expanded", String(!code.hidden));
    }, { className: "icon-button quiet" });
    button.setAttribute("aria-expanded", "false");
    return button;
}

async function copyFrom(field, button, say) {
    if (!await copyField(field)) {
        say("The browser did not let it be copied: it is selected for you.");
        return;
    }
    button.textContent = "Copied";
    setTimeout(() => { button.textContent = "Copy"; }, confirmation);
}
