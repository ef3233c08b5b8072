/// The numbers of sockets and WebSockets of each address.
///
/// O(1) each; addresses without sockets take no memory.
struct PeerCensus {
    private struct Count {
        var sockets = 0
        var webSockets = 0
    }

    private var counts: [PeerAddress: Count] = [:]
    /// The sockets, by their `lws` pointers.
    private var peers: [OpaquePointer: (address: PeerAddress, isWebSocket: Bool)] = [:]

    var socketCount: Int { peers.count }

    func sockets(of address: PeerAddress) -> Int { counts[address]?.sockets ?? 0 }

    /// Returns the address of a socket; nil if it was not added.
    func address(of socket: OpaquePointer) -> PeerAddress? { peers[socket]?.address }

    /// Returns the number of WebSockets of the address of `socket`.
    func webSockets(besides socket: OpaquePointer) -> Int {
        peers[socket].map { (counts[$0.address]?.webSockets ?? 0) - ($0.isWebSocket ? 1 : 0) } ?? 0
    }

    mutating func add(_ socket: OpaquePointer, _ address: PeerAddress) {
        remove(socket)
        peers[socket] = (address, false)
        counts[address, default: Count()].sockets += 1
    }

    /// Counts a socket as a WebSocket.
    mutating func upgrade(_ socket: OpaquePointer) {
        guard let peer = peers[socket], !peer.isWebSocket else { return }
        peers[socket]?.isWebSocket = true
        counts[peer.address]?.webSockets += 1
    }

    /// Removes a socket.
    ///
    /// Does nothing for one that was not added.
    mutating func remove(_ socket: OpaquePointer) {
        guard let peer = peers.removeValue(forKey: socket), var count = counts[peer.address] else { return }
        count.sockets -= 1
        if peer.isWebSocket { count.webSockets -= 1 }
        counts[peer.address] = count.sockets > 0 ? count : nil
    }
}
