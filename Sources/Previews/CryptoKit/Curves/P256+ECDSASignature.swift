import Foundation

extension P256.Signing {
    /// A signature of ECDSA: two numbers.
    public struct ECDSASignature: ContiguousBytes, Sendable {
        /// The numbers, 32 bytes each.
        public let rawRepresentation: Data

        init(_ numbers: Data) { rawRepresentation = numbers }

        /// Makes a signature of the numbers, 32 bytes each.
        ///
        /// - Parameter rawRepresentation: the bytes.
        /// - Throws: `CryptoKitError.incorrectParameterSize` for another count.
        public init<D: DataProtocol>(rawRepresentation: D) throws {
            guard rawRepresentation.count == 64 else { throw CryptoKitError.incorrectParameterSize }
            self.init(Data(rawRepresentation))
        }

        /// Makes a signature of DER.
        ///
        /// - Parameter derRepresentation: the bytes.
        /// - Throws: `CryptoKitASN1Error.invalidASN1Object` for what is none.
        public init<D: DataProtocol>(derRepresentation: D) throws {
            self.init(try CurveKey.raw(.p256, signature: Array(derRepresentation)))
        }

        /// The signature in DER.
        public var derRepresentation: Data { CurveKey.der(signature: rawRepresentation) }

        /// Hands the numbers' bytes to a function.
        ///
        /// - Parameter body: the function.
        /// - Returns: what it returns.
        /// - Throws: what it throws.
        public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
            try rawRepresentation.withUnsafeBytes(body)
        }
    }
}
