/// A check of all that a peer sends on a connection: requests one after the other, each a head and the body that it
/// declares.
///
/// Positions are numbers of bytes from the connection's first.
struct RequestStreamCheck {
    private enum Place {
        case head(RequestHeadCheck)
        /// A body of which so many bytes are still to come.
        case body(Int)
        /// What follows the last request that is read.
        case rest
    }

    private var place = Place.head(RequestHeadCheck())
    /// The number of bytes that were read.
    private(set) var position = 0
    /// The complete heads that nobody has taken yet.
    private var heads: [(end: Int, hasBody: Bool, forwarded: Forwarding)] = []

    /// The end of the first complete head that was not taken; nil if there is none.
    var nextEnd: Int? { heads.first?.end }

    /// Whether a body follows that head.
    var nextHasBody: Bool { heads.first?.hasBody ?? false }

    /// Whether something has been read of a head that is not complete.
    var hasBegunHead: Bool {
        if case .head(let head) = place { head.length > 0 } else { false }
    }

    /// Whether no further request is read.
    var isOver: Bool {
        if case .rest = place { true } else { false }
    }

    /// Reads what comes next.
    ///
    /// - Throws: the first fault, after which no further request is read.
    mutating func read(_ bytes: some Sequence<UInt8>) throws(RequestHeadCheck.Fault) {
        for byte in bytes {
            position += 1
            switch place {
            case .rest: break
            case .body(let count): place = count > 1 ? .body(count - 1) : .head(RequestHeadCheck())
            case .head(var head):
                do {
                    try head.read(byte)
                } catch {
                    place = .rest
                    throw error
                }
                guard head.isComplete else {
                    place = .head(head)
                    continue
                }
                place = Self.place(after: head)
                let hasBody = if case .body = place { true } else { false }
                heads.append((position, hasBody, head.forwarded))
            }
        }
    }

    /// Notes that bytes have been taken which nobody has read here.
    ///
    /// - Returns: whether that is harmless, as none of them belongs to a head.
    mutating func skip(_ count: Int) -> Bool {
        position += count
        switch place {
        case .rest: return true
        case .body(let rest) where count <= rest:
            place = count < rest ? .body(rest - count) : .head(RequestHeadCheck())
            return true
        case .body, .head:
            place = .rest
            return false
        }
    }

    /// Takes the first complete head.
    ///
    /// - Returns: its end, and what it says of having been forwarded; nil if there is none.
    mutating func takeHead() -> (end: Int, forwarded: Forwarding)? {
        guard !heads.isEmpty else { return nil }
        let head = heads.removeFirst()
        return (head.end, head.forwarded)
    }

    /// An upgrade, a body of a kind that is not read, and a POST without a length are the last request.
    private static func place(after head: RequestHeadCheck) -> Place {
        guard !head.hasUpgrade else { return .rest }
        return switch head.body {
        case .bytes(0): .head(RequestHeadCheck())
        case .bytes(let count) where head.isPost: .body(count)
        case .undeclared where !head.isPost: .head(RequestHeadCheck())
        case .bytes, .undeclared, .encoded, .malformed: .rest
        }
    }
}
