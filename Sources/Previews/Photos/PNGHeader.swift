/// PNG (ISO/IEC 15948): a signature, then chunks of length, type, data and check sum, from IHDR to IEND.
enum PNGHeader {
    static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    static func read(_ bytes: any PhotoBytes) throws(PhotoFault) -> PhotoHeader {
        guard try bytes.bigEndian(4, at: 8) == 13, try bytes.matches(Array("IHDR".utf8), at: 12) else {
            throw PhotoFault("its header is broken")
        }
        let header = try PhotoHeader(
            format: .png, width: try bytes.bigEndian(4, at: 16), height: try bytes.bigEndian(4, at: 20))
        var offset = signature.count
        var hasData = false
        for _ in 0..<PhotoHeader.maximumParts {
            let length = try bytes.bigEndian(4, at: offset)
            let type = try bytes.read(4, at: offset + 4)
            // The check sum is there, too.
            _ = try bytes.read(1, at: offset + 8 + length + 3)
            if type == Array("IDAT".utf8), length > 0 { hasData = true }
            if type == Array("IEND".utf8) {
                guard hasData else { throw PhotoFault("it holds no picture") }
                return header
            }
            offset += 12 + length
        }
        throw .tooManyParts
    }
}
