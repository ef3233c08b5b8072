"""What previewed code logs, on the page's console."""

import pytest

from server import BINARY, SOURCES, Server
from viewer import DESKTOP, PHONE, Viewer

# A compiler is at work, perhaps on a busy machine.
PATIENCE = 60_000

SOURCE = r"""
import OSLog
import UIKit
import os.log

private let logger = Logger(subsystem: "com.example.cards", category: "layout")
private let old = OSLog(subsystem: "com.example.cards", category: "old")

#Preview("Logs") {
    LogsController()
}

final class LogsController: UIViewController {
    var gap = 10.5

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemTeal
        print("loaded")
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
    }

    @objc private func tapped() {
CALLS
    }
}
"""

# What logs, and the line that it makes; nothing for what Xcode's console does not show either.
CALLS = [
    ('print("print", 1)', "print 1"),
    ('NSLog("NSLog %@ %d", "a", 2)', "NSLog a 2"),
    ('logger.debug("Logger \\(self.gap)")', "Logger 10.5"),
    ('logger.log(level: .error, "level \\(3, privacy: .public)")', "level 3"),
    ('logger.info("format \\(2.5, format: .fixed(precision: 2), privacy: .private)|")', "format 2.50|"),
    ('logger.fault("align \\("x", align: .right(columns: 3), privacy: .private(mask: .hash))|")', "align   x|"),
    ('Logger(OSLog.disabled).error("disabled")', ""),
    ('os_log("os_log %{public}@ %d", log: old, type: .info, "a", 4)', "os_log a 4"),
    ('os_log(.debug, "type \\(255, format: .hex(includePrefix: true))")', "type 0xff"),
    ('os_log("optional \\(String?.none)")', "optional nil"),
    ('os_log(.error, log: old, "old %{private, mask.hash}d", 9)', "old 9"),
    ('OSSignposter().withIntervalSignpost("query") { print("interval") }', "interval"),
    ('os_signpost(.event, log: old, name: "query", "%d", 1)', ""),
    ('assert(gap > 1, "true")', ""),
    ('fputs("standard error\\n", stderr)', "standard error"),
]


class LogsPreview(Server):
    """A `zoetrope preview` of a controller that runs some lines when it is tapped."""

    start_timeout = 120

    def __init__(self, folder, lines):
        self.file = folder / "Logs.swift"
        self.file.write_text(SOURCE.replace("CALLS", "\n".join(f"        {line}" for line in lines)))
        super().__init__(web=SOURCES)

    def command(self):
        return [BINARY, "preview", str(self.file), "--port", str(self.port), "--web", str(self.web), *self.arguments]


def tap(viewer):
    viewer.entered()
    viewer.section("console")
    viewer.page.locator(".console-lines li").filter(has_text="loaded").wait_for(timeout=PATIENCE)
    viewer.settled()
    viewer.page.mouse.click(*viewer.letterbox.to_window(190, 120))


def see_lines(viewer, lines):
    """Waits for the console's lines, each with its time before it."""
    viewer.page.wait_for_function("""(lines) => {
        const shown = [...document.querySelectorAll(".console-lines li")].map((line) => line.textContent.replace(/^[0-9:.]+/, ""));
        return JSON.stringify(shown) === JSON.stringify(lines);
    }""", arg=lines, timeout=PATIENCE)


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_what_is_logged_is_on_the_console_as_xcode_shows_it(browser, tmp_path, viewport):
    with LogsPreview(tmp_path, [call for call, _ in CALLS]) as server:
        viewer = Viewer(browser, server.url + "/logs", viewport)
        try:
            tap(viewer)
            see_lines(viewer, ["loaded"] + [line for _, line in CALLS if line])
            assert viewer.complaints == []
        finally:
            viewer.close()


def test_equal_messages_are_one_line_with_the_count_of_those_that_are_kept(browser, tmp_path):
    with LogsPreview(tmp_path, ['for _ in 0..<1500 { NSLog("again") }']) as server:
        viewer = Viewer(browser, server.url + "/logs", DESKTOP)
        try:
            tap(viewer)
            see_lines(viewer, ["again\u00d7500"])
        finally:
            viewer.close()


@pytest.mark.parametrize("check", [
    'assert(gap > 100, "no gap")', 'assertionFailure("no gap")', 'precondition(gap > 100, "no gap")',
    'preconditionFailure("no gap")', 'fatalError("no gap")',
])
def test_the_message_of_a_check_that_fails_is_on_the_console(browser, tmp_path, check):
    with LogsPreview(tmp_path, ['logger.info("before")', check]) as server:
        viewer = Viewer(browser, server.url + "/logs", DESKTOP)
        try:
            tap(viewer)
            line = 1 + server.file.read_text().splitlines().index(f"        {check}")
            message = viewer.page.locator(".console-lines li").filter(has_text="no gap")
            message.wait_for(timeout=PATIENCE)
            assert f"Logs.swift:{line}" in message.inner_text()
            assert viewer.page.locator(".console-lines li").filter(has_text="before").count() == 1
        finally:
            viewer.close()
