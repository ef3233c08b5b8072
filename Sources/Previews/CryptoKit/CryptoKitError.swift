/// What fails in CryptoKit.
public enum CryptoKitError: Error, Equatable, Hashable, Sendable {
    /// A key has a size that it can't have.
    case incorrectKeySize
    /// A nonce, a tag or bytes that stand for something have a size that they can't have.
    case incorrectParameterSize
    /// A tag is not that of what is opened: something of it was changed, or the key is another.
    case authenticationFailure
    /// The library below fails.
    case underlyingCoreCryptoError(error: Int32)
    /// A key that is unwrapped was changed.
    case wrapFailure
    /// A key that is unwrapped was changed.
    case unwrapFailure
    /// A parameter is none.
    case invalidParameter
}

/// What is wrong with bytes of DER or PEM.
public enum CryptoKitASN1Error: Error, Equatable, Hashable, Sendable {
    /// A field is another one than is expected.
    case invalidFieldIdentifier
    /// A field is another one than is expected.
    case unexpectedFieldType
    /// An object's number is none.
    case invalidObjectIdentifier
    /// The bytes are not those of an object.
    case invalidASN1Object
    /// A number is not written as it has to be.
    case invalidASN1IntegerEncoding
    /// The bytes end too early.
    case truncatedASN1Field
    /// A length is written in a way that isn't known.
    case unsupportedFieldLength
    /// The text is not that of PEM.
    case invalidPEMDocument
}
