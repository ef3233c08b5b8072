import CLibwebsockets

/// A certificate chain and its private key, in PEM files.
public struct TLSFiles: Equatable, Sendable {
    /// The path of the certificate chain.
    public let certificate: String
    /// The path of the private key.
    public let key: String

    /// Makes a pair of files, after checking that they can be used.
    ///
    /// - Throws: ``WebSocketServerError`` if a file can't be read, has no certificate or key, needs a passphrase, or
    ///   the two don't belong together.
    public init(certificate: String, key: String) throws {
        self.certificate = certificate
        self.key = key
        try check()
    }

    /// Checks that the files can be used as they are now.
    ///
    /// libwebsockets writes reasons to its log only, and would ask a terminal for a passphrase.
    ///
    /// - Throws: ``WebSocketServerError``.
    func check() throws {
        guard let context = SSL_CTX_new(TLS_server_method()) else {
            throw WebSocketServerError("OpenSSL could not make a context")
        }
        defer { SSL_CTX_free(context) }
        SSL_CTX_set_default_passwd_cb(context) { _, _, _, _ in -1 }
        ERR_clear_error()
        guard SSL_CTX_use_certificate_chain_file(context, certificate) == 1 else {
            throw WebSocketServerError("cannot use the TLS certificate \(certificate): \(Self.reason())")
        }
        guard SSL_CTX_use_PrivateKey_file(context, key, SSL_FILETYPE_PEM) == 1 else {
            throw WebSocketServerError("cannot use the TLS key \(key): \(Self.reason())")
        }
    }

    /// Returns OpenSSL's oldest error, which is the cause of the others.
    private static func reason() -> String {
        let code = ERR_get_error()
        defer { ERR_clear_error() }
        // A system error has errno in place of a reason.
        if code & 0x8000_0000 != 0 { return String(cString: strerror(Int32(code & 0x7FFF_FFFF))).lowercased() }
        return ERR_reason_error_string(code).map { String(cString: $0) } ?? "unknown"
    }
}
