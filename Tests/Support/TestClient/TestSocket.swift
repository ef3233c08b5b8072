import Foundation

/// A blocking TCP connection to this machine.
public final class TestSocket: @unchecked Sendable {
    /// A failure of a connection.
    public struct Failure: Error, CustomStringConvertible {
        /// The failure in words.
        public let description: String

        /// Makes a failure of its description.
        public init(description: String) {
            self.description = description
        }
    }

    private let descriptor: Int32
    /// What encrypts, if anything does.
    private let tunnel: Process?
    private var unread: [UInt8] = []

    /// Connects.
    ///
    /// - Parameters:
    ///   - port: the server's port.
    ///   - receiveBuffer: the size of the kernel's buffer in bytes, if it should be small.
    ///   - source: an address of this machine from which to connect, such as 127.0.0.2.
    /// - Throws: ``Failure``.
    public init(port: UInt16, receiveBuffer: Int32? = nil, from source: String? = nil) throws {
        tunnel = nil
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        Self.limitPatience(of: descriptor)
        // As browsers do: an acknowledgement does not hold up the pointer that follows it.
        var on: Int32 = 1
        setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &on, socklen_t(MemoryLayout<Int32>.size))
        if var receiveBuffer {
            setsockopt(descriptor, SOL_SOCKET, SO_RCVBUF, &receiveBuffer, socklen_t(MemoryLayout<Int32>.size))
        }
        if let source { _ = Self.with(source, 0) { bind(descriptor, $0, $1) } }
        let result = Self.with("127.0.0.1", port) { connect(descriptor, $0, $1) }
        guard result == 0 else { throw Failure(description: "connect: \(String(cString: strerror(errno)))") }
    }

    /// Connects by TLS to this machine, with OpenSSL's command, which accepts any certificate.
    ///
    /// - Parameters:
    ///   - port: the server's port.
    ///   - source: an address of this machine from which to connect.
    /// - Throws: ``Failure``.
    public init(securePort port: UInt16, from source: String) throws {
        var ends: [Int32] = [0, 0]
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0 else {
            throw Failure(description: "socketpair: \(String(cString: strerror(errno)))")
        }
        descriptor = ends[0]
        Self.limitPatience(of: descriptor)
        let far = FileHandle(fileDescriptor: ends[1], closeOnDealloc: true)
        let tunnel = Process()
        tunnel.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        tunnel.arguments = ["openssl", "s_client", "-quiet", "-connect", "127.0.0.1:\(port)", "-bind", "\(source):0"]
        tunnel.standardInput = far
        tunnel.standardOutput = far
        tunnel.standardError = FileHandle.nullDevice
        self.tunnel = tunnel
        try tunnel.run()
        // Otherwise the end of the command would not be the end of the connection.
        try far.close()
    }

    deinit {
        close(descriptor)
        tunnel?.terminate()
    }

    private static func limitPatience(of descriptor: Int32) {
        var patience = timeval(tv_sec: Patience.seconds, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    }

    private static func with(
        _ host: String, _ port: UInt16, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32
    ) -> Int32 {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = inet_addr(host)
        return withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, socklen_t(MemoryLayout<sockaddr_in>.size)) }
        }
    }

    /// Writes all bytes.
    public func write(_ bytes: [UInt8]) throws {
        var sent = 0
        while sent < bytes.count {
            let count = bytes[sent...].withUnsafeBytes {
                send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { throw Failure(description: "send: \(String(cString: strerror(errno)))") }
            sent += count
        }
    }

    /// Reads exactly `count` bytes; returns nil if the peer ends the connection before.
    public func read(_ count: Int) throws -> [UInt8]? {
        while unread.count < count {
            guard try fill() else { return nil }
        }
        defer { unread.removeFirst(count) }
        return Array(unread.prefix(count))
    }

    /// Reads up to and with the empty line that ends an HTTP head.
    public func readHead() throws -> String? {
        let end: [UInt8] = Array("\r\n\r\n".utf8)
        while true {
            if let range = unread.firstRange(of: end) {
                defer { unread.removeSubrange(..<range.upperBound) }
                return String(decoding: unread[..<range.lowerBound], as: UTF8.self)
            }
            guard try fill() else { return nil }
        }
    }

    /// Reads what comes until the peer ends the connection.
    public func readToEnd() throws -> [UInt8] {
        let patience = Patience()
        while try fill() { try patience.check("the connection's end, after \(unread.count) bytes") }
        defer { unread = [] }
        return unread
    }

    /// Ends this side of the connection.
    public func shutdown() {
        _ = Glibc.shutdown(descriptor, Int32(SHUT_RDWR))
    }

    /// Makes closing send a reset, which leaves nothing in TIME_WAIT.
    public func resetWhenClosed() {
        var linger = linger(l_onoff: 1, l_linger: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &linger, socklen_t(MemoryLayout<Glibc.linger>.size))
    }

    private func fill() throws -> Bool {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        var count: Int
        repeat { count = recv(descriptor, &buffer, buffer.count, 0) } while count < 0 && errno == EINTR
        if count < 0, errno == ECONNRESET { return false }
        if count < 0, errno == EAGAIN { throw OutOfPatience(what: "anything from the peer") }
        guard count >= 0 else { throw Failure(description: "recv: \(String(cString: strerror(errno)))") }
        unread.append(contentsOf: buffer[..<count])
        return count > 0
    }
}
