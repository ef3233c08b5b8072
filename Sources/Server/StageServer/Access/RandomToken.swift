/// 128 bits that nobody can guess: a room's key, a viewer's identity.
struct RandomToken: Hashable, Sendable {
    private let high: UInt64
    private let low: UInt64

    /// Returns a token of the system's generator, which is fit for secrets.
    static func random() -> RandomToken {
        var generator = SystemRandomNumberGenerator()
        return RandomToken(high: generator.next(), low: generator.next())
    }

    private init(high: UInt64, low: UInt64) {
        self.high = high
        self.low = low
    }

    /// - Returns: nil unless `text` is a token's ``text``.
    init?(text: String) {
        guard text.utf8.count == 22, let bytes = Base64URL.bytes(text), bytes.count == 16 else { return nil }
        high = bytes[..<8].reduce(0) { $0 << 8 | UInt64($1) }
        low = bytes[8...].reduce(0) { $0 << 8 | UInt64($1) }
    }

    /// 22 characters of base64url.
    var text: String {
        Base64URL.text(
            [high, low].flatMap { half in (0..<8).map { UInt8(truncatingIfNeeded: half >> (56 - 8 * $0)) } })
    }
}

extension RandomToken: Codable {
    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let token = RandomToken(text: try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "not 128 bits in base64url")
        }
        self = token
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }
}
