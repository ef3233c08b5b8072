/// The processor that keeps keys: a stage has none, as a simulator may have none.
public enum SecureEnclave: Sendable {
    /// Whether there is one.
    public static var isAvailable: Bool { false }

    /// The curve P-256.
    public enum P256: Sendable {
        /// Secrets that two agree on.
        public enum KeyAgreement: Sendable {}
        /// Signatures of messages.
        public enum Signing: Sendable {}
    }

    /// What fails for want of it.
    static let fault: Int32 = -1
}
