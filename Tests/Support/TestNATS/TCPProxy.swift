import Foundation
import Locks

/// A line to a port of this machine that can be held up: then nothing comes through in either direction, and nobody is told.
public final class TCPProxy: Sendable {
    /// The port on which the proxy listens.
    public let port: Int
    private let listener: Int32
    private let target: Int
    private let state = LockedValue((isHeldUp: false, isClosed: false))

    /// Listens on a free port, for connections to another port of this machine.
    public init(to target: Int) throws {
        self.target = target
        listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = Self.loopback(0)
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let descriptor = listener
        let isBound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, length) == 0 && listen(descriptor, 16) == 0
                    && getsockname(descriptor, $0, &length) == 0
            }
        }
        guard isBound else { throw NATSServer.Failure(description: "the proxy cannot listen") }
        port = Int(UInt16(bigEndian: address.sin_port))
        Thread.detachNewThread { [self] in accept() }
    }

    /// Holds up all data.
    public func hold() { state.withLock { $0.isHeldUp = true } }
    /// Lets all data through again.
    public func letGo() { state.withLock { $0.isHeldUp = false } }

    /// Ends all connections, and accepts no others.
    public func close() {
        state.withLock { $0 = (false, true) }
        shutdown(listener, Int32(SHUT_RDWR))
    }

    private static func loopback(_ port: Int) -> sockaddr_in {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = UInt16(port).bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        return address
    }

    private func accept() {
        while true {
            let near = Glibc.accept(listener, nil, nil)
            guard near >= 0 else { break }
            let far = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
            var address = Self.loopback(target)
            let isConnected = withUnsafePointer(to: &address) { pointer in
                pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    connect(far, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
                }
            }
            guard isConnected else {
                Glibc.close(near)
                Glibc.close(far)
                continue
            }
            for (from, to) in [(near, far), (far, near)] {
                var one: Int32 = 1
                setsockopt(to, Int32(IPPROTO_TCP), TCP_NODELAY, &one, socklen_t(MemoryLayout<Int32>.size))
                Thread.detachNewThread { [self] in copy(from, to) }
            }
        }
        Glibc.close(listener)
    }

    private func copy(_ from: Int32, _ to: Int32) {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = read(from, &buffer, buffer.count)
            guard count > 0 else { break }
            while state.withLock({ $0.isHeldUp && !$0.isClosed }) { usleep(2000) }
            var sent = 0
            while sent < count {
                let more = buffer[sent..<count].withUnsafeBytes {
                    send(to, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
                }
                guard more > 0 else { break }
                sent += more
            }
            if sent < count { break }
        }
        // The other direction ends with this one.
        shutdown(from, Int32(SHUT_RDWR))
        shutdown(to, Int32(SHUT_RDWR))
    }
}
