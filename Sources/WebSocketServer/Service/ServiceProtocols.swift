import CLibwebsockets

/// The C tables that a context points at; they must outlive it.
final class ServiceProtocols {
    /// First what a connection has before its upgrade (HTTP, and the listening socket), then the sub-protocol, then
    /// the terminator.
    let list: UnsafeMutablePointer<lws_protocols>
    let idlePolicy: UnsafeMutablePointer<lws_retry_bo_t>
    private let names: [UnsafeMutablePointer<CChar>?]

    init(subprotocol: String) {
        names = [strdup("http"), strdup(subprotocol)]
        list = .allocate(capacity: names.count + 1)
        list.initialize(repeating: lws_protocols(), count: names.count + 1)
        for (index, name) in names.enumerated() {
            list[index].name = UnsafePointer(name)
            list[index].callback = serviceCallback
            // Most of a connection's memory is this buffer; viewers' messages fit, and longer ones come in pieces.
            list[index].rx_buffer_size = 1024
        }
        idlePolicy = .allocate(capacity: 1)
        idlePolicy.initialize(to: lws_retry_bo_t())
        // A peer that has vanished without a word is found by a ping that nobody answers.
        idlePolicy.pointee.secs_since_valid_ping = 20
        idlePolicy.pointee.secs_since_valid_hangup = 30
    }

    deinit {
        list.deallocate()
        idlePolicy.deallocate()
        for name in names { free(name) }
    }
}
