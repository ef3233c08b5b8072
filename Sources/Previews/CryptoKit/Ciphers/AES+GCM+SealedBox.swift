import Foundation

extension AES.GCM {
    /// A number that is taken once with a key.
    public struct Nonce: ContiguousBytes, Sequence, Sendable {
        let bytes: [UInt8]

        /// Makes one of twelve bytes by the stage's chance, which gives the same as it is played again.
        public init() { bytes = StageBytes.next(AuthenticatedCipher.nonceByteCount) }

        /// Makes one of bytes: twelve at least.
        ///
        /// - Parameter data: the bytes.
        /// - Throws: `CryptoKitError.incorrectParameterSize` for another count.
        public init<D: DataProtocol>(data: D) throws {
            guard data.count >= AuthenticatedCipher.nonceByteCount else {
                throw CryptoKitError.incorrectParameterSize
            }
            bytes = Array(data)
        }

        /// Hands the bytes to a function.
        ///
        /// - Parameter body: the function.
        /// - Returns: what it returns.
        /// - Throws: what it throws.
        public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
            try bytes.withUnsafeBytes(body)
        }

        /// Returns what goes through the bytes.
        ///
        /// - Returns: the iterator.
        public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
    }

    /// What was sealed, with what it takes to open it beside the key.
    public struct SealedBox: Sendable {
        /// The number that was taken once.
        public let nonce: Nonce
        /// The message, sealed.
        public let ciphertext: Data
        /// What proves that it was not changed.
        public let tag: Data
        /// The nonce, the ciphertext and the tag behind each other; nil if the nonce is not of twelve bytes.
        public var combined: Data? {
            nonce.bytes.count == AuthenticatedCipher.nonceByteCount ? Data(nonce.bytes) + ciphertext + tag : nil
        }

        init(nonce: Nonce, _ parts: (ciphertext: Data, tag: Data)) {
            (self.nonce, ciphertext, tag) = (nonce, parts.ciphertext, parts.tag)
        }

        /// Makes a box of its parts.
        ///
        /// - Parameters:
        ///   - nonce: the nonce.
        ///   - ciphertext: the message, sealed.
        ///   - tag: its tag, 16 bytes.
        /// - Throws: `CryptoKitError.incorrectParameterSize` for a tag of another size.
        public init<C: DataProtocol, T: DataProtocol>(nonce: Nonce, ciphertext: C, tag: T) throws {
            guard tag.count == AuthenticatedCipher.tagByteCount else { throw CryptoKitError.incorrectParameterSize }
            self.init(nonce: nonce, (Data(ciphertext), Data(tag)))
        }

        /// Makes a box of a nonce of twelve bytes, the ciphertext and the tag behind each other.
        ///
        /// - Parameter combined: the bytes.
        /// - Throws: `CryptoKitError.incorrectParameterSize` for less than a nonce and a tag.
        public init<D: DataProtocol>(combined: D) throws {
            let (first, last) = (AuthenticatedCipher.nonceByteCount, AuthenticatedCipher.tagByteCount)
            guard combined.count >= first + last else { throw CryptoKitError.incorrectParameterSize }
            self.init(
                nonce: try Nonce(data: Array(combined.prefix(first))),
                (Data(combined.dropFirst(first).dropLast(last)), Data(combined.suffix(last))))
        }
    }
}
