import { browser } from "../../components/dom.js";
import { Admission } from "./admission.js";

const next = document.getElementById("next");

const admission = new Admission(browser, {
    async ask() {
        try {
            return (await fetch(location.href, { method: "HEAD", cache: "no-store" })).status !== 503;
        } catch {
            return false;
        }
    },
    onChange(seconds) {
        if (seconds === null) return location.reload();
        next.textContent = seconds === 0 ? "Trying again\u2026" : `This page tries again by itself in ${seconds} s.`;
    },
});

document.getElementById("retry").addEventListener("click", (event) => {
    event.preventDefault();
    admission.attempt();
});
admission.wait();
