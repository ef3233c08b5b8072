import Foundation

// Of libqrencode, whose header those who import this module don't have.
@_silgen_name("QRcode_encodeData")
private func encodeData(
    _ size: Int32, _ data: UnsafePointer<UInt8>, _ version: Int32, _ level: Int32
) -> UnsafeMutableRawPointer?
@_silgen_name("QRcode_free") private func freeCode(_ code: UnsafeMutableRawPointer)

/// The modules of a QR code (ISO/IEC 18004), as libqrencode makes it.
enum QRModules {
    /// The beginning of libqrencode's structure of a code.
    private struct Code {
        var version: Int32
        var width: Int32
        var data: UnsafeMutablePointer<UInt8>
    }

    /// Returns the modules of a message, in the smallest code that has room for it.
    ///
    /// - Parameters:
    ///   - message: the bytes.
    ///   - level: how much may be unreadable: L, M, Q or H for 7, 15, 25 or 30%.
    /// - Returns: whether each is dark, row by row from the top; nil for a message without bytes or too long for a code.
    static func modules(of message: [UInt8], level: String) -> [[Bool]]? {
        guard let number = ["L", "M", "Q", "H"].firstIndex(of: level), !message.isEmpty, message.count <= 2953,
            let code = encodeData(Int32(message.count), message, 0, Int32(number))
        else { return nil }
        defer { freeCode(code) }
        let found = code.load(as: Code.self)
        let width = Int(found.width)
        return (0..<width).map { row in (0..<width).map { found.data[row * width + $0] & 1 == 1 } }
    }
}
