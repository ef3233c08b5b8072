import QuartzCore

extension NSAttributedString {
    /// A kind of document.
    public struct DocumentType: RawRepresentable, Hashable, Sendable {
        /// The kind's name.
        public let rawValue: String

        /// Makes a kind of its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Text without attributes.
        public static let plain = DocumentType(rawValue: "NSPlainText")
        /// A page of the web.
        public static let html = DocumentType(rawValue: "NSHTML")
        /// Rich text, which is not read.
        public static let rtf = DocumentType(rawValue: "NSRTF")
        /// Rich text with attachments, which is not read.
        public static let rtfd = DocumentType(rawValue: "NSRTFD")
    }

    /// A name of what is said of a document that is read.
    public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Makes a name of a text.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The kind of the document: a ``DocumentType``.
        public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
        /// The encoding of its characters: the raw value of a `String.Encoding`.
        public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
        /// Attributes of what has none, for which nothing asks.
        public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
    }

    /// Reads a document.
    ///
    /// Of HTML there are the text with its paragraphs, line breaks and lists, bold, italic, underlined and struck characters, links,
    /// headings, and the colours and sizes of `font` elements and of styles beside an element; there are no style sheets and no
    /// images. Its font is Times's stand-in of 12 points, as on iOS, unless a style says otherwise.
    ///
    /// - Parameters:
    ///   - data: the document's bytes.
    ///   - options: what is said of it; of a document of an unknown kind that begins with `<` it is HTML.
    ///   - dict: has no effect.
    /// - Throws: `CocoaError` for bytes that are no text, and for rich text.
    @preconcurrency @MainActor
    public convenience init(
        data: Data, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>? = nil
    ) throws {
        let kind = options[.documentType] as? DocumentType ?? (options[.documentType] as? String).map(DocumentType.init)
        let named = (options[.characterEncoding] as? NSNumber)?.uintValue ?? options[.characterEncoding] as? UInt
        let text =
            data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
            ? String(data: data, encoding: .utf16)
            : named.flatMap { String(data: data, encoding: String.Encoding(rawValue: $0)) }
                ?? String(data: data, encoding: .utf8) ?? String(data: data, encoding: .isoLatin1)
        guard let text, kind != .rtf, kind != .rtfd else { throw CocoaError(.fileReadCorruptFile) }
        let isPage = kind == .html || kind == nil && text.drop { $0.isWhitespace }.first == "<"
        self.init(attributedString: isPage ? HTMLText(text).string : NSAttributedString(string: text))
    }
}

/// The stand-in of the pointer by which Objective-C gives something back.
public typealias AutoreleasingUnsafeMutablePointer = UnsafeMutablePointer
