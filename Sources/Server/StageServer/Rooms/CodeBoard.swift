import StageModel
import WebSocketServer
import Wire

/// Who in a room is told what changes of its code, and who is shown what the code of before the last save makes of the same
/// touches.
struct CodeBoard {
    /// The greatest number of connections that are told what changes.
    static let readerLimit = 64

    /// The least time between two answers to those who ask.
    private static let answerInterval = Duration.milliseconds(200)

    private(set) var readers: Set<UInt64> = []
    /// Those of them who have not been told yet.
    private var unanswered: Set<UInt64> = []
    private var answeredAt: MonotonicInstant?
    /// The connections that want the earlier code's stage, and those of them that are shown it.
    private(set) var watchers: Set<UInt64> = []
    private var shownTo: Set<UInt64> = []
    private var frames: FrameSequence?
    /// The number of times that the earlier code's stage was begun.
    private var beginnings: UInt64 = 0
    private var told: SourceDifference?
    /// When the earlier code's stage ends, which nobody watches; nil for not.
    private(set) var endsAt: MonotonicInstant?

    /// How long that stage goes on without anybody who watches it: to begin it takes a process, and all that happened is repeated.
    static let rest = Duration.seconds(10)

    /// Begins or ends what a connection is told of changes.
    ///
    /// - Throws: a reason why not, if there are too many.
    mutating func setReader(_ isWanted: Bool, _ connection: UInt64) throws {
        guard isWanted else {
            readers.remove(connection)
            unanswered.remove(connection)
            return
        }
        guard readers.count < Self.readerLimit || readers.contains(connection) else { throw TooManyReaders() }
        readers.insert(connection)
        unanswered.insert(connection)
    }

    /// The time at which those who have asked are to be told; nil for never.
    var answerDue: MonotonicInstant? {
        unanswered.isEmpty ? nil : answeredAt.map { $0 + Self.answerInterval } ?? .distantPast
    }

    /// Returns those who have asked, if they are to be told now, which counts as done from then on.
    mutating func answer(at now: MonotonicInstant) -> [UInt64] {
        guard let due = answerDue, now >= due else { return [] }
        defer { (unanswered, answeredAt) = ([], now) }
        return unanswered.sorted()
    }

    /// Begins to show a connection the earlier code's stage.
    ///
    /// - Returns: whether that stage is to be begun.
    mutating func addWatcher(_ connection: UInt64) -> Bool {
        let begins = watchers.isEmpty && endsAt == nil
        if begins { beginnings += 1 }
        endsAt = nil
        watchers.insert(connection)
        return begins
    }

    /// Ends what a connection is shown of the earlier code's stage, which itself ends after a while without any.
    ///
    /// - Returns: whether the connection is shown something else from now on.
    mutating func removeWatcher(_ connection: UInt64, at now: MonotonicInstant) -> Bool {
        if watchers.remove(connection) != nil, watchers.isEmpty { endsAt = now + Self.rest }
        return shownTo.remove(connection) != nil
    }

    /// Returns whether the earlier code's stage is to end now.
    mutating func isOver(at now: MonotonicInstant) -> Bool {
        guard let end = endsAt, now >= end else { return false }
        endsAt = nil
        return true
    }

    /// Ends it at once, as its code has ended.
    ///
    /// - Returns: the connections that wanted it.
    mutating func endAll() -> [UInt64] {
        defer { (watchers, shownTo, endsAt) = ([], [], nil) }
        return watchers.sorted()
    }

    /// Takes what the earlier code's stage shows.
    ///
    /// - Parameters:
    ///   - snapshot: what it shows, under a tick of the room.
    ///   - epoch: the number of the jumps of the room's time.
    /// - Returns: the frame, if it is a new one, and the connections that are shown it from now on.
    mutating func show(_ snapshot: StageSnapshot, epoch: UInt64) -> (frame: StageFrame?, begins: [UInt64]) {
        // Never one of the present code's: layers have other ids.
        let epoch = 1 << 63 | (beginnings & 0xFFFF) << 40 | epoch & 0xFF_FFFF_FFFF
        let last = frames?.newest
        let isNew =
            last.map {
                $0.epoch != epoch || $0.snapshot.nodes != snapshot.nodes || $0.snapshot.stageSize != snapshot.stageSize
            } ?? true
        if isNew {
            if frames == nil {
                frames = FrameSequence(snapshot, epoch: epoch)
            } else {
                frames?.append(snapshot, epoch: epoch)
            }
        }
        let begins = watchers.subtracting(shownTo).sorted()
        shownTo = watchers
        return (isNew ? frames?.newest : nil, begins)
    }

    /// Returns whether what the last save has changed is something else than was told last, which it counts as from then on.
    mutating func isNews(_ difference: SourceDifference?) -> Bool {
        defer { told = difference }
        return told != difference
    }
}

/// A refusal to tell more connections what changes.
private struct TooManyReaders: Error, CustomStringConvertible {
    let description =
        "\(CodeBoard.readerLimit) viewers of this room are told what changes; ask again when one of them has left"
}
