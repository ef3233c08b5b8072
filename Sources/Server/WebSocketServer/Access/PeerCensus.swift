/// The numbers of sockets and WebSockets, of each address and of all.
///
/// O(1) each; addresses without sockets take no memory.
struct PeerCensus {
    private struct Count {
        var sockets = 0
        var webSockets = 0
    }

    private var counts: [PeerAddress: Count] = [:]
    private(set) var socketCount = 0
    private(set) var webSocketCount = 0

    func sockets(of address: PeerAddress) -> Int { counts[address]?.sockets ?? 0 }

    func webSockets(of address: PeerAddress) -> Int { counts[address]?.webSockets ?? 0 }

    /// Counts a socket, without an address in the total alone.
    mutating func add(_ address: PeerAddress?) {
        if let address { counts[address, default: Count()].sockets += 1 }
        socketCount += 1
    }

    /// Counts one of an address's sockets as a WebSocket.
    mutating func upgrade(_ address: PeerAddress) {
        guard counts[address] != nil else { return }
        counts[address]?.webSockets += 1
        webSocketCount += 1
    }

    /// Counts one of an address's WebSockets as another socket again.
    mutating func downgrade(_ address: PeerAddress) {
        guard let count = counts[address], count.webSockets > 0 else { return }
        counts[address]?.webSockets -= 1
        webSocketCount -= 1
    }

    /// Removes a socket that was added, and is no WebSocket.
    mutating func remove(_ address: PeerAddress?) {
        if let address {
            guard var count = counts[address] else { return }
            count.sockets -= 1
            counts[address] = count.sockets > 0 ? count : nil
        }
        socketCount -= 1
    }
}
