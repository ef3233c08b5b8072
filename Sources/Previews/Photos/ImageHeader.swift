/// The size that the header of a picture states which an app may have beside JPEG, PNG and WebP files.
public struct ImageHeader: Equatable, Sendable {
    /// The width in pixels.
    public var width: Int
    /// The height in pixels.
    public var height: Int
    /// Why pages can't draw the picture; nil if they can.
    public var fault: String?

    /// Reads the header of a GIF, HEIC or PNG file that lies in a folder or in one beneath it, the latter as Xcode writes it into apps.
    ///
    /// - Parameters:
    ///   - folder: the folder.
    ///   - path: the file's path from the folder on.
    /// - Throws: ``PhotoFault``, also for a file of another kind.
    public init(beneath folder: OpenFolder, path: String) throws(PhotoFault) {
        try self.init(folder.file(beneath: path))
    }

    init(_ bytes: any PhotoBytes) throws(PhotoFault) {
        if try bytes.matches(Array("GIF8".utf8), at: 0) {
            // GIF 89a, 18: the logical screen's size, its lower byte first.
            self.init(width: try bytes.littleEndian(2, at: 6), height: try bytes.littleEndian(2, at: 8))
        } else if try bytes.matches(PNGHeader.signature, at: 0), try bytes.matches(Array("CgBI".utf8), at: 12) {
            // The chunk stands before IHDR, and has a length of 4.
            self.init(
                width: try bytes.bigEndian(4, at: 32), height: try bytes.bigEndian(4, at: 36),
                fault: "Xcode has packed it for iPhones (CgBI); it is drawn as an ordinary PNG file")
        } else if try bytes.matches(Array("ftyp".utf8), at: 4), let size = try Self.heicSize(bytes) {
            self.init(
                width: size.width, height: size.height,
                fault: "browsers draw no HEIC files; it is drawn as a JPEG or PNG file")
        } else {
            throw PhotoFault("it is no GIF, HEIC, JPEG, PNG or WebP file")
        }
        guard 1...65_535 ~= width, 1...65_535 ~= height else { throw PhotoFault("its size is \(width) x \(height)") }
    }

    private init(width: Int, height: Int, fault: String? = nil) {
        (self.width, self.height, self.fault) = (width, height, fault)
    }

    /// The size of the largest picture that the file's properties tell: it may be made of smaller ones (ISO/IEC 23008-12, 6.5.3.1).
    private static func heicSize(_ bytes: any PhotoBytes) throws(PhotoFault) -> (width: Int, height: Int)? {
        let start = try bytes.read(min(bytes.count, 1 << 16), at: 0)
        let name = Array("ispe".utf8)
        var found: (width: Int, height: Int)?
        for index in start.indices.dropLast(15) where start[index] == name[0] && start[index..<index + 4] == name[...] {
            func number(_ offset: Int) -> Int {
                start[(index + offset)..<(index + offset + 4)].reduce(0) { $0 << 8 | Int($1) }
            }
            let size = (width: number(8), height: number(12))
            if size.width * size.height > (found.map { $0.width * $0.height } ?? 0) { found = size }
        }
        return found
    }
}
