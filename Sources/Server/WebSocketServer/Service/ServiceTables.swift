import CLibwebsockets

/// The C tables and strings that a context points at; they must outlive it.
final class ServiceTables {
    /// First what a connection has before its upgrade (HTTP, and the listening socket), then the sub-protocol, then
    /// the terminator.
    let protocols: UnsafeMutablePointer<lws_protocols>
    let idlePolicy: UnsafeMutablePointer<lws_retry_bo_t>
    let certificate: UnsafeMutablePointer<CChar>?
    let key: UnsafeMutablePointer<CChar>?
    /// HTTP/2 carries WebSockets in another way, which is not spoken here.
    let alpn = strdup("http/1.1")
    /// The headers of every response, libwebsockets' own included: a list of ``SecurityHeaders``.
    let headers: UnsafeMutablePointer<lws_protocol_vhost_options>
    private let names: [UnsafeMutablePointer<CChar>?]
    private let headerTexts: [UnsafeMutablePointer<CChar>?]

    init(_ configuration: WebSocketServerConfiguration) {
        names = [strdup("http"), strdup(configuration.subprotocol)]
        certificate = configuration.tls.flatMap { strdup($0.certificate) }
        key = configuration.tls.flatMap { strdup($0.key) }
        protocols = .allocate(capacity: names.count + 1)
        protocols.initialize(repeating: lws_protocols(), count: names.count + 1)
        for (index, name) in names.enumerated() {
            protocols[index].name = UnsafePointer(name)
            protocols[index].callback = serviceCallback
            // Most of a connection's memory is this buffer; viewers' messages fit, and longer ones come in pieces.
            protocols[index].rx_buffer_size = 1024
            // Otherwise that is also what goes to the kernel at once.
            protocols[index].tx_packet_size = 64 * 1024
        }
        let lines = SecurityHeaders.all(configuration.frameAncestors, isSecure: configuration.tls != nil)
        headerTexts = lines.flatMap { [strdup($0.name + ":"), strdup($0.value)] }
        headers = .allocate(capacity: lines.count)
        headers.initialize(repeating: lws_protocol_vhost_options(), count: lines.count)
        for index in lines.indices {
            headers[index].name = UnsafePointer(headerTexts[2 * index])
            headers[index].value = UnsafePointer(headerTexts[2 * index + 1])
            if index + 1 < lines.count { headers[index].next = UnsafePointer(headers + index + 1) }
        }
        idlePolicy = .allocate(capacity: 1)
        idlePolicy.initialize(to: lws_retry_bo_t())
        // The connection pings and ends what is silent; whoever cannot be told that is dropped here.
        idlePolicy.pointee.secs_since_valid_ping = configuration.limits.silenceLimit + 3
        idlePolicy.pointee.secs_since_valid_hangup = configuration.limits.silenceLimit + 5
    }

    deinit {
        protocols.deallocate()
        idlePolicy.deallocate()
        headers.deallocate()
        for string in names + headerTexts + [certificate, key, alpn] { free(string) }
    }
}
