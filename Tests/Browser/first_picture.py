"""How soon a room shows its first picture: `python first_picture.py [RUNS]`, of a release build.

Prints, in milliseconds after the navigation began, when each phase was over: the fastest of some runs in a newly started
browser each, and of as many in a browser that has shown a page before, with a phone's window and a desktop's in turns, and
with a phone's on a processor that is four times as slow; and a line "figure: NAME: VALUE" for each, of the first draws.
"""

import statistics
import sys

from playwright.sync_api import sync_playwright

from chromium import launch
from server import Server
from viewer import DESKTOP, PHONE, TIMEOUT

RUNS = 5

# When the page did what for the first time.
PHASES = """
    window.phases = {};
    const note = (name) => { window.phases[name] ??= performance.now(); };
    const wrap = (target, name, before, after) => {
        const original = target[name];
        target[name] = function (...values) {
            if (before) note(before);
            const result = original.apply(this, values);
            if (after) note(after);
            return result;
        };
    };
    const Original = WebSocket;
    window.WebSocket = class extends Original {
        constructor(...values) {
            super(...values);
            note("socket asked for");
            this.addEventListener("open", () => note("socket open"));
            this.addEventListener("message", ({ data }) => note(typeof data === "string" ? "welcome" : "snapshot"));
        }
    };
    const context = WebGL2RenderingContext.prototype;
    wrap(HTMLCanvasElement.prototype, "getContext", "context asked for", "context");
    wrap(context, "getProgramParameter", "program asked for", "program");
    wrap(context, "drawArraysInstanced", "first draw", null);
"""


SLOWDOWN = 4


def phases(browser, url, viewport=PHONE, slowdown=1):
    context = browser.new_context(viewport=viewport)
    page = context.new_page()
    if slowdown > 1:
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slowdown})
    page.add_init_script(PHASES)
    page.goto(url)
    page.wait_for_function("() => 'first draw' in window.phases", timeout=TIMEOUT * 1000)
    found = page.evaluate("""() => {
        const [navigation] = performance.getEntriesByType("navigation");
        const scripts = performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js"));
        const paint = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? NaN;
        return { "page": navigation.responseEnd, "first script": Math.min(...scripts.map(({ responseEnd }) => responseEnd)),
                 "first contentful paint": paint, ...window.phases };
    }""")
    context.close()
    return found


def show(title, runs):
    best = min(runs, key=lambda run: run["first draw"])
    print(title)
    for name, time in sorted(best.items(), key=lambda entry: entry[1]):
        print(f"  {time:7.0f}  {name}")
    draws = sorted(run["first draw"] for run in runs)
    print("  first draws: " + ", ".join(f"{draw:.0f}" for draw in draws))
    print(f"figure: a room's first picture in {title}, p50 ms: {statistics.median(draws):.0f}")


def main(count):
    with Server() as server, sync_playwright() as playwright:
        new = []
        for _ in range(count):
            browser = launch(playwright)
            new.append(phases(browser, f"{server.url}/monzo"))
            browser.close()
        show("a new browser", new)
        browser = launch(playwright)
        url = f"{server.url}/monzo"
        phases(browser, url)
        # In turns, so that whatever else the machine does is part of both.
        pairs = [(phases(browser, url), phases(browser, url, DESKTOP)) for _ in range(count)]
        phone, desktop = [list(runs) for runs in zip(*pairs)]
        show("a browser that runs", phone)
        show("a browser that runs, desktop's window", desktop)
        ratios = [wide["first draw"] / narrow["first draw"] for narrow, wide in pairs]
        print(f"figure: desktop's window beside phone's, ratio of first pictures: {statistics.median(ratios):.2f}")
        slow = [phases(browser, url, slowdown=SLOWDOWN) for _ in range(count)]
        show(f"a browser that runs, processor {SLOWDOWN} times as slow", slow)
        browser.close()


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else RUNS)
