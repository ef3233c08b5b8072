import Foundation

/// What is in answers that code reads by names, as far as it tells by what it takes the values for.
package struct SampleShape: Sendable {
    /// What a value is taken for.
    enum Kind: Character {
        case text = "t"
        case whole = "w"
        case number = "n"
        case flag = "f"
        case object = "o"
        case texts = "T"
        case wholes = "W"
        case numbers = "N"
        case objects = "O"

        /// The type of a single one of such values; nil for objects.
        fileprivate var type: Any.Type? {
            switch self {
            case .text, .texts: String.self
            case .whole, .wholes: Int.self
            case .number, .numbers: Double.self
            case .flag: Bool.self
            case .object, .objects: nil
            }
        }

        fileprivate var isList: Bool { rawValue.isUppercase }
    }

    /// A value with a name.
    private struct Member {
        var name: String
        var kind: Kind
    }

    private var whole = Kind.object
    /// What is read of values with a name, the whole answer's being empty.
    private var members: [String: [Member]] = [:]
    /// The keys that dictionaries have, if any are known.
    private(set) var keys: [String] = []
    /// What is read of values of which nothing tells what they are.
    private var others: [Member] = []

    /// The most values that an answer has.
    private static let limit = 20_000

    /// Makes a shape of lines.
    ///
    /// - Parameter lines: `k` and a key for each that dictionaries have; the kind's letter for the whole answer; and for each value its kind's letter, the name of what it is read of
    ///   behind `<`, or `*` for what is not known, a tabulator and its own name. What is not of this form is ignored.
    package init(_ lines: [String]) {
        for line in lines {
            if line.first == "k" {
                keys.append(String(line.dropFirst()))
                continue
            }
            guard let kind = line.first.flatMap(Kind.init) else { continue }
            let parts = line.dropFirst().split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2 else {
                whole = kind
                continue
            }
            let member = Member(name: String(parts[1]), kind: kind)
            if parts[0].first == "<" {
                members[String(parts[0].dropFirst()), default: []].append(member)
            } else {
                others.append(member)
            }
        }
    }

    /// Whether it says something of answers.
    var isEmpty: Bool { members.isEmpty && others.isEmpty }

    /// Returns an answer as JSON's objects: dictionaries, lists, texts and numbers.
    ///
    /// - Parameters:
    ///   - number: which of all such answers it is, from 1 on; nil for the first one.
    ///   - source: tells the addresses apart from which answers come.
    /// - Returns: a dictionary, or a list of such.
    func answer(addressed number: Int? = nil, source: Int? = nil) -> Any {
        value(of: whole, in: "", at: [SampleAddress(number: number, source: source)], [], Self.limit)
    }

    /// Returns a value.
    ///
    /// - Parameters:
    ///   - kind: what the value is taken for.
    ///   - name: its name.
    ///   - path: the names and places that lead to it.
    ///   - around: the names of what it is in.
    ///   - limit: the most values that it has.
    /// - Returns: a dictionary, a list, a text or a number.
    private func value(
        of kind: Kind, in name: String, at path: [any CodingKey], _ around: Set<String>, _ limit: Int
    ) -> Any {
        let inner = single(kind, name, around)
        guard kind.isList else { return make(kind, inner, path, around, limit) }
        let count = max(1, min(SampleValues(path).count, limit / (inner.count + 1)))
        return (0..<count).map { index -> Any in
            make(kind, inner, path + [SampleIndex(index)], around, limit / count)
        }
    }

    /// What an object of a name has: of what is not known to be elsewhere, nothing that it is in itself.
    private func single(_ kind: Kind, _ name: String, _ around: Set<String>) -> [Member] {
        guard kind.type == nil else { return [] }
        let own = members[name] ?? []
        let known = Set(own.map(\.name))
        return own.filter { $0.kind.type != nil || !around.contains($0.name) }
            + others.filter { !known.contains($0.name) && !around.contains($0.name) }
    }

    private func make(
        _ kind: Kind, _ inner: [Member], _ path: [any CodingKey], _ around: Set<String>, _ limit: Int
    ) -> Any {
        if let type = kind.type { return plain(SampleValues(path).value(of: type)) }
        let containers = inner.count { $0.kind.type == nil }
        let rest = (limit - inner.count) / max(containers, 1)
        return inner.reduce(into: [String: Any]()) { object, member in
            let isText = member.kind.type != nil && !member.kind.isList
            guard isText ? !SampleValues(path).isMissing(member.name) : member.kind.type != nil || rest > 0 else {
                return
            }
            object[member.name] = value(
                of: member.kind, in: member.name, at: path + [SampleName(member.name)],
                around.union([member.name]), rest)
        }
    }

    /// Returns a value as JSON's reader gives it: numbers and flags are `NSNumber`s.
    private func plain(_ value: Any?) -> Any {
        switch value {
        case let flag as Bool: NSNumber(value: flag)
        case let number as Int: NSNumber(value: number)
        case let number as Double: NSNumber(value: number)
        default: value ?? ""
        }
    }
}

/// The name of a made up value.
private struct SampleName: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ name: String) { stringValue = name }
    init?(intValue: Int) { nil }
    init?(stringValue: String) { self.init(stringValue) }
}
