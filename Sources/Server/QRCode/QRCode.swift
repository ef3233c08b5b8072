import CQREncode

/// A QR code (ISO/IEC 18004) of a text, with error correction level M, by which 15% of it may be unreadable.
public struct QRCode: Sendable {
    /// The greatest length of a text in bytes.
    public static let limit = 1024
    /// The number of light modules on each side, without which readers don't find the code.
    static let quietZone = 4

    /// The number of modules on a side, without the quiet zone: 21...177.
    let width: Int
    /// Whether each module is dark, row by row.
    let isDark: [Bool]

    /// Encodes a text, which takes a few milliseconds for the longest.
    ///
    /// - Throws: ``QRCodeError`` for a text that is empty, longer than ``limit`` bytes, or has a null character.
    public init(_ text: String) throws(QRCodeError) {
        guard 1...Self.limit ~= text.utf8.count, !text.utf8.contains(0),
            let code = QRcode_encodeString(text, 0, QR_ECLEVEL_M, QR_MODE_8, 1)
        else { throw QRCodeError() }
        defer { QRcode_free(code) }
        width = Int(code.pointee.width)
        isDark = UnsafeBufferPointer(start: code.pointee.data, count: width * width).map { $0 & 1 == 1 }
    }

    /// An SVG image with a unit for each module: one path of the dark modules on a light ground.
    public var svg: String {
        let side = width + 2 * Self.quietZone
        return """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(side) \(side)" shape-rendering="crispEdges">\
            <rect width="\(side)" height="\(side)" fill="#fff"/><path d="\(path)"/></svg>

            """
    }

    /// The code as lines for a terminal, two rows of modules to a line, black on white whatever the terminal's own
    /// colours are.
    public var blocks: String {
        let range = -Self.quietZone..<width + Self.quietZone
        let lines = stride(from: range.lowerBound, to: range.upperBound, by: 2).map { row in
            let blocks = range.map { column in
                switch (isDark(row, column), isDark(row + 1, column)) {
                case (false, false): " "
                case (true, false): "\u{2580}"
                case (false, true): "\u{2584}"
                case (true, true): "\u{2588}"
                }
            }
            return "\u{1B}[30;107m" + blocks.joined() + "\u{1B}[0m"
        }
        return lines.joined(separator: "\n")
    }

    private func isDark(_ row: Int, _ column: Int) -> Bool {
        0..<width ~= row && 0..<width ~= column && isDark[row * width + column]
    }

    /// The SVG path: a rectangle for each run of dark modules in a row.
    private var path: String {
        var path = ""
        for row in 0..<width {
            var column = 0
            while column < width {
                let end = (column..<width).first { !isDark[row * width + $0] } ?? width
                if end > column {
                    path += "M\(column + Self.quietZone) \(row + Self.quietZone)h\(end - column)v1h-\(end - column)z"
                }
                column = end + 1
            }
        }
        return path
    }
}

/// A reason why a text has no QR code.
public struct QRCodeError: Error, Equatable, CustomStringConvertible {
    /// The valid texts, in words.
    public var description: String { "a QR code's text has 1...\(QRCode.limit) bytes, none of them 0" }
}
