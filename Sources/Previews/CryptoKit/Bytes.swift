import Foundation

extension Sequence<UInt8> {
    /// The bytes as two digits each.
    var hexadecimal: String {
        reduce(into: "") { text, byte in
            let digits = String(byte, radix: 16)
            text += digits.count == 1 ? "0" + digits : digits
        }
    }
}

/// Returns whether bytes are the same, in a time that depends on how many there are alone.
func areEqual(_ first: some Sequence<UInt8>, _ second: some Sequence<UInt8>) -> Bool {
    let (first, second) = (Array(first), Array(second))
    guard first.count == second.count else { return false }
    return zip(first, second).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
}

extension ContiguousBytes {
    /// The bytes.
    var array: [UInt8] { withUnsafeBytes { Array($0) } }
}
