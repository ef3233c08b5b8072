import Foundation
import Scenes
import StageModel

/// The events of a headless run, read from JSON Lines.
public struct InputScript: Equatable, Sendable {
    /// What a line holds.
    public struct Entry: Equatable, Sendable {
        public var tick: UInt32
        public var event: InputEvent
    }

    /// In order of tick.
    public private(set) var entries: [Entry] = []

    public init() {}

    /// - Parameters:
    ///   - text: JSON Lines; empty lines are allowed.
    ///   - scene: whose parameters and actions the lines may name.
    ///   - parameters: the values that the run begins with: a later change must go with them.
    /// - Throws: ``Fault``.
    @MainActor
    public init(_ text: String, scene: any Scene.Type, stage: CGSize, parameters: [String: StageValue]) throws {
        var current = parameters
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            guard !line.allSatisfy(\.isWhitespace) else { continue }
            do {
                let entry = try Self.entry(String(line))
                if let last = entries.last, entry.tick < last.tick {
                    throw Problem("tick \(entry.tick) comes after tick \(last.tick); lines go in order of tick")
                }
                try Self.check(entry.event, scene, stage, &current)
                entries.append(entry)
            } catch {
                throw Fault(line: index + 1, problem: "\(error)")
            }
        }
    }

    /// What is wrong with a line.
    public struct Fault: Error, Equatable, CustomStringConvertible {
        /// Counted from 1.
        public var line: Int
        public var problem: String

        public var description: String { "input line \(line): \(problem)" }
    }

    private struct Problem: Error, CustomStringConvertible {
        var description: String
        init(_ description: String) { self.description = description }
    }

    // MARK: Lines

    private static let kinds = "one of pointer, wheel, action, set, key"

    private static func entry(_ line: String) throws -> Entry {
        let object: Any
        do {
            object = try JSONSerialization.jsonObject(with: Data(line.utf8))
        } catch {
            throw Problem("not JSON")
        }
        guard let fields = object as? [String: Any] else { throw Problem("not a JSON object") }
        let reader = LineReader(fields: fields)
        let tick = try reader.integer("tick", in: 0...Int(UInt32.max))
        let given = ["pointer", "wheel", "action", "set", "key"].filter { fields[$0] != nil }
        guard given.count == 1 else {
            throw Problem("needs \(kinds)\(given.isEmpty ? "" : ", not \(given.joined(separator: " and "))")")
        }
        return Entry(tick: UInt32(tick), event: try event(given[0], reader))
    }

    private static func event(_ kind: String, _ reader: LineReader) throws -> InputEvent {
        switch kind {
        case "pointer":
            try reader.allow(["tick", "pointer", "phase", "x", "y", "t"])
            let phase = try reader.choice("phase", PointerPhaseName.allCases.map(\.rawValue))
            return .pointer(
                PointerSample(
                    pointer: UInt64(try reader.integer("pointer", in: 0...Int(Int32.max))),
                    phase: PointerPhaseName(rawValue: phase)!.phase,
                    x: try reader.coordinate("x"), y: try reader.coordinate("y"),
                    time: try reader.optionalMilliseconds("t").map { $0 / 1000 }))
        case "wheel":
            try reader.allow(["tick", "wheel"])
            let wheel = try reader.object("wheel")
            try wheel.allow(["x", "y", "dx", "dy"])
            return .wheel(
                WheelSample(
                    x: try wheel.coordinate("x"), y: try wheel.coordinate("y"), dx: try wheel.coordinate("dx"),
                    dy: try wheel.coordinate("dy")))
        case "action":
            try reader.allow(["tick", "action"])
            return .action(try reader.text("action"))
        case "key":
            try reader.allow(["tick", "key"])
            let names = Key.allCases.map(\.name)
            let name = try reader.choice("key", names)
            return .key(Key.allCases[names.firstIndex(of: name)!])
        default:
            try reader.allow(["tick", "set"])
            let values = try reader.object("set").fields
            return .set(
                try values.mapValues { value in
                    guard let value = StageValue(json: value) else { throw Problem("'set' takes names and values") }
                    return value
                })
        }
    }

    private enum PointerPhaseName: String, CaseIterable {
        case down, move, up, cancel

        var phase: PointerSample.Phase {
            switch self {
            case .down: .down
            case .move: .move
            case .up: .up
            case .cancel: .cancel
            }
        }
    }

    @MainActor
    private static func check(
        _ event: InputEvent, _ scene: any Scene.Type, _ stage: CGSize, _ current: inout [String: StageValue]
    ) throws {
        switch event {
        case .action(let name):
            guard scene.actions.contains(where: { $0.name == name }) else {
                throw SceneError.unknownAction(name, known: scene.actions.map(\.name))
            }
        case .set(let changes):
            let merged = current.merging(changes) { $1 }
            try scene.check(merged, stage: stage)
            current = merged
        case .pointer, .wheel, .key:
            break
        }
    }

    /// Reads the fields of one object, and says what is wrong with them.
    private struct LineReader {
        var fields: [String: Any]

        func allow(_ names: [String]) throws {
            if let unknown = fields.keys.sorted().first(where: { !names.contains($0) }) {
                throw Problem("unknown field '\(unknown)'; fields: \(names.joined(separator: ", "))")
            }
        }

        private func number(_ name: String) throws -> Double {
            guard let value = fields[name] else { throw Problem("'\(name)' is missing") }
            guard case .some(let number) = StageValue(json: value)?.asNumber, number.isFinite else {
                throw Problem("'\(name)' is not a number")
            }
            return number
        }

        func integer(_ name: String, in range: ClosedRange<Int>) throws -> Int {
            let value = try number(name)
            guard value == value.rounded(), value.magnitude < 1e15, range.contains(Int(value)) else {
                throw Problem(
                    "'\(name)' is \(StageValue.number(value)); allowed: whole numbers from \(range.lowerBound) to \(range.upperBound)"
                )
            }
            return Int(value)
        }

        func coordinate(_ name: String) throws -> Double {
            let value = try number(name)
            guard value.magnitude <= 65_536 else {
                throw Problem("'\(name)' is \(StageValue.number(value)); allowed: -65536 to 65536")
            }
            return value
        }

        func optionalMilliseconds(_ name: String) throws -> Double? {
            guard fields[name] != nil else { return nil }
            let value = try number(name)
            guard value >= 0 else { throw Problem("'\(name)' is \(StageValue.number(value)); allowed: 0 or more") }
            return value
        }

        func text(_ name: String) throws -> String {
            guard let text = fields[name] as? String else { throw Problem("'\(name)' is not a string") }
            return text
        }

        func choice(_ name: String, _ allowed: [String]) throws -> String {
            guard let text = fields[name] as? String, allowed.contains(text) else {
                let given = fields[name].map { "'\(name)' is '\($0)'" } ?? "'\(name)' is missing"
                throw Problem("\(given); allowed: \(allowed.joined(separator: ", "))")
            }
            return text
        }

        func object(_ name: String) throws -> LineReader {
            guard let object = fields[name] as? [String: Any] else { throw Problem("'\(name)' is not an object") }
            return LineReader(fields: object)
        }
    }
}

extension Key {
    /// As `KeyboardEvent.key` has it.
    var name: String {
        switch self {
        case .arrowLeft: "ArrowLeft"
        case .arrowRight: "ArrowRight"
        case .arrowUp: "ArrowUp"
        case .arrowDown: "ArrowDown"
        case .pageUp: "PageUp"
        case .pageDown: "PageDown"
        case .home: "Home"
        case .end: "End"
        case .enter: "Enter"
        case .space: "Space"
        case .escape: "Escape"
        }
    }
}

extension StageValue {
    /// A number, string or truth value of a parsed JSON text.
    init?(json: Any) {
        switch json {
        case let value as NSNumber where Self.isTruthValue(value): self = .flag(value.boolValue)
        case let value as NSNumber: self = .number(value.doubleValue)
        case let value as String: self = .text(value)
        default: return nil
        }
    }

    var asNumber: Double? {
        if case .number(let value) = self { return value }
        return nil
    }

    private static func isTruthValue(_ number: NSNumber) -> Bool {
        // JSONSerialization gives true and false as numbers of type `c`.
        String(cString: number.objCType) == "c"
    }
}
