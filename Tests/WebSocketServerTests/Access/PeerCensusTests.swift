import Glibc
import Testing

@testable import WebSocketServer

@Suite struct PeerCensusTests {
    private let sockets = (1...4).compactMap { OpaquePointer(bitPattern: $0) }

    private func address(_ family: Int32, _ text: String) -> PeerAddress {
        var storage = sockaddr_storage()
        storage.ss_family = sa_family_t(family)
        withUnsafeMutableBytes(of: &storage) {
            _ = inet_pton(family, text, $0.baseAddress! + (family == AF_INET ? 4 : 8))
        }
        return PeerAddress(storage)
    }

    @Test func addressesAreToldApart() {
        #expect(address(AF_INET, "192.0.2.1") == address(AF_INET, "192.0.2.1"))
        #expect(address(AF_INET, "192.0.2.1") != address(AF_INET, "192.0.2.2"))
    }

    @Test func aNetworkOf64BitsIsOneAddress() {
        #expect(address(AF_INET6, "2001:db8::1") == address(AF_INET6, "2001:db8::ffff"))
        #expect(address(AF_INET6, "2001:db8::1") != address(AF_INET6, "2001:db8:0:1::1"))
    }

    @Test func socketsAndWebSocketsAreCountedByAddress() {
        var census = PeerCensus()
        let (one, other) = (address(AF_INET, "192.0.2.1"), address(AF_INET, "192.0.2.2"))
        for socket in sockets.prefix(3) { census.add(socket, one) }
        census.add(sockets[3], other)
        census.upgrade(sockets[0])
        census.upgrade(sockets[0])
        #expect(census.sockets(of: one) == 3)
        #expect(census.webSockets(besides: sockets[0]) == 0)
        #expect(census.webSockets(besides: sockets[1]) == 1)
        #expect(census.webSockets(besides: sockets[3]) == 0)
        for socket in sockets + sockets { census.remove(socket) }
        #expect(census.sockets(of: one) == 0)
        #expect(census.socketCount == 0)
    }
}
