import QuartzCore

extension NSAttributedString.Key {
    /// The font: a `UIFont`.
    public static let font = NSAttributedString.Key("NSFont")
    /// The colour of the characters: a `UIColor`.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// The colour behind the characters: a `UIColor`.
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    /// The arrangement of the paragraph: an `NSParagraphStyle`.
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    /// The points that are added after each character: a number.
    public static let kern = NSAttributedString.Key("NSKern")
    /// The points that are added after each character, ligatures aside: a number.
    public static let tracking = NSAttributedString.Key("CTTracking")
    /// The style of the line under the text: the raw value of an ``NSUnderlineStyle``.
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    /// The colour of the line under the text; that of the characters without it.
    public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
    /// The style of the line through the text: the raw value of an ``NSUnderlineStyle``.
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    /// The colour of the line through the text; that of the characters without it.
    public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
    /// The points by which the text is raised: a number.
    public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
    /// The shadow of the characters: an ``NSShadow``.
    public static let shadow = NSAttributedString.Key("NSShadow")
    /// An address, which nothing opens: a `URL` or a text.
    public static let link = NSAttributedString.Key("NSLink")

    /// An image in place of the character: an ``NSTextAttachment``.
    public static let attachment = NSAttributedString.Key("NSAttachment")
}
