import Foundation
import TestSupport
import Testing

/// A run that has been looked at and recorded: `Fixtures/golden/NAME.input.jsonl` and what it led to, `NAME.jsonl`.
///
/// With `ZOETROPE_RECORD=1` in the environment a run that differs is recorded anew.
struct GoldenTrajectory {
    private let name: String
    private let folder: URL

    init(_ name: String, file: String = #filePath) {
        self.name = name
        folder = URL(fileURLWithPath: file).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Fixtures/golden")
    }

    func input() throws -> String {
        try String(contentsOf: folder.appendingPathComponent("\(name).input.jsonl"), encoding: .utf8)
    }

    func expect(_ lines: [Data], sourceLocation: SourceLocation = #_sourceLocation) throws {
        let url = folder.appendingPathComponent("\(name).jsonl")
        guard let difference = try Self.difference(lines, String(contentsOf: url, encoding: .utf8)) else { return }
        Issue.record("\(name): \(difference)", sourceLocation: sourceLocation)
        if Recording.isOn {
            let changes = try Recording.write(String(decoding: Data(lines.joined()), as: UTF8.self), to: url)
            if let changes { Issue.record("\(changes)", sourceLocation: sourceLocation) }
        }
    }

    /// Where a run first differs from a recorded one; nil if it doesn't.
    private static func difference(_ lines: [Data], _ recording: String) throws -> String? {
        let recorded = recording.split(separator: "\n")
        for (line, wanted) in zip(lines, recorded) {
            let now = try JSONSerialization.jsonObject(with: line)
            let then = try JSONSerialization.jsonObject(with: Data(wanted.utf8))
            if let difference = difference(now, then, "") { return "\(difference) in \(wanted.prefix(60))..." }
        }
        return lines.count == recorded.count ? nil : "\(lines.count) lines, not \(recorded.count)"
    }

    /// Where two JSON values differ, by more than rounding in numbers; nil if they don't.
    private static func difference(_ a: Any, _ b: Any, _ path: String) -> String? {
        switch (a, b) {
        case (let a as [String: Any], let b as [String: Any]):
            guard Set(a.keys) == Set(b.keys) else { return "the fields of \(path)" }
            return a.keys.sorted().lazy.compactMap { difference(a[$0]!, b[$0]!, "\(path).\($0)") }.first
        case (let a as [Any], let b as [Any]):
            guard a.count == b.count else { return "the number of \(path)" }
            return a.indices.lazy.compactMap { difference(a[$0], b[$0], "\(path)[\($0)]") }.first
        case (let a as String, let b as String):
            return a == b ? nil : "\(path) is \(a), not \(b)"
        case (let a as NSNumber, let b as NSNumber):
            let isClose = abs(a.doubleValue - b.doubleValue) < 1e-6
            return isClose ? nil : "\(path) is \(a), not \(b)"
        default:
            return a is NSNull && b is NSNull ? nil : "the type of \(path)"
        }
    }
}
