import CoreGraphics
import Foundation

/// The pixels of pictures, as far as they can be known: of those that were made of pixels, of PNG and JPEG files, and of what was
/// drawn without texts.
enum PicturePixels {
    private struct Kept {
        /// The pixels by the pictures' names or addresses; nil for those that have none.
        var pixels: [String: Raster?] = [:]
        /// The names, the one that was asked for last at the end.
        var names: [String] = []
        /// Drawings, whose addresses are others' once they are gone.
        var lists: [String: DisplayList] = [:]
    }

    private static let lock = NSLock()
    private nonisolated(unsafe) static var kept = Kept()
    /// How many pictures' pixels are kept; those that nobody has asked for longest go first.
    private static let most = 8

    /// Returns the pixels of a picture, of which no more than a context makes are kept; nil if they can't be known.
    static func of(_ image: CGImage) -> Raster? {
        if let pixels = image.pixels {
            return known("pixels-\(ObjectIdentifier(image))", of: image.list) {
                DecodedPicture(width: pixels.width, height: pixels.height, bytes: pixels.components).raster
            }
        }
        switch image.content {
        case .file(let name): return ofFile(name)
        case .list(let list):
            return known("drawn-\(ObjectIdentifier(list))", of: list) { DrawnPicture(list).raster }
        }
    }

    /// Returns the pixels of a file that viewers load by a name; nil if they can't be known.
    static func ofFile(_ name: String) -> Raster? {
        known(name, of: nil) { PictureFiles.bytes(of: name).flatMap(DecodedPicture.decoded)?.raster }
    }

    private static func known(_ name: String, of list: DisplayList?, _ make: () -> Raster?) -> Raster? {
        let known: Raster?? = lock.withLock {
            // Another drawing may have had the same address.
            guard let pixels = kept.pixels[name], list == nil || kept.lists[name] === list else { return nil }
            if let place = kept.names.firstIndex(of: name) { kept.names.append(kept.names.remove(at: place)) }
            return pixels
        }
        if let known { return known }
        let made = make().map(bounded)
        lock.withLock {
            kept.names.removeAll { $0 == name }
            kept.names.append(name)
            kept.pixels.updateValue(made, forKey: name)
            kept.lists[name] = list
            while kept.names.count > most {
                let first = kept.names.removeFirst()
                kept.pixels[first] = nil
                kept.lists[first] = nil
            }
        }
        return made
    }

    /// The pixels, or as many as a context makes, each of which stands for several.
    private static func bounded(_ raster: Raster) -> Raster {
        guard raster.frame.count > ImageSize.mostRendered else { return raster }
        let factor = (Double(ImageSize.mostRendered) / Double(raster.frame.count)).squareRoot()
        return raster.stretched(
            to: PixelFrame(
                x: 0, y: 0, width: Int(Double(raster.frame.width) * factor),
                height: Int(Double(raster.frame.height) * factor)))
    }

    /// Says once that a picture stays as it is.
    static func reportUnknown() {
        EngineMessages.reportOnce(
            "the pixels of a picture can't be read, as it is no PNG or JPEG file of up to 12.5 million pixels, or has texts, which whoever"
                + " looks draws: Core Image's filters leave it as it is")
    }
}
