/// JPEG (ITU-T T.81): markers with segments; the size is in the frame header, and Exif may say that the picture lies on
/// its side.
enum JPEGHeader {
    private static let startOfScan: UInt8 = 0xDA
    private static let endOfImage: UInt8 = 0xD9
    private static let application1: UInt8 = 0xE1

    static func read(_ bytes: any PhotoBytes) throws(PhotoFault) -> PhotoHeader {
        var offset = 2
        var size: (width: Int, height: Int)?
        var isTurned = false
        for _ in 0..<PhotoHeader.maximumParts {
            guard try bytes.read(1, at: offset) == [0xFF] else { throw PhotoFault("its header is broken") }
            let marker = try bytes.read(1, at: offset + 1)[0]
            // Markers may be padded with more of 0xFF.
            if marker == 0xFF {
                offset += 1
                continue
            }
            guard !isAlone(marker) else { throw PhotoFault("its header is broken") }
            let length = try bytes.bigEndian(2, at: offset + 2)
            guard length >= 2 else { throw PhotoFault("its header is broken") }
            let segment = offset + 4
            if isFrame(marker), length >= 8 {
                size = (try bytes.bigEndian(2, at: segment + 3), try bytes.bigEndian(2, at: segment + 1))
            } else if marker == application1,
                let orientation = try ExifOrientation.read(
                    bytes.read(length - 2, at: segment))
            {
                isTurned = (5...8).contains(orientation)
            } else if marker == startOfScan {
                guard let size else { throw PhotoFault("its header is broken") }
                try findEnd(bytes, after: offset + 2 + length)
                return try PhotoHeader(
                    format: .jpeg, width: isTurned ? size.height : size.width,
                    height: isTurned ? size.width : size.height)
            }
            offset += 2 + length
        }
        throw .tooManyParts
    }

    /// Start of frame, all coding processes; 0xC4, 0xC8 and 0xCC are something else.
    private static func isFrame(_ marker: UInt8) -> Bool {
        0xC0...0xCF ~= marker && marker != 0xC4 && marker != 0xC8 && marker != 0xCC
    }

    /// Markers that have no segment: none of them belongs before the scan.
    private static func isAlone(_ marker: UInt8) -> Bool {
        marker <= 0x01 || 0xD0...0xD9 ~= marker
    }

    /// A whole picture has an end after its scan: near the file's end, or anywhere if something else follows it.
    private static func findEnd(_ bytes: any PhotoBytes, after start: Int) throws(PhotoFault) {
        let piece = 1 << 16
        var offset = max(start, bytes.count - piece)
        if try hasEnd(bytes, from: offset, to: bytes.count) { return }
        offset = start
        while offset < bytes.count {
            // Pieces overlap by a byte, or a marker might lie across two.
            if try hasEnd(bytes, from: offset, to: min(offset + piece + 1, bytes.count)) { return }
            offset += piece
        }
        throw .short
    }

    private static func hasEnd(_ bytes: any PhotoBytes, from: Int, to: Int) throws(PhotoFault) -> Bool {
        guard from < to else { return false }
        let piece = try bytes.read(to - from, at: from)
        return zip(piece, piece.dropFirst()).contains { $0 == 0xFF && $1 == endOfImage }
    }
}
