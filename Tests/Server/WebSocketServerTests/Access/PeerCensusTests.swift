import Glibc
import Testing

@testable import WebSocketServer

@Suite struct PeerCensusTests {
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
        for _ in 0..<3 { census.add(one) }
        census.add(other)
        census.upgrade(one)
        #expect(census.sockets(of: one) == 3 && census.socketCount == 4)
        #expect(census.webSockets(of: one) == 1 && census.webSockets(of: other) == 0 && census.webSocketCount == 1)
        census.downgrade(one)
        census.downgrade(one)
        census.remove(one)
        #expect(census.sockets(of: one) == 2 && census.webSockets(of: one) == 0 && census.webSocketCount == 0)
        for _ in 0..<4 { census.remove(one) }
        census.remove(other)
        #expect(census.sockets(of: one) == 0)
        #expect(census.socketCount == 0)
    }

    @Test func aProxysSocketCountsInTheTotalAloneUntilItIsSomebodys() {
        var limits = ConnectionLimits()
        limits.connectionsPerAddress = 1
        let ledger = PeerLedger(limits, threads: 1, descriptors: 1000)
        let (neighbour, client) = (address(AF_INET6, "2001:db8::2"), address(AF_INET, "192.0.2.1"))
        let proxies = (0..<limits.socketsPerAddress).map { _ in ledger.add(nil) }
        #expect(proxies.allSatisfy { $0 == 0 })
        #expect(ledger.hasPlace(for: neighbour, waiting: limits.socketsPerAddress - 1, allWaiting: 0))
        for _ in proxies { ledger.move(from: nil, to: client) }
        #expect(!ledger.hasPlace(for: client, waiting: 0, allWaiting: 0))
        for _ in proxies { ledger.remove(client, ofThread: 0) }
        #expect(ledger.hasPlace(for: client, waiting: 0, allWaiting: 0))
    }
}
