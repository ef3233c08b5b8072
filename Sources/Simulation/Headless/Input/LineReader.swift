import Foundation
import StageModel

/// What is wrong with a line, in words.
struct LineProblem: Error, CustomStringConvertible {
    var description: String

    init(_ description: String) {
        self.description = description
    }
}

/// Reads the fields of one object, and says what is wrong with them.
struct LineReader {
    private(set) var fields: [String: JSONValue]

    /// - Parameter line: a JSON object.
    init(_ line: String) throws {
        guard let value = try? JSONDecoder().decode(JSONValue.self, from: Data(line.utf8)) else {
            throw LineProblem("not JSON")
        }
        guard case .object(let fields) = value else { throw LineProblem("not a JSON object") }
        self.fields = fields
    }

    private init(fields: [String: JSONValue]) {
        self.fields = fields
    }

    func allow(_ names: [String]) throws {
        if let unknown = fields.keys.sorted().first(where: { !names.contains($0) }) {
            throw LineProblem("unknown field '\(unknown)'; fields: \(names.joined(separator: ", "))")
        }
    }

    private func number(_ name: String) throws -> Double {
        guard let value = fields[name] else { throw LineProblem("'\(name)' is missing") }
        guard case .plain(.number(let number)) = value else { throw LineProblem("'\(name)' is not a number") }
        return number
    }

    func integer(_ name: String, in range: ClosedRange<Int>) throws -> Int {
        let value = try number(name)
        guard value == value.rounded(), value.magnitude < 1e15, range.contains(Int(value)) else {
            throw LineProblem(
                "'\(name)' is \(StageValue.number(value)); allowed: whole numbers from \(range.lowerBound) to \(range.upperBound)"
            )
        }
        return Int(value)
    }

    func coordinate(_ name: String) throws -> Double {
        let value = try number(name)
        guard value.magnitude <= 65_536 else {
            throw LineProblem("'\(name)' is \(StageValue.number(value)); allowed: -65536 to 65536")
        }
        return value
    }

    func optionalMilliseconds(_ name: String) throws -> Double? {
        guard fields[name] != nil else { return nil }
        let value = try number(name)
        guard value >= 0 else { throw LineProblem("'\(name)' is \(StageValue.number(value)); allowed: 0 or more") }
        return value
    }

    func text(_ name: String) throws -> String {
        guard case .plain(.text(let text)) = fields[name] else { throw LineProblem("'\(name)' is not a string") }
        return text
    }

    func choice(_ name: String, _ allowed: [String]) throws -> String {
        guard case .plain(.text(let text)) = fields[name], allowed.contains(text) else {
            let given = fields[name].map { "'\(name)' is '\($0)'" } ?? "'\(name)' is missing"
            throw LineProblem("\(given); allowed: \(allowed.joined(separator: ", "))")
        }
        return text
    }

    func object(_ name: String) throws -> LineReader {
        guard case .object(let object) = fields[name] else { throw LineProblem("'\(name)' is not an object") }
        return LineReader(fields: object)
    }
}
