import Foundation

/// A picture file with what its header says.
public struct PhotoFile: Equatable, Sendable {
    /// The file's name, without the folder.
    public var name: String
    /// The file's path.
    public var path: String
    /// The format and size.
    public var header: PhotoHeader

    /// The name with everything but ASCII letters, digits, `-`, `.`, `_` and `~` percent-encoded (RFC 3986), for
    /// messages and addresses.
    public var encodedName: String {
        var encoded = ""
        for byte in name.utf8 {
            switch byte {
            case 48...57, 65...90, 97...122, 45, 46, 95, 126: encoded.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                encoded += "%"
                if byte < 16 { encoded += "0" }
                encoded += String(byte, radix: 16, uppercase: true)
            }
        }
        return encoded
    }
}

/// The format and size that a picture file's header states.
public struct PhotoHeader: Equatable, Sendable {
    /// A format of picture files, by its media type.
    public enum Format: String, Sendable {
        case jpeg = "image/jpeg"
        case png = "image/png"
        case webp = "image/webp"

        /// The media type, as HTTP's `Content-Type` has it.
        public var contentType: String { rawValue }
    }

    /// The format.
    public var format: Format
    /// The width in pixels of the upright picture.
    public var width: Int
    /// The height in pixels of the upright picture.
    public var height: Int

    /// The greatest number of pixels: more than phones' cameras take, and as many as a viewer can be asked to hold.
    static let maximumPixels = 1 << 27

    /// The greatest number of parts of a file, so that one of nothing but small parts is not read for minutes.
    static let maximumParts = 100_000

    init(format: Format, width: Int, height: Int) throws(PhotoFault) {
        guard width > 0, height > 0 else { throw PhotoFault("its size is \(width) x \(height)") }
        guard width <= 65_535, height <= 65_535, width * height <= Self.maximumPixels else {
            throw PhotoFault("its size, \(width) x \(height), is above \(Self.maximumPixels) pixels or 65535 a side")
        }
        self.format = format
        self.width = width
        self.height = height
    }

    /// Reads the header of a JPEG, PNG or WebP file that lies in a folder or in one beneath it.
    ///
    /// - Throws: ``PhotoFault``, also for a path that leads out of the folder.
    public init(beneath folder: OpenFolder, path: String) throws(PhotoFault) {
        try self.init(folder.file(beneath: path))
    }

    /// Reads the header of a JPEG, PNG or WebP file, and enough of the rest to see that the file is whole.
    ///
    /// O(parts of the file).
    ///
    /// - Throws: ``PhotoFault``.
    init(_ bytes: any PhotoBytes) throws(PhotoFault) {
        if try bytes.matches([0xFF, 0xD8, 0xFF], at: 0) {
            self = try JPEGHeader.read(bytes)
        } else if try bytes.matches(PNGHeader.signature, at: 0) {
            self = try PNGHeader.read(bytes)
        } else if try bytes.matches(Array("RIFF".utf8), at: 0), try bytes.matches(Array("WEBP".utf8), at: 8) {
            self = try WebPHeader.read(bytes)
        } else {
            throw PhotoFault("it is no JPEG, PNG or WebP file")
        }
    }
}

/// A fault of a file.
public struct PhotoFault: Error, Equatable, CustomStringConvertible {
    /// The fault in one line.
    public let description: String

    init(_ description: String) {
        self.description = description
    }

    static let tooManyParts = PhotoFault("it has more than \(PhotoHeader.maximumParts) parts")
    static let short = PhotoFault("it is cut short")
    /// The fault of a path that leads out of the folder in which files are looked for.
    public static let outside = PhotoFault("it leads out of the folder")
}
