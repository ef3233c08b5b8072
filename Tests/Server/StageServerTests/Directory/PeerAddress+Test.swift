import Glibc

@testable import WebSocketServer

extension PeerAddress {
    init(ipv4 bits: UInt32) {
        var storage = sockaddr_storage()
        storage.ss_family = sa_family_t(AF_INET)
        withUnsafeMutableBytes(of: &storage) { $0.storeBytes(of: bits, toByteOffset: 4, as: UInt32.self) }
        self.init(storage)
    }
}
