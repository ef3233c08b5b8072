import Foundation
import Photos

/// The sizes of image files.
enum ImageSize {
    struct Fault: Error, CustomStringConvertible {
        var description: String
    }

    /// The size in pixels; of an SVG, in its own units.
    ///
    /// - Throws: ``Fault``.
    static func read(_ path: String) throws -> (width: Double, height: Double) {
        if path.lowercased().hasSuffix(".svg") { return try readSVG(path) }
        do {
            let header = try PhotoHeader(path: path)
            return (Double(header.width), Double(header.height))
        } catch {
            throw Fault(description: "\(error)")
        }
    }

    private static func readSVG(_ path: String) throws -> (width: Double, height: Double) {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw Fault(description: "it can't be read")
        }
        let text = String(decoding: data.prefix(4096), as: UTF8.self)
        guard let start = text.range(of: "<svg"), let end = text[start.upperBound...].firstIndex(of: ">") else {
            throw Fault(description: "it is no SVG file")
        }
        let tag = text[start.upperBound..<end]
        func attribute(_ name: String) -> String? {
            guard let from = tag.range(of: " \(name)=\"")?.upperBound else { return nil }
            return String(tag[from...].prefix { $0 != "\"" })
        }
        func length(_ name: String) -> Double? {
            attribute(name).flatMap { Double($0.prefix { $0.isNumber || $0 == "." }) }
        }
        if let width = length("width"), let height = length("height") { return (width, height) }
        let box = attribute("viewBox")?.split { $0 == " " || $0 == "," }.compactMap { Double($0) } ?? []
        guard box.count == 4 else { throw Fault(description: "it says no size") }
        return (box[2], box[3])
    }
}
