import Foundation

extension Curve25519.Signing {
    /// A key that others know.
    public struct PublicKey: Sendable {
        let key: CurveKey

        init(_ key: CurveKey) { self.key = key }

        /// Makes a key of its 32 bytes.
        ///
        /// - Parameter rawRepresentation: the bytes.
        /// - Throws: `CryptoKitError.incorrectKeySize` for another count.
        public init<D: ContiguousBytes>(rawRepresentation: D) throws {
            guard let key = CurveKey(.ed25519, public: rawRepresentation.array) else {
                throw CryptoKitError.incorrectKeySize
            }
            self.key = key
        }

        /// The bytes.
        public var rawRepresentation: Data { Data(key.publicBytes) }

        /// Returns whether a signature is the key's owner's, of a message.
        ///
        /// - Parameters:
        ///   - signature: the signature.
        ///   - data: the message.
        /// - Returns: whether it is.
        public func isValidSignature<S: DataProtocol, D: DataProtocol>(_ signature: S, for data: D) -> Bool {
            key.isSignature(Array(signature), of: Array(data))
        }
    }

    /// A key that its owner alone knows.
    public struct PrivateKey: Sendable {
        private let key: CurveKey

        /// Makes a key by the stage's chance, which gives the same one as it is played again: it is no secret.
        public init() { key = CurveKey.next(.ed25519) }

        /// Makes a key of its 32 bytes.
        ///
        /// - Parameter rawRepresentation: the bytes.
        /// - Throws: `CryptoKitError.incorrectKeySize` for another count.
        public init<D: ContiguousBytes>(rawRepresentation: D) throws {
            guard let key = CurveKey(.ed25519, private: rawRepresentation.array) else {
                throw CryptoKitError.incorrectKeySize
            }
            self.key = key
        }

        /// The bytes.
        public var rawRepresentation: Data { Data(key.privateBytes) }
        /// The key that others know.
        public var publicKey: PublicKey { PublicKey(key.publicKey) }

        /// Signs a message by Ed25519.
        ///
        /// - Parameter data: the message.
        /// - Returns: the signature, 64 bytes.
        /// - Throws: `CryptoKitError.underlyingCoreCryptoError` if the library below fails.
        public func signature<D: DataProtocol>(for data: D) throws -> Data { try key.signature(of: Array(data)) }
    }
}
