/// How many sockets and WebSockets each address holds. O(1) each; holds nothing about addresses without sockets.
struct PeerCensus {
    private struct Count {
        var sockets = 0
        var webSockets = 0
    }

    private var counts: [PeerAddress: Count] = [:]
    /// By the bits of the socket's `lws` pointer.
    private var peers: [OpaquePointer: (address: PeerAddress, isWebSocket: Bool)] = [:]

    var socketCount: Int { peers.count }

    func sockets(of address: PeerAddress) -> Int { counts[address]?.sockets ?? 0 }

    /// Where a socket comes from; nil if it was not added.
    func address(of socket: OpaquePointer) -> PeerAddress? { peers[socket]?.address }

    /// WebSockets of the address that `socket` comes from.
    func webSockets(besides socket: OpaquePointer) -> Int {
        peers[socket].map { (counts[$0.address]?.webSockets ?? 0) - ($0.isWebSocket ? 1 : 0) } ?? 0
    }

    mutating func add(_ socket: OpaquePointer, _ address: PeerAddress) {
        remove(socket)
        peers[socket] = (address, false)
        counts[address, default: Count()].sockets += 1
    }

    /// A socket has become a WebSocket.
    mutating func upgrade(_ socket: OpaquePointer) {
        guard let peer = peers[socket], !peer.isWebSocket else { return }
        peers[socket]?.isWebSocket = true
        counts[peer.address]?.webSockets += 1
    }

    /// Does nothing for a socket that was not added.
    mutating func remove(_ socket: OpaquePointer) {
        guard let peer = peers.removeValue(forKey: socket), var count = counts[peer.address] else { return }
        count.sockets -= 1
        if peer.isWebSocket { count.webSockets -= 1 }
        counts[peer.address] = count.sockets > 0 ? count : nil
    }
}
