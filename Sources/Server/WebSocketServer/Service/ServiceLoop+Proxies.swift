import CLibwebsockets
import Glibc

/// What trusted proxies say of their connections before anything else, by the PROXY protocol.
///
/// libwebsockets knows version 1 of it alone, and takes it from anybody. So a trusted proxy's connection is handed to it
/// after its first bytes were looked at, and a header was taken off; from others one is no request, and refused as such.
extension ServiceLoop {
    /// A trusted proxy's connection of which the first bytes have not come.
    struct Announced {
        let connection: AdmissionQueue.Connection
        let due: MonotonicInstant
    }

    /// Begins to serve a connection that was accepted, once it is known where it comes from.
    func begin(_ connection: AdmissionQueue.Connection) {
        guard connection.isProxy else { return serve(connection, for: nil) }
        announced[connection.descriptor] = Announced(
            connection: connection, due: .now + .seconds(Int64(configuration.limits.handshakeTimeout)))
        watch.add(connection.descriptor, .changes)
        readAnnouncement(connection.descriptor)
    }

    /// Looks at what has come on a connection that may begin with a header.
    func readAnnouncement(_ descriptor: Int32) {
        guard let connection = announced[descriptor]?.connection else { return }
        var bytes = [UInt8](repeating: 0, count: ProxyHeader.fixedLength + ProxyHeader.limit)
        let count = recv(descriptor, &bytes, bytes.count, Int32(MSG_PEEK) | Int32(MSG_DONTWAIT))
        guard count > 0 else {
            if count == 0 || (errno != EAGAIN && errno != EINTR) { dropAnnounced(descriptor) }
            return
        }
        switch ProxyHeader.beginning(bytes[..<count]) {
        case .unfinished: break
        case .malformed:
            configuration.logger.warning("a trusted proxy sent a malformed header of the PROXY protocol")
            dropAnnounced(descriptor)
        case .other:
            announced[descriptor] = nil
            serve(connection, for: nil)
        case .header(let header):
            guard recv(descriptor, &bytes, header.length, Int32(MSG_DONTWAIT)) == header.length else {
                return dropAnnounced(descriptor)
            }
            announced[descriptor] = nil
            // A proxy's own machine is not this one.
            let client = header.client.flatMap { PeerAddress($0).isLoopback ? nil : $0 }
            serve(connection, for: client)
        }
    }

    /// Hangs up on trusted proxies that have said nothing for too long.
    func dropLateAnnounced(at now: MonotonicInstant) {
        for (descriptor, waiting) in announced where waiting.due <= now { dropAnnounced(descriptor) }
    }

    /// Hangs up on all trusted proxies that have said nothing yet.
    func dropAllAnnounced() {
        for descriptor in announced.keys { dropAnnounced(descriptor) }
    }

    private func dropAnnounced(_ descriptor: Int32) {
        guard let waiting = announced.removeValue(forKey: descriptor) else { return }
        close(descriptor)
        ledger.remove(waiting.connection.counted, ofThread: index)
        metrics.sockets.decrement()
    }
}
