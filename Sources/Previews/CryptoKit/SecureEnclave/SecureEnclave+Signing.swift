import Foundation

extension SecureEnclave.P256.Signing {
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
        public var publicKey: CryptoKit.P256.Signing.PublicKey { switch key {} }

        /// Signs a digest.
        ///
        /// - Parameter digest: the digest.
        /// - Returns: the signature.
        /// - Throws: nothing, as nobody has a key.
        public func signature<D: Digest>(for digest: D) throws -> CryptoKit.P256.Signing.ECDSASignature {
            switch key {}
        }

        /// Signs a message.
        ///
        /// - Parameter data: the message.
        /// - Returns: the signature.
        /// - Throws: nothing, as nobody has a key.
        public func signature<D: DataProtocol>(for data: D) throws -> CryptoKit.P256.Signing.ECDSASignature {
            switch key {}
        }
    }
}
