import Foundation

/// Bytes of the standards' examples, two digits each.
func bytes(_ digits: String) -> [UInt8] {
    let digits = digits.filter { !$0.isWhitespace }.compactMap(\.hexDigitValue).map { UInt8($0) }
    return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
}
