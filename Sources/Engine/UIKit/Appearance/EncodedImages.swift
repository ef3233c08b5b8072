import QuartzCore

/// What knows images by the bytes of their files: no pixels are read here, and viewers load files.
@MainActor
package enum EncodedImages {
    /// Returns the name, with its extension, of the file that some bytes are; nil if they are no file's.
    package static var file: ((Data) -> String?)?
    /// Returns the image that stands for what a server does not give; nil for other bytes.
    package static var madeUp: ((Data) -> UIImage?)?

    /// Returns the catalogue's image of some bytes, with a number of pixels a point; nil for bytes that no file has.
    static func image(of data: Data, scale: CGFloat) -> NamedImage? {
        guard scale > 0, let file = file?(data), var image = UIImage.image(ofFile: file) else { return nil }
        let stem = file.prefix { $0 != "." }
        let pixels: CGFloat = stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1
        image.size = CGSize(width: image.size.width * pixels / scale, height: image.size.height * pixels / scale)
        return image
    }
}
