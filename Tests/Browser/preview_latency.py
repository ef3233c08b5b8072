"""How soon a save is seen: `python preview_latency.py [SAVES]`, of a release build.

A project of ten files, and three viewers of it in browsers: prints the time from the file's write to the first changed frame
in each, in milliseconds, and how the server has grown.
"""

import os
import statistics
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import sync_playwright

from chromium import launch
from test_preview import Preview
from viewer import DESKTOP, Viewer

SAVES = 30
VIEWERS = 3
TIMEOUT = 20

# Eight more files that the preview needs: seven kinds of badges, and the list of them.
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

enum Badges {
    @MainActor static func add(to view: UIView, item: Int) {
        guard view.subviews.isEmpty else { return }
        let all: [UIView] = [
            Badge0View(), Badge1View(), Badge2View(), Badge3View(), Badge4View(), Badge5View(), Badge6View(),
        ]
        let badge = all[item % all.count]
        badge.frame = CGRect(x: 12, y: 12, width: 24, height: 24)
        view.addSubview(badge)
    }
}
"""


def add_badges(layout):
    """Makes a new project's two files ten."""
    folder = layout.parent
    for number in range(7):
        (folder / f"Badge{number}View.swift").write_text(BADGE.format(number=number))
    (folder / "Badges.swift").write_text(BADGES)
    controller = folder / "FanViewController.swift"
    text = controller.read_text()
    assert "        return cell\n" in text
    controller.write_text(
        text.replace("        return cell\n", "        Badges.add(to: cell.contentView, item: indexPath.item)\n        return cell\n"))


def wait_for_frame(viewer, since):
    end = time.time() + TIMEOUT
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


def main(saves):
    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as playwright:
        with Preview(Path(scratch) / "Cards") as server:
            add_badges(server.layout)
            browser = launch(playwright)
            viewers = [Viewer(browser, server.url + "/fan", DESKTOP, init_script=WATCH) for _ in range(VIEWERS)]
            for viewer in viewers:
                viewer.entered()
            time.sleep(3)
            before = resources(server.pid)
            delays = []
            for save in range(saves):
                time.sleep(1.5)
                since = time.time()
                server.save("turn: CGFloat = 0.9", f"turn: CGFloat = {0.2 + 0.6 * (save % 7) / 7:.2f}")
                delays += [wait_for_frame(viewer, since) - since for viewer in viewers]
            delays.sort()
            after = resources(server.pid)
            print(f"a save is seen after (p50, p95, worst of {len(delays)}), ms: "
                  f"{statistics.median(delays) * 1000:.0f}, {delays[int(len(delays) * 0.95)] * 1000:.0f}, {delays[-1] * 1000:.0f}")
            print(f"figure: a save until three viewers see it, p50 ms: {statistics.median(delays) * 1000:.0f}")
            print(f"figure: a save until three viewers see it, p95 ms: {delays[int(len(delays) * 0.95)] * 1000:.0f}")
            print(f"the server, in {saves} saves: {before[0]:.0f} MB and {before[1]} descriptors, "
                  f"then {after[0]:.0f} MB and {after[1]}")
            for viewer in viewers:
                viewer.close()
            browser.close()


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else SAVES)
