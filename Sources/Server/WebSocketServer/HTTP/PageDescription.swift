/// What a page says of itself to whoever shows a link to it: the Open Graph protocol (https://ogp.me), which chats read.
public struct PageDescription: Hashable, Sendable {
    /// A picture that shows what the page does.
    public struct Picture: Hashable, Sendable {
        /// The path of a file that is served; without one there, the page has no picture.
        public var path: String
        /// What it shows.
        public var alternative: String

        /// Makes a picture of its attributes.
        public init(path: String, alternative: String) {
            self.path = path
            self.alternative = alternative
        }
    }

    /// The title.
    public var title: String
    /// One or two sentences.
    public var summary: String
    /// The picture; nil for none.
    public var picture: Picture?

    /// Makes a description of its attributes.
    public init(title: String, summary: String, picture: Picture? = nil) {
        self.title = title
        self.summary = summary
        self.picture = picture
    }

    /// Returns the lines for a page's head.
    ///
    /// - Parameters:
    ///   - origin: of the page, such as `https://example.com`, as addresses in them are absolute.
    ///   - path: the page's.
    /// - Returns: elements of HTML.
    func elements(origin: String, path: String) -> String {
        var lines = [
            Self.element("og:type", "website"), Self.element("og:site_name", "Zoetrope"),
            Self.element("og:title", title), Self.element("og:description", summary),
            Self.element("og:url", origin + path),
            // A picture beside the text: stages are higher than they are wide.
            Self.element("twitter:card", "summary", attribute: "name"),
        ]
        if let picture {
            lines += [
                Self.element("og:image", origin + picture.path), Self.element("og:image:alt", picture.alternative),
            ]
        }
        return lines.joined()
    }

    private static func element(_ name: String, _ content: String, attribute: String = "property") -> String {
        let escaped = content.replacing("&", with: "&amp;").replacing("\"", with: "&quot;").replacing("<", with: "&lt;")
        return "<meta \(attribute)=\"\(name)\" content=\"\(escaped)\">\n"
    }
}
