/// Whether bytes that come in pieces are UTF-8 (RFC 3629, section 4), told as soon as they can't be any more.
struct UTF8Check {
    /// The number of bytes that the present character lacks.
    private var missing = 0
    /// The valid values of its next byte.
    private var next: ClosedRange<UInt8> = 0x80...0xBF

    /// Whether no character has begun that is not finished.
    var isComplete: Bool { missing == 0 }

    /// - Returns: whether all bytes until now may begin a text.
    mutating func append(_ bytes: some Sequence<UInt8>) -> Bool {
        for byte in bytes {
            if missing > 0 {
                guard next.contains(byte) else { return false }
                (missing, next) = (missing - 1, 0x80...0xBF)
                continue
            }
            switch byte {
            case 0x00...0x7F: break
            case 0xC2...0xDF: missing = 1
            // Neither longer than need be, nor a surrogate, nor beyond U+10FFFF.
            case 0xE0: (missing, next) = (2, 0xA0...0xBF)
            case 0xED: (missing, next) = (2, 0x80...0x9F)
            case 0xE1...0xEF: missing = 2
            case 0xF0: (missing, next) = (3, 0x90...0xBF)
            case 0xF1...0xF3: missing = 3
            case 0xF4: (missing, next) = (3, 0x80...0x8F)
            default: return false
            }
        }
        return true
    }
}
