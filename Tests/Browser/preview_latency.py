"""How soon a save is seen: `python preview_latency.py [SAVES [FILES ...]]`, of a release build.

Projects of 10 and 100 files, or as many as are named, and three viewers of each in browsers: prints the time from the file's write
to the first changed frame in each, in milliseconds, what of it went to what, the processor's time of the preview compiler and of
what it starts, which says more on a busy machine, and how the server has grown.
"""

import os
import re
import statistics
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import sync_playwright

from chromium import launch
from test_preview import Preview
from viewer import DESKTOP, Viewer

SAVES = 20
FILES = [10, 100]
VIEWERS = 3
TIMEOUT = 20
FIRST_TIMEOUT = 120

# More files that the preview needs: kinds of badges, and the list of them.
BADGE = """import UIKit

final class Badge{number}View: UIView {{
    var count = {number} {{ didSet {{ setNeedsLayout() }} }}
    override func layoutSubviews() {{
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
        backgroundColor = count > {number} ? .systemRed : .systemGray
    }}
}}
"""
BADGES = """import UIKit

enum Badges {{
    @MainActor static func add(to view: UIView, item: Int) {{
        guard view.subviews.isEmpty else {{ return }}
        let badge: UIView
        switch item % {count} {{
{cases}
        default: badge = UIView()
        }}
        badge.frame = CGRect(x: 12, y: 12, width: 24, height: 24)
        view.addSubview(badge)
    }}
}}
"""


def add_badges(layout, files):
    """Makes a new project's two files as many as are wanted."""
    folder = layout.parent
    count = files - 3
    for number in range(count):
        (folder / f"Badge{number}View.swift").write_text(BADGE.format(number=number))
    cases = "\n".join(f"        case {number}: badge = Badge{number}View()" for number in range(count))
    (folder / "Badges.swift").write_text(BADGES.format(count=count, cases=cases))
    controller = folder / "FanViewController.swift"
    text = controller.read_text()
    assert "        return cell\n" in text
    controller.write_text(
        text.replace("        return cell\n", "        Badges.add(to: cell.contentView, item: indexPath.item)\n        return cell\n"))


def wait_for_frame(viewer, since, timeout=TIMEOUT):
    end = time.time() + timeout
    while time.time() < end:
        drawn = viewer.page.evaluate(
            """(since) => {
                const first = window.drawings.find((time) => time > since);
                return first ?? null;
            }""", since)
        if drawn:
            return drawn
        time.sleep(0.02)
    raise TimeoutError("a save was not seen")


# All times at which the canvas was drawn, in seconds since 1970.
WATCH = """
    window.drawings = [];
    const { clear } = WebGL2RenderingContext.prototype;
    WebGL2RenderingContext.prototype.clear = function (mask) {
        window.drawings.push((performance.timeOrigin + performance.now()) / 1000);
        clear.call(this, mask);
    };
"""


def resources(pid):
    """Its memory in MB, and its open descriptors."""
    status = Path(f"/proc/{pid}/status").read_text()
    memory = next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS"))
    return memory / 1024, len(os.listdir(f"/proc/{pid}/fd"))


def processor_time(server):
    """The seconds that a server's preview compiler and the programs that it has started have taken: proc_pid_stat(5)."""
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            name, rest = stat.read_text().split("(", 1)[1].rsplit(")", 1)
        except OSError:
            continue
        fields = rest.split()
        if name.startswith("zoetrope-previe") and int(fields[1]) == server:
            own, started = int(fields[11]) + int(fields[12]), int(fields[13]) + int(fields[14])
            return [time / os.sysconf("SC_CLK_TCK") for time in (own, started)]
    raise RuntimeError("the server has no preview compiler")


# The parts of a save that the server says, in the order in which they follow each other.
PARTS = ["rewriting", "compiling", "linking", "loading", "repeating"]


def said_parts(log, start):
    """The parts of the saves whose lines begin at `start` of the server's log, in milliseconds, each save's in turn."""
    text = log.read_text()[start:]
    return {part: [float(time) * 1000 for time in re.findall(part + r" ([0-9.]+) s", text)] for part in PARTS}


def measure(playwright, scratch, files, saves):
    log = Path(scratch) / f"log{files}"
    # The server has this process's standard error.
    shown = os.dup(2)
    with log.open("wb") as file:
        os.dup2(file.fileno(), 2)
    try:
        with Preview(Path(scratch) / f"Cards{files}") as server:
            os.dup2(shown, 2)
            add_badges(server.layout, files)
            browser = launch(playwright)
            viewers = [Viewer(browser, server.url + "/fan", DESKTOP, init_script=WATCH) for _ in range(VIEWERS)]
            for viewer in viewers:
                viewer.entered()
            # At first all files are compiled.
            for value in ("0.3", "0.4"):
                time.sleep(1.5)
                since = time.time()
                server.save("turn: CGFloat = 0.9", f"turn: CGFloat = {value}")
                wait_for_frame(viewers[0], since, timeout=FIRST_TIMEOUT)
            time.sleep(3)
            before, start = resources(server.pid), len(log.read_text())
            spent = processor_time(server.pid)
            delays = []
            for save in range(saves):
                time.sleep(1.5)
                since = time.time()
                server.save("turn: CGFloat = 0.9", f"turn: CGFloat = {0.2 + 0.6 * (save % 7) / 7:.2f}")
                delays += [wait_for_frame(viewer, since) - since for viewer in viewers]
            time.sleep(0.5)
            report(files, sorted(delay * 1000 for delay in delays), said_parts(log, start))
            own, started = [(after - before) * 1000 / saves for before, after in zip(spent, processor_time(server.pid))]
            print(f"the processor's time of a save, mean ms: the preview compiler {own:.0f}, the compiler and the linker {started:.0f}")
            after = resources(server.pid)
            print(f"the server, in {saves} saves: {before[0]:.0f} MB and {before[1]} descriptors, "
                  f"then {after[0]:.0f} MB and {after[1]}")
            for viewer in viewers:
                viewer.close()
            browser.close()
    finally:
        os.dup2(shown, 2)
        os.close(shown)


def report(files, delays, parts):
    p95 = delays[int(len(delays) * 0.95)]
    print(f"a save of one of {files} files is seen after (p50, p95, worst of {len(delays)}), ms: "
          f"{statistics.median(delays):.0f}, {p95:.0f}, {delays[-1]:.0f}")
    print(f"figure: a save of one of {files} files until three viewers see it, p50 ms: {statistics.median(delays):.0f}")
    print(f"figure: a save of one of {files} files until three viewers see it, p95 ms: {p95:.0f}")
    medians = {part: statistics.median(times) for part, times in parts.items() if times}
    rest = statistics.median(delays) - sum(medians.values())
    print("of that, p50 ms: " + ", ".join(f"{part} {time:.0f}" for part, time in medians.items())
          + f", noticing, sending and drawing {rest:.0f}")


def main(saves, counts):
    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as playwright:
        for files in counts:
            measure(playwright, scratch, files, saves)


if __name__ == "__main__":
    arguments = [int(argument) for argument in sys.argv[1:]]
    main(arguments[0] if arguments else SAVES, arguments[1:] or FILES)
