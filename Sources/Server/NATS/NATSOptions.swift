import CNATS
import Foundation

/// The addresses of NATS servers, and a client's credentials.
public struct NATSOptions: Sendable {
    /// The servers' addresses, such as `nats://10.0.0.7:4222` or `tls://nats.example.org`; at least one.
    ///
    /// They hold no credentials.
    public var servers: [String]
    /// The client's name in the server's monitoring.
    public var name: String
    /// A `.creds` file: a user's JWT and the seed of its key; nil for none.
    public var credentialsFile: String?
    /// A file with a user's name and password in two lines, or with a token in one; nil for none.
    public var passwordFile: String?
    /// A PEM file of the authorities that may have signed the servers' certificates, beside the system's.
    public var authorityFile: String?
    /// A PEM file of the client's own certificate chain; needs ``keyFile``.
    public var certificateFile: String?
    /// A PEM file of the key of the client's certificate; needs ``certificateFile``.
    public var keyFile: String?
    /// The time that connecting, and each request to JetStream, may take.
    public var timeout: Duration = .seconds(2)

    /// Makes options without credentials.
    public init(servers: [String], name: String) {
        self.servers = servers
        self.name = name
    }

    /// Returns the fault of a server's address.
    ///
    /// - Returns: one clause with the valid choices; nil for a valid address.
    public static func fault(of server: String) -> String? {
        let forms = "such as nats://10.0.0.7:4222 or tls://nats.example.org"
        guard let url = URLComponents(string: server), let scheme = url.scheme, let host = url.host, !host.isEmpty,
            ["nats", "tls"].contains(scheme), url.path.isEmpty || url.path == "/", url.query == nil
        else { return "is not the address of a NATS server, \(forms)" }
        guard url.user == nil, url.password == nil else {
            return "holds a user or a password, which every user of this machine could see; give a file instead"
        }
        return nil
    }
}

/// libnats' options, for as long as a connection is made of them.
final class NATSOptionsHandle {
    let pointer: OpaquePointer

    /// Makes libnats' options.
    ///
    /// - Throws: ``NATSError`` for a file that can't be used, or an address that is not valid.
    init(_ options: NATSOptions) throws(NATSError) {
        var created: OpaquePointer?
        try check(natsOptions_Create(&created), "make options")
        guard let created else { throw NATSError(.other, "cannot make options") }
        pointer = created
        try addresses(options.servers)
        try check(natsOptions_SetName(pointer, options.name), "set the client's name")
        try check(natsOptions_SetTimeout(pointer, options.timeout.milliseconds), "set the timeout")
        // It is tried again for as long as the process lives.
        try check(natsOptions_SetMaxReconnect(pointer, -1), "set reconnecting")
        try check(natsOptions_SetReconnectWait(pointer, 100), "set reconnecting")
        try check(natsOptions_SetReconnectJitter(pointer, 50, 50), "set reconnecting")
        // A server that is silent for this long is given up, and one that does not take what is written.
        try check(natsOptions_SetPingInterval(pointer, 1000), "set the interval of pings")
        try check(natsOptions_SetMaxPingsOut(pointer, 2), "set the interval of pings")
        try check(natsOptions_SetWriteDeadline(pointer, 1000), "set the write deadline")
        try check(natsOptions_SetFailRequestsOnDisconnect(pointer, true), "set requests")
        // A step that waits a millisecond for others to be sent with is a millisecond late.
        try check(natsOptions_SetSendAsap(pointer, true), "set sending")
        try check(natsOptions_UseGlobalMessageDelivery(pointer, true), "set delivery")
        try authenticate(options)
        try secure(options)
    }

    deinit {
        natsOptions_Destroy(pointer)
    }

    private func addresses(_ servers: [String]) throws(NATSError) {
        for server in servers {
            if let fault = NATSOptions.fault(of: server) { throw NATSError(.other, "'\(server)' \(fault)") }
        }
        let copies = servers.map { strdup($0) }
        defer { for copy in copies { free(copy) } }
        var pointers = copies.map { UnsafePointer($0) }
        let status = natsOptions_SetServers(pointer, &pointers, Int32(pointers.count))
        try check(status, "use these servers")
    }

    private func authenticate(_ options: NATSOptions) throws(NATSError) {
        if let file = options.credentialsFile {
            try readable(file, "the file of NATS credentials")
            let status = natsOptions_SetUserCredentialsFromFiles(pointer, file, nil)
            try check(status, "use the credentials in \(file)")
        }
        if let file = options.passwordFile {
            guard let text = try? String(contentsOfFile: file, encoding: .utf8) else {
                throw NATSError(.other, "cannot read the file of the NATS password, \(file)")
            }
            let lines = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
            switch lines.count {
            case 1: try check(natsOptions_SetToken(pointer, lines[0]), "use the token in \(file)")
            case 2: try check(natsOptions_SetUserInfo(pointer, lines[0], lines[1]), "use the password in \(file)")
            default:
                throw NATSError(
                    .other, "\(file) has \(lines.count) lines; a user's name and password in two, or a token in one")
            }
        }
    }

    private func secure(_ options: NATSOptions) throws(NATSError) {
        if let file = options.authorityFile {
            try readable(file, "the file of NATS authorities")
            try check(natsOptions_LoadCATrustedCertificates(pointer, file), "use the authorities in \(file)")
        }
        if let certificate = options.certificateFile, let key = options.keyFile {
            try readable(certificate, "the certificate for NATS")
            try readable(key, "the key for NATS")
            let status = natsOptions_LoadCertificatesChain(pointer, certificate, key)
            try check(status, "use the certificate \(certificate) with the key \(key)")
        }
        let isSecure =
            options.authorityFile != nil || options.certificateFile != nil
            || options.servers.contains { $0.hasPrefix("tls://") }
        if isSecure { try check(natsOptions_SetSecure(pointer, true), "use TLS") }
    }

    private func readable(_ file: String, _ name: String) throws(NATSError) {
        guard access(file, R_OK) == 0 else { throw NATSError(.other, "cannot read \(name), \(file)") }
    }
}

extension Duration {
    var milliseconds: Int64 { components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000 }
}
