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

    /// Bundles the player.
    ///
    /// - Parameter web: the page's folder.
    /// - Throws: ``ReplayError`` if a file of the player can't be read.
    public init(web: String) throws {
        let player = try ModuleBundle(entry: "replay/main.js", folder: web)
        let style = try WebFile.text("replay/replay.css", in: web)
        let map = try Self.json(["imports": player.imports])
        template = try WebFile.text("replay/template.html", in: web)
            .replacing(
                #"<script type="module" src="main.js"></script>"#,
                with: """
                    <meta http-equiv="content-security-policy" content="default-src 'none'; script-src 'unsafe-inline' data:; \
                    style-src 'unsafe-inline'; img-src data:">
                        <script type="importmap">\(map)</script>
                        <script type="module">import "\(player.entry)";</script>
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
