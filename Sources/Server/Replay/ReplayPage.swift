import Foundation
import StageModel

/// The HTML file that plays or films a recorded stage without a server.
public struct ReplayPage: Sendable {
    /// A page that a recording is put into.
    public enum Kind: String, Sendable {
        /// The page for people.
        case replay
        /// The page that draws a film for whoever calls its functions.
        case film
    }

    /// The page without a recording.
    ///
    /// It contains each of ``titlePoint``, ``imagesPoint``, ``fontsPoint``, of people's pages ``commentsPoint``, and ``recordingPoint`` once.
    public let template: String
    private let web: String

    /// The element that is replaced by one with the document's title.
    static let titlePoint = "<title>Zoetrope replay</title>"
    /// The place of the images' addresses by name: JSON without `<` replaces the braces.
    static let imagesPoint = #"id="images">{}"#
    /// The place of the fonts' addresses by the names of their files, in the same form.
    static let fontsPoint = #"id="fonts">{}"#
    /// The place of the comments: a JSON list without `<` replaces the empty one.
    static let commentsPoint = #"id="comments">[]"#
    /// The place after which the recording follows in base64.
    static let recordingPoint = #"id="recording">"#

    /// Reads the page's files.
    ///
    /// - Parameters:
    ///   - web: the page's folder, as `make page` builds it: the script is one file there.
    ///   - kind: the page that is wanted.
    /// - Throws: ``ReplayError`` if a file can't be read, or the script imports others.
    public init(web: String, kind: Kind = .replay) throws {
        self.web = web
        let folder = "pages/\(kind.rawValue)"
        let script = try WebFile.text("\(folder)/main.js", in: web)
        if script.contains(/(from|import)\s*"\.{1,2}\//) {
            throw ReplayError("the player in \(web) is in modules; 'make page' joins them, in .build/page")
        }
        let style = kind == .replay ? try WebFile.text("\(folder)/replay.css", in: web) : ""
        template = try WebFile.text("\(folder)/template.html", in: web)
            .replacing(
                #"<script type="module" src="main.js"></script>"#,
                with: """
                    <meta http-equiv="content-security-policy" content="default-src 'none'; script-src 'unsafe-inline' data:; \
                    style-src 'unsafe-inline'; img-src data:; font-src data:">
                        <script type="module" src="data:text/javascript;base64,\(Data(script.utf8).base64EncodedString())"></script>
                    """
            )
            .replacing(#"<link rel="stylesheet" href="replay.css">"#, with: "<style>\n\(style)</style>")
    }

    /// Returns the file of a recording.
    ///
    /// - Parameters:
    ///   - title: the document's title.
    ///   - recording: ``StageRecorder/bytes``.
    ///   - images: addresses, such as `data:` ones, of the images by name.
    ///   - fonts: addresses of the fonts by the names of their files.
    ///   - comments: what is shown at the recording's ticks.
    /// - Returns: HTML.
    /// - Throws: an encoding error for an address that is no valid text.
    public func html(
        title: String, recording: [UInt8], images: [String: String], fonts: [String: String],
        comments: [LoggedComment] = []
    ) throws -> String {
        template
            .replacing(Self.titlePoint, with: "<title>\(Self.escaped(title))</title>")
            .replacing(Self.imagesPoint, with: Self.imagesPoint.dropLast(2) + (try Self.json(images)))
            .replacing(Self.fontsPoint, with: Self.fontsPoint.dropLast(2) + (try Self.json(fonts)))
            .replacing(
                Self.commentsPoint,
                with: Self.commentsPoint.dropLast(2) + (try Self.json(comments.map(EmbeddedComment.init)))
            )
            .replacing(Self.recordingPoint, with: Self.recordingPoint + Data(recording).base64EncodedString())
    }

    /// A comment as the page reads it, its colour being the place in the palette.
    private struct EmbeddedComment: Encodable {
        let tick: UInt32
        let x: Double
        let y: Double
        let name: String
        let color: UInt8
        let text: String

        init(_ comment: LoggedComment) {
            (tick, x, y) = (comment.tick, comment.x, comment.y)
            (name, color, text) = (comment.name, comment.color, comment.comment)
        }
    }

    /// Returns the `data:` addresses of the files that texts need of the page's fonts, by their names.
    ///
    /// - Throws: ``ReplayError`` if the list of the page's fonts can't be read.
    public func fontAddresses(for needs: FontNeeds) throws -> [String: String] {
        var addresses: [String: String] = [:]
        for font in try FontFile.all(in: web) where font.isNeeded(for: needs) {
            guard let data = FileManager.default.contents(atPath: "\(web)/fonts/\(font.file)") else { continue }
            addresses[font.file] = "data:font/woff2;base64,\(data.base64EncodedString())"
        }
        return addresses
    }

    /// Returns the `data:` address of an image file.
    ///
    /// - Parameters:
    ///   - file: the file's path.
    ///   - contentType: the media type; nil takes it from the name: WebP or SVG.
    /// - Returns: the address; nil if the file can't be read.
    public static func imageAddress(file: String, contentType: String? = nil) -> String? {
        let type = contentType ?? (file.hasSuffix(".svg") ? "image/svg+xml" : "image/webp")
        return FileManager.default.contents(atPath: file).map { "data:\(type);base64,\($0.base64EncodedString())" }
    }

    /// Returns a value's JSON without `<`, which must not stand in an HTML script.
    private static func json(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(value), as: UTF8.self).replacing("<", with: #"\u003c"#)
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    }
}
