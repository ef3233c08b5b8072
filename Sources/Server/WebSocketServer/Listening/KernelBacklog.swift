import CLibwebsockets
import Glibc

/// A limit on what the kernel holds for a peer, so that "writable" means that the peer keeps up.
enum KernelBacklog {
    private static let sendBuffer: Int32 = 64 * 1024
    /// The number of unsent bytes above which a socket is not writable.
    private static let unsent: Int32 = 8 * 1024

    /// Sets the limit: setsockopt(2).
    ///
    /// Where an option is missing, only the acknowledgements bound the backlog.
    static func limit(_ descriptor: Int32) {
        set(descriptor, SOL_SOCKET, SO_SNDBUF, sendBuffer)
        set(descriptor, Int32(IPPROTO_TCP), TCP_NOTSENT_LOWAT, unsent)
    }

    private static func set(_ descriptor: Int32, _ level: Int32, _ option: Int32, _ value: Int32) {
        var value = value
        setsockopt(descriptor, level, option, &value, socklen_t(MemoryLayout<Int32>.size))
    }
}
