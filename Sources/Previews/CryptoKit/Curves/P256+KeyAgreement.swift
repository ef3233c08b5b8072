import Foundation

extension P256.KeyAgreement {
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
