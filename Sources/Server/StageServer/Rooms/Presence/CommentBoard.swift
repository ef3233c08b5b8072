import StageModel
import WebSocketServer
import Wire

/// A comment, and who may erase it.
struct KeptComment: Codable, Equatable, Sendable {
    var comment: RoomComment
    /// The identity of whoever wrote it.
    var author: RandomToken

    /// The same as a line of a log, with the name that the page shows.
    var logged: LoggedComment {
        let name = comment.name.isEmpty ? "Guest \(comment.viewer)" : comment.name
        return LoggedComment(
            tick: comment.tick, comment: comment.text, x: comment.x, y: comment.y, name: name, color: comment.color)
    }

    /// Returns the comments of a log, the newest of too many, for another room: nobody there wrote them.
    static func restored(_ comments: [LoggedComment]) -> [KeptComment] {
        comments.suffix(RoomComment.limit).enumerated().map { index, line in
            let comment = RoomComment(
                number: UInt32(index + 1), viewer: .max, color: line.color,
                name: line.name.isEmpty ? "Guest" : line.name,
                tick: line.tick, x: line.x, y: line.y, text: line.comment)
            return KeptComment(comment: comment, author: .random())
        }
    }
}

/// What is written in a room: who may write how much, and when everybody is told.
///
/// The comments themselves are the room's record's.
struct CommentBoard {
    /// The least time between two comments of a viewer.
    static let pause = Duration.seconds(1)

    private var writtenAt: [UInt32: MonotonicInstant] = [:]
    private var notice = ChangeNotice<[KeptComment]>(known: [])

    /// Returns the time at which others are to be told than were; nil for never.
    func due(_ comments: [KeptComment]) -> MonotonicInstant? {
        notice.due(comments)
    }

    /// Adds a comment, in place of the oldest if there are too many.
    ///
    /// - Throws: the reason why it may not be written.
    mutating func write(
        _ text: String, _ place: (x: Double, y: Double), by member: Roster.Member, at tick: UInt32,
        _ comments: inout [KeptComment], at now: MonotonicInstant
    ) throws {
        guard member.role != .viewer else { throw ControlRefusal.watchesOnly }
        if let last = writtenAt[member.viewer], now < last + Self.pause { throw WrittenJustNow() }
        // Whoever wrote long ago may write again.
        writtenAt = writtenAt.filter { now < $0.value + Self.pause }
        writtenAt[member.viewer] = now
        let comment = RoomComment(
            number: (comments.last?.comment.number ?? 0) &+ 1, viewer: member.viewer, color: member.color,
            name: member.name, tick: tick, x: place.x, y: place.y, text: text)
        comments.append(KeptComment(comment: comment, author: member.identity))
        if comments.count > RoomComment.limit { comments.removeFirst() }
    }

    /// Erases a comment for whoever wrote it, or presents.
    ///
    /// - Throws: the reason why it may not be erased.
    func erase(_ number: UInt32, by member: Roster.Member, _ comments: inout [KeptComment]) throws {
        guard let place = comments.firstIndex(where: { $0.comment.number == number }) else { return }
        guard member.role == .presenter || comments[place].author == member.identity else { throw NotTheAuthor() }
        comments.remove(at: place)
    }

    /// Returns the comments, if others are there than were told last.
    mutating func update(at now: MonotonicInstant, _ comments: [KeptComment]) -> CommentList? {
        notice.isDue(comments, at: now) ? CommentList(comments.map(\.comment)) : nil
    }
}

/// A refusal of a comment that follows another one too soon.
private struct WrittenJustNow: Error, CustomStringConvertible {
    let description = "one comment a second can be written"
}

/// A refusal to erase somebody else's comment.
private struct NotTheAuthor: Error, CustomStringConvertible {
    let description = "a comment is erased by whoever wrote it, or by a presenter"
}
