/// How long a key is.
public struct SymmetricKeySize: Sendable {
    /// In bits.
    public let bitCount: Int

    /// Makes a size in bits: a positive multiple of eight.
    ///
    /// - Parameter bitCount: the bits.
    public init(bitCount: Int) {
        precondition(bitCount > 0 && bitCount % 8 == 0, "a key has whole bytes")
        self.bitCount = bitCount
    }

    /// 128 bits.
    public static var bits128: SymmetricKeySize { SymmetricKeySize(bitCount: 128) }
    /// 192 bits.
    public static var bits192: SymmetricKeySize { SymmetricKeySize(bitCount: 192) }
    /// 256 bits.
    public static var bits256: SymmetricKeySize { SymmetricKeySize(bitCount: 256) }
}
