import CLibwebsockets
import Glibc

/// What a peer has sent on a connection and libwebsockets has not read.
struct RequesterSocket {
    let descriptor: Int32
    /// OpenSSL's connection; nil without TLS.
    let tls: OpaquePointer?

    /// The greatest number of bytes that libwebsockets reads at a time, and of those that are looked at before: more
    /// than a head may have, so that one that is too long is seen to be.
    static let pieceLength = RequestHeadCheck.limit + 1

    enum Piece {
        case bytes(ArraySlice<UInt8>)
        case nothing
        /// The peer has ended the connection, or broken it.
        case end
    }

    /// Whether there is no TLS handshake to be finished first.
    var isReady: Bool { tls.map { SSL_is_init_finished($0) != 0 } ?? true }

    /// Returns what the next read would: without TLS all that has come, with it the rest of one record, and at most
    /// ``pieceLength`` bytes.
    func peek() -> Piece {
        var count = 0
        var isBroken = false
        let bytes = [UInt8](unsafeUninitializedCapacity: Self.pieceLength) { buffer, length in
            if let tls {
                ERR_clear_error()
                count = Int(SSL_peek(tls, buffer.baseAddress, Int32(buffer.count)))
                if count <= 0 {
                    let error = SSL_get_error(tls, Int32(count))
                    isBroken = error != SSL_ERROR_WANT_READ && error != SSL_ERROR_WANT_WRITE
                }
            } else {
                count = recv(
                    descriptor, buffer.baseAddress, buffer.count, Int32(MSG_PEEK) | Int32(MSG_DONTWAIT))
                isBroken = count == 0 || (count < 0 && errno != EAGAIN && errno != EINTR)
            }
            length = max(count, 0)
        }
        return isBroken ? .end : count > 0 ? .bytes(bytes[...]) : .nothing
    }

    /// A number that rises by one for each byte that is read, or, with TLS, falls; nil if the kernel does not tell.
    ///
    /// With TLS it is that of the bytes left of the record which a peek has decrypted.
    private var level: Int? {
        if let tls { return Int(SSL_pending(tls)) }
        guard var received else { return nil }
        // What comes between the two questions would be counted by the second one alone.
        for _ in 0..<64 {
            var unread: Int32 = 0
            guard ioctl(descriptor, UInt(FIONREAD), &unread) == 0, let now = self.received else { return nil }
            if now == received { return received - Int(unread) }
            received = now
        }
        return nil
    }

    /// The number of bytes that have come on the connection, read or not; nil if the kernel does not tell.
    private var received: Int? {
        // tcpi_bytes_received of linux/tcp.h, which glibc leaves out: the 17th eight bytes.
        var info = [UInt64](repeating: 0, count: 32)
        var length = socklen_t(info.count * MemoryLayout<UInt64>.size)
        guard getsockopt(descriptor, Int32(IPPROTO_TCP), TCP_INFO, &info, &length) == 0, length >= 136 else {
            return nil
        }
        return Int(truncatingIfNeeded: info[16])
    }

    /// Returns how many bytes an action reads; nil if that can't be known.
    func countRead(_ action: () -> Bool) -> Int? {
        let before = level
        // The connection may be gone after it.
        guard action(), let before, let after = level else { return nil }
        return abs(after - before)
    }

    /// Says farewell, and sends nothing more.
    func endSending() {
        if let tls { SSL_shutdown(tls) }
        shutdown(descriptor, Int32(SHUT_WR))
    }

    /// Throws away what has come.
    ///
    /// - Returns: whether there may be more to come.
    func discard() -> Bool {
        withUnsafeTemporaryAllocation(byteCount: 16_384, alignment: 1) { buffer in
            for _ in 0..<64 {
                let count = recv(descriptor, buffer.baseAddress, buffer.count, Int32(MSG_DONTWAIT))
                if count < 0, errno == EAGAIN || errno == EINTR { return true }
                guard count > 0 else { return false }
            }
            return true
        }
    }
}
