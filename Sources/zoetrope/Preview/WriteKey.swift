/// The key of pages that may write into the previewed sources: whoever has started the server passes it on, and nobody
/// else has it.
struct WriteKey {
    /// 128 bits of the system's generator in hexadecimal digits.
    let text: String

    /// Makes a key that nobody can guess.
    init() {
        var generator = SystemRandomNumberGenerator()
        let bytes = (0..<16).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
        text = bytes.map { byte in (byte < 16 ? "0" : "") + String(byte, radix: 16) }.joined()
    }

    /// Returns whether somebody has shown this key; it takes the same time for every text of its length.
    func matches(_ shown: String?) -> Bool {
        guard let shown, shown.utf8.count == text.utf8.count else { return false }
        return zip(shown.utf8, text.utf8).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
