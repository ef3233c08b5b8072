import CLibwebsockets
import Glibc
import Locks

/// A bound TCP socket.
///
/// libwebsockets 4.1 can't bind as needed: given the interface 127.0.0.1 it listens on every one while IPv6 is on, and
/// it reports a port in use only to its log.
final class ListeningSocket: Sendable {
    let descriptor: Int32
    let port: UInt16
    /// A spare descriptor, closed to turn a connection away when there is none left.
    ///
    /// Without it accept(2) would fail for ever while poll(2) reports the socket as ready.
    private let reserve = LockedValue(open("/dev/null", O_RDONLY | O_CLOEXEC))

    /// Binds an address and listens: getaddrinfo(3), socket(2), bind(2), listen(2).
    ///
    /// - Throws: ``WebSocketServerError`` with the system's reason.
    init(host: String, port: UInt16) throws {
        var hints = addrinfo()
        hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        hints.ai_flags = AI_PASSIVE
        var found: UnsafeMutablePointer<addrinfo>?
        let code = getaddrinfo(host, String(port), &hints, &found)
        guard code == 0, let found else {
            throw WebSocketServerError("cannot find the host \(host): \(String(cString: gai_strerror(code)))")
        }
        defer { freeaddrinfo(found) }
        let address = found.pointee
        let descriptor = socket(
            address.ai_family, address.ai_socktype | Int32(SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue), 0)
        var on: Int32 = 1
        // Connections of a server that has just ended do not hold the port; a server that runs still does. An IPv6
        // address is that alone, as its name says.
        setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &on, socklen_t(MemoryLayout<Int32>.size))
        if address.ai_family == AF_INET6 {
            setsockopt(descriptor, Int32(IPPROTO_IPV6), IPV6_V6ONLY, &on, socklen_t(MemoryLayout<Int32>.size))
        }
        guard descriptor >= 0, bind(descriptor, address.ai_addr, address.ai_addrlen) == 0, listen(descriptor, 256) == 0
        else {
            let reason = String(cString: strerror(errno)).lowercased()
            Glibc.close(descriptor)
            throw WebSocketServerError("cannot listen on \(host) port \(port): \(reason)")
        }
        self.descriptor = descriptor
        self.port = Self.port(of: descriptor)
    }

    /// Accepts a waiting connection, and returns its non-blocking socket and address; nil if none waits: accept(2).
    func accept() -> (descriptor: Int32, peer: PeerAddress)? {
        var storage = sockaddr_storage()
        var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
        let accepted = withUnsafeMutablePointer(to: &storage) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { Glibc.accept(descriptor, $0, &length) }
        }
        if accepted >= 0 {
            _ = fcntl(accepted, F_SETFD, FD_CLOEXEC)
            _ = fcntl(accepted, F_SETFL, O_NONBLOCK)
            var on: Int32 = 1
            setsockopt(accepted, Int32(IPPROTO_TCP), TCP_NODELAY, &on, socklen_t(MemoryLayout<Int32>.size))
            return (accepted, PeerAddress(storage))
        }
        if errno == EMFILE || errno == ENFILE { turnAway() }
        return nil
    }

    /// Frees the port: close(2).
    ///
    /// Must be called once, after which nothing else may be.
    func close() {
        _ = Glibc.close(descriptor)
    }

    private func turnAway() {
        reserve.withLock {
            _ = Glibc.close($0)
            _ = Glibc.close(Glibc.accept(descriptor, nil, nil))
            $0 = open("/dev/null", O_RDONLY | O_CLOEXEC)
        }
    }

    private static func port(of descriptor: Int32) -> UInt16 {
        var storage = sockaddr_storage()
        var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
        return withUnsafeMutablePointer(to: &storage) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { _ = getsockname(descriptor, $0, &length) }
            // The port is in the same place for IPv4 and IPv6.
            return $0.withMemoryRebound(to: sockaddr_in.self, capacity: 1) { UInt16(bigEndian: $0.pointee.sin_port) }
        }
    }

    deinit {
        reserve.withLock { _ = Glibc.close($0) }
    }
}
