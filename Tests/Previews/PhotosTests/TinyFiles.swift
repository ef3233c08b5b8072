/// Picture files as small as their formats allow.
enum TinyFiles {
    private static func big(_ value: Int, _ length: Int) -> [UInt8] {
        (0..<length).map { UInt8(truncatingIfNeeded: value >> (8 * (length - 1 - $0))) }
    }

    private static func little(_ value: Int, _ length: Int) -> [UInt8] { big(value, length).reversed() }

    static func text(_ text: String) -> [UInt8] { Array(text.utf8) }

    // MARK: JPEG

    static func jpeg(
        _ width: Int, _ height: Int, frame: UInt8 = 0xC0, before: [UInt8] = [], scan: [UInt8] = [1, 2, 0xFF, 0, 3]
    ) -> [UInt8] {
        let size = [0xFF, frame, 0, 11, 8] + big(height, 2) + big(width, 2) + [1, 1, 0x11, 0]
        return [0xFF, 0xD8] + before + size + [0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 63, 0] + scan + [0xFF, 0xD9]
    }

    static func segment(_ marker: UInt8, _ data: [UInt8]) -> [UInt8] {
        [0xFF, marker] + big(data.count + 2, 2) + data
    }

    static func exif(orientation: Int, isLittle: Bool = false) -> [UInt8] {
        func number(_ value: Int, _ length: Int) -> [UInt8] { isLittle ? little(value, length) : big(value, length) }
        func entry(_ tag: Int, _ value: Int) -> [UInt8] {
            number(tag, 2) + number(3, 2) + number(1, 4) + number(value, 2) + [0, 0]
        }
        let tiff =
            text(isLittle ? "II" : "MM") + number(42, 2) + number(8, 4) + number(2, 2) + entry(0x0100, 7)
            + entry(0x0112, orientation) + number(0, 4)
        return segment(0xE1, text("Exif") + [0, 0] + tiff)
    }

    // MARK: PNG

    static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
        big(data.count, 4) + text(type) + data + [0, 0, 0, 0]
    }

    static func png(_ width: Int, _ height: Int, between: [UInt8] = []) -> [UInt8] {
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
            + chunk("IHDR", big(width, 4) + big(height, 4) + [8, 2, 0, 0, 0]) + between + chunk("IDAT", [1, 2, 3])
            + chunk("IEND", [])
    }

    // MARK: WebP

    static func riff(_ chunks: [UInt8]) -> [UInt8] {
        text("RIFF") + little(chunks.count + 4, 4) + text("WEBP") + chunks
    }

    static func riffChunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
        text(type) + little(data.count, 4) + data + (data.count.isMultiple(of: 2) ? [] : [0])
    }

    static func lossy(_ width: Int, _ height: Int) -> [UInt8] {
        // The two bits above the size are a scale for showing it.
        riffChunk("VP8 ", [0, 0, 0, 0x9D, 1, 0x2A] + little(width | 1 << 14, 2) + little(height, 2) + [0, 0])
    }

    static func lossless(_ width: Int, _ height: Int) -> [UInt8] {
        riffChunk("VP8L", [0x2F] + little((width - 1) | (height - 1) << 14 | 1 << 28, 4) + [0])
    }

    static func extended(_ width: Int, _ height: Int) -> [UInt8] {
        riffChunk("VP8X", [0, 0, 0, 0] + little(width - 1, 3) + little(height - 1, 3))
    }
}
