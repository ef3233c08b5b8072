/// The Advanced Encryption Standard (FIPS 197).
public enum AES: Sendable {
    /// AES that authenticates what it seals (NIST SP 800-38D).
    public enum GCM: Sendable {}
}
