import SwiftSyntax

/// The names by which a project reads answers that it decodes to no types of its own: `answer["cards"] as? [[String: Any]]`.
struct AnswerKeys {
    /// A name and that of what it is read of.
    struct Place: Hashable {
        /// The name of what the value is in; empty for the whole answer, nil for what is not known.
        var parent: String?
        var key: String
    }

    /// How often the values at a place are taken for each kind.
    private(set) var reads: [Place: [AnswerKind: Int]] = [:]
    /// How often a whole answer is taken for a list, and for an object.
    private var wholes = (lists: 0, objects: 0)

    /// Reads files.
    init(in files: [SourceFile]) {
        let readers = files.map(\.answers)
        let aliases = readers.reduce(into: [String: String]()) { $0.merge($1.aliases) { first, _ in first } }
        // What a type is made of tells of what its initializers read.
        let made = readers.reduce(into: [String: Set<String>]()) { $0.merge($1.made) { $0.union($1) } }
        for reader in readers {
            for use in reader.wholes {
                switch use.kind(aliases) {
                case .objects: wholes.lists += 1
                case .object: wholes.objects += 1
                default: break
                }
            }
            for read in reader.reads {
                let kind = read.use.kind(aliases)
                for parent in Self.parents(of: read.origin, made) {
                    let place = Place(parent: parent, key: read.key)
                    reads[place, default: [:]][kind ?? .text, default: 0] += kind == nil ? 0 : 1
                }
            }
        }
    }

    private static func parents(of origin: AnswerReader.Origin?, _ made: [String: Set<String>]) -> [String?] {
        switch origin {
        case .value(let key): [key]
        case .type(let name): made[name].map { $0.sorted() } ?? [nil]
        case nil: [nil]
        }
    }

    /// Whether there is something to make answers of.
    var isEmpty: Bool { reads.isEmpty }

    /// A line, of `k` and a name, for each of those that are read of what may be a dictionary that is decoded.
    var names: [String] {
        let names = reads.keys.filter { $0.parent == nil }.map(\.key)
        return names.count > Self.mostNames ? [] : names.sorted().map { "k\($0)" }
    }

    /// More names are not those of one dictionary.
    private static let mostNames = 8

    /// A line for each name, a letter for its kind, what it is in behind `<`, or `*` for what is not known, and the name; one more, of
    /// a letter alone, for the whole answer.
    var lines: [String] {
        let whole: AnswerKind = wholes.lists > wholes.objects ? .objects : .object
        let places = reads.map { place, kinds -> String in
            let kind = kinds.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? .text
            return "\(kind.rawValue)\(place.parent.map { "<" + $0 } ?? "*")\t\(place.key)"
        }
        return ["\(whole.rawValue)"] + places.sorted()
    }
}
