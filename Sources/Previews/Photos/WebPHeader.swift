/// WebP (RFC 9649): a RIFF file of chunks; the size is in the first one, VP8X, VP8L or VP8.
enum WebPHeader {
    static func read(_ bytes: any PhotoBytes) throws(PhotoFault) -> PhotoHeader {
        // The size counts from after itself, and is even.
        guard try bytes.littleEndian(4, at: 4) + 8 <= bytes.count else { throw .short }
        let type = String(decoding: try bytes.read(4, at: 12), as: UTF8.self)
        let length = try bytes.littleEndian(4, at: 16)
        let data = 20
        guard data + length <= bytes.count else { throw .short }
        switch type {
        case "VP8X" where length >= 10:
            let size = (
                try bytes.littleEndian(3, at: data + 4) + 1, try bytes.littleEndian(3, at: data + 7) + 1
            )
            try findPicture(bytes, after: data + length + length % 2)
            return try PhotoHeader(format: .webp, width: size.0, height: size.1)
        case "VP8L" where length > 5:
            guard try bytes.read(1, at: data) == [0x2F] else { throw PhotoFault("its header is broken") }
            let bits = try bytes.littleEndian(4, at: data + 1)
            return try PhotoHeader(format: .webp, width: bits & 0x3FFF + 1, height: bits >> 14 & 0x3FFF + 1)
        case "VP8 " where length > 10:
            guard try bytes.matches([0x9D, 0x01, 0x2A], at: data + 3) else {
                throw PhotoFault("its header is broken")
            }
            return try PhotoHeader(
                format: .webp, width: try bytes.littleEndian(2, at: data + 6) & 0x3FFF,
                height: try bytes.littleEndian(2, at: data + 8) & 0x3FFF)
        default:
            throw PhotoFault("its header is broken")
        }
    }

    /// An extended file has its picture, or an animation's first, in a later chunk.
    private static func findPicture(_ bytes: any PhotoBytes, after start: Int) throws(PhotoFault) {
        var offset = start
        for _ in 0..<PhotoHeader.maximumParts {
            let type = String(decoding: try bytes.read(4, at: offset), as: UTF8.self)
            let length = try bytes.littleEndian(4, at: offset + 4)
            guard offset + 8 + length <= bytes.count else { throw .short }
            if ["VP8 ", "VP8L", "ANMF"].contains(type), length > 0 { return }
            offset += 8 + length + length % 2
        }
        throw .tooManyParts
    }
}
