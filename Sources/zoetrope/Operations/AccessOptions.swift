import ArgumentParser
import WebSocketServer

/// The options for who may connect, and how much they may use.
struct AccessOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Another origin whose pages may connect; may be given several times.", valueName: "origin"),
        transform: origin)
    var allowOrigin: [WebOrigin] = []

    @Option(
        help: ArgumentHelp(
            "A name by which the server is reached, beside loopback, the machine's addresses and those of its "
                + "certificate; may be given several times. Requests for another host are refused.",
            valueName: "name"),
        transform: hostName)
    var hostName: [HostName] = []

    @Option(
        help: ArgumentHelp(
            "Who may show the page in a frame beside this server: none, or an origin; may be given several times.",
            valueName: "origin"),
        transform: Ancestor.init(argument:))
    var frameAncestors: [Ancestor] = []

    @Option(help: "How many viewers may be connected at once.")
    var maxViewers = 1000

    @Option(help: "How many of them from one address; everyone behind one router shares an address.")
    var maxConnectionsPerAddress = 256

    @Option(
        help: ArgumentHelp(
            "How many new connections are taken within a second from one address, with TLS three tenths as many; further "
                + "ones wait. And as many requests; further ones are refused.", valueName: "n"))
    var maxNewConnectionsPerAddress = 100

    @Option(
        help: ArgumentHelp(
            "A proxy or a network of them, such as 10.0.0.0/8, whose X-Forwarded-For, or PROXY protocol, says where a request comes from; may "
                + "be given several times.", valueName: "cidr"),
        transform: trustedProxy)
    var trustedProxy: [AddressBlock] = []

    @Option(
        help: ArgumentHelp(
            "A numeric address that may read /metrics beside this machine; may be given several times.",
            valueName: "address"),
        transform: metricsReader)
    var metricsReader: [PeerAddress] = []

    @Option(
        help: ArgumentHelp("A TLS certificate chain in PEM; then only https and wss are served.", valueName: "file"))
    var tlsCert: String?

    @Option(help: ArgumentHelp("The certificate's private key in PEM, without a passphrase.", valueName: "file"))
    var tlsKey: String?

    enum Ancestor {
        case none
        case origin(WebOrigin)

        init(argument: String) throws {
            self = argument == "none" ? .none : .origin(try AccessOptions.origin(argument))
        }

        var origin: WebOrigin? { if case .origin(let origin) = self { origin } else { nil } }
    }

    var limits: ConnectionLimits {
        var limits = ConnectionLimits()
        limits.connections = maxViewers
        limits.connectionsPerAddress = maxConnectionsPerAddress
        limits.accepts.perSecondPerAddress = maxNewConnectionsPerAddress
        limits.accepts.perSecond = max(limits.accepts.perSecond, maxNewConnectionsPerAddress)
        limits.requestsPerSecond = maxNewConnectionsPerAddress
        limits.handshakes.perSecondPerAddress = max(maxNewConnectionsPerAddress * 3 / 10, 1)
        limits.handshakes.perSecond = max(limits.handshakes.perSecond, limits.handshakes.perSecondPerAddress)
        return limits
    }

    var ancestors: FrameAncestors {
        if frameAncestors.isEmpty { return .own }
        let origins = frameAncestors.compactMap(\.origin)
        return origins.isEmpty ? .none : FrameAncestors(origins)
    }

    func validate() throws {
        guard (tlsCert == nil) == (tlsKey == nil) else {
            throw ValidationError("--tls-cert and --tls-key are given together or not at all")
        }
        let counts = [
            ("max-viewers", maxViewers), ("max-connections-per-address", maxConnectionsPerAddress),
            ("max-new-connections-per-address", maxNewConnectionsPerAddress),
        ]
        for (name, value) in counts where !(1...1_000_000 ~= value) {
            throw ValidationError("--\(name) is \(value); allowed: 1 to 1000000")
        }
        guard frameAncestors.count < 2 || frameAncestors.allSatisfy({ $0.origin != nil }) else {
            throw ValidationError("--frame-ancestors is none, or origins, not both")
        }
    }

    func tls() throws -> TLSFiles? {
        guard let tlsCert, let tlsKey else { return nil }
        return try TLSFiles(certificate: tlsCert, key: tlsKey)
    }

    private static func trustedProxy(_ argument: String) throws -> AddressBlock {
        guard let block = AddressBlock(argument) else {
            throw ValidationError(
                "'\(argument)' is not an address or a network such as 10.0.0.7, 10.0.0.0/8 or 2001:db8::/32")
        }
        return block
    }

    private static func metricsReader(_ argument: String) throws -> PeerAddress {
        guard let address = PeerAddress(argument) else {
            throw ValidationError("'\(argument)' is not a numeric address such as 10.0.0.7 or 2001:db8::7")
        }
        return address
    }

    private static func hostName(_ argument: String) throws -> HostName {
        guard let name = HostName(argument) else {
            throw ValidationError(
                "'\(argument)' is not a host's name or address without a port, such as stage.example.org")
        }
        return name
    }

    private static func origin(_ argument: String) throws -> WebOrigin {
        guard let origin = WebOrigin(argument) else {
            throw ValidationError("'\(argument)' is not an origin such as https://example.org or http://10.0.0.7:8080")
        }
        return origin
    }
}
