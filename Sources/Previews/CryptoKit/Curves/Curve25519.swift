/// The curve of X25519 and Ed25519 (RFC 7748, RFC 8032).
public enum Curve25519: Sendable {
    /// Secrets that two agree on.
    public enum KeyAgreement: Sendable {}
    /// Signatures of messages.
    public enum Signing: Sendable {}
}
