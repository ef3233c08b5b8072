import Foundation

extension AES.GCM {
    /// Seals a message.
    ///
    /// - Parameters:
    ///   - message: the message.
    ///   - key: the key, 128, 192 or 256 bits.
    ///   - nonce: the number that is taken once; nil for one by the stage's chance.
    /// - Returns: what it takes to open it, but the key.
    /// - Throws: `CryptoKitError.incorrectKeySize` for a key of another size.
    public static func seal<Plaintext: DataProtocol>(
        _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil
    ) throws -> SealedBox {
        let nonce = nonce ?? Nonce()
        let parts = try AuthenticatedCipher.aesGCM.seal(message, key, nonce: nonce.bytes, authenticating: [])
        return SealedBox(nonce: nonce, parts)
    }

    /// Seals a message and authenticates other bytes with it.
    ///
    /// - Parameters:
    ///   - message: the message.
    ///   - key: the key, 128, 192 or 256 bits.
    ///   - nonce: the number that is taken once; nil for one by the stage's chance.
    ///   - authenticatedData: what is authenticated beside it.
    /// - Returns: what it takes to open it, but the key.
    /// - Throws: `CryptoKitError.incorrectKeySize` for a key of another size.
    public static func seal<Plaintext: DataProtocol, AuthenticatedData: DataProtocol>(
        _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil,
        authenticating authenticatedData: AuthenticatedData
    ) throws -> SealedBox {
        let nonce = nonce ?? Nonce()
        let parts = try AuthenticatedCipher.aesGCM.seal(
            message, key, nonce: nonce.bytes, authenticating: Array(authenticatedData))
        return SealedBox(nonce: nonce, parts)
    }

    /// Opens what was sealed.
    ///
    /// - Parameters:
    ///   - sealedBox: what was sealed.
    ///   - key: the key.
    /// - Returns: the message.
    /// - Throws: `CryptoKitError.authenticationFailure` if anything of it was changed or the key is another.
    public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
        try AuthenticatedCipher.aesGCM.open(
            sealedBox.ciphertext, tag: sealedBox.tag, key, nonce: sealedBox.nonce.bytes, authenticating: [])
    }

    /// Opens what was sealed with other bytes.
    ///
    /// - Parameters:
    ///   - sealedBox: what was sealed.
    ///   - key: the key.
    ///   - authenticatedData: what is authenticated beside it.
    /// - Returns: the message.
    /// - Throws: `CryptoKitError.authenticationFailure` if anything of it was changed or the key is another.
    public static func open<AuthenticatedData: DataProtocol>(
        _ sealedBox: SealedBox, using key: SymmetricKey, authenticating authenticatedData: AuthenticatedData
    ) throws -> Data {
        try AuthenticatedCipher.aesGCM.open(
            sealedBox.ciphertext, tag: sealedBox.tag, key, nonce: sealedBox.nonce.bytes,
            authenticating: Array(authenticatedData))
    }
}
