/// What a stage's code prints, as changes of a list of lines, of which the oldest are forgotten.
public struct StageConsole: Equatable, Sendable {
    /// The greatest number of changes that are kept.
    public static let limit = 500
    /// The greatest number of characters of a line.
    public static let textLimit = 400

    /// A change of the list.
    public enum Change: Equatable, Sendable {
        /// The code has printed a line in the step that led to a stage tick.
        case line(tick: UInt32, text: String)
        /// The lines of later stage ticks are gone, as the stage went on from this one.
        case cut(after: UInt32)
        /// All lines are gone, as other code runs.
        case clear
    }

    /// The number of changes until now.
    public private(set) var count: UInt64 = 0
    /// The newest changes that still say something, with their numbers, from 1.
    private var changes: [Numbered] = []

    private struct Numbered: Equatable, Sendable {
        var number: UInt64
        var change: Change
    }

    /// Makes an empty list.
    public init() {}

    /// Adds the lines of a text.
    public mutating func add(_ text: String, at tick: UInt32) {
        for line in text.split(separator: "\n") {
            append(.line(tick: tick, text: String(line).cut(to: Self.textLimit)))
        }
    }

    /// Removes the lines of later stage ticks, if there are any.
    public mutating func cut(after tick: UInt32) {
        let isLater = { (entry: Numbered) in
            if case .line(let other, _) = entry.change { other > tick } else { false }
        }
        guard changes.contains(where: isLater) else { return }
        changes.removeAll(where: isLater)
        append(.cut(after: tick))
    }

    /// Removes all lines, and adds those of another list.
    public mutating func replace(with other: StageConsole) {
        if !changes.isEmpty {
            changes = []
            append(.clear)
        }
        for entry in other.changes { append(entry.change) }
    }

    private mutating func append(_ change: Change) {
        count += 1
        changes.append(Numbered(number: count, change: change))
        // Many at once: to remove the first of an array takes as long as it has elements.
        if changes.count >= 2 * Self.limit { changes.removeFirst(changes.count - Self.limit) }
    }

    /// Returns the changes after the first `known`, as far as they are kept, as many as take so many bytes at most.
    ///
    /// O(changes).
    ///
    /// - Parameters:
    ///   - known: the number of changes that are known already.
    ///   - bytes: the number of bytes, of which each change takes 24 and twice its text's in UTF-8.
    /// - Returns: the changes, and the number of those that are known then.
    public func changes(after known: UInt64, bytes: Int) -> (changes: [Change], known: UInt64) {
        var rest = bytes
        var told: [Change] = []
        for entry in changes.suffix(Self.limit) where entry.number > known {
            rest -= 24
            if case .line(_, let text) = entry.change { rest -= 2 * text.utf8.count }
            guard rest >= 0 else { return (told, entry.number - 1) }
            told.append(entry.change)
        }
        return (told, max(known, count))
    }
}
