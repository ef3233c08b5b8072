import CLibwebsockets
import Glibc

/// A writer of frames straight to the socket of a connection without TLS, where libwebsockets' own write would copy and
/// frame each for each connection.
///
/// What the kernel does not take at once goes first when it has room again.
struct FrameSocket {
    enum Outcome {
        case sent
        /// The kernel took the beginning; the rest is kept for ``flush()``.
        case sentInPart
        /// The kernel took nothing.
        case blocked
        case broken

        /// Whether the frame is on the line, if only by its beginning.
        var isSent: Bool { self == .sent || self == .sentInPart }
    }

    private let descriptor: Int32
    /// The end of a frame of which the kernel has taken the beginning.
    private var rest: ArraySlice<UInt8> = []

    init(descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// Whether a frame is on its way of which only the beginning was taken.
    var hasRest: Bool { !rest.isEmpty }

    /// Sends a frame: send(2), once.
    ///
    /// - Precondition: there is no rest.
    mutating func send(_ frame: [UInt8]) -> Outcome {
        let count = frame.withUnsafeBytes { write($0) }
        if count == frame.count { return .sent }
        guard count > 0 else { return outcome(of: count) }
        rest = frame[count...]
        return .sentInPart
    }

    /// Keeps a frame to be sent by ``flush()``.
    ///
    /// - Precondition: there is no rest.
    mutating func keep(_ frame: [UInt8]) {
        rest = frame[...]
    }

    /// Sends the rest of a frame.
    mutating func flush() -> Outcome {
        let count = rest.withUnsafeBytes { write($0) }
        guard count > 0 else { return outcome(of: count) }
        rest = rest.dropFirst(count)
        return rest.isEmpty ? .sent : .blocked
    }

    private func outcome(of count: Int) -> Outcome {
        count == 0 || errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR ? .blocked : .broken
    }

    private func write(_ bytes: UnsafeRawBufferPointer) -> Int {
        Glibc.send(descriptor, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
    }
}
