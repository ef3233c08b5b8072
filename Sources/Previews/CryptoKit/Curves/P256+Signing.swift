import Foundation

extension P256.Signing {
    /// A key that others know.
    public struct PublicKey: Sendable {
        let key: CurveKey

        init(_ key: CurveKey) { self.key = key }

        /// Makes a key of its point's two coordinates, 64 bytes.
        ///
        /// - Parameter rawRepresentation: the bytes.
        /// - Throws: `CryptoKitError.incorrectParameterSize`, or another one for what is no point.
        public init<Bytes: ContiguousBytes>(rawRepresentation: Bytes) throws {
            key = try CurveKey.raw(.p256, rawRepresentation.array)
        }

        /// Makes a key of its point in ANSI X9.63's form, 65 bytes.
        ///
        /// - Parameter x963Representation: the bytes.
        /// - Throws: `CryptoKitError.incorrectParameterSize`, or another one for what is no point.
        public init<Bytes: ContiguousBytes>(x963Representation: Bytes) throws {
            key = try CurveKey.x963(.p256, x963Representation.array)
        }

        /// Makes a key of its point, compressed, 33 bytes.
        ///
        /// - Parameter compressedRepresentation: the bytes.
        /// - Throws: `CryptoKitError.incorrectParameterSize`, or another one for what is no point.
        public init<Bytes: ContiguousBytes>(compressedRepresentation: Bytes) throws {
            key = try CurveKey.compressed(.p256, compressedRepresentation.array)
        }

        /// Makes a key of X.509's DER.
        ///
        /// - Parameter derRepresentation: the bytes.
        /// - Throws: `CryptoKitASN1Error.invalidASN1Object` for what is none of the curve.
        public init<Bytes: RandomAccessCollection>(derRepresentation: Bytes) throws where Bytes.Element == UInt8 {
            key = try CurveKey.der(.p256, isPrivate: false, Array(derRepresentation))
        }

        /// Makes a key of X.509's PEM.
        ///
        /// - Parameter pemRepresentation: the text.
        /// - Throws: `CryptoKitASN1Error.invalidPEMDocument` for what is none of the curve.
        public init(pemRepresentation: String) throws {
            key = try CurveKey.pem(.p256, isPrivate: false, pemRepresentation)
        }

        /// The point's two coordinates.
        public var rawRepresentation: Data { key.raw }
        /// The point in ANSI X9.63's form.
        public var x963Representation: Data { key.x963 }
        /// The point, compressed.
        public var compressedRepresentation: Data { key.compressed }
        /// The key in X.509's DER.
        public var derRepresentation: Data { key.der }
        /// The key in X.509's PEM.
        public var pemRepresentation: String { key.pem }

        /// Returns whether a signature is the key's owner's, of a digest.
        ///
        /// - Parameters:
        ///   - signature: the signature.
        ///   - digest: the digest.
        /// - Returns: whether it is.
        public func isValidSignature<D: Digest>(_ signature: ECDSASignature, for digest: D) -> Bool {
            key.isSignature(signature.rawRepresentation, ofDigest: digest.array)
        }

        /// Returns whether a signature is the key's owner's, of a message, with SHA256.
        ///
        /// - Parameters:
        ///   - signature: the signature.
        ///   - data: the message.
        /// - Returns: whether it is.
        public func isValidSignature<D: DataProtocol>(_ signature: ECDSASignature, for data: D) -> Bool {
            isValidSignature(signature, for: SHA256.hash(data: data))
        }
    }

    /// A key that its owner alone knows.
    public struct PrivateKey: Sendable {
        private let key: CurveKey

        /// Makes a key by the stage's chance, which gives the same one as it is played again: it is no secret.
        ///
        /// - Parameter compactRepresentable: has no effect.
        public init(compactRepresentable: Bool = true) { key = CurveKey.next(.p256) }

        /// Makes a key of its number, 32 bytes.
        ///
        /// - Parameter rawRepresentation: the bytes.
        /// - Throws: `CryptoKitError.incorrectKeySize`, or another one for a number that is out of range.
        public init<Bytes: ContiguousBytes>(rawRepresentation: Bytes) throws {
            key = try CurveKey.rawPrivate(.p256, rawRepresentation.array)
        }

        /// Makes a key of its point in ANSI X9.63's form and its number, 97 bytes.
        ///
        /// - Parameter x963Representation: the bytes.
        /// - Throws: `CryptoKitError.incorrectKeySize`, or another one for what does not belong together.
        public init<Bytes: ContiguousBytes>(x963Representation: Bytes) throws {
            key = try CurveKey.x963Private(.p256, x963Representation.array)
        }

        /// Makes a key of PKCS #8's or SEC 1's DER.
        ///
        /// - Parameter derRepresentation: the bytes.
        /// - Throws: `CryptoKitASN1Error.invalidASN1Object` for what is none of the curve.
        public init<Bytes: RandomAccessCollection>(derRepresentation: Bytes) throws where Bytes.Element == UInt8 {
            key = try CurveKey.der(.p256, isPrivate: true, Array(derRepresentation))
        }

        /// Makes a key of PKCS #8's or SEC 1's PEM.
        ///
        /// - Parameter pemRepresentation: the text.
        /// - Throws: `CryptoKitASN1Error.invalidPEMDocument` for what is none of the curve.
        public init(pemRepresentation: String) throws {
            key = try CurveKey.pem(.p256, isPrivate: true, pemRepresentation)
        }

        /// The number.
        public var rawRepresentation: Data { Data(key.privateBytes) }
        /// The point in ANSI X9.63's form with the number behind it.
        public var x963Representation: Data { key.x963Private }
        /// The key in PKCS #8's DER.
        public var derRepresentation: Data { key.der }
        /// The key in PKCS #8's PEM.
        public var pemRepresentation: String { key.pem }
        /// The key that others know.
        public var publicKey: PublicKey { PublicKey(key.publicKey) }

        /// Signs a digest by ECDSA, with the stage's chance.
        ///
        /// - Parameter digest: the digest.
        /// - Returns: the signature.
        /// - Throws: `CryptoKitError.underlyingCoreCryptoError` if the library below fails.
        public func signature<D: Digest>(for digest: D) throws -> ECDSASignature {
            ECDSASignature(try key.signature(ofDigest: digest.array))
        }

        /// Signs a message by ECDSA with SHA256, with the stage's chance.
        ///
        /// - Parameter data: the message.
        /// - Returns: the signature.
        /// - Throws: `CryptoKitError.underlyingCoreCryptoError` if the library below fails.
        public func signature<D: DataProtocol>(for data: D) throws -> ECDSASignature {
            try signature(for: SHA256.hash(data: data))
        }
    }
}
