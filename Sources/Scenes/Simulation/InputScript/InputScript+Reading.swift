import Foundation
import StageModel

extension InputScript {
    private static let kinds = "one of pointer, wheel, action, set, text, key, comment"

    /// Returns an event; nil for a comment, which may stand anywhere.
    static func entry(_ line: String) throws -> Entry? {
        let reader = try LineReader(line)
        let fields = reader.fields
        guard fields["restore"] == nil else { throw LineProblem("'restore' belongs in the first line") }
        let tick = try reader.integer("tick", in: 0...Int(UInt32.max))
        guard fields["comment"] == nil else {
            try checkComment(reader)
            return nil
        }
        let given = ["pointer", "wheel", "action", "set", "text", "key"].filter { fields[$0] != nil }
        guard given.count == 1 else {
            throw LineProblem("needs \(kinds)\(given.isEmpty ? "" : ", not \(given.joined(separator: " and "))")")
        }
        return Entry(tick: UInt32(tick), event: try event(given[0], reader))
    }

    private static func checkComment(_ reader: LineReader) throws {
        try reader.allow(["tick", "comment", "x", "y", "name", "color"])
        func allowed(_ limit: Int) -> String { "at most \(limit) characters, none of them control characters" }
        let text = allowed(TypedText.limit)
        guard TypedText(try reader.text("comment", allowed: text), isEntered: false) != nil else {
            throw LineProblem("'comment' is \(text)")
        }
        let name = allowed(LoggedComment.nameLimit)
        guard LoggedComment.isName(try reader.text("name", allowed: name)) else {
            throw LineProblem("'name' is \(name)")
        }
        _ = (try reader.coordinate("x"), try reader.coordinate("y"), try reader.integer("color", in: 0...255))
    }

    private static func event(_ kind: String, _ reader: LineReader) throws -> InputEvent {
        switch kind {
        case "pointer":
            try reader.allow(["tick", "pointer", "phase", "x", "y", "t"])
            let phases = PointerSample.Phase.allCases
            let phase = try reader.choice("phase", phases.map(\.name))
            return .pointer(
                PointerSample(
                    pointer: UInt64(try reader.integer("pointer", in: 0...Int(Int32.max))),
                    phase: phases.first { $0.name == phase }!,
                    x: try reader.coordinate("x"), y: try reader.coordinate("y"),
                    time: try reader.optionalMilliseconds("t").map { $0 / 1000 }))
        case "wheel":
            try reader.allow(["tick", "wheel"])
            let wheel = try reader.object("wheel", allowed: "an object of x, y, dx and dy")
            try wheel.allow(["x", "y", "dx", "dy"])
            return .wheel(
                WheelSample(
                    x: try wheel.coordinate("x"), y: try wheel.coordinate("y"), dx: try wheel.coordinate("dx"),
                    dy: try wheel.coordinate("dy")))
        case "action":
            try reader.allow(["tick", "action"])
            return .action(try reader.text("action", allowed: "the name of one of the scene's actions"))
        case "text":
            try reader.allow(["tick", "text", "enter"])
            let allowed = "at most \(TypedText.limit) characters, none of them control characters"
            let isEntered = try reader.fields["enter"].map { field in
                guard case .plain(.flag(let flag)) = field else { throw LineProblem("'enter' is true or false") }
                return flag
            }
            guard let typed = TypedText(try reader.text("text", allowed: allowed), isEntered: isEntered ?? false) else {
                throw LineProblem("'text' is \(allowed)")
            }
            return .text(typed)
        case "key":
            try reader.allow(["tick", "key"])
            let names = Key.allCases.map(\.name)
            let name = try reader.choice("key", names)
            return .key(Key.allCases[names.firstIndex(of: name)!])
        default:
            try reader.allow(["tick", "set"])
            let values = try reader.object("set", allowed: "an object of parameters' names and values").fields
            return .set(
                try values.mapValues { value in
                    guard case .plain(let value) = value else { throw LineProblem("'set' takes names and values") }
                    return value
                })
        }
    }

    /// Returns the state in which the run begins; nil if the line does not hold it.
    static func start(_ line: String, number: Int) throws -> Start? {
        guard let reader = try? LineReader(line), reader.fields["restore"] != nil else { return nil }
        try reader.allow(["restore", "tick"])
        let tick = reader.fields["tick"] == nil ? 0 : try reader.integer("tick", in: 0...Int(UInt32.max))
        struct Header: Decodable {
            var restore: StageCheckpoint
        }
        guard let header = try? JSONDecoder().decode(Header.self, from: Data(line.utf8)) else {
            throw LineProblem(
                "'restore' is no checkpoint; it needs scene, stageWidth, stageHeight, parameters and restoration")
        }
        return Start(checkpoint: header.restore, tick: UInt32(tick), line: number)
    }
}
