import QuartzCore

/// An image in a text: it stands on the baseline, and lines are as high as it needs.
open class NSTextAttachment: NSObject {
    private final let comparable = ComparableValue()
    /// The image.
    open var image: UIImage?
    /// The place from the baseline on, upwards; empty for the image's own size.
    open var bounds = CGRect.zero
    /// The bytes of the content; has no effect.
    open var contents: Data?
    /// The kind of the content; has no effect.
    open var fileType: String?

    public override init() {
        super.init()
    }

    /// Makes an empty attachment: archives are not read here.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// Makes an attachment of an image.
    public init(image: UIImage) {
        self.image = image
        super.init()
    }

    /// Makes an attachment of bytes, which are not read.
    public init(data contentData: Data?, ofType uti: String?) {
        contents = contentData
        fileType = uti
        super.init()
    }

    /// Returns the image that is drawn.
    ///
    /// - Parameters:
    ///   - imageBounds: the place in which it is shown, in points from the text's top left corner.
    ///   - textContainer: the container of the text; nil for a label's.
    ///   - charIndex: the place of the attachment's character.
    /// - Returns: the attachment's image, wherever it is shown; nil to leave the place empty.
    open func image(
        forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
    ) -> UIImage? { image }

    /// Returns the place of the image: from the baseline on, upwards, in points.
    ///
    /// - Parameters:
    ///   - textContainer: the container of the text; nil for a label's.
    ///   - lineFrag: the line as wide as the text may be, if that is known, and as high as the font's lines.
    ///   - position: where the attachment stands in the line; always (0, 0).
    ///   - charIndex: the place of the attachment's character.
    /// - Returns: ``bounds``, or, if these are empty, the image's own size.
    open func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect { bounds.isEmpty ? CGRect(origin: .zero, size: image?.size ?? .zero) : bounds }

    /// The character that stands for an attachment.
    public static let character = 0xFFFC
}

extension NSAttributedString {
    /// Makes a text of an attachment alone.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}
