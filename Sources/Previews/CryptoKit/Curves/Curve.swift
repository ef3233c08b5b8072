/// The curves of libcrypto that keys are of, by CCryptography's numbers.
enum Curve: Int32, Sendable {
    case x25519, ed25519, p256

    /// How many bytes a coordinate or a private key's number has.
    static let byteCount = 32
}
