import Foundation

/// One HTML file that plays a recorded stage without a server.
public struct ReplayPage: Sendable {
    /// The player without a recording. It holds each of ``titlePoint``, ``imagesPoint`` and ``recordingPoint`` once.
    public let template: String

    /// What the document's title, escaped, takes the place of, with the element.
    static let titlePoint = "<title>Zoetrope replay</title>"
    /// An object of images' addresses by name, as JSON without `<`, takes the place of the braces.
    static let imagesPoint = #"id="images">{}"#
    /// The recording in base64 goes after it.
    static let recordingPoint = #"id="recording">"#

    /// Takes the player from the page's folder.
    ///
    /// - Parameter web: the page's folder, as `make page` builds it: the player's script is one file there.
    /// - Throws: ``ReplayError`` if a file of the player can't be read, or its script imports others.
    public init(web: String) throws {
        let script = try WebFile.text("pages/replay/main.js", in: web)
        if script.contains(/(from|import)\s*"\.{1,2}\//) {
            throw ReplayError("the player in \(web) is in modules; 'make page' joins them, in .build/page")
        }
        let style = try WebFile.text("pages/replay/replay.css", in: web)
        template = try WebFile.text("pages/replay/template.html", in: web)
            .replacing(
                #"<script type="module" src="main.js"></script>"#,
                with: """
                    <meta http-equiv="content-security-policy" content="default-src 'none'; script-src 'unsafe-inline' data:; \
                    style-src 'unsafe-inline'; img-src data:">
                        <script type="module" src="data:text/javascript;base64,\(Data(script.utf8).base64EncodedString())"></script>
                    """
            )
            .replacing(#"<link rel="stylesheet" href="replay.css">"#, with: "<style>\n\(style)</style>")
    }

    /// - Parameters:
    ///   - title: the document's.
    ///   - recording: ``StageRecorder/bytes``.
    ///   - images: addresses, such as `data:` ones, of the images by name.
    public func html(title: String, recording: [UInt8], images: [String: String]) throws -> String {
        template
            .replacing(Self.titlePoint, with: "<title>\(Self.escaped(title))</title>")
            .replacing(Self.imagesPoint, with: Self.imagesPoint.dropLast(2) + (try Self.json(images)))
            .replacing(Self.recordingPoint, with: Self.recordingPoint + Data(recording).base64EncodedString())
    }

    /// The `data:` address of an image file, or nil if it can't be read.
    ///
    /// - Parameter contentType: nil takes it from the name: WebP or SVG.
    public static func imageAddress(file: String, contentType: String? = nil) -> String? {
        let type = contentType ?? (file.hasSuffix(".svg") ? "image/svg+xml" : "image/webp")
        return FileManager.default.contents(atPath: file).map { "data:\(type);base64,\($0.base64EncodedString())" }
    }

    /// In an HTML script no `<` may stand.
    private static func json(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(value), as: UTF8.self).replacing("<", with: #"\u003c"#)
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    }
}
