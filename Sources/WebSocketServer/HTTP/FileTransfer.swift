/// A file's bytes on their way to a peer, in pieces, and when the peer is to be tried next. Times are nanoseconds of one
/// clock.
struct FileTransfer {
    enum Piece: Equatable {
        case more
        case last
        /// The file is shorter than its response has said.
        case cutShort
    }

    /// The longest piece, in bytes: less than is free in the buffer of a socket that can be written to.
    static let pieceLength = 4096
    /// From one try to the next: at first, and at most, twice as long each time that the peer took nothing.
    static let shortestWait: UInt64 = 2_000_000
    static let longestWait: UInt64 = 256_000_000
    /// How long a peer may take nothing.
    static let patience: UInt64 = 30_000_000_000

    private let file: ServedFile
    private var offset = 0
    private var wait = Self.shortestWait
    private var progressAt: UInt64
    private(set) var due: UInt64

    init(_ file: ServedFile, at now: UInt64) {
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

    /// The peer was tried.
    ///
    /// - Parameter hasTaken: whether it took something.
    /// - Returns: whether it is to be tried again.
    mutating func tried(hasTaken: Bool, at now: UInt64) -> Bool {
        if hasTaken { (wait, progressAt) = (Self.shortestWait, now) }
        due = now + wait
        if !hasTaken { wait = min(2 * wait, Self.longestWait) }
        return now - min(progressAt, now) < Self.patience
    }
}
