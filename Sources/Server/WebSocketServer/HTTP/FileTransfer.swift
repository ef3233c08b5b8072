/// The transfer of a file's bytes to a peer, in pieces, with the time of the next attempt.
struct FileTransfer {
    enum Piece: Equatable {
        case more
        case last
        /// The file is shorter than its response has stated.
        case cutShort
    }

    /// The greatest length of a piece in bytes, less than what is free in the buffer of a writable socket.
    static let pieceLength = 4096
    /// The time to the first repeated attempt; it doubles each time that the peer took nothing.
    static let shortestWait = Duration.milliseconds(2)
    /// The longest time to the next attempt.
    static let longestWait = Duration.milliseconds(256)
    /// The time after which a peer that takes nothing is dropped.
    static let idleLimit = Duration.seconds(30)

    private let file: ServedFile
    private var offset = 0
    private var wait = Self.shortestWait
    private var progressAt: MonotonicInstant
    private(set) var due: MonotonicInstant

    init(_ file: ServedFile, at now: MonotonicInstant) {
        self.file = file
        progressAt = now
        due = now
    }

    /// Appends the next piece to `buffer`.
    mutating func next(into buffer: inout [UInt8]) -> Piece {
        let length = min(Self.pieceLength, file.size - offset)
        let start = buffer.count
        buffer.append(contentsOf: repeatElement(0, count: length))
        let count = buffer.withUnsafeMutableBytes {
            file.read(into: UnsafeMutableRawBufferPointer(rebasing: $0[start...]), at: offset)
        }
        guard count == length else { return .cutShort }
        offset += length
        return offset == file.size ? .last : .more
    }

    /// Notes an attempt.
    ///
    /// - Parameters:
    ///   - hasTaken: whether the peer took something.
    ///   - now: the present time.
    /// - Returns: whether to attempt it again.
    mutating func tried(hasTaken: Bool, at now: MonotonicInstant) -> Bool {
        if hasTaken { (wait, progressAt) = (Self.shortestWait, now) }
        due = now + wait
        if !hasTaken { wait = min(wait * 2, Self.longestWait) }
        return now - progressAt < Self.idleLimit
    }
}
