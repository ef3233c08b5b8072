import Foundation
import StageModel

/// A fault of a line, in words.
struct LineProblem: Error, CustomStringConvertible {
    var description: String

    init(_ description: String) {
        self.description = description
    }
}

/// A reader of one JSON object's fields, whose errors name the field and the valid values.
struct LineReader {
    private(set) var fields: [String: JSONValue]

    /// Parses a line.
    ///
    /// - Parameter line: a JSON object.
    /// - Throws: ``LineProblem`` if it is none.
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

    private func number(_ name: String, allowed: String, where isAllowed: (Double) -> Bool) throws -> Double {
        guard case .plain(.number(let number)) = fields[name], isAllowed(number) else {
            throw problem(name, allowed: allowed)
        }
        return number
    }

    /// Returns the error for a field.
    ///
    /// - Parameters:
    ///   - name: the field.
    ///   - allowed: the valid values, in words.
    /// - Returns: an error that names both, and the field's value.
    func problem(_ name: String, allowed: String) -> LineProblem {
        let given =
            switch fields[name] {
            case nil: "is missing"
            case .plain(.number(let number)): "is \(StageValue.number(number))"
            case .plain(let value): "is '\(value)'"
            case .object: "is an object"
            case .other(let what): "is \(what)"
            }
        return LineProblem("'\(name)' \(given); allowed: \(allowed)")
    }

    func integer(_ name: String, in range: ClosedRange<Int>) throws -> Int {
        let allowed = "whole numbers from \(range.lowerBound) to \(range.upperBound)"
        return Int(
            try number(name, allowed: allowed) { value in
                value == value.rounded() && value.magnitude < 1e15 && range.contains(Int(value))
            })
    }

    func coordinate(_ name: String) throws -> Double {
        try number(name, allowed: "-65536 to 65536") { $0.magnitude <= 65_536 }
    }

    func optionalMilliseconds(_ name: String) throws -> Double? {
        guard fields[name] != nil else { return nil }
        return try number(name, allowed: "0 or more") { $0 >= 0 }
    }

    func text(_ name: String, allowed: String) throws -> String {
        guard case .plain(.text(let text)) = fields[name] else { throw problem(name, allowed: allowed) }
        return text
    }

    func choice(_ name: String, _ allowed: [String]) throws -> String {
        guard case .plain(.text(let text)) = fields[name], allowed.contains(text) else {
            throw problem(name, allowed: allowed.joined(separator: ", "))
        }
        return text
    }

    func object(_ name: String, allowed: String) throws -> LineReader {
        guard case .object(let object) = fields[name] else { throw problem(name, allowed: allowed) }
        return LineReader(fields: object)
    }
}
