import Foundation

// Of CCryptography, whose module those who import this one don't have.

@_silgen_name("cryptography_cipher_new")
private func makeCipher(_ cipher: Int32, _ seals: Int32, _ keyCount: Int) -> UnsafeMutableRawPointer?
@_silgen_name("cryptography_cipher_free")
private func freeCipher(_ cipher: UnsafeMutableRawPointer)
@_silgen_name("cryptography_cipher_start")
private func startCipher(
    _ cipher: UnsafeMutableRawPointer, _ key: UnsafePointer<UInt8>?, _ nonce: UnsafePointer<UInt8>?, _ nonceCount: Int
) -> Int32
@_silgen_name("cryptography_cipher_authenticate")
private func authenticate(_ cipher: UnsafeMutableRawPointer, _ bytes: UnsafePointer<UInt8>?, _ count: Int) -> Int32
@_silgen_name("cryptography_cipher_update")
private func updateCipher(
    _ cipher: UnsafeMutableRawPointer, _ bytes: UnsafePointer<UInt8>?, _ count: Int,
    _ result: UnsafeMutablePointer<UInt8>?
) -> Int32
@_silgen_name("cryptography_cipher_finish_sealing")
private func finishSealing(_ cipher: UnsafeMutableRawPointer, _ tag: UnsafeMutablePointer<UInt8>?) -> Int32
@_silgen_name("cryptography_cipher_finish_opening")
private func finishOpening(_ cipher: UnsafeMutableRawPointer, _ tag: UnsafePointer<UInt8>?) -> Int32

/// The ciphers of libcrypto that authenticate, by CCryptography's numbers.
enum AuthenticatedCipher: Int32 {
    case aesGCM, chaChaPoly

    static let tagByteCount = 16
    static let nonceByteCount = 12

    /// Returns a message sealed, and its tag.
    ///
    /// - Throws: `incorrectKeySize` for a key of a size that the cipher lacks.
    func seal(
        _ message: some DataProtocol, _ key: SymmetricKey, nonce: [UInt8], authenticating data: [UInt8]
    ) throws -> (ciphertext: Data, tag: Data) {
        try using(key, nonce, data, seals: true) { cipher in
            let ciphertext = try update(cipher, Array(message))
            var done: Int32 = 0
            let tag = [UInt8](unsafeUninitializedCapacity: Self.tagByteCount) { tag, count in
                done = finishSealing(cipher, tag.baseAddress)
                count = done == 1 ? Self.tagByteCount : 0
            }
            guard done == 1 else { throw CryptoKitError.underlyingCoreCryptoError(error: done) }
            return (Data(ciphertext), Data(tag))
        }
    }

    /// Returns the message that was sealed.
    ///
    /// - Throws: `incorrectKeySize`, or `authenticationFailure` for another tag than its.
    func open(
        _ ciphertext: Data, tag: Data, _ key: SymmetricKey, nonce: [UInt8], authenticating data: [UInt8]
    ) throws -> Data {
        try using(key, nonce, data, seals: false) { cipher in
            let message = try update(cipher, Array(ciphertext))
            guard finishOpening(cipher, Array(tag)) == 1 else { throw CryptoKitError.authenticationFailure }
            return Data(message)
        }
    }

    private func using<Result>(
        _ key: SymmetricKey, _ nonce: [UInt8], _ data: [UInt8], seals: Bool,
        _ body: (UnsafeMutableRawPointer) throws -> Result
    ) throws -> Result {
        guard let cipher = makeCipher(rawValue, seals ? 1 : 0, key.bytes.count) else {
            throw CryptoKitError.incorrectKeySize
        }
        defer { freeCipher(cipher) }
        guard startCipher(cipher, key.bytes, nonce, nonce.count) == 1 else {
            throw CryptoKitError.incorrectParameterSize
        }
        guard authenticate(cipher, data, data.count) == 1 else {
            throw CryptoKitError.underlyingCoreCryptoError(error: 0)
        }
        return try body(cipher)
    }

    private func update(_ cipher: UnsafeMutableRawPointer, _ bytes: [UInt8]) throws -> [UInt8] {
        var done: Int32 = 0
        let result = [UInt8](unsafeUninitializedCapacity: bytes.count) { result, count in
            done = updateCipher(cipher, bytes, bytes.count, result.baseAddress)
            count = done == 1 ? bytes.count : 0
        }
        guard done == 1 else { throw CryptoKitError.underlyingCoreCryptoError(error: done) }
        return result
    }
}
