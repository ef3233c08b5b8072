import Foundation

/// A session that was replayed, beside what it should show.
struct CheckedSession {
    /// Differences that are told of one by one, at most.
    private static let toldDifferences = 200

    let name: String
    /// The path of its log.
    let log: String
    let expected: [CheckFrame]
    let found: [CheckFrame]
    let differences: [CheckDifference]
    /// What costs more than was recorded.
    var growth: [String] = []

    init(name: String, log: String, expected: [CheckFrame], found: [CheckFrame], tolerance: CheckTolerance) {
        self.name = name
        self.log = log
        self.expected = expected
        self.found = found
        var list: [CheckDifference] = []
        for step in 0..<max(expected.count, found.count) where list.count < Self.toldDifferences {
            // A run ends at rest: from then on it shows what it showed last.
            guard let wanted = expected[upTo: step], var frame = found[upTo: step] else { break }
            frame.tick = step < expected.count ? wanted.tick : frame.tick
            list += frame.differences(to: wanted, within: tolerance)
        }
        if expected.count != found.count {
            list.append(
                CheckDifference(
                    tick: UInt32(min(expected.count, found.count)), view: "", item: nil, what: "steps",
                    expected: "\(expected.count)", found: "\(found.count)"))
        }
        differences = list
    }

    /// What is wrong with it; nil if nothing is.
    var failure: String? {
        let texts =
            (differences.isEmpty ? [] : [summary])
            + (growth.isEmpty ? [] : ["\(name): costs more: \(growth.joined(separator: ", "))"])
        return texts.isEmpty ? nil : texts.joined(separator: "; ")
    }

    /// One line.
    var summary: String {
        guard let first = differences.first else { return "\(name): the same in \(expected.count) steps" }
        let place = [first.view, first.item.map { "item \($0)" } ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
        return "\(name): differs from tick \(first.tick) on: \(place) \(first.what) is \(first.found), "
            + "should be \(first.expected)"
    }
}

extension [CheckFrame] {
    /// The frame at an index, or the last one before it; nil of none.
    fileprivate subscript(upTo index: Int) -> CheckFrame? { isEmpty ? nil : self[Swift.min(index, count - 1)] }
}

/// A page with both runs of each session that differs, side by side, and what differs in them.
struct CheckReport {
    /// The greatest number of sessions that are shown as they are drawn: a browser draws no more at once.
    static let mostFilms = 12

    /// A session as the page reads it.
    private struct Session: Encodable {
        let name: String
        let differences: [CheckDifference]
        let firstTick: UInt32
        /// The document that plays both runs; nil for their boxes.
        let film: String?
        let expected: [CheckFrame]?
        let found: [CheckFrame]?
    }

    private let sessions: [Session]

    /// Makes a page.
    ///
    /// - Parameters:
    ///   - sessions: what was checked.
    ///   - films: the documents that play sessions, by their names.
    init(_ sessions: [CheckedSession], films: [String: String] = [:]) {
        self.sessions = sessions.map { session in
            let film = films[session.name]
            let hasBoxes = film == nil && !session.differences.isEmpty
            return Session(
                name: session.name, differences: session.differences,
                firstTick: session.expected.first?.tick ?? session.found.first?.tick ?? 0, film: film,
                expected: hasBoxes ? session.expected : nil, found: hasBoxes ? session.found : nil)
        }
    }

