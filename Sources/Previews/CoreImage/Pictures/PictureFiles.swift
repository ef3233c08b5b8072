import CoreGraphics
import Foundation
import Previews
import QuartzCore
import StageTime

/// The files of pictures that viewers load by their names.
enum PictureFiles {
    /// Returns the bytes of a file; nil if it is not found, or its code does not run on the stage's main actor.
    static func bytes(of name: String) -> [UInt8]? {
        if let made = PixelImages.file(named: name) { return made }
        guard StageTurn.isOnMainActor else { return nil }
        return MainActor.assumeIsolated { path(of: name) }
            .flatMap { try? Data(contentsOf: URL(fileURLWithPath: $0)) }.map { Array($0) }
    }

    private static let types = ["png", "jpg", "jpeg"]

    /// The path of the file that the stage's catalogue has by a name for viewers.
    @MainActor private static func path(of file: String) -> String? {
        guard let (name, image) = FrameClock.current.images.first(where: { $0.value.file == file }) else { return nil }
        let stem = name.split(separator: "/").last.map(String.init) ?? name
        var paths: [String] = []
        if let set = PreviewResources.path(of: "\(stem).imageset", type: nil) {
            let files = (try? FileManager.default.contentsOfDirectory(atPath: set)) ?? []
            paths = files.sorted().map { "\(set)/\($0)" }
        }
        for end in ["@3x", "@2x", ""] {
            paths += types.compactMap { PreviewResources.path(of: stem + end, type: $0) }
        }
        let kind = URL(fileURLWithPath: file).pathExtension.lowercased()
        let pictures = paths.filter { path in
            let own = URL(fileURLWithPath: path).pathExtension.lowercased()
            return own == kind && types.contains(own)
        }
        // The catalogue's size is that of the largest file over its scale.
        return pictures.compactMap { path in scale(of: path, to: image.size).map { (path, $0) } }
            .max { $0.1 < $1.1 }?.0
    }

    /// How many pixels a point has of a file's picture; nil if it has not the same shape.
    private static func scale(of path: String, to size: CGSize) -> CGFloat? {
        guard let handle = FileHandle(forReadingAtPath: path) else { return nil }
        defer { try? handle.close() }
        // A JPEG file has its size behind what cameras say of it.
        guard let head = try? handle.read(upToCount: 1 << 18), let pixels = pixelSize([UInt8](head)),
            size.width > 0, size.height > 0
        else { return nil }
        let (across, down) = (CGFloat(pixels.width) / size.width, CGFloat(pixels.height) / size.height)
        return (across - down).magnitude < 0.02 * max(across, down) ? across : nil
    }

    /// Returns the size in pixels that the beginning of a PNG or JPEG file says; nil for another file.
    static func pixelSize(_ head: [UInt8]) -> (width: Int, height: Int)? {
        func number(_ place: Int, _ length: Int) -> Int {
            head[place..<place + length].reduce(0) { $0 << 8 | Int($1) }
        }
        if PNGFile.isPNG(head) { return head.count >= 24 ? (number(16, 4), number(20, 4)) : nil }
        guard head.starts(with: [0xFF, 0xD8]) else { return nil }
        var place = 2
        while place + 9 <= head.count, head[place] == 0xFF {
            let marker = head[place + 1]
            if 0xC0...0xCF ~= marker, ![0xC4, 0xC8, 0xCC].contains(marker) {
                return (number(place + 7, 2), number(place + 5, 2))
            }
            place += marker == 0xFF ? 1 : 2 + number(place + 2, 2)
        }
        return nil
    }
}
