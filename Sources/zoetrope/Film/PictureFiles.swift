import CoreGraphics
import Foundation
import PreviewProtocol
import Replay

/// The files of pictures and fonts that a recording shows and that are not the page's.
struct PictureFiles {
    /// The images' paths, by their names.
    private let images: [String: String]
    /// The fonts' paths, by their names.
    private let fonts: [String: String]

    /// Makes the files of their paths, by their names.
    init(images: [String: String] = [:], fonts: [String: String] = [:]) {
        (self.images, self.fonts) = (images, fonts)
    }

    /// Finds the files of previews.
    ///
    /// - Parameters:
    ///   - build: what was compiled.
    ///   - folder: the project's folder.
    init(of build: PreviewBuild, in folder: URL) {
        func paths(_ files: [(name: String, path: String)]) -> [String: String] {
            Dictionary(files.map { ($0.name, folder.appendingPathComponent($0.path).path) }) { first, _ in first }
        }
        self.init(
            images: paths(build.images.map { ($0.file, $0.path) }), fonts: paths(build.fonts.map { ($0.name, $0.path) })
        )
    }

    /// Returns these files and others, of which those here count where both have a name.
    func merging(images others: [String: String]) -> PictureFiles {
        PictureFiles(images: images.merging(others) { own, _ in own }, fonts: fonts)
    }

    /// Returns the document that plays or films a recording, with all that it shows.
    ///
    /// - Parameters:
    ///   - recorder: the recording.
    ///   - title: the document's title.
    ///   - page: the page that it is put into.
    ///   - web: the page's folder.
    /// - Returns: HTML.
    /// - Throws: `ReplayError` if the page's files can't be read, or an encoding error.
    func document(of recorder: StageRecorder, title: String, on page: ReplayPage, web: String) throws -> String {
        let pictures = recorder.images.compactMap { name -> (String, String)? in
            if let file = PixelImages.file(named: name) {
                return (name, "data:image/png;base64,\(Data(file).base64EncodedString())")
            }
            return ReplayPage.imageAddress(
                file: images[name] ?? "\(web)/images/\(name)", contentType: images[name].flatMap(Self.contentType)
            ).map { (name, $0) }
        }
        let own = fonts.compactMapValues { path in
            FileManager.default.contents(atPath: path).map { "data:font/ttf;base64,\($0.base64EncodedString())" }
        }
        return try page.html(
            title: title, recording: recorder.bytes,
            images: Dictionary(pictures) { first, _ in first },
            fonts: page.fontAddresses(for: recorder.fonts).merging(own) { first, _ in first })
    }

    private static func contentType(of file: String) -> String? {
        let types = [
            "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "gif": "image/gif", "webp": "image/webp",
            "svg": "image/svg+xml", "avif": "image/avif",
        ]
        return types[URL(fileURLWithPath: file).pathExtension.lowercased()]
    }
}