    var html: String {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys]
            // No text of the data can end the script.
            let data = String(decoding: try encoder.encode(sessions), as: UTF8.self).replacing("<", with: "\\u003c")
            return Self.page.replacing("{{DATA}}", with: data)
        }
    }

    private static let page = #"""
        <!doctype html>
        <html lang="en">
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>Zoetrope check</title>
        <style>
        :root { color-scheme: light dark; font: 15px/1.4 system-ui, sans-serif; --same: #1f7d40; --differs: #c4271c; }
        @media (prefers-color-scheme: dark) { :root { --same: #4cc26f; --differs: #ff7a70; } }
        body { margin: 24px auto; max-width: 960px; padding: 0 16px; }
        section { margin: 0 0 40px; }
        h2 { overflow-wrap: anywhere; }
        .same h2::after { content: " \2013  the same"; color: var(--same); }
        .differs h2::after { content: " \2013  differs"; color: var(--differs); }
        iframe { display: block; width: 100%; height: min(94vw, 940px, 86vh); border: 0; border-radius: 16px; }
        .runs { display: flex; gap: 4%; }
        figure { flex: 0 1 auto; min-width: 0; margin: 0; }
        .differences { overflow-x: auto; margin: 12px 0 0; }
        canvas { display: block; border-radius: 16px; background: #131316; max-width: 100%; }
        input { width: 100%; margin: 12px 0; }
        table { border-collapse: collapse; font-size: 14px; }
        td, th { padding: 4px 14px 4px 0; text-align: left; font-variant-numeric: tabular-nums; }
        td button { min-width: 44px; min-height: 32px; font: inherit; }
        </style>
        <h1>Zoetrope check</h1>
        <script type="application/json" id="data">{{DATA}}</script>
        <script>
        const sessions = JSON.parse(document.getElementById("data").textContent);

        function make(tag, text = "", parent = null) {
            const element = document.createElement(tag);
            element.textContent = text;
            parent?.append(element);
            return element;
        }

        const label = ({ section, item }) => (section === undefined ? `${item}` : `${section}.${item}`);

        function corner(item, x, y) {
            const [w, h] = item.size, [ax, ay] = item.anchorPoint, m = item.transform;
            const px = (x - ax) * w, py = (y - ay) * h, d = px * m[3] + py * m[7] + m[15];
            return [item.center[0] + (px * m[0] + py * m[4] + m[12]) / d, item.center[1] + (px * m[1] + py * m[5] + m[13]) / d];
        }

        function draw(canvas, frame, marked) {
            const context = canvas.getContext("2d");
            context.clearRect(0, 0, canvas.width, canvas.height);
            for (const view of frame?.views ?? []) {
                const items = [...view.items].filter((item) => !item.hidden).sort((a, b) => a.zIndex - b.zIndex || a.item - b.item);
                for (const item of items) {
                    context.save();
                    context.translate(view.frame[0] - view.contentOffset[0], view.frame[1] - view.contentOffset[1]);
                    context.beginPath();
                    for (const [x, y] of [[0, 0], [1, 0], [1, 1], [0, 1]]) context.lineTo(...corner(item, x, y));
                    context.closePath();
                    context.globalAlpha = item.alpha;
                    context.fillStyle = `hsl(${(item.item * 37 + (item.section ?? 0) * 90) % 360} 55% 55%)`;
                    context.fill();
                    context.globalAlpha = 1;
                    context.lineWidth = marked.has(`${view.name} ${label(item)}`) ? 4 : 1;
                    context.strokeStyle = context.lineWidth > 1 ? "#ff3b30" : "#0006";
                    context.stroke();
                    context.restore();
                }
            }
        }

        /** Both runs as they are drawn. Returns what shows a step. */
        function film(session, section) {
            const frame = make("iframe", "", section);
            Object.assign(frame, { srcdoc: session.film, title: `${session.name}, as recorded and now`, loading: "lazy" });
            let wanted = null;
            const show = (step) => {
                wanted = step;
                const slider = frame.contentDocument?.getElementById("position");
                if (!slider) return;
                slider.value = step;
                slider.dispatchEvent(new Event("input"));
            };
            frame.addEventListener("load", () => { if (wanted !== null) show(wanted); });
            return show;
        }

        /** Both runs as boxes. Returns what shows a step. */
        function boxes({ expected, found, differences }, section) {
            // A run ends at rest: from then on it shows what it showed last.
            const at = (run, step) => run[Math.min(step, run.length - 1)];
            const runs = make("div", "", section);
            runs.className = "runs";
            const reach = [...expected, ...found].flatMap((frame) => frame.views.map((view) => view.frame));
            const canvases = ["As recorded", "Now"].map((title) => {
                const figure = make("figure", "", runs);
                make("figcaption", title, figure);
                return Object.assign(make("canvas", "", figure), {
                    width: Math.max(200, ...reach.map(([x, , w]) => x + w)), height: Math.max(200, ...reach.map(([, y, , h]) => y + h)),
                });
            });
            const slider = Object.assign(make("input", "", section), { type: "range", min: 0, max: Math.max(expected.length, found.length) - 1, ariaLabel: "Step" });
            const where = make("p", "", section);
            const show = (step) => {
                slider.value = step;
                const { tick } = expected[step] ?? found[step];
                const wrong = differences.filter((each) => each.tick === tick);
                const marked = new Set(wrong.map(({ view, item }) => `${view} ${item}`));
                draw(canvases[0], at(expected, step), marked);
                draw(canvases[1], at(found, step), marked);
                where.textContent = `Step ${step}, ${(step / 60).toFixed(2)} s: ${wrong.length === 0 ? "the same" : wrong.length === 1 ? "1 difference" : `${wrong.length} differences`}`;
            };
            slider.addEventListener("input", () => show(Number(slider.value)));
            return show;
        }

        /** What differs, each with the step since which it does. */
        function list({ differences, firstTick }, section, show) {
            const box = make("div", "", section);
            box.className = "differences";
            const table = make("table", "", box);
            const head = make("tr", "", table);
            for (const title of ["since step", "what", "as recorded", "now"]) make("th", title, head);
            const known = new Set();
            const hasViews = new Set(differences.map(({ view }) => view).filter((view) => view !== "")).size > 1;
            for (const { tick, view, item, what, expected, found } of differences) {
                const key = JSON.stringify([view, item, what]);
                if (known.has(key)) continue;
                known.add(key);
                const row = make("tr", "", table);
                const step = tick - firstTick;
                make("button", `${step}`, make("td", "", row)).addEventListener("click", () => show(step));
                const owner = [hasViews ? view : "", item === undefined ? "" : `item ${item}`].filter((part) => part !== "" && part !== what).join(", ");
                for (const value of [`${owner}${owner === "" ? "" : ": "}${what}`, expected, found]) make("td", value, row);
            }
        }

        for (const session of sessions) {
            const section = make("section", "", document.body);
            section.className = session.differences.length ? "differs" : "same";
            make("h2", session.name, section);
            if (session.differences.length === 0) continue;
            const show = session.film ? film(session, section) : boxes(session, section);
            show(session.differences[0].tick - session.firstTick);
            list(session, section, show);
        }
        </script>

        """#
}
