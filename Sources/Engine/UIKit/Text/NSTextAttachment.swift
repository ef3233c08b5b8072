import QuartzCore

/// An image in a text.
///
/// It takes its room, and is not drawn.
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

    /// Returns the image.
    ///
    /// - Parameters:
    ///   - imageBounds: the place in which it is to be shown.
    ///   - textContainer: the container of the text.
    ///   - charIndex: the place of the attachment's character.
    /// - Returns: the attachment's image, wherever it is to be shown.
    open func image(
        forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
    ) -> UIImage? { image }

    /// How far the text behind it moves.
    var width: Double { Double(bounds.isEmpty ? image?.size.width ?? 0 : bounds.width) }

    /// The character that stands for an attachment.
    public static let character = 0xFFFC
}

extension NSAttributedString {
    /// Makes a text of an attachment alone.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}
