import Foundation

/// A comment that somebody wrote on a moment and a place of a stage, as a line of a log.
///
/// It moves nothing.
public struct LoggedComment: Codable, Equatable, Sendable {
    /// The step.
    public var tick: UInt32
    /// What is said: at most ``TypedText/limit`` characters, none of them control characters.
    public var comment: String
    /// Where it is across the stage, in points.
    public var x: Double
    /// Where it is down the stage, in points.
    public var y: Double
    /// What the writer was called then: at most ``nameLimit`` characters, none of them control characters; may be empty.
    public var name: String
    /// The writer's place in the page's palette.
    public var color: UInt8

    /// The greatest number of Unicode scalars of a name.
    public static let nameLimit = 32

    /// Makes a comment of its attributes.
    public init(tick: UInt32, comment: String, x: Double, y: Double, name: String, color: UInt8) {
        self.tick = tick
        self.comment = comment
        self.x = x
        self.y = y
        self.name = name
        self.color = color
    }

    /// Returns the comments of a log whose other lines are whatever they are.
    ///
    /// - Parameter log: JSON Lines.
    /// - Returns: the valid comments in the order of their lines; other lines are passed over.
    public static func all(in log: String) -> [LoggedComment] {
        let decoder = JSONDecoder()
        return log.split(separator: "\n").filter { $0.contains("\"comment\"") }.compactMap {
            try? decoder.decode(LoggedComment.self, from: Data($0.utf8))
        }.filter(\.isValid)
    }

    private var isValid: Bool {
        TypedText(comment, isEntered: false) != nil && Self.isName(name)
            && [x, y].allSatisfy { $0.magnitude <= 65_536 }
    }

    /// Returns whether somebody may be called so.
    public static func isName(_ name: String) -> Bool {
        name.unicodeScalars.count <= nameLimit && name.unicodeScalars.allSatisfy(\.isPlain)
    }

    /// Returns comments as JSON Lines.
    public static func jsonLines(_ comments: [LoggedComment]) -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return comments.flatMap { ((try? encoder.encode($0)) ?? Data()) + [UInt8(ascii: "\n")] }
    }
}
