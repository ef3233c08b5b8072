import Foundation
import Photos

/// The sizes of image files.
enum ImageSize {
    struct Fault: Error, CustomStringConvertible {
        var description: String
    }

    /// The size in pixels; of an SVG, in its own units; of a PDF, that of its first page in points.
    ///
    /// - Parameters:
    ///   - path: the file's path from the folder on.
    ///   - folder: the project's folder.
    /// - Returns: the size, and why pages can't draw the image, if they can't.
    /// - Throws: ``Fault``.
    static func read(
        _ path: String, in folder: OpenFolder
    ) throws -> (width: Double, height: Double, fault: String?) {
        if path.lowercased().hasSuffix(".svg") {
            let size = try readSVG(data(path, in: folder))
            return (size.width, size.height, nil)
        }
        if path.lowercased().hasSuffix(".pdf") {
            guard let size = PDFDrawing.size(of: try data(path, in: folder, limit: PDFDrawing.largest)) else {
                throw Fault(description: "it is no PDF file with a page")
            }
            return (size.width, size.height, nil)
        }
        do throws(PhotoFault) {
            if let header = try? PhotoHeader(beneath: folder, path: path) {
                return (Double(header.width), Double(header.height), nil)
            }
            if let header = try? ImageHeader(beneath: folder, path: path) {
                return (Double(header.width), Double(header.height), header.fault)
            }
            // What is wrong with it is told by the reader of the usual kinds.
            let header = try PhotoHeader(beneath: folder, path: path)
            return (Double(header.width), Double(header.height), nil)
        } catch {
            throw Fault(description: "\(error)")
        }
    }

    private static func data(_ path: String, in folder: OpenFolder, limit: Int = 64 << 20) throws -> [UInt8] {
        do throws(PhotoFault) { return try folder.read(beneath: path, limit: limit) } catch {
            throw Fault(description: "\(error)")
        }
    }

    private static func readSVG(_ data: [UInt8]) throws -> (width: Double, height: Double) {
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
