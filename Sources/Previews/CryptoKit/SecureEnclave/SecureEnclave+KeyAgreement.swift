import Foundation

extension SecureEnclave.P256.KeyAgreement {
    /// A key in the Secure Enclave: a simulator has none, and so nobody has one.
    public struct PrivateKey: Sendable {
        private let key: Never

        /// Makes a key: a simulator makes none.
        ///
        /// - Parameter compactRepresentable: has no effect.
        /// - Throws: `CryptoKitError.underlyingCoreCryptoError`.
        public init(compactRepresentable: Bool = true) throws {
            throw CryptoKitError.underlyingCoreCryptoError(error: SecureEnclave.fault)
        }

        /// Takes a key that was made before: there is none.
        ///
        /// - Parameter dataRepresentation: what stands for the key.
        /// - Throws: `CryptoKitError.underlyingCoreCryptoError`.
        public init(dataRepresentation: Data) throws {
            throw CryptoKitError.underlyingCoreCryptoError(error: SecureEnclave.fault)
        }

        /// What stands for the key.
        public var dataRepresentation: Data { switch key {} }
        /// The key that others know.
        public var publicKey: CryptoKit.P256.KeyAgreement.PublicKey { switch key {} }

        /// Returns what it has in common with another's public key.
        ///
        /// - Parameter publicKeyShare: the other's key.
        /// - Returns: the secret.
        /// - Throws: nothing, as nobody has a key.
        public func sharedSecretFromKeyAgreement(
            with publicKeyShare: CryptoKit.P256.KeyAgreement.PublicKey
        ) throws -> SharedSecret { switch key {} }
    }
}
