import Foundation

extension Curve25519.KeyAgreement {
    /// A key that others know.
    public struct PublicKey: Sendable {
        let key: CurveKey

        init(_ key: CurveKey) { self.key = key }

        /// Makes a key of its 32 bytes.
        ///
        /// - Parameter rawRepresentation: the bytes.
        /// - Throws: `CryptoKitError.incorrectKeySize` for another count.
        public init<D: ContiguousBytes>(rawRepresentation: D) throws {
            guard let key = CurveKey(.x25519, public: rawRepresentation.array) else {
                throw CryptoKitError.incorrectKeySize
            }
            self.key = key
        }

        /// The bytes.
        public var rawRepresentation: Data { Data(key.publicBytes) }

    }

    /// A key that its owner alone knows.
    public struct PrivateKey: Sendable {
        private let key: CurveKey

        /// Makes a key by the stage's chance, which gives the same one as it is played again: it is no secret.
        public init() { key = CurveKey.next(.x25519) }

        /// Makes a key of its 32 bytes.
        ///
        /// - Parameter rawRepresentation: the bytes.
        /// - Throws: `CryptoKitError.incorrectKeySize` for another count.
        public init<D: ContiguousBytes>(rawRepresentation: D) throws {
            guard let key = CurveKey(.x25519, private: rawRepresentation.array) else {
                throw CryptoKitError.incorrectKeySize
            }
            self.key = key
        }

        /// The bytes.
        public var rawRepresentation: Data { Data(key.privateBytes) }
        /// The key that others know.
        public var publicKey: PublicKey { PublicKey(key.publicKey) }

        /// Returns what it has in common with another's public key.
        ///
        /// - Parameter publicKeyShare: the other's key.
        /// - Returns: the secret.
        /// - Throws: `CryptoKitError.underlyingCoreCryptoError` for a key with which there is none.
        public func sharedSecretFromKeyAgreement(with publicKeyShare: PublicKey) throws -> SharedSecret {
            try key.sharedSecret(with: publicKeyShare.key)
        }
    }
}
