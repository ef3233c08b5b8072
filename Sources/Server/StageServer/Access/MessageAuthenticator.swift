import COpenSSL

/// HMAC-SHA256 (RFC 2104, FIPS 180-4) with one secret key.
struct MessageAuthenticator: Sendable {
    private let key: [UInt8]

    init(key: [UInt8]) {
        self.key = key
    }

    /// Returns the message's code, 32 bytes: OpenSSL's `HMAC`.
    func code(for message: [UInt8]) -> [UInt8] {
        var count: UInt32 = 0
        let code = [UInt8](unsafeUninitializedCapacity: Int(EVP_MAX_MD_SIZE)) { buffer, initialized in
            HMAC(EVP_sha256(), key, Int32(key.count), message, message.count, buffer.baseAddress, &count)
            initialized = Int(count)
        }
        precondition(code.count == 32, "OpenSSL has no SHA-256")
        return code
    }

    /// Returns whether `code` is the message's, in a time that does not depend on how much of it is right: OpenSSL's
    /// `CRYPTO_memcmp`.
    func isValid(_ code: [UInt8], for message: [UInt8]) -> Bool {
        let valid = self.code(for: message)
        return code.count == valid.count && CRYPTO_memcmp(code, valid, valid.count) == 0
    }
}
