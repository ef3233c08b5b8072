/// The curve P-256 (FIPS 186-4).
public enum P256: Sendable {
    /// Secrets that two agree on.
    public enum KeyAgreement: Sendable {}
    /// Signatures of messages.
    public enum Signing: Sendable {}
}
